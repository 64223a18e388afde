//===- ActivationCatalog.h - the function sets of an engine ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The function sets an Activation engine can load, as a file `act_info.json`
// lists them. The order of the file is identity: a set is known by its index.
// A set holds some expensive functions and many cheap ones; most functions are
// in several sets.
//
//   {"act_func_sets": [
//      {"name": "exp_and_others", "act": {"exp": 400, "tanh": 4, "abs": 1},
//       "bkt_bin": "exp_and_others_bkt.bin", ...}, ...],
//    "pwp_file_keys": ["bkt_bin", ...]}
//
// The number beside a function is the size of its table. Knows no IR. Reading
// is linear in the text; all else is plain data, safe from any thread.
//
//===----------------------------------------------------------------------===//

#ifndef TUTTI_TARGET_ACTIVATIONCATALOG_H
#define TUTTI_TARGET_ACTIVATIONCATALOG_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include <string>
#include <vector>

namespace tutti {

class ActivationCatalog {
public:
  /// More sets than this no catalog may have, so that a choice of sets is one
  /// machine word (and one bit of it is free to say "none").
  static constexpr unsigned kMaxSets = 63;

  struct Function {
    std::string name;
    int64_t pieces = 0; ///< of its table
  };
  struct Set {
    std::string name;
    std::vector<Function> functions; ///< by name
    bool covers(llvm::StringRef function) const;
  };

  /// Reads a file. Its catalog is called as the file is, without "act_info_"
  /// and ".json". The error says what was expected, at line and column.
  static llvm::Expected<ActivationCatalog> load(llvm::StringRef path);
  static llvm::Expected<ActivationCatalog> parse(llvm::StringRef text,
                                                 llvm::StringRef fileName);

  std::string name;
  std::vector<Set> sets;

  /// Indices of the sets that hold a function, in order; none for one that
  /// nobody knows. O(sets x log functions).
  std::vector<unsigned> setsOf(llvm::StringRef function) const;
  /// All functions of all sets, by name.
  std::vector<std::string> functions() const;
};

} // namespace tutti

#endif // TUTTI_TARGET_ACTIVATIONCATALOG_H
