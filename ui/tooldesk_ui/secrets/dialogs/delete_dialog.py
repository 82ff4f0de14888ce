"""DeleteDialog: what breaks without a secret, before it is forgotten."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence

from PySide6.QtWidgets import QWidget

from tooldesk_ui.secrets.dialogs.secret_dialog import SecretDialog
from tooldesk_ui.theme import Theme
from tooldesk_ui.widgets.blocks import words_label

MOST_NAMED = 12


class DeleteDialog(SecretDialog):
    """There is no undo: it would mean to keep the value somewhere."""

    def __init__(
        self,
        theme: Theme,
        name: str,
        whose: str,
        breaks: Sequence[str],
        delete: Callable[[], Awaitable[None]],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(theme, "delete_dialog", f"Delete {name}?", "Delete", parent)
        self._delete = delete
        self.hint.setText(
            f"The value for {whose} is forgotten. It can't be brought back: nothing keeps a copy."
        )
        self.go.setProperty("kind", "danger")
        words = broken_words(breaks)
        self.breaks = words_label(words, tone="warn" if breaks else "")
        self.breaks.setObjectName("delete_breaks")
        self.lay_out((self.breaks, 8))
        self.leave.setFocus()

    def on_go(self) -> None:
        """Forget it, then close."""
        self.work(self._work_and_close())

    async def _work_and_close(self) -> None:
        await self._delete()
        self.accept()


def broken_words(breaks: Sequence[str]) -> str:
    """Which tools stop working, as a sentence."""
    if not breaks:
        return "No tool stops working."
    named = ", ".join(breaks[:MOST_NAMED])
    more = f" and {len(breaks) - MOST_NAMED:,} more" if len(breaks) > MOST_NAMED else ""
    return f"Calls of these stop before they run: {named}{more}."
