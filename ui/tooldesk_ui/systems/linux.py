"""Linux."""

from __future__ import annotations

import os

from tooldesk_ui.systems.posix import address, listening, send, start_apart

__all__ = ["address", "has_display", "listening", "send", "start_apart", "tell_desktop"]

SHOWN_MS = 8_000
PATIENCE_S = 5.0


def has_display() -> bool:
    """Whether an X server or a compositor is named, or another platform of Qt's."""
    names = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    return any(os.environ.get(name) for name in names)


async def tell_desktop(words: str) -> None:
    """Show it on the session bus.

    Source: the Desktop Notifications Specification of freedesktop.org, 1.2.
    """
    import asyncio
    from importlib import import_module

    try:
        jeepney = await asyncio.to_thread(import_module, "jeepney")
        bus = await asyncio.to_thread(import_module, "jeepney.io.asyncio")
        name = "org.freedesktop.Notifications"
        place = jeepney.DBusAddress(f"/{name.replace('.', '/')}", name, name)
        said: tuple[object, ...] = ("Tooldesk", 0, "tooldesk", "Tooldesk", words, [], {}, SHOWN_MS)
        message = jeepney.new_method_call(place, "Notify", "susssasa{sv}i", said)
        async with asyncio.timeout(PATIENCE_S), bus.open_dbus_router("SESSION") as router:
            await router.send_and_get_reply(message)
    except (ImportError, KeyError, OSError, EOFError, RuntimeError, ValueError):
        return  # the window marks itself all the same
