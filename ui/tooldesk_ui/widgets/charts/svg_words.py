"""with_any_faces: words of a drawing keep their width and weight where our faces are not there."""

from __future__ import annotations

import html
import re

from PySide6.QtGui import QFont, QFontMetricsF

from tooldesk_ui.faces import UI_FAMILIES

_WORDS = re.compile(
    r'(<text [^>]*)font-family="([^"]+)" font-size="(\d+)" font-weight="\d+"([^>]*)>([^<]*)</text>'
)
_WEIGHTS = {family: weight for weight, family in UI_FAMILIES.items()}
_OTHERS = "Inter, Helvetica, Arial, sans-serif"


def with_any_faces(svg: str) -> str:
    """What Qt wrote: it names a face by a family of its own, which nothing else knows."""
    return _WORDS.sub(_placed, svg)


def _placed(found: re.Match[str]) -> str:
    before, family, size, after, words = found.groups()
    if family not in _WEIGHTS:
        return found[0]
    font = QFont(family)
    font.setPixelSize(int(size))
    width = QFontMetricsF(font).horizontalAdvance(html.unescape(words))
    face = f'font-family="{_OTHERS}" font-size="{size}" font-weight="{_WEIGHTS[family]}"'
    length = f'textLength="{width:.1f}" lengthAdjust="spacingAndGlyphs"'
    return f"{before}{face} {length}{after}>{words}</text>"
