//===- Transfers.cpp - sends and receives as permutes ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// All devices run one program, so a send and a receive over one channel are two
// halves of one permute. It stands where the later of the two does.
//
//===----------------------------------------------------------------------===//

#include "Transfers.h"
#include "tutti/StableHLO/IR/StableHLOOps.h"

using namespace mlir;
using namespace tutti;

static LogicalResult refuse(Operation *op, const Twine &why) {
  return op->emitOpError("cannot be run: ") << why;
}

static bool belongTogether(stablehlo::SendOp send, stablehlo::RecvOp recv) {
  return send->getBlock() == recv->getBlock() &&
         send.getChannelHandle().getHandle() ==
             recv.getChannelHandle().getHandle() &&
         send.getSourceTargetPairs() == recv.getSourceTargetPairs() &&
         llvm::equal(send.getInputs().getTypes(),
                     recv.getResults().drop_back().getTypes());
}

// Fails where something needs what is received before it is sent.
static LogicalResult checkOrder(stablehlo::SendOp send,
                                stablehlo::RecvOp recv) {
  if (send->isBeforeInBlock(recv))
    return success();
  for (Operation *user : recv->getUsers()) {
    Operation *ancestor = send->getBlock()->findAncestorOpInBlock(*user);
    bool isToken = llvm::all_of(user->getOperands(), [&](Value operand) {
      return operand.getDefiningOp() != recv ||
             operand == recv.getResults().back();
    });
    if (!isToken && ancestor && !send->isBeforeInBlock(ancestor)) {
      InFlightDiagnostic diagnostic =
          recv.emitOpError("cannot be run: its values are used before they are "
                           "sent; expected the send first");
      diagnostic.attachNote(send.getLoc()) << "they are sent here";
      return diagnostic;
    }
  }
  return success();
}

static void permute(stablehlo::SendOp send, stablehlo::RecvOp recv) {
  Operation *later = send->isBeforeInBlock(recv) ? recv.getOperation()
                                                 : send.getOperation();
  OpBuilder b(later);
  for (auto [input, result] :
       llvm::zip(send.getInputs(), recv.getResults().drop_back()))
    result.replaceAllUsesWith(stablehlo::CollectivePermuteOp::create(
        b, recv.getLoc(), result.getType(), input,
        cast<DenseIntElementsAttr>(*send.getSourceTargetPairs()),
        send.getChannelHandleAttr()));
  recv.getResults().back().replaceAllUsesWith(recv.getToken());
  send.getResult().replaceAllUsesWith(send.getToken());
  recv.erase();
  send.erase();
}

LogicalResult exec::joinTransfers(ModuleOp module) {
  SmallVector<stablehlo::SendOp> sends;
  SmallVector<stablehlo::RecvOp> receives;
  Operation *foreign = nullptr;
  module.walk([&](Operation *op) {
    if (auto send = dyn_cast<stablehlo::SendOp>(op)) {
      sends.push_back(send);
      foreign = send.getIsHostTransfer() ? op : foreign;
    } else if (auto recv = dyn_cast<stablehlo::RecvOp>(op)) {
      receives.push_back(recv);
      foreign = recv.getIsHostTransfer() ? op : foreign;
    }
  });
  if (foreign)
    return refuse(foreign, "there is no host program to exchange values with");
  for (stablehlo::RecvOp recv : receives) {
    auto isPartner = [&](stablehlo::SendOp send) {
      return belongTogether(send, recv);
    };
    auto *send = llvm::find_if(sends, isPartner);
    if (send == sends.end() || !recv.getSourceTargetPairs())
      return refuse(recv, "expected a send of the same types over its channel, "
                          "with the same source_target_pairs, in its block");
    if (failed(checkOrder(*send, recv)))
      return failure();
    permute(*send, recv);
    sends.erase(send);
  }
  if (!sends.empty())
    return refuse(sends.front(), "nothing receives what it sends");
  return success();
}
