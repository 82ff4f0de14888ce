"""What comes near to a call in what a model wrote: halves, lost openings, names, examples."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from itertools import islice

from tooldesk.calling.near_misses.code_spans import CodeSpans
from tooldesk.calling.near_misses.marked_call import marked_call
from tooldesk.calling.near_misses.near_miss import NearMiss
from tooldesk.calling.parsing.bodies.bare_calls import is_in_traceback
from tooldesk.calling.parsing.bodies.python_calls import read_calls
from tooldesk.calling.parsing.grammars import TABLE, TOKENS
from tooldesk.calling.parsing.known_tools import KnownTools
from tooldesk.calling.parsing.scan import Scan
from tooldesk.calling.parsing.values.strict_json import is_cut_off
from tooldesk.late_pattern import late_pattern
from tooldesk.tools.tool_result import JsonObject

MOST_OPENINGS = 5_000
"""Brackets that are looked at for a tool's name before them."""

MOST_NAMES = 100
"""Names of known tools before a parenthesis that are read on from."""

LONGEST_CALL = 10_000
"""How far is read from each of them."""

MOST_TAGS = 20
"""Tags of a known tool's name that are looked into."""

MOST_EXAMPLES = 100
"""Pieces of quoted code that are read."""

_OPENING = late_pattern(r"[({]")
_NAME_BEFORE = late_pattern(r"(?<![\w.\-/])([^\W\d][\w.\-/]{0,200}+)[`*\"']{0,3}+\Z")
_NAME_CUT = late_pattern(r"[\w\s]*+=?+\s*+")
_NAME_NEAR = late_pattern(r"(?<![\w.\-/])[^\W\d][\w.\-/]{0,200}+(?![\w.\-/])")
_NEAR = 32
_GAP = late_pattern(r"[`*\"' \t]*+(?:with|arguments|args|input|parameters|using|[:=>\-(])?+"
                  r"[`*\"' \t:=>\-]*+(?:(?:the )?(?:arguments|args|input|parameters)[ \t:]*+)?+"
                  r"\n?[ \t]*+(?:`{3}\w*+\s*+)?+")  # fmt: skip
_KEYWORD = late_pattern(r"\(\s*+[^\W\d]\w{0,80}+\s*+=(?!=)")
"""What code of any kind has too, `add(2, 3)`, is no sign of a call."""

_MARKED_NAME = late_pattern(
    r"(<function=|<\|tool_call_begin\|>(?:functions\.)?|\[TOOL_CALLS\]|<｜tool▁call▁begin｜>"
    r"|\bto=functions\.|<(?:\w{1,20}:)?function_call name=\"|<\|tool_call:name\|>"
    r"|^[ \t]*+\**Action:\**[ \t]*+(?![\w.\-/]{1,200}+[ \t]++\w))([^\W\d][\w.\-/]{0,200}+)",
    re.MULTILINE,
)
"""What names a tool in the notations of models, and is no call without more."""

_OTHER_FIELD = late_pattern(
    r"[ \t*_]*+(?:\r?\n[ \t]*+){1,3}+[*_\-•]{0,3}+[ \t]*+"
    r"(?!(?i:(?:the )?(?:action|thought|observation|final|question|input|arg|param)))"
    r"[^\W\d_]\w{1,30}+(?: \w{1,30}+){0,2}[*_]{0,2}+:"
)
"""The next field of minutes or a form, in which a name behind `Action` is no tool's."""

_TAG = late_pattern(r"<([^\W\d][\w.\-]{0,200}+)((?:\s[^<>]{0,1000}+)?+)>")
_NAMES_TOOL = late_pattern(
    r"\s(?:name|tool|tool_name|function)\s?+=\s?+[\"']?+([^\"'<>\s/]{1,200}+)"
)
_PYTHON = ("python-call", "pythonic", "gemma3-tool-code")
_MAY_BE_CALL = late_pattern(r"tool|function|invoke|call|arguments|\"name\"|\w\(", re.IGNORECASE)

_CLOSERS = tuple(dict.fromkeys(row.marker for row in TOKENS if row.part == "end"))
_CLOSER = late_pattern(
    "|".join(re.escape(each) for each in sorted(_CLOSERS, key=len, reverse=True))
)
_NAMED_AT_END = late_pattern(r"<(?:[a-z]{1,20}:)?(?:invoke name=|function=)[^<>\s]{1,200}+>\Z")
_OPENERS = tuple(
    row.marker
    for row in (*TABLE, *TOKENS)
    if row.part == "start" and not row.is_pattern and len(row.marker) > 4
    and row.marker[0] in "<[]" and row.marker[-1] in ">]"
)  # fmt: skip
_OPENED = (
    ("</", "<"), ("[/", "["), ("end_", "start_"), ("|END_", "|START_"), ("_end|", "_begin|"),
    ("▁end｜", "▁begin｜"), ("close|", "open|"), ("suffix", "prefix"),
    ("<tool_call|>", "<|tool_call>"), ("action_begin", "action_start"),
)  # fmt: skip
"""What of a closing tag is another word in the opening one, tried in this order."""


def text_misses(
    text: str, schemas: Mapping[str, JsonObject], code: CodeSpans
) -> Iterator[NearMiss]:
    """Everything that comes near, the weightiest kinds first."""
    if schemas:
        yield from _marked_names(text, KnownTools(schemas), code)
        yield from _named_tools(text, KnownTools(schemas), code)
        yield from _tools_as_tags(text, KnownTools(schemas), code)
    yield from _lone_openings(text)
    yield from _lone_closings(text, code)
    yield from _examples(text, schemas, code)


def _marked_names(text: str, tools: KnownTools, code: CodeSpans) -> Iterator[NearMiss]:
    """A known tool's name where a notation has it, before what are no arguments of it."""
    for found in _MARKED_NAME.finditer(text):
        marker, name = found.group(1).strip(), found.group(2)
        is_field = "Action" in marker and _OTHER_FIELD.match(text, found.end()) is not None
        if name in tools and not (is_field or code.holds(found.start())):
            line_end = text.find("\n", found.end())
            yield NearMiss(
                "named_tool", found.start(), line_end if line_end >= 0 else len(text),
                f"{name} stands behind {marker}, where a call begins, but what follows can't be"
                " read as its arguments.",
                "Have the model write the call again, with arguments as the notation has them.",
            )  # fmt: skip
            return


def _named_tools(text: str, tools: KnownTools, code: CodeSpans) -> Iterator[NearMiss]:
    """A known tool's name before arguments that no notation makes a call of."""
    scan, names = Scan(text, tools), 0
    for opening in islice(_OPENING.finditer(text), MOST_OPENINGS):
        if scan.is_spent:
            return
        place = opening.start()
        if code.holds(place):
            continue
        if text[place] == "{":
            found = _before_object(scan, place)
        elif names < MOST_NAMES and (name := _name_before(scan, place)):
            names += 1
            found = _after_name(scan, place, name)
        else:
            continue
        if found is not None:
            yield found
            return


def _name_before(scan: Scan, place: int) -> re.Match[str] | None:
    """A known tool's name right before a place, with the signs around it."""
    named = _NAME_BEFORE.search(scan.text[max(0, place - 210) : place])
    return named if named is not None and named.group(1) in scan.tools else None


def _after_name(scan: Scan, place: int, named: re.Match[str]) -> NearMiss | None:
    """`NAME(` in the middle of a line, whole or cut off."""
    start, name = place - len(named.group()), named.group(1)
    before, limit = len(scan.calls), min(place + LONGEST_CALL, len(scan.text))
    end = read_calls(scan, start, limit, "python-call", is_weak=True)
    if end < 0 or len(scan.calls) == before:
        return _cut_off(start, place, scan, name)
    if scan.calls[before].hold == "incomplete":
        return _half(start, limit, name) if limit == len(scan.text) else None
    if is_in_traceback(scan.text, start):
        return None
    has_keywords = _KEYWORD.match(scan.text, place) is not None
    return _no_marker(start, end, name) if has_keywords else None


def _cut_off(start: int, place: int, scan: Scan, name: str) -> NearMiss | None:
    """`NAME(` and nothing but space or the beginning of a name behind."""
    rest = scan.text[place + 1 : place + 80]
    is_end = place + 1 + len(rest) == len(scan.text) and _NAME_CUT.fullmatch(rest)
    return _half(start, len(scan.text), name) if is_end else None


def _before_object(scan: Scan, place: int) -> NearMiss | None:
    """A JSON object behind a tool's name, which fits the tool or ends too early."""
    text, near = scan.text, scan.text[max(0, place - 200 - _NEAR) : place]
    offset = place - len(near)
    named = None
    for found in _NAME_NEAR.finditer(near):
        if found.group() in scan.tools and _GAP.fullmatch(near, found.end()) is not None:
            named = found
    if named is None:
        return None
    name, start = named.group(), offset + named.start()
    strict = scan.json_at(place)
    if strict is None:
        is_half = is_cut_off(text, scan.json_failed_at)
        return _half(start, len(text), name) if is_half else None
    arguments = strict[0]
    if not isinstance(arguments, dict) or not arguments:
        return None
    fits = scan.tools.is_complete(name, arguments) and arguments.keys() <= set(
        scan.tools.properties(name)
    )
    return _no_marker(start, strict[1], name) if fits else None


def _half(start: int, end: int, name: str) -> NearMiss:
    return NearMiss(
        "half_call", start, end,
        f"The text ends in the middle of a call of {name}.",
        "Have the model write the call again, with room for all of it.",
    )  # fmt: skip


def _no_marker(start: int, end: int, name: str) -> NearMiss:
    return NearMiss(
        "named_tool", start, end,
        f"{name} stands here with arguments that fit it, but not in the notation of any dialect.",
        "Have the model write the call in its own dialect, with nothing else on the line.",
    )  # fmt: skip


def _tools_as_tags(text: str, tools: KnownTools, code: CodeSpans) -> Iterator[NearMiss]:
    """A tool's name as a tag, or in one, with its parameters, as some agents' prompts want it."""
    named = ((tag, _tool_of(tag, tools)) for tag in _TAG.finditer(text))
    for tag, name in islice(((tag, name) for tag, name in named if name), MOST_TAGS):
        closer = f"</{tag.group(1)}>"
        close = text.find(closer, tag.end())
        end = tag.end() if tag.group(2).endswith("/") else close if close >= 0 else len(text)
        if _has_values(tag.group(2), text[tag.end() : end], tools.properties(name)) and (
            not code.holds(tag.start())
        ):
            end += len(closer) if end == close else 0
            yield _no_marker(tag.start(), end, name)
            return


def _tool_of(tag: re.Match[str], tools: KnownTools) -> str:
    if tag.group(1) in tools:
        return tag.group(1)
    naming = _NAMES_TOOL.search(tag.group(2))
    return naming.group(1) if naming is not None and naming.group(1) in tools else ""


def _has_values(attributes: str, inside: str, parameters: Iterable[str]) -> bool:
    """Whether a parameter stands there as an attribute, as a tag, or in one."""
    return any(
        f" {each}=" in attributes
        or any(f"{sign}{each}{end}" in inside for sign, end in (("<", ">"), ('="', '"')))
        for each in parameters
    )


def _lone_openings(text: str) -> Iterator[NearMiss]:
    """The text ends right behind a marker that begins a call."""
    end = len(text.rstrip())
    named = _NAMED_AT_END.search(text, max(0, end - 300), end)
    marker = None
    if text.endswith(_OPENERS, 0, end):
        marker = next(each for each in _OPENERS if text.endswith(each, 0, end))
    marker = named.group() if named is not None else marker
    start = end - len(marker or "")
    if marker is not None and text[start - 1 : start] != "`":
        yield NearMiss(
            "half_call", start, end,
            f"The text ends right behind {marker}, where a call begins.",
            "Have the model go on, or write the call again, with room for all of it.",
        )  # fmt: skip


def _lone_closings(text: str, code: CodeSpans) -> Iterator[NearMiss]:
    """A tag that ends a call which nothing began."""
    opened_at: dict[str, int] = {}
    for found in _CLOSER.finditer(text):
        closer = found.group()
        opener = _opener_of(closer)
        if closer not in opened_at:
            # a tag that carries a name or attributes is open all the same
            is_tag = opener.startswith("<") and opener[1:2].isalpha()
            opened_at[closer] = text.find(opener[:-1] if is_tag else opener)
        if code.holds(found.start()) or 0 <= opened_at[closer] < found.start():
            continue
        yield NearMiss(
            "lone_closing", *found.span(),
            f"{closer} ends a call, but nothing before it begins one: {opener} is missing.",
            "Paste the whole output, or have the model write the call again from its beginning.",
        )  # fmt: skip
        return


def _opener_of(closer: str) -> str:
    for written, other in _OPENED:
        closer = closer.replace(written, other)
    return closer


def _examples(text: str, schemas: Mapping[str, JsonObject], code: CodeSpans) -> Iterator[NearMiss]:
    """A call that the text only shows, as code."""
    pieces = (each for each in code.spans if _MAY_BE_CALL.search(text, *each.code))
    for span in islice(pieces, MOST_EXAMPLES):
        shown = text[slice(*span.code)]
        calling = marked_call(shown, schemas)
        if calling is None:  # it may be a text that a command is given
            calling = marked_call(shown[shown.find("{") : shown.rfind("}") + 1], schemas)
        if calling is not None and (
            calling.dialect not in _PYTHON or _KEYWORD.search(text, *span.code)
        ):
            yield NearMiss(
                "fenced_example", span.start, span.end,
                f"A call of {calling.tool_name[:80]} stands here as code, in a comment or in a"
                " quotation, which shows a call and makes none.",
                "If it was meant, have the model write the call alone, with nothing around it.",
                calling.dialect,
            )  # fmt: skip
            return
