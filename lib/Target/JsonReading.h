//===- JsonReading.h - JSON files, and what is wrong with them ---*- C++
//-*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What the readers of this room share: JSON text to values, and errors that
// name the file, line and column of the value they are about.
//
//===----------------------------------------------------------------------===//

#ifndef TUTTI_LIB_TARGET_JSONREADING_H
#define TUTTI_LIB_TARGET_JSONREADING_H

#include "JsonPlaces.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/JSON.h"

namespace tutti {

/// A value of the file: the way to it, and what messages call it.
struct JsonPlace {
  JsonPlace in(JsonStep step) const;
  JsonPlace called(const llvm::Twine &name) const;
  /// "file:line:column: name: message", at the innermost value on the way that
  /// exists.
  llvm::Error fail(const llvm::Twine &message) const;

  llvm::StringRef text, fileName;
  llvm::SmallVector<JsonStep, 6> path = {};
  std::string name = "";
};

/// The value of `text`. An error says where the text is no JSON, or nests
/// deeper than `what` ("a target") ever does, and which `page` describes it.
llvm::Expected<llvm::json::Value> parseJson(llvm::StringRef text,
                                            llvm::StringRef fileName,
                                            llvm::StringRef what,
                                            llvm::StringRef page);

/// A measured number: {"value": 1.5, "source": "..."}, null where `sourced` is
/// no object. A number without its source is not accepted.
llvm::Expected<double> readSourced(const llvm::json::Object *sourced,
                                   llvm::StringRef key, const JsonPlace &place);

/// The text of a file; the error names it as `what` ("the target").
llvm::Expected<std::string> readJsonFile(llvm::StringRef path,
                                         llvm::StringRef what);

} // namespace tutti

#endif // TUTTI_LIB_TARGET_JSONREADING_H
