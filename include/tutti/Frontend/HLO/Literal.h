//===- Literal.h - the values of constants ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reads `constant({ { 1, 2 }, { 3, 4 } })` and its like. The text gives the
// elements in row-major order, whatever the layout. Values are checked
// against the range of their type; the nesting is checked against the shape.
// Memory is linear in the text, not in the shape: nothing is reserved for
// elements that are not there.
//
//===----------------------------------------------------------------------===//

#ifndef TUTTI_FRONTEND_HLO_LITERAL_H
#define TUTTI_FRONTEND_HLO_LITERAL_H

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinTypes.h"
#include "tutti/Frontend/HLO/Shape.h"

namespace tutti::hlo {

/// The MLIR type of one element.
mlir::Type convertElementType(mlir::MLIRContext *context, ElementType type);

/// Reads the literal of a shape, one attribute for each of its leaves.
llvm::LogicalResult
parseLiteral(Lexer &lexer, const ShapeTable &shapes, ShapeId shape,
             llvm::SmallVectorImpl<mlir::DenseElementsAttr> &values);

} // namespace tutti::hlo

#endif // TUTTI_FRONTEND_HLO_LITERAL_H
