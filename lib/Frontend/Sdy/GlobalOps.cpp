//===- GlobalOps.cpp - what is known of ops on global tensors ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "GlobalOps.h"
#include "mlir/Interfaces/CallInterfaces.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "tutti/StableHLO/IR/Sdy.h"
#include "llvm/ADT/StringSet.h"

using namespace mlir;
using namespace tutti;
using namespace tutti::sdy;

/// Ops that compute each element of the result from the elements at the same
/// place of the operands. Operands that are scalars count for all.
static bool isElementwiseOp(Operation *op) {
  static const llvm::StringSet<> names = {"abs",
                                          "add",
                                          "and",
                                          "atan2",
                                          "cbrt",
                                          "ceil",
                                          "clamp",
                                          "compare",
                                          "complex",
                                          "convert",
                                          "cosine",
                                          "count_leading_zeros",
                                          "divide",
                                          "exponential",
                                          "exponential_minus_one",
                                          "floor",
                                          "imag",
                                          "is_finite",
                                          "log",
                                          "log_plus_one",
                                          "logistic",
                                          "maximum",
                                          "minimum",
                                          "multiply",
                                          "negate",
                                          "not",
                                          "or",
                                          "popcnt",
                                          "power",
                                          "real",
                                          "reduce_precision",
                                          "remainder",
                                          "round_nearest_afz",
                                          "round_nearest_even",
                                          "rsqrt",
                                          "select",
                                          "shift_left",
                                          "shift_right_arithmetic",
                                          "shift_right_logical",
                                          "sign",
                                          "sine",
                                          "sqrt",
                                          "subtract",
                                          "tan",
                                          "tanh",
                                          "xor"};
  auto [dialect, name] = op->getName().getStringRef().split('.');
  return op->hasTrait<OpTrait::Elementwise>() ||
         (dialect == "stablehlo" && names.contains(name));
}

bool GlobalOps::isAnnotation(Operation *op) {
  return isa<ShardingConstraintOp, ReshardOp, PropagationBarrierOp,
             DataFlowEdgeOp, FuncDataFlowEdgeOp>(op);
}

DenseElementsAttr GlobalOps::getSplat(Operation *op) {
  if (!op->hasTrait<OpTrait::ConstantLike>())
    return {};
  auto value = op->getAttrOfType<DenseElementsAttr>("value");
  return value && value.isSplat() ? value : DenseElementsAttr();
}

bool GlobalOps::isScalar(Value value) {
  auto type = dyn_cast<RankedTensorType>(value.getType());
  return type && type.getRank() == 0;
}

bool GlobalOps::isScalarBroadcast(Operation *op) {
  return op->getName().getStringRef() == "stablehlo.broadcast_in_dim" &&
         isScalar(op->getOperand(0));
}

/// Whether a function does nothing but elementwise ops on tensors of one shape,
/// as what JAX makes of `jnp.where` does.
static bool isElementwiseFunction(func::FuncOp function) {
  if (function.isExternal() || !function.getBody().hasOneBlock())
    return false;
  ArrayRef<int64_t> shape;
  auto hasThatShape = [&](Value value) {
    auto type = dyn_cast<RankedTensorType>(value.getType());
    if (!type || type.getRank() == 0)
      return type != nullptr;
    if (shape.empty())
      shape = type.getShape();
    return type.getShape() == shape;
  };
  Block &body = function.getBody().front();
  return llvm::all_of(body.getArguments(), hasThatShape) &&
         llvm::all_of(body, [&](Operation &op) {
           bool isKnown = isa<func::ReturnOp>(op) || isElementwiseOp(&op) ||
                          GlobalOps::getSplat(&op) ||
                          GlobalOps::isScalarBroadcast(&op);
           return isKnown && llvm::all_of(op.getResults(), hasThatShape);
         });
}

func::FuncOp GlobalOps::getElementwiseCallee(Operation *op) {
  auto call = dyn_cast<func::CallOp>(op);
  if (!call)
    return {};
  auto callee = dyn_cast_or_null<func::FuncOp>(
      call.resolveCallableInTable(&symbolTables));
  if (!callee)
    return {};
  auto [entry, isNew] = isElementwiseCallee.try_emplace(callee, false);
  if (isNew)
    entry->second = isElementwiseFunction(callee);
  return entry->second ? callee : func::FuncOp();
}

bool GlobalOps::isElementwise(Operation *op) {
  return isElementwiseOp(op) || getElementwiseCallee(op);
}

/// Whether a single op, apart from its regions and callees, has no effect.
static bool hasNoEffectItself(Operation *op) {
  if (isa<CallOpInterface>(op) || GlobalOps::isAnnotation(op))
    return true;
  if (op->hasTrait<OpTrait::HasRecursiveMemoryEffects>()) {
    auto effects = dyn_cast<MemoryEffectOpInterface>(op);
    return !effects || effects.hasNoEffect();
  }
  return isMemoryEffectFree(op);
}

bool GlobalOps::isRepeatable(Operation *op) {
  SmallVector<Operation *> bodies = {op};
  auto visit = [&](Operation *inner) -> WalkResult {
    if (!hasNoEffectItself(inner))
      return WalkResult::interrupt();
    auto call = dyn_cast<CallOpInterface>(inner);
    if (!call)
      return WalkResult::advance();
    auto callee = dyn_cast_or_null<func::FuncOp>(
        call.resolveCallableInTable(&symbolTables));
    if (!callee || callee.isExternal())
      return WalkResult::interrupt();
    if (repeatable.insert(callee).second)
      bodies.push_back(callee);
    return WalkResult::advance();
  };
  while (!bodies.empty()) {
    Operation *body = bodies.pop_back_val();
    WalkResult result = WalkResult::advance();
    if (auto callee = dyn_cast<func::FuncOp>(body))
      result = callee.getBody().walk(visit);
    else
      result = body->walk(visit);
    if (result.wasInterrupted())
      return false;
  }
  return true;
}
