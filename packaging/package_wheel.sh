#!/bin/sh
# package_wheel.sh PYTHON DIST: the wheel in DIST, built twice and the same byte for byte, with
# what it brings along: DIST/tooldesk-VERSION.cdx.json and DIST/tooldesk-VERSION-licences.txt.
set -eu
python=$1 dist=$2
# zip files can't say anything earlier than 1980; without git (a source archive) hatchling's own
SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct 2>/dev/null || echo 1580601600)}
export SOURCE_DATE_EPOCH
again=$(mktemp -d)
trap 'rm -rf "$again"' EXIT
rm -f "$dist"/tooldesk-*.whl "$dist"/tooldesk-*.cdx.json "$dist"/tooldesk-*-licences.txt
mkdir -p "$dist" "$again/first" "$again/second"
for folder in first second; do
    "$python" -m hatchling build -t wheel -d "$again/$folder" >/dev/null 2>"$again/log" || {
        cat "$again/log" >&2
        exit 1
    }
done
wheel=$(basename "$again"/first/*.whl)
cmp "$again/first/$wheel" "$again/second/$wheel" || {
    echo "Two builds of the same files differ, so nobody could check this wheel." >&2
    exit 1
}
mv "$again/first/$wheel" "$dist/$wheel"
"$python" packaging/bill_of_materials.py "$dist"
echo "$dist/$wheel"
