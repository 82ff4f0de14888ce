"""Texts on their way to and from a clipboard or a drop, a slice at a time.

As one string, a long text with a single emoji in it takes four times the room, and Qt for Python
takes a third of a second to hand it over; as bytes it takes none of that.
"""

from __future__ import annotations

import atexit
import codecs
from collections.abc import Iterable, Iterator

from PySide6.QtCore import QMimeData
from PySide6.QtGui import QGuiApplication

from tooldesk_ui.widgets.text_area.text_buffer import with_line_feeds

PLAIN = "text/plain"
LONG = 1_000_000
"""Characters of a text that is handed over as bytes."""

SLICE = 65_536
"""Bytes that are read at once."""


_given: list[QMimeData] = []
"""What was put on the clipboard last as bytes."""


def copy_pieces(pieces: tuple[str, ...]) -> None:
    """Put a text on the clipboard."""
    clipboard = QGuiApplication.clipboard()
    if sum(map(len, pieces)) < LONG:
        clipboard.setText("".join(pieces))
        return
    data = QMimeData()
    data.setData(PLAIN, b"".join(piece.encode("utf-8", "replace") for piece in pieces))
    clipboard.setMimeData(data)
    _given[:] = [data]
    atexit.unregister(_hand_over)
    atexit.register(_hand_over)


def _hand_over() -> None:
    """Leave Qt a text of its own: freeing one of Python's after Python has ended crashes."""
    if QGuiApplication.instance() is not None:
        clipboard = QGuiApplication.clipboard()
        if _given and clipboard.mimeData() is _given[-1]:
            clipboard.setText(clipboard.text())


def pieces_of(data: QMimeData) -> tuple[str, ...]:
    """The text that was pasted or dropped, with line feeds at the ends of its lines."""
    if not data.hasFormat(PLAIN):
        return (with_line_feeds(data.text()),)
    return tuple(_in_lines(_decoded(data.data(PLAIN).data())))


def _in_lines(pieces: Iterable[str]) -> Iterator[str]:
    held = ""
    for piece in pieces:
        whole, held = held + piece, ""
        if whole.endswith("\r"):  # a line feed may follow in the next piece
            whole, held = whole[:-1], "\r"
        yield with_line_feeds(whole)
    yield with_line_feeds(held)


def _decoded(data: bytes | bytearray | memoryview) -> Iterator[str]:
    decoder = codecs.getincrementaldecoder("utf-8")("replace")
    whole = memoryview(data)
    for at in range(0, len(whole), SLICE):
        yield decoder.decode(whole[at : at + SLICE])
    yield decoder.decode(b"", final=True)
