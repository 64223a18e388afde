//===- RtResults.cpp - what a program returns ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RtResults.h"
#include "mlir/Conversion/LLVMCommon/MemRefBuilder.h"
#include "mlir/Conversion/LLVMCommon/TypeConverter.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"

using namespace mlir;
using namespace tutti;

namespace {
/// Stores words one after the other.
class WordWriter {
public:
  WordWriter(OpBuilder &b, Location loc, Value memory)
      : b(b), loc(loc), memory(memory) {}

  void write(Value word) {
    Value address = LLVM::GEPOp::create(
        b, loc, memory.getType(), b.getI64Type(), memory,
        ArrayRef<LLVM::GEPArg>{static_cast<int32_t>(count++)});
    LLVM::StoreOp::create(b, loc, word, address);
  }

private:
  OpBuilder &b;
  Location loc;
  Value memory;
  int64_t count = 0;
};
} // namespace

static void storeResults(func::FuncOp func, const LLVMTypeConverter &types) {
  OpBuilder b(func.getContext());
  auto pointer = LLVM::LLVMPointerType::get(func.getContext());
  Value memory = func.getBody().front().addArgument(pointer, func.getLoc());
  func.walk([&](func::ReturnOp op) {
    b.setInsertionPoint(op);
    WordWriter words(b, op.getLoc(), memory);
    for (Value result : op.getOperands()) {
      MemRefDescriptor descriptor(
          UnrealizedConversionCastOp::create(
              b, op.getLoc(), types.convertType(result.getType()), result)
              .getResult(0));
      words.write(descriptor.allocatedPtr(b, op.getLoc()));
      words.write(descriptor.alignedPtr(b, op.getLoc()));
      words.write(descriptor.offset(b, op.getLoc()));
      int64_t rank = cast<MemRefType>(result.getType()).getRank();
      for (int64_t dim = 0; dim < rank; ++dim)
        words.write(descriptor.size(b, op.getLoc(), dim));
    }
    op->setOperands({});
  });
  SmallVector<Type> inputs(func.getBody().getArgumentTypes());
  if (ArrayAttr attrs = func.getArgAttrsAttr()) {
    SmallVector<Attribute> all(attrs.getValue());
    all.push_back(b.getDictionaryAttr({}));
    func.setArgAttrsAttr(b.getArrayAttr(all));
  }
  func.removeResAttrsAttr();
  func.setFunctionType(b.getFunctionType(inputs, {}));
}

void exec::storeResults(ModuleOp module) {
  LLVMTypeConverter types(module.getContext());
  for (auto func : module.getOps<func::FuncOp>())
    if (func->hasAttr(LLVM::LLVMDialect::getEmitCWrapperAttrName()) &&
        !func.isExternal() && func.getNumResults() > 0)
      ::storeResults(func, types);
}
