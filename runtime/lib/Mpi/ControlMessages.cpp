//===- ControlMessages.cpp - what ranks tell each other ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Mpi/Control.h"
#include <cstring>

using namespace tutti::rt;

static constexpr int controlTag = 1;

namespace {
class Writer {
public:
  template <class T>
  void number(T value) {
    const char *raw = reinterpret_cast<const char *>(&value);
    bytes.insert(bytes.end(), raw, raw + sizeof(T));
  }
  template <class List>
  void list(const List &values) {
    number(uint64_t(values.size()));
    const char *raw = reinterpret_cast<const char *>(values.data());
    bytes.insert(bytes.end(), raw, raw + values.size() * sizeof(values[0]));
  }
  std::vector<char> bytes;
};

// Of a message made by Writer on a rank of the same program.
class Reader {
public:
  explicit Reader(const char *at) : at(at) {}
  template <class T>
  T number() {
    T value;
    std::memcpy(&value, at, sizeof(T));
    at += sizeof(T);
    return value;
  }
  template <class List>
  void list(List &values) {
    values.resize(size_t(number<uint64_t>()));
    std::memcpy(&values[0], at, values.size() * sizeof(values[0]));
    at += values.size() * sizeof(values[0]);
  }

private:
  const char *at;
};
} // namespace

void Control::describeOwn() {
  own.where = lastWhere ? *lastWhere : std::string();
}

void Control::send(Kind kind, uint64_t askedToken, int to) {
  describeOwn();
  Writer writer;
  writer.number(int(kind));
  writer.number(askedToken);
  writer.number(own.run);
  writer.number(own.epoch);
  writer.number(own.phase);
  writer.number(own.inside);
  writer.number(own.stranger);
  writer.list(own.awaits);
  writer.list(own.offers);
  writer.list(own.sent);
  writer.list(own.taken);
  writer.list(own.where);
  outgoing.push_back({std::move(writer.bytes), MPI_REQUEST_NULL});
  Outgoing &out = outgoing.back();
  MPI_Isend(out.bytes.data(), int(out.bytes.size()), MPI_BYTE, to, controlTag,
            comm, &out.request);
}

void Control::sendAll(Kind kind, uint64_t askedToken) {
  for (int to = 0; to < size; ++to)
    if (to != rank)
      send(kind, askedToken, to);
}

void Control::drain() {
  for (auto out = outgoing.begin(); out != outgoing.end();) {
    int done = 0;
    MPI_Test(&out->request, &done, MPI_STATUS_IGNORE);
    out = done ? outgoing.erase(out) : std::next(out);
  }
  for (;;) {
    int there = 0, length = 0;
    MPI_Status status;
    if (MPI_Iprobe(MPI_ANY_SOURCE, controlTag, comm, &there, &status) !=
            MPI_SUCCESS ||
        !there)
      return;
    MPI_Get_count(&status, MPI_BYTE, &length);
    std::vector<char> bytes(length);
    MPI_Recv(bytes.data(), length, MPI_BYTE, status.MPI_SOURCE, controlTag,
             comm, MPI_STATUS_IGNORE);
    Reader reader(bytes.data());
    Kind kind = Kind(reader.number<int>());
    uint64_t askedToken = reader.number<uint64_t>();
    RankState state;
    state.run = reader.number<uint64_t>();
    state.epoch = reader.number<uint64_t>();
    state.phase = reader.number<char>();
    state.inside = reader.number<char>();
    state.stranger = reader.number<char>();
    reader.list(state.awaits);
    reader.list(state.offers);
    reader.list(state.sent);
    reader.list(state.taken);
    reader.list(state.where);
    receive(kind, status.MPI_SOURCE, askedToken, std::move(state));
  }
}
