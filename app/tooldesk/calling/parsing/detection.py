"""Which marker comes next: one compiled pattern for all markers, and who reads on from each.

Trying the pattern at every character takes 10 to 100 ns each. So an automaton finds the places
where a marker may begin, by its first characters, and the pattern is tried there; where these are
close together, the pattern goes through the text by itself.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import lru_cache

from ahocorasick_rs import BytesAhoCorasick, Implementation

from tooldesk.calling.parsing.bodies.invocations import NAMESPACE
from tooldesk.calling.parsing.bodies.plain import MEANT_MEMBER, SOUND_MEMBER
from tooldesk.calling.parsing.bodies.tool_elements import NAME as ELEMENT
from tooldesk.calling.parsing.envelopes.documents import DIALECTS as ENVELOPES
from tooldesk.calling.parsing.grammars import TABLE, TOKENS, Grammar, Reader
from tooldesk.calling.parsing.markers import (
    also_written,
    beginning_of,
    beginnings,
    canonical,
    pattern_of,
    without_bars,
)
from tooldesk.calling.parsing.name_patterns import NAME
from tooldesk.calling.parsing.skipping import COMMENT_LINE, past
from tooldesk.frozen_record import frozen_record
from tooldesk.late_pattern import late_pattern

_PATTERNS = {
    "invoke": rf"(?:\]<\]minimax\[>\[)?<{NAMESPACE}?invoke(?=[\s=])",
    "list": rf"\[(?=\s*+{NAME}\s*+\()",
    "element": rf"(?:(?<![^\n])|(?<=think>)|(?<=thinking>))<(?={ELEMENT}>\s*+<)",
    "json": (
        r"\[(?=\s*+\"[^\"\n]{0,400}+(?:\"|\Z))"
        rf"|(?:\[\s*+)?\{{(?=\s*+(?:{COMMENT_LINE})?"
        r"(?:\\?[\"'“`]|\{\s*+\\?[\"'“`A-Za-z_]|[A-Za-z_]))"
        rf"(?={SOUND_MEMBER}|{MEANT_MEMBER})"
    ),
}
"""Markers that are no fixed text, by the name the table has for them."""

_BEGINNINGS = {"invoke": ("<", "]<]min"), "list": ("[",), "element": ("<",), "json": ("[", "{")}
"""How they can begin."""

_SIGNS = {
    "invoke": r"<(?=[A-Za-z|｜]|\Z)",
    "list": rf"\[(?=\s*+(?:{NAME}\s*+)?(?:\(|\Z))",
    "element": r"<(?=[A-Za-z_]|\Z)",
    "json": (
        r"\[(?=\s*+(?:[\"{]|\Z))"
        r"|\{(?=\s*+(?:[/#\\\"'“`{]|[A-Za-z_]++\s*+(?:[\\\"'“”`:：=]|\Z)|\Z))"
    ),
}
"""What each of them, and the rest of a text that may become one, begins with."""

_WRITTEN = {"invoke": "<invoke", "element": "<"}
"""How they are written most."""

_BEGINNING, _LONGEST_BEGINNING = 6, 10
"""So many characters of a marker are looked for, the more of one that begins as words do."""

_FEW, _SPARSE = 16, 20
"""More than a few places, more than one of so many characters: then each character is tried."""

_PROBE = 1_024
"""So much of a stretch tells quickly whether places to try are close together in it."""

_FIRST_STRETCH, _LONGEST_STRETCH = 1_088, 65_536
_SPACE = late_pattern(r"\s*+")
_CUT_PATTERNS = {
    "invoke": (
        r"(?:\]<\]minimax\[>\[)?<"
        r"(?:[A-Za-z]{0,16}|[A-Za-z]{1,16}:|[|｜]?[A-Z]{0,8}|[|｜]?[A-Z]{2,8}[|｜][ ]?"
        rf"|{NAMESPACE}?(?:i|in|inv|invo|invok|invoke))\Z"
    ),
    "list": rf"\[\s*+(?:{NAME}\s*+)?\Z",
    "element": rf"(?:(?<![^\n])|(?<=think>)|(?<=thinking>))<(?:{ELEMENT}(?:>\s*+)?)?\Z",
    "json": (
        r"\[\s*+\Z|(?:\[\s*+)?\{\s*+(?:\Z|/\Z|(?://|#)[^\n]*+\Z"
        rf"|(?:{COMMENT_LINE})?\{{?+\s*+\\?[\"'“`]?[A-Za-z_]{{0,16}}+\\?[\"'”`]?\s*+\Z)"
    ),
}
"""The rest of a text that may become one of `_PATTERNS`."""

_FIRST = late_pattern(r"\w+|.")

_LOOKED_BACK = ("]<]minimax[>[<",)
"""What belongs to a marker behind it, and is none alone."""

_ALSO = ("ernie-4.5", "hunyuan-a13b")

DIALECTS: tuple[str, ...] = tuple(
    dict.fromkeys([*ENVELOPES, *(name for row in TABLE for name in row.dialects), *_ALSO])
)
"""Every dialect id, envelopes first."""


@frozen_record
class Detector:
    """Finds markers and knows their readers."""

    at: BySign
    """The first character of a marker → the pattern of those that begin with it, or None."""

    beginnings: BytesAhoCorasick
    """Finds how any marker begins."""

    by_token: dict[str, tuple[str, Reader, None]]
    """Token as it should look → its canonical spelling and its reader, as `reader` gives them."""

    needs: dict[str, tuple[re.Pattern[str], tuple[str, ...]]]
    """Token as it should look → what its reader needs right behind it, and
    the ends behind which even nothing is an error."""

    dropped: frozenset[str]
    """Tokens as they should look that are never content, and mean nothing else."""

    weak: frozenset[str]
    """Markers as they should look that announce a call by its shape alone."""

    others: frozenset[str]
    """Markers as they should look that belong to no call."""

    by_damaged: dict[str, Grammar]
    """Canonical token, with or without its bars → its row."""

    by_pattern: dict[str, Reader]
    """Name of a pattern → its reader."""

    tokens: tuple[str, ...]
    """Every spelling of every token."""

    @property
    def pattern(self) -> re.Pattern[str]:
        """Matches any marker; patterns are named groups, tokens are not."""
        return _pattern(self.tokens, tuple(self.by_pattern))

    @property
    def beginning(self) -> re.Pattern[str]:
        """Matches the rest of a text that may become a marker."""
        return _beginning_of(self.tokens, tuple(self.by_pattern))

    @property
    def sign(self) -> re.Pattern[str]:
        """Matches what every marker begins with: a word, or a sign and what may follow it."""
        return _sign_of(self.tokens, tuple(self.by_pattern))

    def is_silent(self, text: str) -> bool:
        """Whether no marker begins anywhere in a text, which is gone over whole."""
        written = text.encode("utf-8", "surrogatepass")
        return not self.beginnings.find_matches_as_indexes(written)

    def reader(self, marker: re.Match[str]) -> tuple[str, Reader, Grammar | None]:
        """The marker's canonical spelling, what reads on from it, and its row when damaged."""
        if (name := marker.lastgroup) is not None:
            return name, self.by_pattern[name], None
        written = marker.group()
        if (known := self.by_token.get(written)) is not None:
            return known
        row = self.by_damaged[canonical(written)]
        return canonical(row.marker), row.read, row


@lru_cache(maxsize=128)
def detector(dialect: str | None, *, with_weak: bool = True) -> Detector:
    """The markers of every dialect, or of one alone; without weak ones if wished."""
    rows: list[Grammar] = [
        row
        for row in (*TOKENS, *TABLE)
        if (not row.dialects or dialect in (None, *row.dialects)) and (with_weak or not row.is_weak)
    ]
    spelled = [row for row in rows if not row.is_pattern]
    others = {
        token: row for row in spelled if row.part != "other" for token in also_written(row.marker)
    }
    tokens = (*(row.marker for row in spelled), *others)
    return Detector(
        BySign(tokens, [row.marker for row in rows if row.is_pattern]),
        _automaton(tokens, rows),
        {row.marker: (canonical(row.marker), row.read, None) for row in spelled},
        {
            _WRITTEN.get(row.marker, row.marker): (row.needs, row.closers)
            for row in rows
            if row.needs is not None
        },
        frozenset(row.marker for row in spelled if row.is_dropped),
        frozenset(row.marker for row in rows if row.is_weak),
        frozenset(row.marker for row in rows if row.part != "start"),
        {canonical(token): row for token, row in others.items()}
        | {token: row for row in spelled for token in without_bars(row.marker)},
        {row.marker: row.read for row in rows if row.is_pattern},
        tokens,
    )


# what only a stream needs takes longer to compile than all else
@lru_cache(maxsize=128)
def _beginning_of(tokens: tuple[str, ...], patterns: tuple[str, ...]) -> re.Pattern[str]:
    spelled = [*tokens, *_LOOKED_BACK]
    choices = [beginning_of(spelled), *(_CUT_PATTERNS[name] for name in patterns)]
    return re.compile(f"{_first_of(spelled, patterns)}(?:{'|'.join(choices)})")


def _first_of(tokens: Iterable[str], patterns: Iterable[str]) -> str:
    """A look at the first character, which passes over all others quickly."""
    first = {text for token in tokens for text in beginnings(token, 1)}
    first.update(text[0] for name in patterns for text in _BEGINNINGS[name])
    return f"(?=[{''.join(sorted(map(re.escape, first)))}])"


@lru_cache(maxsize=128)
def _sign_of(tokens: tuple[str, ...], patterns: tuple[str, ...]) -> re.Pattern[str]:
    """The signs that tokens and patterns begin with, and the first words of the others."""
    words = {_FIRST.findall(token)[0] for token in tokens if token[0].isalpha()}
    behind: dict[str, set[str]] = {}
    for token in (*tokens, *_LOOKED_BACK):
        for begun in () if token[0].isalpha() else beginnings(token, 2):
            behind.setdefault(begun[0], set()).add(re.escape(begun[1:]))
    signs = [rf"{re.escape(sign)}(?:[{''.join(sorted(of))}]|\Z)" for sign, of in behind.items()]
    named = [_SIGNS[name] for name in patterns]
    return re.compile("|".join([*sorted(map(re.escape, words)), *signs, *named]))


@lru_cache(maxsize=128)
def _pattern(tokens: tuple[str, ...], patterns: tuple[str, ...]) -> re.Pattern[str]:
    """Any of them."""
    return re.compile(f"{_first_of(tokens, patterns)}(?:{_choices(tokens, patterns)})")


def _choices(tokens: Iterable[str], patterns: Iterable[str]) -> str:
    named = [f"(?P<{name}>{_PATTERNS[name]})" for name in patterns]
    spelled = pattern_of(tokens)
    return "|".join([spelled, *named] if spelled else named)


class BySign(dict[str, "re.Pattern[str] | None"]):
    """The first character of a marker → the pattern of those that begin with it.

    One is compiled when its character is met: most markers begin with `<`, and many texts hold
    none of them.
    """

    def __init__(self, tokens: Iterable[str], patterns: Iterable[str]) -> None:
        self._tokens: dict[str, list[str]] = {}
        self._patterns: dict[str, list[str]] = {}
        for token in tokens:
            self._tokens.setdefault(token[0], []).append(token)
        for name in patterns:
            for sign in dict.fromkeys(text[0] for text in _BEGINNINGS[name]):
                self._patterns.setdefault(sign, []).append(name)

    def __missing__(self, sign: str) -> re.Pattern[str] | None:
        tokens, patterns = self._tokens.get(sign, ()), self._patterns.get(sign, ())
        made = re.compile(_choices(tokens, patterns)) if tokens or patterns else None
        if made is not None or sign.isascii():  # there are too many others to keep them all
            self[sign] = made
        return made


def _automaton(tokens: Iterable[str], rows: list[Grammar]) -> BytesAhoCorasick:
    found = {
        text
        for token in tokens
        for text in beginnings(token, _LONGEST_BEGINNING if token[0].isalpha() else _BEGINNING)
    }
    found.update(text for row in rows if row.is_pattern for text in _BEGINNINGS[row.marker])
    # one for strings would note for every character where it stands in bytes
    written = sorted(text.encode() for text in found)
    return BytesAhoCorasick(written, implementation=Implementation.DFA)


class Markers:
    """The markers of one text, asked for from the front to the back."""

    detector: Detector
    """Finds them; another one may take over."""

    _places: Iterator[int] | None = None
    _looked_to: int = 0
    _stretch: int = _FIRST_STRETCH
    _dense: re.Pattern[str] | None = None
    _last: re.Match[str] | None = None

    def __init__(self, text: str, detector: Detector) -> None:
        self._text = text
        self.detector = detector
        self._at_sign = detector.at

    def next(self, pos: int) -> re.Match[str] | None:
        """The first marker at or behind `pos`, which never goes back."""
        text = self._text
        if self._dense is not None:
            found = self._dense.search(text, pos)
            if found is not None and (start := found.start()) >= self._looked_to:
                self._dense, self._looked_to = None, start
            return found
        # behind a call mostly nothing but space precedes the next marker, and none begins with it
        first = text[pos : pos + 1]
        if pos or not first.isalpha():
            at = pos
            if first == "\n":  # mostly one alone
                at += 1
                first = text[at : at + 1]
            pattern = self._at_sign[first]
            if pattern is None:
                if not first:
                    return None
                if first.isspace():
                    at = past(_SPACE, text, at)
                    pattern = self._at_sign[text[at : at + 1]]
            if pattern is not None and (found := pattern.match(text, at)) is not None:
                return found
        return self._further(pos)

    def _further(self, pos: int) -> re.Match[str] | None:
        """The first marker behind what stands at `pos`."""
        text, last = self._text, self._last
        if last is not None and last.start() >= pos:
            return last  # its place was asked of already
        while True:
            places = self._places
            if places is not None and (found := self._next_place(places, pos)) is not None:
                return found
            if self._looked_to > pos:
                pos = self._looked_to
            if pos >= len(text):
                return None
            if self._look(pos):
                self._dense = self.detector.pattern
                return self.next(pos)

    def _next_place(self, places: Iterator[int], pos: int) -> re.Match[str] | None:
        """The first marker at or behind `pos` among the places that were found and not asked of."""
        text, patterns = self._text, self._at_sign
        for place in places:
            if place < pos:
                continue
            pattern = patterns[text[place]]
            if pattern is not None and (found := pattern.match(text, place)) is not None:
                self._last = found
                return found
        self._places = None
        return None

    def change(self, detector: Detector) -> None:
        """Let another detector take over."""
        if detector is not self.detector:
            self.detector = detector
            self._at_sign = detector.at
            self._dense = self._last = None
            self._places, self._looked_to = None, 0

    def _look(self, start: int) -> bool:
        """Find the places of the next stretch, which grow, as most texts are short.

        Whether they are so close together that the pattern is tried at each character.
        """
        size, self._places = self._stretch, None
        self._looked_to = start + size
        self._stretch = min(8 * size, _LONGEST_STRETCH)
        find = self.detector.beginnings.find_matches_as_indexes
        for part in (size,) if size == _FIRST_STRETCH else (_PROBE, size):
            stretch = self._text[start : start + part + _LONGEST_BEGINNING - 1]
            written = stretch.encode("utf-8", "surrogatepass")
            found = find(written, overlapping=True)
            if found and len(found) > _FEW + len(stretch) // _SPARSE:
                return True
        if found:
            is_narrow = len(written) == len(stretch)
            places = sorted([start + at for _, at, _ in found if at < size or not is_narrow])
            self._places = iter(places) if is_narrow else _in_text(places, written, start, size)
        return False


def _in_text(places: list[int], written: bytes, start: int, size: int) -> Iterator[int]:
    """Places of a stretch of that size from `start` on, counted in bytes, as those of the text."""
    read, place = 0, start
    for at in places:
        place += len(written[read : at - start].decode("utf-8", "surrogatepass"))
        read = at - start
        if place >= start + size:
            return
        yield place
