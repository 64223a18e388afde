//===- Backend.h - what the MPI library gives the launcher ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The one symbol that libTuttiRuntimeMPI.so exports, so that programs need MPI
// only where they ask for it.
//
//===----------------------------------------------------------------------===//

#ifndef TUTTI_RUNTIME_MPI_BACKEND_H
#define TUTTI_RUNTIME_MPI_BACKEND_H

#include "Device/Device.h"

namespace tutti::rt {

struct MpiBackend {
  /// Changes with this structure and with class Device.
  static constexpr int currentVersion = 2;
  int version;

  /// Starts MPI; "" or what is wrong.
  const char *(*init)();
  int (*rank)();
  int (*size)();
  /// Whether all ranks say so.
  bool (*agree)(bool ready);
  /// The device of this rank, for one run; valid until end().
  Device *(*begin)(double timeoutSeconds);
  /// Returns when all ranks have come to the end of the run.
  void (*end)();
  void (*finish)();
};

} // namespace tutti::rt

extern "C" TUTTI_API const tutti::rt::MpiBackend *tutti_mpi_backend(void);

#endif // TUTTI_RUNTIME_MPI_BACKEND_H
