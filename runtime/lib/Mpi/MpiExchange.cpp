//===- MpiExchange.cpp - collectives that move parts ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Device/Transfer.h"
#include "Mpi/MpiDevice.h"

using namespace tutti::rt;

// Every sender's header is taken as it comes; data are asked for once the
// header agrees. A barrier is an exchange of headers.
void MpiDevice::exchange(const Call &call) {
  const Plan &plan = call.plan;
  const std::vector<Packet> &packets = call.entry.packets;
  int own = call.own();
  if (!plan.receivesAny(own))
    zeroOutputs(plan, call.outputs);

  // What is under way from others: a header, or a packet of a member.
  struct Coming {
    int member;
    const Packet *packet; // null: a header
    char *data;
    bool inPlace;
  };
  std::vector<Coming> coming;
  std::vector<MPI_Request> receives, sends;
  for (int i = 1; i < call.size(); ++i) {
    int member = call.other(i);
    if (!plan.receives(own, member))
      continue;
    char *room = scratch.take(Stream::headerRoom);
    coming.push_back({member, nullptr, room, false});
    receives.push_back(stream.takeHeader(room, plan.members[member]));
  }

  // Unless it is split, everybody gets the same data, gathered once.
  std::vector<const char *> gathered(packets.size());
  bool split = plan.site.kind == TUTTI_ALL_TO_ALL;
  for (int i = 1; i < call.size(); ++i) {
    int member = call.other(i), rank = plan.members[member];
    if (!plan.receives(member, own))
      continue;
    for (size_t p = 0; p < packets.size(); ++p)
      if (split || !gathered[p])
        gathered[p] = gather(call, packets[p], member, false);
    bool one = packets.size() == 1, inside = false;
    int64_t n = one ? bytesOf(call, packets[0], member, false)
                    : packets.empty() ? 0 : int64_t(Stream::inlineRoom) + 1;
    sends.push_back(stream.open(call.opening, one ? gathered[0] : nullptr, n,
                                rank, scratch.take(Stream::headerRoom),
                                inside));
    control.own.offers[rank] = 1;
    for (size_t p = 0; !inside && p < packets.size(); ++p)
      if (int64_t bytes = bytesOf(call, packets[p], member, false))
        sends.push_back(
            stream.send(gathered[p], bytes, rank, Stream::DataTag));
  }

  if (plan.receives(own, own))
    for (size_t b = 0; b < plan.buffers.size(); ++b)
      copyRegion(call.outputs[b], plan.target(plan.buffers[b], own),
                 call.inputs[b], plan.source(plan.buffers[b], own));

  for (size_t left = receives.size(); left > 0;) {
    const std::vector<int> done = stream.waitSome(receives);
    left -= done.size();
    for (int i : done) {
      Coming came = coming[i];
      if (came.packet) {
        if (!came.inPlace)
          scatter(call, *came.packet, came.member, came.data);
        continue;
      }
      int rank = plan.members[came.member];
      const char *data = nullptr;
      stream.check(call.opening, came.data, rank, data);
      if (data) {
        scatter(call, packets[0], came.member, data);
        continue;
      }
      for (const Packet &packet : packets) {
        int64_t n = bytesOf(call, packet, own, false);
        if (n == 0)
          continue;
        char *to = place(call, packet, came.member);
        bool inPlace = to != nullptr;
        if (!to)
          to = scratch.take(n);
        coming.push_back({came.member, &packet, to, inPlace});
        receives.push_back(stream.receive(to, n, rank, Stream::DataTag));
        ++left;
      }
    }
  }
  stream.wait(sends);
  for (int rank : plan.members)
    control.own.offers[rank] = 0;
}
