//===- Transfers.h - sends and receives as permutes ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TUTTI_LIB_EXECUTION_LOWERING_TRANSFERS_H
#define TUTTI_LIB_EXECUTION_LOWERING_TRANSFERS_H

#include "mlir/IR/BuiltinOps.h"

namespace tutti::exec {

/// Makes a `collective_permute` of each `send` between devices and the `recv` it
/// belongs to. An error where one has no partner, or needs the host.
mlir::LogicalResult joinTransfers(mlir::ModuleOp module);

} // namespace tutti::exec

#endif // TUTTI_LIB_EXECUTION_LOWERING_TRANSFERS_H
