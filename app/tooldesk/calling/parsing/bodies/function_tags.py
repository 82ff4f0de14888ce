"""Read `<function=NAME>` with `<parameter=K>` children, and MiniCPM's attribute form of it.

Values are raw text that may hold anything, closing tags included. A parameter ends where its
closing tag is followed by what can follow a parameter.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from html import unescape
from typing import Any

from tooldesk.calling.parsing.bodies.json_objects import read_arguments_object
from tooldesk.calling.parsing.call_objects import unwrapped
from tooldesk.calling.parsing.markers import Opened
from tooldesk.calling.parsing.scan import HoldReason, Scan
from tooldesk.calling.parsing.skipping import past
from tooldesk.calling.parsing.values.schema_typing import typed
from tooldesk.calling.tool_calling import Repair
from tooldesk.tools.tool_result import JsonObject, JsonValue

_FUNCTION = re.compile(
    r"<function\s*(?:=\s*|name\s*=\s*)(?:\"([^\"<>\n]+)\"|'([^'<>\n]+)'|([^\s\"'<>=/]+))\s*(/?)>"
)
_BROKEN_HEAD = re.compile(
    r"<function\s*[=/(:]\s*[\"']?([A-Za-z_][\w.\-]{0,200})[\"']?\s*[)>(,]{0,2}\s*(?=\{)"
)
_BROKEN_END = re.compile(r"\)?>?(?:</function>)?")
_PARAMETER = re.compile(
    r"\s*<param(?:eter)?\s*(=|name\s*=)\s*(?:\"([^\"<>\n]+)\"|'([^'<>\n]+)'|([^\s\"'<>]+))\s*>"
)
_CLOSE = re.compile(
    r"</param(?:eter)?>(?=\s*(?:<param(?:eter)?[\s=]|</function>\s*(?:</(?:seed:)?tool_call>|<function|<tool_call|\Z|[^<\s])"
    r"|</(?:seed:)?tool_call>|\Z))"
)
_PLAIN_VALUE = re.compile(r"([^<]*+)</param(?:eter)?>(?=\s*(?:<param|</function>))")
_LOOSE_CLOSE = re.compile(r"</param(?:eter)?>|</function>|</(?:seed:)?tool_call>")
_NEXT = re.compile(r"<param(?:eter)?\s*(?:=|name\s*=)\s*[\"']?([^\s\"'<>]+)[\"']?\s*>")
_FUNCTION_END = re.compile(r"</function>")
_SPACE = re.compile(r"\s*")
_END = re.compile(r"\s*</function>")
_CDATA = re.compile(r"\s*<!\[CDATA\[(.*?)\]\]>\s*", re.DOTALL)
_WRAPPER_END = re.compile(r"\s*</(?:seed:)?tool_call>")


def read(scan: Scan, opened: Opened, dialect: str) -> int:
    """Read one function element; gives its end, or -1 when it is none."""
    head = _FUNCTION.match(scan.text, opened.start)
    if head is None:
        return _read_broken_head(scan, opened.start)
    if scan.text.startswith(("<param ", "<paramname"), past(_SPACE, scan.text, head.end())):
        dialect = "minicpm-xml"
    elif scan.wrapper == "<seed:tool_call>":
        dialect = "seed-oss"
    name = scan.name_in(head, 1, 2, 3)
    at = head.end()
    if head.group(4):
        scan.add(name, {}, (opened.start, at), dialect)
        return at
    if scan.text[at : at + 64].lstrip()[:1] == "{":
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
    is_xml = dialect == "minicpm-xml"
    properties, root = scan.tools.properties(name), scan.tools.schema(name)
    is_cut = False
    while (head := _PARAMETER.match(text, pos)) is not None:
        if (plain := _PLAIN_VALUE.match(text, head.end())) is not None:
            key = head.group(4) or head.group(2) or head.group(3)
            arguments[key] = _typed(plain.group(1), properties.get(key), root, is_xml)
            pos = plain.end()
            continue
        key = (head.group(2) or head.group(3) or head.group(4)).strip()
        written, pos, is_cut = _value(scan, head.end(), name, repairs)
        arguments[key] = _typed(written, properties.get(key), root, is_xml)
    closed = _END.match(text, pos)
    if closed is None:
        return _unclosed(scan, (start, pos), name, arguments, repairs, dialect, is_cut)
    _add(scan, name, arguments, (start, closed.end()), dialect, repairs)
    return closed.end()


def _add(
    scan: Scan, name: str, arguments: JsonObject, span: tuple[int, int], dialect: str,
    repairs: list[Repair], hold: HoldReason = "",
) -> None:  # fmt: skip
    arguments = unwrapped(name, arguments, scan.tools)
    scan.add(name, arguments, span, dialect, repairs=tuple(repairs), hold=hold)


def _unclosed(
    scan: Scan, span: tuple[int, int], name: str, arguments: JsonObject, repairs: list[Repair],
    dialect: str, is_cut: bool,
) -> int:  # fmt: skip
    """A function without its closing tag: a mention, a lost tag, or the end of the text."""
    is_wrapped = _WRAPPER_END.match(scan.text, span[1]) is not None
    is_at_end = not scan.text[span[1] : span[1] + 200].strip() or scan.ends_in_tag(span[1])
    is_cut = is_cut or scan.ends_in_tag(span[1])
    if not arguments and not (is_wrapped or (is_at_end and name in scan.tools)):
        return -1
    if not arguments and is_at_end and not is_wrapped:
        is_cut = True
    is_whole = not is_cut and (
        is_wrapped or not is_at_end or scan.tools.is_complete(name, arguments)
    )
    repairs.append(Repair(span[1], "", "</function>", "missing closing tag"))
    _add(scan, name, arguments, span, dialect, repairs, "" if is_whole else "incomplete")
    return span[1]


def _value(scan: Scan, pos: int, name: str, repairs: list[Repair]) -> tuple[str, int, bool]:
    """A parameter's raw text, where reading goes on, and whether the text gave out in it."""
    text = scan.text
    cdata = _CDATA.match(text, pos) if text.startswith("<![", pos) else None
    if cdata is not None:
        close = _LOOSE_CLOSE.match(text, cdata.end())
        return cdata.group(1), close.end() if close else cdata.end(), False
    close = scan.search(_CLOSE, pos)
    following = _next_declared(scan, pos, close.start() if close else len(text), name)
    if following is not None:
        loose = scan.search(_LOOSE_CLOSE, pos)
        if loose is None or loose.start() > following:
            repairs.append(Repair(following, "", "</parameter>", "missing closing tag"))
            return text[pos:following], following, False
        if loose.group().startswith("</p"):
            return text[pos : loose.start()], loose.end(), False
    if close is not None:
        return text[pos : close.start()], close.end(), False
    return _loose_value(scan, pos, repairs)


def _loose_value(scan: Scan, pos: int, repairs: list[Repair]) -> tuple[str, int, bool]:
    loose = scan.search(_LOOSE_CLOSE, pos)
    if loose is None:
        return scan.text[pos:], len(scan.text), True
    if loose.group().startswith("</p"):
        return scan.text[pos : loose.start()], loose.end(), False
    repairs.append(Repair(loose.start(), "", "</parameter>", "missing closing tag"))
    return scan.text[pos : loose.start()], loose.start(), False


def _next_declared(scan: Scan, pos: int, limit: int, name: str) -> int | None:
    """Where a parameter that the tool declares begins inside what looks like one value."""
    properties = scan.tools.properties(name)
    following = scan.search(_NEXT, pos)
    while following is not None and following.start() < limit:
        if following.group(1) in properties:
            return following.start()
        following = scan.search(_NEXT, following.end())
    return None


def _typed(written: str, schema: JsonValue, root: Mapping[str, Any], is_xml: bool) -> JsonValue:
    """The value without the one line break that the template puts on either side."""
    if is_xml and "&" in written and "<![CDATA[" not in written:
        written = unescape(written)
    if written.startswith(("\n", "\r\n")):
        written = written[1 + (written[0] == "\r") :]
    if written.endswith("\n"):
        written = written[: -2 if written.endswith("\r\n") else -1]
    return typed(written, schema, root)
