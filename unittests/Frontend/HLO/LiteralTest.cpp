//===- LiteralTest.cpp - tests of HLO constants ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tutti/Frontend/HLO/Literal.h"
#include "Text.h"

using namespace tutti::hlo;

/// The literal of a shape as MLIR prints it, or the error.
static std::string parse(llvm::StringRef shape, llvm::StringRef literal) {
  Text t((shape + " " + literal).str());
  ShapeTable shapes;
  auto id = shapes.parse(*t.lexer);
  if (failed(id))
    return t.error();
  llvm::SmallVector<mlir::DenseElementsAttr> values;
  if (failed(parseLiteral(*t.lexer, shapes, *id, values)))
    return t.error();
  std::string result;
  llvm::raw_string_ostream os(result);
  for (mlir::DenseElementsAttr value : values)
    os << value << ";";
  return result;
}

/// The bits of a scalar float.
static uint64_t bits(llvm::StringRef type, llvm::StringRef literal) {
  Text t((type + "[] " + literal).str());
  ShapeTable shapes;
  auto id = shapes.parse(*t.lexer);
  llvm::SmallVector<mlir::DenseElementsAttr> values;
  if (failed(id) || failed(parseLiteral(*t.lexer, shapes, *id, values)))
    return ~uint64_t(0);
  return values[0]
      .getSplatValue<llvm::APFloat>()
      .bitcastToAPInt()
      .getZExtValue();
}

TEST(Literal, integers) {
  EXPECT_EQ(parse("s32[]", "-42"), "dense<-42> : tensor<i32>;");
  EXPECT_EQ(parse("u64[]", "18446744073709551615"),
            "dense<18446744073709551615> : tensor<ui64>;");
  EXPECT_EQ(parse("s64[]", "-9223372036854775808"),
            "dense<-9223372036854775808> : tensor<i64>;");
  EXPECT_EQ(parse("s4[2]", "{-8, 7}"), "dense<[-8, 7]> : tensor<2xi4>;");
  EXPECT_EQ(parse("u2[2]", "{0, 3}"), "dense<[0, 3]> : tensor<2xui2>;");
}

TEST(Literal, predicates) {
  EXPECT_EQ(parse("pred[]", "true"), "dense<true> : tensor<i1>;");
  EXPECT_EQ(parse("pred[2,3]", "{ { 0, 1, 0 }, { 1, 0, 1 } }"),
            "dense<[[false, true, false], [true, false, true]]> : "
            "tensor<2x3xi1>;");
  EXPECT_EQ(parse("pred[9]", "{1,1,1,1,1,1,1,1,1}"),
            "dense<true> : tensor<9xi1>;");
}

TEST(Literal, floats) {
  EXPECT_EQ(parse("f32[3]", "{1.5, -2, 1e-3}"),
            "dense<[1.500000e+00, -2.000000e+00, 1.000000e-03]> : "
            "tensor<3xf32>;");
  EXPECT_EQ(parse("f64[]", "1e-400"), "dense<0.000000e+00> : tensor<f64>;");
  EXPECT_EQ(bits("f32", "inf"), 0x7f800000u);
  EXPECT_EQ(bits("f32", "-inf"), 0xff800000u);
  EXPECT_EQ(bits("f32", "-0"), 0x80000000u);
  EXPECT_EQ(bits("bf16", "3.39e+38"), 0x7f7fu);
  EXPECT_EQ(bits("f8e4m3fn", "448"), 0x7eu);
  EXPECT_EQ(bits("f8e5m2", "inf"), 0x7cu);
  EXPECT_EQ(bits("f8e8m0fnu", "1"), 0x7fu);
  EXPECT_EQ(bits("f4e2m1fn", "-6"), 0xfu);
}

TEST(Literal, notANumber) {
  EXPECT_EQ(bits("f32", "nan"), 0x7fc00000u);
  EXPECT_EQ(bits("f32", "-nan"), 0xffc00000u);
  EXPECT_EQ(bits("f32", "nan(0x1)"), 0x7f800001u);
  EXPECT_EQ(bits("f32", "-nan(0x400001)"), 0xffc00001u);
  EXPECT_EQ(bits("f64", "nan(0xdeadbeef)"), 0x7ff00000deadbeefu);
  EXPECT_EQ(bits("bf16", "nan"), 0x7fc0u);
  EXPECT_EQ(bits("f8e4m3fn", "-nan"), 0xffu);
  EXPECT_EQ(bits("f8e4m3b11fnuz", "-nan"), 0x80u);
}

TEST(Literal, complexNumbers) {
  EXPECT_EQ(parse("c64[2]", "{(1, 2), (-inf, 0.5)}"),
            "dense<[(1.000000e+00,2.000000e+00), "
            "(0xFF800000,5.000000e-01)]> : tensor<2xcomplex<f32>>;");
}

TEST(Literal, emptyArrays) {
  EXPECT_EQ(parse("f32[0]", "{}"), "dense<> : tensor<0xf32>;");
  EXPECT_EQ(parse("f32[2,0,4,3]", "{ { /*i0=0*/ }, { /*i0=1*/ } }"),
            "dense<> : tensor<2x0x4x3xf32>;");
}

TEST(Literal, nestedArraysWithIndexComments) {
  EXPECT_EQ(parse("s8[2,1,2]", "{ { /*i0=0*/ {1, 2} }, { /*i0=1*/ {3, 4} } }"),
            "dense<[[[1, 2]], [[3, 4]]]> : tensor<2x1x2xi8>;");
}

TEST(Literal, tuples) {
  EXPECT_EQ(parse("(f32[2,1], (s32[2]))", "( { {1}, {2} }, ({2, 42}) )"),
            "dense<[[1.000000e+00], [2.000000e+00]]> : tensor<2x1xf32>;"
            "dense<[2, 42]> : tensor<2xi32>;");
}

TEST(Literal, errors) {
  EXPECT_EQ(parse("f32[100]", "{...}"),
            "1:11: values of the constant were left out when the text was "
            "printed; dump again with --xla_dump_large_constants, or print "
            "with print_large_constants set");
  EXPECT_EQ(parse("s8[]", "128"),
            "1:6: expected an integer that fits 's8', found '128'");
  EXPECT_EQ(parse("u8[]", "-1"),
            "1:6: expected an integer that fits 'u8', found '-1'");
  EXPECT_EQ(parse("s32[]", "1.5"),
            "1:7: expected an integer that fits 's32', found '1.5'");
  EXPECT_EQ(parse("f32[]", "1e40"),
            "1:7: expected a number that fits 'f32', found '1e40'");
  EXPECT_EQ(parse("f64[]", "1e400"),
            "1:7: expected a number that fits 'f64', found '1e400'");
  EXPECT_EQ(parse("f8e4m3fn[]", "inf"),
            "1:12: expected a number that fits 'f8e4m3fn', found 'inf'");
  EXPECT_EQ(parse("f4e2m1fn[]", "nan"), "1:12: 'f4e2m1fn' has no NaN");
  EXPECT_EQ(parse("f32[]", "nan(0x800000)"),
            "1:11: expected a NaN payload of at most 23 bits, not zero, found "
            "'0x800000'");
  EXPECT_EQ(parse("f32[2]", "{1}"),
            "1:10: dimension 0 of the constant has size 2, found 1 values");
  EXPECT_EQ(parse("f32[2]", "{1, 2, 3}"),
            "1:15: dimension 0 of the constant has size 2, found more values");
  EXPECT_EQ(parse("f32[2]", "{{1, 2}}"),
            "1:9: constant nests deeper than its 1 dimensions");
  EXPECT_EQ(parse("f32[2,2]", "{1, 2}"),
            "1:11: expected '{' or '}' in a constant of 2 dimensions, found "
            "'1'");
  EXPECT_EQ(parse("pred[]", "maybe"),
            "1:8: expected 'true' or 'false', found 'maybe'");
  EXPECT_EQ(parse("token[]", "1"),
            "1:9: constant must be an array of known size");
}

TEST(Literal, hugeShapeAllocatesNothing) {
  EXPECT_EQ(parse("f32[1000000000000]", "{1}"),
            "1:22: dimension 0 of the constant has size 1000000000000, found "
            "1 values");
}
