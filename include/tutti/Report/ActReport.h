//===- ActReport.h - where table loads stand and what they cost ---*- C++
//-*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The figures `tutti act` shows, as plain data, and their two forms: a table
// for people and JSON. Times are expected microseconds of one run of the
// kernel.
//
//===----------------------------------------------------------------------===//

#ifndef TUTTI_REPORT_ACTREPORT_H
#define TUTTI_REPORT_ACTREPORT_H

#include "llvm/Support/JSON.h"
#include "llvm/Support/raw_ostream.h"
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace tutti {

/// What one way to choose sets comes to.
struct ActCover {
  std::string name;   ///< "first-fit"
  std::string status; ///< "optimal", "legal", "over budget", ...
  bool hasPlan = true;
  std::vector<std::string> sets;
  int64_t staticLoads = 0;
  double expectedLoads = 0, us = 0;
  std::optional<double> boundUs;
  int64_t substituted = 0;
};

/// A load of the program as it is written.
struct ActLoad {
  std::string set, function;
  std::string stands;   ///< "step.mlir:12:5", of the op behind it
  std::string neededBy; ///< of the activation that needs it
  std::string hiddenBy; ///< "4 ops (stablehlo.dot_general)"; empty: nothing
  bool inLoop = false;
};

struct ActKernel {
  std::string function, engine, catalog;
  int64_t activations = 0, maxSets = 0;
  std::vector<ActCover> covers;
  std::vector<ActLoad> loads;
};

struct ActReport {
  std::string input, form, target, cover;
  std::vector<ActKernel> kernels;

  void printText(llvm::raw_ostream &os) const;
  llvm::json::Object toJSON() const;
};

} // namespace tutti

#endif // TUTTI_REPORT_ACTREPORT_H
