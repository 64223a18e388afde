//===- LexerTest.cpp - tests of the HLO lexer ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Text.h"

using namespace tutti::hlo;

/// The tokens as kind and text.
static std::string tokens(llvm::StringRef text) {
  Text t(text);
  std::string result;
  for (; !t.lexer->at(TokenKind::End); t.lexer->next()) {
    if (t.lexer->at(TokenKind::Invalid))
      return result + "!";
    result += (t.lexer->tokenText() + " ").str();
  }
  return result;
}

TEST(Lexer, words) {
  EXPECT_EQ(tokens("ROOT add.1 all-reduce-start -1.5e+10 3x3 0_0x-1_-2"),
            "ROOT add.1 all-reduce-start -1.5e+10 3x3 0_0x-1_-2 ");
}

TEST(Lexer, arrowEndsWord) {
  EXPECT_EQ(tokens("b01f_01io->b01f"), "b01f_01io -> b01f ");
  EXPECT_EQ(tokens("?b0_?0io->b?0"), "?b0_?0io -> b?0 ");
}

TEST(Lexer, namesAndPunctuation) {
  EXPECT_EQ(tokens("%a-b.c=[2,4]<=[8]T(1,0):"),
            "a-b.c = [ 2 , 4 ] <= [ 8 ] T ( 1 , 0 ) : ");
}

TEST(Lexer, commentsAreBlank) {
  EXPECT_EQ(tokens("a /*index=5*/ b // to the end\nc"), "a b c ");
  EXPECT_EQ(tokens("a /* open"), "a !");
}

TEST(Lexer, strings) {
  EXPECT_EQ(tokens(R"("a\"b" 'c')"), R"(a\"b c )");
  EXPECT_EQ(tokens("\"open"), "!");
  EXPECT_EQ(tokens("\"ends in escape\\"), "!");
}

TEST(Lexer, invalidCharacters) {
  EXPECT_EQ(tokens("a @"), "a !");
  EXPECT_EQ(tokens("a % b"), "a !");
  EXPECT_EQ(tokens(llvm::StringRef("a \0 b", 5)), "a !");
  EXPECT_EQ(tokens("a < b"), "a !");
}

TEST(Lexer, groups) {
  auto end = [](llvm::StringRef text) {
    Text t(text);
    auto end = skipGroup(*t.source, 0, text.size());
    return end ? int(*end) : -1;
  };
  EXPECT_EQ(end("(a[b{c}])d"), 9);
  EXPECT_EQ(end("{\"}\" '}' /*}*/ // }\n}"), 21);
  EXPECT_EQ(end("(]"), -1);
  EXPECT_EQ(end("(("), -1);
  EXPECT_EQ(end("(a / b)"), 7);
  EXPECT_EQ(end(std::string(1000000, '(') + std::string(1000000, ')')),
            2000000);
}

TEST(Lexer, shapeEnds) {
  auto shape = [](llvm::StringRef text) {
    Text t(text);
    auto end = skipShape(*t.source, 0, text.size());
    return end ? text.take_front(*end).str() : "none";
  };
  EXPECT_EQ(shape("f32[2,3]{1,0:T(8,128)S(1)} add"),
            "f32[2,3]{1,0:T(8,128)S(1)}");
  EXPECT_EQ(shape("f32[] {\n  a = "), "f32[]");
  EXPECT_EQ(shape("f32[]{:S(1)} x"), "f32[]{:S(1)}");
  EXPECT_EQ(shape("(f32[2]{0}, (s32[])) x"), "(f32[2]{0}, (s32[]))");
  EXPECT_EQ(shape("name, b"), "none");
  EXPECT_EQ(shape(""), "none");
}

TEST(Lexer, escapes) {
  EXPECT_EQ(unescape(R"(a\"b\\c\n\t\'\101\x41\)"), "a\"b\\c\n\t'AA\\");
  EXPECT_EQ(unescape(R"(\18)"), "\0018");
}

TEST(Lexer, errorsNameWhatIsThere) {
  Text t("\n  }");
  (void)t.lexer->expect(TokenKind::Comma, "','");
  EXPECT_EQ(t.error(), "2:3: expected ',', found '}'");
  Text empty("");
  (void)empty.lexer->expect(TokenKind::Comma, "','");
  EXPECT_EQ(empty.error(), "1:1: expected ',', found the end of the text");
}
