//===- ActivationEngine.h - what an Activation engine costs ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The facts of one kind of Activation engine, from the "activation" part of a
// target's file (docs/targets.md). An engine evaluates functions by tables and
// holds one set of tables at a time; loading another set takes `loadUs`.
//
// Units: microseconds. Plain data; safe from any thread.
//
//===----------------------------------------------------------------------===//

#ifndef TUTTI_TARGET_ACTIVATIONENGINE_H
#define TUTTI_TARGET_ACTIVATIONENGINE_H

#include <cstdint>
#include <string>

namespace tutti {

struct ActivationEngine {
  /// The file of the sets that can be loaded; a relative one stands beside the
  /// target's file.
  std::string catalog;
  /// To make another set resident.
  double loadUs = 0;
  /// How many different sets one kernel may use, and from how many catalogs
  /// ("families") they may come.
  int64_t maxSets = 0, maxFamilies = 0;
  /// One activation of `n` elements a lane takes max(minUs, n * elementUs).
  double minUs = 0, elementUs = 0;
  /// How many elements are worked on side by side.
  int64_t lanes = 0;

  /// The time of one activation of `elements` elements in all.
  double activationUs(int64_t elements) const;
};

} // namespace tutti

#endif // TUTTI_TARGET_ACTIVATIONENGINE_H
