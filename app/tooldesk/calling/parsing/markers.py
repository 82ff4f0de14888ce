"""Find the next marker of any dialect in one pass, however damaged its special characters are."""

from __future__ import annotations

import re
from collections.abc import Iterable
from html import escape
from itertools import product
from typing import Any, NamedTuple

from tooldesk.late_pattern import late_pattern

_LOOKS = {"｜": ("|", "｜", ""), "|": ("|", "｜"), "▁": ("▁", "_", " "), "_": ("_", "▁")}
"""Special character → what becomes of it; "" where it gets lost."""

_IN_BARS = {"_": ("_", "▁", " ")}
_CANONICAL = str.maketrans({"｜": "|", "▁": "_", " ": "_"})
_KEEPS_BARS = frozenset({"<｜tool▁sep｜>", "<｜User｜>", "<｜Assistant｜>"})
"""Tokens that would be another dialect's without their bars, as Hunyuan's `<tool_sep>`, or XML."""
_TAG = late_pattern(r"</?[a-z_]+>")


class Opened(NamedTuple):
    """A marker that was found."""

    start: int
    """Where it begins."""

    end: int
    """One past its last character."""

    token: str
    """Its canonical spelling; see `canonical`."""


def canonical(token: str) -> str:
    """One spelling for all that a damaged token can look like, but for bars that are lost."""
    return token.translate(_CANONICAL)


def without_bars(token: str) -> Iterable[str]:
    """The canonical spellings of a token of which any full-width bars are lost."""
    if token in _KEEPS_BARS:
        return (canonical(token),)
    pieces = token.split("｜")
    return (
        canonical("".join(part for pair in zip(pieces, (*bars, ""), strict=True) for part in pair))
        for bars in product(("｜", ""), repeat=len(pieces) - 1)
    )


def also_written(token: str) -> tuple[str, ...]:
    """A plain tag as web pages escape it, and in capitals; nothing for other tokens."""
    return (escape(token), token.upper()) if _TAG.fullmatch(token) is not None else ()


def pattern_of(tokens: Iterable[str]) -> str:
    """A regular expression that matches the longest of `tokens`, built as a trie."""
    root: dict[str, Any] = {}
    for token in tokens:
        node = root
        for unit in map(_unit, _looks(token)):
            node = node.setdefault(unit, {})
        node[""] = {}
    return _branches(root)


def beginnings(token: str, length: int) -> frozenset[str]:
    """The first characters of whatever a token may look like; all of a shorter one."""
    found = {""}
    for looks in _looks(token):
        longer = {text + look for text in found if len(text) < length for look in looks}
        found = longer | {text for text in found if len(text) == length}
    return frozenset(found)


def beginning_of(tokens: Iterable[str]) -> str:
    """A regular expression for the rest of a text that may become one of `tokens`."""
    root: dict[str, Any] = {}
    for token in tokens:
        node = root
        for unit in map(_unit, _looks(token)):
            node = node.setdefault(unit, {})
    return _cut_branches(root)


def _cut_branches(node: dict[str, Any]) -> str:
    choices = []
    for unit, child in node.items():
        # what ends here may be a token already, and become no longer one
        deeper = _cut_branches(child) if child else ""
        choices.append(unit + (rf"(?:\Z|{deeper})" if deeper else r"(?!)"))
    return f"(?:{'|'.join(choices)})"


def _looks(token: str) -> list[tuple[str, ...]]:
    """What each character of a token may look like."""
    looks = _LOOKS | (_IN_BARS if token.startswith("<|") else {})
    if token in _KEEPS_BARS:
        looks["｜"] = looks["|"]
    return [looks.get(char, (char,)) for char in token]


def _unit(looks: tuple[str, ...]) -> str:
    """A regular expression of one character's looks."""
    if len(looks) == 1:
        return re.escape(looks[0])
    return f"[{''.join(looks)}]{'?' if '' in looks else ''}"


def _branches(node: dict[str, Any]) -> str:
    choices = [unit + _branches(child) for unit, child in node.items() if unit]
    if not choices:
        return ""
    body = choices[0] if len(choices) == 1 else f"(?:{'|'.join(choices)})"
    return f"(?:{body})?" if "" in node else body
