"""Read calls that nothing announces but a known tool's name, alone on a line of their own."""

from __future__ import annotations

import re

from tooldesk.calling.parsing.bodies import python_calls
from tooldesk.calling.parsing.bodies.json_objects import read_arguments_object
from tooldesk.calling.parsing.bodies.outer_calls import (
    PYTHON,
    Blocks,
    Definitions,
    OuterCalls,
    end_inside,
)
from tooldesk.calling.parsing.elements import end_of_element
from tooldesk.calling.parsing.leading_words import is_forbidden, said_before
from tooldesk.calling.parsing.limits import MAX_ERRORS
from tooldesk.calling.parsing.name_patterns import MARKED_NAME, NAME
from tooldesk.calling.parsing.quoting import LONGEST_LINE
from tooldesk.calling.parsing.reasoning import end_of_foreign
from tooldesk.calling.parsing.scan import Scan
from tooldesk.calling.parsing.surroundings import SPOKEN_OF, WORDS
from tooldesk.late_pattern import late_pattern

LINE_CALL = late_pattern(
    r"^[ \t]*+`?(?:print\s*+\(\s*+)?(?:[A-Za-z_]\w{0,80}+\s*+=\s*+)?"
    rf"(?:await[ \t]++)?({NAME})[ \t]*+\(",
    re.MULTILINE,
)
"""A call by name at the beginning of a line."""

LINE_CALL_BEGINNING = late_pattern(
    r"^[ \t]*+`?+(?:print\s*+(?:\(\s*+)?+)?(?:[A-Za-z_]\w{0,80}+\s*+(?:=\s*+)?+)?"
    rf"(?:await[ \t]++)?(?:{NAME})?[ \t]*+\Z",
    re.MULTILINE,
)
"""The rest of a text that may become one."""

_RECIPIENT = late_pattern(rf"\s*+(?:<\|[^|>]*+\|>)?({MARKED_NAME})[ \t]*+\r?\n\s*+(?=\{{)")

_FRAME = late_pattern(r"File \"[^\"\n]{1,200}+\", line \d{1,9}+[^\n]{0,120}+\s*+\Z")

_WORDS_ONLY = late_pattern(r"\s*+[^\W\d]\w*+(?:[\s,.…|/\-]++[^\W\d]\w*+)*+[\s,.…]*+\)")
"""Arguments that are words without quotes: a signature, or words in brackets."""

_BEHIND = late_pattern(
    r"[^\w\n=<>(\[{+*/|&^%:?#\-]*+(?:#|//|<|\[|\r?\n|\Z|(?<=[\s,;])[^\W\d][\w.]*+\()"
)
"""What may stand behind a call that is alone on its line: no words, and nothing done with it."""

EXAMPLE_FENCE = late_pattern(
    r"^[ \t]*+(`{3,}+|~{3,}+)[ \t]*+(?!(?i:json\w*|python3?|py|tool\w*|function\w*)[^\w\n]*+$)"
    r"[A-Za-z][^\n`]*+\n",
    re.MULTILINE,
)
"""A fence of a language in which no dialect writes a call: what stands in it is shown."""


def read_bare_calls(scan: Scan) -> None:
    """Known tools called by name on a line of their own, when nothing else was found."""
    text = scan.text
    if "(" not in text and "{" not in text:
        return
    recipient = _RECIPIENT.match(text)
    if recipient is not None and recipient.group(1) in scan.tools:
        _read_recipient(scan, recipient)
        return
    if "(" not in text:
        return
    pos = shown = foreign = element = 0
    outer, blocks, definitions = OuterCalls(text), Blocks(text), Definitions(text)
    while scan.tools and not scan.is_spent and (called := LINE_CALL.search(text, pos)) is not None:
        if len(scan.errors) >= MAX_ERRORS:
            break
        pos = called.end()
        if scan.tools.bare_name(called.group(1)) not in scan.tools or (
            _is_own_code(scan, called, definitions)
            or _is_hidden(scan, called.start(), outer, blocks)
        ):
            continue
        shown = _end_of_example(text, shown, called.start())
        foreign = max(foreign, _end_of_thought(scan, called.start()))
        foreign = end_of_foreign(text, foreign, called.start())
        element = end_of_element(scan, element, called.start())
        if called.start() < max(shown, foreign, element):
            continue
        end = _read_bare_call(scan, called, is_program=definitions.language in PYTHON)
        if end >= 0:
            scan.cut_apart(called.start(), end)
            outer.pass_to(end)
            pos = end


def _read_recipient(scan: Scan, recipient: re.Match[str]) -> None:
    """A known tool's name on the first line and its arguments below, as Functionary writes it."""
    start = recipient.start(1)
    if _is_thought(scan, start) or end_of_foreign(scan.text, 0, start) > start:
        return
    end = read_arguments_object(
        scan, recipient.group(1), (start, recipient.end()), "functionary", is_weak=True
    )
    if end >= 0:
        scan.cut_apart(0, end)


def _read_bare_call(scan: Scan, called: re.Match[str], *, is_program: bool) -> int:
    """The call on a line and those that follow it; gives where they end, or -1.

    What can't be read is no error where programs are written.
    """
    text, before, errors = scan.text, len(scan.calls), len(scan.errors)
    if (
        _WORDS_ONLY.match(text, called.end()) is not None
        or _BEHIND.match(text, end_inside(text, called.end(), "(", len(text))) is None
    ):
        return -1
    start = called.start() + called.group().count("`")
    end = python_calls.read_calls(scan, start, len(text), "python-call", is_weak=True)
    if is_program and len(scan.errors) > errors and len(scan.calls) == before:
        del scan.errors[errors:]
        return -1
    end = _end_of_alone(scan, before, end)
    said = said_before(scan.text, start) or is_forbidden(scan.text, start)
    for found in scan.calls[before:] if said in SPOKEN_OF else ():
        found.wait("ambiguous", WORDS[said])
    return end


def _end_of_alone(scan: Scan, before: int, end: int) -> int:
    """Where the last of the calls since `before` ends that are alone on their lines.

    Those behind it are words of a sentence, and no longer calls.
    """
    text, calls = scan.text, scan.calls
    for at in range(before + 1, len(calls)):
        own_end = calls[at].calling.end
        if at + 1 < len(calls):
            is_alone = not text[own_end : calls[at + 1].calling.start].strip(" \t\r\n,;")
        else:
            is_alone = _BEHIND.match(text, own_end) is not None
        if not is_alone:
            end = calls[at - 1].calling.end
            del calls[at:]
            break
    return end


def _is_own_code(scan: Scan, called: re.Match[str], definitions: Definitions) -> bool:
    """Whether the text defines what is called itself, or shows the line where it failed.

    Code that defines anything is a program, and what it calls is no call of the model.
    """
    is_defined = scan.find(f"def {called.group(1)}(", 0) >= 0
    is_defined = is_defined or definitions.are_around(called.start())
    return is_defined or is_in_traceback(scan.text, called.start())


def is_in_traceback(text: str, pos: int) -> bool:
    """Whether the line before a place says in which file and line the one at `pos` stands."""
    line = text.rfind("\n", 0, pos)
    return line > 0 and _FRAME.search(text, max(0, line - LONGEST_LINE), line) is not None


def _end_of_example(text: str, pos: int, place: int) -> int:
    """Where the last fence that shows code ends, of those that begin from `pos` to `place`.

    `place` when it ends before that, where the next look begins.
    """
    while pos < place and (fence := EXAMPLE_FENCE.search(text, pos, place + 1)) is not None:
        pos = _end_of_fence(text, fence.end(), fence.group(1))
    return max(pos, place)


def _end_of_fence(text: str, pos: int, mark: str) -> int:
    """Where a fence ends: at its mark, which nothing but space stands before on its line."""
    while (close := text.find(mark, pos)) >= 0:
        line = text[max(0, close - LONGEST_LINE) : close].rpartition("\n")[2]
        if not line.strip():
            return close + len(mark)
        pos = close + len(mark)
    return len(text)


def _end_of_thought(scan: Scan, pos: int) -> int:
    """Where the last thought before a place ends: what it leaves open holds nothing behind it."""
    return max([end for _, end in scan.reasoning[-8:] if end <= pos], default=0)


def _is_hidden(scan: Scan, pos: int, outer: OuterCalls, blocks: Blocks) -> bool:
    if _is_thought(scan, pos):
        return True
    outer.pass_to(_end_of_thought(scan, pos))
    return outer.hold(pos) or blocks.hold(pos)


def _is_thought(scan: Scan, pos: int) -> bool:
    return any(start <= pos < end for start, end in scan.reasoning[-8:])
