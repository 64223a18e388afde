//===- Rt.cpp - the rt dialect ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tutti/Execution/IR/Rt.h"
#include "mlir/Dialect/Bufferization/IR/BufferizableOpInterface.h"
#include "mlir/Dialect/Bufferization/IR/DstBufferizableOpInterfaceImpl.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"

using namespace mlir;
using namespace tutti::rt;

#include "tutti/Execution/IR/RtDialect.cpp.inc"

#define GET_OP_CLASSES
#include "tutti/Execution/IR/RtOps.cpp.inc"

void RtDialect::initialize() {
  addOperations<
#define GET_OP_LIST
#include "tutti/Execution/IR/RtOps.cpp.inc"
      >();
}

namespace {
struct CommunicationResource
    : public SideEffects::Resource::Base<CommunicationResource> {
  StringRef getName() final { return "Communication"; }
};
} // namespace

// Never removed nor reordered: the other devices count on it.
void CollectiveOp::getEffects(
    SmallVectorImpl<SideEffects::EffectInstance<MemoryEffects::Effect>>
        &effects) {
  effects.emplace_back(MemoryEffects::Read::get(),
                       CommunicationResource::get());
  effects.emplace_back(MemoryEffects::Write::get(),
                       CommunicationResource::get());
  for (OpOperand &input : getInputsMutable())
    if (isa<MemRefType>(input.get().getType()))
      effects.emplace_back(MemoryEffects::Read::get(), &input);
  for (OpOperand &output : getOutputsMutable())
    if (isa<MemRefType>(output.get().getType()))
      effects.emplace_back(MemoryEffects::Write::get(), &output);
}

// Never removed.
void ExpectOp::getEffects(
    SmallVectorImpl<SideEffects::EffectInstance<MemoryEffects::Effect>>
        &effects) {
  effects.emplace_back(MemoryEffects::Write::get(),
                       CommunicationResource::get());
  for (OpOperand &operand : (*this)->getOpOperands())
    if (isa<MemRefType>(operand.get().getType()))
      effects.emplace_back(MemoryEffects::Read::get(), &operand);
}

void RequireOp::getEffects(
    SmallVectorImpl<SideEffects::EffectInstance<MemoryEffects::Effect>>
        &effects) {
  effects.emplace_back(MemoryEffects::Write::get(),
                       CommunicationResource::get());
}

namespace {
struct ExpectBufferization
    : public bufferization::BufferizableOpInterface::ExternalModel<
          ExpectBufferization, ExpectOp> {
  bool bufferizesToMemoryRead(Operation *, OpOperand &,
                              const bufferization::AnalysisState &) const {
    return true;
  }
  bool bufferizesToMemoryWrite(Operation *, OpOperand &,
                               const bufferization::AnalysisState &) const {
    return false;
  }
  bufferization::AliasingValueList
  getAliasingValues(Operation *, OpOperand &,
                    const bufferization::AnalysisState &) const {
    return {};
  }
  LogicalResult bufferize(Operation *op, RewriterBase &rewriter,
                          const bufferization::BufferizationOptions &options,
                          bufferization::BufferizationState &state) const {
    auto expect = cast<ExpectOp>(op);
    FailureOr<Value> actual =
        bufferization::getBuffer(rewriter, expect.getActual(), options, state);
    FailureOr<Value> expected = bufferization::getBuffer(
        rewriter, expect.getExpected(), options, state);
    if (failed(actual) || failed(expected))
      return failure();
    rewriter.modifyOpInPlace(op, [&] {
      expect.getActualMutable().assign(*actual);
      expect.getExpectedMutable().assign(*expected);
    });
    return success();
  }
};

struct CollectiveBufferization
    : public bufferization::DstBufferizableOpInterfaceExternalModel<
          CollectiveBufferization, CollectiveOp> {
  bool bufferizesToMemoryRead(Operation *op, OpOperand &operand,
                              const bufferization::AnalysisState &) const {
    return cast<DestinationStyleOpInterface>(op).isDpsInput(&operand);
  }

  // The runtime reads and writes dense arrays: what is a part of another buffer
  // is copied.
  static Value dense(RewriterBase &rewriter, Location loc, Value buffer,
                     bool isInput) {
    auto type = cast<MemRefType>(buffer.getType());
    if (type.getLayout().isIdentity())
      return buffer;
    SmallVector<Value> sizes;
    for (int64_t dim = 0; dim < type.getRank(); ++dim)
      if (type.isDynamicDim(dim))
        sizes.push_back(memref::DimOp::create(rewriter, loc, buffer, dim));
    auto plain = MemRefType::get(type.getShape(), type.getElementType());
    Value copy = memref::AllocOp::create(rewriter, loc, plain, sizes);
    if (isInput)
      memref::CopyOp::create(rewriter, loc, buffer, copy);
    return copy;
  }

  LogicalResult bufferize(Operation *op, RewriterBase &rewriter,
                          const bufferization::BufferizationOptions &options,
                          bufferization::BufferizationState &state) const {
    auto collective = cast<CollectiveOp>(op);
    Location loc = op->getLoc();
    SmallVector<Value> inputs, outputs, kept;
    for (Value input : collective.getInputs()) {
      FailureOr<Value> buffer =
          bufferization::getBuffer(rewriter, input, options, state);
      if (failed(buffer))
        return failure();
      inputs.push_back(dense(rewriter, loc, *buffer, /*isInput=*/true));
    }
    for (Value output : collective.getOutputs()) {
      FailureOr<Value> buffer =
          bufferization::getBuffer(rewriter, output, options, state);
      if (failed(buffer))
        return failure();
      kept.push_back(*buffer);
      outputs.push_back(dense(rewriter, loc, *buffer, /*isInput=*/false));
    }
    CollectiveOp::create(
        rewriter, loc, TypeRange(), inputs, outputs, collective.getKindAttr(),
        collective.getReductionAttr(), collective.getElementTypesAttr(),
        collective.getGroupSizesAttr(), collective.getDevicesAttr(),
        collective.getNumGroupsAttr(), collective.getDimAttr(),
        collective.getConcatDimAttr(), collective.getSplitCountAttr(),
        collective.getChannelAttr(), collective.getCombinersAttr());
    for (auto [buffer, written] : llvm::zip_equal(kept, outputs))
      if (buffer != written)
        memref::CopyOp::create(rewriter, loc, written, buffer);
    bufferization::replaceOpWithBufferizedValues(rewriter, op, kept);
    return success();
  }
};
} // namespace

void tutti::rt::registerBufferization(DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *context, RtDialect *) {
    CollectiveOp::attachInterface<CollectiveBufferization>(*context);
    ExpectOp::attachInterface<ExpectBufferization>(*context);
  });
}
