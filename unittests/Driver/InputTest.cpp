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

TEST(Input, NestingIsBounded) {
  EXPECT_EQ(findNesting("", 1), nullptr);
  EXPECT_EQ(findNesting("f(a) { g<b> } [c]", 2), nullptr);
  llvm::StringRef deep = "a { ( [ b ] ) }";
  EXPECT_EQ(findNesting(deep, 3), nullptr);
  EXPECT_EQ(findNesting(deep, 2), deep.begin() + 6);
  // Arrows close nothing; strings and comments open nothing.
  EXPECT_EQ(findNesting("(() -> () , (", 2), nullptr);
  EXPECT_EQ(findNesting("(() -> () , ((", 2) != nullptr, true);
  EXPECT_EQ(findNesting("\"((((\\\"((((\" // ((((\n (", 1), nullptr);
  // Text that ends inside a string.
  EXPECT_EQ(findNesting("\"abc", 1), nullptr);
  EXPECT_EQ(findNesting("\"abc\\", 1), nullptr);
}

TEST(Input, TextEndsEarlyWithinBrackets) {
  EXPECT_FALSE(endsEarly(""));
  EXPECT_FALSE(endsEarly("module { f() -> (a<b>) }"));
  EXPECT_TRUE(endsEarly("module {"));
  EXPECT_TRUE(endsEarly("module { } ("));
  EXPECT_TRUE(endsEarly("module { \"}"));
  EXPECT_TRUE(endsEarly("module { // }"));
}

TEST(Input, ForeignInputIsToldByItsBeginning) {
  auto messageOf = [](llvm::StringRef text) {
    return findForeignInput(text, [](llvm::StringRef dialect) {
             return dialect == "func";
           }).second;
  };
  for (llvm::StringRef text :
       {"module {", "// c\n func.func @f", "#a = 1", "!t = i32", "#a", "%0 = f",
        "%0:2 = f", "%0, %1 = f", "\"a.b\"()", "{-# #-}"})
    EXPECT_EQ(messageOf(text), "") << text.str();
  for (llvm::StringRef text :
       {"modules {", "func @f", "other.op", "# a", "#", "!", "%", "% = f",
        "%a b", "\"a.b\" 1", "\"", "\"\"", "{", "{-", "[", ".", "func."})
    EXPECT_NE(messageOf(text), "") << text.str();
  EXPECT_EQ(messageOf("  // only\n"),
            "the input is empty; expected StableHLO or HLO text");
  // The place is that of the first word.
  llvm::StringRef text = "// c\n\n hello";
  auto [at, message] =
      findForeignInput(text, [](llvm::StringRef) { return false; });
  EXPECT_EQ(at, text.begin() + 7);
}
