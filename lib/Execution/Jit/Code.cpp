//===- Code.cpp - machine code in memory ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Code.h"
#include "HostFunctions.h"
#include "Optimize.h"
#include "mlir/ExecutionEngine/ExecutionEngine.h"
#include "llvm/ExecutionEngine/Orc/ExecutionUtils.h"
#include "llvm/ExecutionEngine/Orc/JITTargetMachineBuilder.h"
#include "llvm/ExecutionEngine/Orc/LLJIT.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/TargetSelect.h"
#include "llvm/Target/TargetMachine.h"

using namespace mlir;
using namespace tutti::exec;
namespace orc = llvm::orc;

static llvm::CodeGenOptLevel codegenLevel(bool optimized) {
  return optimized ? llvm::CodeGenOptLevel::Aggressive
                   : llvm::CodeGenOptLevel::None;
}

static llvm::Expected<orc::JITTargetMachineBuilder>
describeHost(bool optimized = true) {
  llvm::InitializeNativeTarget();
  llvm::InitializeNativeTargetAsmPrinter();
  auto builder = orc::JITTargetMachineBuilder::detectHost();
  if (builder)
    builder->setCodeGenOptLevel(codegenLevel(optimized));
  return builder;
}

namespace {
struct CompiledCode : public Code {
  CompiledCode(std::unique_ptr<ExecutionEngine> engine, Entry entry)
      : engine(std::move(engine)) {
    packed = entry;
  }
  std::unique_ptr<ExecutionEngine> engine;
};

struct LoadedCode : public Code {
  LoadedCode(std::unique_ptr<orc::LLJIT> jit, Entry entry)
      : jit(std::move(jit)) {
    packed = entry;
  }
  std::unique_ptr<orc::LLJIT> jit;
};
} // namespace

// The object file goes by way of a temporary file, which is all the engine
// offers.
static void storeObject(ExecutionEngine &engine,
                        llvm::function_ref<void(llvm::StringRef)> store) {
  llvm::SmallString<128> path;
  if (llvm::sys::fs::createTemporaryFile("tutti", "o", path))
    return;
  engine.dumpToObjectFile(path);
  if (auto buffer = llvm::MemoryBuffer::getFile(path);
      buffer && (*buffer)->getBufferSize() > 0)
    store((*buffer)->getBuffer());
  llvm::sys::fs::remove(path);
}

llvm::Expected<std::unique_ptr<Code>>
Code::compile(ModuleOp module, llvm::StringRef name, bool optimized,
              llvm::function_ref<void(llvm::StringRef)> store) {
  auto builder = describeHost(optimized);
  if (!builder)
    return builder.takeError();
  auto machine = builder->createTargetMachine();
  if (!machine)
    return machine.takeError();
  auto codegen = builder->createTargetMachine();
  if (!codegen)
    return codegen.takeError();
  ExecutionEngineOptions options;
  // Runs when code is first asked for, and needs the machine then.
  std::shared_ptr<llvm::TargetMachine> shared = std::move(*machine);
  if (optimized)
    options.transformer = [shared](llvm::Module *code) {
      optimize(*code, *shared);
      return llvm::Error::success();
    };
  options.jitCodeGenOptLevel = codegenLevel(optimized);
  options.enableObjectDump = bool(store);
  auto engine = ExecutionEngine::create(module, options, std::move(*codegen));
  if (!engine)
    return engine.takeError();
  (*engine)->registerSymbols(hostFunctions);
  (*engine)->initialize();
  // Asking for the function compiles the module.
  auto function = (*engine)->lookupPacked(name);
  if (!function)
    return function.takeError();
  if (store)
    storeObject(**engine, store);
  return std::make_unique<CompiledCode>(std::move(*engine), *function);
}

llvm::Expected<std::unique_ptr<Code>>
Code::load(std::unique_ptr<llvm::MemoryBuffer> object, llvm::StringRef name) {
  auto builder = describeHost();
  if (!builder)
    return builder.takeError();
  auto jit = orc::LLJITBuilder().setJITTargetMachineBuilder(*builder).create();
  if (!jit)
    return jit.takeError();
  orc::JITDylib &library = (*jit)->getMainJITDylib();
  orc::MangleAndInterner mangle((*jit)->getExecutionSession(),
                                (*jit)->getDataLayout());
  if (llvm::Error error =
          library.define(orc::absoluteSymbols(hostFunctions(mangle))))
    return error;
  auto process = orc::DynamicLibrarySearchGenerator::GetForCurrentProcess(
      (*jit)->getDataLayout().getGlobalPrefix());
  if (!process)
    return process.takeError();
  library.addGenerator(std::move(*process));
  if (llvm::Error error = (*jit)->addObjectFile(std::move(object)))
    return error;
  // As ExecutionEngine names packed forms.
  auto address = (*jit)->lookup(("_mlir_" + name).str());
  if (!address)
    return address.takeError();
  return std::make_unique<LoadedCode>(std::move(*jit), address->toPtr<Entry>());
}
