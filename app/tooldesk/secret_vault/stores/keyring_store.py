"""KeyringStore: values in the operating system's keyring, each call in a thread and bounded."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Mapping
from importlib import import_module
from typing import TYPE_CHECKING, NamedTuple, TypeVar

from tooldesk.secret_vault.stores.bounded_calls import BoundedCalls, StillStuckError
from tooldesk.secret_vault.stores.keyring_status import (
    KeyringState,
    KeyringStatus,
    KeyringUnavailableError,
)

if TYPE_CHECKING:
    from tooldesk.secret_vault.stores.long_values import Passwords

T = TypeVar("T")

ANSWER_WAIT_S = 4.0
"""How long a keyring may take to answer."""

UNLOCK_WAIT_S = 90.0
"""How long a person may take to type the keyring's password."""

GLOBAL_SCOPE = ""
"""The scope of what holds in every workspace; others are named by a workspace's folder."""

SIGNING_SCOPE = "signing "
"""Scopes that begin so hold no variables but the keys of tooldesk.signing."""

LOGIN_SCOPE = "login "
"""Scopes that begin so hold what came of logging in to MCP servers."""

NO_VARIABLES = (SIGNING_SCOPE, LOGIN_SCOPE)
"""How the scopes begin that hold no variables."""

_AT_ONCE = 40


class SecretKey(NamedTuple):
    """What a value is kept under."""

    scope: str
    """GLOBAL_SCOPE or a workspace's folder."""

    name: str
    """The name of the variable."""

    @property
    def service(self) -> str:
        """What the keyring's own program lists it under."""
        return f"tooldesk {self.scope}".rstrip()


class KeyringStore:
    """Reads and writes the keyring. Its errors say how the keyring stands, never a value.

    Attributes:
        status: How the keyring stood the last time; None before it was first used.
        on_status: Called whenever it is found to stand otherwise than before.
    """

    def __init__(self) -> None:
        self._calls = BoundedCalls()
        self.status: KeyringStatus | None = None
        self.on_status: Callable[[KeyringStatus], None] | None = None

    async def check(self) -> KeyringStatus:
        """How the keyring stands now; asks even when it has not answered before."""
        try:
            await self._run(lambda _: None, insist=True)
        except KeyringUnavailableError as error:
            return error.status
        return self.status or KeyringStatus(KeyringState.AVAILABLE)

    async def get(self, keys: Iterable[SecretKey]) -> Mapping[SecretKey, str]:
        """The values of the keys that have one.

        Raises:
            KeyringUnavailableError: the keyring can't be read.
        """
        found: dict[SecretKey, str] = {}
        wanted = list(keys)
        for at in range(0, len(wanted), _AT_ONCE):
            found |= await self._run(_reading(wanted[at : at + _AT_ONCE]))
        return found

    async def set(self, key: SecretKey, value: str) -> None:
        """Keep a value, in the place of an older one.

        Raises:
            KeyringUnavailableError: the keyring can't be written, or can't hold this value.
        """

        def write(backend: Passwords) -> None:
            backend.set_password(key.service, key.name, value)

        await self._run(write)

    async def delete(self, key: SecretKey) -> bool:
        """Forget a value; false when there was none.

        Raises:
            KeyringUnavailableError: the keyring can't be written.
        """

        def remove(backend: Passwords) -> bool:
            if backend.get_password(key.service, key.name) is None:
                return False
            backend.delete_password(key.service, key.name)
            return True

        return await self._run(remove)

    async def unlock(self) -> None:
        """Let the system ask for the keyring's password, and wait for the person.

        Raises:
            KeyringUnavailableError: it was dismissed, or there is no way to ask.
        """
        await self._run(lambda _: None, unlock=True)

    async def _run(
        self, work: Callable[[Passwords], T], *, unlock: bool = False, insist: bool = False
    ) -> T:
        # imported without a bound: a slow disk is no hanging keyring
        await asyncio.to_thread(import_module, "keyring.backend")
        wait_s = UNLOCK_WAIT_S if unlock else ANSWER_WAIT_S
        try:
            outcome = await self._calls.run(lambda: _outcome(work, unlock), wait_s, insist=insist)
        except StillStuckError:
            outcome = KeyringStatus(KeyringState.HANGING)
        if isinstance(outcome, KeyringStatus):
            if outcome.state is not KeyringState.REFUSED_VALUE:
                self._stands(outcome)
            raise KeyringUnavailableError(outcome)
        result, status = outcome
        self._stands(status)
        return result

    def _stands(self, status: KeyringStatus) -> None:
        before, self.status = self.status, status
        if status != before and self.on_status is not None:
            self.on_status(status)


def _reading(keys: list[SecretKey]) -> Callable[[Passwords], dict[SecretKey, str]]:
    def read(backend: Passwords) -> dict[SecretKey, str]:
        values = ((key, backend.get_password(key.service, key.name)) for key in keys)
        return {key: value for key, value in values if value is not None}

    return read


def _outcome(
    work: Callable[[Passwords], T], unlock: bool
) -> tuple[T, KeyringStatus] | KeyringStatus:
    """The result of `work`, or how the keyring stands when it failed.

    The error itself, which may hold a value in its text or frames, stays here.
    """
    from tooldesk.secret_vault.stores import keyring_backend

    try:
        backend = keyring_backend.find_backend()
        with keyring_backend.ready(backend, unlock=unlock):
            name = keyring_backend.describe(backend)
            return work(keyring_backend.passwords_of(backend)), KeyringStatus(
                KeyringState.AVAILABLE, name
            )
    except Exception as error:
        return keyring_backend.status_of(error)
