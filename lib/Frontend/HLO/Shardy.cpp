//===- Shardy.cpp - what Shardy hid in HLO ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Shardy.h"
#include "AttributeText.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/IRMapping.h"
#include "tutti/StableHLO/IR/Sdy.h"

using namespace mlir;
using namespace tutti::hlo;
using llvm::StringRef;
namespace sdy = tutti::sdy;

static constexpr llvm::StringLiteral frontendName = "mhlo.frontend_attributes";
static constexpr llvm::StringLiteral shardingKey = "xla.sdy.sharding";

//===----------------------------------------------------------------------===//
// Frontend attributes
//===----------------------------------------------------------------------===//

/// The attribute that an entry of a dictionary of texts spells; null if there
/// is no such entry or it spells something else.
template <typename T> static T read(DictionaryAttr frontend, StringRef key) {
  auto text = frontend ? frontend.getAs<StringAttr>(key) : StringAttr();
  if (!text)
    return {};
  return dyn_cast_or_null<T>(
      parseAttributeText(text.getValue(), frontend.getContext()));
}

static DictionaryAttr without(DictionaryAttr frontend, StringRef key) {
  NamedAttrList rest(frontend);
  rest.erase(key);
  return rest.getDictionary(frontend.getContext());
}

static DictionaryAttr frontendOf(Operation *op) {
  return op->getAttrOfType<DictionaryAttr>(frontendName);
}

/// Drops an entry of an op's frontend attributes.
static void dropEntry(Operation *op, StringRef key) {
  DictionaryAttr rest = without(frontendOf(op), key);
  if (rest.empty())
    op->removeAttr(frontendName);
  else
    op->setAttr(frontendName, rest);
}

int64_t tutti::hlo::importMeshes(ModuleOp module) {
  constexpr llvm::StringLiteral key = "xla.sdy.meshes";
  auto meshes = read<DictionaryAttr>(frontendOf(module), key);
  if (!meshes)
    return 0;
  for (NamedAttribute mesh : meshes)
    if (!isa<sdy::MeshAttr>(mesh.getValue()))
      return 0;
  int64_t devices = 0;
  OpBuilder builder = OpBuilder::atBlockBegin(module.getBody());
  for (NamedAttribute mesh : meshes) {
    auto attr = cast<sdy::MeshAttr>(mesh.getValue());
    sdy::MeshOp::create(builder, module.getLoc(), mesh.getName(), attr);
    int64_t size = 1;
    for (sdy::MeshAxisAttr axis : attr.getAxes())
      if (axis.getSize() > 0 && size <= INT32_MAX / axis.getSize())
        size *= axis.getSize();
    devices = std::max(devices, size);
  }
  dropEntry(module, key);
  return devices;
}

//===----------------------------------------------------------------------===//
// Shardings of arguments and of single ops
//===----------------------------------------------------------------------===//

static void importArguments(func::FuncOp func) {
  for (unsigned i = 0; i < func.getNumArguments(); ++i) {
    auto frontend = func.getArgAttrOfType<DictionaryAttr>(i, frontendName);
    if (auto sharding = read<sdy::TensorShardingAttr>(frontend, shardingKey)) {
      func.setArgAttr(i, "sdy.sharding", sharding);
      DictionaryAttr rest = without(frontend, shardingKey);
      if (rest.empty())
        func.removeArgAttr(i, frontendName);
      else
        func.setArgAttr(i, frontendName, rest);
    }
    func.removeArgAttr(i, "mhlo.sharding");
  }
  for (unsigned i = 0; i < func.getNumResults(); ++i)
    func.removeResultAttr(i,
                          StringAttr::get(func.getContext(), "mhlo.sharding"));
}

static StringRef customCallTarget(Operation *op) {
  if (op->getName().getStringRef() != "stablehlo.custom_call")
    return {};
  auto target = op->getAttrOfType<StringAttr>("call_target_name");
  return target ? target.getValue() : StringRef();
}

/// The op of another name in the place of a custom call of one operand, with
/// one attribute of its own and the frontend attributes that are left.
static Operation *replaceCall(Operation *call, StringRef name,
                              NamedAttribute attribute, StringRef key) {
  dropEntry(call, key);
  OperationState state(call->getLoc(), name);
  state.addOperands(call->getOperands());
  state.addTypes(call->getResultTypes());
  state.addAttributes(attribute);
  if (DictionaryAttr frontend = frontendOf(call))
    state.addAttribute(frontendName, frontend);
  Operation *op = OpBuilder(call).create(state);
  call->replaceAllUsesWith(op->getResults());
  call->erase();
  return op;
}

/// What the function's result was annotated with.
static void importResultSharding(Operation *call,
                                 sdy::TensorShardingAttr sharding) {
  for (OpOperand &use : call->getResult(0).getUses())
    if (auto returnOp = dyn_cast<func::ReturnOp>(use.getOwner()))
      returnOp->getParentOfType<func::FuncOp>().setResultAttr(
          use.getOperandNumber(), "sdy.sharding", sharding);
  call->getResult(0).replaceAllUsesWith(call->getOperand(0));
  call->erase();
}

static void importOp(Operation *op) {
  op->removeAttr("mhlo.sharding");
  DictionaryAttr frontend = frontendOf(op);
  if (!frontend)
    return;
  StringRef target = customCallTarget(op);
  Builder b(op->getContext());
  bool isUnary = op->getNumOperands() == 1 && op->getNumResults() == 1 &&
                 op->getOperand(0).getType() == op->getResult(0).getType();

  if (auto shardings =
          read<sdy::TensorShardingPerValueAttr>(frontend, shardingKey)) {
    bool isOne = isUnary && shardings.getShardings().size() == 1;
    if (target == "Sharding" && isOne) {
      replaceCall(op, "sdy.sharding_constraint",
                  b.getNamedAttr("sharding", shardings.getShardings()[0]),
                  shardingKey);
      return;
    }
    if (target == "xla.sdy.FuncResultSharding" && isOne)
      return importResultSharding(op, shardings.getShardings()[0]);
    if (shardings.getShardings().size() == op->getNumResults()) {
      op->setAttr("sdy.sharding", shardings);
      dropEntry(op, shardingKey);
    }
  }
  constexpr llvm::StringLiteral ruleKey = "xla.sdy.sharding_rule";
  if (auto rule = read<sdy::OpShardingRuleAttr>(frontendOf(op), ruleKey)) {
    op->setAttr("sdy.sharding_rule", rule);
    dropEntry(op, ruleKey);
  }
  constexpr llvm::StringLiteral groupKey = "xla.sdy.sharding_group_id";
  if (auto group = read<IntegerAttr>(frontendOf(op), groupKey);
      group && target == "xla.sdy.ShardingGroup" && op->getNumOperands() == 1 &&
      op->getNumResults() == 0) {
    replaceCall(op, "sdy.sharding_group",
                b.getNamedAttr("group_id", b.getI64IntegerAttr(group.getInt())),
                groupKey);
    return;
  }
  constexpr llvm::StringLiteral barrierKey = "xla.sdy.allowed_direction";
  if (auto direction = read<IntegerAttr>(frontendOf(op), barrierKey);
      direction && target == "xla.sdy.PropagationBarrier" && isUnary)
    if (auto known = sdy::symbolizePropagationDirection(direction.getInt()))
      replaceCall(op, "sdy.propagation_barrier",
                  b.getNamedAttr("allowed_direction",
                                 sdy::PropagationDirectionAttr::get(
                                     op->getContext(), *known)),
                  barrierKey);
}

//===----------------------------------------------------------------------===//
// Manual computations
//===----------------------------------------------------------------------===//

/// Whether `values` are all the results of one op, in order.
static bool areAllResultsOf(ValueRange values, Operation *op) {
  return op && op->getNumResults() == values.size() &&
         llvm::equal(values, op->getResults());
}

/// The custom call that cuts, the call of the body, and the custom call that
/// puts together, become one op. `calls` counts the calls of each function.
static void
importManualComputation(Operation *join, SymbolTable &symbols,
                        llvm::DenseMap<Operation *, unsigned> &calls) {
  if (join->getNumOperands() == 0)
    return;
  auto call = join->getOperand(0).getDefiningOp<func::CallOp>();
  if (!call || !areAllResultsOf(join->getOperands(), call) ||
      !llvm::all_of(call->getUsers(),
                    [&](Operation *user) { return user == join; }))
    return;
  auto body = symbols.lookup<func::FuncOp>(call.getCallee());
  if (!body || body.isExternal() || !body.getBody().hasOneBlock())
    return;
  Operation *cut = nullptr;
  if (call.getNumOperands()) {
    cut = call.getOperand(0).getDefiningOp();
    if (!cut || customCallTarget(cut) != "xla.sdy.GlobalToLocalShape" ||
        !areAllResultsOf(call.getOperands(), cut) ||
        cut->getNumOperands() != cut->getNumResults())
      return;
  }
  auto out = read<sdy::TensorShardingPerValueAttr>(frontendOf(join),
                                                   "xla.sdy.out_shardings");
  auto axes =
      read<sdy::ManualAxesAttr>(frontendOf(join), "xla.sdy.manual_axes");
  auto in = sdy::TensorShardingPerValueAttr::get(join->getContext(), {});
  if (cut)
    in = read<sdy::TensorShardingPerValueAttr>(frontendOf(cut),
                                               "xla.sdy.in_shardings");
  if (!out || !axes || !in)
    return;

  OpBuilder builder(join);
  Builder b(join->getContext());
  OperationState state(join->getLoc(), "sdy.manual_computation");
  if (cut)
    state.addOperands(cut->getOperands());
  state.addTypes(join->getResultTypes());
  state.addAttributes({b.getNamedAttr("in_shardings", in),
                       b.getNamedAttr("out_shardings", out),
                       b.getNamedAttr("manual_axes", axes)});
  Region *region = state.addRegion();
  if (--calls[body] == 0) {
    region->takeBody(body.getBody());
    symbols.erase(body);
  } else {
    IRMapping mapping;
    body.getBody().cloneInto(region, mapping);
  }
  Operation *returnOp = region->front().getTerminator();
  OperationState returnState(returnOp->getLoc(), "sdy.return");
  returnState.addOperands(returnOp->getOperands());
  OpBuilder(returnOp).create(returnState);
  returnOp->erase();
  join->replaceAllUsesWith(builder.create(state)->getResults());
  join->erase();
  call.erase();
  if (cut && cut->use_empty())
    cut->erase();
}

void tutti::hlo::importShardings(ModuleOp module) {
  for (auto func : module.getOps<func::FuncOp>())
    importArguments(func);
  SmallVector<Operation *> ops, joins;
  llvm::DenseMap<Operation *, unsigned> calls;
  SymbolTable symbols(module);
  module->walk([&](Operation *op) {
    if (customCallTarget(op) == "xla.sdy.LocalToGlobalShape")
      joins.push_back(op);
    else if (op->hasAttr(frontendName) || op->hasAttr("mhlo.sharding"))
      ops.push_back(op);
    if (auto call = dyn_cast<func::CallOp>(op))
      if (Operation *callee = symbols.lookup(call.getCallee()))
        ++calls[callee];
  });
  for (Operation *op : ops)
    if (op != module)
      importOp(op);
  for (Operation *join : joins)
    importManualComputation(join, symbols, calls);
}
