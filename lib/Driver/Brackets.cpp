//===- Brackets.cpp - how deep a program's text nests ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tutti/Driver/Input.h"
#include <climits>

// The depth at the end of `text`, or where it first exceeds `limit`, which is
// then where `deep` is.
static unsigned countBrackets(llvm::StringRef text, unsigned limit,
                              const char *&deep) {
  unsigned depth = 0;
  for (const char *at = text.begin(), *end = text.end(); at != end; ++at) {
    switch (*at) {
    case '"':
      while (++at != end && *at != '"' && *at != '\n')
        if (*at == '\\' && at + 1 != end)
          ++at;
      break;
    case '/':
      if (at + 1 != end && at[1] == '/')
        while (at + 1 != end && at[1] != '\n')
          ++at;
      break;
    case '(':
    case '[':
    case '{':
    case '<':
      if (++depth > limit) {
        deep = at;
        return depth;
      }
      break;
    case '>':
      if (at != text.begin() && at[-1] == '-') // an arrow
        break;
      [[fallthrough]];
    case ')':
    case ']':
    case '}':
      depth -= depth > 0;
      break;
    default:
      break;
    }
    if (at == end)
      break;
  }
  return depth;
}

const char *tutti::findNesting(llvm::StringRef text, unsigned limit) {
  const char *deep = nullptr;
  countBrackets(text, limit, deep);
  return deep;
}

bool tutti::endsEarly(llvm::StringRef text) {
  const char *deep = nullptr;
  return countBrackets(text, UINT_MAX, deep) > 0;
}
