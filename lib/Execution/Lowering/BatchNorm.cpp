//===- BatchNorm.cpp - batch normalisation and its gradients ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Patterns.h"
#include "mlir/Dialect/Math/IR/Math.h"

using namespace mlir;
using namespace tutti;
using namespace tutti::exec;

namespace {
/// What the three ops share: arithmetic on the elements of a tensor and on the
/// numbers that belong to their features, in the compute type.
class Normalisation {
public:
  Normalisation(Lowering &l, Value operand, Type element, int64_t feature,
                const APFloat &epsilon)
      : l(l), element(element), compute(computeType(element)), feature(feature),
        sizes(l.sizes(operand)), epsilon(epsilon) {}

  using Body = llvm::function_ref<Value(ValueRange, Value)>;

  Value load(Value tensor, ValueRange at) {
    Value stored = l.create<tensor::ExtractOp>(tensor, at);
    return stored.getType() == compute ? stored
                                       : toCompute(l.b, l.loc, stored, element);
  }
  Value add(Value a, Value b) { return l.create<arith::AddFOp>(a, b); }
  Value subtract(Value a, Value b) { return l.create<arith::SubFOp>(a, b); }
  Value multiply(Value a, Value b) { return l.create<arith::MulFOp>(a, b); }
  Value divide(Value a, Value b) { return l.create<arith::DivFOp>(a, b); }

  /// Variance plus epsilon.
  Value raised(Value variance) {
    APFloat value = epsilon;
    bool losesInfo;
    value.convert(cast<FloatType>(compute).getFloatSemantics(),
                  APFloat::rmNearestTiesToEven, &losesInfo);
    return add(variance,
               l.create<arith::ConstantOp>(l.b.getFloatAttr(compute, value)));
  }
  Value root(Value number) { return l.create<math::SqrtOp>(number); }

  /// How many elements a feature has.
  Value count() {
    Value product = l.index(1);
    for (auto [dim, size] : llvm::enumerate(sizes))
      if (static_cast<int64_t>(dim) != feature)
        product = l.create<arith::MulIOp>(product, l.value(size));
    return l.create<arith::UIToFPOp>(
        compute, l.create<arith::IndexCastUIOp>(l.b.getI64Type(), product));
  }

  /// The sum over the elements of each feature of what `body` makes of an
  /// element's indices and its feature, not rounded.
  Value sum(Body body) {
    Value zero = l.zero(compute);
    Value target = l.filled(sizes[feature], zero);
    Value domain = l.empty(sizes, l.b.getI1Type()); // only gives sizes
    int64_t rank = sizes.size();
    SmallVector<utils::IteratorType> iterators(rank,
                                               utils::IteratorType::reduction);
    iterators[feature] = utils::IteratorType::parallel;
    AffineMap all = l.b.getMultiDimIdentityMap(rank);
    AffineMap own = AffineMap::get(rank, 0, l.b.getAffineDimExpr(feature));
    return linalg::GenericOp::create(
               l.b, l.loc, target.getType(), domain, target,
               ArrayRef<AffineMap>{all, own}, iterators,
               [&](OpBuilder &nested, Location, ValueRange args) {
                 OpBuilder::InsertionGuard guard(l.b);
                 l.b.setInsertionPoint(nested.getInsertionBlock(),
                                       nested.getInsertionPoint());
                 Values at;
                 for (int64_t dim = 0; dim < rank; ++dim)
                   at.push_back(l.create<linalg::IndexOp>(dim));
                 Value term = body(at, at[feature]);
                 l.create<linalg::YieldOp>(add(args[1], term));
               })
        .getResult(0);
  }

  /// An element of each feature, rounded or not.
  Value features(bool isRounded, llvm::function_ref<Value(Value)> body) {
    Type type = isRounded ? storageType(element) : compute;
    return l.generate(sizes[feature], type, [&](OpBuilder &, ValueRange at) {
      return finish(body(at[0]), isRounded);
    });
  }

  Value elements(Body body) {
    return l.generate(sizes, storageType(element),
                      [&](OpBuilder &, ValueRange at) {
                        return finish(body(at, at[feature]), true);
                      });
  }

private:
  Value finish(Value number, bool isRounded) {
    return isRounded ? toStorage(l.b, l.loc, number, element) : number;
  }

  Lowering &l;
  Type element, compute;
  int64_t feature;
  SmallVector<OpFoldResult> sizes;
  APFloat epsilon;
};
} // namespace

static Type elementOf(Value tensor) {
  return getElementTypeOrSelf(tensor.getType());
}

// scale (x - mean) / sqrt(variance + epsilon) + offset
static Value normalise(Normalisation &n, Value operand, Value scale,
                       Value offset, Value mean, Value variance) {
  return n.elements([&](ValueRange at, Value feature) {
    Value centered = n.subtract(n.load(operand, at), n.load(mean, feature));
    Value deviation = n.root(n.raised(n.load(variance, feature)));
    Value scaled =
        n.multiply(n.load(scale, feature), n.divide(centered, deviation));
    return n.add(scaled, n.load(offset, feature));
  });
}

static FailureOr<Values>
lowerInference(stablehlo::BatchNormInferenceOp op,
               stablehlo::BatchNormInferenceOp::Adaptor adaptor, Lowering &l) {
  Normalisation n(l, adaptor.getOperand(), elementOf(op.getOperand()),
                  op.getFeatureIndex(), op.getEpsilon());
  return Values{normalise(n, adaptor.getOperand(), adaptor.getScale(),
                          adaptor.getOffset(), adaptor.getMean(),
                          adaptor.getVariance())};
}

static FailureOr<Values>
lowerTraining(stablehlo::BatchNormTrainingOp op,
              stablehlo::BatchNormTrainingOp::Adaptor adaptor, Lowering &l) {
  Value operand = adaptor.getOperand();
  Normalisation n(l, operand, elementOf(op.getOperand()), op.getFeatureIndex(),
                  op.getEpsilon());
  Value count = n.count();
  Value sums = n.sum([&](ValueRange at, Value) { return n.load(operand, at); });
  auto overCount = [&](Value sums) {
    return n.features(false, [&](Value feature) {
      return n.divide(n.load(sums, feature), count);
    });
  };
  Value mean = overCount(sums);
  Value variance = overCount(n.sum([&](ValueRange at, Value feature) {
    Value centered = n.subtract(n.load(operand, at), n.load(mean, feature));
    return n.multiply(centered, centered);
  }));
  auto round = [&](Value numbers) {
    return n.features(true,
                      [&](Value feature) { return n.load(numbers, feature); });
  };
  return Values{normalise(n, operand, adaptor.getScale(), adaptor.getOffset(),
                          mean, variance),
                round(mean), round(variance)};
}

// With c = x - mean, v = variance + epsilon and g the gradient of the output:
//   offset: sum g      scale: sum(g c) / sqrt(v)
//   operand: scale / (sqrt(v) count) (count g - sum g - c sum(g c) / v)
static FailureOr<Values> lowerGrad(stablehlo::BatchNormGradOp op,
                                   stablehlo::BatchNormGradOp::Adaptor adaptor,
                                   Lowering &l) {
  Value operand = adaptor.getOperand(), gradient = adaptor.getGradOutput();
  Normalisation n(l, operand, elementOf(op.getOperand()), op.getFeatureIndex(),
                  op.getEpsilon());
  Value count = n.count();
  auto centered = [&](ValueRange at, Value feature) {
    return n.subtract(n.load(operand, at), n.load(adaptor.getMean(), feature));
  };
  Value sums =
      n.sum([&](ValueRange at, Value) { return n.load(gradient, at); });
  Value products = n.sum([&](ValueRange at, Value feature) {
    return n.multiply(n.load(gradient, at), centered(at, feature));
  });
  auto raised = [&](Value feature) {
    return n.raised(n.load(adaptor.getVariance(), feature));
  };
  Value gradOperand = n.elements([&](ValueRange at, Value feature) {
    Value whole = n.multiply(n.load(gradient, at), count);
    Value pull =
        n.divide(n.multiply(n.load(products, feature), centered(at, feature)),
                 raised(feature));
    Value rest = n.subtract(n.subtract(whole, n.load(sums, feature)), pull);
    Value factor = n.divide(
        n.divide(n.load(adaptor.getScale(), feature), n.root(raised(feature))),
        count);
    return n.multiply(factor, rest);
  });
  Value gradScale = n.features(true, [&](Value feature) {
    return n.divide(n.load(products, feature), n.root(raised(feature)));
  });
  Value gradOffset =
      n.features(true, [&](Value feature) { return n.load(sums, feature); });
  return Values{gradOperand, gradScale, gradOffset};
}

void exec::addBatchNorm(PatternFamily family) {
  family.add<stablehlo::BatchNormInferenceOp>(lowerInference);
  family.add<stablehlo::BatchNormTrainingOp>(lowerTraining);
  family.add<stablehlo::BatchNormGradOp>(lowerGrad);
}
