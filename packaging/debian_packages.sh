#!/bin/sh
# debian_packages.sh run|test: the Debian packages Tooldesk needs to run, or its tests need besides.
# Does nothing where all are installed, and on systems without apt only names what is needed.
# Where some can't be installed it says what won't work, and fails only for what the window needs.
set -eu
optional=
case $1 in
run) needed="libgl1 libegl1 libxkbcommon0 libdbus-1-3 libfontconfig1 libglib2.0-0 libxkbcommon-x11-0
    libxcb-cursor0 libxcb-icccm4 libxcb-keysyms1 libxcb-shape0"
    optional="bubblewrap libseccomp2"
    without_needed="The window can't open without these libraries of Qt"
    without_optional="Tools in a sandbox will be refused; everything else works" ;;
test) needed="xvfb xauth openbox xdotool xclip imagemagick dbus dbus-x11 at-spi2-core gir1.2-atspi-2.0
    python3-gi curl openssl gnome-keyring libglib2.0-bin ripgrep"
    without_needed="The tests can't run without these programs" ;;
*) echo "usage: $0 run|test" >&2; exit 2 ;;
esac

command -v apt-get >/dev/null 2>&1 || {
    [ "$(uname -s)" = Linux ] && echo "No apt-get here. What is needed, by Debian's names:" $needed $optional >&2
    exit 0
}

missing_of() {
    for package in "$@"; do
        # libglib2.0-0 is called libglib2.0-0t64 from Debian 13 on
        dpkg-query -W -f '${Status}\n' "$package" "${package}t64" 2>/dev/null |
            grep -q 'install ok installed' || printf ' %s' "$package"
    done
}

as_root=
[ "$(id -u)" = 0 ] || as_root=sudo
log=$(mktemp)
trap 'rm -f "$log"' EXIT

install_packages() {
    if [ -n "$as_root" ] && ! command -v sudo >/dev/null 2>&1; then
        echo "This is not root, and there is no sudo." >"$log"
        return 1
    fi
    echo "Installing Debian packages: $*"
    export DEBIAN_FRONTEND=noninteractive
    { $as_root apt-get update -q && $as_root apt-get install -y -q --no-install-recommends "$@"; } >"$log" 2>&1
}

tell_missing() {
    consequence=$1
    shift
    {
        echo "Not installed: $*"
        tail -n 5 "$log" | sed 's/^/    /'
        echo "$consequence."
        echo "To install them, as root: apt-get install $*"
    } >&2
}

missing=$(missing_of $needed)
[ -z "$missing" ] || install_packages $missing || {
    tell_missing "$without_needed" $missing
    exit 1
}
missing=$(missing_of $optional)
[ -z "$missing" ] || install_packages $missing || tell_missing "$without_optional" $missing
