//===- Report.cpp - what both back-ends say of wrong programs ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Site/Report.h"
#include <algorithm>

std::string tutti::rt::deviceList(const std::vector<int> &devices) {
  std::string text = devices.size() == 1 ? "device" : "devices";
  for (size_t i = 0; i < devices.size(); ++i)
    text += (i ? ", " : " ") + std::to_string(devices[i]);
  return text;
}

std::string tutti::rt::disagreement(
    uint64_t number, const std::map<std::string, std::vector<int>> &devices) {
  std::string text = "devices of a group disagree on collective " +
                     std::to_string(number) + " of the group";
  for (const auto &[what, ids] : devices)
    text += "\n  " + deviceList(ids) + ": " + what;
  return text;
}

std::string tutti::rt::endedEarly(int device) {
  return "device " + std::to_string(device) +
         " has ended, but others wait for it; all devices of a group must run "
         "the same collectives";
}

std::string tutti::rt::leftOut(int device, int other,
                               const std::string &what) {
  return "device " + std::to_string(device) +
         " has ended, but device " + std::to_string(other) +
         " ran a collective with it: " + what;
}

std::string tutti::rt::circle(std::vector<int> devices) {
  std::sort(devices.begin(), devices.end());
  return deviceList(devices) +
         " wait for each other in different collectives; devices must reach "
         "the collectives they share in one order";
}

std::string tutti::rt::wrongSite(int device, const std::string &location,
                                 const std::string &error) {
  return "device " + std::to_string(device) + " has a wrong collective at " +
         location + ": " + error;
}
