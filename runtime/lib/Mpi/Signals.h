//===- Signals.h - last words of a rank ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What a rank says when it is ended from outside: mpirun sends SIGTERM to the
// ranks that are left when one was killed. And a thread that looks on while the
// device computes, or hangs in MPI because another rank was killed there.
//
//===----------------------------------------------------------------------===//

#ifndef TUTTI_RUNTIME_MPI_SIGNALS_H
#define TUTTI_RUNTIME_MPI_SIGNALS_H

#include <vector>

namespace tutti::rt {

/// From now on SIGTERM prints where this rank is, then ends it as usual.
/// `pids`: of ranks on this host, else 0.
void watchSignals(int rank, const std::vector<long> &pids);
/// No more last words: a rank reports, maybe another.
void keepQuiet();

/// The collective this rank is in and by rank whom it waits for, or null. Both
/// are read by the signal handler while set.
void setWhere(const char *where, const char *awaits, int size);

/// Prints where this rank is and ends the process with status 70 when another
/// rank has been gone for 0.65 s or the timeout has passed 2 s ago, which a
/// device in a collective has noticed and reported long before.
void startWatchdog(int rank, double timeoutSeconds);
void stopWatchdog();

} // namespace tutti::rt

#endif // TUTTI_RUNTIME_MPI_SIGNALS_H
