"""Content and reasoning while they grow: what of them is certain and was not told yet."""

from __future__ import annotations

from tooldesk.calling.streaming.stream_events import (
    ReasoningCame,
    StreamEvent,
    TextCame,
    TextRestarted,
)
from tooldesk.calling.tool_calling import ParsedOutput

_MANY = 1_024
"""So many pieces are kept as they were told; more are joined, as each takes room of its own."""


class ToldText:
    """A text that is put together of pieces between which something is cut out.

    Space in front of the first words is told with them, unless something was cut out there; other
    space is told once words stand behind it, or when the text ends and nothing was cut out.
    """

    __slots__ = ("_is_apart", "_is_cut", "_joined", "_space", "pieces")

    def __init__(self, *, is_cut: bool = False) -> None:
        self.pieces: list[str] = []
        self._joined = 0
        self._space: list[str] = []
        self._is_apart = False
        self._is_cut = is_cut

    def add_words(self, piece: str) -> str:
        """As `add`, for a piece that mostly ends in a word as the one before it."""
        pieces = self.pieces
        if self._space or self._is_apart or not pieces or piece[-1].isspace():
            return self.add(piece)
        pieces.append(piece)
        return piece

    def add(self, piece: str) -> str:
        """Put a piece behind the others; gives what can be told now."""
        if not piece:
            return ""
        if self._is_apart:
            last = (self._space or self.pieces or " ")[-1][-1]
            if not (last.isspace() or piece[0].isspace()):
                piece = "\n" + piece
            self._is_apart = False
        kept = piece.rstrip()
        if not kept:
            self._space.append(piece)
            return ""
        space = piece[len(kept) :]
        is_first = self._is_cut and not self.pieces
        kept = kept.lstrip() if is_first else "".join([*self._space, kept])
        self._space = [space] if space else []
        self.pieces.append(kept)
        if len(self.pieces) > self._joined + _MANY:
            self.pieces[self._joined :] = ["".join(self.pieces[self._joined :])]
            self._joined += 1
        return kept

    def separate(self) -> None:
        """Something is cut out here: words behind it stand apart from those before it."""
        self._is_apart = self._is_cut = True

    def end(self) -> str:
        """What is left to tell at the end."""
        space = "" if self._is_cut else "".join(self._space)
        self._space = []
        if space:
            self.pieces.append(space)
        return space

    @property
    def text(self) -> str:
        """All that was told."""
        return "".join(self.pieces)


class ToldThoughts:
    """Reasoning, thought by thought, each without space around it and on lines of its own."""

    __slots__ = ("_part", "pieces")

    def __init__(self) -> None:
        self.pieces: list[str] = []
        self._part = ToldText(is_cut=True)

    def add(self, piece: str) -> str:
        """Put a piece behind the others; gives what can be told now."""
        is_first = not self._part.pieces
        told = self._part.add(piece)
        if told and is_first and self.pieces:
            told = "\n" + told
        if told:
            self.pieces.append(told)
        return told

    def end(self) -> None:
        """The thought ends here."""
        self._part = ToldText(is_cut=True)

    @property
    def text(self) -> str:
        """All that was told."""
        return "".join(self.pieces)


def tell_rest(events: list[StreamEvent], output: ParsedOutput, text: str, thoughts: str) -> None:
    """Tell what of an output's texts was not told; what was told otherwise is told anew."""
    if not (output.content.startswith(text) and output.reasoning.startswith(thoughts)):
        events.append(TextRestarted())
        text = thoughts = ""
    if len(output.reasoning) > len(thoughts):
        events.append(ReasoningCame(output.reasoning[len(thoughts) :]))
    if len(output.content) > len(text):
        events.append(TextCame(output.content[len(text) :]))
