//===- TileContractions.cpp - products of matrices in registers ---*- C++
//-*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Linalg/Transforms/Hoisting.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/SCF/Transforms/TileUsingInterface.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Tensor/Transforms/Transforms.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/Dialect/Vector/Transforms/LoweringPatterns.h"
#include "mlir/Dialect/Vector/Transforms/VectorRewritePatterns.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"
#include "mlir/Transforms/LoopInvariantCodeMotionUtils.h"
#include "tutti/Execution/Passes.h"

namespace tutti::exec {
#define GEN_PASS_DEF_TILECONTRACTIONS
#include "tutti/Execution/Passes.h.inc"
} // namespace tutti::exec

using namespace mlir;
using namespace tutti;

// The largest divisor of `size` up to `limit`, so that all tiles are whole.
static int64_t tileOf(int64_t size, int64_t limit) {
  for (int64_t tile = std::min(size, limit); tile > 1; --tile)
    if (size % tile == 0)
      return tile;
  return 1;
}

namespace {
/// How one contraction is cut: into blocks that stay in the cache, then into
/// what fits in registers.
struct Tiles {
  SmallVector<OpFoldResult> cache, registers;
  bool needsCache = false;
};

struct TileContractions
    : public exec::impl::TileContractionsBase<TileContractions> {
  void runOnOperation() override;
};
} // namespace

// Sizes for a product of f32 or f64 matrices whose last dimensions are those of
// the operands' memory; none if it is too small to gain.
static std::optional<Tiles> chooseTiles(linalg::GenericOp op) {
  if (!linalg::isaContractionOpInterface(op) || op.hasDynamicShape())
    return std::nullopt;
  Type element = getElementTypeOrSelf(op->getResult(0).getType());
  if (!isa<Float32Type, Float64Type>(element) ||
      llvm::any_of(op->getOperands(), [&](Value operand) {
        return getElementTypeOrSelf(operand.getType()) != element;
      }))
    return std::nullopt;
  FailureOr<linalg::ContractionDimensions> dims =
      linalg::inferContractionDims(op);
  if (failed(dims) || dims->m.empty() || dims->n.empty() || dims->k.empty())
    return std::nullopt;
  SmallVector<int64_t> sizes = op.getStaticLoopRanges();
  // Vectors run along the last dimension of the result and the right operand.
  unsigned n = dims->n.back(), m = dims->m.back(), k = dims->k.back();
  auto lastDim = [&](unsigned operand) -> std::optional<unsigned> {
    AffineMap map = op.getIndexingMapsArray()[operand];
    if (map.getNumResults() == 0)
      return std::nullopt;
    return cast<AffineDimExpr>(map.getResults().back()).getPosition();
  };
  if (lastDim(2) != n || lastDim(1) != n)
    return std::nullopt;
  int64_t lanes = element.isF32() ? 8 : 4;
  int64_t width = tileOf(sizes[n], 4 * lanes);
  if (width < lanes)
    return std::nullopt;

  Tiles tiles;
  MLIRContext *context = op.getContext();
  auto attribute = [&](int64_t value) {
    return IntegerAttr::get(IndexType::get(context), value);
  };
  // Zero leaves a dimension whole.
  tiles.cache.assign(sizes.size(), attribute(0));
  tiles.registers.assign(sizes.size(), attribute(1));
  tiles.registers[n] = attribute(width);
  tiles.registers[m] = attribute(tileOf(sizes[m], 8));
  auto addCache = [&](unsigned dim, int64_t limit) {
    int64_t tile = tileOf(sizes[dim], limit);
    if (tile == sizes[dim] || tile < limit / 2)
      return;
    tiles.cache[dim] = attribute(tile);
    tiles.needsCache = true;
  };
  addCache(m, 64);
  addCache(n, 128);
  addCache(k, 128);
  return tiles;
}

static linalg::LinalgOp tile(RewriterBase &rewriter, linalg::LinalgOp op,
                             ArrayRef<OpFoldResult> sizes) {
  scf::SCFTilingOptions options;
  options.setTileSizes(sizes);
  rewriter.setInsertionPoint(op);
  FailureOr<scf::SCFTilingResult> tiled = scf::tileUsingSCF(
      rewriter, cast<TilingInterface>(op.getOperation()), options);
  if (failed(tiled))
    return {};
  rewriter.replaceOp(op, tiled->replacements);
  return cast<linalg::LinalgOp>(tiled->tiledOps.front());
}

// The sums stay in registers while the loops along k run.
static void keepSumsInRegisters(Operation *root) {
  IRRewriter rewriter(root->getContext());
  SmallVector<LoopLikeOpInterface> loops;
  root->walk([&](scf::ForOp loop) { loops.push_back(loop); });
  for (LoopLikeOpInterface loop : loops) {
    moveLoopInvariantCode(loop);
    (void)hoistLoopInvariantSubsets(rewriter, loop);
  }
}

void TileContractions::runOnOperation() {
  MLIRContext *context = &getContext();
  IRRewriter rewriter(context);
  SmallVector<std::pair<linalg::GenericOp, Tiles>> work;
  getOperation()->walk([&](linalg::GenericOp op) {
    if (std::optional<Tiles> tiles = chooseTiles(op))
      work.emplace_back(op, *tiles);
  });
  if (work.empty())
    return markAllAnalysesPreserved();
  for (auto &[generic, tiles] : work) {
    linalg::LinalgOp op = generic;
    if (tiles.needsCache && !(op = tile(rewriter, op, tiles.cache)))
      return signalPassFailure();
    if (!(op = tile(rewriter, op, tiles.registers)))
      return signalPassFailure();
    rewriter.setInsertionPoint(op);
    FailureOr<linalg::VectorizationResult> vectors =
        linalg::vectorize(rewriter, op);
    if (succeeded(vectors))
      rewriter.replaceOp(op, vectors->replacements);
  }
  RewritePatternSet patterns(context);
  vector::populateVectorReductionToContractPatterns(patterns);
  vector::populateVectorTransferPermutationMapLoweringPatterns(patterns);
  tensor::populateFoldTensorSubsetIntoVectorTransferPatterns(patterns);
  (void)applyPatternsGreedily(getOperation(), std::move(patterns));
  keepSumsInRegisters(getOperation());
}
