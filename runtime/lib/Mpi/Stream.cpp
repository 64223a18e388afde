//===- Stream.cpp - messages between pairs of ranks ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Mpi/Stream.h"
#include "Site/Report.h"
#include <algorithm>
#include <cstring>
#include <unistd.h>
#include <utility>

using namespace tutti::rt;

// MPI counts in int; larger messages are counted in these.
static constexpr int64_t unitBytes = 1 << 20;
// A tag is: fingerprint, low bits of the number, stage.
static constexpr int numberBits = 5, stageBits = 1;

Stream::Stream(MPI_Comm world, Control &control)
    : control(control), learned(control.size), strangers(control.size) {
  for (MPI_Comm *made : {&comm, &texts}) {
    MPI_Comm_dup(world, made);
    MPI_Comm_set_errhandler(*made, MPI_ERRORS_RETURN);
  }
  void *bound = nullptr;
  int known = 0, largest = 32767;
  MPI_Comm_get_attr(world, MPI_TAG_UB, &bound, &known);
  if (known)
    largest = *static_cast<int *>(bound);
  for (tagBits = 0; (int64_t(1) << (tagBits + 1)) - 1 <= largest; ++tagBits)
    continue;
  control.whileWaiting = [this] { return look(); };
}

void Stream::close() {
  MPI_Comm_free(&comm);
  MPI_Comm_free(&texts);
}

Stream::Topic Stream::makeTopic(const Plan &plan) const {
  int bits = tagBits - numberBits - stageBits;
  return {describe(plan) + " at " + locationOf(plan.site),
          uint32_t(plan.digest & ((uint64_t(1) << bits) - 1)),
          std::vector<char>(size_t(control.size))};
}

int Stream::tagOf(const Topic &of, uint64_t count, Stage stage) const {
  uint32_t low = uint32_t(count & ((1 << numberBits) - 1));
  return int((of.fingerprint << numberBits | low) << stageBits |
             (stage == Result));
}

void Stream::begin(Topic &next, uint64_t count) {
  topic = &next;
  number = count;
  strangers.assign(strangers.size(), 0);
}

// The type to count `n` bytes in: MPI_BYTE up to 2 GiB, else one of its own.
static MPI_Datatype typeOf(int64_t n, int &count) {
  count = int(n);
  if (n <= INT32_MAX)
    return MPI_BYTE;
  MPI_Datatype unit, units, whole;
  MPI_Type_contiguous(int(unitBytes), MPI_BYTE, &unit);
  MPI_Type_contiguous(int(n / unitBytes), unit, &units);
  int lengths[] = {1, int(n % unitBytes)};
  MPI_Aint places[] = {0, MPI_Aint(n / unitBytes * unitBytes)};
  MPI_Datatype types[] = {units, MPI_BYTE};
  MPI_Type_create_struct(2, lengths, places, types, &whole);
  MPI_Type_commit(&whole);
  MPI_Type_free(&unit);
  MPI_Type_free(&units);
  count = 1;
  return whole;
}

// MPI keeps the type until the message is done.
static void release(MPI_Datatype type) {
  if (type != MPI_BYTE)
    MPI_Type_free(&type);
}

void Stream::send(Batch &batch, const void *data, int64_t n, int to,
                  Stage stage) {
  if (!topic->told[to]) {
    topic->told[to] = 1;
    std::vector<char> message(sizeof(topic->fingerprint) + topic->text.size());
    std::memcpy(message.data(), &topic->fingerprint,
                sizeof(topic->fingerprint));
    std::memcpy(message.data() + sizeof(topic->fingerprint),
                topic->text.data(), topic->text.size());
    telling.emplace_back(std::move(message), MPI_REQUEST_NULL);
    auto &[bytes, request] = telling.back();
    require(MPI_Isend(bytes.data(), int(bytes.size()), MPI_BYTE, to, 0, texts,
                      &request));
  }
  ++control.own.sent[to];
  batch.requests.emplace_back();
  batch.from.push_back(-1);
  int count;
  MPI_Datatype type = typeOf(n, count);
  require(MPI_Isend(data, count, type, to, tagOf(*topic, number, stage), comm,
                    &batch.requests.back()));
  release(type);
}

void Stream::receive(Batch &batch, void *data, int64_t n, int from,
                     Stage stage) {
  if (stage == First)
    control.own.awaits[from] = 1;
  batch.requests.emplace_back();
  batch.from.push_back(from);
  int count;
  MPI_Datatype type = typeOf(n, count);
  require(MPI_Irecv(data, count, type, from, tagOf(*topic, number, stage), comm,
                    &batch.requests.back()));
  release(type);
}

void Stream::took(Batch &batch, int index) {
  int from = std::exchange(batch.from[index], -1);
  if (from < 0)
    return;
  ++control.own.taken[from];
  control.own.awaits[from] = 0;
}

void Stream::wait(Batch &batch) {
  int all = batch.size() == 0;
  current = &batch;
  while (!all) {
    require(batch.size() == 1
                ? MPI_Test(batch.requests.data(), &all, MPI_STATUS_IGNORE)
                : MPI_Testall(int(batch.size()), batch.requests.data(), &all,
                              MPI_STATUSES_IGNORE));
    if (!all)
      control.poll();
  }
  current = nullptr;
  for (size_t i = 0; i < batch.size(); ++i)
    took(batch, int(i));
  batch.requests.clear();
  batch.from.clear();
}

const std::vector<int> &Stream::waitSome(Batch &batch) {
  done.clear();
  current = &batch;
  // A look at the others (see look()) may find some too.
  for (testSome(); done.empty(); testSome())
    control.poll();
  current = nullptr;
  return done;
}

void Stream::testSome() {
  size_t before = done.size();
  int count = 0;
  done.resize(before + current->size());
  require(MPI_Testsome(int(current->size()), current->requests.data(), &count,
                       done.data() + before, MPI_STATUSES_IGNORE));
  done.resize(before + (count == MPI_UNDEFINED ? 0 : size_t(count)));
  for (size_t i = before; i < done.size(); ++i)
    took(*current, done[i]);
}

void Stream::require(int code) { control.require(code); }

void Stream::learn() {
  for (auto one = telling.begin(); one != telling.end();) {
    int sent = 0;
    MPI_Test(&one->second, &sent, MPI_STATUS_IGNORE);
    one = sent ? telling.erase(one) : std::next(one);
  }
  for (;;) {
    int there = 0, length = 0;
    MPI_Status status;
    if (MPI_Iprobe(MPI_ANY_SOURCE, 0, texts, &there, &status) != MPI_SUCCESS ||
        !there)
      return;
    MPI_Get_count(&status, MPI_BYTE, &length);
    std::vector<char> bytes(length);
    MPI_Recv(bytes.data(), length, MPI_BYTE, status.MPI_SOURCE, 0, texts,
             MPI_STATUS_IGNORE);
    uint32_t fingerprint;
    std::memcpy(&fingerprint, bytes.data(), sizeof(fingerprint));
    learned[status.MPI_SOURCE][fingerprint].assign(
        bytes.begin() + sizeof(fingerprint), bytes.end());
  }
}

std::string Stream::textOf(int from, int tag) {
  uint32_t fingerprint = uint32_t(tag) >> (numberBits + stageBits);
  for (int i = 0; i < 200 && !learned[from].count(fingerprint); ++i) {
    usleep(500);
    learn();
  }
  auto known = learned[from].find(fingerprint);
  return known == learned[from].end() ? "an unknown collective"
                                      : known->second;
}

// The first message of an awaited rank matches a receive where both are in the
// same collective. One that lies there while it is awaited is of another. Not at
// the first look: what is awaited may have come between our test and this.
bool Stream::look() {
  constexpr int looks = 30; // a millisecond and a test apart
  learn();
  if (!current)
    return false;
  testSome();
  bool any = false;
  for (int other = 0; other < control.size; ++other) {
    int there = 0;
    MPI_Status status;
    if (control.own.awaits[other])
      require(MPI_Iprobe(other, MPI_ANY_TAG, comm, &there, &status));
    strangers[other] = there ? strangers[other] + 1 : 0;
    any |= there != 0;
    if (strangers[other] < looks)
      continue;
    std::string theirs = textOf(other, status.MPI_TAG);
    if (theirs == topic->text)
      theirs += ", another time";
    std::map<std::string, std::vector<int>> devices;
    devices[topic->text].push_back(control.rank);
    devices[theirs].push_back(other);
    control.abort(disagreement(number, devices));
  }
  return any;
}

void Stream::checkAllTaken() {
  for (int other = 0; other < control.size; ++other) {
    if (other == control.rank || control.lastEnds()[other].sent[control.rank] ==
                                     control.own.taken[other])
      continue;
    int there = 0;
    MPI_Status status;
    for (int i = 0; i < 2000 && !there; ++i, usleep(500))
      MPI_Iprobe(other, MPI_ANY_TAG, comm, &there, &status);
    control.abort(leftOut(control.rank, other,
                          there ? textOf(other, status.MPI_TAG)
                                : "an unknown collective"));
  }
}
