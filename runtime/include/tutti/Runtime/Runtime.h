/*===- Runtime.h - collectives for compiled programs ---*- C -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What the compiled program of one device calls. C ABI: every structure below
// has fixed-width members and no padding, so that a compiler can emit it as a
// constant. Launch.h starts the devices; docs/runtime.md has the protocol.
//
// A collective of the program is a *site*: a constant TuttiSite. Sites of
// different devices are compared by content, so each device may have its own
// copy. A site and all it points to must stay unchanged until the run ends.
//
// Meaning: as in the StableHLO specification, with all devices numbered from 0
// (the compiler turns replicas and partitions into such numbers).
//
// Order of a fold: a reduction combines the operands of a group in ascending
// position in the group, ((x0 + x1) + x2) + ..., whatever the back-end, so all
// back-ends give the same bits and all members the same result. Each step
// rounds to the element type, to nearest even, exactly as if the operands were
// converted to f32 and the result back; f32, f64 and complex steps are done in
// their own precision. A NaN stays a NaN, but its payload is unspecified.
//
// Threads: a device is one thread (or one MPI rank); only that thread calls
// tutti_collective for it. Blocking: until all members of the device's group
// have called; at most the timeout of the run.
//
//===----------------------------------------------------------------------===*/

#ifndef TUTTI_RUNTIME_RUNTIME_H
#define TUTTI_RUNTIME_RUNTIME_H

#include <stdint.h>

/* Visible to programs that are loaded or compiled at run time. */
#define TUTTI_API __attribute__((visibility("default")))

#ifdef __cplusplus
extern "C" {
#endif

/* What a site does. In brackets: what `dim` is. */
enum TuttiKind {
  TUTTI_ALL_REDUCE = 0,
  TUTTI_ALL_GATHER = 1,           /* [dimension that grows] */
  TUTTI_REDUCE_SCATTER = 2,       /* [dimension that is shared out] */
  TUTTI_ALL_TO_ALL = 3,           /* [dimension that is split] */
  TUTTI_COLLECTIVE_PERMUTE = 4,   /* groups are (source, target) pairs */
  TUTTI_COLLECTIVE_BROADCAST = 5, /* from the first device of each group */
  TUTTI_BARRIER = 6               /* no buffers */
};

/* How a reduction combines two elements. On i1, sum and max are `or`, product
 * and min are `and`. On floats, min and max give NaN where an operand is NaN,
 * and -0 is less than +0. On complex numbers they compare real parts, then
 * imaginary parts. And, or, xor are for i1 and integers. */
enum TuttiReduction {
  TUTTI_NO_REDUCTION = 0,
  TUTTI_SUM = 1,
  TUTTI_PRODUCT = 2,
  TUTTI_MIN = 3,
  TUTTI_MAX = 4,
  TUTTI_AND = 5,
  TUTTI_OR = 6,
  TUTTI_XOR = 7,
  TUTTI_CUSTOM = 8 /* TuttiBuffer::combine */
};

/* Element types. Types of less than a byte take one byte an element: i1 is 0 or
 * 1; i2 and i4 are stored sign-extended, ui2 and ui4 zero-extended; floats have
 * their bits at the low end and zeros above. */
enum TuttiType {
  TUTTI_I1 = 0,
  TUTTI_I2 = 1,
  TUTTI_I4 = 2,
  TUTTI_I8 = 3,
  TUTTI_I16 = 4,
  TUTTI_I32 = 5,
  TUTTI_I64 = 6,
  TUTTI_UI2 = 7,
  TUTTI_UI4 = 8,
  TUTTI_UI8 = 9,
  TUTTI_UI16 = 10,
  TUTTI_UI32 = 11,
  TUTTI_UI64 = 12,
  TUTTI_F4E2M1FN = 13,
  TUTTI_F6E2M3FN = 14,
  TUTTI_F6E3M2FN = 15,
  TUTTI_F8E3M4 = 16,
  TUTTI_F8E4M3 = 17,
  TUTTI_F8E4M3FN = 18,
  TUTTI_F8E4M3FNUZ = 19,
  TUTTI_F8E4M3B11FNUZ = 20,
  TUTTI_F8E5M2 = 21,
  TUTTI_F8E5M2FNUZ = 22,
  TUTTI_F8E8M0FNU = 23,
  TUTTI_BF16 = 24,
  TUTTI_F16 = 25,
  TUTTI_F32 = 26,
  TUTTI_F64 = 27,
  TUTTI_COMPLEX_F32 = 28, /* real part, imaginary part */
  TUTTI_COMPLEX_F64 = 29,
  TUTTI_NUM_TYPES = 30
};

/* acc[i] = f(acc[i], x[i]) for the `n` elements of two dense arrays that do not
 * overlap. `acc` holds the fold of lower positions. Called from any thread of
 * the run, also on behalf of other devices, any number of times at once, on any
 * part of a buffer: it depends on nothing but its arguments. */
typedef void (*TuttiCombine)(void *acc, const void *x, int64_t n);

/* One operand: dense, row-major, aligned to its element type. `dims` are the
 * sizes of the operand, not of the result. 24 bytes. */
typedef struct TuttiBuffer {
  int32_t type; /* TuttiType */
  int32_t rank; /* of the tensor: the number of dims; 0 for a scalar */
  const int64_t *dims;
  TuttiCombine combine; /* for TUTTI_CUSTOM, else null */
} TuttiBuffer;

/* 72 bytes.
 *
 * Groups: `devices` lists all groups one after the other, `groupSizes` how long
 * each is. No padding with -1. Groups of one site are disjoint; they may differ
 * in size for all_reduce, all_gather, collective_broadcast and barrier, not for
 * reduce_scatter and all_to_all (whose size is splitCount).
 * numGroups = 0: one group of all devices, in order.
 * A permute has numGroups pairs in `devices`, source before target; groupSizes
 * is null; no device is twice a source, or twice a target; 0 pairs are allowed.
 *
 * A device in no group: gets zeros from collective_broadcast, as does one that
 * is no target of a permute; a barrier returns at once; the others fail. */
typedef struct TuttiSite {
  int32_t kind;       /* TuttiKind */
  int32_t reduction;  /* TuttiReduction; for all_reduce and reduce_scatter */
  int32_t numBuffers; /* operands of the site, that is, inputs and outputs */
  int32_t numGroups;
  const TuttiBuffer *buffers;
  const int32_t *groupSizes;
  const int32_t *devices;
  int32_t dim;        /* see TuttiKind, else 0; the same for all buffers */
  int32_t concatDim;  /* of all_to_all, else 0 */
  int32_t splitCount; /* of all_to_all, else 0 */
  int32_t reserved;   /* 0 */
  int64_t channel;    /* members of a group must agree; 0 where there is none */
  const char *location; /* for messages, as "model.mlir:12:8"; not compared */
} TuttiSite;

/* Runs one site on the calling device. inputs[i] and outputs[i] are operand and
 * result of buffers[i]. An output overlaps nothing else, except that
 * outputs[i] of all_reduce and collective_broadcast may be inputs[i]. Both
 * arrays may be null where there are no buffers.
 *
 * Returns 0 when the outputs are complete and the inputs may be written again.
 * Any other value: the run is aborted, outputs are undefined, and the caller
 * must return to its launcher at once, without another collective (which would
 * fail alike).
 *
 * Time: each device reads and writes of n = bytes of the operand, k = size of
 * the group: all_reduce 2n, all_gather kn, the others n, plus two meetings of
 * the group (one where n is small). The first call of a site on a device also
 * looks its group up: O(bytes of the descriptor + log groups). */
TUTTI_API int tutti_collective(const TuttiSite *site,
                               const void *const *inputs, void *const *outputs);

/* The calling device cannot go on: ends the run everywhere with `message` (a
 * copy is taken). The caller then returns to its launcher with a nonzero
 * value. */
TUTTI_API void tutti_device_fail(const char *message);

/* The number of the calling device, and of all devices of its run; -1 on a
 * thread that is no device. */
TUTTI_API int tutti_device(void);
TUTTI_API int tutti_num_devices(void);

#ifdef __cplusplus
}
#endif

#endif /* TUTTI_RUNTIME_RUNTIME_H */
