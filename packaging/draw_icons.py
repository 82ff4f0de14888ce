"""Draw the program's icon: draw_icons.py FOLDER makes 16.png to 512.png, tooldesk.ico and .icns."""

from __future__ import annotations

import struct
import sys
from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from tooldesk_resources import FOLDER

SIDES = (16, 24, 32, 48, 64, 128, 256, 512)
LARGEST_IN_ICO = 256
TYPES_IN_ICNS = {16: b"icp4", 32: b"icp5", 64: b"icp6", 128: b"ic07", 256: b"ic08", 512: b"ic09"}


def main(words: list[str]) -> int:
    """Write the files; gives the exit code."""
    folder = Path(words[0])
    folder.mkdir(parents=True, exist_ok=True)
    application = QGuiApplication([])
    pictures = {side: drawn(side) for side in SIDES}
    for side, picture in pictures.items():
        (folder / f"{side}.png").write_bytes(picture)
    smaller = {side: each for side, each in pictures.items() if side <= LARGEST_IN_ICO}
    (folder / "tooldesk.ico").write_bytes(ico(smaller))
    (folder / "tooldesk.icns").write_bytes(icns(pictures))
    application.quit()
    return 0


def drawn(side: int) -> bytes:
    """The icon as PNG, `side` pixels wide and high."""
    image = QImage(side, side, QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    QSvgRenderer(str(FOLDER / "icons" / "tooldesk.svg")).render(painter)
    painter.end()
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")
    return bytes(data.data())


def ico(pictures: dict[int, bytes]) -> bytes:
    """Pictures as one file of icons; PNG in it is read from Windows Vista on."""
    head = struct.pack("<HHH", 0, 1, len(pictures))
    offset = len(head) + 16 * len(pictures)
    entries = b""
    for side, picture in pictures.items():
        # a byte for each side, in which 0 is 256
        entries += struct.pack(
            "<BBBBHHII", side % 256, side % 256, 0, 0, 1, 32, len(picture), offset
        )
        offset += len(picture)
    return head + entries + b"".join(pictures.values())


def icns(pictures: dict[int, bytes]) -> bytes:
    """The same for macOS: each with its type and its length, both included."""
    entries = b"".join(
        name + struct.pack(">I", 8 + len(pictures[side])) + pictures[side]
        for side, name in TYPES_IN_ICNS.items()
    )
    return b"icns" + struct.pack(">I", 8 + len(entries)) + entries


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
