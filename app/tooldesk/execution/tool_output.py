"""ToolOutput: what a tool writes to stdout and stderr, read live, capped and handed on gently."""

from __future__ import annotations

import asyncio
import codecs
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from tooldesk.counted import counted
from tooldesk.redaction.text_cuts import cut_start, without_begun_value
from tooldesk.systems import system
from tooldesk.systems.pipes import pipes

if TYPE_CHECKING:
    from tooldesk.redaction.redactor import Redactor

MAX_OUTPUT_BYTES = 1_000_000
"""What is handed on of each stream of one call; the rest is read and dropped."""

INTERVAL_S = 1 / 30
"""Least time between two times that output is handed on."""

TAIL_LENGTH = 2_000
"""Characters kept of the end of stderr, to explain a crash."""

_EDGE_BYTES = 4_096
"""More than the longest form of a secret (value_forms.py), looked at where output is cut."""

_TAIL_BYTES = 4 * TAIL_LENGTH + _EDGE_BYTES

_READ_BYTES = 65_536
_MAX_DRAINED_BYTES = 1_048_576

OnOutput = Callable[[str, str], None]
"""Called with ("stdout" | "stderr", text)."""


@dataclass(slots=True)
class _Stream:
    """One pipe of the process."""

    name: str
    """ "stdout" or "stderr"."""

    descriptor: int
    """The end we read; it does not block."""

    decoder: codecs.IncrementalDecoder
    """Keeps the half of a character that a read may end with."""

    seen_bytes: int = 0
    """What the call has written so far."""

    tail: bytes = b""
    """The end of it."""

    edge: bytes = b""
    """The last that is handed on, held back until it is known whether it is cut there."""

    is_open: bool = True
    """Whether more may come."""


@dataclass(slots=True)
class ToolOutput:
    """Both pipes of one worker or command. Between calls their output is read and dropped."""

    loop: asyncio.AbstractEventLoop
    """The loop that reads them."""

    stdout: int
    """Descriptor of the read end of stdout; this object closes it."""

    stderr: int
    """Descriptor of the read end of stderr; this object closes it."""

    _streams: list[_Stream] = field(init=False)
    _on_output: OnOutput | None = field(init=False, default=None)
    _redactor: Redactor | None = field(init=False, default=None)
    _pending: dict[str, list[str]] = field(init=False, default_factory=dict)
    _flush_handle: asyncio.Handle | None = field(init=False, default=None)
    _last_flush: float = field(init=False, default=0.0)

    def __post_init__(self) -> None:
        """Start to read."""
        names = (("stdout", self.stdout), ("stderr", self.stderr))
        self._streams = [_Stream(name, fd, system.output_decoder()) for name, fd in names]
        for stream in self._streams:
            pipes.watch_reading(self.loop, stream.descriptor, self._read, stream)

    def begin(self, on_output: OnOutput | None, redactor: Redactor | None = None) -> None:
        """A call begins: what comes from now on is its. Cuts leave no part of a secret."""
        self._on_output = on_output
        self._redactor = redactor
        for stream in self._streams:
            if stream.seen_bytes:
                stream.seen_bytes, stream.tail, stream.edge = 0, b"", b""
                stream.decoder.reset()

    def finish(self) -> None:
        """The call's result is there: hand on all it wrote before, and what was cut."""
        for stream in self._streams:
            self._drain(stream)
            if stream.seen_bytes:
                self._take_edge(stream)
                self._say_what_was_cut(stream)
        self._flush()
        self._on_output = None

    def close(self) -> None:
        """Stop reading and close both pipes."""
        if self._flush_handle is not None:
            self._flush_handle.cancel()
            self._flush_handle = None
        for stream in self._streams:
            self._stop(stream)
            pipes.close(stream.descriptor)

    @property
    def stderr_tail(self) -> str:
        """The last lines that the call wrote to stderr, secrets replaced: each may span lines."""
        written = self._streams[1].tail.decode("utf-8", "replace")
        tail = cut_start(written, TAIL_LENGTH, self._redactor)
        return (tail if self._redactor is None else self._redactor.redact(tail)).strip()

    def _read(self, stream: _Stream) -> int:
        try:
            chunk = pipes.read(stream.descriptor, _READ_BYTES)
        except (BlockingIOError, InterruptedError):
            return 0
        except OSError:
            chunk = b""
        if not chunk:
            self._stop(stream)
            return 0
        self._accept(stream, chunk)
        return len(chunk)

    def _drain(self, stream: _Stream) -> None:
        """Read what is in the pipe now, without waiting; a tool may still be writing."""
        drained = 0
        while stream.is_open and drained < _MAX_DRAINED_BYTES:
            size = self._read(stream)
            if not size:
                return
            drained += size

    def _accept(self, stream: _Stream, chunk: bytes) -> None:
        room = max(0, MAX_OUTPUT_BYTES - stream.seen_bytes)
        certain = max(0, room - _EDGE_BYTES)
        stream.seen_bytes += len(chunk)
        if stream.name == "stderr":
            stream.tail = (stream.tail + chunk)[-_TAIL_BYTES:]
        if self._on_output is None or not room:
            return
        self._take(stream, stream.decoder.decode(chunk[:certain]))
        stream.edge += chunk[certain:room]
        if len(chunk) > room:
            self._take_edge(stream)

    def _take_edge(self, stream: _Stream) -> None:
        text = stream.decoder.decode(stream.edge, final=True)
        stream.edge = b""
        if stream.seen_bytes > MAX_OUTPUT_BYTES:
            text = without_begun_value(text, self._redactor)
        self._take(stream, text)

    def _take(self, stream: _Stream, text: str) -> None:
        if not text or self._on_output is None:
            return
        self._pending.setdefault(stream.name, []).append(text)
        if self._flush_handle is not None:
            return
        wait_s = self._last_flush + INTERVAL_S - self.loop.time()
        if wait_s <= 0:
            self._flush()
        else:
            self._flush_handle = self.loop.call_later(wait_s, self._flush)

    def _flush(self) -> None:
        if self._flush_handle is not None:
            self._flush_handle.cancel()
            self._flush_handle = None
        if not self._pending:
            return
        pending, self._pending = self._pending, {}
        self._last_flush = self.loop.time()
        if self._on_output is not None:
            for name, texts in pending.items():
                self._on_output(name, "".join(texts))

    def _say_what_was_cut(self, stream: _Stream) -> None:
        cut = stream.seen_bytes - MAX_OUTPUT_BYTES
        if cut > 0:
            size = f"{cut / 1e6:.1f} MB" if cut >= 100_000 else counted(cut, "byte")
            self._take(stream, f"\n… {size} more on {stream.name} were cut.\n")

    def _stop(self, stream: _Stream) -> None:
        if stream.is_open:
            stream.is_open = False
            pipes.unwatch_reading(self.loop, stream.descriptor)
