//===- InputTest.cpp - telling the form of a program ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tutti/Driver/Input.h"
#include <gtest/gtest.h>

using namespace tutti;

TEST(Input, HLOTextBeginsWithItsWord) {
  EXPECT_EQ(recogniseForm("HloModule jit_f\n"), InputForm::HLO);
  EXPECT_EQ(recogniseForm("\n  HloModule\tjit_f"), InputForm::HLO);
  EXPECT_EQ(recogniseForm("// a comment\n/* and\n another */ HloModule m"),
            InputForm::HLO);
  EXPECT_EQ(recogniseForm("HloModule"), InputForm::HLO);
}

TEST(Input, AllElseIsMLIR) {
  EXPECT_EQ(recogniseForm(""), InputForm::MLIR);
  EXPECT_EQ(recogniseForm("module @HloModule {}"), InputForm::MLIR);
  EXPECT_EQ(recogniseForm("HloModules m"), InputForm::MLIR);
  EXPECT_EQ(recogniseForm("// HloModule m\nmodule {}"), InputForm::MLIR);
  EXPECT_EQ(recogniseForm("ML\xefR"), InputForm::MLIR);
  // Comments that never end.
  EXPECT_EQ(recogniseForm("/*"), InputForm::MLIR);
  EXPECT_EQ(recogniseForm("/* HloModule m"), InputForm::MLIR);
  EXPECT_EQ(recogniseForm("//"), InputForm::MLIR);
  EXPECT_EQ(recogniseForm("/"), InputForm::MLIR);
}
