"""KeyFlows: signing keys made, added and removed, each from its dialog to what was done."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from tooldesk_ui.secrets.dialogs.secret_dialog import answer_of
from tooldesk_ui.secrets.secret_work import SecretWork
from tooldesk_ui.theme import Theme

if TYPE_CHECKING:
    from tooldesk.signing.key_overview import KeyOverview
    from tooldesk_ui.secrets.signing.key_dialog import KeyDraft


class KeyFlows(QObject):
    """Each flow is a coroutine that ends when its dialog is closed.

    Signals:
        said(str): a short word of success.
        changed(): something may stand otherwise now.
        key_made(str): there is a signing key of this name now.
    """

    said = Signal(str)
    changed = Signal()
    key_made = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._parent = parent

    async def create(self, work: SecretWork, name: str = "") -> None:
        """Ask for name and type of a new key."""
        await self._ask(work, name, is_existing=False)

    async def add(self, work: SecretWork, name: str = "") -> None:
        """Ask for a key that was made elsewhere."""
        await self._ask(work, name, is_existing=True)

    async def remove(self, work: SecretWork, shown: KeyOverview) -> None:
        """Ask whether a key shall be forgotten, naming what breaks."""
        from tooldesk_ui.secrets.signing.remove_key_dialog import RemoveKeyDialog

        if shown.key is None:
            return
        breaks = [use.tool_name for use in shown.uses]
        forget = partial(work.remove_key, shown.key)
        dialog = RemoveKeyDialog(self._theme, shown.name, breaks, forget, self._parent)
        if await answer_of(dialog):
            self.said.emit(f"The signing key {shown.name} is gone.")
        self.changed.emit()

    def copy_public(self, shown: KeyOverview) -> None:
        """Put the public key on the clipboard, where it may stay."""
        if shown.public_key is not None:
            QGuiApplication.clipboard().setText(shown.public_key.hex())
            self.said.emit(f"The public key of {shown.name} is copied.")

    async def _ask(self, work: SecretWork, name: str, *, is_existing: bool) -> None:
        from tooldesk_ui.secrets.signing.key_dialog import KeyDialog

        kept: list[str] = []

        async def save(draft: KeyDraft) -> None:
            await work.keep_key(draft.name, draft.key_type, draft.private_key)
            kept.append(draft.name)

        dialog = KeyDialog(self._theme, name, save, is_existing=is_existing, parent=self._parent)
        await answer_of(dialog)
        self.changed.emit()
        for made in kept:
            verb = "added" if is_existing else "made"
            self.said.emit(f"The signing key {made} is {verb}.")
            self.key_made.emit(made)
