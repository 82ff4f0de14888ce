#!/bin/sh
# make_bundle.sh DIST: DIST/Tooldesk-VERSION.dmg of DIST/Tooldesk.app, which tooldesk.spec makes.
# NOT TRIED: written without a Mac to run it on; it is signed by nobody and not notarised.
set -eu
dist=$1
version=$("$dist/Tooldesk.app/Contents/MacOS/tooldesk" --version | cut -d ' ' -f 2)
image=$(mktemp -d)
trap 'rm -rf "$image"' EXIT
cp -R "$dist/Tooldesk.app" "$image/"
# beside the program, not in it: its signature is of what is there
cp LICENSE "$dist"/licences/tooldesk-*-licences.txt "$dist"/licences/tooldesk-*.cdx.json "$image/"
hdiutil create -volname Tooldesk -srcfolder "$image" -ov -format UDZO "$dist/Tooldesk-$version.dmg"
