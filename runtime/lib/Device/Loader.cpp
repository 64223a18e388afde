//===- Loader.cpp - loads MPI where it is asked for ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Mpi/Backend.h"
#include "tutti/Runtime/Launch.h"
#include <dlfcn.h>
#include <string>
#include <unistd.h>

using namespace tutti::rt;

static const MpiBackend *backend = nullptr;

static const char libraryName[] = "libTuttiRuntimeMPI.so";

// The folder of the program or library that this code is in, with a slash at
// its end; "" if that is not known.
static std::string folderOfThis() {
  Dl_info info;
  if (!dladdr(reinterpret_cast<void *>(&tutti_mpi_init), &info) ||
      !info.dli_fname)
    return "";
  std::string path = info.dli_fname;
  // A program has the name it was called by, which may be found through PATH.
  if (path.find('/') == std::string::npos) {
    char found[4096];
    ssize_t length = readlink("/proc/self/exe", found, sizeof found);
    path.assign(found, length > 0 ? length : 0);
  }
  return path.substr(0, path.rfind('/') + 1);
}

// Beside this code, in ../lib from there, or where the dynamic linker looks.
static void *openLibrary(const char *path) {
  // The parts of OpenMPI that it loads itself look for its symbols globally.
  const int mode = RTLD_NOW | RTLD_GLOBAL;
  if (path)
    return dlopen(path, mode);
  if (std::string folder = folderOfThis(); !folder.empty())
    for (const char *beside : {"", "../lib/"})
      if (void *library = dlopen((folder + beside + libraryName).c_str(), mode))
        return library;
  return dlopen(libraryName, mode);
}

static std::string load(const char *path) {
  if (backend)
    return "MPI has been started already";
  void *library = openLibrary(path);
  if (!library)
    return std::string("cannot load the MPI back-end: ") + dlerror() +
           "; it is built where OpenMPI (libopenmpi-dev) is installed";
  using Entry = const MpiBackend *(*)();
  auto entry = reinterpret_cast<Entry>(dlsym(library, "tutti_mpi_backend"));
  const MpiBackend *found = entry ? entry() : nullptr;
  if (!found || found->version != MpiBackend::currentVersion)
    return std::string(path ? path : libraryName) +
           " is no MPI back-end of this version; build both from one source";
  std::string problem = found->init();
  if (problem.empty())
    backend = found;
  return problem;
}

int tutti_mpi_init(const char *library, char *error, size_t errorSize) {
  std::string problem = load(library);
  copyMessage(problem, error, errorSize);
  return problem.empty() ? 0 : 1;
}

int tutti_mpi_rank(void) { return backend ? backend->rank() : -1; }
int tutti_mpi_size(void) { return backend ? backend->size() : -1; }

int tutti_mpi_agree(int ready) { return !backend || backend->agree(ready); }

int tutti_mpi_run(TuttiBody body, void *user, const TuttiOptions *options,
                  char *error, size_t errorSize) {
  copyMessage("", error, errorSize);
  if (!backend || !body) {
    copyMessage(backend ? "a run needs a body"
                        : "MPI has not been started; call tutti_mpi_init first",
                error, errorSize);
    return 1;
  }
  Device *device = backend->begin(options ? options->timeoutSeconds : 0);
  // A failure ends the job, and does not come back.
  runBody(*device, body, user);
  backend->end();
  return 0;
}

void tutti_mpi_finish(void) {
  if (backend)
    backend->finish();
  backend = nullptr;
}
