//===- VerifyCollective.cpp - verifiers of communication ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ReducerRules.h"
#include "ShapeRules.h"
#include "tutti/StableHLO/IR/StableHLOOps.h"

using namespace mlir;
using namespace tutti;
using namespace tutti::stablehlo;

//===----------------------------------------------------------------------===//
// Groups and channels
//===----------------------------------------------------------------------===//

namespace {
struct GroupRules {
  /// Whether -1 may pad a group that is smaller than the others.
  bool mayPad = false;
  /// Whether ids count from zero without holes.
  bool isDense = true;
};
} // namespace

/// The first of sorted numbers that the next one equals.
static std::optional<int64_t> findTwice(ArrayRef<int64_t> sorted) {
  auto *twice = std::adjacent_find(sorted.begin(), sorted.end());
  return twice == sorted.end() ? std::nullopt : std::optional(*twice);
}

/// Each id once. Groups given as mesh axes are right by construction.
static LogicalResult verifyGroups(Operation *op, Attribute attr,
                                  GroupRules rules) {
  auto groups = dyn_cast<DenseIntElementsAttr>(attr);
  if (!groups)
    return success();
  ShapedType type = groups.getType();
  if (type.getRank() != 2)
    return op->emitOpError() << "replica_groups must have rank 2, a row a "
                                "group, found "
                             << type;
  int64_t count = type.getNumElements();
  if (groups.isSplat() && count > 1) {
    auto id = groups.getSplatValue<int64_t>();
    if (id == -1 && rules.mayPad)
      return success();
    return op->emitOpError() << "replica_groups list id " << id << " " << count
                             << " times, expected once";
  }
  SmallVector<int64_t> ids;
  for (int64_t id : groups.getValues<int64_t>()) {
    if (id == -1 && rules.mayPad)
      continue;
    if (id < 0)
      return op->emitOpError()
             << "replica_groups hold id " << id << ", expected none below 0";
    ids.push_back(id);
  }
  llvm::sort(ids);
  if (std::optional<int64_t> twice = findTwice(ids))
    return op->emitOpError()
           << "replica_groups list id " << *twice << " twice, expected once";
  for (auto [expected, found] : llvm::enumerate(ids))
    if (rules.isDense && found != static_cast<int64_t>(expected))
      return op->emitOpError()
             << "replica_groups do not list id " << expected << ", but list "
             << ids.back() << "; expected all ids from 0";
  return success();
}

/// Global ids need a channel, and a group to number.
static LogicalResult verifyGlobalIds(Operation *op, bool useGlobalIds,
                                     Attribute groups,
                                     std::optional<ChannelHandleAttr> channel,
                                     int64_t smallestChannel) {
  if (!useGlobalIds)
    return success();
  int64_t handle = channel ? channel->getHandle() : 0;
  if (handle < smallestChannel)
    return op->emitOpError() << "use_global_device_ids needs a channel handle "
                                "of at least "
                             << smallestChannel << ", found " << handle;
  auto dense = dyn_cast<DenseIntElementsAttr>(groups);
  if (dense && dense.empty())
    return op->emitOpError() << "use_global_device_ids needs replica_groups "
                                "that list the devices, found none";
  return success();
}

/// A mesh that is named exists.
static LogicalResult verifyMeshSymbol(Operation *op, Attribute groups,
                                      SymbolTableCollection &symbolTable) {
  auto axes = dyn_cast<ReplicaGroupMeshAxesAttr>(groups);
  auto name =
      axes ? dyn_cast<FlatSymbolRefAttr>(axes.getMesh()) : FlatSymbolRefAttr();
  if (!name || symbolTable.lookupNearestSymbolFrom(op, name))
    return success();
  return op->emitOpError() << "mesh " << name
                           << " of replica_groups is not "
                              "defined";
}

#define VERIFY_MESH_SYMBOL(OpT)                                                \
  LogicalResult OpT::verifySymbolUses(SymbolTableCollection &symbolTable) {    \
    return verifyMeshSymbol(*this, getReplicaGroups(), symbolTable);           \
  }
VERIFY_MESH_SYMBOL(AllGatherOp)
VERIFY_MESH_SYMBOL(AllReduceOp)
VERIFY_MESH_SYMBOL(AllToAllOp)
VERIFY_MESH_SYMBOL(CollectiveBroadcastOp)
VERIFY_MESH_SYMBOL(CollectiveReduceOp)
VERIFY_MESH_SYMBOL(ReduceScatterOp)
#undef VERIFY_MESH_SYMBOL

static LogicalResult verifyResultCount(Operation *op, size_t operands) {
  if (op->getNumResults() == operands)
    return success();
  return op->emitOpError() << "has " << op->getNumResults()
                           << " results, expected " << operands
                           << ", one for each operand";
}

/// The region reduces each operand by itself, and results hold what it
/// accumulates.
static LogicalResult verifyComputation(Operation *op, Region &computation,
                                       ValueRange operands) {
  Reducer reducer(op, computation);
  for (auto [i, operand] : llvm::enumerate(operands)) {
    Type type = operand.getType();
    if (failed(reducer.verify(type, type, /*allowed=*/{},
                              /*initsAreElements=*/true)) ||
        failed(verifyResult(op, getSizes(type), reducer.getElementType(0), i)))
      return failure();
  }
  return success();
}

//===----------------------------------------------------------------------===//
// Collectives
//===----------------------------------------------------------------------===//

/// Whether a reduce-scatter does not say what the share of one device is. Then
/// nothing more is asked of its result.
static bool hasUnknownShare(Operation *op) {
  auto scatter = dyn_cast<ReduceScatterOp>(op);
  if (!scatter)
    return false;
  int64_t dim = scatter.getScatterDimension();
  return scatter.getOperand().getType().isDynamicDim(dim) ||
         scatter.getType().isDynamicDim(dim);
}

/// `part` has the rank of `whole`, and all dimensions but `dim` in common; the
/// size of the whole's `dim` is a multiple of the part's.
static LogicalResult verifyPartOfWhole(Operation *op, StringRef name,
                                       int64_t dim, Type partType,
                                       Type wholeType) {
  Shape part = getShape(partType), whole = getShape(wholeType);
  if (failed(verifyDim(op, name, dim, part.size())))
    return failure();
  auto fail = [&] {
    return op->emitOpError()
           << "operand and result must agree in all dimensions but " << name
           << ", " << dim << ", found " << op->getOperandTypes()[0] << " and "
           << op->getResultTypes()[0];
  };
  if (part.size() != whole.size())
    return fail();
  if (hasUnknownShare(op))
    return success();
  for (auto [d, p, w] : llvm::enumerate(part, whole)) {
    if (static_cast<int64_t>(d) != dim && !areCompatible(p.size, w.size))
      return fail();
    if (static_cast<int64_t>(d) != dim || !p.isStatic() || !w.isStatic())
      continue;
    if (p.size == 0 || (w.size == 0 && isa<ReduceScatterOp>(op)))
      return op->emitOpError()
             << "size of dimension " << dim << " must not be 0, found "
             << partType << " and " << wholeType;
    if (w.size % p.size != 0)
      return op->emitOpError() << "dimension " << dim << " has size " << w.size
                               << ", expected a multiple of its size " << p.size
                               << " on one device";
  }
  return success();
}

LogicalResult AllGatherOp::verify() {
  if (failed(verifyResultCount(*this, getOperands().size())) ||
      failed(verifyGroups(*this, getReplicaGroups(), {})) ||
      failed(verifyGlobalIds(*this, getUseGlobalDeviceIds(), getReplicaGroups(),
                             getChannelHandle(), 0)))
    return failure();
  for (auto [operand, result] : llvm::zip(getOperands(), getResults())) {
    Type from = operand.getType(), to = result.getType();
    if (getElementType(from) != getElementType(to))
      return emitOpError() << "operand and result must have one element type, "
                              "found "
                           << from << " and " << to;
    if (failed(verifyPartOfWhole(*this, "all_gather_dim", getAllGatherDim(),
                                 from, to)))
      return failure();
  }
  return success();
}

LogicalResult AllReduceOp::verify() {
  return failure(
      failed(verifyResultCount(*this, getOperands().size())) ||
      failed(verifyGroups(*this, getReplicaGroups(), {/*mayPad=*/true})) ||
      failed(verifyGlobalIds(*this, getUseGlobalDeviceIds(), getReplicaGroups(),
                             getChannelHandle(), 1)));
}

LogicalResult AllReduceOp::verifyRegions() {
  return verifyComputation(*this, getComputation(), getOperands());
}

LogicalResult ReduceScatterOp::verify() {
  if (failed(verifyGroups(*this, getReplicaGroups(), {})) ||
      failed(verifyGlobalIds(*this, getUseGlobalDeviceIds(), getReplicaGroups(),
                             getChannelHandle(), 1)))
    return failure();
  return verifyPartOfWhole(*this, "scatter_dimension", getScatterDimension(),
                           getType(), getOperand().getType());
}

LogicalResult ReduceScatterOp::verifyRegions() {
  Reducer reducer(*this, getComputation());
  Type type = getOperand().getType();
  if (failed(reducer.verify(type, type, /*allowed=*/{},
                            /*initsAreElements=*/true)))
    return failure();
  if (hasUnknownShare(*this))
    return success();
  return verifyResult(*this, getShape(getType()), reducer.getElementType(0));
}

LogicalResult AllToAllOp::verify() {
  int64_t split = getSplitDimension(), concat = getConcatDimension();
  int64_t count = getSplitCount();
  if (failed(verifyResultCount(*this, getOperands().size())) ||
      failed(verifyGroups(*this, getReplicaGroups(), {})))
    return failure();
  if (auto groups = dyn_cast<DenseIntElementsAttr>(getReplicaGroups()))
    if (groups.getType().getDimSize(1) != count ||
        groups.getType().getDimSize(0) == 0)
      return emitOpError() << "replica_groups have type " << groups.getType()
                           << ", expected rows of " << count
                           << " as split_count";
  for (auto [i, type] : llvm::enumerate(getOperandTypes())) {
    Shape shape = getShape(type);
    if (failed(verifyDim(*this, "split_dimension", split, shape.size())) ||
        failed(verifyDim(*this, "concat_dimension", concat, shape.size())))
      return failure();
    if (shape[split].isStatic() && shape[split].size % count != 0)
      return emitOpError() << "split dimension has size " << shape[split].size
                           << ", expected a multiple of split_count, " << count;
    if (shape[split].hasLimit())
      shape[split] = shape[split].withLimit(shape[split].limit() / count);
    if (shape[concat].hasLimit()) {
      std::optional<int64_t> size = toSize(
          *this, concat, static_cast<__int128>(shape[concat].limit()) * count);
      if (!size)
        return failure();
      shape[concat] = shape[concat].withLimit(*size);
    }
    if (failed(verifyResult(*this, shape, getElementType(type), i)))
      return failure();
  }
  return success();
}

/// The operands without the last, which with a dynamic root names the roots.
static FailureOr<OperandRange> getData(Operation *op, bool hasDynamicRoot) {
  OperandRange data = op->getOperands();
  if (hasDynamicRoot && !data.empty()) {
    auto root = cast<RankedTensorType>(data.back().getType());
    data = data.drop_back();
    if (!root.getElementType().isSignlessInteger(32) || root.getRank() != 1 ||
        root.getDimSize(0) != static_cast<int64_t>(data.size()))
      return op->emitOpError() << "last operand must be the roots, tensor<"
                               << data.size() << "xi32>, found " << root;
  }
  if (data.empty())
    return op->emitOpError() << "needs at least one operand to send";
  if (failed(verifyResultCount(op, data.size())))
    return failure();
  return data;
}

LogicalResult CollectiveBroadcastOp::verify() {
  FailureOr<OperandRange> data = getData(*this, getHasDynamicRoot());
  if (failed(data) ||
      failed(verifyGroups(*this, getReplicaGroups(),
                          {/*mayPad=*/false, /*isDense=*/false})))
    return failure();
  return verifyResults(*this, data->getTypes());
}

LogicalResult CollectiveReduceOp::verify() {
  return failure(
      failed(getData(*this, getHasDynamicRoot())) ||
      failed(verifyGroups(*this, getReplicaGroups(), {/*mayPad=*/true})) ||
      failed(verifyGlobalIds(*this, getUseGlobalDeviceIds(), getReplicaGroups(),
                             getChannelHandle(), 1)));
}

LogicalResult CollectiveReduceOp::verifyRegions() {
  FailureOr<OperandRange> data = getData(*this, getHasDynamicRoot());
  if (failed(data))
    return failure();
  return verifyComputation(*this, getComputation(), *data);
}

/// Pairs of ids; no source twice and no target twice.
static LogicalResult verifyPairs(Operation *op, DenseIntElementsAttr pairs) {
  ShapedType type = pairs.getType();
  if (type.getRank() != 2 || type.getDimSize(1) != 2)
    return op->emitOpError() << "source_target_pairs must be a list of pairs, "
                                "found "
                             << type;
  SmallVector<int64_t> ends[2];
  int64_t i = 0;
  for (int64_t id : pairs.getValues<int64_t>()) {
    if (id < 0)
      return op->emitOpError() << "source_target_pairs hold id " << id
                               << ", expected none below 0";
    ends[i++ % 2].push_back(id);
    // A list of equal pairs may be long without being in the program at length.
    if (pairs.isSplat() && i == 4)
      break;
  }
  StringRef names[] = {"source", "target"};
  for (auto [end, ids] : llvm::zip(names, ends)) {
    llvm::sort(ids);
    if (std::optional<int64_t> twice = findTwice(ids))
      return op->emitOpError() << "source_target_pairs have " << end << ' '
                               << *twice << " twice, expected once";
  }
  return success();
}

LogicalResult CollectivePermuteOp::verify() {
  if (failed(verifyPairs(*this, getSourceTargetPairs())) ||
      failed(verifyOneElementType(*this)))
    return failure();
  return verifyResult(*this, getOperand().getType());
}

static LogicalResult verifyDeviceNumber(Operation *op) {
  return verifyScalar(op, "result", op->getResult(0).getType());
}
LogicalResult ReplicaIdOp::verify() { return verifyDeviceNumber(*this); }
LogicalResult PartitionIdOp::verify() { return verifyDeviceNumber(*this); }

//===----------------------------------------------------------------------===//
// Point to point, and the host
//===----------------------------------------------------------------------===//

/// The kinds of channels by number.
enum ChannelType { DeviceToDevice = 1, DeviceToHost = 2, HostToDevice = 3 };

static LogicalResult verifyChannel(Operation *op, ChannelHandleAttr channel,
                                   bool isHostTransfer, int64_t hostType) {
  int64_t expected = DeviceToDevice;
  if (isHostTransfer)
    expected = hostType;
  if (channel.getType() == expected)
    return success();
  return op->emitOpError() << "channel has type " << channel.getType()
                           << ", expected " << expected
                           << (expected == DeviceToDevice
                                   ? " (device to device)"
                               : expected == DeviceToHost
                                   ? " (device to host)"
                                   : " (host to device)");
}

/// Tensors, and a token at the end.
static LogicalResult verifyReceived(Operation *op) {
  TypeRange types = op->getResultTypes();
  if (types.empty() || !isa<TokenType>(types.back()) ||
      !llvm::all_of(types.drop_back(),
                    [](Type type) { return isa<RankedTensorType>(type); }))
    return op->emitOpError() << "results must be tensors and then one token, "
                                "found ("
                             << types << ")";
  return success();
}

LogicalResult SendOp::verify() {
  return verifyChannel(*this, getChannelHandle(), getIsHostTransfer(),
                       DeviceToHost);
}

LogicalResult RecvOp::verify() {
  if (failed(verifyChannel(*this, getChannelHandle(), getIsHostTransfer(),
                           HostToDevice)))
    return failure();
  return verifyReceived(*this);
}

LogicalResult InfeedOp::verify() {
  if (failed(verifyReceived(*this)))
    return failure();
  std::optional<ArrayAttr> layout = getLayout();
  if (!layout)
    return success();
  if (failed(verifyCount(*this, "layout", layout->size(), "tensors received",
                         getNumResults() - 1)))
    return failure();
  for (Attribute one : *layout) {
    auto list = dyn_cast<ArrayAttr>(one);
    if (!list || !llvm::all_of(
                     list, [](Attribute dim) { return isa<IntegerAttr>(dim); }))
      return emitOpError() << "layout must hold lists of integers, found "
                           << one;
  }
  return success();
}
