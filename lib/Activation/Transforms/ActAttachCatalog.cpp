//===- ActAttachCatalog.cpp - gives a module its function sets ---*- C++
//-*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir/IR/BuiltinOps.h"
#include "tutti/Activation/Transforms/Passes.h"
#include "tutti/Target/ActivationCatalog.h"

namespace tutti::act {
#define GEN_PASS_DEF_ACTATTACHCATALOG
#include "tutti/Activation/Transforms/Passes.h.inc"
} // namespace tutti::act

using namespace mlir;
using namespace tutti;
using namespace tutti::act;

namespace {
struct ActAttachCatalog
    : public act::impl::ActAttachCatalogBase<ActAttachCatalog> {
  using ActAttachCatalogBase::ActAttachCatalogBase;

  void runOnOperation() override {
    ModuleOp module = getOperation();
    auto fail = [&](const Twine &message) {
      module.emitError() << message;
      signalPassFailure();
    };
    if (files.empty())
      return fail("act-attach-catalog needs files=<catalog>");
    if (maxSets < 1 || !(loadUs > 0 && loadUs < 1e9))
      return fail("max-sets must be 1 at least, and load-us positive");
    SmallVector<Attribute> catalogs;
    for (const std::string &file : files) {
      llvm::Expected<ActivationCatalog> catalog = ActivationCatalog::load(file);
      if (!catalog)
        return fail(llvm::toString(catalog.takeError()));
      catalogs.push_back(
          getCatalogAttr(&getContext(), *catalog, maxSets, loadUs));
    }
    module->setAttr(kCatalogsAttrName, ArrayAttr::get(&getContext(), catalogs));
  }
};
} // namespace
