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

using namespace tutti::rt;

// MPI counts in int; larger messages are counted in these.
static constexpr int64_t unitBytes = 1 << 20;

Stream::Stream(MPI_Comm world, Control &control)
    : control(control), told(control.size), learned(control.size) {
  MPI_Comm_dup(world, &comm);
  MPI_Comm_set_errhandler(comm, MPI_ERRORS_RETURN);
}

void Stream::close() { MPI_Comm_free(&comm); }

// The type to count `n` bytes in. A tail of less than a unit needs a type of
// its own, freed when the message is done.
static MPI_Datatype typeOf(int64_t n, int &count, bool &owned) {
  owned = n > INT32_MAX;
  count = owned ? 1 : int(n);
  if (!owned)
    return MPI_BYTE;
  MPI_Datatype unit, units, parts;
  MPI_Type_contiguous(int(unitBytes), MPI_BYTE, &unit);
  MPI_Type_contiguous(int(n / unitBytes), unit, &units);
  int lengths[] = {1, int(n % unitBytes)};
  MPI_Aint places[] = {0, MPI_Aint(n / unitBytes * unitBytes)};
  MPI_Datatype types[] = {units, MPI_BYTE};
  MPI_Type_create_struct(2, lengths, places, types, &parts);
  MPI_Type_commit(&parts);
  MPI_Type_free(&unit);
  MPI_Type_free(&units);
  return parts;
}

MPI_Request Stream::send(const void *data, int64_t n, int to, Tag tag) {
  MPI_Request request;
  int count;
  bool owned;
  MPI_Datatype type = typeOf(n, count, owned);
  control.require(MPI_Isend(data, count, type, to, tag, comm, &request));
  if (owned)
    MPI_Type_free(&type);
  return request;
}

MPI_Request Stream::receive(void *data, int64_t n, int from, Tag tag) {
  MPI_Request request;
  int count;
  bool owned;
  MPI_Datatype type = typeOf(n, count, owned);
  control.require(MPI_Irecv(data, count, type, from, tag, comm, &request));
  if (owned)
    MPI_Type_free(&type);
  return request;
}

MPI_Request Stream::open(const Opening &opening, const void *data, int64_t n,
                         int to, char *room, bool &inside) {
  bool tell = told[to].insert(opening.name).second;
  inside = !tell && n <= int64_t(inlineRoom);
  Header header{opening.plan->digest, opening.name, opening.number, 0,
                uint32_t(inside ? n : 0)};
  if (tell) {
    header.text = uint32_t(std::min(opening.text->size(), inlineRoom));
    std::memcpy(room + sizeof(header), opening.text->data(), header.text);
  }
  std::memcpy(room, &header, sizeof(header));
  if (inside && n > 0)
    std::memcpy(room + sizeof(header), data, size_t(n));
  ++control.own.sent[to];
  return send(room, int64_t(sizeof(header)) + header.text + header.inlined, to,
              HeaderTag);
}

MPI_Request Stream::takeHeader(char *room, int from) {
  control.own.awaits[from] = 1;
  return receive(room, headerRoom, from, HeaderTag);
}

std::string Stream::textOf(char *room, int from) {
  Header header;
  std::memcpy(&header, room, sizeof(header));
  std::string &text = learned[from][header.name];
  if (header.text > 0)
    text.assign(room + sizeof(header), header.text);
  return text;
}

void Stream::check(const Opening &opening, char *room, int from,
                   const char *&data) {
  Header header;
  std::memcpy(&header, room, sizeof(header));
  control.own.awaits[from] = 0;
  ++control.own.taken[from];
  if (header.text > 0)
    textOf(room, from);
  if (header.digest != opening.plan->digest ||
      header.number != opening.number) {
    std::map<std::string, std::vector<int>> devices;
    auto numbered = [&](uint64_t number, const std::string &text) {
      return header.number == opening.number
                 ? text
                 : "number " + std::to_string(number) + ", " + text;
    };
    devices[numbered(opening.number, *opening.text)].push_back(control.rank);
    devices[numbered(header.number, textOf(room, from))].push_back(from);
    control.abort(disagreement(opening.number, devices));
  }
  data = header.inlined ? room + sizeof(header) + header.text : nullptr;
}

void Stream::wait(std::vector<MPI_Request> &requests) {
  if (requests.empty())
    return;
  for (int all = 0;;) {
    control.require(MPI_Testall(int(requests.size()), requests.data(), &all,
                                MPI_STATUSES_IGNORE));
    if (all)
      break;
    control.poll();
  }
  requests.clear();
}

const std::vector<int> &Stream::waitSome(std::vector<MPI_Request> &requests) {
  for (;;) {
    int count = 0;
    done.resize(requests.size());
    control.require(MPI_Testsome(int(requests.size()), requests.data(), &count,
                                 done.data(), MPI_STATUSES_IGNORE));
    if (count != 0) {
      done.resize(count == MPI_UNDEFINED ? 0 : count);
      return done;
    }
    control.poll();
  }
}

void Stream::checkAllTaken() {
  std::vector<char> room(headerRoom);
  for (int other = 0; other < control.size; ++other) {
    if (other == control.rank ||
        control.lastEnds()[other].sent[control.rank] == control.own.taken[other])
      continue;
    std::vector<MPI_Request> one{takeHeader(room.data(), other)};
    wait(one);
    control.abort(leftOut(control.rank, other, textOf(room.data(), other)));
  }
}
