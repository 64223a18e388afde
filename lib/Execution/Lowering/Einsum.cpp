//===- Einsum.cpp - sums of products by letters ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Contractions.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace tutti;
using namespace tutti::exec;

namespace {
/// "ab,bc->ac": the letters of each operand and of the result. An ellipsis
/// stands for the dimensions that letters leave over, the last ones of which
/// are those of all operands.
class Letters {
public:
  Letters(StringRef config, Lowering &l) : l(l), config(config) {}

  LogicalResult read(ValueRange operands) {
    auto [inputs, output] = config.split("->");
    if (output.data() == nullptr || !config.contains("->"))
      return refuse("it has no result");
    SmallVector<StringRef> parts;
    inputs.split(parts, ',');
    if (parts.size() != operands.size())
      return refuse("it names " + Twine(parts.size()) + " operands");
    for (auto [part, operand] : llvm::zip_equal(parts, operands)) {
      int64_t rank = cast<RankedTensorType>(operand.getType()).getRank();
      std::string word = part.trim().str();
      size_t dots = word.find("...");
      if (dots != std::string::npos) {
        int64_t hidden = rank - (static_cast<int64_t>(word.size()) - 3);
        if (hidden < 0)
          return refuse("operands do not have as many dimensions");
        mostHidden = std::max(mostHidden, hidden);
        word.replace(dots, 3, hiddenLetters(hidden));
      }
      if (static_cast<int64_t>(word.size()) != rank)
        return refuse("operands do not have as many dimensions");
      words.push_back(word);
    }
    result = output.trim().str();
    size_t dots = result.find("...");
    if (dots != std::string::npos)
      result.replace(dots, 3, hiddenLetters(mostHidden));
    for (size_t i = 0; i < result.size(); ++i) {
      if (result.find(result[i]) != i)
        return refuse("its result names a dimension twice");
      if (llvm::none_of(
              words, [&](StringRef word) { return word.contains(result[i]); }))
        return refuse("its result names what no operand has");
    }
    return success();
  }

  SmallVector<std::string> words;
  std::string result;

private:
  // Codes below those of letters, the last dimension first.
  static std::string hiddenLetters(int64_t count) {
    std::string letters;
    for (int64_t i = count; i-- > 0;)
      letters.push_back(static_cast<char>(1 + i));
    return letters;
  }
  LogicalResult refuse(const Twine &why) {
    return l.refuse("in config '") << config << "', " << why.str();
  }

  Lowering &l;
  StringRef config;
  int64_t mostHidden = 0;
};
} // namespace

// Each letter is a loop; those that the result lacks are summed over.
static FailureOr<Values> sumProducts(Lowering &l, StringRef config,
                                     ValueRange operands,
                                     ArrayRef<Type> elements, Value result) {
  Letters letters(config, l);
  if (failed(letters.read(operands)))
    return failure();
  std::string loops = letters.result;
  SmallVector<utils::IteratorType> iterators(loops.size(),
                                             utils::IteratorType::parallel);
  SmallVector<OpFoldResult> sizes(loops.size());
  for (auto [word, operand] : llvm::zip_equal(letters.words, operands))
    for (auto [dim, letter] : llvm::enumerate(word)) {
      size_t loop = loops.find(letter);
      if (loop == std::string::npos) {
        loops.push_back(letter);
        iterators.push_back(utils::IteratorType::reduction);
      } else if (loop < sizes.size() && !sizes[loop]) {
        sizes[loop] = l.size(operand, dim);
      }
    }
  auto mapOf = [&](StringRef word) {
    SmallVector<AffineExpr> expressions;
    for (char letter : word)
      expressions.push_back(l.b.getAffineDimExpr(loops.find(letter)));
    return AffineMap::get(loops.size(), 0, expressions, l.b.getContext());
  };
  Type element = getElementTypeOrSelf(result.getType());
  SmallVector<Factor> factors;
  for (auto [word, operand, type] :
       llvm::zip_equal(letters.words, operands, elements))
    factors.push_back({operand, type, mapOf(word)});
  FailureOr<Value> made =
      contract(l, factors, sizes, element, mapOf(letters.result), iterators);
  if (failed(made))
    return failure();
  return Values{*made};
}

static FailureOr<Values> lowerEinsum(stablehlo::EinsumOp op,
                                     stablehlo::EinsumOp::Adaptor adaptor,
                                     Lowering &l) {
  return sumProducts(l, op.getEinsumConfig(),
                     {adaptor.getLhs(), adaptor.getRhs()},
                     {getElementTypeOrSelf(op.getLhs().getType()),
                      getElementTypeOrSelf(op.getRhs().getType())},
                     op.getResult());
}

static FailureOr<Values>
lowerUnaryEinsum(stablehlo::UnaryEinsumOp op,
                 stablehlo::UnaryEinsumOp::Adaptor adaptor, Lowering &l) {
  return sumProducts(l, op.getEinsumConfig(), adaptor.getOperand(),
                     getElementTypeOrSelf(op.getOperand().getType()),
                     op.getResult());
}

void exec::addEinsum(PatternFamily family) {
  family.add<stablehlo::EinsumOp>(lowerEinsum);
  family.add<stablehlo::UnaryEinsumOp>(lowerUnaryEinsum);
}
