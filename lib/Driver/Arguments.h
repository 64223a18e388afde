//===- Arguments.h - mistakes in a command line ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TUTTI_LIB_DRIVER_ARGUMENTS_H
#define TUTTI_LIB_DRIVER_ARGUMENTS_H

#include "llvm/ADT/ArrayRef.h"
#include <string>

namespace tutti {

/// What is wrong with `arguments`, those after the program's name: a command or
/// a flag that does not exist, or more programs than one. Empty where nothing
/// of that is; values of flags are not looked at. Call it when all flags are
/// registered.
std::string findMistake(llvm::ArrayRef<const char *> arguments);

} // namespace tutti

#endif // TUTTI_LIB_DRIVER_ARGUMENTS_H
