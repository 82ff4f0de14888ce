"""SecretReader: values for names, read once a session, with the index healed on the way."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Mapping
from dataclasses import field
from datetime import datetime

from tooldesk.errors import SecretUnavailableError, StorageError
from tooldesk.frozen_record import frozen_record
from tooldesk.redaction.redactor import Redactor
from tooldesk.secret_vault.secret_index import IndexEntry, SecretIndex
from tooldesk.secret_vault.stores.encrypted_file import EncryptedFile, EncryptedFileError
from tooldesk.secret_vault.stores.keyring_status import KeyringState, KeyringUnavailableError
from tooldesk.secret_vault.stores.keyring_store import KeyringStore, SecretKey

AskPassphrase = Callable[[], Awaitable[str | None]]
"""Asks a person for the passphrase of the encrypted file; None is no answer."""


@frozen_record
class Finding:
    """What was found under one key: a value, or why a value that is there can't be read."""

    key: SecretKey
    """Scope and name."""

    place: str
    """ "keyring", "file" or "session"."""

    value: str | None = field(default=None, repr=False)
    """The value: never shown, never stored elsewhere."""

    problem: SecretUnavailableError | None = None
    """Why it can't be read."""


class SecretReader:
    """Finds values. What was read stays in memory until the index says that it was changed.

    A name that the index does not know is looked for in the keyring once a session.

    Attributes:
        session: Values that live in memory only, until the app ends.
        ask_passphrase: How the encrypted file's passphrase is asked for.
        asks_early: Whether that may be done once before anybody wants a value of it.
    """

    def __init__(
        self, index: SecretIndex, keyring: KeyringStore, file: EncryptedFile, redactor: Redactor
    ) -> None:
        self._index = index
        self._keyring = keyring
        self._file = file
        self._redactor = redactor
        self._read: dict[SecretKey, tuple[datetime | None, str]] = {}
        self._not_there: set[SecretKey] = set()
        self.session: dict[SecretKey, str] = {}
        self.ask_passphrase: AskPassphrase | None = None
        self.asks_early = False
        self._knows_names = False

    async def entries(self) -> Mapping[SecretKey, IndexEntry]:
        """The index; empty when the database can't be used, for a call is never lost with it."""
        try:
            return await self._index.entries()
        except StorageError:
            return {}

    async def prepare(self) -> Mapping[SecretKey, IndexEntry]:
        """Learn every stored value that can be read without asking, to keep it out of all texts.

        Only what is new or was changed since is read: another program may have set it. Returns the
        index. While nobody knows which there are, none can be kept out.
        """
        try:
            entries = await self._index.entries(is_for_call=True)
        except StorageError as error:
            if not self._knows_names:
                self._redactor.blind_because = SecretUnavailableError(
                    f"Which secrets are stored is not known. {error.message}",
                    next_step=error.next_step,
                )
            return {}
        self._knows_names = True
        stored = {key: e for key, e in entries.items() if e.place}
        findings = await self.find(stored, entries=stored, may_ask=False) if stored else {}
        problems = (finding.problem for finding in findings.values())
        self._redactor.blind_because = next(filter(None, problems), None)
        return entries

    async def find(
        self,
        keys: Iterable[SecretKey],
        *,
        entries: Mapping[SecretKey, IndexEntry] | None = None,
        may_ask: bool = True,
    ) -> dict[SecretKey, Finding]:
        """What is under these keys; a key with nothing under it is left out.

        A locked keyring is unlocked by its own dialogue if something known to be in it is wanted
        and `may_ask` is true.
        """
        keys = list(keys)
        entries = await self.entries() if entries is None else entries
        findings = self._in_memory(keys, entries)
        rest = [key for key in keys if key not in findings]
        place = {key: entries[key].place if key in entries else None for key in rest}
        in_keyring = [key for key in rest if place[key] == "keyring"]
        unknown = [key for key in rest if place[key] is None and key not in self._not_there]
        findings |= await self._from_keyring(in_keyring, unknown, entries, may_ask=may_ask)
        in_file = [key for key in rest if place[key] == "file"]
        findings |= await self._from_file(in_file, entries, may_ask=may_ask)
        return findings

    def remember(self, key: SecretKey, changed_at: datetime | None, value: str) -> None:
        """This value was read or set; the index knows it by that time."""
        self._read[key] = (changed_at, value)
        self._not_there.discard(key)

    def expected(
        self, keys: Iterable[SecretKey], entries: Mapping[SecretKey, IndexEntry]
    ) -> dict[SecretKey, Finding]:
        """What the index and the session know under these keys; nothing is read."""
        findings = {}
        for key in keys:
            entry = entries.get(key)
            place = "session" if key in self.session else entry.place if entry else None
            if place is not None:
                findings[key] = Finding(key, place)
        return findings

    def read_again(self) -> None:
        """Forget what was read, so that changes made with other programs are seen."""
        self._read.clear()
        self._not_there.clear()

    def forget(self, key: SecretKey) -> None:
        """There is no value under this key any more."""
        self._read.pop(key, None)
        self.session.pop(key, None)
        self._not_there.add(key)

    def _in_memory(
        self, keys: Iterable[SecretKey], entries: Mapping[SecretKey, IndexEntry]
    ) -> dict[SecretKey, Finding]:
        findings = {}
        for key in keys:
            entry = entries.get(key)
            changed_at, value = self._read.get(key, (None, None))
            if key in self.session:
                findings[key] = Finding(key, "session", self.session[key])
            elif value is not None and changed_at == (entry.changed_at if entry else None):
                findings[key] = Finding(key, entry.place or "" if entry else "", value)
        return findings

    async def _from_keyring(
        self,
        known: list[SecretKey],
        unknown: list[SecretKey],
        entries: Mapping[SecretKey, IndexEntry],
        *,
        may_ask: bool,
    ) -> dict[SecretKey, Finding]:
        if not known and not unknown:
            return {}
        try:
            values = await self._keyring_values([*known, *unknown], may_ask=may_ask and bool(known))
        except KeyringUnavailableError as error:
            return {key: Finding(key, "keyring", problem=error) for key in known}
        await self._heal(known, unknown, values)
        return await self._found(values, "keyring", entries)

    async def _keyring_values(
        self, keys: list[SecretKey], *, may_ask: bool
    ) -> Mapping[SecretKey, str]:
        try:
            return await self._keyring.get(keys)
        except KeyringUnavailableError as error:
            if error.status.state is not KeyringState.LOCKED or not may_ask:
                raise
        await self._keyring.unlock()
        return await self._keyring.get(keys)

    async def _from_file(
        self, keys: list[SecretKey], entries: Mapping[SecretKey, IndexEntry], *, may_ask: bool
    ) -> dict[SecretKey, Finding]:
        if not keys:
            return {}
        try:
            await self.open_file(may_ask=may_ask)
            values = await asyncio.to_thread(self._file.get)
        except EncryptedFileError as error:
            return {key: Finding(key, "file", problem=error) for key in keys}
        wanted = {key: values[key] for key in keys if key in values}
        await self._heal(keys, [], wanted)
        return await self._found(wanted, "file", entries)

    async def open_file(self, *, may_ask: bool = True) -> None:
        """Open the encrypted file, or make it, asking for its passphrase.

        Raises:
            EncryptedFileError: nobody gave the right passphrase, or the file can't be used.
        """
        may_ask, self.asks_early = may_ask or self.asks_early, False
        if self._file.is_open or self.ask_passphrase is None or not may_ask:
            return
        passphrase = await self.ask_passphrase()
        if passphrase is not None:
            await asyncio.to_thread(self._file.open, passphrase)

    async def _found(
        self,
        values: Mapping[SecretKey, str],
        place: str,
        entries: Mapping[SecretKey, IndexEntry],
    ) -> dict[SecretKey, Finding]:
        await self.learn(values)
        for key, value in values.items():
            self.remember(key, entries[key].changed_at if key in entries else None, value)
        return {key: Finding(key, place, value) for key, value in values.items()}

    async def learn(self, values: Mapping[SecretKey, str]) -> None:
        """Keep these values out of everything that is shown from now on."""
        pairs = [(key.name, value) for key, value in values.items()]
        if not self._redactor.knows(pairs):
            await asyncio.to_thread(self._redactor.learn, pairs)

    async def _heal(
        self, known: list[SecretKey], unknown: list[SecretKey], values: Mapping[SecretKey, str]
    ) -> None:
        """Make the index say what is the case."""
        self._not_there |= {key for key in unknown if key not in values}
        lost = [key for key in known if key not in values]
        try:
            if lost:
                await self._index.forget(lost)
            for key in unknown:
                if key in values:
                    await self._index.put(key, "keyring")
        except StorageError:
            return  # healed when the database can be used again
