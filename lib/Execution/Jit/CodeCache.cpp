//===- CodeCache.cpp - machine code kept for the next time ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CodeCache.h"
#include "tutti/Support/OutputFile.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/CachePruning.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/SHA256.h"
#include "llvm/TargetParser/Host.h"

using namespace tutti;
using namespace tutti::exec;

static std::string chooseFolder() {
  if (const char *chosen = std::getenv("TUTTI_CACHE"))
    return chosen;
  llvm::SmallString<128> path;
  if (!llvm::sys::path::cache_directory(path))
    return "";
  llvm::sys::path::append(path, "tutti");
  return path.str().str();
}

namespace {
/// Hashes what is printed to it.
class HashStream : public llvm::raw_ostream {
public:
  ~HashStream() override { flush(); }
  std::string digest() {
    flush();
    return llvm::toHex(hash.final(), /*LowerCase=*/true);
  }

private:
  void write_impl(const char *data, size_t size) override {
    hash.update(llvm::StringRef(data, size));
    position += size;
  }
  uint64_t current_pos() const override { return position; }

  llvm::SHA256 hash;
  uint64_t position = 0;
};
} // namespace

CodeCache::CodeCache(mlir::ModuleOp program) : folder(chooseFolder()) {
  if (folder.empty() || llvm::sys::fs::create_directories(folder)) {
    folder.clear();
    return;
  }
  HashStream stream;
  // The executable holds the passes; another build may lower otherwise.
  llvm::sys::fs::file_status status;
  (void)llvm::sys::fs::status(
      llvm::sys::fs::getMainExecutable(nullptr, nullptr), status);
  stream << TUTTI_VERSION << ' ' << LLVM_VERSION_STRING << ' '
         << status.getSize() << ' '
         << status.getLastModificationTime().time_since_epoch().count() << ' '
         << llvm::sys::getProcessTriple() << ' ' << llvm::sys::getHostCPUName();
  for (auto &feature : llvm::sys::getHostCPUFeatures())
    if (feature.getValue())
      stream << '+' << feature.getKey();
  mlir::OpPrintingFlags flags;
  flags.enableDebugInfo();
  flags.printGenericOpForm();
  flags.assumeVerified();
  program.print(stream, flags);
  // The name by which pruneCache knows its files.
  llvm::SmallString<128> file(folder);
  llvm::sys::path::append(file, "llvmcache-" + stream.digest());
  path = file.str().str();
}

std::unique_ptr<llvm::MemoryBuffer> CodeCache::load() const {
  if (folder.empty())
    return nullptr;
  auto buffer = llvm::MemoryBuffer::getFile(path, /*IsText=*/false,
                                            /*RequiresNullTerminator=*/false);
  return buffer ? std::move(*buffer) : nullptr;
}

void CodeCache::store(llvm::StringRef object) const {
  if (folder.empty())
    return;
  llvm::consumeError(
      writeFile(path, [&](llvm::raw_ostream &os) { os << object; }));
  llvm::CachePruningPolicy policy;
  policy.MaxSizeBytes = uint64_t(1) << 30;
  policy.MaxSizePercentageOfAvailableSpace = 50;
  llvm::pruneCache(folder, policy);
}
