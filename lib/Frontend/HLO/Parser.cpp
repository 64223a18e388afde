//===- Parser.cpp - from text to syntax tree ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tutti/Frontend/HLO/Module.h"
#include "tutti/Frontend/HLO/Values.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace tutti::hlo;
using llvm::StringRef;

namespace {
class Parser {
public:
  explicit Parser(const Source &source)
      : source(source), lexer(source, {0, uint32_t(source.text().size())}) {}

  FailureOr<Module> parse();

private:
  LogicalResult parseHeader();
  LogicalResult parseStackFrames();
  LogicalResult parseNames(std::vector<std::string> &names);
  template <typename T>
  LogicalResult parseRecords(std::vector<T> &records,
                             llvm::function_ref<int64_t *(T &, StringRef)>);
  LogicalResult parseComputation();
  LogicalResult parseInstruction();
  LogicalResult parseOpcode(Instruction &instruction);
  LogicalResult parseOperands(Instruction &instruction);
  LogicalResult parseOperand(Lexer &lexer);
  LogicalResult parsePredecessors(Instruction &instruction);
  LogicalResult parseAttributes(std::vector<AttributeText> &attributes);
  std::optional<uint32_t> skipValue(StringRef name, uint32_t begin);
  LogicalResult parseName(Span &name, const llvm::Twine &what);

  const Source &source;
  Lexer lexer;
  Module module;
  /// The instructions of the computation that is being read.
  llvm::DenseMap<StringRef, uint32_t> byName;
  llvm::StringMap<uint16_t> opcodeIds;
};
} // namespace

FailureOr<Module> Parser::parse() {
  if (failed(parseHeader()) || failed(parseStackFrames()))
    return failure();
  while (!lexer.at(TokenKind::End))
    if (failed(parseComputation()))
      return failure();
  if (module.computations.empty())
    return lexer.errorExpected("a computation"), failure();
  // Without a mark the last computation is the entry.
  module.entry = module.computations.size() - 1;
  for (auto [index, computation] : llvm::enumerate(module.computations))
    if (computation.isEntry)
      module.entry = index;
  return std::move(module);
}

LogicalResult Parser::parseHeader() {
  if (!lexer.atWord("HloModule"))
    return lexer.errorExpected("'HloModule' at the start of HLO text");
  lexer.next();
  if (failed(parseName(module.name, "the name of the module")))
    return failure();
  return parseAttributes(module.moduleAttributes);
}

/// 1 "name"
LogicalResult Parser::parseNames(std::vector<std::string> &names) {
  while (lexer.at(TokenKind::Word) && llvm::isDigit(lexer.tokenText()[0])) {
    lexer.next();
    if (failed(parseString(lexer, names.emplace_back())))
      return failure();
  }
  return success();
}

/// 1 {key=number key=number}
template <typename T>
LogicalResult
Parser::parseRecords(std::vector<T> &records,
                     llvm::function_ref<int64_t *(T &, StringRef)> field) {
  while (lexer.at(TokenKind::Word) && llvm::isDigit(lexer.tokenText()[0])) {
    lexer.next();
    T &record = records.emplace_back();
    if (failed(lexer.expect(TokenKind::LBrace, "'{'")))
      return failure();
    while (lexer.at(TokenKind::Word)) {
      int64_t ignored, *value = field(record, lexer.tokenText());
      lexer.next();
      if (failed(lexer.expect(TokenKind::Equal, "'='")) ||
          failed(parseInt(lexer, value ? *value : ignored, "a number")))
        return failure();
    }
    if (failed(lexer.expect(TokenKind::RBrace, "'}'")))
      return failure();
  }
  return success();
}

LogicalResult Parser::parseStackFrames() {
  while (lexer.at(TokenKind::Word)) {
    StringRef table = lexer.tokenText();
    LogicalResult result = success();
    if (table == "FileNames") {
      lexer.next();
      result = parseNames(module.fileNames);
    } else if (table == "FunctionNames") {
      lexer.next();
      result = parseNames(module.functionNames);
    } else if (table == "FileLocations") {
      lexer.next();
      result = parseRecords<FileLocation>(
          module.fileLocations,
          [](FileLocation &location, StringRef key) -> int64_t * {
            if (key == "file_name_id")
              return &location.fileName;
            if (key == "function_name_id")
              return &location.functionName;
            if (key == "line")
              return &location.line;
            if (key == "column")
              return &location.column;
            return nullptr;
          });
    } else if (table == "StackFrames") {
      lexer.next();
      result = parseRecords<StackFrame>(
          module.stackFrames,
          [](StackFrame &frame, StringRef key) -> int64_t * {
            if (key == "file_location_id")
              return &frame.fileLocation;
            if (key == "parent_frame_id")
              return &frame.parent;
            return nullptr;
          });
    } else {
      break;
    }
    if (failed(result))
      return failure();
  }
  return success();
}

LogicalResult Parser::parseName(Span &name, const llvm::Twine &what) {
  if (!lexer.at(TokenKind::Name) && !lexer.at(TokenKind::Word))
    return lexer.errorExpected(what);
  name = lexer.peek().span;
  lexer.next();
  return success();
}

/// ENTRY? name ((parameters) -> shape)? { instruction* } attribute*
LogicalResult Parser::parseComputation() {
  Computation computation;
  computation.isEntry = false;
  if (lexer.atWord("ENTRY")) {
    computation.isEntry = true;
    lexer.next();
  }
  uint32_t begin = lexer.offset();
  if (failed(parseName(computation.name, "a computation")))
    return failure();
  if (lexer.at(TokenKind::LParen)) {
    // The signature says again what the instructions say.
    auto end = skipGroup(source, lexer.offset(), lexer.regionEnd());
    if (!end)
      return source.error(lexer.offset())
             << "'(' of the signature has no matching ')'";
    lexer.seek(*end);
    if (failed(lexer.expect(TokenKind::Arrow, "'->' before the result shape")))
      return failure();
    auto shapeEnd = skipShape(source, lexer.offset(), lexer.regionEnd());
    if (!shapeEnd)
      return lexer.errorExpected("the shape of the result");
    lexer.seek(*shapeEnd);
  }
  if (failed(lexer.expect(TokenKind::LBrace, "'{' before the instructions")))
    return failure();
  byName.clear();
  computation.instructionsBegin = module.instructions.size();
  while (!lexer.at(TokenKind::RBrace))
    if (failed(parseInstruction()))
      return failure();
  lexer.next();
  computation.instructionsEnd = module.instructions.size();
  if (computation.instructionsBegin == computation.instructionsEnd)
    return source.error(begin)
           << "computation '" << source.text(computation.name)
           << "' has no instructions";
  // Without a mark the last instruction is the root.
  computation.root = computation.instructionsEnd - 1;
  for (uint32_t i = computation.instructionsBegin;
       i != computation.instructionsEnd; ++i)
    if (module.instructions[i].isRoot)
      computation.root = i;
  // `execution_thread="..."` says where it runs, not what it computes.
  std::vector<AttributeText> ignored;
  if (failed(parseAttributes(ignored)))
    return failure();
  auto [previous, isNew] = module.computationsByName.try_emplace(
      source.text(computation.name), module.computations.size());
  if (!isNew) {
    auto diag = source.error(begin)
                << "computation '" << source.text(computation.name)
                << "' is defined twice";
    diag.attachNote(
        source.location(module.computations[previous->second].name.begin))
        << "first defined here";
    return diag;
  }
  module.computations.push_back(computation);
  return success();
}

/// ROOT? name = shape opcode(operands) attributes
LogicalResult Parser::parseInstruction() {
  Instruction instruction = {};
  if (lexer.atWord("ROOT")) {
    instruction.isRoot = true;
    lexer.next();
  }
  uint32_t begin = lexer.offset();
  if (failed(parseName(instruction.name, "an instruction or '}'")) ||
      failed(lexer.expect(TokenKind::Equal, "'=' after the name")))
    return failure();
  FailureOr<ShapeId> shape = module.shapes.parse(lexer);
  if (failed(shape))
    return failure();
  instruction.shape = *shape;
  if (failed(parseOpcode(instruction)) || failed(parseOperands(instruction)))
    return failure();
  instruction.attributesBegin = module.attributes.size();
  if (failed(parseAttributes(module.attributes)) ||
      failed(parsePredecessors(instruction)))
    return failure();
  instruction.attributesEnd = module.attributes.size();
  instruction.end = lexer.previousEnd();
  auto [previous, isNew] = byName.try_emplace(source.text(instruction.name),
                                              module.instructions.size());
  if (!isNew) {
    auto diag = source.error(begin)
                << "instruction '" << source.text(instruction.name)
                << "' is defined twice in its computation";
    diag.attachNote(
        source.location(module.instructions[previous->second].name.begin))
        << "first defined here";
    return diag;
  }
  module.instructions.push_back(instruction);
  return success();
}

LogicalResult Parser::parseOpcode(Instruction &instruction) {
  if (!lexer.at(TokenKind::Word))
    return lexer.errorExpected("an opcode");
  auto [entry, isNew] =
      opcodeIds.try_emplace(lexer.tokenText(), module.opcodes.size());
  if (isNew) {
    if (module.opcodes.size() > UINT16_MAX)
      return source.error(lexer.offset()) << "the text names more than "
                                          << UINT16_MAX << " different opcodes";
    module.opcodes.push_back(lexer.tokenText().str());
  }
  instruction.opcode = entry->second;
  lexer.next();
  return success();
}

/// ( (shape? name),* )
LogicalResult Parser::parseOperands(Instruction &instruction) {
  instruction.operandsBegin = instruction.operandsEnd = module.operands.size();
  uint32_t open = lexer.offset();
  if (!lexer.at(TokenKind::LParen))
    return lexer.errorExpected("'(' before the operands");
  StringRef opcode = module.opcodes[instruction.opcode];
  if (opcode == "constant" || opcode == "parameter") {
    auto end = skipGroup(source, open, lexer.regionEnd());
    if (!end)
      return source.error(open) << "'(' has no matching ')'";
    instruction.payload = {open + 1, *end - 1};
    lexer.seek(*end);
    return success();
  }
  lexer.next();
  while (!lexer.at(TokenKind::RParen)) {
    if (lexer.at(TokenKind::LParen) || lexer.at(TokenKind::Word)) {
      // A shape if one starts here, else a bare name. The shape repeats what
      // the operand's own definition says.
      if (auto end = skipShape(source, lexer.offset(), lexer.regionEnd()))
        lexer.seek(*end);
    }
    if (failed(parseOperand(lexer)))
      return failure();
    if (!lexer.at(TokenKind::Comma) && !lexer.at(TokenKind::RParen))
      return lexer.errorExpected("',' or ')' after an operand");
    if (!lexer.consume(TokenKind::Comma))
      break;
  }
  instruction.operandsEnd = module.operands.size();
  return lexer.expect(TokenKind::RParen, "')' after the operands");
}

/// The name of an instruction above.
LogicalResult Parser::parseOperand(Lexer &lexer) {
  if (!lexer.at(TokenKind::Name) && !lexer.at(TokenKind::Word))
    return lexer.errorExpected("the name of an instruction");
  auto found = byName.find(lexer.tokenText());
  if (found == byName.end())
    return source.error(lexer.offset())
           << "instruction '" << lexer.tokenText()
           << "' is not defined above in this computation";
  module.operands.push_back({found->second, lexer.offset()});
  lexer.next();
  return success();
}

/// The attribute control-predecessors={%a, %b} moves from the attributes to the
/// operands.
LogicalResult Parser::parsePredecessors(Instruction &instruction) {
  auto begin = module.attributes.begin() + instruction.attributesBegin;
  auto found = std::find_if(
      begin, module.attributes.end(), [&](const AttributeText &attribute) {
        return source.text(attribute.name) == "control-predecessors";
      });
  if (found != module.attributes.end()) {
    Lexer lexer(source, found->value);
    module.attributes.erase(found);
    if (failed(lexer.expect(TokenKind::LBrace, "'{' before predecessors")))
      return failure();
    while (!lexer.at(TokenKind::RBrace)) {
      if (failed(parseOperand(lexer)))
        return failure();
      if (!lexer.consume(TokenKind::Comma))
        break;
    }
    if (!lexer.at(TokenKind::RBrace))
      return lexer.errorExpected("',' or '}'");
  }
  instruction.predecessorsEnd = module.operands.size();
  return success();
}

/// The end of the value that begins at `begin`: the next comma, closing
/// bracket, blank or line end outside brackets and strings.
std::optional<uint32_t> Parser::skipValue(StringRef name, uint32_t begin) {
  StringRef text = source.text();
  uint32_t limit = lexer.regionEnd();
  bool mayHaveBlanks = name == "literal" || name == "replica_groups";
  for (uint32_t at = begin; at < limit;) {
    switch (text[at]) {
    case '(':
    case '[':
    case '{': {
      auto end = skipGroup(source, at, limit);
      if (!end)
        return std::nullopt;
      at = *end;
      // A mesh may be followed by the order of its devices.
      if (name == "replica_groups" &&
          text.substr(at).starts_with(", device_ids="))
        at += StringRef(", device_ids=").size();
      continue;
    }
    case '"':
    case '\'': {
      char quote = text[at];
      for (++at; at < limit && text[at] != quote; ++at)
        if (text[at] == '\\')
          ++at;
      if (at >= limit)
        return std::nullopt;
      ++at;
      continue;
    }
    case ' ':
      if (mayHaveBlanks) {
        ++at;
        continue;
      }
      return at;
    case ')':
    case ']':
    case '}':
    case ',':
    case '\n':
    case '\r':
    case '\t':
      return at;
    default:
      ++at;
    }
  }
  return limit;
}

/// (, name=value)*
LogicalResult Parser::parseAttributes(std::vector<AttributeText> &attributes) {
  while (lexer.consume(TokenKind::Comma)) {
    AttributeText attribute;
    if (!lexer.at(TokenKind::Word))
      return lexer.errorExpected("an attribute");
    attribute.name = lexer.peek().span;
    StringRef name = lexer.tokenText();
    lexer.next();
    if (!lexer.at(TokenKind::Equal))
      return lexer.errorExpected("'=' after the name of an attribute");
    lexer.next();
    uint32_t begin = lexer.offset();
    auto end = skipValue(name, begin);
    if (!end)
      return source.error(begin)
             << "value of '" << name << "' has a bracket or a quote that is "
             << "not closed";
    if (*end == begin)
      return lexer.errorExpected("the value of '" + name + "'");
    attribute.value = {begin, *end};
    attributes.push_back(attribute);
    lexer.seek(*end);
  }
  return success();
}

FailureOr<Module> tutti::hlo::parseModule(const Source &source) {
  if (source.text().size() >= UINT32_MAX) {
    source.error(0) << "HLO text has " << source.text().size()
                    << " bytes, expected less than 4 GiB";
    return failure();
  }
  return Parser(source).parse();
}
