//===- OutputFile.cpp - files that are whole or absent ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tutti/Support/OutputFile.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/Support/FileSystem.h"

using namespace tutti;

static llvm::Error cannotWrite(llvm::StringRef path, std::error_code code) {
  return llvm::createStringError(code, "cannot write '" + path +
                                           "': " + code.message());
}

// Prints and flushes; the stream's error is taken from it, since a stream that
// is destroyed with an error ends the process.
static std::error_code
printTo(llvm::raw_fd_ostream &os,
        llvm::function_ref<void(llvm::raw_ostream &)> write) {
  write(os);
  os.flush();
  std::error_code code = os.error();
  os.clear_error();
  return code;
}

llvm::Error
tutti::writeFile(llvm::StringRef path,
                 llvm::function_ref<void(llvm::raw_ostream &)> write,
                 llvm::function_ref<bool()> commit) {
  if (path == "-") {
    if (std::error_code code = printTo(llvm::outs(), write))
      return cannotWrite("standard output", code);
    return llvm::Error::success();
  }
  llvm::sys::fs::file_status status;
  bool exists = !llvm::sys::fs::status(path, status);
  if (exists && !llvm::sys::fs::is_regular_file(status)) {
    std::error_code code;
    llvm::raw_fd_ostream os(path, code);
    if (!code)
      code = printTo(os, write);
    return code ? cannotWrite(path, code) : llvm::Error::success();
  }
  // A link keeps pointing to the file it names.
  llvm::SmallString<128> real(path);
  if (exists)
    llvm::sys::fs::real_path(path, real);
  // What an existing file allows is kept; a new one gets the usual rights,
  // which TempFile (made for secrets) does not give.
  unsigned mode = exists ? unsigned(status.permissions())
                         : 0666 & ~llvm::sys::fs::getUmask();
  llvm::Expected<llvm::sys::fs::TempFile> temp =
      llvm::sys::fs::TempFile::create(real + ".%%%%%%.tmp", mode);
  if (!temp)
    return cannotWrite(path, llvm::errorToErrorCode(temp.takeError()));
  std::error_code code;
  {
    llvm::raw_fd_ostream os(temp->FD, /*shouldClose=*/false);
    code = printTo(os, write);
  }
  if (code || !commit()) {
    llvm::consumeError(temp->discard());
    return code ? cannotWrite(path, code) : llvm::Error::success();
  }
  if (llvm::Error error = temp->keep(real))
    return cannotWrite(path, llvm::errorToErrorCode(std::move(error)));
  return llvm::Error::success();
}
