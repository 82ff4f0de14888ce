"""Arguments that a brace ends too early: the members behind it belong to them, or cast doubt."""

from __future__ import annotations

from typing import NamedTuple

from tooldesk.calling.parsing.call_objects import ARGUMENT_KEYS, ID_KEYS, NAME_KEYS
from tooldesk.calling.parsing.limits import REPAIR_WORK
from tooldesk.calling.parsing.scan import Scan
from tooldesk.calling.parsing.settling import MOVED_BRACE
from tooldesk.calling.parsing.values.json_tokens import MEMBER_BEHIND
from tooldesk.calling.parsing.values.reading import UnreadableError
from tooldesk.calling.parsing.values.tolerant_json import TolerantReader
from tooldesk.calling.tool_calling import Repair
from tooldesk.late_pattern import late_pattern
from tooldesk.tools.tool_result import JsonObject, JsonValue

_EARLY = "More members stand behind the brace that ends the arguments."
_TWO = "Another object stands behind the arguments; it may belong to them."
_OBJECT_BEHIND = late_pattern(r"(?:,\s*+|[ \t]*+)\{")
_CUT_BEHIND = late_pattern(r",\s*+(?:\"[^\"\\\n]{0,200}+\"?+\s*+:?+\s*+)?\Z")
_NOTHING = late_pattern(r"\s*+\Z")
_BRACE_BEHIND = late_pattern(r"\s*+\}")
_MORE_BEHIND = frozenset(' \t,}]":{')
"""What stands behind the brace of an object when more of it may follow."""

_MORE = late_pattern(r"[ \t,}\]]*+(?:[\":{\s]|\Z)")
"""The same, with what follows when it is so."""

_LEFT_OVER = late_pattern(r"[ \t,}\]]*+(?:\"[^\"\n<]{0,200}+\"|:)")
"""What may be left of an object behind a brace that should not have ended it."""

_OF_A_CALL = frozenset({*NAME_KEYS, *ARGUMENT_KEYS, *ID_KEYS, "type"})
_ALSO = _OF_A_CALL - {*ID_KEYS, "type", "name", "arguments", "parameters"}
"""What other notations call the parts of a call, so that it can be a parameter here."""


class Gathered(NamedTuple):
    """A value with the members that seem to stand outside of it."""

    value: JsonValue
    """The value, with them when it is plain that they belong to it."""

    end: int
    """Where it ends after all."""

    repairs: tuple[Repair, ...] = ()
    """What was moved."""

    why: str = ""
    """Why the call waits, in words; "" when nothing speaks against it."""


def with_siblings(scan: Scan, value: JsonValue, span: tuple[int, int]) -> Gathered:
    """A call's object, with the tool's parameters that stand beside its arguments put into them."""
    if not isinstance(value, dict) or len(value) < 3:
        return Gathered(value, span[1])
    named = next((key for key in NAME_KEYS if isinstance(value.get(key), str)), "")
    key = next((key for key in ARGUMENT_KEYS if key in value), "")
    name, given = value.get(named), value.get(key)
    if not isinstance(name, str) or not isinstance(given, dict):
        return Gathered(value, span[1])
    known = scan.tools.properties(scan.tools.bare_name(name))
    is_over = _BRACE_BEHIND.match(scan.text, span[1]) is not None
    if any(
        (other in known and other not in given) or is_over
        for other in (value.keys() & _ALSO) - {named, key}
    ):
        return Gathered(value, span[1], (), _EARLY)
    beside = [other for other in value if other not in _OF_A_CALL]
    if is_over and any(other not in known for other in beside) and known:
        return Gathered(value, span[1], (), _EARLY)
    more = {other: value[other] for other in beside if other in known or not known}
    is_plain = bool(known) and given.keys().isdisjoint(more)
    if not more or not (is_plain or known or is_over):
        return Gathered(value, span[1])
    if given.keys() & more.keys():
        return Gathered(value, span[1], (), _EARLY)
    kept = {other: value[other] for other in value if other not in more}
    repair = _moved_brace(scan.text, span, next(iter(more)))
    joined = {**kept, key: {**given, **more}}
    return Gathered(joined, span[1], (repair,), "" if is_plain else _EARLY)


def is_over(text: str, end: int) -> bool:
    """Whether nothing behind the brace of an object can belong to it."""
    return text[end : end + 1] not in _MORE_BEHIND or _MORE.match(text, end) is None


def left_over(text: str, end: int) -> str:
    """Why a call waits of which something may stand behind its end; "" when nothing does."""
    return _EARLY if _LEFT_OVER.match(text, end) is not None else ""


def _moved_brace(text: str, span: tuple[int, int], key: str) -> Repair:
    """The brace before a key, which should not be there."""
    at = text.rfind("}", span[0], max(text.find(f'"{key}"', *span), span[0]))
    return Repair(at, "}", "", MOVED_BRACE) if at >= 0 else Repair(span[0], "", "", MOVED_BRACE)


def with_members_behind(
    scan: Scan, name: str, arguments: JsonObject, end: int, *, is_sound: bool = True
) -> Gathered:
    """Arguments that end at `end`, with the members that follow their brace after a comma.

    `is_sound` says that nothing had to be repaired before, so that only the brace is wrong.
    """
    text = scan.text
    if not text.startswith(",", end):
        two = _TWO if _OBJECT_BEHIND.match(text, end) is not None else ""
        return Gathered(arguments, end, (), two or left_over(text, end))
    member = MEMBER_BEHIND.match(text, end)
    if member is None and _OBJECT_BEHIND.match(text, end) is not None:
        return Gathered(arguments, end, (), _TWO)
    cut = _CUT_BEHIND.match(text, end) if member is None else _NOTHING.match(text, member.end())
    if cut is not None:
        return Gathered(arguments, end, (), _EARLY)
    if member is None or scan.is_spent or not scan.may_repair:
        return Gathered(arguments, end, (), left_over(text, end))
    try:
        reading = TolerantReader(text, end + 1, len(text)).read_members()
    except UnreadableError as problem:
        scan.wasted += REPAIR_WORK * (problem.offset - end)
        scan.repair_in_vain(problem.offset - end + problem.also_read)
        return Gathered(arguments, end, (), _EARLY)
    scan.wasted += REPAIR_WORK * (reading.end - end)
    more = reading.value if isinstance(reading.value, dict) else {}
    if reading.is_cut or arguments.keys() & more.keys():
        scan.repair_in_vain(reading.end - end)
        return Gathered(arguments, end, (), _EARLY)
    is_known = more.keys() <= scan.tools.properties(name).keys()
    is_plain = is_known and is_sound and not reading.repairs
    if not is_plain:
        scan.repair_in_vain(reading.end - end)
    repairs = (Repair(end - 1, "}", "", MOVED_BRACE), *reading.repairs)
    return Gathered({**arguments, **more}, reading.end, repairs, "" if is_plain else _EARLY)
