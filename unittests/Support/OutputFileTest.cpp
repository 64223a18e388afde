//===- OutputFileTest.cpp - files that are whole or absent ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tutti/Support/OutputFile.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include <gtest/gtest.h>

using namespace tutti;
namespace fs = llvm::sys::fs;

namespace {
class OutputFile : public testing::Test {
protected:
  void SetUp() override {
    ASSERT_FALSE(fs::createUniqueDirectory("tutti-output", folder));
  }
  void TearDown() override { fs::remove_directories(folder); }
  std::string in(llvm::StringRef name) { return (folder + "/" + name).str(); }
  std::string read(llvm::StringRef path) {
    auto buffer = llvm::MemoryBuffer::getFile(path);
    return buffer ? (*buffer)->getBuffer().str() : "<none>";
  }
  int filesInFolder() {
    std::error_code code;
    int count = 0;
    for (fs::directory_iterator it(folder, code), end; it != end && !code;
         it.increment(code))
      ++count;
    return count;
  }
  llvm::SmallString<128> folder;
};
} // namespace

TEST_F(OutputFile, WritesAndReplaces) {
  std::string path = in("a.txt");
  for (const char *text : {"one", "two"}) {
    ASSERT_FALSE(
        bool(writeFile(path, [&](llvm::raw_ostream &os) { os << text; })));
    EXPECT_EQ(read(path), text);
  }
  EXPECT_EQ(filesInFolder(), 1);
  fs::file_status status;
  ASSERT_FALSE(fs::status(path, status));
  EXPECT_EQ(status.permissions(), 0666 & ~fs::getUmask());
}

TEST_F(OutputFile, KeepsLinksAndPermissions) {
  std::string path = in("real.txt"), link = in("link.txt");
  ASSERT_FALSE(bool(writeFile(path, [](llvm::raw_ostream &os) {})));
  ASSERT_FALSE(fs::setPermissions(path, fs::owner_read | fs::owner_write));
  ASSERT_FALSE(fs::create_link(path, link));
  ASSERT_FALSE(
      bool(writeFile(link, [](llvm::raw_ostream &os) { os << "new"; })));
  EXPECT_EQ(read(path), "new");
  EXPECT_TRUE(fs::is_symlink_file(link));
  fs::file_status status;
  ASSERT_FALSE(fs::status(path, status));
  EXPECT_EQ(status.permissions(), fs::owner_read | fs::owner_write);
}

TEST_F(OutputFile, NoSuchFolderIsAnError) {
  std::string path = in("missing/a.txt");
  EXPECT_EQ(llvm::toString(writeFile(path, [](llvm::raw_ostream &os) {})),
            "cannot write '" + path + "': No such file or directory");
}

TEST_F(OutputFile, IsAsBeforeWhereCommitSaysNo) {
  std::string path = in("a.txt");
  auto write = [](const char *text) {
    return [=](llvm::raw_ostream &os) { os << text; };
  };
  ASSERT_FALSE(bool(writeFile(path, write("old"))));
  ASSERT_FALSE(bool(writeFile(path, write("new"), [] { return false; })));
  EXPECT_EQ(read(path), "old");
  EXPECT_EQ(filesInFolder(), 1);
}

// A full device must be an error, not the end of the process.
TEST_F(OutputFile, FullDeviceIsAnError) {
  EXPECT_EQ(llvm::toString(writeFile(
                "/dev/full", [](llvm::raw_ostream &os) { os << "text"; })),
            "cannot write '/dev/full': No space left on device");
}
