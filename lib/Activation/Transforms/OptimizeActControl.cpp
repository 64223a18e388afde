//===- OptimizeActControl.cpp - drops loads of what is resident ---*- C++
//-*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir/IR/BuiltinOps.h"
#include "tutti/Activation/Analysis/Residency.h"
#include "tutti/Activation/Transforms/Passes.h"
#include "tutti/Support/Statistics.h"

namespace tutti::act {
#define GEN_PASS_DEF_OPTIMIZEACTCONTROL
#include "tutti/Activation/Transforms/Passes.h.inc"
} // namespace tutti::act

using namespace mlir;
using namespace tutti;
using namespace tutti::act;

static Statistic numDropped("optimize-act-control",
                            "num_act_table_loads_dropped",
                            "Number of loads of resident sets dropped");

namespace {
struct OptimizeActControl
    : public act::impl::OptimizeActControlBase<OptimizeActControl> {
  void runOnOperation() override {
    bool changed = false;
    for (const std::string &engine : enginesIn(getOperation())) {
      Residency residency(getOperation(), engine);
      // To drop a load of what is resident changes what is resident nowhere, so
      // all can be judged by one analysis.
      SmallVector<LoadFuncSetOp> dropped;
      getOperation()->walk([&](LoadFuncSetOp load) {
        if (load.getEngine() == engine && !load.isNone() &&
            residency.before(load).isOnly(load.getIndex()))
          dropped.push_back(load);
      });
      for (LoadFuncSetOp load : dropped)
        load.erase();
      numDropped += dropped.size();
      changed |= !dropped.empty();
    }
    if (!changed)
      markAllAnalysesPreserved();
  }
};
} // namespace
