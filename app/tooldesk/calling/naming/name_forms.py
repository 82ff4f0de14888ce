"""Normal forms of tool names: what models and providers add to a name, and what they change."""

from __future__ import annotations

import re
from functools import lru_cache

from tooldesk.late_pattern import late_pattern

_QUOTES = "\"'`*\u2018\u2019\u201c\u201d\u00ab\u00bb<>[]{}:;,."
_INVISIBLE = " \t\r\n\v\f\0\ufeff\u200b\u200c\u200d\u2060\u00a0"
_PREFIX = late_pattern(
    r"(?:functions?|default_api|default_tools|tools?|multi_tool_use)(?:\.|::|/|:|__)(?=.)",
    re.IGNORECASE,
)
_SUFFIX = late_pattern(r"(?::\d{1,4}|\(\s*\)|\()$")
_MAX_PREFIXES = 3
_MCP = "mcp__"
_SPECIAL_TOKEN = late_pattern("<[|\uff5c]")
_BETWEEN_DIGITS = late_pattern(r"(?<=\d) (?=\d)")
_WORD = late_pattern(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+|[^\W\d_A-Za-z]+")


def strip_decoration(written: str) -> tuple[str, tuple[str, ...]]:
    """Take off what is not part of a name, and say what was taken.

    Returns:
        The bare name, and a phrase for each thing that was removed.
    """
    if written.isidentifier() and "__" not in written:
        return written, ()
    removed: list[str] = []
    plain = written.strip(_QUOTES + _INVISIBLE)
    if token := _SPECIAL_TOKEN.search(plain, 0, 512):
        plain = plain[: token.start()].strip(_QUOTES + _INVISIBLE)
        removed.append("cut off a special token")
    elif plain != written:
        removed.append("stripped quotes and spaces")
    if suffix := _SUFFIX.search(plain[-16:]):
        plain = plain[: len(plain) - len(suffix.group())].rstrip(_QUOTES + _INVISIBLE)
        removed.append(f'stripped "{suffix.group()}"')
    for _ in range(_MAX_PREFIXES):
        if prefix := _PREFIX.match(plain):
            plain = plain[prefix.end() :]
            removed.append(f'stripped "{prefix.group()}"')
    return plain, tuple(removed)


@lru_cache(maxsize=8192)
def words(name: str) -> tuple[str, ...]:
    """The words of a name in lower case, split at separators, digits and camelCase."""
    return tuple([word.lower() for word in _WORD.findall(name)])


def fold(name: str) -> str:
    """A form that ignores case and separators; digits stay apart, so v1.1 is not v11."""
    return _BETWEEN_DIGITS.sub("_", " ".join(words(name))).replace(" ", "")


def forms(name: str) -> list[str]:
    """The normal forms that a name may be found by: its own, and that without a leading mcp__."""
    own = fold(name)
    if name.startswith(_MCP):
        return [form for form in (own, fold(name[len(_MCP) :])) if form]
    return [own] if own else []
