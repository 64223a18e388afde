//===- Nesting.cpp - how deep a program nests ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Nesting.h"
#include "llvm/ADT/DenseMap.h"

using namespace tutti;
using mlir::Attribute;
using mlir::Type;

// Level by level.
static bool hasDeepRegion(mlir::Operation *root, unsigned limit) {
  std::vector<mlir::Operation *> level = {root}, below;
  for (unsigned depth = 0; depth <= limit && !level.empty(); ++depth) {
    for (mlir::Operation *op : level)
      for (mlir::Region &region : op->getRegions())
        for (mlir::Operation &inner : region.getOps())
          if (inner.getNumRegions() > 0)
            below.push_back(&inner);
    level.swap(below);
    below.clear();
  }
  return !level.empty();
}

namespace {
// Depths of attributes and types, each looked at once.
class Depths {
public:
  explicit Depths(unsigned limit) : limit(limit) {}

  template <typename T> bool exceed(T root) {
    if (!root || known.contains(root.getAsOpaquePointer()))
      return false;
    enter(root);
    while (!path.empty()) {
      Step &step = path.back();
      if (step.next == step.inner.size()) {
        leave();
        continue;
      }
      auto [pointer, isType] = step.inner[step.next++];
      if (auto found = known.find(pointer); found != known.end()) {
        step.depth = std::max(step.depth, found->second + 1);
        if (path.size() + found->second > limit)
          return true;
        continue;
      }
      if (path.size() >= limit)
        return true;
      if (isType)
        enter(Type::getFromOpaquePointer(pointer));
      else
        enter(Attribute::getFromOpaquePointer(pointer));
    }
    return false;
  }

private:
  // An element on the way from the root, and those within it.
  struct Step {
    const void *self;
    llvm::SmallVector<std::pair<const void *, bool>, 4> inner = {};
    size_t next = 0;
    unsigned depth = 1;
  };

  template <typename T> void enter(T element) {
    Step &step = path.emplace_back(Step{element.getAsOpaquePointer()});
    element.walkImmediateSubElements(
        [&](Attribute inner) {
          if (inner)
            step.inner.push_back({inner.getAsOpaquePointer(), false});
        },
        [&](Type inner) {
          if (inner)
            step.inner.push_back({inner.getAsOpaquePointer(), true});
        });
  }

  void leave() {
    unsigned depth = path.back().depth;
    known[path.back().self] = depth;
    path.pop_back();
    if (!path.empty())
      path.back().depth = std::max(path.back().depth, depth + 1);
  }

  unsigned limit;
  std::vector<Step> path;
  llvm::DenseMap<const void *, unsigned> known;
};
} // namespace

bool tutti::isNestedDeeper(mlir::Operation *root, unsigned limit) {
  if (hasDeepRegion(root, limit))
    return true;
  Depths depths(limit);
  auto isDeep = [&](mlir::Operation *op) {
    if (depths.exceed(Attribute(op->getAttrDictionary())) ||
        depths.exceed(Attribute(op->getLoc())))
      return true;
    for (Type type : op->getResultTypes())
      if (depths.exceed(type))
        return true;
    for (mlir::Region &region : op->getRegions())
      for (mlir::Block &block : region)
        for (mlir::BlockArgument argument : block.getArguments())
          if (depths.exceed(argument.getType()) ||
              depths.exceed(Attribute(argument.getLoc())))
            return true;
    return false;
  };
  return root
      ->walk([&](mlir::Operation *op) {
        return isDeep(op) ? mlir::WalkResult::interrupt()
                          : mlir::WalkResult::advance();
      })
      .wasInterrupted();
}
