"""Read calls whose name is an element, or an attribute of the tag around the arguments.

Claude 2's `<invoke><tool_name>N</tool_name><parameters><K>V</K></parameters></invoke>`, the same
in a block of other tags and with JSON inside, and `<tool_call name="N">{…}</tool_call>`, whose tag
may hold the id of the call, too. LangChain's `<tool>N</tool><tool_input>V</tool_input>`.
"""

from __future__ import annotations

import re

from tooldesk.calling.parsing.bodies import nested_elements
from tooldesk.calling.parsing.bodies.json_objects import read_arguments_object
from tooldesk.calling.parsing.call_objects import CallParts, arguments_of, text_arguments
from tooldesk.calling.parsing.loose_ends import CUT_SHORT
from tooldesk.calling.parsing.markers import Opened
from tooldesk.calling.parsing.scan import Scan
from tooldesk.calling.parsing.skipping import past
from tooldesk.late_pattern import late_pattern

AROUND = ("parameters", "arguments", "params", "args", "input")
"""What the element around arguments is called."""

HEAD = late_pattern(
    r"\s*+<(name|tool_name)>\s*+([^<>{}\n]{1,256}+)\s*+</\1>"
    rf"\s*+(?:<({'|'.join(AROUND)})>\s*+(?=[{{<])|(?=</(?:tool_call|invoke|tool_use)>))"
)
"""What names the tool and begins its arguments, or is all of the call."""

TOOL_HEAD = late_pattern(r"\s*+([^<>{}\n]{1,256}+)</tool>\s*+<tool_input>")
"""What LangChain's `<tool>` needs behind it."""

_INPUT_END = "</tool_input>"
_INPUT_CLOSE = late_pattern(_INPUT_END)
_NEXT_TOOL = "<tool>"
_ATTRIBUTE = r"([a-z_]{1,20})\s*+=\s*+(?:\"([^\"<>\n]{0,256}+)\"|'([^'<>\n]{0,256}+)')\s*+"
ATTRIBUTES = late_pattern(rf"\s*+(?:{_ATTRIBUTE}){{0,8}}+>")
"""What stands in a tag behind its own name."""

_EACH = late_pattern(_ATTRIBUTE)

_SPACE = late_pattern(r"\s*+")
_BLOCK_END = late_pattern(r"</(?:tool_call|invoke|tool_use)>")
_CALL_END = late_pattern(r"</tool_call>")


def read(scan: Scan, opened: Opened, dialect: str) -> int:
    """One call in a block that `opened` begins; gives its end, or -1 when it is none."""
    head = HEAD.match(scan.text, opened.end)
    if head is None:
        scan.rule_out(opened.end)
        return -1
    name, around = scan.name_in(head, 2), head.group(3)
    before, at = len(scan.calls), head.end()
    if not around:
        scan.add(name, {}, (opened.start, at), dialect)
        return _closed(scan, at, _BLOCK_END, before)
    if scan.text[at] == "{":
        until = _CLOSERS[around]
        end = read_arguments_object(scan, name, (opened.start, at), dialect, until=until)
    else:
        end = nested_elements.read(scan, (opened.start, at), name, around, dialect)
    if end < 0 or len(scan.calls) == before:
        return end
    end = past(_CLOSERS[around], scan.text, past(_SPACE, scan.text, end))
    return _closed(scan, end, _BLOCK_END, before)


def read_tool_input(scan: Scan, opened: Opened, dialect: str) -> int:
    """LangChain's call of a known tool, with its arguments as JSON, or the text of the only one."""
    head = TOOL_HEAD.match(scan.text, opened.end)
    if head is None or (name := scan.name_in(head, 1)) not in scan.tools:
        return -1
    text, before, begun = scan.text, len(scan.calls), head.end()
    if text.startswith("{", past(_SPACE, text, begun)):
        span = (opened.start, past(_SPACE, text, begun))
        end = read_arguments_object(scan, name, span, dialect, until=_INPUT_CLOSE)
        return end if end < 0 else _closed(scan, end, _INPUT_CLOSE, before)
    close = scan.find(_INPUT_END, begun)
    end = close if close >= 0 else len(text)
    written = text[begun:end].strip("\r\n")
    given = written if written.strip() else ""
    arguments, repairs, problem = (text_arguments if given else arguments_of)(
        name, given, scan.tools
    )
    at = text.find(written, begun, end) - opened.start
    moved = tuple(repair.at(at + repair.offset) for repair in repairs)
    doubt = CUT_SHORT if close >= 0 and _ends_twice(scan, close + 1) else ""
    parts = CallParts(name, arguments, None, moved, problem, doubt=doubt)
    scan.add_parts([parts], (opened.start, end), dialect)
    return _closed(scan, end, _INPUT_CLOSE, before)


def _ends_twice(scan: Scan, pos: int) -> bool:
    """Whether an end of an input stands behind a place that is not another call's."""
    again = scan.find(_INPUT_END, pos)
    return again >= 0 and not 0 <= scan.find(_NEXT_TOOL, pos) < again


def attributes(scan: Scan, head: re.Match[str]) -> dict[str, str]:
    """Those of a tag, behind its own name, by their names."""
    found = _EACH.finditer(scan.text, head.start(), head.end())
    return {each.group(1): scan.name_in(each, 2, 3) for each in found}


def read_named(scan: Scan, opened: Opened, name: str, call_id: str | None, dialect: str) -> int:
    """One call whose tag, all of `opened`, names the tool, with its arguments as JSON behind it.

    Gives where it ends, or -1 when it is none.
    """
    at, before = past(_SPACE, scan.text, opened.end), len(scan.calls)
    if scan.text[at : at + 1] != "{":
        return -1
    span = (opened.start, at)
    end = read_arguments_object(scan, name, span, dialect, until=_CALL_END, call_id=call_id)
    return end if end < 0 else _closed(scan, end, _CALL_END, before)


_CLOSERS = {name: late_pattern(f"</{name}>") for name in AROUND}


def _closed(scan: Scan, end: int, close: re.Pattern[str], before: int) -> int:
    """Where the block's own end is; its calls wait when there is none."""
    closed = close.match(scan.text, past(_SPACE, scan.text, end))
    if closed is not None:
        return closed.end()
    for found in scan.calls[before:]:
        found.wait("incomplete", "The tag that ends the call is missing.")
    return end
