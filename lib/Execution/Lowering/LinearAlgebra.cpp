//===- LinearAlgebra.cpp - cholesky and triangular_solve ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Row by row, so that the innermost loops run along rows: n^3 / 6 products for
// a decomposition, n^2 / 2 for each right-hand side.
//
//===----------------------------------------------------------------------===//

#include "Loops.h"
#include "Numbers.h"
#include "mlir/Dialect/Math/IR/Math.h"

using namespace mlir;
using namespace tutti;
using namespace tutti::exec;

// Swaps the last two dimensions.
static Value transposeMatrices(Lowering &l, Value tensor) {
  int64_t rank = cast<RankedTensorType>(tensor.getType()).getRank();
  auto order = llvm::to_vector(llvm::seq<int64_t>(0, rank));
  std::swap(order[rank - 1], order[rank - 2]);
  return transposeTensor(l, tensor, order);
}

static Values place(ValueRange batch, Value row, Value column) {
  Values at(batch);
  at.append({row, column});
  return at;
}

namespace {
/// One matrix of a batch.
struct Decomposition {
  Lowering &l;
  Numbers numbers;
  Value a, n;
  ValueRange batch;

  Value read(Value tensor, Value row, Value column) {
    return numbers.load(tensor, place(batch, row, column));
  }

  // x - sum over k < end of row i times the conjugate of row j.
  Value lessProducts(Value x, Value lower, Value i, Value j, Value end) {
    return forLoop(l, l.index(0), end, l.index(1), x,
                   [&](Value k, ValueRange sum) -> Values {
                     Value product =
                         numbers.multiply(read(lower, i, k),
                                          numbers.conjugate(read(lower, j, k)));
                     return {numbers.subtract(sum[0], product)};
                   })[0];
  }

  // Row i of the lower triangle; `state` is the tensor and whether all pivots
  // so far were positive.
  Values row(Value i, ValueRange state) {
    Value lower = forLoop(
        l, l.index(0), i, l.index(1), state[0],
        [&](Value j, ValueRange carried) -> Values {
          Value rest = lessProducts(read(a, i, j), carried[0], i, j, j);
          Value quotient = numbers.divide(rest, read(carried[0], j, j));
          return {numbers.store(quotient, carried[0], place(batch, i, j))};
        })[0];
    Value square =
        numbers.realPart(lessProducts(read(a, i, i), lower, i, i, i));
    Value isPositive = l.create<arith::CmpFOp>(
        arith::CmpFPredicate::OGT, square, l.zero(square.getType()));
    Value pivot = numbers.fromReal(l.create<math::SqrtOp>(square));
    return {numbers.store(pivot, lower, place(batch, i, i)),
            l.create<arith::AndIOp>(state[1], isPositive)};
  }
};
} // namespace

// A matrix that is not positive definite gives NaN everywhere. The upper factor
// is the transpose of the lower one of the transposed matrix.
static FailureOr<Values> lowerCholesky(stablehlo::CholeskyOp op,
                                       stablehlo::CholeskyOp::Adaptor adaptor,
                                       Lowering &l) {
  Type element = getElementTypeOrSelf(op.getA().getType());
  Value a =
      op.getLower() ? adaptor.getA() : transposeMatrices(l, adaptor.getA());
  Numbers numbers(l, element);
  SmallVector<OpFoldResult> sizes = l.sizes(a);
  Value n = l.value(sizes.back());
  Value zero = toStorage(l.b, l.loc, numbers.constant(0), element);
  Value result = l.filled(sizes, zero);
  result = loopNest(
      l, ArrayRef(sizes).drop_back(2), result,
      [&](ValueRange batch, ValueRange carried) -> Values {
        Decomposition matrix{l, numbers, a, n, batch};
        Value yes = l.create<arith::ConstantIntOp>(1, 1);
        Values state = forLoop(
            l, l.index(0), n, l.index(1), {carried[0], yes},
            [&](Value i, ValueRange state) { return matrix.row(i, state); });
        Value isRegular = state[1];
        Value failed = l.create<arith::XOrIOp>(isRegular, yes);
        return ifHolds(l, failed, state[0], [&]() -> Values {
          Value nan =
              numbers.constant(std::numeric_limits<double>::quiet_NaN());
          return loopNest(l, ArrayRef(sizes).take_back(2), state[0],
                          [&](ValueRange at, ValueRange carried) -> Values {
                            return {numbers.store(nan, carried[0],
                                                  place(batch, at[0], at[1]))};
                          });
        });
      })[0];
  return Values{op.getLower() ? result : transposeMatrices(l, result)};
}

namespace {
/// Solves M x = b for a triangular M that is `a`, transposed or conjugated.
struct Solver {
  Lowering &l;
  Numbers numbers;
  bool isTransposed, isConjugated, isForward, isUnit;
  Value a, n, columns;
  ValueRange batch;

  Value coefficient(Value row, Value column) {
    if (isTransposed)
      std::swap(row, column);
    Value number = numbers.load(a, place(batch, row, column));
    return isConjugated ? numbers.conjugate(number) : number;
  }
  // Step i as a row.
  Value rowOf(Value step) {
    if (isForward)
      return step;
    Value last = l.create<arith::SubIOp>(n, l.index(1));
    return l.create<arith::SubIOp>(last, step);
  }
  Value forEachColumn(Value x, llvm::function_ref<Value(Value, Value)> body) {
    return forLoop(l, l.index(0), columns, l.index(1), x,
                   [&](Value column, ValueRange carried) -> Values {
                     return {body(column, carried[0])};
                   })[0];
  }

  // Takes the products with the rows solved before from the next one.
  Value step(Value number, Value x) {
    Value row = rowOf(number);
    x = forLoop(l, l.index(0), number, l.index(1), x,
                [&](Value earlier, ValueRange carried) -> Values {
                  Value solved = rowOf(earlier);
                  Value factor = coefficient(row, solved);
                  return {forEachColumn(carried[0], [&](Value column, Value x) {
                    Values at = place(batch, row, column);
                    Value product = numbers.multiply(
                        factor, numbers.load(x, place(batch, solved, column)));
                    return numbers.store(
                        numbers.subtract(numbers.load(x, at), product), x, at);
                  })};
                })[0];
    if (isUnit)
      return x;
    Value pivot = coefficient(row, row);
    return forEachColumn(x, [&](Value column, Value x) {
      Values at = place(batch, row, column);
      return numbers.store(numbers.divide(numbers.load(x, at), pivot), x, at);
    });
  }
};
} // namespace

// x op(a) = b is solved as op(a)^T x^T = b^T.
static FailureOr<Values>
lowerTriangularSolve(stablehlo::TriangularSolveOp op,
                     stablehlo::TriangularSolveOp::Adaptor adaptor,
                     Lowering &l) {
  stablehlo::Transpose transpose = op.getTransposeA();
  bool isLeft = op.getLeftSide();
  bool isTransposed =
      (transpose != stablehlo::Transpose::NO_TRANSPOSE) != !isLeft;
  Value b = adaptor.getB();
  Value x = isLeft ? b : transposeMatrices(l, b);
  SmallVector<OpFoldResult> sizes = l.sizes(x);
  Value n = l.value(sizes[sizes.size() - 2]), columns = l.value(sizes.back());
  Numbers numbers(l, getElementTypeOrSelf(op.getA().getType()));
  x = loopNest(l, ArrayRef(sizes).drop_back(2), x,
               [&](ValueRange batch, ValueRange carried) -> Values {
                 Solver solver{l,
                               numbers,
                               isTransposed,
                               transpose == stablehlo::Transpose::ADJOINT,
                               op.getLower() != isTransposed,
                               op.getUnitDiagonal(),
                               adaptor.getA(),
                               n,
                               columns,
                               batch};
                 return forLoop(
                     l, l.index(0), n, l.index(1), carried,
                     [&](Value number, ValueRange carried) -> Values {
                       return {solver.step(number, carried[0])};
                     });
               })[0];
  return Values{isLeft ? x : transposeMatrices(l, x)};
}

void exec::addLinearAlgebra(PatternFamily family) {
  family.add<stablehlo::CholeskyOp>(lowerCholesky);
  family.add<stablehlo::TriangularSolveOp>(lowerTriangularSolve);
}
