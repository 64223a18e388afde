//===- RunCommand.cpp - tutti run and tutti compare ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "JoinFunctions.h"
#include "RunOptions.h"
#include "tutti/Driver/Prepare.h"
#include "tutti/Driver/Progress.h"
#include "tutti/Support/OutputFile.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/WithColor.h"
#include <chrono>

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
static bool readArguments(const exec::Program &program, DeviceRange devices,
                          llvm::ArrayRef<std::string> files,
                          PerDevice &arguments) {
  if (files.size() != program.arguments().size())
    return complain("the program takes " +
                    llvm::Twine(program.arguments().size()) + " arguments, " +
                    llvm::Twine(files.size()) + " --arg were given");
  arguments.resize(program.numDevices());
  for (auto [type, file] : llvm::zip_equal(program.arguments(), files)) {
    bool isShared = !llvm::StringRef(file).contains("{device}");
    for (int64_t device = devices.first; device <= devices.last; ++device) {
      if (isShared && device > devices.first) {
        arguments[device].push_back(arguments[devices.first].back());
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

static bool startMpi(std::unique_ptr<exec::MpiJob> &mpi) {
  llvm::Expected<std::unique_ptr<exec::MpiJob>> job = exec::MpiJob::start();
  if (!job)
    return !reported(job.takeError());
  mpi = std::move(*job);
  return true;
}

// Whether this process is ready, and all other ranks are. Those that are not
// say why.
static bool areAllReady(const exec::MpiJob *mpi, bool ready) {
  return mpi ? mpi->agree(ready) : ready;
}

static void reportTimes(std::vector<double> &times) {
  llvm::sort(times);
  llvm::errs() << llvm::formatv("{0} runs: best {1:f3} ms, median {2:f3} ms\n",
                                times.size(), times.front(),
                                times[times.size() / 2]);
}

namespace {
/// `tutti run`, of one program after the other.
class Runner {
public:
  Runner(const RunCommandOptions &options, const exec::MpiJob *mpi)
      : options(options), mpi(mpi), speaks(!mpi || mpi->rank() == 0),
        progress(/*enabled=*/!options.quiet && speaks) {}

  bool runAll();

private:
  bool runParts();
  bool run(std::unique_ptr<LoadedProgram> loaded);
  bool prepare(const exec::Program &program, PerDevice &arguments);
  bool run(const exec::Program &program, const PerDevice &arguments);
  bool writeResults(const exec::Program &program, DeviceRange devices,
                    const PerDevice &results);

  const RunCommandOptions &options;
  const exec::MpiJob *mpi;
  const bool speaks; // One rank does, for all.
  Progress progress;
  int64_t functions = 0;
};
} // namespace

bool Runner::run(std::unique_ptr<LoadedProgram> loaded) {
  PerDevice arguments;
  bool ready = loaded && prepare(loaded->program(), arguments);
  if (!areAllReady(mpi, ready) || !run(loaded->program(), arguments))
    return false;
  functions += loaded->numFunctions();
  return true;
}

// Each part, whatever becomes of the others.
bool Runner::runParts() {
  auto text = llvm::MemoryBuffer::getFileOrSTDIN(options.input,
                                                 /*IsText=*/true);
  if (!text)
    return complain("cannot read '" + options.input +
                    "': " + text.getError().message());
  bool isFine = true;
  for (std::unique_ptr<llvm::MemoryBuffer> &part : splitInput(**text))
    isFine &= run(LoadedProgram::load(
        std::move(part), options.devices,
        [&](llvm::StringRef step) { progress.begin(step); }));
  return isFine;
}

bool Runner::runAll() {
  bool isFine = options.split
                    ? runParts()
                    : run(LoadedProgram::load(
                          options.input, options.devices,
                          [&](llvm::StringRef step) { progress.begin(step); }));
  progress.begin("");
  if (functions > 0 && isFine && speaks)
    llvm::outs() << functions << (functions == 1 ? " function" : " functions")
                 << " ran, all expectations hold\n";
  llvm::outs().flush();
  if (llvm::outs().has_error()) {
    std::error_code code = llvm::outs().error();
    llvm::outs().clear_error();
    return complain("cannot write 'standard output': " + code.message());
  }
  return isFine;
}

bool Runner::prepare(const exec::Program &program, PerDevice &arguments) {
  llvm::Expected<DeviceRange> devices = localDevices(program, mpi);
  if (!devices)
    return !reported(devices.takeError());
  if (!options.arguments.empty()) {
    if (!readArguments(program, *devices, options.arguments, arguments))
      return false;
  } else if (auto random = randomArguments(program, *devices, options.seed)) {
    arguments = std::move(*random);
  } else {
    return !reported(random.takeError());
  }
  if (!options.out.empty())
    if (std::error_code code = llvm::sys::fs::create_directories(options.out))
      return complain("cannot make '" + options.out + "': " + code.message());
  return true;
}

bool Runner::run(const exec::Program &program, const PerDevice &arguments) {
  progress.begin("running on " + std::to_string(program.numDevices()) +
                 " devices");
  PerDevice results;
  std::vector<double> times;
  for (int64_t i = 0; i < options.repeat; ++i) {
    auto begin = std::chrono::steady_clock::now();
    if (reported(exec::launch(program, arguments, results, options.launch)))
      return false;
    times.push_back(std::chrono::duration<double, std::milli>(
                        std::chrono::steady_clock::now() - begin)
                        .count());
  }
  progress.begin("");
  if (options.repeat > 1 && speaks)
    reportTimes(times);
  return writeResults(program, llvm::cantFail(localDevices(program, mpi)),
                      results);
}

bool Runner::writeResults(const exec::Program &program, DeviceRange devices,
                          const PerDevice &results) {
  for (size_t result = 0; result < program.results().size(); ++result)
    for (int64_t device = devices.first; device <= devices.last; ++device) {
      const Array &array = results[device][result];
      if (options.out.empty())
        printResult(array, result, device, options.elements);
      else if (!writeResult(array, result, device, options.out))
        return false;
    }
  return true;
}

int tutti::runRun(const RunCommandOptions &options) {
  std::unique_ptr<exec::MpiJob> mpi;
  if (options.launch.mpi && !startMpi(mpi))
    return 1;
  return Runner(options, mpi.get()).runAll() ? 0 : 1;
}

//===----------------------------------------------------------------------===//
// tutti compare
//===----------------------------------------------------------------------===//

int tutti::runCompare(const CompareCommandOptions &options) {
  std::unique_ptr<exec::MpiJob> mpi;
  if (options.comparison.launch.mpi && !startMpi(mpi))
    return 1;
  bool isQuiet = options.quiet || (mpi && mpi->rank() != 0);
  Progress progress(/*enabled=*/!isQuiet);
  auto beginStep = [&](llvm::StringRef step) { progress.begin(step); };
  std::unique_ptr<LoadedProgram> left =
      LoadedProgram::load(options.left, options.devices, beginStep);
  std::unique_ptr<LoadedProgram> right;
  if (left)
    right = LoadedProgram::load(options.right, options.devices, beginStep);
  if (!areAllReady(mpi.get(), left && right))
    return 1;
  ComparisonOptions comparison = options.comparison;
  comparison.mpi = mpi.get();
  if (reported(comparePrograms(
          left->program(), right->program(), comparison, [&](int64_t trial) {
            progress.begin("trial " + std::to_string(trial + 1) + " of " +
                           std::to_string(comparison.trials));
          })))
    return 1;
  progress.begin("");
  if (!isQuiet)
    llvm::errs() << "equal: " << comparison.trials << " trials, "
                 << left->program().numDevices() << " devices, "
                 << left->program().results().size() << " results\n";
  return 0;
}
