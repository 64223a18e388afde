//===- CodeCache.h - machine code kept for the next time ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Object files by a hash of what they were made from: the program with its
// locations, Tutti, LLVM and the processor. They are in the folder that the
// environment variable TUTTI_CACHE names (empty: nothing is kept), else in
// `tutti` under the user's cache folder. When files there exceed 1 GiB, those
// that were not used longest go.
//
// What goes wrong with the folder is no error: then nothing is kept. Any
// number of processes may use it at once.
//
//===----------------------------------------------------------------------===//

#ifndef TUTTI_LIB_EXECUTION_JIT_CODECACHE_H
#define TUTTI_LIB_EXECUTION_JIT_CODECACHE_H

#include "mlir/IR/BuiltinOps.h"
#include "llvm/Support/MemoryBuffer.h"
#include <memory>
#include <string>

namespace tutti::exec {

class CodeCache {
public:
  /// The place of the code for a program that has not been lowered yet.
  explicit CodeCache(mlir::ModuleOp program);

  /// Null where there is none.
  std::unique_ptr<llvm::MemoryBuffer> load() const;
  void store(llvm::StringRef object) const;

private:
  std::string folder; ///< empty: nothing is kept
  std::string path;
};

} // namespace tutti::exec

#endif // TUTTI_LIB_EXECUTION_JIT_CODECACHE_H
