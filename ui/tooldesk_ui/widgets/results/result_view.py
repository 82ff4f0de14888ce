"""ResultView: what the tool gave back, as the largest thing of its lane, or of a ResultDialog."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtGui import QAction, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from tooldesk.errors import StorageError
from tooldesk.replaced_file import save_bytes
from tooldesk.tools.tool_result import (
    AudioContent,
    BlobContent,
    FileContent,
    ImageContent,
    MediaContent,
    ToolResult,
)
from tooldesk_ui.text_size import room_for
from tooldesk_ui.theme import Theme
from tooldesk_ui.widgets.action_button import ActionButton, YieldingButtons
from tooldesk_ui.widgets.clipboard import copy_text
from tooldesk_ui.widgets.dialogs.dialog import Dialog
from tooldesk_ui.widgets.dialogs.file_dialog import ask_where_to_save
from tooldesk_ui.widgets.formatting import size
from tooldesk_ui.widgets.pages.blocks import chip, text_label
from tooldesk_ui.widgets.pages.flow_layout import flow_of
from tooldesk_ui.widgets.pages.segments import Segments
from tooldesk_ui.widgets.plain_text import set_tool_tip
from tooldesk_ui.widgets.results.file_row import file_row
from tooldesk_ui.widgets.results.media_files import file_name
from tooldesk_ui.widgets.results.media_row import media_row, save_media
from tooldesk_ui.widgets.results.picture import Picture
from tooldesk_ui.widgets.results.result_text import ResultText

if TYPE_CHECKING:
    from tooldesk_ui.widgets.json_tree.json_tree import JsonTree

MAX_TREE_LENGTH = 2_000_000
"""A longer text is not read as JSON on the window's thread."""

LEAST_ROOM = 120
START_ROOM = 280
MODES = ("Tree", "Wrapped", "Raw")
TREE, WRAPPED, RAW = range(len(MODES))


class ResultView(QWidget):
    """Text as a tree, wrapped or raw, pictures, sounds and files, in the height that is free."""

    def __init__(
        self,
        theme: Theme,
        result: ToolResult,
        text: str,
        *,
        is_expanded: bool = False,
        cut_words: str = "",
    ) -> None:
        """`text` is the result as people read it; `is_expanded` where it has a window's room.

        `cut_words` say how much of it this is, where it is not all.
        """
        super().__init__()
        self._theme, self._is_expanded = theme, is_expanded
        self._result, self._text = result, text
        self._room = self._seen_at_once = START_ROOM
        self._media = [each for each in result.content if isinstance(each, MediaContent)]
        self._view: ResultText | JsonTree | None = None
        files = [each for each in result.content if isinstance(each, FileContent)]
        self.setObjectName("result_view")
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(12, 6, 12, 10)
        self._layout.setSpacing(6)
        self._modes = Segments(MODES, "result_mode", self)
        self._modes.set_current(WRAPPED)
        self._modes.chosen.connect(self._show_mode)
        has_text = bool(self._text or not (self._media or files))
        self._layout.addWidget(self._title_row(result, has_text=has_text))
        self._cut_words = cut_words
        if cut_words:
            note = text_label(cut_words, tone="warn")
            note.setObjectName("result_cut_note")
            self._layout.addWidget(note)
        self._add_media(theme)
        for file in files:
            self._layout.addWidget(file_row(theme, file))
        if has_text:
            self._show_mode(WRAPPED)

    @property
    def text(self) -> str:
        """All of the result as text."""
        return self._text

    @property
    def view_height(self) -> int:
        """How high the part is that gives way; 0 without a text."""
        return self._view.minimumHeight() if self._view is not None else 0

    def set_room(self, height: int, seen_at_once: int) -> None:
        """Let the text be as high as this, if it is long enough.

        One that is longer still scrolls by itself, so it must not be higher than what is seen.
        """
        self._room, self._seen_at_once = max(LEAST_ROOM, height), max(LEAST_ROOM, seen_at_once)
        if self._view is not None:
            self._view.set_room(self._room)
            if self._view.is_cut:
                self._view.set_room(max(LEAST_ROOM, min(height, seen_at_once)))
            self._offer_expand(self._view.is_cut)

    def focus_text(self) -> None:
        """Have the keys scroll the text."""
        if self._view is not None:
            self._view.setFocus()

    def _add_media(self, theme: Theme) -> None:
        """Pictures, then sounds, then other bytes, each with what can be done with it."""
        kinds = (ImageContent, "Picture"), (AudioContent, "Sound"), (BlobContent, "Attachment")
        for kind, name in kinds:
            found = [each for each in self._media if isinstance(each, kind)]
            for number, each in enumerate(found, start=1):
                if isinstance(each, ImageContent):
                    self._layout.addWidget(Picture(each))
                shown = f"{name} {number}" if len(found) > 1 else name
                self._layout.addWidget(media_row(theme, each, shown))

    def _title_row(self, result: ToolResult, *, has_text: bool) -> QWidget:
        heading = text_label(
            "What the model is told" if result.is_error else "Result", level="strong", wraps=False
        )
        tags: list[QWidget] = [heading]
        if len(self._text) > 1_000:
            length = len(self._text.encode("utf-8", "surrogatepass"))
            tags.append(text_label(size(length), level="small", tone="dim", wraps=False))
        if result.result_as_answer:
            tags.append(chip("final answer", "accent"))
        if result.external_reference:
            tags.append(chip(result.external_reference[:60]))
        find = self._button("find_in_result", "Find", "search", self._on_find, "Ctrl+F")
        self._expand = self._button("expand_result", "Expand", "expand", self._on_expand)
        self._expand.hide()
        save = self._button("save", "Save", "save", self._on_save)
        copy = self._button("copy_result", "Copy result", "copy", self._on_copy, "Ctrl+Shift+C")
        if has_text:
            tags += [self._modes, find]
        else:
            self._modes.hide()
            find.hide()
        tree = self._modes.findChild(QWidget, "result_mode_tree")
        if tree is not None:
            tree.setVisible(self._is_json)
        row = flow_of(*tags, self._expand, save, copy, spacing=6)
        YieldingButtons(row, (find, self._expand, save, copy), may_wrap=True)
        return row

    def _button(
        self, name: str, words: str, icon: str, do: Callable[[], None], shortcut: str = ""
    ) -> ActionButton:
        action = QAction(self._theme.icon(icon, "text_dim"), words, self)
        action.setObjectName(name)
        action.triggered.connect(lambda: do())
        button = ActionButton(action, "quiet", self)
        set_tool_tip(button, f"{words} ({shortcut})" if shortcut else words)
        return button

    @property
    def _is_json(self) -> bool:
        is_short = len(self._text) <= MAX_TREE_LENGTH
        return self._text[:1] in ("{", "[") and (is_short or self._result.structured is not None)

    def _show_mode(self, mode: int) -> None:
        """Show the text in another way; a tree of what is no JSON is the text."""
        if self._view is not None:
            self._layout.removeWidget(self._view)
            self._view.hide()
            self._view.deleteLater()
        self._modes.set_current(mode)
        self._view = self._tree() if mode == TREE else None
        if self._view is None:
            raw = self._result.joined_text or self._text
            text = (raw if mode == RAW else self._text) or "(the tool gave back nothing)"
            is_json = mode != RAW and self._text[:1] in ("{", "[")
            self._view = ResultText(self._theme, text, is_json=is_json, wraps=mode != RAW)
        self._layout.addWidget(self._view)
        self._view.set_room(min(self._room, self._seen_at_once))
        self._offer_expand(self._view.is_cut)

    def _tree(self) -> JsonTree | None:
        from tooldesk_ui.widgets.json_tree.json_tree import JsonTree

        value = self._result.structured if not self._result.is_error else None
        if value is None:
            try:
                value = json.loads(self._text)
            except (ValueError, RecursionError):
                self._modes.set_current(WRAPPED)
                return None
        return JsonTree(self._theme, value, "Result")

    def _on_find(self) -> None:
        if self._view is not None:
            self._view.open_find()

    def _offer_expand(self, is_cut: bool) -> None:
        self._expand.setVisible(is_cut and not self._is_expanded)

    def _on_expand(self) -> None:
        shown = self._result, self._text, self._cut_words
        dialog = ResultDialog(self._theme, *shown, self.window())
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def _on_copy(self) -> None:
        copy_text(self._text)

    def _on_save(self) -> None:
        has_text = self._text or not self._media
        suggestion = "result.txt" if has_text else file_name(self._media[0])
        ask_where_to_save(self.window(), "Save result", suggestion, "", self._save_to)

    def _save_to(self, path: Path, _: str = "") -> None:
        if self._media and not self._text:
            self._tell(save_media(self._media[0], path))
            return
        data = self._text.encode("utf-8", "replace")
        try:
            save_bytes(path, data)
        except StorageError as error:
            self._tell(f"{error.message} {error.next_step}")
        else:
            self._tell(f"Saved as {path.name}.")

    def _tell(self, words: str) -> None:
        self._layout.addWidget(text_label(words, tone="dim"))


class ResultDialog(Dialog):
    """A long result in a window of its own, as large as there is room for."""

    def __init__(
        self, theme: Theme, result: ToolResult, text: str, cut_words: str, parent: QWidget
    ) -> None:
        title = "Result" if cut_words else "Whole result"
        super().__init__(theme, "result_dialog", title, "Close", parent)
        self.leave.hide()
        self.view = ResultView(theme, result, text, is_expanded=True, cut_words=cut_words)
        self.lay_out((self.view, 0), stretched=self.view)
        self.resize(room_for(self))
        self.view.focus_text()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The text has what the rest leaves."""
        super().resizeEvent(event)
        self._fit_text()

    def showEvent(self, event: QShowEvent) -> None:
        """Only now it is known what the rest takes."""
        super().showEvent(event)
        self._fit_text()

    def _fit_text(self) -> None:
        beside = self._body.parts.totalMinimumSize().height() - self.view.view_height
        room = self._body.viewport().height() - beside
        self.view.set_room(room, room)
