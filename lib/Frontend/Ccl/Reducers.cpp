//===- Reducers.cpp - named reductions and the regions that say them ---*- C++
//-*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Reducers.h"
#include "tutti/StableHLO/IR/StableHLOOps.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace tutti;
using ccl::Reduction;

static std::optional<Reduction> nameOp(Operation &op) {
  return llvm::TypeSwitch<Operation *, std::optional<Reduction>>(&op)
      .Case<stablehlo::AddOp>([](auto) { return Reduction::Add; })
      .Case<stablehlo::MulOp>([](auto) { return Reduction::Mul; })
      .Case<stablehlo::MinOp>([](auto) { return Reduction::Min; })
      .Case<stablehlo::MaxOp>([](auto) { return Reduction::Max; })
      .Case<stablehlo::AndOp>([](auto) { return Reduction::And; })
      .Case<stablehlo::OrOp>([](auto) { return Reduction::Or; })
      .Case<stablehlo::XorOp>([](auto) { return Reduction::Xor; })
      .Default([](Operation *) { return std::nullopt; });
}

std::optional<Reduction> tutti::nameReducer(Region &region, Type elementType) {
  if (!region.hasOneBlock())
    return std::nullopt;
  Block &block = region.front();
  if (block.getNumArguments() != 2 || !llvm::hasNItems(block, 2))
    return std::nullopt;
  Operation &op = block.front(), &end = block.back();
  auto type = RankedTensorType::get({}, elementType);
  if (!isa<stablehlo::ReturnOp>(end) ||
      end.getOperands() != ValueRange(op.getResults()) ||
      op.getOperands() != ValueRange(block.getArguments()) ||
      op.getResultTypes() != TypeRange(type) ||
      block.getArgument(0).getType() != type ||
      block.getArgument(1).getType() != type ||
      !op.getDiscardableAttrDictionary().empty())
    return std::nullopt;
  return nameOp(op);
}

static Value combine(OpBuilder &builder, Location loc, Reduction reduction,
                     Value a, Value b) {
  switch (reduction) {
  case Reduction::Add:
    return stablehlo::AddOp::create(builder, loc, a.getType(), a, b);
  case Reduction::Mul:
    return stablehlo::MulOp::create(builder, loc, a.getType(), a, b);
  case Reduction::Min:
    return stablehlo::MinOp::create(builder, loc, a.getType(), a, b);
  case Reduction::Max:
    return stablehlo::MaxOp::create(builder, loc, a.getType(), a, b);
  case Reduction::And:
    return stablehlo::AndOp::create(builder, loc, a.getType(), a, b);
  case Reduction::Or:
    return stablehlo::OrOp::create(builder, loc, a.getType(), a, b);
  case Reduction::Xor:
    return stablehlo::XorOp::create(builder, loc, a.getType(), a, b);
  }
  llvm_unreachable("all reductions are above");
}

void tutti::fillReducer(OpBuilder &builder, Location loc, Region &region,
                        Reduction reduction, Type elementType) {
  OpBuilder::InsertionGuard guard(builder);
  auto type = RankedTensorType::get({}, elementType);
  Block *block =
      builder.createBlock(&region, region.end(), {type, type}, {loc, loc});
  Value result = combine(builder, loc, reduction, block->getArgument(0),
                         block->getArgument(1));
  stablehlo::ReturnOp::create(builder, loc, ValueRange(result));
}

template <typename From, typename To> static void replaceEnd(Region &region) {
  for (Block &block : region) {
    auto end = dyn_cast<From>(block.getTerminator());
    if (!end)
      continue;
    OpBuilder builder(end);
    To::create(builder, end.getLoc(), TypeRange(), end->getOperands());
    end.erase();
  }
}

void tutti::endReducerInCcl(Region &region) {
  replaceEnd<stablehlo::ReturnOp, ccl::ReturnOp>(region);
}

void tutti::endReducerInStablehlo(Region &region) {
  replaceEnd<ccl::ReturnOp, stablehlo::ReturnOp>(region);
}
