//===- Npy.cpp - NumPy's files ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The format is NumPy's own: "A Simple File Format for NumPy Arrays",
// numpy.org/neps/nep-0001-npy-format.html.
//
//===----------------------------------------------------------------------===//

#include "tutti/Execution/Array.h"
#include "llvm/Support/Endian.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/MemoryBuffer.h"
#include <cstring>

using namespace mlir;
using namespace tutti;
using namespace tutti::exec;
using llvm::StringRef;

// The code of an element type, as in `descr`.
static std::string descriptionOf(Type element) {
  unsigned bytes = elementBytes(element);
  StringRef order = bytes == 1 ? "|" : "<";
  auto code = [&](StringRef kind) {
    return (order + kind + llvm::Twine(bytes)).str();
  };
  if (element.isInteger(1))
    return "|b1";
  if (isa<ComplexType>(element))
    return code("c");
  unsigned width = element.getIntOrFloatBitWidth();
  if (isa<IntegerType>(element) && width >= 8)
    return code(element.isUnsignedInteger() ? "u" : "i");
  if (isa<Float16Type, Float32Type, Float64Type>(element))
    return code("f");
  // NumPy has no such type and writes plain bytes.
  return ("|V" + llvm::Twine(bytes)).str();
}

namespace {
/// What the header's dictionary says.
struct Header {
  std::string description;
  bool isFortran = false;
  SmallVector<int64_t> shape;
  size_t dataBegin = 0;
};
} // namespace

// The text after `'key':`, or nothing.
static std::optional<StringRef> findKey(StringRef dictionary, StringRef key) {
  size_t at = dictionary.find(("'" + key + "'").str());
  if (at == StringRef::npos)
    return std::nullopt;
  StringRef rest = dictionary.drop_front(at + key.size() + 2).ltrim();
  if (!rest.consume_front(":"))
    return std::nullopt;
  return rest.ltrim();
}

static llvm::Expected<Header> readHeader(StringRef content) {
  auto fail = [](const llvm::Twine &why) {
    return llvm::createStringError("not a NumPy file: " + why);
  };
  StringRef rest = content;
  if (!rest.consume_front("\x93NUMPY") || rest.size() < 4)
    return fail("it does not begin as one");
  unsigned major = static_cast<uint8_t>(rest[0]);
  if (major < 1 || major > 3)
    return fail("version " + llvm::Twine(major) + ", expected 1 to 3");
  rest = rest.drop_front(2);
  size_t lengthBytes = major == 1 ? 2 : 4;
  if (rest.size() < lengthBytes)
    return fail("it ends in its header");
  size_t length = major == 1 ? llvm::support::endian::read16le(rest.data())
                             : llvm::support::endian::read32le(rest.data());
  rest = rest.drop_front(lengthBytes);
  if (rest.size() < length)
    return fail("it ends in its header");
  StringRef dictionary = rest.take_front(length);
  Header header;
  header.dataBegin = dictionary.end() - content.begin();
  std::optional<StringRef> descr = findKey(dictionary, "descr");
  std::optional<StringRef> order = findKey(dictionary, "fortran_order");
  std::optional<StringRef> shape = findKey(dictionary, "shape");
  if (!descr || !order || !shape || !descr->consume_front("'") ||
      !shape->consume_front("("))
    return fail("its header lacks descr, fortran_order or shape, or has a "
                "structured type");
  header.description =
      descr->take_until([](char c) { return c == '\''; }).str();
  header.isFortran = order->starts_with("True");
  SmallVector<StringRef> sizes;
  shape->take_until([](char c) { return c == ')'; }).split(sizes, ',');
  for (StringRef text : sizes) {
    if (text.trim().empty())
      continue;
    int64_t size;
    if (text.trim().getAsInteger(10, size) || size < 0)
      return fail("its shape has '" + text + "'");
    header.shape.push_back(size);
  }
  return header;
}

// Copies from column-major order.
static void copyFortran(const Array &array, const char *from) {
  unsigned bytes = array.elementBytes();
  size_t rank = array.shape().size();
  SmallVector<int64_t> index(rank, 0);
  for (int64_t i = 0; i < array.numElements(); ++i) {
    int64_t place = 0;
    for (size_t dim = rank; dim-- > 0;)
      place = place * array.shape()[dim] + index[dim];
    std::memcpy(array.data() + i * bytes, from + place * bytes, bytes);
    for (size_t dim = rank; dim-- > 0;) {
      if (++index[dim] < array.shape()[dim])
        break;
      index[dim] = 0;
    }
  }
}

llvm::Expected<Array> exec::readNpy(StringRef path, RankedTensorType type) {
  auto fail = [&](const llvm::Twine &why) {
    return llvm::createStringError("'" + path + "': " + why);
  };
  auto buffer = llvm::MemoryBuffer::getFile(path, /*IsText=*/false,
                                            /*RequiresNullTerminator=*/false);
  if (!buffer)
    return llvm::createStringError("cannot read '" + path +
                                   "': " + buffer.getError().message());
  StringRef content = (*buffer)->getBuffer();
  llvm::Expected<Header> header = readHeader(content);
  if (!header)
    return fail(llvm::toString(header.takeError()));
  std::string expected = descriptionOf(type.getElementType());
  StringRef found = header->description;
  // The byte order of plain bytes does not matter.
  StringRef foundKind = found.drop_front(found.empty() ? 0 : 1);
  if (foundKind != StringRef(expected).drop_front() || found.front() == '>') {
    std::string name;
    llvm::raw_string_ostream(name) << type.getElementType();
    return fail("has elements of type '" + found + "', expected '" + expected +
                "' for " + name);
  }
  bool fits = header->shape.size() == size_t(type.getRank());
  for (size_t dim = 0; fits && dim < header->shape.size(); ++dim)
    fits = type.isDynamicDim(dim) || type.getDimSize(dim) == header->shape[dim];
  if (!fits) {
    std::string expectedType;
    llvm::raw_string_ostream(expectedType) << type;
    std::string shape;
    for (int64_t size : header->shape)
      shape += (shape.empty() ? "" : ", ") + std::to_string(size);
    return fail("has shape (" + llvm::Twine(shape) + "), expected that of " +
                expectedType);
  }
  // Checked before memory is asked for.
  size_t bytes = elementBytes(type.getElementType());
  size_t available = content.size() - header->dataBegin;
  if (llvm::is_contained(header->shape, 0))
    bytes = 0;
  for (int64_t size : header->shape) {
    if (size > 0 && bytes > available / size) {
      bytes = SIZE_MAX;
      break;
    }
    bytes *= size;
  }
  if (bytes > available)
    return fail("ends before its last element");
  Array array(type.getElementType(), header->shape);
  const char *data = content.data() + header->dataBegin;
  if (header->isFortran)
    copyFortran(array, data);
  else
    std::memcpy(array.data(), data, array.sizeInBytes());
  return array;
}

void exec::writeNpy(llvm::raw_ostream &os, const Array &array) {
  std::string shape;
  for (int64_t size : array.shape())
    shape += std::to_string(size) + ", ";
  if (array.shape().size() > 1)
    shape.resize(shape.size() - 2);
  else if (array.shape().size() == 1)
    shape.pop_back();
  std::string header = llvm::formatv(
      "{{'descr': '{0}', 'fortran_order': False, 'shape': ({1}), }",
      descriptionOf(array.element()), shape);
  // The data begin at a multiple of 64 bytes.
  constexpr size_t preamble = 10;
  size_t padded = llvm::alignTo(preamble + header.size() + 1, 64) - preamble;
  header.resize(padded - 1, ' ');
  header += '\n';
  char length[2];
  llvm::support::endian::write16le(length, header.size());
  os << StringRef("\x93NUMPY\x01\x00", 8) << StringRef(length, 2) << header
     << StringRef(array.data(), array.sizeInBytes());
}
