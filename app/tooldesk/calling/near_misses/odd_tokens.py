"""Which dialect a text would be in, were it not for one token: `<toolcall>` for `<tool_call>`."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from typing import NamedTuple

from tooldesk.calling.naming.likeness import most_alike
from tooldesk.calling.near_misses.code_spans import CodeSpans
from tooldesk.calling.near_misses.marked_call import marked_call
from tooldesk.calling.near_misses.near_miss import NearMiss
from tooldesk.calling.parsing.grammars import TABLE, TOKENS
from tooldesk.late_pattern import late_pattern
from tooldesk.tools.tool_result import JsonObject

MOST_TRIALS = 8
"""Readings of the text with another token in it; each takes as long as reading the text."""

MOST_TOKENS = 200
"""Different tokens of one text that are looked at."""

_TOKEN = late_pattern(
    r"(?P<tag></?(?P<name>[A-Za-z][\w.:\-]{1,40}+)(?=[\s>=]))"
    r"|(?P<bars></?[|｜]{1,2}(?P<words>[\w▁ .\-]{3,40}+)[|｜]?>)"
    r"|(?P<square>\[/?(?P<capitals>[A-Z][A-Z_ ]{3,24}+)\])"
)
_LABEL = late_pattern(r"^[ \t*#>-]{0,8}+(?P<label>[A-Za-z](?:[\w]|[ _](?=\w)){1,20}+)\**+:", re.M)
_LABELS = {
    "input": "Action Input", "args": "Action Input", "arguments": "Action Input",
    "parameters": "Action Input", "params": "Action Input", "tool input": "Action Input",
    "actioninput": "Action Input", "action_input": "Action Input",
    "action inputs": "Action Input", "action imput": "Action Input", "acton input": "Action Input",
    "tool": "Action", "function": "Action", "tool name": "Action", "acton": "Action",
    "actions": "Action",
}  # fmt: skip
"""What models write in the place of ReAct's two words, which nothing else would tell."""

_ALSO_SAID = {
    "func": ("function",), "fn": ("function",), "call": ("tool_call",), "tool": ("tool_call",),
    "tool_use": ("tool_call",), "use_tool": ("tool_call",), "invocation": ("invoke",),
    "parameters": ("parameter",), "arg": ("parameter",), "toolsection": ("tool_call",),
}  # fmt: skip
_IN_BODIES = ("function", "parameter", "invoke", "arg_key", "arg_value", "param", "tool_sep")
_LIKE = 0.8


class _Odd(NamedTuple):
    written: re.Match[str]
    group: str
    meant: str


def odd_tokens(text: str, schemas: Mapping[str, JsonObject], code: CodeSpans) -> Iterator[NearMiss]:
    """The first token without which the text would hold a call; nothing when there is none."""
    for trial, odd in enumerate([*_odd(text, code), *_odd_labels(text, schemas, code)]):
        if trial >= MOST_TRIALS:
            return
        mended = _mended(text, odd)
        if (calling := marked_call(mended, schemas)) is None:
            continue
        written, name = odd.written.group(), odd.written.group(odd.group)
        meant = written.replace(name, odd.meant, 1)
        yield NearMiss(
            "one_token_off", *odd.written.span(),
            f"{written} is no marker that is known. With {meant} in its place the text would be"
            f" read as {calling.dialect}: a call of {calling.tool_name[:80]}.",
            f"Write {meant} in its place, everywhere, and read it again.",
            calling.dialect,
        )  # fmt: skip
        return


def _odd(text: str, code: CodeSpans) -> Iterator[_Odd]:
    """Tokens that are no marker, and what each may have been meant as, nearest first."""
    if "<" not in text and "[" not in text:  # as in most words, which the pattern takes long over
        return
    seen: set[str] = set()
    for found in _TOKEN.finditer(text):
        group = next(each for each in ("name", "words", "capitals") if found.group(each))
        name = found.group(group)
        if name in seen or code.holds(found.start()):
            continue
        seen.add(name)
        if len(seen) > MOST_TOKENS:
            return
        known = _known()[group]
        if name not in known:
            for meant in _meant(name, known):
                yield _Odd(found, group, meant)


def _meant(name: str, known: tuple[str, ...]) -> Iterator[str]:
    also = (each for each in _ALSO_SAID.get(name.lower(), ()) if each in known)
    alike = most_alike(name, known, 3)
    yield from dict.fromkeys((*also, *(each for each, score in alike if score >= _LIKE)))


@cache
def _known() -> Mapping[str, tuple[str, ...]]:
    """Names of all markers, by the kind of brackets around them."""
    names: dict[str, dict[str, None]] = {
        "name": dict.fromkeys(_IN_BODIES), "words": {}, "capitals": {}
    }  # fmt: skip
    for row in (*TABLE, *TOKENS):
        for found in () if row.is_pattern else _TOKEN.finditer(f"{row.marker} "):
            group = next(each for each in names if found.group(each))
            names[group][found.group(group)] = None
    return {group: tuple(found) for group, found in names.items()}


def _odd_labels(text: str, schemas: Mapping[str, JsonObject], code: CodeSpans) -> Iterator[_Odd]:
    """Labels such as `Tool:` and `Input:`, which only beside a known tool's name are any."""
    if not schemas or ":" not in text:
        return
    for found in _LABEL.finditer(text):
        meant = _LABELS.get(found.group("label").lower())
        if meant is not None and not code.holds(found.start()):
            yield _Odd(found, "label", meant)
            return


def _mended(text: str, odd: _Odd) -> str:
    """The text with another token in the place of the odd one, wherever that stands."""
    if odd.group == "label":
        return _LABEL.sub(_relabelled, text)
    name = odd.written.group(odd.group)

    def renamed(found: re.Match[str]) -> str:
        return (
            found.group().replace(name, odd.meant, 1) if name in found.groups() else found.group()
        )

    return _TOKEN.sub(renamed, text)


def _relabelled(found: re.Match[str]) -> str:
    label = found.group("label")
    return found.group().replace(label, _LABELS.get(label.lower(), label), 1)
