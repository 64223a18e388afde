//===- Plan.h - what one device does at a site ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A site as seen by one device: checked, its group looked up, its buffers
// measured, and for each pair of members which part goes where. Both back-ends
// move bytes by these parts alone.
//
// A reduction has two steps. Each member folds the part `source(b, own
// position)` of all members' inputs. For a reduce-scatter that is its output;
// for an all-reduce it then stands at the same place in every member's output.
// All other kinds copy `source(b, receiver)` of the sender's input to
// `target(b, sender)` of the receiver's output, for each pair for which
// receives(receiver, sender) holds.
//
// Plain data, made once by its device, then read by any thread.
//
//===----------------------------------------------------------------------===//

#ifndef TUTTI_RUNTIME_SITE_PLAN_H
#define TUTTI_RUNTIME_SITE_PLAN_H

#include "Data/Region.h"
#include "tutti/Runtime/Runtime.h"
#include <string>
#include <vector>

namespace tutti::rt {

struct BufferPlan {
  int bytes = 0;        // of an element
  int64_t elements = 0; // of the operand
  int64_t inBytes = 0;  // of the operand
  int64_t outBytes = 0; // of the result
  Fold fold;            // for reductions
};

class Plan {
public:
  /// Checks the site for `device` of `devices`; O(descriptor). Where it makes
  /// no sense, `error` says what is wrong and what was expected, and the plan
  /// must not be used.
  Plan(const TuttiSite &site, int device, int devices, std::string &error);

  const TuttiSite &site;
  /// Of the calling device's group, in the order of the site; of a permute, all
  /// devices in pairs, ascending. Empty where the device takes no part.
  std::vector<int> members;
  int position = -1; // of this device in members
  std::vector<BufferPlan> buffers;
  int64_t inBytes = 0; // of all operands
  /// Of all that members must agree on: everything but the location and the
  /// groups of others.
  uint64_t digest = 0;

  bool reduces() const {
    return site.kind == TUTTI_ALL_REDUCE || site.kind == TUTTI_REDUCE_SCATTER;
  }
  /// Whether the member at position `receiver` gets a part from `sender`, which
  /// may be itself. Not for reductions.
  bool receives(int receiver, int sender) const;
  /// Whether any part reaches the receiver; its outputs are zeros otherwise.
  bool receivesAny(int receiver) const;

  Region source(const BufferPlan &buffer, int receiver) const;
  Region target(const BufferPlan &buffer, int sender) const;

private:
  std::string check(int devices) const;
  std::string checkBuffers() const;
  std::string checkGroups(int devices) const;
  void findGroup(int device, int devices);
  void measure();
  std::string checkDivision() const;

  std::vector<int> sourceOf; // of a permute: positions, -1 for none
};

/// "all_reduce sum of f32[2,3], bf16[] in group {0,1} channel 1": all that
/// members must agree on, as people write it.
std::string describe(const Plan &plan);
/// The location, or "(unknown location)".
std::string locationOf(const TuttiSite &site);

/// 64 bits of FNV-1a, the same in every process.
uint64_t hashOf(const std::string &text);

} // namespace tutti::rt

#endif // TUTTI_RUNTIME_SITE_PLAN_H
