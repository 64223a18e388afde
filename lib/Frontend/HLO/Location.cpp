//===- Location.cpp - where an instruction comes from ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Importer.h"

using namespace mlir;
using namespace tutti::hlo;

/// The deepest chain of callers that a location keeps; MLIR recurses along it.
static constexpr unsigned maxCallers = 200;

/// The location of a stack frame: its function and line, called at the
/// location of its parent. Null for a frame that does not exist. Chains are
/// followed without recursion, and a frame that is its own ancestor ends one.
LocationAttr Importer::frameLocation(int64_t frame) {
  const std::vector<StackFrame> &frames = module.stackFrames;
  locationOfFrame.resize(frames.size());
  SmallVector<int64_t> chain;
  llvm::SmallDenseSet<int64_t> seen;
  for (int64_t at = frame;
       at >= 1 && at <= int64_t(frames.size()) &&
       !locationOfFrame[at - 1].first && seen.insert(at).second;
       at = frames[at - 1].parent - 1)
    chain.push_back(at);
  auto entry = [](auto &table, int64_t id) {
    return id >= 1 && id <= int64_t(table.size()) ? &table[id - 1] : nullptr;
  };
  for (int64_t at : llvm::reverse(chain)) {
    auto &[loc, depth] = locationOfFrame[at - 1];
    const FileLocation *place =
        entry(module.fileLocations, frames[at - 1].fileLocation);
    std::string *file =
        place ? entry(module.fileNames, place->fileName) : nullptr;
    std::string *function =
        place ? entry(module.functionNames, place->functionName) : nullptr;
    Location own = UnknownLoc::get(context);
    if (file)
      own = FileLineColLoc::get(context, *file, place->line, place->column);
    if (function)
      own = NameLoc::get(StringAttr::get(context, *function), own);
    auto *parent = entry(locationOfFrame, frames[at - 1].parent - 1);
    bool hasParent = parent && parent->first && parent->second < maxCallers;
    loc = own;
    if (hasParent) {
      loc = CallSiteLoc::get(own, Location(parent->first));
      depth = parent->second + 1;
    }
  }
  auto *found = entry(locationOfFrame, frame);
  return found ? found->first : LocationAttr();
}

Location Importer::location(const Instruction &instruction,
                            const Metadata &metadata) {
  if (textLocations)
    return source.location(instruction.name.begin);
  LocationAttr place;
  if (metadata.stackFrame)
    place = frameLocation(metadata.stackFrame);
  if (!place && !metadata.sourceFile.empty())
    place = FileLineColLoc::get(context, metadata.sourceFile,
                                metadata.sourceLine, metadata.sourceColumn);
  if (!place)
    place = source.location(instruction.name.begin);
  if (!metadata.opName.empty())
    place = NameLoc::get(StringAttr::get(context, metadata.opName),
                         Location(place));
  else if (module.opcodes[instruction.opcode] == "parameter")
    place = NameLoc::get(StringAttr::get(context, text(instruction.name)),
                         Location(place));
  return Location(place);
}
