//===- StableHLOEnums.td - words with a fixed set of values ---*- tablegen -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TUTTI_STABLEHLO_IR_STABLEHLOENUMS
#define TUTTI_STABLEHLO_IR_STABLEHLOENUMS

include "mlir/IR/EnumAttr.td"
include "tutti/StableHLO/IR/StableHLOBase.td"

class SHLO_Case<string word, int number> : I32EnumAttrCase<word, number>;

class SHLO_Enum<string name, string summary, list<I32EnumAttrCase> cases>
    : I32EnumAttr<name, summary, cases> {
  let genSpecializedAttr = 0;
  let cppNamespace = "::tutti::stablehlo";
}

// Prints as #stablehlo<mnemonic WORD>.
class SHLO_EnumAttr<EnumInfo info, string mnemonic>
    : EnumAttr<StableHLO_Dialect, info, mnemonic>;

def SHLO_Precision : SHLO_Enum<"Precision", "how exactly a target multiplies", [
  SHLO_Case<"DEFAULT", 0>, SHLO_Case<"HIGH", 1>, SHLO_Case<"HIGHEST", 2>]>;
def SHLO_PrecisionAttr : SHLO_EnumAttr<SHLO_Precision, "precision">;
def SHLO_PrecisionConfigAttr
    : TypedArrayAttrBase<SHLO_PrecisionAttr, "array of precisions">;

def SHLO_ResultAccuracyMode
    : SHLO_Enum<"ResultAccuracyMode", "which accuracy a result needs", [
  SHLO_Case<"DEFAULT", 0>, SHLO_Case<"HIGHEST", 1>,
  SHLO_Case<"TOLERANCE", 2>]>;
def SHLO_ResultAccuracyModeAttr
    : SHLO_EnumAttr<SHLO_ResultAccuracyMode, "result_accuracy_mode"> {
  let assemblyFormat = "`<` $value `>`";
}

def SHLO_FftType : SHLO_Enum<"FftType", "kind of Fourier transform", [
  SHLO_Case<"FFT", 0>, SHLO_Case<"IFFT", 1>, SHLO_Case<"RFFT", 2>,
  SHLO_Case<"IRFFT", 3>]>;
def SHLO_FftTypeAttr : SHLO_EnumAttr<SHLO_FftType, "fft_type">;

// Kept as a plain 32-bit integer attribute.
def SHLO_CustomCallApiVersionAttr
    : I32EnumAttr<"CustomCallApiVersion", "custom call API version", [
  SHLO_Case<"API_VERSION_UNSPECIFIED", 0>,
  SHLO_Case<"API_VERSION_ORIGINAL", 1>,
  SHLO_Case<"API_VERSION_STATUS_RETURNING", 2>,
  SHLO_Case<"API_VERSION_STATUS_RETURNING_UNIFIED", 3>,
  SHLO_Case<"API_VERSION_TYPED_FFI", 4>]> {
  let cppNamespace = "::tutti::stablehlo";
}

def SHLO_ComparisonDirection
    : SHLO_Enum<"ComparisonDirection", "what a comparison asks", [
  SHLO_Case<"EQ", 0>, SHLO_Case<"NE", 1>, SHLO_Case<"GE", 2>,
  SHLO_Case<"GT", 3>, SHLO_Case<"LE", 4>, SHLO_Case<"LT", 5>]>;
def SHLO_ComparisonDirectionAttr
    : SHLO_EnumAttr<SHLO_ComparisonDirection, "comparison_direction">;

def SHLO_ComparisonType
    : SHLO_Enum<"ComparisonType", "how operands of a comparison are read", [
  SHLO_Case<"NOTYPE", 0>, SHLO_Case<"FLOAT", 1>, SHLO_Case<"TOTALORDER", 2>,
  SHLO_Case<"SIGNED", 3>, SHLO_Case<"UNSIGNED", 4>]>;
def SHLO_ComparisonTypeAttr
    : SHLO_EnumAttr<SHLO_ComparisonType, "comparison_type">;

def SHLO_Transpose : SHLO_Enum<"Transpose", "how a solver reads its matrix", [
  SHLO_Case<"TRANSPOSE_INVALID", 0>, SHLO_Case<"NO_TRANSPOSE", 1>,
  SHLO_Case<"TRANSPOSE", 2>, SHLO_Case<"ADJOINT", 3>]>;
def SHLO_TransposeAttr : SHLO_EnumAttr<SHLO_Transpose, "transpose">;

def SHLO_RngDistribution
    : SHLO_Enum<"RngDistribution", "distribution of random numbers", [
  SHLO_Case<"UNIFORM", 1>, SHLO_Case<"NORMAL", 2>]>;
def SHLO_RngDistributionAttr
    : SHLO_EnumAttr<SHLO_RngDistribution, "rng_distribution">;

def SHLO_RngAlgorithm
    : SHLO_Enum<"RngAlgorithm", "generator of random bits", [
  SHLO_Case<"DEFAULT", 0>, SHLO_Case<"THREE_FRY", 1>,
  SHLO_Case<"PHILOX", 2>]>;
def SHLO_RngAlgorithmAttr : SHLO_EnumAttr<SHLO_RngAlgorithm, "rng_algorithm">;

#endif // TUTTI_STABLEHLO_IR_STABLEHLOENUMS
