//===- Units.h - sizes as people write them ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Sizes on the command line and in reports. Binary units (KiB, MiB, GiB) are
// powers of 1024, decimal ones (kB, MB, GB) powers of 1000.
//
//===----------------------------------------------------------------------===//

#ifndef TUTTI_SUPPORT_UNITS_H
#define TUTTI_SUPPORT_UNITS_H

#include "llvm/ADT/StringRef.h"
#include <cstdint>
#include <optional>
#include <string>

namespace tutti {

/// "62481600", "64MiB", "1.5 GB", "-1". None where the text is no size or
/// does not fit in 63 bits. A fraction is rounded down to whole bytes.
std::optional<int64_t> parseBytes(llvm::StringRef text);

/// "0 B", "1.5 KiB", "-64.0 MiB".
std::string formatBytes(int64_t bytes);

} // namespace tutti

#endif // TUTTI_SUPPORT_UNITS_H
