//===- CclToStablehlo.cpp - collectives of ccl, in StableHLO ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "GroupConversion.h"
#include "Packing.h"
#include "Reducers.h"
#include "mlir/IR/IRMapping.h"
#include "tutti/Frontend/Passes.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/TypeSwitch.h"

namespace tutti {
#define GEN_PASS_DEF_CCLTOSTABLEHLO
#include "tutti/Frontend/Passes.h.inc"
} // namespace tutti

using namespace mlir;
using namespace tutti;

static RankedTensorType typeOf(Value tensor) {
  return cast<RankedTensorType>(tensor.getType());
}

namespace {
/// One op of ccl as it becomes StableHLO. Operands of different element types
/// travel apart, and so do operands of dynamic shape that would have to share a
/// buffer: neither XLA nor a buffer can hold them together.
class Export {
public:
  Export(ccl::CollectiveOpInterface op, GroupConversion &groups)
      : op(op), groups(groups), builder(op), packing(builder, op.getLoc()),
        marks(op->getDiscardableAttrDictionary()),
        results(op->getNumResults()) {}

  void run() {
    llvm::TypeSwitch<Operation *>(op.getOperation())
        .Case<ccl::AllReduceOp, ccl::AllGatherOp, ccl::ReduceScatterOp,
              ccl::AllToAllOp, ccl::CollectivePermuteOp,
              ccl::CollectiveBroadcastOp>([&](auto typed) { convert(typed); });
    op->replaceAllUsesWith(results);
    op->erase();
  }

private:
  using Indices = ArrayRef<unsigned>;

  //===--------------------------------------------------------------------===//
  // Kinds
  //===--------------------------------------------------------------------===//

  void convert(ccl::AllReduceOp reduce) {
    forEachElementType([&](Indices indices) {
      auto converted = finish(stablehlo::AllReduceOp::create(
          builder, loc(), typesAt(indices), operandsAt(indices),
          replicaGroups(), channel(), globalIds()));
      fillComputation(converted.getComputation(), indices.front());
      setResults(indices, converted->getResults());
    });
  }

  void convert(ccl::AllGatherOp gather) {
    forEachElementType([&](Indices indices) {
      auto converted = finish(stablehlo::AllGatherOp::create(
          builder, loc(), typesAt(indices), operandsAt(indices),
          gather.getDim(), replicaGroups(), channel(), globalIds()));
      setResults(indices, converted->getResults());
    });
  }

  void convert(ccl::ReduceScatterOp scatter) {
    auto create = [&](Type type, Value operand, uint64_t dim, unsigned index) {
      auto converted = finish(stablehlo::ReduceScatterOp::create(
          builder, loc(), type, operand, dim, replicaGroups(), channel(),
          globalIds()));
      fillComputation(converted.getComputation(), index);
      return converted.getResult();
    };
    auto alone = [&](unsigned index) {
      return create(resultType(index), operand(index), scatter.getDim(), index);
    };
    // What one rank gets is one row: the part of each tensor that is its own.
    forEachBuffer(alone, [&](Indices indices) {
      Value buffer = packOperands(indices, [&](Value tensor) {
        return packing.toShards(tensor, scatter.getDim(), op.getFactor());
      });
      RankedTensorType type =
          typeOf(buffer).clone({1, typeOf(buffer).getDimSize(1)},
                               resultType(indices.front()).getElementType());
      unpackResults(indices, create(type, buffer, 0, indices.front()),
                    [&](Value row, RankedTensorType type) {
                      return packing.reshape(row, type);
                    });
    });
  }

  void convert(ccl::AllToAllOp exchange) {
    auto create = [&](Type type, Value operand, uint64_t split,
                      uint64_t concat) {
      return finish(stablehlo::AllToAllOp::create(builder, loc(), type, operand,
                                                  split, concat, op.getFactor(),
                                                  replicaGroups(), channel()))
          ->getResult(0);
    };
    auto alone = [&](unsigned index) {
      return create(resultType(index), operand(index), exchange.getSplit(),
                    exchange.getConcat());
    };
    // Row i goes to rank i; the rows that arrive are the parts to join.
    forEachBuffer(alone, [&](Indices indices) {
      Value buffer = packOperands(indices, [&](Value tensor) {
        return packing.toShards(tensor, exchange.getSplit(), op.getFactor());
      });
      unpackResults(indices, create(buffer.getType(), buffer, 0, 0),
                    [&](Value rows, RankedTensorType type) {
                      return packing.fromShards(rows, type,
                                                exchange.getConcat());
                    });
    });
  }

  void convert(ccl::CollectivePermuteOp permute) {
    auto pairs = GroupConversion::toSourceTargetPairs(permute.getPairs());
    convertWhole([&](Value operand) -> Value {
      return finish(stablehlo::CollectivePermuteOp::create(
          builder, loc(), operand.getType(), operand, pairs, channel()));
    });
  }

  void convert(ccl::CollectiveBroadcastOp broadcast) {
    convertWhole([&](Value operand) -> Value {
      return finish(stablehlo::CollectiveBroadcastOp::create(
                        builder, loc(), operand.getType(), operand,
                        replicaGroups(), channel()))
          ->getResult(0);
    });
  }

  // A kind that moves tensors as they are: one row holds all of them.
  void convertWhole(llvm::function_ref<Value(Value)> create) {
    auto alone = [&](unsigned index) { return create(operand(index)); };
    forEachBuffer(alone, [&](Indices indices) {
      Value buffer = packOperands(indices, [&](Value tensor) {
        RankedTensorType type = typeOf(tensor);
        return packing.reshape(tensor, type.clone({1, type.getNumElements()}));
      });
      unpackResults(indices, create(buffer),
                    [&](Value row, RankedTensorType type) {
                      return packing.reshape(row, type);
                    });
    });
  }

  //===--------------------------------------------------------------------===//
  // What travels together
  //===--------------------------------------------------------------------===//

  // Calls `together` for the operands of each element type, in the order in
  // which the types first appear.
  void forEachElementType(llvm::function_ref<void(Indices)> together) {
    llvm::MapVector<Type, SmallVector<unsigned>> byType;
    for (unsigned index = 0; index < results.size(); ++index)
      byType[typeOf(operand(index)).getElementType()].push_back(index);
    for (auto &[type, indices] : byType)
      together(indices);
  }

  // The same for kinds that take one tensor: `alone` converts an operand that
  // shares no buffer.
  void forEachBuffer(llvm::function_ref<Value(unsigned)> alone,
                     llvm::function_ref<void(Indices)> together) {
    forEachElementType([&](Indices indices) {
      bool isStatic = llvm::all_of(indices, [&](unsigned index) {
        return typeOf(operand(index)).hasStaticShape() &&
               resultType(index).hasStaticShape();
      });
      if (indices.size() > 1 && isStatic)
        return together(indices);
      for (unsigned index : indices)
        results[index] = alone(index);
    });
  }

  Value packOperands(Indices indices, llvm::function_ref<Value(Value)> toRows) {
    return packing.join(llvm::map_to_vector(
        indices, [&](unsigned index) { return toRows(operand(index)); }));
  }

  // Columns of `buffer`, in order, are the results.
  void
  unpackResults(Indices indices, Value buffer,
                llvm::function_ref<Value(Value, RankedTensorType)> fromRows) {
    int64_t rows = typeOf(buffer).getDimSize(0), start = 0;
    for (unsigned index : indices) {
      int64_t count = resultType(index).getNumElements() / rows;
      results[index] =
          fromRows(packing.columns(buffer, start, count), resultType(index));
      start += count;
    }
  }

  //===--------------------------------------------------------------------===//
  // Parts of the op
  //===--------------------------------------------------------------------===//

  Location loc() { return op.getLoc(); }
  Value operand(unsigned index) { return op->getOperand(index); }
  RankedTensorType resultType(unsigned index) {
    return typeOf(op->getResult(index));
  }
  SmallVector<Value> operandsAt(Indices indices) {
    return llvm::map_to_vector(indices, [&](unsigned i) { return operand(i); });
  }
  SmallVector<Type> typesAt(Indices indices) {
    return llvm::map_to_vector(
        indices, [&](unsigned i) -> Type { return resultType(i); });
  }
  void setResults(Indices indices, ValueRange values) {
    for (auto [index, value] : llvm::zip(indices, values))
      results[index] = value;
  }
  DenseIntElementsAttr replicaGroups() {
    return groups.toReplicaGroups(op.getGroup().getRanks());
  }
  stablehlo::ChannelHandleAttr channel() {
    return GroupConversion::toChannel(op.getGroup());
  }
  bool globalIds() { return GroupConversion::usesGlobalIds(op.getGroup()); }

  void fillComputation(Region &region, unsigned index) {
    if (std::optional<ccl::Reduction> reduction = op.getNamedReduction())
      return fillReducer(builder, loc(), region, *reduction,
                         typeOf(operand(index)).getElementType());
    IRMapping mapping;
    op.getReducerRegion()->cloneInto(&region, mapping);
    endReducerInStablehlo(region);
  }

  template <typename OpT> OpT finish(OpT converted) {
    converted->setDiscardableAttrs(marks);
    converted->removeDiscardableAttr(ccl::kSegmentAttrName);
    return converted;
  }

  ccl::CollectiveOpInterface op;
  GroupConversion &groups;
  OpBuilder builder;
  Packing packing;
  DictionaryAttr marks;
  SmallVector<Value> results;
};

struct CclToStablehlo : tutti::impl::CclToStablehloBase<CclToStablehlo> {
  void runOnOperation() override {
    SmallVector<ccl::CollectiveOpInterface> collectives;
    getOperation()->walk(
        [&](ccl::CollectiveOpInterface op) { collectives.push_back(op); });
    if (collectives.empty())
      return markAllAnalysesPreserved();
    GroupConversion groups;
    for (ccl::CollectiveOpInterface op : collectives)
      Export(op, groups).run();
  }
};
} // namespace
