//===- DataMovement.cpp - ops that move elements ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Importer.h"
#include "tutti/StableHLO/IR/StableHLODialect.h"

using namespace mlir;
using namespace tutti;
using namespace tutti::hlo;
using llvm::StringRef;

//===----------------------------------------------------------------------===//
// Constants and tuples
//===----------------------------------------------------------------------===//

static LogicalResult importConstant(Instr &in) {
  auto values = in.importer.literal(in.instruction);
  if (failed(values))
    return failure();
  Values results;
  for (DenseElementsAttr value : *values)
    results.push_back(in.create("stablehlo.constant", value.getType(), {},
                                in.attr("value", value))
                          ->getResult(0));
  return in.setResults(results);
}

static LogicalResult importTuple(Instr &in) {
  return in.setResults(in.operands());
}

static LogicalResult importGetTupleElement(Instr &in) {
  int64_t index;
  if (in.numOperands() != 1 || !in.operandShape(0).isTuple())
    return in.error() << "'get-tuple-element' needs one operand, a tuple";
  if (failed(in.readInt("index", index)))
    return failure();
  size_t size = in.operandShape(0).elements.size();
  if (index < 0 || index >= int64_t(size))
    return in.errorAt("index")
           << "index " << index << " into a tuple of " << size << " elements";
  return in.setResultsToPart(0, index);
}

/// An op that changes no value: a copy, or what only tools look at.
static LogicalResult importForward(Instr &in) {
  (void)in.take("domain");
  if (in.numOperands() != 1)
    return in.error() << "'" << in.opcode() << "' has " << in.numOperands()
                      << " operands, expected 1";
  return in.setResultsToPart(0, {});
}

static LogicalResult importOptimizationBarrier(Instr &in) {
  return in.replace("stablehlo.optimization_barrier");
}

/// The operand, but after the token: a barrier over both.
static LogicalResult importAddDependency(Instr &in) {
  if (in.numOperands() != 2 || in.operand(1).size() != 1)
    return in.error() << "'add-dependency' needs two operands, a value and "
                         "what it comes after";
  Operation *barrier = in.create("stablehlo.optimization_barrier",
                                 in.operands().getTypes(), in.operands());
  return in.setResults(barrier->getResults().drop_back());
}

//===----------------------------------------------------------------------===//
// Shapes
//===----------------------------------------------------------------------===//

static LogicalResult importReshape(Instr &in) {
  (void)in.take("inferred_dimension");
  if (failed(in.expectOperands(1)) || failed(in.expectArray()))
    return failure();
  if (in.value(0).getType() == in.type())
    return in.setResultsToPart(0, {});
  return in.replace("stablehlo.reshape");
}

/// Reads `dimensions={...}` and makes the op with it as an array of integers.
static LogicalResult importWithDimensions(Instr &in, StringRef op,
                                          StringRef attribute) {
  Ints dimensions;
  if (failed(in.expectOperands(1)) || failed(in.expectArray()) ||
      failed(in.readInts("dimensions", dimensions)))
    return failure();
  return in.replace(
      op, in.attr(attribute, in.builder().getDenseI64ArrayAttr(dimensions)));
}

static LogicalResult importBroadcast(Instr &in) {
  // Of a scalar, the dimensions may be left out.
  if (!in.has("dimensions") && in.numOperands() == 1 &&
      in.operandShape(0).dimensions.empty())
    return failed(in.expectOperands(1))
               ? failure()
               : in.replace("stablehlo.broadcast_in_dim",
                            in.attr("broadcast_dimensions",
                                    in.builder().getDenseI64ArrayAttr({})));
  return importWithDimensions(in, "stablehlo.broadcast_in_dim",
                              "broadcast_dimensions");
}

static LogicalResult importTranspose(Instr &in) {
  return importWithDimensions(in, "stablehlo.transpose", "permutation");
}

static LogicalResult importReverse(Instr &in) {
  return importWithDimensions(in, "stablehlo.reverse", "dimensions");
}

static LogicalResult importConcatenate(Instr &in) {
  Ints dimensions;
  if (failed(in.expectNoTuples(1)) || failed(in.expectArray()) ||
      failed(in.readInts("dimensions", dimensions)))
    return failure();
  if (dimensions.size() != 1)
    return in.errorAt("dimensions")
           << "'concatenate' names " << dimensions.size()
           << " dimensions, expected 1";
  return in.replace(
      "stablehlo.concatenate",
      in.attr("dimension", in.builder().getI64IntegerAttr(dimensions[0])));
}

static LogicalResult importIota(Instr &in) {
  int64_t dimension = 0;
  if (failed(in.expectOperands(0)) || failed(in.expectArray()) ||
      failed(in.readInt("iota_dimension", dimension)))
    return failure();
  return in.replace(
      "stablehlo.iota",
      in.attr("iota_dimension", in.builder().getI64IntegerAttr(dimension)));
}

static LogicalResult importPad(Instr &in) {
  std::optional<Lexer> at;
  Padding padding;
  if (failed(in.expectOperands(2)) || failed(in.expectArray()))
    return failure();
  // A scalar has no padding to write down.
  if (!in.operandShape(0).dimensions.empty() &&
      (failed(in.require("padding", at)) || failed(parsePadding(*at, padding))))
    return failure();
  Builder b = in.builder();
  return in.replace(
      "stablehlo.pad",
      {in.attr("edge_padding_low", b.getDenseI64ArrayAttr(padding.low)),
       in.attr("edge_padding_high", b.getDenseI64ArrayAttr(padding.high)),
       in.attr("interior_padding", b.getDenseI64ArrayAttr(padding.interior))});
}

//===----------------------------------------------------------------------===//
// Slices
//===----------------------------------------------------------------------===//

static LogicalResult importSlice(Instr &in) {
  std::optional<Lexer> at;
  SliceRanges ranges;
  if (failed(in.expectOperands(1)) || failed(in.expectArray()) ||
      failed(in.require("slice", at)) || failed(parseSliceRanges(*at, ranges)))
    return failure();
  Builder b = in.builder();
  return in.replace(
      "stablehlo.slice",
      {in.attr("start_indices", b.getDenseI64ArrayAttr(ranges.starts)),
       in.attr("limit_indices", b.getDenseI64ArrayAttr(ranges.limits)),
       in.attr("strides", b.getDenseI64ArrayAttr(ranges.strides))});
}

/// The operands with the start indices, which begin at `first`, as scalars:
/// they may be one vector.
static Values scalarStarts(Instr &in, unsigned first) {
  Values operands(in.operands().take_front(first));
  ValueRange starts = in.operands().drop_front(first);
  auto vector = starts.empty()
                    ? RankedTensorType()
                    : dyn_cast<RankedTensorType>(starts[0].getType());
  if (starts.size() != 1 || !vector || vector.getRank() != 1) {
    operands.append(starts.begin(), starts.end());
    return operands;
  }
  Builder b = in.builder();
  auto one = RankedTensorType::get({1}, vector.getElementType());
  // As many as the sliced array has dimensions, which the text spells.
  size_t rank = in.operandShape(0).dimensions.size();
  for (int64_t i = 0; i < int64_t(rank); ++i) {
    Value element = in.createHelper(
        "stablehlo.slice", one, starts[0],
        {in.attr("start_indices", b.getDenseI64ArrayAttr(i)),
         in.attr("limit_indices", b.getDenseI64ArrayAttr(i + 1)),
         in.attr("strides", b.getDenseI64ArrayAttr(1))});
    operands.push_back(in.createReshape(element, {}));
  }
  return operands;
}

static LogicalResult importDynamicSlice(Instr &in) {
  Ints sizes;
  if (failed(in.expectNoTuples(1)) || failed(in.expectArray()) ||
      failed(in.readInts("dynamic_slice_sizes", sizes)))
    return failure();
  Values operands = scalarStarts(in, 1);
  return in.setResults(
      in.create(
            "stablehlo.dynamic_slice", in.types(), operands,
            in.attr("slice_sizes", in.builder().getDenseI64ArrayAttr(sizes)))
          ->getResults());
}

static LogicalResult importDynamicUpdateSlice(Instr &in) {
  if (failed(in.expectNoTuples(2)) || failed(in.expectArray()))
    return failure();
  Values operands = scalarStarts(in, 2);
  return in.setResults(
      in.create("stablehlo.dynamic_update_slice", in.types(), operands)
          ->getResults());
}

static LogicalResult importGather(Instr &in) {
  Ints offset, collapsed, startMap, sizes, operandBatch, startBatch;
  int64_t vectorDim;
  bool isSorted = false;
  if (failed(in.expectOperands(2)) || failed(in.expectArray()) ||
      failed(in.readInts("offset_dims", offset)) ||
      failed(in.readInts("collapsed_slice_dims", collapsed)) ||
      failed(in.readInts("start_index_map", startMap)) ||
      failed(in.readOptionalInts("operand_batching_dims", operandBatch)) ||
      failed(in.readOptionalInts("start_indices_batching_dims", startBatch)) ||
      failed(in.readInt("index_vector_dim", vectorDim)) ||
      failed(in.readInts("slice_sizes", sizes)) ||
      failed(in.readOptionalBool("indices_are_sorted", isSorted)))
    return failure();
  Builder b = in.builder();
  return in.replace(
      "stablehlo.gather",
      {in.attr("dimension_numbers",
               stablehlo::GatherDimensionNumbersAttr::get(
                   in.getContext(), offset, collapsed, operandBatch, startBatch,
                   startMap, vectorDim)),
       in.attr("slice_sizes", b.getDenseI64ArrayAttr(sizes)),
       in.attr("indices_are_sorted", b.getBoolAttr(isSorted))});
}

//===----------------------------------------------------------------------===//
// Dynamic sizes
//===----------------------------------------------------------------------===//

static LogicalResult importDimensionSize(Instr &in) {
  bool sets = in.opcode() == "set-dimension-size";
  Ints dimensions;
  if (failed(in.expectOperands(sets ? 2 : 1)) || failed(in.expectArray()) ||
      failed(in.readInts("dimensions", dimensions)))
    return failure();
  if (dimensions.size() != 1)
    return in.errorAt("dimensions")
           << "'" << in.opcode() << "' names " << dimensions.size()
           << " dimensions, expected 1";
  return in.replace(
      sets ? "stablehlo.set_dimension_size" : "stablehlo.get_dimension_size",
      in.attr("dimension", in.builder().getI64IntegerAttr(dimensions[0])));
}

/// The sizes are scalar operands; StableHLO wants them as one vector.
static LogicalResult importDynamicReshape(Instr &in) {
  if (failed(in.expectNoTuples(1)) || failed(in.expectArray()))
    return failure();
  Values sizes;
  Type element;
  for (Value size : in.operands().drop_front()) {
    auto type = dyn_cast<RankedTensorType>(size.getType());
    if (!type || type.getRank() != 0 ||
        (element && type.getElementType() != element))
      return in.error() << "sizes of 'dynamic-reshape' must be scalars of one "
                           "type";
    element = type.getElementType();
    sizes.push_back(in.createReshape(size, {1}));
  }
  if (sizes.empty())
    return in.replace("stablehlo.reshape");
  Builder b = in.builder();
  Value shape = sizes[0];
  if (sizes.size() > 1)
    shape =
        in.createHelper("stablehlo.concatenate",
                        RankedTensorType::get({int64_t(sizes.size())}, element),
                        sizes, in.attr("dimension", b.getI64IntegerAttr(0)));
  return in.setResults(
      in.create("stablehlo.dynamic_reshape", in.types(), {in.value(0), shape})
          ->getResults());
}

void tutti::hlo::addDataMovementHandlers(HandlerTable &table) {
  addBitcastHandlers(table);
  table["constant"] = importConstant;
  table["tuple"] = importTuple;
  table["get-tuple-element"] = importGetTupleElement;
  table["copy"] = importForward;
  table["domain"] = importForward;
  table["opt-barrier"] = importOptimizationBarrier;
  table["optimization-barrier"] = importOptimizationBarrier;
  table["add-dependency"] = importAddDependency;
  table["reshape"] = importReshape;
  table["broadcast"] = importBroadcast;
  table["transpose"] = importTranspose;
  table["reverse"] = importReverse;
  table["concatenate"] = importConcatenate;
  table["iota"] = importIota;
  table["pad"] = importPad;
  table["slice"] = importSlice;
  table["dynamic-slice"] = importDynamicSlice;
  table["dynamic-update-slice"] = importDynamicUpdateSlice;
  table["gather"] = importGather;
  table["get-dimension-size"] = importDimensionSize;
  table["set-dimension-size"] = importDimensionSize;
  table["dynamic-reshape"] = importDynamicReshape;
}
