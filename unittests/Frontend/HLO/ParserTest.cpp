//===- ParserTest.cpp - tests of the HLO parser ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Text.h"
#include "tutti/Frontend/HLO/Module.h"

using namespace tutti::hlo;

static std::string error(llvm::StringRef text) {
  Text t(text);
  EXPECT_TRUE(failed(parseModule(*t.source)));
  return t.error();
}

TEST(Parser, shortForm) {
  Text t(R"(HloModule m, is_scheduled=true, frontend_attributes={a="}"}

add {
  a = f32[] parameter(0)
  b = f32[] parameter(1)
  ROOT c = f32[] add(a, b)
}

ENTRY main {
  p = f32[8]{0} parameter(0)
  ROOT r = f32[8]{0} all-reduce(p), channel_id=1, replica_groups=[2,4]<=[4,2]T(1,0), to_apply=add, metadata={op_name="x, y"}
}
)");
  auto module = parseModule(*t.source);
  ASSERT_TRUE(succeeded(module)) << t.error();
  EXPECT_EQ(t.source->text(module->name), "m");
  ASSERT_EQ(module->moduleAttributes.size(), 2u);
  ASSERT_EQ(module->computations.size(), 2u);
  EXPECT_EQ(module->entry, 1u);
  EXPECT_EQ(module->instructions.size(), 5u);
  const Instruction &reduce = module->instructions[4];
  EXPECT_EQ(module->opcodes[reduce.opcode], "all-reduce");
  EXPECT_TRUE(reduce.isRoot);
  ASSERT_EQ(module->operandsOf(reduce).size(), 1u);
  EXPECT_EQ(module->operandsOf(reduce)[0].instruction, 3u);
  auto attributes = module->attributesOf(reduce);
  ASSERT_EQ(attributes.size(), 4u);
  EXPECT_EQ(t.source->text(attributes[1].value), "[2,4]<=[4,2]T(1,0)");
  EXPECT_EQ(t.source->text(attributes[3].value), "{op_name=\"x, y\"}");
}

TEST(Parser, longForm) {
  Text t(R"(HloModule m

%add (x: f32[], y: f32[]) -> f32[] {
  %x = f32[] parameter(0)
  %y = f32[] parameter(1)
  ROOT %add = f32[] add(f32[] %x, f32[] %y)
}

ENTRY %main.1 (t: (f32[4], (s32[], token[]))) -> f32[] {
  %t = (f32[4]{0}, (s32[], token[])) parameter(0)
  %e = f32[4]{0} get-tuple-element((f32[4]{0}, (s32[], token[])) %t), index=0
  %c = f32[] constant(0)
  ROOT %r = f32[] reduce(f32[4]{0} %e, /*index=1*/f32[] %c), dimensions={0}, to_apply=%add
}, execution_thread="main"
)");
  auto module = parseModule(*t.source);
  ASSERT_TRUE(succeeded(module)) << t.error();
  EXPECT_EQ(module->instructions.size(), 7u);
  EXPECT_EQ(module->operandsOf(module->instructions[6]).size(), 2u);
  EXPECT_EQ(t.source->text(module->instructions[5].payload), "0");
}

TEST(Parser, rootNeedNotBeLast) {
  Text t("HloModule m\nENTRY e {\n  ROOT a = f32[] parameter(0)\n"
         "  b = f32[] negate(a)\n}\n");
  auto module = parseModule(*t.source);
  ASSERT_TRUE(succeeded(module));
  EXPECT_EQ(module->computations[0].root, 0u);
}

TEST(Parser, controlPredecessors) {
  Text t("HloModule m\nENTRY e {\n  a = f32[] parameter(0)\n"
         "  b = f32[] negate(a)\n"
         "  c = f32[] add(a, a), control-predecessors={%b, a}, x=1\n}\n");
  auto module = parseModule(*t.source);
  ASSERT_TRUE(succeeded(module)) << t.error();
  const Instruction &add = module->instructions[2];
  EXPECT_EQ(module->operandsOf(add).size(), 2u);
  ASSERT_EQ(module->controlPredecessorsOf(add).size(), 2u);
  EXPECT_EQ(module->controlPredecessorsOf(add)[0].instruction, 1u);
  ASSERT_EQ(module->attributesOf(add).size(), 1u);
  EXPECT_EQ(t.source->text(module->attributesOf(add)[0].name), "x");
  EXPECT_EQ(error("HloModule m\ne {\n  a = f32[] parameter(0), "
                  "control-predecessors={q}\n}"),
            "3:49: instruction 'q' is not defined above in this computation");
}

TEST(Parser, everythingOnOneLine) {
  Text t("HloModule m ENTRY e { a = f32[] parameter(0), sharding={replicated} "
         "ROOT b = f32[] negate(a) }");
  EXPECT_TRUE(succeeded(parseModule(*t.source))) << t.error();
}

TEST(Parser, stackFrames) {
  Text t(R"(HloModule m

FileNames
1 "a \"b\".py"

FunctionNames
1 "f"
2 "g"

FileLocations
1 {file_name_id=1 function_name_id=2 line=15 end_line=15 column=2 end_column=3}

StackFrames
1 {file_location_id=1 parent_frame_id=1}

ENTRY e {
  ROOT a = f32[] parameter(0)
}
)");
  auto module = parseModule(*t.source);
  ASSERT_TRUE(succeeded(module)) << t.error();
  EXPECT_EQ(module->fileNames[0], "a \"b\".py");
  EXPECT_EQ(module->fileLocations[0].functionName, 2);
  EXPECT_EQ(module->fileLocations[0].line, 15);
  EXPECT_EQ(module->stackFrames[0].fileLocation, 1);
}

TEST(Parser, attributeValues) {
  Text t(R"(HloModule m
ENTRY e {
  a = f32[4]{0} parameter(0)
  b = f32[4]{0} custom-call(a), custom_call_target="f\"o", literal=( s32[2]{0} {1, 2}, f32[] 0.1 ), window={size=1}, dim_labels=b01f_01io->b01f, backend_config={"n":{"a":[1,"}"]}}
  ROOT c = f32[4]{0} all-gather(b), replica_groups=mesh['x'=2,'y'=2], device_ids=([2,2]T(1,0)) {'x'}, dimensions={0}
}
)");
  auto module = parseModule(*t.source);
  ASSERT_TRUE(succeeded(module)) << t.error();
  auto values = [&](unsigned i) {
    std::vector<std::string> result;
    for (const auto &attribute : module->attributesOf(module->instructions[i]))
      result.push_back(t.source->text(attribute.value).str());
    return result;
  };
  EXPECT_EQ(values(1),
            (std::vector<std::string>{
                "\"f\\\"o\"", "( s32[2]{0} {1, 2}, f32[] 0.1 )", "{size=1}",
                "b01f_01io->b01f", "{\"n\":{\"a\":[1,\"}\"]}}"}));
  EXPECT_EQ(values(2)[0], "mesh['x'=2,'y'=2], device_ids=([2,2]T(1,0)) {'x'}");
}

TEST(Parser, errors) {
  EXPECT_EQ(error(""), "1:1: expected 'HloModule' at the start of HLO text, "
                       "found the end of the text");
  EXPECT_EQ(error("module {}"),
            "1:1: expected 'HloModule' at the start of HLO text, found "
            "'module'");
  EXPECT_EQ(error("HloModule m"),
            "1:12: expected a computation, found the end of the text");
  EXPECT_EQ(error("HloModule m\ne {\n}"),
            "2:1: computation 'e' has no instructions");
  EXPECT_EQ(error("HloModule m\ne {\n  a = f32[] parameter(0)\n"),
            "4:1: expected an instruction or '}', found the end of the text");
  EXPECT_EQ(error("HloModule m\ne {\n  a = f32[] negate(%b)\n}"),
            "3:20: instruction 'b' is not defined above in this computation");
  EXPECT_EQ(error("HloModule m\ne {\n  b = f32[] parameter(0)\n"
                  "  a = f32[] negate(b c)\n}"),
            "4:22: expected ',' or ')' after an operand, found 'c'");
  EXPECT_EQ(error("HloModule m\ne {\n  a = f32[] parameter(0\n}"),
            "3:22: '(' has no matching ')'");
  EXPECT_EQ(error("HloModule m\ne {\n  a = f32[] parameter(0), x\n}"),
            "4:1: expected '=' after the name of an attribute, found '}'");
  EXPECT_EQ(error("HloModule m\ne {\n  a = f32[] parameter(0), x={\n}"),
            "4:2: expected an instruction or '}', found the end of the text");
  EXPECT_EQ(error("HloModule m\ne {\n  a = f32[] parameter(0), x=(\n}"),
            "3:29: value of 'x' has a bracket or a quote that is not closed");
  EXPECT_EQ(error("HloModule m\ne {\n  a = parameter(0)\n}"),
            "3:7: expected a shape such as 'f32[2,3]{1,0}' or "
            "'(f32[], s32[4])', found 'parameter'");
}

TEST(Parser, duplicatesAreRefused) {
  Text t("HloModule m\ne {\n  a = f32[] parameter(0)\n"
         "  a = f32[] parameter(1)\n}");
  EXPECT_TRUE(failed(parseModule(*t.source)));
  EXPECT_EQ(t.error(),
            "4:3: instruction 'a' is defined twice in its computation");
  Text u("HloModule m\ne {\n  a = f32[] parameter(0)\n}\n"
         "%e {\n  a = f32[] parameter(0)\n}");
  EXPECT_TRUE(failed(parseModule(*u.source)));
  EXPECT_EQ(u.error(), "5:1: computation 'e' is defined twice");
}
