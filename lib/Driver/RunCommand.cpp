//===- RunCommand.cpp - tutti run and tutti compare ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RunOptions.h"
#include "tutti/Driver/Prepare.h"
#include "tutti/Driver/Progress.h"
#include "tutti/Support/OutputFile.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/WithColor.h"

using namespace tutti;
using exec::Array;
using PerDevice = std::vector<std::vector<Array>>;

static bool complain(const llvm::Twine &message) {
  llvm::WithColor::error(llvm::errs(), "tutti") << message << '\n';
  return false;
}

static bool reported(llvm::Error failure) {
  if (!failure)
    return false;
  complain(llvm::toString(std::move(failure)));
  return true;
}

//===----------------------------------------------------------------------===//
// Arguments and results
//===----------------------------------------------------------------------===//

static std::string replaceDevice(llvm::StringRef name, size_t device) {
  auto [before, after] = name.split("{device}");
  if (before.size() == name.size())
    return name.str();
  return (before + llvm::Twine(device) + after).str();
}

// Reads one file an argument, or one an argument and device. What all devices
// share is read once.
static bool readArguments(const exec::Program &program,
                          llvm::ArrayRef<std::string> files,
                          PerDevice &arguments) {
  if (files.size() != program.arguments().size())
    return complain("the program takes " +
                    llvm::Twine(program.arguments().size()) +
                    " arguments, " + llvm::Twine(files.size()) +
                    " --arg were given");
  arguments.resize(program.numDevices());
  for (auto [type, file] : llvm::zip_equal(program.arguments(), files)) {
    bool isShared = !llvm::StringRef(file).contains("{device}");
    for (size_t device = 0; device < arguments.size(); ++device) {
      if (isShared && device > 0) {
        arguments[device].push_back(arguments[0].back());
        continue;
      }
      llvm::Expected<Array> array =
          exec::readNpy(replaceDevice(file, device), type);
      if (!array)
        return !reported(array.takeError());
      arguments[device].push_back(std::move(*array));
    }
  }
  return true;
}

static void printResult(const Array &array, size_t result, size_t device,
                        int64_t most) {
  llvm::outs() << "result " << result << ", device " << device << ": "
               << exec::describe(array) << " [";
  llvm::ListSeparator comma;
  int64_t shown = std::min(array.numElements(), most);
  for (int64_t i = 0; i < shown; ++i)
    llvm::outs() << comma << exec::formatElement(array, i);
  if (shown < array.numElements())
    llvm::outs() << comma << "...";
  llvm::outs() << "]\n";
}

static bool writeResult(const Array &array, size_t result, size_t device,
                        llvm::StringRef folder) {
  llvm::SmallString<128> path(folder);
  llvm::sys::path::append(path, "result" + llvm::Twine(result) + ".device" +
                                    llvm::Twine(device) + ".npy");
  return !reported(writeFile(
      path, [&](llvm::raw_ostream &os) { exec::writeNpy(os, array); }));
}

//===----------------------------------------------------------------------===//
// tutti run
//===----------------------------------------------------------------------===//

int tutti::runRun(const RunCommandOptions &options) {
  Progress progress(/*enabled=*/!options.quiet);
  auto beginStep = [&](llvm::StringRef step) { progress.begin(step); };
  std::unique_ptr<LoadedProgram> loaded =
      LoadedProgram::load(options.input, options.devices, beginStep);
  if (!loaded)
    return 1;
  const exec::Program &program = loaded->program();
  PerDevice arguments;
  if (options.arguments.empty())
    arguments = randomArguments(program, options.seed);
  else if (!readArguments(program, options.arguments, arguments))
    return 1;
  if (!options.out.empty())
    if (std::error_code code = llvm::sys::fs::create_directories(options.out)) {
      complain("cannot make '" + options.out + "': " + code.message());
      return 1;
    }

  progress.begin("running on " + std::to_string(program.numDevices()) +
                 " devices");
  PerDevice results;
  if (reported(exec::launch(program, arguments, results, options.launch)))
    return 1;
  progress.begin("");
  for (size_t result = 0; result < program.results().size(); ++result)
    for (size_t device = 0; device < results.size(); ++device) {
      const Array &array = results[device][result];
      if (options.out.empty())
        printResult(array, result, device, options.elements);
      else if (!writeResult(array, result, device, options.out))
        return 1;
    }
  llvm::outs().flush();
  if (llvm::outs().has_error()) {
    std::error_code code = llvm::outs().error();
    llvm::outs().clear_error();
    complain("cannot write 'standard output': " + code.message());
    return 1;
  }
  return 0;
}

//===----------------------------------------------------------------------===//
// tutti compare
//===----------------------------------------------------------------------===//

template <typename T> static std::string show(const T &value) {
  std::string text;
  llvm::raw_string_ostream(text) << value;
  return text;
}

static bool haveSameTypes(llvm::ArrayRef<mlir::RankedTensorType> left,
                          llvm::ArrayRef<mlir::RankedTensorType> right,
                          llvm::StringRef what) {
  if (left.size() != right.size())
    return complain("the programs have " + llvm::Twine(left.size()) + " and " +
                    llvm::Twine(right.size()) + " " + what + "s");
  for (auto [i, types] : llvm::enumerate(llvm::zip_equal(left, right))) {
    // The programs have contexts of their own.
    std::string a = show(std::get<0>(types)), b = show(std::get<1>(types));
    if (a != b)
      return complain(what + " " + llvm::Twine(i) + " of the programs is " +
                      a + " and " + b);
  }
  return true;
}

// "[1, 0, 3]"
static std::string indexOf(const Array &array, int64_t position) {
  llvm::SmallVector<int64_t> index(array.shape().size());
  for (size_t dim = index.size(); dim-- > 0;) {
    index[dim] = position % array.shape()[dim];
    position /= array.shape()[dim];
  }
  std::string text = "[";
  llvm::ListSeparator comma;
  for (int64_t at : index)
    text += (llvm::StringRef(comma) + llvm::Twine(at)).str();
  return text + "]";
}

// Reports the first difference, if there is one.
static bool areEqual(const PerDevice &left, const PerDevice &right,
                     const exec::Tolerance &tolerance, int64_t trial) {
  if (left.empty())
    return true;
  for (size_t result = 0; result < left[0].size(); ++result)
    for (size_t device = 0; device < left.size(); ++device) {
      const Array &a = left[device][result], &b = right[device][result];
      if (a.shape() != b.shape())
        return complain("result " + llvm::Twine(result) + ", device " +
                        llvm::Twine(device) + ": " + exec::describe(a) +
                        " and " + exec::describe(b));
      std::optional<exec::Difference> difference =
          exec::findDifference(a, b, tolerance);
      if (!difference)
        continue;
      std::string ulps =
          difference->ulps
              ? " (" + std::to_string(*difference->ulps) + " ULPs apart)"
              : "";
      return complain("trial " + llvm::Twine(trial) + ": result " +
                      llvm::Twine(result) + " at " +
                      indexOf(a, difference->index) + " on device " +
                      llvm::Twine(device) + ": " +
                      exec::formatElement(a, difference->index) + " and " +
                      exec::formatElement(b, difference->index) + ulps);
    }
  return true;
}

int tutti::runCompare(const CompareCommandOptions &options) {
  Progress progress(/*enabled=*/!options.quiet);
  auto beginStep = [&](llvm::StringRef step) { progress.begin(step); };
  std::unique_ptr<LoadedProgram> left =
      LoadedProgram::load(options.left, options.devices, beginStep);
  if (!left)
    return 1;
  std::unique_ptr<LoadedProgram> right =
      LoadedProgram::load(options.right, options.devices, beginStep);
  if (!right)
    return 1;
  const exec::Program &a = left->program(), &b = right->program();
  if (!haveSameTypes(a.arguments(), b.arguments(), "argument") ||
      !haveSameTypes(a.results(), b.results(), "result"))
    return 1;
  if (a.numDevices() != b.numDevices()) {
    complain("the programs are for " + llvm::Twine(a.numDevices()) + " and " +
             llvm::Twine(b.numDevices()) + " devices");
    return 1;
  }
  for (int64_t trial = 0; trial < options.trials; ++trial) {
    progress.begin("trial " + std::to_string(trial + 1) + " of " +
                   std::to_string(options.trials));
    PerDevice arguments = randomArguments(a, options.seed + trial);
    PerDevice first, second;
    if (reported(exec::launch(a, arguments, first, options.launch)) ||
        reported(exec::launch(b, arguments, second, options.launch)) ||
        !areEqual(first, second, options.tolerance, trial))
      return 1;
  }
  progress.begin("");
  if (!options.quiet)
    llvm::errs() << "equal: " << options.trials << " trials, "
                 << a.numDevices() << " devices, " << a.results().size()
                 << " results\n";
  return 0;
}
