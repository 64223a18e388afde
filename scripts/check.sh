#!/usr/bin/env bash
# Installs what is needed, builds, and runs every test.
# Can be repeated: what is done already is not done again.
set -euo pipefail
source "$(dirname "$0")/lib/setup.sh"

if [ "${1-}" = --help ] || [ "${1-}" = -h ]; then
  echo "usage: scripts/check.sh
Installs Debian's packages that are missing, builds Tutti in ./build (or
\$TUTTI_BUILD), makes a private Python environment with JAX in the build
folder, and runs every test."
  exit 0
fi
source "$TUTTI_ROOT/scripts/lib/venv.sh"

build_fuzzers() {
  if [ ! -f "$TUTTI_BUILD/fuzz/build.ninja" ]; then
    cmake -G Ninja -S "$TUTTI_ROOT" -B "$TUTTI_BUILD/fuzz" \
      -DTUTTI_BUILD_FUZZERS=ON \
      -DCMAKE_C_COMPILER=clang-22 -DCMAKE_CXX_COMPILER=clang++-22 || return
  fi
  ninja -C "$TUTTI_BUILD/fuzz" fuzzers
}

run_tests() {
  ctest --test-dir "$TUTTI_BUILD" --output-on-failure --no-tests=error
}

step "install packages" install_packages
step "build" build
step "build the fuzz targets" build_fuzzers
step "Python environment with JAX" ensure_venv "$TUTTI_BUILD"
step "fuzz the readers" "$TUTTI_ROOT/fuzz/run.sh" "$TUTTI_BUILD/fuzz"
step "tests" run_tests
