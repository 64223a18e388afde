# The private Python environment. Sourced, never run.

# ensure_venv BUILD_DIR: makes BUILD_DIR/venv with exactly the packages of
# requirements.txt, from PyPI. Does nothing, and prints nothing, where that was
# done before for these requirements and this Python. An environment that was
# left half made, or made for other requirements, is made again.
ensure_venv() {
  local root venv=$1/venv python=/usr/bin/python3 stamp key
  root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd) || return
  stamp=$venv/requirements.stamp
  key=$("$python" --version && sha256sum <"$root/requirements.txt") || return
  if [ -f "$stamp" ] && [ "$(cat "$stamp")" = "$key" ]; then
    return 0
  fi
  echo "making $venv"
  rm -rf "$venv" || return
  mkdir -p "$1" || return
  "$python" -m venv "$venv" || return
  # No dependency is resolved: requirements.txt names them all, and the check
  # fails if one is missing.
  "$venv/bin/python" -m pip install --quiet --disable-pip-version-check \
    --no-deps --requirement "$root/requirements.txt" || return
  "$venv/bin/python" -m pip check --disable-pip-version-check || return
  printf '%s\n' "$key" >"$stamp"
}
