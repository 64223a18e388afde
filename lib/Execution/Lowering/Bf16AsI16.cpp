//===- Bf16AsI16.cpp - bf16 as the integers LLVM moves well ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/AttrTypeSubElements.h"
#include "tutti/Execution/Passes.h"

namespace tutti::exec {
#define GEN_PASS_DEF_BF16ASI16
#include "tutti/Execution/Passes.h.inc"
} // namespace tutti::exec

using namespace mlir;
using namespace tutti;

namespace {
struct Bf16AsI16 : public exec::impl::Bf16AsI16Base<Bf16AsI16> {
  void runOnOperation() override {
    Type i16 = IntegerType::get(&getContext(), 16);
    AttrTypeReplacer replacer;
    replacer.addReplacement([&](BFloat16Type) { return i16; });
    replacer.addReplacement([&](FloatAttr value) -> std::optional<Attribute> {
      if (!value.getType().isBF16())
        return std::nullopt;
      return IntegerAttr::get(i16, value.getValue().bitcastToAPInt());
    });
    replacer.addReplacement(
        [&](DenseElementsAttr value) -> std::optional<Attribute> {
          if (!value.getElementType().isBF16())
            return std::nullopt;
          return value.bitcast(i16);
        });
    replacer.recursivelyReplaceElementsIn(getOperation(), /*replaceAttrs=*/true,
                                          /*replaceLocs=*/false,
                                          /*replaceTypes=*/true);
  }
};
} // namespace
