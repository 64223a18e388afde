//===- ActReport.cpp - where table loads stand and what they cost ---*- C++
//-*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tutti/Report/ActReport.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/FormatVariadic.h"

using namespace tutti;

static void printCover(llvm::raw_ostream &os, const ActCover &cover) {
  os << "    " << llvm::left_justify(cover.name, 12);
  if (!cover.hasPlan) {
    os << ' ' << cover.status << '\n';
    return;
  }
  os << llvm::format(" %4zu %7lld %9.1f %10.3f us  ", cover.sets.size(),
                     static_cast<long long>(cover.staticLoads),
                     cover.expectedLoads, cover.us)
     << cover.status;
  if (cover.boundUs)
    os << llvm::format(", bound %.3f us", *cover.boundUs);
  if (cover.substituted > 0)
    os << ", " << cover.substituted << " computed through others";
  os << '\n';
}

void ActReport::printText(llvm::raw_ostream &os) const {
  os << input << ": " << form << '\n';
  if (kernels.empty())
    os << "  no activations\n";
  for (const ActKernel &kernel : kernels) {
    os << "  @" << kernel.function << " on engine " << kernel.engine << ": "
       << kernel.activations << " activations, at most " << kernel.maxSets
       << " sets of " << kernel.catalog << '\n'
       << "    cover        sets   loads  expected       time\n";
    for (const ActCover &cover : kernel.covers)
      printCover(os, cover);
    for (const ActLoad &load : kernel.loads) {
      os << "    load " << load.set << " at " << load.stands
         << (load.inLoop ? " (in a loop)" : "");
      if (!load.neededBy.empty())
        os << ", for " << load.function << " at " << load.neededBy;
      os << ", hidden by "
         << (load.hiddenBy.empty() ? "nothing" : load.hiddenBy) << '\n';
    }
  }
}

llvm::json::Object ActReport::toJSON() const {
  llvm::json::Array all;
  for (const ActKernel &kernel : kernels) {
    llvm::json::Object covers;
    for (const ActCover &cover : kernel.covers) {
      llvm::json::Object object{{"status", cover.status}};
      if (cover.hasPlan) {
        object["sets"] = llvm::json::Array(cover.sets);
        object["static_loads"] = cover.staticLoads;
        object["expected_loads"] = cover.expectedLoads;
        object["expected_us"] = cover.us;
        object["substituted"] = cover.substituted;
      }
      if (cover.boundUs)
        object["bound_us"] = *cover.boundUs;
      covers[cover.name] = std::move(object);
    }
    llvm::json::Array loads;
    for (const ActLoad &load : kernel.loads)
      loads.push_back(llvm::json::Object{{"set", load.set},
                                         {"function", load.function},
                                         {"stands", load.stands},
                                         {"needed_by", load.neededBy},
                                         {"hidden_by", load.hiddenBy},
                                         {"in_loop", load.inLoop}});
    all.push_back(llvm::json::Object{{"function", kernel.function},
                                     {"engine", kernel.engine},
                                     {"catalog", kernel.catalog},
                                     {"activations", kernel.activations},
                                     {"max_sets", kernel.maxSets},
                                     {"covers", std::move(covers)},
                                     {"loads", std::move(loads)}});
  }
  return llvm::json::Object{{"input", input},
                            {"form", form},
                            {"target", target},
                            {"cover", cover},
                            {"kernels", std::move(all)}};
}
