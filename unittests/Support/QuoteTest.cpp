//===- QuoteTest.cpp - text of unknown origin in a message ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tutti/Support/Quote.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/Unicode.h"
#include "llvm/Support/raw_ostream.h"
#include <gtest/gtest.h>

using namespace tutti;

TEST(Quote, WhatDoesNotPrintIsEscaped) {
  EXPECT_EQ(printable("plain, \xc3\xa4 and \xe5\x85\xa8"),
            "plain, \xc3\xa4 and \xe5\x85\xa8");
  EXPECT_EQ(printable("\x1b[31m\a\r"), "\\x1b[31m\\x07\\x0d");
  EXPECT_EQ(printable(llvm::StringRef("\0", 1)), "\\x00");
  EXPECT_EQ(printable("two\nlines\tand a tab"), "two\nlines    and a tab");
  // Bytes that are no UTF-8: alone, cut short, too long a form of '/'.
  EXPECT_EQ(printable("\xff|\xc3"), "\\xff|\\xc3");
  EXPECT_EQ(printable("\xc0\xaf"), "\\xc0\\xaf");
  // A mark that reverses the direction of writing.
  EXPECT_EQ(printable("\xe2\x80\xae"), "\\xe2\\x80\\xae");
}

TEST(Quote, WhatIsLongIsCut) {
  EXPECT_EQ(printable("abcdef", 6), "abcdef");
  EXPECT_EQ(printable("abcdefg", 6), "abcdef...");
  EXPECT_EQ(printable(std::string(1 << 20, 'x')).size(), 2003u);
}

TEST(Quote, ShortLinesStayWhole) {
  QuotedLine quoted = quoteLine("  %0 = f x", 7);
  EXPECT_EQ(quoted.text, "  %0 = f x");
  EXPECT_EQ(quoted.caret, 7u);
  EXPECT_EQ(quoteLine("abc", 3).caret, 3u);
  EXPECT_EQ(quoteLine("abc", 99).caret, 3u);
  EXPECT_EQ(quoteLine("", 0).text, "");
}

TEST(Quote, CaretCountsColumnsOfTheTerminal) {
  EXPECT_EQ(quoteLine("\xc3\xa4x", 2).caret, 1u);     // one column
  EXPECT_EQ(quoteLine("\xe5\x85\xa8x", 3).caret, 2u); // two columns
  EXPECT_EQ(quoteLine("\xffx", 1).caret, 4u);         // "\xff"
  EXPECT_EQ(quoteLine("\tx", 1).caret, 4u);           // a tab is four blanks
}

TEST(Quote, LongLinesAreCutAroundTheCaret) {
  std::string line = std::string(5000, 'a') + "!" + std::string(5000, 'b');
  QuotedLine quoted = quoteLine(line, 5000, 20);
  EXPECT_EQ(quoted.text, "...aaaaaaaaaa!bbbbbbbbb...");
  EXPECT_EQ(quoted.text[quoted.caret], '!');
  // Near an end the other side gets the room.
  EXPECT_EQ(quoteLine(line, 0, 8).text, "aaaaaaaa...");
  EXPECT_EQ(quoteLine(line, line.size(), 8).text, "...bbbbbbbb");
}

// Wherever the caret is, it stands below its character and the quote is short.
TEST(Quote, CaretIsRightInEveryColumn) {
  // Characters of one to four bytes, of one or two columns, and broken ones.
  std::string line;
  for (int i = 0; i < 60; ++i)
    line += "a\xc3\xa4\xe5\x85\xa8\xf0\x9f\x8e\xbc\xff\x01";
  for (size_t column = 0; column < line.size(); ++column) {
    if ((line[column] & 0xc0) == 0x80)
      continue; // within a character
    QuotedLine quoted = quoteLine(line, column, 40);
    llvm::StringRef text = quoted.text;
    EXPECT_LE(llvm::sys::unicode::columnWidthUTF8(text), 46);
    // The text before the caret, by its columns.
    size_t at = 0;
    while (at < text.size() &&
           llvm::sys::unicode::columnWidthUTF8(text.take_front(at)) !=
               int(quoted.caret))
      ++at;
    std::string shown = printable(llvm::StringRef(line).substr(column, 4));
    EXPECT_TRUE(text.substr(at).starts_with(
        llvm::StringRef(shown).take_front(1)))
        << column << ": " << quoted.text;
  }
}

TEST(Quote, DiagnosticsAreQuoted) {
  llvm::SourceMgr sources;
  std::string line = std::string(3000, 'a') + "\x1b[31m";
  unsigned id = sources.AddNewSourceBuffer(
      llvm::MemoryBuffer::getMemBufferCopy("first\n" + line + "\nlast",
                                           "f\x01"),
      llvm::SMLoc());
  std::string text;
  llvm::raw_string_ostream os(text);
  printDiagnostic(
      sources.GetMessage(sources.FindLocForLineAndColumn(id, 2, 3001),
                         llvm::SourceMgr::DK_Error, "replaced"),
      "found \x1b", os);
  EXPECT_EQ(text, "f\\x01:2:3001: error: found \\x1b\n..." +
                      std::string(152, 'a') + "\\x1b[31m\n" +
                      std::string(155, ' ') + "^\n");
  text.clear();
  printDiagnostic(llvm::SMDiagnostic("g", llvm::SourceMgr::DK_Note, "no line"),
                  "no line", os);
  EXPECT_EQ(text, "g: note: no line\n");
}
