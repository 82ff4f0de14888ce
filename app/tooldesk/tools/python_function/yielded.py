"""Yielded: what a generator gives, shown as it comes, and the result that it makes together."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from .encoding import EncodingError, encode, image_of

Emit = Callable[[str], None]
"""Takes what a generator yields, as it comes: texts as they are, other values as JSON lines."""

# of the process, not of a tool that puts another function in its place
_to_json = json.JSONEncoder(ensure_ascii=False).encode

MAX_SIZE = 16 * 1024 * 1024
"""Most characters that the items of one result may have; what comes then is shown, not kept."""

ITEM_SIZE = 64
"""Counted for each item besides its characters, since small ones take memory too."""


class Yielded:
    """Keeps items until it is clear that they can't be a result; then only shows them."""

    def __init__(self, emit: Emit, *, are_texts: bool = False) -> None:
        """`are_texts` says that a generator without items would have yielded texts."""
        self._emit = emit
        self._are_texts = are_texts
        self._items: list[Any] = []
        self._count = 0
        self._size = 0
        self._refusal = ""

    def take(self, item: Any) -> None:
        """The generator gave this."""
        try:
            shown = _written(item, self._count)
            size = len(shown)
        except (EncodingError, ValueError) as reason:
            shown = f"({type(item).__name__})\n"
            picture = image_of(item)
            size = len(picture["data"]) if picture else 0
            if picture is None:
                self._refuse(str(reason))
        self._emit(shown)
        self._count += 1
        self._size += size + ITEM_SIZE
        if self._size > MAX_SIZE:
            self._refuse(
                f"The tool yielded more than {MAX_SIZE / 1e6:.0f} MB, too much for one result; "
                "return a summary at the end, or write a file and return its Path."
            )
        if not self._refusal:
            self._items.append(item)

    def result(self, returned: Any = None) -> Any:
        """What the generator returned, else all texts as one text, else the list of the items.

        Raises:
            EncodingError: it returned nothing, and the items can't be a result.
        """
        if returned is not None:
            return returned
        if self._refusal:
            raise EncodingError(self._refusal)
        are_texts = bool(self._items) or self._are_texts
        if are_texts and all(isinstance(item, str) for item in self._items):
            return "".join(self._items)
        return self._items

    def _refuse(self, reason: str) -> None:
        self._refusal = self._refusal or reason
        self._items.clear()


def _written(item: Any, place: int) -> str:
    if isinstance(item, str):
        return item
    return _to_json(encode(item, f"[{place}]")) + "\n"
