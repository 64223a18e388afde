//===- SdyVerifyRule.cpp - what makes a sharding rule valid ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SdyAssembly.h"
#include "SdyVerify.h"
#include "llvm/ADT/BitVector.h"

using namespace mlir;
using namespace tutti::sdy;

/// Checks the mappings of the operands or of the results and collects the
/// factors they use. `what` is "operand" or "result".
static LogicalResult verifyMappings(Operation *op, StringRef what,
                                    TypeRange types,
                                    ArrayRef<TensorMappingAttr> mappings,
                                    ArrayRef<int64_t> sizes,
                                    llvm::BitVector &used) {
  if (mappings.size() != types.size())
    return op->emitOpError() << "sharding rule maps " << mappings.size() << " "
                             << what << "s, expected " << types.size();
  if (mappings.empty())
    return op->emitOpError() << "has no " << what
                             << "s, expected at least one where there is a "
                                "sharding rule";
  int64_t numFactors = sizes.size();
  for (auto [index, type, mapping] : llvm::enumerate(types, mappings)) {
    auto emitError = [&, index = index]() -> InFlightDiagnostic {
      return op->emitOpError()
             << "sharding rule, " << what << " " << index << ": ";
    };
    auto shaped = dyn_cast<ShapedType>(type);
    if (!shaped || !shaped.hasStaticShape())
      return emitError() << "has type " << type << ", expected a static shape";
    ArrayRef<DimMappingAttr> dimensions = mapping.getDimMappings();
    if (static_cast<int64_t>(dimensions.size()) != shaped.getRank())
      return emitError() << "has " << dimensions.size()
                         << " dimensions, expected " << shaped.getRank()
                         << " for type " << type;
    llvm::BitVector usedHere(numFactors);
    for (DimMappingAttr dimension : dimensions) {
      ArrayRef<int64_t> factors = dimension.getFactorIndices();
      if (factors.empty())
        return emitError() << "a dimension has no factor, expected at least "
                              "one";
      for (int64_t factor : factors) {
        if (factor < 0 || factor >= numFactors)
          return emitError() << "factor '" << getFactorName(factor)
                             << "' has no size, expected one of the "
                             << numFactors << " factors with sizes";
        if (usedHere.test(factor))
          return emitError() << "factor '" << getFactorName(factor)
                             << "' is used twice, expected once";
        if (sizes[factor] == 1 && factors.size() > 1)
          return emitError() << "factor '" << getFactorName(factor)
                             << "' has size 1 and shares a dimension, expected "
                                "it to be left out";
        usedHere.set(factor);
      }
    }
    used |= usedHere;
  }
  return success();
}

/// A list of marked factors is ascending and in range.
static LogicalResult verifyMarked(Operation *op, StringRef mark,
                                  ArrayRef<int64_t> factors,
                                  int64_t numFactors) {
  for (auto [index, factor] : llvm::enumerate(factors)) {
    if (factor < 0 || factor >= numFactors)
      return op->emitOpError()
             << "sharding rule marks factor '" << getFactorName(factor)
             << "' as " << mark << ", expected one of the " << numFactors
             << " factors with sizes";
    if (index > 0 && factors[index - 1] >= factor)
      return op->emitOpError()
             << "sharding rule has '" << getFactorName(factors[index - 1])
             << "' before '" << getFactorName(factor) << "' among " << mark
             << " factors, expected ascending order without repetition";
  }
  return success();
}

LogicalResult tutti::sdy::verifyShardingRule(OpShardingRuleAttr rule,
                                             Operation *op) {
  ArrayRef<int64_t> sizes = rule.getFactorSizes();
  llvm::BitVector inOperands(sizes.size()), inResults(sizes.size());
  if (failed(verifyMappings(op, "operand", op->getOperandTypes(),
                            rule.getOperandMappings(), sizes, inOperands)) ||
      failed(verifyMappings(op, "result", op->getResultTypes(),
                            rule.getResultMappings(), sizes, inResults)))
    return failure();
  llvm::BitVector used = inOperands;
  used |= inResults;
  if (int unused = used.find_first_unset(); unused >= 0)
    return op->emitOpError()
           << "sharding rule gives factor '" << getFactorName(unused)
           << "' a size of " << sizes[unused]
           << " but maps no dimension to it, expected a use";

  std::pair<StringRef, ArrayRef<int64_t>> exclusive[] = {
      {"reduction", rule.getReductionFactors()},
      {"need_replication", rule.getNeedReplicationFactors()},
      {"permutation", rule.getPermutationFactors()}};
  llvm::BitVector marked(sizes.size());
  for (auto [mark, factors] : exclusive) {
    if (failed(verifyMarked(op, mark, factors, sizes.size())))
      return failure();
    for (int64_t factor : factors) {
      if (marked.test(factor))
        return op->emitOpError()
               << "sharding rule marks factor '" << getFactorName(factor)
               << "' as " << mark << " and as something else, expected one of "
               << "reduction, need_replication and permutation";
      marked.set(factor);
    }
  }
  for (int64_t factor : rule.getReductionFactors())
    if (inResults.test(factor))
      return op->emitOpError()
             << "sharding rule marks factor '" << getFactorName(factor)
             << "' as reduction and maps a result to it, expected operands "
                "only";
  return verifyMarked(op, "blocked_propagation",
                      rule.getBlockedPropagationFactors(), sizes.size());
}

LogicalResult tutti::sdy::verifyPropagationEdges(PropagationEdgesAttr edges,
                                                 Operation *op) {
  // Ops that stand between a call and a function record what happens there.
  if (isa<FuncDataFlowEdgeOp>(op))
    return success();
  auto verifyValue = [&](EdgeValueRefAttr reference) -> LogicalResult {
    bool isResult = reference.getType() == EdgeNodeType::RESULT;
    int64_t count = isResult ? op->getNumResults() : op->getNumOperands();
    if (reference.getIndex() >= 0 && reference.getIndex() < count)
      return success();
    return op->emitOpError()
           << "propagation edges name "
           << stringifyEdgeNodeType(reference.getType()) << '-'
           << reference.getIndex() << ", expected a number from 0 to less than "
           << count;
  };
  auto verifyAxis = [&](AxisRefAttr axis, EdgeValueRefAttr reference) {
    Value value = reference.getType() == EdgeNodeType::RESULT
                      ? op->getResult(reference.getIndex())
                      : op->getOperand(reference.getIndex());
    TensorShardingAttr sharding = getKnownSharding(value).sharding;
    MeshAttr mesh = sharding ? sharding.getMesh(op) : MeshAttr();
    if (!mesh || mesh.getAxisSize(axis.getName()))
      return success();
    return LogicalResult(op->emitOpError()
                         << "propagation edges name axis \"" << axis.getName()
                         << "\", which is not an axis of the mesh " << mesh);
  };
  for (PropagationOneStepAttr step : edges.getValue())
    for (AxisToPropagationDetailsAttr entry : step.getAxisEntries()) {
      SmallVector<EdgeValueRefAttr> references(entry.getTargets());
      references.push_back(entry.getSource());
      for (EdgeValueRefAttr reference : references)
        if (failed(verifyValue(reference)) ||
            failed(verifyAxis(entry.getAxisName(), reference)))
          return failure();
    }
  return success();
}
