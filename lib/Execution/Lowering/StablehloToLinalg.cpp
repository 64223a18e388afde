//===- StablehloToLinalg.cpp - lowers a per-device program ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Patterns.h"
#include "Scalars.h"
#include "Transfers.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Complex/IR/Complex.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Func/Transforms/FuncConversions.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "tutti/Collectives/IR/Ccl.h"
#include "tutti/Execution/IR/Check.h"
#include "tutti/Execution/IR/Rt.h"
#include "tutti/Execution/Passes.h"
#include "tutti/StableHLO/IR/Chlo.h"
#include "tutti/StableHLO/IR/Sdy.h"

namespace tutti::exec {
#define GEN_PASS_DEF_STABLEHLOTOLINALG
#include "tutti/Execution/Passes.h.inc"
} // namespace tutti::exec

using namespace mlir;
using namespace tutti;
using namespace tutti::exec;

namespace {
struct StablehloToLinalg
    : public exec::impl::StablehloToLinalgBase<StablehloToLinalg> {
  void runOnOperation() override;
};
} // namespace

// Meshes name devices for shardings, which a per-device program has none of.
static void dropMeshes(ModuleOp module) {
  for (auto mesh : llvm::make_early_inc_range(module.getOps<sdy::MeshOp>()))
    mesh.erase();
}

void StablehloToLinalg::runOnOperation() {
  if (failed(joinTransfers(getOperation())))
    return signalPassFailure();
  MLIRContext *context = &getContext();
  StorageTypeConverter converter;
  ConversionTarget target(*context);
  target.addIllegalDialect<stablehlo::StableHLODialect, chlo::ChloDialect,
                           ccl::CclDialect, check::CheckDialect>();
  target.markUnknownOpDynamicallyLegal(
      [](Operation *op) { return op->isRegistered(); });
  target.addDynamicallyLegalOp<func::FuncOp>([&](func::FuncOp op) {
    return converter.isSignatureLegal(op.getFunctionType()) &&
           converter.isLegal(&op.getBody());
  });
  target.addDynamicallyLegalOp<func::CallOp, func::ReturnOp>(
      [&](Operation *op) { return converter.isLegal(op); });

  RewritePatternSet patterns(context);
  PatternFamily family{patterns, converter};
  addElementwise(family);
  addDataMovement(family);
  addIndexing(family);
  addReductions(family);
  addContractions(family);
  addConvolutions(family);
  addWindows(family);
  addControlFlow(family);
  addScatter(family);
  addSort(family);
  addRandom(family);
  addLinearAlgebra(family);
  addFft(family);
  addBatchNorm(family);
  addEinsum(family);
  addBitcasts(family);
  addCalls(family);
  addDynamicShapes(family);
  addQuantized(family);
  addRaggedDot(family);
  addScan(family);
  addTuples(family);
  addCollectives(family);
  addStablehloCollectives(family);
  addExpectations(family);
  populateFunctionOpInterfaceTypeConversionPattern<func::FuncOp>(patterns,
                                                                 converter);
  populateReturnOpTypeConversionPattern(patterns, converter);
  populateCallOpTypeConversionPattern(patterns, converter);

  // What stops the conversion is said in the words of a user, where a lowering
  // has not said it.
  LogicalResult result = failure();
  std::optional<Location> place;
  std::string name;
  bool isSaid = false;
  {
    ScopedDiagnosticHandler translate(context, [&](Diagnostic &diagnostic) {
      std::string message = diagnostic.str();
      if (!StringRef(message).contains("failed to legalize")) {
        isSaid |= diagnostic.getSeverity() == DiagnosticSeverity::Error;
        return failure();
      }
      place = diagnostic.getLocation();
      name = StringRef(message).split('\'').second.split('\'').first.str();
      return success();
    });
    result =
        applyPartialConversion(getOperation(), target, std::move(patterns));
  }
  if (failed(result)) {
    if (place && !isSaid)
      emitError(*place) << "'" << name << "' op cannot be run";
    return signalPassFailure();
  }
  dropMeshes(getOperation());
  declareHostFunctions(getOperation());
}
