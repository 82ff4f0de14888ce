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
from tooldesk.calling.parsing.bodies.raw_values import (
    Doubts,
    closing,
    is_in_block,
    is_other_xml,
    raw_value,
)
from tooldesk.calling.parsing.markers import Opened
from tooldesk.calling.parsing.scan import Scan
from tooldesk.calling.parsing.skipping import past
from tooldesk.calling.parsing.values.doubts import is_sure
from tooldesk.calling.parsing.values.json_reading import read_json_text
from tooldesk.calling.parsing.values.schema_typing import typed
from tooldesk.calling.parsing.values.strict_json import read_uniquely
from tooldesk.calling.tool_calling import Repair
from tooldesk.late_pattern import late_pattern
from tooldesk.tools.tool_result import JsonObject, JsonValue

NAMESPACE = r"(?:[A-Za-z]{1,16}+:|[|｜]?+[A-Z]{2,8}+[|｜][ ]?)"
"""What may stand in front of a tag's name."""

_NAME = r"\s*+=\s*+(?:\"([^\"<>]*+)\"|'([^'<>]*+)'|([^\s\"'<>/]++))"
_OTHERS = r"(?:\s++(?!name\b)[\w\-]{1,32}+\s*+=\s*+\"[^\"<>]{0,200}+\"(?=\s)){0,4}+"
_INVOKE = late_pattern(
    rf"(?:\]<\]minimax\[>\[)?<({NAMESPACE}?)invoke{_OTHERS}(?:\s++name)?{_NAME}([^<>]*+)>"
)
BODY = late_pattern(rf"[^<>]*+(?:/>|>\s*+(?:\{{|\]<\]|<(?!{NAMESPACE}?invoke[\s=])))")
"""What a marker without a namespace needs behind it: the rest of the tag and what is in it."""

_PARAMETER = late_pattern(
    rf"\s*+<({NAMESPACE}?)param(?:eter)?(?:\s++name)?{_NAME}"
    r"(?:\s++string\s*+=\s*+[\"']?+(\w++)[\"']?+)?[^<>]*+>"
)
_FOLLOWING = (
    rf"(?:<{NAMESPACE}?(?:param|invoke)|</{NAMESPACE}?(?:invoke|function_calls|tool_calls?)"
    r"|</?[|｜]|\Z)"
)
_CLOSE = late_pattern(rf"</({NAMESPACE}?)param(?:eter)?>(?=\s*+{_FOLLOWING})")
_PLAIN = late_pattern(
    rf"\s*+<({NAMESPACE}?)parameter name=\"([^\"<>]*+)\"(?: string=\"(\w++)\")?>([^<]*+)"
    rf"</\1parameter>(?=\s*+(?:<\1param|</\1invoke|{_FOLLOWING}))"
)
"""A parameter as templates write it, whose value holds no tag."""

_OWN_CLOSE = late_pattern(rf"\s*+</{NAMESPACE}?param(?:eter)?>")
_OWN_TAGS = ("<｜", "<|", "]<]")
"""What begins a tag that no other XML has."""

_LOOSE_CLOSE = late_pattern(rf"</{NAMESPACE}?(?:param(?:eter)?|invoke)>")
_END = late_pattern(rf"\s*+</{NAMESPACE}?invoke>")
_CLOSE_INVOKE = late_pattern(rf"</{NAMESPACE}?invoke>")
_ELEMENT = (
    late_pattern(
        rf"<(?:{NAMESPACE}?invoke\s[^<>]*+|function\s*+(?:=|name\s*+=)\s*+[^\s<>]++\s*+)>"
        rf"(?=\s*+(?:<{NAMESPACE}?param|</{NAMESPACE}?invoke>|</function>))"
    ),
    late_pattern(rf"</(?:{NAMESPACE}?invoke|function)>"),
)
"""A call in a value, which another notation may write with the same parameters."""

_BLOCK_END = late_pattern(
    rf"\s*+(?:</{NAMESPACE}?\s?(?:\w*calls?)>|<[|｜]?tool[▁_ ]calls?[▁_ ]end[|｜]?>)"
)
_DIALECTS = {"DSML": "deepseek-dsml", "atem": "atem", "steptml": "step3", "minimax": "minimax-m2"}

_BY_WRAPPER = {
    "<minimax:tool_call>": "minimax-m2",
    "]<]minimax[>[<tool_call>": "minimax-m3",
    "<tool_calls>": "deepseek-dsml",
}


def read_marked(scan: Scan, opened: Opened, dialect: str) -> int:
    """Read what a marker begins, which is no element when the tag is none."""
    end = read(scan, opened, dialect)
    if end < 0 and _INVOKE.match(scan.text, opened.start) is None:
        scan.rule_out_tag(opened.end)
    return end


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
    if head.group(5).endswith("/"):
        if scan.tools and name not in scan.tools and (head.group(5) != "/" or not scan.wrapper):
            return -1
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
    scan.note_tokens(damage.in_namespaces(scan.text, span, values))


def _read_parameters(
    scan: Scan, begun: tuple[int, int], name: str, dialect: str, values: list[tuple[int, int]]
) -> int:
    text, pos = scan.text, begun[1]
    arguments: JsonObject = {}
    doubts = Doubts()
    properties, root = scan.tools.properties(name), scan.tools.schema(name)
    while True:
        if (plain := _PLAIN.match(text, pos)) is not None:
            _, key, is_string, written = plain.groups()
            pos = plain.end()
            values.append(plain.span(4))
        elif (head := _PARAMETER.match(text, pos)) is not None:
            key, is_string = head.group(2) or head.group(3) or head.group(4) or "", head.group(5)
            written, pos = _value(scan, head, key, doubts)
            values.append((head.end(), head.end() + len(written)))
        else:
            break
        value: JsonValue = written
        if is_string != "true":
            value = _typed(written, properties.get(key), root, is_string)
        if key in arguments:
            doubts.put(arguments, key, value)
        else:
            arguments[key] = value
    arguments = _unwrapped(arguments, scan, name)
    closed = _END.match(text, pos)
    repairs: tuple[Repair, ...] = ()
    if closed is None:
        is_block_closed = _BLOCK_END.match(text, pos) is not None
        if not (arguments or is_block_closed):
            return -1
        if not is_block_closed:
            doubts.miss("</invoke>")
        repairs = (Repair(pos, "", "</invoke>", "missing closing tag"),)
    end = pos if closed is None else closed.end()
    if closed is not None and _is_other(scan, (begun[0], end), name, is_empty=not arguments):
        return -1
    doubts.see_end(text, end, arguments)
    scan.add(name, arguments, (begun[0], end), dialect, repairs=repairs, **doubts.held)
    return end


def _is_other(scan: Scan, span: tuple[int, int], name: str, *, is_empty: bool) -> bool:
    """Whether an element of an unknown name is some other XML, as an empty one without a block."""
    if not scan.tools or name in scan.tools or scan.text.startswith(_OWN_TAGS, span[0]):
        return False
    return (is_empty and not is_in_block(scan, span[0])) or is_other_xml(scan, span, name)


def _space(written: str | None) -> str:
    """A namespace without its bars, which get lost."""
    return (written or "").strip("|｜ ")


def _value(scan: Scan, head: re.Match[str], key: str, doubts: Doubts) -> tuple[str, int]:
    """A parameter's raw text, and where reading goes on."""
    text, pos, space = scan.text, head.end(), _space(head.group(1))
    if (raw := raw_value(scan, pos, key, doubts)) is not None:
        written, end = raw
        return written, past(_OWN_CLOSE, text, end)
    close = closing(scan, pos, _CLOSE, _ELEMENT, lambda tag: _space(tag.group(1)) == space)
    if close is not None:
        return text[pos : close.start()], close.end()
    doubts.miss(f"The end of {key}")
    loose = scan.search(_LOOSE_CLOSE, pos)
    if loose is None or scan.search(_ELEMENT[0], pos) is not None:
        return text[pos:], len(text)
    return text[pos : loose.start()], loose.start() if "invoke" in loose.group() else loose.end()


def _typed(
    written: str, schema: JsonValue, root: Mapping[str, Any], is_string: str | None
) -> JsonValue:
    if is_string == "false":
        strict = read_uniquely(written, 0)
        if strict is not None and strict[1] == len(written):
            return strict[0]
        reading = read_json_text(written)
        if reading is not None and not reading.is_cut and is_sure(reading.repairs):
            return reading.value
    return typed(written, schema, root)


def _unwrapped(arguments: JsonObject, scan: Scan, name: str) -> JsonObject:
    """DeepSeek V4 now and then puts all arguments into one parameter called `arguments`."""
    if len(arguments) != 1 or name not in scan.tools:
        return arguments
    key, inner = next(iter(arguments.items()))
    if key not in ("arguments", "properties", "input") or key in scan.tools.properties(name):
        return arguments
    if isinstance(inner, str) and (reading := read_json_text(inner)) is not None:
        inner = reading.value if is_sure(reading.repairs) else inner
    return inner if isinstance(inner, dict) else arguments
