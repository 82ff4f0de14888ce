"""One kept connection to the session bus for all that this process asks of a Secret Service.

GNOME Keyring (42 and 50 were seen) now and then aborts, and takes every program's secrets with
it until it is started again, when a new connection asks for a property while an older one is just
being forgotten; keyring opens and closes one for each value. Source: Debian's bug 1147303. So the
connection stays, and what keyring would close is only lent to it.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Lock
from typing import TYPE_CHECKING, Any, TypeAlias

if TYPE_CHECKING:
    from keyring.backend import KeyringBackend

Bus: TypeAlias = Any
"""A blocking connection of jeepney, which has no types."""

_slot = Lock()
_kept: list[tuple[object, Bus]] = []
"""The connection that nobody uses now, with the process and the bus that it belongs to."""


@contextmanager
def kept_bus() -> Iterator[Bus]:
    """The kept connection for as long as the block lasts; a new one where there is none.

    Raises:
        secretstorage.exceptions.SecretServiceNotAvailableException: there is no session bus.
    """
    import secretstorage

    place = (os.getpid(), os.environ.get("DBUS_SESSION_BUS_ADDRESS"))
    bus = _taken(place) or secretstorage.dbus_init()
    try:
        yield bus
    finally:
        with _slot:
            # a call that hung has let another one open its own meanwhile
            is_kept = not _kept
            if is_kept:
                _kept.append((place, bus))
        if not is_kept:
            bus.close()


def _taken(place: object) -> Bus | None:
    """What is kept, if it is of this process and this bus, and the bus still answers on it."""
    import secretstorage

    with _slot:
        kept_place, bus = _kept.pop() if _kept else (None, None)
    if bus is None:
        return None
    try:
        if kept_place == place:
            secretstorage.check_service_availability(bus)
            return bus
    except (OSError, EOFError):  # that bus ended
        pass
    bus.close()
    return None


def lend(backend: KeyringBackend, bus: Bus) -> None:
    """Let keyring's Secret Service backend work on this connection, and leave it open."""
    lent = _Lent(bus)
    path = getattr(backend, "preferred_collection", None)

    def collection() -> object:
        import secretstorage
        from keyring.errors import KeyringLocked

        found = (
            secretstorage.Collection(lent, path)
            if path
            else secretstorage.get_default_collection(lent)
        )
        if found.is_locked():
            found.unlock()
            if found.is_locked():
                raise KeyringLocked
        return found

    # on this one object: a class of our own would be one more backend that keyring finds
    vars(backend)["get_preferred_collection"] = collection


class _Lent:
    """A connection that whoever closes it gives back."""

    def __init__(self, bus: Bus) -> None:
        self._bus = bus

    def __getattr__(self, name: str) -> Any:
        return getattr(self._bus, name)

    def close(self) -> None:
        """Nothing: it stays open."""
