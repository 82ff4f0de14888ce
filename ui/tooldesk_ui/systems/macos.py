"""macOS, and any other Unix that is not Linux."""

from __future__ import annotations

from tooldesk_ui.systems.posix import address, listening, send, start_apart

__all__ = ["address", "has_display", "listening", "send", "start_apart", "tell_desktop"]


def has_display() -> bool:
    """It always has one."""
    return True


async def tell_desktop(words: str) -> None:
    """Nothing: the window marks itself in the Dock."""
