"""EditorBar: what is edited, whether it is saved, and what can be done with it."""

from __future__ import annotations

from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from tooldesk.counted import counted
from tooldesk_ui.commands.commands import Commands
from tooldesk_ui.theme import set_variant
from tooldesk_ui.widgets.action_button import ActionButton
from tooldesk_ui.widgets.pages.flow_layout import flow_of
from tooldesk_ui.widgets.pages.segments import Segments
from tooldesk_ui.widgets.plain_text import PlainLabel

FORM, BOTH, JSON = range(3)


class EditorBar(QFrame):
    """Two lines above the form.

    Attributes:
        views: Form, both or JSON.
    """

    def __init__(self, commands: Commands, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._title = PlainLabel(parent=self)
        self._title.setObjectName("editor_title")
        self._title.setProperty("level", "heading")
        self._state = PlainLabel(parent=self)
        self._state.setObjectName("editor_state")
        self._state.setProperty("chip", True)
        self.views = Segments(("Form", "Both", "JSON"), "editor_view", self)
        top = flow_of(self._title, self._state, pushed=self.views, spacing=12)
        ends = [ActionButton(commands[id_], "quiet") for id_ in ("revert_tool", "close_editor")]
        buttons = flow_of(
            ActionButton(commands["save_tool"], "primary"),
            ActionButton(commands["save_and_try"]),
            pushed=flow_of(*ends),
        )
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 16, 24, 12)
        column.setSpacing(12)
        column.addWidget(top)
        column.addWidget(buttons)

    def show_state(self, title: str, *, is_dirty: bool, problem_count: int) -> None:
        """Say what is edited and how it stands."""
        self._title.setText(title)
        words, tone = ("● Unsaved", "warn") if is_dirty else ("Saved", "ok")
        if problem_count:
            words += f" · {counted(problem_count, 'problem')}"
            tone = "error"
        self._state.setText(words)
        set_variant(self._state, "tone", tone)

    def show_checking(self) -> None:
        """Say that how it stands is being found out."""
        self._state.setText("Checking…")
        set_variant(self._state, "tone", "dim")
