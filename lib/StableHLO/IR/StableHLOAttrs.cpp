//===- StableHLOAttrs.cpp - attributes and types of the dialect ---*- C++
//-*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "AssemblyFormat.h"
#include "mlir/IR/DialectImplementation.h"
#include "tutti/StableHLO/IR/StableHLODialect.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace tutti::stablehlo;

#include "tutti/StableHLO/IR/StableHLOEnums.cpp.inc"

#define GET_ATTRDEF_CLASSES
#include "tutti/StableHLO/IR/StableHLOAttrs.cpp.inc"

#define GET_TYPEDEF_CLASSES
#include "tutti/StableHLO/IR/StableHLOTypes.cpp.inc"

void StableHLODialect::addAttributesAndTypes() {
  addAttributes<
#define GET_ATTRDEF_LIST
#include "tutti/StableHLO/IR/StableHLOAttrs.cpp.inc"
      >();
  addTypes<
#define GET_TYPEDEF_LIST
#include "tutti/StableHLO/IR/StableHLOTypes.cpp.inc"
      >();
}

Attribute StableHLODialect::parseAttribute(DialectAsmParser &parser,
                                           Type type) const {
  StringRef word;
  Attribute attr;
  if (generatedAttributeParser(parser, &word, type, attr).has_value())
    return attr;
  // The longer spelling of bounds.
  if (word == "type_extensions") {
    if (parser.parseLess() || parser.parseKeyword("bounds") ||
        parser.parseEqual())
      return {};
    FailureOr<SmallVector<int64_t>> bounds = parseDims(parser);
    if (failed(bounds) || parser.parseGreater())
      return {};
    return BoundsAttr::get(getContext(), *bounds);
  }
  parser.emitError(parser.getNameLoc())
      << "unknown stablehlo attribute '" << word << "'";
  return {};
}

void StableHLODialect::printAttribute(Attribute attr,
                                      DialectAsmPrinter &printer) const {
  (void)generatedAttributePrinter(attr, printer);
}

//===----------------------------------------------------------------------===//
// Structures of named fields
//===----------------------------------------------------------------------===//

namespace {
/// One field: a list of dimensions or a number. A printer leaves out empty
/// lists and zeros; a parser takes the fields in any order.
struct Field {
  StringRef name;
  SmallVector<int64_t> dims;
  int64_t number = 0;
  bool isNumber = false;
  bool seen = false;

  Field(StringRef name) : name(name) {}
  Field(StringRef name, ArrayRef<int64_t> dims) : name(name), dims(dims) {}
  static Field ofNumber(StringRef name, int64_t number = 0) {
    Field field(name);
    field.number = number;
    field.isNumber = true;
    return field;
  }
};
} // namespace

static void printFields(AsmPrinter &printer, ArrayRef<Field> fields) {
  StringRef separator;
  printer << '<';
  for (const Field &field : fields) {
    if (field.isNumber ? field.number == 0 : field.dims.empty())
      continue;
    printer << separator << field.name << " = ";
    separator = ", ";
    if (field.isNumber)
      printer << field.number;
    else
      printDims(printer, field.dims);
  }
  printer << '>';
}

/// Parses up to and with the closing '>'.
static ParseResult parseFields(AsmParser &parser,
                               MutableArrayRef<Field> fields) {
  while (failed(parser.parseOptionalGreater())) {
    SMLoc loc = parser.getCurrentLocation();
    StringRef word;
    if (failed(parser.parseOptionalKeyword(&word)))
      return parser.emitError(loc) << "expected the name of a field or '>'";
    auto *field = llvm::find_if(
        fields, [&](const Field &field) { return field.name == word; });
    if (field == fields.end()) {
      InFlightDiagnostic diag = parser.emitError(loc)
                                << "unknown field '" << word
                                << "', expected one of ";
      llvm::interleaveComma(fields, diag,
                            [&](const Field &one) { diag << one.name; });
      return diag;
    }
    if (field->seen)
      return parser.emitError(loc) << "field '" << word << "' is given twice";
    field->seen = true;
    if (parser.parseEqual())
      return failure();
    if (field->isNumber) {
      if (parser.parseInteger(field->number))
        return failure();
    } else {
      FailureOr<SmallVector<int64_t>> dims = parseDims(parser);
      if (failed(dims))
        return failure();
      field->dims = std::move(*dims);
    }
    if (failed(parser.parseOptionalComma()))
      return parser.parseGreater();
  }
  return success();
}

void GatherDimensionNumbersAttr::print(AsmPrinter &printer) const {
  printFields(printer,
              {{"offset_dims", getOffsetDims()},
               {"collapsed_slice_dims", getCollapsedSliceDims()},
               {"operand_batching_dims", getOperandBatchingDims()},
               {"start_indices_batching_dims", getStartIndicesBatchingDims()},
               {"start_index_map", getStartIndexMap()},
               Field::ofNumber("index_vector_dim", getIndexVectorDim())});
}

Attribute GatherDimensionNumbersAttr::parse(AsmParser &parser, Type) {
  Field fields[] = {
      {"offset_dims"},           {"collapsed_slice_dims"},
      {"operand_batching_dims"}, {"start_indices_batching_dims"},
      {"start_index_map"},       Field::ofNumber("index_vector_dim")};
  if (parser.parseLess() || parseFields(parser, fields))
    return {};
  return get(parser.getContext(), fields[0].dims, fields[1].dims,
             fields[2].dims, fields[3].dims, fields[4].dims, fields[5].number);
}

void ScatterDimensionNumbersAttr::print(AsmPrinter &printer) const {
  printFields(
      printer,
      {{"update_window_dims", getUpdateWindowDims()},
       {"inserted_window_dims", getInsertedWindowDims()},
       {"input_batching_dims", getInputBatchingDims()},
       {"scatter_indices_batching_dims", getScatterIndicesBatchingDims()},
       {"scatter_dims_to_operand_dims", getScatterDimsToOperandDims()},
       Field::ofNumber("index_vector_dim", getIndexVectorDim())});
}

Attribute ScatterDimensionNumbersAttr::parse(AsmParser &parser, Type) {
  Field fields[] = {
      {"update_window_dims"},           {"inserted_window_dims"},
      {"input_batching_dims"},          {"scatter_indices_batching_dims"},
      {"scatter_dims_to_operand_dims"}, Field::ofNumber("index_vector_dim")};
  if (parser.parseLess() || parseFields(parser, fields))
    return {};
  return get(parser.getContext(), fields[0].dims, fields[1].dims,
             fields[2].dims, fields[3].dims, fields[4].dims, fields[5].number);
}

void DotDimensionNumbersAttr::print(AsmPrinter &printer) const {
  printFields(printer,
              {{"lhs_batching_dimensions", getLhsBatchingDimensions()},
               {"rhs_batching_dimensions", getRhsBatchingDimensions()},
               {"lhs_contracting_dimensions", getLhsContractingDimensions()},
               {"rhs_contracting_dimensions", getRhsContractingDimensions()}});
}

Attribute DotDimensionNumbersAttr::parse(AsmParser &parser, Type) {
  Field fields[] = {{"lhs_batching_dimensions"},
                    {"rhs_batching_dimensions"},
                    {"lhs_contracting_dimensions"},
                    {"rhs_contracting_dimensions"}};
  if (parser.parseLess() || parseFields(parser, fields))
    return {};
  return get(parser.getContext(), fields[0].dims, fields[1].dims,
             fields[2].dims, fields[3].dims);
}

//===----------------------------------------------------------------------===//
// Convolution
//===----------------------------------------------------------------------===//

void ConvDimensionNumbersAttr::print(AsmPrinter &printer) const {
  printer << '<';
  printConvDimensions(printer, *this);
  printer << '>';
}

/// Each field by its name, after the word `raw`.
static Attribute parseRawConv(AsmParser &parser) {
  SMLoc loc = parser.getCurrentLocation();
  Field fields[] = {Field::ofNumber("input_batch_dimension"),
                    Field::ofNumber("input_feature_dimension"),
                    {"input_spatial_dimensions"},
                    Field::ofNumber("kernel_input_feature_dimension"),
                    Field::ofNumber("kernel_output_feature_dimension"),
                    {"kernel_spatial_dimensions"},
                    Field::ofNumber("output_batch_dimension"),
                    Field::ofNumber("output_feature_dimension"),
                    {"output_spatial_dimensions"}};
  if (parseFields(parser, fields))
    return {};
  return parser.getChecked<ConvDimensionNumbersAttr>(
      loc, parser.getContext(), fields[0].number, fields[1].number,
      fields[2].dims, fields[3].number, fields[4].number, fields[5].dims,
      fields[6].number, fields[7].number, fields[8].dims);
}

Attribute ConvDimensionNumbersAttr::parse(AsmParser &parser, Type) {
  if (parser.parseLess())
    return {};
  if (succeeded(parser.parseOptionalKeyword("raw")))
    return parseRawConv(parser);
  ConvDimensionNumbersAttr numbers;
  if (parseConvDimensions(parser, numbers) || parser.parseGreater())
    return {};
  return numbers;
}

static LogicalResult verifyParts(function_ref<InFlightDiagnostic()> emitError,
                                 StringRef name, int64_t first, int64_t second,
                                 ArrayRef<int64_t> spatial) {
  SmallVector<int64_t> all(spatial);
  all.push_back(first);
  all.push_back(second);
  SmallVector<bool> seen(all.size(), false);
  for (int64_t position : all) {
    if (position < 0 || position >= static_cast<int64_t>(all.size()))
      return emitError() << name << " dimension " << position
                         << " is out of range, expected 0 to "
                         << all.size() - 1;
    if (seen[position])
      return emitError() << name << " dimension " << position
                         << " has two parts, expected one";
    seen[position] = true;
  }
  return success();
}

LogicalResult ConvDimensionNumbersAttr::verify(
    function_ref<InFlightDiagnostic()> emitError, int64_t inputBatch,
    int64_t inputFeature, ArrayRef<int64_t> inputSpatial,
    int64_t kernelInputFeature, int64_t kernelOutputFeature,
    ArrayRef<int64_t> kernelSpatial, int64_t outputBatch, int64_t outputFeature,
    ArrayRef<int64_t> outputSpatial) {
  return failure(failed(verifyParts(emitError, "input", inputBatch,
                                    inputFeature, inputSpatial)) ||
                 failed(verifyParts(emitError, "kernel", kernelInputFeature,
                                    kernelOutputFeature, kernelSpatial)) ||
                 failed(verifyParts(emitError, "output", outputBatch,
                                    outputFeature, outputSpatial)));
}

//===----------------------------------------------------------------------===//
// How exact a result must be
//===----------------------------------------------------------------------===//

static bool isFloat8(Type type) {
  return isa<Float8E3M4Type, Float8E4M3Type, Float8E4M3FNType,
             Float8E4M3FNUZType, Float8E4M3B11FNUZType, Float8E5M2Type,
             Float8E5M2FNUZType>(type);
}

/// The numbers of products that make up one product of `type` elements, on the
/// hardware that is known, if they are accumulated in `accumulation`.
static ArrayRef<int64_t> getKnownProducts(Type type, Type accumulation) {
  static constexpr int64_t once[] = {1}, tf32[] = {1, 3}, bf16[] = {1, 3, 6, 9};
  if (type == accumulation &&
      (type.isF64() || type.isF32() || type.isF16() || type.isBF16()))
    return once;
  if (!accumulation.isF32())
    return {};
  if (type.isTF32())
    return tf32;
  if (type.isBF16())
    return bf16;
  return type.isF16() || isFloat8(type) ? ArrayRef(once) : ArrayRef<int64_t>();
}

LogicalResult
DotAlgorithmAttr::verify(function_ref<InFlightDiagnostic()> emitError, Type lhs,
                         Type rhs, Type accumulation, int64_t lhsComponents,
                         int64_t rhsComponents, int64_t primitiveOperations,
                         bool allowImprecise) {
  for (Type type : {lhs, rhs, accumulation})
    if (!isa<FloatType>(type))
      return emitError() << "precision and accumulation types must be floats, "
                            "found "
                         << type;
  for (int64_t count : {lhsComponents, rhsComponents, primitiveOperations})
    if (count < 1)
      return emitError() << "counts of components and operations must be "
                            "positive, found "
                         << count;
  if (lhsComponents != 1 || rhsComponents != 1)
    return emitError() << "no known hardware splits operands, expected "
                          "component counts of 1, found "
                       << lhsComponents << " and " << rhsComponents;
  bool areFloats8 = isFloat8(lhs) && isFloat8(rhs);
  ArrayRef<int64_t> known;
  if (lhs == rhs || areFloats8)
    known = getKnownProducts(lhs, accumulation);
  if (known.empty())
    return emitError() << "no known hardware multiplies " << lhs << " by "
                       << rhs << " and accumulates in " << accumulation;
  if (!llvm::is_contained(known, primitiveOperations)) {
    InFlightDiagnostic diag =
        emitError() << "no known hardware makes a product of " << lhs << " of "
                    << primitiveOperations << " operations, expected ";
    llvm::interleave(known, diag, " or ");
    return diag;
  }
  if (allowImprecise && !areFloats8)
    return emitError() << "no known hardware accumulates products of " << lhs
                       << " imprecisely, expected "
                          "allow_imprecise_accumulation = false";
  return success();
}

ResultAccuracyAttr
tutti::stablehlo::getResultAccuracy(MLIRContext *context,
                                    ResultAccuracyMode mode) {
  return ResultAccuracyAttr::get(context, APFloat(0.0), APFloat(0.0),
                                 /*ulps=*/0,
                                 ResultAccuracyModeAttr::get(context, mode));
}

void ResultAccuracyAttr::print(AsmPrinter &printer) const {
  printer << '<';
  auto printTolerance = [&](StringRef name, const APFloat &value) {
    if (value.isZero())
      return;
    printer << name << " = ";
    printer.printFloat(value);
    printer << ", ";
  };
  printTolerance("atol", getAtol());
  printTolerance("rtol", getRtol());
  if (getUlps() != 0)
    printer << "ulps = " << getUlps() << ", ";
  printer << "mode = " << Attribute(getMode()) << '>';
}

Attribute ResultAccuracyAttr::parse(AsmParser &parser, Type) {
  double atol = 0, rtol = 0;
  int64_t ulps = 0;
  ResultAccuracyModeAttr mode;
  SMLoc loc = parser.getCurrentLocation();
  auto parseTolerance = [&](StringRef name, double &value) -> ParseResult {
    if (failed(parser.parseOptionalKeyword(name)))
      return success();
    return failure(parser.parseEqual() || parser.parseFloat(value) ||
                   parser.parseComma());
  };
  if (parser.parseLess() || parseTolerance("atol", atol) ||
      parseTolerance("rtol", rtol))
    return {};
  if (succeeded(parser.parseOptionalKeyword("ulps")) &&
      (parser.parseEqual() || parser.parseInteger(ulps) || parser.parseComma()))
    return {};
  if (parser.parseKeyword("mode") || parser.parseEqual() ||
      parser.parseAttribute(mode) || parser.parseGreater())
    return {};
  return parser.getChecked<ResultAccuracyAttr>(
      loc, parser.getContext(), APFloat(atol), APFloat(rtol), ulps, mode);
}

LogicalResult
ResultAccuracyAttr::verify(function_ref<InFlightDiagnostic()> emitError,
                           APFloat atol, APFloat rtol, int64_t ulps,
                           ResultAccuracyModeAttr mode) {
  if (atol.isNegative() || rtol.isNegative() || ulps < 0)
    return emitError() << "tolerances must not be negative, found atol = "
                       << atol.convertToDouble()
                       << ", rtol = " << rtol.convertToDouble()
                       << ", ulps = " << ulps;
  bool hasTolerance = !atol.isZero() || !rtol.isZero() || ulps != 0;
  if (hasTolerance && mode.getValue() != ResultAccuracyMode::TOLERANCE)
    return emitError() << "tolerances need mode TOLERANCE, found "
                       << stringifyResultAccuracyMode(mode.getValue());
  return success();
}

//===----------------------------------------------------------------------===//
// Mesh axes, bounds, future
//===----------------------------------------------------------------------===//

LogicalResult
ReplicaGroupMeshAxesAttr::verify(function_ref<InFlightDiagnostic()> emitError,
                                 Attribute mesh, ArrayAttr axes) {
  if (!isa<FlatSymbolRefAttr, MeshAttr>(mesh))
    return emitError() << "mesh must be a symbol or a #stablehlo.mesh, found "
                       << mesh;
  auto inlineMesh = dyn_cast<MeshAttr>(mesh);
  if (!inlineMesh)
    return success();
  for (Attribute axis : axes) {
    auto ref = dyn_cast<AxisRefAttr>(axis);
    if (!ref)
      return emitError() << "axes must be #stablehlo.axis_ref, found " << axis;
    if (llvm::none_of(inlineMesh.getAxes(), [&](MeshAxisAttr one) {
          return one.getName() == ref.getName();
        }))
      return emitError() << "the mesh has no axis '" << ref.getName() << "'";
  }
  return success();
}

void BoundsAttr::print(AsmPrinter &printer) const {
  printer << '<';
  llvm::interleaveComma(getBounds(), printer,
                        [&](int64_t bound) { printDim(printer, bound); });
  printer << '>';
}

Attribute BoundsAttr::parse(AsmParser &parser, Type) {
  SmallVector<int64_t> bounds;
  if (parser.parseCommaSeparatedList(AsmParser::Delimiter::LessGreater, [&] {
        return parseDim(parser, bounds.emplace_back());
      }))
    return {};
  return get(parser.getContext(), bounds);
}

LogicalResult
BoundsAttr::verifyEncoding(ArrayRef<int64_t> shape, Type elementType,
                           function_ref<InFlightDiagnostic()> emitError) const {
  ArrayRef<int64_t> bounds = getBounds();
  if (bounds.size() != shape.size())
    return emitError() << "expected one bound for each of the " << shape.size()
                       << " dimensions, found " << bounds.size();
  for (auto [i, size, bound] : llvm::enumerate(shape, bounds)) {
    if (ShapedType::isDynamic(bound))
      continue;
    if (!ShapedType::isDynamic(size))
      return emitError() << "dimension " << i << " has the static size " << size
                         << " and the bound " << bound
                         << ", expected no bound ('?')";
    if (bound < 0)
      return emitError() << "bound of dimension " << i
                         << " must not be negative, found " << bound;
  }
  return success();
}

ArrayRef<int64_t> tutti::stablehlo::getBounds(Type type) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  auto bounds = tensor ? dyn_cast_or_null<BoundsAttr>(tensor.getEncoding())
                       : BoundsAttr();
  return bounds ? bounds.getBounds() : ArrayRef<int64_t>();
}

LogicalResult FutureType::verify(function_ref<InFlightDiagnostic()> emitError,
                                 ArrayRef<Type> types) {
  for (Type type : types)
    if (!isa<RankedTensorType>(type))
      return emitError() << "a future holds ranked tensors, found " << type;
  return success();
}
