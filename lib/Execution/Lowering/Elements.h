//===- Elements.h - how elements are kept and computed with ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A tensor of the program keeps each element in its *storage* type, and a
// computation works on the *compute* type:
//
// | element | storage | compute |
// | --- | --- | --- |
// | i1, i8 .. i64, f32, f64, complex | the same | the same |
// | ui8 .. ui64 | signless | signless |
// | i2, i4; ui2, ui4 | i8, sign-extended; zero-extended | i2, i4 |
// | bf16, f16 | the same | f32 |
// | floats of at most 8 bits | i8, bits at the low end | f32 |
// | quantized numbers | as the integers in them | |
//
// Each op rounds its result to the element type once, from f32 as XLA's CPU
// back-end does. Storage is what the runtime's TuttiType describes.
//
//===----------------------------------------------------------------------===//

#ifndef TUTTI_LIB_EXECUTION_LOWERING_ELEMENTS_H
#define TUTTI_LIB_EXECUTION_LOWERING_ELEMENTS_H

#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/Transforms/DialectConversion.h"

namespace tutti::exec {

/// What a quantized element is kept as; others are what they are.
mlir::Type plainElement(mlir::Type element);

/// Null for types that programs cannot be run with.
mlir::Type storageType(mlir::Type element);
mlir::Type computeType(mlir::Type element);

/// `stored` as a value of the compute type, and back, rounding.
mlir::Value toCompute(mlir::OpBuilder &builder, mlir::Location loc,
                      mlir::Value stored, mlir::Type element);
mlir::Value toStorage(mlir::OpBuilder &builder, mlir::Location loc,
                      mlir::Value computed, mlir::Type element);

/// A call of a function of the host, which may be undeclared till all is
/// lowered.
mlir::Value callHost(mlir::OpBuilder &builder, mlir::Location loc,
                     llvm::StringRef name, mlir::Type result,
                     mlir::ValueRange arguments);
/// Declares all functions that are called and not there.
void declareHostFunctions(mlir::ModuleOp module);

/// The attribute with elements of the storage type.
mlir::DenseElementsAttr toStorage(mlir::ElementsAttr value);

/// Whether values of the type are rounded to fewer bits than they are computed
/// with.
bool isRounded(mlir::Type element);

/// Tensors to tensors of storage types without encodings; a token to i1.
class StorageTypeConverter : public mlir::TypeConverter {
public:
  StorageTypeConverter();
};

} // namespace tutti::exec

#endif // TUTTI_LIB_EXECUTION_LOWERING_ELEMENTS_H
