//===- ShapeTest.cpp - tests of HLO shapes ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tutti/Frontend/HLO/Shape.h"
#include "Text.h"

using namespace tutti::hlo;

/// Reads one shape, and hands it to `check`; returns the error.
static std::string parse(
    llvm::StringRef text,
    llvm::function_ref<void(const ShapeTable &, const Shape &)> check =
        [](const ShapeTable &, const Shape &) {}) {
  Text t(text);
  ShapeTable shapes;
  auto id = shapes.parse(*t.lexer);
  if (succeeded(id))
    check(shapes, shapes[*id]);
  EXPECT_EQ(failed(id), !t.errors.empty());
  return t.error();
}

TEST(Shape, array) {
  parse("bf16[16,8]{0,1}", [](const ShapeTable &, const Shape &shape) {
    EXPECT_EQ(shape.elementType, ElementType::BF16);
    EXPECT_EQ(llvm::ArrayRef(shape.dimensions),
              llvm::ArrayRef<int64_t>({16, 8}));
    EXPECT_EQ(shape.numElements(), 128);
    EXPECT_FALSE(shape.layout->isDefault());
    EXPECT_EQ(shape.numLeaves(), 1u);
  });
}

TEST(Shape, everyElementType) {
  for (llvm::StringRef name : {"pred",
                               "s2",
                               "s4",
                               "s8",
                               "s16",
                               "s32",
                               "s64",
                               "u2",
                               "u4",
                               "u8",
                               "u16",
                               "u32",
                               "u64",
                               "f4e2m1fn",
                               "f8e3m4",
                               "f8e4m3",
                               "f8e4m3fn",
                               "f8e5m2",
                               "f8e4m3b11fnuz",
                               "f8e4m3fnuz",
                               "f8e5m2fnuz",
                               "f8e8m0fnu",
                               "f16",
                               "bf16",
                               "f32",
                               "f64",
                               "c64",
                               "c128"}) {
    auto type = parseElementType(name);
    ASSERT_TRUE(type) << name.str();
    EXPECT_EQ(toString(*type), name);
  }
  EXPECT_FALSE(parseElementType("f33"));
}

TEST(Shape, layoutWithTilesAndSpace) {
  parse("f32[16,256]{1,0:T(8,128)(2,1)E(32)S(5)}",
        [](const ShapeTable &, const Shape &shape) {
          ASSERT_EQ(shape.layout->tiles.size(), 2u);
          EXPECT_EQ(shape.layout->tiles[0][1], 128);
          EXPECT_EQ(shape.layout->tiles[1][0], 2);
          EXPECT_EQ(shape.layout->memorySpace, 5);
          EXPECT_FALSE(shape.layout->isDefault());
        });
}

TEST(Shape, unknownLayoutPartsAreSkipped) {
  EXPECT_EQ(parse("s4[8]{0:L(512)D(D)SC(0:1,2)M(64)*(u8)#(u32)T(*,4)}"), "");
  EXPECT_EQ(parse("f32[]{:S(2)}"), "");
}

TEST(Shape, boundedDimensions) {
  parse("f32[<=10,4]", [](const ShapeTable &, const Shape &shape) {
    EXPECT_EQ(shape.dimensions[0], 10);
    EXPECT_TRUE(shape.dynamic[0]);
    EXPECT_FALSE(shape.dynamic[1]);
  });
}

TEST(Shape, tupleLeavesAreInOrder) {
  parse("(f32[2]{0}, (s32[], token[]), /*index=2*/(), u8[1])",
        [](const ShapeTable &shapes, const Shape &shape) {
          EXPECT_EQ(shape.elements.size(), 4u);
          EXPECT_EQ(shape.numLeaves(), 4u);
          const Shape &inner = shapes[shape.elements[1]];
          EXPECT_EQ(inner.leavesBegin - shape.leavesBegin, 1u);
          EXPECT_EQ(inner.numLeaves(), 2u);
          EXPECT_EQ(shapes[shape.elements[2]].numLeaves(), 0u);
          EXPECT_EQ(shapes[shape.elements[3]].leavesBegin - shape.leavesBegin,
                    3u);
        });
}

TEST(Shape, sameTextIsReadOnce) {
  Text t("f32[2]{0} f32[2]{0} f32[2]");
  ShapeTable shapes;
  auto a = shapes.parse(*t.lexer), b = shapes.parse(*t.lexer),
       c = shapes.parse(*t.lexer);
  EXPECT_EQ(*a, *b);
  EXPECT_NE(*a, *c);
}

TEST(Shape, errors) {
  EXPECT_EQ(parse("f33[2]"), "1:1: unknown element type 'f33'");
  EXPECT_EQ(parse("f32[2"), "1:1: expected a shape such as 'f32[2,3]{1,0}' or "
                            "'(f32[], s32[4])', found 'f32'");
  EXPECT_EQ(parse("f32[-2]"), "1:1: shape has the negative dimension size -2");
  EXPECT_EQ(parse("f32[?]"), "1:5: dimension size '?' has no bound, expected a "
                             "number or '<=number'");
  EXPECT_EQ(parse("f32[16777216,16777216,16777216]"),
            "1:1: shape has more than 2^48 elements, which no device can hold");
  EXPECT_EQ(parse("f32[2,2]{1,1}"), "1:9: layout is not a permutation of the 2 "
                                    "dimensions of its shape");
  EXPECT_EQ(parse("f32[2]{0:T}"),
            "1:11: expected '(' and its ')' in a layout, found '}'");
  EXPECT_EQ(parse("token[2]"), "1:1: 'token' takes no dimensions");
  EXPECT_EQ(parse("(f32[] s32[])"),
            "1:8: expected ',' or ')' in a tuple shape, found 's32'");
}

TEST(Shape, deepTuplesAreRefused) {
  std::string deep = std::string(100000, '(') + std::string(100000, ')');
  EXPECT_EQ(parse(deep), "1:129: tuple shapes nest more than 128 deep");
}
