//===- TargetFolders.cpp - where targets are looked for ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TargetFolders.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

std::vector<std::string> tutti::targetFolders() {
  std::vector<std::string> folders;
  if (const char *chosen = std::getenv("TUTTI_TARGETS"))
    folders.push_back(chosen);
  llvm::SmallString<128> path(
      llvm::sys::fs::getMainExecutable(nullptr, nullptr));
  llvm::sys::path::remove_filename(path);
  llvm::sys::path::append(path, "..", "share", "tutti", "targets");
  llvm::sys::path::remove_dots(path, /*remove_dot_dot=*/true);
  folders.push_back(path.str().str());
  return folders;
}
