"""DeflatedText: a text that nobody looks at before its end, deflated while it grows."""

from __future__ import annotations

import zlib
from typing import Any

_LARGE = 65_536
"""So many characters are deflated at once; what is smaller stays as it is."""

_LEVEL = 1
"""The quickest: the events of a stream repeat so much that others gain little."""


class DeflatedText:
    """What came of a text, of which the last pieces are kept as they are."""

    __slots__ = ("_deflated", "_deflating", "_due")

    def __init__(self) -> None:
        self._deflated: list[bytes] = []
        self._deflating: Any = None
        self._due = _LARGE

    def take(self, pieces: list[str], size: int) -> None:
        """Take the pieces once there is much of them; `size` is how long the whole text is."""
        if size >= self._due:
            self._due = size + _LARGE
            self._deflate("".join(pieces))
            pieces.clear()

    def put_back(self, pieces: list[str]) -> str:
        """Make of what was taken and `pieces` one piece, which is the whole text."""
        if self._deflated:
            self._deflate("".join(pieces))
            deflated = b"".join([*self._deflated, self._deflating.flush()])
            self._deflated.clear()
            pieces[:] = [zlib.decompress(deflated).decode("utf-8", "surrogatepass")]
        return "".join(pieces)

    def _deflate(self, text: str) -> None:
        if self._deflating is None:  # it takes more room than most texts
            self._deflating = zlib.compressobj(_LEVEL)
        self._deflated.append(self._deflating.compress(text.encode("utf-8", "surrogatepass")))
