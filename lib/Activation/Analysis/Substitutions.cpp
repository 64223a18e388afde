//===- Substitutions.cpp - functions by way of others ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tutti/Activation/Analysis/Substitutions.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/Builders.h"

using namespace mlir;
using namespace tutti;
using namespace tutti::act;

// Number of elements; a dynamic size counts as one lane full.
static int64_t elementsOf(ActivateOp op, const ActivationEngine &engine) {
  auto type = cast<ShapedType>(op.getInputs().front().getType());
  int64_t elements = 1;
  for (int64_t size : type.getShape())
    elements *= ShapedType::isDynamic(size) ? engine.lanes : size;
  return elements;
}

// A recipe is for one tensor input with numbers as scale and bias.
static bool canSubstitute(ActivateOp op) {
  return op.getResult() && op.getInputs().size() == 1 && !op.getScaleBy() &&
         !op.getBiasBy() && !op.getAccumulator() &&
         op.getResult().getType() == op.getInputs().front().getType();
}

static bool hasAffineInput(ActivateOp op) {
  return (op.getScale() && !op.getScaleAttr().getValue().isExactlyValue(1)) ||
         (op.getBias() && !op.getBiasAttr().getValue().isExactlyValue(0));
}

// The sets that have all functions of the recipe together.
static SetMask setsOf(const ActivationIdentity &identity, ActivateOp op,
                      CatalogAttr catalog) {
  SetMask sets = ~SetMask(0);
  for (const ActivationIdentity::Step &step : identity.steps)
    if (!step.function.empty())
      sets &= catalog.getSetsOf(step.function);
  if (hasAffineInput(op))
    sets &= catalog.getSetsOf("identity");
  return sets;
}

SmallVector<Way, 1> Substitutions::waysOf(ActivateOp op,
                                          CatalogAttr catalog) const {
  SmallVector<Way, 1> ways = {{catalog.getSetsOf(op.getFunction()), 0}};
  if (!canSubstitute(op))
    return ways;
  double oneUs = engine.activationUs(elementsOf(op, engine));
  for (const ActivationIdentity &identity : identities)
    if (identity.function == op.getFunction())
      if (SetMask sets = setsOf(identity, op, catalog))
        ways.push_back(
            {sets, oneUs * (identity.steps.size() - 1 + hasAffineInput(op))});
  return ways;
}

const ActivationIdentity &Substitutions::identityOf(ActivateOp op,
                                                    CatalogAttr catalog,
                                                    unsigned way) const {
  for (const ActivationIdentity &identity : identities)
    if (identity.function == op.getFunction() &&
        setsOf(identity, op, catalog) && --way == 0)
      return identity;
  llvm_unreachable("a way that waysOf did not list");
}

void tutti::act::substitute(ActivateOp op, const ActivationIdentity &identity) {
  OpBuilder builder(op);
  Type type = op.getResult().getType();
  auto activate = [&](StringRef function, Value input, double scale,
                      double bias) -> Value {
    return ActivateOp::create(
               builder, op.getLoc(), type, function, input, Value(), Value(),
               Value(), Value(),
               scale == 1 ? FloatAttr() : builder.getF64FloatAttr(scale),
               bias == 0 ? FloatAttr() : builder.getF64FloatAttr(bias),
               op.getEngineAttr(), op.getFamilyAttr())
        .getResult();
  };
  Value input = op.getInputs().front();
  if (hasAffineInput(op))
    input = activate("identity", input,
                     op.getScale() ? op.getScale()->convertToDouble() : 1,
                     op.getBias() ? op.getBias()->convertToDouble() : 0);
  SmallVector<Value> values;
  auto valueOf = [&](int operand) {
    return operand < 0 ? input : values[operand];
  };
  for (const ActivationIdentity::Step &step : identity.steps)
    values.push_back(step.function.empty()
                         ? Value(arith::MulFOp::create(
                               builder, op.getLoc(), valueOf(step.operands[0]),
                               valueOf(step.operands[1])))
                         : activate(step.function, valueOf(step.operands[0]),
                                    step.scale, step.bias));
  op.getResult().replaceAllUsesWith(values.back());
  op.erase();
}
