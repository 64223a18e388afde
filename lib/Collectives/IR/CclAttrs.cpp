//===- CclAttrs.cpp - text and checks of the attributes ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir/IR/DialectImplementation.h"
#include "tutti/Collectives/IR/Ccl.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace tutti::ccl;

#define GET_ATTRDEF_CLASSES
#include "tutti/Collectives/IR/CclAttrs.cpp.inc"

void CclDialect::registerAttributes() {
  addAttributes<
#define GET_ATTRDEF_LIST
#include "tutti/Collectives/IR/CclAttrs.cpp.inc"
      >();
}

// Adds `ids` to `seen`; reports the first that is negative or seen before.
// `what` names the role of the ids in the message.
static LogicalResult checkIds(function_ref<InFlightDiagnostic()> emitError,
                              ArrayRef<int64_t> ids, StringRef what) {
  llvm::SmallDenseSet<int64_t, 32> seen;
  for (int64_t id : ids) {
    if (id < 0)
      return emitError() << what << " " << id
                         << " is negative; expected 0 or more";
    if (!seen.insert(id).second)
      return emitError() << what << " " << id
                         << " is named twice; expected each at most once";
  }
  return success();
}

//===----------------------------------------------------------------------===//
// RanksAttr
//===----------------------------------------------------------------------===//

RanksAttr RanksAttr::get(MLIRContext *context,
                         ArrayRef<SmallVector<int64_t>> groups) {
  SmallVector<int64_t> ids, ends;
  for (const SmallVector<int64_t> &group : groups) {
    ids.append(group.begin(), group.end());
    ends.push_back(ids.size());
  }
  return get(context, ids, ends);
}

LogicalResult RanksAttr::verify(function_ref<InFlightDiagnostic()> emitError,
                                ArrayRef<int64_t> ids, ArrayRef<int64_t> ends) {
  int64_t begin = 0;
  for (auto [index, end] : llvm::enumerate(ends)) {
    if (end <= begin)
      return emitError() << "group #" << index
                         << " has no ranks; expected at least one, or no group";
    begin = end;
  }
  if (begin != static_cast<int64_t>(ids.size()))
    return emitError() << "the groups hold " << begin << " ranks, the list "
                       << ids.size() << "; expected the same number";
  return checkIds(emitError, ids, "rank");
}

ArrayRef<int64_t> RanksAttr::getGroup(int64_t index) const {
  int64_t begin = index == 0 ? 0 : getEnds()[index - 1];
  return getIds().slice(begin, getEnds()[index] - begin);
}

int64_t RanksAttr::getLargestGroupSize() const {
  int64_t largest = 0, begin = 0;
  for (int64_t end : getEnds()) {
    largest = std::max(largest, end - begin);
    begin = end;
  }
  return largest;
}

std::optional<int64_t> RanksAttr::getUniformGroupSize() const {
  int64_t largest = getLargestGroupSize();
  if (largest * getNumGroups() != static_cast<int64_t>(getIds().size()))
    return std::nullopt;
  return largest;
}

FailureOr<RanksAttr> RanksAttr::parseBare(AsmParser &parser) {
  SMLoc loc = parser.getCurrentLocation();
  SmallVector<int64_t> ids, ends;
  auto parseGroup = [&]() -> ParseResult {
    if (parser.parseCommaSeparatedList(AsmParser::Delimiter::Square, [&] {
          return parser.parseInteger(ids.emplace_back());
        }))
      return failure();
    ends.push_back(ids.size());
    return success();
  };
  // Anything but a list is the attribute itself, perhaps by its alias.
  if (failed(parser.parseOptionalLSquare())) {
    RanksAttr ranks;
    if (parser.parseAttribute(ranks))
      return failure();
    return ranks;
  }
  if (failed(parser.parseOptionalRSquare())) {
    do {
      if (parseGroup())
        return failure();
    } while (succeeded(parser.parseOptionalComma()));
    if (parser.parseRSquare())
      return failure();
  }
  RanksAttr ranks =
      parser.getChecked<RanksAttr>(loc, parser.getContext(), ids, ends);
  if (!ranks)
    return failure();
  return ranks;
}

void RanksAttr::printBare(AsmPrinter &printer) const {
  printer << '[';
  for (int64_t i = 0, e = getNumGroups(); i != e; ++i) {
    printer << (i == 0 ? "[" : ", [");
    llvm::interleaveComma(getGroup(i), printer.getStream());
    printer << ']';
  }
  printer << ']';
}

Attribute RanksAttr::parse(AsmParser &parser, Type) {
  FailureOr<RanksAttr> ranks;
  if (parser.parseLess() || failed(ranks = parseBare(parser)) ||
      parser.parseGreater())
    return {};
  return *ranks;
}

void RanksAttr::print(AsmPrinter &printer) const {
  printer << '<';
  printBare(printer);
  printer << '>';
}

//===----------------------------------------------------------------------===//
// GroupAttr
//===----------------------------------------------------------------------===//

LogicalResult GroupAttr::verify(function_ref<InFlightDiagnostic()> emitError,
                                RanksAttr ranks, IdMode mode,
                                std::optional<int64_t> channel,
                                int64_t channelType) {
  if (!channel && channelType != 1)
    return emitError() << "channel type " << channelType
                       << " without a channel; expected a channel, or type 1";
  bool positive = channel && *channel > 0;
  if (mode == IdMode::CrossReplica && positive)
    return emitError() << "channel " << *channel
                       << " with ids read as cross_replica; expected no "
                          "channel, or another way to read ids";
  if (mode != IdMode::CrossReplica && !positive)
    return emitError() << "ids read as " << stringifyIdMode(mode)
                       << " without a channel; expected 'channel = ' and a "
                          "number greater than 0";
  return success();
}

Attribute GroupAttr::parse(AsmParser &parser, Type) {
  SMLoc loc = parser.getCurrentLocation();
  if (parser.parseLess())
    return {};
  FailureOr<RanksAttr> ranks = RanksAttr::parseBare(parser);
  if (failed(ranks))
    return {};
  IdMode mode = IdMode::CrossReplica;
  std::optional<int64_t> channel;
  int64_t channelType = 1;
  while (succeeded(parser.parseOptionalComma())) {
    if (succeeded(parser.parseOptionalKeyword("channel"))) {
      if (parser.parseEqual() || parser.parseInteger(channel.emplace()) ||
          (succeeded(parser.parseOptionalKeyword("type")) &&
           parser.parseInteger(channelType)))
        return {};
      break;
    }
    SMLoc modeLoc = parser.getCurrentLocation();
    StringRef keyword;
    if (parser.parseKeyword(&keyword))
      return {};
    std::optional<IdMode> parsed = symbolizeIdMode(keyword);
    if (!parsed) {
      parser.emitError(modeLoc)
          << "'" << keyword
          << "' is no way to read ids; expected cross_replica, "
             "cross_partition, cross_replica_and_partition, flattened_ids, or "
             "'channel = '";
      return {};
    }
    mode = *parsed;
  }
  if (parser.parseGreater())
    return {};
  return parser.getChecked<GroupAttr>(loc, parser.getContext(), *ranks, mode,
                                      channel, channelType);
}

void GroupAttr::print(AsmPrinter &printer) const {
  printer << '<';
  if (failed(printer.printAlias(getRanks())))
    getRanks().printBare(printer);
  if (getMode() != IdMode::CrossReplica)
    printer << ", " << stringifyIdMode(getMode());
  if (getChannel()) {
    printer << ", channel = " << *getChannel();
    if (getChannelType() != 1)
      printer << " type " << getChannelType();
  }
  printer << '>';
}

//===----------------------------------------------------------------------===//
// PairsAttr
//===----------------------------------------------------------------------===//

LogicalResult PairsAttr::verify(function_ref<InFlightDiagnostic()> emitError,
                                ArrayRef<int64_t> sources,
                                ArrayRef<int64_t> targets) {
  if (sources.size() != targets.size())
    return emitError() << sources.size() << " sources and " << targets.size()
                       << " targets; expected the same number";
  if (failed(checkIds(emitError, sources, "source")))
    return failure();
  return checkIds(emitError, targets, "target");
}

Attribute PairsAttr::parse(AsmParser &parser, Type) {
  SMLoc loc = parser.getCurrentLocation();
  SmallVector<int64_t> sources, targets;
  auto parsePair = [&]() -> ParseResult {
    if (parser.parseInteger(sources.emplace_back()) || parser.parseArrow() ||
        parser.parseInteger(targets.emplace_back()))
      return failure();
    return success();
  };
  if (parser.parseLess() ||
      parser.parseCommaSeparatedList(AsmParser::Delimiter::Square, parsePair) ||
      parser.parseGreater())
    return {};
  return parser.getChecked<PairsAttr>(loc, parser.getContext(), sources,
                                      targets);
}

void PairsAttr::print(AsmPrinter &printer) const {
  printer << "<[";
  llvm::interleaveComma(llvm::zip(getSources(), getTargets()),
                        printer.getStream(), [&](auto pair) {
                          printer << std::get<0>(pair) << " -> "
                                  << std::get<1>(pair);
                        });
  printer << "]>";
}

//===----------------------------------------------------------------------===//
// SegmentAttr
//===----------------------------------------------------------------------===//

LogicalResult SegmentAttr::verify(function_ref<InFlightDiagnostic()> emitError,
                                  int64_t index, EndReason reason) {
  if (index <= 0)
    return emitError() << "segment " << index
                       << "; expected a number greater than 0 (segment 0 has "
                          "no attribute)";
  if (reason != EndReason::Cap && reason != EndReason::Memory)
    return emitError() << "a segment begun for '" << stringifyEndReason(reason)
                       << "'; expected cap or memory";
  return success();
}

RanksAttr tutti::ccl::getCanonicalRanks(RanksAttr ranks, CollectiveKind kind) {
  SmallVector<SmallVector<int64_t>> groups;
  for (int64_t i = 0, e = ranks.getNumGroups(); i != e; ++i) {
    groups.emplace_back(llvm::to_vector(ranks.getGroup(i)));
    if (kind == CollectiveKind::AllReduce)
      llvm::sort(groups.back());
  }
  llvm::sort(groups);
  return RanksAttr::get(ranks.getContext(), groups);
}

PairsAttr tutti::ccl::getCanonicalPairs(PairsAttr pairs) {
  SmallVector<std::pair<int64_t, int64_t>> sorted;
  for (auto [source, target] :
       llvm::zip_equal(pairs.getSources(), pairs.getTargets()))
    sorted.emplace_back(source, target);
  llvm::sort(sorted);
  SmallVector<int64_t> sources, targets;
  for (auto [source, target] : sorted) {
    sources.push_back(source);
    targets.push_back(target);
  }
  return PairsAttr::get(pairs.getContext(), sources, targets);
}
