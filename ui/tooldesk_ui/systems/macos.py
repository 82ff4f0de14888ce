"""macOS, and any other Unix that is not Linux."""

from __future__ import annotations

from tooldesk_ui.systems.local_socket import address, listening, send

__all__ = ["address", "has_display", "listening", "send", "tell_desktop"]


def has_display() -> bool:
    """It always has one."""
    return True


async def tell_desktop(words: str) -> None:
    """Nothing: the window marks itself in the Dock."""
