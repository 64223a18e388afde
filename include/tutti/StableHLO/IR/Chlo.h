//===- Chlo.h - the chlo dialect ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Ops that frameworks emit beside StableHLO's: read, verified and printed.
// ChloDialect.td and ChloOps.td say what each of them means.
//
// Shapes are compatible where every two sizes are equal or one is not known;
// a tensor of unknown rank is compatible with any. Verification is linear in
// the ranks of an op's values.
//
//===----------------------------------------------------------------------===//

#ifndef TUTTI_STABLEHLO_IR_CHLO_H
#define TUTTI_STABLEHLO_IR_CHLO_H

#include "tutti/StableHLO/IR/ElementTypes.h"
#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/IR/BuiltinAttributeInterfaces.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Dialect.h"
#include "mlir/IR/OpDefinition.h"
#include "mlir/IR/OpImplementation.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

namespace tutti::chlo::detail {
mlir::LogicalResult verifySameShape(mlir::Operation *op);
mlir::LogicalResult verifySameType(mlir::Operation *op);
mlir::LogicalResult verifyBroadcasts(mlir::Operation *op);
mlir::LogicalResult verifyCompatibleOperandElements(mlir::Operation *op);
mlir::LogicalResult verifyCompatibleElements(mlir::Operation *op);
mlir::LogicalResult verifyOneElementType(mlir::Operation *op);
} // namespace tutti::chlo::detail

namespace tutti::chlo::OpTrait {

/// A trait that is nothing but a check of each op that has it.
#define TUTTI_CHLO_TRAIT(Name)                                                 \
  template <typename ConcreteType>                                             \
  struct Name : mlir::OpTrait::TraitBase<ConcreteType, Name> {                 \
    static mlir::LogicalResult verifyTrait(mlir::Operation *op) {              \
      return detail::verify##Name(op);                                         \
    }                                                                          \
  }
TUTTI_CHLO_TRAIT(SameShape);
TUTTI_CHLO_TRAIT(SameType);
TUTTI_CHLO_TRAIT(Broadcasts);
TUTTI_CHLO_TRAIT(CompatibleOperandElements);
TUTTI_CHLO_TRAIT(CompatibleElements);
TUTTI_CHLO_TRAIT(OneElementType);
#undef TUTTI_CHLO_TRAIT

} // namespace tutti::chlo::OpTrait

#include "tutti/StableHLO/IR/ChloDialect.h.inc"
#include "tutti/StableHLO/IR/ChloEnums.h.inc"

#define GET_ATTRDEF_CLASSES
#include "tutti/StableHLO/IR/ChloAttrs.h.inc"

#define GET_OP_CLASSES
#include "tutti/StableHLO/IR/ChloOps.h.inc"

#endif // TUTTI_STABLEHLO_IR_CHLO_H
