"""JsonColours: keys, strings, numbers and literals of JSON told apart, a line at a time."""

from __future__ import annotations

import re

from PySide6.QtGui import QTextCharFormat, QTextLayout

from tooldesk_ui.theme import Theme
from tooldesk_ui.widgets.text_area.utf16 import Utf16Places

TOKEN = re.compile(
    r'(?P<key>"(?:[^"\\]|\\.)*+"(?=\s*:))|(?P<string>"(?:[^"\\]|\\.)*+")'
    r"|(?P<number>-?\d[\d.eE+-]*|\b(?:true|false|null)\b)"
)
KINDS = ("key", "string", "number")


def json_formats(theme: Theme) -> dict[str, QTextCharFormat]:
    """How each kind of token looks now."""
    made = {kind: QTextCharFormat() for kind in KINDS}
    for kind, look in made.items():
        look.setForeground(theme.colour(f"syntax_{kind}"))
    return made


class JsonColours:
    """Colours a line as indented JSON has them; follows the theme."""

    def __init__(self, theme: Theme) -> None:
        self._theme = theme

    def __call__(self, line: str) -> list[QTextLayout.FormatRange]:
        """The ranges of a line."""
        looks, places = json_formats(self._theme), Utf16Places(line)
        ranges = []
        for found in TOKEN.finditer(line):
            made = QTextLayout.FormatRange()
            made.start = places.to_units(found.start())
            made.length = places.to_units(found.end()) - made.start
            made.format = looks[found.lastgroup or "string"]
            ranges.append(made)
        return ranges
