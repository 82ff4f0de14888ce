"""EditorBar: what is edited, whether it is saved, and what can be done with it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from tooldesk_ui.theme import Theme, set_variant
from tooldesk_ui.widgets.action_button import ActionButton
from tooldesk_ui.widgets.pages.segments import Segments
from tooldesk_ui.widgets.plain_text import PlainLabel
from tooldesk_ui.widgets.screen_actions import ScreenActions, screen_action

FORM, BOTH, JSON = range(3)


@dataclass(frozen=True, slots=True)
class EditorActions(ScreenActions):
    """What can be done while a tool is edited."""

    save: QAction
    """Write the file."""

    revert: QAction
    """Be as the file is."""

    save_and_try: QAction
    """Write the file and open the console with the tool."""

    close: QAction
    """Leave the editor."""


def make_editor_actions(theme: Theme, parent: QWidget) -> EditorActions:
    """The actions; their shortcuts work while the focus is in `parent`."""
    action = partial(screen_action, theme, parent)
    return EditorActions(
        save=action("save_tool", "Save", "Write the tool's file", "save", "Ctrl+S", "on_accent"),
        revert=action("revert_tool", "Revert", "Be as the file is", "undo"),
        save_and_try=action(
            "save_and_try",
            "Save and try",
            "Save, then call it in the console",
            "run",
            "Ctrl+Return",
        ),
        close=action("close_editor", "Close", "Leave the editor", "close", "Esc"),
    )


class EditorBar(QFrame):
    """Two lines above the form.

    Attributes:
        views: Form, both or JSON.
    """

    def __init__(self, actions: EditorActions, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._title = PlainLabel(parent=self)
        self._title.setObjectName("editor_title")
        self._title.setProperty("level", "heading")
        self._state = PlainLabel(parent=self)
        self._state.setObjectName("editor_state")
        self._state.setProperty("chip", True)
        self.views = Segments(("Form", "Both", "JSON"), "editor_view", self)
        top = QHBoxLayout()
        top.setSpacing(12)
        top.addWidget(self._title)
        top.addWidget(self._state)
        top.addStretch(1)
        top.addWidget(self.views)
        buttons = QHBoxLayout()
        buttons.setSpacing(8)
        buttons.addWidget(ActionButton(actions.save, "primary"))
        buttons.addWidget(ActionButton(actions.save_and_try))
        buttons.addStretch(1)
        buttons.addWidget(ActionButton(actions.revert, "quiet"))
        buttons.addWidget(ActionButton(actions.close, "quiet"))
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 16, 24, 12)
        column.setSpacing(12)
        column.addLayout(top)
        column.addLayout(buttons)

    def show_state(self, title: str, *, is_dirty: bool, problem_count: int) -> None:
        """Say what is edited and how it stands."""
        self._title.setText(title)
        words, tone = ("● Unsaved", "warn") if is_dirty else ("Saved", "ok")
        if problem_count:
            words += f" · {problem_count} problem{'' if problem_count == 1 else 's'}"
            tone = "error"
        self._state.setText(words)
        set_variant(self._state, "tone", tone)

    def show_checking(self) -> None:
        """Say that how it stands is being found out."""
        self._state.setText("Checking …")
        set_variant(self._state, "tone", "dim")
