//===- IntegerProgram.cpp - the problem for an independent solver ---*- C++
//-*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RandomCover.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Program.h"
#include "llvm/Support/raw_ostream.h"
#include <limits>

using namespace tutti::act;

namespace {
// x_p_s: set s may be resident at place p (set numSets stands for nothing);
// y_p_s: it is loaded there; u_s: it is used at all; w_i_k: use i is computed
// its k-th way.
class Writer {
public:
  explicit Writer(const CoverProblem &problem)
      : problem(problem), objective(goal), constraints(rows), binaries(names),
        nextPlace(problem.numPoints) {}

  std::string write() {
    name(x(problem.entry, problem.numSets));
    constraints << x(problem.entry, problem.numSets) << " = 1\n";
    for (uint32_t place = 0; place < problem.numPoints; ++place)
      for (unsigned set = 0; set <= problem.numSets; ++set)
        name(x(place, set));
    for (unsigned set = 0; set < problem.numSets; ++set) {
      name(u(set));
      constraints << u(set) << " >= " << (problem.usedAnyway >> set & 1)
                  << "\n";
    }
    for (unsigned set = 0; set < problem.numSets; ++set)
      constraints << (set ? " + " : "") << u(set);
    constraints << " <= " << problem.maxSets << "\n";
    for (const Arc &arc : problem.arcs)
      writeArc(arc);
    goal += " + 0 " + u(0);
    return "Minimize\nobj:" + goal + "\nSubject To\n" + rows + "Binary\n" +
           names + "End\n";
  }

private:
  static std::string x(uint32_t place, unsigned set) {
    return llvm::formatv("x_{0}_{1}", place, set);
  }
  static std::string y(uint32_t place, unsigned set) {
    return llvm::formatv("y_{0}_{1}", place, set);
  }
  static std::string u(unsigned set) { return llvm::formatv("u_{0}", set); }
  void name(const std::string &variable) { binaries << variable << "\n"; }

  uint32_t freshPlace() {
    for (unsigned set = 0; set <= problem.numSets; ++set)
      name(x(nextPlace, set));
    return nextPlace++;
  }
  void follow(uint32_t from, uint32_t to) {
    for (unsigned set = 0; set <= problem.numSets; ++set)
      constraints << x(to, set) << " - " << x(from, set) << " >= 0\n";
  }
  // A load may stand between `from` and what it returns.
  uint32_t mayLoad(uint32_t from, double frequency) {
    uint32_t to = freshPlace();
    std::string loads;
    for (unsigned set = 0; set < problem.numSets; ++set) {
      name(y(to, set));
      objective << " + " << frequency * problem.loadUs << " " << y(to, set);
      loads += " + " + y(to, set);
      constraints << x(to, set) << " - " << y(to, set) << " >= 0\n"
                  << u(set) << " - " << y(to, set) << " >= 0\n";
    }
    constraints << loads << " <= 1\n";
    for (unsigned set = 0; set <= problem.numSets; ++set)
      constraints << x(to, set) << " - " << x(from, set) << loads << " >= 0\n";
    return to;
  }
  void use(uint32_t at, const UseClass &useClass, double frequency) {
    unsigned id = nextUse++;
    std::string one;
    for (unsigned k = 0; k < useClass.ways.size(); ++k) {
      std::string w = llvm::formatv("w_{0}_{1}", id, k);
      name(w);
      one += " + " + w;
      objective << " + " << frequency * useClass.ways[k].extraUs << " " << w;
      for (unsigned set = 0; set <= problem.numSets; ++set)
        if (set == problem.numSets || !(useClass.ways[k].sets >> set & 1))
          constraints << x(at, set) << " + " << w << " <= 1\n";
    }
    constraints << one << " = 1\n";
  }
  void writeArc(const Arc &arc) {
    if (arc.kind == Arc::Edge)
      return follow(arc.from, arc.to);
    if (arc.kind == Arc::Clobber) {
      for (unsigned set = 0; set <= problem.numSets; ++set)
        if (set == problem.numSets ? (arc.leaves & kNothingResident) != 0
                                   : (arc.leaves >> set & 1) != 0)
          constraints << x(arc.to, set) << " = 1\n";
      return;
    }
    uint32_t at = arc.from;
    for (uint32_t i = arc.begin; i < arc.end; ++i) {
      at = mayLoad(at, arc.frequency);
      use(at, problem.classes[problem.uses[i]], arc.frequency);
    }
    follow(mayLoad(at, arc.frequency), arc.to);
  }

  const CoverProblem &problem;
  std::string goal, rows, names;
  llvm::raw_string_ostream objective, constraints, binaries;
  uint32_t nextPlace;
  unsigned nextUse = 0;
};
} // namespace

std::string tutti::act::asIntegerProgram(const CoverProblem &problem) {
  return Writer(problem).write();
}

std::optional<double>
tutti::act::solveByCBC(const std::string &integerProgram) {
  llvm::ErrorOr<std::string> cbc = llvm::sys::findProgramByName("cbc");
  if (!cbc)
    return std::nullopt;
  llvm::SmallString<128> input, output;
  int file;
  if (llvm::sys::fs::createTemporaryFile("cover", "lp", file, input))
    return std::nullopt;
  llvm::raw_fd_ostream(file, /*shouldClose=*/true) << integerProgram;
  if (llvm::sys::fs::createTemporaryFile("cover", "sol", output))
    return std::nullopt;
  std::optional<llvm::StringRef> redirects[] = {
      llvm::StringRef(""), llvm::StringRef(""), llvm::StringRef("")};
  llvm::sys::ExecuteAndWait(*cbc,
                            {*cbc, input, "sec", "60", "ratioGap", "0",
                             "allowableGap", "0", "solve", "solution", output},
                            std::nullopt, redirects);
  auto text = llvm::MemoryBuffer::getFile(output, /*IsText=*/true);
  llvm::sys::fs::remove(input);
  llvm::sys::fs::remove(output);
  if (!text)
    return std::nullopt;
  llvm::StringRef first = (*text)->getBuffer().split('\n').first;
  if (first.contains("nfeasible"))
    return std::numeric_limits<double>::infinity();
  double value;
  if (!first.starts_with("Optimal") ||
      first.rsplit(' ').second.getAsDouble(value))
    return std::nullopt;
  return value;
}
