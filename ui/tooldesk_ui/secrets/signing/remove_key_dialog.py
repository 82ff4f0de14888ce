"""RemoveKeyDialog: what is lost with a signing key, before it is forgotten."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence

from PySide6.QtWidgets import QWidget

from tooldesk_ui.secrets.dialogs.delete_dialog import broken_words
from tooldesk_ui.secrets.dialogs.secret_dialog import SecretDialog
from tooldesk_ui.theme import Theme
from tooldesk_ui.widgets.blocks import words_label


class RemoveKeyDialog(SecretDialog):
    """There is no undo: it would mean to keep the key somewhere."""

    def __init__(
        self,
        theme: Theme,
        name: str,
        breaks: Sequence[str],
        remove: Callable[[], Awaitable[None]],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(theme, "remove_key_dialog", f"Remove {name}?", "Remove for good", parent)
        self._remove = remove
        self.hint.setText(
            "The private key is forgotten and can't be brought back: nothing keeps a copy. What"
            " belongs to its public key, such as an account, can't be signed for any more."
        )
        self.go.setProperty("kind", "danger")
        self.breaks = words_label(broken_words(breaks), tone="warn" if breaks else "")
        self.breaks.setObjectName("remove_key_breaks")
        self.lay_out((self.breaks, 8))
        self.leave.setFocus()

    def on_go(self) -> None:
        """Forget it, then close."""
        self.work(self._work_and_close())

    async def _work_and_close(self) -> None:
        await self._remove()
        self.accept()
