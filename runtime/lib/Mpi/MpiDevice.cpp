//===- MpiDevice.cpp - a device that is a rank ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Mpi/MpiDevice.h"
#include "Device/Transfer.h"
#include "Site/Report.h"

using namespace tutti::rt;

MpiDevice::Entry &MpiDevice::entryFor(const TuttiSite &site) {
  if (lastSite == &site)
    return *lastEntry;
  std::unique_ptr<Entry> &entry = entries[&site];
  if (!entry) {
    std::string error;
    entry.reset(new Entry{Plan(site, number, count, error), {}, nullptr, {}});
    const Plan &plan = entry->plan;
    if (!error.empty())
      control.abort(wrongSite(number, locationOf(site), error));
    entry->topic = stream.makeTopic(plan);
    entry->number = &numbers[plan.members];
    // There is always a first message, if an empty one.
    entry->packets.emplace_back();
    for (int b = 0; b < site.numBuffers; ++b)
      if (plan.buffers[b].inBytes < largeBuffer)
        entry->packets[0].buffers.push_back(b);
      else
        entry->packets.push_back({{b}});
    if (entry->packets.size() > 1 && entry->packets[0].buffers.empty())
      entry->packets.erase(entry->packets.begin());
  }
  lastSite = &site;
  lastEntry = entry.get();
  return *entry;
}

int MpiDevice::collective(const TuttiSite &site, const void *const *inputs,
                          void *const *outputs) {
  Entry &entry = entryFor(site);
  const Plan &plan = entry.plan;
  if (plan.members.empty()) {
    zeroOutputs(plan, outputs);
    return 0;
  }
  control.enter(entry.topic.text);
  stream.begin(entry.topic, ++*entry.number);
  Call call{entry, plan, inputs, outputs};
  if (plan.reduces())
    reduce(call);
  else
    exchange(call);
  scratch.reset();
  control.leave();
  return 0;
}

void MpiDevice::fail(const std::string &message) {
  control.abort("device " + std::to_string(number) + " failed: " + message);
}

static Region partOf(const Plan &plan, int b, int receiver, bool whole) {
  const BufferPlan &buffer = plan.buffers[b];
  return whole ? wholeRegion(0, buffer.inBytes) : plan.source(buffer, receiver);
}

int64_t MpiDevice::bytesOf(const Call &call, const Packet &packet,
                           int receiver, bool whole) const {
  int64_t n = 0;
  for (int b : packet.buffers)
    n += partOf(call.plan, b, receiver, whole).bytes();
  return n;
}

const char *MpiDevice::gather(const Call &call, const Packet &packet,
                              int receiver, bool whole) {
  if (packet.buffers.size() == 1) {
    int b = packet.buffers[0];
    Region part = partOf(call.plan, b, receiver, whole);
    if (part.contiguous())
      return static_cast<const char *>(call.inputs[b]) + part.offset;
  }
  char *packed = scratch.take(bytesOf(call, packet, receiver, whole));
  int64_t at = 0;
  for (int b : packet.buffers) {
    Region part = partOf(call.plan, b, receiver, whole);
    copyRegion(packed, wholeRegion(at, part.bytes()), call.inputs[b], part);
    at += part.bytes();
  }
  return packed;
}

char *MpiDevice::place(const Call &call, const Packet &packet,
                       int sender) const {
  if (packet.buffers.size() != 1)
    return nullptr;
  int b = packet.buffers[0];
  Region part = call.plan.target(call.plan.buffers[b], sender);
  return part.contiguous() ? static_cast<char *>(call.outputs[b]) + part.offset
                           : nullptr;
}

void MpiDevice::scatter(const Call &call, const Packet &packet, int sender,
                        const char *from) const {
  int64_t at = 0;
  for (int b : packet.buffers) {
    Region part = call.plan.target(call.plan.buffers[b], sender);
    copyRegion(call.outputs[b], part, from, wholeRegion(at, part.bytes()));
    at += part.bytes();
  }
}
