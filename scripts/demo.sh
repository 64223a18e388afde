#!/usr/bin/env bash
# Installs what is needed, builds, and runs the main job on a real program.
# Can be repeated: what is done already is not done again.
set -euo pipefail
source "$(dirname "$0")/lib/setup.sh"

if [ "${1-}" = --help ] || [ "${1-}" = -h ]; then
  echo "usage: scripts/demo.sh
Installs Debian's packages that are missing, builds Tutti in ./build (or
\$TUTTI_BUILD), and batches the collectives of examples/data_parallel.mlir."
  exit 0
fi

run_demo() {
  local example=examples/data_parallel.mlir output=$TUTTI_BUILD/data_parallel.bucketed.mlir
  cd "$TUTTI_ROOT"
  echo "\$ tutti compile $example -o $output"
  "$TUTTI_BUILD/bin/tutti" compile "$example" -o "$output"
}

step "install packages" install_packages
step "build" build tutti
step "batch the collectives of a data-parallel training step" run_demo
