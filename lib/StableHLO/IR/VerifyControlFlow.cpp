//===- VerifyControlFlow.cpp - verifiers of branches, loops and grouping ---*-
// C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ReducerRules.h"
#include "ShapeRules.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "tutti/StableHLO/IR/StableHLOOps.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace tutti;
using namespace tutti::stablehlo;

//===----------------------------------------------------------------------===//
// if, case, while
//===----------------------------------------------------------------------===//

LogicalResult IfOp::verify() {
  return verifyScalar(*this, "predicate", getPred().getType());
}

LogicalResult CaseOp::verify() {
  if (getBranches().empty())
    return emitOpError() << "needs at least one branch";
  return verifyScalar(*this, "index", getIndex().getType());
}

/// All branches return what the op does.
static LogicalResult verifyBranches(Operation *op) {
  SmallVector<Type> types;
  for (auto [i, region] : llvm::enumerate(op->getRegions())) {
    std::string name = "branch #" + std::to_string(i);
    TypeRange returned = getReturned(region).getTypes();
    if (failed(verifyNoArguments(op, region, name)))
      return failure();
    if (i == 0) {
      types.assign(returned.begin(), returned.end());
      continue;
    }
    if (!areCompatibleTypes(returned, getReturned(op->getRegion(0)).getTypes()))
      return op->emitOpError()
             << name << " returns (" << returned << "), expected ("
             << getReturned(op->getRegion(0)).getTypes() << ") as branch #0";
    // The result covers what either branch may return.
    for (auto [type, other] : llvm::zip(types, returned)) {
      if (type == other || !isa<RankedTensorType>(type))
        continue;
      Shape shape;
      for (auto [l, r] : llvm::zip(getShape(type), getShape(other)))
        shape.push_back(join(l, r));
      type = getTensorType(shape, getElementType(type));
    }
  }
  return verifyResults(op, types);
}

LogicalResult IfOp::verifyRegions() { return verifyBranches(*this); }
LogicalResult CaseOp::verifyRegions() { return verifyBranches(*this); }

LogicalResult WhileOp::verify() {
  return verifyResults(*this, getOperandTypes());
}

LogicalResult WhileOp::verifyRegions() {
  auto check = [&](StringRef what, TypeRange types) -> LogicalResult {
    if (areCompatibleTypes(types, getOperandTypes()))
      return success();
    return emitOpError() << what << " (" << types << "), expected ("
                         << getOperandTypes() << ") as the op's operands";
  };
  if (failed(check("cond takes", getCond().getArgumentTypes())) ||
      failed(check("body takes", getBody().getArgumentTypes())) ||
      failed(check("body returns", getReturned(getBody()).getTypes())))
    return failure();
  return verifyReturnsBool(*this, getCond(), "cond");
}

//===----------------------------------------------------------------------===//
// Grouping
//===----------------------------------------------------------------------===//

LogicalResult OptimizationBarrierOp::verify() {
  if (getOperandTypes() == getResultTypes())
    return success();
  return emitOpError() << "results have types (" << getResultTypes()
                       << "), expected those of the operands, ("
                       << getOperandTypes() << ")";
}

LogicalResult TupleOp::verify() {
  auto tuple = cast<TupleType>(getType());
  if (getOperandTypes() == TypeRange(tuple.getTypes()))
    return success();
  return emitOpError() << "result has type " << tuple << ", expected "
                       << TupleType::get(getContext(), getOperandTypes());
}

LogicalResult GetTupleElementOp::verify() {
  auto tuple = cast<TupleType>(getOperand().getType());
  if (getIndex() >= tuple.size())
    return emitOpError() << "index is " << getIndex() << ", but " << tuple
                         << " has " << tuple.size() << " elements";
  return verifyResult(*this, tuple.getType(getIndex()));
}

/// Two words or more with dots between, each of letters, digits and
/// underscores, the first beginning with a letter.
static bool isCompositeName(StringRef name) {
  auto isWordChar = [](char c) { return llvm::isAlnum(c) || c == '_'; };
  auto [first, rest] = name.split('.');
  if (first.empty() || !llvm::isAlpha(first[0]) ||
      !llvm::all_of(first, isWordChar) || first.size() == name.size())
    return false;
  SmallVector<StringRef> words;
  rest.split(words, '.');
  return llvm::all_of(words, [&](StringRef word) {
    return !word.empty() && llvm::all_of(word, [&](char c) {
      return isWordChar(c) || c == '$';
    });
  });
}

LogicalResult
CompositeOp::verifySymbolUses(SymbolTableCollection &symbolTable) {
  if (!isCompositeName(getName()))
    return emitOpError() << "name must have a namespace, such as "
                            "\"my_namespace.my_op\", found \""
                         << getName() << "\"";
  auto function = symbolTable.lookupNearestSymbolFrom<FunctionOpInterface>(
      *this, getDecompositionAttr());
  if (!function)
    return emitOpError() << "decomposition " << getDecompositionAttr()
                         << " is no function of this module";
  if (TypeRange(function.getArgumentTypes()) != TypeRange(getOperandTypes()))
    return emitOpError() << "has operands (" << getOperandTypes() << "), but "
                         << getDecompositionAttr() << " takes ("
                         << function.getArgumentTypes() << ")";
  if (TypeRange(function.getResultTypes()) != TypeRange(getResultTypes()))
    return emitOpError() << "has results (" << getResultTypes() << "), but "
                         << getDecompositionAttr() << " returns ("
                         << function.getResultTypes() << ")";
  return success();
}

//===----------------------------------------------------------------------===//
// Asynchronous ops
//===----------------------------------------------------------------------===//

LogicalResult AsyncStartOp::verifyRegions() {
  Block &block = getBody().front();
  Operation &started = block.front();
  if (block.getOperations().size() != 2 ||
      !isa<AllGatherOp, AllReduceOp, AllToAllOp, CollectiveBroadcastOp,
           CollectivePermuteOp, CollectiveReduceOp, DynamicSliceOp,
           DynamicUpdateSliceOp, ReduceScatterOp, SliceOp>(started))
    return emitOpError() << "body must hold one collective or slice op and a "
                            "return, found '"
                         << started.getName() << "' and "
                         << block.getOperations().size() - 1 << " more";
  if (getBody().getArgumentTypes() != TypeRange(getOperandTypes()))
    return emitOpError() << "body takes (" << getBody().getArgumentTypes()
                         << "), expected (" << getOperandTypes()
                         << ") as the op's operands";
  TypeRange returned = getReturned(getBody()).getTypes();
  auto future = cast<FutureType>(getType());
  if (TypeRange(future.getTypes()) != returned)
    return emitOpError() << "result has type " << future << ", but the body "
                         << "returns (" << returned << ")";
  return success();
}

LogicalResult AsyncDoneOp::verify() {
  return verifyResults(*this,
                       cast<FutureType>(getOperand().getType()).getTypes());
}
