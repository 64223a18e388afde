//===- Array.h - a tensor of a device, in host memory ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TUTTI_EXECUTION_ARRAY_H
#define TUTTI_EXECUTION_ARRAY_H

#include "mlir/IR/BuiltinTypes.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Support/Error.h"
#include <memory>

namespace tutti::exec {

/// Dense, row-major, elements as the runtime keeps them (TuttiType). Copies
/// share the memory.
class Array {
public:
  Array() = default;
  /// Zeros. `element` is a type that runtimeType() knows.
  Array(mlir::Type element, llvm::ArrayRef<int64_t> shape);
  /// Elements at `data`, in memory that `owner` keeps.
  static Array adopt(mlir::Type element, llvm::ArrayRef<int64_t> shape,
                     std::shared_ptr<void> owner, void *data);

  mlir::Type element() const { return elementType; }
  llvm::ArrayRef<int64_t> shape() const { return dims; }
  int64_t numElements() const { return count; }
  /// Bytes of one element.
  unsigned elementBytes() const { return bytes; }
  char *data() const { return memory; }
  size_t sizeInBytes() const { return size_t(count) * bytes; }

private:
  mlir::Type elementType;
  llvm::SmallVector<int64_t, 4> dims;
  int64_t count = 0;
  unsigned bytes = 0;
  std::shared_ptr<void> owner;
  char *memory = nullptr;
};

/// "tensor<2x3xf32>", for messages.
std::string describe(const Array &array);

/// Element `index`, in row-major order, for people: "1.5", "(1, -2)", "true".
std::string formatElement(const Array &array, int64_t index);

/// Bytes of one element of a type that runtimeType() knows.
unsigned elementBytes(mlir::Type element);

/// Reads a NumPy file as an array of `type`. Types that NumPy lacks (bf16,
/// floats of 8 bits and less, integers of less than a byte) are read from
/// anonymous bytes of the same size, as NumPy writes them for ml_dtypes. An
/// error where the file is not one, or has another element type or shape.
llvm::Expected<Array> readNpy(llvm::StringRef path,
                              mlir::RankedTensorType type);
/// The bytes of a NumPy file with the array, version 1.0.
void writeNpy(llvm::raw_ostream &os, const Array &array);

/// Random elements that depend on nothing but the arguments. Floats and parts
/// of complex numbers are uniform in [-1, 1), integers in [0, 8) where they
/// fit, bools fair.
Array randomArray(mlir::RankedTensorType type, uint64_t seed, uint64_t stream);

} // namespace tutti::exec

#endif // TUTTI_EXECUTION_ARRAY_H
