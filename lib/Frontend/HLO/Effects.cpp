//===- Effects.cpp - tokens, transfers, random numbers ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Importer.h"
#include "tutti/StableHLO/IR/StableHLODialect.h"

using namespace mlir;
using namespace tutti;
using namespace tutti::hlo;
using llvm::StringRef;

/// Joins tokens; of an array, a token that comes after it.
static LogicalResult importAfterAll(Instr &in) {
  Type token = stablehlo::TokenType::get(in.getContext());
  if (in.operands().empty())
    return in.replace("stablehlo.create_token");
  Values tokens, others;
  for (Value operand : in.operands())
    (operand.getType() == token ? tokens : others).push_back(operand);
  if (!others.empty()) {
    others.push_back(in.createHelper("stablehlo.create_token", token, {}));
    Operation *barrier = in.create("stablehlo.optimization_barrier",
                                   ValueRange(others).getTypes(), others);
    tokens.push_back(barrier->getResults().back());
  }
  if (tokens.size() == 1 && !others.empty())
    return in.setResults(tokens);
  return in.setResults(
      in.create("stablehlo.after_all", token, tokens)->getResults());
}

//===----------------------------------------------------------------------===//
// The host's queues
//===----------------------------------------------------------------------===//

static LogicalResult readConfig(Instr &in, StringRef name,
                                Attributes &attributes) {
  std::string config;
  if (auto at = in.take(name))
    if (failed(parseString(*at, config)))
      return failure();
  attributes.push_back(in.attr(name, in.builder().getStringAttr(config)));
  return success();
}

static LogicalResult importInfeed(Instr &in) {
  Attributes attributes;
  if (failed(in.expectOperands(1)) ||
      failed(readConfig(in, "infeed_config", attributes)))
    return failure();
  // Layouts of the data, if one is not the usual.
  const ShapeTable &shapes = in.importer.module.shapes;
  SmallVector<mlir::Attribute> layouts;
  bool isUsual = true;
  for (ShapeId leaf : shapes.leaves(in.shapeId())) {
    const Shape &shape = shapes[leaf];
    if (!shape.isArray())
      continue;
    isUsual &= !shape.layout || shape.layout->isDefault();
    Ints order = shape.layout
                     ? shape.layout->minorToMajor
                     : llvm::to_vector<6>(llvm::reverse(
                           llvm::seq<int64_t>(0, shape.dimensions.size())));
    layouts.push_back(in.builder().getI64ArrayAttr(order));
  }
  if (!isUsual)
    attributes.push_back(in.attr("layout", in.builder().getArrayAttr(layouts)));
  return in.replace("stablehlo.infeed", attributes);
}

static LogicalResult importOutfeed(Instr &in) {
  Attributes attributes;
  (void)in.take("outfeed_shape");
  if (failed(readConfig(in, "outfeed_config", attributes)))
    return failure();
  return in.replace("stablehlo.outfeed", attributes);
}

//===----------------------------------------------------------------------===//
// Point to point
//===----------------------------------------------------------------------===//

/// Kinds of channels in StableHLO.
enum ChannelType : int64_t {
  DeviceToDevice = 1,
  DeviceToHost = 2,
  HostToDevice = 3,
};

static LogicalResult readChannel(Instr &in, ChannelType host,
                                 Attributes &attributes) {
  int64_t channel = 0;
  bool isHost = false;
  if (failed(in.readOptionalInt("channel_id", channel)) ||
      failed(in.readOptionalBool("is_host_transfer", isHost)))
    return failure();
  attributes.push_back(
      in.attr("channel_handle",
              stablehlo::ChannelHandleAttr::get(
                  in.getContext(), channel, isHost ? host : DeviceToDevice)));
  attributes.push_back(
      in.attr("is_host_transfer", in.builder().getBoolAttr(isHost)));
  return success();
}

/// Fails unless the shape is (data, context, token).
static LogicalResult expectTransfer(Instr &in) {
  const Shape &shape = in.shape();
  if (!shape.isTuple() || shape.elements.size() != 3 ||
      in.importer.module.shapes[shape.elements[1]].numLeaves() != 1)
    return in.error() << "shape of '" << in.opcode()
                      << "' is not (data, context, token)";
  return success();
}

/// Yields the operand, a context that nobody needs, and the token.
static LogicalResult importSend(Instr &in) {
  Attributes attributes;
  if (failed(expectTransfer(in)) ||
      failed(readChannel(in, DeviceToHost, attributes)))
    return failure();
  if (in.numOperands() != 2)
    return in.error() << "'send' has " << in.numOperands()
                      << " operands, expected data and a token";
  Type token = stablehlo::TokenType::get(in.getContext());
  Operation *send =
      in.create("stablehlo.send", token, in.operands(), attributes);
  Values results(in.operand(0));
  results.push_back(Value());
  results.push_back(send->getResult(0));
  return in.setResults(results);
}

static LogicalResult importRecv(Instr &in) {
  Attributes attributes;
  if (failed(in.expectOperands(1)) || failed(expectTransfer(in)) ||
      failed(readChannel(in, HostToDevice, attributes)))
    return failure();
  SmallVector<Type> types = in.types();
  types.erase(types.end() - 2);
  Operation *recv =
      in.create("stablehlo.recv", types, in.operands(), attributes);
  Values results(recv->getResults());
  results.insert(results.end() - 1, Value());
  return in.setResults(results);
}

static LogicalResult importSendDone(Instr &in) {
  return in.numOperands() == 1 ? in.setResultsToPart(0, 2)
                               : in.expectOperands(1);
}

/// (data, token) out of (data, context, token)
static LogicalResult importRecvDone(Instr &in) {
  if (in.numOperands() != 1 || in.operandShape(0).numLeaves() < 2)
    return in.error() << "'recv-done' needs one operand, a 'recv'";
  Values results = in.rawOperand(0);
  results.erase(results.end() - 2);
  return in.setResults(results);
}

//===----------------------------------------------------------------------===//
// Random numbers
//===----------------------------------------------------------------------===//

static LogicalResult importRng(Instr &in) {
  StringRef word;
  if (failed(in.expectOperands(2)) || failed(in.expectArray()) ||
      failed(in.readWord("distribution", word)))
    return failure();
  if (word != "rng_uniform" && word != "rng_normal")
    return in.errorAt("distribution")
           << "unknown distribution '" << word
           << "', expected rng_uniform or rng_normal";
  auto distribution = word == "rng_uniform"
                          ? stablehlo::RngDistribution::UNIFORM
                          : stablehlo::RngDistribution::NORMAL;
  Builder b = in.builder();
  ArrayRef<int64_t> sizes = in.shape().dimensions;
  auto type = RankedTensorType::get({int64_t(sizes.size())}, b.getI64Type());
  Value shape =
      in.createHelper("stablehlo.constant", type, {},
                      in.attr("value", DenseIntElementsAttr::get(type, sizes)));
  return in.setResults(
      in.create("stablehlo.rng", in.types(), {in.value(0), in.value(1), shape},
                in.attr("rng_distribution", stablehlo::RngDistributionAttr::get(
                                                in.getContext(), distribution)))
          ->getResults());
}

/// Yields the next state and the bits, or only the bits.
static LogicalResult importRngBitGenerator(Instr &in) {
  StringRef word;
  if (failed(in.expectOperands(1)) || failed(in.readWord("algorithm", word)))
    return failure();
  stablehlo::RngAlgorithm algorithm;
  if (word == "rng_default")
    algorithm = stablehlo::RngAlgorithm::DEFAULT;
  else if (word == "rng_three_fry")
    algorithm = stablehlo::RngAlgorithm::THREE_FRY;
  else if (word == "rng_philox")
    algorithm = stablehlo::RngAlgorithm::PHILOX;
  else
    return in.errorAt("algorithm")
           << "unknown algorithm '" << word
           << "', expected rng_default, rng_three_fry or rng_philox";
  SmallVector<Type> types = in.types();
  if (in.shape().isArray())
    types.insert(types.begin(), in.value(0).getType());
  Operation *op = in.create(
      "stablehlo.rng_bit_generator", types, in.operands(),
      in.attr("rng_algorithm",
              stablehlo::RngAlgorithmAttr::get(in.getContext(), algorithm)));
  return in.setResults(op->getResults().take_back(in.types().size()));
}

/// A number that no other call gets, from a state that belongs to the machine:
/// all that a program may rely on is that it is random, and so is this.
static LogicalResult importRngState(Instr &in) {
  if (failed(in.expectOperands(0)) || failed(in.expectArray()))
    return failure();
  auto element = dyn_cast<IntegerType>(getElementTypeOrSelf(in.type()));
  if (!element)
    return in.error() << "'rng-get-and-update-state' of " << in.type()
                      << ", expected integers";
  // How far the call moves the state on.
  if (in.has("delta"))
    in.keepAsText("delta");
  unsigned width = element.getWidth();
  auto scalar = RankedTensorType::get({}, element);
  auto constant = [&](RankedTensorType type, DenseElementsAttr value) {
    return in.createHelper("stablehlo.constant", type, {},
                           in.attr("value", value));
  };
  APInt largest = element.isUnsigned() ? APInt::getMaxValue(width)
                                       : APInt::getSignedMaxValue(width);
  ArrayRef<int64_t> sizes = in.shape().dimensions;
  auto shapeType = RankedTensorType::get({int64_t(sizes.size())},
                                         in.builder().getI64Type());
  Value low = in.createZero(scalar);
  Value high = constant(scalar, DenseElementsAttr::get(scalar, largest));
  Value shape =
      constant(shapeType, DenseIntElementsAttr::get(shapeType, sizes));
  auto uniform = stablehlo::RngDistributionAttr::get(
      in.getContext(), stablehlo::RngDistribution::UNIFORM);
  return in.setResults(in.create("stablehlo.rng", in.types(),
                                 {low, high, shape},
                                 in.attr("rng_distribution", uniform))
                           ->getResults());
}

void tutti::hlo::addEffectHandlers(HandlerTable &table) {
  table["after-all"] = importAfterAll;
  table["infeed"] = importInfeed;
  table["outfeed"] = importOutfeed;
  table["send"] = importSend;
  table["send-done"] = importSendDone;
  table["recv"] = importRecv;
  table["recv-done"] = importRecvDone;
  table["rng"] = importRng;
  table["rng-bit-generator"] = importRngBitGenerator;
  table["rng-get-and-update-state"] = importRngState;
}
