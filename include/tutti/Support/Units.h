//===- Units.h - sizes as people write them ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Sizes on the command line and in reports. Binary units (KiB to EiB; K to E
// mean the same) are powers of 1024, decimal ones (kB to EB) powers of 1000.
//
//===----------------------------------------------------------------------===//

#ifndef TUTTI_SUPPORT_UNITS_H
#define TUTTI_SUPPORT_UNITS_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include <cstdint>
#include <string>

namespace tutti {

/// "62481600", "64MiB", "1.5 GB", "-1". A fraction is rounded down to whole
/// bytes. The error says why the text is no size, or that it does not fit in 63
/// bits, and what is expected.
llvm::Expected<int64_t> parseBytes(llvm::StringRef text);

/// "0 B", "1.5 KiB", "-64.0 MiB".
std::string formatBytes(int64_t bytes);

} // namespace tutti

#endif // TUTTI_SUPPORT_UNITS_H
