//===- Reducers.cpp - regions that combine, and their names ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Reducers.h"
#include "mlir/IR/IRMapping.h"
#include "tutti/StableHLO/IR/StableHLOOps.h"

using namespace mlir;
using namespace tutti;
using ccl::Reduction;

static std::optional<Reduction> nameOf(Operation &op) {
  if (isa<stablehlo::AddOp>(op))
    return Reduction::Add;
  if (isa<stablehlo::MulOp>(op))
    return Reduction::Mul;
  if (isa<stablehlo::MinOp>(op))
    return Reduction::Min;
  if (isa<stablehlo::MaxOp>(op))
    return Reduction::Max;
  if (isa<stablehlo::AndOp>(op))
    return Reduction::And;
  if (isa<stablehlo::OrOp>(op))
    return Reduction::Or;
  if (isa<stablehlo::XorOp>(op))
    return Reduction::Xor;
  return std::nullopt;
}

// The argument order does not matter: all of these commute, but for which of
// two NaNs is the result, and that StableHLO leaves open.
std::optional<Reduction> tutti::recognizeReduction(Region &region) {
  Block &body = region.front();
  if (body.getNumArguments() != 2 || !llvm::hasNItems(body, 2))
    return std::nullopt;
  Operation &op = body.front(), &end = body.back();
  std::optional<Reduction> name = nameOf(op);
  BlockArgument x = body.getArgument(0), y = body.getArgument(1);
  bool onArguments =
      name && ((op.getOperand(0) == x && op.getOperand(1) == y) ||
               (op.getOperand(0) == y && op.getOperand(1) == x));
  if (!onArguments || !op.getDiscardableAttrDictionary().empty() ||
      end.getNumOperands() != 1 || end.getOperand(0) != op.getResult(0))
    return std::nullopt;
  return name;
}

bool tutti::isConvertibleReducer(Region &region) {
  if (!region.hasOneBlock())
    return false;
  Block &body = region.front();
  Operation *end = body.mightHaveTerminator() ? body.getTerminator() : nullptr;
  if (body.getNumArguments() != 2 || !end || end->getNumOperands() != 1)
    return false;
  auto scalar = dyn_cast<RankedTensorType>(body.getArgument(0).getType());
  if (!scalar || scalar.getRank() != 0 ||
      body.getArgument(1).getType() != scalar ||
      end->getOperand(0).getType() != scalar)
    return false;
  return !region
              .walk([&](Operation *op) {
                for (Value operand : op->getOperands())
                  if (!region.isAncestor(operand.getParentRegion()))
                    return WalkResult::interrupt();
                return WalkResult::advance();
              })
              .wasInterrupted();
}

template <typename ReturnOpT>
static void replaceTerminator(OpBuilder &builder, Region &region) {
  Operation *end = region.front().getTerminator();
  builder.setInsertionPoint(end);
  Value value = end->getOperand(0);
  ReturnOpT::create(builder, end->getLoc(), value);
  end->erase();
}

void tutti::moveReducer(Region &from, Region &to) {
  to.takeBody(from);
  OpBuilder builder(to.getContext());
  replaceTerminator<ccl::ReturnOp>(builder, to);
}

void tutti::copyReducer(OpBuilder &builder, Region &from, Region &to) {
  OpBuilder::InsertionGuard guard(builder);
  IRMapping mapping;
  from.cloneInto(&to, mapping);
  replaceTerminator<stablehlo::ReturnOp>(builder, to);
}

void tutti::buildReducer(OpBuilder &builder, Location loc, Reduction reduction,
                         Type elementType, Region &to) {
  OpBuilder::InsertionGuard guard(builder);
  Type scalar = RankedTensorType::get({}, elementType);
  Block *body = builder.createBlock(&to, {}, {scalar, scalar}, {loc, loc});
  Value x = body->getArgument(0), y = body->getArgument(1);
  auto combine = [&]() -> Value {
    switch (reduction) {
    case Reduction::Add:
      return stablehlo::AddOp::create(builder, loc, scalar, x, y);
    case Reduction::Mul:
      return stablehlo::MulOp::create(builder, loc, scalar, x, y);
    case Reduction::Min:
      return stablehlo::MinOp::create(builder, loc, scalar, x, y);
    case Reduction::Max:
      return stablehlo::MaxOp::create(builder, loc, scalar, x, y);
    case Reduction::And:
      return stablehlo::AndOp::create(builder, loc, scalar, x, y);
    case Reduction::Or:
      return stablehlo::OrOp::create(builder, loc, scalar, x, y);
    case Reduction::Xor:
      return stablehlo::XorOp::create(builder, loc, scalar, x, y);
    }
    llvm_unreachable("all reductions are named");
  };
  Value combined = combine();
  stablehlo::ReturnOp::create(builder, loc, combined);
}
