//===- ShardingMarks.h - lists of shardings as marks ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Tells the ccl dialect that `#sdy.sharding_per_value` has an entry for each
// result, so that the one on a merged collective gets as many entries as the
// collective has results.
//
//===----------------------------------------------------------------------===//

#ifndef TUTTI_FRONTEND_SHARDINGMARKS_H
#define TUTTI_FRONTEND_SHARDINGMARKS_H

namespace mlir {
class DialectRegistry;
} // namespace mlir

namespace tutti {

/// Takes effect in contexts that load both dialects.
void registerShardingMarks(mlir::DialectRegistry &registry);

} // namespace tutti

#endif // TUTTI_FRONTEND_SHARDINGMARKS_H
