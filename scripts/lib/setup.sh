# Steps that demo.sh and check.sh share. Sourced, never run. Each step does
# nothing where its result already exists.
#
# TUTTI_BUILD  the build folder (default: build, beside scripts/)

TUTTI_ROOT=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
TUTTI_BUILD=${TUTTI_BUILD:-$TUTTI_ROOT/build}

# All that a Debian 12 with nothing but git lacks.
TUTTI_PACKAGES=(
  g++ cmake ninja-build
  libmlir-22-dev mlir-22-tools llvm-22-dev llvm-22-tools
  clang-22 lld-22 libclang-rt-22-dev
  libgtest-dev libopenmpi-dev openmpi-bin python3 python3-venv
  zlib1g-dev libzstd-dev
  coinor-cbc
)

# step "what it does" command...: names the step before it runs and, where it
# fails, after; then ends the script with the command's status.
step() {
  local name=$1 status=0 started=$SECONDS
  shift
  printf '\n== %s\n' "$name"
  "$@" || status=$?
  if [ "$status" -ne 0 ]; then
    printf '\n== FAILED: %s (exit status %s)\n' "$name" "$status" >&2
    exit "$status"
  fi
  printf -- '-- done in %ss\n' $((SECONDS - started))
}

missing_packages() {
  local package
  for package in "${TUTTI_PACKAGES[@]}"; do
    [ "$(dpkg-query -W -f='${db:Status-Status}' "$package" 2>/dev/null)" = installed ] ||
      printf '%s\n' "$package"
  done
}

install_packages() {
  local missing as_root=()
  if ! command -v dpkg-query >/dev/null; then
    echo "this script installs Debian's packages; elsewhere install: ${TUTTI_PACKAGES[*]}" >&2
    return 1
  fi
  mapfile -t missing < <(missing_packages)
  if [ "${#missing[@]}" -eq 0 ]; then
    echo "all packages are installed"
    return 0
  fi
  echo "installing: ${missing[*]}"
  if [ "$(id -u)" -ne 0 ]; then
    if ! command -v sudo >/dev/null; then
      echo "run as root, or install sudo, or have root install: ${missing[*]}" >&2
      return 1
    fi
    as_root=(sudo)
  fi
  "${as_root[@]}" apt-get update -qq &&
    "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive \
      apt-get install -y -qq --no-install-recommends "${missing[@]}" >/dev/null
}

build() {
  if [ ! -f "$TUTTI_BUILD/build.ninja" ]; then
    cmake -G Ninja -S "$TUTTI_ROOT" -B "$TUTTI_BUILD" || return
  fi
  ninja -C "$TUTTI_BUILD" "$@"
}
