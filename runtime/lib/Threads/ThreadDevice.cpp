//===- ThreadDevice.cpp - a collective among threads ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Site/Report.h"
#include "Threads/ThreadRun.h"
#include <sched.h>

using namespace tutti::rt;

static int64_t aligned(int64_t bytes) { return (bytes + 63) / 64 * 64; }

Group::Group(std::vector<int> ids)
    : members(std::move(ids)), meeting(int(members.size())),
      slots(members.size()),
      storage(new char[members.size() * 2 * stagedBytes + 64]) {
  char *at = storage.get() + (64 - reinterpret_cast<uintptr_t>(storage.get()) % 64);
  for (Slot &slot : slots)
    for (char *&staging : slot.staging) {
      staging = at;
      at += stagedBytes;
    }
}

ThreadDevice::Entry *ThreadDevice::entryFor(const TuttiSite &site) {
  std::unique_ptr<Entry> &entry = entries[&site];
  if (entry)
    return entry.get();
  std::string error;
  entry.reset(new Entry{Plan(site, number, count, error), nullptr});
  if (!error.empty()) {
    run.abort(wrongSite(number, locationOf(site), error));
    entries.erase(&site);
    return nullptr;
  }
  if (!entry->plan.members.empty()) {
    Group &group = run.groupOf(entry->plan.members);
    entry->membership = &memberships[&group];
    entry->membership->group = &group;
  }
  return entry.get();
}

int ThreadDevice::collective(const TuttiSite &site, const void *const *inputs,
                             void *const *outputs) {
  if (run.aborted())
    return 1;
  Entry *entry = entryFor(site);
  if (!entry)
    return 1;
  last.store(entry, std::memory_order_release);
  inside.store(true, std::memory_order_release);
  int status = exchange(*entry, inputs, outputs);
  inside.store(false, std::memory_order_release);
  return status;
}

void ThreadDevice::fail(const std::string &message) {
  run.abort("device " + std::to_string(number) + " failed: " + message);
}

// Copies the operands where others may read them later; each at a line of its
// own. False where they do not fit.
static bool stage(const Plan &plan, int64_t size, const void *const *inputs,
                  char *staging) {
  int64_t at = 0;
  for (const BufferPlan &buffer : plan.buffers)
    at += aligned(buffer.inBytes);
  if (at > Group::stagedBytes || at * size > Group::stagedBytesOfAll)
    return false;
  at = 0;
  for (size_t b = 0; b < plan.buffers.size(); ++b) {
    copyRegion(staging + at, wholeRegion(0, plan.buffers[b].inBytes), inputs[b],
               wholeRegion(0, plan.buffers[b].inBytes));
    at += aligned(plan.buffers[b].inBytes);
  }
  return true;
}

static void transferStaged(const Plan &plan, Group &group, int parity,
                           void *const *outputs) {
  size_t size = group.members.size(), buffers = plan.buffers.size();
  std::vector<const void *> pointers(size * buffers);
  std::vector<const void *const *> inputs(size);
  for (size_t m = 0; m < size; ++m) {
    const char *at = group.slots[m].staging[parity];
    inputs[m] = pointers.data() + m * buffers;
    for (size_t b = 0; b < buffers; ++b) {
      pointers[m * buffers + b] = at;
      at += aligned(plan.buffers[b].inBytes);
    }
  }
  transferAlone(plan, inputs.data(), outputs);
}

int ThreadDevice::exchange(Entry &entry, const void *const *inputs,
                           void *const *outputs) {
  Plan &plan = entry.plan;
  if (plan.members.empty()) {
    zeroOutputs(plan, outputs);
    return 0;
  }
  Group &group = *entry.membership->group;
  size_t size = group.members.size();
  int parity = int(++entry.membership->collectives % 2);
  Group::Slot &slot = group.slots[plan.position];
  slot.operands[parity] = {&plan, inputs, outputs};
  bool staged = stage(plan, int64_t(size), inputs, slot.staging[parity]);
  if (!meet(entry, /*mayLeave=*/true) || !agree(entry, parity))
    return 1;
  if (staged) {
    transferStaged(plan, group, parity, outputs);
    return 0;
  }
  std::vector<Operands> members(size);
  for (size_t m = 0; m < size; ++m)
    members[m] = group.slots[m].operands[parity];
  transferShare(plan, members.data());
  // All members are between the two meetings now, and none of them leaves: the
  // buffers of each are in use by the others until all are done.
  meet(entry, /*mayLeave=*/false);
  return 0;
}

// All members look at the same sites, so they all come to one verdict.
bool ThreadDevice::agree(Entry &entry, int parity) {
  const Plan &plan = entry.plan;
  Group &group = *entry.membership->group;
  bool same = true;
  for (const Group::Slot &slot : group.slots)
    same &= slot.operands[parity].plan->digest == plan.digest;
  if (same)
    return true;
  std::map<std::string, std::vector<int>> devices;
  for (size_t m = 0; m < group.members.size(); ++m) {
    const Plan &other = *group.slots[m].operands[parity].plan;
    devices[describe(other) + " at " + locationOf(other.site)].push_back(
        group.members[m]);
  }
  run.abort(disagreement(entry.membership->collectives, devices));
  return false;
}

bool ThreadDevice::meet(Entry &entry, bool mayLeave) {
  Group &group = *entry.membership->group;
  uint64_t number = ++entry.membership->meetings;
  group.slots[entry.plan.position].arrived.store(number,
                                                 std::memory_order_release);
  return group.meeting.arrive(number) && await(entry, number, mayLeave);
}

static void pause() {
#if defined(__x86_64__)
  __builtin_ia32_pause();
#endif
}

bool ThreadDevice::await(Entry &entry, uint64_t number, bool mayLeave) {
  Meeting &meeting = entry.membership->group->meeting;
  for (int i = 0; i < run.spins; ++i) {
    if (meeting.complete(number))
      return true;
    pause();
  }
  for (int i = 0; i < run.yields; ++i) {
    if (meeting.complete(number))
      return true;
    sched_yield();
  }
  bool registered = false, met;
  int milliseconds = 5;
  while (!(met = meeting.complete(number))) {
    meeting.sleep(number, milliseconds);
    if (meeting.complete(number))
      continue;
    // Nobody came for a while: see whether somebody will.
    if (!registered)
      run.beginWait(*this);
    registered = true;
    milliseconds = 20;
    if (mayLeave) {
      run.inspect(*this);
      if (run.aborted() && meeting.giveUp(number))
        break;
    }
  }
  if (registered)
    run.endWait(*this);
  return met;
}
