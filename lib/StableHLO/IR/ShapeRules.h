//===- ShapeRules.h - what the verifiers of StableHLO ops share ---*- C++
//-*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Shapes with bounds, compatible types, and checks of dimension lists. Every
// check reports at the op, says what was found and what was expected, and
// takes any numbers a program may hold: sizes are computed in 128 bits. Safe
// from any thread; cost is linear in the lists given. Private to this folder.
//
//===----------------------------------------------------------------------===//

#ifndef TUTTI_LIB_STABLEHLO_IR_SHAPERULES_H
#define TUTTI_LIB_STABLEHLO_IR_SHAPERULES_H

#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Operation.h"
#include "tutti/StableHLO/IR/StableHLODialect.h"
#include <optional>

namespace tutti::stablehlo {

//===----------------------------------------------------------------------===//
// Shapes
//===----------------------------------------------------------------------===//

/// A dimension: its size, and its bound if the size is unknown. Either may be
/// ShapedType::kDynamic.
struct Dim {
  int64_t size = mlir::ShapedType::kDynamic;
  int64_t bound = mlir::ShapedType::kDynamic;

  bool isStatic() const { return size != mlir::ShapedType::kDynamic; }
  bool hasBound() const { return bound != mlir::ShapedType::kDynamic; }
  /// Whether either the size or its bound is known.
  bool hasLimit() const { return isStatic() || hasBound(); }
  int64_t limit() const { return isStatic() ? size : bound; }
  /// The same kind of dimension, known size or bound, with another limit.
  Dim withLimit(int64_t limit) const {
    return isStatic() ? Dim{limit, bound} : Dim{size, limit};
  }
};
using Shape = llvm::SmallVector<Dim, 6>;

/// The shape of a ranked tensor.
Shape getShape(mlir::Type tensor);
/// The same without bounds.
Shape getSizes(mlir::Type tensor);
/// A shape whose sizes are all known.
Shape getStaticShape(llvm::ArrayRef<int64_t> sizes);
int64_t getRank(mlir::Type tensor);
mlir::Type getElementType(mlir::Type tensor);
/// The tensor type of a shape; bounds become its encoding.
mlir::RankedTensorType getTensorType(llvm::ArrayRef<Dim> shape,
                                     mlir::Type element);
/// The number of elements modulo 2^64, or none if a size is unknown.
std::optional<uint64_t> countElements(llvm::ArrayRef<Dim> shape);

//===----------------------------------------------------------------------===//
// Compatibility: may two types be the same at run time?
//===----------------------------------------------------------------------===//

/// Equal, or one of them unknown.
bool areCompatible(int64_t lhs, int64_t rhs);
/// The same with bounds: a known size must not exceed the other's bound.
bool areCompatible(Dim lhs, Dim rhs);
bool areCompatible(llvm::ArrayRef<Dim> lhs, llvm::ArrayRef<Dim> rhs);
/// Tensors of compatible shape; other types compare as equal.
bool haveCompatibleShapes(mlir::Type lhs, mlir::Type rhs);
/// The same, whatever their bounds are.
bool haveCompatibleSizes(mlir::Type lhs, mlir::Type rhs);
/// Equal, or quantized in the same way but for scales and zero points.
bool areCompatibleElements(mlir::Type lhs, mlir::Type rhs);
/// Shapes and elements.
bool areCompatibleTypes(mlir::Type lhs, mlir::Type rhs);
bool areCompatibleTypes(mlir::TypeRange lhs, mlir::TypeRange rhs);

/// The dimension that both may be: the one that says more.
Dim meet(Dim lhs, Dim rhs);
/// The sizes that tensors of one rank may all have, without bounds.
Shape meetSizes(mlir::TypeRange tensors);
/// The dimension that covers both: the one that says less.
Dim join(Dim lhs, Dim rhs);

//===----------------------------------------------------------------------===//
// Checks
//===----------------------------------------------------------------------===//

/// The result has the very element type of operand #0.
llvm::LogicalResult verifyOneElementType(mlir::Operation *op);

/// Result `index` has a type compatible with `shape` of `element` elements; a
/// null `element` leaves the elements open.
llvm::LogicalResult verifyResult(mlir::Operation *op, llvm::ArrayRef<Dim> shape,
                                 mlir::Type element, unsigned index = 0);
/// Result `index` has sizes compatible with `shape`, whatever its bounds and
/// elements are.
llvm::LogicalResult verifySizes(mlir::Operation *op, llvm::ArrayRef<Dim> shape,
                                unsigned index = 0);
/// Result `index` is compatible with a type.
llvm::LogicalResult verifyResult(mlir::Operation *op, mlir::Type expected,
                                 unsigned index = 0);
/// There are as many results as `types`, and they are compatible.
llvm::LogicalResult verifyResults(mlir::Operation *op, mlir::TypeRange types);

/// `dim` is a dimension of something of `rank`.
llvm::LogicalResult verifyDim(mlir::Operation *op, llvm::StringRef name,
                              int64_t dim, int64_t rank);
/// Each of `dims` is a dimension of something of `rank`, and none is twice.
llvm::LogicalResult verifyDims(mlir::Operation *op, llvm::StringRef name,
                               llvm::ArrayRef<int64_t> dims, int64_t rank);
/// No dimension is in both lists.
llvm::LogicalResult verifyDisjoint(mlir::Operation *op, llvm::StringRef name,
                                   llvm::ArrayRef<int64_t> dims,
                                   llvm::StringRef otherName,
                                   llvm::ArrayRef<int64_t> other);
llvm::LogicalResult verifySorted(mlir::Operation *op, llvm::StringRef name,
                                 llvm::ArrayRef<int64_t> dims);
/// A count, such as the entries of a list, is what it must be. `what` names
/// the source of the expected number.
llvm::LogicalResult verifyCount(mlir::Operation *op, llvm::StringRef name,
                                int64_t found, llvm::StringRef what,
                                int64_t expected);
/// A value is a tensor of rank zero.
llvm::LogicalResult verifyScalar(mlir::Operation *op, llvm::StringRef name,
                                 mlir::Type type);

/// A size computed in 128 bits as a size a tensor can have. Reports one that
/// is negative or too large, and then yields none.
std::optional<int64_t> toSize(mlir::Operation *op, int64_t dim, __int128 size,
                              llvm::StringRef what = "dimension");

/// The integers of a constant operand, or none if it is no constant.
std::optional<llvm::SmallVector<int64_t>> getConstant(mlir::Value value);

/// A size, or `?` for an unknown one.
std::string toString(Dim dim);
/// Sizes in square brackets.
std::string toString(llvm::ArrayRef<int64_t> numbers);

} // namespace tutti::stablehlo

#endif // TUTTI_LIB_STABLEHLO_IR_SHAPERULES_H
