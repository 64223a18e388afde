//===- Program.cpp - a program as machine code ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tutti/Execution/Program.h"
#include "../Lowering/RtResults.h"
#include "Code.h"
#include "CodeCache.h"
#include "HostFunctions.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Pass/PassManager.h"
#include "tutti/Execution/DeviceGroups.h"
#include "tutti/Execution/Runtime.h"
#include "tutti/StableHLO/IR/StableHLODialect.h"

using namespace mlir;
using namespace tutti;
using namespace tutti::exec;

static func::FuncOp findEntry(ModuleOp module) {
  if (auto main = module.lookupSymbol<func::FuncOp>("main"))
    return main;
  func::FuncOp only;
  for (auto func : module.getOps<func::FuncOp>()) {
    if (func.isPrivate())
      continue;
    if (only)
      return {};
    only = func;
  }
  return only;
}

// The types at the border of the program; an error where there is one that
// does not go in or out.
static LogicalResult readTypes(func::FuncOp func, TypeRange types,
                               StringRef what,
                               std::vector<RankedTensorType> &list) {
  for (auto [i, type] : llvm::enumerate(types)) {
    if (auto tuple = dyn_cast<TupleType>(type)) {
      if (failed(readTypes(func, tuple.getTypes(), what, list)))
        return failure();
      continue;
    }
    auto tensor = dyn_cast<RankedTensorType>(type);
    if (!tensor || !runtimeType(tensor.getElementType()))
      return func.emitError()
             << what << " " << i << " of the program is of type " << type
             << "; expected a tensor of numbers";
    list.push_back(tensor);
  }
  return success();
}

// The code of an earlier time, or else lowers and compiles.
static llvm::Expected<std::unique_ptr<Code>>
makeCode(ModuleOp module, StringRef name, Effort effort) {
  std::optional<CodeCache> cache;
  if (effort == Effort::Full)
    cache.emplace(module);
  if (auto object = cache ? cache->load() : nullptr) {
    auto code = Code::load(std::move(object), name);
    if (code)
      return code;
    // A file that is no good is made again.
    llvm::consumeError(code.takeError());
  }
  PassManager pm(module.getContext());
  pm.enableVerifier(false);
  buildLowering(pm);
  if (failed(pm.run(module)))
    return std::unique_ptr<Code>();
  if (!cache)
    return Code::compile(module, name, /*optimized=*/false, /*store=*/nullptr);
  return Code::compile(module, name, /*optimized=*/true,
                       [&](StringRef object) { cache->store(object); });
}

std::unique_ptr<Program> Program::compile(ModuleOp module, Effort effort) {
  func::FuncOp entry = findEntry(module);
  if (!entry || entry.isExternal()) {
    emitError(module.getLoc())
        << "the program has no function 'main', nor a single "
           "public function to run in its stead";
    return nullptr;
  }
  std::unique_ptr<Program> program(new Program);
  program->devices = DeviceCounts(module).devices();
  if (failed(readTypes(entry, entry.getArgumentTypes(), "argument",
                       program->argumentTypes)) ||
      failed(readTypes(entry, entry.getResultTypes(), "result",
                       program->resultTypes)))
    return nullptr;
  for (auto func : module.getOps<func::FuncOp>())
    if (func != entry)
      func.setPrivate();
  constexpr StringLiteral name = "tutti_main";
  if (entry.getName() != name &&
      failed(SymbolTable(module).rename(entry, name)))
    return nullptr;
  entry.setPublic();
  // Devices share arguments.
  for (unsigned i = 0; i < entry.getNumArguments(); ++i)
    entry.setArgAttr(i, bufferization::BufferizationDialect::kWritableAttrName,
                     BoolAttr::get(module.getContext(), false));
  entry->setAttr(LLVM::LLVMDialect::getEmitCWrapperAttrName(),
                 UnitAttr::get(module.getContext()));

  auto fail = [&](llvm::Error error) {
    emitError(module.getLoc()) << "cannot compile for this machine: "
                               << llvm::toString(std::move(error));
    return nullptr;
  };
  auto code = makeCode(module, ("_mlir_ciface_" + name).str(), effort);
  if (!code)
    return fail(code.takeError());
  if (!*code)
    return nullptr; // reported
  program->code = std::move(*code);
  program->entry = program->code->entry();
  return program;
}

Program::~Program() = default;

namespace {
/// A memref descriptor as MLIR's C interface has it: two pointers, the offset,
/// sizes, strides.
class Descriptor {
public:
  explicit Descriptor(int64_t rank) : rank(rank), words(3 + 2 * rank) {}
  explicit Descriptor(const Array &array) : Descriptor(array.shape().size()) {
    words[0] = words[1] = reinterpret_cast<intptr_t>(array.data());
    int64_t stride = 1;
    for (int64_t dim = rank; dim-- > 0;) {
      words[3 + dim] = array.shape()[dim];
      words[3 + rank + dim] = stride;
      stride *= array.shape()[dim];
    }
  }
  int64_t *data() { return words.data(); }
  size_t size() const { return words.size(); }

private:
  int64_t rank;
  SmallVector<int64_t> words;
};
} // namespace

bool Program::run(ArrayRef<Array> arguments,
                  std::vector<Array> &results) const {
  std::vector<Descriptor> inputs;
  for (const Array &argument : arguments)
    inputs.emplace_back(argument);
  // Descriptions of all results, one after the other.
  std::vector<int64_t> returned;
  SmallVector<size_t> begins;
  for (RankedTensorType type : resultTypes) {
    begins.push_back(returned.size());
    returned.resize(returned.size() + numResultWords(type.getRank()));
  }
  // The packed form takes pointers to the arguments, which are pointers.
  SmallVector<void *> pointers;
  for (Descriptor &input : inputs)
    pointers.push_back(input.data());
  if (!resultTypes.empty())
    pointers.push_back(returned.data());
  SmallVector<void *> packed;
  for (void *&pointer : pointers)
    packed.push_back(&pointer);
  if (!runUntilAbort([&] { entry(packed.data()); }))
    return false;
  results.clear();
  llvm::DenseMap<void *, std::shared_ptr<void>> owners;
  for (auto [type, begin] : llvm::zip_equal(resultTypes, begins)) {
    int64_t *words = returned.data() + begin;
    int64_t rank = type.getRank();
    ArrayRef<int64_t> shape(words + 3, rank);
    auto *data = reinterpret_cast<char *>(words[1]) +
                 words[2] * int64_t(elementBytes(type.getElementType()));
    // Two results may be one tensor.
    auto *allocated = reinterpret_cast<void *>(words[0]);
    std::shared_ptr<void> &owner = owners[allocated];
    if (!owner)
      owner.reset(allocated, std::free);
    results.push_back(Array::adopt(type.getElementType(), shape, owner, data));
  }
  return true;
}
