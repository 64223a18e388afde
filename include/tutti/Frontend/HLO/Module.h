//===- Module.h - an HLO module as it is written ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The syntax tree of HLO text: flat arrays that refer to one another by index
// and to the text by span. An instruction costs 48 bytes, an operand 8 and an
// attribute 16, so the tree of a million instructions is smaller than its
// text. AttributeText values stay text here; Values.h reads them into typed
// values when somebody asks.
//
// The parser resolves operands and control predecessors (an instruction must
// stand before its users, as XLA prints it) and leaves computations to be found
// by name.
//
//===----------------------------------------------------------------------===//

#ifndef TUTTI_FRONTEND_HLO_MODULE_H
#define TUTTI_FRONTEND_HLO_MODULE_H

#include "tutti/Frontend/HLO/Shape.h"
#include "llvm/ADT/StringMap.h"

namespace tutti::hlo {

/// `name=value` on an instruction, a computation or the module.
struct AttributeText {
  Span name, value;
};

struct Operand {
  /// Index into Module::instructions.
  uint32_t instruction;
  /// Where the operand is written.
  uint32_t offset;
};

struct Instruction {
  /// The name without `%`.
  Span name;
  /// Between the parentheses; read for `constant` and `parameter`, which have
  /// no operands.
  Span payload;
  ShapeId shape;
  /// Operands, and after them control predecessors, in Module::operands.
  uint32_t operandsBegin, operandsEnd, predecessorsEnd;
  uint32_t attributesBegin, attributesEnd;
  /// Where the text of the instruction ends.
  uint32_t end;
  /// Index into Module::opcodes.
  uint16_t opcode;
  bool isRoot;
};

struct Computation {
  Span name;
  uint32_t instructionsBegin, instructionsEnd;
  /// Index into Module::instructions.
  uint32_t root;
  bool isEntry;
};

/// `{file_name_id=1 function_name_id=1 line=153 ... column=2 ...}`
struct FileLocation {
  int64_t fileName = 0, functionName = 0, line = 0, column = 0;
};

/// `{file_location_id=1 parent_frame_id=1}`. The parent is printed one too
/// high: 1 is none.
struct StackFrame {
  int64_t fileLocation = 0, parent = 0;
};

struct Module {
  Span name;
  std::vector<AttributeText> moduleAttributes;

  // The tables of newer dumps; entry i has the id i + 1.
  std::vector<std::string> fileNames, functionNames;
  std::vector<FileLocation> fileLocations;
  std::vector<StackFrame> stackFrames;

  ShapeTable shapes;
  std::vector<std::string> opcodes;
  std::vector<Computation> computations;
  std::vector<Instruction> instructions;
  std::vector<Operand> operands;
  std::vector<AttributeText> attributes;
  /// Index into `computations`.
  uint32_t entry = 0;
  llvm::StringMap<uint32_t> computationsByName;

  llvm::ArrayRef<Operand> operandsOf(const Instruction &instruction) const {
    return llvm::ArrayRef(operands).slice(instruction.operandsBegin,
                                          instruction.operandsEnd -
                                              instruction.operandsBegin);
  }
  llvm::ArrayRef<Operand>
  controlPredecessorsOf(const Instruction &instruction) const {
    return llvm::ArrayRef(operands).slice(instruction.operandsEnd,
                                          instruction.predecessorsEnd -
                                              instruction.operandsEnd);
  }
  llvm::ArrayRef<AttributeText>
  attributesOf(const Instruction &instruction) const {
    return llvm::ArrayRef(attributes)
        .slice(instruction.attributesBegin,
               instruction.attributesEnd - instruction.attributesBegin);
  }
};

/// Reads a whole module. Errors are reported at their line and column; the
/// first one ends the reading. Time and memory are linear in the text.
llvm::FailureOr<Module> parseModule(const Source &source);

} // namespace tutti::hlo

#endif // TUTTI_FRONTEND_HLO_MODULE_H
