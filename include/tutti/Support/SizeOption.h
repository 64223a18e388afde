//===- SizeOption.h - sizes as values of options ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The type of options of commands and passes whose value is a number of bytes,
// with or without a unit (tutti/Support/Units.h).
//
//===----------------------------------------------------------------------===//

#ifndef TUTTI_SUPPORT_SIZEOPTION_H
#define TUTTI_SUPPORT_SIZEOPTION_H

#include "llvm/Support/CommandLine.h"

namespace tutti {

/// A number of bytes.
struct ByteSize {
  ByteSize(int64_t bytes = 0) : bytes(bytes) {}
  operator int64_t() const { return bytes; }
  int64_t bytes;
};

inline llvm::raw_ostream &operator<<(llvm::raw_ostream &os, ByteSize size) {
  return os << size.bytes;
}

} // namespace tutti

/// Reads "64MiB". The error names the option as it was typed.
template <>
class llvm::cl::parser<tutti::ByteSize> : public basic_parser<tutti::ByteSize> {
public:
  using basic_parser::basic_parser;
  bool parse(Option &option, StringRef name, StringRef text,
             tutti::ByteSize &size);
  StringRef getValueName() const override { return "size"; }
  void printOptionDiff(const Option &option, tutti::ByteSize size,
                       OptVal byDefault, size_t width) const;
  void anchor() override;
};

#endif // TUTTI_SUPPORT_SIZEOPTION_H
