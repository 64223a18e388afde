//===- Stream.h - messages between pairs of ranks ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// All collectives go by messages between two ranks. For each pair, what one
// sends the other takes in the same order, whatever group it belongs to. Each
// collective begins with a header from a sender to a receiver, that says what
// the sender is doing; data follow only for a header that agrees. So ranks that
// do different things are found before any buffer is touched.
//
// A header is one small message. It carries the data where they fit, and the
// text of the collective the first time a pair meets in it.
//
//===----------------------------------------------------------------------===//

#ifndef TUTTI_RUNTIME_MPI_STREAM_H
#define TUTTI_RUNTIME_MPI_STREAM_H

#include "Mpi/Control.h"
#include "Site/Plan.h"
#include <map>
#include <set>

namespace tutti::rt {

struct Header {
  uint64_t digest;
  uint64_t name;    // stands for the text
  uint64_t number;  // of the collective among those of its group
  uint32_t text;    // bytes of text after this
  uint32_t inlined; // bytes of data after that
};

class Stream {
public:
  Stream(MPI_Comm world, Control &control);
  void close();

  /// The longest header message: one that MPI sends at once.
  static constexpr size_t headerRoom = 4032;
  static constexpr size_t inlineRoom = headerRoom - sizeof(Header);

  enum Tag { HeaderTag = 1, DataTag = 2, ResultTag = 3 };

  /// Begins to send or take `n` bytes.
  MPI_Request send(const void *data, int64_t n, int to, Tag tag);
  MPI_Request receive(void *data, int64_t n, int from, Tag tag);

  /// What goes to every receiver of a collective but the data.
  struct Opening {
    const Plan *plan;
    uint64_t number;
    const std::string *text; // "description at location"
    uint64_t name;           // hash of the text
  };
  /// Begins to send a header, with `n` bytes of `data` inside where they fit
  /// and the receiver knows the text. `room`: headerRoom bytes that stay until
  /// the request is done. Sets whether the data are inside.
  MPI_Request open(const Opening &opening, const void *data, int64_t n, int to,
                   char *room, bool &inside);
  /// Begins to take a header into headerRoom bytes.
  MPI_Request takeHeader(char *room, int from);
  /// Checks a header that was taken; does not return where it disagrees. Sets
  /// `data` to what it carries, or null where nothing is inside.
  void check(const Opening &opening, char *room, int from, const char *&data);

  /// Waits for all; ended ones become null requests.
  void wait(std::vector<MPI_Request> &requests);
  /// Waits for some, and returns which.
  const std::vector<int> &waitSome(std::vector<MPI_Request> &requests);

  /// At the end of a run: nobody sent a header that was not taken.
  void checkAllTaken();

  Control &control;

private:
  std::string textOf(char *room, int from);

  MPI_Comm comm;
  std::vector<std::set<uint64_t>> told;                 // names, by receiver
  std::vector<std::map<uint64_t, std::string>> learned; // texts, by sender
  std::vector<int> done;
};

} // namespace tutti::rt

#endif // TUTTI_RUNTIME_MPI_STREAM_H
