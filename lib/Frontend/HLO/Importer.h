//===- Importer.h - from syntax tree to IR ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What the parts of the importer share. An Importer owns the module under
// construction. It walks a computation in the order of its text, in a Frame
// that knows the values so far, and hands each instruction to the handler of
// its opcode as an Instr: a view that gives operands, typed attributes and the
// means to create ops. The handlers stand in one file a subject.
//
//===----------------------------------------------------------------------===//

#ifndef TUTTI_LIB_FRONTEND_HLO_IMPORTER_H
#define TUTTI_LIB_FRONTEND_HLO_IMPORTER_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinOps.h"
#include "tutti/Frontend/HLO/Literal.h"
#include "tutti/Frontend/HLO/Module.h"
#include "tutti/Frontend/HLO/Values.h"
#include "llvm/ADT/SmallBitVector.h"
#include "llvm/ADT/StringSet.h"

namespace tutti::hlo {

class Importer;
class Instr;

using mlir::failed;
using mlir::failure;
using mlir::LogicalResult;
using mlir::success;
using Values = llvm::SmallVector<mlir::Value, 4>;
using Attributes = llvm::SmallVector<mlir::NamedAttribute, 4>;
using Handler = LogicalResult (*)(Instr &);
using HandlerTable = llvm::StringMap<Handler>;

// One a subject.
void addElementwiseHandlers(HandlerTable &table);
void addDataMovementHandlers(HandlerTable &table);
void addBitcastHandlers(HandlerTable &table);
void addContractionHandlers(HandlerTable &table);
void addReductionHandlers(HandlerTable &table);
void addControlFlowHandlers(HandlerTable &table);
void addCustomCallHandlers(HandlerTable &table);
void addCollectiveHandlers(HandlerTable &table);
void addEffectHandlers(HandlerTable &table);
void addAsyncHandlers(HandlerTable &table);
/// The handler of an op with `-start`, `-update` or `-done` after a known
/// opcode.
Handler findAsyncHandler(const HandlerTable &table, llvm::StringRef opcode);

// Collectives of several operands; `attributes` has the communicator.
LogicalResult
importCollectivePermuteOfMany(Instr &in,
                              llvm::ArrayRef<mlir::NamedAttribute> attributes);
LogicalResult importReduceScatterOfMany(Instr &in, Attributes &attributes,
                                        const Computation &reducer,
                                        int64_t dimension);
LogicalResult importAllToAllOfMany(Instr &in, Attributes &attributes);
/// Fills in empty replica groups: devices 0 to members - 1.
void nameAllDevices(Instr &in, Attributes &attributes, int64_t members);

/// A computation while it is walked.
struct Frame {
  const Computation &computation;
  /// The leaves of each instruction so far, as a range of `values`.
  struct Slot {
    uint32_t begin = 0, size = 0;
  };
  std::vector<Slot> slots;
  /// A null value stands for something that nobody should need, such as the
  /// context of an asynchronous op; it becomes a zero if somebody does.
  std::vector<mlir::Value> values;
  /// What the root carries beside its own, in the stead of a caller.
  mlir::DictionaryAttr inherited;
};

/// One instruction on its way to ops.
class Instr {
public:
  Instr(Importer &importer, Frame &frame, const Instruction &instruction);

  Importer &importer;
  Frame &frame;
  const Instruction &instruction;

  llvm::StringRef opcode() const;
  llvm::StringRef name() const;
  mlir::MLIRContext *getContext() const;
  mlir::Builder builder() const { return mlir::Builder(getContext()); }

  // Operands. Leaves of all operands are in one list, in order.
  unsigned numOperands() const;
  const Shape &operandShape(unsigned i) const;
  mlir::ValueRange operand(unsigned i);
  /// Leaves of operand i, with null values left null.
  Values rawOperand(unsigned i) const;
  mlir::ValueRange operands();
  /// The only leaf of operand i, which must have one.
  mlir::Value value(unsigned i) { return operand(i).front(); }
  /// Fails unless there are `count` operands, none of them a tuple.
  LogicalResult expectOperands(unsigned count);
  /// Fails if an operand is a tuple, or if there are fewer than `atLeast`.
  LogicalResult expectNoTuples(unsigned atLeast = 0);

  // The result.
  const Shape &shape() const;
  ShapeId shapeId() const { return resultShape; }
  llvm::SmallVector<mlir::Type> types() const;
  mlir::Type type() const { return types().front(); }
  /// Fails unless the result is one array.
  LogicalResult expectArray();
  /// Says what the instruction's leaves are. Fails if the types are not
  /// those of its shape.
  LogicalResult setResults(mlir::ValueRange results);
  /// Says that the leaves are those of a part of operand i: `index` leads
  /// through tuples in tuples.
  LogicalResult setResultsToPart(unsigned i, llvm::ArrayRef<int64_t> index);
  /// Runs another handler, as if the instruction had this opcode and shape.
  LogicalResult importAs(Handler handler, llvm::StringRef opcode, ShapeId shape,
                         Values &results);

  // Attributes. Each reader takes its attribute; what is left when the
  // handler returns is kept on the ops, with a warning.
  /// A lexer at the value, if the attribute is there.
  std::optional<Lexer> take(llvm::StringRef attribute);
  bool has(llvm::StringRef attribute) const;
  LogicalResult require(llvm::StringRef attribute, std::optional<Lexer> &at);
  LogicalResult readInt(llvm::StringRef attribute, int64_t &value);
  LogicalResult readOptionalInt(llvm::StringRef attribute, int64_t &value);
  LogicalResult readInts(llvm::StringRef attribute, Ints &values);
  LogicalResult readOptionalInts(llvm::StringRef attribute, Ints &values);
  LogicalResult readOptionalBool(llvm::StringRef attribute, bool &value);
  LogicalResult readWord(llvm::StringRef attribute, llvm::StringRef &word);
  /// The computation that the attribute names.
  LogicalResult readComputation(llvm::StringRef attribute,
                                const Computation *&computation);
  LogicalResult
  readComputations(llvm::StringRef attribute,
                   llvm::SmallVectorImpl<const Computation *> &computations);
  /// Takes what all instructions may have; part of every import.
  LogicalResult readCommonAttributes();
  void orderAfterControlPredecessors();
  /// Puts an attribute on every op that `create` makes from here on.
  void carry(llvm::StringRef name, mlir::Attribute value);
  mlir::Attribute carried(llvm::StringRef name) const;
  void drop(llvm::StringRef name);
  mlir::DictionaryAttr carriedDictionary();
  /// Keeps an attribute as text, with those that nobody took.
  void keepAsText(llvm::StringRef attribute);

  // Making ops, at the end of what is made so far.
  /// An op that stands for the instruction, with what it carries. By the
  /// first call all attributes have been taken that will be.
  mlir::Operation *
  create(llvm::StringRef opName, mlir::TypeRange types,
         mlir::ValueRange operands,
         llvm::ArrayRef<mlir::NamedAttribute> attributes = {},
         llvm::MutableArrayRef<std::unique_ptr<mlir::Region>> regions = {});
  /// An op that prepares or finishes: it carries nothing.
  mlir::Value
  createHelper(llvm::StringRef opName, mlir::Type type,
               mlir::ValueRange operands,
               llvm::ArrayRef<mlir::NamedAttribute> attributes = {});
  mlir::Value createReshape(mlir::Value value, llvm::ArrayRef<int64_t> sizes);
  mlir::Value createTranspose(mlir::Value value,
                              llvm::ArrayRef<int64_t> permutation);
  mlir::Value createZero(mlir::Type type);
  /// The op, with all results as the instruction's.
  LogicalResult
  replace(llvm::StringRef opName,
          llvm::ArrayRef<mlir::NamedAttribute> attributes = {},
          llvm::MutableArrayRef<std::unique_ptr<mlir::Region>> regions = {});
  /// A region of one block that runs the computation on block arguments.
  LogicalResult buildRegion(const Computation &computation,
                            mlir::TypeRange argumentTypes,
                            std::unique_ptr<mlir::Region> &region);
  /// A region without arguments that runs the computation on `values`.
  LogicalResult buildClosedRegion(const Computation &computation,
                                  mlir::ValueRange values,
                                  std::unique_ptr<mlir::Region> &region);

  // Tuples, where an op does have them.
  mlir::Type tupleType(ShapeId shape);
  /// One value from the leaves of a shape.
  mlir::Value makeTuple(ShapeId shape, mlir::ValueRange leaves);
  /// Appends the leaves of a value of that shape.
  void takeTuple(ShapeId shape, mlir::Value value, Values &leaves);

  mlir::NamedAttribute attr(llvm::StringRef name, mlir::Attribute value) const;
  /// The padding of a window as rows of low and high.
  mlir::DenseIntElementsAttr paddingAttr(const Window &window) const;
  mlir::Location loc();

  mlir::InFlightDiagnostic error() const;
  mlir::InFlightDiagnostic errorAt(llvm::StringRef attribute) const;
  mlir::InFlightDiagnostic errorAtOperand(unsigned i) const;

private:
  friend class Importer;
  const AttributeText *find(llvm::StringRef attribute) const;
  /// Carries the attributes that nobody took.
  void keepRest();
  void inherit(mlir::DictionaryAttr attributes);

  /// Fills `leaves`; what only looks at shapes does without.
  void collectLeaves();
  Frame::Slot &slotOf(uint32_t instruction) const {
    return frame.slots[instruction - frame.computation.instructionsBegin];
  }

  llvm::StringRef opcodeName;
  ShapeId resultShape;
  Values leaves;
  bool collected = false, keptRest = false;
  llvm::SmallVector<uint32_t, 4> operandBegins;
  llvm::SmallBitVector taken;
  std::vector<mlir::NamedAttribute> rest;
  Attributes carriedAttributes;
  Metadata metadata;
  std::optional<mlir::Location> location;
};

class Importer {
public:
  /// With `textLocations`, ops are located in the HLO text and not where its
  /// metadata say, and warnings are left out.
  Importer(const Source &source, Module &module, bool textLocations);

  mlir::OwningOpRef<mlir::ModuleOp> import();

  /// How deep computations may nest in one another.
  static constexpr unsigned maxNesting = 200;

  const Source &source;
  Module &module;
  mlir::MLIRContext *context;
  mlir::OpBuilder builder;

  int64_t numPartitions = 1, numReplicas = 1;

  llvm::StringRef text(Span span) const { return source.text(span); }
  Handler handlerOf(llvm::StringRef opcode) const {
    return handlersByName.lookup(opcode);
  }
  /// The type of a leaf.
  mlir::Type type(ShapeId leaf);
  llvm::SmallVector<mlir::Type> types(ShapeId shape);
  /// Finds out which instructions are the parameters of a computation.
  LogicalResult findParameters(const Computation &computation);
  /// The instructions by number of the parameter, once they have been found.
  llvm::ArrayRef<uint32_t> parameters(const Computation &computation) const;
  mlir::FailureOr<llvm::SmallVector<mlir::Type>>
  parameterTypes(const Computation &computation);
  const Computation *findComputation(llvm::StringRef name) const;
  /// The values of a `constant`, one for each leaf.
  mlir::FailureOr<llvm::SmallVector<mlir::DenseElementsAttr, 1>>
  literal(const Instruction &instruction);
  mlir::FailureOr<mlir::DenseIntElementsAttr> replicaGroups(Lexer &lexer);
  /// Whether an instruction communicates, has effects, or may run a
  /// computation that does.
  bool isOrdered(const Instruction &instruction);

  /// Walks the computation; its ops are created at the builder's place.
  LogicalResult importBody(const Computation &computation,
                           mlir::ValueRange arguments, Values &results,
                           mlir::DictionaryAttr inherited = {});
  /// The function that a computation is; its body is imported later.
  mlir::FailureOr<mlir::func::FuncOp> function(const Computation &computation);

  /// Where an instruction comes from.
  mlir::Location location(const Instruction &instruction,
                          const Metadata &metadata);

private:
  friend class Instr;
  LogicalResult importModuleAttributes();
  LogicalResult importEntry();
  LogicalResult importAliases(mlir::func::FuncOp main);
  LogicalResult importSignature(mlir::func::FuncOp func,
                                const Computation &computation);
  LogicalResult importFunctionBody(mlir::func::FuncOp func,
                                   const Computation &computation);
  LogicalResult importInstruction(Frame &frame, uint32_t index);
  LogicalResult checkCalls() const;
  void
  calledBy(const Instruction &instruction,
           llvm::SmallVectorImpl<std::pair<uint32_t, uint32_t>> &calls) const;
  mlir::LocationAttr frameLocation(int64_t frame);

  bool textLocations, hasMeshes = false;
  mlir::OwningOpRef<mlir::ModuleOp> result;
  HandlerTable handlersByName;
  std::vector<Handler> handlers;
  std::vector<mlir::Type> typeOfShape;
  std::vector<std::optional<std::vector<uint32_t>>> parametersOf;
  std::vector<mlir::func::FuncOp> functionOf;
  std::vector<std::optional<bool>> orderedOf;
  std::vector<std::pair<mlir::func::FuncOp, const Computation *>> pending;
  llvm::StringSet<> functionNames;
  llvm::DenseMap<uint32_t, llvm::SmallVector<mlir::DenseElementsAttr, 1>>
      literals;
  llvm::DenseMap<llvm::StringRef, mlir::DenseIntElementsAttr> groupsOfText;
  int64_t replicaIds = 0;
  std::vector<std::pair<mlir::LocationAttr, unsigned>> locationOfFrame;
  unsigned nesting = 0;
  /// Bytes of text that have been imported, repetitions included.
  uint64_t importedBytes = 0;
};

} // namespace tutti::hlo

#endif // TUTTI_LIB_FRONTEND_HLO_IMPORTER_H
