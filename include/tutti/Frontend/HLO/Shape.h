//===- Shape.h - HLO's types ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A shape is an array (with a layout), a token, or a tuple of shapes. Shapes
// live in a table; the same text is read once, so a program of a million
// instructions has as many shapes as it has different ones.
//
// The arrays and tokens of a tuple, in order, at any depth, are its leaves.
// Importers work on leaves: a value of tuple shape is the list of its leaves.
//
//===----------------------------------------------------------------------===//

#ifndef TUTTI_FRONTEND_HLO_SHAPE_H
#define TUTTI_FRONTEND_HLO_SHAPE_H

#include "tutti/Frontend/HLO/Lexer.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallVector.h"
#include <vector>

namespace tutti::hlo {

using ShapeId = uint32_t;
using Ints = llvm::SmallVector<int64_t, 6>;

/// Element types in the order of their names below.
enum class ElementType : uint8_t {
  Pred,
  S2,
  S4,
  S8,
  S16,
  S32,
  S64,
  U2,
  U4,
  U8,
  U16,
  U32,
  U64,
  F4E2M1FN,
  F8E3M4,
  F8E4M3,
  F8E4M3FN,
  F8E4M3B11FNUZ,
  F8E4M3FNUZ,
  F8E5M2,
  F8E5M2FNUZ,
  F8E8M0FNU,
  F16,
  BF16,
  F32,
  F64,
  C64,
  C128,
};

/// The type with this name (`f32`, `pred`), if it is one of those.
std::optional<ElementType> parseElementType(llvm::StringRef name);
llvm::StringRef toString(ElementType type);
/// Bits of one element; `pred` has 8.
unsigned bitWidth(ElementType type);

/// How an array lies in memory, as far as it decides what a bitcast means.
struct Layout {
  /// Dimensions, the fastest varying first.
  Ints minorToMajor;
  /// Tiles, outermost first; each covers that many minor-most dimensions of
  /// what the tile before it left.
  std::vector<llvm::SmallVector<int64_t, 2>> tiles;
  int64_t memorySpace = 0;

  /// Row-major and without tiles.
  bool isDefault() const;
};

struct Shape {
  enum class Kind : uint8_t { Array, Tuple, Token };

  Kind kind = Kind::Array;
  ElementType elementType = ElementType::Pred;
  /// Sizes of an array; of a bounded dimension, its bound.
  Ints dimensions;
  /// One bit a dimension if any is dynamic (`<=8`), else empty.
  llvm::SmallVector<bool, 0> dynamic;
  /// Present if the text gave one.
  std::optional<Layout> layout;
  /// Elements of a tuple.
  llvm::SmallVector<ShapeId, 0> elements;
  /// This shape's leaves in the table's list of leaves.
  uint32_t leavesBegin = 0, leavesEnd = 0;

  bool isTuple() const { return kind == Kind::Tuple; }
  bool isArray() const { return kind == Kind::Array; }
  uint32_t numLeaves() const { return leavesEnd - leavesBegin; }
  /// Elements of an array; the reader has seen to it that they fit.
  int64_t numElements() const;
};

/// All shapes of a module. Memory is linear in the text of the different ones.
class ShapeTable {
public:
  /// How deep tuples may nest.
  static constexpr unsigned maxDepth = 128;

  const Shape &operator[](ShapeId id) const { return shapes[id]; }
  llvm::ArrayRef<ShapeId> leaves(ShapeId id) const {
    return llvm::ArrayRef(leafList).slice(shapes[id].leavesBegin,
                                          shapes[id].numLeaves());
  }
  size_t size() const { return shapes.size(); }

  /// Reads the shape the lexer stands at, and moves past it.
  llvm::FailureOr<ShapeId> parse(Lexer &lexer);
  /// Appends a shape that no text spells: a tuple of `elements`.
  ShapeId makeTuple(llvm::ArrayRef<ShapeId> elements);
  /// A copy of an array shape with other dimensions and no layout.
  ShapeId makeArray(ElementType type, llvm::ArrayRef<int64_t> dimensions);

private:
  llvm::FailureOr<ShapeId> parseUncached(Lexer &lexer, unsigned depth);
  llvm::LogicalResult parseArray(Lexer &lexer, Shape &shape);
  llvm::LogicalResult parseLayout(Lexer &lexer, Shape &shape);
  ShapeId append(Shape shape);

  std::vector<Shape> shapes;
  std::vector<ShapeId> leafList;
  llvm::DenseMap<llvm::StringRef, ShapeId> byText;
};

} // namespace tutti::hlo

#endif // TUTTI_FRONTEND_HLO_SHAPE_H
