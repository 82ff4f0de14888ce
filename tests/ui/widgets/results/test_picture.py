"""Pictures of tools and servers are shown within bounds, whatever they say of themselves."""

from __future__ import annotations

import base64
import random
import struct
import zlib
from typing import Any

from pytestqt.qtbot import QtBot

from tooldesk.tools.tool_result import ImageContent
from tooldesk_ui.widgets.results.picture import MAX_IMAGE_SIDE, Picture


def chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def png(width: int, height: int, rows: bytes | None = None) -> bytes:
    """A grey picture; `rows` is what it holds in their place."""
    head = struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0)
    data = zlib.compress(bytes((width + 1) * height) if rows is None else rows)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", data) + chunk(b"IEND", b"")


def shown(data: bytes, media_type: str = "image/png") -> Picture:
    return Picture(ImageContent(base64.b64encode(data).decode(), media_type))


def test_large_picture_is_decoded_beside_the_window_and_made_smaller(qtbot: QtBot) -> None:
    picture = shown(png(4_000, 1_000))
    qtbot.addWidget(picture)
    assert "decoded" in picture.text()
    qtbot.waitUntil(lambda: not picture.pixmap().isNull())
    assert (picture.pixmap().width(), picture.pixmap().height()) == (MAX_IMAGE_SIDE, 120)
    # closed before it is decoded
    gone = shown(png(4_000, 1_000))
    gone.deleteLater()


BOMB = b'<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9"/></svg>'


def test_hostile_pictures_say_that_they_cannot_be_shown(qtbot: QtBot) -> None:
    webp = b"WEBPVP8X" + struct.pack("<I", 10) + bytes(4) + b"\xff" * 6
    hostile = (
        *(b"", b"no picture", BOMB),
        *(png(100_000, 100_000, b""), png(2**31 - 1, 1, b""), png(6_000, 5_000)),
        *(png(40, 40)[:45], png(600, 600, random.Random(1).randbytes(601 * 600))[:99_000]),
        png(20, 20, b"short"),
        b"GIF89a" + struct.pack("<HH", 65_535, 65_535) + bytes(8),
        b"RIFF" + struct.pack("<I", 30) + webp,
    )
    pictures = [shown(each) for each in hostile]
    for number, picture in enumerate(pictures):
        qtbot.addWidget(picture)
        qtbot.waitUntil(lambda picture=picture: "decoded" not in picture.text())
        assert "can't be shown" in picture.text(), number


def test_what_is_no_base64_is_no_picture(qtbot: QtBot) -> None:
    picture: Any = Picture(ImageContent("no base64!", "image/png"))
    qtbot.addWidget(picture)
    assert "can't be shown" in picture.text()
