"""keyring_changes: hears from a Secret Service that somebody locked or unlocked it, or ended it.

Nothing is asked again and again and no thread waits: it is one more connection to the session
bus, read by the event loop. Source of names: the Secret Service API of freedesktop.org, 0.2.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from importlib import import_module
from typing import Any

from tooldesk.systems import system

SERVICE = "org.freedesktop.secrets"
BUS = "org.freedesktop.DBus"
RULES: tuple[dict[str, str], ...] = (
    {"sender": SERVICE, "interface": f"{BUS}.Properties", "member": "PropertiesChanged"},
    {"sender": SERVICE, "interface": "org.freedesktop.Secret.Service"},
    {"sender": BUS, "interface": BUS, "member": "NameOwnerChanged"},
)
"""What the bus is asked to tell: of collections and their locks, and who is on the bus."""


async def keyring_changes() -> AsyncGenerator[None, None]:
    """Yields whenever the keyring may stand otherwise; ends where nobody could tell.

    That is on a system without one, without a session bus, and when that bus is gone.
    """
    if not system.HAS_SESSION_BUS:
        return
    try:
        jeepney = await asyncio.to_thread(import_module, "jeepney")
        bus = await asyncio.to_thread(import_module, "jeepney.io.asyncio")
        connection = await bus.open_dbus_connection("SESSION")
    except (ImportError, KeyError, OSError, EOFError, RuntimeError, ValueError):
        return
    try:
        for rule in RULES:
            match = jeepney.MatchRule(type="signal", **rule)
            if rule["sender"] == BUS:
                match.add_arg_condition(0, SERVICE)
            await connection.send(jeepney.message_bus.AddMatch(match))
        yield  # what was found before it is listened may be long past
        while True:
            if _is_change(jeepney, await connection.receive()):
                yield
    except (EOFError, OSError):
        return
    finally:
        connection.writer.close()


def _is_change(jeepney: Any, message: Any) -> bool:
    """Whether it is not merely an answer, or another property than the lock of a collection."""
    if message.header.message_type is not jeepney.MessageType.signal:
        return False
    if message.header.fields.get(jeepney.HeaderFields.member) != "PropertiesChanged":
        return True
    _, changed, unknown = message.body
    return "Locked" in changed or "Locked" in unknown
