//===- Report.h - what both back-ends say of wrong programs ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The first part of the message of an aborted run: why. Where the devices are
// follows it.
//
//===----------------------------------------------------------------------===//

#ifndef TUTTI_RUNTIME_SITE_REPORT_H
#define TUTTI_RUNTIME_SITE_REPORT_H

#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace tutti::rt {

/// "device 3", "devices 0, 2, 5".
std::string deviceList(const std::vector<int> &devices);

/// Members of a group differ in their collective number `number` of the group.
/// `devices`: who does what, by "description at location".
std::string disagreement(uint64_t number,
                         const std::map<std::string, std::vector<int>> &devices);

/// `device` has ended while others wait for it.
std::string endedEarly(int device);

/// `device` has ended without a collective that `other` ran with it.
std::string leftOut(int device, int other, const std::string &what);

/// The devices wait for each other, in an arbitrary order.
std::string circle(std::vector<int> devices);

std::string wrongSite(int device, const std::string &location,
                      const std::string &error);

} // namespace tutti::rt

#endif // TUTTI_RUNTIME_SITE_REPORT_H
