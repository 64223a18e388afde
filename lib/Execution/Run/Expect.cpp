//===- Expect.cpp - expectations of a running program ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Expect.h"
#include "ElementFormat.h"
#include "llvm/ADT/StringExtras.h"
#include <vector>

using namespace tutti;
using namespace tutti::exec;
using llvm::ArrayRef;

static std::string formatList(ArrayRef<int64_t> numbers) {
  std::string text = "[";
  llvm::ListSeparator comma;
  for (int64_t number : numbers)
    text += (llvm::StringRef(comma) + llvm::Twine(number)).str();
  return text + "]";
}

std::string exec::formatIndex(ArrayRef<int64_t> shape, int64_t position) {
  llvm::SmallVector<int64_t> index(shape.size());
  for (size_t dim = index.size(); dim-- > 0;) {
    index[dim] = position % shape[dim];
    position /= shape[dim];
  }
  return formatList(index);
}

namespace {
/// A tensor where compiled code has put it.
struct View {
  explicit View(const UnrankedDescriptor &from)
      : data(reinterpret_cast<const char *>(from.words[1])),
        offset(from.words[2]), shape(from.words + 3, from.rank),
        strides(from.words + 3 + from.rank, from.rank) {}

  int64_t numElements() const {
    int64_t count = 1;
    for (int64_t size : shape)
      count *= size;
    return count;
  }
  // The elements in row-major order, one after the other.
  std::vector<char> gather(size_t bytes) const {
    int64_t count = numElements();
    std::vector<char> dense(count * bytes);
    llvm::SmallVector<int64_t> index(shape.size(), 0);
    for (int64_t i = 0; i < count; ++i) {
      int64_t place = offset;
      for (size_t dim = 0; dim < index.size(); ++dim)
        place += index[dim] * strides[dim];
      std::copy_n(data + place * int64_t(bytes), bytes,
                  dense.data() + i * bytes);
      for (size_t dim = index.size(); dim-- > 0;) {
        if (++index[dim] < shape[dim])
          break;
        index[dim] = 0;
      }
    }
    return dense;
  }

  const char *data;
  int64_t offset;
  ArrayRef<int64_t> shape, strides;
};
} // namespace

std::string exec::findMismatch(const UnrankedDescriptor &actual,
                               const UnrankedDescriptor &expected,
                               int32_t runtimeType,
                               const Tolerance &tolerance) {
  View left(actual), right(expected);
  if (left.shape != right.shape)
    return "the actual shape is " + formatList(left.shape) +
           ", the expected one " + formatList(right.shape);
  ElementFormat format(runtimeType);
  size_t bytes = format.bytes() * format.parts();
  int64_t count = left.numElements();
  std::vector<char> a = left.gather(bytes), b = right.gather(bytes);
  std::optional<Difference> difference =
      findDifference(runtimeType, a.data(), b.data(), count, tolerance);
  if (!difference)
    return {};
  size_t at = difference->index * bytes;
  std::string text;
  llvm::raw_string_ostream os(text);
  os << difference->count << " of " << count
     << " elements differ, the first at "
     << formatIndex(left.shape, difference->index) << ": actual "
     << format.format(a.data() + at) << ", expected "
     << format.format(b.data() + at);
  if (difference->ulps)
    os << " (" << *difference->ulps << " ULPs apart)";
  return text;
}
