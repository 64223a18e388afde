//===- CclDialect.cpp - the ccl dialect ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tutti/Collectives/IR/Ccl.h"
#include "tutti/Support/TensorBytes.h"

using namespace mlir;
using namespace tutti;
using namespace tutti::ccl;

#include "tutti/Collectives/IR/CclDialect.cpp.inc"
#include "tutti/Collectives/IR/CclEnums.cpp.inc"

#include "tutti/Collectives/IR/CclAttrInterfaces.cpp.inc"
#include "tutti/Collectives/IR/CclOpInterfaces.cpp.inc"

namespace {
/// Long rank lists are printed once, at the top of the file.
struct CclAsmInterface : public OpAsmDialectInterface {
  using OpAsmDialectInterface::OpAsmDialectInterface;

  AliasResult getAlias(Attribute attr, raw_ostream &os) const override {
    auto ranks = dyn_cast<RanksAttr>(attr);
    if (!ranks || ranks.getIds().size() <= 16)
      return AliasResult::NoAlias;
    os << "ranks";
    return AliasResult::FinalAlias;
  }
};
} // namespace

void CclDialect::initialize() {
  registerAttributes();
  addOperations<
#define GET_OP_LIST
#include "tutti/Collectives/IR/CclOps.cpp.inc"
      >();
  addInterfaces<CclAsmInterface>();
}

LogicalResult CclDialect::verifyOperationAttribute(Operation *op,
                                                   NamedAttribute attr) {
  if (attr.getName() != kSegmentAttrName)
    return op->emitError() << "attribute '" << attr.getName().getValue()
                           << "' is not one of the ccl dialect; expected '"
                           << kSegmentAttrName << "', or no 'ccl.' in its name";
  auto collective = dyn_cast<CollectiveOpInterface>(op);
  if (!collective || !isBucketable(collective.getCollectiveKind()))
    return op->emitError()
           << "attribute '" << kSegmentAttrName
           << "' on an op that is never merged; expected it on "
              "an all-gather, an all-reduce or a reduce-scatter";
  if (!isa<SegmentAttr>(attr.getValue()))
    return op->emitError() << "attribute '" << kSegmentAttrName << "' is "
                           << attr.getValue()
                           << "; expected one like #ccl.segment<1, cap>";
  return success();
}

bool ccl::isBucketable(CollectiveKind kind) {
  return kind == CollectiveKind::AllGather ||
         kind == CollectiveKind::AllReduce ||
         kind == CollectiveKind::ReduceScatter;
}

int64_t ccl::chargedBytes(CollectiveOpInterface op) {
  auto total = [](TypeRange types) {
    int64_t sum = 0;
    for (Type type : types)
      sum = saturatingAdd(sum, byteSize(type).value_or(INT64_MAX));
    return sum;
  };
  return std::max(total(op->getOperandTypes()), total(op->getResultTypes()));
}
