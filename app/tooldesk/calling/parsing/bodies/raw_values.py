"""Find where a value ends that stands between tags as it is, and may hold such tags itself."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from itertools import islice
from typing import Any

from tooldesk.calling.parsing.loose_ends import ends_with_own_end, why_cut_short
from tooldesk.calling.parsing.scan import Scan
from tooldesk.calling.parsing.skipping import past
from tooldesk.calling.parsing.values.repeated_keys import is_same
from tooldesk.late_pattern import late_pattern

CDATA = "<![CDATA["
"""What raw text begins with that may hold any markup."""

_BREAKS = late_pattern(r"[\r\n]*+")
CDATA_END = "]]>"
_CDATA_MARKS = late_pattern(r"<!\[CDATA\[|\]\]>")
_TAG_BEFORE = late_pattern(r"<[^<>]*+>\s*+\Z")
_NEAR = 64
_OTHER_BEFORE = late_pattern(
    r"<(?![^<>\s]*(?:call|tool|action|answer|response|output|think|message))"
    r"[A-Za-z][\w.:\-]{0,40}+(?:\s[^<>]*+)?(?<!/)>\s*+\Z"
)
_LAST_TAGS = ("</function>", "invoke>")
_MOST_NESTED = 100
"""Beginnings and ends of raw text that are looked at to see which belong together."""

Accepts = Callable[["re.Match[str]"], bool]
"""Whether a closing tag can close this very value."""


def closing(
    scan: Scan,
    pos: int,
    close: re.Pattern[str],
    element: tuple[re.Pattern[str], re.Pattern[str]],
    accepts: Accepts | None = None,
) -> re.Match[str] | None:
    """The tag that closes the value from `pos` on, outside of whole calls inside the value.

    Args:
        scan: The text.
        pos: Where the value begins.
        close: The closing tag with what can follow it.
        element: How a whole call inside the value begins and how it ends.
        accepts: Says no to tags that close something else.
    """
    found = _accepted(scan, pos, close, accepts)
    inner = scan.search(element[0], pos) if found is not None else None
    while found is not None and inner is not None and inner.start() < found.start():
        after = _past_element(scan, inner.end(), element)
        if after < 0:
            return None
        found = _accepted(scan, after, close, accepts)
        inner = scan.search(element[0], after)
    return found


def _accepted(
    scan: Scan, pos: int, close: re.Pattern[str], accepts: Accepts | None
) -> re.Match[str] | None:
    found = scan.search(close, pos)
    while found is not None and accepts is not None and not accepts(found):
        found = scan.search(close, found.end())
    return found


def _past_element(scan: Scan, pos: int, element: tuple[re.Pattern[str], re.Pattern[str]]) -> int:
    """Where the call inside a value ends that `pos` is in, or -1 when the text ends before."""
    opened, closed = element
    depth = 1
    while depth:
        shut = scan.search(closed, pos)
        if shut is None:
            return -1
        inner = scan.search(opened, pos)
        is_deeper = inner is not None and inner.start() < shut.start()
        depth += 1 if is_deeper else -1
        pos = inner.end() if inner is not None and is_deeper else shut.end()
    return pos


_HIDDEN = late_pattern(r"<[^<>\s\u200b-\u200d\u2060\ufeff]{0,40}+[\u200b-\u200d\u2060\ufeff]")
"""A character without width in what may be a marker: with it, that ends no value."""


class Doubts:
    """What speaks against running a call, the first of each kind in words."""

    __slots__ = ("ambiguous", "incomplete")

    def __init__(self) -> None:
        self.incomplete = ""
        self.ambiguous = ""

    def miss(self, what: str) -> None:
        """Note what had to be put in or is not there."""
        self.incomplete = self.incomplete or f"{what} is missing."

    def put(self, arguments: dict[str, Any], key: str, value: object) -> None:
        """Set an argument; one that is given twice makes the call ambiguous and stays as it was."""
        if key in arguments and not is_same(arguments[key], value):
            self.ambiguous = self.ambiguous or (
                f"{key} is given twice, with different values; one may stand inside another value."
            )
            return
        arguments[key] = value

    def see_end(self, text: str, end: int, arguments: Mapping[str, object]) -> None:
        """Note what stands behind the call, or in a value, and says that one ends elsewhere."""
        why = why_cut_short(text, end)
        for key, value in arguments.items():
            if isinstance(value, str) and "<" in value and _HIDDEN.search(value) is not None:
                why = f"An unseen character stands in a tag within {key}, which may be markup."
            elif isinstance(value, str) and value.rstrip()[-1:] == ">" and ends_with_own_end(value):
                why = f"{key} ends twice; one of both ends may belong to its text."
        self.ambiguous = self.ambiguous or why

    @property
    def held(self) -> Mapping[str, Any]:
        """The keywords `hold` and `why` for `Scan.add`."""
        if self.incomplete:
            return {"hold": "incomplete", "why": self.incomplete}
        return {"hold": "ambiguous", "why": self.ambiguous} if self.ambiguous else {}


def is_in_block(scan: Scan, start: int) -> bool:
    """Whether an outer tag was opened, and a tag stands right before a call at `start`."""
    if not scan.wrapper:
        return False
    return _TAG_BEFORE.search(scan.text, max(0, start - _NEAR), start) is not None


def is_other_xml(scan: Scan, span: tuple[int, int], name: str) -> bool:
    """Whether an element of an unknown name is one of those in an element of another kind."""
    if not scan.tools or name in scan.tools:
        return False
    text, (start, end), before = scan.text, span, scan.resume
    is_next = 0 < before <= start and text.endswith(_LAST_TAGS, 0, before)
    if not (is_next and not text[before:start].strip()) and (
        _OTHER_BEFORE.search(text, max(0, start - _NEAR), start) is None
    ):
        return False
    scan.resume = scan.sure_at = end
    return True


def is_raw_next(text: str, pos: int) -> bool:
    """Whether raw text begins at `pos`, but for line breaks."""
    return text.startswith(CDATA, past(_BREAKS, text, pos))


def raw_value(scan: Scan, pos: int, key: str, doubts: Doubts) -> tuple[str, int] | None:
    """What stands in the raw text that begins at `pos`, and where that ends; None for no such."""
    text, pos = scan.text, past(_BREAKS, scan.text, pos)
    if not text.startswith(CDATA, pos):
        return None
    end = scan.find(CDATA_END, pos + len(CDATA))
    if end < 0:
        doubts.miss(f"The end of {key}")
        return text[pos + len(CDATA) :], len(text)
    if text.find(CDATA, pos + 1, end) >= 0:
        if (outer := _end_of_nested(text, pos)) < 0:
            doubts.miss(f"The end of {key}")
        else:
            end = outer
    return text[pos + len(CDATA) : end], end + len(CDATA_END)


def _end_of_nested(text: str, pos: int) -> int:
    """Where raw text ends that holds more of it and begins at `pos`; -1 when some has no end."""
    depth = 0
    for mark in islice(_CDATA_MARKS.finditer(text, pos), _MOST_NESTED):
        depth += 1 if mark.group() == CDATA else -1
        if not depth:
            return mark.start()
    return -1
