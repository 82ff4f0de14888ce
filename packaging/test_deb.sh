#!/bin/sh
# test_deb.sh DIST: installs DIST's .deb here, runs it, shows its window on a virtual screen, and
# removes it. Needs root, and leaves nothing of it behind.
set -eu
dist=$1
deb=$(ls "$dist"/tooldesk_*.deb)
# dpkg still knows the name of what was once refused or removed
case $(dpkg-query -W -f '${db:Status-Status}' tooldesk 2>/dev/null || true) in
'' | not-installed | config-files) ;;
*) echo "tooldesk is installed here; remove it first." >&2; exit 1 ;;
esac
home=$(mktemp -d) screen= window=
clean() {
    [ -z "$window" ] || kill "$window" 2>/dev/null || true
    [ -z "$screen" ] || kill "$screen" 2>/dev/null || true
    dpkg --remove tooldesk >/dev/null 2>&1 || true
    rm -rf "$home"
}
trap clean EXIT
expect() { echo "$2" | grep -q -- "$3" || { echo "$1: expected $3, got: $2" >&2; exit 1; }; }
# dpkg looks at what it depends on, and fetches nothing
dpkg --install "$deb" >"$home/log" 2>&1 || { cat "$home/log" >&2; exit 1; }
for file in applications/tooldesk.desktop mime/packages/tooldesk.xml man/man1/tooldesk.1.gz \
    icons/hicolor/48x48/apps/tooldesk.png doc/tooldesk/copyright; do
    test -s "/usr/share/$file" || { echo "/usr/share/$file is missing" >&2; exit 1; }
done
own() { env -i "PATH=${paths:-/usr/bin:/bin}" "HOME=$home" LANG=C.UTF-8 /usr/bin/tooldesk "$@" --data-dir "$home/data"; }
say() { echo "$2" >"$home/$1.json"; }
expect version "$(own --version)" "^tooldesk [0-9]"
say call '{"tool": "calculator", "args": {"expression": "6 * 7"}}'
expect parse "$(own parse "$home/call.json")" calculator
expect function "$(own call "$home/call.json" 2>/dev/null)" '^42$'
say call '{"tool": "calculator", "args": {"expression": "6 * 8"}}'
expect "function without a Python" "$(paths=/nowhere own call "$home/call.json" 2>/dev/null)" '^48$'
tools=$home/data/workspace/tools
printf %s '{"name": "say", "description": "Say.", "input_schema": {"text": "string"}, "permission": "allow",
    "source": {"kind": "shell", "command": ["echo", "{text}"]}}' >"$tools/say.json"
printf %s '{"name": "glob", "description": "Find.", "input_schema": {"pattern": "string"}, "permission": "allow",
    "source": {"kind": "builtin", "name": "glob"}}' >"$tools/glob.json"
printf %s '{"name": "bytes", "description": "Count.", "input_schema": {"text": "string"},
    "source": {"kind": "wasm", "module": "byte_count.wasm"}}' >"$tools/bytes.json"
cat >"$home/compile.py" <<'END'
import pathlib, sys, wasmtime
pathlib.Path(sys.argv[2]).write_bytes(wasmtime.wat2wasm(pathlib.Path(sys.argv[1]).read_text()))
END
/opt/tooldesk/tooldesk-python "$home/compile.py" resources/wasm_samples/byte_count.wat "$home/data/workspace/byte_count.wasm"
say call '{"tool": "say", "args": {"text": "good day"}}'
expect command "$(own call "$home/call.json" 2>/dev/null)" '^good day$'
say call '{"tool": "glob", "args": {"pattern": "tools/s*.json"}}'
expect built-in "$(own call "$home/call.json" 2>/dev/null)" say.json
say call '{"tool": "bytes", "args": {"text": "abc"}}'
expect WebAssembly "$(own call "$home/call.json" 2>/dev/null)" '[0-9]'
mkfifo "$home/number"
Xvfb -displayfd 3 -screen 0 1400x900x24 -nolisten tcp 3>"$home/number" 2>/dev/null &
screen=$!
read -r number <"$home/number"
env -i PATH=/usr/bin:/bin "HOME=$home" LANG=C.UTF-8 "DISPLAY=:$number" TOOLDESK_MARKS=1 \
    /usr/bin/tooldesk --data-dir "$home/data" >"$home/marks" 2>"$home/errors" &
window=$!
tries=0
until grep -qs "mark ready" "$home/marks"; do
    tries=$((tries + 1))
    [ $tries -lt 600 ] && kill -0 "$window" || { echo "no window:" >&2; cat "$home/errors" >&2; exit 1; }
    sleep 0.1
done
kill "$window"
wait "$window" || true
window=
dpkg --remove tooldesk >"$home/log" 2>&1 || { cat "$home/log" >&2; exit 1; }
for left in /opt/tooldesk /usr/bin/tooldesk; do
    test ! -e $left || { echo "$left was left behind" >&2; exit 1; }
done
echo "installed, started and removed: $deb"
