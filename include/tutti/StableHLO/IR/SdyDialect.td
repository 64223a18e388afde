//===- SdyDialect.td - the sdy dialect ---*- tablegen -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TUTTI_STABLEHLO_IR_SDYDIALECT
#define TUTTI_STABLEHLO_IR_SDYDIALECT

include "mlir/IR/DialectBase.td"
include "mlir/IR/EnumAttr.td"

def Sdy_Dialect : Dialect {
  let name = "sdy";
  let cppNamespace = "::tutti::sdy";
  let summary = "meshes of devices, and how tensors are cut over them";
  let description = [{
    Reads and prints the sharding annotations that frameworks put beside
    StableHLO, in the text form of Shardy.

    A *mesh* names the axes of a grid of devices. A *sharding* says, for each
    dimension of a tensor, which axes cut it. Values are annotated with
    `sdy.sharding` (a `#sdy.sharding` on a function argument or result, a
    `#sdy.sharding_per_value` on any op), by `sdy.sharding_constraint`, or at
    the border of an `sdy.manual_computation`, whose body is written for one
    device.

    The dialect holds what is written and verifies it. It neither propagates
    shardings nor partitions programs.
  }];

  let hasOperationAttrVerify = 1;
  let hasRegionArgAttrVerify = 1;
  let hasRegionResultAttrVerify = 1;
  let extraClassDeclaration = [{
    /// The name of the attribute that shards a value.
    static constexpr ::llvm::StringLiteral getShardingAttrName() {
      return "sdy.sharding";
    }
    /// The name of the attribute that says how an op can be cut.
    static constexpr ::llvm::StringLiteral getShardingRuleAttrName() {
      return "sdy.sharding_rule";
    }
    ::mlir::Attribute parseAttribute(::mlir::DialectAsmParser &parser,
                                     ::mlir::Type type) const override;
    void printAttribute(::mlir::Attribute attribute,
                        ::mlir::DialectAsmPrinter &printer) const override;
  private:
    void registerAttributes();
  }];
}

//===----------------------------------------------------------------------===//
// Enumerations
//===----------------------------------------------------------------------===//

def Sdy_PropagationDirection
    : I32EnumAttr<"PropagationDirection", "which way shardings may flow", [
        I32EnumAttrCase<"NONE", 0>, I32EnumAttrCase<"FORWARD", 1>,
        I32EnumAttrCase<"BACKWARD", 2>, I32EnumAttrCase<"BOTH", 3>]> {
  let cppNamespace = Sdy_Dialect.cppNamespace;
}

def Sdy_EdgeNodeType
    : I32EnumAttr<"EdgeNodeType", "an operand or a result of an op", [
        I32EnumAttrCase<"OPERAND", 0, "operand">,
        I32EnumAttrCase<"RESULT", 1, "result">]> {
  let cppNamespace = Sdy_Dialect.cppNamespace;
}

#endif // TUTTI_STABLEHLO_IR_SDYDIALECT
