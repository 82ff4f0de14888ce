"""What markup says in an odd way: each damaged token and needless namespace is a repair."""

from __future__ import annotations

import re
from bisect import bisect_left, bisect_right
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import NamedTuple

from tooldesk.calling.tool_calling import Repair, ToolCalling
from tooldesk.late_pattern import late_pattern

WHY = "damaged special token"
LOST = "missing special token"
NAMESPACE = "namespace in front of the name"

_SPELLINGS = {
    "step3": str.maketrans({"▁": "_"}),
    "kimi-k2": str.maketrans({"▁": "_", "｜": "|"}),
}
"""Dialect → how it writes tokens that DeepSeek has too, with characters of its own."""

_IN_BARS = late_pattern(r"<[|｜]?[^<>|｜]{1,40}[|｜]?>")
_NAMESPACE = late_pattern(r"</?[|｜]?(?:DSML|GCML)[|｜]?")


def without_namespace(offset: int, written: str, name: str) -> Repair:
    """The repair that takes the namespace from a name, which stands at `offset`."""
    return Repair(offset, written.removesuffix(name), "", NAMESPACE)


class SeenToken(NamedTuple):
    """A special token that was read as one but does not look like it should."""

    offset: int
    """Where it stands in the raw text."""

    written: str
    """As it stands there; empty when it is lost altogether."""

    meant: str
    """As it should be, unless the call's dialect spells it its own way."""

    is_closing: bool = False
    """Whether it belongs to the call before it, not to the one behind."""

    why: str = WHY
    """What is odd about it."""


def in_namespaces(
    text: str, span: tuple[int, int], values: Sequence[tuple[int, int]]
) -> list[SeenToken]:
    """The damaged namespaces of tags such as `<｜DSML｜invoke>` in `span`, outside of `values`."""
    return _found(_NAMESPACE, _with_bars, text, span, values)


def in_bars(
    text: str, span: tuple[int, int], values: Sequence[tuple[int, int]] = ()
) -> list[SeenToken]:
    """Tokens such as `<|message|>` whose bars have become full-width, outside of `values`."""
    if text.find("｜", *span) < 0:
        return []
    return _found(_IN_BARS, _with_narrow_bars, text, span, values)


def _found(
    pattern: re.Pattern[str],
    mend: Callable[[str], str],
    text: str,
    span: tuple[int, int],
    values: Sequence[tuple[int, int]],
) -> list[SeenToken]:
    pos, found = span[0], []
    for start, end in [*values, (span[1], span[1])]:
        found += [
            SeenToken(token.start(), token.group(), meant)
            for token in pattern.finditer(text, pos, start)
            if (meant := mend(token.group())) != token.group()
        ]
        pos = end
    return found


def _with_bars(namespace: str) -> str:
    name = namespace.strip("</|｜")
    return f"{'</' if namespace[1] == '/' else '<'}｜{name}｜"


def _with_narrow_bars(token: str) -> str:
    return token.replace("｜", "|")


@lru_cache(maxsize=256)
def _spelled(token: str, dialect: str) -> str:
    return token.translate(_SPELLINGS[dialect])


def repairs_of(
    tokens: Sequence[SeenToken], callings: Sequence[ToolCalling]
) -> dict[int, list[Repair]]:
    """Index of a call → the damaged tokens that were read for it."""
    starts = [calling.start for calling in callings]
    ends = [calling.end for calling in callings]
    found: dict[int, list[Repair]] = {}
    seen = {(token[0], token[4]): token for token in tokens}
    for offset, written, meant, is_closing, why in seen.values():
        if is_closing:
            index = max(bisect_right(starts, offset) - 1, 0)
        else:
            index = min(bisect_left(ends, offset + 1), len(ends) - 1)
        if why == NAMESPACE and starts[index] > offset:
            continue  # what had this name turned out to be no call
        if (dialect := callings[index].dialect) in _SPELLINGS:
            meant = _spelled(meant, dialect)
        if meant != written:
            found.setdefault(index, []).append(Repair(offset, written, meant, why))
    return found
