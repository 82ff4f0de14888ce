"""SecretPatterns: where known values stand in bytes, in whichever form, also broken into lines."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from tooldesk.redaction.form_table import FormTable
from tooldesk.redaction.line_breaks import (
    Unbroken,
    longest_broken,
    may_go_on,
    neighbourhoods,
    seeds_of,
    unbroken,
)
from tooldesk.redaction.unicode_escapes import (
    LONGEST_ESCAPE_BYTES,
    begun_escape,
    unescaped,
)
from tooldesk.redaction.value_forms import SHORT_LENGTH, SearchedText, searched_texts, value_forms

_LAST_LATIN = "\xff"


class Span(NamedTuple):
    """Where a value stands."""

    start: int
    """Offset of its first byte."""

    end: int
    """Offset after its last byte."""

    name: str
    """The name of its variable."""


class SecretPatterns:
    """All forms of some values. Never changes, and never shows a value.

    Attributes:
        numbers: Number as it is written → name, of values that are numbers.
        longest: Bytes that the longest form takes at most.
    """

    def __init__(self, values: Iterable[tuple[str, str]]) -> None:
        whole: dict[bytes, str] = {}
        breakable: dict[bytes, str] = {}
        words: set[bytes] = set()
        self.numbers: dict[str, str] = {}
        # a line of one value may be the whole of another
        for name, searched in sorted(_texts(values), key=lambda pair: -len(pair[1].text)):
            text, forms = searched.text, value_forms(searched)
            whole.update((form, name) for form in forms.whole if form not in whole)
            breakable.update((form, name) for form in forms.breakable if form not in breakable)
            if len(text) < SHORT_LENGTH:
                words |= forms.whole
            elif text.lstrip("-").replace(".", "", 1).isdecimal():
                self.numbers.setdefault(text, name)
        seeds = {seed for form in breakable for seed in seeds_of(form)}
        self._whole = FormTable(whole, frozenset(words), frozenset(seeds))
        self._breakable = FormTable(breakable)
        self._longest_broken = longest_broken(self._breakable.longest)
        self._longest_escaped = LONGEST_ESCAPE_BYTES * self._whole.longest
        self._is_latin = all(max(text) <= _LAST_LATIN for text in map(_decoded, whole))
        self.longest = max(self._longest_escaped, self._longest_broken) if whole else 0

    def __bool__(self) -> bool:
        return bool(self._whole)

    def spans(self, data: bytes, before: bytes = b"") -> list[Span]:
        """Every place of a value in `data`, the first and longest first; they may overlap.

        `before` is what stands before `data`: a short value counts as a whole word only.
        """
        spans, seeds, table = [], [], self._whole
        for which, start, end in table.found(data):
            if table.is_seed(which):
                seeds.append(start)
            elif not table.is_word(which) or _stands_alone(data, start, end, before):
                spans.append(Span(start, end, table.name(which)))
        if seeds:
            spans += self._broken_spans(data, seeds)
        spans += self._escaped_spans(data, before)
        spans.sort(key=lambda span: (span.start, -span.end))
        return spans

    def undecided_from(self, data: bytes, before: bytes = b"") -> int:
        """Where the end of `data` may be the beginning of a value; its length when nowhere."""
        at = self._whole.undecided_from(data)
        base = max(0, len(data) - self._longest_broken)
        tail = data[base:]
        if self._breakable and may_go_on(before + tail):
            text = unbroken(tail)
            start = self._breakable.undecided_from(text.data)
            if start < len(text.data):
                at = min(at, base + text.place(start))
        return min(at, self._undecided_escape(data)) if self and b"\\" in data else at

    def _undecided_escape(self, data: bytes) -> int:
        """The same where a character of the value may be escaped, or be begun to be."""
        base = max(0, len(data) - self._longest_escaped)
        begun = at = begun_escape(data)
        for text in self._views(data[base:begun]):
            start = self._whole.undecided_from(text.data)
            if start < len(text.data):
                at = min(at, base + text.place(start))
        return at

    def _views(self, data: bytes) -> Iterator[Unbroken]:
        """A text as it is, and without its escapes."""
        yield Unbroken(data, [])
        yield from unescaped(data, is_latin=self._is_latin)

    def begun_by(self, beginning: bytes) -> str | None:
        """The name of a value that begins like this and goes on, or None.

        A whole short value counts as well: what follows decides whether it is a word.
        """
        name = self._whole.begun_by(beginning)
        name = name or self._breakable.begun_by(unbroken(beginning).data)
        if name is None and b"\\" in beginning:
            views = self._views(beginning[: begun_escape(beginning)])
            found = (self._whole.begun_by(view.data) for view in views if view.data)
            name = next(filter(None, found), None)
        return name

    def _escaped_spans(self, data: bytes, before: bytes) -> Iterator[Span]:
        table = self._whole
        for text in unescaped(data, is_latin=self._is_latin):
            for which, start, end in table.found(text.data) if text.gone else ():
                if table.is_seed(which):
                    continue
                low, high = text.place(start), text.place(end)
                if not table.is_word(which) or _stands_alone(data, low, high, before):
                    yield Span(low, high, table.name(which))

    def _broken_spans(self, data: bytes, seeds: list[int]) -> Iterator[Span]:
        table = self._breakable
        for low, high in neighbourhoods(seeds, self._longest_broken, len(data)):
            text = unbroken(data[low:high])
            for which, start, end in table.found(text.data) if text.gone else ():
                yield Span(
                    low + text.place(start), low + text.place(end - 1) + 1, table.name(which)
                )


def _texts(values: Iterable[tuple[str, str]]) -> Iterator[tuple[str, SearchedText]]:
    return ((name, text) for name, value in values for text in searched_texts(value))


def _decoded(form: bytes) -> str:
    return form.decode("utf-8", "replace") or "\0"


def _stands_alone(data: bytes, start: int, end: int, before: bytes) -> bool:
    return not (
        _is_in_word(data[start - 1 : start] if start else before[-1:])
        or _is_in_word(data[end : end + 1])
    )


def _is_in_word(byte: bytes) -> bool:
    return byte.isalnum() or byte == b"_" or byte >= b"\x80"
