//===- StableHLOTraits.h - traits of StableHLO ops ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What StableHLO ops have in common beyond MLIR's own traits. Safe from any
// thread; no trait looks further than the op's own operands and results.
//
//===----------------------------------------------------------------------===//

#ifndef TUTTI_STABLEHLO_IR_STABLEHLOTRAITS_H
#define TUTTI_STABLEHLO_IR_STABLEHLOTRAITS_H

#include "mlir/IR/OpDefinition.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

namespace tutti::stablehlo {

/// Whether every operand and result is a tensor of static shape.
bool hasOnlyStaticShapes(mlir::Operation *op);

/// Reports an op whose operands and results, all ranked tensors, do not have
/// compatible shapes.
llvm::LogicalResult verifySameShapes(mlir::Operation *op);

/// Reports an op whose operands and results do not have compatible types.
llvm::LogicalResult verifySameTypes(mlir::Operation *op);

namespace OpTrait {

/// All operands and results have one shape, up to unknown sizes.
template <typename ConcreteOp>
class SameShapes : public mlir::OpTrait::TraitBase<ConcreteOp, SameShapes> {
public:
  static llvm::LogicalResult verifyTrait(mlir::Operation *op) {
    return verifySameShapes(op);
  }
};

/// All operands and results have one type, up to unknown sizes and
/// quantization parameters.
template <typename ConcreteOp>
class SameTypes : public mlir::OpTrait::TraitBase<ConcreteOp, SameTypes> {
public:
  static llvm::LogicalResult verifyTrait(mlir::Operation *op) {
    return verifySameTypes(op);
  }
};

/// A commutative op of two operands that the short form of `reduce` names.
template <typename ConcreteOp>
class CommutativeReducer
    : public mlir::OpTrait::TraitBase<ConcreteOp, CommutativeReducer> {};

/// May run early if its shapes are static: nothing is left to go wrong.
template <typename ConcreteOp>
class SpeculatableIfStatic
    : public mlir::OpTrait::TraitBase<ConcreteOp, SpeculatableIfStatic> {
public:
  mlir::Speculation::Speculatability getSpeculatability() {
    return hasOnlyStaticShapes(this->getOperation())
               ? mlir::Speculation::Speculatable
               : mlir::Speculation::NotSpeculatable;
  }
};

/// The same for an op with a region, if the region's ops may run early too.
template <typename ConcreteOp>
class RecursivelySpeculatableIfStatic
    : public mlir::OpTrait::TraitBase<ConcreteOp,
                                      RecursivelySpeculatableIfStatic> {
public:
  mlir::Speculation::Speculatability getSpeculatability() {
    return hasOnlyStaticShapes(this->getOperation())
               ? mlir::Speculation::RecursivelySpeculatable
               : mlir::Speculation::NotSpeculatable;
  }
};

} // namespace OpTrait
} // namespace tutti::stablehlo

#endif // TUTTI_STABLEHLO_IR_STABLEHLOTRAITS_H
