"""likely_keyring: which keyring would be used, told without loading what opens one.

Loading that takes 11 MB, which a window without secrets does not need. Source of names: the
documentation of keyring, "Configuring", and the bus names of the programs themselves.
"""

from __future__ import annotations

import asyncio
import os
from importlib import import_module

from tooldesk.secret_vault.stores.keyring_backend import is_refused_module, name_of
from tooldesk.systems import system

CHOSEN_BY = "PYTHON_KEYRING_BACKEND"
ON_BUS = {
    "org.freedesktop.secrets": "keyring.backends.SecretService",
    "org.kde.kwalletd6": "keyring.backends.kwallet",
    "org.kde.kwalletd5": "keyring.backends.kwallet",
}
"""Names on the session bus, the first that is there or can be started wins."""

PATIENCE_S = 5.0


async def likely_keyring() -> str:
    """The name of a keyring for a person; "" where there seems to be none."""
    chosen, dot, _ = os.environ.get(CHOSEN_BY, "").rpartition(".")
    if dot:
        return "" if is_refused_module(chosen) else name_of(chosen)
    if system.KEYRING:
        return name_of(system.KEYRING)
    on_bus = await _names_on_bus() if system.HAS_SESSION_BUS else frozenset[str]()
    return next((name_of(module) for name, module in ON_BUS.items() if name in on_bus), "")


async def _names_on_bus() -> frozenset[str]:
    """What is on the session bus, or would be started by it; none where there is no bus."""
    try:
        jeepney = await asyncio.to_thread(import_module, "jeepney")
        bus = await asyncio.to_thread(import_module, "jeepney.io.asyncio")
        async with asyncio.timeout(PATIENCE_S), bus.open_dbus_router("SESSION") as router:
            names: set[str] = set()
            for question in ("ListNames", "ListActivatableNames"):
                asked = getattr(jeepney.message_bus, question)()
                names |= set((await router.send_and_get_reply(asked)).body[0])
            return frozenset(names)
    except (ImportError, KeyError, OSError, EOFError, RuntimeError, ValueError):
        return frozenset()
