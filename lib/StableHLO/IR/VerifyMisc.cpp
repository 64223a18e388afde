//===- VerifyMisc.cpp - verifiers of random numbers and custom calls ---*- C++
//-*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ShapeRules.h"
#include "tutti/StableHLO/IR/ElementTypes.h"
#include "tutti/StableHLO/IR/StableHLOOps.h"
#include "llvm/ADT/SmallBitVector.h"

using namespace mlir;
using namespace tutti;
using namespace tutti::stablehlo;

//===----------------------------------------------------------------------===//
// Random numbers
//===----------------------------------------------------------------------===//

LogicalResult RngOp::verify() {
  Type element = getElementType(getA().getType());
  if (element != getElementType(getB().getType()) ||
      element != getElementType(getType()))
    return emitOpError() << "a, b and result must have one element type, found "
                         << element << ", " << getElementType(getB().getType())
                         << " and " << getElementType(getType());
  if (getRngDistribution() == RngDistribution::NORMAL && !isFloat(element))
    return emitOpError() << "distribution NORMAL takes floats, found "
                         << element;
  int64_t count = getShape().getType().getDimSize(0);
  if (failed(verifyCount(*this, "shape", count, "rank of the result",
                         getRank(getType()))))
    return failure();
  std::optional<SmallVector<int64_t>> sizes = getConstant(getShape());
  if (!sizes)
    return success();
  return verifyResult(*this, getStaticShape(*sizes), element);
}

LogicalResult RngBitGeneratorOp::verify() {
  if (haveCompatibleSizes(getInitialState().getType(),
                          getOutputState().getType()))
    return success();
  return emitOpError() << "new state has type " << getOutputState().getType()
                       << ", expected the shape of the old state, "
                       << getInitialState().getType();
}

//===----------------------------------------------------------------------===//
// Custom calls
//===----------------------------------------------------------------------===//

/// The types that layouts and aliases of results speak of: those in the tuple
/// if that is the only result.
static TypeRange getResultParts(CustomCallOp op) {
  if (op.getNumResults() == 1)
    if (auto tuple = dyn_cast<TupleType>(op.getResult(0).getType()))
      return tuple.getTypes();
  return op.getResultTypes();
}

/// A layout orders the dimensions of a tensor; other values have none.
static LogicalResult verifyLayouts(Operation *op, StringRef name,
                                   TypeRange types, ArrayAttr layouts) {
  if (failed(verifyCount(op, name, layouts.size(), "values", types.size())))
    return failure();
  for (auto [type, attr] :
       llvm::zip(types, layouts.getAsRange<DenseIntElementsAttr>())) {
    auto shaped = dyn_cast<ShapedType>(type);
    int64_t rank = shaped && shaped.hasRank() ? shaped.getRank() : 0;
    if (shaped && !shaped.hasRank())
      continue;
    if (isa<TupleType>(type) || attr.getNumElements() != rank)
      return op->emitOpError() << name << " has " << attr << " for " << type
                               << ", expected an order of its dimensions";
    llvm::SmallBitVector seen(rank);
    for (const APInt &dim : attr.getValues<APInt>()) {
      if (dim.uge(rank) || seen.test(dim.getZExtValue()))
        return op->emitOpError() << name << " has " << attr << " for " << type
                                 << ", expected an order of its dimensions";
      seen.set(dim.getZExtValue());
    }
  }
  return success();
}

/// The type at a path into nested tuples, or null.
static Type getPart(Type type, ArrayRef<int64_t> path) {
  for (int64_t index : path) {
    auto tuple = dyn_cast<TupleType>(type);
    if (!tuple || index < 0 || index >= static_cast<int64_t>(tuple.size()))
      return Type();
    type = tuple.getType(index);
  }
  return type;
}

/// The only result's type, or all of them in a tuple.
static Type getResultsType(CustomCallOp op) {
  return op.getNumResults() == 1
             ? op.getResult(0).getType()
             : TupleType::get(op.getContext(), op.getResultTypes());
}

static LogicalResult verifyAlias(CustomCallOp op,
                                 OutputOperandAliasAttr alias) {
  int64_t index = alias.getOperandIndex();
  if (index < 0 || index >= static_cast<int64_t>(op.getInputs().size()))
    return op.emitOpError()
           << "alias has operand_index " << index << ", but there are "
           << op.getInputs().size() << " operands";
  Type operand =
      getPart(op.getInputs()[index].getType(), alias.getOperandTupleIndices());
  Type output = getPart(getResultsType(op), alias.getOutputTupleIndices());
  if (!operand || !output)
    return op.emitOpError()
           << "alias " << alias << " points outside of a tuple";
  if (operand != output)
    return op.emitOpError()
           << "alias joins an output of type " << output
           << " with an operand of type " << operand << ", expected one type";
  return success();
}

/// A result in memory takes the memory of an operand. `path` leads to `type`
/// from the results as a tuple, or from the only result.
static LogicalResult verifyBuffers(CustomCallOp op, Type type,
                                   SmallVectorImpl<int64_t> &path) {
  if (auto tuple = dyn_cast<TupleType>(type)) {
    for (auto [i, part] : llvm::enumerate(tuple.getTypes())) {
      path.push_back(i);
      if (failed(verifyBuffers(op, part, path)))
        return failure();
      path.pop_back();
    }
    return success();
  }
  if (!isa<BaseMemRefType>(type) ||
      llvm::any_of(op.getOutputOperandAliases(), [&](Attribute alias) {
        return cast<OutputOperandAliasAttr>(alias).getOutputTupleIndices() ==
               ArrayRef<int64_t>(path);
      }))
    return success();
  return op.emitOpError() << "output " << toString(path) << " has type " << type
                          << ", expected an entry of output_operand_aliases "
                             "to say whose memory it is";
}

LogicalResult CustomCallOp::verify() {
  std::optional<ArrayAttr> operandLayouts = getOperandLayouts();
  std::optional<ArrayAttr> resultLayouts = getResultLayouts();
  if (operandLayouts.has_value() != resultLayouts.has_value())
    return emitOpError() << "needs layouts of both operands and results, or "
                            "of neither";
  if (operandLayouts &&
      (failed(verifyLayouts(*this, "operand_layouts", getOperandTypes(),
                            *operandLayouts)) ||
       failed(verifyLayouts(*this, "result_layouts", getResultParts(*this),
                            *resultLayouts))))
    return failure();
  for (auto alias :
       getOutputOperandAliases().getAsRange<OutputOperandAliasAttr>())
    if (failed(verifyAlias(*this, alias)))
      return failure();
  SmallVector<int64_t> path;
  if (failed(verifyBuffers(*this, getResultsType(*this), path)))
    return failure();

  std::optional<Attribute> config = getBackendConfig();
  bool isTyped = getApiVersion() == CustomCallApiVersion::API_VERSION_TYPED_FFI;
  if (config && isTyped != isa<DictionaryAttr>(*config))
    return emitOpError() << "backend_config must be a "
                         << (isTyped ? "dictionary" : "string") << " for "
                         << stringifyCustomCallApiVersion(getApiVersion())
                         << ", found " << *config;
  return success();
}
