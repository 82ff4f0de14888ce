"""Which marker comes next: one compiled pattern for all markers, and who reads on from each."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache

from tooldesk.calling.parsing.bodies.invocations import NAMESPACE
from tooldesk.calling.parsing.envelopes.documents import DIALECTS as ENVELOPES
from tooldesk.calling.parsing.grammars import TABLE, TOKENS, Grammar, Reader
from tooldesk.calling.parsing.markers import also_written, canonical, pattern_of, without_bars
from tooldesk.calling.parsing.skipping import COMMENT_LINE

_PATTERNS = {
    "invoke": rf"(?:\]<\]minimax\[>\[)?<{NAMESPACE}?invoke(?=[\s=])",
    "list": r"\[(?=\s*+[^\W\d][\w.\-/]{0,200}+\s*+\()",
    "json": (
        rf"(?:\[\s*+)?\{{(?=\s*+(?:{COMMENT_LINE})?"
        r"(?:\\?[\"'“`]|\{\s*+\\?[\"'“`A-Za-z_]|[A-Za-z_]))"
    ),
}
"""Markers that are no fixed text, by the name the table has for them."""

_ALSO = ("ernie-4.5", "hunyuan-a13b")

DIALECTS: tuple[str, ...] = tuple(
    dict.fromkeys([*ENVELOPES, *(name for row in TABLE for name in row.dialects), *_ALSO])
)
"""Every dialect id, envelopes first."""


@dataclass(frozen=True, slots=True)
class Detector:
    """Finds markers and knows their readers."""

    pattern: re.Pattern[str]
    """Matches any marker; patterns are named groups, tokens are not."""

    by_token: dict[str, tuple[str, Reader]]
    """Token as it should look → its canonical spelling and its reader."""

    by_damaged: dict[str, Grammar]
    """Canonical token, with or without its bars → its row."""

    by_pattern: dict[str, Reader]
    """Name of a pattern → its reader."""

    def reader(self, marker: re.Match[str]) -> tuple[str, Reader, Grammar | None]:
        """The marker's canonical spelling, what reads on from it, and its row when damaged."""
        if (name := marker.lastgroup) is not None:
            return name, self.by_pattern[name], None
        written = marker.group()
        if (known := self.by_token.get(written)) is not None:
            return *known, None
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
    named = [f"(?P<{row.marker}>{_PATTERNS[row.marker]})" for row in rows if row.is_pattern]
    return Detector(
        re.compile("|".join([pattern_of([*(row.marker for row in spelled), *others]), *named])),
        {row.marker: (canonical(row.marker), row.read) for row in spelled},
        {canonical(token): row for token, row in others.items()}
        | {token: row for row in spelled for token in without_bars(row.marker)},
        {row.marker: row.read for row in rows if row.is_pattern},
    )
