//===- AttributeText.h - MLIR attributes inside HLO text ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Some HLO attributes hold text in MLIR's own syntax, or names and texts.
//
//===----------------------------------------------------------------------===//

#ifndef TUTTI_LIB_FRONTEND_HLO_ATTRIBUTETEXT_H
#define TUTTI_LIB_FRONTEND_HLO_ATTRIBUTETEXT_H

#include "mlir/IR/BuiltinAttributes.h"
#include "tutti/Frontend/HLO/Values.h"

namespace tutti::hlo {

/// The attribute that `text` spells, or null, without a report, if it spells
/// none or nests deeper than anybody writes.
mlir::Attribute parseAttributeText(llvm::StringRef text,
                                   mlir::MLIRContext *context);

/// A dictionary of these entries; of several with one name, the last counts.
mlir::DictionaryAttr makeDictionary(mlir::MLIRContext *context,
                                    std::vector<mlir::NamedAttribute> entries);
/// The same with texts as values.
mlir::DictionaryAttr makeDictionary(mlir::MLIRContext *context,
                                    const StringPairs &pairs);

} // namespace tutti::hlo

#endif // TUTTI_LIB_FRONTEND_HLO_ATTRIBUTETEXT_H
