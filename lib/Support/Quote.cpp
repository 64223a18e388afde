//===- Quote.cpp - text of unknown origin in a message ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tutti/Support/Quote.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/ConvertUTF.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/Unicode.h"

using namespace tutti;

namespace {
// One character as it is shown.
struct Cell {
  std::string text;
  unsigned width;
  size_t bytes; // of the source
};
} // namespace

// The character at the start of `text`, which is not empty.
static Cell firstCell(llvm::StringRef text) {
  if (text.front() == '\t')
    return {"    ", 4, 1};
  size_t bytes = llvm::getNumBytesForUTF8(text.front());
  if (bytes <= text.size()) {
    int width = llvm::sys::unicode::columnWidthUTF8(text.take_front(bytes));
    if (width >= 0)
      return {text.take_front(bytes).str(), unsigned(width), bytes};
  }
  std::string code =
      "\\x" + llvm::toHex(text.take_front(1), /*LowerCase=*/true);
  return {code, unsigned(code.size()), 1};
}

std::string tutti::printable(llvm::StringRef text, size_t most) {
  std::string result;
  while (!text.empty()) {
    if (result.size() >= most)
      return result + "...";
    Cell cell = text.front() == '\n' ? Cell{"\n", 0, 1} : firstCell(text);
    result += cell.text;
    text = text.drop_front(cell.bytes);
  }
  return result;
}

QuotedLine tutti::quoteLine(llvm::StringRef line, size_t column,
                            unsigned width) {
  column = std::min(column, line.size());
  // No character has more bytes than four, so this is more than is shown.
  size_t first = column > 4 * width ? column - 4 * width : 0;
  while (first > 0 && first < column && (line[first] & 0xc0) == 0x80)
    ++first;
  llvm::StringRef near = line.slice(first, column + 4 * width);
  llvm::SmallVector<Cell, 0> cells;
  size_t caret = 0;
  for (size_t at = first; !near.empty();) {
    cells.push_back(firstCell(near));
    near = near.drop_front(cells.back().bytes);
    at += cells.back().bytes;
    if (at <= column)
      caret = cells.size();
  }

  // Half of the width before the caret, the rest behind it; what one side does
  // not need the other gets.
  size_t begin = caret, end = caret;
  unsigned used = 0;
  auto growLeft = [&](unsigned most) {
    while (begin > 0 && used + cells[begin - 1].width <= most)
      used += cells[--begin].width;
  };
  growLeft(width / 2);
  while (end < cells.size() && used + cells[end].width <= width)
    used += cells[end++].width;
  growLeft(width);

  QuotedLine quoted;
  if (first > 0 || begin > 0) {
    quoted.text = "...";
    quoted.caret = 3;
  }
  for (size_t i = begin; i < end; ++i) {
    quoted.text += cells[i].text;
    if (i < caret)
      quoted.caret += cells[i].width;
  }
  if (end < cells.size() || column + 4 * width < line.size())
    quoted.text += "...";
  return quoted;
}

void tutti::printDiagnostic(const llvm::SMDiagnostic &diagnostic,
                            llvm::StringRef message, llvm::raw_ostream &os) {
  int line = diagnostic.getLineNo(), column = diagnostic.getColumnNo();
  std::string place = printable(diagnostic.getFilename());
  bool hasLine = line > 0 && column >= 0;
  if (hasLine)
    place += ":" + std::to_string(line) + ":" + std::to_string(column + 1);
  llvm::SMDiagnostic(place, diagnostic.getKind(), printable(message))
      .print(nullptr, os);
  if (!hasLine || diagnostic.getLineContents().empty())
    return;
  QuotedLine quoted = quoteLine(diagnostic.getLineContents(), column);
  os << quoted.text << '\n';
  os.indent(quoted.caret) << "^\n";
}
