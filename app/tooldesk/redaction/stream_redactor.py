"""StreamRedactor: values replaced in a text that comes in pieces, wherever the pieces end."""

from __future__ import annotations

from collections.abc import Callable

from tooldesk.late_pattern import late_pattern
from tooldesk.redaction.secret_patterns import SecretPatterns

_SLICE_LENGTH = 32_768
_SHORTEST_CUT_BYTES = 8
_BEFORE_BYTES = 64
"""Kept of what was handed on, as the beginning of a line says whether it goes on in the next."""


_PLACEHOLDER = late_pattern(r"•••(.+?)•••")


def placeholder(name: str) -> str:
    """What stands in the place of a value."""
    return f"•••{name}•••"


def names_in(redacted: str) -> set[str]:
    """The names of all values that were replaced in a text."""
    return set(_PLACEHOLDER.findall(redacted))


def redacted_text(text: str, patterns: SecretPatterns) -> str:
    """A whole text; the very same object when no value is in it."""
    if len(text) <= _SLICE_LENGTH and not patterns.spans(text.encode("utf-8", "surrogatepass")):
        return text
    redactor = StreamRedactor(lambda: patterns)
    parts = [redactor.feed(text), redactor.finish(is_cut=False)]
    return "".join(parts) if redactor.has_replaced else text


class StreamRedactor:
    """Hands on what can't be the beginning of a value, and keeps the rest until more comes.

    Keeps less than two pieces of a value, so memory stays bounded. What overlaps is replaced as
    one, what lies beside each other of one value too.

    Attributes:
        has_replaced: Whether any value was found.
    """

    def __init__(self, patterns: Callable[[], SecretPatterns]) -> None:
        self._patterns = patterns
        self._held = b""
        self._before = b""
        self._name: str | None = None
        self._replaced_bytes = 0
        self.has_replaced = False

    def feed(self, text: str) -> str:
        """What can be shown now."""
        parts = []
        for at in range(0, len(text), _SLICE_LENGTH):
            data = self._held + text[at : at + _SLICE_LENGTH].encode("utf-8", "surrogatepass")
            parts.append(self._take(data, self._patterns().undecided_from(data, self._before)))
        return "".join(parts)

    def finish(self, *, is_cut: bool = True) -> str:
        """The rest. Of a text that was cut off, an end that looks like half a value is replaced."""
        data, self._held = self._held, b""
        name = self._patterns().begun_by(data)
        if is_cut and name is not None and len(data) - self._replaced_bytes >= _SHORTEST_CUT_BYTES:
            self.has_replaced = True
            return placeholder(name)
        return self._take(data, len(data))

    def _take(self, data: bytes, cut: int) -> str:
        """The text up to `cut`; a value that begins before and ends behind it is replaced."""
        parts: list[bytes] = []
        done = self._replaced_bytes
        for start, end, name in self._patterns().spans(data, self._before):
            if start >= cut:
                break
            if end <= done:
                continue
            if start > done:
                parts.append(data[done:start])
            if start > done or name != self._name:
                parts.append(placeholder(name).encode())
                self._name = name
                self.has_replaced = True
            done = end
        if done < cut:
            parts.append(data[done:cut])
            self._name = None
        self._replaced_bytes = max(done - cut, 0)
        self._before = (self._before + data[max(0, cut - _BEFORE_BYTES) : cut])[-_BEFORE_BYTES:]
        self._held = data[cut:]
        return b"".join(parts).decode("utf-8", "surrogatepass")
