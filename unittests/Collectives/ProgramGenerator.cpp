//===- ProgramGenerator.cpp - random programs ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ProgramGenerator.h"
#include "Random.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Builders.h"
#include "tutti/Collectives/IR/Ccl.h"
#include "tutti/StableHLO/IR/StableHLOOps.h"

using namespace mlir;
using namespace tutti;
using namespace tutti::ccl;

namespace {

class Generator {
public:
  Generator(MLIRContext &context, uint64_t seed,
            const GeneratorOptions &options)
      : options(options), random(seed), builder(&context) {}

  OwningOpRef<ModuleOp> generate();

private:
  // Shapes: small, and twice as long in one of the dimensions.
  RankedTensorType typeOf(unsigned shape, Type element) {
    static const int64_t shapes[3][2] = {{4, 4}, {8, 4}, {4, 8}};
    return RankedTensorType::get(shapes[shape], element);
  }
  Type someElement();
  // A value of the type that can be used here; makes one if there is none.
  Value some(Type type);
  Value someLate(Type type);

  // Each gives an op a location of its own.
  Location loc();
  GroupAttr someGroup(bool mayDifferInSize, bool flattenable = true);
  void mark(Operation *op);
  void reduceWith(OperationState &state, Type element);
  void make(OperationState &state);

  void op();
  void compute();
  void allReduce();
  void allGather();
  void reduceScatter();
  void otherCollective();
  void crosswise();
  void effect();
  void call();
  void branch();
  void loop();
  void fill(unsigned numOps);

  func::FuncOp declare(StringRef name, FunctionType type);
  void makeCallees();
  func::FuncOp beginAbstract();
  func::FuncOp beginRunnable();

  const GeneratorOptions &options;
  Random random;
  OpBuilder builder;
  unsigned numLocations = 0, depth = 0, budget = 0;
  // Values that can be used here, and the number of each nesting's values.
  std::vector<Value> values;
  Value condition, memory, number, begin, end, step;
  // How often anything unusual is chosen, so that some programs merge much.
  unsigned variety = 0;
};

} // namespace

Location Generator::loc() {
  return NameLoc::get(
      builder.getStringAttr("op" + std::to_string(numLocations++)));
}

Type Generator::someElement() {
  if (!random.percent(variety))
    return builder.getF32Type();
  return random.percent(50) ? Type(builder.getBF16Type())
                            : Type(builder.getI32Type());
}

Value Generator::some(Type type) {
  std::vector<Value> candidates;
  for (Value value : values)
    if (value.getType() == type)
      candidates.push_back(value);
  if (!candidates.empty())
    return random.pick(candidates);
  auto tensor = cast<RankedTensorType>(type);
  Value made;
  if (options.runnable) {
    int64_t number = int64_t(random.below(9)) - 4;
    Type element = tensor.getElementType();
    TypedAttr value =
        isa<FloatType>(element)
            ? TypedAttr(builder.getFloatAttr(element, number * 0.75))
            : TypedAttr(builder.getIntegerAttr(element, number));
    made = arith::ConstantOp::create(builder, loc(),
                                     DenseElementsAttr::get(tensor, value));
  } else {
    made = tensor::EmptyOp::create(builder, loc(), tensor.getShape(),
                                   tensor.getElementType());
  }
  values.push_back(made);
  return made;
}

// One of the last values, so that chains of needs grow long.
Value Generator::someLate(Type type) {
  unsigned seen = 0;
  for (auto it = values.rbegin(); it != values.rend() && seen < 4; ++it)
    if (it->getType() == type && (++seen, random.percent(50)))
      return *it;
  return some(type);
}

GroupAttr Generator::someGroup(bool mayDifferInSize, bool flattenable) {
  std::vector<std::vector<SmallVector<int64_t>>> usual = {{{0, 1}, {2, 3}},
                                                          {{0, 1}, {2, 3}},
                                                          {{2, 3}, {0, 1}},
                                                          {{1, 0}, {2, 3}},
                                                          {{0, 2}, {1, 3}}};
  // Those that are not in a group would have no result, and all of them are
  // more than two.
  if (!options.runnable)
    usual.push_back({{0, 1}});
  if (!options.runnable || mayDifferInSize)
    usual.push_back({});
  if (mayDifferInSize)
    usual.push_back({{0, 1, 2}, {3}});
  auto groups = random.percent(variety) ? random.pick(usual) : usual[0];
  auto ranks = RanksAttr::get(builder.getContext(), groups);
  IdMode mode = IdMode::CrossReplica;
  std::optional<int64_t> channel;
  if (flattenable && random.percent(50))
    mode = random.percent(variety) ? IdMode::CrossReplicaAndPartition
                                   : IdMode::FlattenedIds;
  if (!flattenable && !options.runnable && random.percent(30))
    mode = IdMode::CrossPartition;
  // All programs of little variety use channels alike.
  if (variety < 20 && flattenable)
    mode = IdMode::FlattenedIds;
  if (mode != IdMode::CrossReplica)
    channel = 1 + random.below(9);
  int64_t channelType = channel && random.percent(variety / 4) ? 2 : 1;
  return GroupAttr::get(builder.getContext(), ranks, mode, channel,
                        channelType);
}

void Generator::mark(Operation *op) {
  if (!random.percent(variety / 2))
    return;
  switch (random.below(3)) {
  case 0:
    op->setAttr("is_pipelined", builder.getUnitAttr());
    break;
  case 1:
    op->setAttr("stream", builder.getI64IntegerAttr(random.below(2)));
    break;
  default:
    op->setAttr("frontend", builder.getDictionaryAttr(builder.getNamedAttr(
                                "stream_id", builder.getStringAttr("1"))));
  }
}

// Adds a name, or a region that combines.
void Generator::reduceWith(OperationState &state, Type element) {
  Region *region = state.addRegion();
  if (!isa<FloatType>(element) || !random.percent(variety / 2)) {
    Reduction reduction =
        random.percent(variety) ? Reduction(random.below(4)) : Reduction::Add;
    state.addAttribute("reduction",
                       ReductionAttr::get(builder.getContext(), reduction));
    return;
  }
  OpBuilder::InsertionGuard guard(builder);
  Type scalar = RankedTensorType::get({}, element);
  Block *body =
      builder.createBlock(region, {}, {scalar, scalar}, {loc(), loc()});
  bool swapped = random.percent(30);
  Value left = body->getArgument(swapped), right = body->getArgument(!swapped);
  Value combined =
      options.runnable
          ? Value(stablehlo::SubtractOp::create(builder, loc(), left, right))
          : Value(arith::SubFOp::create(builder, loc(), left, right));
  ReturnOp::create(builder, loc(), combined);
}

void Generator::make(OperationState &state) {
  Operation *op = builder.create(state);
  mark(op);
  values.insert(values.end(), op->result_begin(), op->result_end());
}

void Generator::compute() {
  Type element = someElement();
  Type type = typeOf(random.below(3), element);
  Value left = someLate(type), right = some(type);
  Value result;
  if (options.runnable)
    result = stablehlo::AddOp::create(builder, loc(), left, right);
  else if (isa<FloatType>(element))
    result = arith::AddFOp::create(builder, loc(), left, right);
  else
    result = arith::AddIOp::create(builder, loc(), left, right);
  values.push_back(result);
}

void Generator::allReduce() {
  OperationState state(loc(), AllReduceOp::getOperationName());
  Type element = someElement();
  unsigned count = random.percent(20) ? 1 + random.below(3) : 1;
  for (unsigned i = 0; i < count; ++i) {
    // Now and then one that carries several element types.
    if (random.percent(variety / 8))
      element = someElement();
    Value value = someLate(typeOf(random.below(3), element));
    state.addOperands(value);
    state.addTypes(value.getType());
  }
  state.addAttribute("group", someGroup(/*mayDifferInSize=*/true));
  bool mixed = false;
  for (Value operand : state.operands)
    mixed |= getElementTypeOrSelf(operand) !=
             getElementTypeOrSelf(state.operands.front());
  reduceWith(state, mixed ? Type(builder.getI32Type()) : element);
  make(state);
}

void Generator::allGather() {
  OperationState state(loc(), AllGatherOp::getOperationName());
  Type element = someElement();
  unsigned dim = random.percent(variety) ? random.below(2) : 0;
  unsigned count = random.percent(20) ? 2 : 1;
  for (unsigned i = 0; i < count; ++i) {
    state.addOperands(someLate(typeOf(0, element)));
    state.addTypes(typeOf(1 + dim, element));
  }
  state.addAttribute("dim", builder.getI64IntegerAttr(dim));
  state.addAttribute("group", someGroup(/*mayDifferInSize=*/false));
  make(state);
}

void Generator::reduceScatter() {
  OperationState state(loc(), ReduceScatterOp::getOperationName());
  Type element = someElement();
  unsigned dim = random.percent(variety) ? random.below(2) : 0;
  unsigned count = random.percent(20) ? 2 : 1;
  for (unsigned i = 0; i < count; ++i) {
    state.addOperands(someLate(typeOf(1 + dim, element)));
    state.addTypes(typeOf(0, element));
  }
  state.addAttribute("dim", builder.getI64IntegerAttr(dim));
  state.addAttribute("group", someGroup(/*mayDifferInSize=*/false));
  reduceWith(state, element);
  make(state);
}

void Generator::otherCollective() {
  Type type = typeOf(0, builder.getF32Type());
  GroupAttr group = someGroup(/*mayDifferInSize=*/false, /*flattenable=*/false);
  static const StringRef names[] = {AllToAllOp::getOperationName(),
                                    CollectivePermuteOp::getOperationName(),
                                    CollectiveBroadcastOp::getOperationName()};
  unsigned which = random.below(3);
  // An all-to-all needs rank lists.
  if (which == 0 && group.getRanks().empty())
    which = 2;
  OperationState state(loc(), names[which]);
  state.addOperands(someLate(type));
  state.addTypes(type);
  if (which == 0) {
    state.addAttribute("split", builder.getI64IntegerAttr(0));
    state.addAttribute("concat", builder.getI64IntegerAttr(0));
  }
  if (which == 1) {
    state.addAttribute("pairs",
                       PairsAttr::get(builder.getContext(), {0, 1}, {1, 0}));
    group = GroupAttr::get(
        builder.getContext(), RanksAttr::get(builder.getContext(), {}, {}),
        group.getMode(), group.getChannel(), group.getChannelType());
  }
  state.addAttribute("group", group);
  make(state);
}

// Two all-reduces and two all-gathers of equal keys; the first all-gather needs
// the first all-reduce, and perhaps the second all-reduce the second
// all-gather, so that both merges together are impossible.
void Generator::crosswise() {
  Type element = builder.getF32Type();
  GroupAttr group = someGroup(/*mayDifferInSize=*/false);
  if (group.getRanks().empty())
    return;
  auto reduce = [&](Value value) {
    OperationState state(loc(), AllReduceOp::getOperationName());
    state.addOperands(value);
    state.addTypes(value.getType());
    state.addAttribute("group", group);
    state.addAttribute(
        "reduction", ReductionAttr::get(builder.getContext(), Reduction::Add));
    state.addRegion();
    Value result = builder.create(state)->getResult(0);
    values.push_back(result);
    return result;
  };
  auto gather = [&](Value value) {
    OperationState state(loc(), AllGatherOp::getOperationName());
    state.addOperands(value);
    state.addTypes(typeOf(1, element));
    state.addAttribute("group", group);
    state.addAttribute("dim", builder.getI64IntegerAttr(0));
    Value result = builder.create(state)->getResult(0);
    values.push_back(result);
    return result;
  };
  auto between = [&] {
    if (random.percent(40))
      compute();
  };
  Value small = some(typeOf(0, element)), large = some(typeOf(1, element));
  Value reduced = reduce(small);
  between();
  gather(reduced);
  between();
  Value gathered = gather(small);
  between();
  reduce(random.percent(50) ? gathered : large);
}

void Generator::effect() {
  if (random.percent(50))
    memref::StoreOp::create(builder, loc(), number, memory);
  else
    number = memref::LoadOp::create(builder, loc(), memory);
}

void Generator::call() {
  Type type = typeOf(0, builder.getF32Type());
  std::string callee = random.percent(70) ? "pure" : "impure";
  auto call = func::CallOp::create(builder, loc(), callee + options.suffix,
                                   type, ValueRange{some(type)});
  values.push_back(call.getResult(0));
}

void Generator::branch() {
  Type type = typeOf(random.below(3), builder.getF32Type());
  auto branch = scf::IfOp::create(builder, loc(), type, condition,
                                  /*withElseRegion=*/true);
  for (Region *region : {&branch.getThenRegion(), &branch.getElseRegion()}) {
    OpBuilder::InsertionGuard guard(builder);
    size_t outer = values.size();
    Value outerNumber = number;
    builder.setInsertionPointToStart(&region->front());
    fill(random.below(8));
    scf::YieldOp::create(builder, loc(), someLate(type));
    values.resize(outer);
    number = outerNumber;
  }
  values.push_back(branch.getResult(0));
}

void Generator::loop() {
  Type type = typeOf(random.below(3), builder.getF32Type());
  Value init = some(type);
  auto loop =
      scf::ForOp::create(builder, loc(), begin, end, step, ValueRange{init});
  size_t outer = values.size();
  Value outerNumber = number;
  {
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPointToStart(loop.getBody());
    values.push_back(loop.getRegionIterArg(0));
    fill(random.below(10));
    scf::YieldOp::create(builder, loc(), someLate(type));
  }
  values.resize(outer);
  number = outerNumber;
  values.push_back(loop.getResult(0));
}

void Generator::op() {
  unsigned choice = random.below(100);
  if (choice < 22)
    compute();
  else if (choice < 44)
    allReduce();
  else if (choice < 62)
    allGather();
  else if (choice < 76)
    reduceScatter();
  else if (choice < 82)
    otherCollective();
  else if (choice < 86)
    crosswise();
  else if (choice < 88)
    effect();
  else if (choice < 91)
    call();
  else if (depth < 3 && choice < 96)
    branch();
  else if (depth < 3)
    loop();
}

void Generator::fill(unsigned numOps) {
  ++depth;
  for (unsigned i = 0; i < numOps && budget > 0; ++i) {
    --budget;
    op();
  }
  --depth;
}

func::FuncOp Generator::declare(StringRef name, FunctionType type) {
  return func::FuncOp::create(builder, loc(), (name + options.suffix).str(),
                              type);
}

// "pure", and "impure", whose effects are unknown or on memory.
void Generator::makeCallees() {
  Type type = typeOf(0, builder.getF32Type());
  auto unary = builder.getFunctionType(type, type);
  auto impure = declare("impure", unary), pure = declare("pure", unary);
  for (func::FuncOp func : {impure, pure}) {
    func.setPrivate();
    if (func == impure && !options.runnable)
      continue;
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPointToStart(func.addEntryBlock());
    Value result = func.getArgument(0);
    if (func == impure) {
      Value scratch = memref::AllocaOp::create(
          builder, loc(), MemRefType::get({}, builder.getF32Type()));
      Value zero = arith::ConstantIndexOp::create(builder, loc(), 0);
      Value first = tensor::ExtractOp::create(builder, loc(), result,
                                              ValueRange{zero, zero});
      memref::StoreOp::create(builder, loc(), first, scratch);
      Value loaded = memref::LoadOp::create(builder, loc(), scratch, ValueRange());
      Value filled = tensor::SplatOp::create(builder, loc(), type, loaded);
      result = stablehlo::AddOp::create(builder, loc(), result, filled);
    }
    func::ReturnOp::create(builder, loc(), result);
  }
}

// What the program uses beside tensors comes from outside.
func::FuncOp Generator::beginAbstract() {
  SmallVector<Type> inputs = {builder.getI1Type(),
                              MemRefType::get({}, builder.getF32Type()),
                              builder.getF32Type(), builder.getIndexType()};
  for (unsigned shape = 0; shape < 3; ++shape)
    inputs.append(2, typeOf(shape, builder.getF32Type()));
  auto main = declare("main", builder.getFunctionType(inputs, {}));
  builder.setInsertionPointToStart(main.addEntryBlock());
  condition = main.getArgument(0);
  memory = main.getArgument(1);
  number = main.getArgument(2);
  begin = end = step = main.getArgument(3);
  for (BlockArgument argument : main.getArguments().drop_front(4))
    values.push_back(argument);
  return main;
}

// It is made inside, since tensors alone go in and out.
func::FuncOp Generator::beginRunnable() {
  SmallVector<Type> inputs = {RankedTensorType::get({}, builder.getI1Type())};
  for (unsigned shape = 0; shape < 3; ++shape)
    inputs.append(2, typeOf(shape, builder.getF32Type()));
  auto main = declare("main", builder.getFunctionType(inputs, {}));
  builder.setInsertionPointToStart(main.addEntryBlock());
  condition = tensor::ExtractOp::create(builder, loc(), main.getArgument(0),
                                        ValueRange());
  memory = memref::AllocaOp::create(builder, loc(),
                                    MemRefType::get({}, builder.getF32Type()));
  number =
      arith::ConstantOp::create(builder, loc(), builder.getF32FloatAttr(1.5));
  memref::StoreOp::create(builder, loc(), number, memory);
  begin = arith::ConstantIndexOp::create(builder, loc(), 0);
  end = arith::ConstantIndexOp::create(builder, loc(), 2);
  step = arith::ConstantIndexOp::create(builder, loc(), 1);
  for (BlockArgument argument : main.getArguments().drop_front())
    values.push_back(argument);
  return main;
}

OwningOpRef<ModuleOp> Generator::generate() {
  variety = random.percent(40) ? 5 : random.percent(50) ? 20 : 50;
  OwningOpRef<ModuleOp> module = ModuleOp::create(builder, loc());
  builder.setInsertionPointToEnd(module->getBody());
  makeCallees();
  func::FuncOp main = options.runnable ? beginRunnable() : beginAbstract();
  budget = options.numOps;
  fill(options.numOps);
  // Something is returned, so that not all is dead.
  SmallVector<Value> returned;
  if (options.runnable) {
    // All that nothing here needs, and memory.
    for (Value value : values)
      if (value.use_empty())
        returned.push_back(value);
    Value stored = memref::LoadOp::create(builder, loc(), memory, ValueRange());
    returned.push_back(tensor::FromElementsOp::create(
        builder, loc(), RankedTensorType::get({}, stored.getType()), stored));
  } else {
    for (unsigned i = 0; i < 3; ++i)
      returned.push_back(random.pick(values));
  }
  func::ReturnOp::create(builder, loc(), returned);
  main.setFunctionType(builder.getFunctionType(
      main.getArgumentTypes(), ValueRange(returned).getTypes()));
  return module;
}

void tutti::ccl::loadGeneratorDialects(MLIRContext &context) {
  context.loadDialect<CclDialect, arith::ArithDialect, func::FuncDialect,
                      memref::MemRefDialect, scf::SCFDialect,
                      stablehlo::StableHLODialect, tensor::TensorDialect>();
}

OwningOpRef<ModuleOp>
tutti::ccl::generateProgram(MLIRContext &context, uint64_t seed,
                            const GeneratorOptions &options) {
  return Generator(context, seed, options).generate();
}
