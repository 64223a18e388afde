//===- Instr.cpp - one instruction on its way to ops ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "AttributeText.h"
#include "Importer.h"
#include "tutti/StableHLO/IR/StableHLODialect.h"

using namespace mlir;
using namespace tutti::hlo;
using llvm::StringRef;

Instr::Instr(Importer &importer, Frame &frame, const Instruction &instruction)
    : importer(importer), frame(frame), instruction(instruction),
      opcodeName(importer.module.opcodes[instruction.opcode]),
      resultShape(instruction.shape),
      taken(instruction.attributesEnd - instruction.attributesBegin) {}

void Instr::collectLeaves() {
  if (std::exchange(collected, true))
    return;
  const Module &module = importer.module;
  for (const Operand &operand : module.operandsOf(instruction)) {
    operandBegins.push_back(leaves.size());
    ShapeId shape = module.instructions[operand.instruction].shape;
    Frame::Slot slot = slotOf(operand.instruction);
    for (uint32_t i = 0; i < slot.size; ++i) {
      Value &value = frame.values[slot.begin + i];
      if (!value)
        value = createZero(importer.type(module.shapes.leaves(shape)[i]));
      leaves.push_back(value);
    }
  }
}

StringRef Instr::opcode() const { return opcodeName; }

StringRef Instr::name() const { return importer.text(instruction.name); }

MLIRContext *Instr::getContext() const { return importer.context; }

//===----------------------------------------------------------------------===//
// Operands and results
//===----------------------------------------------------------------------===//

unsigned Instr::numOperands() const {
  return importer.module.operandsOf(instruction).size();
}

const Shape &Instr::operandShape(unsigned i) const {
  const Operand &operand = importer.module.operandsOf(instruction)[i];
  return importer.module
      .shapes[importer.module.instructions[operand.instruction].shape];
}

ValueRange Instr::operands() {
  collectLeaves();
  return leaves;
}

ValueRange Instr::operand(unsigned i) {
  collectLeaves();
  uint32_t begin = operandBegins[i];
  uint32_t end =
      i + 1 < operandBegins.size() ? operandBegins[i + 1] : leaves.size();
  return ValueRange(leaves).slice(begin, end - begin);
}

Values Instr::rawOperand(unsigned i) const {
  Frame::Slot slot =
      slotOf(importer.module.operandsOf(instruction)[i].instruction);
  return Values(frame.values.begin() + slot.begin,
                frame.values.begin() + slot.begin + slot.size);
}

LogicalResult Instr::expectOperands(unsigned count) {
  if (numOperands() != count)
    return error() << "'" << opcode() << "' has " << numOperands()
                   << " operands, expected " << count;
  return expectNoTuples();
}

LogicalResult Instr::expectNoTuples(unsigned atLeast) {
  if (numOperands() < atLeast)
    return error() << "'" << opcode() << "' has " << numOperands()
                   << " operands, expected at least " << atLeast;
  for (unsigned i = 0; i < numOperands(); ++i)
    if (operandShape(i).isTuple())
      return errorAtOperand(i) << "operand " << i << " of '" << opcode()
                               << "' is a tuple, expected an array";
  return success();
}

const Shape &Instr::shape() const {
  return importer.module.shapes[resultShape];
}

SmallVector<Type> Instr::types() const { return importer.types(resultShape); }

LogicalResult Instr::expectArray() {
  if (!shape().isArray())
    return error() << "result of '" << opcode() << "' is not an array";
  return success();
}

LogicalResult Instr::setResults(ValueRange results) {
  ArrayRef<ShapeId> shapes = importer.module.shapes.leaves(resultShape);
  if (results.size() != shapes.size())
    return error() << "'" << opcode() << "' yields " << results.size()
                   << " values, but its shape has " << shapes.size();
  for (auto [index, shape] : llvm::enumerate(shapes)) {
    // A null value has the type that the shape says.
    if (!results[index] || results[index].getType() == importer.type(shape))
      continue;
    auto diag = error() << "'" << opcode() << "' yields a value of type "
                        << results[index].getType() << ", but its shape says "
                        << importer.type(shape);
    if (shapes.size() > 1)
      diag << " for value " << index;
    return diag;
  }
  uint32_t index = &instruction - importer.module.instructions.data();
  slotOf(index) = {uint32_t(frame.values.size()), uint32_t(results.size())};
  frame.values.insert(frame.values.end(), results.begin(), results.end());
  return success();
}

LogicalResult Instr::importAs(Handler handler, StringRef opcode, ShapeId shape,
                              Values &results) {
  StringRef ownOpcode = std::exchange(opcodeName, opcode);
  ShapeId ownShape = std::exchange(resultShape, shape);
  LogicalResult result = handler(*this);
  opcodeName = ownOpcode;
  resultShape = ownShape;
  if (failed(result))
    return failure();
  Frame::Slot slot = slotOf(&instruction - importer.module.instructions.data());
  results.append(frame.values.begin() + slot.begin,
                 frame.values.begin() + slot.begin + slot.size);
  return success();
}

LogicalResult Instr::setResultsToPart(unsigned i, ArrayRef<int64_t> index) {
  const ShapeTable &shapes = importer.module.shapes;
  uint32_t source = importer.module.operandsOf(instruction)[i].instruction;
  ShapeId part = importer.module.instructions[source].shape;
  uint32_t first = shapes[part].leavesBegin;
  for (int64_t element : index) {
    const Shape &tuple = shapes[part];
    if (element < 0 || element >= int64_t(tuple.elements.size()))
      return errorAtOperand(i)
             << "operand " << i << " of '" << opcode() << "' has no part "
             << element << ", its shape has " << tuple.elements.size();
    part = tuple.elements[element];
  }
  ArrayRef<ShapeId> have = shapes.leaves(part),
                    want = shapes.leaves(resultShape);
  bool matches = have.size() == want.size();
  for (size_t leaf = 0; matches && leaf < have.size(); ++leaf)
    matches = importer.type(have[leaf]) == importer.type(want[leaf]);
  if (!matches)
    return error() << "shape of '" << opcode()
                   << "' is not the one of that part of its operand";
  uint32_t self = &instruction - importer.module.instructions.data();
  slotOf(self) = {slotOf(source).begin + shapes[part].leavesBegin - first,
                  uint32_t(have.size())};
  return success();
}

//===----------------------------------------------------------------------===//
// Attributes
//===----------------------------------------------------------------------===//

const AttributeText *Instr::find(StringRef attribute) const {
  for (const AttributeText &text : importer.module.attributesOf(instruction))
    if (importer.text(text.name) == attribute)
      return &text;
  return nullptr;
}

bool Instr::has(StringRef attribute) const { return find(attribute); }

std::optional<Lexer> Instr::take(StringRef attribute) {
  const AttributeText *text = find(attribute);
  if (!text)
    return std::nullopt;
  taken.set(text - importer.module.attributesOf(instruction).data());
  return Lexer(importer.source, text->value);
}

LogicalResult Instr::require(StringRef attribute, std::optional<Lexer> &at) {
  at = take(attribute);
  if (!at)
    return error() << "'" << opcode() << "' has no attribute '" << attribute
                   << "'";
  return success();
}

LogicalResult Instr::readInt(StringRef attribute, int64_t &value) {
  std::optional<Lexer> at;
  if (failed(require(attribute, at)))
    return failure();
  return parseInt(*at, value, "the number '" + attribute + "'");
}

LogicalResult Instr::readOptionalInt(StringRef attribute, int64_t &value) {
  return has(attribute) ? readInt(attribute, value) : success();
}

LogicalResult Instr::readInts(StringRef attribute, Ints &values) {
  std::optional<Lexer> at;
  if (failed(require(attribute, at)))
    return failure();
  return parseIntList(*at, values);
}

LogicalResult Instr::readOptionalInts(StringRef attribute, Ints &values) {
  return has(attribute) ? readInts(attribute, values) : success();
}

LogicalResult Instr::readOptionalBool(StringRef attribute, bool &value) {
  if (auto at = take(attribute))
    return parseBool(*at, value);
  return success();
}

LogicalResult Instr::readWord(StringRef attribute, StringRef &word) {
  std::optional<Lexer> at;
  if (failed(require(attribute, at)))
    return failure();
  if (!at->at(TokenKind::Word))
    return at->errorExpected("a word");
  word = at->tokenText();
  return success();
}

/// The computation whose name the lexer stands at.
static LogicalResult parseComputationName(Importer &importer, Lexer &lexer,
                                          const Computation *&computation) {
  if (!lexer.at(TokenKind::Name) && !lexer.at(TokenKind::Word))
    return lexer.errorExpected("the name of a computation");
  computation = importer.findComputation(lexer.tokenText());
  if (!computation)
    return importer.source.error(lexer.offset())
           << "computation '" << lexer.tokenText() << "' is not defined";
  lexer.next();
  return success();
}

LogicalResult Instr::readComputation(StringRef attribute,
                                     const Computation *&computation) {
  std::optional<Lexer> at;
  if (failed(require(attribute, at)))
    return failure();
  return parseComputationName(importer, *at, computation);
}

LogicalResult
Instr::readComputations(StringRef attribute,
                        SmallVectorImpl<const Computation *> &computations) {
  std::optional<Lexer> at;
  if (failed(require(attribute, at)))
    return failure();
  if (!at->at(TokenKind::LBrace))
    return parseComputationName(importer, *at, computations.emplace_back());
  at->next();
  while (!at->at(TokenKind::RBrace)) {
    if (failed(
            parseComputationName(importer, *at, computations.emplace_back())))
      return failure();
    if (!at->consume(TokenKind::Comma))
      break;
  }
  return at->expect(TokenKind::RBrace, "',' or '}'");
}

void Instr::carry(StringRef name, mlir::Attribute value) {
  carriedAttributes.push_back(attr(name, value));
}

mlir::Attribute Instr::carried(StringRef name) const {
  for (NamedAttribute attribute : carriedAttributes)
    if (attribute.getName() == name)
      return attribute.getValue();
  return {};
}

void Instr::drop(StringRef name) {
  llvm::erase_if(carriedAttributes, [&](NamedAttribute attribute) {
    return attribute.getName() == name;
  });
}

DictionaryAttr Instr::carriedDictionary() {
  keepRest();
  return builder().getDictionaryAttr(carriedAttributes);
}

/// Carries what a caller carried. Where both have a dictionary they are
/// joined; else the instruction's own word counts.
void Instr::inherit(DictionaryAttr attributes) {
  for (NamedAttribute attribute : attributes) {
    StringRef name = attribute.getName();
    auto own = carried(name);
    if (!own) {
      carry(name, attribute.getValue());
      continue;
    }
    auto ours = dyn_cast<DictionaryAttr>(own);
    auto theirs = dyn_cast<DictionaryAttr>(attribute.getValue());
    if (!ours || !theirs)
      continue;
    std::vector<NamedAttribute> joined(theirs.begin(), theirs.end());
    joined.insert(joined.end(), ours.begin(), ours.end());
    drop(name);
    carry(name, makeDictionary(getContext(), std::move(joined)));
  }
}

void Instr::keepAsText(StringRef attribute) {
  if (!take(attribute))
    return;
  rest.push_back(attr(
      attribute,
      builder().getStringAttr(importer.text(find(attribute)->value).trim())));
}

LogicalResult Instr::readCommonAttributes() {
  if (auto at = take("metadata"))
    if (failed(parseMetadata(*at, metadata)))
      return failure();
  Builder b = builder();
  if (const AttributeText *sharding = find("sharding")) {
    (void)take("sharding");
    carry("mhlo.sharding", b.getStringAttr(importer.text(sharding->value)));
  }
  if (auto at = take("frontend_attributes")) {
    StringPairs pairs;
    if (failed(parseFrontendAttributes(*at, pairs)))
      return failure();
    NamedAttrList dictionary;
    for (auto &[key, value] : pairs)
      dictionary.set(key, b.getStringAttr(value));
    if (!pairs.empty())
      carry("mhlo.frontend_attributes", dictionary.getDictionary(getContext()));
  }
  // A custom call's is its own.
  if (!opcode().starts_with("custom-call"))
    if (auto at = take("backend_config")) {
      std::string config;
      if (at->at(TokenKind::String)) {
        if (failed(parseString(*at, config)))
          return failure();
      } else {
        config = importer.text(find("backend_config")->value).str();
      }
      if (!config.empty())
        carry("mhlo.backend_config", b.getStringAttr(config));
    }
  if (frame.inherited &&
      &instruction == &importer.module.instructions[frame.computation.root])
    inherit(frame.inherited);
  // These speak of buffers, of the compiler's books or of profiles.
  for (StringRef ignored :
       {"origin", "original_value", "statistics", "parameter_replication",
        "cross_program_prefetch_index", "async_execution_thread"})
    (void)take(ignored);
  orderAfterControlPredecessors();
  return success();
}

/// A barrier over the operands and one value of each predecessor: then the
/// operands, and with them this instruction, come after the predecessors.
void Instr::orderAfterControlPredecessors() {
  Values before;
  ArrayRef<Operand> predecessors =
      importer.module.controlPredecessorsOf(instruction);
  if (predecessors.empty())
    return;
  collectLeaves();
  llvm::SmallDenseSet<Value> depends(leaves.begin(), leaves.end());
  for (const Operand &operand : predecessors) {
    const Instruction &other =
        importer.module.instructions[operand.instruction];
    Frame::Slot slot = slotOf(operand.instruction);
    Value value;
    // The last that there is: a start begins with what it was given.
    for (uint32_t k = slot.begin + slot.size; k-- > slot.begin && !value;)
      value = frame.values[k];
    if (value && value.getDefiningOp() && depends.insert(value).second &&
        (importer.isOrdered(instruction) || importer.isOrdered(other)))
      before.push_back(value);
  }
  if (before.empty() || leaves.empty())
    return;
  Values all = leaves;
  all.append(before);
  Operation *barrier = importer.builder.create(
      loc(), StringAttr::get(getContext(), "stablehlo.optimization_barrier"),
      all, ValueRange(all).getTypes());
  leaves.assign(barrier->result_begin(),
                barrier->result_begin() + leaves.size());
}

void Instr::keepRest() {
  if (std::exchange(keptRest, true))
    return;
  for (auto [index, text] :
       llvm::enumerate(importer.module.attributesOf(instruction))) {
    if (taken.test(index))
      continue;
    StringRef name = importer.text(text.name);
    if (!importer.textLocations)
      importer.source.warning(text.name.begin)
          << "attribute '" << name << "' of '" << opcode()
          << "' is not known; it is kept as text in 'mhlo.hlo_attributes'";
    rest.push_back(
        attr(name, builder().getStringAttr(importer.text(text.value))));
  }
  if (!rest.empty())
    carry("mhlo.hlo_attributes", makeDictionary(getContext(), rest));
}

//===----------------------------------------------------------------------===//
// Errors
//===----------------------------------------------------------------------===//

InFlightDiagnostic Instr::error() const {
  return importer.source.error(instruction.name.begin);
}

InFlightDiagnostic Instr::errorAt(StringRef attribute) const {
  const AttributeText *text = find(attribute);
  return importer.source.error(text ? text->value.begin
                                    : instruction.name.begin);
}

InFlightDiagnostic Instr::errorAtOperand(unsigned i) const {
  return importer.source.error(
      importer.module.operandsOf(instruction)[i].offset);
}
