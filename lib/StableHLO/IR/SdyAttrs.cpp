//===- SdyAttrs.cpp - attributes of the sdy dialect ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SdyAssembly.h"
#include "llvm/ADT/SmallSet.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/ADT/TypeSwitch.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace tutti::sdy;

#define GET_ATTRDEF_CLASSES
#include "tutti/StableHLO/IR/SdyAttrs.cpp.inc"

void SdyDialect::registerAttributes() {
  addAttributes<
#define GET_ATTRDEF_LIST
#include "tutti/StableHLO/IR/SdyAttrs.cpp.inc"
      >();
}

Attribute SdyDialect::parseAttribute(DialectAsmParser &parser,
                                     Type type) const {
  SMLoc location = parser.getCurrentLocation();
  StringRef mnemonic;
  Attribute attribute;
  OptionalParseResult result =
      generatedAttributeParser(parser, &mnemonic, type, attribute);
  if (result.has_value())
    return attribute;
  parser.emitError(location)
      << "unknown attribute '" << mnemonic << "' of dialect 'sdy'";
  return {};
}

void SdyDialect::printAttribute(Attribute attribute,
                                DialectAsmPrinter &printer) const {
  // Standing alone, these two begin with a word, which must not run into the
  // mnemonic.
  if (auto mapping = dyn_cast<DimMappingAttr>(attribute)) {
    printer << DimMappingAttr::getMnemonic() << ' ';
    return mapping.print(printer);
  }
  if (auto reference = dyn_cast<EdgeValueRefAttr>(attribute)) {
    printer << EdgeValueRefAttr::getMnemonic() << ' ';
    return reference.print(printer);
  }
  (void)generatedAttributePrinter(attribute, printer);
}

//===----------------------------------------------------------------------===//
// Meshes
//===----------------------------------------------------------------------===//

LogicalResult MeshAxisAttr::verify(function_ref<InFlightDiagnostic()> emitError,
                                   StringRef name, int64_t size) {
  if (size >= 1)
    return success();
  return emitError() << "size of mesh axis \"" << name << "\" is " << size
                     << ", expected at least 1";
}

/// The product of the sizes, or none if it exceeds int64_t.
static std::optional<int64_t> countDevices(ArrayRef<MeshAxisAttr> axes) {
  int64_t product = 1;
  for (MeshAxisAttr axis : axes)
    if (llvm::MulOverflow(product, axis.getSize(), product))
      return std::nullopt;
  return product;
}

static bool countsUp(ArrayRef<int64_t> ids) {
  return llvm::all_of(llvm::enumerate(ids), [](auto id) {
    return id.value() == static_cast<int64_t>(id.index());
  });
}

/// Ids that only count up are not kept, as the text does not hold them either.
static ArrayRef<int64_t> dropIfCountingUp(ArrayRef<MeshAxisAttr> axes,
                                          ArrayRef<int64_t> ids) {
  std::optional<int64_t> count = countDevices(axes);
  bool isDefault = !axes.empty() && count &&
                   *count == static_cast<int64_t>(ids.size()) && countsUp(ids);
  return isDefault ? ArrayRef<int64_t>() : ids;
}

MeshAttr MeshAttr::get(MLIRContext *context, ArrayRef<MeshAxisAttr> axes,
                       ArrayRef<int64_t> ids) {
  return Base::get(context, axes, dropIfCountingUp(axes, ids));
}

MeshAttr MeshAttr::getChecked(function_ref<InFlightDiagnostic()> emitError,
                              MLIRContext *context, ArrayRef<MeshAxisAttr> axes,
                              ArrayRef<int64_t> ids) {
  return Base::getChecked(emitError, context, axes,
                          dropIfCountingUp(axes, ids));
}

LogicalResult MeshAttr::verify(function_ref<InFlightDiagnostic()> emitError,
                               ArrayRef<MeshAxisAttr> axes,
                               ArrayRef<int64_t> ids) {
  for (int64_t id : ids)
    if (id < 0)
      return emitError() << "mesh has device id " << id
                         << ", expected ids of at least 0";
  if (axes.empty()) {
    if (ids.size() <= 1)
      return success();
    return emitError() << "mesh without axes has " << ids.size()
                       << " device ids, expected at most 1";
  }
  llvm::StringSet<> names;
  for (MeshAxisAttr axis : axes)
    if (!names.insert(axis.getName()).second)
      return emitError() << "mesh axis \"" << axis.getName()
                         << "\" is declared twice, expected distinct names";
  if (ids.empty())
    return success();

  std::optional<int64_t> count = countDevices(axes);
  if (!count || *count != static_cast<int64_t>(ids.size())) {
    InFlightDiagnostic diagnostic = emitError();
    diagnostic << "mesh has " << ids.size() << " device ids, expected ";
    return count ? diagnostic << *count << ", the product of its axes"
                 : diagnostic << "the product of its axes, which is too large";
  }
  std::vector<bool> seen(ids.size());
  for (int64_t id : ids) {
    if (id >= *count)
      return emitError() << "mesh has device id " << id
                         << ", expected ids from 0 to " << *count - 1;
    if (seen[id])
      return emitError() << "mesh has device id " << id
                         << " twice, expected each id once";
    seen[id] = true;
  }
  return success();
}

std::optional<size_t> MeshAttr::getAxisIndex(StringRef name) const {
  for (auto [index, axis] : llvm::enumerate(getAxes()))
    if (axis.getName() == name)
      return index;
  return std::nullopt;
}

std::optional<int64_t> MeshAttr::getAxisSize(StringRef name) const {
  if (std::optional<size_t> index = getAxisIndex(name))
    return getAxes()[*index].getSize();
  return std::nullopt;
}

std::optional<int64_t> MeshAttr::getNumDevices() const {
  if (isMaximal())
    return 1;
  return countDevices(getAxes());
}

//===----------------------------------------------------------------------===//
// Axes and shardings
//===----------------------------------------------------------------------===//

std::string AxisRefAttr::toString() const {
  std::string text;
  llvm::raw_string_ostream stream(text);
  stream << '"';
  llvm::printEscapedString(getName(), stream);
  stream << '"';
  if (SubAxisInfoAttr part = getSubAxisInfo())
    stream << ":(" << part.getPreSize() << ')' << part.getSize();
  return text;
}

int64_t AxisRefAttr::getPreSize() const {
  return getSubAxisInfo() ? getSubAxisInfo().getPreSize() : 1;
}

int64_t AxisRefAttr::getSize(MeshAttr mesh) const {
  return getSubAxisInfo() ? getSubAxisInfo().getSize()
                          : mesh.getAxisSize(getName()).value_or(1);
}

MeshAttr TensorShardingAttr::getMesh(Operation *op) const {
  if (auto mesh = dyn_cast<MeshAttr>(getMeshOrRef()))
    return mesh;
  auto module = dyn_cast<ModuleOp>(op);
  if (!module)
    module = op->getParentOfType<ModuleOp>();
  if (!module)
    return {};
  for (MeshOp mesh : module.getOps<MeshOp>())
    if (mesh.getSymNameAttr() == getMeshSymbol().getAttr())
      return mesh.getMesh();
  return {};
}

MeshAttr
TensorShardingAttr::getMesh(Operation *op,
                            SymbolTableCollection &symbolTables) const {
  if (auto mesh = dyn_cast<MeshAttr>(getMeshOrRef()))
    return mesh;
  auto module = op->getParentOfType<ModuleOp>();
  if (!module)
    return {};
  auto mesh = dyn_cast_or_null<MeshOp>(
      symbolTables.lookupSymbolIn(module, getMeshSymbol().getAttr()));
  return mesh ? mesh.getMesh() : MeshAttr();
}

bool TensorShardingAttr::isFullyReplicated() const {
  return llvm::all_of(getDimShardings(), [](DimensionShardingAttr dimension) {
    return dimension.getAxes().empty();
  });
}

//===----------------------------------------------------------------------===//
// Records of propagation
//===----------------------------------------------------------------------===//

LogicalResult
PropagationEdgesAttr::verify(function_ref<InFlightDiagnostic()> emitError,
                             ArrayRef<PropagationOneStepAttr> steps) {
  llvm::SmallSet<int64_t, 8> seen;
  for (PropagationOneStepAttr step : steps) {
    if (step.getStepIndex() < 0)
      return emitError() << "propagation step " << step.getStepIndex()
                         << " is negative, expected steps from 0";
    if (!seen.insert(step.getStepIndex()).second)
      return emitError() << "propagation step " << step.getStepIndex()
                         << " appears twice, expected each step once";
    for (AxisToPropagationDetailsAttr entry : step.getAxisEntries()) {
      llvm::SmallSet<std::pair<int, int64_t>, 8> targets;
      for (EdgeValueRefAttr target : entry.getTargets()) {
        if (target == entry.getSource())
          return emitError() << "axis " << entry.getAxisName().toString()
                             << " is propagated from "
                             << stringifyEdgeNodeType(target.getType()) << '-'
                             << target.getIndex() << " to itself";
        if (!targets
                 .insert(
                     {static_cast<int>(target.getType()), target.getIndex()})
                 .second)
          return emitError() << "axis " << entry.getAxisName().toString()
                             << " is propagated twice to "
                             << stringifyEdgeNodeType(target.getType()) << '-'
                             << target.getIndex();
      }
    }
  }
  return success();
}
