"""LiveOutput: what a call writes while it runs, handed on without secrets."""

from __future__ import annotations

from collections.abc import Callable

from tooldesk.redaction.redactor import Redactor
from tooldesk.redaction.stream_redactor import StreamRedactor

HandOn = Callable[[str, str], None]
"""Takes ("stdout" | "stderr", text)."""


class LiveOutput:
    """Holds back the end of what was written while it may be the beginning of a secret."""

    def __init__(self, redactor: Redactor, hand_on: HandOn) -> None:
        self._redactor = redactor
        self._hand_on = hand_on
        self._streams: dict[str, StreamRedactor] = {}

    def write(self, stream: str, text: str) -> None:
        """The call wrote this."""
        if stream not in self._streams:
            self._streams[stream] = self._redactor.stream()
        self._tell(stream, self._streams[stream].feed(text))

    def finish(self) -> None:
        """The call writes no more."""
        for stream, redactor in self._streams.items():
            self._tell(stream, redactor.finish())
        self._streams.clear()

    def _tell(self, stream: str, text: str) -> None:
        if text:
            self._hand_on(stream, text)
