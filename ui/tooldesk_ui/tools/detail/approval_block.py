"""ApprovalBlock: whether a tool waits for a person when it changes, and what has changed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from tooldesk_ui.commands.commands import Commands
from tooldesk_ui.theme import Theme
from tooldesk_ui.widgets.action_button import ActionButton
from tooldesk_ui.widgets.pages.blocks import row, words_label
from tooldesk_ui.widgets.pages.part_differences import part_differences
from tooldesk_ui.widgets.pages.slot import Slot

if TYPE_CHECKING:
    from tooldesk.execution.permissions.approvals import Standing

_NEVER = "Approve it to have it wait for you whenever its definition or code changes."


class ApprovalBlock(QWidget):
    """A line with what can be done.

    Signals:
        focus_left(): what had the focus, above on the page, is not needed any more.

    Attributes:
        changes: What is another than was approved, to be shown elsewhere on the page.
    """

    focus_left = Signal()

    def __init__(self, theme: Theme, commands: Commands, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._words = words_label(tone="dim")
        self._words.setObjectName("approval_words")
        self._approve = ActionButton(commands["approve_tool"])
        self._revoke = ActionButton(commands["revoke_approval"], "link")
        self.changes = QWidget(parent)
        self._changed = words_label()
        self._changed.setObjectName("approval_changed")
        self._differences = Slot()
        lines = QVBoxLayout(self.changes)
        lines.setContentsMargins(0, 0, 0, 16)
        lines.setSpacing(12)
        lines.addWidget(self._changed)
        lines.addWidget(self._differences)
        self._again = ActionButton(commands["approve_tool"])
        self._again.setObjectName("approve_again_button")
        lines.addLayout(row(self._again, 1))
        line = QVBoxLayout(self)
        line.setContentsMargins(0, 8, 0, 0)
        line.addWidget(self._words)
        line.addLayout(row(self._approve, self._revoke, 1))
        self.show_standing(None)

    def show_standing(self, standing: Standing | None) -> None:
        """Show how a tool stands; None is that nobody approved it."""
        is_changed = standing is not None and not standing.is_in_force
        self._keep_focus(is_approved=standing is not None, is_changed=is_changed)
        self.changes.setVisible(is_changed)
        self._approve.setVisible(standing is None)
        self._revoke.setVisible(standing is not None)
        if standing is None:
            self._words.setText(_NEVER)
            return
        if not is_changed:
            from tooldesk.execution.permissions.question_words import day

            since = day(standing.approval.granted_at)
            words = "it waits for you when its definition or code changes"
            self._words.setText(f"Approved on {since}; {words}.")
            return
        self._words.setText(f"It {standing.words}.")
        # what has no lines of its own, such as code, is named
        self._changed.setText(f"It {standing.words}.")
        self._changed.setVisible(not standing.changes)
        shown = part_differences(self._theme, "approval_changes", standing.changes, "You approved")
        self._differences.put(shown)

    def _keep_focus(self, *, is_approved: bool, is_changed: bool) -> None:
        """Hidden with the focus, a button would give it to some far part of the window."""
        gone, other = self._approve, self._revoke
        if not is_approved:
            gone, other = other, gone
        if gone.hasFocus():
            other.show()
            other.setFocus()
        elif self._again.hasFocus() and not is_changed:
            self.focus_left.emit()
