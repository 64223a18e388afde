//===- Contraction.cpp - products, convolutions, linear algebra ---*- C++
//-*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Importer.h"
#include "tutti/StableHLO/IR/Chlo.h"
#include "tutti/StableHLO/IR/StableHLODialect.h"

using namespace mlir;
using namespace tutti;
using namespace tutti::hlo;
using llvm::StringRef;

/// operand_precision={high,default}: always two entries, as JAX prints it.
static LogicalResult readPrecision(Instr &in, Attributes &attributes,
                                   bool ofChlo = false) {
  SmallVector<mlir::Attribute, 2> precisions;
  auto add = [&](stablehlo::Precision precision) {
    if (ofChlo)
      precisions.push_back(chlo::PrecisionAttr::get(
          in.getContext(), chlo::Precision(uint32_t(precision))));
    else
      precisions.push_back(
          stablehlo::PrecisionAttr::get(in.getContext(), precision));
  };
  if (auto at = in.take("operand_precision")) {
    if (failed(at->expect(TokenKind::LBrace, "'{' before precisions")))
      return failure();
    while (!at->at(TokenKind::RBrace)) {
      auto precision = stablehlo::symbolizePrecision(at->tokenText().upper());
      if (!precision)
        return at->errorExpected("'default', 'high' or 'highest'");
      add(*precision);
      at->next();
      if (!at->consume(TokenKind::Comma))
        break;
    }
    if (failed(at->expect(TokenKind::RBrace, "',' or '}'")))
      return failure();
  }
  while (precisions.size() < 2)
    add(stablehlo::Precision::DEFAULT);
  attributes.push_back(
      in.attr("precision_config", in.builder().getArrayAttr(precisions)));
  return success();
}

namespace {
struct Algorithm {
  llvm::StringLiteral name, operand, accumulator;
  unsigned operations;
  bool imprecise;
};
} // namespace

// What XLA's names of dot algorithms stand for.
static constexpr Algorithm algorithms[] = {
    {"dot_any_f8_any_f8_f32", "f8", "f32", 1, false},
    {"dot_any_f8_any_f8_f32_fast_accum", "f8", "f32", 1, true},
    {"dot_any_f8_any_f8_any", "f8", "f32", 1, false},
    {"dot_f16_f16_f16", "f16", "f16", 1, false},
    {"dot_f16_f16_f32", "f16", "f32", 1, false},
    {"dot_bf16_bf16_bf16", "bf16", "bf16", 1, false},
    {"dot_bf16_bf16_f32", "bf16", "f32", 1, false},
    {"dot_bf16_bf16_f32_x3", "bf16", "f32", 3, false},
    {"dot_bf16_bf16_f32_x6", "bf16", "f32", 6, false},
    {"dot_bf16_bf16_f32_x9", "bf16", "f32", 9, false},
    {"dot_tf32_tf32_f32", "tf32", "f32", 1, false},
    {"dot_tf32_tf32_f32_x3", "tf32", "f32", 3, false},
    {"dot_f32_f32_f32", "f32", "f32", 1, false},
    {"dot_f64_f64_f64", "f64", "f64", 1, false},
};

static LogicalResult readAlgorithm(Instr &in, Attributes &attributes) {
  if (!in.has("algorithm"))
    return success();
  StringRef name;
  if (failed(in.readWord("algorithm", name)))
    return failure();
  if (name == "dot_unset")
    return success();
  const Algorithm *found = llvm::find_if(
      algorithms, [&](const Algorithm &a) { return a.name == name; });
  if (found == std::end(algorithms))
    return in.errorAt("algorithm") << "unknown dot algorithm '" << name << "'";
  Builder b = in.builder();
  auto typeOf = [&](StringRef part, unsigned operand) -> Type {
    if (part == "f8") {
      // Any type of 8 bits that the algorithm may convert to.
      Type element = getElementTypeOrSelf(in.value(operand).getType());
      return isa<FloatType>(element) && element.getIntOrFloatBitWidth() == 8
                 ? element
                 : Float8E5M2Type::get(in.getContext());
    }
    if (part == "tf32")
      return b.getTF32Type();
    return convertElementType(in.getContext(), *parseElementType(part));
  };
  auto emitError = [&] { return in.errorAt("algorithm"); };
  auto algorithm = stablehlo::DotAlgorithmAttr::getChecked(
      llvm::function_ref<InFlightDiagnostic()>(emitError), in.getContext(),
      typeOf(found->operand, 0), typeOf(found->operand, 1),
      typeOf(found->accumulator, 0), /*lhsComponentCount=*/int64_t(1),
      /*rhsComponentCount=*/int64_t(1), int64_t(found->operations),
      found->imprecise);
  if (!algorithm)
    return failure();
  attributes.push_back(in.attr("algorithm", algorithm));
  return success();
}

static LogicalResult importDot(Instr &in) {
  Ints lhsBatch, rhsBatch, lhsContracting, rhsContracting;
  Attributes attributes;
  if (in.has("sparsity"))
    return in.errorAt("sparsity")
           << "'dot' with sparse operands has no counterpart in StableHLO; "
              "densify them first";
  if (failed(in.expectOperands(2)) || failed(in.expectArray()) ||
      failed(in.readOptionalInts("lhs_batch_dims", lhsBatch)) ||
      failed(in.readOptionalInts("rhs_batch_dims", rhsBatch)) ||
      failed(in.readOptionalInts("lhs_contracting_dims", lhsContracting)) ||
      failed(in.readOptionalInts("rhs_contracting_dims", rhsContracting)) ||
      failed(readPrecision(in, attributes)) ||
      failed(readAlgorithm(in, attributes)))
    return failure();
  attributes.push_back(
      in.attr("dot_dimension_numbers", stablehlo::DotDimensionNumbersAttr::get(
                                           in.getContext(), lhsBatch, rhsBatch,
                                           lhsContracting, rhsContracting)));
  return in.replace("stablehlo.dot_general", attributes);
}

static LogicalResult importConvolution(Instr &in) {
  std::optional<Lexer> at;
  Window window;
  ConvolutionLabels labels;
  int64_t featureGroups = 1, batchGroups = 1;
  Attributes attributes;
  (void)in.take("conv_kind");
  if (failed(in.expectOperands(2)) || failed(in.expectArray()) ||
      failed(in.require("dim_labels", at)) ||
      failed(parseConvolutionLabels(*at, labels)) ||
      failed(in.readOptionalInt("feature_group_count", featureGroups)) ||
      failed(in.readOptionalInt("batch_group_count", batchGroups)) ||
      failed(readPrecision(in, attributes)))
    return failure();
  if ((at = in.take("window")))
    if (failed(parseWindow(*at, window)))
      return failure();
  Builder b = in.builder();
  size_t rank = labels.inputSpatial.size();
  if (window.size.size() != rank)
    return in.errorAt("window")
           << "window has " << window.size.size() << " dimensions, but " << rank
           << " are spatial";
  auto addList = [&](StringRef name, ArrayRef<int64_t> values) {
    if (!values.empty())
      attributes.push_back(in.attr(name, b.getDenseI64ArrayAttr(values)));
  };
  addList("window_strides", window.stride);
  addList("lhs_dilation", window.baseDilation);
  addList("rhs_dilation", window.windowDilation);
  if (!window.reversal.empty()) {
    SmallVector<bool> reversal(window.reversal.begin(), window.reversal.end());
    attributes.push_back(
        in.attr("window_reversal", b.getDenseBoolArrayAttr(reversal)));
  }
  if (!window.padLow.empty())
    attributes.push_back(in.attr("padding", in.paddingAttr(window)));
  attributes.push_back(
      in.attr("dimension_numbers",
              stablehlo::ConvDimensionNumbersAttr::get(
                  in.getContext(), labels.inputBatch, labels.inputFeature,
                  labels.inputSpatial, labels.kernelInput, labels.kernelOutput,
                  labels.kernelSpatial, labels.outputBatch,
                  labels.outputFeature, labels.outputSpatial)));
  attributes.push_back(
      in.attr("feature_group_count", b.getI64IntegerAttr(featureGroups)));
  attributes.push_back(
      in.attr("batch_group_count", b.getI64IntegerAttr(batchGroups)));
  return in.replace("stablehlo.convolution", attributes);
}

static LogicalResult importCholesky(Instr &in) {
  bool lower = false;
  if (failed(in.expectOperands(1)) || failed(in.expectArray()) ||
      failed(in.readOptionalBool("lower", lower)))
    return failure();
  return in.replace("stablehlo.cholesky",
                    in.attr("lower", in.builder().getBoolAttr(lower)));
}

static LogicalResult importTriangularSolve(Instr &in) {
  bool leftSide = false, lower = false, unitDiagonal = false;
  StringRef word = "NO_TRANSPOSE";
  if (failed(in.expectOperands(2)) || failed(in.expectArray()) ||
      failed(in.readOptionalBool("left_side", leftSide)) ||
      failed(in.readOptionalBool("lower", lower)) ||
      failed(in.readOptionalBool("unit_diagonal", unitDiagonal)) ||
      (in.has("transpose_a") && failed(in.readWord("transpose_a", word))))
    return failure();
  auto transpose = stablehlo::symbolizeTranspose(word);
  if (!transpose)
    return in.errorAt("transpose_a")
           << "unknown transposition '" << word
           << "', expected NO_TRANSPOSE, TRANSPOSE or ADJOINT";
  Builder b = in.builder();
  return in.replace("stablehlo.triangular_solve",
                    {in.attr("left_side", b.getBoolAttr(leftSide)),
                     in.attr("lower", b.getBoolAttr(lower)),
                     in.attr("unit_diagonal", b.getBoolAttr(unitDiagonal)),
                     in.attr("transpose_a", stablehlo::TransposeAttr::get(
                                                in.getContext(), *transpose))});
}

static LogicalResult importFft(Instr &in) {
  StringRef word;
  Ints length;
  if (failed(in.expectOperands(1)) || failed(in.expectArray()) ||
      failed(in.readWord("fft_type", word)) ||
      failed(in.readInts("fft_length", length)))
    return failure();
  auto type = stablehlo::symbolizeFftType(word);
  if (!type)
    return in.errorAt("fft_type") << "unknown type '" << word
                                  << "', expected FFT, IFFT, RFFT or IRFFT";
  return in.replace(
      "stablehlo.fft",
      {in.attr("fft_type", stablehlo::FftTypeAttr::get(in.getContext(), *type)),
       in.attr("fft_length", in.builder().getDenseI64ArrayAttr(length))});
}

/// chlo.top_k takes the largest, and breaks ties by position.
static LogicalResult importTopK(Instr &in) {
  int64_t k;
  bool largest = true, isStable = true;
  if (failed(in.expectOperands(1)) || failed(in.readInt("k", k)) ||
      failed(in.readOptionalBool("largest", largest)) ||
      failed(in.readOptionalBool("is_stable", isStable)))
    return failure();
  if (!largest)
    return in.errorAt("largest")
           << "'topk' of the smallest has no counterpart in CHLO; negate the "
              "operand, or sort";
  return in.replace("chlo.top_k",
                    in.attr("k", in.builder().getI64IntegerAttr(k)));
}

static LogicalResult importBatchNorm(Instr &in) {
  bool isTraining = in.opcode() == "batch-norm-training";
  std::optional<Lexer> at;
  int64_t feature;
  double epsilon;
  if (failed(in.expectOperands(isTraining ? 3 : 5)) ||
      failed(in.readInt("feature_index", feature)) ||
      failed(in.require("epsilon", at)))
    return failure();
  if (at->tokenText().getAsDouble(epsilon))
    return at->errorExpected("a number");
  Builder b = in.builder();
  StringRef op = isTraining ? "stablehlo.batch_norm_training"
                 : in.opcode() == "batch-norm-grad"
                     ? "stablehlo.batch_norm_grad"
                     : "stablehlo.batch_norm_inference";
  return in.replace(op,
                    {in.attr("epsilon", b.getF32FloatAttr(epsilon)),
                     in.attr("feature_index", b.getI64IntegerAttr(feature))});
}

static LogicalResult importRaggedDot(Instr &in) {
  Ints lhsBatch, rhsBatch, lhsContracting, rhsContracting, ragged, group;
  Attributes attributes;
  if (failed(in.expectOperands(3)) || failed(in.expectArray()) ||
      failed(in.readOptionalInts("lhs_batch_dims", lhsBatch)) ||
      failed(in.readOptionalInts("rhs_batch_dims", rhsBatch)) ||
      failed(in.readOptionalInts("lhs_contracting_dims", lhsContracting)) ||
      failed(in.readOptionalInts("rhs_contracting_dims", rhsContracting)) ||
      failed(in.readOptionalInts("lhs_ragged_dims", ragged)) ||
      failed(in.readOptionalInts("rhs_group_dims", group)) ||
      failed(readPrecision(in, attributes, /*ofChlo=*/true)))
    return failure();
  attributes.push_back(in.attr(
      "ragged_dot_dimension_numbers",
      chlo::RaggedDotDimensionNumbersAttr::get(in.getContext(), lhsBatch,
                                               rhsBatch, lhsContracting,
                                               rhsContracting, ragged, group)));
  return in.replace("chlo.ragged_dot", attributes);
}

static LogicalResult rejectScaledDot(Instr &in) {
  return in.error() << "opcode 'scaled-dot' has no counterpart in StableHLO; "
                       "multiply by the scales and use 'dot'";
}

void tutti::hlo::addContractionHandlers(HandlerTable &table) {
  table["dot"] = importDot;
  table["ragged-dot"] = importRaggedDot;
  table["scaled-dot"] = rejectScaledDot;
  table["convolution"] = importConvolution;
  table["cholesky"] = importCholesky;
  table["triangular-solve"] = importTriangularSolve;
  table["fft"] = importFft;
  table["topk"] = importTopK;
  table["batch-norm-training"] = importBatchNorm;
  table["batch-norm-inference"] = importBatchNorm;
  table["batch-norm-grad"] = importBatchNorm;
}
