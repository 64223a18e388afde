//===- Scratch.h - memory for the time of one collective ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Blocks are kept from one collective to the next, which mostly asks for the
// same sizes. One thread.
//
//===----------------------------------------------------------------------===//

#ifndef TUTTI_RUNTIME_MPI_SCRATCH_H
#define TUTTI_RUNTIME_MPI_SCRATCH_H

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <memory>
#include <new>
#include <vector>

namespace tutti::rt {

class Scratch {
public:
  /// `n` bytes at the beginning of a line of the cache, until reset().
  char *take(int64_t n) {
    if (next == blocks.size())
      blocks.emplace_back();
    Block &block = blocks[next++];
    if (block.size < n) {
      int64_t size = (std::max<int64_t>(n, 4096) + 63) / 64 * 64;
      block.memory.reset(static_cast<char *>(std::aligned_alloc(64, size)));
      if (!block.memory)
        throw std::bad_alloc();
      block.size = size;
    }
    return block.memory.get();
  }
  void reset() { next = 0; }

private:
  struct Free {
    void operator()(char *memory) const { std::free(memory); }
  };
  struct Block {
    std::unique_ptr<char, Free> memory;
    int64_t size = 0;
  };
  std::vector<Block> blocks;
  size_t next = 0;
};

} // namespace tutti::rt

#endif // TUTTI_RUNTIME_MPI_SCRATCH_H
