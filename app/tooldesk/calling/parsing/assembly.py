"""Put together what was found: calls that run, calls that wait, content, reasoning, errors."""

from __future__ import annotations

import json
import sys
from bisect import bisect_left
from dataclasses import replace
from operator import attrgetter

from tooldesk.calling.parsing import damage
from tooldesk.calling.parsing.confidence import confidence_of
from tooldesk.calling.parsing.found_call import FoundCall
from tooldesk.calling.parsing.grammars import SAME_NOTATION
from tooldesk.calling.parsing.loose_ends import CUT_SHORT, is_cut_token, may_be_cut_short
from tooldesk.calling.parsing.scan import Scan
from tooldesk.calling.parsing.transcripts import hold_what_is_over
from tooldesk.calling.parsing.values.doubts import NO_VALUE
from tooldesk.calling.tool_calling import HeldBack, HeldReason, ParsedOutput

_EXPLANATIONS: dict[HeldReason, str] = {
    "incomplete": "The text ends before the call does; what is missing can only be guessed.",
    "ambiguous": "The text does not say clearly which tool is meant.",
    "answered": "The text gives a final answer too, which wins: agents take it and call nothing.",
    "in_reasoning": "The call stands only in the model's reasoning, not in its answer.",
}
_IN_STRING = "A string before the call is left open, so the call may be part of that text."
_IN_BLOCK = "A tag before the call does not end, so the call may be part of what it holds."
_ONLY_LOOKS = "It only looks like a call, and others in the text are marked as such."
_THOUGHT_OF = (
    "The call stands only in the model's reasoning: it thought of the call, then answered without."
)

_OFFSET = attrgetter("offset")
_START = attrgetter("calling.start")


def assembled(scan: Scan, dialect: str | None) -> ParsedOutput:
    """The finished record; `dialect` is the one that was forced, if any."""
    settle(scan)
    return record_of(scan, dialect, content_of(scan), reasoning_of(scan))


def record_of(scan: Scan, dialect: str | None, content: str, reasoning: str) -> ParsedOutput:
    """The finished record of a scan that is settled, with its texts."""
    found = scan.calls if dialect is None else forced(scan.calls, dialect)
    errors = tuple(scan.errors) if scan.errors else ()
    if not found:
        return ParsedOutput((), (), content, reasoning, errors)
    runs = tuple([call.calling for call in found if not call.hold])
    held = () if len(runs) == len(found) else _held(scan, found, bool(content.strip()))
    won = runs[0].dialect if runs else held[0].calling.dialect if held else None
    return ParsedOutput(runs, held, content, reasoning, errors, won)


def forced(found: list[FoundCall], dialect: str) -> list[FoundCall]:
    """The calls that this dialect would have read, under its name."""
    kept = [
        call for call in found
        if dialect in (call.calling.dialect, *SAME_NOTATION.get(call.calling.dialect, ()))
    ]  # fmt: skip
    for call in kept:
        call.calling = replace(call.calling, dialect=dialect)
    return kept


def settle(scan: Scan, text: str = "") -> None:
    """Decide what only the whole text can tell: open reasoning, calls by shape alone, whose turn.

    `text` is all of the raw text where the scan has no more than its end.
    """
    if scan.open_reasoning >= 0:
        _end_reasoning(scan)
    if not scan.calls:
        return
    if scan.in_string_from < sys.maxsize:
        _hold_from(scan.in_string_from, scan.calls, _IN_STRING)
    if scan.loose_end_at >= 0:
        _hold_cut_short(scan)
    if len(scan.calls) > 1:
        scan.calls = _kept(scan)
    if scan.open_block_from < sys.maxsize:
        weak = [call for call in scan.calls if call.is_weak]
        _hold_from(scan.open_block_from, weak, _IN_BLOCK)
    hold_what_is_over(scan, text or scan.text)
    if scan.tokens:
        _record_damage(scan)
    _take_cut_token(scan)


def _hold_from(pos: int, found: list[FoundCall], why: str) -> None:
    """Have calls wait that begin at a place or behind it and would run."""
    for call in found:
        if call.calling.start >= pos and not call.hold:
            call.wait("ambiguous", why)


def _hold_cut_short(scan: Scan) -> None:
    """A call ends where none begins: one before it may be cut short, and its text go on to there.

    Then what looks like more calls between both is part of that text.
    """
    is_cut_short = False
    for found in scan.calls:
        if found.calling.start >= scan.loose_end_at:
            break
        is_cut_short = is_cut_short or may_be_cut_short(found.calling)
        if is_cut_short:
            found.wait("ambiguous", CUT_SHORT)


def _take_cut_token(scan: Scan) -> None:
    """The beginning of a token with which the text ends belongs to the call that it cuts off."""
    last = scan.calls[-1]
    end = last.calling.end - scan.base
    if last.hold == "incomplete" and end >= 0 and is_cut_token(scan.text, end, last):
        scan.cut_apart(end, len(scan.text))
        last.calling = replace(last.calling, end=scan.length)


def _record_damage(scan: Scan) -> None:
    """Make each damaged token a repair of the call that it was read for."""
    repairs = damage.repairs_of(scan.tokens, [call.calling for call in scan.calls])
    for index, more in repairs.items():
        call = scan.calls[index]
        merged = more
        if call.calling.repairs or len(more) > 1:
            merged = sorted([*call.calling.repairs, *more], key=_OFFSET)
        confidence = confidence_of(len(merged), call.is_weak, call.hold)
        call.calling = call.calling.with_repairs(tuple(merged), confidence)


def _held(scan: Scan, found: list[FoundCall], is_answered: bool) -> tuple[HeldBack, ...]:
    """Calls that wait; those in reasoning only where no call stands outside of it."""
    if any(call.hold != "in_reasoning" for call in found):
        waiting = [call for call in found if call.hold not in ("", "in_reasoning")]
    else:
        waiting = [call for call in found if not is_answered or _is_sure(scan, call)]
    words = _EXPLANATIONS.copy()
    if is_answered:
        words["in_reasoning"] = _THOUGHT_OF
    return tuple(
        HeldBack(call.calling, reason, call.why or _missing(call) or words[reason])
        for call in waiting
        if (reason := call.hold)
    )


def _missing(call: FoundCall) -> str:
    """What had to be put in so that an incomplete call could be read, in words."""
    lost = ""
    for repair in reversed(call.calling.repairs) if call.hold == "incomplete" else ():
        if repair.why.startswith("missing clos"):
            return f"{repair.after} is missing, so what it ends can only be guessed."
        if not lost and repair.why == NO_VALUE:
            lost = f"{repair.before.strip()[:80]} has no value."
    return lost


def _is_sure(scan: Scan, call: FoundCall) -> bool:
    """Whether more than its shape says that a call was meant."""
    return not call.is_weak or call.calling.tool_name in scan.tools


def _end_reasoning(scan: Scan) -> None:
    """Reasoning that nothing closed ends at the first marked call, or with the text."""
    start = scan.open_reasoning
    inside = [call for call in scan.calls if call.calling.start >= start]
    first = min((call.calling.start for call in inside if not call.is_weak), default=scan.length)
    end = max((span[0] for span in scan.cuts if span[0] <= first < span[1]), default=first)
    for call in inside:
        if call.calling.start < end:
            call.wait_as("in_reasoning")
    scan.cuts[:] = [span for span in scan.cuts if not start <= span[0] < end]
    scan.cuts.append((start, end))
    scan.reasoning.append((start, end))
    scan.open_reasoning = -1


def _kept(scan: Scan) -> list[FoundCall]:
    """Without calls that only look like one, when others are marked as such.

    One of a tool that is known waits, unless it says what one of those says: it may be a call in
    another notation.
    """
    weak = sum([call.is_weak for call in scan.calls])
    if weak == 0 or weak == len(scan.calls):
        return scan.calls
    if not any(not call.is_weak and call.hold != "in_reasoning" for call in scan.calls):
        return scan.calls
    kept = [call for call in scan.calls if not call.is_weak]
    said, marked = set(map(_said, kept)), len(kept)
    dropped = []
    for call in scan.calls:
        if call.is_weak and call.calling.tool_name in scan.tools and _said(call) not in said:
            kept.append(call)
            if not call.hold:
                call.wait("ambiguous", _ONLY_LOOKS)
        elif call.is_weak and call.hold != "in_reasoning":
            dropped.append(call.calling.start)
    dropped.sort()
    scan.cuts[:] = [span for span in scan.cuts if not _holds_any(span, dropped)]
    return kept if len(kept) == marked else sorted(kept, key=_START)


def _said(call: FoundCall) -> str:
    """What a call says, so that thousands are compared in time by their number."""
    return json.dumps([call.calling.tool_name, call.calling.arguments], sort_keys=True)


def _holds_any(span: tuple[int, int], starts: list[int]) -> bool:
    index = bisect_left(starts, span[0])
    return index < len(starts) and starts[index] < span[1]


def content_of(scan: Scan) -> str:
    """What is left of the text when calls, reasoning and turn tokens are cut out.

    Space goes with what is cut out in front of the first words or behind the last ones.
    """
    if scan.content is not None:
        return scan.content
    if not scan.cuts:
        return scan.text
    text = scan.text
    if scan.cuts[0] == (0, len(text)):
        return ""
    pieces: list[str] = []
    pos = 0
    cuts = sorted(scan.cuts)
    for start, end in [*cuts, (len(text), 0)]:
        if start > pos:
            if pieces and not (pieces[-1][-1].isspace() or text[pos].isspace()):
                pieces.append("\n")
            pieces.append(text[pos:start])
        if end > pos:
            pos = end
    content = "".join(pieces).rstrip()
    first = pieces[0] if pieces and cuts[0][0] else ""
    return content if first and not first.isspace() else content.lstrip()


def reasoning_of(scan: Scan) -> str:
    """All reasoning, what an envelope gave first."""
    if not scan.reasoning and not scan.given_reasoning:
        return ""
    spans = (scan.text[start:end].strip() for start, end in sorted(scan.reasoning))
    return "\n".join([*scan.given_reasoning, *(text for text in spans if text)])
