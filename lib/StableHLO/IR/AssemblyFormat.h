//===- AssemblyFormat.h - custom directives of the ops' assembly formats ---*-
//C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The parse and print functions that `custom<...>` in the ops' .td files
// names. Private to this folder.
//
//===----------------------------------------------------------------------===//

#ifndef TUTTI_LIB_STABLEHLO_IR_ASSEMBLYFORMAT_H
#define TUTTI_LIB_STABLEHLO_IR_ASSEMBLYFORMAT_H

#include "mlir/IR/OpImplementation.h"
#include "tutti/StableHLO/IR/StableHLODialect.h"

namespace tutti::stablehlo {

//===----------------------------------------------------------------------===//
// Types, printed once where they agree
//===----------------------------------------------------------------------===//

/// One type if all operands have the result's type, else a function type.
void printTypesOrOne(mlir::OpAsmPrinter &printer, mlir::Operation *op,
                     mlir::TypeRange operands, mlir::Type result);
mlir::ParseResult parseTypesOrOne(mlir::OpAsmParser &parser,
                                  llvm::ArrayRef<mlir::Type *> operands,
                                  mlir::Type &result);

// custom<SameTypes>(type($operand)..., type($result)): for one, two and three
// operands.
inline void printSameTypes(mlir::OpAsmPrinter &printer, mlir::Operation *op,
                           mlir::Type a, mlir::Type result) {
  printTypesOrOne(printer, op, {a}, result);
}
inline void printSameTypes(mlir::OpAsmPrinter &printer, mlir::Operation *op,
                           mlir::Type a, mlir::Type b, mlir::Type result) {
  printTypesOrOne(printer, op, {a, b}, result);
}
inline void printSameTypes(mlir::OpAsmPrinter &printer, mlir::Operation *op,
                           mlir::Type a, mlir::Type b, mlir::Type c,
                           mlir::Type result) {
  printTypesOrOne(printer, op, {a, b, c}, result);
}
inline mlir::ParseResult parseSameTypes(mlir::OpAsmParser &parser,
                                        mlir::Type &a, mlir::Type &result) {
  return parseTypesOrOne(parser, {&a}, result);
}
inline mlir::ParseResult parseSameTypes(mlir::OpAsmParser &parser,
                                        mlir::Type &a, mlir::Type &b,
                                        mlir::Type &result) {
  return parseTypesOrOne(parser, {&a, &b}, result);
}
inline mlir::ParseResult parseSameTypes(mlir::OpAsmParser &parser,
                                        mlir::Type &a, mlir::Type &b,
                                        mlir::Type &c, mlir::Type &result) {
  return parseTypesOrOne(parser, {&a, &b, &c}, result);
}

// The same for a list of operands.
void printSameListTypes(mlir::OpAsmPrinter &printer, mlir::Operation *op,
                        mlir::OperandRange operands, mlir::TypeRange types,
                        mlir::Type result);
mlir::ParseResult parseSameListTypes(
    mlir::OpAsmParser &parser,
    llvm::ArrayRef<mlir::OpAsmParser::UnresolvedOperand> operands,
    llvm::SmallVectorImpl<mlir::Type> &types, mlir::Type &result);

/// The complex type alone if the parts have its real type.
void printComplexTypes(mlir::OpAsmPrinter &printer, mlir::Operation *op,
                       mlir::Type lhs, mlir::Type rhs, mlir::Type result);
mlir::ParseResult parseComplexTypes(mlir::OpAsmParser &parser, mlir::Type &lhs,
                                    mlir::Type &rhs, mlir::Type &result);

/// The predicate's and the result's type if both choices have the latter.
void printSelectTypes(mlir::OpAsmPrinter &printer, mlir::Operation *op,
                      mlir::Type pred, mlir::Type onTrue, mlir::Type onFalse,
                      mlir::Type result);
mlir::ParseResult parseSelectTypes(mlir::OpAsmParser &parser, mlir::Type &pred,
                                   mlir::Type &onTrue, mlir::Type &onFalse,
                                   mlir::Type &result);

/// The tuple type, which says the operands' types.
void printTupleTypes(mlir::OpAsmPrinter &printer, mlir::Operation *op,
                     mlir::TypeRange operands, mlir::Type result);
mlir::ParseResult parseTupleTypes(mlir::OpAsmParser &parser,
                                  llvm::SmallVectorImpl<mlir::Type> &operands,
                                  mlir::Type &result);

/// A list that is both the operands' and the results'.
void printPairwiseTypes(mlir::OpAsmPrinter &printer, mlir::Operation *op,
                        mlir::TypeRange operands, mlir::TypeRange results);
mlir::ParseResult
parsePairwiseTypes(mlir::OpAsmParser &parser,
                   llvm::SmallVectorImpl<mlir::Type> &operands,
                   llvm::SmallVectorImpl<mlir::Type> &results);

//===----------------------------------------------------------------------===//
// Operands and attributes
//===----------------------------------------------------------------------===//

/// The word of an enumeration's attribute.
template <typename EnumAttr>
void printWord(mlir::OpAsmPrinter &printer, mlir::Operation *, EnumAttr attr) {
  printer << stringifyEnum(attr.getValue());
}
template <typename EnumAttr>
mlir::ParseResult parseWord(mlir::OpAsmParser &parser, EnumAttr &attr) {
  attr = llvm::dyn_cast_or_null<EnumAttr>(EnumAttr::parse(parser, {}));
  return mlir::success(attr != nullptr);
}

/// `%a, %b,` before a keyword.
void printOperandsThenComma(mlir::OpAsmPrinter &printer, mlir::Operation *op,
                            mlir::OperandRange operands);
mlir::ParseResult parseOperandsThenComma(
    mlir::OpAsmParser &parser,
    llvm::SmallVectorImpl<mlir::OpAsmParser::UnresolvedOperand> &operands);

/// `[start:limit:stride, ...]`, without a stride of one.
void printSliceRanges(mlir::OpAsmPrinter &printer, mlir::Operation *op,
                      llvm::ArrayRef<int64_t> starts,
                      llvm::ArrayRef<int64_t> limits,
                      llvm::ArrayRef<int64_t> strides);
mlir::ParseResult parseSliceRanges(mlir::OpAsmParser &parser,
                                   mlir::DenseI64ArrayAttr &starts,
                                   mlir::DenseI64ArrayAttr &limits,
                                   mlir::DenseI64ArrayAttr &strides);

/// `e5m10`.
void printExponentMantissa(mlir::OpAsmPrinter &printer, mlir::Operation *op,
                           mlir::IntegerAttr exponent,
                           mlir::IntegerAttr mantissa);
mlir::ParseResult parseExponentMantissa(mlir::OpAsmParser &parser,
                                        mlir::IntegerAttr &exponent,
                                        mlir::IntegerAttr &mantissa);

/// `@name`, of a target that is a string.
void printCallTarget(mlir::OpAsmPrinter &printer, mlir::Operation *op,
                     mlir::StringAttr target);
mlir::ParseResult parseCallTarget(mlir::OpAsmParser &parser,
                                  mlir::StringAttr &target);

/// `batching_dims = [0] x [0], contracting_dims = [2] x [1]`.
void printDotDimensions(mlir::OpAsmPrinter &printer, mlir::Operation *op,
                        DotDimensionNumbersAttr numbers);
mlir::ParseResult parseDotDimensions(mlir::OpAsmParser &parser,
                                     DotDimensionNumbersAttr &numbers);

/// `, precision = [DEFAULT, HIGH]`.
void printPrecision(mlir::OpAsmPrinter &printer, mlir::Operation *op,
                    mlir::ArrayAttr precision);
mlir::ParseResult parsePrecision(mlir::OpAsmParser &parser,
                                 mlir::ArrayAttr &precision);

/// The same, then `, algorithm = <...>`; each may be missing.
void printPrecisionAndAlgorithm(mlir::OpAsmPrinter &printer,
                                mlir::Operation *op, mlir::ArrayAttr precision,
                                DotAlgorithmAttr algorithm);
mlir::ParseResult parsePrecisionAndAlgorithm(mlir::OpAsmParser &parser,
                                             mlir::ArrayAttr &precision,
                                             DotAlgorithmAttr &algorithm);

/// `[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]`.
void printConvDimensions(mlir::AsmPrinter &printer,
                         ConvDimensionNumbersAttr numbers);
mlir::ParseResult parseConvDimensions(mlir::AsmParser &parser,
                                      ConvDimensionNumbersAttr &numbers);
inline void printConvDimensions(mlir::OpAsmPrinter &printer, mlir::Operation *,
                                ConvDimensionNumbersAttr numbers) {
  printConvDimensions(printer, numbers);
}

/// `stride = [2, 2], pad = [[0, 1], [0, 1]], reverse = [false, false]`.
void printWindow(mlir::OpAsmPrinter &printer, mlir::Operation *op,
                 mlir::DenseI64ArrayAttr strides,
                 mlir::DenseIntElementsAttr padding,
                 mlir::DenseI64ArrayAttr lhsDilation,
                 mlir::DenseI64ArrayAttr rhsDilation,
                 mlir::DenseBoolArrayAttr reversal);
mlir::ParseResult parseWindow(mlir::OpAsmParser &parser,
                              mlir::DenseI64ArrayAttr &strides,
                              mlir::DenseIntElementsAttr &padding,
                              mlir::DenseI64ArrayAttr &lhsDilation,
                              mlir::DenseI64ArrayAttr &rhsDilation,
                              mlir::DenseBoolArrayAttr &reversal);

//===----------------------------------------------------------------------===//
// Lists of dimensions inside attributes
//===----------------------------------------------------------------------===//

/// `[1, ?]`.
void printDims(mlir::AsmPrinter &printer, llvm::ArrayRef<int64_t> dims);
mlir::FailureOr<llvm::SmallVector<int64_t>> parseDims(mlir::AsmParser &parser);

/// A size, or `?` for an unknown one.
void printDim(mlir::AsmPrinter &printer, int64_t dim);
mlir::ParseResult parseDim(mlir::AsmParser &parser, int64_t &dim);

} // namespace tutti::stablehlo

#endif // TUTTI_LIB_STABLEHLO_IR_ASSEMBLYFORMAT_H
