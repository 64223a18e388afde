//===- BucketScan.cpp - the bucketing problems of a module ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// An op is a node if it is a member, needs a node, or is a barrier behind a
// node. What stands before a barrier cannot matter to what comes after, so the
// table of nodes is emptied at each barrier, and a program without collectives
// is read without ever filling it.
//
//===----------------------------------------------------------------------===//

#include "tutti/Collectives/Analysis/BucketScan.h"
#include "BucketKeys.h"
#include "mlir/IR/RegionKindInterface.h"
#include "tutti/Collectives/Analysis/Effects.h"
#include "tutti/Collectives/Analysis/LoopBlocks.h"
#include "tutti/Collectives/Analysis/PeakLiveBytes.h"
#include "tutti/Support/TensorBytes.h"
#include "llvm/ADT/SmallPtrSet.h"

using namespace mlir;
using namespace tutti;
using namespace tutti::ccl;

namespace {

// Values that ops of a region use and that are made outside the region.
using Captures = llvm::SmallVectorImpl<Value>;

class Scanner {
public:
  Scanner(Operation *root, const BucketScanOptions &options,
          llvm::function_ref<void(const BlockProblem &)> visit)
      : options(options), visit(visit), effects(root) {
    if (!options.inLoops)
      loopBlocks = findLoopBlocks(root);
  }

  void scanRegion(Region &region, Captures &captures);

private:
  void scanBlock(Block &block, bool plan, Captures &captures);
  // The member that the op is, if it is one.
  CollectiveOpInterface asMember(Operation *op) const;
  // What the ops in the regions of `op` use from outside of it.
  void scanNested(Operation *op, Captures &captures);

  const BucketScanOptions &options;
  llvm::function_ref<void(const BlockProblem &)> visit;
  Effects effects;
  BucketKeyCache keyCache;
  PeakLiveBytes liveBytes;
  llvm::DenseSet<Block *> loopBlocks;
};

// The nodes of one block, as far as it has been read.
class NodeList {
public:
  NodeList(const BucketScanOptions &options, BucketKeyCache &cache,
           PeakLiveBytes &liveBytes)
      : options(options), keys(options.mixedElementTypes, cache),
        liveBytes(liveBytes) {}

  void visitOp(Operation *op, CollectiveOpInterface member, bool isBarrier,
               ValueRange captures);
  bool hasOpenNodes() const { return !nodeOf.empty(); }

  BlockProblem result;

private:
  void addNode(Operation *op, int32_t role, ValueRange captures);
  int64_t heldBytes(Operation *op, ValueRange captures);

  const BucketScanOptions &options;
  BucketKeys keys;
  PeakLiveBytes &liveBytes;
  llvm::DenseMap<Operation *, uint32_t> nodeOf;
  llvm::SmallVector<uint32_t> needs;
};

} // namespace

void NodeList::addNode(Operation *op, int32_t role, ValueRange captures) {
  BucketProblem &problem = result.problem;
  if (role != BucketProblem::kBarrier)
    nodeOf[op] = problem.size();
  problem.roles.push_back(role);
  problem.needs.insert(problem.needs.end(), needs.begin(), needs.end());
  problem.needEnds.push_back(problem.needs.size());
  if (options.heldBytes)
    problem.heldBytes.push_back(heldBytes(op, captures));
  result.ops.push_back(op);
}

// What has to be alive for the op to run, and after it.
int64_t NodeList::heldBytes(Operation *op, ValueRange captures) {
  int64_t sum = liveBytes.insideOf(op);
  auto add = [&](Value value) {
    sum = saturatingAdd(sum, byteSize(value.getType()).value_or(0));
  };
  llvm::for_each(op->getOperands(), add);
  llvm::for_each(captures, add);
  llvm::for_each(op->getResults(), add);
  return sum;
}

void NodeList::visitOp(Operation *op, CollectiveOpInterface member,
                       bool isBarrier, ValueRange captures) {
  needs.clear();
  if (isBarrier) {
    nodeOf.clear();
    addNode(op, BucketProblem::kBarrier, captures);
    return;
  }
  auto addNeed = [&](Value value) {
    if (Operation *def = value.getDefiningOp())
      if (auto it = nodeOf.find(def); it != nodeOf.end())
        needs.push_back(it->second);
  };
  llvm::for_each(op->getOperands(), addNeed);
  llvm::for_each(captures, addNeed);
  if (!member) {
    if (!needs.empty())
      addNode(op, BucketProblem::kOther, captures);
    return;
  }
  BucketProblem::Member entry;
  entry.node = result.problem.size();
  entry.kind = static_cast<uint8_t>(member.getCollectiveKind());
  entry.key = keys.keyOf(member);
  entry.bytes = chargedBytes(member);
  if (auto segment = op->getAttrOfType<SegmentAttr>(kSegmentAttrName)) {
    entry.segment = segment.getIndex();
    entry.segmentReason = segment.getReason();
  }
  addNode(op, result.problem.members.size(), captures);
  result.problem.members.push_back(entry);
}

CollectiveOpInterface Scanner::asMember(Operation *op) const {
  auto collective = dyn_cast<CollectiveOpInterface>(op);
  if (!collective || !isBucketable(collective.getCollectiveKind()) ||
      !options.kinds[static_cast<unsigned>(collective.getCollectiveKind())] ||
      collective.getGroup().getRanks().empty())
    return {};
  return collective;
}

void Scanner::scanNested(Operation *op, Captures &captures) {
  if (op->getNumRegions() == 0 || isa<CollectiveOpInterface>(op))
    return;
  llvm::SmallVector<Value> used;
  for (Region &region : op->getRegions())
    scanRegion(region, used);
  llvm::SmallPtrSet<Value, 8> seen;
  for (Value value : used)
    if (seen.insert(value).second)
      captures.push_back(value);
}

void Scanner::scanRegion(Region &region, Captures &captures) {
  bool ordered = mayHaveSSADominance(region);
  for (Block &block : region)
    scanBlock(block, ordered && !loopBlocks.contains(&block), captures);
}

void Scanner::scanBlock(Block &block, bool plan, Captures &captures) {
  NodeList nodes(options, keyCache, liveBytes);
  llvm::SmallVector<Value> nested;
  auto noteUse = [&](Value value) {
    if (value.getParentRegion() != block.getParent())
      captures.push_back(value);
  };
  for (Operation &op : block) {
    nested.clear();
    scanNested(&op, nested);
    llvm::for_each(op.getOperands(), noteUse);
    llvm::for_each(nested, noteUse);
    if (!plan)
      continue;
    CollectiveOpInterface member = asMember(&op);
    if (!member && !nodes.hasOpenNodes())
      continue;
    nodes.visitOp(&op, member, !member && effects.hasEffects(&op), nested);
  }
  if (nodes.result.problem.members.empty())
    return;
  nodes.result.block = &block;
  visit(nodes.result);
}

void tutti::ccl::scanBuckets(
    Operation *root, const BucketScanOptions &options,
    llvm::function_ref<void(const BlockProblem &)> visit) {
  Scanner scanner(root, options, visit);
  llvm::SmallVector<Value> captures;
  for (Region &region : root->getRegions())
    scanner.scanRegion(region, captures);
}
