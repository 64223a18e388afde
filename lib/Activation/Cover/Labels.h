//===- Labels.h - what a plan guarantees at a point ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A label is a set of sets, of which one is guaranteed to be resident. Only
// what uses accept, and what several uses in a row accept, is worth
// guaranteeing, so labels are the masks of ways closed under intersection.
// Label 0 guarantees nothing.
//
//===----------------------------------------------------------------------===//

#ifndef TUTTI_LIB_ACTIVATION_COVER_LABELS_H
#define TUTTI_LIB_ACTIVATION_COVER_LABELS_H

#include "tutti/Activation/Cover/CoverProblem.h"

namespace tutti::act {

class Labels {
public:
  /// For plans that use only sets of `allowed`. `complete` becomes false where
  /// there would be more than `most`; the labels are then some of them.
  Labels(const CoverProblem &problem, SetMask allowed, unsigned most = 1024);

  unsigned size() const { return masks.size(); }
  SetMask operator[](unsigned label) const { return masks[label]; }
  /// Whether what label `a` guarantees is enough for label `b`.
  bool implies(unsigned a, unsigned b) const { return !(masks[a] & ~masks[b]); }
  SetMask allowed() const { return allowedSets; }
  bool isComplete() const { return complete; }

private:
  std::vector<SetMask> masks;
  SetMask allowedSets;
  bool complete = true;
};

} // namespace tutti::act

#endif // TUTTI_LIB_ACTIVATION_COVER_LABELS_H
