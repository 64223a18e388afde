//===- Localizer.cpp - global ops as those of one device ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Localizer.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/IRMapping.h"

using namespace mlir;
using namespace tutti;
using namespace tutti::sdy;

//===----------------------------------------------------------------------===//
// Cuts
//===----------------------------------------------------------------------===//

InFlightDiagnostic Localizer::emitRemark(Operation *op) const {
  InFlightDiagnostic remark = op->emitRemark();
  remark.attachNote(computation->getLoc())
      << "so this manual computation is left as it is";
  return remark;
}

TensorShardingAttr Localizer::getUncut(Value value) const {
  auto type = dyn_cast<ShapedType>(value.getType());
  auto whole = DimensionShardingAttr::get(value.getContext(), {},
                                          /*is_closed=*/true, std::nullopt);
  SmallVector<DimensionShardingAttr> dimensions(
      type && type.hasRank() ? type.getRank() : 0, whole);
  return TensorShardingAttr::get(value.getContext(), meshOrRef, dimensions, {},
                                 {});
}

TensorShardingAttr Localizer::makeCut(Value value,
                                      TensorShardingAttr sharding) const {
  auto type = dyn_cast<ShapedType>(value.getType());
  if (!type || !type.hasRank() || type.getRank() != sharding.getRank())
    return getUncut(value);
  MLIRContext *context = value.getContext();
  SmallVector<DimensionShardingAttr> dimensions;
  for (DimensionShardingAttr dimension : sharding.getDimShardings()) {
    SmallVector<AxisRefAttr> axes;
    for (AxisRefAttr axis : dimension.getAxes())
      if (axis.getSize(mesh) > 1)
        axes.push_back(axis);
    dimensions.push_back(DimensionShardingAttr::get(
        context, axes, /*is_closed=*/true, std::nullopt));
  }
  return TensorShardingAttr::get(context, meshOrRef, dimensions, {}, {});
}

Type Localizer::getLocalType(Value value) const {
  TensorShardingAttr cut = getCut(value);
  if (cut.isFullyReplicated())
    return value.getType();
  auto type = cast<ShapedType>(value.getType());
  SmallVector<int64_t> shape(type.getShape());
  for (auto [size, dimension] : llvm::zip_equal(shape, cut.getDimShardings()))
    for (AxisRefAttr axis : dimension.getAxes())
      if (!ShapedType::isDynamic(size))
        size /= axis.getSize(mesh);
  return type.clone(shape);
}

LogicalResult Localizer::setCut(Value value, TensorShardingAttr cut,
                                Operation *op) {
  auto [entry, isNew] = cuts.try_emplace(value, cut);
  if (isNew) {
    worklist.push_back(value);
    return success();
  }
  if (entry->second == cut)
    return success();
  return emitRemark(op) << "has a value that is cut as " << cut
                        << " here and as " << entry->second
                        << " elsewhere, expected one of them; in JAX, reshard "
                           "inside the function given to shard_map, or give "
                           "the value to it twice";
}

/// A sharding may also pad; parts of different sizes are no program's.
bool Localizer::dividesEvenly(Value value, TensorShardingAttr cut) const {
  auto type = dyn_cast<ShapedType>(value.getType());
  if (!type || cut.isFullyReplicated())
    return true;
  for (auto [size, dimension] :
       llvm::zip_equal(type.getShape(), cut.getDimShardings())) {
    int64_t rest = size;
    for (AxisRefAttr axis : dimension.getAxes()) {
      if (ShapedType::isDynamic(size) || rest % axis.getSize(mesh) != 0)
        return false;
      rest /= axis.getSize(mesh);
    }
  }
  return true;
}

//===----------------------------------------------------------------------===//
// Analysis
//===----------------------------------------------------------------------===//

LogicalResult Localizer::propagate(Operation *op) {
  if (op == computation || isa<func::ReturnOp>(op) || GlobalOps::getSplat(op))
    return success();
  if (GlobalOps::isScalarBroadcast(op))
    return setCut(op->getOperand(0), getUncut(op->getOperand(0)), op);
  if (!ops.isElementwise(op) && !GlobalOps::isAnnotation(op))
    return success();
  // The cut of one value that is no scalar is that of all.
  TensorShardingAttr cut;
  auto forEachValue = [&](function_ref<LogicalResult(Value)> visit) {
    for (Value value : op->getOperands())
      if (failed(visit(value)))
        return failure();
    for (Value value : op->getResults())
      if (failed(visit(value)))
        return failure();
    return success();
  };
  (void)forEachValue([&](Value value) {
    if (!cut && !GlobalOps::isScalar(value))
      cut = getCut(value);
    return success();
  });
  return forEachValue([&](Value value) {
    if (GlobalOps::isScalar(value))
      return setCut(value, getUncut(value), op);
    return cut ? setCut(value, cut, op) : success();
  });
}

LogicalResult Localizer::propagate() {
  while (!worklist.empty()) {
    Value value = worklist.pop_back_val();
    if (Operation *op = value.getDefiningOp())
      if (failed(propagate(op)))
        return failure();
    for (Operation *user : value.getUsers())
      if (user->getBlock() == &function.getBody().front() &&
          failed(propagate(user)))
        return failure();
  }
  return success();
}

/// Any op that is not made local has only values that are not cut.
LogicalResult Localizer::leaveUncut(Operation *op) {
  if (op == computation || isa<func::ReturnOp>(op) || GlobalOps::getSplat(op) ||
      GlobalOps::isScalarBroadcast(op) || ops.isElementwise(op) ||
      GlobalOps::isAnnotation(op))
    return success();
  if (!ops.isRepeatable(op))
    return emitRemark(op)
           << "stands beside a manual computation and may have side effects, "
              "expected every device to be able to run it; in JAX, move it "
              "into the function given to shard_map";
  auto leave = [&](Value value) -> LogicalResult {
    TensorShardingAttr uncut = getUncut(value);
    TensorShardingAttr cut = getCut(value);
    if (cut && cut != uncut)
      return emitRemark(op)
             << "works on a tensor as a whole, which is cut as " << cut
             << "; in JAX, move it into the function given to shard_map";
    return setCut(value, uncut, op);
  };
  for (Value value : op->getResults())
    if (failed(leave(value)))
      return failure();
  // With its regions, the op may also use values that are not operands.
  Block *body = &function.getBody().front();
  WalkResult result = op->walk([&](Operation *inner) {
    for (Value value : inner->getOperands())
      if (value.getParentBlock() == body && failed(leave(value)))
        return WalkResult::interrupt();
    return WalkResult::advance();
  });
  return failure(result.wasInterrupted());
}

LogicalResult Localizer::analyze() {
  for (auto [value, sharding] :
       llvm::zip_equal(computation.getTensors(),
                       computation.getInShardings().getShardings()))
    if (failed(setCut(value, makeCut(value, sharding), computation)))
      return failure();
  for (auto [value, sharding] :
       llvm::zip_equal(computation.getResults(),
                       computation.getOutShardings().getShardings()))
    if (failed(setCut(value, makeCut(value, sharding), computation)))
      return failure();
  if (failed(propagate()))
    return failure();

  Block &body = function.getBody().front();
  for (Operation &op : body)
    if (failed(leaveUncut(&op)) || failed(propagate()))
      return failure();
  // What no op around the computation decides, the caller's sharding does.
  for (BlockArgument argument : body.getArguments()) {
    if (getCut(argument))
      continue;
    auto sharding = function.getArgAttrOfType<TensorShardingAttr>(
        argument.getArgNumber(), SdyDialect::getShardingAttrName());
    bool isOnMesh = sharding && sharding.getMesh(function) == mesh;
    TensorShardingAttr cut =
        isOnMesh ? makeCut(argument, sharding) : getUncut(argument);
    if (!dividesEvenly(argument, cut))
      cut = getUncut(argument);
    if (failed(setCut(argument, cut, function)) || failed(propagate()))
      return failure();
  }
  for (Operation &op : body)
    for (Value value : op.getResults())
      if (!getCut(value) &&
          (failed(setCut(value, getUncut(value), &op)) || failed(propagate())))
        return failure();
  return success();
}

//===----------------------------------------------------------------------===//
// Rewriting
//===----------------------------------------------------------------------===//

/// The callee's types are global ones, so its ops are copied to where it is
/// called from, unless nothing is cut.
void Localizer::inlineElementwiseCall(func::CallOp call, func::FuncOp callee) {
  TensorShardingAttr cut;
  auto find = [&](ValueRange values) {
    for (Value value : values)
      if (!GlobalOps::isScalar(value))
        cut = getCut(value);
  };
  find(call.getOperands());
  find(call.getResults());
  if (!cut || cut.isFullyReplicated())
    return;
  IRMapping mapping;
  Block &body = callee.getBody().front();
  mapping.map(body.getArguments(), call.getOperands());
  OpBuilder builder(call);
  for (Operation &op : body.without_terminator())
    for (Value value : builder.clone(op, mapping)->getResults())
      cuts[value] = GlobalOps::isScalar(value) ? getUncut(value) : cut;
  for (auto [result, value] :
       llvm::zip_equal(call.getResults(), body.getTerminator()->getOperands()))
    result.replaceAllUsesWith(mapping.lookup(value));
  call.erase();
}

void Localizer::apply() {
  Block &body = function.getBody().front();
  for (BlockArgument argument : body.getArguments())
    argument.setType(getLocalType(argument));
  for (Operation &op : llvm::make_early_inc_range(body))
    if (func::FuncOp callee = ops.getElementwiseCallee(&op))
      inlineElementwiseCall(cast<func::CallOp>(op), callee);
  for (Operation &op : llvm::make_early_inc_range(body)) {
    if (&op == computation)
      continue;
    if (GlobalOps::isAnnotation(&op)) {
      op.getResult(0).replaceAllUsesWith(op.getOperand(0));
      op.erase();
      continue;
    }
    DenseElementsAttr splat = GlobalOps::getSplat(&op);
    for (Value value : op.getResults())
      value.setType(getLocalType(value));
    if (splat && splat.getType() != op.getResult(0).getType())
      op.setAttr("value", splat.resizeSplat(
                              cast<ShapedType>(op.getResult(0).getType())));
  }
}
