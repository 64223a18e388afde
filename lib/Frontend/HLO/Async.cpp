//===- Async.cpp - starts, updates and dones ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

//
// An op that was started runs where it was started, so its results are there
// at once. The value of a start is a tuple: (operands, results, contexts...),
// or for some ops another order. Its leaves are all known but the contexts,
// so it may travel through tuples and loops like any other; a done is the part
// of it with the results.
//
//===----------------------------------------------------------------------===//

#include "Importer.h"

using namespace mlir;
using namespace tutti::hlo;
using llvm::StringRef;

/// Makes (operands, results, contexts...) from the results.
static LogicalResult finishStart(Instr &in, ValueRange started) {
  const Shape &shape = in.shape();
  Values leaves(in.operands());
  leaves.append(started.begin(), started.end());
  if (leaves.size() > shape.numLeaves())
    return in.error() << "shape of '" << in.opcode()
                      << "' is not (operands, results, contexts...)";
  leaves.resize(shape.numLeaves());
  return in.setResults(leaves);
}

/// Fails unless the shape is a tuple of at least operands and results.
static LogicalResult expectStart(Instr &in) {
  if (!in.shape().isTuple() || in.shape().elements.size() < 2)
    return in.error() << "shape of '" << in.opcode()
                      << "' is not (operands, results, contexts...)";
  return success();
}

/// `all-gather-start`, `custom-call-start`: the op before the dash, with its
/// own attributes.
static LogicalResult importStart(Instr &in) {
  StringRef base = in.opcode().drop_back(StringRef("-start").size());
  Handler handler = in.importer.handlerOf(base);
  Values started;
  if (failed(expectStart(in)) ||
      failed(in.importAs(handler, base, in.shape().elements[1], started)))
    return failure();
  return finishStart(in, started);
}

/// Its value is that of the op.
static LogicalResult importAllReduceStart(Instr &in) {
  Values started;
  if (failed(in.importAs(in.importer.handlerOf("all-reduce"), "all-reduce",
                         in.instruction.shape, started)))
    return failure();
  return in.setResults(started);
}

/// (to, from, context)
static LogicalResult importCopyStart(Instr &in) {
  if (failed(expectStart(in)))
    return failure();
  return finishStart(in, in.operands());
}

/// A computation that was wrapped to be started.
static LogicalResult importAsyncStart(Instr &in) {
  const Computation *computation;
  (void)in.take("output_to_operand_aliasing");
  (void)in.take("async_group_id");
  if (failed(expectStart(in)) ||
      failed(in.readComputation("calls", computation)))
    return failure();
  Values started;
  if (failed(in.importer.importBody(*computation, in.operands(), started,
                                    in.carriedDictionary())))
    return failure();
  return finishStart(in, started);
}

static LogicalResult importUpdate(Instr &in) {
  return in.numOperands() == 1 ? in.setResultsToPart(0, {})
                               : in.expectOperands(1);
}

static LogicalResult importDone(Instr &in) {
  return in.numOperands() == 1 ? in.setResultsToPart(0, 1)
                               : in.expectOperands(1);
}

static LogicalResult importCopyDone(Instr &in) {
  return in.numOperands() == 1 ? in.setResultsToPart(0, 0)
                               : in.expectOperands(1);
}

void tutti::hlo::addAsyncHandlers(HandlerTable &table) {
  table["async-start"] = importAsyncStart;
  table["async-update"] = importUpdate;
  table["async-done"] = importDone;
  table["all-reduce-start"] = importAllReduceStart;
  table["all-reduce-done"] = importUpdate;
  table["copy-start"] = importCopyStart;
  table["copy-done"] = importCopyDone;
}

Handler tutti::hlo::findAsyncHandler(const HandlerTable &table,
                                     StringRef opcode) {
  if (opcode.ends_with("-start") && table.count(opcode.drop_back(6)))
    return importStart;
  if (opcode.ends_with("-update") && table.count(opcode.drop_back(7)))
    return importUpdate;
  if (opcode.ends_with("-done") && table.count(opcode.drop_back(5)))
    return importDone;
  return nullptr;
}
