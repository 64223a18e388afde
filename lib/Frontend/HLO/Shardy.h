//===- Shardy.h - what Shardy hid in HLO ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// HLO has no words for Shardy's meshes and shardings. Before the partitioner
// has run they are the text of attributes among the frontend attributes, and
// custom calls with names that start with `xla.sdy.`; a manual computation is
// a call between two such custom calls. These functions bring them back to the
// ops and attributes that they were. What does not have the form that XLA
// gives it is left as it is, which means the same to XLA.
//
//===----------------------------------------------------------------------===//

#ifndef TUTTI_LIB_FRONTEND_HLO_SHARDY_H
#define TUTTI_LIB_FRONTEND_HLO_SHARDY_H

#include "mlir/IR/BuiltinOps.h"

namespace tutti::hlo {

/// Makes the meshes that the module's frontend attributes list, as the first
/// ops of the module, and drops the list. Returns the number of devices of the
/// largest; 0 if there is no mesh.
int64_t importMeshes(mlir::ModuleOp module);

/// Brings back shardings, constraints, groups and manual computations of a
/// module whose meshes have been made. Linear in the module.
void importShardings(mlir::ModuleOp module);

} // namespace tutti::hlo

#endif // TUTTI_LIB_FRONTEND_HLO_SHARDY_H
