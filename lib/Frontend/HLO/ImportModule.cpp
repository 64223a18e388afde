//===- ImportModule.cpp - the module and its functions ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "AttributeText.h"
#include "Importer.h"
#include "Shardy.h"
#include "mlir/IR/Verifier.h"
#include "tutti/Frontend/HLO/Import.h"
#include "tutti/StableHLO/IR/Chlo.h"
#include "tutti/StableHLO/IR/Sdy.h"
#include "tutti/StableHLO/IR/StableHLODialect.h"

using namespace mlir;
using namespace tutti::hlo;
using llvm::StringRef;

OwningOpRef<ModuleOp> Importer::import() {
  if (failed(checkCalls()))
    return {};
  StringRef name = text(module.name);
  result = ModuleOp::create(source.location(module.name.begin), name);
  if (failed(importModuleAttributes()) || failed(importEntry()))
    return {};
  // A body that is imported may add functions.
  for (size_t i = 0; i < pending.size(); ++i)
    if (failed(importFunctionBody(pending[i].first, *pending[i].second)))
      return {};
  if (hasMeshes)
    importShardings(*result);
  return std::move(result);
}

LogicalResult Importer::importModuleAttributes() {
  Operation *op = *result;
  for (const AttributeText &attribute : module.moduleAttributes) {
    StringRef name = text(attribute.name);
    Lexer lexer(source, attribute.value);
    if (name == "num_partitions" || name == "replica_count") {
      int64_t &value = name == "num_partitions" ? numPartitions : numReplicas;
      if (failed(parseInt(lexer, value, "a number")))
        return failure();
      if (value < 1 || value > INT32_MAX)
        return source.error(attribute.value.begin)
               << "'" << name << "' is " << value << ", expected at least 1";
    } else if (name == "frontend_attributes") {
      StringPairs pairs;
      if (failed(parseFrontendAttributes(lexer, pairs)))
        return failure();
      if (!pairs.empty())
        op->setAttr("mhlo.frontend_attributes", makeDictionary(context, pairs));
    } else if (name == "is_scheduled") {
      bool isScheduled;
      if (failed(parseBool(lexer, isScheduled)))
        return failure();
      if (isScheduled)
        op->setAttr("mhlo.is_scheduled", builder.getBoolAttr(true));
    } else if (!llvm::is_contained(
                   {// With the function.
                    "input_output_alias", "buffer_donor",
                    // Layouts, and what the partitioner may change.
                    "entry_computation_layout",
                    "allow_spmd_sharding_propagation_to_parameters",
                    "allow_spmd_sharding_propagation_to_output",
                    "alias_passthrough_params",
                    // Tools' own records.
                    "debug_attributes", "origin_recovery_table"},
                   name) &&
               !textLocations) {
      source.warning(attribute.name.begin)
          << "attribute '" << name << "' of the module is not known; ignored";
    }
  }
  // The text before partitioning names meshes and not the number of devices.
  int64_t devices = importMeshes(*result);
  hasMeshes = devices != 0;
  numPartitions = std::max(numPartitions, devices);
  for (auto mesh : result->getOps<sdy::MeshOp>())
    functionNames.insert(mesh.getSymName());
  op->setAttr("mhlo.num_partitions", builder.getI32IntegerAttr(numPartitions));
  op->setAttr("mhlo.num_replicas", builder.getI32IntegerAttr(numReplicas));
  return success();
}

/// Makes the arguments and results of a function, with what the parameters
/// and the root carry.
LogicalResult Importer::importSignature(func::FuncOp func,
                                        const Computation &computation) {
  unsigned argument = 0;
  Block *body = func.addEntryBlock();
  for (uint32_t i : parameters(computation)) {
    const Instruction &parameter = module.instructions[i];
    unsigned size = module.shapes[parameter.shape].numLeaves();
    Metadata metadata;
    SmallVector<StringRef> shardings;
    DictionaryAttr frontend;
    for (const AttributeText &attribute : module.attributesOf(parameter)) {
      StringRef name = text(attribute.name);
      Lexer lexer(source, attribute.value);
      if (name == "metadata" && failed(parseMetadata(lexer, metadata)))
        return failure();
      if (name == "sharding")
        shardings = splitSharding(source, attribute.value);
      if (name == "frontend_attributes") {
        StringPairs pairs;
        if (failed(parseFrontendAttributes(lexer, pairs)))
          return failure();
        frontend = makeDictionary(context, pairs);
      }
    }
    Location loc = location(parameter, metadata);
    for (unsigned leaf = 0; leaf < size; ++leaf, ++argument) {
      body->getArgument(argument).setLoc(loc);
      if (!shardings.empty())
        func.setArgAttr(argument, "mhlo.sharding",
                        builder.getStringAttr(shardings.size() == size
                                                  ? shardings[leaf]
                                                  : shardings[0]));
      if (frontend && !frontend.empty())
        func.setArgAttr(argument, "mhlo.frontend_attributes", frontend);
    }
  }
  const Instruction &root = module.instructions[computation.root];
  for (const AttributeText &attribute : module.attributesOf(root))
    if (text(attribute.name) == "sharding") {
      unsigned size = func.getNumResults();
      SmallVector<StringRef> shardings = splitSharding(source, attribute.value);
      for (unsigned i = 0; i < size && !shardings.empty(); ++i)
        func.setResultAttr(i, "mhlo.sharding",
                           builder.getStringAttr(shardings.size() == size
                                                     ? shardings[i]
                                                     : shardings[0]));
    }
  return success();
}

FailureOr<func::FuncOp> Importer::function(const Computation &computation) {
  uint32_t index = &computation - module.computations.data();
  func::FuncOp &known = functionOf[index];
  if (known)
    return known;
  FailureOr<SmallVector<Type>> arguments = parameterTypes(computation);
  if (failed(arguments))
    return failure();
  bool isEntry = index == module.entry;
  std::string name = isEntry ? "main" : text(computation.name).str();
  for (unsigned suffix = 0; !functionNames.insert(name).second; ++suffix)
    name = (text(computation.name) + "_" + llvm::Twine(suffix)).str();
  auto type = builder.getFunctionType(
      *arguments, types(module.instructions[computation.root].shape));
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToEnd(result->getBody());
  auto func = func::FuncOp::create(
      builder, source.location(computation.name.begin), name, type);
  func.setVisibility(isEntry ? SymbolTable::Visibility::Public
                             : SymbolTable::Visibility::Private);
  known = func;
  if (failed(importSignature(func, computation)))
    return failure();
  pending.emplace_back(func, &computation);
  return func;
}

LogicalResult Importer::importFunctionBody(func::FuncOp func,
                                           const Computation &computation) {
  Block &body = func.getBody().front();
  builder.setInsertionPointToStart(&body);
  Values results;
  if (failed(importBody(computation, body.getArguments(), results)))
    return failure();
  func::ReturnOp::create(
      builder,
      source.location(module.instructions[computation.root].name.begin),
      results);
  return success();
}

LogicalResult Importer::importEntry() {
  FailureOr<func::FuncOp> main = function(module.computations[module.entry]);
  if (failed(main))
    return failure();
  return importAliases(*main);
}

/// The leaf that an index into a tuple shape names; none if there is none.
static std::optional<uint32_t> findLeaf(const ShapeTable &shapes, ShapeId id,
                                        ArrayRef<int64_t> index) {
  uint32_t begin = shapes[id].leavesBegin;
  for (int64_t i : index) {
    const Shape &shape = shapes[id];
    if (i < 0 || i >= int64_t(shape.elements.size()))
      return std::nullopt;
    id = shape.elements[i];
  }
  if (shapes[id].isTuple())
    return std::nullopt;
  return shapes[id].leavesBegin - begin;
}

/// What the header says about sharing buffers, as attributes of arguments.
LogicalResult Importer::importAliases(func::FuncOp main) {
  const Computation &entry = module.computations[module.entry];
  ArrayRef<uint32_t> numbers = parameters(entry);
  SmallVector<uint32_t> begins;
  uint32_t next = 0;
  for (uint32_t i : numbers) {
    begins.push_back(next);
    next += module.shapes[module.instructions[i].shape].numLeaves();
  }
  ShapeId resultShape = module.instructions[entry.root].shape;
  for (const AttributeText &attribute : module.moduleAttributes) {
    bool isAlias = text(attribute.name) == "input_output_alias";
    if (!isAlias && text(attribute.name) != "buffer_donor")
      continue;
    Lexer lexer(source, attribute.value);
    std::vector<Alias> aliases;
    if (failed(isAlias ? parseAliases(lexer, aliases)
                       : parseBufferDonors(lexer, aliases)))
      return failure();
    for (const Alias &alias : aliases) {
      std::optional<uint32_t> output, parameter;
      if (alias.parameter >= 0 && alias.parameter < int64_t(numbers.size()))
        parameter = findLeaf(
            module.shapes, module.instructions[numbers[alias.parameter]].shape,
            alias.parameterIndex);
      output = findLeaf(module.shapes, resultShape, alias.outputIndex);
      if (!parameter || (isAlias && !output))
        return source.error(attribute.value.begin)
               << "'" << text(attribute.name)
               << "' names a parameter or a result that the entry does not "
                  "have";
      unsigned argument = begins[alias.parameter] + *parameter;
      if (isAlias)
        main.setArgAttr(argument, "tf.aliasing_output",
                        builder.getI32IntegerAttr(*output));
      else
        main.setArgAttr(argument, "jax.buffer_donor",
                        builder.getBoolAttr(true));
    }
  }
  return success();
}

OwningOpRef<ModuleOp> tutti::importHLO(const llvm::SourceMgr &sourceMgr,
                                       MLIRContext *context,
                                       HLOLocations locations) {
  context->loadDialect<func::FuncDialect, stablehlo::StableHLODialect,
                       chlo::ChloDialect, sdy::SdyDialect>();
  Source source(sourceMgr, context);
  FailureOr<Module> module = parseModule(source);
  if (failed(module))
    return {};
  OwningOpRef<ModuleOp> result =
      Importer(source, *module, locations == HLOLocations::Text).import();
  if (!result)
    return {};
  std::vector<Diagnostic> problems;
  {
    ScopedDiagnosticHandler collect(context, [&](Diagnostic &diag) {
      problems.push_back(std::move(diag));
    });
    if (succeeded(verify(*result)))
      return result;
  }
  // Some op is wrong. Metadata name the user's source, an error names the text.
  result = Importer(source, *module, /*textLocations=*/true).import();
  if (result && succeeded(verify(*result)))
    for (Diagnostic &diag : problems)
      context->getDiagEngine().emit(std::move(diag));
  return {};
}
