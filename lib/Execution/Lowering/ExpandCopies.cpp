//===- ExpandCopies.cpp - copies between parts of buffers as loops ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Linalg/Utils/Utils.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "tutti/Execution/Passes.h"

namespace tutti::exec {
#define GEN_PASS_DEF_EXPANDCOPIES
#include "tutti/Execution/Passes.h.inc"
} // namespace tutti::exec

using namespace mlir;
using namespace tutti;

static bool isDense(Value buffer) {
  return cast<MemRefType>(buffer.getType()).getLayout().isIdentity();
}

namespace {
struct ExpandCopies : public exec::impl::ExpandCopiesBase<ExpandCopies> {
  void runOnOperation() override {
    SmallVector<memref::CopyOp> copies;
    getOperation()->walk([&](memref::CopyOp op) {
      if (!isDense(op.getSource()) || !isDense(op.getTarget()))
        copies.push_back(op);
    });
    OpBuilder b(&getContext());
    for (memref::CopyOp op : copies) {
      b.setInsertionPoint(op);
      linalg::makeMemRefCopyOp(b, op.getLoc(), op.getSource(), op.getTarget());
      op.erase();
    }
  }
};
} // namespace
