# How Tutti's targets are declared. One room is one static library; a room may
# link only rooms above it in this list (docs/architecture.md).
set(TUTTI_ROOMS Support Target StableHLO Collectives Estimation Activation
  Orchestration Frontend Execution Report Driver)

# What every target compiles and links with: the two shared libraries of the
# Debian packages, no exceptions.
add_library(tutti_mlir INTERFACE)
target_compile_options(tutti_mlir INTERFACE
  $<$<COMPILE_LANGUAGE:CXX>:-fno-exceptions -fvisibility-inlines-hidden>
  # Position-independent for the plugin; the same for executables, since all
  # share one precompiled header.
  -fPIC
  -Wall -Wextra -Wno-unused-parameter)
target_link_libraries(tutti_mlir INTERFACE MLIR LLVM)

# The precompiled header that all C++ targets share.
file(CONFIGURE OUTPUT ${CMAKE_BINARY_DIR}/pch/pch.cpp CONTENT "")
add_library(tutti_pch STATIC ${CMAKE_BINARY_DIR}/pch/pch.cpp)
target_link_libraries(tutti_pch PUBLIC tutti_mlir)
target_precompile_headers(tutti_pch PRIVATE
  <mlir/Bytecode/BytecodeOpInterface.h>
  <mlir/Dialect/Func/IR/FuncOps.h>
  <mlir/IR/Builders.h>
  <mlir/IR/BuiltinOps.h>
  <mlir/IR/DialectImplementation.h>
  <mlir/IR/OpImplementation.h>
  <mlir/IR/PatternMatch.h>
  <mlir/Interfaces/InferTypeOpInterface.h>
  <mlir/Interfaces/SideEffectInterfaces.h>
  <mlir/Pass/Pass.h>
  <llvm/ADT/MapVector.h>
  <llvm/ADT/StringMap.h>
  <llvm/Support/JSON.h>)

# tutti_room(<Room> SOURCES a.cpp ... [ROOMS Support ...] [TABLEGEN tgt ...])
# declares the library Tutti<Room>, checking that ROOMS are all above it.
function(tutti_room room)
  cmake_parse_arguments(ARG "" "" "SOURCES;ROOMS;TABLEGEN;LIBS" ${ARGN})
  list(FIND TUTTI_ROOMS ${room} own)
  foreach(used ${ARG_ROOMS})
    list(FIND TUTTI_ROOMS ${used} index)
    if(index LESS 0 OR NOT index LESS own)
      message(FATAL_ERROR "room ${room} may not use room ${used}")
    endif()
  endforeach()
  add_library(Tutti${room} STATIC ${ARG_SOURCES})
  target_precompile_headers(Tutti${room} REUSE_FROM tutti_pch)
  list(TRANSFORM ARG_ROOMS PREPEND Tutti)
  target_link_libraries(Tutti${room} PUBLIC ${ARG_ROOMS} tutti_mlir ${ARG_LIBS})
  if(ARG_TABLEGEN)
    add_dependencies(Tutti${room} ${ARG_TABLEGEN})
  endif()
endfunction()

# tutti_tool(<name> SOURCES a.cpp ROOMS ...): an executable.
function(tutti_tool name)
  cmake_parse_arguments(ARG "" "" "SOURCES;ROOMS" ${ARGN})
  add_executable(${name} ${ARG_SOURCES})
  target_precompile_headers(${name} REUSE_FROM tutti_pch)
  list(TRANSFORM ARG_ROOMS PREPEND Tutti)
  target_link_libraries(${name} PRIVATE ${ARG_ROOMS} tutti_mlir)
endfunction()

# tutti_unittest(<name> SOURCES a.cpp ROOMS ...): a GoogleTest executable,
# run by ctest under its own name.
function(tutti_unittest name)
  cmake_parse_arguments(ARG "" "" "SOURCES;ROOMS" ${ARGN})
  add_executable(${name} ${ARG_SOURCES})
  target_precompile_headers(${name} REUSE_FROM tutti_pch)
  list(TRANSFORM ARG_ROOMS PREPEND Tutti)
  target_link_libraries(${name} PRIVATE ${ARG_ROOMS} tutti_mlir
    GTest::gtest GTest::gtest_main)
  add_test(NAME unit/${name} COMMAND ${name})
endfunction()

# The runtime is plain C++17 without MLIR, and stands beside the rooms.
# tutti_runtime_options(<target>): how its targets are compiled.
function(tutti_runtime_options target)
  target_compile_options(${target} PRIVATE -Wall -Wextra)
  target_include_directories(${target}
    PUBLIC $<BUILD_INTERFACE:${PROJECT_SOURCE_DIR}/runtime/include>
    PRIVATE ${PROJECT_SOURCE_DIR}/runtime/lib)
  set_target_properties(${target} PROPERTIES
    POSITION_INDEPENDENT_CODE ON
    CXX_VISIBILITY_PRESET hidden
    VISIBILITY_INLINES_HIDDEN ON)
endfunction()

# tutti_runtime_library(<name> STATIC|SHARED SOURCES a.cpp ...)
function(tutti_runtime_library name kind)
  cmake_parse_arguments(ARG "" "" "SOURCES" ${ARGN})
  add_library(${name} ${kind} ${ARG_SOURCES})
  tutti_runtime_options(${name})
endfunction()

# tutti_runtime_unittest(<name> SOURCES a.cpp ... [LIBS ...]): a GoogleTest
# executable, run by ctest under its own name.
function(tutti_runtime_unittest name)
  cmake_parse_arguments(ARG "" "" "SOURCES;LIBS" ${ARGN})
  add_executable(${name} ${ARG_SOURCES})
  tutti_runtime_options(${name})
  target_link_libraries(${name} PRIVATE TuttiRuntime ${ARG_LIBS}
    GTest::gtest GTest::gtest_main)
  add_test(NAME unit/${name} COMMAND ${name})
endfunction()

# tutti_doc(<name> <td> <generator args...>): makes docs/reference/<name>.md
# from TableGen descriptions. The target `docs` updates the files in the source
# tree; a test says which of them are out of date.
add_custom_target(docs)
function(tutti_doc name td)
  set(LLVM_TARGET_DEFINITIONS ${td})
  tablegen(MLIR ${name}.md ${ARGN})
  set(made ${CMAKE_CURRENT_BINARY_DIR}/${name}.md)
  set(kept ${PROJECT_SOURCE_DIR}/docs/reference/${name}.md)
  add_custom_target(doc-${name} ALL DEPENDS ${made})
  add_custom_target(update-doc-${name} DEPENDS ${made}
    COMMAND ${CMAKE_COMMAND} -E copy ${made} ${kept})
  add_dependencies(docs update-doc-${name})
  add_test(NAME docs/${name}
    COMMAND ${CMAKE_COMMAND} -E compare_files ${made} ${kept})
endfunction()
