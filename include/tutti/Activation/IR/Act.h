//===- Act.h - the act dialect ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The dialect of functions that an engine evaluates by tables. What its ops and
// attributes mean stands in the .td files of this folder.
//
//===----------------------------------------------------------------------===//

#ifndef TUTTI_ACTIVATION_IR_ACT_H
#define TUTTI_ACTIVATION_IR_ACT_H

#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Dialect.h"
#include "mlir/IR/OpDefinition.h"
#include "mlir/IR/OpImplementation.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

#include "tutti/Activation/IR/ActDialect.h.inc"

#define GET_ATTRDEF_CLASSES
#include "tutti/Activation/IR/ActAttrs.h.inc"

#define GET_OP_CLASSES
#include "tutti/Activation/IR/ActOps.h.inc"

namespace tutti {
class ActivationCatalog;
struct ActivationEngine;
} // namespace tutti

namespace tutti::act {

/// The index that means "no set".
inline constexpr uint32_t kNoSet = 0xFFFFFFFF;

/// On the module: a list of CatalogAttr.
inline constexpr llvm::StringLiteral kCatalogsAttrName = "act.catalogs";
/// On loops: how often the body runs. An integer.
inline constexpr llvm::StringLiteral kTripCountAttrName = "act.trip_count";
/// On ops with regions and on terminators: runs of each region, shares of each
/// successor. A list of floats.
inline constexpr llvm::StringLiteral kFrequencyAttrName = "act.frequency";

/// The state of an engine's bank, which loads write and activations read.
struct Bank : public mlir::SideEffects::Resource::Base<Bank> {
  llvm::StringRef getName() final { return "ActivationBank"; }
};

/// The catalog as an attribute.
CatalogAttr getCatalogAttr(mlir::MLIRContext *context,
                           const ActivationCatalog &catalog, int64_t maxSets,
                           double loadUs);

/// The catalog of this name among those of the module around `op`, the first
/// one for an empty name; null where there is none.
CatalogAttr lookupCatalog(mlir::Operation *op, llvm::StringRef family);
/// The catalog an activation or load is of; null for any other op too.
CatalogAttr lookupCatalog(mlir::Operation *op);

} // namespace tutti::act

#endif // TUTTI_ACTIVATION_IR_ACT_H
