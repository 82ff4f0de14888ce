"""Read `<function=NAME>` with `<parameter=K>` children, and MiniCPM's attribute form of it.

Values are raw text that may hold anything, closing tags included. A parameter ends where its
closing tag is followed by what can follow a parameter.
"""

from __future__ import annotations

from collections.abc import Mapping
from html import unescape
from typing import Any

from tooldesk.calling.parsing.bodies.json_objects import arguments_follow, read_arguments_object
from tooldesk.calling.parsing.bodies.raw_values import (
    CDATA,
    Doubts,
    closing,
    is_in_block,
    is_other_xml,
    is_raw_next,
    raw_value,
)
from tooldesk.calling.parsing.call_objects import unwrapped
from tooldesk.calling.parsing.markers import Opened
from tooldesk.calling.parsing.name_patterns import NAME
from tooldesk.calling.parsing.scan import Scan
from tooldesk.calling.parsing.skipping import past
from tooldesk.calling.parsing.values.schema_typing import typed
from tooldesk.calling.tool_calling import Repair
from tooldesk.late_pattern import late_pattern
from tooldesk.tools.tool_result import JsonObject, JsonValue

_FUNCTION = late_pattern(
    r"<function\s*+(?:=\s*+|name\s*+=\s*+)"
    r"(?:\"([^\"<>\n]++)\"|'([^'<>\n]++)'|((?:[^\s\"'<>=/]|/(?!>))++))\s*+(/?+)>"
)
_BROKEN_HEAD = late_pattern(
    rf"<function\s*+[=/(:]\s*+[\"']?+({NAME})[\"']?+\s*+[)>(,]{{0,2}}+\s*+(?=\{{)"
)
BODY = late_pattern(
    r"[^<>{]*+(?:\{|/?+>[\s\ufeff\u200b]*+(?:<param|</|[{\[\"/`j]|[)>(,]\s*+\{|\Z|<[^<>]*+\Z)"
    r"|>\s{200})|[^<>]*+/>"
)
"""What a function needs behind its name: a parameter, JSON, an end, or that of the text."""

_BROKEN_END = late_pattern(r"\)?>?(?:</function>)?")
_HEAD = (
    r"\s*+<param(?:eter)?\s*+(?:=|name\s*+=)\s*+"
    r"(?:([^\s\"'<>]++(?:[ ]++[^\s\"'<>=]++)*+)|\"([^\"<>\n]++)\"|'([^'<>\n]++)')\s*+>"
)
_PARAMETER = late_pattern(_HEAD)
_CLOSE = late_pattern(
    r"</param(?:eter)?>(?=\s*+(?:<param(?:eter)?[\s=]|</function>\s*+(?:</(?:seed:)?tool_call>|<function|<tool_call|\Z|[^<\s])"
    r"|</(?:seed:)?tool_call>|\Z))"
)
_PLAIN = late_pattern(rf"{_HEAD}([^<]*+)</param(?:eter)?>(?=\s*+(?:<param|</function>))")
"""A parameter whose value holds no tag."""

_LOOSE_CLOSE = late_pattern(r"</param(?:eter)?>|</function>|</(?:seed:)?tool_call>")
_NEXT = late_pattern(r"<param(?:eter)?\s*+(?:=|name\s*+=)\s*+[\"']?+([^\s\"'<>]++)[\"']?+\s*+>")
_FUNCTION_END = late_pattern(r"</function>")
_SPACE = late_pattern(r"\s*")
_END = late_pattern(r"\s*+</function>")
_BREAKS = ("\n", "\r\n")
_TWO_BREAKS = ("\n\n", "\n\r\n")
_ELEMENT = (
    late_pattern(
        r"<(?:function\s*+(?:=|name\s*+=)\s*+[^\s<>]++\s*+|invoke\s[^<>]*+)>"
        r"(?=\s*+(?:<param(?:eter)?[\s=]|</function>|</invoke>))"
    ),
    late_pattern(r"</(?:function|invoke)>"),
)
"""A call in a value, which another notation may write with the same parameters."""

_TOOL_CALL_BEFORE = late_pattern(r"<(?:seed:)?tool_call>\s{0,8}+\Z")
_NEAR = 32
_OPEN_BLOCK = (
    "Text stands behind the end of the call and within its block; it may be part of a value."
)
_WRAPPER_END = late_pattern(r"\s*+</(?:seed:)?tool_call>")


def read(scan: Scan, opened: Opened, dialect: str) -> int:
    """Read one function element; gives its end, or -1 when it is none."""
    head = _FUNCTION.match(scan.text, opened.start)
    if head is None:
        return _read_broken_head(scan, opened.start)
    text, at = scan.text, head.end()
    first = past(_SPACE, text, at)
    if text.startswith(("<param ", "<paramname"), first):
        dialect = "minicpm-xml"
    elif scan.wrapper == "<seed:tool_call>":
        dialect = "seed-oss"
    name = scan.name_in(head, 1, 2, 3)
    if head.group(4):
        if _is_mention(scan, opened.start, name):
            return -1
        scan.add(name, {}, (opened.start, at), dialect)
        return at
    if not text.startswith("<", first) and arguments_follow(text, at, in_list=True):
        return _read_json(scan, opened.start, at, name)
    return _read_parameters(scan, opened.start, at, name, dialect)


def _read_json(scan: Scan, start: int, pos: int, name: str) -> int:
    """Llama's and Functionary's form: the arguments as one JSON object."""
    end = read_arguments_object(scan, name, (start, pos), "function-tag-json", until=_FUNCTION_END)
    if end < 0:
        return -1
    matched = _END.match(scan.text, end)
    return matched.end() if matched else end


def _read_broken_head(scan: Scan, start: int) -> int:
    """Llama's form with a head as small models get it wrong: `<function=f{…}</function>`."""
    head = _BROKEN_HEAD.match(scan.text, start)
    if head is None:
        return -1
    end = _read_json(scan, start, head.end(), scan.name_in(head, 1))
    if end >= 0:
        meant = f"<function={head.group(1)}>"
        scan.note_token(start, head.group(), meant)
        end = past(_BROKEN_END, scan.text, end)
    return end


def _read_parameters(scan: Scan, start: int, pos: int, name: str, dialect: str) -> int:
    text = scan.text
    arguments: JsonObject = {}
    repairs: list[Repair] = []
    doubts = Doubts()
    is_xml, is_inline = dialect == "minicpm-xml", dialect == "seed-oss"
    properties, root = scan.tools.properties(name), scan.tools.schema(name)
    while True:
        if (plain := _PLAIN.match(text, pos)) is not None:
            key, quoted, single, written = plain.groups()
            key = key or (quoted or single).strip()
            pos = plain.end()
            is_raw = not is_xml
        elif (head := _PARAMETER.match(text, pos)) is not None:
            key = (head[1] or head[2] or head[3]).strip()
            is_raw = not is_xml or is_raw_next(text, head.end())
            written, pos = _value(scan, head.end(), (name, arguments, key), repairs, doubts)
        else:
            break
        value = _typed(written, properties.get(key), root, is_raw, is_inline)
        if key in arguments:
            doubts.put(arguments, key, value)
        else:
            arguments[key] = value
    closed = _END.match(text, pos)
    if closed is None and not _is_meant(scan, pos, name, bool(arguments)):
        return -1
    if closed is None:
        repairs.append(Repair(pos, "", "</function>", "missing closing tag"))
        if _WRAPPER_END.match(text, pos) is None:
            doubts.miss("</function>")
    elif _is_other(scan, (start, closed.end()), name, is_empty=not arguments):
        return -1
    end = pos if closed is None else closed.end()
    arguments = unwrapped(name, arguments, scan.tools)
    doubts.see_end(text, end, arguments)
    if _is_block_open(text, start, end):
        doubts.ambiguous = doubts.ambiguous or _OPEN_BLOCK
    scan.add(name, arguments, (start, end), dialect, repairs=tuple(repairs), **doubts.held)
    return end


def _is_block_open(text: str, start: int, end: int) -> bool:
    """Whether text follows a function within a block, where another tag is due."""
    at = past(_SPACE, text, end)
    if at >= len(text) or text[at] == "<":
        return False
    return _TOOL_CALL_BEFORE.search(text, max(0, start - _NEAR), start) is not None


def _is_meant(scan: Scan, pos: int, name: str, has_arguments: bool) -> bool:
    """Whether a function without its closing tag was more than a mention of the tag."""
    if has_arguments or _WRAPPER_END.match(scan.text, pos) is not None:
        return True
    is_at_end = not scan.text[pos : pos + 200].strip() or scan.ends_in_tag(pos)
    return is_at_end and name in scan.tools


def _is_other(scan: Scan, span: tuple[int, int], name: str, *, is_empty: bool) -> bool:
    """Whether an element that ends is some other XML."""
    return (is_empty and _is_mention(scan, span[0], name)) or is_other_xml(scan, span, name)


def _is_mention(scan: Scan, start: int, name: str) -> bool:
    """Whether an empty element of an unknown name outside a block is some other XML."""
    if not scan.tools or name in scan.tools:
        return False
    return not is_in_block(scan, start)


def _value(
    scan: Scan, pos: int, within: tuple[str, JsonObject, str], repairs: list[Repair],
    doubts: Doubts,
) -> tuple[str, int]:  # fmt: skip
    """A parameter's raw text, and where reading goes on."""
    text = scan.text
    if (raw := raw_value(scan, pos, within[2], doubts)) is not None:
        written, end = raw
        if written.startswith(_BREAKS) or written.endswith("\n"):
            written = f"\n{written}\n"  # they are its own, and none of a template
        return written, past(_LOOSE_CLOSE, text, past(_SPACE, text, end))
    close = closing(scan, pos, _CLOSE, _ELEMENT)
    limit = close.start() if close is not None else len(text)
    if close is not None and (inner := scan.search(_ELEMENT[0], pos)) is not None:
        limit = min(limit, inner.start())  # a parameter behind it is that call's own
    following = _next_declared(scan, pos, limit, within)
    if following is not None:
        repairs.append(Repair(following, "", "</parameter>", "missing closing tag"))
        doubts.miss(f"The end of {within[2]}")
        return text[pos:following], following
    if close is not None:
        return text[pos : close.start()], close.end()
    return _loose_value(scan, pos, within[2], repairs, doubts)


def _loose_value(
    scan: Scan, pos: int, key: str, repairs: list[Repair], doubts: Doubts
) -> tuple[str, int]:
    """A value of which no closing tag leaves a rest that can be read."""
    doubts.miss(f"The end of {key}")
    loose = scan.search(_LOOSE_CLOSE, pos)
    if loose is None or scan.search(_ELEMENT[0], pos) is not None:
        return scan.text[pos:], len(scan.text)
    if loose.group().startswith("</p"):
        return scan.text[pos : loose.start()], loose.end()
    repairs.append(Repair(loose.start(), "", "</parameter>", "missing closing tag"))
    return scan.text[pos : loose.start()], loose.start()


def _next_declared(
    scan: Scan, pos: int, limit: int, within: tuple[str, JsonObject, str]
) -> int | None:
    """Where a declared parameter begins before anything closes this one."""
    name, given, own = within
    properties = scan.tools.properties(name)
    following = scan.search(_NEXT, pos)
    loose = scan.search(_LOOSE_CLOSE, pos)
    end = min(limit, loose.start()) if loose is not None else limit
    while following is not None and following.start() < end:
        key = following.group(1)
        if key in properties and key not in given and key != own:
            return following.start()
        following = scan.search(_NEXT, following.end())
    return None


def _typed(
    written: str, schema: JsonValue, root: Mapping[str, Any], is_raw: bool, is_inline: bool
) -> JsonValue:
    """The value without the one line break that the template puts on either side.

    `is_inline` says that it puts none: of a value that begins without one the last one stays.
    """
    if not is_raw and "&" in written and CDATA not in written:
        written = unescape(written)
    first = written[:1]
    if first == "\n" or (first == "\r" and written.startswith("\r\n")):
        written = written[1 + (first == "\r") :]
        is_inline = False
    if written[-1:] == "\n" and (not is_inline or written.endswith(_TWO_BREAKS)):
        written = written[: -2 if written[-2:] == "\r\n" else -1]
    return typed(written, schema, root)
