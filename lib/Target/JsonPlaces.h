//===- JsonPlaces.h - where a value of a JSON text stands ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// LLVM's reader of JSON forgets where a value stood. Errors are rare, so the
// place is looked up in the text when one is to be reported.
//
//===----------------------------------------------------------------------===//

#ifndef TUTTI_LIB_TARGET_JSONPLACES_H
#define TUTTI_LIB_TARGET_JSONPLACES_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include <string>

namespace tutti {

/// A step into a JSON value: to a key of an object, or to an element of a list.
struct JsonStep {
  JsonStep(llvm::StringRef key) : key(key) {}
  JsonStep(const char *key) : key(key) {}
  JsonStep(size_t index) : index(index) {}
  llvm::StringRef key;
  size_t index = 0;
};

/// The offset of the value that `path` leads to from the outermost one, or of
/// the innermost value on the way that exists. `text` must be valid JSON.
/// Linear in the text.
size_t findJson(llvm::StringRef text, llvm::ArrayRef<JsonStep> path);

/// "3:14", both counted from 1, the column in bytes.
std::string lineAndColumn(llvm::StringRef text, size_t offset);

} // namespace tutti

#endif // TUTTI_LIB_TARGET_JSONPLACES_H
