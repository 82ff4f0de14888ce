"""How often what a model writes is looked at: pieces, so that each costs little for its length."""

from __future__ import annotations

from collections.abc import Sequence

SHORT = 32
"""So much must come at least before what begins at a marker is looked at again."""

_FEWEST, _MOST, _PIECE = 16, 48, 96
"""Arguments are told in pieces of so many chunks, the more the longer they are, or of that many
characters: some words while a model writes, more when all is there and fed in large chunks."""

_FINENESS, _ROUGHNESS = 5, 2
"""Of what is written a piece is at most this power of two, and where nothing can be told before
much more came, at least the other."""

_LONGEST_END = 160
"""So far back the end of a call may begin."""


def piece_size(waits: int, chunk: int, *, is_whole: bool) -> int:
    """How much more of what a model writes is looked at next, in characters.

    `waits` is how much of the call there is, which comes in chunks of the length `chunk`;
    `is_whole` says that nothing can be told before a value's end.
    """
    if is_whole:
        return max(waits >> _ROUGHNESS, SHORT)
    least = _FEWEST * chunk
    if least < SHORT or least > _PIECE:  # mostly neither is worth a call of `min`
        least = SHORT if least < SHORT else _PIECE
    piece, most = waits >> _FINENESS, _MOST * chunk
    if piece > most:
        piece = most
    return piece if piece > least else least


def last_of(raw: Sequence[str], looked: int) -> str:
    """The last chunk with what may belong to a tag in it of those behind the first `looked`."""
    first = len(raw) - 1
    size = len(raw[first])
    while size < _LONGEST_END and first > looked:
        first -= 1
        size += len(raw[first])
    return raw[first] if first == len(raw) - 1 else "".join(raw[first:])
