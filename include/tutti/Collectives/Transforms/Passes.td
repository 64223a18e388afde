//===- Passes.td - passes on collectives ---*- tablegen -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TUTTI_COLLECTIVES_TRANSFORMS_PASSES_TD
#define TUTTI_COLLECTIVES_TRANSFORMS_PASSES_TD

include "mlir/Pass/PassBase.td"

// What decides which runs form; the same for all passes that plan runs.
defvar Ccl_RunOptions = [
  Option<"allGather", "all-gather", "bool", "true",
         "Merge all-gathers">,
  Option<"allReduce", "all-reduce", "bool", "true",
         "Merge all-reduces">,
  Option<"reduceScatter", "reduce-scatter", "bool", "true",
         "Merge reduce-scatters">,
  Option<"bucketingInLoops", "bucketing-in-loops", "bool", "true",
         "Merge also in blocks that a loop repeats, and in functions called "
         "from there">,
  Option<"mixedElementTypes", "mixed-element-types", "bool", "false",
         "Merge collectives of different element types">];

def CclSegment : Pass<"ccl-segment", "::mlir::ModuleOp"> {
  let summary = "cuts runs of collectives where a bucket would grow too large";
  let description = [{
    Decides, before `ccl-bucketize`, where a bucket has to end because of a
    bound on its bytes. The runs that `ccl-bucketize` would form are found by
    the same planner, so that what is counted is exactly what would be merged;
    where the next member would lead over the bound, a new segment begins, and
    the members of the second and later segments of a block get the attribute
    `ccl.segment`. Collectives of different segments are not merged.

    The bytes of a member are those of its larger side: the results of an
    all-gather, the operands of a reduce-scatter, either of an all-reduce. A
    bucket exactly at the bound is legal. A member beyond the bound stays alone,
    and so does one whose size is not known. A bound is a number of bytes, or
    has a unit (`64MiB`, `1.5GB`); 0 or less is none.

    `max-live-growth-bytes` bounds what a bucket keeps alive longer than
    before. Counted are the operands and results of all members but the last,
    which are alive together in the merged op, and of all ops that have to wait
    for it. This is an upper bound of what one bucket can add to the peak of
    live bytes.

    Segments of an earlier run of this pass are forgotten. Options that decide
    which runs form must be those of `ccl-bucketize`.

    Before, with `all-reduce-bytes=48`:
    ```mlir
    %0 = ccl.all_reduce add %a group <[[0, 1]]> : (tensor<8xf32>) -> tensor<8xf32>
    %1 = ccl.all_reduce add %b group <[[0, 1]]> : (tensor<4xf32>) -> tensor<4xf32>
    %2 = ccl.all_reduce add %c group <[[0, 1]]> : (tensor<4xf32>) -> tensor<4xf32>
    ```
    After: `%2` carries `ccl.segment = #ccl.segment<1, cap>`.
  }];
  let options = Ccl_RunOptions # [
    Option<"allGatherBytes", "all-gather-bytes", "::tutti::ByteSize", "0",
           "Most bytes of a bucket of all-gathers, such as 64MiB; 0 is no bound">,
    Option<"allReduceBytes", "all-reduce-bytes", "::tutti::ByteSize", "0",
           "Most bytes of a bucket of all-reduces, such as 64MiB; 0 is no bound">,
    Option<"reduceScatterBytes", "reduce-scatter-bytes", "::tutti::ByteSize", "0",
           "Most bytes of a bucket of reduce-scatters, such as 64MiB; 0 is no bound">,
    Option<"maxLiveGrowthBytes", "max-live-growth-bytes",
           "::tutti::ByteSize", "0",
           "Most bytes that one bucket may keep alive longer than before; 0 is "
           "no bound">];
}

def CclBucketize : Pass<"ccl-bucketize", "::mlir::ModuleOp"> {
  let summary = "merges consecutive collectives into one op with lists";
  let description = [{
    Groups small collectives into bigger ones. Every block is read in order with
    one pending run for all-gathers, one for all-reduces and one for
    reduce-scatters. A collective joins the pending run of its kind or ends it
    and begins the next; a run of two or more becomes one op whose operands and
    results are those of its members in order, with the first member's channel.
    Runs of one are left alone. A collective without rank lists is passed over.

    A collective joins a run if all of this holds:
    - it has the key of the run's last member: the groups (for an all-reduce as
      sets; for the others the order of ranks in a group counts; the order of
      groups never does), the id mode, the presence and type of the channel, the
      factor, the dimension, the reduction (by name, or regions of equal
      structure), the element type, and the marks (all discardable attributes);
    - it is in the same segment (see `ccl-segment`);
    - it does not depend on the run, neither through its operands nor through
      the members of other runs;
    - no op with side effects stands in between.

    The merged op stands where the run's last member stood. Ops that use the
    results of earlier members and stood before that place move behind it;
    nothing else moves. The plan depends on nothing but the text of the program
    and never leaves a block, so all ranks that reach the block make the same
    calls in the same order.

    Counters: `num_all_gathers_coalesced`, `num_all_reduces_coalesced`,
    `num_reduce_scatters_coalesced`; each is raised by the number of members of
    each run merged.

    Before:
    ```mlir
    %0 = ccl.all_reduce add %a group <[[0, 1]]> : (tensor<8xf32>) -> tensor<8xf32>
    %1 = ccl.all_reduce add %b group <[[0, 1]]> : (tensor<4xf32>) -> tensor<4xf32>
    ```
    After:
    ```mlir
    %0:2 = ccl.all_reduce add %a, %b group <[[0, 1]]>
      : (tensor<8xf32>, tensor<4xf32>) -> (tensor<8xf32>, tensor<4xf32>)
    ```
  }];
  let options = Ccl_RunOptions;
}

#endif // TUTTI_COLLECTIVES_TRANSFORMS_PASSES_TD
