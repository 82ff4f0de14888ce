"""What the desktop is told arrives at a real service on a real bus, which may be missing."""

from __future__ import annotations

import asyncio
import sys
from typing import Any

import pytest

jeepney = pytest.importorskip("jeepney")
pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="the bus of Linux desktops")

NAME = "org.freedesktop.Notifications"


async def serve_once(is_there: asyncio.Event) -> tuple[str, Any]:
    """Be the notification service for one call; gives its method and what was told."""
    from jeepney.bus_messages import DBus
    from jeepney.io.asyncio import open_dbus_connection

    connection = await open_dbus_connection("SESSION")
    await connection.send(DBus().RequestName(NAME))
    is_there.set()
    try:
        while True:
            message = await connection.receive()
            fields = message.header.fields
            if message.header.message_type is jeepney.MessageType.method_call:
                await connection.send(jeepney.new_method_return(message, "u", (1,)))
                return fields[jeepney.HeaderFields.member], message.body
    finally:
        await connection.close()


def test_desktop_is_told(bare_bus) -> None:
    from tooldesk_ui.systems import linux

    async def body() -> None:
        is_there = asyncio.Event()
        serving = asyncio.create_task(serve_once(is_there))
        await is_there.wait()
        await linux.tell_desktop("1 call ended after 12 s.")
        method, told = await serving
        assert method == "Notify"
        assert (told[0], told[3], told[4]) == ("Tooldesk", "Tooldesk", "1 call ended after 12 s.")

    asyncio.run(asyncio.wait_for(body(), 60))


def test_nothing_goes_wrong_where_nobody_listens(bare_bus) -> None:
    from tooldesk_ui.systems import linux

    asyncio.run(asyncio.wait_for(linux.tell_desktop("words"), 60))
