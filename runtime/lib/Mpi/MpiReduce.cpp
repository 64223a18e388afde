//===- MpiReduce.cpp - collectives that fold ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Mpi/MpiDevice.h"
#include <algorithm>
#include <cstring>

using namespace tutti::rt;

// An all-reduce of at most this size goes whole to everybody, who folds it
// alone: one step instead of two.
static constexpr int64_t wholeBytes = 2048;
// A larger buffer is folded in pieces of this size, which stay in a near cache
// between their arrival and their fold, while the next are on their way.
static constexpr int64_t pieceBytes = 262144;

void MpiDevice::reduce(const Call &call) {
  const std::vector<Packet> &packets = call.entry.packets;
  auto isLarge = [&](const Packet &packet) {
    return packet.buffers.size() == 1 &&
           call.plan.buffers[packet.buffers[0]].inBytes >= largeBuffer;
  };
  bool whole = call.plan.site.kind == TUTTI_ALL_REDUCE &&
               packets.size() == 1 && call.plan.inBytes <= wholeBytes;
  for (size_t p = 0; p < packets.size(); ++p)
    if (isLarge(packets[p]))
      reduceLarge(call, packets[p].buffers[0],
                  p == 0 ? Stream::First : Stream::Later);
    else
      reduceTogether(call, packets[p], whole);
}

// The small buffers, which are first, in one message.
void MpiDevice::reduceTogether(const Call &call, const Packet &parts,
                               bool whole) {
  const Plan &plan = call.plan;
  int size = call.size(), own = call.own();
  std::vector<const void *> from(size); // by member: its parts for this rank
  int64_t n = bytesOf(call, parts, own, whole);
  for (int i = 1; i < size; ++i) {
    int member = call.other(i);
    char *to = scratch.take(n);
    from[member] = to;
    stream.receive(receives, to, n, plan.members[member], Stream::First);
  }
  const char *everything = whole ? gather(call, parts, own, true) : nullptr;
  for (int i = 1; i < size; ++i) {
    int member = call.other(i);
    stream.send(sends, whole ? everything : gather(call, parts, member, false),
                bytesOf(call, parts, member, whole), plan.members[member],
                Stream::First);
  }

  // The own parts as the others' are: where the result overwrites the operand,
  // apart from it.
  char *mine = scratch.take(n);
  int64_t at = 0;
  for (int b : parts.buffers) {
    Region part = whole ? wholeRegion(0, plan.buffers[b].inBytes)
                        : plan.source(plan.buffers[b], own);
    copyRegion(mine, wholeRegion(at, part.bytes()), call.inputs[b], part);
    at += part.bytes();
  }
  from[own] = mine;
  stream.wait(receives);
  stream.wait(sends); // of operands that results may overwrite
  bool results = plan.site.kind == TUTTI_ALL_REDUCE && !whole;
  char *folded = results ? scratch.take(n) : nullptr;
  at = 0;
  for (int b : parts.buffers) {
    const BufferPlan &buffer = plan.buffers[b];
    int64_t length = whole ? buffer.inBytes : plan.source(buffer, own).bytes();
    foldRegions(results ? folded + at : call.outputs[b], from.data(), size,
                wholeRegion(at, length), buffer.fold, buffer.bytes);
    at += length;
  }
  if (results)
    shareResults(call, parts, folded);
}

void MpiDevice::shareResults(const Call &call, const Packet &packet,
                             char *folded) {
  const Plan &plan = call.plan;
  std::vector<char *> apart(call.size());
  for (int i = 1; i < call.size(); ++i) {
    int member = call.other(i), rank = plan.members[member];
    int64_t n = bytesOf(call, packet, member, false);
    if (n == 0)
      continue;
    char *to = place(call, packet, member);
    if (!to)
      to = apart[member] = scratch.take(n);
    stream.receive(receives, to, n, rank, Stream::Result);
  }
  if (int64_t n = bytesOf(call, packet, call.own(), false))
    for (int i = 1; i < call.size(); ++i)
      stream.send(sends, folded, n, plan.members[call.other(i)],
                  Stream::Result);
  scatter(call, packet, call.own(), folded);
  stream.wait(receives);
  for (int member = 0; member < call.size(); ++member)
    if (apart[member])
      scatter(call, packet, member, apart[member]);
  stream.wait(sends);
}

namespace {
// The part of one member as pieces.
struct Pieces {
  int64_t bytes;

  /// At least one, which may be empty.
  int64_t count() const {
    return std::max<int64_t>(1, (bytes + pieceBytes - 1) / pieceBytes);
  }
  int64_t start(int64_t piece) const { return piece * pieceBytes; }
  int64_t length(int64_t piece) const {
    return std::max<int64_t>(0, std::min(pieceBytes, bytes - start(piece)));
  }
};
} // namespace

// Piece after piece, one ahead: while piece i is folded, the parts of piece
// i + 1 arrive, and so do the results of earlier pieces.
void MpiDevice::reduceLarge(const Call &call, int b, Stream::Stage first) {
  const Plan &plan = call.plan;
  const BufferPlan &buffer = plan.buffers[b];
  const Packet packet{{b}};
  int size = call.size(), own = call.own();
  bool results = plan.site.kind == TUTTI_ALL_REDUCE;
  bool inPlace = call.inputs[b] == call.outputs[b];
  char *output = static_cast<char *>(call.outputs[b]);

  std::vector<const char *> operand(size); // by member: the part it gets
  std::vector<Pieces> pieces(size);
  std::vector<char *> arrived[2];
  int64_t rounds = 0;
  for (int member = 0; member < size; ++member) {
    operand[member] = gather(call, packet, member, false);
    pieces[member] = {bytesOf(call, packet, member, false)};
    rounds = std::max(rounds, pieces[member].count());
  }
  for (auto &side : arrived)
    for (int member = 0; member < size; ++member)
      side.push_back(member == own ? nullptr
                                   : scratch.take(pieces[own].length(0)));
  char *held = inPlace ? scratch.take(pieceBytes) : nullptr;

  Batch operands[2], taken[2]; // of even and odd pieces
  auto begin = [&](int64_t piece) {
    Stream::Stage stage = piece == 0 ? first : Stream::Later;
    for (int i = 1; i < size; ++i) {
      int member = call.other(i), rank = plan.members[member];
      if (piece < pieces[own].count())
        stream.receive(taken[piece % 2], arrived[piece % 2][member],
                       pieces[own].length(piece), rank, stage);
    }
    for (int i = 1; i < size; ++i) {
      int member = call.other(i), rank = plan.members[member];
      if (piece < pieces[member].count())
        stream.send(operands[piece % 2],
                    operand[member] + pieces[member].start(piece),
                    pieces[member].length(piece), rank, stage);
    }
  };
  std::vector<const void *> from(size);
  begin(0);
  for (int64_t piece = 0; piece < rounds; ++piece) {
    if (piece + 1 < rounds)
      begin(piece + 1);
    stream.wait(taken[piece % 2]);
    int64_t n = pieces[own].length(piece), at = pieces[own].start(piece);
    char *to = output + at;
    if (results)
      to += plan.target(buffer, own).offset;
    for (int member = 0; member < size; ++member)
      from[member] = member == own ? operand[own] + at
                                   : arrived[piece % 2][member];
    if (n > 0)
      foldRegions(inPlace ? held : to, from.data(), size, wholeRegion(0, n),
                  buffer.fold, buffer.bytes);
    if (inPlace && n > 0)
      std::memcpy(to, held, size_t(n));
    // The others have this piece of theirs: it may be overwritten.
    stream.wait(operands[piece % 2]);
    for (int i = 1; results && i < size; ++i) {
      int member = call.other(i), rank = plan.members[member];
      int64_t start = pieces[member].start(piece);
      if (int64_t bytes = pieces[member].length(piece))
        stream.receive(receives,
                       output + plan.target(buffer, member).offset + start,
                       bytes, rank, Stream::Result);
      if (n > 0)
        stream.send(sends, to, n, rank, Stream::Result);
    }
  }
  stream.wait(receives);
  stream.wait(sends);
}
