#!/usr/bin/env bash
# Runs each fuzz target for a while, starting from the texts of the tests.
#
#   fuzz/run.sh FUZZ_BUILD [SECONDS]
#
# Ends with an error where a target crashes or hangs; the input that did
# it stays in FUZZ_BUILD/artifacts.
set -euo pipefail
build=$1 seconds=${2:-60}
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
  mkdir -p "$build/artifacts" "$build/found/$1"
  echo "$1: $seconds s"
  # Containers of the uninstrumented LLVM look overflown to the sanitizer.
  ASAN_OPTIONS=detect_container_overflow=0:detect_leaks=0 \
    "$build/bin/$1" -max_total_time="$seconds" -timeout=20 -rss_limit_mb=4096 \
    -max_len=8192 -print_final_stats=1 -verbosity=0 \
    -artifact_prefix="$build/artifacts/$1-" \
    "$build/found/$1" "$build/seeds/$2"
}

seeds hlo "$root"/test/Frontend/HLO/*.hlo
seeds stablehlo "$root"/test/StableHLO/*.mlir "$root"/test/Collectives/*.mlir
fuzz HLOFuzzer hlo
fuzz StableHLOFuzzer stablehlo
