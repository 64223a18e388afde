/*===- Launch.h - starts the devices of a run ---*- C -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Starts the devices of a run as threads of this process, or makes this process
// one device of an MPI job. The program that links this needs no MPI: its
// library is loaded when tutti_mpi_init asks for it.
//
// A run ends well when the body of every device returned 0 and no device waits.
// It is aborted when a device fails (tutti_device_fail, a nonzero result or a
// C++ exception of its body), when members of a group disagree on what they
// do, when devices wait for each other in a circle or for one that has ended,
// or when the timeout passes. The message says which device, where the
// devices wait, and what to do.
//
//===----------------------------------------------------------------------===*/

#ifndef TUTTI_RUNTIME_LAUNCH_H
#define TUTTI_RUNTIME_LAUNCH_H

#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct TuttiOptions {
  /* The most seconds a run may take; 0 is no bound. When it passes, every
   * device that is in a collective, or enters one, is aborted. A device that
   * computes for ever ends with its process: see tutti_run_threads. */
  double timeoutSeconds;
} TuttiOptions;

/* The program of one device, called once for each. Returns 0 when it is done;
 * any other value aborts the run. */
typedef int (*TuttiBody)(void *user, int device);

/* Runs `devices` (1 or more) threads, each with `body`, and waits for all.
 * options may be null: no timeout. Returns 0 when the run ended well. Otherwise
 * writes a message of one or more lines, without the last line's end, into
 * error (at most errorSize bytes, always ended by 0; null with 0 is allowed).
 *
 * After an abort it returns as soon as every body has returned, and gives up
 * 4 seconds later: it then writes the message to standard error and ends
 * the process with status 70, since a thread cannot be taken back from code
 * that does not return.
 *
 * Any number of runs may be under way at once, also within devices. */
int tutti_run_threads(int devices, TuttiBody body, void *user,
                      const TuttiOptions *options, char *error,
                      size_t errorSize);

/* Loads the MPI back-end and makes the calling thread the device whose number
 * is its rank. `library` is its path; null looks for libTuttiRuntimeMPI.so
 * beside this code, then where the dynamic linker looks. Once in a process.
 * Returns 0, or writes a message as above (no MPI in this installation, say). */
int tutti_mpi_init(const char *library, char *error, size_t errorSize);

/* Of MPI_COMM_WORLD; -1 before tutti_mpi_init and after tutti_mpi_finish. */
int tutti_mpi_rank(void);
int tutti_mpi_size(void);

/* 1 if all ranks are ready, 0 if one is not. All ranks must call it, equally
 * often, and wait for one another: before a run, so that a rank that cannot
 * begin it keeps nobody waiting. */
int tutti_mpi_agree(int ready);

/* Runs `body` as the device of this rank; all ranks must call it, with the same
 * options, equally often. Returns 0 on all ranks when the run ended well. An
 * aborted run does not return: the message is printed on standard error, and
 * the whole job ends (MPI_Abort, status 70), within 5 seconds.
 *
 * A rank that is killed ends the job the same way. The body must not change the
 * handling of SIGTERM: a rank that mpirun ends says with it where it waits. */
int tutti_mpi_run(TuttiBody body, void *user, const TuttiOptions *options,
                  char *error, size_t errorSize);

/* Ends MPI. Nothing of MPI may be called later. All ranks must call it. */
void tutti_mpi_finish(void);

#ifdef __cplusplus
}
#endif

#endif /* TUTTI_RUNTIME_LAUNCH_H */
