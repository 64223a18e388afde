//===- PackedCollective.cpp - several operands where StableHLO has one ---*- C++
//-*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

//
// HLO's reduce-scatter and collective-permute take any number of operands,
// and so does its all-to-all without dimensions; StableHLO's take one. The
// operands travel in one buffer for each element type, as rows and columns, so
// that a collective stays one collective. The values are the same to the bit.
//
//===----------------------------------------------------------------------===//

#include "Importer.h"

using namespace mlir;
using namespace tutti::hlo;
using llvm::StringRef;

namespace {
/// Operands of one element type side by side: [rows, columns].
struct Buffer {
  SmallVector<unsigned> operands;
  Values parts;
  Value value;
};
} // namespace

static RankedTensorType tensorType(Value value) {
  return cast<RankedTensorType>(value.getType());
}

static Value concatenate(Instr &in, ArrayRef<Value> parts, int64_t dimension) {
  if (parts.size() == 1)
    return parts[0];
  Ints sizes(tensorType(parts[0]).getShape());
  sizes[dimension] = 0;
  for (Value part : parts)
    sizes[dimension] += tensorType(part).getDimSize(dimension);
  return in.createHelper(
      "stablehlo.concatenate",
      RankedTensorType::get(sizes, tensorType(parts[0]).getElementType()),
      parts, in.attr("dimension", in.builder().getI64IntegerAttr(dimension)));
}

/// [begin, begin + size) of one dimension.
static Value slice(Instr &in, Value value, int64_t dimension, int64_t begin,
                   int64_t size) {
  Ints sizes(tensorType(value).getShape());
  if (sizes[dimension] == size)
    return value;
  Ints starts(sizes.size(), 0), limits = sizes, strides(sizes.size(), 1);
  starts[dimension] = begin;
  limits[dimension] = begin + size;
  sizes[dimension] = size;
  Builder b = in.builder();
  return in.createHelper(
      "stablehlo.slice",
      RankedTensorType::get(sizes, tensorType(value).getElementType()), value,
      {in.attr("start_indices", b.getDenseI64ArrayAttr(starts)),
       in.attr("limit_indices", b.getDenseI64ArrayAttr(limits)),
       in.attr("strides", b.getDenseI64ArrayAttr(strides))});
}

/// Fails unless operands are arrays of known size, and results are as many.
static LogicalResult expectArrays(Instr &in) {
  for (unsigned i = 0; i < in.numOperands(); ++i)
    if (!in.operandShape(i).isArray() || !in.operandShape(i).dynamic.empty())
      return in.errorAtOperand(i)
             << "'" << in.opcode()
             << "' of several operands needs arrays of known size";
  if (in.types().size() != in.numOperands())
    return in.error() << "'" << in.opcode() << "' of " << in.numOperands()
                      << " operands yields " << in.types().size() << " values";
  for (Type type : in.types())
    if (!isa<RankedTensorType>(type))
      return in.error() << "'" << in.opcode() << "' yields a token";
  return success();
}

/// Buffers in the order in which their types first appear. `toRows` brings an
/// operand to two dimensions.
static SmallVector<Buffer> pack(Instr &in,
                                llvm::function_ref<Value(unsigned)> toRows) {
  SmallVector<Buffer> buffers;
  llvm::SmallDenseMap<Type, unsigned, 4> bufferOf;
  for (unsigned i = 0; i < in.numOperands(); ++i) {
    auto [entry, isNew] = bufferOf.try_emplace(
        tensorType(in.value(i)).getElementType(), buffers.size());
    if (isNew)
      buffers.emplace_back();
    buffers[entry->second].operands.push_back(i);
    buffers[entry->second].parts.push_back(toRows(i));
  }
  for (Buffer &buffer : buffers)
    buffer.value = concatenate(in, buffer.parts, 1);
  return buffers;
}

/// Takes one row apart into the results of the buffer's operands.
static void unpack(Instr &in, const Buffer &buffer, Value row,
                   Values &results) {
  int64_t begin = 0;
  for (unsigned i : buffer.operands) {
    auto type = cast<RankedTensorType>(in.types()[i]);
    int64_t size = type.getNumElements();
    results[i] =
        in.createReshape(slice(in, row, 1, begin, size), type.getShape());
    begin += size;
  }
}

LogicalResult
tutti::hlo::importCollectivePermuteOfMany(Instr &in,
                                          ArrayRef<NamedAttribute> attributes) {
  if (failed(expectArrays(in)))
    return failure();
  for (unsigned i = 0; i < in.numOperands(); ++i)
    if (in.types()[i] != in.value(i).getType())
      return in.errorAtOperand(i) << "operand " << i << " has another type "
                                  << "than result " << i;
  Values results(in.numOperands());
  SmallVector<Buffer> buffers = pack(in, [&](unsigned i) {
    return in.createReshape(in.value(i), {1, in.operandShape(i).numElements()});
  });
  for (Buffer &buffer : buffers)
    unpack(in, buffer,
           in.create("stablehlo.collective_permute", buffer.value.getType(),
                     buffer.value, attributes)
               ->getResult(0),
           results);
  return in.setResults(results);
}

/// Row r of the buffer is what device r of a group gets of each operand.
LogicalResult tutti::hlo::importReduceScatterOfMany(Instr &in,
                                                    Attributes &attributes,
                                                    const Computation &reducer,
                                                    int64_t dimension) {
  if (failed(expectArrays(in)))
    return failure();
  // How many share an operand shows in the sizes.
  int64_t devices = 0;
  for (unsigned i = 0; i < in.numOperands(); ++i) {
    ArrayRef<int64_t> whole = in.operandShape(i).dimensions;
    auto part = cast<RankedTensorType>(in.types()[i]);
    Ints expected(whole);
    bool good =
        dimension >= 0 && dimension < int64_t(whole.size()) &&
        part.getRank() == int64_t(whole.size()) &&
        part.getElementType() == tensorType(in.value(i)).getElementType();
    if (good && i == 0)
      devices =
          whole[dimension] / std::max<int64_t>(part.getDimSize(dimension), 1);
    good = good && devices > 0 && whole[dimension] % devices == 0;
    if (good) {
      expected[dimension] /= devices;
      good = part.getShape() == ArrayRef<int64_t>(expected);
    }
    if (!good)
      return in.errorAtOperand(i)
             << "operand " << i << " and result " << i
             << " do not differ by the number of devices in dimension "
             << dimension;
  }
  // [a, n*b, c] becomes [n, a*b*c].
  SmallVector<Buffer> buffers = pack(in, [&](unsigned i) {
    Ints sizes = in.operandShape(i).dimensions;
    sizes[dimension] /= devices;
    sizes.insert(sizes.begin() + dimension, devices);
    Ints order = llvm::to_vector<6>(llvm::seq<int64_t>(0, sizes.size()));
    order.erase(order.begin() + dimension);
    order.insert(order.begin(), dimension);
    return in.createReshape(
        in.createTranspose(in.createReshape(in.value(i), sizes), order),
        {devices, in.operandShape(i).numElements() / devices});
  });
  Values results(in.numOperands());
  attributes.push_back(
      in.attr("scatter_dimension", in.builder().getI64IntegerAttr(0)));
  for (Buffer &buffer : buffers) {
    RankedTensorType type = tensorType(buffer.value);
    auto scalar = RankedTensorType::get({}, type.getElementType());
    std::unique_ptr<Region> body;
    if (failed(in.buildRegion(reducer, {scalar, scalar}, body)))
      return failure();
    auto row =
        RankedTensorType::get({1, type.getDimSize(1)}, type.getElementType());
    unpack(in, buffer,
           in.create("stablehlo.reduce_scatter", row, buffer.value, attributes,
                     body)
               ->getResult(0),
           results);
  }
  return in.setResults(results);
}

/// Operand i goes to member i of the group, and result i comes from member i:
/// the operands are stacked, exchanged along the new dimension and taken
/// apart.
LogicalResult tutti::hlo::importAllToAllOfMany(Instr &in,
                                               Attributes &attributes) {
  if (failed(expectArrays(in)))
    return failure();
  int64_t devices = in.numOperands();
  for (unsigned i = 0; i < in.numOperands(); ++i)
    if (in.value(i).getType() != in.value(0).getType() ||
        in.types()[i] != in.value(0).getType())
      return in.errorAtOperand(i)
             << "operands and results of 'all-to-all' without dimensions have "
                "different types";
  for (NamedAttribute attribute : attributes)
    if (attribute.getName() == "replica_groups") {
      auto groups = cast<DenseIntElementsAttr>(attribute.getValue()).getType();
      if (groups.getDimSize(1) && groups.getDimSize(1) != devices)
        return in.error() << "'all-to-all' without dimensions has " << devices
                          << " operands, expected one for each of "
                          << groups.getDimSize(1) << " devices of a group";
    }
  Ints sizes = in.operandShape(0).dimensions;
  sizes.insert(sizes.begin(), 1);
  Values rows;
  for (Value operand : in.operands())
    rows.push_back(in.createReshape(operand, sizes));
  Value stacked = concatenate(in, rows, 0);
  nameAllDevices(in, attributes, devices);
  Builder b = in.builder();
  attributes.push_back(in.attr("split_dimension", b.getI64IntegerAttr(0)));
  attributes.push_back(in.attr("concat_dimension", b.getI64IntegerAttr(0)));
  attributes.push_back(in.attr("split_count", b.getI64IntegerAttr(devices)));
  Value received =
      in.create("stablehlo.all_to_all", stacked.getType(), stacked, attributes)
          ->getResult(0);
  Values results;
  for (int64_t i = 0; i < devices; ++i)
    results.push_back(in.createReshape(slice(in, received, 0, i, 1),
                                       in.operandShape(0).dimensions));
  return in.setResults(results);
}
