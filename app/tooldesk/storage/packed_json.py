"""pack and unpack: JSON as a call's row keeps it, deflated with what most calls have in common."""

from __future__ import annotations

import json
import zlib
from typing import Any

from tooldesk.storage.stored_json import canonical_json
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
"""So many of a large text are deflated at a time, so that there is no second one of its size."""

_LARGEST_BYTES = 500_000_000
"""Of what a row unpacks to: a stranger's could be made to fill the memory."""


def pack(value: JsonValue) -> bytes:
    """The value as canonical JSON, deflated, behind the number of the dictionary."""
    text = canonical_json(value)
    level = 1 if len(text) >= _LARGE else 9
    window, memory = (-13, 6) if len(text) <= _SMALL else (-15, 8)
    packer = zlib.compressobj(level, zlib.DEFLATED, window, memory, 0, _DICTIONARIES[_NEWEST])
    pieces = (text[at : at + _PIECE] for at in range(0, len(text), _PIECE))
    packed = [packer.compress(piece.encode()) for piece in pieces]
    return b"".join((b"%c" % _NEWEST, *packed, packer.flush()))


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
