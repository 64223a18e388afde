//===- Backend.cpp - MPI begins, runs and ends ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Mpi/Backend.h"
#include "Mpi/MpiDevice.h"
#include <chrono>
#include <memory>
#include <thread>

using namespace tutti::rt;

namespace {
struct Job {
  Control control{MPI_COMM_WORLD};
  Stream stream{MPI_COMM_WORLD, control};
  std::unique_ptr<MpiDevice> device;
};
} // namespace

static Job *job = nullptr;

static const char *init() {
  int before = 0, provided = 0;
  MPI_Initialized(&before);
  if (before)
    return "MPI has been started by the program; leave that to tutti_mpi_init";
  if (MPI_Init_thread(nullptr, nullptr, MPI_THREAD_FUNNELED, &provided) !=
      MPI_SUCCESS)
    return "MPI cannot start";
  job = new Job;
  return "";
}

static int rank() { return job->control.rank; }
static int size() { return job->control.size; }

// Ranks may be apart by the time a compilation takes, in which those that wait
// leave the processors to the others.
static bool agree(bool ready) {
  int mine = ready, all = 0, done = 0;
  MPI_Request request;
  MPI_Iallreduce(&mine, &all, 1, MPI_INT, MPI_MIN, MPI_COMM_WORLD, &request);
  for (MPI_Test(&request, &done, MPI_STATUS_IGNORE); !done;
       MPI_Test(&request, &done, MPI_STATUS_IGNORE))
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
  return all;
}

static Device *begin(double timeoutSeconds) {
  job->control.beginRun(timeoutSeconds);
  job->device.reset(new MpiDevice(job->control, job->stream));
  return job->device.get();
}

static void end() {
  job->control.endRun();
  job->stream.checkAllTaken();
}

static void finish() {
  job->stream.close();
  job->control.close();
  delete job;
  job = nullptr;
  MPI_Finalize();
}

const MpiBackend *tutti_mpi_backend(void) {
  static const MpiBackend backend = {
      MpiBackend::currentVersion, init, rank, size, agree, begin, end, finish};
  return &backend;
}
