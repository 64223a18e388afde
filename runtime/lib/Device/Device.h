//===- Device.h - what a back-end gives a device ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The interface of both back-ends. The C functions of Runtime.h go to the
// device of the calling thread.
//
//===----------------------------------------------------------------------===//

#ifndef TUTTI_RUNTIME_DEVICE_DEVICE_H
#define TUTTI_RUNTIME_DEVICE_DEVICE_H

#include "tutti/Runtime/Runtime.h"
#include <string>

namespace tutti::rt {

class Device {
public:
  Device(int number, int count) : number(number), count(count) {}
  virtual ~Device() = default;

  /// As tutti_collective and tutti_device_fail, called by the device itself.
  virtual int collective(const TuttiSite &site, const void *const *inputs,
                         void *const *outputs) = 0;
  virtual void fail(const std::string &message) = 0;

  const int number;
  const int count; // of devices in the run
};

/// Makes `device` that of the calling thread while it lives.
class CurrentDevice {
public:
  explicit CurrentDevice(Device &device);
  ~CurrentDevice();
  CurrentDevice(const CurrentDevice &) = delete;

private:
  Device *const before;
};

/// Runs a launcher's body as `device`. Returns 0, or, where the body failed,
/// 1 after telling the device.
int runBody(Device &device, int (*body)(void *, int), void *user);

/// Copies a message into a caller's buffer, cut to its size.
void copyMessage(const std::string &message, char *error, size_t errorSize);

} // namespace tutti::rt

#endif // TUTTI_RUNTIME_DEVICE_DEVICE_H
