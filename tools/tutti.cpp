//===- tutti.cpp - the command line ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tutti/Driver/Commands.h"

int main(int argc, char **argv) { return tutti::runTutti(argc, argv); }
