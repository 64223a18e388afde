//===- RtExpect.cpp - expectations as calls of the host ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RtExpect.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "tutti/Execution/IR/Rt.h"
#include "tutti/Execution/Runtime.h"

using namespace mlir;
using namespace tutti;

// The function for operands of one element type. It gets descriptors through
// the C interface.
static func::FuncOp declareExpect(ModuleOp module, Type element,
                                  TypeRange arguments) {
  std::string name = exec::kExpectName.str();
  if (auto complex = dyn_cast<ComplexType>(element)) {
    name += "c";
    element = complex.getElementType();
  }
  llvm::raw_string_ostream(name) << element;
  if (auto known = module.lookupSymbol<func::FuncOp>(name))
    return known;
  OpBuilder b = OpBuilder::atBlockBegin(module.getBody());
  auto function = func::FuncOp::create(
      b, module.getLoc(), name, b.getFunctionType(arguments, TypeRange()));
  function.setPrivate();
  function->setAttr(LLVM::LLVMDialect::getEmitCWrapperAttrName(),
                    b.getUnitAttr());
  return function;
}

static void lowerExpectation(ModuleOp module, rt::ExpectOp op,
                             StringRef globalName) {
  OpBuilder b(op);
  Location loc = op.getLoc();
  auto unranked = [&](Value buffer) -> Value {
    auto type = cast<MemRefType>(buffer.getType());
    return memref::CastOp::create(
        b, loc,
        UnrankedMemRefType::get(type.getElementType(), type.getMemorySpace()),
        buffer);
  };
  auto constant = [&](TypedAttr value) -> Value {
    return arith::ConstantOp::create(b, loc, value);
  };
  std::string place = exec::describePlace(loc);
  place.push_back('\0');
  Value location = LLVM::createGlobalString(loc, b, globalName, place,
                                            LLVM::Linkage::Internal);
  SmallVector<Value> arguments{unranked(op.getActual()),
                               unranked(op.getExpected()),
                               constant(op.getElementTypeAttr()),
                               constant(op.getToleranceAttr()),
                               constant(op.getMostUlpsAttr()),
                               constant(op.getLeastUlpsAttr()),
                               constant(b.getBoolAttr(op.getSignedZeros())),
                               location};
  Type element = cast<MemRefType>(op.getActual().getType()).getElementType();
  func::FuncOp function =
      declareExpect(module, element, ValueRange(arguments).getTypes());
  func::CallOp::create(b, loc, function, arguments);
  op.erase();
}

static void lowerRequirement(ModuleOp module, rt::RequireOp op,
                             StringRef globalName) {
  OpBuilder b(op);
  Location loc = op.getLoc();
  std::string text = exec::describePlace(loc) + ": " + op.getMessage().str();
  text.push_back('\0');
  Value yes = arith::ConstantIntOp::create(b, loc, 1, 1);
  Value isBroken = arith::XOrIOp::create(b, loc, op.getCondition(), yes);
  auto branch = scf::IfOp::create(b, loc, isBroken, /*withElseRegion=*/false);
  b.setInsertionPointToStart(branch.thenBlock());
  Value message = LLVM::createGlobalString(loc, b, globalName, text,
                                           LLVM::Linkage::Internal);
  auto known = module.lookupSymbol<func::FuncOp>(exec::kRequirementName);
  if (!known) {
    OpBuilder top = OpBuilder::atBlockBegin(module.getBody());
    known =
        func::FuncOp::create(top, module.getLoc(), exec::kRequirementName,
                             b.getFunctionType(message.getType(), TypeRange()));
    known.setPrivate();
  }
  func::CallOp::create(b, loc, known, message);
  op.erase();
}

void exec::lowerExpectations(ModuleOp module) {
  SmallVector<rt::ExpectOp> expectations;
  module.walk([&](rt::ExpectOp op) { expectations.push_back(op); });
  for (auto [i, op] : llvm::enumerate(expectations))
    lowerExpectation(module, op, ("tutti_place_" + Twine(i)).str());
  SmallVector<rt::RequireOp> requirements;
  module.walk([&](rt::RequireOp op) { requirements.push_back(op); });
  for (auto [i, op] : llvm::enumerate(requirements))
    lowerRequirement(module, op, ("tutti_requirement_" + Twine(i)).str());
}
