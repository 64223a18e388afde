//===- JoinFunctions.cpp - files of functions without main ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "JoinFunctions.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Builders.h"

using namespace mlir;

int64_t tutti::joinFunctions(ModuleOp module) {
  if (module.lookupSymbol("main"))
    return 0;
  SmallVector<func::FuncOp> functions;
  for (auto function : module.getOps<func::FuncOp>()) {
    if (function.isPrivate())
      continue;
    if (function.isExternal() || function.getNumArguments() != 0)
      return 0;
    functions.push_back(function);
  }
  if (functions.empty() ||
      (functions.size() == 1 && functions.front().getNumResults() != 0))
    return 0;
  OpBuilder b = OpBuilder::atBlockEnd(module.getBody());
  auto main = func::FuncOp::create(b, module.getLoc(), "main",
                                   b.getFunctionType({}, {}));
  b.setInsertionPointToStart(main.addEntryBlock());
  for (func::FuncOp function : functions)
    func::CallOp::create(b, function.getLoc(), function);
  func::ReturnOp::create(b, module.getLoc());
  return functions.size();
}

std::vector<std::unique_ptr<llvm::MemoryBuffer>>
tutti::splitInput(const llvm::MemoryBuffer &text) {
  std::vector<std::unique_ptr<llvm::MemoryBuffer>> parts;
  std::string part;
  int64_t line = 0;
  bool isEmpty = true;
  auto finish = [&] {
    if (!isEmpty)
      parts.push_back(llvm::MemoryBuffer::getMemBufferCopy(
          part, text.getBufferIdentifier()));
    part.assign(line, '\n');
    isEmpty = true;
  };
  StringRef rest = text.getBuffer();
  while (!rest.empty()) {
    size_t end = rest.find('\n');
    StringRef current = rest.take_front(end == StringRef::npos ? end : end + 1);
    rest = rest.drop_front(current.size());
    ++line;
    if (current.starts_with("// -----")) {
      finish();
      continue;
    }
    part += current;
    StringRef content = current.trim();
    isEmpty &= content.empty() || content.starts_with("//");
  }
  finish();
  return parts;
}
