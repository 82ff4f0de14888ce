"""SecretVault: sets, finds and forgets secrets; the one door to the keyring."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncGenerator, Callable, Collection, Mapping
from pathlib import Path

from tooldesk.errors import AppError
from tooldesk.late_pattern import late_pattern
from tooldesk.paths import real_path
from tooldesk.redaction.redactor import Redactor
from tooldesk.redaction.value_forms import weakness_of
from tooldesk.secret_vault.environment_secrets import environment_secrets
from tooldesk.secret_vault.secret_index import IndexEntry, SecretIndex
from tooldesk.secret_vault.secret_reader import AskPassphrase, Finding, SecretReader
from tooldesk.secret_vault.stores.encrypted_file import EncryptedFile, EncryptedFileError
from tooldesk.secret_vault.stores.keyring_signals import keyring_changes
from tooldesk.secret_vault.stores.keyring_status import (
    KeyringState,
    KeyringStatus,
    KeyringUnavailableError,
)
from tooldesk.secret_vault.stores.keyring_store import GLOBAL_SCOPE, KeyringStore, SecretKey
from tooldesk.secret_vault.stores.likely_keyring import likely_keyring
from tooldesk.storage.database import Database

LONGEST_VALUE = 1_000_000
"""Characters that one value may have."""

_NAME = late_pattern(r"[A-Za-z_][A-Za-z0-9_]*")


class SecretRefusedError(AppError):
    """This name or value can't be a secret; the message never holds the value."""

    title = "The secret can't be kept"


class SecretVault:
    """All secrets of one person, seen from one workspace.

    Attributes:
        redactor: Knows every value that was set or read.
        workspace_scope: The scope of the workspace's own values, which come before global ones.
    """

    def __init__(
        self, database: Database, redactor: Redactor, workspace_dir: Path, encrypted_file: Path
    ) -> None:
        self._index = SecretIndex(database)
        self._keyring = KeyringStore()
        self._file = EncryptedFile(encrypted_file)
        self._reader = SecretReader(self._index, self._keyring, self._file, redactor)
        self.redactor = redactor
        self.workspace_scope = real_path(workspace_dir)

    @property
    def keyring_status(self) -> KeyringStatus | None:
        """How the keyring stood the last time; None before it was first used."""
        return self._keyring.status

    @property
    def has_encrypted_file(self) -> bool:
        """Whether the person has chosen to have one."""
        return self._file.exists

    def ask_passphrase_with(self, ask: AskPassphrase | None, *, early: bool = False) -> None:
        """How the encrypted file's passphrase is asked for when it is needed.

        With `early` `prepare` asks too, once.
        """
        self._reader.ask_passphrase = ask
        self._reader.asks_early = early

    @property
    def is_encrypted_file_open(self) -> bool:
        """Whether its passphrase is known."""
        return self._file.is_open

    @property
    def session_keys(self) -> frozenset[SecretKey]:
        """What lives in memory only, until the app ends."""
        return frozenset(self._reader.session)

    def tell_keyring_status_to(self, listener: Callable[[KeyringStatus], None] | None) -> None:
        """Who hears of it when the keyring is found to stand otherwise than before."""
        self._keyring.on_status = listener

    async def open_encrypted_file(self, passphrase: str) -> None:
        """Open the encrypted file; the first time, make it.

        Raises:
            EncryptedFileError: the passphrase is another one, or the file can't be used.
        """
        await asyncio.to_thread(self._file.open, passphrase)

    def read_again(self) -> None:
        """Look into keyring and file afresh from now on; other programs may have changed them."""
        self._reader.read_again()

    def keyring_changes(self) -> AsyncGenerator[None, None]:
        """Yields whenever the keyring may stand otherwise; ends where nobody could tell."""
        return keyring_changes()

    async def likely_keyring(self) -> str:
        """Which keyring would be used, found without loading it; "" for none."""
        return await likely_keyring()

    async def check_keyring(self) -> KeyringStatus:
        """How the keyring stands now; shows no dialogue."""
        return await self._keyring.check()

    async def unlock_keyring(self) -> None:
        """Let the system ask for the keyring's password, and wait for the person.

        Raises:
            KeyringUnavailableError: it stays locked, or can't be used at all.
        """
        await self._keyring.unlock()

    @property
    def is_locked(self) -> bool:
        """Whether a person can open what stored values can't be read from."""
        problem = self.redactor.blind_because
        if isinstance(problem, KeyringUnavailableError):
            return problem.status.state is KeyringState.LOCKED
        return isinstance(problem, EncryptedFileError) and not self._file.is_open

    async def unlock(self) -> None:
        """Have a person open that: keyring or encrypted file; one who says no leaves it closed.

        Raises:
            KeyringUnavailableError: the keyring stays locked, or can't be used at all.
            EncryptedFileError: the file can't be used.
        """
        if isinstance(self.redactor.blind_because, EncryptedFileError):
            await self._reader.open_file()
        else:
            await self.unlock_keyring()

    async def entries(self) -> Mapping[SecretKey, IndexEntry]:
        """Every secret and permission that the index knows; empty when it can't be read."""
        return await self._reader.entries()

    async def require_entries(self) -> Mapping[SecretKey, IndexEntry]:
        """The same where one that can't be read must not be taken for one without secrets.

        Raises:
            StorageError: it can't be read.
        """
        return await self._index.entries()

    async def prepare(
        self, named: Collection[str] = (), environment: Mapping[str, str] = os.environ
    ) -> None:
        """Learn all stored values that can be read without asking; call it before texts flow.

        And those of the environment that tools may have, or that trusted ones have `named`.
        """
        entries = await self._reader.prepare()
        allowed = [key.name for key, each in entries.items() if each.is_environment_allowed]
        if allowed or named:
            found = await asyncio.to_thread(environment_secrets, environment, allowed, named)
            if found:
                await self.learn(found)

    async def find(
        self, *names: str, entries: Mapping[SecretKey, IndexEntry], may_ask: bool = True
    ) -> dict[str, Finding]:
        """The value of each name that has one: the workspace's own, else the global one."""
        scopes = (self.workspace_scope, GLOBAL_SCOPE)
        keys = [SecretKey(scope, name) for name in names for scope in scopes]
        found = await self._reader.find(keys, entries=entries, may_ask=may_ask)
        # an override comes first, so it is the one that stays
        return {key.name: found[key] for key in reversed(keys) if key in found}

    def expected(self, *names: str, entries: Mapping[SecretKey, IndexEntry]) -> dict[str, Finding]:
        """What the index says of each name, without a value."""
        scopes = (self.workspace_scope, GLOBAL_SCOPE)
        keys = [SecretKey(scope, name) for name in names for scope in scopes]
        found = self._reader.expected(keys, entries)
        return {key.name: found[key] for key in reversed(keys) if key in found}

    async def find_one(self, key: SecretKey, *, may_ask: bool = True) -> Finding | None:
        """What is kept under exactly this key; None is nothing."""
        return (await self._reader.find([key], may_ask=may_ask)).get(key)

    async def all_values(self, *, may_ask: bool = True) -> dict[SecretKey, Finding]:
        """Everything that is stored, for the leak scan and for showing what is where."""
        entries = {key: e for key, e in (await self.entries()).items() if e.place}
        keys = [*entries, *self._reader.session]
        return await self._reader.find(keys, entries=entries, may_ask=may_ask)

    async def set(
        self, name: str, value: str, scope: str = GLOBAL_SCOPE, *, in_file: bool = False
    ) -> str:
        """Keep a value in the keyring, or in the encrypted file where that was chosen.

        What it returns says why the value can't be kept out of all texts, or is "".

        Raises:
            SecretRefusedError: the name or the value can't be used.
            SecretUnavailableError: neither keyring nor encrypted file can keep it now.
            StorageError: it is kept, but not in the index.
        """
        refuse_unusable(name, value)
        key = SecretKey(scope, name)
        await self._reader.learn({key: value})
        place = "file" if in_file or await self._must_use_file() else "keyring"
        if place == "file":
            await self._reader.open_file()
            await asyncio.to_thread(self._file.set, key, value)
        else:
            await self._keyring.set(key, value)
        self._reader.session.pop(key, None)
        await self._index.put(key, place)
        entry = (await self._index.entries())[key]
        self._reader.remember(key, entry.changed_at, value)
        return weakness_of(value)

    async def set_new(self, name: str, value: str, scope: str) -> bool:
        """Keep a value where there is none; false where there is one, which the index has then.

        The index of another data folder may be the only one that knew of it.

        Raises:
            SecretRefusedError: the name or the value can't be used.
            SecretUnavailableError: neither keyring nor encrypted file can keep it now.
            StorageError: the index can't be used.
        """
        refuse_unusable(name, value)
        key = SecretKey(scope, name)
        entries = await self.require_entries()
        if key in entries and entries[key].place:
            return False
        place = "file" if await self._must_use_file() else "keyring"
        self.read_again()
        if await self._reader.find([key], entries=entries) or not await self._index.claim(
            key, place
        ):
            return False
        try:
            await self.set(name, value, scope)
        except AppError:
            await self._index.forget([key])
            raise
        return True

    async def set_for_session(self, name: str, value: str, scope: str = GLOBAL_SCOPE) -> str:
        """Keep a value in memory until the app ends; returns the same as `set`.

        Raises:
            SecretRefusedError: the name or the value can't be used.
        """
        refuse_unusable(name, value)
        key = SecretKey(scope, name)
        await self._reader.learn({key: value})
        self._reader.session[key] = value
        return weakness_of(value)

    async def unset(
        self, name: str, scope: str = GLOBAL_SCOPE, *, keeps_permission: bool = False
    ) -> bool:
        """Forget a value and the permission for the environment; false when there was neither.

        Raises:
            SecretUnavailableError: the keyring or the file that holds it can't be written.
            StorageError: the index can't be written.
        """
        key = SecretKey(scope, name)
        entry = (await self.entries()).get(key)
        if entry is None and not _NAME.fullmatch(name):
            return False  # nothing is ever kept under such a name
        was_there = key in self._reader.session or entry is not None
        if entry is not None and entry.place == "file":
            await self._reader.open_file()
            await asyncio.to_thread(self._file.delete, key)
        elif entry is None or entry.place == "keyring":
            is_known = entry is not None
            was_there = await self._delete_from_keyring(key, is_known=is_known) or was_there
        self._reader.forget(key)
        await self._index.forget([key], permission=not keeps_permission)
        return was_there

    async def allow_environment(self, name: str, *, is_allowed: bool = True) -> None:
        """Let the environment that Tooldesk was started in give this value, or no longer.

        Raises:
            StorageError: the index can't be written.
        """
        refuse_unusable(name, "value")
        await self._index.allow_environment(name, is_allowed=is_allowed)

    async def learn(self, values: Mapping[str, str]) -> None:
        """Keep these values, by the names of their variables, out of all texts from now on."""
        await self._reader.learn({SecretKey("", name): value for name, value in values.items()})

    def touch(self, keys: Collection[SecretKey]) -> None:
        """A call got what is under these keys."""
        if keys:
            self._index.touch(keys)

    async def _must_use_file(self) -> bool:
        """Whether there is no keyring, and the person has chosen a file for that case."""
        status = await self._keyring.check()
        if status.state is KeyringState.LOCKED:
            await self._keyring.unlock()
            return False
        return status.state is not KeyringState.AVAILABLE and self._file.exists

    async def _delete_from_keyring(self, key: SecretKey, *, is_known: bool) -> bool:
        try:
            return await self._keyring.delete(key)
        except KeyringUnavailableError:
            if is_known:
                raise
            return False  # nothing says that it is in there


def refuse_unusable(name: str, value: str) -> None:
    """Refuse what can't be an environment variable.

    Raises:
        SecretRefusedError: the name or the value can't be used.
    """
    if not _NAME.fullmatch(name):
        raise SecretRefusedError(
            f"{name[:80]!r} can't be the name of a variable.",
            next_step="Use letters, digits and underscores, such as WEATHER_API_KEY.",
        )
    reasons = {
        "is empty": not value,
        "holds a NUL, which no environment variable can": "\0" in value,
        f"is longer than {LONGEST_VALUE:,} characters": len(value) > LONGEST_VALUE,
        "is no text in UTF-8": any("\ud800" <= character <= "\udfff" for character in value),
    }
    for reason, holds in reasons.items():
        if holds:
            raise SecretRefusedError(
                f"The value of {name} {reason}.", next_step="Give another value."
            )
