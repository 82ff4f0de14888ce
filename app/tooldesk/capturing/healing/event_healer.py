"""EventHealer: what all that heals a stream have in common: it is taken apart into its events."""

from __future__ import annotations

from collections.abc import Iterator

from tooldesk.capturing.apis import Api
from tooldesk.capturing.exchange import MOST_READ_BYTES, Change
from tooldesk.capturing.healing.judging import CallJudge


class EventHealer:
    """Takes a stream in pieces of any size and gives the pieces for the client.

    Attributes:
        changes: What was healed, once the stream has ended.
    """

    def __init__(self, api: Api, judge: CallJudge) -> None:
        self.changes: tuple[Change, ...] = ()
        self._api, self._judge = api, judge
        self._separator = b"\n" if api == "ollama" else b"\n\n"
        self._unsplit = b""
        self._size = 0
        self._is_over = False

    def feed(self, chunk: bytes) -> bytes:
        """What can be handed on now; of a flood all, once it is more than is read."""
        self._size += len(chunk)
        if not self._unsplit and b"\r\n\r\n" in chunk and self._api != "ollama":
            self._separator = b"\r\n\r\n"
        *events, self._unsplit = (self._unsplit + chunk).split(self._separator)
        passed = [part for each in events for part in self._passed(each + self._separator)]
        if self._size > MOST_READ_BYTES and not self._is_over:
            passed += self._as_written()
            self._is_over = True
        return b"".join(passed)

    def close(self) -> bytes:
        """The rest, as it was written: where a stream doesn't say that it ends, nothing is sure."""
        rest, self._unsplit = self._unsplit, b""
        return b"".join(self._as_written()) + rest

    def _passed(self, written: bytes) -> Iterator[bytes]:
        """What can be handed on with an event."""
        raise NotImplementedError

    def _as_written(self) -> Iterator[bytes]:
        """All that waits; from here on nothing does."""
        raise NotImplementedError
