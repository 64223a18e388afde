//===- Domains.cpp - the labels that matter at each point ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Domains.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/bit.h"

using namespace tutti::act;

namespace {
// A set of labels, one bit each.
using LabelSet = uint64_t;

class DomainFinder {
public:
  DomainFinder(const CoverProblem &problem, const Labels &labels)
      : problem(problem), labels(labels), count(labels.size()) {
    llvm::DenseMap<SetMask, unsigned> known;
    for (unsigned label = 0; label < count; ++label)
      known.try_emplace(labels[label], label);
    common.assign(count * count, kNone);
    for (unsigned a = 0; a < count; ++a)
      for (unsigned b = 0; b < count; ++b)
        if (auto place = known.find(labels[a] & labels[b]);
            place != known.end())
          common[a * count + b] = place->second;
    for (const UseClass &useClass : problem.classes) {
      std::vector<unsigned> &ways = waysOf.emplace_back();
      for (const Way &way : useClass.ways)
        if (auto place = known.find(way.sets & labels.allowed());
            place != known.end())
          ways.push_back(place->second);
    }
  }

  std::vector<LabelSet> find();

private:
  static constexpr uint16_t kNone = UINT16_MAX;

  // What one of `a` and one of `b` guarantee together.
  LabelSet intersect(LabelSet a, LabelSet b) const {
    if (a == 1 || b == 1) // label 0 only
      return a | b;
    LabelSet result = 0;
    for (LabelSet i = a; i; i &= i - 1)
      for (LabelSet j = b; j; j &= j - 1) {
        uint16_t both =
            common[llvm::countr_zero(i) * count + llvm::countr_zero(j)];
        if (both != kNone)
          result |= LabelSet(1) << both;
      }
    return result;
  }
  // What the uses of an arc accept, up to any of them, and to the end.
  std::pair<LabelSet, LabelSet> follow(const Arc &arc) const {
    LabelSet now = 1, any = 1;
    for (uint32_t use = arc.begin; use < arc.end && now; ++use) {
      LabelSet next = 0;
      for (LabelSet rest = now; rest; rest &= rest - 1)
        for (unsigned way : waysOf[problem.uses[use]]) {
          uint16_t both = common[llvm::countr_zero(rest) * count + way];
          if (both != kNone)
            next |= LabelSet(1) << both;
        }
      now = next;
      any |= now;
    }
    return {any, now};
  }

  const CoverProblem &problem;
  const Labels &labels;
  unsigned count;
  std::vector<uint16_t> common;
  std::vector<std::vector<unsigned>> waysOf; ///< labels, per class
};
} // namespace

std::vector<LabelSet> DomainFinder::find() {
  std::vector<LabelSet> domains(problem.numPoints, 1);
  std::vector<std::pair<LabelSet, LabelSet>> ofArc;
  for (const Arc &arc : problem.arcs)
    ofArc.push_back(arc.kind == Arc::Code ? follow(arc)
                    : arc.kind == Arc::Edge
                        ? std::pair<LabelSet, LabelSet>(1, 1)
                        : std::pair<LabelSet, LabelSet>(1, 0));
  // Backward, until nothing is added; most arcs lead on, so that few rounds do.
  for (bool changed = true; changed;) {
    changed = false;
    for (size_t index = problem.arcs.size(); index-- > 0;) {
      const Arc &arc = problem.arcs[index];
      auto [any, whole] = ofArc[index];
      LabelSet through =
          whole ? intersect(whole, domains[arc.to]) : LabelSet(0);
      LabelSet grown =
          domains[arc.from] | intersect(domains[arc.from], any | through);
      changed |= grown != domains[arc.from];
      domains[arc.from] = grown;
    }
  }
  return domains;
}

std::vector<Domain> tutti::act::findDomains(const CoverProblem &problem,
                                            const Labels &labels) {
  std::vector<Domain> domains(problem.numPoints);
  if (labels.size() > 64) {
    for (Domain &domain : domains)
      for (unsigned label = 0; label < labels.size(); ++label)
        domain.push_back(label);
  } else {
    std::vector<LabelSet> sets = DomainFinder(problem, labels).find();
    for (auto [index, set] : llvm::enumerate(sets))
      for (LabelSet rest = set; rest; rest &= rest - 1)
        domains[index].push_back(llvm::countr_zero(rest));
  }
  domains[problem.entry] = {0};
  return domains;
}
