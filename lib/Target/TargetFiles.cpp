//===- TargetFiles.cpp - where targets are found ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "JsonReading.h"
#include "tutti/Target/Target.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include <set>

using namespace tutti;
namespace fs = llvm::sys::fs;
namespace path = llvm::sys::path;

// The names a user may give, in alphabetic order.
static std::set<std::string> namesIn(llvm::ArrayRef<std::string> folders) {
  std::set<std::string> names;
  for (const std::string &folder : folders) {
    std::error_code code;
    for (fs::directory_iterator file(folder, code), end; !code && file != end;
         file.increment(code))
      if (path::extension(file->path()) == ".json")
        names.insert(path::stem(file->path()).str());
  }
  return names;
}

// The file `nameOrPath` means; empty where there is none.
static std::string findFile(llvm::StringRef nameOrPath,
                            llvm::ArrayRef<std::string> folders) {
  auto isFile = [](const llvm::Twine &file) {
    return fs::exists(file) && !fs::is_directory(file);
  };
  if (nameOrPath.ends_with(".json"))
    return nameOrPath.str();
  if (path::has_parent_path(nameOrPath)) {
    if (isFile(nameOrPath))
      return nameOrPath.str();
    return isFile(nameOrPath + ".json") ? (nameOrPath + ".json").str() : "";
  }
  for (const std::string &folder : folders) {
    llvm::SmallString<128> file(folder);
    path::append(file, nameOrPath + ".json");
    if (isFile(file))
      return file.str().str();
  }
  return "";
}

llvm::Expected<Target> Target::load(llvm::StringRef nameOrPath,
                                    llvm::ArrayRef<std::string> searchPath) {
  std::string file = findFile(nameOrPath, searchPath);
  if (file.empty() && path::has_parent_path(nameOrPath))
    return llvm::createStringError("there is no target file '" + nameOrPath +
                                   "', nor '" + nameOrPath + ".json'");
  if (file.empty()) {
    std::set<std::string> names = namesIn(searchPath);
    return llvm::createStringError(
        "no target '" + nameOrPath + "' in " + llvm::join(searchPath, ", ") +
        "; give " +
        (names.empty() ? "" : "one of " + llvm::join(names, ", ") + ", or ") +
        "the path of a .json file");
  }
  llvm::Expected<std::string> text = readJsonFile(file, "the target");
  if (!text)
    return text.takeError();
  return parse(*text, file);
}
