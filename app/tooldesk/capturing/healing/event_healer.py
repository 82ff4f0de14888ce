"""EventHealer: what all that heals a stream have in common: it is taken apart into its events."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator

from tooldesk.capturing.apis import Api
from tooldesk.capturing.exchange import MOST_READ_BYTES, Change
from tooldesk.capturing.healing.judging import CallJudge

_SEAM = 3
"""How many bytes of the longest separator may stand at the end of a piece."""


class EventHealer(ABC):
    """Takes a stream in pieces of any size and gives the pieces for the client.

    Attributes:
        changes: What was healed, once the stream has ended.
    """

    def __init__(self, api: Api, judge: CallJudge) -> None:
        self.changes: tuple[Change, ...] = ()
        self._api, self._judge = api, judge
        self._separator = b"\n" if api == "ollama" else b"\n\n"
        self._unsplit: list[bytes] = []
        self._seam = b""
        self._size = 0
        self._is_over = False

    def feed(self, chunk: bytes) -> bytes:
        """What can be handed on now; of a flood all, once it is more than is read."""
        if self._is_over:
            return self._rest() + chunk
        self._size += len(chunk)
        if not self._unsplit and b"\r\n\r\n" in chunk and self._api != "ollama":
            self._separator = b"\r\n\r\n"
        passed = [part for each in self._events(chunk) for part in self._passed(each)]
        if self._size > MOST_READ_BYTES and not self._is_over:
            passed += self._as_written()
            self._is_over = True
            passed.append(self._rest())
        return b"".join(passed)

    def close(self) -> bytes:
        """The rest, as it was written: where a stream doesn't say that it ends, nothing is sure."""
        rest = self._rest()
        return b"".join(self._as_written()) + rest

    def _events(self, chunk: bytes) -> Iterator[bytes]:
        """Those that are whole with a piece; of one that has no end only the piece is looked at."""
        near = self._seam + chunk
        self._seam = near[-_SEAM:]
        self._unsplit.append(chunk)
        if self._separator in near:
            *events, rest = self._rest().split(self._separator)
            self._unsplit = [rest] if rest else []
            for each in events:
                yield each + self._separator

    def _rest(self) -> bytes:
        """What came of an event that has no end yet, and waits no more."""
        rest = b"".join(self._unsplit)
        self._unsplit = []
        return rest

    @abstractmethod
    def _passed(self, written: bytes) -> Iterator[bytes]:
        """What can be handed on with an event."""

    @abstractmethod
    def _as_written(self) -> Iterator[bytes]:
        """All that waits; from here on nothing does."""
