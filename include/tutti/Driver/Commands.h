//===- Commands.h - the commands of tutti ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// `tutti COMMAND ...`. Exit status: 0 when all that was asked for is done and
// written, 1 otherwise.
//
//===----------------------------------------------------------------------===//

#ifndef TUTTI_DRIVER_COMMANDS_H
#define TUTTI_DRIVER_COMMANDS_H

namespace tutti {

/// The whole of main().
int runTutti(int argc, char **argv);

} // namespace tutti

#endif // TUTTI_DRIVER_COMMANDS_H
