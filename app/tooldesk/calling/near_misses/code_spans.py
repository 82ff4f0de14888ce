"""Which parts of a text only show something: fences, words in backticks, comments, quotations."""

from __future__ import annotations

import re
from bisect import bisect_right
from typing import NamedTuple

from tooldesk.calling.parsing.bodies.bare_calls import EXAMPLE_FENCE
from tooldesk.calling.parsing.elements import elements_in
from tooldesk.calling.parsing.line_lead import LINE_HEAD
from tooldesk.late_pattern import late_pattern

_FENCE = late_pattern(r"^[ \t]*+(`{3,}+|~{3,}+)[^\n`]*+\n", re.MULTILINE)
_FENCES = ("```", "~~~")
_WORDS = late_pattern(r"(?<!`)`([^`\n]{2,400}+)`(?!`)")
_LINE = late_pattern(rf"^{LINE_HEAD.pattern}[ \t]*+(?P<code>[^`\n]++)$", re.MULTILINE)


class CodeSpan(NamedTuple):
    """Code in a text."""

    start: int
    """Where its first backtick stands, or what else begins it."""

    end: int
    """One past the last one."""

    code: tuple[int, int]
    """The code itself."""


class CodeSpans:
    """All code of a text, in order; a fence around the whole of it is none, if calls may be."""

    def __init__(self, text: str) -> None:
        whole = len(text) - len(text.lstrip()), len(text.rstrip())
        is_shown = text[whole[0] : whole[0] + 3] not in _FENCES
        is_shown = is_shown or EXAMPLE_FENCE.match(text, whole[0]) is not None
        self.spans = tuple(
            span for span in _found(text) if is_shown or (span.start, span.end) != whole
        )
        self._starts = [span.start for span in self.spans]

    def holds(self, place: int) -> bool:
        """Whether a place of the text is inside code."""
        index = bisect_right(self._starts, place) - 1
        return index >= 0 and place < self.spans[index].end


def _found(text: str) -> list[CodeSpan]:
    spans: list[CodeSpan] = []
    pos = 0
    has_fences = "`" in text or "~~~" in text  # the pattern tries each line and character
    while has_fences and (fence := _FENCE.search(text, pos)) is not None:
        spans += _between(text, pos, fence.start())
        close = text.find(f"\n{fence.group(1)}", fence.end() - 1)
        pos = len(text) if close < 0 else close + 1 + len(fence.group(1))
        spans.append(CodeSpan(fence.start(), pos, (fence.end(), pos if close < 0 else close + 1)))
    return [*spans, *_between(text, pos, len(text))]


def _between(text: str, start: int, end: int) -> list[CodeSpan]:
    """Words in backticks, quotations, elements and comments of a part without a fence."""
    found = [CodeSpan(*each.span(), each.span(1)) for each in _WORDS.finditer(text, start, end)]
    found += [
        CodeSpan(*each.span(), each.span("code")) for each in _LINE.finditer(text, start, end)
    ]
    found += [CodeSpan(*span, code) for span, code in elements_in(text, start, end)]
    begun = text.find("<!--", start, end)
    while begun >= 0 and (close := text.find("-->", begun, end)) >= 0:
        found.append(CodeSpan(begun, close + 3, (begun + 4, close)))
        begun = text.find("<!--", close, end)
    return sorted(found)
