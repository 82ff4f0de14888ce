#!/bin/sh
# debian_packages.sh run|test: the Debian packages Tooldesk needs to run, or its tests need besides.
# bubblewrap and libseccomp2 are for sandboxed tools, the others of "run" for Qt.
# Does nothing where all are installed, and on systems without apt only names what Qt needs.
set -eu
case $1 in
run) wanted="libgl1 libegl1 libxkbcommon0 libdbus-1-3 libfontconfig1 libglib2.0-0 libxkbcommon-x11-0
    libxcb-cursor0 libxcb-icccm4 libxcb-keysyms1 libxcb-shape0 bubblewrap libseccomp2" ;;
test) wanted="xvfb xauth openbox xdotool xclip imagemagick dbus dbus-x11 at-spi2-core gir1.2-atspi-2.0
    python3-gi curl openssl gnome-keyring libglib2.0-bin" ;;
*) echo "usage: $0 run|test" >&2; exit 2 ;;
esac

command -v apt-get >/dev/null 2>&1 || {
    [ "$(uname -s)" = Linux ] && echo "No apt-get here. Qt and sandboxed tools need what Debian calls:" $wanted >&2
    exit 0
}
missing=
for package in $wanted; do
    # libglib2.0-0 is called libglib2.0-0t64 from Debian 13 on
    dpkg-query -W -f '${Status}\n' "$package" "${package}t64" 2>/dev/null | grep -q 'install ok installed' ||
        missing="$missing $package"
done
[ -z "$missing" ] && exit 0

as_root=
if [ "$(id -u)" != 0 ]; then
    command -v sudo >/dev/null 2>&1 || {
        echo "Not root and no sudo. Install these yourself, then try again:$missing" >&2
        exit 1
    }
    as_root=sudo
fi
echo "Installing Debian packages:$missing"
export DEBIAN_FRONTEND=noninteractive
log=$(mktemp)
trap 'rm -f "$log"' EXIT
{ $as_root apt-get update -q && $as_root apt-get install -y -q --no-install-recommends $missing; } >"$log" 2>&1 || {
    tail -n 15 "$log" >&2
    exit 1
}
