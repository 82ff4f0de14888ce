"""KeyFlows: signing keys made, added and removed, each from its dialog to what was done."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtGui import QGuiApplication

from tooldesk_ui.secrets.secret_work import SecretWork
from tooldesk_ui.widgets.dialogs.dialog import ConfirmDialog
from tooldesk_ui.widgets.dialogs.flows import Flows

if TYPE_CHECKING:
    from tooldesk.signing.key_overview import KeyOverview
    from tooldesk_ui.secrets.signing.key_dialog import KeyDraft

_LOST = (
    "The private key is forgotten and can't be brought back: nothing keeps a copy. What"
    " belongs to its public key, such as an account, can't be signed for any more."
)


class KeyFlows(Flows):
    """What is done with signing keys; `made` tells which there is now."""

    async def create(self, work: SecretWork, name: str = "") -> None:
        """Ask for name and type of a new key."""
        await self._ask(work, name, is_existing=False)

    async def add(self, work: SecretWork, name: str = "") -> None:
        """Ask for a key that was made elsewhere."""
        await self._ask(work, name, is_existing=True)

    async def remove(self, work: SecretWork, shown: KeyOverview) -> None:
        """Ask whether a key shall be forgotten, naming what breaks."""
        if shown.key is None:
            return
        breaks = [use.tool_name for use in shown.uses]
        forget = partial(work.remove_key, shown.key)
        dialog = ConfirmDialog(
            self._theme,
            "remove_key_dialog",
            f"Remove {shown.name}?",
            "Remove for good",
            _LOST,
            breaks,
            forget,
            self._parent,
        )
        await self._confirm(dialog, f"The signing key {shown.name} is gone.")

    def copy_public(self, shown: KeyOverview) -> None:
        """Put the public key on the clipboard, where it may stay."""
        if shown.public_key is not None:
            QGuiApplication.clipboard().setText(shown.public_key.hex())
            self.said.emit(f"The public key of {shown.name} is copied.")

    async def _ask(self, work: SecretWork, name: str, *, is_existing: bool) -> None:
        from tooldesk_ui.secrets.signing.key_dialog import KeyDialog

        def make(save: Callable[[KeyDraft], Awaitable[None]]) -> KeyDialog:
            return KeyDialog(self._theme, name, save, is_existing=is_existing, parent=self._parent)

        async def keep(draft: KeyDraft) -> None:
            await work.keep_key(draft.name, draft.key_type, draft.private_key)

        verb = "added" if is_existing else "made"
        await self._keep(make, keep, f"The signing key {{}} is {verb}.")
