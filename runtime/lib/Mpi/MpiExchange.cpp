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

// Every packet goes as soon as it can, and is put in its place as it comes. A
// barrier is an exchange of empty messages.
void MpiDevice::exchange(const Call &call) {
  const Plan &plan = call.plan;
  const std::vector<Packet> &packets = call.entry.packets;
  int own = call.own(), size = call.size();
  auto stageOf = [](size_t p) { return p == 0 ? Stream::First : Stream::Later; };

  // What is received apart from its place.
  struct Apart {
    int index; // in receives
    int member;
    const Packet *packet;
    char *data;
  };
  std::vector<Apart> apart;
  for (int i = 1; i < size; ++i) {
    int member = call.other(i);
    for (size_t p = 0; plan.receives(own, member) && p < packets.size(); ++p) {
      int64_t n = bytesOf(call, packets[p], own, false);
      char *to = place(call, packets[p], member);
      if (!to) {
        to = scratch.take(n);
        apart.push_back({int(receives.size()), member, &packets[p], to});
      }
      stream.receive(receives, to, n, plan.members[member], stageOf(p));
    }
  }

  // Unless it is split, everybody gets the same data, gathered once.
  std::vector<const char *> gathered(packets.size());
  bool split = plan.site.kind == TUTTI_ALL_TO_ALL;
  for (int i = 1; i < size; ++i) {
    int member = call.other(i), rank = plan.members[member];
    for (size_t p = 0; plan.receives(member, own) && p < packets.size(); ++p) {
      if (split || !gathered[p])
        gathered[p] = gather(call, packets[p], member, false);
      stream.send(sends, gathered[p], bytesOf(call, packets[p], member, false),
                  rank, stageOf(p));
      control.own.offers[rank] = 1;
    }
  }

  if (!plan.receivesAny(own))
    zeroOutputs(plan, call.outputs);
  else if (plan.receives(own, own))
    for (size_t b = 0; b < plan.buffers.size(); ++b)
      copyRegion(call.outputs[b], plan.target(plan.buffers[b], own),
                 call.inputs[b], plan.source(plan.buffers[b], own));

  for (size_t left = apart.size(); left > 0;)
    for (int i : stream.waitSome(receives))
      for (const Apart &one : apart)
        if (one.index == i) {
          scatter(call, *one.packet, one.member, one.data);
          --left;
        }
  stream.wait(receives);
  stream.wait(sends);
  for (int rank : plan.members)
    control.own.offers[rank] = 0;
}
