//===- Stream.h - messages between pairs of ranks ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// All collectives go by messages between two ranks, as many and as large as a
// program written for MPI by hand would send. That both ranks do the same is
// checked by the tag: it is a fingerprint of the collective and its number in
// the group, so the message of another collective matches no receive, and is
// found lying there by the rank that waits. No buffer is touched by a message
// that is not meant for it.
//
// The first time two ranks meet in a collective its text goes along, on a
// communicator of its own, to be read when there is something to report.
//
//===----------------------------------------------------------------------===//

#ifndef TUTTI_RUNTIME_MPI_STREAM_H
#define TUTTI_RUNTIME_MPI_STREAM_H

#include "Mpi/Control.h"
#include "Site/Plan.h"
#include <list>
#include <map>

namespace tutti::rt {

/// Messages that are under way.
struct Batch {
  std::vector<MPI_Request> requests;
  std::vector<int> from; // rank; -1 for what is sent, or taken already

  size_t size() const { return requests.size(); }
};

class Stream {
public:
  Stream(MPI_Comm world, Control &control);
  void close();

  /// A collective two ranks can meet in.
  struct Topic {
    std::string text;       // "description at location"
    uint32_t fingerprint;   // of what members must agree on
    std::vector<char> told; // by rank: whether it has the text
  };
  Topic makeTopic(const Plan &plan) const;

  /// The messages from here on belong to the `number`th collective of a group.
  void begin(Topic &topic, uint64_t number);

  /// Of a pair's messages in one collective, the first; later ones; and those
  /// with results. Where one rank sends and the other takes, both name the same
  /// stage, and the first is sent even if it is empty.
  enum Stage { First, Later, Result };
  void send(Batch &batch, const void *data, int64_t n, int to, Stage stage);
  void receive(Batch &batch, void *data, int64_t n, int from, Stage stage);

  /// Waits for all, and empties the batch.
  void wait(Batch &batch);
  /// Waits for some, and returns which, in order of no meaning. Valid until the
  /// next call.
  const std::vector<int> &waitSome(Batch &batch);

  /// At the end of a run: nobody sent what was not taken.
  void checkAllTaken();

private:
  int tagOf(const Topic &topic, uint64_t number, Stage stage) const;
  void testSome();
  void took(Batch &batch, int index);
  /// Takes stock during a wait: what has come, texts, and messages of other
  /// collectives, which end the run. True where such a one may be there.
  bool look();
  void learn();
  std::string textOf(int from, int tag);
  void require(int code);

  Control &control;
  MPI_Comm comm, texts;
  int tagBits;
  Topic *topic = nullptr;
  uint64_t number = 0;
  std::list<std::pair<std::vector<char>, MPI_Request>> telling;
  std::vector<std::map<uint32_t, std::string>> learned; // by sender
  Batch *current = nullptr; // that is waited for
  std::vector<int> done;    // of it, found since the wait began
  std::vector<int> strangers; // by rank: looks at which one lay there
};

} // namespace tutti::rt

#endif // TUTTI_RUNTIME_MPI_STREAM_H
