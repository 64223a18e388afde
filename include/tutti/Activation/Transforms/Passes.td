//===- Passes.td - passes on activations ---*- tablegen -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TUTTI_ACTIVATION_TRANSFORMS_PASSES_TD
#define TUTTI_ACTIVATION_TRANSFORMS_PASSES_TD

include "mlir/Pass/PassBase.td"

def ActAttachCatalog : Pass<"act-attach-catalog", "::mlir::ModuleOp"> {
  let summary = "gives a module the function sets of its engines";
  let description = [{
    Reads catalogs (`act_info.json` files) and puts them on the module as
    `act.catalogs`, in the order given; the first is that of activations without
    a `family`. Catalogs the module has already are replaced.
  }];
  let options = [
    ListOption<"files", "files", "std::string",
               "Catalogs, in the format of act_info.json">,
    Option<"maxSets", "max-sets", "int64_t", "8",
           "Most different sets a kernel may use on an engine">,
    Option<"loadUs", "load-us", "double", "1.283",
           "What a load takes, in microseconds">];
  let dependentDialects = ["::tutti::act::ActDialect"];
}

def ConvertToAct : Pass<"convert-to-act", "::mlir::ModuleOp"> {
  let summary = "makes elementwise ops of StableHLO activations";
  let description = [{
    Replaces ops, and the expressions that frameworks write for silu, both forms
    of gelu, softplus, mish, the sigmoid, reciprocal roots and derivatives, by
    `act.activate`, where the module's catalog has the function. A multiple of the
    input and a number added to it become `scale` and `bias`. The rest stays as it
    is: an expression part of which is used elsewhere, other element types, bodies
    of reductions. Loops, branches and calls stay; call the inliner before for
    functions that frameworks outline.

    Before:
    ```mlir
    %0 = stablehlo.logistic %x : tensor<4xf32>
    %1 = stablehlo.multiply %x, %0 : tensor<4xf32>
    ```
    After:
    ```mlir
    %1 = act.activate "silu" %x {engine = "act"} : (tensor<4xf32>) -> tensor<4xf32>
    ```
  }];
  let options = [
    Option<"engine", "engine", "std::string", "\"act\"",
           "The engine of the activations">,
    Option<"family", "family", "std::string", "",
           "The catalog; the module's first by default">];
  let dependentDialects = ["::tutti::act::ActDialect"];
}

def LowerAct : Pass<"lower-act", "::mlir::ModuleOp"> {
  let summary = "chooses function sets and places the loads";
  let description = [{
    Places `act.load_func_set` so that each activation finds a set that holds its
    function, on each engine for itself. `cover` says how sets are chosen:

    - `first-fit` is `calculateBestSets`: in the order of the text, an activation
      gets the first set in catalog order that is still a candidate and holds its
      function; a set that does not hold it stops to be one; when none is left,
      all become candidates again. A load stands before the first activation of
      each block that needs a set the block has not loaded; those that are
      resident on every path already are not placed.
    - `longest-run` keeps all sets that hold the whole run of activations and
      loads one when none is left.
    - `optimal` has the least expected time of loads: frequencies of blocks
      (trip counts known or given by `act.trip_count`, `act.frequency`; 10 for a
      loop of which nothing is known) times the catalog's `load_us`. Loads leave
      loops where that is cheaper. A remark at each function gives the optimum,
      first-fit's cost, and the bound that proves it.

    `allow-substitutions` lets `optimal` compute a function through others
    (`identities`): `none`, `exact`, or `ulp<=N`.

    A kernel may use `max_sets` sets on an engine, callees' among them, and of one
    catalog. Errors: `must have at least one Activation instruction`,
    `Invalid activation function found in instruction`,
    `InstLoadActFuncSet should not exist before lower activate`,
    `Module has no Activation Function Tables set up for this
    InstLoadActFuncSet`, `the number of activation tables must be <= 8` and
    `Engine2UsedActSetNames.size() <= 1`, at the op they are about.

    Before:
    ```mlir
    %1 = act.activate "exp" %0 {engine = "act"} : (tensor<4xf32>) -> tensor<4xf32>
    %2 = act.activate "ln" %1 {engine = "act"} : (tensor<4xf32>) -> tensor<4xf32>
    ```
    After, with `cover=optimal`:
    ```mlir
    act.load_func_set 6 "natural_log_exp_and_others" for "exp" {engine = "act"}
    %1 = act.activate "exp" %0 {engine = "act"} : (tensor<4xf32>) -> tensor<4xf32>
    %2 = act.activate "ln" %1 {engine = "act"} : (tensor<4xf32>) -> tensor<4xf32>
    ```
  }];
  let options = [
    Option<"cover", "cover", "::tutti::act::Cover",
           "::tutti::act::Cover::FirstFit", "How sets are chosen",
           [{::llvm::cl::values(
             clEnumValN(::tutti::act::Cover::FirstFit, "first-fit",
                        "as the reference system does"),
             clEnumValN(::tutti::act::Cover::LongestRun, "longest-run",
                        "one set for as long as one serves"),
             clEnumValN(::tutti::act::Cover::Optimal, "optimal",
                        "the least expected time of loads"))}]>,
    Option<"allowSubstitutions", "allow-substitutions", "std::string",
           "\"none\"", "none, exact, or ulp<=N">,
    Option<"identities", "identities", "std::string", "",
           "The file of identities">,
    Option<"verify", "verify", "bool", "false",
           "Prove residency when done">];
  let dependentDialects = ["::tutti::act::ActDialect",
                           "::mlir::arith::ArithDialect",
                           "::mlir::cf::ControlFlowDialect"];
}

def OptimizePrefetchActControl
    : Pass<"optimize-prefetch-act-control", "::mlir::ModuleOp"> {
  let summary = "moves loads to where nobody waits for them";
  let description = [{
    Moves each load to its earliest legal point: up in its block to just behind
    the last op that uses or changes the bank of its engine, a user of the set it
    replaces, say; from the beginning of a block into its only predecessor, if
    that leads nowhere else; out of regions that run once; and before a loop
    whose body ends with the same set, where it then runs once. A load never moves
    to where it runs more often.

    Loads of different engines may pass each other, unless
    `force-prefetch-follow-incoming-order` is set.
  }];
  let options = [
    Option<"forcePrefetchFollowIncomingOrder",
           "force-prefetch-follow-incoming-order", "bool", "false",
           "Keep loads in the order in which they stand">];
  let dependentDialects = ["::tutti::act::ActDialect"];
}

def OptimizeActControl : Pass<"optimize-act-control", "::mlir::ModuleOp"> {
  let summary = "drops loads of sets that are resident";
  let description = [{
    Removes each load of a set that is resident before it on every path. A load
    that dominates another is no reason to drop it where a third may run in
    between.
  }];
  let dependentDialects = ["::tutti::act::ActDialect"];
}

def VerifyResidency : Pass<"verify-residency", "::mlir::ModuleOp"> {
  let summary = "proves that each function is resident where it is used";
  let description = [{
    Follows which sets each engine may hold, forward from the beginning of every
    function, where it holds none, through branches, loops and calls. An
    activation that may find a set without its function is an error, with notes
    that name a path to it. The program is not changed.
  }];
}

#endif // TUTTI_ACTIVATION_TRANSFORMS_PASSES_TD
