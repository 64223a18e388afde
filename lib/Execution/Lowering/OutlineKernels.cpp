//===- OutlineKernels.cpp - a function for each loop nest ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir/Conversion/LLVMCommon/TypeConverter.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Transforms/RegionUtils.h"
#include "tutti/Execution/IR/Rt.h"
#include "tutti/Execution/Passes.h"

namespace tutti::exec {
#define GEN_PASS_DEF_OUTLINEKERNELS
#include "tutti/Execution/Passes.h.inc"
} // namespace tutti::exec

using namespace mlir;
using namespace tutti;

// Whether the op is a loop nest that can stand in a function of its own.
static bool isKernel(Operation *op, const SymbolTable &symbols) {
  if (op->getNumResults() != 0 || !isa<linalg::LinalgOp, scf::ForOp>(op))
    return false;
  // What ends the run must stand where it is. Functions of the host that are
  // called by now only compute.
  auto staysInPlace = [&](Operation *nested) {
    if (auto call = dyn_cast<func::CallOp>(nested)) {
      auto callee = symbols.lookup<func::FuncOp>(call.getCallee());
      return !callee || !callee.isDeclaration();
    }
    return isa<rt::CollectiveOp, rt::ExpectOp, rt::RequireOp, scf::WhileOp>(
        nested);
  };
  return !op->walk([&](Operation *nested) {
              return staysInPlace(nested) ? WalkResult::interrupt()
                                          : WalkResult::advance();
            }).wasInterrupted();
}

namespace {
struct OutlineKernels : public exec::impl::OutlineKernelsBase<OutlineKernels> {
  void runOnOperation() override {
    loopsForCopies();
    SymbolTable symbols(getOperation());
    SmallVector<Operation *> kernels;
    for (auto func : getOperation().getOps<func::FuncOp>())
      func.walk<WalkOrder::PreOrder>([&](Operation *op) {
        if (!isKernel(op, symbols))
          return WalkResult::advance();
        kernels.push_back(op);
        return WalkResult::skip();
      });
    OpBuilder b(&getContext());
    for (auto [i, op] : llvm::enumerate(kernels))
      outline(op, ("kernel_" + Twine(i)).str(), b);
  }

  // A copy between dense buffers is one call of memcpy; others are loops.
  void loopsForCopies() {
    SmallVector<memref::CopyOp> copies;
    getOperation().walk([&](memref::CopyOp op) {
      auto isDense = [](Value buffer) {
        return cast<MemRefType>(buffer.getType()).getLayout().isIdentity();
      };
      if (!isDense(op.getSource()) || !isDense(op.getTarget()))
        copies.push_back(op);
    });
    for (memref::CopyOp op : copies) {
      OpBuilder b(op);
      linalg::CopyOp::create(b, op.getLoc(), op.getSource(), op.getTarget());
      op.erase();
    }
  }

  void outline(Operation *op, StringRef name, OpBuilder &b);
};
} // namespace

void OutlineKernels::outline(Operation *op, StringRef name, OpBuilder &b) {
  // What the op uses: its operands, and what its regions take from outside.
  llvm::SetVector<Value> used(op->getOperands().begin(),
                              op->getOperands().end());
  getUsedValuesDefinedAbove(op->getRegions(), used);
  SmallVector<Value> arguments;
  SmallVector<Operation *> constants;
  for (Value value : used) {
    if (Operation *def = value.getDefiningOp();
        def && matchPattern(def, m_Constant()))
      constants.push_back(def);
    else
      arguments.push_back(value);
  }
  b.setInsertionPointToEnd(getOperation().getBody());
  auto func = func::FuncOp::create(
      b, op->getLoc(), name,
      b.getFunctionType(ValueRange(arguments).getTypes(), {}));
  func.setPrivate();
  func->setAttr("llvm.linkage",
                LLVM::LinkageAttr::get(&getContext(), LLVM::Linkage::Internal));
  // As LLVM knows it.
  func->setAttr("passthrough", b.getStrArrayAttr({"noinline"}));
  // A pointer says all of a memref whose type says the rest.
  if (llvm::all_of(arguments, [](Value argument) {
        auto memref = dyn_cast<MemRefType>(argument.getType());
        return !memref || LLVMTypeConverter::canConvertToBarePtr(memref);
      }))
    func->setAttr("llvm.bareptr", b.getUnitAttr());
  Block *body = func.addEntryBlock();
  IRMapping mapping;
  mapping.map(arguments, body->getArguments());
  b.setInsertionPointToStart(body);
  for (Operation *constant : constants)
    b.clone(*constant, mapping);
  b.clone(*op, mapping);
  func::ReturnOp::create(b, op->getLoc());
  b.setInsertionPoint(op);
  func::CallOp::create(b, op->getLoc(), func, arguments);
  op->erase();
}
