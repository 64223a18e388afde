//===- RtToLLVM.cpp - runtime ops as calls ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RtExpect.h"
#include "RtResults.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "tutti/Execution/IR/Rt.h"
#include "tutti/Execution/Passes.h"
#include "tutti/Execution/Runtime.h"

namespace tutti::exec {
#define GEN_PASS_DEF_RTTOLLVM
#include "tutti/Execution/Passes.h.inc"
} // namespace tutti::exec

using namespace mlir;
using namespace tutti;

// "file:line:column" of the op, as messages name it.
std::string exec::describePlace(Location loc) {
  std::string text;
  loc->walk([&](Location part) {
    auto place = dyn_cast<FileLineColLoc>(part);
    if (!place)
      return WalkResult::advance();
    llvm::raw_string_ostream(text)
        << place.getFilename().getValue() << ':' << place.getLine() << ':'
        << place.getColumn();
    return WalkResult::interrupt();
  });
  if (text.empty())
    llvm::raw_string_ostream(text) << loc;
  return text;
}

namespace {
/// Makes the constants that describe sites, and the calls.
class SiteBuilder {
public:
  explicit SiteBuilder(ModuleOp module)
      : module(module), b(module.getContext()),
        pointer(LLVM::LLVMPointerType::get(module.getContext())) {}

  void lower(rt::CollectiveOp op);
  void lower(rt::DeviceOp op);

private:
  // A global named after the site, whose value `fill` makes.
  LLVM::GlobalOp global(Location loc, Type type, StringRef what,
                        Attribute value = {});
  LLVM::GlobalOp numbers(Location loc, StringRef what, Type element,
                         DenseElementsAttr values);
  Value addressOrNull(Location loc, LLVM::GlobalOp global);
  LLVM::GlobalOp buffers(rt::CollectiveOp op);
  LLVM::LLVMFuncOp arrayCombiner(Location loc, FlatSymbolRefAttr scalar);
  LLVM::GlobalOp site(rt::CollectiveOp op);
  Value structOf(Location loc, Type type, ArrayRef<Value> members);
  Value constant(Location loc, Type type, int64_t value) {
    return LLVM::ConstantOp::create(b, loc, type,
                                    b.getIntegerAttr(type, value));
  }
  LLVM::LLVMFuncOp declare(StringRef name, Type result,
                           ArrayRef<Type> arguments);
  Value pointerArray(Location loc, ValueRange buffers);

  ModuleOp module;
  OpBuilder b;
  LLVM::LLVMPointerType pointer;
  unsigned count = 0;
};

struct RtToLLVM : public exec::impl::RtToLLVMBase<RtToLLVM> {
  void runOnOperation() override {
    SmallVector<rt::CollectiveOp> collectives;
    SmallVector<rt::DeviceOp> devices;
    getOperation()->walk([&](Operation *op) {
      if (auto collective = dyn_cast<rt::CollectiveOp>(op))
        collectives.push_back(collective);
      if (auto device = dyn_cast<rt::DeviceOp>(op))
        devices.push_back(device);
    });
    exec::storeResults(getOperation());
    exec::lowerExpectations(getOperation());
    SiteBuilder sites(getOperation());
    for (rt::CollectiveOp op : collectives)
      sites.lower(op);
    for (rt::DeviceOp op : devices)
      sites.lower(op);
  }
};
} // namespace

LLVM::GlobalOp SiteBuilder::global(Location loc, Type type, StringRef what,
                                   Attribute value) {
  OpBuilder::InsertionGuard guard(b);
  b.setInsertionPointToStart(module.getBody());
  std::string name = ("tutti_site_" + Twine(count) + what).str();
  return LLVM::GlobalOp::create(b, loc, type, /*isConstant=*/true,
                                LLVM::Linkage::Internal, name, value);
}

LLVM::GlobalOp SiteBuilder::numbers(Location loc, StringRef what, Type element,
                                    DenseElementsAttr values) {
  if (values.empty())
    return {};
  return global(loc, LLVM::LLVMArrayType::get(element, values.size()), what,
                values);
}

Value SiteBuilder::addressOrNull(Location loc, LLVM::GlobalOp global) {
  if (!global)
    return LLVM::ZeroOp::create(b, loc, pointer);
  return LLVM::AddressOfOp::create(b, loc, global);
}

Value SiteBuilder::structOf(Location loc, Type type, ArrayRef<Value> members) {
  Value result = LLVM::UndefOp::create(b, loc, type);
  for (auto [i, member] : llvm::enumerate(members))
    result = LLVM::InsertValueOp::create(b, loc, result, member, i);
  return result;
}

LLVM::LLVMFuncOp SiteBuilder::declare(StringRef name, Type result,
                                      ArrayRef<Type> arguments) {
  if (auto known = module.lookupSymbol<LLVM::LLVMFuncOp>(name))
    return known;
  OpBuilder::InsertionGuard guard(b);
  b.setInsertionPointToStart(module.getBody());
  return LLVM::LLVMFuncOp::create(
      b, module.getLoc(), name, LLVM::LLVMFunctionType::get(result, arguments));
}

// A TuttiCombine that calls a function of two elements for those of two arrays.
// One for each such function. A function of LLVM's, since constants can hold
// the address of no other.
LLVM::LLVMFuncOp SiteBuilder::arrayCombiner(Location loc,
                                            FlatSymbolRefAttr scalar) {
  std::string name = (scalar.getValue() + "_array").str();
  if (auto known = module.lookupSymbol<LLVM::LLVMFuncOp>(name))
    return known;
  auto combine = module.lookupSymbol<func::FuncOp>(scalar);
  Type element = combine.getArgumentTypes().front();
  Type i64 = b.getI64Type();
  OpBuilder::InsertionGuard guard(b);
  b.setInsertionPointToEnd(module.getBody());
  auto func = LLVM::LLVMFuncOp::create(
      b, loc, name,
      LLVM::LLVMFunctionType::get(LLVM::LLVMVoidType::get(b.getContext()),
                                  {pointer, pointer, i64}));
  b.setInsertionPointToStart(func.addEntryBlock(b));
  Value count = func.getArgument(2);
  auto arrayAt = [&](Value address) -> Value {
    Type list = LLVM::LLVMArrayType::get(i64, 1);
    Type type = LLVM::LLVMStructType::getLiteral(
        b.getContext(), {pointer, pointer, i64, list, list});
    Value strides = structOf(loc, list, constant(loc, i64, 1));
    Value sizes = structOf(loc, list, count);
    Value described = structOf(
        loc, type, {address, address, constant(loc, i64, 0), sizes, strides});
    auto memref = MemRefType::get({ShapedType::kDynamic}, element);
    return UnrealizedConversionCastOp::create(b, loc, memref, described)
        .getResult(0);
  };
  Value sums = arrayAt(func.getArgument(0)),
        terms = arrayAt(func.getArgument(1));
  Value zero = arith::ConstantIndexOp::create(b, loc, 0);
  Value one = arith::ConstantIndexOp::create(b, loc, 1);
  Value end = arith::IndexCastOp::create(b, loc, b.getIndexType(), count);
  scf::ForOp::create(b, loc, zero, end, one, ValueRange(),
                     [&](OpBuilder &nested, Location, Value i, ValueRange) {
                       Value sum = memref::LoadOp::create(nested, loc, sums, i);
                       Value term =
                           memref::LoadOp::create(nested, loc, terms, i);
                       Value next = func::CallOp::create(nested, loc, combine,
                                                         ValueRange{sum, term})
                                        .getResult(0);
                       memref::StoreOp::create(nested, loc, next, sums, i);
                       scf::YieldOp::create(nested, loc);
                     });
  LLVM::ReturnOp::create(b, loc, ValueRange());
  return func;
}

// TuttiBuffer for each input.
LLVM::GlobalOp SiteBuilder::buffers(rt::CollectiveOp op) {
  if (op.getInputs().empty())
    return {};
  Location loc = op.getLoc();
  Type i32 = b.getI32Type();
  Type bufferType = LLVM::LLVMStructType::getLiteral(
      b.getContext(), {i32, i32, pointer, pointer});
  size_t count = op.getInputs().size();
  SmallVector<LLVM::GlobalOp> dims;
  for (auto [i, input] : llvm::enumerate(op.getInputs())) {
    ArrayRef<int64_t> shape = cast<MemRefType>(input.getType()).getShape();
    auto type = RankedTensorType::get({static_cast<int64_t>(shape.size())},
                                      b.getI64Type());
    dims.push_back(numbers(loc, "_dims_" + std::to_string(i), b.getI64Type(),
                           DenseElementsAttr::get(type, shape)));
  }
  LLVM::GlobalOp made =
      global(loc, LLVM::LLVMArrayType::get(bufferType, count), "_buffers");
  OpBuilder::InsertionGuard guard(b);
  b.createBlock(&made.getInitializerRegion());
  Value array = LLVM::UndefOp::create(b, loc, made.getType());
  for (auto [i, input] : llvm::enumerate(op.getInputs())) {
    Value combiner = LLVM::ZeroOp::create(b, loc, pointer);
    if (std::optional<ArrayAttr> combiners = op.getCombiners())
      combiner = LLVM::AddressOfOp::create(
          b, loc, pointer,
          arrayCombiner(loc, cast<FlatSymbolRefAttr>((*combiners)[i]))
              .getName());
    Value buffer = structOf(
        loc, bufferType,
        {constant(loc, i32, op.getElementTypes()[i]),
         constant(loc, i32, cast<MemRefType>(input.getType()).getRank()),
         addressOrNull(loc, dims[i]), combiner});
    array = LLVM::InsertValueOp::create(b, loc, array, buffer, i);
  }
  LLVM::ReturnOp::create(b, loc, array);
  return made;
}

LLVM::GlobalOp SiteBuilder::site(rt::CollectiveOp op) {
  Location loc = op.getLoc();
  Type i32 = b.getI32Type(), i64 = b.getI64Type();
  auto list = [&](StringRef what, ArrayRef<int32_t> values) {
    auto type =
        RankedTensorType::get({static_cast<int64_t>(values.size())}, i32);
    return numbers(loc, what, i32, DenseElementsAttr::get(type, values));
  };
  std::string place = exec::describePlace(loc);
  place.push_back('\0');
  LLVM::GlobalOp location =
      global(loc, LLVM::LLVMArrayType::get(b.getI8Type(), place.size()),
             "_location", b.getStringAttr(place));
  LLVM::GlobalOp buffers = this->buffers(op);
  LLVM::GlobalOp sizes = list("_group_sizes", op.getGroupSizes());
  LLVM::GlobalOp devices = list("_devices", op.getDevices());
  Type type = LLVM::LLVMStructType::getLiteral(
      b.getContext(), {i32, i32, i32, i32, pointer, pointer, pointer, i32, i32,
                       i32, i32, i64, pointer});
  LLVM::GlobalOp made = global(loc, type, "");
  OpBuilder::InsertionGuard guard(b);
  b.createBlock(&made.getInitializerRegion());
  auto word = [&](int64_t value) { return constant(loc, i32, value); };
  Value value = structOf(
      loc, type,
      {word(op.getKind()), word(op.getReduction()), word(op.getInputs().size()),
       word(op.getNumGroups()), addressOrNull(loc, buffers),
       addressOrNull(loc, sizes), addressOrNull(loc, devices),
       word(op.getDim()), word(op.getConcatDim()), word(op.getSplitCount()),
       word(0), constant(loc, i64, op.getChannel()),
       addressOrNull(loc, location)});
  LLVM::ReturnOp::create(b, loc, value);
  return made;
}

// The addresses of dense memrefs in an array on the stack, which is made where
// the function begins, so that a loop does not make many.
Value SiteBuilder::pointerArray(Location loc, ValueRange buffers) {
  Value array;
  {
    OpBuilder::InsertionGuard guard(b);
    Operation *function = b.getInsertionBlock()->getParentOp();
    while (!function->hasTrait<OpTrait::IsIsolatedFromAbove>())
      function = function->getParentOp();
    b.setInsertionPointToStart(&function->getRegion(0).front());
    Value size = constant(loc, b.getI64Type(), buffers.size());
    array = LLVM::AllocaOp::create(b, loc, pointer, pointer, size);
  }
  for (auto [i, buffer] : llvm::enumerate(buffers)) {
    Value address =
        memref::ExtractAlignedPointerAsIndexOp::create(b, loc, buffer);
    address = arith::IndexCastOp::create(b, loc, b.getI64Type(), address);
    address = LLVM::IntToPtrOp::create(b, loc, pointer, address);
    Value slot =
        LLVM::GEPOp::create(b, loc, pointer, pointer, array,
                            ArrayRef<LLVM::GEPArg>{static_cast<int32_t>(i)});
    LLVM::StoreOp::create(b, loc, address, slot);
  }
  return array;
}

void SiteBuilder::lower(rt::CollectiveOp op) {
  Location loc = op.getLoc();
  LLVM::GlobalOp described = site(op);
  ++count;
  b.setInsertionPoint(op);
  LLVM::LLVMFuncOp function =
      declare(exec::kCollectiveName, LLVM::LLVMVoidType::get(b.getContext()),
              {pointer, pointer, pointer});
  Value inputs = pointerArray(loc, op.getInputs());
  Value outputs = pointerArray(loc, op.getOutputs());
  Value address = LLVM::AddressOfOp::create(b, loc, described);
  LLVM::CallOp::create(b, loc, function, ValueRange{address, inputs, outputs});
  op.erase();
}

void SiteBuilder::lower(rt::DeviceOp op) {
  b.setInsertionPoint(op);
  LLVM::LLVMFuncOp function = declare(exec::kDeviceName, b.getI32Type(), {});
  auto call = LLVM::CallOp::create(b, op.getLoc(), function, ValueRange());
  op.replaceAllUsesWith(call.getResult());
  op.erase();
}
