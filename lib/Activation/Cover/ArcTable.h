//===- ArcTable.h - the cost of an arc between two labels ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What the uses of one arc cost, given the label at its beginning and the label
// wanted at its end; and the loads of the cheapest way.
//
//===----------------------------------------------------------------------===//

#ifndef TUTTI_LIB_ACTIVATION_COVER_ARCTABLE_H
#define TUTTI_LIB_ACTIVATION_COVER_ARCTABLE_H

#include "Domains.h"

namespace tutti::act {

/// A load whose set is any of `sets`.
struct OpenLoad {
  uint32_t arc, before;
  SetMask sets;
};

/// Costs; most tables have few entries.
using Table = llvm::SmallVector<double, 16>;

class ArcTables {
public:
  ArcTables(const CoverProblem &problem, const Labels &labels);

  /// Row by row, a row for each label of `from`, a column for each of `to`.
  /// Infinite where it cannot be.
  void compute(uint32_t arc, const Domain &from, const Domain &to,
               Table &table);

  /// The loads that realise an entry of finite cost; `ways` is written for
  /// the arc's uses unless it is empty.
  void realise(uint32_t arc, unsigned from, unsigned to,
               std::vector<OpenLoad> &loads, std::vector<uint8_t> &ways);

  /// Does any class have a choice of ways?
  bool hasChoices() const { return choices; }

private:
  void computePlain(const Arc &arc, const Domain &from, const Domain &to,
                    Table &table);
  void computeChoices(const Arc &arc, const Domain &from, const Domain &to,
                      Table &table);
  void realiseChoices(uint32_t index, unsigned from, unsigned to,
                      std::vector<OpenLoad> &loads, std::vector<uint8_t> &ways);
  // Costs of all labels after one more use, from those before it. With
  // `loaded`, notes which labels are the cheapest to have by a load.
  void step(uint32_t useClass, std::vector<double> &costs, double loadCost,
            double frequency, std::vector<bool> *loaded, unsigned *origin);

  const CoverProblem &problem;
  const Labels &labels;
  bool choices = false;
  std::vector<SetMask> maskOf; ///< per class: allowed sets of its first way
  /// Per class and label: the cheapest way the label guarantees.
  struct BestWay {
    double extraUs;
    uint8_t way;
  };
  std::vector<std::vector<BestWay>> bestWay;
};

} // namespace tutti::act

#endif // TUTTI_LIB_ACTIVATION_COVER_ARCTABLE_H
