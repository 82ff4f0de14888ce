#!/bin/sh
# install_packages.sh PYTHON LOCK: what the lock names, one half of it beside the other.
# One pip takes twice as long, as it unpacks a package after the other. Nothing depends on the order.
set -eu
python=$1 lock=$2
halves=$(mktemp -d)
other=
trap '[ -z "$other" ] || kill "$other" 2>/dev/null || true; rm -rf "$halves"' EXIT
trap 'exit 1' INT TERM

# a package begins at the left, its hashes do not
awk -v halves="$halves" '/^[^ #]/ { half = !half } { print > (halves "/" half) }' "$lock"

install_half() {
    "$python" -m pip install --quiet --no-compile --disable-pip-version-check --no-deps --require-hashes -r "$1"
}

install_half "$halves/0" &
other=$!
install_half "$halves/1"
wait "$other"
other=
