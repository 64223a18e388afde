//===- StableHLOBase.td - the dialect and what its ops share ---*- tablegen -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TUTTI_STABLEHLO_IR_STABLEHLOBASE
#define TUTTI_STABLEHLO_IR_STABLEHLOBASE

include "mlir/IR/OpBase.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def StableHLO_Dialect : Dialect {
  let name = "stablehlo";
  let cppNamespace = "::tutti::stablehlo";
  let summary = "the StableHLO ops that machine-learning frameworks emit";
  let description = [{
    This dialect reads and prints the text of StableHLO programs, op for op,
    with the spelling their publishers use. It checks them and does not
    rewrite them.
  }];
  let dependentDialects = ["::mlir::quant::QuantDialect"];
  let hasConstantMaterializer = 1;
  let useDefaultTypePrinterParser = 1;
  let useDefaultAttributePrinterParser = 0;
  let extraClassDeclaration = [{
    ::mlir::Attribute parseAttribute(::mlir::DialectAsmParser &parser,
                                     ::mlir::Type type) const override;
    void printAttribute(::mlir::Attribute attr,
                        ::mlir::DialectAsmPrinter &printer) const override;

  private:
    // One member a subject, so that each subject compiles on its own.
    void addAttributesAndTypes();
    void addElementwiseOps();
    void addDataMovementOps();
    void addContractionOps();
    void addReductionOps();
    void addControlFlowOps();
    void addCollectiveOps();
    void addDynamicOps();
    void addMiscOps();
  }];
}

class StableHLO_Op<string mnemonic, list<Trait> traits = []>
    : Op<StableHLO_Dialect, mnemonic, traits>;

class StableHLO_OpTrait<string name> : NativeOpTrait<name> {
  let cppNamespace = "::tutti::stablehlo::OpTrait";
}

// A binary op that `reduce ... applies` may name.
def StableHLO_CommutativeReducer : StableHLO_OpTrait<"CommutativeReducer">;

// All operands and results have one shape, up to unknown sizes.
def StableHLO_SameShapes : StableHLO_OpTrait<"SameShapes">;

// All operands and results have one type, up to unknown sizes and quantization
// parameters.
def StableHLO_SameTypes : StableHLO_OpTrait<"SameTypes">;

// With static shapes everywhere, verification leaves nothing that could go
// wrong at run time, so the op may be executed early.
def StableHLO_SpeculatableIfStatic : TraitList<[
  ConditionallySpeculatable, StableHLO_OpTrait<"SpeculatableIfStatic">]>;
def StableHLO_RecursivelySpeculatableIfStatic : TraitList<[
  ConditionallySpeculatable,
  StableHLO_OpTrait<"RecursivelySpeculatableIfStatic">]>;

def StableHLO_PureIfStatic
    : TraitList<[NoMemoryEffect, StableHLO_SpeculatableIfStatic]>;
// For ops that run a region: as pure as the region is.
def StableHLO_RecursivelyPureIfStatic : TraitList<[
  RecursiveMemoryEffects, StableHLO_RecursivelySpeculatableIfStatic]>;

#endif // TUTTI_STABLEHLO_IR_STABLEHLOBASE
