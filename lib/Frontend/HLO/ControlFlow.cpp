//===- ControlFlow.cpp - calls, loops, branches, fusions ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "AttributeText.h"
#include "Importer.h"

using namespace mlir;
using namespace tutti::hlo;
using llvm::StringRef;

/// A call of a composite: its name, version and attributes are in frontend
/// attributes, the rest of which stays.
static LogicalResult importComposite(Instr &in, func::FuncOp callee) {
  Builder b = in.builder();
  StringAttr name;
  int64_t version = 0;
  mlir::Attribute attributes = b.getDictionaryAttr({});
  NamedAttrList rest;
  auto frontend =
      dyn_cast_or_null<DictionaryAttr>(in.carried("mhlo.frontend_attributes"));
  for (NamedAttribute attribute :
       frontend ? frontend.getValue() : ArrayRef<NamedAttribute>()) {
    auto value = cast<StringAttr>(attribute.getValue());
    if (attribute.getName() == "composite.name") {
      name = value;
    } else if (attribute.getName() == "composite.version") {
      if (value.getValue().getAsInteger(10, version) ||
          !llvm::isInt<32>(version))
        return in.errorAt("frontend_attributes")
               << "composite.version is '" << value.getValue()
               << "', expected a number";
    } else if (attribute.getName() == "composite.attributes") {
      attributes = parseAttributeText(value.getValue(), in.getContext());
      if (!isa_and_nonnull<DictionaryAttr>(attributes))
        return in.errorAt("frontend_attributes")
               << "composite.attributes is not a dictionary of MLIR attributes";
    } else {
      rest.append(attribute);
    }
  }
  if (!name)
    return in.error() << "composite call has no composite.name among its "
                         "frontend attributes";
  in.drop("mhlo.frontend_attributes");
  if (!rest.empty())
    in.carry("mhlo.frontend_attributes", rest.getDictionary(in.getContext()));
  return in.replace(
      "stablehlo.composite",
      {in.attr("name", name), in.attr("composite_attributes", attributes),
       in.attr("decomposition", FlatSymbolRefAttr::get(callee.getNameAttr())),
       in.attr("version", b.getI32IntegerAttr(version))});
}

static LogicalResult importCall(Instr &in) {
  const Computation *computation;
  bool isComposite = false;
  (void)in.take("output_to_operand_aliasing");
  if (failed(in.readComputation("to_apply", computation)) ||
      failed(in.readOptionalBool("is_composite", isComposite)))
    return failure();
  FailureOr<func::FuncOp> callee = in.importer.function(*computation);
  if (failed(callee))
    return failure();
  auto expected = callee->getArgumentTypes();
  if (!llvm::equal(expected, in.operands().getTypes()))
    return in.error() << "call of '" << in.importer.text(computation->name)
                      << "' with values of types " << in.operands().getTypes()
                      << ", but its parameters have types "
                      << TypeRange(expected);
  if (isComposite)
    return importComposite(in, *callee);
  return in.replace("func.call", in.attr("callee", FlatSymbolRefAttr::get(
                                                       callee->getNameAttr())));
}

/// The computation in place of the fusion. What the fusion carried, beside its
/// metadata, spoke of code generation.
static LogicalResult importFusion(Instr &in) {
  const Computation *computation;
  (void)in.take("kind");
  (void)in.take("output_to_operand_aliasing");
  if (failed(in.readComputation("calls", computation)))
    return failure();
  Values results;
  if (failed(in.importer.importBody(*computation, in.operands(), results)))
    return failure();
  return in.setResults(results);
}

static LogicalResult importWhile(Instr &in) {
  const Computation *condition, *body;
  std::unique_ptr<Region> regions[2];
  if (in.numOperands() != 1)
    return in.error() << "'while' has " << in.numOperands()
                      << " operands, expected 1";
  if (failed(in.readComputation("condition", condition)) ||
      failed(in.readComputation("body", body)))
    return failure();
  TypeRange types = in.operands().getTypes();
  if (failed(in.buildRegion(*condition, types, regions[0])) ||
      failed(in.buildRegion(*body, types, regions[1])))
    return failure();
  return in.replace("stablehlo.while", {}, regions);
}

/// Regions of branches have no arguments: the operands are seen from inside.
static LogicalResult importConditional(Instr &in) {
  SmallVector<const Computation *> branches;
  if (in.has("branch_computations")) {
    if (failed(in.readComputations("branch_computations", branches)))
      return failure();
  } else if (failed(in.readComputation("true_computation",
                                       branches.emplace_back())) ||
             failed(in.readComputation("false_computation",
                                       branches.emplace_back()))) {
    return failure();
  }
  if (in.numOperands() != branches.size() + 1 || !in.operandShape(0).isArray())
    return in.error() << "'conditional' with " << branches.size()
                      << " branches has " << in.numOperands()
                      << " operands, expected a selector and one operand a "
                         "branch";
  bool isPredicate = in.operandShape(0).elementType == ElementType::Pred;
  if (isPredicate && branches.size() != 2)
    return in.error() << "'conditional' on a predicate has " << branches.size()
                      << " branches, expected 2";
  SmallVector<std::unique_ptr<Region>> regions(branches.size());
  for (auto [index, branch] : llvm::enumerate(branches))
    if (failed(in.buildClosedRegion(*branch, in.operand(index + 1),
                                    regions[index])))
      return failure();
  return in.setResults(
      in.create(isPredicate ? "stablehlo.if" : "stablehlo.case", in.types(),
                in.value(0), {}, regions)
          ->getResults());
}

void tutti::hlo::addControlFlowHandlers(HandlerTable &table) {
  table["call"] = importCall;
  table["fusion"] = importFusion;
  table["while"] = importWhile;
  table["conditional"] = importConditional;
}
