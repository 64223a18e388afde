//===- Target.h - a machine, as its JSON file describes it ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A target says what a collective costs on one machine. It is read from a
// JSON file (targets/*.json), where each number stands beside its source;
// docs/targets.md describes the format. The model is alpha-beta per link
// class:
//
//   time = fixed(kind, ranks) + wire bytes / bandwidth
//
// `fixed` is the launch and handshake cost, paid once per collective however
// small it is: the measured time of the smallest message where the file has
// one, else the latency of a hop times the steps of the ring algorithm.
//
// Units: microseconds, bytes, 1e9 bytes per second. All functions are pure
// and safe from any thread.
//
//===----------------------------------------------------------------------===//

#ifndef TUTTI_TARGET_TARGET_H
#define TUTTI_TARGET_TARGET_H

#include "tutti/Target/ActivationEngine.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace tutti {

/// One kind of wire, and the ranks it joins.
struct LinkClass {
  std::string name;
  /// Ranks k*ranks .. k*ranks + ranks-1 reach each other over this class or a
  /// narrower one.
  int64_t ranks = 0;
  double hopLatencyUs = 0;
  double bandwidthGBps = 0;
  /// Per kind ("all_reduce"): group size -> measured time of the smallest
  /// message in microseconds.
  std::map<std::string, std::map<int64_t, double>> fixedUs;
};

class Target {
public:
  /// Reads "<name>.json" from the first of `searchPath` that has it, or the
  /// file itself where `nameOrPath` is a path (its ".json" may be left out).
  /// The error says what was expected, at the file's line and column.
  static llvm::Expected<Target> load(llvm::StringRef nameOrPath,
                                     llvm::ArrayRef<std::string> searchPath);
  /// The same from text; `fileName` is for messages.
  static llvm::Expected<Target> parse(llvm::StringRef text,
                                      llvm::StringRef fileName);

  llvm::StringRef name() const { return targetName; }
  llvm::StringRef description() const { return targetDescription; }
  /// Narrowest first.
  llvm::ArrayRef<LinkClass> links() const { return linkClasses; }

  /// The Activation engines of a device, where the file describes them.
  const std::optional<ActivationEngine> &activation() const {
    return activationEngine;
  }

  /// The narrowest class that joins all of `ranks`; the widest where none
  /// does. O(ranks x classes).
  const LinkClass &linkOf(llvm::ArrayRef<int64_t> ranks) const;

  /// Launch and handshake cost of one collective of `kind` ("all_gather",
  /// ...) among `groupSize` ranks, in microseconds.
  double fixedUs(const LinkClass &link, llvm::StringRef kind,
                 int64_t groupSize) const;
  /// Time on the wire for `bytes`, the larger of a rank's operand and result
  /// bytes, in microseconds.
  double transferUs(const LinkClass &link, llvm::StringRef kind,
                    int64_t groupSize, int64_t bytes) const;

private:
  std::string targetName, targetDescription;
  std::vector<LinkClass> linkClasses;
  std::optional<ActivationEngine> activationEngine;
};

} // namespace tutti

#endif // TUTTI_TARGET_TARGET_H
