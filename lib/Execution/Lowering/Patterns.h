//===- Patterns.h - families of lowerings, and what they share ---*- C++
//-*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Each family lowers some ops of StableHLO to linalg, tensor, scf and arith. A
// lowering is a function of one op: it gets operands of storage types
// (Elements.h) and returns the results, or none where it cannot, having said
// why by `rewriter.notifyMatchFailure`.
//
//===----------------------------------------------------------------------===//

#ifndef TUTTI_LIB_EXECUTION_LOWERING_PATTERNS_H
#define TUTTI_LIB_EXECUTION_LOWERING_PATTERNS_H

#include "Elements.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "tutti/StableHLO/IR/StableHLOOps.h"

namespace tutti::exec {

/// What a lowering works with.
class Lowering {
public:
  Lowering(mlir::ConversionPatternRewriter &b,
           const mlir::TypeConverter &converter, mlir::Operation *op)
      : b(b), converter(converter), loc(op->getLoc()), op(op) {}

  mlir::ConversionPatternRewriter &b;
  const mlir::TypeConverter &converter;
  mlir::Location loc;
  mlir::Operation *op;

  template <typename OpT, typename... Args> OpT create(Args &&...args) {
    return OpT::create(b, loc, std::forward<Args>(args)...);
  }
  mlir::Value index(int64_t value);
  /// The type of a value as it is kept.
  mlir::RankedTensorType type(mlir::Value value) const;

  /// What a new op of StableHLO makes, as it is kept.
  mlir::Value kept(mlir::Value value);

  /// Results whose shapes say more or less than those of the op are cast; sizes
  /// that only show at run time are checked.
  void conform(llvm::MutableArrayRef<mlir::Value> results);

  /// A size of a tensor: a constant, or a value.
  mlir::OpFoldResult size(mlir::Value tensor, int64_t dim);
  llvm::SmallVector<mlir::OpFoldResult> sizes(mlir::Value tensor);
  mlir::Value value(mlir::OpFoldResult size);

  /// A tensor of these sizes whose elements are unspecified.
  mlir::Value empty(llvm::ArrayRef<mlir::OpFoldResult> sizes,
                    mlir::Type element);
  /// The same, for a loop to carry: two of these are never one.
  mlir::Value scratch(llvm::ArrayRef<mlir::OpFoldResult> sizes,
                      mlir::Type element);
  /// The same with all elements `scalar`.
  mlir::Value filled(llvm::ArrayRef<mlir::OpFoldResult> sizes,
                     mlir::Value scalar);
  /// Zero, of a float, integer or complex type.
  mlir::Value zero(mlir::Type type);
  /// The element of a tensor without dimensions.
  mlir::Value extractScalar(mlir::Value tensor);
  /// An integer of any width as an index; `element` says its sign.
  mlir::Value toIndex(mlir::Value scalar, mlir::Type element);
  /// min(max(value, 0), limit)
  mlir::Value clampIndex(mlir::Value value, mlir::Value limit);

  /// Computes each element of a tensor of these sizes from its indices.
  mlir::Value
  generate(llvm::ArrayRef<mlir::OpFoldResult> sizes, mlir::Type element,
           llvm::function_ref<mlir::Value(mlir::OpBuilder &, mlir::ValueRange)>
               body);

  /// The sizes of a tensor of `type`; those it leaves open are elements of
  /// `shape`, a list of integers whose type in the program is `original`. They
  /// are checked not to be negative.
  llvm::SmallVector<mlir::OpFoldResult>
  sizesOf(mlir::RankedTensorType type, mlir::Value shape, mlir::Type original);

  /// Ends the run with the message where the condition does not hold.
  void require(mlir::Value condition, const llvm::Twine &message);

  /// Begins the error that says why the op cannot be run.
  mlir::InFlightDiagnostic refuse(const llvm::Twine &why);

  /// Runs a copy of a region at the builder's place, on tensors as they are
  /// kept. Lowered like any other code.
  llvm::SmallVector<mlir::Value> inlineTensors(mlir::Region &region,
                                               mlir::ValueRange tensors);
  /// The same for a region of tensors without dimensions, on their elements.
  llvm::SmallVector<mlir::Value> inlineScalars(mlir::Region &region,
                                               mlir::ValueRange scalars);
};

/// Adds dimensions around and between the elements of a tensor, or takes some
/// away, as stablehlo.pad does.
mlir::Value padTensor(Lowering &l, mlir::Value tensor, mlir::Value scalar,
                      llvm::ArrayRef<int64_t> low, llvm::ArrayRef<int64_t> high,
                      llvm::ArrayRef<int64_t> interior);
/// The same elements in a static shape.
mlir::Value reshapeTensor(Lowering &l, mlir::Value tensor,
                          llvm::ArrayRef<int64_t> shape);
/// Dimension i of the result is dimension permutation[i].
mlir::Value transposeTensor(Lowering &l, mlir::Value tensor,
                            llvm::ArrayRef<int64_t> permutation);

/// The elements in the opposite order along some dimensions.
mlir::Value reverseTensor(Lowering &l, mlir::Value tensor,
                          llvm::ArrayRef<int64_t> dims);

/// Dimension i of the operand is dimension dims[i] of the shape; one of size 1
/// is repeated.
mlir::Value broadcastTensor(Lowering &l, mlir::Value operand,
                            llvm::ArrayRef<int64_t> dims,
                            llvm::ArrayRef<int64_t> shape);

using Values = llvm::SmallVector<mlir::Value>;

/// One lowering as a pattern.
template <typename OpT>
class LoweringPattern : public mlir::OpConversionPattern<OpT> {
public:
  using Function = mlir::FailureOr<Values> (*)(OpT, typename OpT::Adaptor,
                                               Lowering &);
  LoweringPattern(const mlir::TypeConverter &converter,
                  mlir::MLIRContext *context, Function function)
      : mlir::OpConversionPattern<OpT>(converter, context), function(function) {
  }

  llvm::LogicalResult
  matchAndRewrite(OpT op, typename OpT::Adaptor adaptor,
                  mlir::ConversionPatternRewriter &rewriter) const override {
    // There are types that nothing is kept in.
    for (mlir::Type type : op->getResultTypes())
      if (!this->getTypeConverter()->convertType(type))
        return mlir::failure();
    Lowering lowering(rewriter, *this->getTypeConverter(), op);
    mlir::FailureOr<Values> results = function(op, adaptor, lowering);
    if (failed(results))
      return mlir::failure();
    lowering.conform(*results);
    rewriter.replaceOp(op, *results);
    return mlir::success();
  }

private:
  Function function;
};

/// Where families put their patterns.
struct PatternFamily {
  mlir::RewritePatternSet &patterns;
  const mlir::TypeConverter &converter;

  template <typename OpT>
  void add(typename LoweringPattern<OpT>::Function function) {
    patterns.add<LoweringPattern<OpT>>(converter, patterns.getContext(),
                                       function);
  }
};

void addElementwise(PatternFamily family);
void addDataMovement(PatternFamily family);
void addIndexing(PatternFamily family);
void addReductions(PatternFamily family);
void addWindows(PatternFamily family);
void addContractions(PatternFamily family);
void addConvolutions(PatternFamily family);
void addControlFlow(PatternFamily family);
void addScatter(PatternFamily family);
void addSort(PatternFamily family);
void addRandom(PatternFamily family);
void addLinearAlgebra(PatternFamily family);
void addFft(PatternFamily family);
void addBatchNorm(PatternFamily family);
void addEinsum(PatternFamily family);
void addBitcasts(PatternFamily family);
void addCalls(PatternFamily family);
void addDynamicShapes(PatternFamily family);
void addQuantized(PatternFamily family);
void addRaggedDot(PatternFamily family);
void addScan(PatternFamily family);
void addTuples(PatternFamily family);
void addCollectives(PatternFamily family);
void addStablehloCollectives(PatternFamily family);
void addExpectations(PatternFamily family);

} // namespace tutti::exec

#endif // TUTTI_LIB_EXECUTION_LOWERING_PATTERNS_H
