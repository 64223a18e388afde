//===- Launch.cpp - a program on all its devices ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tutti/Runtime/Launch.h"
#include "tutti/Execution/Program.h"
#include <malloc.h>

using namespace tutti;
using namespace tutti::exec;

namespace {
struct Job {
  const Program &program;
  llvm::ArrayRef<std::vector<Array>> arguments;
  std::vector<std::vector<Array>> &results;
};
} // namespace

llvm::Expected<std::unique_ptr<MpiJob>> MpiJob::start() {
  char message[4096] = "";
  if (tutti_mpi_init(nullptr, message, sizeof message) != 0)
    return llvm::createStringError(message);
  return std::unique_ptr<MpiJob>(new MpiJob);
}

MpiJob::~MpiJob() { tutti_mpi_finish(); }
int MpiJob::rank() const { return tutti_mpi_rank(); }
int MpiJob::size() const { return tutti_mpi_size(); }
bool MpiJob::agree(bool ready) const { return tutti_mpi_agree(ready); }

static int runDevice(void *user, int device) {
  auto *job = static_cast<Job *>(user);
  return job->program.run(job->arguments[device], job->results[device]) ? 0 : 1;
}

// A program allocates and frees the same buffers over and over: memory that was
// given back to the system would have to be cleared again each time.
static void keepMemory() {
  static const bool isDone = [] {
    mallopt(M_MMAP_THRESHOLD, 1 << 30);
    mallopt(M_TRIM_THRESHOLD, 1 << 30);
    return true;
  }();
  (void)isDone;
}

llvm::Error exec::launch(const Program &program,
                         llvm::ArrayRef<std::vector<Array>> arguments,
                         std::vector<std::vector<Array>> &results,
                         const LaunchOptions &options) {
  keepMemory();
  results.assign(arguments.size(), {});
  Job job{program, arguments, results};
  TuttiOptions given{options.timeout};
  char message[16384] = "";
  int status =
      options.mpi
          ? tutti_mpi_run(runDevice, &job, &given, message, sizeof message)
          : tutti_run_threads(arguments.size(), runDevice, &job, &given,
                              message, sizeof message);
  if (status == 0)
    return llvm::Error::success();
  return llvm::createStringError(message);
}
