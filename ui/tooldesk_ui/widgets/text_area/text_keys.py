"""What each key does in a text: moves, selections and edits, as in other editors."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QKeySequence

from tooldesk_ui.widgets.text_area import text_steps as steps

if TYPE_CHECKING:
    from tooldesk_ui.widgets.text_area.text_editing import TextEditing

_Key = QKeySequence.StandardKey
_Move = Callable[["TextEditing", int], int]
_LETTERS = frozenset("ACVXYZ")
"""With Ctrl these are ours; others are left to the window, also where Qt would edit by them."""


def _next_line(area: TextEditing, place: int) -> int:
    return area.place_below(place, 1, area.wanted_x())


def _previous_line(area: TextEditing, place: int) -> int:
    return area.place_below(place, -1, area.wanted_x())


def _next_page(area: TextEditing, place: int) -> int:
    area.scroll_rows(area.page - 1)
    return area.place_below(place, area.page - 1, area.wanted_x())


def _previous_page(area: TextEditing, place: int) -> int:
    area.scroll_rows(1 - area.page)
    return area.place_below(place, 1 - area.page, area.wanted_x())


_KEEPS_COLUMN = (_next_line, _previous_line, _next_page, _previous_page)
_MOVES: dict[str, _Move] = {
    "NextChar": lambda area, place: steps.character_after(area.content.buffer, place),
    "PreviousChar": lambda area, place: steps.character_before(area.content.buffer, place),
    "NextWord": lambda area, place: steps.word_after(area.content.buffer, place),
    "PreviousWord": lambda area, place: steps.word_before(area.content.buffer, place),
    "NextLine": _next_line,
    "PreviousLine": _previous_line,
    "NextPage": _next_page,
    "PreviousPage": _previous_page,
    "StartOfLine": lambda area, place: area.row_bounds(place)[0],
    "EndOfLine": lambda area, place: area.row_bounds(place)[1],
    "StartOfBlock": lambda area, place: area.content.buffer.line_start(place),
    "EndOfBlock": lambda area, place: area.content.buffer.line_end(place),
    "StartOfDocument": lambda area, place: 0,
    "EndOfDocument": lambda area, place: len(area.content.buffer),
}
_KEYS: list[tuple[QKeySequence.StandardKey, _Move, bool]] = []
"""Key, move, and whether it selects; filled at the first key."""

_EDITS: dict[QKeySequence.StandardKey, Callable[[TextEditing], object]] = {
    _Key.SelectAll: lambda area: area.selectAll(),
    _Key.Copy: lambda area: area.copy(),
    _Key.Cut: lambda area: area.cut(),
    _Key.Paste: lambda area: area.paste(),
    _Key.Undo: lambda area: area.undo(),
    _Key.Redo: lambda area: area.redo(),
    _Key.DeleteStartOfWord: lambda area: area.delete_to(_MOVES["PreviousWord"]),
    _Key.DeleteEndOfWord: lambda area: area.delete_to(_MOVES["NextWord"]),
}
_READS_ONLY = (_Key.SelectAll, _Key.Copy)


def action_of(area: TextEditing, event: QKeyEvent) -> Callable[[], object] | None:
    """What a key does here; None when it is not for the text."""
    if _is_left_to_window(event):
        return None
    for key, move, selects in _keys():
        if event.matches(key):
            return lambda: _go(area, move, selects=selects)
    for key, edit in _EDITS.items():
        if event.matches(key):
            is_ours = key in _READS_ONLY or not area.isReadOnly()
            return partial(edit, area) if is_ours else None
    if area.isReadOnly():
        return None
    return _typing(area, event)


def _typing(area: TextEditing, event: QKeyEvent) -> Callable[[], object] | None:
    """What a key writes or deletes."""
    key, modifiers = event.key(), event.modifiers()
    control = Qt.KeyboardModifier.ControlModifier
    plain = modifiers & ~(Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier)
    if plain == control and key == Qt.Key.Key_Y:
        return area.redo
    if plain == Qt.KeyboardModifier.NoModifier:
        if key == Qt.Key.Key_Backspace:
            return lambda: area.delete_to(_MOVES["PreviousChar"])
        if key == Qt.Key.Key_Delete:
            return lambda: area.delete_to(_MOVES["NextChar"])
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            return lambda: area.type_text("\n")
    text = event.text()
    is_chord = plain in (control, Qt.KeyboardModifier.AltModifier)
    if text and text.isprintable() and not is_chord:
        return lambda: area.type_text(text)
    return None


def _go(area: TextEditing, move: _Move, *, selects: bool) -> None:
    content = area.content
    if (
        not selects
        and content.has_selection
        and move
        in (
            _MOVES["NextChar"],
            _MOVES["PreviousChar"],
        )
    ):
        place = content.selection[move is _MOVES["NextChar"]]
    else:
        place = move(area, content.position)
    x = area.wanted_x() if move in _KEEPS_COLUMN else None
    area.select(content.anchor if selects else place, place)
    area.keep_column(x)


def _is_left_to_window(event: QKeyEvent) -> bool:
    """Ctrl with a letter that is none of ours: Ctrl+D, Ctrl+E or Ctrl+K are shortcuts of ours."""
    if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
        key = event.key()
        is_letter = Qt.Key.Key_A <= key <= Qt.Key.Key_Z
        return is_letter and chr(key) not in _LETTERS
    return False


def _keys() -> list[tuple[QKeySequence.StandardKey, _Move, bool]]:
    if not _KEYS:
        for name, move in _MOVES.items():
            _KEYS.append((getattr(_Key, f"MoveTo{name}"), move, False))
            _KEYS.append((getattr(_Key, f"Select{name}"), move, True))
    return _KEYS
