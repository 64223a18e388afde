//===- ActAttrs.cpp - attributes of the act dialect ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir/IR/Builders.h"
#include "mlir/IR/DialectImplementation.h"
#include "tutti/Activation/IR/Act.h"
#include "tutti/Target/ActivationCatalog.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace tutti;
using namespace tutti::act;

#define GET_ATTRDEF_CLASSES
#include "tutti/Activation/IR/ActAttrs.cpp.inc"

void ActDialect::registerAttributes() {
  addAttributes<
#define GET_ATTRDEF_LIST
#include "tutti/Activation/IR/ActAttrs.cpp.inc"
      >();
}

LogicalResult FuncSetAttr::verify(function_ref<InFlightDiagnostic()> emitError,
                                  StringRef name,
                                  ArrayRef<StringAttr> functions) {
  if (name.empty())
    return emitError() << "a function set needs a name";
  if (functions.empty())
    return emitError() << "function set '" << name
                       << "' holds no function; expected one at least";
  for (auto [before, function] : llvm::zip(functions, functions.drop_front()))
    if (before.getValue() >= function.getValue())
      return emitError() << "function set '" << name << "' lists '"
                         << function.getValue() << "' after '"
                         << before.getValue()
                         << "'; expected each once, in alphabetical order";
  return success();
}

bool FuncSetAttr::covers(StringRef function) const {
  auto place = llvm::lower_bound(
      getFunctions(), function,
      [](StringAttr held, StringRef name) { return held.getValue() < name; });
  return place != getFunctions().end() && place->getValue() == function;
}

uint64_t CatalogAttr::getSetsOf(StringRef function) const {
  uint64_t sets = 0;
  for (auto [index, set] : llvm::enumerate(getSets()))
    if (set.covers(function))
      sets |= uint64_t(1) << index;
  return sets;
}

LogicalResult CatalogAttr::verify(function_ref<InFlightDiagnostic()> emitError,
                                  StringRef name, int64_t maxSets,
                                  FloatAttr loadUs,
                                  ArrayRef<FuncSetAttr> sets) {
  if (name.empty())
    return emitError() << "a catalog needs a name";
  if (maxSets < 1)
    return emitError() << "catalog '" << name << "' has max_sets = " << maxSets
                       << "; expected 1 at least";
  double us = loadUs ? loadUs.getValueAsDouble() : -1;
  if (!(us > 0 && us < 1e9))
    return emitError() << "catalog '" << name
                       << "' needs a positive load_us, in microseconds";
  if (sets.empty() || sets.size() > ActivationCatalog::kMaxSets)
    return emitError() << "catalog '" << name << "' has " << sets.size()
                       << " sets; expected 1 to "
                       << ActivationCatalog::kMaxSets;
  llvm::StringMap<size_t> known;
  for (auto [index, set] : llvm::enumerate(sets))
    if (auto [place, isNew] = known.try_emplace(set.getName(), index); !isNew)
      return emitError() << "catalog '" << name << "' has set '"
                         << set.getName() << "' twice, at index "
                         << place->second << " and " << index;
  return success();
}

// <"name", max_sets = 8, load_us = 1.3, [sets]>
Attribute CatalogAttr::parse(AsmParser &parser, Type) {
  SMLoc loc = parser.getCurrentLocation();
  std::string name;
  int64_t maxSets;
  double loadUs;
  SmallVector<FuncSetAttr> sets;
  auto parseSet = [&] { return parser.parseAttribute(sets.emplace_back()); };
  if (parser.parseLess() || parser.parseString(&name) || parser.parseComma() ||
      parser.parseKeyword("max_sets") || parser.parseEqual() ||
      parser.parseInteger(maxSets) || parser.parseComma() ||
      parser.parseKeyword("load_us") || parser.parseEqual() ||
      parser.parseFloat(loadUs) || parser.parseComma() ||
      parser.parseCommaSeparatedList(AsmParser::Delimiter::Square, parseSet) ||
      parser.parseGreater())
    return {};
  return parser.getChecked<CatalogAttr>(
      loc, parser.getContext(), name, maxSets,
      parser.getBuilder().getF64FloatAttr(loadUs), sets);
}

void CatalogAttr::print(AsmPrinter &printer) const {
  printer << "<";
  printer.printString(getName());
  printer << ", max_sets = " << getMaxSets() << ", load_us = ";
  printer.printFloat(getLoadUs().getValue());
  printer << ", [";
  llvm::interleaveComma(getSets(), printer.getStream(),
                        [&](FuncSetAttr set) { printer.printAttribute(set); });
  printer << "]>";
}

CatalogAttr tutti::act::getCatalogAttr(MLIRContext *context,
                                       const ActivationCatalog &catalog,
                                       int64_t maxSets, double loadUs) {
  SmallVector<FuncSetAttr> sets;
  for (const ActivationCatalog::Set &set : catalog.sets) {
    SmallVector<StringAttr> functions;
    for (const ActivationCatalog::Function &function : set.functions)
      functions.push_back(StringAttr::get(context, function.name));
    sets.push_back(FuncSetAttr::get(context, set.name, functions));
  }
  return CatalogAttr::get(context, catalog.name, maxSets,
                          Builder(context).getF64FloatAttr(loadUs), sets);
}
