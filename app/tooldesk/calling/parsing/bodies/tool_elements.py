"""Read calls whose tags are the names of the tool and its parameters, as Cline's prompts have them.

Cline, Roo and Kilo write `<read_file><path>a.md</path></read_file>`. Nothing but the names says
that it is a call, so the tool must be known and the parameters its own. Values stand there as they
are: a tag ends one only where another parameter, or the end of the call, follows.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tooldesk.calling.parsing.bodies.raw_values import Doubts
from tooldesk.calling.parsing.loose_ends import CUT_SHORT
from tooldesk.calling.parsing.markers import Opened
from tooldesk.calling.parsing.scan import Scan
from tooldesk.calling.parsing.skipping import past
from tooldesk.calling.parsing.values.schema_typing import typed
from tooldesk.calling.tool_calling import Repair
from tooldesk.late_pattern import late_pattern
from tooldesk.tools.tool_result import JsonObject

NAME = r"[A-Za-z_][\w.\-]{0,100}+"
"""What a tag of this notation is called."""

NAMED = late_pattern(rf"({NAME})>(?=\s*+<)")
"""What stands behind the sign that begins a call."""

_SPACE = late_pattern(r"\s*+")
_TAG = late_pattern(rf"<(/?)({NAME})>")
_CUT_TAG = late_pattern(r"<(?:/?+(?:[A-Za-z_][\w.\-]{0,100}+)?)?\Z")


def read(scan: Scan, opened: Opened, dialect: str) -> int:
    """One element; gives its end, or -1 when it is none of a known tool."""
    named = NAMED.match(scan.text, opened.end)
    name = named.group(1) if named is not None else ""
    if named is None or name not in scan.tools:
        scan.sure_at = opened.end
        return -1
    properties, pos = scan.tools.properties(name), named.end()
    arguments: JsonObject = {}
    doubts = Doubts()
    while (key := _key_at(scan.text, pos, properties)) is not None:
        pos = _read_value(scan, past(_SPACE, scan.text, pos), (name, key), arguments, doubts)
    return _end(scan, (opened.start, pos), name, arguments, doubts, dialect)


def _key_at(text: str, pos: int, properties: Mapping[str, Any]) -> str | None:
    """The parameter that begins behind a place, but for space."""
    tag = _TAG.match(text, past(_SPACE, text, pos))
    return tag.group(2) if tag is not None and not tag[1] and tag[2] in properties else None


def _read_value(
    scan: Scan, pos: int, within: tuple[str, str], arguments: JsonObject, doubts: Doubts
) -> int:
    """A parameter, whose tag stands at `pos`; gives where reading goes on."""
    name, key = within
    text, schema = scan.text, scan.tools.schema(name)
    begun = pos + len(key) + 2
    close = _close(scan, begun, within)
    if close < 0:
        doubts.miss(f"</{key}>")
    written = text[begun : close if close >= 0 else len(text)]
    span = begun, begun + len(written)
    if _ends_another(text, span, scan.tools.properties(name), name, arguments):
        doubts.ambiguous = doubts.ambiguous or CUT_SHORT
    value = typed(_without_breaks(written), scan.tools.properties(name).get(key), schema)
    doubts.put(arguments, key, value)
    return close + len(key) + 3 if close >= 0 else len(text)


def _close(scan: Scan, pos: int, within: tuple[str, str]) -> int:
    """Where the tag stands that ends a value, outside of whole calls of the same tool within it."""
    name, key = within
    text, properties = scan.text, scan.tools.properties(name)
    depth, close = 0, text.find(f"</{key}>", pos)
    while close >= 0:
        depth += text.count(f"<{name}>", pos, close) - text.count(f"</{name}>", pos, close)
        pos = close + len(key) + 3
        if depth <= 0 and _may_follow(text, pos, properties, name):
            return close
        close = text.find(f"</{key}>", pos)
    return -1


def _ends_another(
    text: str, span: tuple[int, int], properties: Mapping[str, Any], name: str, given: JsonObject
) -> bool:
    """Whether a parameter before this one may go on to an end that stands in this one's value."""
    depths = dict.fromkeys(given, 0)
    for tag in _TAG.finditer(text, *span):
        key = tag[2]
        if key not in depths:
            continue
        depths[key] += -1 if tag[1] else 1
        if depths[key] < 0 and _may_follow(text, tag.end(), properties, name):
            return True
    return False


def _may_follow(text: str, pos: int, properties: Mapping[str, Any], name: str) -> bool:
    """Whether what stands behind the end of a value makes it one: a parameter, or the end."""
    tag = _TAG.match(text, past(_SPACE, text, pos))
    return tag is not None and (tag[2] == name if tag[1] else tag[2] in properties)


def _without_breaks(written: str) -> str:
    """A value without the one line break that may stand on either side of it."""
    if written.startswith(("\n", "\r\n")):
        written = written[1 + (written[0] == "\r") :]
    if written.endswith("\n"):
        written = written[: -2 if written.endswith("\r\n") else -1]
    return written


def _ends_twice(scan: Scan, name: str, pos: int) -> bool:
    """Whether an end stands behind a place that belongs to no other call of the tool."""
    again = scan.find(f"</{name}>", pos)
    return again >= 0 and not 0 <= scan.find(f"<{name}>", pos) < again


def _end(
    scan: Scan, span: tuple[int, int], name: str, arguments: JsonObject, doubts: Doubts,
    dialect: str,
) -> int:  # fmt: skip
    """What stands behind the parameters: the end of the call, or anything else."""
    text, at, closer = scan.text, past(_SPACE, scan.text, span[1]), f"</{name}>"
    repairs: tuple[Repair, ...] = ()
    end = at + len(closer) if text.startswith(closer, at) else -1
    if not arguments and (end < 0 or scan.tools.required(name)):
        if not scan.may_grow or _CUT_TAG.match(text, at) is None:
            scan.sure_at = span[1]
        return -1
    if end < 0:
        end = span[1]
        doubts.miss(closer)
        repairs = (Repair(end, "", closer, "missing closing tag"),)
    elif _ends_twice(scan, name, end):
        doubts.ambiguous = doubts.ambiguous or CUT_SHORT
    scan.add(name, arguments, (span[0], end), dialect, repairs=repairs, **doubts.held)
    return end
