//===- VerifyResidency.cpp - proves that functions are resident ---*- C++
//-*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tutti/Activation/Analysis/Residency.h"

using namespace mlir;
using namespace tutti::act;

// One note for each step of the way, from the load to the activation.
static void notePath(InFlightDiagnostic &diagnostic,
                     const Residents::Trace *trace) {
  SmallVector<const Residents::Trace *> steps;
  for (; trace; trace = trace->before)
    if (!trace->before || trace->before->op != trace->op)
      steps.push_back(trace);
  constexpr size_t most = 12;
  for (auto [index, step] : llvm::enumerate(llvm::reverse(steps))) {
    if (index == most) {
      diagnostic.attachNote(step->op->getLoc())
          << "and so on, " << steps.size() - most << " steps more";
      break;
    }
    Diagnostic &note = diagnostic.attachNote(step->op->getLoc());
    if (isa<LoadFuncSetOp>(step->op))
      note << "it is made resident here";
    else if (isa<FunctionOpInterface>(step->op))
      note << "nothing is resident where the function begins";
    else if (index == 0)
      note << "this call leaves the bank as nobody knows";
    else
      note << "the path goes by this '" << step->op->getName() << "'";
  }
}

static LogicalResult verifyActivation(ActivateOp op, CatalogAttr catalog,
                                      const Residents &residents) {
  uint64_t serving = catalog.getSetsOf(op.getFunction());
  for (auto [set, trace] : residents.sets) {
    if (set < catalog.getSets().size() && (serving >> set & 1))
      continue;
    InFlightDiagnostic diagnostic = op.emitError()
                                    << "function '" << op.getFunction()
                                    << "' is not resident on engine '"
                                    << op.getEngine() << "' on every path: ";
    if (set == kNoSet)
      diagnostic << "no set may be";
    else
      diagnostic << "set " << set << " '"
                 << (set < catalog.getSets().size()
                         ? catalog.getSets()[set].getName()
                         : "?")
                 << "' may be, which does not hold it";
    notePath(diagnostic, trace);
    return failure();
  }
  return success();
}

LogicalResult tutti::act::verifyResidency(Operation *module) {
  bool isProven = true;
  for (const std::string &engine : enginesIn(module)) {
    Residency residency(module, engine);
    module->walk([&](ActivateOp op) {
      if (op.getEngine() != engine)
        return;
      CatalogAttr catalog = lookupCatalog(op);
      if (!catalog) {
        op.emitError() << "there is no catalog"
                       << (op.getFamily() ? " '" + *op.getFamily() + "'"
                                          : llvm::Twine())
                       << " on the module; attach one with "
                          "act-attach-catalog";
        isProven = false;
        return;
      }
      isProven &=
          succeeded(verifyActivation(op, catalog, residency.before(op)));
    });
  }
  return success(isProven);
}
