"""LongText: a result that a worker sends as text beside its reply, read piece by piece."""

from __future__ import annotations

import codecs

from tooldesk.tools.tool_result import JsonObject


class LongText:
    """What follows a reply {"result": {"long_bytes"}}: so many bytes of UTF-8, not of JSON.

    As JSON it would have to be read in one piece, while which nothing else can run.
    """

    def __init__(self, reply: JsonObject, size_bytes: int) -> None:
        self._reply = reply
        self._left_bytes = size_bytes
        self._decoder = codecs.getincrementaldecoder("utf-8")("replace")
        self._parts: list[str] = []

    @classmethod
    def announced_by(cls, reply: JsonObject, most_bytes: int) -> LongText | None:
        """What follows a reply; None when nothing does.

        Raises:
            ValueError: it is no such number of bytes.
        """
        result = reply.get("result")
        if not isinstance(result, dict) or "long_bytes" not in result:
            return None
        size_bytes = result["long_bytes"]
        if not isinstance(size_bytes, int) or not 0 < size_bytes <= most_bytes:
            raise ValueError(size_bytes)
        return cls(reply, size_bytes)

    def feed(self, data: bytes) -> bytes:
        """Take what belongs to it; gives what comes after it."""
        own = data[: self._left_bytes]
        self._left_bytes -= len(own)
        self._parts.append(self._decoder.decode(own, final=not self._left_bytes))
        return data[len(own) :]

    @property
    def reply(self) -> JsonObject | None:
        """The reply with the text in it, {"result": {"text"}}; None until all of it is there."""
        if self._left_bytes:
            return None
        return {**self._reply, "result": {"text": "".join(self._parts)}}
