//===- FoldKernels.cpp - the loops of reductions ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Compiled once for each kind of processor, TUTTI_FOLD_TABLE being the name of
// the one function others see. Nothing inline of a library is used here: the
// linker would keep one copy of it, perhaps the one that needs AVX2.
//
//===----------------------------------------------------------------------===//

#include "Data/Fold.h"
#include "tutti/Runtime/Runtime.h"
#ifdef __F16C__
#include <immintrin.h>
#endif

namespace {

template <class To, class From>
To bits(From from) {
  static_assert(sizeof(To) == sizeof(From), "same size");
  To to;
  __builtin_memcpy(&to, &from, sizeof(to));
  return to;
}

template <class T, class F>
void loop(void *out, const void *a, const void *b, int64_t n, F f) {
  T *to = static_cast<T *>(out);
  const T *x = static_cast<const T *>(a);
  const T *y = static_cast<const T *>(b);
#ifdef __clang__
#pragma clang loop vectorize(assume_safety)
#else
#pragma GCC ivdep
#endif
  for (int64_t i = 0; i < n; ++i)
    to[i] = f(x[i], y[i]);
}

// Of two floats of the same sign and size, or two zeros, `or` of the bits is
// the lesser and `and` the greater: only the sign can differ.
template <class F, class U>
F lesser(F a, F b) {
  F r = a < b ? a : b;
  r = a == b ? bits<F>(U(bits<U>(a) | bits<U>(b))) : r;
  r = b != b ? b : r;
  return a != a ? a : r;
}
template <class F, class U>
F greater(F a, F b) {
  F r = a > b ? a : b;
  r = a == b ? bits<F>(U(bits<U>(a) & bits<U>(b))) : r;
  r = b != b ? b : r;
  return a != a ? a : r;
}

template <class F, class U>
F apply(int reduction, F a, F b) {
  return reduction == TUTTI_SUM       ? a + b
         : reduction == TUTTI_PRODUCT ? a * b
         : reduction == TUTTI_MIN     ? lesser<F, U>(a, b)
                                      : greater<F, U>(a, b);
}

// Stored in T; integers of `Bits` bits are wrapped to them.
template <class T, class U, int Bits>
struct Integer {
  static T wrap(U value) {
    constexpr int shift = int(sizeof(T)) * 8 - Bits;
    return T(T(U(value << shift)) >> shift);
  }
  template <int R>
  static void fold(void *out, const void *a, const void *b, int64_t n) {
    loop<T>(out, a, b, n, [](T x, T y) -> T {
      // Through an unsigned type of at least int's rank: nothing overflows.
      using W = decltype(U() + 0u);
      if (R == TUTTI_SUM)
        return wrap(U(W(x) + W(y)));
      if (R == TUTTI_PRODUCT)
        return wrap(U(W(x) * W(y)));
      if (R == TUTTI_MIN)
        return x < y ? x : y;
      if (R == TUTTI_MAX)
        return x > y ? x : y;
      if (R == TUTTI_AND)
        return T(x & y);
      if (R == TUTTI_OR)
        return T(x | y);
      return T(x ^ y);
    });
  }
};

struct Bool {
  template <int R>
  static void fold(void *out, const void *a, const void *b, int64_t n) {
    loop<uint8_t>(out, a, b, n, [](uint8_t x, uint8_t y) -> uint8_t {
      uint8_t p = x != 0, q = y != 0;
      if (R == TUTTI_SUM || R == TUTTI_MAX || R == TUTTI_OR)
        return p | q;
      if (R == TUTTI_XOR)
        return p ^ q;
      return p & q;
    });
  }
};

template <class F, class U>
struct Float {
  template <int R>
  static void fold(void *out, const void *a, const void *b, int64_t n) {
    loop<F>(out, a, b, n, [](F x, F y) { return apply<F, U>(R, x, y); });
  }
};

struct Bf16 {
  static float widen(uint16_t x) { return bits<float>(uint32_t(x) << 16); }
  static uint16_t narrow(float f) {
    uint32_t u = bits<uint32_t>(f);
    uint32_t rounded = (u + 0x7fff + ((u >> 16) & 1)) >> 16;
    return uint16_t((u & 0x7fffffff) > 0x7f800000 ? (u >> 16) | 0x40 : rounded);
  }
  template <int R>
  static void fold(void *out, const void *a, const void *b, int64_t n) {
    loop<uint16_t>(out, a, b, n, [](uint16_t x, uint16_t y) {
      return narrow(apply<float, uint32_t>(R, widen(x), widen(y)));
    });
  }
};

struct F16 {
  static float widen(uint16_t x) {
    uint32_t magnitude = uint32_t(x & 0x7fff) << 13;
    uint32_t sign = uint32_t(x & 0x8000) << 16;
    // 2^112 puts the exponent right, for subnormal numbers too.
    uint32_t finite = bits<uint32_t>(bits<float>(magnitude) * 0x1p112f);
    uint32_t other = magnitude | 0x7f800000;
    return bits<float>(sign | (magnitude >= 0x0f800000 ? other : finite));
  }
  static uint16_t narrow(float f) {
    uint32_t u = bits<uint32_t>(f);
    uint32_t sign = (u >> 16) & 0x8000, magnitude = u & 0x7fffffff;
    uint32_t normal = (magnitude + 0xfff + ((magnitude >> 13) & 1) -
                       (uint32_t(112) << 23)) >> 13;
    // Adding a half leaves the unit of f16's subnormals as the last bit.
    uint32_t subnormal =
        bits<uint32_t>(bits<float>(magnitude) + 0.5f) - 0x3f000000;
    uint32_t r = magnitude >= 0x477ff000 ? 0x7c00 : normal;
    r = magnitude < 0x38800000 ? subnormal : r;
    r = magnitude > 0x7f800000 ? 0x7e00 : r;
    return uint16_t(sign | r);
  }
  template <int R>
  static void fold(void *out, const void *a, const void *b, int64_t n) {
    int64_t done = 0;
#ifdef __F16C__
    auto *to = static_cast<uint16_t *>(out);
    auto *x = static_cast<const uint16_t *>(a);
    auto *y = static_cast<const uint16_t *>(b);
    for (; done + 8 <= n; done += 8) {
      float p[8], q[8];
      _mm256_storeu_ps(p, _mm256_cvtph_ps(_mm_loadu_si128(
                              reinterpret_cast<const __m128i *>(x + done))));
      _mm256_storeu_ps(q, _mm256_cvtph_ps(_mm_loadu_si128(
                              reinterpret_cast<const __m128i *>(y + done))));
      for (int i = 0; i < 8; ++i)
        p[i] = apply<float, uint32_t>(R, p[i], q[i]);
      _mm_storeu_si128(reinterpret_cast<__m128i *>(to + done),
                       _mm256_cvtps_ph(_mm256_loadu_ps(p), 0));
    }
#endif
    loop<uint16_t>(static_cast<uint16_t *>(out) + done,
                   static_cast<const uint16_t *>(a) + done,
                   static_cast<const uint16_t *>(b) + done, n - done,
                   [](uint16_t x, uint16_t y) {
                     return narrow(
                         apply<float, uint32_t>(R, widen(x), widen(y)));
                   });
  }
};

template <class F>
struct Complex {
  struct Pair {
    F re, im;
  };
  static bool less(Pair a, Pair b) {
    return a.re < b.re || (a.re == b.re && a.im < b.im);
  }
  static bool isNan(Pair a) { return a.re != a.re || a.im != a.im; }
  template <int R>
  static void fold(void *out, const void *a, const void *b, int64_t n) {
    loop<Pair>(out, a, b, n, [](Pair x, Pair y) -> Pair {
      if (R == TUTTI_SUM)
        return {x.re + y.re, x.im + y.im};
      if (R == TUTTI_PRODUCT)
        return {x.re * y.re - x.im * y.im, x.re * y.im + x.im * y.re};
      if (isNan(x) || isNan(y))
        return isNan(x) ? x : y;
      return less(y, x) == (R == TUTTI_MIN) ? y : x;
    });
  }
};

template <class K>
tutti::rt::FoldFunction arithmetic(int32_t reduction) {
  switch (reduction) {
  case TUTTI_SUM:
    return &K::template fold<TUTTI_SUM>;
  case TUTTI_PRODUCT:
    return &K::template fold<TUTTI_PRODUCT>;
  case TUTTI_MIN:
    return &K::template fold<TUTTI_MIN>;
  case TUTTI_MAX:
    return &K::template fold<TUTTI_MAX>;
  default:
    return nullptr;
  }
}

template <class K>
tutti::rt::FoldFunction withBits(int32_t reduction) {
  switch (reduction) {
  case TUTTI_AND:
    return &K::template fold<TUTTI_AND>;
  case TUTTI_OR:
    return &K::template fold<TUTTI_OR>;
  case TUTTI_XOR:
    return &K::template fold<TUTTI_XOR>;
  default:
    return arithmetic<K>(reduction);
  }
}

} // namespace

tutti::rt::FoldFunction tutti::rt::TUTTI_FOLD_TABLE(int32_t type, int32_t reduction) {
  switch (type) {
  case TUTTI_I1:
    return withBits<Bool>(reduction);
  case TUTTI_I2:
    return withBits<Integer<int8_t, uint8_t, 2>>(reduction);
  case TUTTI_I4:
    return withBits<Integer<int8_t, uint8_t, 4>>(reduction);
  case TUTTI_I8:
    return withBits<Integer<int8_t, uint8_t, 8>>(reduction);
  case TUTTI_I16:
    return withBits<Integer<int16_t, uint16_t, 16>>(reduction);
  case TUTTI_I32:
    return withBits<Integer<int32_t, uint32_t, 32>>(reduction);
  case TUTTI_I64:
    return withBits<Integer<int64_t, uint64_t, 64>>(reduction);
  case TUTTI_UI2:
    return withBits<Integer<uint8_t, uint8_t, 2>>(reduction);
  case TUTTI_UI4:
    return withBits<Integer<uint8_t, uint8_t, 4>>(reduction);
  case TUTTI_UI8:
    return withBits<Integer<uint8_t, uint8_t, 8>>(reduction);
  case TUTTI_UI16:
    return withBits<Integer<uint16_t, uint16_t, 16>>(reduction);
  case TUTTI_UI32:
    return withBits<Integer<uint32_t, uint32_t, 32>>(reduction);
  case TUTTI_UI64:
    return withBits<Integer<uint64_t, uint64_t, 64>>(reduction);
  case TUTTI_BF16:
    return arithmetic<Bf16>(reduction);
  case TUTTI_F16:
    return arithmetic<F16>(reduction);
  case TUTTI_F32:
    return arithmetic<Float<float, uint32_t>>(reduction);
  case TUTTI_F64:
    return arithmetic<Float<double, uint64_t>>(reduction);
  case TUTTI_COMPLEX_F32:
    return arithmetic<Complex<float>>(reduction);
  case TUTTI_COMPLEX_F64:
    return arithmetic<Complex<double>>(reduction);
  default:
    return nullptr;
  }
}
