"""KeyringStatus: how the keyring stands, in words for a person."""

from __future__ import annotations

from enum import StrEnum

from tooldesk.errors import SecretUnavailableError
from tooldesk.frozen_record import frozen_record


class KeyringState(StrEnum):
    """How the keyring stands."""

    AVAILABLE = "available"
    LOCKED = "locked"
    NONE = "no keyring"
    HANGING = "hanging"
    FAILED = "failed"
    REFUSED_VALUE = "refused the value"


_INSTEAD = "Or keep secrets in an encrypted file: tooldesk secrets set NAME --encrypted-file."

_WORDS = {
    KeyringState.AVAILABLE: ("The keyring is ready.", ""),
    KeyringState.LOCKED: (
        "The keyring is locked.",
        "Unlock it with your system's password dialog, then try again.",
    ),
    KeyringState.NONE: (
        "There is no keyring here.",
        "Start one, such as GNOME Keyring or KWallet, and try again. " + _INSTEAD,
    ),
    KeyringState.HANGING: (
        "The keyring does not answer.",
        "If it shows a dialog, answer it; else restart it. Then try again.",
    ),
    KeyringState.FAILED: (
        "The keyring could not do this.",
        "See whether your system's password program can open it, then try again.",
    ),
    KeyringState.REFUSED_VALUE: (
        "The keyring can't hold this value.",
        "Keep a shorter one, or keep it in the encrypted file.",
    ),
}


@frozen_record
class KeyringStatus:
    """How the keyring stands, and what to do about it."""

    state: KeyringState
    """Whether secrets can be read and written."""

    detail: str = ""
    """Which keyring it is, or what exactly is wrong; never a value."""

    @property
    def message(self) -> str:
        """What is the case."""
        words = _WORDS[self.state][0]
        return f"{words[:-1]}: {self.detail}." if self.detail else words

    @property
    def next_step(self) -> str:
        """What to do."""
        return _WORDS[self.state][1]


class KeyringUnavailableError(SecretUnavailableError):
    """The keyring can't be read or written now; `status` says why."""

    title = "The keyring can't be used"

    def __init__(self, status: KeyringStatus) -> None:
        super().__init__(status.message, next_step=status.next_step)
        self.status = status
