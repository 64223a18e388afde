//===- ControlFlow.cpp - loops, branches and barriers ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Patterns.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

using namespace mlir;
using namespace tutti;
using namespace tutti::exec;

// Moves a region, whose block then has arguments of the kept types, and ends it
// with what `end` makes of the returned values.
static void moveRegion(Lowering &l, Region &from, Region &to,
                       llvm::function_ref<void(ValueRange)> end) {
  l.b.inlineRegionBefore(from, to, to.end());
  (void)l.b.convertRegionTypes(&to, l.converter);
  Operation *terminator = to.front().getTerminator();
  OpBuilder::InsertionGuard guard(l.b);
  l.b.setInsertionPoint(terminator);
  Values returned;
  for (Value result : terminator->getOperands()) {
    Type kept = l.converter.convertType(result.getType());
    returned.push_back(
        kept == result.getType()
            ? result
            : l.create<UnrealizedConversionCastOp>(kept, result).getResult(0));
  }
  end(returned);
  l.b.eraseOp(terminator);
}

static void yield(Lowering &l, Region &from, Region &to) {
  moveRegion(l, from, to,
             [&](ValueRange values) { l.create<scf::YieldOp>(values); });
}

static FailureOr<SmallVector<Type>> keptTypes(Lowering &l, TypeRange types) {
  SmallVector<Type> kept;
  if (failed(l.converter.convertTypes(types, kept)))
    return failure();
  return kept;
}

static FailureOr<Values>
lowerIf(stablehlo::IfOp op, stablehlo::IfOp::Adaptor adaptor, Lowering &l) {
  FailureOr<SmallVector<Type>> types = keptTypes(l, op.getResultTypes());
  if (failed(types))
    return failure();
  auto made = l.create<scf::IfOp>(*types, l.extractScalar(adaptor.getPred()),
                                  /*addThenBlock=*/false,
                                  /*addElseBlock=*/false);
  yield(l, op.getTrueBranch(), made.getThenRegion());
  yield(l, op.getFalseBranch(), made.getElseRegion());
  return Values(made.getResults());
}

// An index that no branch has means the last one.
static FailureOr<Values> lowerCase(stablehlo::CaseOp op,
                                   stablehlo::CaseOp::Adaptor adaptor,
                                   Lowering &l) {
  FailureOr<SmallVector<Type>> types = keptTypes(l, op.getResultTypes());
  if (failed(types))
    return failure();
  Value index = l.create<arith::IndexCastOp>(
      l.b.getIndexType(), l.extractScalar(adaptor.getIndex()));
  int64_t last = op.getBranches().size() - 1;
  auto made = l.create<scf::IndexSwitchOp>(
      *types, index, llvm::to_vector(llvm::seq<int64_t>(0, last)), last);
  for (int64_t i = 0; i < last; ++i)
    yield(l, op.getBranches()[i], made.getCaseRegions()[i]);
  yield(l, op.getBranches()[last], made.getDefaultRegion());
  return Values(made.getResults());
}

static FailureOr<Values> lowerWhile(stablehlo::WhileOp op,
                                    stablehlo::WhileOp::Adaptor adaptor,
                                    Lowering &l) {
  FailureOr<SmallVector<Type>> types = keptTypes(l, op.getResultTypes());
  if (failed(types))
    return failure();
  auto made = l.create<scf::WhileOp>(*types, adaptor.getOperand());
  moveRegion(l, op.getCond(), made.getBefore(), [&](ValueRange values) {
    l.create<scf::ConditionOp>(l.extractScalar(values[0]),
                               made.getBefore().getArguments());
  });
  yield(l, op.getBody(), made.getAfter());
  return Values(made.getResults());
}

static FailureOr<Values>
lowerBarrier(stablehlo::OptimizationBarrierOp,
             stablehlo::OptimizationBarrierOp::Adaptor adaptor, Lowering &) {
  return Values(adaptor.getOperand());
}

static FailureOr<Values> lowerCreateToken(stablehlo::CreateTokenOp,
                                          stablehlo::CreateTokenOp::Adaptor,
                                          Lowering &l) {
  return Values{l.create<arith::ConstantIntOp>(0, 1)};
}

static FailureOr<Values> lowerAfterAll(stablehlo::AfterAllOp,
                                       stablehlo::AfterAllOp::Adaptor,
                                       Lowering &l) {
  return Values{l.create<arith::ConstantIntOp>(0, 1)};
}

void exec::addControlFlow(PatternFamily family) {
  family.add<stablehlo::IfOp>(lowerIf);
  family.add<stablehlo::CaseOp>(lowerCase);
  family.add<stablehlo::WhileOp>(lowerWhile);
  family.add<stablehlo::OptimizationBarrierOp>(lowerBarrier);
  family.add<stablehlo::CreateTokenOp>(lowerCreateToken);
  family.add<stablehlo::AfterAllOp>(lowerAfterAll);
}
