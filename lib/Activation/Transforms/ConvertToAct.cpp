//===- ConvertToAct.cpp - elementwise ops to activations ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ExpressionPattern.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "tutti/Activation/Transforms/Passes.h"
#include "tutti/StableHLO/IR/StableHLOOps.h"
#include "tutti/Support/Statistics.h"

namespace tutti::act {
#define GEN_PASS_DEF_CONVERTTOACT
#include "tutti/Activation/Transforms/Passes.h.inc"
} // namespace tutti::act

using namespace mlir;
using namespace tutti;
using namespace tutti::act;

static Statistic numConverted("convert-to-act", "num_activations_converted",
                              "Number of expressions made activations");

namespace {
struct Rule {
  const char *function, *expression;
};
} // namespace

// What a function of the engine is in programs that frameworks write. Of
// several rules for one op, the first wins.
static constexpr Rule rules[] = {
    {"mish", "multiply(x, tanh($softplus(x)))"},
    {"derivative_silu",
     "multiply($sigmoid(x), add(1, multiply(x, subtract(1, $sigmoid(x)))))"},
    {"derivative_silu", "add($sigmoid(x), multiply(x, multiply($sigmoid(x), "
                        "subtract(1, $sigmoid(x)))))"},
    {"derivative_sigmoid", "multiply($sigmoid(x), subtract(1, $sigmoid(x)))"},
    {"derivative_tanh", "subtract(1, $square(tanh(x)))"},
    {"derivative_erf", "multiply(1.128379, exponential(negate($square(x))))"},
    {"gelu_apprx_tanh",
     "multiply(x, multiply(0.5, add(1, tanh($gelu_cubic(x)))))"},
    {"gelu_apprx_tanh",
     "multiply(multiply(0.5, x), add(1, tanh($gelu_cubic(x))))"},
    {"gelu", "multiply(multiply(0.5, x), $gelu_erf(x))"},
    {"gelu", "multiply(x, multiply(0.5, $gelu_erf(x)))"},
    {"gelu", "multiply(0.5, multiply(x, $gelu_erf(x)))"},
    {"gelu_apprx_sigmoid", "multiply(x, $sigmoid(multiply(1.702, x)))"},
    {"silu", "multiply(x, $sigmoid(x))"},
    {"silu", "divide(x, add(1, exponential(negate(x))))"},
    {"softplus", "$softplus(x)"},
    {"sigmoid", "$sigmoid(x)"},
    {"reciprocal_sqrt", "$rsqrt(x)"},
    {"abs_reciprocal_sqrt", "$rsqrt(abs(x))"},
    {"exp", "exponential(x)"},
    {"ln", "log(x)"},
    {"tanh", "tanh(x)"},
    {"sqrt", "sqrt(x)"},
    {"erf", "erf(x)"},
    {"sin", "sine(x)"},
    {"arctan", "atan(x)"},
    {"arctan", "atan2(x, 1)"},
    {"reciprocal", "divide(1, x)"},
    {"relu", "maximum(x, 0)"},
    {"square", "square(x)"},
    {"abs", "abs(x)"},
    {"sign", "sign(x)"}};

static constexpr Rule names[] = {
    {"sigmoid", "logistic(x)"},
    {"sigmoid", "divide(1, add(1, exponential(negate(x))))"},
    {"rsqrt", "rsqrt(x)"},
    {"rsqrt", "divide(1, sqrt(x))"},
    {"square", "square(x)"},
    {"square", "multiply(x, x)"},
    {"cube", "multiply(x, $square(x))"},
    {"cube", "power(x, 3)"},
    {"gelu_cubic", "multiply(0.7978846, add(x, multiply(0.044715, $cube(x))))"},
    {"gelu_erf", "add(1, erf($over_root_two(x)))"},
    {"gelu_erf", "erfc(multiply(negate(x), 0.70710678))"},
    {"gelu_erf", "erfc(negate($over_root_two(x)))"},
    {"gelu_erf", "erfc(multiply(x, -0.70710678))"},
    {"over_root_two", "multiply(x, 0.70710678)"},
    {"over_root_two", "divide(x, 1.41421356)"},
    {"softplus", "log_plus_one(exponential(x))"},
    {"softplus", "log(add(1, exponential(x)))"},
    // As JAX has it: logaddexp(x, 0), which is right for large values too.
    {"softplus",
     "select(compare_ne($minus_zero(x), $minus_zero(x)), add(x, 0), "
     "$log_add_exp(x))"},
    {"softplus", "$log_add_exp(x)"},
    {"log_add_exp", "add(maximum(x, 0), log_plus_one(exponential(negate(abs("
                    "$minus_zero(x))))))"},
    {"minus_zero", "subtract(x, 0)"},
    {"minus_zero", "x"}};

namespace {
class Converter {
public:
  Converter(CatalogAttr catalog, StringRef engine)
      : catalog(catalog), engine(engine) {
    for (const Rule &name : names)
      table[name.function].push_back(parseExpression(name.expression));
    for (const Rule &rule : rules)
      if (catalog.getSetsOf(rule.function))
        usable.emplace_back(rule.function, parseExpression(rule.expression));
  }

  void convert(Region &region);

private:
  bool convertOp(Operation *op);
  std::optional<std::pair<StringRef, ExpressionMatch>> findRule(Operation *op);
  void replace(Operation *op, StringRef function, Value input, double bias);

  CatalogAttr catalog;
  StringRef engine;
  ExpressionTable table;
  std::vector<std::pair<StringRef, Expression>> usable;
};
} // namespace

// Bodies of reductions and the like are no places for an engine's instructions.
static bool holdsProgram(Operation *op) {
  return isa<FunctionOpInterface, RegionBranchOpInterface, stablehlo::WhileOp,
             stablehlo::IfOp, stablehlo::CaseOp>(op);
}

// Ops later in a block are looked at first, so that the largest expression is
// found before the parts of it.
void Converter::convert(Region &region) {
  for (Block &block : llvm::reverse(region)) {
    for (Operation *op = block.empty() ? nullptr : &block.back(); op;) {
      for (Region &inner : op->getRegions())
        if (holdsProgram(op))
          convert(inner);
      Operation *before = op->getPrevNode();
      if (op->use_empty() && op->getNumResults() == 1 && isPure(op))
        op->erase(); // of an expression that has been replaced
      else if (convertOp(op))
        op->erase();
      op = before;
    }
  }
}

std::optional<std::pair<StringRef, ExpressionMatch>>
Converter::findRule(Operation *op) {
  for (auto &[function, expression] : usable) {
    std::optional<ExpressionMatch> match =
        matchExpression(op->getResult(0), expression, table);
    if (!match || match->input.getType() != op->getResult(0).getType())
      continue;
    // What others use, too, would be computed twice.
    bool isWhole = llvm::all_of(match->ops, [&](Operation *part) {
      return part == op || llvm::all_of(part->getUsers(), [&](Operation *user) {
               return match->ops.contains(user) ||
                      (user->use_empty() && isPure(user));
             });
    });
    if (isWhole)
      return std::pair(StringRef(function), std::move(*match));
  }
  return std::nullopt;
}

// The number that `value` is a multiple of, or has added, where nothing else
// uses it; `value` becomes the rest.
static double peelScale(Value &value) {
  Operation *op = value.getDefiningOp();
  if (!op || !value.hasOneUse())
    return 1;
  if (isa<stablehlo::NegOp>(op)) {
    value = op->getOperand(0);
    return -1;
  }
  if (isa<stablehlo::MulOp>(op))
    for (unsigned i : {0u, 1u})
      if (std::optional<double> factor = getSplat(op->getOperand(i))) {
        value = op->getOperand(1 - i);
        return *factor;
      }
  return 1;
}

static double peelBias(Value &value) {
  Operation *op = value.getDefiningOp();
  if (!op || !value.hasOneUse())
    return 0;
  if (isa<stablehlo::AddOp>(op))
    for (unsigned i : {0u, 1u})
      if (std::optional<double> summand = getSplat(op->getOperand(i))) {
        value = op->getOperand(1 - i);
        return *summand;
      }
  if (isa<stablehlo::SubtractOp>(op))
    if (std::optional<double> summand = getSplat(op->getOperand(1))) {
      value = op->getOperand(0);
      return -*summand;
    }
  return 0;
}

void Converter::replace(Operation *op, StringRef function, Value input,
                        double bias) {
  OpBuilder builder(op);
  bias += peelBias(input);
  double scale = peelScale(input);
  auto activate = ActivateOp::create(
      builder, op->getLoc(), op->getResult(0).getType(), function, input,
      Value(), Value(), Value(), Value(),
      scale == 1 ? FloatAttr() : builder.getF64FloatAttr(scale),
      bias == 0 ? FloatAttr() : builder.getF64FloatAttr(bias),
      builder.getStringAttr(engine), StringAttr());
  op->getResult(0).replaceAllUsesWith(activate.getResult());
  ++numConverted;
}

bool Converter::convertOp(Operation *op) {
  if (op->getNumResults() != 1 || op->getNumOperands() == 0)
    return false;
  auto type = dyn_cast<RankedTensorType>(op->getResult(0).getType());
  if (!type || !isa<FloatType>(type.getElementType()))
    return false;
  if (auto match = findRule(op)) {
    replace(op, match->first, match->second.input, 0);
    return true;
  }
  if (isa<stablehlo::Log1pOp>(op) && catalog.getSetsOf("ln")) {
    replace(op, "ln", op->getOperand(0), 1);
    return true;
  }
  return false;
}

namespace {
struct ConvertToAct : public act::impl::ConvertToActBase<ConvertToAct> {
  using ConvertToActBase::ConvertToActBase;

  void runOnOperation() override {
    CatalogAttr catalog = lookupCatalog(getOperation(), family);
    if (!catalog) {
      getOperation().emitError()
          << "there is no catalog"
          << (family.empty() ? std::string() : " '" + family + "'")
          << " on the module; attach one with act-attach-catalog";
      return signalPassFailure();
    }
    Converter converter(catalog, engine);
    getOperation()->walk([&](FunctionOpInterface function) {
      converter.convert(function.getFunctionBody());
    });
  }
};
} // namespace
