//===- MpiProgram.cpp - what tests run on every rank ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Usage: mpirun -n N RuntimeMpiProgram MODE [SEED]
//   cases    all collectives, each against its formula
//   right    50 random programs
//   wrong    one random wrong program
//   killed   a rank kills itself at a random point of a random program
//   early, failed, silent, timeout, endless: a rank (the last) ends, fails, or
//            does not come; the timeout is 1 s in the last two
// Every rank prints "done" before it ends well.
//
//===----------------------------------------------------------------------===//

#include "Cases.h"
#include "Programs.h"
#include "tutti/Runtime/Launch.h"
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <random>
#include <thread>
#include <unistd.h>

using namespace tutti::rt;

static std::string mode;
static unsigned seed;

static bool isLast(int device) { return device == tutti_num_devices() - 1; }

static OwnedSite sum(int64_t n) {
  OwnedSite site;
  site.kind = TUTTI_ALL_REDUCE;
  site.reduction = TUTTI_SUM;
  site.buffers = {{TUTTI_F32, {n}}};
  site.location = "sum.mlir:1:1";
  return site;
}

static int runAllCases(void *cases, int) {
  std::string problem = runCases(*static_cast<Cases *>(cases));
  if (!problem.empty())
    tutti_device_fail(problem.c_str());
  return 0;
}

static int followProgram(void *program, int device) {
  return follow(*static_cast<Program *>(program), device);
}

static int killOneself(void *program, int device) {
  std::mt19937 random(seed);
  int victim = int(random() % tutti_num_devices());
  unsigned microseconds = random() % 300000;
  // In the middle of what it does, or between collectives.
  bool anywhere = random() % 2;
  if (device == victim && anywhere)
    std::thread([microseconds] {
      usleep(microseconds);
      raise(SIGKILL);
    }).detach();
  Program &all = *static_cast<Program *>(program);
  for (int i = 0;; ++i) {
    if (device == victim && !anywhere && i == int(seed % 7))
      raise(SIGKILL);
    if (follow(all, device))
      return 1;
  }
}

static int misbehave(void *, int device) {
  OwnedSite site = sum(1000);
  if (perform(site))
    return 1;
  if (isLast(device)) {
    if (mode == "early")
      return 0;
    if (mode == "failed")
      tutti_device_fail("no memory for weights");
    if (mode == "silent")
      sleep(4);
  }
  for (volatile bool forever = mode == "endless"; forever;)
    continue;
  return perform(site);
}

static int run(TuttiBody body, void *user, double timeout) {
  char error[4096];
  TuttiOptions options{timeout};
  int status = tutti_mpi_run(body, user, &options, error, sizeof(error));
  if (status)
    std::fprintf(stderr, "%s\n", error);
  return status;
}

static int runMode() {
  int devices = tutti_mpi_size();
  if (mode == "cases") {
    Cases lists[] = {kindCases(devices), typeCases(devices),
                     customCases(devices), sizeCases(devices, 70000)};
    for (Cases &cases : lists)
      if (run(runAllCases, &cases, 300))
        return 1;
    return 0;
  }
  if (mode == "right") {
    for (unsigned i = 0; i < 50; ++i) {
      Program program = makeProgram(devices, seed + i);
      if (run(followProgram, &program, 60))
        return 1;
    }
    return 0;
  }
  if (mode == "wrong") {
    WrongProgram wrong = makeWrongProgram(devices, seed);
    return run(followProgram, &wrong.program, 60);
  }
  if (mode == "killed") {
    Program program = makeProgram(devices, seed);
    return run(killOneself, &program, 60);
  }
  return run(misbehave, nullptr, mode == "silent" || mode == "endless" ? 1 : 60);
}

int main(int argc, char **argv) {
  char error[4096];
  mode = argc > 1 ? argv[1] : "cases";
  seed = argc > 2 ? unsigned(std::atoi(argv[2])) : 0;
  if (tutti_mpi_init(nullptr, error, sizeof(error))) {
    std::fprintf(stderr, "%s\n", error);
    return 1;
  }
  int status = runMode();
  tutti_mpi_finish();
  if (status == 0)
    std::printf("done\n");
  return status;
}
