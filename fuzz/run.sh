#!/usr/bin/env bash
# Runs each fuzz target on the texts of the tests and what it makes of them.
#
#   fuzz/run.sh FUZZ_BUILD [INPUTS [SEED]]
#
# tries that many inputs (20000), always the same for one seed (1).
# Ends with an error where a target crashes or hangs; the input that did
# it stays in FUZZ_BUILD/artifacts.
set -euo pipefail
build=$1 inputs=${2:-20000} seed=${3:-1}
root=$(cd "$(dirname "$0")/.." && pwd)

# seeds NAME files...: a folder of the files and, for those that hold several
# texts, of each.
seeds() {
  local folder=$build/seeds/$1 file
  shift
  rm -rf "$folder" && mkdir -p "$folder"
  for file in "$@"; do
    csplit --quiet --elide-empty-files --prefix="$folder/$(basename "$file")." \
      "$file" '/^\/\/ -----/' '{*}'
  done
}

# fuzz TARGET SEEDS
fuzz() {
  mkdir -p "$build/artifacts"
  echo "$1: $inputs inputs"
  # To the sanitizer, containers and allocators look misused that the LLVM
  # libraries, built without it, share with our code.
  ASAN_OPTIONS=detect_container_overflow=0:allow_user_poisoning=0:detect_leaks=0 \
    "$build/bin/$1" -runs="$inputs" -seed="$seed" -timeout=60 -rss_limit_mb=4096 \
    -max_len=8192 -print_final_stats=1 -verbosity=0 -close_fd_mask=0 \
    -artifact_prefix="$build/artifacts/$1-" \
    "$build/seeds/$2"
}

seeds hlo "$root"/test/Frontend/HLO/*.hlo
seeds stablehlo "$root"/test/StableHLO/*.mlir "$root"/test/Collectives/*.mlir
fuzz HLOFuzzer hlo
fuzz StableHLOFuzzer stablehlo
