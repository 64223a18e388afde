//===- collectives.cpp - collectives against OpenMPI's own ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Usage: mpirun -n DEVICES bench-collectives ROUNDS BYTES...
// For each kind and size prints a row: kind, devices, bytes, then microseconds
// a call of OpenMPI's own function, of the MPI back-end, of the threads
// back-end, and of a memcpy of as many bytes on every device. The bytes are
// those of the larger side of one device, operand or result.
//
// The four take turns, in short rounds; each number is the least of the rounds,
// which a busy machine disturbs least. A round's time is that of the slowest
// device. While threads run, in the first
// rank, the other ranks sleep.
//
//===----------------------------------------------------------------------===//

#include "tutti/Runtime/Launch.h"
#include "tutti/Runtime/Runtime.h"
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <functional>
#include <memory>
#include <mpi.h>
#include <string>
#include <unistd.h>
#include <vector>

namespace {
constexpr double secondsOfRound = 0.004;

using Clock = std::chrono::steady_clock;
double now() {
  return std::chrono::duration<double>(Clock::now().time_since_epoch()).count();
}

// Memory whose pages are there.
using Buffer = std::unique_ptr<char, void (*)(void *)>;
Buffer allocate(int64_t bytes) {
  int64_t size = (std::max<int64_t>(bytes, 1) + 4095) / 4096 * 4096;
  Buffer buffer(static_cast<char *>(std::aligned_alloc(4096, size)), std::free);
  std::memset(buffer.get(), 0, size);
  return buffer;
}

struct Kind {
  const char *name;
  int kind;
};
const Kind kinds[] = {{"all_reduce", TUTTI_ALL_REDUCE},
                      {"all_gather", TUTTI_ALL_GATHER},
                      {"reduce_scatter", TUTTI_REDUCE_SCATTER},
                      {"all_to_all", TUTTI_ALL_TO_ALL},
                      {"collective_permute", TUTTI_COLLECTIVE_PERMUTE},
                      {"collective_broadcast", TUTTI_COLLECTIVE_BROADCAST}};

// One collective of f32 among `devices`.
struct Case {
  Kind kind;
  int devices;
  int64_t bytes, inBytes, outBytes;
  std::vector<int64_t> dims;
  std::vector<int32_t> pairs;
  TuttiBuffer operand;
  TuttiSite site = {};

  Case(Kind kind, int devices, int64_t bytes)
      : kind(kind), devices(devices), bytes(bytes), inBytes(bytes),
        outBytes(bytes) {
    if (kind.kind == TUTTI_ALL_GATHER)
      inBytes /= devices;
    if (kind.kind == TUTTI_REDUCE_SCATTER)
      outBytes /= devices;
    dims = {inBytes / 4};
    operand = {TUTTI_F32, 1, dims.data(), nullptr};
    site.kind = kind.kind;
    if (kind.kind == TUTTI_ALL_REDUCE || kind.kind == TUTTI_REDUCE_SCATTER)
      site.reduction = TUTTI_SUM;
    site.numBuffers = 1;
    site.buffers = &operand;
    if (kind.kind == TUTTI_ALL_TO_ALL)
      site.splitCount = devices;
    if (kind.kind == TUTTI_COLLECTIVE_PERMUTE) {
      for (int d = 0; d < devices; ++d)
        pairs.insert(pairs.end(), {d, (d + 1) % devices});
      site.numGroups = devices;
      site.devices = pairs.data();
    }
    site.location = kind.name;
  }
};

void runOwn(const Case &c, char *in, char *out, int rank) {
  int n = int(c.bytes / 4), part = n / c.devices;
  switch (c.kind.kind) {
  case TUTTI_ALL_REDUCE:
    MPI_Allreduce(in, out, n, MPI_FLOAT, MPI_SUM, MPI_COMM_WORLD);
    break;
  case TUTTI_ALL_GATHER:
    MPI_Allgather(in, part, MPI_FLOAT, out, part, MPI_FLOAT, MPI_COMM_WORLD);
    break;
  case TUTTI_REDUCE_SCATTER:
    MPI_Reduce_scatter_block(in, out, part, MPI_FLOAT, MPI_SUM,
                             MPI_COMM_WORLD);
    break;
  case TUTTI_ALL_TO_ALL:
    MPI_Alltoall(in, part, MPI_FLOAT, out, part, MPI_FLOAT, MPI_COMM_WORLD);
    break;
  case TUTTI_COLLECTIVE_PERMUTE:
    MPI_Sendrecv(in, n, MPI_FLOAT, (rank + 1) % c.devices, 0, out, n, MPI_FLOAT,
                 (rank + c.devices - 1) % c.devices, 0, MPI_COMM_WORLD,
                 MPI_STATUS_IGNORE);
    break;
  default:
    // In place, as MPI_Bcast is; the root's copy is the runtime's duty.
    MPI_Bcast(rank == 0 ? in : out, n, MPI_FLOAT, 0, MPI_COMM_WORLD);
    if (rank == 0)
      std::memcpy(out, in, c.bytes);
  }
}

void runTutti(const Case &c, char *in, char *out) {
  const void *inputs[] = {in};
  void *outputs[] = {out};
  if (tutti_collective(&c.site, inputs, outputs))
    std::exit(1);
}

// Among ranks: how long `calls` take on the slowest.
double timeRanks(int calls, const std::function<void()> &call) {
  MPI_Barrier(MPI_COMM_WORLD);
  double start = now();
  for (int i = 0; i < calls; ++i)
    call();
  double took = now() - start, slowest = 0;
  MPI_Allreduce(&took, &slowest, 1, MPI_DOUBLE, MPI_MAX, MPI_COMM_WORLD);
  return slowest / calls;
}

struct ThreadsRun {
  Case &c;
  int calls;
  bool copies; // memcpy instead of the collective
  double took = 0;
  std::vector<std::pair<Buffer, Buffer>> &buffers;
};

int threadBody(void *user, int device) {
  ThreadsRun &run = *static_cast<ThreadsRun *>(user);
  char *in = run.buffers[device].first.get();
  char *out = run.buffers[device].second.get();
  TuttiSite barrier = {};
  barrier.kind = TUTTI_BARRIER;
  if (!run.copies)
    runTutti(run.c, in, out);
  else
    std::memcpy(out, in, std::min(run.c.inBytes, run.c.outBytes));
  tutti_collective(&barrier, nullptr, nullptr);
  double start = now();
  for (int i = 0; i < run.calls; ++i) {
    if (!run.copies)
      runTutti(run.c, in, out);
    else
      for (int64_t at = 0; at < run.c.bytes;
           at += std::min(run.c.inBytes, run.c.outBytes))
        std::memcpy(out + (run.c.outBytes == run.c.bytes ? at : 0),
                    in + (run.c.inBytes == run.c.bytes ? at : 0),
                    std::min(run.c.inBytes, run.c.outBytes));
  }
  tutti_collective(&barrier, nullptr, nullptr);
  if (device == 0)
    run.took = (now() - start) / run.calls;
  return 0;
}

// In the first rank; the others sleep.
double timeThreads(Case &c, int rank, int calls, bool copies,
                   std::vector<std::pair<Buffer, Buffer>> &buffers) {
  ThreadsRun run{c, calls, copies, 0, buffers};
  if (rank == 0) {
    char error[4096];
    if (tutti_run_threads(c.devices, threadBody, &run, nullptr, error,
                          sizeof(error))) {
      std::fprintf(stderr, "%s\n", error);
      std::exit(1);
    }
  }
  MPI_Request request;
  MPI_Ibarrier(MPI_COMM_WORLD, &request);
  for (int done = 0; !done; usleep(500))
    MPI_Test(&request, &done, MPI_STATUS_IGNORE);
  return run.took;
}

void measure(Case &c, int rank, int rounds) {
  Buffer in = allocate(c.inBytes), out = allocate(c.outBytes);
  std::vector<std::pair<Buffer, Buffer>> buffers;
  for (int d = 0; rank == 0 && d < c.devices; ++d)
    buffers.emplace_back(allocate(c.inBytes), allocate(c.outBytes));
  auto own = [&] { runOwn(c, in.get(), out.get(), rank); };
  auto tutti = [&] { runTutti(c, in.get(), out.get()); };
  timeRanks(2, own);
  timeRanks(2, tutti);
  int calls =
      int(std::min(500.0, std::max(1.0, secondsOfRound / timeRanks(2, own))));
  MPI_Bcast(&calls, 1, MPI_INT, 0, MPI_COMM_WORLD);
  std::vector<double> times[4];
  for (int turn = 0; turn < 4 * rounds; ++turn) {
    // Another one first each round, and all rested: a scheduler favours those
    // that slept.
    int which = (turn + turn / 4) % 4;
    usleep(2000);
    times[which].push_back(
        which == 0   ? timeRanks(calls, own)
        : which == 1 ? timeRanks(calls, tutti)
                     : timeThreads(c, rank, calls, which == 3, buffers));
  }
  if (rank != 0)
    return;
  std::printf("%s %d %lld", c.kind.name, c.devices, (long long)c.bytes);
  for (const std::vector<double> &one : times)
    std::printf(" %.3f", *std::min_element(one.begin(), one.end()) * 1e6);
  std::printf("\n");
  std::fflush(stdout);
}

struct Sizes {
  int rounds;
  std::vector<int64_t> bytes;
};

int measureAll(void *user, int rank) {
  // Sites stay as they are until the run ends.
  static std::vector<std::unique_ptr<Case>> cases;
  const Sizes &sizes = *static_cast<Sizes *>(user);
  for (const Kind &kind : kinds)
    for (int64_t bytes : sizes.bytes) {
      cases.emplace_back(new Case(kind, tutti_num_devices(), bytes));
      measure(*cases.back(), rank, sizes.rounds);
    }
  return 0;
}
} // namespace

int main(int argc, char **argv) {
  char error[4096];
  if (tutti_mpi_init(nullptr, error, sizeof(error))) {
    std::fprintf(stderr, "%s\n", error);
    return 1;
  }
  Sizes sizes{argc > 1 ? std::max(1, std::atoi(argv[1])) : 0, {}};
  for (int i = 2; i < argc; ++i)
    sizes.bytes.push_back(std::atoll(argv[i]));
  for (int64_t bytes : sizes.bytes)
    if (bytes <= 0 || bytes % (4 * tutti_mpi_size()) || bytes >> 33) {
      std::fprintf(stderr, "%lld bytes are no multiple of %d, or too many\n",
                   (long long)bytes, 4 * tutti_mpi_size());
      return 1;
    }
  int status = tutti_mpi_run(measureAll, &sizes, nullptr, error, sizeof(error));
  tutti_mpi_finish();
  return status;
}
