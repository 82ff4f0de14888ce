"""PlainLabel, MarkedLabel, set_tool_tip, set_item_tip: the only ways of words to labels and tips.

Qt takes words that look like HTML for HTML, and opens the files that pictures in it name: a pipe
hangs the window, an endless file ends it. Nothing that is shown here is markup.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import NamedTuple

from PySide6.QtGui import QAction, QContextMenuEvent, QKeyEvent, QKeySequence, Qt
from PySide6.QtWidgets import QComboBox, QLabel, QMenu, QWidget

from tooldesk_ui.language import PLAIN, shown_tip, tr
from tooldesk_ui.widgets.clipboard import copy_text

LONGEST_TIP = 2_000
"""Characters of a tool tip; Qt lays out the whole of it at once."""

_BEGINS_MARKUP = re.compile("[<&]")
_KEPT_SPACE = re.compile("^ | (?= |$)")
"""Spaces that HTML would leave out, and the one behind a mark."""

_BREAK = "\u200b"
"""A space without width: a line may end there."""

_JOINT = re.compile("_+(?=[^_])")
_LONG_WORD = re.compile(rf"[^\s{_BREAK}]{{25,}}")
_PIECE = re.compile(r".{4}(?=.)")
"""What of a long word stays together."""

_JOINER = "\u2060"
"""A word joiner takes no room and is not shown; behind it, nothing is a tag or an entity."""


class PlainLabel(QLabel):
    """A label that shows its words as they are, ours in the chosen language."""

    def __init__(self, words: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._english = ""
        self._breaks = False
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setText(words)

    def setText(self, words: str, /) -> None:
        """Show other words."""
        self._english = words
        said = words if self.property(PLAIN) else tr(words)
        if self._breaks:
            shown = _breakable(said)
            # spoken whole
            self.setAccessibleName(said if shown != said else "")
            said = shown
        super().setText(said)

    def whole_text(self) -> str:
        """What is shown, without the places where it may be broken."""
        return self.text().replace(_BREAK, "") if self._breaks else self.text()

    def break_words(self) -> None:
        """Long words may go on in the next line, so that what they stand on stays narrow."""
        self._breaks = True
        self.setText(self._english)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """What is copied is as it would be without the places where it may be broken."""
        if self._breaks and event.matches(QKeySequence.StandardKey.Copy):
            self._copy()
        else:
            super().keyPressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Offer the same by the pointer."""
        if not (self._breaks and self.hasSelectedText()):
            super().contextMenuEvent(event)
            return
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.addAction(tr("Copy")).triggered.connect(self._copy)
        menu.popup(event.globalPos())

    def _copy(self) -> None:
        if self.hasSelectedText():
            copy_text(self.selectedText().replace(_BREAK, ""))

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
        """Show these lines, each in pieces; where they wrap, a long word does too."""
        shown = ((self._breakable(piece) for piece in line) for line in lines)
        self.setText("<br>".join("".join(map(_markup, line)) for line in shown))

    def _breakable(self, piece: MarkedText) -> MarkedText:
        return piece._replace(text=_breakable(piece.text)) if self.wordWrap() else piece


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


def _breakable(words: str) -> str:
    """The same with places where a line may end in names, and in what is longer than words are."""
    names = _JOINT.sub(rf"\g<0>{_BREAK}", words)
    return _LONG_WORD.sub(lambda found: _PIECE.sub(rf"\g<0>{_BREAK}", found[0]), names)


def _markup(piece: MarkedText) -> str:
    from html import escape  # its table of entities is for what few texts need

    # all spaces are shown, and a line may still be broken at one
    words = _KEPT_SPACE.sub("&nbsp;", escape(piece.text).replace("\n", " "))
    looks = (("color", piece.colour), ("background-color", piece.ground))
    style = ";".join(f"{name}:{colour}" for name, colour in looks if colour)
    return f'<span style="{style}">{words}</span>' if style else words
