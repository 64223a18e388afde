//===- VerifyContraction.cpp - verifiers of products and linear algebra ---*-
// C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "QuantRules.h"
#include "ShapeRules.h"
#include "tutti/StableHLO/IR/ElementTypes.h"
#include "tutti/StableHLO/IR/StableHLOOps.h"

using namespace mlir;
using namespace tutti;
using namespace tutti::stablehlo;

//===----------------------------------------------------------------------===//
// dot, dot_general
//===----------------------------------------------------------------------===//

/// One precision for each operand at most.
static LogicalResult verifyPrecision(Operation *op,
                                     std::optional<ArrayAttr> precision) {
  if (!precision || precision->size() <= 2)
    return success();
  return op->emitOpError() << "precision has " << precision->size()
                           << " entries, expected at most 2";
}

LogicalResult DotOp::verify() {
  Type lhsType = getLhs().getType(), rhsType = getRhs().getType();
  Shape lhs = getShape(lhsType), rhs = getShape(rhsType);
  if (failed(verifyPrecision(*this, getPrecisionConfig())))
    return failure();
  if (lhs.empty() || lhs.size() > 2 || rhs.empty() || rhs.size() > 2)
    return emitOpError() << "takes vectors and matrices, found " << lhsType
                         << " and " << rhsType;
  Dim left = lhs.pop_back_val(), right = rhs.front();
  rhs.erase(rhs.begin());
  if (!areCompatible(left.size, right.size))
    return emitOpError() << "last dimension of lhs and first of rhs must have "
                            "one size, found "
                         << left.size << " and " << right.size;
  lhs.append(rhs);
  return verifySizes(*this, lhs);
}

/// Two lists that pair dimensions of lhs and rhs.
static LogicalResult verifyPairs(Operation *op, StringRef what,
                                 ArrayRef<int64_t> lhsDims,
                                 ArrayRef<int64_t> rhsDims, const Shape &lhs,
                                 const Shape &rhs) {
  if (lhsDims.size() != rhsDims.size())
    return op->emitOpError() << "lhs has " << lhsDims.size() << " " << what
                             << " dimensions, but rhs has " << rhsDims.size();
  if (failed(verifyDims(op, ("lhs " + what + " dimensions").str(), lhsDims,
                        lhs.size())) ||
      failed(verifyDims(op, ("rhs " + what + " dimensions").str(), rhsDims,
                        rhs.size())))
    return failure();
  for (auto [l, r] : llvm::zip(lhsDims, rhsDims))
    if (!areCompatible(lhs[l].size, rhs[r].size))
      return op->emitOpError() << what << " dimensions " << l << " of lhs and "
                               << r << " of rhs must have one size, found "
                               << lhs[l].size << " and " << rhs[r].size;
  return success();
}

LogicalResult DotGeneralOp::verify() {
  Type lhsType = getLhs().getType(), rhsType = getRhs().getType();
  Shape lhs = getShape(lhsType), rhs = getShape(rhsType);
  DotDimensionNumbersAttr numbers = getDotDimensionNumbers();
  ArrayRef<int64_t> lhsBatch = numbers.getLhsBatchingDimensions();
  ArrayRef<int64_t> rhsBatch = numbers.getRhsBatchingDimensions();
  ArrayRef<int64_t> lhsContract = numbers.getLhsContractingDimensions();
  ArrayRef<int64_t> rhsContract = numbers.getRhsContractingDimensions();
  if (failed(verifyPrecision(*this, getPrecisionConfig())) ||
      failed(verifyPairs(*this, "batching", lhsBatch, rhsBatch, lhs, rhs)) ||
      failed(verifyPairs(*this, "contracting", lhsContract, rhsContract, lhs,
                         rhs)) ||
      failed(verifyDisjoint(*this, "lhs batching dimensions", lhsBatch,
                            "lhs contracting dimensions", lhsContract)) ||
      failed(verifyDisjoint(*this, "rhs batching dimensions", rhsBatch,
                            "rhs contracting dimensions", rhsContract)))
    return failure();

  Shape shape;
  for (auto [l, r] : llvm::zip(lhsBatch, rhsBatch)) {
    if (!areCompatible(lhs[l], rhs[r]))
      return emitOpError() << "batching dimensions " << l << " of lhs and " << r
                           << " of rhs have a size above a bound, found "
                           << lhsType << " and " << rhsType;
    shape.push_back(meet(lhs[l], rhs[r]));
  }
  for (auto [d, dim] : llvm::enumerate(lhs))
    if (!llvm::is_contained(lhsBatch, d) && !llvm::is_contained(lhsContract, d))
      shape.push_back(dim);
  for (auto [d, dim] : llvm::enumerate(rhs))
    if (!llvm::is_contained(rhsBatch, d) && !llvm::is_contained(rhsContract, d))
      shape.push_back(dim);
  if (failed(verifySizes(*this, shape)))
    return failure();

  bool isDefault =
      llvm::all_of(getPrecisionConfig()
                       .value_or(ArrayAttr::get(getContext(), {}))
                       .getAsRange<PrecisionAttr>(),
                   [](PrecisionAttr precision) {
                     return precision.getValue() == Precision::DEFAULT;
                   });
  if (getAlgorithm() && !isDefault)
    return emitOpError() << "precision must be DEFAULT where an algorithm is "
                            "given, found "
                         << *getPrecisionConfig();
  quant::QuantizedType rhsQuant = getQuantized(rhsType);
  auto rhsAxis = getPerAxis(rhsType);
  if (auto uniform = dyn_cast_or_null<quant::UniformQuantizedType>(rhsQuant))
    if (uniform.getZeroPoint() != 0)
      return emitOpError() << "rhs must have the zero point 0, found "
                           << uniform.getZeroPoint();
  if (rhsAxis) {
    for (int64_t zeroPoint : rhsAxis.getZeroPoints())
      if (zeroPoint != 0)
        return emitOpError()
               << "rhs must have zero points 0, found " << zeroPoint;
    if (llvm::is_contained(rhsContract, rhsAxis.getQuantizedDimension()))
      return emitOpError() << "rhs is quantized along dimension "
                           << rhsAxis.getQuantizedDimension()
                           << ", which must not be contracted";
  }
  return verifyQuantizedProduct(*this);
}

//===----------------------------------------------------------------------===//
// Linear algebra
//===----------------------------------------------------------------------===//

/// The last two dimensions are those of square matrices.
static LogicalResult verifySquare(Operation *op, StringRef name, Type type) {
  Shape shape = getShape(type);
  if (shape.size() >= 2 &&
      areCompatible(shape[shape.size() - 2].size, shape.back().size))
    return success();
  return op->emitOpError() << name
                           << " must hold square matrices in its last "
                              "two dimensions, found "
                           << type;
}

LogicalResult CholeskyOp::verify() {
  if (failed(verifySquare(*this, "a", getA().getType())))
    return failure();
  return verifyResult(*this, getA().getType());
}

LogicalResult TriangularSolveOp::verify() {
  Type aType = getA().getType(), bType = getB().getType();
  if (failed(verifySquare(*this, "a", aType)))
    return failure();
  Shape a = getShape(aType), b = getShape(bType);
  if (getElementType(aType) != getElementType(bType) || a.size() != b.size())
    return emitOpError() << "a and b must have one rank and element type, "
                            "found "
                         << aType << " and " << bType;
  Dim shared = b[b.size() - (getLeftSide() ? 2 : 1)];
  ArrayRef<Dim> aBatch = ArrayRef<Dim>(a).drop_back(2);
  ArrayRef<Dim> bBatch = ArrayRef<Dim>(b).drop_back(2);
  if (!areCompatible(a.back().size, shared.size) ||
      !areCompatible(aBatch, bBatch))
    return emitOpError() << "matrices of a and b must fit each other, found "
                         << aType << " and " << bType;
  if (getTransposeA() == Transpose::TRANSPOSE_INVALID)
    return emitOpError() << "transpose_a must be NO_TRANSPOSE, TRANSPOSE or "
                            "ADJOINT, found TRANSPOSE_INVALID";
  return verifyResult(*this, bType);
}

LogicalResult FftOp::verify() {
  Type operand = getOperand().getType(), element = getElementType(operand);
  ArrayRef<int64_t> length = getFftLength();
  FftType type = getFftType();
  bool isReal = type == FftType::RFFT, toReal = type == FftType::IRFFT;
  if (length.empty() || length.size() > 3)
    return emitOpError() << "length must have 1 to 3 entries, found "
                         << toString(length);
  Shape shape = getShape(operand);
  if (shape.size() < length.size())
    return emitOpError() << "operand has rank " << shape.size()
                         << ", expected at least " << length.size()
                         << ", the entries of length";
  if (isReal ? !isFloat32Or64(element) : !isComplex(element))
    return emitOpError() << "type " << stringifyFftType(type) << " takes "
                         << (isReal ? "f32 or f64" : "complex")
                         << " elements, found " << element;
  if (isReal || toReal) {
    for (int64_t size : length)
      if (size < 0)
        return emitOpError()
               << "length must not be negative, found " << toString(length);
    // A real transform stores half of the last dimension's frequencies.
    MutableArrayRef<Dim> dims(shape.end() - length.size(), shape.end());
    for (auto [i, dim, size] : llvm::enumerate(dims, length)) {
      bool isLast = i + 1 == length.size();
      int64_t expected = isLast && toReal ? size / 2 + 1 : size;
      bool isEmpty = isLast && size == 0 && dim.size == 0;
      if (!areCompatible(dim.size, expected) && !isEmpty)
        return emitOpError() << "operand has type " << operand << ", expected "
                             << expected << " for length " << size;
      if (isLast)
        dim = Dim{toReal || size == 0 ? size : size / 2 + 1};
    }
  }
  if (isReal)
    element = ComplexType::get(element);
  else if (toReal)
    element = cast<ComplexType>(element).getElementType();
  return verifyResult(*this, shape, element);
}

//===----------------------------------------------------------------------===//
// Batch normalisation
//===----------------------------------------------------------------------===//

/// `full` has the feature dimension, `features` only that one.
static LogicalResult verifyBatchNorm(Operation *op, uint64_t featureIndex,
                                     ValueRange full, ValueRange features) {
  Type first = full[0].getType();
  Type element = getElementType(first);
  if (failed(verifyDim(op, "feature_index", featureIndex, getRank(first))))
    return failure();
  // The first feature operand is as the full one says, the others as the first;
  // bounds matter to results alone.
  Type feature = getTensorType(getShape(first)[featureIndex], element);
  auto check = [&](ValueRange values, Type expected) -> LogicalResult {
    for (Value value : values) {
      bool isFine = isa<OpResult>(value)
                        ? haveCompatibleShapes(value.getType(), expected)
                        : haveCompatibleSizes(value.getType(), expected);
      if (!isFine ||
          !areCompatibleElements(getElementType(value.getType()), element))
        return op->emitOpError()
               << "found " << value.getType()
               << " among operands and results, expected " << expected;
    }
    return success();
  };
  auto firstResult = llvm::find_if(features, llvm::IsaPred<OpResult>);
  size_t operands = firstResult - features.begin();
  return failure(
      failed(check(full, first)) ||
      failed(check(features.take_front(), feature)) ||
      failed(check(features.take_front(operands), features[0].getType())) ||
      failed(check(features.drop_front(operands), feature)));
}

LogicalResult BatchNormTrainingOp::verify() {
  return verifyBatchNorm(
      *this, getFeatureIndex(), {getOperand(), getOutput()},
      {getScale(), getOffset(), getBatchMean(), getBatchVar()});
}

LogicalResult BatchNormInferenceOp::verify() {
  return verifyBatchNorm(*this, getFeatureIndex(), {getOperand(), getResult()},
                         {getScale(), getOffset(), getMean(), getVariance()});
}

LogicalResult BatchNormGradOp::verify() {
  return verifyBatchNorm(
      *this, getFeatureIndex(),
      {getOperand(), getGradOutput(), getGradOperand()},
      {getScale(), getMean(), getVariance(), getGradScale(), getGradOffset()});
}
