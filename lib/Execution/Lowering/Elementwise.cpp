//===- Elementwise.cpp - ops that work element by element ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Scalars.h"
#include "Shapes.h"
#include "tutti/StableHLO/IR/Chlo.h"

using namespace mlir;
using namespace tutti;
using namespace tutti::exec;

// The op on one element of each operand, kept in storage types. Null where it
// does not work for their types.
static Value computeElement(OpBuilder &b, Operation *op, ValueRange stored) {
  Values computed;
  for (auto [operand, value] : llvm::zip_equal(op->getOperands(), stored))
    computed.push_back(toCompute(b, op->getLoc(), value,
                                 getElementTypeOrSelf(operand.getType())));
  Scalar scalar(b, op, computed);
  Value made = (*findScalar(op->getName().getStringRef()))(scalar);
  if (!made)
    return {};
  return toStorage(b, op->getLoc(), made,
                   getElementTypeOrSelf(op->getResult(0).getType()));
}

// The operands of an op of CHLO that broadcasts, in the shape of its result;
// those of rank 0 stay. False where that is not static.
static bool broadcastOperands(Lowering &l, SmallVectorImpl<Value> &operands) {
  RankedTensorType result = l.type(l.op->getResult(0));
  auto given = l.op->getAttrOfType<DenseI64ArrayAttr>("broadcast_dimensions");
  for (Value &operand : operands) {
    auto type = cast<RankedTensorType>(operand.getType());
    if (type.getRank() == 0 || type.getShape() == result.getShape())
      continue;
    if (!type.hasStaticShape() || !result.hasStaticShape())
      return false;
    int64_t rank = type.getRank(), added = result.getRank() - rank;
    SmallVector<int64_t> dims =
        given && added > 0
            ? llvm::to_vector(given.asArrayRef())
            : llvm::to_vector(llvm::seq(added, result.getRank()));
    operand = broadcastTensor(l, operand, dims, result.getShape());
  }
  return true;
}

namespace {
/// Every op that Scalars.h knows.
class Elementwise : public ConversionPattern {
public:
  Elementwise(const TypeConverter &converter, MLIRContext *context)
      : ConversionPattern(converter, MatchAnyOpTypeTag(), /*benefit=*/1,
                          context) {}

  LogicalResult
  matchAndRewrite(Operation *op, ArrayRef<Value> given,
                  ConversionPatternRewriter &rewriter) const override {
    if (!findScalar(op->getName().getStringRef()))
      return failure();
    Lowering l(rewriter, *getTypeConverter(), op);
    RankedTensorType type = l.type(op->getResult(0));
    if (!type || llvm::any_of(given, [](Value operand) {
          return !isa<RankedTensorType>(operand.getType());
        }))
      return failure();
    Values operands(given);
    if (op->hasTrait<chlo::OpTrait::Broadcasts>() &&
        !broadcastOperands(l, operands))
      return failure();
    if (type.getRank() == 0) {
      Values scalars;
      for (Value operand : operands)
        scalars.push_back(l.extractScalar(operand));
      Value made = computeElement(rewriter, op, scalars);
      if (!made)
        return failure();
      rewriter.replaceOpWithNewOp<tensor::FromElementsOp>(op, type, made);
      return success();
    }
    // A scalar holds for all elements.
    AffineMap all = rewriter.getMultiDimIdentityMap(type.getRank());
    AffineMap scalar = AffineMap::get(type.getRank(), 0, op->getContext());
    SmallVector<AffineMap> maps;
    Values shapedOperands;
    for (Value operand : operands) {
      bool isScalar = cast<RankedTensorType>(operand.getType()).getRank() == 0;
      maps.push_back(isScalar ? scalar : all);
      if (!isScalar)
        shapedOperands.push_back(operand);
    }
    maps.push_back(all);
    requireSameShapes(l, shapedOperands);
    Value target = l.empty(l.sizes(shapedOperands[0]), type.getElementType());
    SmallVector<utils::IteratorType> iterators(type.getRank(),
                                               utils::IteratorType::parallel);
    bool isKnown = true;
    auto generic = linalg::GenericOp::create(
        rewriter, l.loc, target.getType(), operands, target, maps, iterators,
        [&](OpBuilder &nested, Location loc, ValueRange args) {
          Value made = computeElement(nested, op, args.drop_back());
          isKnown = bool(made);
          linalg::YieldOp::create(nested, loc, isKnown ? made : args.back());
        });
    if (!isKnown)
      return failure();
    Value result = generic.getResult(0);
    if (result.getType() != type)
      result = l.create<tensor::CastOp>(type, result);
    rewriter.replaceOp(op, result);
    return success();
  }
};
} // namespace

// Applies a region to each element.
static FailureOr<Values>
lowerMap(stablehlo::MapOp op, stablehlo::MapOp::Adaptor adaptor, Lowering &l) {
  RankedTensorType type = l.type(op.getResult());
  Value shaped = adaptor.getInputs().front();
  requireSameShapes(l, adaptor.getInputs());
  Value result = l.generate(
      l.sizes(shaped), type.getElementType(),
      [&](OpBuilder &, ValueRange indices) {
        Values scalars;
        for (Value input : adaptor.getInputs())
          scalars.push_back(l.create<tensor::ExtractOp>(input, indices));
        return l.inlineScalars(op.getComputation(), scalars).front();
      });
  return Values{result};
}

void exec::addElementwise(PatternFamily family) {
  family.patterns.add<Elementwise>(family.converter,
                                   family.patterns.getContext());
  family.add<stablehlo::MapOp>(lowerMap);
}
