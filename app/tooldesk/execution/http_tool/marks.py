"""Marks: stand-ins for the variables of a request that is shown instead of sent."""

from __future__ import annotations

import re
import secrets


class Marks:
    """What no escaping changes and no argument can guess."""

    def __init__(self) -> None:
        self._token = secrets.token_hex(8)
        self._pattern = re.compile(f"x{self._token}x([A-Za-z0-9_]+?)x{self._token}x")

    def mark(self, name: str) -> str:
        """What stands for a variable."""
        return f"x{self._token}x{name}x{self._token}x"

    def split(self, text: str) -> list[str]:
        """The text around the marks, and the name of each at the odd places."""
        return self._pattern.split(text)
