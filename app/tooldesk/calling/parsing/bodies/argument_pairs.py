"""Read a name followed by `<arg_key>K</arg_key><arg_value>V</arg_value>` pairs (GLM and kin)."""

from __future__ import annotations

from tooldesk.calling.parsing.bodies.raw_values import Doubts, closing, raw_value
from tooldesk.calling.parsing.scan import Scan
from tooldesk.calling.parsing.skipping import past
from tooldesk.calling.parsing.values.schema_typing import typed
from tooldesk.calling.tool_calling import Repair
from tooldesk.late_pattern import late_pattern
from tooldesk.tools.tool_result import JsonObject

_PREFIX = r"(?:[A-Za-z]{1,12}[_|｜:])?"
_SUFFIX = r"(?::\w++)?"
NAME = late_pattern(
    r"\s*+([^\s<>{}()\[\]\"',;]{0,199}[^\s<>{}()\[\]\"',;:：])[:：]?[ \t]*+(\r?\n)?\s*+"
    rf"(?=(<{_PREFIX}arg_key{_SUFFIX}>)|(<tool_sep{_SUFFIX}>)|(</|<end_of_tool_call)|(\{{)|(\Z))"
)
"""A tool's name and what follows it: a pair, a separator, a closing tag, JSON or the end."""

_PAIR = late_pattern(
    rf"\s*+<{_PREFIX}arg_key{_SUFFIX}>([^<]*+)</{_PREFIX}arg_key{_SUFFIX}>"
    rf"\s*+<{_PREFIX}arg_value{_SUFFIX}>"
)
_PLAIN_PAIR = late_pattern(
    r"\s*+<arg_key>([^<]*+)</arg_key>\s*+<arg_value>([^<]*+)</arg_value>"
    r"(?=\s*+<(?:arg_key>|/tool_call))"
)
_LONELY_KEY = late_pattern(
    rf"\s*+<{_PREFIX}arg_key{_SUFFIX}>([^<]*+)(?:</{_PREFIX}arg_key{_SUFFIX}>)?\s*+"
    rf"(?!<{_PREFIX}arg_value)"
)
_CLOSE = late_pattern(
    rf"</{_PREFIX}arg_value{_SUFFIX}>"
    rf"(?=\s*+(?:<{_PREFIX}arg_key|</[^>\s]{{0,64}}tool_call|<end_of_tool_call|\Z))"
)
_OWN_CLOSE = late_pattern(rf"\s*+</{_PREFIX}arg_value{_SUFFIX}>")
_LOOSE_CLOSE = late_pattern(
    rf"</{_PREFIX}arg_value{_SUFFIX}>|<{_PREFIX}arg_key{_SUFFIX}>|</[^>\s<]{{0,12}}tool_call{_SUFFIX}>"
)
CLOSE = late_pattern(rf"</[^>\s<]{{0,16}}tool_call{_SUFFIX}>|<end_of_tool_call{_SUFFIX}>")
"""The same without the space before it, to be searched for."""

END = late_pattern(rf"\s*+(?:</[^>\s<]{{0,16}}tool_call{_SUFFIX}>|<end_of_tool_call{_SUFFIX}>)")
"""What closes the block."""

_ELEMENT = (
    late_pattern(
        rf"<[^>\s</]{{0,16}}tool_call{_SUFFIX}>[^<>]{{0,200}}+<{_PREFIX}(?:arg_key|sep){_SUFFIX}>"
    ),
    CLOSE,
)


def read(scan: Scan, start: int, pos: int, name: str, dialect: str) -> int:
    """Read pairs from `pos` on and note the call; gives its end."""
    text = scan.text
    arguments: JsonObject = {}
    properties, root = scan.tools.properties(name), scan.tools.schema(name)
    doubts = Doubts()
    while True:
        if (plain := _PLAIN_PAIR.match(text, pos)) is not None:
            key, written, pos = plain.group(1).strip(), plain.group(2), plain.end()
        elif (pair := _PAIR.match(text, pos)) is not None:
            key = pair.group(1).strip()
            written, pos = _value(scan, pair.end(), key, doubts)
        elif (lonely := _LONELY_KEY.match(text, pos)) is not None:
            doubts.miss(f"The value of {lonely.group(1).strip() or 'a parameter'}")
            pos = lonely.end()
            continue
        else:
            break
        doubts.put(arguments, key, typed(written, properties.get(key), root))
    closed = END.match(text, pos)
    repairs: tuple[Repair, ...] = ()
    if closed is None:
        repairs = (Repair(pos, "", "</tool_call>", "missing closing tag"),)
        doubts.miss("</tool_call>")
    end = closed.end() if closed is not None else pos
    doubts.see_end(text, end, arguments)
    scan.add(name, arguments, (start, end), dialect, repairs=repairs, **doubts.held)
    return end


def _value(scan: Scan, pos: int, key: str, doubts: Doubts) -> tuple[str, int]:
    """A value's raw text, and where reading goes on."""
    text = scan.text
    if (raw := raw_value(scan, pos, key, doubts)) is not None:
        written, end = raw
        return written, past(_OWN_CLOSE, text, end)
    close = closing(scan, pos, _CLOSE, _ELEMENT)
    loose = scan.search(_LOOSE_CLOSE, pos)
    if close is not None:
        if loose is not None and loose.start() < close.start() and "arg_key" in loose.group():
            inner = scan.search(_ELEMENT[0], pos)
            if inner is None or inner.start() > loose.start():
                doubts.miss(f"The end of {key}")
                return text[pos : loose.start()].rstrip("\n"), loose.start()
        return text[pos : close.start()], close.end()
    doubts.miss(f"The end of {key}")
    if loose is None or scan.search(_ELEMENT[0], pos) is not None:
        return text[pos:], len(text)
    if "arg_value" in loose.group():
        return text[pos : loose.start()], loose.end()
    return text[pos : loose.start()].rstrip("\n"), loose.start()
