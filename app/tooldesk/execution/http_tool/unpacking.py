"""Unpacking: a packed body, piece by piece, and whether all of it has come."""

from __future__ import annotations

import zlib
from typing import Protocol

from tooldesk.errors import PermanentError, RetriableError

_GZIP, _GZIP_OR_ZLIB = 16 + zlib.MAX_WBITS, 32 + zlib.MAX_WBITS
_MOST_MEMBERS = 10_000
_UNPACKED = 'Add a header "Accept-Encoding": "identity" to the tool\'s source.'


class Unpacking(Protocol):
    """Takes a body apart as it comes."""

    def feed(self, part: bytes, wanted: int) -> bytes:
        """What a part holds, at most as many bytes of it as are wanted (at least 1).

        Raises:
            PermanentError: it is not packed as its answer says.
        """

    def finish(self) -> None:
        """That was all.

        Raises:
            RetriableError: its end is missing.
        """


def unpacking_of(coding: str) -> Unpacking:
    """What takes apart a body of that Content-Encoding.

    Raises:
        PermanentError: it was not asked for.
    """
    match coding.strip().lower():
        case "" | "identity":
            return _Unpacked()
        case "gzip" | "x-gzip" | "deflate" as known:
            return _Packed(may_have_members=known != "deflate")
    raise PermanentError(
        f"The answer is packed as {coding[:40]}, which was not asked for.", next_step=_UNPACKED
    )


class _Unpacked:
    def feed(self, part: bytes, wanted: int) -> bytes:
        return part[:wanted]

    def finish(self) -> None:
        pass


class _Packed:
    """Of gzip any number of members, one behind the other. Source: RFC 1952, section 2.2."""

    def __init__(self, *, may_have_members: bool) -> None:
        self._may_have_members = may_have_members
        self._members = 1
        self._stream = zlib.decompressobj(_GZIP_OR_ZLIB)
        self._has_begun = False

    def feed(self, part: bytes, wanted: int) -> bytes:
        data = bytearray()
        rest = part
        while rest and len(data) < wanted:
            if self._stream.eof:
                # a file that was written in blocks ends with zeros
                rest = rest.lstrip(b"\0")
                if not rest:
                    break
                self._begin_member()
            self._has_begun = True
            try:
                data += self._stream.decompress(rest, wanted - len(data))
            except zlib.error as error:
                raise _unreadable(str(error)) from error
            rest = self._stream.unused_data
        return bytes(data)

    def finish(self) -> None:
        if self._has_begun and not self._stream.eof:
            raise RetriableError(
                "The answer is packed and breaks off before its end.",
                next_step="Try it again; if it stays so, the server's own log says why.",
            )

    def _begin_member(self) -> None:
        if not self._may_have_members:
            raise _unreadable("there is more behind its end")
        self._members += 1
        if self._members > _MOST_MEMBERS:
            raise _unreadable(f"it has more than {_MOST_MEMBERS:,} members")
        self._stream = zlib.decompressobj(_GZIP)


def _unreadable(why: str) -> PermanentError:
    return PermanentError(f"The answer can't be unpacked: {why}.", next_step=_UNPACKED)
