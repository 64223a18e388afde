//===- Importer.cpp - walks computations ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Importer.h"
#include "mlir/IR/Verifier.h"
#include "tutti/StableHLO/IR/StableHLODialect.h"
#include "llvm/ADT/ScopeExit.h"

using namespace mlir;
using namespace tutti::hlo;
using llvm::StringRef;

Importer::Importer(const Source &source, Module &module, bool textLocations)
    : source(source), module(module), context(source.getContext()),
      builder(context), textLocations(textLocations) {
  HandlerTable &table = handlersByName;
  addElementwiseHandlers(table);
  addDataMovementHandlers(table);
  addContractionHandlers(table);
  addReductionHandlers(table);
  addControlFlowHandlers(table);
  addCustomCallHandlers(table);
  addCollectiveHandlers(table);
  addEffectHandlers(table);
  addAsyncHandlers(table);
  for (const std::string &opcode : module.opcodes) {
    Handler handler = table.lookup(opcode);
    handlers.push_back(handler ? handler : findAsyncHandler(table, opcode));
  }
  typeOfShape.resize(module.shapes.size());
  parametersOf.resize(module.computations.size());
  functionOf.resize(module.computations.size());
  orderedOf.resize(module.computations.size());
}

//===----------------------------------------------------------------------===//
// Types, parameters, literals
//===----------------------------------------------------------------------===//

Type Importer::type(ShapeId id) {
  typeOfShape.resize(std::max<size_t>(typeOfShape.size(), id + 1));
  Type &type = typeOfShape[id];
  if (type)
    return type;
  const Shape &shape = module.shapes[id];
  if (shape.kind == Shape::Kind::Token)
    return type = stablehlo::TokenType::get(context);
  Type element = convertElementType(context, shape.elementType);
  if (shape.dynamic.empty())
    return type = RankedTensorType::get(shape.dimensions, element);
  Ints sizes = shape.dimensions, bounds = shape.dimensions;
  for (auto [dim, isDynamic] : llvm::enumerate(shape.dynamic))
    (isDynamic ? sizes : bounds)[dim] = ShapedType::kDynamic;
  return type = RankedTensorType::get(
             sizes, element, stablehlo::BoundsAttr::get(context, bounds));
}

SmallVector<Type> Importer::types(ShapeId shape) {
  SmallVector<Type> result;
  for (ShapeId leaf : module.shapes.leaves(shape))
    result.push_back(type(leaf));
  return result;
}

LogicalResult Importer::findParameters(const Computation &computation) {
  std::optional<std::vector<uint32_t>> &result =
      parametersOf[&computation - module.computations.data()];
  if (result)
    return success();
  std::vector<uint32_t> found;
  for (uint32_t i = computation.instructionsBegin;
       i < computation.instructionsEnd; ++i)
    if (module.opcodes[module.instructions[i].opcode] == "parameter")
      found.push_back(i);
  std::vector<uint32_t> byNumber(found.size(), UINT32_MAX);
  for (uint32_t i : found) {
    const Instruction &instruction = module.instructions[i];
    Lexer lexer(source, instruction.payload);
    int64_t number;
    if (failed(parseInt(lexer, number, "the number of the parameter")))
      return failure();
    if (number < 0 || number >= int64_t(found.size()))
      return source.error(instruction.payload.begin)
             << "parameter " << number << " of a computation with "
             << found.size() << " parameters, expected them numbered from 0";
    if (byNumber[number] != UINT32_MAX)
      return source.error(instruction.payload.begin)
             << "parameter " << number << " is defined twice";
    byNumber[number] = i;
  }
  result = std::move(byNumber);
  return success();
}

ArrayRef<uint32_t> Importer::parameters(const Computation &computation) const {
  return *parametersOf[&computation - module.computations.data()];
}

FailureOr<SmallVector<Type>>
Importer::parameterTypes(const Computation &computation) {
  if (failed(findParameters(computation)))
    return failure();
  SmallVector<Type> result;
  for (uint32_t i : parameters(computation))
    llvm::append_range(result, types(module.instructions[i].shape));
  return result;
}

const Computation *Importer::findComputation(StringRef name) const {
  auto found = module.computationsByName.find(name);
  return found == module.computationsByName.end()
             ? nullptr
             : &module.computations[found->second];
}

FailureOr<SmallVector<DenseElementsAttr, 1>>
Importer::literal(const Instruction &instruction) {
  uint32_t index = &instruction - module.instructions.data();
  if (auto known = literals.find(index); known != literals.end())
    return known->second;
  Lexer lexer(source, instruction.payload);
  SmallVector<DenseElementsAttr, 1> values;
  if (failed(parseLiteral(lexer, module.shapes, instruction.shape, values)))
    return failure();
  if (!lexer.at(TokenKind::End))
    return lexer.errorExpected("the end of the constant"), failure();
  return literals[index] = values;
}

FailureOr<DenseIntElementsAttr> Importer::replicaGroups(Lexer &lexer) {
  uint32_t begin = lexer.offset();
  DenseIntElementsAttr &known =
      groupsOfText[source.text({begin, lexer.regionEnd()})];
  if (known)
    return known;
  ReplicaGroups groups;
  if (failed(parseReplicaGroups(lexer, groups)))
    return failure();
  // Short text can stand for many ids; many such texts for too many.
  replicaIds += groups.ids.size();
  if (replicaIds > 64 * maxReplicaIds)
    return source.error(begin) << "replica groups of the module have more than "
                               << 64 * maxReplicaIds << " ids together",
           failure();
  auto type = RankedTensorType::get({groups.numGroups, groups.groupSize},
                                    builder.getI64Type());
  return known = DenseIntElementsAttr::get(type, ArrayRef(groups.ids));
}

//===----------------------------------------------------------------------===//
// Calls
//===----------------------------------------------------------------------===//

/// The computations that an instruction names, with the place of each name.
void Importer::calledBy(
    const Instruction &instruction,
    SmallVectorImpl<std::pair<uint32_t, uint32_t>> &calls) const {
  for (const AttributeText &attribute : module.attributesOf(instruction)) {
    if (!llvm::is_contained({"to_apply", "calls", "body", "condition",
                             "branch_computations", "true_computation",
                             "false_computation", "select", "scatter",
                             "called_computations"},
                            text(attribute.name)))
      continue;
    for (Lexer lexer(source, attribute.value); !lexer.at(TokenKind::End);
         lexer.next())
      if (lexer.at(TokenKind::Name) || lexer.at(TokenKind::Word))
        if (const Computation *callee = findComputation(lexer.tokenText()))
          calls.emplace_back(callee - module.computations.data(),
                             lexer.offset());
  }
}

/// Fails if a computation calls itself, through others or directly.
LogicalResult Importer::checkCalls() const {
  struct Visit {
    uint32_t computation;
    SmallVector<std::pair<uint32_t, uint32_t>> calls;
    size_t next = 0;
  };
  enum : uint8_t { New, Open, Done };
  std::vector<uint8_t> state(module.computations.size(), New);
  std::vector<Visit> stack;
  auto open = [&](uint32_t index) {
    state[index] = Open;
    Visit &visit = stack.emplace_back();
    visit.computation = index;
    const Computation &computation = module.computations[index];
    for (uint32_t i = computation.instructionsBegin;
         i < computation.instructionsEnd; ++i)
      calledBy(module.instructions[i], visit.calls);
  };
  open(module.entry);
  while (!stack.empty()) {
    Visit &top = stack.back();
    if (top.next == top.calls.size()) {
      state[top.computation] = Done;
      stack.pop_back();
      continue;
    }
    auto [callee, offset] = top.calls[top.next++];
    if (state[callee] == Open) {
      auto diag = source.error(offset)
                  << "computation '" << text(module.computations[callee].name)
                  << "' calls itself";
      bool inside = false;
      for (const Visit &visit : stack) {
        inside |= visit.computation == callee;
        if (inside && &visit != &stack.back())
          diag.attachNote(source.location(visit.calls[visit.next - 1].second))
              << "through this call";
      }
      return diag;
    }
    if (state[callee] == New)
      open(callee);
  }
  return success();
}

static bool isOrderedOpcode(StringRef opcode) {
  for (StringRef prefix :
       {"all-", "collective-", "reduce-scatter", "ragged-all-to-all", "send",
        "recv", "infeed", "outfeed", "custom-call", "call", "while",
        "conditional", "async-", "rng"})
    if (opcode.starts_with(prefix))
      return true;
  return false;
}

bool Importer::isOrdered(const Instruction &instruction) {
  StringRef opcode = module.opcodes[instruction.opcode];
  if (opcode != "fusion")
    return isOrderedOpcode(opcode);
  SmallVector<std::pair<uint32_t, uint32_t>> calls;
  calledBy(instruction, calls);
  for (auto [callee, offset] : calls) {
    std::optional<bool> &known = orderedOf[callee];
    if (!known) {
      known = false;
      const Computation &computation = module.computations[callee];
      for (uint32_t i = computation.instructionsBegin;
           i < computation.instructionsEnd; ++i)
        *known |=
            isOrderedOpcode(module.opcodes[module.instructions[i].opcode]);
    }
    if (*known)
      return true;
  }
  return false;
}

//===----------------------------------------------------------------------===//
// Bodies
//===----------------------------------------------------------------------===//

LogicalResult Importer::importBody(const Computation &computation,
                                   ValueRange arguments, Values &results,
                                   DictionaryAttr inherited) {
  if (nesting == maxNesting)
    return source.error(computation.name.begin)
           << "computations nest more than " << maxNesting << " deep";
  ++nesting;
  llvm::scope_exit leave([&] { --nesting; });

  FailureOr<SmallVector<Type>> expected = parameterTypes(computation);
  if (failed(expected))
    return failure();
  if (!llvm::equal(*expected, arguments.getTypes())) {
    return source.error(computation.name.begin)
           << "computation '" << text(computation.name)
           << "' is used with values of types " << TypeRange(arguments)
           << ", but its parameters have types " << TypeRange(*expected);
  }

  Frame frame{computation, {}, {}, inherited};
  frame.slots.resize(computation.instructionsEnd -
                     computation.instructionsBegin);
  frame.values.assign(arguments.begin(), arguments.end());
  uint32_t begin = 0;
  for (uint32_t i : parameters(computation)) {
    uint32_t size = module.shapes[module.instructions[i].shape].numLeaves();
    frame.slots[i - computation.instructionsBegin] = {begin, size};
    begin += size;
  }
  for (uint32_t i = computation.instructionsBegin;
       i < computation.instructionsEnd; ++i)
    if (failed(importInstruction(frame, i)))
      return failure();

  Frame::Slot root =
      frame.slots[computation.root - computation.instructionsBegin];
  ArrayRef<ShapeId> shapes =
      module.shapes.leaves(module.instructions[computation.root].shape);
  results.clear();
  for (uint32_t i = 0; i < root.size; ++i) {
    Value &value = frame.values[root.begin + i];
    if (!value)
      value = Instr(*this, frame, module.instructions[computation.root])
                  .createZero(type(shapes[i]));
    results.push_back(value);
  }
  return success();
}

LogicalResult Importer::importInstruction(Frame &frame, uint32_t index) {
  const Instruction &instruction = module.instructions[index];
  StringRef opcode = module.opcodes[instruction.opcode];
  // Inlining repeats text; this bounds how much.
  importedBytes += instruction.end - instruction.name.begin;
  if (importedBytes > 64 * source.text().size() + (1 << 24))
    return source.error(instruction.name.begin)
           << "module expands to more than 64 times its text where "
              "computations are inlined";

  if (opcode == "parameter")
    return success();
  Handler handler = handlers[instruction.opcode];
  if (!handler)
    return source.error(instruction.name.begin)
           << "opcode '" << opcode
           << "' is not supported; no op of StableHLO says the same";
  Instr instr(*this, frame, instruction);
  if (failed(instr.readCommonAttributes()))
    return failure();
  return handler(instr);
}
