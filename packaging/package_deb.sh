#!/bin/sh
# package_deb.sh PYTHON DIST: DIST/tooldesk_VERSION_ARCH.deb of DIST/tooldesk (package_folder.sh).
set -eu
python=$1 dist=$2
SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct 2>/dev/null || echo 1580601600)}
export SOURCE_DATE_EPOCH
version=$("$dist/tooldesk/tooldesk" --version | cut -d ' ' -f 2)
arch=$(dpkg --print-architecture)
root=$(mktemp -d)
trap 'rm -rf "$root"' EXIT
chmod 755 "$root"
share=$root/usr/share
mkdir -p "$root/DEBIAN" "$root/opt" "$root/usr/bin" "$share/applications" "$share/mime/packages" \
    "$share/man/man1" "$share/doc/tooldesk" "$share/icons/hicolor/scalable/apps"
cp -a "$dist/tooldesk" "$root/opt/tooldesk"
ln -s ../../opt/tooldesk/tooldesk "$root/usr/bin/tooldesk"
cp packaging/tooldesk.desktop "$share/applications/"
cp packaging/tooldesk-mime.xml "$share/mime/packages/tooldesk.xml"
cp LICENSE "$share/doc/tooldesk/copyright"
cp "$dist/tooldesk/tooldesk-$version-licences.txt" "$dist/tooldesk/tooldesk-$version.cdx.json" "$share/doc/tooldesk/"
gzip -9nc CHANGELOG.md >"$share/doc/tooldesk/changelog.gz"
"$python" packaging/man_page.py | gzip -9n >"$share/man/man1/tooldesk.1.gz"
cp resources/tooldesk_resources/icons/tooldesk.svg "$share/icons/hicolor/scalable/apps/"
QT_QPA_PLATFORM=offscreen "$python" packaging/draw_icons.py "$root/icons"
for picture in "$root"/icons/*.png; do
    side=$(basename "$picture" .png)
    mkdir -p "$share/icons/hicolor/${side}x$side/apps"
    mv "$picture" "$share/icons/hicolor/${side}x$side/apps/tooldesk.png"
done
rm -rf "$root/icons"
# nobody but root may write, whatever the umask of who builds this
chmod -R u=rwX,go=rX "$root"
# what is needed by Debian's names is said in one place; from Debian 13 on one has another name
needed=$(sed -n '/^run) needed=/,/"$/p' packaging/debian_packages.sh | sed 's/^run) needed=//' | tr -d '"' |
    tr -s ' \n' ' ' | sed 's/ *$//; s/ /, /g; s/libglib2.0-0/libglib2.0-0t64 | libglib2.0-0/')
cat >"$root/DEBIAN/control" <<END
Package: tooldesk
Version: $version
Architecture: $arch
Maintainer: The Tooldesk project <tooldesk@localhost>
Installed-Size: $(du -sk "$root" | cut -f 1)
Section: devel
Priority: optional
Depends: libc6, $needed
Recommends: python3 (>= 3.9), bubblewrap (>= 0.8), libseccomp2, gnome-keyring | kwalletmanager
Description: workbench for the tools that language models call
 Paste what a model really wrote, and see on one screen what becomes of it:
 parse, select, validate, execute, cache, emit. With the commands of the
 terminal; works without a network or an account.
END
# workers that root runs compile modules there, which dpkg knows nothing of
cat >"$root/DEBIAN/prerm" <<'END'
#!/bin/sh
set -e
find /opt/tooldesk -name __pycache__ -type d -prune -exec rm -rf {} +
END
chmod 755 "$root/DEBIAN/prerm"
find "$root" -newermt "@$SOURCE_DATE_EPOCH" -exec touch -h -d "@$SOURCE_DATE_EPOCH" {} +
rm -f "$dist"/tooldesk_*.deb
dpkg-deb --root-owner-group -Zxz --build "$root" "$dist/tooldesk_${version}_$arch.deb" >/dev/null
ls -sh "$dist/tooldesk_${version}_$arch.deb"
