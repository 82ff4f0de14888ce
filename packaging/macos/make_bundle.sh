#!/bin/sh
# make_bundle.sh DIST: DIST/Tooldesk-VERSION.dmg with Tooldesk.app, made of DIST/tooldesk.
# NOT TRIED: written without a Mac to run it on; it is neither signed nor notarised.
set -eu
dist=$1
version=$("$dist/tooldesk/tooldesk" --version | cut -d ' ' -f 2)
bundle=$dist/Tooldesk.app/Contents
rm -rf "$dist/Tooldesk.app" "$dist/tooldesk.iconset"
mkdir -p "$bundle/MacOS" "$bundle/Resources" "$dist/tooldesk.iconset"
cp -R "$dist/tooldesk/" "$bundle/MacOS/"
for side in 16 32 128 256 512; do
    cp "$dist/icons/$side.png" "$dist/tooldesk.iconset/icon_${side}x$side.png"
done
iconutil -c icns -o "$bundle/Resources/tooldesk.icns" "$dist/tooldesk.iconset"
sed "s/@VERSION@/$version/" packaging/macos/Info.plist >"$bundle/Info.plist"
# programs that were built here run only with a signature, be it nobody's
codesign --force --deep --sign - "$dist/Tooldesk.app"
hdiutil create -volname Tooldesk -srcfolder "$dist/Tooldesk.app" -ov -format UDZO "$dist/Tooldesk-$version.dmg"
