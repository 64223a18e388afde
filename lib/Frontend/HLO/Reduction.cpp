//===- Reduction.cpp - ops that run a computation on elements ---*- C++ -*-===//
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

/// Builds the region of the attribute `name` on arguments of the types that
/// the computation's parameters have.
static LogicalResult readRegion(Instr &in, StringRef name,
                                std::unique_ptr<Region> &region) {
  const Computation *computation;
  if (failed(in.readComputation(name, computation)))
    return failure();
  auto types = in.importer.parameterTypes(*computation);
  if (failed(types))
    return failure();
  return in.buildRegion(*computation, *types, region);
}

static LogicalResult importReduce(Instr &in) {
  Ints dimensions;
  std::unique_ptr<Region> body;
  if (failed(in.expectNoTuples(2)) ||
      failed(in.readInts("dimensions", dimensions)) ||
      failed(readRegion(in, "to_apply", body)))
    return failure();
  return in.replace(
      "stablehlo.reduce",
      in.attr("dimensions", in.builder().getDenseI64ArrayAttr(dimensions)),
      body);
}

/// The parts of a window that StableHLO writes down, if they are not as usual.
static LogicalResult readWindow(Instr &in, Attributes &attributes,
                                bool mayDilate) {
  Window window;
  if (auto at = in.take("window"))
    if (failed(parseWindow(*at, window)))
      return failure();
  auto isUsual = [](ArrayRef<int64_t> values, int64_t usual) {
    return llvm::all_of(values, [&](int64_t value) { return value == usual; });
  };
  if (!isUsual(window.reversal, 0))
    return in.errorAt("window")
           << "'" << in.opcode() << "' with a reversed window has no "
           << "counterpart in StableHLO; reverse the operand";
  if (!mayDilate &&
      !(isUsual(window.baseDilation, 1) && isUsual(window.windowDilation, 1)))
    return in.errorAt("window")
           << "'" << in.opcode() << "' with a dilated window has no "
           << "counterpart in StableHLO; pad the operand";
  Builder b = in.builder();
  attributes.push_back(
      in.attr("window_dimensions", b.getDenseI64ArrayAttr(window.size)));
  auto addList = [&](StringRef name, ArrayRef<int64_t> values) {
    if (!isUsual(values, 1))
      attributes.push_back(in.attr(name, b.getDenseI64ArrayAttr(values)));
  };
  addList("window_strides", window.stride);
  if (mayDilate) {
    addList("base_dilations", window.baseDilation);
    addList("window_dilations", window.windowDilation);
  }
  if (!isUsual(window.padLow, 0) || !isUsual(window.padHigh, 0))
    attributes.push_back(in.attr("padding", in.paddingAttr(window)));
  return success();
}

static LogicalResult importReduceWindow(Instr &in) {
  Attributes attributes;
  std::unique_ptr<Region> body;
  if (failed(in.expectNoTuples(2)) ||
      failed(readWindow(in, attributes, /*mayDilate=*/true)) ||
      failed(readRegion(in, "to_apply", body)))
    return failure();
  return in.replace("stablehlo.reduce_window", attributes, body);
}

static LogicalResult importSelectAndScatter(Instr &in) {
  Attributes attributes;
  std::unique_ptr<Region> regions[2];
  if (failed(in.expectOperands(3)) || failed(in.expectArray()) ||
      failed(readWindow(in, attributes, /*mayDilate=*/false)) ||
      failed(readRegion(in, "select", regions[0])) ||
      failed(readRegion(in, "scatter", regions[1])))
    return failure();
  return in.replace("stablehlo.select_and_scatter", attributes, regions);
}

static LogicalResult importScatter(Instr &in) {
  Ints updateWindow, insertedWindow, toOperand, inputBatch, indexBatch;
  int64_t vectorDim;
  bool isSorted = false, isUnique = false;
  std::unique_ptr<Region> body;
  if (failed(in.expectNoTuples(3)) ||
      failed(in.readInts("update_window_dims", updateWindow)) ||
      failed(in.readInts("inserted_window_dims", insertedWindow)) ||
      failed(in.readInts("scatter_dims_to_operand_dims", toOperand)) ||
      failed(in.readOptionalInts("input_batching_dims", inputBatch)) ||
      failed(
          in.readOptionalInts("scatter_indices_batching_dims", indexBatch)) ||
      failed(in.readInt("index_vector_dim", vectorDim)) ||
      failed(in.readOptionalBool("indices_are_sorted", isSorted)) ||
      failed(in.readOptionalBool("unique_indices", isUnique)) ||
      failed(readRegion(in, "to_apply", body)))
    return failure();
  Builder b = in.builder();
  return in.replace("stablehlo.scatter",
                    {in.attr("scatter_dimension_numbers",
                             stablehlo::ScatterDimensionNumbersAttr::get(
                                 in.getContext(), updateWindow, insertedWindow,
                                 inputBatch, indexBatch, toOperand, vectorDim)),
                     in.attr("indices_are_sorted", b.getBoolAttr(isSorted)),
                     in.attr("unique_indices", b.getBoolAttr(isUnique))},
                    body);
}

static LogicalResult importSort(Instr &in) {
  Ints dimensions;
  bool isStable = false;
  std::unique_ptr<Region> comparator;
  if (failed(in.expectNoTuples(1)) ||
      failed(in.readInts("dimensions", dimensions)) ||
      failed(in.readOptionalBool("is_stable", isStable)) ||
      failed(readRegion(in, "to_apply", comparator)))
    return failure();
  if (dimensions.size() != 1)
    return in.errorAt("dimensions")
           << "'sort' names " << dimensions.size() << " dimensions, expected 1";
  Builder b = in.builder();
  return in.replace("stablehlo.sort",
                    {in.attr("dimension", b.getI64IntegerAttr(dimensions[0])),
                     in.attr("is_stable", b.getBoolAttr(isStable))},
                    comparator);
}

static LogicalResult importMap(Instr &in) {
  Ints dimensions;
  std::unique_ptr<Region> body;
  if (failed(in.expectNoTuples(1)) || failed(in.expectArray()) ||
      failed(in.readInts("dimensions", dimensions)) ||
      failed(readRegion(in, "to_apply", body)))
    return failure();
  return in.replace(
      "stablehlo.map",
      in.attr("dimensions", in.builder().getDenseI64ArrayAttr(dimensions)),
      body);
}

/// Operands are inputs and what is carried first, results are outputs and
/// what is carried last.
static LogicalResult importScan(Instr &in) {
  Ints dimensions;
  int64_t carries;
  bool isReverse = false, isAssociative = false;
  std::unique_ptr<Region> body;
  if (failed(in.expectNoTuples(1)) ||
      failed(in.readInts("dimensions", dimensions)) ||
      failed(in.readInt("num_carries", carries)) ||
      failed(in.readOptionalBool("is_reverse", isReverse)) ||
      failed(readRegion(in, "to_apply", body)))
    return failure();
  Attributes attributes;
  Builder b = in.builder();
  if (in.has("is_associative")) {
    if (failed(in.readOptionalBool("is_associative", isAssociative)))
      return failure();
    attributes.push_back(
        in.attr("is_associative", b.getBoolAttr(isAssociative)));
  }
  int64_t operands = in.numOperands(), results = in.types().size();
  if (dimensions.size() != 1 || carries < 0 || carries > operands ||
      carries > results)
    return in.error() << "'scan' along " << dimensions.size()
                      << " dimensions carries " << carries << " of " << operands
                      << " operands and " << results
                      << " results, expected one dimension and no more "
                         "carried than there is";
  attributes.push_back(
      in.attr("dimension", b.getI64IntegerAttr(dimensions[0])));
  attributes.push_back(in.attr("is_reverse", b.getBoolAttr(isReverse)));
  auto segments = [&](StringRef name, int64_t count) {
    attributes.push_back(in.attr(
        name,
        b.getDenseI32ArrayAttr({int32_t(count - carries), int32_t(carries)})));
  };
  segments("operandSegmentSizes", operands);
  segments("resultSegmentSizes", results);
  return in.replace("chlo.scan", attributes, body);
}

void tutti::hlo::addReductionHandlers(HandlerTable &table) {
  table["reduce"] = importReduce;
  table["reduce-window"] = importReduceWindow;
  table["select-and-scatter"] = importSelectAndScatter;
  table["scatter"] = importScatter;
  table["sort"] = importSort;
  table["map"] = importMap;
  table["scan"] = importScan;
}
