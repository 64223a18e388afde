//===- SizeOption.cpp - sizes as values of options ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tutti/Support/SizeOption.h"
#include "tutti/Support/Units.h"

using namespace llvm;
using SizeParser = cl::parser<tutti::ByteSize>;

bool SizeParser::parse(cl::Option &option, StringRef name, StringRef text,
                       tutti::ByteSize &size) {
  Expected<int64_t> bytes = tutti::parseBytes(text);
  if (!bytes)
    return option.error(toString(bytes.takeError()), name);
  size = *bytes;
  return false;
}

void SizeParser::printOptionDiff(const cl::Option &option, tutti::ByteSize size,
                                 OptVal, size_t width) const {
  printOptionName(option, width);
  outs() << "= " << size << '\n';
}

void SizeParser::anchor() {}
