//===- ActAttrs.td - attributes of the act dialect ---*- tablegen -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TUTTI_ACTIVATION_IR_ACTATTRS_TD
#define TUTTI_ACTIVATION_IR_ACTATTRS_TD

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/BuiltinAttributeInterfaces.td"
include "tutti/Activation/IR/ActDialect.td"

def Act_FuncSetAttr : AttrDef<Act_Dialect, "FuncSet"> {
  let mnemonic = "func_set";
  let summary = "a function set that an engine can load";
  let description = [{
    The name of the set and its functions, in alphabetical order.

    Example: `#act.func_set<"exp_and_others", ["exp", "relu", "tanh"]>`.
  }];
  let parameters = (ins StringRefParameter<>:$name,
                        ArrayRefParameter<"::mlir::StringAttr">:$functions);
  let assemblyFormat = "`<` $name `,` `[` $functions `]` `>`";
  let genVerifyDecl = 1;
  let extraClassDeclaration = [{
    bool covers(::llvm::StringRef function) const;
  }];
}

def Act_CatalogAttr : AttrDef<Act_Dialect, "Catalog"> {
  let mnemonic = "catalog";
  let summary = "the function sets of a kind of engine";
  let description = [{
    Its sets are known by their place in the list. `max_sets` is how many
    different ones a kernel may use on one engine, `load_us` what a load takes,
    in microseconds.

    Example:
    ```mlir
    #act.catalog<"toy", max_sets = 8, load_us = 1.3, [
      #act.func_set<"exp_and_others", ["exp", "relu"]>,
      #act.func_set<"natural_log", ["ln", "relu"]>]>
    ```
  }];
  let parameters = (ins StringRefParameter<>:$name, "int64_t":$maxSets,
                        "::mlir::FloatAttr":$loadUs,
                        ArrayRefParameter<"FuncSetAttr">:$sets);
  let hasCustomAssemblyFormat = 1;
  let genVerifyDecl = 1;
  let extraClassDeclaration = [{
    double getLoadMicroseconds() const { return getLoadUs().getValueAsDouble(); }
    /// One bit for each set that has the function.
    uint64_t getSetsOf(::llvm::StringRef function) const;
  }];
}

#endif // TUTTI_ACTIVATION_IR_ACTATTRS_TD
