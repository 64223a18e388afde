//===- Bitcast.cpp - the same bytes as other values ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A bitcast keeps the bytes of an array and gives them another shape. Which
// element is where in those bytes is what the two layouts say. So the operand
// is put in the order of its bytes (a transpose, and for each tile a reshape
// and a transpose), reshaped, and taken back out of the order of the result.
// Steps that do nothing are not made; often one reshape or transpose is left.
//
//===----------------------------------------------------------------------===//

#include "Importer.h"

using namespace mlir;
using namespace tutti::hlo;

namespace {
/// How an array gets into the order of its bytes: the sizes to reshape to, the
/// order to transpose to, alternately.
struct PhysicalOrder {
  struct Step {
    Ints sizes, permutation;
  };
  SmallVector<Step, 2> steps;
  /// Sizes after the last step, the slowest first.
  Ints sizes;
};
} // namespace

static Ints majorToMinor(const Shape &shape) {
  if (shape.layout)
    return llvm::to_vector<6>(llvm::reverse(shape.layout->minorToMajor));
  return llvm::to_vector<6>(llvm::seq<int64_t>(0, shape.dimensions.size()));
}

/// The order without tiles.
static PhysicalOrder linearOrder(const Shape &shape) {
  PhysicalOrder order;
  Ints permutation = majorToMinor(shape);
  for (int64_t dim : permutation)
    order.sizes.push_back(shape.dimensions[dim]);
  order.steps.push_back({shape.dimensions, permutation});
  return order;
}

/// Cuts the last dimensions into tiles, as many as the tile has sizes. False
/// if it does not divide them: then there are bytes that no element has.
static bool addTile(PhysicalOrder &order, ArrayRef<int64_t> tile) {
  size_t rank = order.sizes.size(), covered = tile.size();
  if (covered > rank)
    return false;
  size_t first = rank - covered;
  PhysicalOrder::Step step;
  step.sizes.assign(order.sizes.begin(), order.sizes.begin() + first);
  Ints outer, inner, sizes = step.sizes;
  for (size_t dim = 0; dim < first; ++dim)
    step.permutation.push_back(dim);
  for (size_t i = 0; i < covered; ++i) {
    int64_t size = order.sizes[first + i];
    int64_t part = tile[i] == -1 ? size : tile[i];
    if (part <= 0 || size % part)
      return false;
    outer.push_back(step.sizes.size());
    step.sizes.push_back(size / part);
    inner.push_back(step.sizes.size());
    step.sizes.push_back(part);
  }
  step.permutation.append(outer);
  step.permutation.append(inner);
  order.sizes.clear();
  for (int64_t dim : step.permutation)
    order.sizes.push_back(step.sizes[dim]);
  order.steps.push_back(std::move(step));
  return true;
}

static ArrayRef<SmallVector<int64_t, 2>> tilesOf(const Shape &shape) {
  if (!shape.layout)
    return {};
  return shape.layout->tiles;
}

/// Whether both are tiled alike, and alike in the dimensions that tiles cut.
/// Then tiles hold the same elements and can be left out of account.
static bool haveSameTiles(const Shape &a, const Shape &b) {
  if (tilesOf(a) != tilesOf(b))
    return false;
  if (tilesOf(a).empty())
    return true;
  size_t covered = tilesOf(a)[0].size();
  Ints aSizes = linearOrder(a).sizes, bSizes = linearOrder(b).sizes;
  return aSizes.size() >= covered && bSizes.size() >= covered &&
         ArrayRef(aSizes).take_back(covered) ==
             ArrayRef(bSizes).take_back(covered);
}

static LogicalResult importBitcast(Instr &in) {
  if (failed(in.expectOperands(1)) || failed(in.expectArray()))
    return failure();
  const Shape &from = in.operandShape(0), &to = in.shape();
  (void)in.take("result_layout");
  (void)in.take("source_layout");
  if (!from.isArray() || !from.dynamic.empty() || !to.dynamic.empty())
    return in.error() << "'bitcast' needs arrays of known size";
  if (bitWidth(from.elementType) != bitWidth(to.elementType))
    return in.error() << "'bitcast' from '" << toString(from.elementType)
                      << "' to '" << toString(to.elementType)
                      << "' changes the number of bits of an element, which "
                         "is not supported; use 'bitcast-convert'";
  if (from.numElements() != to.numElements())
    return in.error() << "'bitcast' from " << from.numElements() << " to "
                      << to.numElements() << " elements";

  PhysicalOrder before = linearOrder(from), after = linearOrder(to);
  if (!haveSameTiles(from, to)) {
    bool divides = true;
    for (ArrayRef<int64_t> tile : tilesOf(from))
      divides = divides && addTile(before, tile);
    for (ArrayRef<int64_t> tile : tilesOf(to))
      divides = divides && addTile(after, tile);
    if (!divides)
      return in.error() << "'bitcast' between different tilings, one of which "
                           "pads its array, is not supported";
  }

  Value value = in.value(0);
  if (from.elementType != to.elementType)
    value =
        in.createHelper("stablehlo.bitcast_convert",
                        RankedTensorType::get(
                            from.dimensions,
                            cast<RankedTensorType>(in.type()).getElementType()),
                        value);
  for (const PhysicalOrder::Step &step : before.steps)
    value = in.createTranspose(in.createReshape(value, step.sizes),
                               step.permutation);
  for (const PhysicalOrder::Step &step : llvm::reverse(after.steps)) {
    Ints sizes, inverse(step.permutation.size());
    for (auto [index, dim] : llvm::enumerate(step.permutation)) {
      sizes.push_back(step.sizes[dim]);
      inverse[dim] = index;
    }
    value = in.createTranspose(in.createReshape(value, sizes), inverse);
  }
  return in.setResults(in.createReshape(value, to.dimensions));
}

static LogicalResult importBitcastConvert(Instr &in) {
  if (failed(in.expectOperands(1)) || failed(in.expectArray()))
    return failure();
  return in.replace("stablehlo.bitcast_convert");
}

void tutti::hlo::addBitcastHandlers(HandlerTable &table) {
  table["bitcast"] = importBitcast;
  table["bitcast-convert"] = importBitcastConvert;
}
