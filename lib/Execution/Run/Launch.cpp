//===- Launch.cpp - a program on all its devices ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tutti/Execution/Program.h"
#include "tutti/Runtime/Launch.h"

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

static int runDevice(void *user, int device) {
  auto *job = static_cast<Job *>(user);
  return job->program.run(job->arguments[device], job->results[device]) ? 0
                                                                        : 1;
}

llvm::Error exec::launch(const Program &program,
                         llvm::ArrayRef<std::vector<Array>> arguments,
                         std::vector<std::vector<Array>> &results,
                         const LaunchOptions &options) {
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
