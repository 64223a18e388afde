//===- Substitutions.h - functions by way of others ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Identities by which one function is computed through others: the sigmoid
// through the hyperbolic tangent, say. They are data (targets/act/
// identities.json): domain, extra work, and measured error stand beside each.
//
//===----------------------------------------------------------------------===//

#ifndef TUTTI_ACTIVATION_ANALYSIS_SUBSTITUTIONS_H
#define TUTTI_ACTIVATION_ANALYSIS_SUBSTITUTIONS_H

#include "tutti/Activation/Cover/CoverProblem.h"
#include "tutti/Activation/IR/Act.h"
#include "tutti/Target/ActivationEngine.h"
#include "tutti/Target/ActivationIdentities.h"

namespace tutti::act {

/// Which identities may be used, and what they cost.
struct Substitutions {
  /// Those that are allowed; none by default.
  std::vector<ActivationIdentity> identities;
  ActivationEngine engine;

  /// The ways to compute `op`: itself, then each allowed identity of its
  /// function whose pieces some set of the catalog has together.
  llvm::SmallVector<Way, 1> waysOf(ActivateOp op, CatalogAttr catalog) const;
  /// The identity of a way but the first.
  const ActivationIdentity &identityOf(ActivateOp op, CatalogAttr catalog,
                                       unsigned way) const;
};

/// Replaces `op` by the identity's steps; the activations among them go to the
/// same engine. Returns the new activations in program order.
void substitute(ActivateOp op, const ActivationIdentity &identity);

} // namespace tutti::act

#endif // TUTTI_ACTIVATION_ANALYSIS_SUBSTITUTIONS_H
