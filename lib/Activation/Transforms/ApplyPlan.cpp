//===- ApplyPlan.cpp - writes a plan into the program ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/IR/Builders.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "tutti/Activation/Transforms/Passes.h"
#include "tutti/Support/Statistics.h"
#include "llvm/ADT/bit.h"

using namespace mlir;
using namespace tutti;
using namespace tutti::act;

static Statistic numLoads("lower-act", "num_act_table_loads_inserted",
                          "Number of activation table loads inserted");
static Statistic
    numSubstituted("lower-act", "num_activations_substituted",
                   "Number of activations computed through others");

// Where a load on a way between blocks can stand: at the end of the block the
// way comes from if there is no other way out, else at the beginning of the one
// it leads to if there is no other way in, else in a new block between them.
static OpBuilder::InsertPoint placeOnWay(const ArcPlace &place,
                                         OpBuilder &builder) {
  Operation *terminator = place.before;
  Block *to = terminator->getSuccessor(place.successor);
  if (terminator->getNumSuccessors() == 1)
    return {place.block, terminator->getIterator()};
  if (to->getSinglePredecessor())
    return {to, to->begin()};
  auto branch = cast<BranchOpInterface>(terminator);
  SuccessorOperands operands = branch.getSuccessorOperands(place.successor);
  Block *between = builder.createBlock(to);
  SmallVector<Value> forwarded;
  // What the terminator makes itself stays an argument of the new block.
  for (unsigned i = 0; i < operands.getProducedOperandCount(); ++i)
    forwarded.push_back(between->addArgument(to->getArgument(i).getType(),
                                             terminator->getLoc()));
  llvm::append_range(forwarded, operands.getForwardedOperands());
  operands.getMutableForwardedOperands().clear();
  cf::BranchOp::create(builder, terminator->getLoc(), to, forwarded);
  terminator->setSuccessor(between, place.successor);
  return {between, between->begin()};
}

void tutti::act::applyPlan(const KernelPlan &kernel,
                           const Substitutions &substitutions) {
  const KernelGraph &graph = kernel.graph;
  OpBuilder builder(graph.function->getContext());
  for (const PlannedLoad &load : kernel.plan.loads) {
    const ArcPlace &place = graph.places[load.arc];
    ActivateOp user = findUser(graph, kernel.plan, load);
    Location loc = user ? user.getLoc() : graph.function.getLoc();
    if (load.before < graph.problem.arcs[load.arc].end)
      builder.setInsertionPoint(graph.uses[load.before]);
    else if (place.successor >= 0)
      builder.restoreInsertionPoint(placeOnWay(place, builder));
    else if (place.before)
      builder.setInsertionPoint(place.before);
    else
      builder.setInsertionPointToEnd(place.block);
    FuncSetAttr set = graph.catalog.getSets()[load.set];
    bool isHeld = user && set.covers(user.getFunction());
    LoadFuncSetOp::create(builder, loc, builder.getI64IntegerAttr(load.set),
                          builder.getStringAttr(set.getName()),
                          isHeld ? user.getFunctionAttr() : StringAttr(),
                          builder.getStringAttr(graph.engine),
                          user ? user.getFamilyAttr() : StringAttr());
    ++numLoads;
  }
  if (kernel.plan.ways.empty())
    return;
  for (auto [way, use] : llvm::zip(kernel.plan.ways, graph.uses))
    if (way > 0) {
      substitute(use, substitutions.identityOf(use, graph.catalog, way));
      ++numSubstituted;
    }
}
