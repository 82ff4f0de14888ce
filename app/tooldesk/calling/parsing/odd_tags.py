"""Tags in capitals, or with space in them, as their notation has them.

Every tag keeps its place, so that what is read then stands where it was written. Where a notation's
tags are written in two ways, those of one of them may be text, and nothing is changed.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from tooldesk.calling.parsing.damage import SeenToken
from tooldesk.late_pattern import late_pattern
from tooldesk.tools.tool_result import JsonValue

_TAG = late_pattern(
    r"<[ \t]{0,8}+(/?)[ \t]{0,8}+((?:[a-z]{1,8}+:)?"
    r"(?:tool_calls?|function_calls?|function|param(?:eter)?|invoke|arg_key|arg_value|tool_sep))"
    r"(?![\w:\-])([^<>\n]{0,200}+)>",
    re.IGNORECASE,
)
_ATTRIBUTE = late_pattern(r"(?<=\s)(?:name|string)(?=\s*+=)", re.IGNORECASE)


def tidied(text: str) -> tuple[str, list[SeenToken]] | None:
    """The text with such tags as they should be, and what they were; None where there are none."""
    pieces: list[str] = []
    seen: list[SeenToken] = []
    ways: dict[str, bool] = {}
    done = 0
    for tag in _TAG.finditer(text):
        written, meant = tag.group(), _as_meant(tag)
        if ways.setdefault(tag.group(2).lower(), written != meant) != (written != meant):
            return None
        if written != meant:
            is_closing, room = tag.group(1) != "", " " * (len(written) - len(meant))
            seen.append(SeenToken(tag.start(), written, meant, is_closing))
            pieces += [text[done : tag.start()], meant + room if is_closing else room + meant]
            done = tag.end()
    return ("".join([*pieces, text[done:]]), seen) if seen else None


def _as_meant(tag: re.Match[str]) -> str:
    slash, name, more = tag.groups()
    more = _ATTRIBUTE.sub(_in_lower_case, more.rstrip(" \t"))
    return f"<{slash}{name.lower()}{more}>"


def _in_lower_case(found: re.Match[str]) -> str:
    return found.group().lower()


def stand_in(values: Iterable[JsonValue]) -> bool:
    """Whether any of the values holds such a tag, odd or not, which would be text."""
    waiting = list(values)
    while waiting:
        value = waiting.pop()
        if isinstance(value, str) and "<" in value and _TAG.search(value) is not None:
            return True
        if isinstance(value, dict):
            waiting += value.values()
        elif isinstance(value, list):
            waiting += value
    return False
