//===- SdyInlineManualComputation.cpp - shard_map to one device ---*- C++
//-*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A program whose body is one sdy.manual_computation becomes the program of
// one device. Steps, each of which leaves a valid module:
//   1. find the one computation, and see that it is manual along all axes;
//   2. bring it into the function that nobody calls;
//   3. see that everything around it can be made local (Localizer);
//   4. make it local, open the computation, rewrite the signature;
//   5. drop the annotations that speak of global tensors.
//
//===----------------------------------------------------------------------===//

#include "Localizer.h"
#include "mlir/IR/BuiltinOps.h"
#include "tutti/Frontend/Passes.h"
#include "tutti/Support/Statistics.h"

namespace tutti {
#define GEN_PASS_DEF_SDYINLINEMANUALCOMPUTATION
#include "tutti/Frontend/Passes.h.inc"
} // namespace tutti

using namespace mlir;
using namespace tutti;
using namespace tutti::sdy;

static Statistic numInlined("sdy-inline-manual-computation",
                            "num_manual_computations_inlined",
                            "Number of manual computations inlined");
static Statistic numLeft("sdy-inline-manual-computation",
                         "num_manual_computations_left",
                         "Number of manual computations left as they are");

/// The name of the attribute that says how a global array is cut.
static constexpr llvm::StringLiteral cutAttrName = "tutti.sharding";

//===----------------------------------------------------------------------===//
// The computation
//===----------------------------------------------------------------------===//

static InFlightDiagnostic emitLeft(Operation *op) {
  return op->emitRemark() << "manual computation is left as it is: ";
}

/// The only manual computation of the module; null if there are several, which
/// a remark then says.
static ManualComputationOp findOnly(ArrayRef<ManualComputationOp> all) {
  if (all.size() == 1)
    return all.front();
  ManualComputationOp second = all[1];
  InFlightDiagnostic remark = emitLeft(second);
  if (auto outer = second->getParentOfType<ManualComputationOp>()) {
    remark << "it stands inside of another, expected one that is manual along "
              "all axes";
    remark.attachNote(outer.getLoc()) << "inside of this one";
    return {};
  }
  remark << "the module has " << all.size()
         << " of them, expected one that holds the whole program; in JAX, put "
            "the program into one function given to shard_map";
  remark.attachNote(all.front()->getLoc()) << "the first one is here";
  return {};
}

/// The mesh that the computation's shardings are on, as they name it. An empty
/// one stands for any.
static std::pair<Attribute, MeshAttr> findMesh(ManualComputationOp op) {
  std::pair<Attribute, MeshAttr> found;
  for (TensorShardingPerValueAttr side :
       {op.getInShardings(), op.getOutShardings()})
    for (TensorShardingAttr sharding : side.getShardings()) {
      MeshAttr mesh = sharding.getMesh(op);
      if (!found.second || found.second.getAxes().empty())
        found = {sharding.getMeshOrRef(), mesh};
    }
  return found;
}

/// Whether the computation is manual along all axes of its mesh, and the mesh
/// is what the module is partitioned over.
static LogicalResult checkIsWhole(ManualComputationOp op, MeshAttr mesh) {
  if (!mesh)
    return emitLeft(op) << "it has neither operands nor results, so its mesh "
                           "is not known";
  for (MeshAxisAttr axis : mesh.getAxes()) {
    bool isManual = llvm::any_of(op.getManualAxes(), [&](StringAttr name) {
      return name.getValue() == axis.getName();
    });
    if (!isManual && axis.getSize() > 1)
      return emitLeft(op) << "axis \"" << axis.getName() << "\" of size "
                          << axis.getSize()
                          << " is not among its manual axes, expected all axes "
                             "of its mesh "
                          << mesh
                          << "; in JAX, call shard_map without axis_names";
  }
  auto partitions = op->getParentOfType<ModuleOp>()->getAttrOfType<IntegerAttr>(
      "mhlo.num_partitions");
  std::optional<int64_t> devices = mesh.getNumDevices();
  if (partitions && (!devices || partitions.getInt() != *devices))
    return emitLeft(op) << "the module has mhlo.num_partitions = "
                        << partitions.getInt()
                        << ", expected the number of devices of its mesh "
                        << mesh;
  return success();
}

//===----------------------------------------------------------------------===//
// The function
//===----------------------------------------------------------------------===//

/// The ops that name a function. Unlike SymbolTable::getSymbolUses this also
/// answers in the presence of ops of unknown dialects.
static SmallVector<Operation *> findUsers(func::FuncOp function,
                                          ModuleOp module) {
  SmallVector<Operation *> users;
  StringAttr name = function.getSymNameAttr();
  module->walk([&](Operation *op) {
    WalkResult result =
        op->getAttrDictionary().walk([&](SymbolRefAttr reference) {
          return reference.getRootReference() == name ? WalkResult::interrupt()
                                                      : WalkResult::advance();
        });
    if (result.wasInterrupted())
      users.push_back(op);
  });
  return users;
}

/// Moves the body of a function that is called just here before the call.
static void inlineOnlyCall(func::FuncOp callee, func::CallOp call) {
  Block &body = callee.getBody().front();
  for (auto [argument, operand] :
       llvm::zip_equal(body.getArguments(), call.getOperands()))
    argument.replaceAllUsesWith(operand);
  auto terminator = cast<func::ReturnOp>(body.getTerminator());
  call->replaceAllUsesWith(terminator.getOperands());
  terminator.erase();
  call->getBlock()->getOperations().splice(call->getIterator(),
                                           body.getOperations());
  call.erase();
  callee.erase();
}

/// The function that holds the computation and is not called itself. Callees
/// on the way to it are inlined; null, with a remark, if that cannot be.
static func::FuncOp findEntry(ManualComputationOp op, ModuleOp module) {
  while (true) {
    auto function = dyn_cast<func::FuncOp>(op->getParentOp());
    if (!function) {
      emitLeft(op) << "it stands inside '" << op->getParentOp()->getName()
                   << "', expected it directly in a function; in JAX, move "
                      "what is around it into the function given to shard_map";
      return {};
    }
    if (!function.getBody().hasOneBlock()) {
      emitLeft(op) << "its function has several blocks, expected one";
      return {};
    }
    SmallVector<Operation *> users = findUsers(function, module);
    if (users.empty())
      return function;
    auto call = dyn_cast<func::CallOp>(users.front());
    bool isCalledOnce = users.size() == 1 && call && function.isPrivate() &&
                        isa<func::FuncOp>(call->getParentOp()) &&
                        call->getParentOp() != function;
    if (!isCalledOnce) {
      InFlightDiagnostic remark = emitLeft(op);
      remark << "its function @" << function.getSymName() << " is used "
             << (users.size() == 1 ? "other than by one call in a function"
                                   : "more than once")
             << ", expected a function that nobody or one call uses";
      remark.attachNote(users.back()->getLoc()) << "used here";
      return {};
    }
    inlineOnlyCall(function, call);
  }
}

//===----------------------------------------------------------------------===//
// Opening the computation
//===----------------------------------------------------------------------===//

static void open(ManualComputationOp op) {
  Block &body = op.getBody().front();
  for (auto [argument, operand] :
       llvm::zip_equal(body.getArguments(), op.getTensors()))
    argument.replaceAllUsesWith(operand);
  Operation *terminator = body.getTerminator();
  op->replaceAllUsesWith(terminator->getOperands());
  terminator->erase();
  op->getBlock()->getOperations().splice(op->getIterator(),
                                         body.getOperations());
  op.erase();
}

/// Gives the function its local type, and says how its arguments and results
/// are cut. `results` are the cuts of what it returns.
static void rewriteSignature(func::FuncOp function, const Localizer &localizer,
                             ArrayRef<TensorShardingAttr> results) {
  Builder builder(function.getContext());
  Block &body = function.getBody().front();
  TypeRange resultTypes = body.getTerminator()->getOperandTypes();
  function.setFunctionType(
      builder.getFunctionType(body.getArgumentTypes(), resultTypes));

  SmallVector<DictionaryAttr> argumentAttrs, resultAttrs;
  for (BlockArgument argument : body.getArguments()) {
    NamedAttrList list(function.getArgAttrDict(argument.getArgNumber()));
    list.set(cutAttrName, localizer.getCut(argument));
    // An argument shares memory with a result only if their parts look alike.
    auto alias = dyn_cast_or_null<IntegerAttr>(list.get("tf.aliasing_output"));
    uint64_t aliased = alias ? alias.getValue().getLimitedValue() : 0;
    if (alias && aliased < resultTypes.size() &&
        resultTypes[aliased] != argument.getType()) {
      list.erase("tf.aliasing_output");
      list.set("jax.buffer_donor", builder.getBoolAttr(true));
    }
    argumentAttrs.push_back(list.getDictionary(function.getContext()));
  }
  for (auto [index, cut] : llvm::enumerate(results)) {
    NamedAttrList list(function.getResultAttrDict(index));
    list.set(cutAttrName, cut);
    resultAttrs.push_back(list.getDictionary(function.getContext()));
  }
  function.setAllArgAttrs(argumentAttrs);
  function.setAllResultAttrs(resultAttrs);
}

//===----------------------------------------------------------------------===//
// Annotations
//===----------------------------------------------------------------------===//

static bool isGlobalAnnotation(NamedAttribute attribute) {
  StringRef name = attribute.getName();
  return name.starts_with("sdy.") || name == "mhlo.sharding";
}

/// The attributes without annotations; null if there are none among them.
static DictionaryAttr dropFrom(DictionaryAttr attributes) {
  if (!attributes || llvm::none_of(attributes, isGlobalAnnotation))
    return {};
  SmallVector<NamedAttribute> kept(attributes.begin(), attributes.end());
  llvm::erase_if(kept, isGlobalAnnotation);
  return DictionaryAttr::get(attributes.getContext(), kept);
}

static void dropFromSignature(func::FuncOp function) {
  SmallVector<DictionaryAttr> arguments, results;
  bool hasChanged = false;
  auto add = [&](SmallVector<DictionaryAttr> &list, DictionaryAttr attributes) {
    DictionaryAttr rest = dropFrom(attributes);
    hasChanged |= static_cast<bool>(rest);
    if (!rest)
      rest =
          attributes ? attributes : DictionaryAttr::get(function.getContext());
    list.push_back(rest);
  };
  for (unsigned i = 0; i < function.getNumArguments(); ++i)
    add(arguments, function.getArgAttrDict(i));
  for (unsigned i = 0; i < function.getNumResults(); ++i)
    add(results, function.getResultAttrDict(i));
  if (!hasChanged)
    return;
  function.setAllArgAttrs(arguments);
  function.setAllResultAttrs(results);
}

static void dropFrom(Operation *op) {
  if (DictionaryAttr rest = dropFrom(op->getDiscardableAttrDictionary()))
    op->setDiscardableAttrs(rest);
  if (auto function = dyn_cast<func::FuncOp>(op))
    dropFromSignature(function);
}

/// Removes from the whole module what says how global tensors are sharded.
/// Inside the computation such annotations could only say "not at all".
static void dropAnnotations(ModuleOp module) {
  module.walk([](Operation *op) {
    if (isa<ShardingGroupOp>(op)) {
      op->erase();
      return;
    }
    if (GlobalOps::isAnnotation(op)) {
      op->getResult(0).replaceAllUsesWith(op->getOperand(0));
      op->erase();
      return;
    }
    dropFrom(op);
  });
}

//===----------------------------------------------------------------------===//
// The pass
//===----------------------------------------------------------------------===//

namespace {
struct SdyInlineManualComputation
    : tutti::impl::SdyInlineManualComputationBase<SdyInlineManualComputation> {
  /// Returns whether the module was turned into that of one device.
  bool run(ArrayRef<ManualComputationOp> computations) {
    ManualComputationOp computation = findOnly(computations);
    if (!computation)
      return false;
    auto [meshOrRef, mesh] = findMesh(computation);
    if (failed(checkIsWhole(computation, mesh)))
      return false;
    func::FuncOp entry = findEntry(computation, getOperation());
    if (!entry)
      return false;
    Localizer localizer(entry, computation, meshOrRef, mesh);
    if (failed(localizer.analyze()))
      return false;

    SmallVector<TensorShardingAttr> results;
    for (Value value : entry.getBody().front().getTerminator()->getOperands())
      results.push_back(localizer.getCut(value));
    localizer.apply();
    open(computation);
    rewriteSignature(entry, localizer, results);
    dropAnnotations(getOperation());
    return true;
  }

  void runOnOperation() override {
    SmallVector<ManualComputationOp> computations;
    getOperation().walk<WalkOrder::PreOrder>(
        [&](ManualComputationOp op) { computations.push_back(op); });
    if (computations.empty())
      return markAllAnalysesPreserved();
    if (run(computations))
      ++numInlined;
    else
      numLeft += computations.size();
  }
};
} // namespace
