//===- Diagnostics.h - how the commands print diagnostics ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TUTTI_LIB_DRIVER_DIAGNOSTICS_H
#define TUTTI_LIB_DRIVER_DIAGNOSTICS_H

#include "llvm/Support/SourceMgr.h"

namespace tutti {

/// Has what is reported about `sources` quoted briefly and safely (see
/// tutti/Support/Quote.h), and in the words of a user of Tutti.
void quoteDiagnostics(llvm::SourceMgr &sources);

} // namespace tutti

#endif // TUTTI_LIB_DRIVER_DIAGNOSTICS_H
