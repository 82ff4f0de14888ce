"""Read `<invoke name="N">` with `<parameter name="K">` children, under any namespace.

Claude's old prompts, MiniMax M2, DeepSeek's DSML, Step-3, GigaChat 3.5, dots and Muse write
this; DSML says by `string="true"` whether a value is text or JSON, the others leave it open.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from tooldesk.calling.parsing import damage
from tooldesk.calling.parsing.bodies import nested_elements
from tooldesk.calling.parsing.bodies.json_objects import read_arguments_object
from tooldesk.calling.parsing.markers import Opened
from tooldesk.calling.parsing.scan import HoldReason, Scan
from tooldesk.calling.parsing.values.json_reading import read_json_text
from tooldesk.calling.parsing.values.json_tokens import NO_VALUE
from tooldesk.calling.parsing.values.schema_typing import typed
from tooldesk.calling.parsing.values.strict_json import read_strictly
from tooldesk.calling.tool_calling import Repair
from tooldesk.tools.tool_result import JsonObject, JsonValue

NAMESPACE = r"(?:[A-Za-z]{1,16}:|[|｜]?[A-Z]{2,8}[|｜][ ]?)"
"""What may stand in front of a tag's name."""

_NAME = r"\s*=\s*(?:\"([^\"<>]*)\"|'([^'<>]*)'|([^\s\"'<>/]+))"
_INVOKE = re.compile(rf"(?:\]<\]minimax\[>\[)?<({NAMESPACE}?)invoke(?:\s+name)?{_NAME}[^<>]*?(/?)>")
_PARAMETER = re.compile(
    rf"\s*<{NAMESPACE}?param(?:eter)?(?:\s+name)?{_NAME}(?:\s+string\s*=\s*[\"']?(\w+)[\"']?)?[^<>]*>"
)
_CLOSE = re.compile(
    rf"</{NAMESPACE}?param(?:eter)?>(?=\s*(?:</?{NAMESPACE}?(?:param|invoke|function_calls|tool_calls?)"
    r"|</?[|｜]|\Z))"
)
_PLAIN_VALUE = re.compile(rf"([^<]*+)</{NAMESPACE}?param(?:eter)?>")
_LOOSE_CLOSE = re.compile(rf"</{NAMESPACE}?(?:param(?:eter)?|invoke)>")
_END = re.compile(rf"\s*</{NAMESPACE}?invoke>")
_CLOSE_INVOKE = re.compile(rf"</{NAMESPACE}?invoke>")
_BLOCK_END = re.compile(rf"\s*(?:</{NAMESPACE}?\s?(?:\w*calls?)>|<{NAMESPACE}?invoke\b|<[|｜])")
_DIALECTS = {"DSML": "deepseek-dsml", "atem": "atem", "steptml": "step3", "minimax": "minimax-m2"}

_BY_WRAPPER = {
    "<minimax:tool_call>": "minimax-m2",
    "]<]minimax[>[<tool_call>": "minimax-m3",
    "<tool_calls>": "deepseek-dsml",
}


def read(scan: Scan, opened: Opened, dialect: str) -> int:
    """Read one invoke element; gives its end, or -1 when it is none."""
    head = _INVOKE.match(scan.text, opened.start)
    if head is None:
        return -1
    space = head.group(1).strip("|｜ :")
    dialect = _DIALECTS.get(space) or _BY_WRAPPER.get(scan.wrapper, dialect)
    name = scan.name_in(head, 2, 3, 4)
    if not name:
        return -1
    if nested_elements.is_next(scan.text, head.end()):
        return nested_elements.read(scan, (opened.start, head.end()), name)
    values: list[tuple[int, int]] = []
    end = _read_body(scan, head, name, dialect, values)
    if end >= 0 and head.group(1) and head.group(1)[-1] != ":":
        _note_damage(scan, (opened.start, end), space, values)
    return end


def _read_body(
    scan: Scan, head: re.Match[str], name: str, dialect: str, values: list[tuple[int, int]]
) -> int:
    """The parameters in whatever form; notes in `values` where they stand."""
    begun = head.span()
    if head.group(5):
        scan.add(name, {}, begun, dialect)
        return begun[1]
    if scan.text[begun[1] : begun[1] + 64].lstrip()[:1] == "{":
        end = read_arguments_object(scan, name, begun, dialect, until=_CLOSE_INVOKE)
        values.append((begun[1], end))
        closed = _END.match(scan.text, end) if end >= 0 else None
        return closed.end() if closed else end
    return _read_parameters(scan, begun, name, dialect, values)


def _note_damage(
    scan: Scan, span: tuple[int, int], space: str, values: list[tuple[int, int]]
) -> None:
    """Note tags whose namespace has lost its full-width bars."""
    if scan.text.count(f"｜{space}｜", *span) == 2 * len(values) + 2:
        return
    scan.tokens += damage.in_namespaces(scan.text, span, values)


def _read_parameters(
    scan: Scan, begun: tuple[int, int], name: str, dialect: str, values: list[tuple[int, int]]
) -> int:
    text, pos = scan.text, begun[1]
    arguments: JsonObject = {}
    repairs: list[Repair] = []
    properties, root = scan.tools.properties(name), scan.tools.schema(name)
    is_cut = False
    while (head := _PARAMETER.match(text, pos)) is not None:
        key = head.group(1) or head.group(2) or head.group(3) or ""
        if (plain := _PLAIN_VALUE.match(text, head.end())) is not None:
            arguments[key] = _typed(plain.group(1), properties.get(key), root, head.group(4))
            values.append(plain.span(1))
            pos = plain.end()
            continue
        written, pos, is_cut = _value(scan, head.end())
        values.append((head.end(), head.end() + len(written)))
        arguments[key] = _typed(written, properties.get(key), root, head.group(4))
    arguments = _unwrapped(arguments, scan, name)
    is_cut = is_cut or scan.ends_in_tag(pos)
    closed = _END.match(text, pos)
    if closed is not None:
        scan.add(name, arguments, (begun[0], closed.end()), dialect)
        return closed.end()
    is_block_closed = _BLOCK_END.match(text, pos) is not None
    if not (arguments or is_block_closed):
        return -1
    is_whole = not is_cut and (is_block_closed or scan.tools.is_complete(name, arguments))
    hold: HoldReason = "" if is_whole else "incomplete"
    repairs.append(Repair(pos, "", "</invoke>", "missing closing tag"))
    scan.add(name, arguments, (begun[0], pos), dialect, repairs=tuple(repairs), hold=hold)
    return pos


def _value(scan: Scan, pos: int) -> tuple[str, int, bool]:
    text = scan.text
    close = scan.search(_CLOSE, pos) or scan.search(_LOOSE_CLOSE, pos)
    if close is None:
        return text[pos:], len(text), True
    if "invoke" in close.group():
        return text[pos : close.start()], close.start(), False
    return text[pos : close.start()], close.end(), False


def _typed(
    written: str, schema: JsonValue, root: Mapping[str, Any], is_string: str | None
) -> JsonValue:
    if is_string == "true":
        return written
    if is_string == "false":
        strict = read_strictly(written, 0)
        if strict is not None and strict[1] == len(written):
            return strict[0]
        reading = read_json_text(written)
        is_sound = reading is not None and not reading.is_cut and not _has_lost(reading.repairs)
        return reading.value if reading is not None and is_sound else written
    return typed(written, schema, root)


def _has_lost(repairs: tuple[Repair, ...]) -> bool:
    return any(repair.why == NO_VALUE for repair in repairs)


def _unwrapped(arguments: JsonObject, scan: Scan, name: str) -> JsonObject:
    """DeepSeek V4 now and then puts all arguments into one parameter called `arguments`."""
    if len(arguments) != 1 or name not in scan.tools:
        return arguments
    key, inner = next(iter(arguments.items()))
    if key not in ("arguments", "properties", "input") or key in scan.tools.properties(name):
        return arguments
    if isinstance(inner, str) and (reading := read_json_text(inner)) is not None:
        inner = reading.value
    return inner if isinstance(inner, dict) else arguments
