//===- TargetFolders.h - where targets are looked for ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TUTTI_LIB_DRIVER_TARGETFOLDERS_H
#define TUTTI_LIB_DRIVER_TARGETFOLDERS_H

#include <string>
#include <vector>

namespace tutti {

/// What the user says ($TUTTI_TARGETS), then beside the executable, as it is
/// built and as it is installed.
std::vector<std::string> targetFolders();

} // namespace tutti

#endif // TUTTI_LIB_DRIVER_TARGETFOLDERS_H
