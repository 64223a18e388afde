//===- GroupConversion.h - communicators in StableHLO and in ccl ---*- C++
//-*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// StableHLO spreads a communicator over several attributes of an op; ccl says
// it in one. Both directions, with what was converted before remembered: the
// ops of a program share few communicators. Not thread-safe.
//
//===----------------------------------------------------------------------===//

#ifndef TUTTI_LIB_FRONTEND_CCL_GROUPCONVERSION_H
#define TUTTI_LIB_FRONTEND_CCL_GROUPCONVERSION_H

#include "tutti/Collectives/IR/Ccl.h"
#include "tutti/StableHLO/IR/StableHLOOps.h"
#include "llvm/ADT/DenseMap.h"

namespace tutti {

/// How the ops of a kind read rank numbers (StableHLO's specification,
/// "Collective ops"): all-gather, all-reduce and reduce-scatter have
/// use_global_device_ids; the others read partitions as soon as there is a
/// channel.
enum class IdRule { GlobalFlag, ChannelIsPartitions };

class GroupConversion {
public:
  /// Null where ccl cannot say it: replica groups along mesh axes, lists that
  /// are malformed, ids that are global without a channel.
  ccl::GroupAttr toCcl(mlir::Attribute replicaGroups,
                       stablehlo::ChannelHandleAttr channel, bool globalIds,
                       IdRule rule);
  /// A permute's group: no rank lists.
  ccl::GroupAttr toCcl(mlir::MLIRContext *context,
                       stablehlo::ChannelHandleAttr channel);
  ccl::PairsAttr toPairs(mlir::DenseIntElementsAttr sourceTargetPairs);

  mlir::DenseIntElementsAttr toReplicaGroups(ccl::RanksAttr ranks);
  static mlir::DenseIntElementsAttr toSourceTargetPairs(ccl::PairsAttr pairs);
  /// Null where the group has no channel.
  static stablehlo::ChannelHandleAttr toChannel(ccl::GroupAttr group);
  static bool usesGlobalIds(ccl::GroupAttr group) {
    return group.getMode() == ccl::IdMode::FlattenedIds;
  }

private:
  ccl::RanksAttr toRanks(mlir::DenseIntElementsAttr replicaGroups);

  llvm::DenseMap<mlir::Attribute, mlir::Attribute> ranksOf, groupsOf, pairsOf;
};

} // namespace tutti

#endif // TUTTI_LIB_FRONTEND_CCL_GROUPCONVERSION_H
