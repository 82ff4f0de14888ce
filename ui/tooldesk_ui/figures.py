"""Figures in a text: what is none but figures, and how a language writes them."""

from __future__ import annotations

import re

from PySide6.QtCore import QLocale

from tooldesk.late_pattern import late_pattern

_UNIT = r"\b(?:ms|s|min|h|d|[kM]?B(?:/s)?|UTC)\b"
_ALL = late_pattern(rf"~?(?:[\d.,:%?() +\u2212→-]|{_UNIT})*|true|false|null")
_FIGURE = late_pattern(
    rf"(?<![\d.,])(\d{{1,3}}(?:,\d{{3}})+|\d+)(?:\.(\d+)(?= {_UNIT})|(?![\d.,]))"
)
"""A number: what stands before its point, and behind it where a unit says that it is no version."""


def are_figures(words: str) -> bool:
    """Whether a text has nothing to be translated: "1,420 kB", "12:30", "true"."""
    return bool(_ALL.fullmatch(words))


def written_figures(words: str, locale: QLocale) -> str:
    """Figures as they are written here: "1,420" is one and a half in German."""
    between, point = locale.groupSeparator(), locale.decimalPoint()

    def put(found: re.Match[str]) -> str:
        whole = found[1].replace(",", between)
        return f"{whole}{point}{found[2]}" if found[2] else whole

    return _FIGURE.sub(put, words)
