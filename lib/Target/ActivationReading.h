//===- ActivationReading.h - the activation part of a target ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TUTTI_LIB_TARGET_ACTIVATIONREADING_H
#define TUTTI_LIB_TARGET_ACTIVATIONREADING_H

#include "JsonReading.h"
#include "tutti/Target/ActivationEngine.h"

namespace tutti {

/// The value of a target's key "activation", which stands in `targetFile`.
llvm::Expected<ActivationEngine>
readActivationEngine(const llvm::json::Value &in, const JsonPlace &place,
                     llvm::StringRef targetFile);

} // namespace tutti

#endif // TUTTI_LIB_TARGET_ACTIVATIONREADING_H
