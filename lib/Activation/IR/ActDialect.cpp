//===- ActDialect.cpp - the act dialect ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir/IR/BuiltinOps.h"
#include "tutti/Activation/IR/Act.h"
#include "llvm/ADT/StringSet.h"

using namespace mlir;
using namespace tutti::act;

#include "tutti/Activation/IR/ActDialect.cpp.inc"

namespace {
/// A catalog is long and printed once, at the top of the file.
struct ActAsmInterface : public OpAsmDialectInterface {
  using OpAsmDialectInterface::OpAsmDialectInterface;

  AliasResult getAlias(Attribute attr, raw_ostream &os) const override {
    if (auto catalog = dyn_cast<CatalogAttr>(attr)) {
      os << "catalog_" << catalog.getName();
      return AliasResult::FinalAlias;
    }
    if (auto set = dyn_cast<FuncSetAttr>(attr)) {
      os << "set_" << set.getName();
      return AliasResult::FinalAlias;
    }
    return AliasResult::NoAlias;
  }
};
} // namespace

void ActDialect::initialize() {
  registerAttributes();
  addOperations<
#define GET_OP_LIST
#include "tutti/Activation/IR/ActOps.cpp.inc"
      >();
  addInterfaces<ActAsmInterface>();
}

static LogicalResult verifyCatalogs(Operation *op, Attribute value) {
  auto list = dyn_cast<ArrayAttr>(value);
  if (!isa<ModuleOp>(op) || !list || list.empty() ||
      !llvm::all_of(list, llvm::IsaPred<CatalogAttr>))
    return op->emitError() << "attribute '" << kCatalogsAttrName
                           << "' must be a list of #act.catalog on a module";
  llvm::StringSet<> names;
  for (auto catalog : list.getAsRange<CatalogAttr>())
    if (!names.insert(catalog.getName()).second)
      return op->emitError()
             << "catalog '" << catalog.getName() << "' is listed twice in '"
             << kCatalogsAttrName << "'";
  return success();
}

LogicalResult ActDialect::verifyOperationAttribute(Operation *op,
                                                   NamedAttribute attr) {
  StringRef name = attr.getName();
  if (name == kCatalogsAttrName)
    return verifyCatalogs(op, attr.getValue());
  if (name == kTripCountAttrName) {
    auto count = dyn_cast<IntegerAttr>(attr.getValue());
    if (!count || !count.getValue().isSignedIntN(63) ||
        count.getValue().isNegative())
      return op->emitError()
             << "attribute '" << name << "' is " << attr.getValue()
             << "; expected an integer of 0 or more";
    return success();
  }
  if (name == kFrequencyAttrName) {
    auto list = dyn_cast<DenseF64ArrayAttr>(attr.getValue());
    size_t expected =
        op->getNumRegions() ? op->getNumRegions() : op->getNumSuccessors();
    if (!list || static_cast<size_t>(list.size()) != expected ||
        llvm::any_of(list.asArrayRef(),
                     [](double f) { return !(f >= 0 && f < 1e15); }))
      return op->emitError()
             << "attribute '" << name << "' must be an array<f64: ...> of "
             << expected << " numbers of 0 or more, one for each "
             << (op->getNumRegions() ? "region" : "successor");
    return success();
  }
  return op->emitError() << "attribute '" << name
                         << "' is not one of the act dialect; expected '"
                         << kCatalogsAttrName << "', '" << kTripCountAttrName
                         << "', '" << kFrequencyAttrName
                         << "', or no 'act.' in its name";
}

CatalogAttr tutti::act::lookupCatalog(Operation *op, StringRef family) {
  for (Operation *module = op; module; module = module->getParentOp())
    if (auto list = module->getAttrOfType<ArrayAttr>(kCatalogsAttrName))
      for (auto catalog : list.getAsRange<CatalogAttr>())
        if (family.empty() || catalog.getName() == family)
          return catalog;
  return {};
}

CatalogAttr tutti::act::lookupCatalog(Operation *op) {
  if (auto activate = dyn_cast<ActivateOp>(op))
    return lookupCatalog(op, activate.getFamily().value_or(""));
  if (auto load = dyn_cast<LoadFuncSetOp>(op))
    return lookupCatalog(op, load.getFamily().value_or(""));
  return {};
}
