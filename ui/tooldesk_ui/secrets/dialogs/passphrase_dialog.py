"""PassphraseDialog: opens the encrypted file of secrets, or makes it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QLineEdit, QWidget

from tooldesk.errors import AppError
from tooldesk_ui.theme import Theme
from tooldesk_ui.widgets.dialogs.dialog import Dialog, answer_of

if TYPE_CHECKING:
    from tooldesk.secret_vault.vault import SecretVault


class PassphraseDialog(Dialog):
    """`open_file` tries the passphrase; the dialog closes when it fits.

    Attributes:
        passphrase: What was typed, once it was accepted.
    """

    def __init__(
        self,
        theme: Theme,
        open_file: Callable[[str], Awaitable[None]],
        *,
        is_new: bool,
        parent: QWidget | None = None,
    ) -> None:
        title = "Make an encrypted file" if is_new else "Open the encrypted file"
        super().__init__(theme, "passphrase_dialog", title, "Make it" if is_new else "Open", parent)
        self._open_file = open_file
        self.passphrase: str | None = None
        self.hint.setText(
            "Secrets are kept in it behind a passphrase. Nobody can get them back without it."
            if is_new
            else "It holds secrets, and opens for this session."
        )
        self._first = self._field("passphrase", "Passphrase")
        self._again = self._field("passphrase_again", "The same again")
        self._again.setVisible(is_new)
        self.lay_out((self._first, 8), (self._again, 8))
        self._follow()
        self._first.setFocus()

    def on_go(self) -> None:
        """Try it, then close."""
        self.work(self._try())

    def done(self, code: int) -> None:
        """The fields forget what was typed."""
        super().done(code)
        self._first.clear()
        self._again.clear()

    async def _try(self) -> None:
        typed = self._first.text()
        if self._again.isVisible() and self._again.text() != typed:
            raise AppError("The two passphrases differ.", next_step="Type both again.")
        await self._open_file(typed)
        self.passphrase = typed
        self.accept()

    def _field(self, name: str, words: str) -> QLineEdit:
        field = QLineEdit(self)
        field.setObjectName(name)
        field.setAccessibleName(words)
        field.setPlaceholderText(words)
        field.setEchoMode(QLineEdit.EchoMode.Password)
        field.textChanged.connect(self._follow)
        field.returnPressed.connect(self.go.click)
        return field

    def _follow(self) -> None:
        self.go.setEnabled(bool(self._first.text()))


async def ask_passphrase(theme: Theme, vault: SecretVault, parent: QWidget) -> str | None:
    """Open the encrypted file, or make it; the passphrase, or None when there was no answer."""
    is_new = not vault.has_encrypted_file
    dialog = PassphraseDialog(theme, vault.open_encrypted_file, is_new=is_new, parent=parent)
    await answer_of(dialog)
    return dialog.passphrase
