//===- OutputFile.h - files that are whole or absent ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A reader of an output never sees half of it: the text goes to a temporary
// file in the same folder, which takes the output's name when all is written.
//
//===----------------------------------------------------------------------===//

#ifndef TUTTI_SUPPORT_OUTPUTFILE_H
#define TUTTI_SUPPORT_OUTPUTFILE_H

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/raw_ostream.h"

namespace tutti {

/// Writes what `write` prints to `path`; "-" is standard output. A path that
/// is no regular file (a device, a pipe) is written in place. On an error (no
/// such folder, no permission, disk full) an existing file is left as it was,
/// and the error names the path. So it is where `commit`, asked when all is
/// written, says no; what is written in place cannot be taken back.
llvm::Error writeFile(
    llvm::StringRef path, llvm::function_ref<void(llvm::raw_ostream &)> write,
    llvm::function_ref<bool()> commit = [] { return true; });

} // namespace tutti

#endif // TUTTI_SUPPORT_OUTPUTFILE_H
