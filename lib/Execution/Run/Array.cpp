//===- Array.cpp - a tensor of a device, in host memory ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tutti/Execution/Array.h"
#include "ElementFormat.h"
#include "tutti/Execution/Runtime.h"
#include "llvm/ADT/APFloat.h"
#include "llvm/Support/Endian.h"
#include <cstring>

using namespace mlir;
using namespace tutti;
using namespace tutti::exec;

unsigned exec::elementBytes(Type element) {
  if (auto complex = dyn_cast<ComplexType>(element))
    return 2 * elementBytes(complex.getElementType());
  return (element.getIntOrFloatBitWidth() + 7) / 8;
}

static int64_t product(ArrayRef<int64_t> shape) {
  int64_t result = 1;
  for (int64_t size : shape)
    result *= size;
  return result;
}

// Aligned for vector instructions, as compiled code allocates.
static constexpr size_t alignment = 64;

Array::Array(Type element, ArrayRef<int64_t> shape)
    : elementType(element), dims(shape.begin(), shape.end()),
      count(product(shape)), bytes(exec::elementBytes(element)) {
  size_t size = llvm::alignTo(std::max<size_t>(sizeInBytes(), 1), alignment);
  owner.reset(std::aligned_alloc(alignment, size), std::free);
  memory = static_cast<char *>(owner.get());
  if (!memory)
    llvm::report_bad_alloc_error("an array of a device");
  std::memset(memory, 0, sizeInBytes());
}

Array Array::adopt(Type element, ArrayRef<int64_t> shape,
                   std::shared_ptr<void> owner, void *data) {
  Array array;
  array.elementType = element;
  array.dims.assign(shape.begin(), shape.end());
  array.count = product(shape);
  array.bytes = exec::elementBytes(element);
  array.owner = std::move(owner);
  array.memory = static_cast<char *>(data);
  return array;
}

std::string exec::describe(const Array &array) {
  std::string text;
  llvm::raw_string_ostream(text)
      << RankedTensorType::get(array.shape(), array.element());
  return text;
}

std::string exec::formatElement(const Array &array, int64_t index) {
  return ElementFormat(*runtimeType(array.element()))
      .format(array.data() + index * array.elementBytes());
}

//===----------------------------------------------------------------------===//
// Random elements
//===----------------------------------------------------------------------===//

// The finaliser of SplitMix64 (Steele, Lea, Flood 2014): a bijection whose
// outputs pass for random.
static uint64_t mix(uint64_t x) {
  x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9;
  x = (x ^ (x >> 27)) * 0x94d049bb133111eb;
  return x ^ (x >> 31);
}

static void writeFloat(FloatType type, double value, char *at) {
  APFloat number(value);
  bool losesInfo;
  number.convert(type.getFloatSemantics(), APFloat::rmNearestTiesToEven,
                 &losesInfo);
  uint64_t bits = number.bitcastToAPInt().getZExtValue();
  std::memcpy(at, &bits, (type.getWidth() + 7) / 8);
}

Array exec::randomArray(RankedTensorType type, uint64_t seed, uint64_t stream) {
  Array array(type.getElementType(), type.getShape());
  uint64_t state = mix(mix(seed) + 0x9e3779b97f4a7c15 * (stream + 1));
  auto bits = [&] { return mix(state += 0x9e3779b97f4a7c15); };
  auto uniform = [&] { // in [-1, 1)
    return static_cast<double>(static_cast<int64_t>(bits())) * 0x1p-63;
  };
  Type element = type.getElementType();
  unsigned size = array.elementBytes();
  for (int64_t i = 0; i < array.numElements(); ++i) {
    char *at = array.data() + i * size;
    if (auto complex = dyn_cast<ComplexType>(element)) {
      auto part = cast<FloatType>(complex.getElementType());
      writeFloat(part, uniform(), at);
      writeFloat(part, uniform(), at + size / 2);
    } else if (element.isF32()) {
      float value = uniform();
      std::memcpy(at, &value, sizeof value);
    } else if (auto real = dyn_cast<FloatType>(element)) {
      writeFloat(real, uniform(), at);
    } else {
      // What a signed integer of few bits holds is less than 8.
      unsigned width = std::min(element.getIntOrFloatBitWidth(), 4u);
      bool isSigned = !element.isUnsignedInteger() && width > 1;
      uint64_t value = bits() & ((uint64_t(1) << (width - isSigned)) - 1) & 7;
      std::memcpy(at, &value, size);
    }
  }
  return array;
}
