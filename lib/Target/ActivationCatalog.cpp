//===- ActivationCatalog.cpp - the function sets of an engine ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tutti/Target/ActivationCatalog.h"
#include "llvm/ADT/STLExtras.h"
#include <algorithm>
#include <set>

using namespace tutti;

bool ActivationCatalog::Set::covers(llvm::StringRef function) const {
  auto place = llvm::lower_bound(
      functions, function, [](const Function &held, llvm::StringRef name) {
        return held.name < name;
      });
  return place != functions.end() && place->name == function;
}

std::vector<unsigned>
ActivationCatalog::setsOf(llvm::StringRef function) const {
  std::vector<unsigned> indices;
  for (auto [index, set] : llvm::enumerate(sets))
    if (set.covers(function))
      indices.push_back(index);
  return indices;
}

std::vector<std::string> ActivationCatalog::functions() const {
  std::set<std::string> names;
  for (const Set &set : sets)
    for (const Function &function : set.functions)
      names.insert(function.name);
  return {names.begin(), names.end()};
}
