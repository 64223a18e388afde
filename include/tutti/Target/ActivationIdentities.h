//===- ActivationIdentities.h - functions through other functions ---*- C++
//-*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Identities by which a function is computed through others, from a data file
// (targets/act/identities.json). A recipe is a list of steps, each of which
// makes a value of the input `x` and of values made before:
//
//   {"act": "tanh", "of": "x", "scale": 0.5}     tanh(0.5 * x)
//   {"multiply": ["x", 0]}                       x times the value of step 0
//
// The last step's value is the result. `max_ulp` is the largest measured error
// against the exact result, in units of the last place of float32, with every
// step rounded to float32, over `domain`; 0 is exact.
//
//===----------------------------------------------------------------------===//

#ifndef TUTTI_TARGET_ACTIVATIONIDENTITIES_H
#define TUTTI_TARGET_ACTIVATIONIDENTITIES_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include <string>
#include <vector>

namespace tutti {

struct ActivationIdentity {
  struct Step {
    /// The function of an activation; empty for a product.
    std::string function;
    double scale = 1, bias = 0;
    /// What the step takes: numbers of steps, -1 for the input. An activation
    /// takes one, a product two.
    std::vector<int> operands;
  };
  std::string function, name;
  std::vector<Step> steps;
  double domainFrom = 0, domainTo = 0;
  double maxUlp = 0;

  unsigned numActivations() const;
  unsigned numProducts() const { return steps.size() - numActivations(); }
};

/// Reads a file; the error says what was expected, at line and column.
llvm::Expected<std::vector<ActivationIdentity>>
loadActivationIdentities(llvm::StringRef path);
llvm::Expected<std::vector<ActivationIdentity>>
parseActivationIdentities(llvm::StringRef text, llvm::StringRef fileName);

/// "none", "exact" or "ulp<=N": the identities whose error is no larger. The
/// error says what may be written.
llvm::Expected<std::vector<ActivationIdentity>>
allowedIdentities(llvm::ArrayRef<ActivationIdentity> all,
                  llvm::StringRef allowed);

} // namespace tutti

#endif // TUTTI_TARGET_ACTIVATIONIDENTITIES_H
