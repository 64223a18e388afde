//===- Arguments.cpp - mistakes in a command line ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// LLVM's reader of command lines finds these mistakes too, but sends the user
// to the help of another command and suggests flags that have nothing in common
// with the one that was typed.
//
//===----------------------------------------------------------------------===//

#include "Arguments.h"
#include "tutti/Support/Quote.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/FileSystem.h"
#include <set>

using namespace tutti;
using llvm::StringRef;
namespace cl = llvm::cl;

namespace {
// The names most like the one that was typed: the one with the fewest letters
// to change, or all that contain it.
class Likeness {
public:
  explicit Likeness(StringRef typed)
      : typed(typed), least(std::min<size_t>(typed.size() / 3 + 2, 4)) {}
  void offer(StringRef name) {
    if (typed.size() < 3)
      return; // everything is like it
    unsigned distance = typed.edit_distance(name, true, least);
    // Options come in no order; of equals take the one with the most letters
    // in common, then the first by name.
    auto common = [&](StringRef other) {
      std::string a = typed.str(), b = other.str(), both;
      llvm::sort(a);
      llvm::sort(b);
      std::set_intersection(a.begin(), a.end(), b.begin(), b.end(),
                            std::back_inserter(both));
      return both.size();
    };
    auto isBetter = [&] {
      if (distance != least || best.empty())
        return distance < least;
      return common(name) != common(best) ? common(name) > common(best)
                                          : name < best;
    };
    if (isBetter())
      least = distance, best = name;
    if (typed.size() > 3 && name.contains(typed))
      longer.insert(name);
  }
  std::string question(StringRef prefix) const {
    if (best.empty() && (longer.empty() || longer.size() > 3))
      return "";
    std::string text;
    for (StringRef name : best.empty() ? longer : std::set<StringRef>{best})
      text += (llvm::Twine(text.empty() ? " (did you mean " : " or ") + prefix +
               name)
                  .str();
    return text + "?)";
  }

private:
  StringRef typed, best;
  unsigned least;
  std::set<StringRef> longer;
};
} // namespace

static std::string quoted(StringRef text) {
  return "'" + printable(text, 200) + "'";
}

std::string tutti::findMistake(llvm::ArrayRef<const char *> arguments) {
  if (arguments.empty())
    return "";
  StringRef name = arguments.front();
  cl::SubCommand *command = nullptr;
  if (name.starts_with("-")) {
    name = "";
    command = &cl::SubCommand::getTopLevel();
  } else {
    arguments = arguments.drop_front();
  }
  Likeness commandLike(name);
  for (cl::SubCommand *known : cl::getRegisteredSubcommands()) {
    if (known->getName() == name && !name.empty())
      command = known;
    else if (!known->getName().empty())
      commandLike.offer(known->getName());
  }
  if (!command) {
    std::string question = commandLike.question("tutti ");
    if (name == "help" || name == "version")
      question = " (did you mean tutti --" + name.str() + "?)";
    else if (question.empty() && llvm::sys::fs::exists(name))
      question = " (did you mean tutti compile " + printable(name, 200) + "?)";
    return "there is no command " + quoted(name) + question +
           "; tutti --help lists the commands";
  }

  llvm::DenseMap<StringRef, cl::Option *> &options =
      cl::getRegisteredOptions(*command);
  // As many as the command has arguments without a flag; a list is of two.
  llvm::SmallVector<StringRef> programs;
  size_t most = command->PositionalOpts.size();
  for (cl::Option *option : command->PositionalOpts)
    most += option->getNumOccurrencesFlag() == cl::ZeroOrMore;
  for (size_t i = 0; i < arguments.size(); ++i) {
    StringRef argument = arguments[i];
    if (argument == "--")
      break;
    if (argument == "-" || !argument.starts_with("-")) {
      programs.push_back(argument);
      if (programs.size() > most)
        return std::to_string(programs.size()) + " programs are given, " +
               quoted(programs.front()) + " and " + quoted(argument) +
               "; give " + std::to_string(most);
      continue;
    }
    StringRef flag = argument.drop_front(argument.starts_with("--") ? 2 : 1)
                         .take_until([](char c) { return c == '='; });
    if (flag == "h") // for --help; LLVM registers it later
      continue;
    if (auto found = options.find(flag); found != options.end()) {
      bool takesNext =
          !argument.contains('=') &&
          found->second->getValueExpectedFlag() == cl::ValueRequired;
      i += takesNext;
      continue;
    }
    Likeness flagLike(flag);
    for (const auto &[known, option] : options)
      if (option->getOptionHiddenFlag() == cl::NotHidden)
        flagLike.offer(known);
    return "there is no option " +
           quoted(argument.take_until([](char c) { return c == '='; })) +
           flagLike.question("--") + "; tutti " + name.str() +
           (name.empty() ? "" : " ") + "--help lists the options";
  }
  return "";
}
