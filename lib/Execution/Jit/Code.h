//===- Code.h - machine code in memory ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TUTTI_LIB_EXECUTION_JIT_CODE_H
#define TUTTI_LIB_EXECUTION_JIT_CODE_H

#include "mlir/IR/BuiltinOps.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/MemoryBuffer.h"
#include <memory>

namespace tutti::exec {

/// Code for this machine, for as long as the object lives.
class Code {
public:
  using Entry = void (*)(void **);

  virtual ~Code() = default;
  /// The packed form of the entry function.
  Entry entry() const { return packed; }

  /// Compiles a module of the LLVM dialect, which has a function `name` that
  /// takes pointers. `store`, if there is one, gets the object file once it is
  /// complete.
  static llvm::Expected<std::unique_ptr<Code>>
  compile(mlir::ModuleOp module, llvm::StringRef name, bool optimized,
          llvm::function_ref<void(llvm::StringRef object)> store);
  /// What `compile` stored.
  static llvm::Expected<std::unique_ptr<Code>>
  load(std::unique_ptr<llvm::MemoryBuffer> object, llvm::StringRef name);

protected:
  Entry packed = nullptr;
};

} // namespace tutti::exec

#endif // TUTTI_LIB_EXECUTION_JIT_CODE_H
