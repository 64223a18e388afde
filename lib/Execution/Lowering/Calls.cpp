//===- Calls.cpp - composites, custom calls, what was started ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Patterns.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "llvm/ADT/StringSet.h"

using namespace mlir;
using namespace tutti;
using namespace tutti::exec;

// A call of the function that says what it is.
static FailureOr<Values> lowerComposite(stablehlo::CompositeOp op,
                                        stablehlo::CompositeOp::Adaptor,
                                        Lowering &l) {
  return Values(l.create<func::CallOp>(op.getDecompositionAttr(),
                                       op.getResultTypes(), op.getInputs())
                    .getResults());
}

//===----------------------------------------------------------------------===//
// Custom calls
//===----------------------------------------------------------------------===//

// Those that say where values are, or what a compiler may assume of them.
static bool isIdentity(StringRef target) {
  static const llvm::StringSet<> targets = {
      "AssumeGatherIndicesInBound",
      "InspectSharding",
      "LayoutConstraint",
      "MoveToDevice",
      "MoveToHost",
      "PinToDevice",
      "PinToHost",
      "SPMDFullToShardShape",
      "SPMDShardToFullShape",
      "Sharding",
      "annotate_device_placement",
      "xla.sdy.FuncResultSharding",
      "xla.sdy.PropagationBarrier",
      "xla.sdy.ShardingGroup",
  };
  return targets.contains(target);
}

// The assertion of a program that was written for sizes not known then: a
// condition, and numbers for its message.
static FailureOr<Values> lowerAssertion(stablehlo::CustomCallOp op,
                                        ValueRange operands, Lowering &l) {
  Type condition = RankedTensorType::get({}, l.b.getI1Type());
  if (operands.empty() || op.getInputs()[0].getType() != condition)
    return l.refuse("expected a condition of type ") << condition;
  auto message = op->getAttrOfType<StringAttr>("error_message");
  l.require(l.extractScalar(operands.front()),
            message ? message.getValue() : "an assertion does not hold");
  return Values();
}

static FailureOr<Values>
lowerCustomCall(stablehlo::CustomCallOp op,
                stablehlo::CustomCallOp::Adaptor adaptor, Lowering &l) {
  StringRef target = op.getCallTargetName();
  ValueRange inputs = adaptor.getInputs();
  if (target.starts_with("check."))
    return failure(); // an expectation
  if (target == "shape_assertion" && op->getNumResults() == 0)
    return lowerAssertion(op, inputs, l);
  if (!isIdentity(target))
    return l.refuse("nothing runs its target '") << target << "'";
  if (op->getNumResults() == 0)
    return Values();
  if (op.getOperandTypes() != op.getResultTypes())
    return l.refuse("its target '")
           << target << "' changes " << op.getOperandTypes().front() << " to "
           << op.getResultTypes().front()
           << "; expected the program of one device";
  return Values(inputs);
}

//===----------------------------------------------------------------------===//
// What was started
//===----------------------------------------------------------------------===//

// It runs where it is started, so its result is there at once.
static FailureOr<Values> lowerAsyncStart(stablehlo::AsyncStartOp op,
                                         stablehlo::AsyncStartOp::Adaptor,
                                         Lowering &l) {
  Block &body = op.getBody().front();
  IRMapping mapping;
  mapping.map(body.getArguments(), op.getOperands());
  for (Operation &nested : body.without_terminator())
    l.b.clone(nested, mapping);
  Values results;
  for (Value result : body.getTerminator()->getOperands())
    results.push_back(l.kept(mapping.lookupOrDefault(result)));
  if (results.size() != 1)
    return l.refuse("it starts ") << results.size() << " results; expected 1";
  return results;
}

static FailureOr<Values> lowerAsyncDone(stablehlo::AsyncDoneOp,
                                        stablehlo::AsyncDoneOp::Adaptor adaptor,
                                        Lowering &) {
  return Values{adaptor.getOperand()};
}

void exec::addCalls(PatternFamily family) {
  family.add<stablehlo::CompositeOp>(lowerComposite);
  family.add<stablehlo::CustomCallOp>(lowerCustomCall);
  family.add<stablehlo::AsyncStartOp>(lowerAsyncStart);
  family.add<stablehlo::AsyncDoneOp>(lowerAsyncDone);
}
