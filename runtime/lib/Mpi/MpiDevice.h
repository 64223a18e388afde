//===- MpiDevice.h - a device that is a rank ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Collectives by messages between pairs (Stream.h). Every part goes from the
// rank that has it to the rank that needs it, once: the fewest bytes there can
// be, and in one step. A reduction is folded by the rank that owns the part, so
// its order is the same as among threads. Buffers of a tuple that are small
// share a message.
//
//===----------------------------------------------------------------------===//

#ifndef TUTTI_RUNTIME_MPI_MPIDEVICE_H
#define TUTTI_RUNTIME_MPI_MPIDEVICE_H

#include "Device/Device.h"
#include "Mpi/Scratch.h"
#include "Mpi/Stream.h"
#include <memory>
#include <unordered_map>

namespace tutti::rt {

class MpiDevice final : public Device {
public:
  /// A buffer of at least this size goes in messages of its own, and without a
  /// copy.
  static constexpr int64_t largeBuffer = 65536;

  MpiDevice(Control &control, Stream &stream)
      : Device(control.rank, control.size), control(control), stream(stream) {}

  int collective(const TuttiSite &site, const void *const *inputs,
                 void *const *outputs) override;
  void fail(const std::string &message) override;

private:
  /// Buffers that go in one message: small ones, or a large one.
  struct Packet {
    std::vector<int> buffers;
  };
  struct Entry {
    Plan plan;
    Stream::Topic topic;
    uint64_t *number; // of the group's last collective
    std::vector<Packet> packets;
  };
  struct Call {
    const Entry &entry;
    const Plan &plan;
    const void *const *inputs;
    void *const *outputs;

    int size() const { return int(plan.members.size()); }
    int own() const { return plan.position; }
    /// Member number i after the own one, so that not all begin at one.
    int other(int i) const { return (own() + i) % size(); }
  };

  Entry &entryFor(const TuttiSite &site);
  void exchange(const Call &call);
  void reduce(const Call &call);
  void reduceTogether(const Call &call, const Packet &packet, bool whole);
  void shareResults(const Call &call, const Packet &packet, char *folded);
  void reduceLarge(const Call &call, int buffer, Stream::Stage stage);

  // Parts of a packet, one after the other.
  int64_t bytesOf(const Call &call, const Packet &packet, int receiver,
                  bool whole) const;
  /// What `receiver` gets of the own operands; in place where that is one run.
  const char *gather(const Call &call, const Packet &packet, int receiver,
                     bool whole);
  /// Where parts from `sender` go, if that is one run; else null.
  char *place(const Call &call, const Packet &packet, int sender) const;
  void scatter(const Call &call, const Packet &packet, int sender,
               const char *from) const;

  Control &control;
  Stream &stream;
  Scratch scratch;
  Batch sends, receives; // of the collective that runs, empty between
  const TuttiSite *lastSite = nullptr;
  Entry *lastEntry = nullptr;
  std::unordered_map<const TuttiSite *, std::unique_ptr<Entry>> entries;
  std::map<std::vector<int>, uint64_t> numbers; // by group
};

} // namespace tutti::rt

#endif // TUTTI_RUNTIME_MPI_MPIDEVICE_H
