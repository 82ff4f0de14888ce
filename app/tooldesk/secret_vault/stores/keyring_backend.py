"""The blocking side of the keyring: which backend is used, whether it is locked, what went wrong.

Runs on threads of BoundedCalls only. Importing keyring takes a quarter of a second, so it is
imported when the first secret is asked for.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from tooldesk.secret_vault.stores.keyring_status import (
    KeyringState,
    KeyringStatus,
    KeyringUnavailableError,
)
from tooldesk.secret_vault.stores.long_values import LongValues, Passwords
from tooldesk.secret_vault.stores.secret_service import Bus, kept_bus, lend

if TYPE_CHECKING:
    from keyring.backend import KeyringBackend

REFUSED_MODULES = ("keyrings.alt", "keyring.backends.null", "keyring.backends.fail")
"""Modules of backends that keep secrets in readable files, or not at all."""

_SECRET_SERVICE = "keyring.backends.SecretService"
_WINDOWS = "keyring.backends.Windows"


def find_backend() -> KeyringBackend:
    """The backend that the person configured, else the best one that is safe and there now.

    Raises:
        KeyringUnavailableError: there is none, or the configured one is not safe.
    """
    from keyring import core
    from keyring.backend import KeyringBackend, get_all_keyring

    chosen = core.load_env() or core.load_config()
    if chosen is not None and is_refused(type(chosen)):
        reason = f"{_name(type(chosen))} is configured, which keeps no secret safe"
        raise KeyringUnavailableError(KeyringStatus(KeyringState.NONE, reason))
    if chosen is not None:
        return chosen
    get_all_keyring()  # makes the backends of other packages known; which are there can change
    viable = [each for each in KeyringBackend.get_viable_backends() if not is_refused(each)]
    best = max(viable, key=lambda backend: backend.priority, default=None)
    if best is None or best.priority <= 0:
        raise KeyringUnavailableError(KeyringStatus(KeyringState.NONE))
    return best()


def is_refused(backend: type[KeyringBackend]) -> bool:
    """Whether a backend is no keyring: readable files, nothing, or a chain that may hold such."""
    return is_refused_module(backend.__module__)


def is_refused_module(module: str) -> bool:
    """The same of a backend that is not loaded."""
    return module == "keyring.backends.chainer" or any(
        module == refused or module.startswith(refused + ".") for refused in REFUSED_MODULES
    )


@contextmanager
def ready(backend: KeyringBackend, *, unlock: bool) -> Iterator[None]:
    """Work with it in this block, once it is unlocked.

    A Secret Service is asked first whether it is locked, which shows no dialogue, unless it is to
    ask for its password; others say so later.

    Raises:
        KeyringUnavailableError: it is locked, or was never set up.
    """
    if type(backend).__module__ != _SECRET_SERVICE:
        yield
        return
    import secretstorage

    with kept_bus() as bus:
        if unlock:
            secretstorage.get_default_collection(bus).unlock()
        _refuse_when_locked(bus)
        lend(backend, bus)
        yield


def _refuse_when_locked(bus: Bus) -> None:
    import secretstorage

    try:
        is_locked = secretstorage.get_collection_by_alias(bus, "default").is_locked()
    except secretstorage.ItemNotFoundException:
        reason = "it has no default collection yet"
        raise KeyringUnavailableError(KeyringStatus(KeyringState.LOCKED, reason)) from None
    if is_locked:
        raise KeyringUnavailableError(KeyringStatus(KeyringState.LOCKED))


def passwords_of(backend: KeyringBackend) -> Passwords:
    """What keeps values of any length in it."""
    return LongValues(backend) if type(backend).__module__ == _WINDOWS else backend


def status_of(error: BaseException) -> KeyringStatus:
    """What an error of keyring or of what is below it means; its own text is never shown.

    The text, its arguments and its frames may hold a value, so only the kind of error is kept.
    """
    if isinstance(error, KeyringUnavailableError):
        return error.status
    names = {each.__name__ for each in type(error).__mro__}
    if names & {"KeyringLocked", "LockedException", "PromptDismissedException", "InitError"}:
        return KeyringStatus(KeyringState.LOCKED)
    if names & {"NoKeyringError", "SecretServiceNotAvailableException", "ConnectionError"}:
        return KeyringStatus(KeyringState.NONE)
    return KeyringStatus(KeyringState.FAILED, type(error).__name__)


def describe(backend: KeyringBackend) -> str:
    """Which keyring it is, for a person."""
    return _name(type(backend))


def _name(backend: type[KeyringBackend]) -> str:
    return name_of(backend.__module__, f"{backend.__module__}.{backend.__name__}")


def name_of(module: str, otherwise: str = "") -> str:
    """Which keyring the backend of a module is, for a person; `otherwise` for unknown ones."""
    known = {
        _SECRET_SERVICE: "Secret Service",
        "keyring.backends.libsecret": "libsecret",
        "keyring.backends.kwallet": "KWallet",
        "keyring.backends.macOS": "macOS Keychain",
        _WINDOWS: "Windows Credential Locker",
    }
    return known.get(module, otherwise or module)
