"""Find the next marker of any dialect in one pass, however damaged its special characters are."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any, NamedTuple

_DAMAGED = {"｜": "[|｜]", "|": "[|｜]", "▁": "[▁_ ]", "_": "[_▁]"}
_CANONICAL = str.maketrans({"｜": "|", "▁": "_", " ": "_"})


class Opened(NamedTuple):
    """A marker that was found."""

    start: int
    """Where it begins."""

    end: int
    """One past its last character."""

    token: str
    """Its canonical spelling; see `canonical`."""


def canonical(token: str) -> str:
    """One spelling for all that a damaged token can look like."""
    return token.translate(_CANONICAL)


def pattern_of(tokens: Iterable[str]) -> str:
    """A regular expression that matches the longest of `tokens`, built as a trie."""
    root: dict[str, Any] = {}
    for token in tokens:
        node = root
        for char in token:
            node = node.setdefault(_DAMAGED.get(char, re.escape(char)), node.get(char, {}))
        node[""] = {}
    return _branches(root)


def _branches(node: dict[str, Any]) -> str:
    choices = [unit + _branches(child) for unit, child in node.items() if unit]
    if not choices:
        return ""
    body = choices[0] if len(choices) == 1 else f"(?:{'|'.join(choices)})"
    return f"(?:{body})?" if "" in node else body
