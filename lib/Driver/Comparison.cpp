//===- Comparison.cpp - two programs on the same inputs ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tutti/Driver/Comparison.h"
#include "tutti/Driver/Prepare.h"
#include "llvm/ADT/StringExtras.h"

using namespace tutti;
using exec::Array;
using PerDevice = std::vector<std::vector<Array>>;

static llvm::Error difference(const llvm::Twine &message) {
  return llvm::createStringError(message);
}

template <typename T> static std::string show(const T &value) {
  std::string text;
  llvm::raw_string_ostream(text) << value;
  return text;
}

static llvm::Error haveSameTypes(llvm::ArrayRef<mlir::RankedTensorType> left,
                                 llvm::ArrayRef<mlir::RankedTensorType> right,
                                 llvm::StringRef what) {
  if (left.size() != right.size())
    return difference("the programs have " + llvm::Twine(left.size()) +
                      " and " + llvm::Twine(right.size()) + " " + what + "s");
  for (auto [i, types] : llvm::enumerate(llvm::zip_equal(left, right))) {
    // The programs have contexts of their own.
    std::string a = show(std::get<0>(types)), b = show(std::get<1>(types));
    if (a != b)
      return difference(what + " " + llvm::Twine(i) + " of the programs is " +
                        a + " and " + b);
  }
  return llvm::Error::success();
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
static llvm::Error areEqual(const PerDevice &left, const PerDevice &right,
                            const exec::Tolerance &tolerance, int64_t trial) {
  for (size_t device = 0; device < left.size(); ++device)
    for (size_t result = 0; result < left[device].size(); ++result) {
      const Array &a = left[device][result], &b = right[device][result];
      if (a.shape() != b.shape())
        return difference("result " + llvm::Twine(result) + ", device " +
                          llvm::Twine(device) + ": " + exec::describe(a) +
                          " and " + exec::describe(b));
      std::optional<exec::Difference> found =
          exec::findDifference(a, b, tolerance);
      if (!found)
        continue;
      std::string ulps =
          found->ulps ? " (" + std::to_string(*found->ulps) + " ULPs apart)"
                      : "";
      return difference(
          "trial " + llvm::Twine(trial) + ": result " + llvm::Twine(result) +
          " at " + indexOf(a, found->index) + " on device " +
          llvm::Twine(device) + ": " + exec::formatElement(a, found->index) +
          " and " + exec::formatElement(b, found->index) + ulps);
    }
  return llvm::Error::success();
}

llvm::Error
tutti::comparePrograms(const exec::Program &left, const exec::Program &right,
                       const ComparisonOptions &options,
                       llvm::function_ref<void(int64_t)> beginTrial) {
  if (llvm::Error error =
          haveSameTypes(left.arguments(), right.arguments(), "argument"))
    return error;
  if (llvm::Error error =
          haveSameTypes(left.results(), right.results(), "result"))
    return error;
  if (left.numDevices() != right.numDevices())
    return difference("the programs are for " + llvm::Twine(left.numDevices()) +
                      " and " + llvm::Twine(right.numDevices()) + " devices");
  llvm::Expected<DeviceRange> devices = localDevices(left, options.mpi);
  if (!devices)
    return devices.takeError();
  for (int64_t trial = 0; trial < options.trials; ++trial) {
    beginTrial(trial);
    auto arguments = randomArguments(left, *devices, options.seed + trial);
    if (!arguments)
      return arguments.takeError();
    PerDevice first, second;
    if (llvm::Error error =
            exec::launch(left, *arguments, first, options.launch))
      return error;
    if (llvm::Error error =
            exec::launch(right, *arguments, second, options.launch))
      return error;
    if (llvm::Error error = areEqual(first, second, options.tolerance, trial))
      return error;
  }
  return llvm::Error::success();
}
