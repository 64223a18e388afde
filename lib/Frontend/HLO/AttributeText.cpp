//===- AttributeText.cpp - MLIR attributes inside HLO text ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "AttributeText.h"
#include "mlir/AsmParser/AsmParser.h"
#include "mlir/IR/Diagnostics.h"

using namespace mlir;

Attribute tutti::hlo::parseAttributeText(llvm::StringRef text,
                                         MLIRContext *context) {
  // MLIR's parser recurses, so deep text would overflow its stack.
  unsigned depth = 0;
  for (char c : text) {
    if (llvm::StringRef("([{<").contains(c) && ++depth > 200)
      return {};
    if (llvm::StringRef(")]}>").contains(c) && depth)
      --depth;
  }
  ScopedDiagnosticHandler silence(context, [](Diagnostic &) {});
  return parseAttribute(text, context);
}

DictionaryAttr tutti::hlo::makeDictionary(MLIRContext *context,
                                          std::vector<NamedAttribute> entries) {
  llvm::stable_sort(entries);
  size_t kept = 0;
  for (const NamedAttribute &entry : entries) {
    if (kept && entries[kept - 1].getName() == entry.getName())
      --kept;
    entries[kept++] = entry;
  }
  return DictionaryAttr::getWithSorted(context,
                                       ArrayRef(entries).take_front(kept));
}

DictionaryAttr tutti::hlo::makeDictionary(MLIRContext *context,
                                          const StringPairs &pairs) {
  std::vector<NamedAttribute> entries;
  for (const auto &[key, value] : pairs)
    entries.emplace_back(StringAttr::get(context, key),
                         StringAttr::get(context, value));
  return makeDictionary(context, std::move(entries));
}
