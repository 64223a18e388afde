//===- Prepare.cpp - programs of any stage, made ready to run ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tutti/Driver/Prepare.h"
#include "Diagnostics.h"
#include "JoinFunctions.h"
#include "mlir/Pass/PassManager.h"
#include "tutti/Driver/Input.h"
#include "tutti/Driver/Positions.h"
#include "tutti/Driver/Register.h"
#include "tutti/Execution/DeviceGroups.h"
#include "tutti/Execution/Register.h"
#include "tutti/Frontend/Passes.h"
#include "llvm/Support/SourceMgr.h"

using namespace tutti;
using mlir::ModuleOp;

struct LoadedProgram::Parts {
  llvm::SourceMgr sources;
  mlir::DialectRegistry registry;
  std::unique_ptr<mlir::MLIRContext> context;
  DiagnosticStream os;
  std::unique_ptr<mlir::SourceMgrDiagnosticHandler> diagnostics;
  std::unique_ptr<PositionedDiagnostics> positioned;
  mlir::OwningOpRef<ModuleOp> module;
};

LoadedProgram::LoadedProgram() : parts(std::make_unique<Parts>()) {}
LoadedProgram::~LoadedProgram() = default;

// A program that does not say what it runs on runs on replicas if its
// collectives name replicas, else on partitions; and if nobody says on how
// many, on those that its collectives name.
static mlir::LogicalResult setDevices(ModuleOp module, int64_t devices) {
  exec::DeviceCounts said(module);
  if (said.devices() == devices)
    return mlir::success();
  if (said.devices() != 1) {
    if (devices == 0)
      return mlir::success();
    return mlir::emitError(module.getLoc())
           << "the program is for " << said.replicas << " replicas of "
           << said.partitions
           << " partitions; expected --devices=" << said.devices()
           << ", or no --devices";
  }
  bool namesReplicas = false;
  int64_t named = 1;
  module->walk([&](ccl::CollectiveOpInterface op) {
    namesReplicas |= op.getGroup().getMode() == ccl::IdMode::CrossReplica;
    auto name = [&](llvm::ArrayRef<int64_t> ids) {
      for (int64_t id : ids)
        named = std::max(named, id + 1);
    };
    name(op.getGroup().getRanks().getIds());
    if (auto permute = mlir::dyn_cast<ccl::CollectivePermuteOp>(*op)) {
      name(permute.getPairs().getSources());
      name(permute.getPairs().getTargets());
    }
  });
  mlir::Builder builder(module.getContext());
  module->setAttr(namesReplicas ? "mhlo.num_replicas" : "mhlo.num_partitions",
                  builder.getI32IntegerAttr(devices ? devices : named));
  return mlir::success();
}

std::unique_ptr<LoadedProgram> LoadedProgram::load(llvm::StringRef path,
                                                   int64_t devices,
                                                   BeginStep beginStep) {
  std::unique_ptr<LoadedProgram> loaded(new LoadedProgram);
  std::string name = path == "-" ? "standard input" : path.str();
  beginStep("reading " + name);
  if (failed(openInput(path, loaded->parts->sources)) ||
      !loaded->compile(name, devices, beginStep))
    return nullptr;
  return loaded;
}

std::unique_ptr<LoadedProgram>
LoadedProgram::load(std::unique_ptr<llvm::MemoryBuffer> text, int64_t devices,
                    BeginStep beginStep) {
  std::unique_ptr<LoadedProgram> loaded(new LoadedProgram);
  std::string name = text->getBufferIdentifier().str();
  loaded->parts->sources.AddNewSourceBuffer(std::move(text), llvm::SMLoc());
  return loaded->compile(name, devices, beginStep) ? std::move(loaded)
                                                   : nullptr;
}

bool LoadedProgram::compile(llvm::StringRef name, int64_t devices,
                            BeginStep beginStep) {
  quoteDiagnostics(parts->sources);
  registerDialects(parts->registry);
  exec::registerExecutionDialects(parts->registry);
  parts->context = std::make_unique<mlir::MLIRContext>(parts->registry);
  mlir::MLIRContext *context = parts->context.get();
  context->allowUnregisteredDialects();
  context->printOpOnDiagnostic(false);
  parts->diagnostics = std::make_unique<mlir::SourceMgrDiagnosticHandler>(
      parts->sources, context, parts->os);
  parts->module = readProgram(parts->sources, context);
  if (!parts->module)
    return false;
  functions = joinFunctions(*parts->module);
  parts->positioned =
      std::make_unique<PositionedDiagnostics>(parts->sources, context);
  mlir::PassManager pm(context);
  pm.enableVerifier(false);
  pm.addPass(createSdyInlineManualComputation());
  pm.addPass(createStablehloToCcl());
  if (failed(pm.run(*parts->module)) ||
      failed(setDevices(*parts->module, devices)))
    return false;
  beginStep(("compiling " + name).str());
  compiled = exec::Program::compile(*parts->module);
  return compiled != nullptr;
}

llvm::Expected<DeviceRange> tutti::localDevices(const exec::Program &program,
                                                const exec::MpiJob *mpi) {
  int64_t devices = program.numDevices();
  if (!mpi)
    return DeviceRange{0, devices - 1};
  if (mpi->size() != devices)
    return llvm::createStringError(
        "the program runs on " + llvm::Twine(devices) +
        " devices, but MPI has " + llvm::Twine(mpi->size()) +
        " ranks; start it with mpirun -n " + llvm::Twine(devices));
  return DeviceRange{mpi->rank(), mpi->rank()};
}

llvm::Expected<std::vector<std::vector<exec::Array>>>
tutti::randomArguments(const exec::Program &program, DeviceRange devices,
                       uint64_t seed) {
  for (auto [i, type] : llvm::enumerate(program.arguments())) {
    if (type.hasStaticShape())
      continue;
    std::string name;
    llvm::raw_string_ostream(name) << type;
    return llvm::createStringError(
        "argument " + llvm::Twine(i) + " is of type " + name +
        ", which leaves a size open; expected --arg FILE.npy for each argument");
  }
  std::vector<std::vector<exec::Array>> all(program.numDevices());
  size_t count = program.arguments().size();
  for (int64_t device = devices.first; device <= devices.last; ++device)
    for (auto [i, type] : llvm::enumerate(program.arguments())) {
      bool isShared = type.getRank() == 0 &&
                      mlir::isa<mlir::IntegerType>(type.getElementType());
      uint64_t stream = (isShared ? 0 : device) * count + i;
      all[device].push_back(exec::randomArray(type, seed, stream));
    }
  return all;
}
