//===- Programs.h - random programs, right and wrong ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A program is what each device does, one collective after the other. A wrong
// one comes from a right one by one change on one device, after which the run
// cannot end well whatever the timing.
//
//===----------------------------------------------------------------------===//

#ifndef TUTTI_UNITTESTS_RUNTIME_PROGRAMS_H
#define TUTTI_UNITTESTS_RUNTIME_PROGRAMS_H

#include "OwnedSite.h"
#include <deque>

namespace tutti::rt {

struct Program {
  std::vector<std::deque<OwnedSite>> devices;
};

enum class Change { Field, Dropped, Added };

struct WrongProgram {
  Program program;
  Change change;
  int device;           // the one that differs
  std::string location; // of what is changed, dropped or added
};

Program makeProgram(int devices, unsigned seed);
WrongProgram makeWrongProgram(int devices, unsigned seed);

/// "" where the message of a failed run is the right one for the change.
std::string judge(const WrongProgram &wrong, const std::string &message);

/// Does on the calling device what the program says, with buffers of its own.
/// Nonzero as soon as the run is aborted.
int follow(Program &program, int device);

/// One collective with buffers of its own.
int perform(OwnedSite &site);

} // namespace tutti::rt

#endif // TUTTI_UNITTESTS_RUNTIME_PROGRAMS_H
