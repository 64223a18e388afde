//===- SdyAssembly.h - hand-written parts of sdy's text form ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What the `custom<...>` directives of SdyAttrs.td and SdyOps.td call.
//
//===----------------------------------------------------------------------===//

#ifndef TUTTI_LIB_STABLEHLO_IR_SDYASSEMBLY_H
#define TUTTI_LIB_STABLEHLO_IR_SDYASSEMBLY_H

#include "tutti/StableHLO/IR/Sdy.h"

namespace tutti::sdy {

/// `@mesh`, or `mesh<["x"=2]>` for a mesh written inline.
mlir::ParseResult parseMeshOrRef(mlir::AsmParser &parser,
                                 mlir::Attribute &meshOrRef);
void printMeshOrRef(mlir::AsmPrinter &printer, mlir::Attribute meshOrRef);

/// `, replicated={"x"}, unreduced={"y"}`; either may be missing.
mlir::ParseResult
parseReplicatedAndUnreducedAxes(mlir::AsmParser &parser,
                                llvm::SmallVector<AxisRefAttr> &replicated,
                                llvm::SmallVector<AxisRefAttr> &unreduced);
void printReplicatedAndUnreducedAxes(mlir::AsmPrinter &printer,
                                     llvm::ArrayRef<AxisRefAttr> replicated,
                                     llvm::ArrayRef<AxisRefAttr> unreduced);

/// ` {i=2, j=3}`; nothing for no factors.
mlir::ParseResult parseFactorSizes(mlir::AsmParser &parser,
                                   llvm::SmallVector<int64_t> &sizes);
void printFactorSizes(mlir::AsmPrinter &printer, llvm::ArrayRef<int64_t> sizes);

/// ` reduction={i, k}`, where the word is `kind`; nothing for no factors.
mlir::ParseResult parseFactorsWithType(mlir::AsmParser &parser,
                                       llvm::SmallVector<int64_t> &factors,
                                       llvm::StringRef kind);
void printFactorsWithType(mlir::AsmPrinter &printer,
                          llvm::ArrayRef<int64_t> factors,
                          llvm::StringRef kind);

/// `, custom`, or nothing.
mlir::ParseResult parseIsCustomRule(mlir::AsmParser &parser, bool &isCustom);
void printIsCustomRule(mlir::AsmPrinter &printer, bool isCustom);

/// `[<@mesh, [{"x"}]>, <@mesh, []>]`
mlir::ParseResult parseShardingPerValue(mlir::OpAsmParser &parser,
                                        TensorShardingPerValueAttr &shardings);
void printShardingPerValue(mlir::OpAsmPrinter &printer, mlir::Operation *op,
                           TensorShardingPerValueAttr shardings);

/// A region of one block, its arguments in front instead of a block label.
mlir::ParseResult parseBody(mlir::OpAsmParser &parser, mlir::Region &body);
void printBody(mlir::OpAsmPrinter &printer, mlir::Operation *op,
               mlir::Region &body);

/// The letter of a factor: i, j, ..., z, z_1, z_2, ...
std::string getFactorName(int64_t factor);

} // namespace tutti::sdy

#endif // TUTTI_LIB_STABLEHLO_IR_SDYASSEMBLY_H
