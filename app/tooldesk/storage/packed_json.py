"""pack and unpack: JSON as a call's row keeps it, deflated with what most calls have in common."""

from __future__ import annotations

import codecs
import json
import zlib
from collections.abc import Iterable, Iterator
from typing import Any

from tooldesk.storage.stored_json import canonical_json, ordered_pieces
from tooldesk.tools.tool_result import JsonValue

_FIRST = (
    '•••Not kept: stored secrets can\'t be read now, and one of them may be in it.","notKept":"'
    '"state":"needs you"},"state":"cancelled"},"state":"failed"},"state":"skipped"},'
    '"explanation":"Not reached.","nextStep":"errorClass":"invalid_input"retriable"permanent"'
    '"parse":{"durationS":0.00,"explanation":"1 call found, written as terminal'
    '{"tool": "","args": {"tool_calls":[{"function":{"arguments":"{\\"\\":\\"\\"}","name":""},'
    '"id":"call_","type":"function"}]"tool_use","input":{"<function=<parameter=</parameter>'
    '{"agent":{"model":"","name":"","role":""},"arguments":{"city":"","query":"","path":"","url":"'
    '"https://"text":"","callId":"call_","confidence":1.0,"dialect":"openai_chat","hermes",'
    '"explanation":"Miss; the result is stored now.","explanation":"Hit: the same call was'
    ' answered before.","explanation":"Not stored: failures are never stored.",'
    '"isError":true,"structured":[{"{"content":[{"text":"","type":"text"}],"isError":false,'
    '"raw":"<tool_call>\\n{\\"name\\": \\"\\", \\"arguments\\": {\\"\\": \\"\\"}}\\n</tool_call>",'
    '"session":"","stages":{"cache":{"durationS":0.0000,"explanation":"Not stored: the tool\'s'
    ' cache is off.","state":"skipped"},"emit":{"durationS":0.0000,"explanation":"The message for'
    ' the model is ready.","state":"passed"},"execute":{"durationS":0.00,"explanation":"The tool'
    ' returned a result; allowed by its permission.","state":"passed"},"parse":{"durationS":0.000,'
    '"explanation":"1 call found, written as hermes.","state":"passed"},"select":{"durationS":'
    '0.0000,"explanation":"exact name","state":"passed"},"validate":{"durationS":0.0000,'
    '"explanation":"The arguments fit the schema.","state":"passed"}},"start":0,"end":1'
    ',"toolName":"calculator"},"raw":"{"calling":{"agent":{},"arguments":{"'
).encode()
"""What is in a row that begins with 1. Never to be changed: older rows could not be read."""

_DICTIONARIES = {1: _FIRST}
_NEWEST = 1

_SMALL = 5_000
"""Up to so many characters, the text and the dictionary lie in a window of 8 KB (2 ** 13): that of
32 KB gives the same bytes, and zlib clears a quarter of a megabyte for it."""

_LARGE = 50_000
"""From this many characters on, quick is better than small."""

_PIECE = 1_000_000
"""Bytes that are unpacked at a time."""

_LARGEST_BYTES = 500_000_000
"""Of what a row unpacks to: a stranger's could be made to fill the memory."""


_LONGEST_BEGINNING = 4_000
_DECODER = json.JSONDecoder()


def pack(value: JsonValue) -> bytes:
    """The value as canonical JSON, deflated, behind the number of the dictionary."""
    return pack_text(canonical_json(value))


def pack_text(text: str) -> bytes:
    """The same of what is JSON already."""
    level = 1 if len(text) >= _LARGE else 9
    window, memory = (-13, 6) if len(text) <= _SMALL else (-15, 8)
    return b"".join(_packed((text,), level, window, memory))


def pack_large(value: JsonValue) -> Iterator[bytes]:
    """The value in the order it came in, in pieces; of a long text there is no second one."""
    return _packed(ordered_pieces(value), 1)


def _packed(
    pieces: Iterable[str], level: int, window: int = -15, memory: int = 8
) -> Iterator[bytes]:
    packer = zlib.compressobj(level, zlib.DEFLATED, window, memory, 0, _DICTIONARIES[_NEWEST])
    yield b"%c" % _NEWEST
    for piece in pieces:
        yield packer.compress(piece.encode())
    yield packer.flush()


def unpack(data: object) -> Any:
    """What was packed.

    Raises:
        ValueError: it was not, or not whole.
    """
    if not isinstance(data, bytes) or not data or data[0] not in _DICTIONARIES:
        raise ValueError("not packed by Tooldesk")
    unpacker = zlib.decompressobj(-15, _DICTIONARIES[data[0]])
    try:
        text = unpacker.decompress(data[1:], _LARGEST_BYTES)
        if not unpacker.eof:
            raise ValueError("not packed whole")
        return json.loads(text)
    except (zlib.error, RecursionError) as error:
        raise ValueError("not packed by Tooldesk") from error


def beginning_of(data: object, name: str) -> Any:
    """The first member of an object that was packed, of some of its first bytes.

    None where it has another name, or is not whole in the first few thousand characters.
    """
    if not isinstance(data, bytes) or not data or data[0] not in _DICTIONARIES:
        return None
    start = f'{{"{name}":'
    try:
        unpacker = zlib.decompressobj(-15, _DICTIONARIES[data[0]])
        text = unpacker.decompress(data[1:], _LONGEST_BEGINNING).decode("utf-8", "ignore")
        return _DECODER.raw_decode(text, len(start))[0] if text.startswith(start) else None
    except (zlib.error, ValueError, RecursionError):
        return None


class PieceUnpacker:
    """Unpacks what comes in pieces into pieces of a text, also of a row that was never packed."""

    def __init__(self) -> None:
        self._unpacker: Any = None
        self._text = codecs.getincrementaldecoder("utf-8")()
        self._is_plain = False
        self._length = 0

    def feed(self, data: bytes) -> Iterator[str]:
        """What of the text is known now, in pieces of bounded length.

        Raises:
            ValueError: it was not packed by `pack`.
        """
        if self._unpacker is None and not self._is_plain and data:
            self._is_plain = data[0] not in _DICTIONARIES
            if not self._is_plain:
                self._unpacker = zlib.decompressobj(-15, _DICTIONARIES[data[0]])
                data = data[1:]
        if self._is_plain:
            yield self._text.decode(data)
            return
        piece = b"-"
        while data or len(piece) == _PIECE:  # what is full may not be all that is there
            try:
                piece = self._unpacker.decompress(data, _PIECE)
            except zlib.error as error:
                raise ValueError("not packed by Tooldesk") from error
            data = self._unpacker.unconsumed_tail
            self._length += len(piece)
            if self._length > _LARGEST_BYTES:
                raise ValueError("too large")
            yield self._text.decode(piece)
            if self._unpacker.eof:
                return

    def finish(self) -> None:
        """No more comes.

        Raises:
            ValueError: it was not whole.
        """
        self._text.decode(b"", True)
        if not self._is_plain and (self._unpacker is None or not self._unpacker.eof):
            raise ValueError("not packed whole")
