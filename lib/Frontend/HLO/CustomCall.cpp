//===- CustomCall.cpp - calls of code the compiler does not know ---*- C++
//-*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "AttributeText.h"
#include "Importer.h"
#include "tutti/StableHLO/IR/StableHLODialect.h"

using namespace mlir;
using namespace tutti;
using namespace tutti::hlo;
using llvm::StringRef;

/// The layout of an array as StableHLO has it: minor to major, of index type.
static mlir::Attribute layoutAttr(Builder &b, const Shape &shape) {
  Ints minorToMajor;
  if (shape.isArray()) {
    if (shape.layout)
      minorToMajor = Ints(shape.layout->minorToMajor);
    else
      for (size_t dim = shape.dimensions.size(); dim--;)
        minorToMajor.push_back(dim);
  }
  auto type =
      RankedTensorType::get({int64_t(minorToMajor.size())}, b.getIndexType());
  return DenseIntElementsAttr::get(type, minorToMajor);
}

/// operand_layout_constraints={f32[2]{0}, ...}: with it, the layouts of
/// operands and results matter to whoever is called.
static LogicalResult readLayouts(Instr &in, Attributes &attributes) {
  for (unsigned i = 0; i < in.numOperands(); ++i)
    if (in.operandShape(i).isTuple()) {
      in.keepAsText("operand_layout_constraints");
      return success();
    }
  auto at = in.take("operand_layout_constraints");
  if (!at)
    return success();
  Builder b = in.builder();
  ShapeTable &shapes = in.importer.module.shapes;
  SmallVector<mlir::Attribute> operands, results;
  if (failed(at->expect(TokenKind::LBrace, "'{' before layouts")))
    return failure();
  while (!at->at(TokenKind::RBrace)) {
    FailureOr<ShapeId> shape = shapes.parse(*at);
    if (failed(shape))
      return failure();
    for (ShapeId leaf : shapes.leaves(*shape))
      operands.push_back(layoutAttr(b, shapes[leaf]));
    if (!at->consume(TokenKind::Comma))
      break;
  }
  if (failed(at->expect(TokenKind::RBrace, "',' or '}'")))
    return failure();
  for (ShapeId leaf : shapes.leaves(in.shapeId()))
    results.push_back(layoutAttr(b, shapes[leaf]));
  if (operands.size() != in.operands().size())
    return in.errorAt("operand_layout_constraints")
           << "layouts of " << operands.size() << " operands, expected "
           << in.operands().size();
  attributes.push_back(in.attr("operand_layouts", b.getArrayAttr(operands)));
  attributes.push_back(in.attr("result_layouts", b.getArrayAttr(results)));
  return success();
}

/// output_to_operand_aliasing={{0}: (1, {})}, with operands counted in leaves.
static LogicalResult readAliases(Instr &in, Attributes &attributes) {
  auto at = in.take("output_to_operand_aliasing");
  if (!at)
    return success();
  std::vector<Alias> aliases;
  if (failed(parseAliases(*at, aliases)))
    return failure();
  SmallVector<mlir::Attribute> result;
  for (const Alias &alias : aliases) {
    if (alias.parameter < 0 || alias.parameter >= in.numOperands())
      return in.errorAt("output_to_operand_aliasing")
             << "'custom-call' has no operand " << alias.parameter
             << ", its operands are " << in.numOperands();
    result.push_back(stablehlo::OutputOperandAliasAttr::get(
        in.getContext(), alias.outputIndex, alias.parameter,
        alias.parameterIndex));
  }
  attributes.push_back(
      in.attr("output_operand_aliases", in.builder().getArrayAttr(result)));
  return success();
}

static LogicalResult readApiVersion(Instr &in, Attributes &attributes,
                                    bool &isTyped) {
  auto version = stablehlo::CustomCallApiVersion::API_VERSION_ORIGINAL;
  if (in.has("api_version")) {
    StringRef word;
    if (failed(in.readWord("api_version", word)))
      return failure();
    auto known = stablehlo::symbolizeCustomCallApiVersion(word);
    if (!known)
      return in.errorAt("api_version")
             << "unknown version '" << word << "' of custom calls";
    version = *known;
  }
  isTyped = version == stablehlo::CustomCallApiVersion::API_VERSION_TYPED_FFI;
  attributes.push_back(
      in.attr("api_version", in.builder().getI32IntegerAttr(int32_t(version))));
  return success();
}

/// A string, or for the typed interface a dictionary of MLIR attributes.
static LogicalResult readBackendConfig(Instr &in, Attributes &attributes,
                                       bool isTyped) {
  auto at = in.take("backend_config");
  if (!at)
    return success();
  std::string config;
  if (at->at(TokenKind::String)) {
    if (failed(parseString(*at, config)))
      return failure();
  } else {
    config = in.importer.source.text({at->offset(), at->regionEnd()}).str();
  }
  mlir::Attribute value = in.builder().getStringAttr(config);
  if (isTyped) {
    value = config.empty() ? in.builder().getDictionaryAttr({})
                           : parseAttributeText(config, in.getContext());
    if (!isa_and_nonnull<DictionaryAttr>(value))
      return in.errorAt("backend_config")
             << "backend_config of a typed custom call is not a dictionary of "
                "MLIR attributes";
  }
  attributes.push_back(in.attr("backend_config", value));
  return success();
}

static LogicalResult importCustomCall(Instr &in) {
  std::string target;
  std::optional<Lexer> at;
  bool hasSideEffect = false, isTyped = false;
  Attributes attributes;
  if (failed(in.require("custom_call_target", at)) ||
      failed(parseString(*at, target)) ||
      failed(
          in.readOptionalBool("custom_call_has_side_effect", hasSideEffect)) ||
      failed(readApiVersion(in, attributes, isTyped)) ||
      failed(readBackendConfig(in, attributes, isTyped)) ||
      failed(readLayouts(in, attributes)) ||
      failed(readAliases(in, attributes)))
    return failure();
  Builder b = in.builder();
  SmallVector<mlir::Attribute> called;
  for (StringRef name : {"called_computations", "to_apply"}) {
    SmallVector<const Computation *> computations;
    if (in.has(name) && failed(in.readComputations(name, computations)))
      return failure();
    for (const Computation *computation : computations) {
      FailureOr<func::FuncOp> callee = in.importer.function(*computation);
      if (failed(callee))
        return failure();
      called.push_back(FlatSymbolRefAttr::get(callee->getNameAttr()));
    }
  }
  if (!called.empty())
    attributes.push_back(
        in.attr("called_computations", b.getArrayAttr(called)));
  attributes.push_back(in.attr("call_target_name", b.getStringAttr(target)));
  attributes.push_back(
      in.attr("has_side_effect", b.getBoolAttr(hasSideEffect)));
  // Of convolutions and matrix products that were turned into calls, and the
  // scheduler's wishes; StableHLO has no word for them.
  for (StringRef kept :
       {"window", "dim_labels", "feature_group_count", "batch_group_count",
        "operand_precision", "padding_type", "literal", "schedule"})
    in.keepAsText(kept);

  // A call sees tuples: what was flattened is put together again, but for the
  // tuple of all results, which StableHLO implies if it has not one element.
  Values operands;
  for (unsigned i = 0; i < in.numOperands(); ++i) {
    const Operand &operand = in.importer.module.operandsOf(in.instruction)[i];
    operands.push_back(
        in.makeTuple(in.importer.module.instructions[operand.instruction].shape,
                     in.operand(i)));
  }
  SmallVector<Type> types;
  const Shape &shape = in.shape();
  bool impliesTuple = shape.isTuple() && shape.elements.size() != 1;
  if (impliesTuple)
    for (ShapeId element : shape.elements)
      types.push_back(in.tupleType(element));
  else
    types.push_back(in.tupleType(in.shapeId()));
  Operation *call =
      in.create("stablehlo.custom_call", types, operands, attributes);
  Values results;
  if (impliesTuple)
    for (auto [element, result] :
         llvm::zip_equal(shape.elements, call->getResults()))
      in.takeTuple(element, result, results);
  else
    in.takeTuple(in.shapeId(), call->getResult(0), results);
  return in.setResults(results);
}

void tutti::hlo::addCustomCallHandlers(HandlerTable &table) {
  table["custom-call"] = importCustomCall;
}
