"""Read `<use_mcp_tool>` elements, as Cline's prompts and MiroThinker write them."""

from __future__ import annotations

from tooldesk.calling.parsing.bodies.json_objects import read_arguments_object
from tooldesk.calling.parsing.bodies.named_elements import AROUND
from tooldesk.calling.parsing.markers import Opened
from tooldesk.calling.parsing.scan import Scan
from tooldesk.calling.parsing.skipping import past
from tooldesk.late_pattern import late_pattern

_NAME = late_pattern(r"\s*+<tool_name>\s*+([^<]*+)</tool_name>")
_SERVER = late_pattern(r"\s*+<server_name>[^<]*+</server_name>")
_AROUND = "|".join(AROUND)
_ARGUMENTS = late_pattern(rf"\s*+<(?:{_AROUND})>\s*+")
_ARGUMENTS_END = late_pattern(rf"</(?:{_AROUND})>")
_CLOSED = late_pattern(rf"\s*+</(?:{_AROUND}|use_mcp_tool)>")
_END = late_pattern(rf"\s*+(?:</(?:{_AROUND})>)?\s*+(?:</use_mcp_tool>)?")


def read(scan: Scan, opened: Opened, dialect: str) -> int:
    """One element; gives its end, or -1 when it is none."""
    text, pos = scan.text, opened.end
    name = None
    for _ in range(2):
        if (server := _SERVER.match(text, pos)) is not None:
            pos = server.end()
        if (named := _NAME.match(text, pos)) is not None:
            name, pos = scan.name_in(named, 1), named.end()
    if not name:
        return -1
    head = _ARGUMENTS.match(text, pos)
    close = scan.search(_ARGUMENTS_END, pos)
    limit = close.start() if close is not None else len(text)
    if head is None or head.end() == limit:
        end = head.end() if head is not None else pos
        is_closed = _CLOSED.match(text, end) is not None
        scan.add(
            name, {}, (opened.start, pos), dialect, hold="" if is_closed else "incomplete",
            why="" if is_closed else "</use_mcp_tool> is missing.",
        )  # fmt: skip
    else:
        end = read_arguments_object(
            scan, name, (opened.start, head.end()), dialect, until=_ARGUMENTS_END
        )
    return past(_END, text, end) if end >= 0 else -1
