#!/bin/sh
# package_folder.sh PYTHON DIST: DIST/tooldesk, which runs without Python, and the same as an archive
# for this system, with SBOM and licences inside. PYTHON is that of make_package_environment.sh.
set -eu
python=$1 dist=$2
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
version=$("$python" -c 'from importlib import metadata; print(metadata.version("tooldesk"))')
# modules lie there as they are: read quicker at a start, and made smaller by the archive as a whole
PYINSTALLER_ZLIB_COMPRESSION_LEVEL=0
export PYINSTALLER_ZLIB_COMPRESSION_LEVEL
"$python" -m PyInstaller --noconfirm --log-level ERROR --distpath "$dist" --workpath "$work" packaging/tooldesk.spec
ln "$dist/tooldesk/tooldesk" "$dist/tooldesk/tooldesk-python"
"$python" packaging/bill_of_materials.py "$dist/tooldesk" pyinstaller
cp LICENSE "$dist/tooldesk/LICENSE"
test "$("$dist/tooldesk/tooldesk" --version)" = "tooldesk $version"
sh packaging/test_environment.sh "$dist/tooldesk/tooldesk-python"
archive=$dist/tooldesk-$version-$(uname -s | tr A-Z a-z)-$(uname -m).tar.xz
rm -f "$dist"/tooldesk-*.tar.xz
tar -C "$dist" --sort=name --owner=0 --group=0 --numeric-owner -cf - tooldesk | xz -T0 -6 >"$archive"
ls -sh "$archive"
