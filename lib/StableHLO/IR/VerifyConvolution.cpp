//===- VerifyConvolution.cpp - verifiers of convolution and dynamic_conv ---*-
// C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "QuantRules.h"
#include "WindowRules.h"
#include "tutti/StableHLO/IR/StableHLOOps.h"

using namespace mlir;
using namespace tutti;
using namespace tutti::stablehlo;

/// The sizes that group counts divide.
static LogicalResult verifyGroups(Operation *op,
                                  ConvDimensionNumbersAttr numbers,
                                  const Shape &input, const Shape &kernel,
                                  int64_t featureGroups, int64_t batchGroups) {
  if (featureGroups > 1 && batchGroups > 1)
    return op->emitOpError() << "feature_group_count and batch_group_count "
                                "must not both be above 1, found "
                             << featureGroups << " and " << batchGroups;
  auto verifyDivides = [&](StringRef what, Dim dim,
                           int64_t count) -> LogicalResult {
    if (!dim.isStatic() || dim.size % count == 0)
      return success();
    return op->emitOpError()
           << what << " has size " << dim.size
           << ", expected a multiple of the group count " << count;
  };
  Dim batch = input[numbers.getInputBatchDimension()];
  Dim feature = input[numbers.getInputFeatureDimension()];
  Dim kernelIn = kernel[numbers.getKernelInputFeatureDimension()];
  Dim kernelOut = kernel[numbers.getKernelOutputFeatureDimension()];
  if (failed(verifyDivides("input batch dimension", batch, batchGroups)) ||
      failed(
          verifyDivides("input feature dimension", feature, featureGroups)) ||
      failed(verifyDivides("kernel output feature dimension", kernelOut,
                           batchGroups)) ||
      failed(verifyDivides("kernel output feature dimension", kernelOut,
                           featureGroups)))
    return failure();
  if (feature.isStatic() && kernelIn.isStatic() &&
      feature.size / featureGroups != kernelIn.size)
    return op->emitOpError()
           << "kernel input feature dimension has size " << kernelIn.size
           << ", expected " << feature.size / featureGroups
           << ", the input's features in one group";
  return success();
}

/// What holds of the operands, whatever the window is.
template <typename OpT> static LogicalResult verifyOperands(OpT op) {
  ConvDimensionNumbersAttr numbers = op.getDimensionNumbers();
  Type lhsType = op.getLhs().getType(), rhsType = op.getRhs().getType();
  Shape input = getShape(lhsType), kernel = getShape(rhsType);
  size_t rank = numbers.getInputSpatialDimensions().size() + 2;
  if (input.size() != rank || kernel.size() != rank ||
      numbers.getKernelSpatialDimensions().size() + 2 != rank ||
      numbers.getOutputSpatialDimensions().size() + 2 != rank)
    return op.emitOpError() << "dimension numbers and operands must have one "
                               "rank, found "
                            << numbers << ", " << lhsType << " and " << rhsType;
  bool anyQuantized = getQuantized(lhsType) || getQuantized(rhsType);
  if (!anyQuantized && getElementType(lhsType) != getElementType(rhsType))
    return op.emitOpError()
           << "input and kernel must have one element type, "
              "found "
           << getElementType(lhsType) << " and " << getElementType(rhsType);
  if (failed(verifyGroups(op, numbers, input, kernel, op.getFeatureGroupCount(),
                          op.getBatchGroupCount())))
    return failure();
  if (auto precision = op.getPrecisionConfig())
    if (precision->size() > 2)
      return op.emitOpError() << "precision has " << precision->size()
                              << " entries, expected at most 2";

  auto rhsAxis = getPerAxis(rhsType), resultAxis = getPerAxis(op.getType());
  if (rhsAxis && rhsAxis.getQuantizedDimension() !=
                     numbers.getKernelOutputFeatureDimension())
    return op.emitOpError() << "kernel is quantized along dimension "
                            << rhsAxis.getQuantizedDimension()
                            << ", expected its output feature dimension "
                            << numbers.getKernelOutputFeatureDimension();
  if (resultAxis &&
      resultAxis.getQuantizedDimension() != numbers.getOutputFeatureDimension())
    return op.emitOpError() << "result is quantized along dimension "
                            << resultAxis.getQuantizedDimension()
                            << ", expected its feature dimension "
                            << numbers.getOutputFeatureDimension();
  return verifyQuantizedProduct(op);
}

/// The window has a place for each element of the result.
template <typename OpT>
static LogicalResult
verifyWindowAndResult(OpT op, std::optional<SmallVector<int64_t>> padding,
                      DenseIntElementsAttr paddingAttr) {
  ConvDimensionNumbersAttr numbers = op.getDimensionNumbers();
  Shape input = getShape(op.getLhs().getType());
  Shape kernel = getShape(op.getRhs().getType());
  SmallVector<int64_t> sizes;
  Shape base;
  for (int64_t dim : numbers.getKernelSpatialDimensions())
    sizes.push_back(kernel[dim].size);
  for (int64_t dim : numbers.getInputSpatialDimensions())
    base.push_back({input[dim].size});
  WindowAttrs window{sizes,
                     op.getWindowStrides(),
                     op.getLhsDilation(),
                     op.getRhsDilation(),
                     std::move(padding),
                     op.getWindowReversal()};
  if (failed(readPadding(op, paddingAttr, window)) ||
      failed(verifyWindow(op, window)))
    return failure();
  std::optional<Shape> places = getPlaces(op, window, base);
  if (!places)
    return failure();
  Shape output(input.size());
  Dim batch = input[numbers.getInputBatchDimension()];
  if (batch.isStatic())
    output[numbers.getOutputBatchDimension()] = {
        batch.size / static_cast<int64_t>(op.getBatchGroupCount())};
  output[numbers.getOutputFeatureDimension()] = {
      kernel[numbers.getKernelOutputFeatureDimension()].size};
  for (auto [dim, count] :
       llvm::zip(numbers.getOutputSpatialDimensions(), *places))
    output[dim] = count;
  return verifySizes(op, output);
}

LogicalResult ConvolutionOp::verify() {
  return failure(
      failed(verifyOperands(*this)) ||
      failed(verifyWindowAndResult(*this, std::nullopt, getPaddingAttr())));
}

LogicalResult DynamicConvOp::verify() {
  Shape padding = getShape(getPadding().getType());
  int64_t count = getDimensionNumbers().getInputSpatialDimensions().size();
  if (padding[0].size != count || padding[1].size != 2)
    return emitOpError() << "padding has type " << getPadding().getType()
                         << ", expected " << count << " pairs";
  if (failed(verifyOperands(*this)))
    return failure();
  // Without its padding nothing is known of the result.
  std::optional<SmallVector<int64_t>> constant = getConstant(getPadding());
  return constant ? verifyWindowAndResult(*this, std::move(constant), nullptr)
                  : success();
}
