//===- Random.h - random choices that are the same everywhere ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The distributions of the standard library differ from one library to the
// next; these do not.
//
//===----------------------------------------------------------------------===//

#ifndef TUTTI_UNITTESTS_COLLECTIVES_RANDOM_H
#define TUTTI_UNITTESTS_COLLECTIVES_RANDOM_H

#include <cstdint>
#include <random>

namespace tutti {

class Random {
public:
  explicit Random(uint64_t seed) : engine(seed) {}

  /// Less than `bound`, which is greater than 0.
  uint64_t below(uint64_t bound) { return engine() % bound; }
  bool percent(unsigned chance) { return below(100) < chance; }
  template <typename Container> auto &pick(Container &container) {
    return container[below(container.size())];
  }

private:
  std::mt19937_64 engine;
};

} // namespace tutti

#endif // TUTTI_UNITTESTS_COLLECTIVES_RANDOM_H
