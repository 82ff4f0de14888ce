"""Read calls as DSPy has models write them, and as AutoGen prints them.

`[[ ## next_tool_name ## ]]` and `[[ ## next_tool_args ## ]]` are fields of DSPy's prompts;
`***** Suggested tool call (id): name *****` begins what AutoGen's agents print, and stars end it.
"""

from __future__ import annotations

from tooldesk.calling.parsing.bodies.json_objects import arguments_follow, read_arguments_object
from tooldesk.calling.parsing.markers import Opened
from tooldesk.calling.parsing.name_patterns import MARKED_NAME
from tooldesk.calling.parsing.scan import Scan
from tooldesk.calling.parsing.skipping import past
from tooldesk.late_pattern import late_pattern

DSPY_HEAD = late_pattern(
    rf"[ \t]*+\r?\n\s*+({MARKED_NAME})[ \t]*+\r?\n\s*+\[\[ ## next_tool_args ## \]\]\s*+(?=\{{)"
)
"""What DSPy's marker needs behind it: a name, and the field of the arguments."""

AUTOGEN_HEAD = late_pattern(
    rf"(?: \(([^()\s]{{1,200}}+)\))?: ({MARKED_NAME}) \*{{3,}}+[ \t]*+\r?\n"
    r"Arguments:[ \t]*+\r?\n\s*+(?=\{)"
)
"""What AutoGen's words need behind them: an id, a name, and the arguments."""

_NEXT_FIELD = late_pattern(r"\n\[\[ ## ")
_DSPY_END = late_pattern(r"\s*+\[\[ ## completed ## \]\]")
_STARS = late_pattern(r"\s*+\*{5,}+(?=[ \t]*+(?:\r?\n|\Z))")
_STARS_LINE = late_pattern(r"\n\*{5}")
_STARS_BEFORE = "***** "
_ANSWERED = ("***** Response from calling ", ">>>>>>>> EXECUTING ")
_FINISH = "finish"

OVER = "What it gave is printed behind it, so it was made, and answered, before."
OPEN = "The line of stars that ends the call is missing."


def read_dspy(scan: Scan, opened: Opened, dialect: str) -> int:
    """One call; gives its end, or -1 when it is none, as what says that no more is called."""
    head = DSPY_HEAD.match(scan.text, opened.end)
    if head is None or (head[1] == _FINISH and _FINISH not in scan.tools):
        return -1
    name, bounds = scan.name_in(head, 1), (opened.start, head.end())
    end = read_arguments_object(scan, name, bounds, dialect, until=_NEXT_FIELD)
    return past(_DSPY_END, scan.text, end) if end >= 0 else -1


def read_autogen(scan: Scan, opened: Opened, dialect: str) -> int:
    """One call; gives its end, or -1 when it is none."""
    text, start = scan.text, opened.start - len(_STARS_BEFORE)
    head = AUTOGEN_HEAD.match(text, opened.end)
    is_begun = start >= 0 and text.startswith(_STARS_BEFORE, start)
    if head is None or not is_begun or text[start - 1 : start] not in ("", "\n"):
        return -1
    if not arguments_follow(text, head.end()):
        return -1
    name, before = scan.name_in(head, 2), len(scan.calls)
    end = read_arguments_object(
        scan, name, (start, head.end()), dialect, until=_STARS_LINE, call_id=head[1]
    )
    if end < 0:
        return -1
    scan.cut_apart(start, opened.start)
    closed = past(_STARS, text, end)
    is_over = any(scan.find(each, end) >= 0 for each in _ANSWERED)
    for found in scan.calls[before:]:
        if closed == end:
            found.wait("incomplete", OPEN)
        elif is_over:
            found.wait("answered", OVER)
    return closed
