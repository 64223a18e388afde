//===- NumbersTest.cpp - the arithmetic against LLVM's ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// All floats of at most 16 bits against llvm::APFloat, which shares nothing
// with the runtime.
//
//===----------------------------------------------------------------------===//

#include "Data/Element.h"
#include "Data/Fold.h"
#include "Data/NarrowFloat.h"
#include "Numbers.h"
#include "Reference.h"
#include "llvm/ADT/APFloat.h"
#include "gtest/gtest.h"
#include <cmath>
#include <cstring>

using namespace tutti::rt;
using llvm::APFloat;

static const llvm::fltSemantics &semanticsOf(int type) {
  switch (type) {
  case TUTTI_F4E2M1FN:
    return APFloat::Float4E2M1FN();
  case TUTTI_F6E2M3FN:
    return APFloat::Float6E2M3FN();
  case TUTTI_F6E3M2FN:
    return APFloat::Float6E3M2FN();
  case TUTTI_F8E3M4:
    return APFloat::Float8E3M4();
  case TUTTI_F8E4M3:
    return APFloat::Float8E4M3();
  case TUTTI_F8E4M3FN:
    return APFloat::Float8E4M3FN();
  case TUTTI_F8E4M3FNUZ:
    return APFloat::Float8E4M3FNUZ();
  case TUTTI_F8E4M3B11FNUZ:
    return APFloat::Float8E4M3B11FNUZ();
  case TUTTI_F8E5M2:
    return APFloat::Float8E5M2();
  case TUTTI_F8E5M2FNUZ:
    return APFloat::Float8E5M2FNUZ();
  case TUTTI_F8E8M0FNU:
    return APFloat::Float8E8M0FNU();
  case TUTTI_BF16:
    return APFloat::BFloat();
  default:
    return APFloat::IEEEhalf();
  }
}

static float decodeByLlvm(int type, unsigned code) {
  const llvm::fltSemantics &semantics = semanticsOf(type);
  unsigned bits = APFloat::getSizeInBits(semantics);
  APFloat value(semantics, llvm::APInt(bits, code));
  bool exact;
  value.convert(APFloat::IEEEsingle(), APFloat::rmNearestTiesToEven, &exact);
  return value.convertToFloat();
}

static unsigned encodeByLlvm(int type, float f) {
  APFloat value(f);
  bool exact;
  value.convert(semanticsOf(type), APFloat::rmNearestTiesToEven, &exact);
  return unsigned(value.bitcastToAPInt().getZExtValue());
}

// Types of finite numbers alone never meet a NaN; and in LLVM infinity becomes
// their zero, in XLA, as here, their largest number.
static bool isComparable(int type, float f) {
  return type > TUTTI_F6E3M2FN || std::isfinite(f);
}

static bool sameFloat(float a, float b) {
  return std::memcmp(&a, &b, sizeof(a)) == 0 ||
         (std::isnan(a) && std::isnan(b));
}

TEST(NumbersTest, NarrowFloatsDecodeAsLlvmSays) {
  for (int type = TUTTI_F4E2M1FN; type <= TUTTI_F8E8M0FNU; ++type)
    for (unsigned code = 0; code < 1u << elementInfo(type).bits; ++code)
      if (type == TUTTI_F8E8M0FNU && code == 0xff) // no NaN for convert()
        EXPECT_TRUE(std::isnan(decodeNarrow(type, uint8_t(code))));
      else
        EXPECT_TRUE(sameFloat(decodeNarrow(type, uint8_t(code)),
                            decodeByLlvm(type, code)))
          << elementInfo(type).name << " " << code;
}

TEST(NumbersTest, FiniteTypesSaturate) {
  for (int type : {TUTTI_F4E2M1FN, TUTTI_F6E2M3FN, TUTTI_F6E3M2FN}) {
    int sign = 1 << (elementInfo(type).bits - 1);
    EXPECT_EQ(encodeNarrow(type, INFINITY), sign - 1);
    EXPECT_EQ(encodeNarrow(type, -INFINITY), sign | (sign - 1));
  }
}

TEST(NumbersTest, NarrowFloatsEncodeAsLlvmSays) {
  std::mt19937 random(1);
  for (int type = TUTTI_F4E2M1FN; type < TUTTI_F8E8M0FNU; ++type) {
    auto check = [&](float f) {
      if (!isComparable(type, f))
        return;
      uint8_t own = encodeNarrow(type, f);
      unsigned theirs = encodeByLlvm(type, f);
      EXPECT_TRUE(own == theirs ||
                  sameFloat(decodeNarrow(type, own), decodeByLlvm(type, theirs)))
          << elementInfo(type).name << " " << f << " " << int(own) << " "
          << theirs;
    };
    // All numbers, and the middles between neighbours, and beside those.
    for (unsigned a = 0; a < 1u << elementInfo(type).bits; ++a) {
      float x = decodeNarrow(type, uint8_t(a));
      float y = decodeNarrow(type, uint8_t(a + 1));
      float middle = (x + y) / 2;
      for (float f : {x, middle, std::nextafter(middle, -INFINITY),
                      std::nextafter(middle, INFINITY), x * 2, -x})
        check(f);
    }
    for (int i = 0; i < 100000; ++i) {
      uint32_t bits = uint32_t(random());
      float f;
      std::memcpy(&f, &bits, sizeof(f));
      check(f);
    }
    check(INFINITY);
    check(-INFINITY);
    check(NAN);
  }
}

// Where there is no zero, no sign and no mantissa LLVM's rules and ml_dtypes'
// differ (below the smallest number, at ties); XLA has the latter's.
TEST(NumbersTest, PowersOfTwoRoundAsXlaDoes) {
  int type = TUTTI_F8E8M0FNU;
  EXPECT_EQ(encodeNarrow(type, 1.0f), 0x7f);
  EXPECT_EQ(encodeNarrow(type, 0.75f), 0x7f);
  EXPECT_EQ(encodeNarrow(type, 1.5f), 0x80);
  EXPECT_EQ(encodeNarrow(type, 3.0f), 0x81);
  EXPECT_EQ(encodeNarrow(type, 6.0f), 0x82);
  EXPECT_EQ(encodeNarrow(type, 1.49f), 0x7f);
  EXPECT_EQ(encodeNarrow(type, 0x1p-127f), 0x00);
  EXPECT_EQ(encodeNarrow(type, 0x1p-149f), 0x00);
  EXPECT_EQ(encodeNarrow(type, 0x1.8p-127f), 0x01);
  EXPECT_EQ(encodeNarrow(type, 0x1.7p127f), 0xfe);
  EXPECT_EQ(encodeNarrow(type, 0x1.8p127f), 0xff);
  for (float f : {0.0f, -0.0f, -1.0f, NAN, INFINITY, -INFINITY, -1e-40f})
    EXPECT_EQ(encodeNarrow(type, f), 0xff) << f;
}

// Every pair of a sample of 16-bit floats, by both kinds of kernel, at every
// alignment a vector may have.
TEST(NumbersTest, SixteenBitFloatsFoldAsLlvmSays) {
  std::mt19937 random(2);
  for (int type : {TUTTI_BF16, TUTTI_F16})
    for (int reduction : {TUTTI_SUM, TUTTI_PRODUCT, TUTTI_MIN, TUTTI_MAX}) {
      std::vector<uint16_t> a(40001), b(a.size());
      for (size_t i = 0; i < a.size(); ++i) {
        a[i] = uint16_t(random());
        b[i] = i % 3 ? uint16_t(random()) : uint16_t(a[i] ^ (random() & 0x8003));
      }
      std::vector<uint16_t> base(a.size()), best(a.size());
      foldBaseline(type, reduction)(base.data(), a.data(), b.data(),
                                    int64_t(a.size()));
      Fold(type, reduction)(best.data(), a.data(), b.data(), int64_t(a.size()));
      for (size_t i = 0; i < a.size(); ++i) {
        APFloat x(decodeByLlvm(type, a[i])), y(decodeByLlvm(type, b[i]));
        APFloat r = reduction == TUTTI_SUM       ? x + y
                    : reduction == TUTTI_PRODUCT ? x * y
                    : reduction == TUTTI_MIN     ? llvm::minimum(x, y)
                                                 : llvm::maximum(x, y);
        float expected = decodeByLlvm(type, encodeByLlvm(type, r.convertToFloat()));
        EXPECT_TRUE(sameFloat(decodeByLlvm(type, base[i]), expected))
            << elementInfo(type).name << " " << reduction << " " << a[i] << " "
            << b[i];
        EXPECT_TRUE(sameFloat(decodeByLlvm(type, best[i]), expected))
            << elementInfo(type).name << " " << reduction << " " << a[i] << " "
            << b[i];
      }
    }
}

TEST(NumbersTest, EveryTypeAndReductionFoldsAsScalars) {
  std::mt19937 random(3);
  for (int type = 0; type < TUTTI_NUM_TYPES; ++type)
    for (int reduction = TUTTI_SUM; reduction <= TUTTI_XOR; ++reduction) {
      Fold fold(type, reduction);
      ASSERT_EQ(fold.valid(), isReductionOf(type, reduction));
      if (!fold.valid())
        continue;
      int bytes = bytesOf(type), n = 1000;
      ASSERT_EQ(bytes, elementInfo(type).bytes);
      Bytes a, b, expected;
      for (int i = 0; i < n; ++i) {
        Element x = arbitraryElement(type, random);
        Element y = arbitraryElement(type, random);
        Element r = combineElements(type, reduction, x, y);
        a.insert(a.end(), x.bytes, x.bytes + bytes);
        b.insert(b.end(), y.bytes, y.bytes + bytes);
        expected.insert(expected.end(), r.bytes, r.bytes + bytes);
      }
      Bytes out(n * bytes), inPlace = a;
      fold(out.data(), a.data(), b.data(), n);
      fold(inPlace.data(), inPlace.data(), b.data(), n);
      EXPECT_EQ(compare(type, expected, out), "")
          << elementInfo(type).name << " reduction " << reduction;
      EXPECT_EQ(compare(type, expected, inPlace), "");
      if (FoldFunction baseline = foldBaseline(type, reduction)) {
        baseline(out.data(), a.data(), b.data(), n);
        EXPECT_EQ(compare(type, expected, out), "");
      }
    }
}
