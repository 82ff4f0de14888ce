"""Read arguments whose element names are the parameters: `<to><city>Graz</city></to>`.

MiniMax M3 puts a token in front of every tag; it is optional here. Entities are decoded,
`<item>` children and repeated siblings make an array.
"""

from __future__ import annotations

from collections.abc import Mapping
from html import unescape
from typing import Any

from tooldesk.calling.parsing.bodies.raw_values import CDATA, CDATA_END, Doubts, is_raw_next
from tooldesk.calling.parsing.call_objects import unwrapped
from tooldesk.calling.parsing.limits import MAX_DEPTH
from tooldesk.calling.parsing.name_patterns import MARKS
from tooldesk.calling.parsing.scan import Scan
from tooldesk.calling.parsing.values.schema_typing import typed, types_of
from tooldesk.calling.tool_calling import Repair
from tooldesk.late_pattern import late_pattern

TOKEN = "]<]minimax[>["
"""What MiniMax M3 writes in front of each tag."""

_OPTIONAL = r"(?:\]<\]minimax\[>\[)?"
_FIRST = late_pattern(
    rf"\s*+{_OPTIONAL}<(?!/|\w++:|param(?:eter)?[\s=>])([^\W\d][\w.\-{MARKS}]*+)>"
)
_RAW = r"<!\[CDATA\[(?:[^\]]++|\](?!\]>))*+(?:\]\]>)?"
"""Raw text, in which no tag is one; without an end it goes to that of the text."""

_TAG = late_pattern(rf"{_RAW}|{_OPTIONAL}<(/?)([^\W\d][\w.\-{MARKS}]*+)>")
_PREFIXED_TAG = late_pattern(r"\]<\]minimax\[>\[<(/?)([^\s<>/][^<>]*+)>")
"""Behind the token any name is one."""

_LEAF = late_pattern(
    rf"\s*+(\]<\]minimax\[>\[)?<([^\W\d][\w.\-{MARKS}]*+)>([^<]*+)(?(1)(?<=\])<\]minimax\[>\[)</\2>"
)
"""An element without children; the token before its closing tag begins within its third group."""

_DIALECT = "minimax-m3"
_MIXED = "Text stands beside elements in {}, so what it is by itself is a guess."


class _Element:
    """An element that is being filled."""

    __slots__ = ("children", "has_text", "name", "schema", "seen", "start")

    def __init__(self, name: str, schema: Any, start: int) -> None:
        self.name = name
        self.schema = schema
        self.start = self.seen = start
        self.has_text = False
        self.children: list[tuple[str, Any]] = []

    def pass_to(self, text: str, start: int, end: int) -> None:
        """Go past a tag of it, or of a child, and note whether text stands before that."""
        self.has_text = self.has_text or text[self.seen : start].strip() != ""
        self.seen = end


def is_next(text: str, pos: int) -> bool:
    """Whether an element of this kind begins at `pos`, or the token says that one would."""
    if text.startswith(("\n<parameter ", "<parameter "), pos):
        return False  # as most are written
    return _FIRST.match(text, pos) is not None or text.startswith(TOKEN, pos)


def read(
    scan: Scan, begun: tuple[int, int], name: str, around: str = "invoke", dialect: str = _DIALECT
) -> int:
    """Read the elements in the tag `around` the arguments up to its end; gives that."""
    text, schema = scan.text, scan.tools.schema(name)
    properties = scan.tools.properties(name)
    tags = _PREFIXED_TAG if text.startswith(TOKEN, begun[0]) else _TAG
    stack = [_Element(around, schema, begun[1])]
    doubts = Doubts()
    pos = begun[1]
    while (leaf := _LEAF.match(text, pos)) is not None:
        token, key, written = leaf.groups()
        written = written[:-1] if token else written
        stack[0].children.append((key, _typed(unescape(written), properties.get(key), schema)))
        pos = stack[0].seen = leaf.end()
    for tag in tags.finditer(text, pos):
        if tag.group(2) is None:
            continue
        stack[-1].pass_to(text, *tag.span())
        if not tag.group(1):
            stack.append(_Element(tag.group(2), _child(stack[-1].schema, tag.group(2)), tag.end()))
            if len(stack) > MAX_DEPTH:
                scan.fail(
                    f"Elements are nested more than {MAX_DEPTH} levels deep.",
                    (begun[0], tag.end()), dialect,
                )  # fmt: skip
                return len(text)
        elif any(element.name == tag.group(2) for element in stack[-3:]):
            while stack[-1].name != tag.group(2):
                doubts.miss(f"</{stack[-1].name}>")
                _end(stack, text, tag.start(), schema, doubts)
            if len(stack) == 1:
                _mind_text(stack[0], doubts)
                arguments = unwrapped(name, _fields(stack[0]), scan.tools)
                scan.add(name, arguments, (begun[0], tag.end()), dialect, **doubts.held)
                return tag.end()
            _end(stack, text, tag.start(), schema, doubts)
            stack[-1].seen = tag.end()
    while len(stack) > 1:
        _end(stack, text, len(text), schema, doubts)
    repair = Repair(len(text), "", f"</{around}>", "missing closing tag")
    scan.add(
        name, _fields(stack[0]), (begun[0], len(text)), dialect, repairs=(repair,),
        hold="incomplete", why=f"</{around}> is missing.",
    )  # fmt: skip
    return len(text)


def _child(schema: Any, name: str) -> Any:
    if not isinstance(schema, Mapping):
        return None
    if name == "item" and "items" in schema:
        return schema["items"]
    properties = schema.get("properties")
    return properties.get(name) if isinstance(properties, Mapping) else None


def _end(
    stack: list[_Element], text: str, end: int, root: Mapping[str, Any], doubts: Doubts
) -> None:
    """Close the innermost element and give its value to the one around it.

    Elements in what is text by its schema are part of that text.
    """
    element = stack.pop()
    if element.children and not _is_text(element.schema, root):
        value = _children(element)
        _mind_text(element, doubts)
    else:
        value = _typed(_written(text, element.start, end), element.schema, root)
    stack[-1].children.append((element.name, value))


def _mind_text(element: _Element, doubts: Doubts) -> None:
    """Have the call wait when text stands beside an element's children."""
    if element.has_text:
        doubts.ambiguous = doubts.ambiguous or _MIXED.format(element.name)


def _is_text(schema: Any, root: Mapping[str, Any]) -> bool:
    return isinstance(schema, Mapping) and types_of(schema, root) == {"string"}


def _typed(written: str, schema: Any, root: Mapping[str, Any]) -> Any:
    """A value by its schema; an element without children is how a list or object is empty."""
    kind = schema.get("type") if not written.strip() and isinstance(schema, Mapping) else None
    if kind in ("array", "object"):
        return [] if kind == "array" else {}
    return typed(written, schema, root)


def _written(text: str, start: int, end: int) -> str:
    """What a value says: raw text as it stands, anything else with its entities decoded."""
    if is_raw_next(text, start):
        raw = text[start:end].strip()
        if raw.endswith(CDATA_END):
            return raw[len(CDATA) : -len(CDATA_END)]
    return unescape(text[start:end])


def _children(element: _Element) -> Any:
    if all(name == "item" for name, _ in element.children):
        return [value for _, value in element.children]
    return _fields(element)


def _fields(element: _Element) -> dict[str, Any]:
    fields: dict[str, Any] = {}
    counts: dict[str, int] = {}
    for name, value in element.children:
        counts[name] = counts.get(name, 0) + 1
        if counts[name] == 1:
            fields[name] = value
        elif counts[name] == 2:
            fields[name] = [fields[name], value]
        else:
            fields[name].append(value)
    return fields
