//===- ActivationEngine.cpp - what an Activation engine costs ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tutti/Target/ActivationEngine.h"
#include "ActivationReading.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Path.h"
#include <algorithm>
#include <cmath>

using namespace tutti;
using llvm::StringRef;

double ActivationEngine::activationUs(int64_t elements) const {
  double perLane = std::ceil(static_cast<double>(elements) / lanes);
  return std::max(minUs, perLane * elementUs);
}

llvm::Expected<ActivationEngine>
tutti::readActivationEngine(const llvm::json::Value &in, const JsonPlace &outer,
                            StringRef targetFile) {
  JsonPlace place = outer.called("'activation'");
  const llvm::json::Object *object = in.getAsObject();
  if (!object)
    return place.fail("must be an object");
  ActivationEngine engine;
  std::optional<StringRef> catalog = object->getString("catalog");
  if (!catalog || catalog->empty())
    return place.in("catalog").fail("there is no \"catalog\"; name the file of "
                                    "the function sets");
  llvm::SmallString<128> file(*catalog);
  if (llvm::sys::path::is_relative(file)) {
    file = llvm::sys::path::parent_path(targetFile);
    llvm::sys::path::append(file, *catalog);
  }
  engine.catalog = file.str().str();

  double maxSets = 0, maxFamilies = 0, lanes = 0;
  struct {
    StringRef key;
    double *value;
    bool isCount;
  } numbers[] = {{"load_us", &engine.loadUs, false},
                 {"max_sets", &maxSets, true},
                 {"max_families", &maxFamilies, true},
                 {"min_us", &engine.minUs, false},
                 {"element_us", &engine.elementUs, false},
                 {"lanes", &lanes, true}};
  for (auto &number : numbers) {
    llvm::Expected<double> value = readSourced(
        object->getObject(number.key), number.key, place.in(number.key));
    if (!value)
      return value.takeError();
    if (number.isCount && (*value != std::floor(*value) || *value > 1e9))
      return place.in(number.key)
          .in("value")
          .fail("'" + number.key + "' must be a whole number below 1e9");
    *number.value = *value;
  }
  for (const auto &[key, value] : *object)
    if (StringRef(key) != "catalog" &&
        llvm::none_of(numbers, [&](auto &number) {
          return number.key == StringRef(key);
        }))
      return place.in(StringRef(key))
          .fail("there is no key '" + StringRef(key) +
                "'; the keys are catalog, load_us, max_sets, max_families, "
                "min_us, element_us, lanes");
  engine.maxSets = static_cast<int64_t>(maxSets);
  engine.maxFamilies = static_cast<int64_t>(maxFamilies);
  engine.lanes = static_cast<int64_t>(lanes);
  return engine;
}
