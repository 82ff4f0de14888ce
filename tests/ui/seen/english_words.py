"""Finds words that were left in English in a window that speaks another language.

A word is English where the catalogue has it in English texts only. Names, values, code, and what
stands in the files of the workspace stay as they are.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

from PySide6.QtCore import QAbstractItemModel, QAbstractListModel, QModelIndex, Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QComboBox,
    QHeaderView,
    QLabel,
    QLineEdit,
    QWidget,
)

from tooldesk_ui.language import PLAIN, tr
from tooldesk_ui.widgets.lists.row_drawing import NAMES, RowDrawing, Words
from tooldesk_ui.widgets.lists.row_table_model import DRAWING_ROLE

CATALOGUES = Path(__file__).parents[3] / "resources/languages"
MOST_ROWS = 40
SHORTEST = 4
"""Characters of what stands in a file by which more than a common word is meant."""

_Role = Qt.ItemDataRole
_LATIN = re.compile(r"[A-Za-z]{2,}")
_ANY = re.compile(r"[^\W\d_]{2,}")
_OWN = re.compile(
    r"“[^”]*”|„[^“]*“|「[^」]*」|\"[^\"]*\"|'[^']*'"
    r"|\S*[_/{}\u200b\[\]<>=\\]\S*|\S*[a-z0-9][.:][a-z]\S*"
    r"|(?:\b(?:Ctrl|Strg|Alt|Shift|Meta|Umschalt|Return|Enter|Space)\b\+?)+\S*"
    r"|\b[a-z]+(?:-[a-z0-9]+)+\b|\b[0-9a-f]{16,}\b"
)
"""Values in quotes, keys, and what is put together as no word is: names, paths, code."""

KNOWN = frozenset({"default", "workspace"})
"""The pool, and the folder of the test."""

UNTOLD = frozenset({"guide_sections", "builtin_list", "dialect_picker"})
"""Parts that list English documents, tools and dialects."""


class EnglishWords:
    """Looks for them beside a workspace."""

    def __init__(self, folder: Path) -> None:
        texts = {text for file in folder.rglob("*") for text in _texts_of(file)}
        self._own = sorted(texts, key=len, reverse=True)

    def left_in(self, window: QWidget, language: str) -> list[str]:
        """What is read in a window and has English words, a line each."""
        english = _english(language)
        found: dict[str, str] = {}
        for place, text in texts_in(window):
            if text and text not in found and _of(text, english):
                bare = text
                for own in self._own:
                    bare = bare.replace(own, "")
                if words := _of(bare, english):
                    found[text] = f"{place}: {text[:100]!r} has {', '.join(words)}"
        return list(found.values())


def _of(text: str, english: frozenset[str]) -> list[str]:
    words = _LATIN.findall(_OWN.sub(" ", text.replace("&", "")))
    return [each for each in words if each.lower() in english]


@cache
def _english(language: str) -> frozenset[str]:
    """Words that only English texts have."""
    english: set[str] = set()
    other: set[str] = set()
    for message in ElementTree.parse(CATALOGUES / f"tooldesk_{language}.ts").iter("message"):
        english.update(each.lower() for each in _LATIN.findall(message.findtext("source", "")))
        said = "".join(message.find("translation").itertext())  # type: ignore[union-attr]
        other.update(each.lower() for each in _ANY.findall(said))
        other.update(each.lower() for each in _LATIN.findall(said))
    return frozenset(english - other - KNOWN)


def _texts_of(file: Path) -> Iterator[str]:
    """What of a file of the workspace may be shown."""
    if file.suffix == ".json":
        yield from (each for each in _strings(json.loads(file.read_text("utf-8"))))
    elif file.suffix in (".txt", ".md", ".jsonl"):
        yield from filter(None, file.read_text("utf-8").splitlines())


def _strings(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        # on one line, as lists show it
        yield from (value, " ".join(value.split())) if len(value) >= SHORTEST else ()
    elif isinstance(value, dict):
        yield from (f"{key}:" for key in value)
        yield from (text for each in (*value, *value.values()) for text in _strings(each))
    elif isinstance(value, list):
        yield from (text for each in value for text in _strings(each))


def texts_in(window: QWidget) -> Iterator[tuple[str, str]]:
    """What can be read or heard in a window, each with the part that says it."""
    for widget in [window, *window.findChildren(QWidget)]:
        name = _name(widget)
        is_shown = widget is window or widget.isVisible()
        if is_shown and not widget.property(PLAIN) and name not in UNTOLD:
            yield from ((f"{type(widget).__name__} {name}", text) for text in _words(widget))


def _words(widget: QWidget) -> Iterator[str]:
    yield from (widget.accessibleName(), widget.accessibleDescription(), widget.toolTip())
    if (isinstance(widget, QLabel) and widget.textFormat() != Qt.TextFormat.RichText) or isinstance(
        widget, QAbstractButton
    ):
        yield widget.text()
    elif isinstance(widget, QLineEdit):
        yield widget.placeholderText()
    elif isinstance(widget, QComboBox):
        yield from map(widget.itemText, range(widget.count()))
    elif isinstance(widget, QAbstractItemView) and not isinstance(widget, QHeaderView):
        yield from _rows(widget.model())


def _rows(model: QAbstractItemModel | None) -> Iterator[str]:
    if model is None:
        return
    is_list = isinstance(model, QAbstractListModel)
    columns = range(1 if is_list else model.columnCount(QModelIndex()))
    yield from (str(model.headerData(each, Qt.Orientation.Horizontal) or "") for each in columns)
    for row in range(min(model.rowCount(QModelIndex()), MOST_ROWS)):
        yield from (text for each in columns for text in _cell(model.index(row, each)))


def _cell(index: QModelIndex) -> Iterator[str]:
    drawing = index.data(DRAWING_ROLE)
    lines = drawing.lines if isinstance(drawing, RowDrawing) else (drawing or (),)
    parts = [each for line in lines for each in line if isinstance(each, Words)]
    yield from (tr(each.text) for each in parts if each.face not in NAMES)
    roles = [_Role.ToolTipRole, _Role.AccessibleTextRole]
    roles += [] if parts else [_Role.DisplayRole]
    yield from (text for role in roles if isinstance(text := index.data(role), str))


def _name(widget: QWidget) -> str:
    around: QWidget | None = widget
    while around is not None and not around.objectName():
        around = around.parentWidget()
    return around.objectName() if around is not None else ""
