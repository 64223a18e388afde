//===- Elimination.cpp - the cheapest labels of a graph ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Elimination.h"
#include "Contraction.h"
#include "llvm/ADT/STLExtras.h"
#include <deque>
#include <limits>
#include <queue>

using namespace tutti::act;

namespace {
// A cost for each combination of labels of some points. The first point's label
// changes slowest.
struct Factor {
  llvm::SmallVector<uint32_t, 3> points;
  Table values;
};

// How a point's label follows from those of points eliminated later.
struct Decision {
  uint32_t point;
  llvm::SmallVector<uint32_t, 3> given;
  llvm::SmallVector<uint16_t, 12> labels; ///< empty: minimise `factors`
  std::vector<Factor> factors;            ///< of the point, if it was too large
};

class Eliminator {
public:
  Eliminator(const CoverProblem &problem, const Labels &labels,
             ArcTables &tables, size_t limit)
      : problem(problem), tables(tables), limit(limit),
        standsFor(contractEdges(problem)),
        domains(findDomains(problem, labels)), arcsOf(problem.numPoints),
        factorsOf(problem.numPoints), neighbours(problem.numPoints),
        isDone(problem.numPoints), arcDone(problem.arcs.size()) {}

  Labelling run();

private:
  size_t domain(uint32_t point) const { return domains[point].size(); }
  size_t costOf(uint32_t point) const {
    double product = domain(point);
    for (uint32_t other : neighbours[point])
      product *= domain(other);
    return product > 1e18 ? size_t(1e18) : size_t(product);
  }
  void eliminatePoint(uint32_t point);
  llvm::SmallVector<Factor, 4> takeFactors(uint32_t point);
  Factor minimise(uint32_t point, llvm::ArrayRef<const Factor *> factors,
                  llvm::SmallVectorImpl<uint16_t> *best);
  void addFactor(Factor factor);
  unsigned decide(const Decision &decision,
                  const std::vector<uint16_t> &labelOf) const;

  const CoverProblem &problem;
  ArcTables &tables;
  size_t limit;
  std::vector<uint32_t> standsFor; ///< per point; the others are left out
  std::vector<Domain> domains;
  std::vector<llvm::SmallVector<uint32_t, 4>> arcsOf;
  std::vector<llvm::SmallVector<uint32_t, 2>> factorsOf;
  std::vector<llvm::SmallVector<uint32_t, 4>> neighbours;
  std::vector<bool> isDone, arcDone;
  std::deque<Factor> factors;
  std::deque<Decision> decisions;
  Labelling result;
};
} // namespace

llvm::SmallVector<Factor, 4> Eliminator::takeFactors(uint32_t point) {
  llvm::SmallVector<Factor, 4> taken;
  for (uint32_t index : factorsOf[point])
    if (!factors[index].points.empty()) {
      taken.push_back(std::move(factors[index]));
      factors[index] = Factor();
    }
  for (uint32_t index : arcsOf[point]) {
    if (arcDone[index])
      continue;
    arcDone[index] = true;
    const Arc &arc = problem.arcs[index];
    uint32_t from = standsFor[arc.from], to = standsFor[arc.to];
    Factor factor;
    tables.compute(index, domains[from], domains[to], factor.values);
    if (from == to) {
      Table diagonal(domain(from));
      for (size_t label = 0; label < diagonal.size(); ++label)
        diagonal[label] = factor.values[label * (diagonal.size() + 1)];
      factor.values = std::move(diagonal);
      factor.points = {from};
    } else {
      factor.points = {from, to};
    }
    taken.push_back(std::move(factor));
  }
  return taken;
}

// Sums up and takes the least over the labels of `point`.
Factor Eliminator::minimise(uint32_t point,
                            llvm::ArrayRef<const Factor *> summands,
                            llvm::SmallVectorImpl<uint16_t> *best) {
  Factor sum;
  for (const Factor *factor : summands)
    for (uint32_t other : factor->points)
      if (other != point && !llvm::is_contained(sum.points, other))
        sum.points.push_back(other);
  llvm::sort(sum.points);
  size_t size = 1;
  for (uint32_t other : sum.points)
    size *= domain(other);
  sum.values.resize(size);
  if (best)
    best->resize(size);

  // How far one step of each point's label leads in each summand.
  size_t rank = sum.points.size();
  struct Strides {
    const double *at;
    size_t own = 0;
    llvm::SmallVector<size_t, 4> of;
  };
  llvm::SmallVector<Strides, 6> strides;
  for (const Factor *factor : summands) {
    Strides &stride = strides.emplace_back();
    stride.at = factor->values.data();
    stride.of.assign(rank, 0);
    size_t step = 1;
    for (uint32_t other : llvm::reverse(factor->points)) {
      if (other == point)
        stride.own = step;
      else
        stride.of[llvm::find(sum.points, other) - sum.points.begin()] = step;
      step *= domain(other);
    }
  }
  llvm::SmallVector<size_t, 4> place(rank, 0);
  size_t own = domain(point);
  for (size_t entry = 0; entry < size; ++entry) {
    double least = std::numeric_limits<double>::infinity();
    uint16_t leastLabel = 0;
    for (size_t label = 0; label < own; ++label) {
      double cost = 0;
      for (const Strides &stride : strides)
        cost += stride.at[label * stride.own];
      if (cost < least) {
        least = cost;
        leastLabel = label;
      }
    }
    sum.values[entry] = least;
    if (best)
      (*best)[entry] = leastLabel;
    for (size_t axis = rank; axis-- > 0;) {
      size_t extent = domain(sum.points[axis]);
      bool wraps = ++place[axis] == extent;
      for (Strides &stride : strides)
        stride.at += wraps ? stride.of[axis] - extent * stride.of[axis]
                           : stride.of[axis];
      if (!wraps)
        break;
      place[axis] = 0;
    }
  }
  return sum;
}

void Eliminator::addFactor(Factor factor) {
  if (factor.points.empty()) {
    result.bound += factor.values.front();
    return;
  }
  for (uint32_t point : factor.points)
    factorsOf[point].push_back(factors.size());
  factors.push_back(std::move(factor));
}

void Eliminator::eliminatePoint(uint32_t point) {
  isDone[point] = true;
  llvm::SmallVector<Factor, 4> taken = takeFactors(point);
  Decision decision;
  decision.point = point;
  llvm::SmallVector<const Factor *> summands;
  for (const Factor &factor : taken)
    summands.push_back(&factor);
  if (costOf(point) <= limit) {
    Factor sum = minimise(point, summands, &decision.labels);
    decision.given = sum.points;
    addFactor(std::move(sum));
  } else {
    // Minimised apart, the summands cost no more than together.
    result.isExact = false;
    while (!summands.empty()) {
      llvm::SmallVector<const Factor *> group, rest;
      llvm::SmallVector<uint32_t> points = {point};
      size_t size = domain(point);
      for (const Factor *factor : summands) {
        size_t grown = size;
        llvm::SmallVector<uint32_t> more;
        for (uint32_t other : factor->points)
          if (!llvm::is_contained(points, other)) {
            more.push_back(other);
            grown *= domain(other);
          }
        if (!group.empty() && grown > limit) {
          rest.push_back(factor);
          continue;
        }
        size = grown;
        points.append(more);
        group.push_back(factor);
      }
      addFactor(minimise(point, group, nullptr));
      summands = std::move(rest);
    }
    decision.factors.assign(std::make_move_iterator(taken.begin()),
                            std::make_move_iterator(taken.end()));
  }
  decisions.push_back(std::move(decision));

  llvm::SmallVector<uint32_t, 4> around = std::move(neighbours[point]);
  for (uint32_t one : around) {
    llvm::erase(neighbours[one], point);
    if (!decisions.back().labels.empty())
      for (uint32_t other : around)
        if (other != one && !llvm::is_contained(neighbours[one], other))
          neighbours[one].push_back(other);
  }
  if (decisions.back().labels.empty()) // only points of one table have met
    for (uint32_t one : around)
      for (uint32_t index : factorsOf[one])
        for (uint32_t other : factors[index].points)
          if (other != one && !isDone[other] &&
              !llvm::is_contained(neighbours[one], other))
            neighbours[one].push_back(other);
  neighbours[point] = std::move(around);
}

unsigned Eliminator::decide(const Decision &decision,
                            const std::vector<uint16_t> &labelOf) const {
  if (!decision.labels.empty()) {
    size_t entry = 0;
    for (uint32_t point : decision.given)
      entry = entry * domain(point) + labelOf[point];
    return decision.labels[entry];
  }
  double least = std::numeric_limits<double>::infinity();
  unsigned best = 0;
  for (unsigned label = 0; label < domain(decision.point); ++label) {
    double cost = 0;
    for (const Factor &factor : decision.factors) {
      size_t entry = 0;
      for (uint32_t point : factor.points)
        entry = entry * domain(point) +
                (point == decision.point ? label : labelOf[point]);
      cost += factor.values[entry];
    }
    if (cost < least) {
      least = cost;
      best = label;
    }
  }
  return best;
}

Labelling Eliminator::run() {
  for (uint32_t point = 0; point < problem.numPoints; ++point)
    if (uint32_t other = standsFor[point]; other != point) {
      isDone[point] = true;
      Domain both;
      std::set_union(domains[other].begin(), domains[other].end(),
                     domains[point].begin(), domains[point].end(),
                     std::back_inserter(both));
      domains[other] = std::move(both);
    }
  for (auto [index, arc] : llvm::enumerate(problem.arcs)) {
    uint32_t from = standsFor[arc.from], to = standsFor[arc.to];
    if (from == to && arc.kind == Arc::Edge)
      continue;
    arcsOf[from].push_back(index);
    if (from == to)
      continue;
    arcsOf[to].push_back(index);
    if (!llvm::is_contained(neighbours[from], to)) {
      neighbours[from].push_back(to);
      neighbours[to].push_back(from);
    }
  }
  // A point of at most two neighbours goes at once: that makes no table larger
  // than of two points, and is all there is to do where control flow is
  // structured. The last such point comes first, since its neighbours' tables
  // are at hand.
  std::vector<uint32_t> simple;
  auto eliminateNext = [&](uint32_t point) {
    llvm::SmallVector<uint32_t, 4> around = neighbours[point];
    eliminatePoint(point);
    for (uint32_t other : around)
      if (neighbours[other].size() <= 2)
        simple.push_back(other);
    return around;
  };
  auto eliminateSimple = [&](auto &&onChanged) {
    while (!simple.empty()) {
      uint32_t point = simple.back();
      simple.pop_back();
      if (!isDone[point] && neighbours[point].size() <= 2)
        for (uint32_t other : eliminateNext(point))
          onChanged(other);
    }
  };
  for (uint32_t point = problem.numPoints; point-- > 0;)
    if (!isDone[point] && neighbours[point].size() <= 2)
      simple.push_back(point);
  eliminateSimple([](uint32_t) {});
  // Of the others, the one whose table is smallest; of equals, the first.
  using Entry = std::pair<size_t, uint32_t>;
  std::priority_queue<Entry, std::vector<Entry>, std::greater<Entry>> queue;
  auto push = [&](uint32_t point) {
    if (!isDone[point])
      queue.push({costOf(point), point});
  };
  for (uint32_t point = 0; point < problem.numPoints; ++point)
    push(point);
  while (!queue.empty()) {
    auto [cost, point] = queue.top();
    queue.pop();
    if (isDone[point] || cost != costOf(point))
      continue;
    for (uint32_t other : eliminateNext(point))
      push(other);
    eliminateSimple(push);
  }
  result.labelOf.assign(problem.numPoints, 0);
  for (const Decision &decision : llvm::reverse(decisions))
    result.labelOf[decision.point] = decide(decision, result.labelOf);
  for (uint32_t point = 0; point < problem.numPoints; ++point)
    if (standsFor[point] == point)
      result.labelOf[point] = domains[point][result.labelOf[point]];
  for (uint32_t point = 0; point < problem.numPoints; ++point)
    result.labelOf[point] = result.labelOf[standsFor[point]];
  return std::move(result);
}

Labelling tutti::act::eliminate(const CoverProblem &problem,
                                const Labels &labels, ArcTables &tables,
                                size_t tableEntries) {
  return Eliminator(problem, labels, tables, tableEntries).run();
}
