"""PlainLabel, MarkedLabel, set_tool_tip, set_item_tip: the only ways of words to labels and tips.

Qt takes words that look like HTML for HTML, and opens the files that pictures in it name: a pipe
hangs the window, an endless file ends it. Nothing that is shown here is markup.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import NamedTuple

from PySide6.QtGui import QAction, Qt
from PySide6.QtWidgets import QComboBox, QLabel, QWidget

from tooldesk_ui.language import PLAIN, shown_tip, tr

LONGEST_TIP = 2_000
"""Characters of a tool tip; Qt lays out the whole of it at once."""

_BEGINS_MARKUP = re.compile("[<&]")
_KEPT_SPACE = re.compile("^ | (?= |$)")
"""Spaces that HTML would leave out, and the one behind a mark."""

_JOINER = "\u2060"
"""A word joiner takes no room and is not shown; behind it, nothing is a tag or an entity."""


class PlainLabel(QLabel):
    """A label that shows its words as they are, ours in the chosen language."""

    def __init__(self, words: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._english = ""
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setText(words)

    def setText(self, words: str, /) -> None:
        """Show other words."""
        self._english = words
        super().setText(words if self.property(PLAIN) else tr(words))

    def keep_plain(self) -> None:
        """Its words are somebody's own: a name, a value, what a model reads."""
        self.setProperty(PLAIN, True)
        super().setText(self._english)

    def retranslate(self) -> None:
        """The language is another one."""
        if self._english:
            self.setText(self._english)


class MarkedText(NamedTuple):
    """A piece of a line."""

    text: str
    """The words."""

    colour: str = ""
    """Their colour, such as "#a00000"; that of the label when empty."""

    ground: str = ""
    """The colour behind them."""


class MarkedLabel(QLabel):
    """A label whose words have colours, and are shown as they are."""

    def __init__(self) -> None:
        super().__init__()
        self.setTextFormat(Qt.TextFormat.RichText)

    def set_lines(self, *lines: Iterable[MarkedText]) -> None:
        """Show these lines, each in pieces."""
        self.setText("<br>".join("".join(map(_markup, line)) for line in lines))


def set_tool_tip(part: QWidget | QAction, words: str) -> None:
    """Say `words` where the pointer rests on `part`."""
    part.setToolTip(plain_tip(shown_tip(part, words)))


def set_item_tip(box: QComboBox, place: int, words: str) -> None:
    """Say `words` where the pointer rests on an item of a box that is open."""
    box.setItemData(place, plain_tip(tr(words)), Qt.ItemDataRole.ToolTipRole)


def plain_tip(words: str) -> str:
    """Words that Qt shows as they are in a tool tip, for models that are asked for one."""
    if len(words) > LONGEST_TIP:
        words = f"{words[: LONGEST_TIP - 1]}…"
    if Qt.mightBeRichText(words):
        words = _BEGINS_MARKUP.sub(rf"\g<0>{_JOINER}", words)
    return words


def _markup(piece: MarkedText) -> str:
    from html import escape  # its table of entities is for what few texts need

    # all spaces are shown, and a line may still be broken at one
    words = _KEPT_SPACE.sub("&nbsp;", escape(piece.text).replace("\n", " "))
    looks = (("color", piece.colour), ("background-color", piece.ground))
    style = ";".join(f"{name}:{colour}" for name, colour in looks if colour)
    return f'<span style="{style}">{words}</span>' if style else words
