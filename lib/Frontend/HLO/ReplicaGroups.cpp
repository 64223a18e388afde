//===- ReplicaGroups.cpp - who takes part in a collective ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tutti/Frontend/HLO/Values.h"

using namespace mlir;
using namespace tutti;
using namespace tutti::hlo;
using llvm::StringRef;

static bool isPermutation(ArrayRef<int64_t> permutation, size_t rank) {
  llvm::SmallVector<bool> seen(rank);
  for (int64_t dim : permutation) {
    if (dim < 0 || dim >= int64_t(rank) || seen[dim])
      return false;
    seen[dim] = true;
  }
  return permutation.size() == rank;
}

/// Numbers between brackets of some kind.
static LogicalResult parseNumbers(Lexer &lexer, TokenKind open, TokenKind close,
                                  Ints &values) {
  if (failed(lexer.expect(open, "'" + llvm::Twine(char(open)) + "'")))
    return failure();
  while (!lexer.at(close)) {
    if (failed(parseInt(lexer, values.emplace_back(), "a number")))
      return failure();
    if (!lexer.consume(TokenKind::Comma))
      break;
  }
  return lexer.expect(close, "',' or '" + llvm::Twine(char(close)) + "'");
}

/// [sizes]T(permutation), with the permutation left out if it is none.
static LogicalResult parseIota(Lexer &lexer, std::vector<int64_t> &ids) {
  uint32_t offset = lexer.offset();
  Ints sizes, permutation;
  if (failed(
          parseNumbers(lexer, TokenKind::LSquare, TokenKind::RSquare, sizes)))
    return failure();
  if (lexer.atWord("T")) {
    lexer.next();
    if (failed(parseNumbers(lexer, TokenKind::LParen, TokenKind::RParen,
                            permutation)))
      return failure();
  } else {
    for (size_t dim = 0; dim < sizes.size(); ++dim)
      permutation.push_back(dim);
  }
  if (!productOfSizes(sizes))
    return lexer.getSource().error(offset)
           << "list of devices has a size below 1 or more than "
           << maxReplicaIds << " devices";
  if (!isPermutation(permutation, sizes.size()))
    return lexer.getSource().error(offset)
           << "list of devices is transposed by what is not a permutation of "
           << sizes.size() << " dimensions";
  ids = transposed(sizes, permutation, [](int64_t i) { return i; });
  return success();
}

/// mesh['x'=2,'y'=4](, device_ids=(...))? {'x','y':(2)2}
///
/// The devices are an array with one dimension an axis. A group is what
/// varies along the named axes, or along parts of axes: `:(2)2` is the part
/// of size 2 after a part of size 2.
static LogicalResult parseMeshGroups(Lexer &lexer, ReplicaGroups &groups) {
  const Source &source = lexer.getSource();
  uint32_t offset = lexer.offset();
  llvm::SmallVector<StringRef> names;
  Ints sizes;
  auto parseAxis = [&](StringRef &name) -> LogicalResult {
    if (!lexer.at(TokenKind::String) && !lexer.at(TokenKind::Word))
      return lexer.errorExpected("the name of an axis");
    name = lexer.tokenText();
    lexer.next();
    return success();
  };

  lexer.next(); // mesh
  if (failed(lexer.expect(TokenKind::LSquare, "'['")))
    return failure();
  while (!lexer.at(TokenKind::RSquare)) {
    if (failed(parseAxis(names.emplace_back())) ||
        failed(lexer.expect(TokenKind::Equal, "'='")) ||
        failed(parseInt(lexer, sizes.emplace_back(), "the size of an axis")))
      return failure();
    if (!lexer.consume(TokenKind::Comma))
      break;
  }
  if (failed(lexer.expect(TokenKind::RSquare, "',' or ']'")))
    return failure();
  auto numDevices = productOfSizes(sizes);
  if (!numDevices)
    return source.error(offset) << "mesh has a size below 1 or more than "
                                << maxReplicaIds << " devices";

  std::vector<int64_t> devices;
  if (lexer.consume(TokenKind::Comma)) {
    if (!lexer.atWord("device_ids"))
      return lexer.errorExpected("'device_ids'");
    lexer.next();
    if (failed(lexer.expect(TokenKind::Equal, "'='")))
      return failure();
    uint32_t open = lexer.offset();
    Ints listed;
    Lexer inside = lexer;
    inside.next();
    if (lexer.at(TokenKind::LParen) && inside.at(TokenKind::LSquare)) {
      lexer.next();
      if (failed(parseIota(lexer, devices)) ||
          failed(lexer.expect(TokenKind::RParen, "')'")))
        return failure();
    } else {
      if (failed(parseNumbers(lexer, TokenKind::LParen, TokenKind::RParen,
                              listed)))
        return failure();
      devices.assign(listed.begin(), listed.end());
    }
    if (int64_t(devices.size()) != *numDevices)
      return source.error(open) << "mesh lists " << devices.size()
                                << " devices, expected " << *numDevices;
  }

  llvm::SmallVector<MeshAxisPart> grouped;
  uint32_t axesOffset = lexer.offset();
  if (failed(lexer.expect(TokenKind::LBrace, "'{' before the axes")))
    return failure();
  while (!lexer.at(TokenKind::RBrace)) {
    uint32_t at = lexer.offset();
    StringRef name;
    if (failed(parseAxis(name)))
      return failure();
    auto *found = llvm::find(names, name);
    if (found == names.end())
      return source.error(at) << "mesh has no axis '" << name << "'";
    MeshAxisPart piece{size_t(found - names.begin()), 1, 0};
    piece.size = sizes[piece.axis];
    if (lexer.consume(TokenKind::Colon)) {
      if (failed(lexer.expect(TokenKind::LParen, "'('")) ||
          failed(parseInt(lexer, piece.before, "a size")) ||
          failed(lexer.expect(TokenKind::RParen, "')'")) ||
          failed(parseInt(lexer, piece.size, "a size")))
        return failure();
    }
    grouped.push_back(piece);
    if (!lexer.consume(TokenKind::Comma))
      break;
  }
  if (failed(lexer.expect(TokenKind::RBrace, "',' or '}'")))
    return failure();

  llvm::Expected<ReplicaGroups> along = groupsAlong(sizes, names, devices, grouped);
  if (!along)
    return source.error(axesOffset) << llvm::toString(along.takeError());
  groups = std::move(*along);
  return success();
}

LogicalResult tutti::hlo::parseReplicaGroups(Lexer &lexer,
                                             ReplicaGroups &groups) {
  if (lexer.atWord("mesh"))
    return parseMeshGroups(lexer, groups);
  uint32_t offset = lexer.offset();
  if (lexer.at(TokenKind::LSquare)) {
    Ints sizes;
    if (failed(parseNumbers(lexer, TokenKind::LSquare, TokenKind::RSquare,
                            sizes)) ||
        failed(lexer.expect(TokenKind::LessEqual, "'<='")) ||
        failed(parseIota(lexer, groups.ids)))
      return failure();
    if (sizes.size() != 2 || productOfSizes(sizes) != int64_t(groups.ids.size()))
      return lexer.getSource().error(offset)
             << "replica groups do not divide their " << groups.ids.size()
             << " devices into [groups,size]";
    groups.numGroups = sizes[0];
    groups.groupSize = sizes[1];
    return success();
  }
  std::vector<Ints> lists;
  if (failed(parseIntLists(lexer, lists)))
    return failure();
  groups.numGroups = lists.size();
  for (const Ints &list : lists)
    groups.groupSize = std::max<int64_t>(groups.groupSize, list.size());
  // Padding can make much of little text.
  if (groups.groupSize && groups.numGroups > maxReplicaIds / groups.groupSize)
    return lexer.getSource().error(offset)
           << "replica groups have more than " << maxReplicaIds
           << " entries when padded to the largest group";
  for (const Ints &list : lists) {
    groups.ids.insert(groups.ids.end(), list.begin(), list.end());
    groups.ids.resize(groups.ids.size() + groups.groupSize - list.size(), -1);
  }
  return success();
}
