"""Marks: stand-ins for the variables of a request that is shown instead of sent."""

from __future__ import annotations

import secrets


class Marks:
    """What no escaping changes and no argument can guess."""

    def __init__(self) -> None:
        self._edge = f"x{secrets.token_hex(8)}x"

    def mark(self, name: str) -> str:
        """What stands for a variable."""
        return f"{self._edge}{name}{self._edge}"

    def split(self, text: str) -> list[str]:
        """The text around the marks, and the name of each at the odd places."""
        return text.split(self._edge)
