//===- SymbolicProgram.h - what each value stands for ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Numbers are given by one table for both programs: a list of numbers and
// unique pointers (op names, attributes, types) stands for an expression.
//
// Arguments of a block in a region are numbered by the way to the region: the
// number of regions around it, and for an op with side effects which one in its
// block it is. So the body of a loop without effects has the same number
// wherever the loop stands, while the results of two calls with effects differ
// although their operands may be equal.
//
//===----------------------------------------------------------------------===//

#ifndef TUTTI_LIB_COLLECTIVES_ANALYSIS_SYMBOLICPROGRAM_H
#define TUTTI_LIB_COLLECTIVES_ANALYSIS_SYMBOLICPROGRAM_H

#include "mlir/IR/SymbolTable.h"
#include "tutti/Collectives/IR/Ccl.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include <map>
#include <vector>

namespace tutti::ccl {

using Number = uint64_t;
using List = std::vector<uint64_t>;

class Numbers {
public:
  Number operator()(const List &list) {
    return table.try_emplace(list, table.size()).first->second;
  }

private:
  std::map<List, Number> table;
};

// A collective that may be merged, whole.
struct Whole {
  CollectiveOpInterface op;
  std::vector<Number> pieces;
};

// The expressions between two ops with side effects, with an op for each.
struct Epoch {
  std::vector<std::pair<Number, mlir::Operation *>> ops;
  // What ends it: an op with side effects or the terminator.
  Number end = 0;
  mlir::Operation *endOp = nullptr;
};

// One program, computed.
class Program {
public:
  Program(mlir::Operation *root, Numbers &numbers)
      : root(root), numbers(numbers) {
    findPureFunctions();
  }

  std::vector<Epoch> computeBlock(mlir::Block &block, Number way);
  /// Blocks in an order in which what is used is made before.
  static std::vector<mlir::Block *> orderOf(mlir::Region &region);
  /// The way into the function of this index.
  Number wayInto(uint64_t function);
  /// The way to a region of an op reached by `way`; `effect` says which op with
  /// side effects of its block it is, 0 for one without.
  Number wayInto(Number way, Number effect, unsigned region);
  void defineArguments(mlir::Block &block, Number way, unsigned index);

  std::vector<Whole> wholes;

private:
  void findPureFunctions();
  bool isPure(mlir::Operation *op);
  Number numberOf(mlir::Value value);
  Number computeRegion(mlir::Region &region, Number way);
  Number computeOp(mlir::Operation *op, Number way, Number effect);
  void computeCollective(CollectiveOpInterface op, Epoch &epoch);

  mlir::Operation *root;
  Numbers &numbers;
  llvm::DenseMap<mlir::Value, Number> valueNumbers;
  llvm::DenseSet<mlir::Operation *> pureFunctions;
  mlir::SymbolTableCollection symbols;
};

} // namespace tutti::ccl

#endif // TUTTI_LIB_COLLECTIVES_ANALYSIS_SYMBOLICPROGRAM_H
