"""OutputBuffer: what a tool printed, as plain lines of bounded length and number. No Qt."""

from __future__ import annotations

import re
from collections import deque
from dataclasses import dataclass

from tooldesk.counted import counted

MAX_LINES = 2_000
MAX_LINE_LENGTH = 2_000

_ESCAPES = re.compile(
    r"\x1b\[[0-?]*[ -/]*[@-~]"  # colours and cursor movement (ECMA-48, section 5.4)
    r"|\x1b\][^\x07\x1b]*(?:\x07|\x1b\\)"  # titles and links
    r"|\x1b[@-Z\\-_]"
)
_UNFINISHED_ESCAPE = re.compile(r"\x1b(?:\[[0-?]*[ -/]*|\][^\x07\x1b]{0,200})?$")
_CONTROLS = re.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f]")


@dataclass(frozen=True, slots=True)
class OutputLine:
    """One line that a tool printed."""

    stream: str
    """ "stdout" or "stderr"."""

    text: str
    """Without escape sequences; cut when it was very long."""


class OutputBuffer:
    """Keeps the last lines of a tool's output; memory stays bounded however much it prints."""

    def __init__(self) -> None:
        self.line_count = 0
        self._lines: deque[OutputLine] = deque(maxlen=MAX_LINES)
        self._open: dict[str, str] = {}
        self._cut: dict[str, int] = {}
        self._held_escape: dict[str, str] = {}

    def append(self, stream: str, text: str) -> None:
        """Add what was written to `stream`, in pieces of any size."""
        text = self._held_escape.pop(stream, "") + text
        if unfinished := _UNFINISHED_ESCAPE.search(text, max(0, len(text) - 256)):
            self._held_escape[stream] = unfinished.group()
            text = text[: unfinished.start()]
        text = _ESCAPES.sub("", text).replace("\r\n", "\n")
        *ended, rest = self._kept_lines(stream, text)
        for line in ended:
            self._extend(stream, line)
            self._end_line(stream)
        self._extend(stream, rest)

    def lines_after(self, seen: int) -> list[OutputLine]:
        """The whole lines that came after the first `seen` ones, as far as they are kept."""
        fresh = min(self.line_count - seen, len(self._lines))
        return list(self._lines)[len(self._lines) - fresh :] if fresh > 0 else []

    def open_lines(self) -> list[OutputLine]:
        """What stands in lines that have no end yet, such as a progress line."""
        return [OutputLine(stream, text) for stream, text in self._open.items() if text]

    def _kept_lines(self, stream: str, text: str) -> list[str]:
        """The lines of a piece; those that others of it would push out at once are only counted."""
        count = text.count("\n")
        if count <= MAX_LINES:
            return text.split("\n")
        self.line_count += count - MAX_LINES
        self._open[stream], self._cut[stream] = "", 0
        return text.rsplit("\n", MAX_LINES + 1)[1:]

    def _extend(self, stream: str, text: str) -> None:
        before = self._open.get(stream, "")
        if "\r" in text:  # a lone carriage return starts the line over
            before, text = "", text.rstrip("\r").rsplit("\r", 1)[-1]
            self._cut[stream] = 0
        room = MAX_LINE_LENGTH - len(before)
        self._cut[stream] = self._cut.get(stream, 0) + max(0, len(text) - room)
        self._open[stream] = before + _CONTROLS.sub("\ufffd", text[:room])

    def _end_line(self, stream: str) -> None:
        text, cut = self._open.get(stream, ""), self._cut.get(stream, 0)
        if cut:
            text += f" … {counted(cut, 'more character')}"
        self._lines.append(OutputLine(stream, text))
        self.line_count += 1
        self._open[stream], self._cut[stream] = "", 0
