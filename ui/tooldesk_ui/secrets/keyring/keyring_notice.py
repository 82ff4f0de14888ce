"""KeyringNotice: how the keyring stands when it is not simply there, and what to do."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPushButton, QWidget

from tooldesk.secret_vault.stores.keyring_status import KeyringState, KeyringStatus
from tooldesk_ui.theme import Theme
from tooldesk_ui.widgets.pages.notice import Notice
from tooldesk_ui.widgets.pages.words_beside import WordsBeside
from tooldesk_ui.widgets.translated import set_words

_INSTEAD = (
    "Start one, such as GNOME Keyring or KWallet, and check again. Until then secrets can be kept"
    " in memory for this session, or in an encrypted file behind a passphrase. Nothing is ever"
    " written in plain text."
)


class KeyringNotice(WordsBeside):
    """Hidden while all is well.

    Signals:
        unlock_wanted(): the system's password dialogue shall be shown.
        cancel_wanted(): nobody waits for that dialogue any more.
        check_wanted(): the keyring shall be asked again.
        file_wanted(): the encrypted file shall be made or opened.
    """

    unlock_wanted = Signal()
    cancel_wanted = Signal()
    check_wanted = Signal()
    file_wanted = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("keyring_notice")
        self._notice = Notice(theme, self)
        self._unlock = self._button("unlock_keyring", "Unlock…", self.unlock_wanted.emit)
        self._cancel = self._button("cancel_unlock", "Stop waiting", self.cancel_wanted.emit)
        self._file = self._button("open_encrypted_file", "", self.file_wanted.emit)
        self._check = self._button("check_keyring", "Check again", self.check_wanted.emit)
        self.put(self._notice, self._unlock, self._cancel, self._file, self._check)
        self.hide()

    def show_status(self, status: KeyringStatus, *, has_file: bool, is_file_open: bool) -> None:
        """Say how the keyring stands, and offer what helps."""
        state = status.state
        is_available = state is KeyringState.AVAILABLE
        self._offer(
            unlock=state is KeyringState.LOCKED,
            file=not is_file_open and (has_file or state is KeyringState.NONE),
            check=not is_available,
        )
        set_words(self._file, "Open the encrypted file…" if has_file else "Use an encrypted file…")
        if is_available and has_file and not is_file_open:
            self._notice.set_words(
                "info", "The encrypted file is locked", "Some secrets are in it."
            )
        elif is_file_open and state is KeyringState.NONE:
            words = "They are in the encrypted file, which is open."
            self._notice.set_words("info", "There is no keyring, and secrets are safe", words)
        else:
            step = _INSTEAD if state is KeyringState.NONE else status.next_step
            title, _, rest = status.message.partition(": ")
            self._notice.set_words("warn", title.rstrip("."), rest[:1].upper() + rest[1:], step)
        self.setVisible(not is_available or (has_file and not is_file_open))

    def show_waiting(self) -> None:
        """Say that the system asks for the password now."""
        self._offer(cancel=True)
        self._notice.set_words(
            "info",
            "Waiting for the keyring's password",
            "Your system shows a dialog that asks for it; it may be behind this window.",
        )
        self.show()

    def words(self) -> str:
        """What it says, or "" when it is hidden."""
        return "" if self.isHidden() else self._notice.words()

    def _offer(
        self, *, unlock: bool = False, cancel: bool = False, file: bool = False, check: bool = False
    ) -> None:
        self._unlock.setVisible(unlock)
        self._cancel.setVisible(cancel)
        self._file.setVisible(file)
        self._check.setVisible(check)

    def _button(self, name: str, words: str, on_click: object) -> QPushButton:
        button = QPushButton(words, self)
        button.setObjectName(name)
        button.clicked.connect(on_click)
        return button
