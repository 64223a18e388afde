//===- Device.cpp - what a back-end gives a device ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Device/Device.h"
#include <algorithm>
#include <cstring>
#include <exception>

using namespace tutti::rt;

static thread_local Device *current = nullptr;

CurrentDevice::CurrentDevice(Device &device) : before(current) {
  current = &device;
}
CurrentDevice::~CurrentDevice() { current = before; }

int tutti::rt::runBody(Device &device, int (*body)(void *, int), void *user) {
  CurrentDevice scope(device);
  std::string problem;
  try {
    int status = body(user, device.number);
    if (status == 0)
      return 0;
    problem = "its program returned " + std::to_string(status);
  } catch (const std::exception &e) {
    problem = std::string("its program threw an exception: ") + e.what();
  } catch (...) {
    problem = "its program threw an exception";
  }
  device.fail(problem);
  return 1;
}

void tutti::rt::copyMessage(const std::string &message, char *error,
                            size_t errorSize) {
  if (!error || errorSize == 0)
    return;
  size_t n = std::min(message.size(), errorSize - 1);
  std::memcpy(error, message.data(), n);
  error[n] = 0;
}

int tutti_collective(const TuttiSite *site, const void *const *inputs,
                     void *const *outputs) {
  return current && site ? current->collective(*site, inputs, outputs) : 1;
}

void tutti_device_fail(const char *message) {
  if (current)
    current->fail(message ? message : "");
}

int tutti_device(void) { return current ? current->number : -1; }
int tutti_num_devices(void) { return current ? current->count : -1; }
