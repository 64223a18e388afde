//===- ActivationIdentities.cpp - functions through other functions ---*- C++
//-*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tutti/Target/ActivationIdentities.h"
#include "JsonReading.h"
#include "llvm/ADT/STLExtras.h"
#include <cmath>

using namespace tutti;
using llvm::StringRef;
using llvm::json::Array;
using llvm::json::Object;
using llvm::json::Value;

unsigned ActivationIdentity::numActivations() const {
  return llvm::count_if(
      steps, [](const Step &step) { return !step.function.empty(); });
}

// "x", or the number of a step before this one.
static std::optional<int> readOperand(const Value *in, size_t step) {
  if (!in)
    return std::nullopt;
  if (in->getAsString() == "x")
    return -1;
  std::optional<int64_t> number = in->getAsInteger();
  if (!number || *number < 0 || *number >= static_cast<int64_t>(step))
    return std::nullopt;
  return static_cast<int>(*number);
}

static llvm::Expected<ActivationIdentity::Step>
readStep(const Value &in, size_t index, const JsonPlace &place) {
  ActivationIdentity::Step step;
  const Object *object = in.getAsObject();
  auto wrong = [&] {
    return place.fail("a step must be {\"act\": <function>, \"of\": <operand>, "
                      "\"scale\": <number>, \"bias\": <number>} or "
                      "{\"multiply\": [<operand>, <operand>]}; an operand is "
                      "\"x\" or the number of an earlier step");
  };
  if (!object)
    return wrong();
  if (const Array *factors = object->getArray("multiply")) {
    if (factors->size() != 2 || object->size() != 1)
      return wrong();
    for (const Value &factor : *factors) {
      std::optional<int> operand = readOperand(&factor, index);
      if (!operand)
        return wrong();
      step.operands.push_back(*operand);
    }
    return step;
  }
  std::optional<StringRef> function = object->getString("act");
  std::optional<int> operand = readOperand(object->get("of"), index);
  if (!function || function->empty() || !operand)
    return wrong();
  step.function = function->str();
  step.operands = {*operand};
  step.scale = object->getNumber("scale").value_or(1);
  step.bias = object->getNumber("bias").value_or(0);
  return step;
}

static llvm::Expected<ActivationIdentity> readIdentity(const Value &in,
                                                       const JsonPlace &outer) {
  const Object *object = in.getAsObject();
  if (!object)
    return outer.fail("an identity must be an object");
  ActivationIdentity identity;
  std::optional<StringRef> function = object->getString("function");
  std::optional<StringRef> name = object->getString("name");
  if (!function || function->empty() || !name || name->empty())
    return outer.fail("an identity needs a \"function\" and a \"name\"");
  identity.function = function->str();
  identity.name = name->str();
  JsonPlace place = outer.called("identity '" + *name + "'");
  const Array *domain = object->getArray("domain");
  std::optional<double> from, to;
  if (domain && domain->size() == 2) {
    from = (*domain)[0].getAsNumber();
    to = (*domain)[1].getAsNumber();
  }
  if (!from || !to || !(*from < *to))
    return place.in("domain").fail("\"domain\" must be [<from>, <to>]");
  identity.domainFrom = *from;
  identity.domainTo = *to;
  const Object *error = object->getObject("max_ulp");
  std::optional<double> ulp = error ? error->getNumber("value") : std::nullopt;
  if (!ulp || *ulp < 0 || !std::isfinite(*ulp) || !error->getString("source"))
    return place.in("max_ulp").fail(
        "\"max_ulp\" must be {\"value\": <number of "
        "0 or more>, \"source\": <text>}");
  identity.maxUlp = *ulp;
  const Array *steps = object->getArray("steps");
  if (!steps || steps->empty())
    return place.in("steps").fail("\"steps\" must be a list of steps");
  for (auto [index, entry] : llvm::enumerate(*steps)) {
    llvm::Expected<ActivationIdentity::Step> step =
        readStep(entry, index, place.in("steps").in(index));
    if (!step)
      return step.takeError();
    identity.steps.push_back(std::move(*step));
  }
  return identity;
}

llvm::Expected<std::vector<ActivationIdentity>>
tutti::parseActivationIdentities(StringRef text, StringRef fileName) {
  llvm::Expected<Value> json =
      parseJson(text, fileName, "a file of identities", "docs/activation.md");
  if (!json)
    return json.takeError();
  JsonPlace place{text, fileName};
  const Object *root = json->getAsObject();
  const Array *list = root ? root->getArray("identities") : nullptr;
  if (!list)
    return place.fail("there is no list \"identities\"");
  std::vector<ActivationIdentity> identities;
  for (auto [index, entry] : llvm::enumerate(*list)) {
    llvm::Expected<ActivationIdentity> identity =
        readIdentity(entry, place.in("identities").in(index));
    if (!identity)
      return identity.takeError();
    identities.push_back(std::move(*identity));
  }
  return identities;
}

llvm::Expected<std::vector<ActivationIdentity>>
tutti::loadActivationIdentities(StringRef path) {
  llvm::Expected<std::string> text = readJsonFile(path, "the identities");
  if (!text)
    return text.takeError();
  return parseActivationIdentities(*text, path);
}

llvm::Expected<std::vector<ActivationIdentity>>
tutti::allowedIdentities(llvm::ArrayRef<ActivationIdentity> all,
                         StringRef allowed) {
  std::vector<ActivationIdentity> chosen;
  double most = 0;
  StringRef number = allowed;
  if (allowed == "none")
    return chosen;
  if (allowed != "exact" && (!number.consume_front("ulp<=") ||
                             number.getAsDouble(most) || !(most >= 0)))
    return llvm::createStringError(
        "substitutions '" + allowed +
        "' are not known; write none, exact, or ulp<=N with a number N");
  for (const ActivationIdentity &identity : all)
    if (identity.maxUlp <= most)
      chosen.push_back(identity);
  return chosen;
}
