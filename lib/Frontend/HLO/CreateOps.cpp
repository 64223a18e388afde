//===- CreateOps.cpp - the ops an instruction becomes ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Importer.h"

using namespace mlir;
using namespace tutti::hlo;
using llvm::StringRef;

NamedAttribute Instr::attr(StringRef name, mlir::Attribute value) const {
  return {StringAttr::get(getContext(), name), value};
}

DenseIntElementsAttr Instr::paddingAttr(const Window &window) const {
  SmallVector<int64_t> rows;
  for (auto [low, high] : llvm::zip_equal(window.padLow, window.padHigh)) {
    rows.push_back(low);
    rows.push_back(high);
  }
  auto type = RankedTensorType::get({int64_t(window.padLow.size()), 2},
                                    builder().getI64Type());
  return DenseIntElementsAttr::get(type, rows);
}

Location Instr::loc() {
  if (!location)
    location = importer.location(instruction, metadata);
  return *location;
}

Operation *Instr::create(StringRef opName, TypeRange types, ValueRange operands,
                         ArrayRef<NamedAttribute> attributes,
                         MutableArrayRef<std::unique_ptr<Region>> regions) {
  keepRest();
  OperationState state(loc(), opName);
  state.addTypes(types);
  state.addOperands(operands);
  state.addAttributes(attributes);
  state.addAttributes(carriedAttributes);
  for (std::unique_ptr<Region> &region : regions)
    state.addRegion(std::move(region));
  return importer.builder.create(state);
}

Value Instr::createHelper(StringRef opName, Type type, ValueRange operands,
                          ArrayRef<NamedAttribute> attributes) {
  OperationState state(loc(), opName);
  state.addTypes(type);
  state.addOperands(operands);
  state.addAttributes(attributes);
  return importer.builder.create(state)->getResult(0);
}

Value Instr::createReshape(Value value, ArrayRef<int64_t> sizes) {
  auto type = cast<RankedTensorType>(value.getType());
  if (type.getShape() == sizes)
    return value;
  return createHelper("stablehlo.reshape",
                      RankedTensorType::get(sizes, type.getElementType()),
                      value);
}

Value Instr::createTranspose(Value value, ArrayRef<int64_t> permutation) {
  auto type = cast<RankedTensorType>(value.getType());
  SmallVector<int64_t> sizes;
  // Moving dimensions of size one moves no element.
  bool movesNothing = true;
  int64_t last = -1;
  for (int64_t dim : permutation) {
    sizes.push_back(type.getDimSize(dim));
    if (sizes.back() == 1)
      continue;
    movesNothing &= dim > last;
    last = dim;
  }
  if (movesNothing)
    return createReshape(value, sizes);
  return createHelper(
      "stablehlo.transpose",
      RankedTensorType::get(sizes, type.getElementType()), value,
      attr("permutation", builder().getDenseI64ArrayAttr(permutation)));
}

Value Instr::createZero(Type type) {
  if (!isa<RankedTensorType>(type))
    return createHelper("stablehlo.create_token", type, {});
  auto tensor = cast<RankedTensorType>(type);
  tensor = RankedTensorType::get(tensor.getShape(), tensor.getElementType());
  Type element = tensor.getElementType();
  DenseElementsAttr zero;
  if (auto complex = dyn_cast<ComplexType>(element)) {
    auto part = cast<FloatType>(complex.getElementType());
    llvm::APFloat value(part.getFloatSemantics());
    zero = DenseElementsAttr::get(tensor,
                                  std::complex<llvm::APFloat>(value, value));
  } else if (auto real = dyn_cast<FloatType>(element)) {
    zero =
        DenseElementsAttr::get(tensor, llvm::APFloat(real.getFloatSemantics()));
  } else {
    zero = DenseElementsAttr::get(tensor, builder().getZeroAttr(element));
  }
  return createHelper("stablehlo.constant", tensor, {}, attr("value", zero));
}

LogicalResult Instr::replace(StringRef opName,
                             ArrayRef<NamedAttribute> attributes,
                             MutableArrayRef<std::unique_ptr<Region>> regions) {
  return setResults(
      create(opName, types(), operands(), attributes, regions)->getResults());
}

/// Walks the computation into an empty block, which it ends with a return.
static LogicalResult fillBlock(Instr &in, const Computation &computation,
                               Block *block, ValueRange arguments) {
  OpBuilder &builder = in.importer.builder;
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToStart(block);
  Values results;
  if (failed(in.importer.importBody(computation, arguments, results)))
    return failure();
  OperationState state(in.loc(), "stablehlo.return");
  state.addOperands(results);
  builder.create(state);
  return success();
}

LogicalResult Instr::buildRegion(const Computation &computation,
                                 TypeRange argumentTypes,
                                 std::unique_ptr<Region> &region) {
  region = std::make_unique<Region>();
  Block &block = region->emplaceBlock();
  SmallVector<Location> locs(argumentTypes.size(), loc());
  block.addArguments(argumentTypes, locs);
  return fillBlock(*this, computation, &block, block.getArguments());
}

LogicalResult Instr::buildClosedRegion(const Computation &computation,
                                       ValueRange values,
                                       std::unique_ptr<Region> &region) {
  region = std::make_unique<Region>();
  return fillBlock(*this, computation, &region->emplaceBlock(), values);
}

Type Instr::tupleType(ShapeId id) {
  const Shape &shape = importer.module.shapes[id];
  if (!shape.isTuple())
    return importer.type(id);
  SmallVector<Type> elements;
  for (ShapeId element : shape.elements)
    elements.push_back(tupleType(element));
  return TupleType::get(getContext(), elements);
}

Value Instr::makeTuple(ShapeId id, ValueRange leaves) {
  const Shape &shape = importer.module.shapes[id];
  if (!shape.isTuple())
    return leaves.front();
  Values elements;
  for (ShapeId element : shape.elements) {
    unsigned size = importer.module.shapes[element].numLeaves();
    elements.push_back(makeTuple(element, leaves.take_front(size)));
    leaves = leaves.drop_front(size);
  }
  return createHelper("stablehlo.tuple", tupleType(id), elements);
}

void Instr::takeTuple(ShapeId id, Value value, Values &leaves) {
  const Shape &shape = importer.module.shapes[id];
  if (!shape.isTuple()) {
    leaves.push_back(value);
    return;
  }
  for (auto [index, element] : llvm::enumerate(shape.elements))
    takeTuple(element,
              createHelper("stablehlo.get_tuple_element", tupleType(element),
                           value,
                           attr("index", builder().getI32IntegerAttr(index))),
              leaves);
}
