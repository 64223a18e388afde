//===- Values.h - what attributes say ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Readers for the values of HLO attributes. Each stands at its value, moves
// past it and reports what is wrong at the line and column of the mistake.
//
//===----------------------------------------------------------------------===//

#ifndef TUTTI_FRONTEND_HLO_VALUES_H
#define TUTTI_FRONTEND_HLO_VALUES_H

#include "tutti/Frontend/HLO/Shape.h"
#include "tutti/Frontend/MeshGroups.h"

namespace tutti::hlo {

/// `42`; `what` names the number in the error.
llvm::LogicalResult parseInt(Lexer &lexer, int64_t &value,
                             const llvm::Twine &what);
/// `true`, `false`, `1`, `0`
llvm::LogicalResult parseBool(Lexer &lexer, bool &value);
/// `{0,1,2}`
llvm::LogicalResult parseIntList(Lexer &lexer, Ints &values);
/// `{{0,1},{2}}`
llvm::LogicalResult parseIntLists(Lexer &lexer, std::vector<Ints> &lists);
/// `"text"`, unescaped.
llvm::LogicalResult parseString(Lexer &lexer, std::string &value);

/// `{{0,1},{2,3}}`, `{}`, `[2,4]<=[4,2]T(1,0)` or
/// `mesh['x'=2,'y'=4] {'x','y':(2)2}`.
llvm::LogicalResult parseReplicaGroups(Lexer &lexer, ReplicaGroups &groups);

/// `{size=3x3 stride=1x1 pad=0_0x1_1 lhs_dilate=1x1 rhs_dilate=1x1
/// rhs_reversal=0x0}`; what is not given is empty.
struct Window {
  Ints size, stride, padLow, padHigh, baseDilation, windowDilation, reversal;
};
llvm::LogicalResult parseWindow(Lexer &lexer, Window &window);

/// `b01f_01io->b01f`
struct ConvolutionLabels {
  int64_t inputBatch = -1, inputFeature = -1;
  int64_t kernelInput = -1, kernelOutput = -1;
  int64_t outputBatch = -1, outputFeature = -1;
  Ints inputSpatial, kernelSpatial, outputSpatial;
};
llvm::LogicalResult parseConvolutionLabels(Lexer &lexer,
                                           ConvolutionLabels &labels);

/// `0_0x1_-1_2`: low, high and, if given, interior of each dimension.
struct Padding {
  Ints low, high, interior;
};
llvm::LogicalResult parsePadding(Lexer &lexer, Padding &padding);

/// `{[0:3:1], [0:4]}`
struct SliceRanges {
  Ints starts, limits, strides;
};
llvm::LogicalResult parseSliceRanges(Lexer &lexer, SliceRanges &ranges);

/// One entry of `{ {0}: (1, {0,1}, may-alias), ... }`.
struct Alias {
  Ints outputIndex;
  int64_t parameter = 0;
  Ints parameterIndex;
  bool mustAlias = false;
};
llvm::LogicalResult parseAliases(Lexer &lexer, std::vector<Alias> &aliases);
/// `{ (0, {}), (1, {0}) }`, as aliases without an output.
llvm::LogicalResult parseBufferDonors(Lexer &lexer, std::vector<Alias> &donors);

/// `{a="b",c={d = 1 : i32}}`: the value in braces keeps its braces.
using StringPairs = std::vector<std::pair<llvm::StringRef, std::string>>;
llvm::LogicalResult parseFrontendAttributes(Lexer &lexer, StringPairs &pairs);

/// The parts of `metadata={...}` that say where an instruction comes from.
struct Metadata {
  std::string opName, sourceFile;
  int64_t sourceLine = 0, sourceColumn = 0, stackFrame = 0;
};
llvm::LogicalResult parseMetadata(Lexer &lexer, Metadata &metadata);

/// The shardings of a tuple's leaves, or the one of an array, as text. A
/// sharding is a tuple's if it starts with two braces.
llvm::SmallVector<llvm::StringRef> splitSharding(const Source &source,
                                                 Span value);

} // namespace tutti::hlo

#endif // TUTTI_FRONTEND_HLO_VALUES_H
