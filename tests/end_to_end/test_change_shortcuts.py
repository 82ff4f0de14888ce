"""The real program on a virtual screen: shortcuts are changed, conflicts named, all reset."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any


def test_keys_are_taken_from_another_command_used_and_given_back(
    drive: Callable[..., dict[str, Any]],
) -> None:
    seen = drive("drive_shortcuts.py")
    assert seen["exit_code"] == 0
    assert seen["before"] == "Tools, Where Everywhere, Keys Ctrl+2"
    assert seen["conflict"] == "Ctrl+3 calls “Secrets” (Everywhere), which would lose it."
    assert seen["after"] == "Tools, Where Everywhere, Keys Ctrl+3, Changed"
    assert seen["reset"] == "Secrets, Where Everywhere, Keys Ctrl+3"
