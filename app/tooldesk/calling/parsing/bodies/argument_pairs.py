"""Read a name followed by `<arg_key>K</arg_key><arg_value>V</arg_value>` pairs (GLM and kin)."""

from __future__ import annotations

import re

from tooldesk.calling.parsing.scan import HoldReason, Scan
from tooldesk.calling.parsing.values.schema_typing import typed
from tooldesk.calling.tool_calling import Repair
from tooldesk.tools.tool_result import JsonObject

_PREFIX = r"(?:[A-Za-z]{1,12}[_|｜:])?"
_SUFFIX = r"(?::\w+)?"
NAME = re.compile(
    r"\s*([^\s<>{}()\[\]\"',;]{1,200})[ \t]*(\r?\n)?\s*"
    rf"(?=(<{_PREFIX}arg_key{_SUFFIX}>)|(<tool_sep{_SUFFIX}>)|(</|<end_of_tool_call)|(\{{)|(\Z))"
)
"""A tool's name and what follows it: a pair, a separator, a closing tag, JSON or the end."""

_PAIR = re.compile(
    rf"\s*<{_PREFIX}arg_key{_SUFFIX}>([^<]*)</{_PREFIX}arg_key{_SUFFIX}>\s*<{_PREFIX}arg_value{_SUFFIX}>"
)
_PLAIN_PAIR = re.compile(
    r"\s*<arg_key>([^<]*+)</arg_key>\s*<arg_value>([^<]*+)</arg_value>(?=\s*<(?:arg_key>|/tool_call))"
)
_LONELY_KEY = re.compile(
    rf"\s*<{_PREFIX}arg_key{_SUFFIX}>[^<]*(?:</{_PREFIX}arg_key{_SUFFIX}>)?\s*(?!\s*<{_PREFIX}arg_value)"
)
_CLOSE = re.compile(
    rf"</{_PREFIX}arg_value{_SUFFIX}>(?=\s*(?:<{_PREFIX}arg_key|</[^>\s]*tool_call|<end_of_tool_call|\Z))"
)
_LOOSE_CLOSE = re.compile(
    rf"</{_PREFIX}arg_value{_SUFFIX}>|<{_PREFIX}arg_key{_SUFFIX}>|</[^>\s<]{{0,12}}tool_call{_SUFFIX}>"
)
CLOSE = re.compile(rf"</[^>\s<]{{0,16}}tool_call{_SUFFIX}>|<end_of_tool_call{_SUFFIX}>")
"""The same without the space before it, to be searched for."""

END = re.compile(rf"\s*(?:</[^>\s<]{{0,16}}tool_call{_SUFFIX}>|<end_of_tool_call{_SUFFIX}>)")
"""What closes the block."""


def read(scan: Scan, start: int, pos: int, name: str, dialect: str) -> int:
    """Read pairs from `pos` on and note the call; gives its end."""
    text = scan.text
    arguments: JsonObject = {}
    properties, root = scan.tools.properties(name), scan.tools.schema(name)
    repairs: list[Repair] = []
    is_cut = False
    while True:
        plain = _PLAIN_PAIR.match(text, pos)
        if plain is not None:
            key = plain.group(1).strip()
            arguments[key] = typed(plain.group(2), properties.get(key), root)
            pos = plain.end()
            continue
        pair = _PAIR.match(text, pos)
        if pair is None:
            lonely = _LONELY_KEY.match(text, pos)
            if lonely is None:
                break
            pos = lonely.end()
            continue
        key = pair.group(1).strip()
        written, pos, is_cut = _value(scan, pair.end(), repairs)
        arguments[key] = typed(written, properties.get(key), root)
    closed = END.match(text, pos)
    end = closed.end() if closed is not None else pos
    hold: HoldReason = ""
    if closed is None:
        repairs.append(Repair(pos, "", "</tool_call>", "missing closing tag"))
        is_cut = is_cut or scan.ends_in_tag(pos)
        is_whole = not is_cut and bool(
            text[pos : pos + 64].strip() or scan.tools.is_complete(name, arguments)
        )
        hold = "" if is_whole else "incomplete"
    scan.add(name, arguments, (start, end), dialect, repairs=tuple(repairs), hold=hold)
    return end


def _value(scan: Scan, pos: int, repairs: list[Repair]) -> tuple[str, int, bool]:
    text = scan.text
    close = scan.search(_CLOSE, pos)
    loose = scan.search(_LOOSE_CLOSE, pos)
    if close is not None and (
        loose is None or "arg_value" in loose.group() or "tool_call" in loose.group()
    ):
        return text[pos : close.start()], close.end(), False
    if loose is None:
        return text[pos:], len(text), True
    if "arg_value" in loose.group():
        return text[pos : loose.start()], loose.end(), False
    repairs.append(Repair(loose.start(), "", "</arg_value>", "missing closing tag"))
    return text[pos : loose.start()].rstrip("\n"), loose.start(), False
