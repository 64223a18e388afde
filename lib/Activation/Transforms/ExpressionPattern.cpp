//===- ExpressionPattern.cpp - trees of elementwise ops ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ExpressionPattern.h"
#include "mlir/IR/Matchers.h"
#include "tutti/StableHLO/IR/StableHLOOps.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/ErrorHandling.h"
#include <cmath>

using namespace mlir;
using namespace tutti;
using namespace tutti::act;

static Expression parse(StringRef &text) {
  text = text.ltrim();
  StringRef token = text.take_while(
      [](char c) { return llvm::isAlnum(c) || StringRef("_.-$").contains(c); });
  text = text.drop_front(token.size());
  Expression expression;
  if (token == "x")
    return expression;
  if (token == "_") {
    expression.kind = Expression::Anything;
    return expression;
  }
  if (!token.getAsDouble(expression.number)) {
    expression.kind = Expression::Number;
    return expression;
  }
  expression.kind =
      token.consume_front("$") ? Expression::Named : Expression::Op;
  expression.name = token.str();
  if (token.empty() || !text.consume_front("("))
    llvm::report_fatal_error("an expression is misspelt");
  do
    expression.operands.push_back(parse(text));
  while ((text = text.ltrim()).consume_front(","));
  if (!text.consume_front(")"))
    llvm::report_fatal_error("an expression is misspelt");
  return expression;
}

Expression tutti::act::parseExpression(StringRef text) {
  Expression expression = parse(text);
  if (!text.trim().empty())
    llvm::report_fatal_error("an expression is misspelt");
  return expression;
}

std::optional<double> tutti::act::getSplat(Value value) {
  while (Operation *op = value.getDefiningOp()) {
    if (!isa<stablehlo::BroadcastInDimOp, stablehlo::ConvertOp,
             stablehlo::ReshapeOp>(op))
      break;
    value = op->getOperand(0);
  }
  DenseFPElementsAttr elements;
  if (!matchPattern(value, m_Constant(&elements)) || !elements.isSplat())
    return std::nullopt;
  APFloat number = elements.getSplatValue<APFloat>();
  bool losesInfo;
  number.convert(APFloat::IEEEdouble(), APFloat::rmNearestTiesToEven,
                 &losesInfo);
  return number.convertToDouble();
}

namespace {
// Tries to match; on failure its state is what it was.
class Matcher {
public:
  // What `x` stands for in an expression that was named: the operand it was
  // named with, which is to be read as where that stood.
  struct Argument {
    const Expression *expression;
    const Argument *around;
  };

  explicit Matcher(const ExpressionTable &table) : table(table) {}

  bool match(Value value, const Expression &expression,
             const Argument *x = nullptr) {
    switch (expression.kind) {
    case Expression::Input:
      if (x)
        return match(value, *x->expression, x->around);
      if (result.input && result.input != value)
        return false;
      result.input = value;
      return true;
    case Expression::Anything:
      return true;
    case Expression::Number: {
      std::optional<double> number = getSplat(value);
      return number && std::abs(*number - expression.number) <=
                           4e-3 * std::abs(expression.number);
    }
    case Expression::Named: {
      Argument argument{&expression.operands.front(), x};
      auto meanings = table.find(expression.name);
      return meanings != table.end() &&
             llvm::any_of(meanings->second, [&](const Expression &meaning) {
               return attempt([&] { return match(value, meaning, &argument); });
             });
    }
    case Expression::Op:
      return matchOp(value, expression, x);
    }
    return false;
  }

  ExpressionMatch result;

private:
  template <typename Try> bool attempt(Try attempted) {
    ExpressionMatch before = result;
    if (attempted())
      return true;
    result = std::move(before);
    return false;
  }

  // "multiply"; of comparisons, "compare_ne".
  static std::string nameOf(Operation *op) {
    std::string name = op->getName().stripDialect().str();
    if (auto compare = dyn_cast<stablehlo::CompareOp>(op))
      name += "_" + stringifyEnum(compare.getComparisonDirection()).lower();
    return name;
  }

  bool matchOp(Value value, const Expression &expression, const Argument *x) {
    Operation *op = value.getDefiningOp();
    if (!op || op->getNumResults() != 1 ||
        op->getNumOperands() != expression.operands.size() ||
        nameOf(op) != expression.name ||
        (op->getName().getDialectNamespace() != "stablehlo" &&
         op->getName().getDialectNamespace() != "chlo"))
      return false;
    result.ops.insert(op);
    auto inOrder = [&](bool swapped) {
      return attempt([&] {
        for (size_t i = 0; i < expression.operands.size(); ++i)
          if (!match(op->getOperand(swapped ? 1 - i : i),
                     expression.operands[i], x))
            return false;
        return true;
      });
    };
    if (inOrder(false))
      return true;
    return isa<stablehlo::AddOp, stablehlo::MulOp, stablehlo::MaxOp>(op) &&
           inOrder(true);
  }

  const ExpressionTable &table;
};
} // namespace

std::optional<ExpressionMatch>
tutti::act::matchExpression(Value root, const Expression &expression,
                            const ExpressionTable &table) {
  Matcher matcher(table);
  if (!matcher.match(root, expression) || !matcher.result.input)
    return std::nullopt;
  return std::move(matcher.result);
}
