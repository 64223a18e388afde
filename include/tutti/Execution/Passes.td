//===- Passes.td - passes of the Execution room ---*- tablegen -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TUTTI_EXECUTION_PASSES_TD
#define TUTTI_EXECUTION_PASSES_TD

include "mlir/Pass/PassBase.td"

def StablehloToLinalg : Pass<"stablehlo-to-linalg", "::mlir::ModuleOp"> {
  let summary = "lower a per-device program to linalg, tensor, scf and rt";
  let description = [{
    Every op of StableHLO, CHLO and ccl becomes ops of `linalg`, `tensor`,
    `scf`, `arith`, `math` and `complex`, with the numerics of the StableHLO
    specification; collectives become `rt.collective`. Element types become
    those in which elements are kept: unsigned integers are signless, integers
    and floats of less than a byte, and floats of 8 bits, are `i8`.

    The number of devices comes from the module's `mhlo.num_replicas` and
    `mhlo.num_partitions`.

    An op that cannot be run is an error that names it.
  }];
  let dependentDialects = [
    "::mlir::arith::ArithDialect",
    "::mlir::bufferization::BufferizationDialect",
    "::mlir::complex::ComplexDialect", "::mlir::linalg::LinalgDialect",
    "::mlir::math::MathDialect", "::mlir::scf::SCFDialect",
    "::mlir::tensor::TensorDialect", "::tutti::rt::RtDialect"];
}

def FuseElementwise : Pass<"fuse-elementwise"> {
  let summary = "move elementwise ops into their users";
  let description = [{
    As upstream's `linalg-fuse-elementwise-ops`, but an op whose elements a user
    reads more than once moves only if they are cheap, and never into a
    contraction or reduction that reads them more than once.
  }];
}

def TileContractions : Pass<"tile-contractions"> {
  let summary = "cut products of matrices into pieces that fit in registers";
  let description = [{
    Contractions of f32 and f64 with static sizes are cut into blocks that stay
    in the cache and these into tiles of vectors (8 rows by 4 vectors of 256
    bits at most, whole divisors of the sizes), whose sums stay in registers
    along the contracted dimension. Each element is still a sum in ascending
    order.
  }];
  let dependentDialects = ["::mlir::scf::SCFDialect",
                           "::mlir::vector::VectorDialect"];
}

def OutlineKernels : Pass<"outline-kernels", "::mlir::ModuleOp"> {
  let summary = "give each loop nest a function of its own";
  let description = [{
    Each `linalg` op and outermost `scf.for` on memrefs that neither
    communicates nor calls becomes a function that is not inlined. LLVM's passes
    need time that grows faster than a function does, and equal loop nests need
    to be compiled once only (`duplicate-function-elimination`).
  }];
  let dependentDialects = ["::mlir::func::FuncDialect",
                           "::mlir::LLVM::LLVMDialect"];
}

def ExpandMath : Pass<"expand-math", "::mlir::ModuleOp"> {
  let summary = "expand what lowering to LLVM would do badly";
  let description = [{
    `math.expm1` and `math.log1p` become calls of the C library: as exp(x) - 1
    and log(1 + x) they have no right digit where x is small. What becomes bf16
    or was it is computed with integers, an integer by way of f32: where the
    processor has no instruction for it, LLVM would call a function that need
    not be there.

    ```mlir
    %0 = arith.sitofp %i : i32 to bf16
    // becomes
    %1 = arith.sitofp %i : i32 to f32
    %0 = arith.truncf %1 : f32 to bf16 // which is expanded, too
    ```
  }];
  let dependentDialects = [
    "::mlir::arith::ArithDialect", "::mlir::func::FuncDialect",
    "::mlir::math::MathDialect", "::mlir::vector::VectorDialect"];
}

def Bf16AsI16 : Pass<"bf16-as-i16", "::mlir::ModuleOp"> {
  let summary = "keep bf16 as i16 in the LLVM dialect";
  let description = [{
    Once arithmetic on bf16 is expanded, what is left of the type is loads,
    stores and selections. Where the processor does not have the type, LLVM
    turns the latter into f32 and calls a function to round them; integers of
    the same bits need neither.
  }];
}

def RtToLLVM : Pass<"rt-to-llvm", "::mlir::ModuleOp"> {
  let summary = "turn runtime ops into calls of the runtime";
  let description = [{
    `rt.collective` on memrefs becomes a constant `TuttiSite` and a call that
    hands over the buffers; `rt.device` a call; `rt.expect` one with the
    operands' descriptors; `rt.require` one where it does not hold. The functions
    that combine two elements become functions that combine arrays. A function
    with a C interface stores its results where a last argument says. The
    operands' memrefs may have been converted to LLVM or not.
  }];
  let dependentDialects = [
    "::mlir::LLVM::LLVMDialect", "::mlir::arith::ArithDialect",
    "::mlir::func::FuncDialect", "::mlir::memref::MemRefDialect",
    "::mlir::scf::SCFDialect"];
}

#endif // TUTTI_EXECUTION_PASSES_TD
