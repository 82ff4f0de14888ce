"""LongValues: values in a keyring that keeps short ones only, the longer ones in parts.

Windows keeps 2,560 bytes of a value. A longer one is written under names of its own, a part each,
and last of all, under its own name, how many parts there are: whoever reads finds the value of
before or the new one, and never half of it. Source: CRED_MAX_CREDENTIAL_BLOB_SIZE.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import suppress
from hashlib import sha256
from itertools import islice
from secrets import token_hex
from typing import Protocol

from tooldesk.secret_vault.stores.keyring_status import (
    KeyringState,
    KeyringStatus,
    KeyringUnavailableError,
)

LIMIT = 1_280
"""UTF-16 code units of a value."""

PART = LIMIT // 2
"""Characters of a part, each of which is two code units at most."""

MOST_PARTS = 64

_BEGINS = "tooldesk-value-in-parts: "
_INDEX = re.compile(rf"{_BEGINS}([0-9a-f]{{16}}) ([1-9][0-9]?) ([0-9a-f]{{64}})")
_WRITTEN_MEANWHILE = 3


class Passwords(Protocol):
    """What is used of a keyring's backend."""

    def get_password(self, service: str, username: str) -> str | None:
        """A value; None where there is none."""

    def set_password(self, service: str, username: str, password: str) -> None:
        """Keep a value."""

    def delete_password(self, service: str, username: str) -> None:
        """Forget a value that is there."""


class LongValues:
    """Used as the backend itself is."""

    def __init__(self, backend: Passwords) -> None:
        self._backend = backend

    def get_password(self, service: str, username: str) -> str | None:
        """A value, whole.

        Raises:
            KeyringUnavailableError: parts of it are gone.
        """
        for _ in range(_WRITTEN_MEANWHILE):
            kept = self._backend.get_password(service, username)
            index = _INDEX.fullmatch(kept or "")
            if index is None:
                return kept
            names = _names(username, index)
            parts = [self._backend.get_password(service, name) or "" for name in names]
            value = "".join(parts)
            if _digest(value) == index[3]:
                return value
        reason = "parts of a long value are gone"
        raise KeyringUnavailableError(KeyringStatus(KeyringState.FAILED, reason))

    def set_password(self, service: str, username: str, password: str) -> None:
        """Keep a value in the place of an older one.

        Raises:
            KeyringUnavailableError: it is longer than all parts may be.
        """
        before = list(self._parts(service, username))
        # what reads like a list of parts would be taken for one
        if _units(password) <= LIMIT and not password.startswith(_BEGINS):
            self._backend.set_password(service, username, password)
        else:
            self._set_long(service, username, password)
        self._forget(service, before)

    def delete_password(self, service: str, username: str) -> None:
        """Forget a value and its parts."""
        parts = list(self._parts(service, username))
        self._backend.delete_password(service, username)
        self._forget(service, parts)

    def _set_long(self, service: str, username: str, password: str) -> None:
        count = -(-len(password) // PART)
        if count > MOST_PARTS:
            most, length = MOST_PARTS * PART, len(password)
            reason = f"at most {most:,} characters are kept, and this value has {length:,}"
            raise KeyringUnavailableError(KeyringStatus(KeyringState.REFUSED_VALUE, reason))
        words = f"{_BEGINS}{token_hex(8)} {count} {_digest(password)}"
        index = _INDEX.fullmatch(words)
        assert index is not None
        written: list[str] = []
        try:
            for place, name in enumerate(_names(username, index)):
                written.append(name)
                part = password[place * PART : (place + 1) * PART]
                self._backend.set_password(service, name, part)
            self._backend.set_password(service, username, words)
        except BaseException:
            self._forget(service, written)
            raise

    def _parts(self, service: str, username: str) -> Iterator[str]:
        """The names of the parts that the value of now has."""
        kept = self._backend.get_password(service, username)
        index = _INDEX.fullmatch(kept or "")
        return _names(username, index) if index is not None else iter(())

    def _forget(self, service: str, names: list[str]) -> None:
        """What can't be forgotten is in nobody's way: no value names it any more."""
        for name in names:
            with suppress(Exception):
                self._backend.delete_password(service, name)


def _names(username: str, index: re.Match[str]) -> Iterator[str]:
    numbers = islice(range(1, MOST_PARTS + 1), int(index[2]))
    return (f"{username} {index[1]}/{number}" for number in numbers)


def _digest(value: str) -> str:
    return sha256(value.encode("utf-8", "surrogatepass")).hexdigest()


def _units(value: str) -> int:
    return len(value.encode("utf-16-le", "surrogatepass")) // 2
