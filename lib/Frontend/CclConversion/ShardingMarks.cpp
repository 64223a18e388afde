//===- ShardingMarks.cpp - lists of shardings as marks ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tutti/Frontend/ShardingMarks.h"
#include "tutti/Collectives/IR/Ccl.h"
#include "tutti/StableHLO/IR/Sdy.h"
#include "mlir/IR/DialectRegistry.h"

using namespace mlir;
using namespace tutti;

namespace {
struct ShardingPerResult
    : public ccl::PerResultAttrInterface::ExternalModel<
          ShardingPerResult, sdy::TensorShardingPerValueAttr> {
  Attribute getForResults(Attribute attr, unsigned numResults) const {
    ArrayRef<sdy::TensorShardingAttr> entries =
        cast<sdy::TensorShardingPerValueAttr>(attr).getShardings();
    if (entries.empty() || !llvm::all_equal(entries))
      return {};
    SmallVector<sdy::TensorShardingAttr> repeated(numResults, entries.front());
    return sdy::TensorShardingPerValueAttr::get(attr.getContext(), repeated);
  }
};
} // namespace

void tutti::registerShardingMarks(DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *context, ccl::CclDialect *,
                            sdy::SdyDialect *) {
    sdy::TensorShardingPerValueAttr::attachInterface<ShardingPerResult>(
        *context);
  });
}
