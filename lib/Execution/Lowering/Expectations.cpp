//===- Expectations.cpp - what values must be ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Patterns.h"
#include "tutti/Execution/IR/Check.h"
#include "tutti/Execution/IR/Rt.h"
#include "tutti/Execution/Runtime.h"

using namespace mlir;
using namespace tutti;
using namespace tutti::exec;

namespace {
/// How far values may be from what is expected.
struct Bounds {
  double tolerance = 0;
  uint64_t mostUlps = 0, leastUlps = 0;
};
} // namespace

static FailureOr<Values> expect(Lowering &l, Value actual, Value expected,
                                Bounds bounds) {
  Type element = getElementTypeOrSelf(l.op->getOperand(0).getType());
  std::optional<int32_t> type = runtimeType(element);
  if (!type)
    return failure();
  l.create<rt::ExpectOp>(actual, expected, *type, APFloat(bounds.tolerance),
                         bounds.mostUlps, bounds.leastUlps,
                         l.op->hasAttr("signed_zeros"));
  return Values();
}

static FailureOr<Values> expectConstant(Lowering &l, Value actual,
                                        ElementsAttr value, Bounds bounds) {
  DenseElementsAttr expected = toStorage(value);
  if (!expected)
    return failure();
  return expect(l, actual, l.create<arith::ConstantOp>(expected), bounds);
}

static FailureOr<Values> lowerExpectEq(check::ExpectEqOp,
                                       check::ExpectEqOp::Adaptor adaptor,
                                       Lowering &l) {
  return expect(l, adaptor.getActual(), adaptor.getExpected(), {});
}

static FailureOr<Values>
lowerExpectEqConst(check::ExpectEqConstOp op,
                   check::ExpectEqConstOp::Adaptor adaptor, Lowering &l) {
  return expectConstant(l, adaptor.getActual(), op.getValue(), {});
}

static FailureOr<Values>
lowerExpectAlmostEq(check::ExpectAlmostEqOp op,
                    check::ExpectAlmostEqOp::Adaptor adaptor, Lowering &l) {
  return expect(l, adaptor.getActual(), adaptor.getExpected(),
                {op.getTolerance().convertToDouble()});
}

static FailureOr<Values>
lowerExpectAlmostEqConst(check::ExpectAlmostEqConstOp op,
                         check::ExpectAlmostEqConstOp::Adaptor adaptor,
                         Lowering &l) {
  return expectConstant(l, adaptor.getActual(), op.getValue(),
                        {op.getTolerance().convertToDouble()});
}

static FailureOr<Values> lowerExpectClose(check::ExpectCloseOp op,
                                          check::ExpectCloseOp::Adaptor adaptor,
                                          Lowering &l) {
  return expect(l, adaptor.getActual(), adaptor.getExpected(),
                {0, op.getMaxUlpDifference(), op.getMinUlpDifference()});
}

// An attribute of a call, or `otherwise`.
static uint64_t integerOr(Operation *op, StringRef name, uint64_t otherwise) {
  auto given = op->getAttrOfType<IntegerAttr>(name);
  return given ? given.getValue().getZExtValue() : otherwise;
}

// The same as custom calls, which JAX can write.
static FailureOr<Values> lowerCall(stablehlo::CustomCallOp op,
                                   stablehlo::CustomCallOp::Adaptor adaptor,
                                   Lowering &l) {
  StringRef target = op.getCallTargetName();
  ValueRange operands = adaptor.getOperands();
  if (!target.starts_with("check.") || operands.size() != 2)
    return failure();
  Bounds bounds;
  if (target == "check.eq") {
    // Gives whether the operands are equal, which they are if it returns.
    RankedTensorType type =
        op->getNumResults() == 1 ? l.type(op->getResult(0)) : nullptr;
    if (!type || !type.getElementType().isInteger(1) || type.getRank() != 0)
      return failure();
    if (!isa<IntegerType>(getElementTypeOrSelf(op->getOperand(0).getType())))
      bounds.tolerance = 1e-4;
    if (failed(expect(l, operands[0], operands[1], bounds)))
      return failure();
    Value holds = l.create<arith::ConstantIntOp>(1, 1);
    return Values{l.create<tensor::FromElementsOp>(type, holds)};
  }
  if (op->getNumResults() != 0)
    return failure();
  if (target == "check.expect_almost_eq") {
    auto given = op->getAttrOfType<FloatAttr>("tolerance");
    bounds.tolerance = given ? given.getValueAsDouble() : 1e-3;
  } else if (target == "check.expect_close") {
    bounds.mostUlps = integerOr(op, "max_ulp_difference", 3);
    bounds.leastUlps = integerOr(op, "min_ulp_difference", 0);
  } else if (target != "check.expect_eq") {
    return failure();
  }
  return expect(l, operands[0], operands[1], bounds);
}

void exec::addExpectations(PatternFamily family) {
  family.add<check::ExpectEqOp>(lowerExpectEq);
  family.add<check::ExpectEqConstOp>(lowerExpectEqConst);
  family.add<check::ExpectAlmostEqOp>(lowerExpectAlmostEq);
  family.add<check::ExpectAlmostEqConstOp>(lowerExpectAlmostEqConst);
  family.add<check::ExpectCloseOp>(lowerExpectClose);
  family.add<stablehlo::CustomCallOp>(lowerCall);
}
