"""Cut what is neither call nor content: reasoning, turn tokens, results the model made up."""

from __future__ import annotations

import re
import sys

from tooldesk.calling.parsing.loose_ends import is_end_before, is_end_in
from tooldesk.calling.parsing.markers import Opened, canonical, pattern_of
from tooldesk.calling.parsing.scan import Scan
from tooldesk.calling.parsing.skipping import past
from tooldesk.calling.parsing.turns import (
    ANSWERS,
    ANY,
    LONGEST_WORD,
    OTHER_TURNS,
    begins_turn,
)
from tooldesk.late_pattern import late_pattern

REASONING = {
    "<think>": "</think>",
    "<thinking>": "</thinking>",
    "<thought>": "</thought>",
    "<longcat_think>": "</longcat_think>",
    "<seed:think>": "</seed:think>",
    "<mm:think>": "</mm:think>",
    "[THINK]": "[/THINK]",
    "<|START_THINKING|>": "<|END_THINKING|>",
    "<|channel>thought": "<channel|>",
    "<|content_thinking|>": "<|end_message|>",
    "<|inner_prefix|>": "<|inner_suffix|>",
    "<|begin_of_thought|>": "<|end_of_thought|>",
    "◁think▷": "◁/think▷",
    "<unused94>thought": "<unused95>",
    "[unused16]": "[unused17]",
    **{f"<|{name}|>": f"<|/{name}|>" for name in ("think", "thinking", "thought", "reasoning")},
    **{f"<{name} >": f"</{name} >" for name in ("think", "thinking", "thought")},
    "<|open|>think<|sep|>": "<|close|>think<|sep|>",
    "Here is my thought process:": "Here is my response:",
}
"""Opening token of reasoning → its closing token."""

ENDS_ONLY = ("[BEGIN FINAL RESPONSE]",)
"""Tokens that end reasoning which nothing opened."""

MADE_UP = {
    "<tool_response>": "</tool_response>",
    "<tool_response:opensource>": "</tool_response:opensource>",
    "<tool_responses>": "</tool_responses>",
    "<tool_responses:opensource>": "</tool_responses:opensource>",
    "<longcat_tool_response>": "</longcat_tool_response>",
    "<|tool_response>": "<tool_response|>",
    "<|tool_response|>": "<|/tool_response|>",
    "✿RESULT✿": "✿RETURN✿",
    "<｜tool▁outputs▁begin｜>": "<｜tool▁outputs▁end｜>",
    "<｜tool▁output▁begin｜>": "<｜tool▁output▁end｜>",
    "<|START_TOOL_RESULT|>": "<|END_TOOL_RESULT|>",
    "<function_results>": "</function_results>",
    "<tool_result>": "</tool_result>",
    "<tool_results>": "</tool_results>",
    "<tool_output>": "</tool_output>",
    "<function_response>": "</function_response>",
    "[TOOL_RESULTS]": "[/TOOL_RESULTS]",
    "<start_function_response>": "<end_function_response>",
}
"""Opening token of a tool's result → its closing token; a model only ever makes these up."""

_CLOSE_ALONE = frozenset(
    canonical(token)
    for token in (
        "</think>", "</thinking>", "</longcat_think>", "</seed:think>", "</mm:think>",
        "[/THINK]", "<|END_THINKING|>", "<|end_of_thought|>", "◁/think▷",
        "<|/think|>", "<|/thinking|>", "<|/reasoning|>", "</think >", "</thinking >", "[unused17]",
        *ENDS_ONLY,
    )
)  # fmt: skip
_OPENER_OF = {canonical(closer): opener for opener, closer in REASONING.items()}
_ENDS_BOTH = frozenset(REASONING.values()) & frozenset(ANSWERS.values())
_PAIRS = {**REASONING, **MADE_UP, **ANSWERS, **OTHER_TURNS, "<!--": "-->"}
RETURN = "## Return of "
"""How Kimi's template heads what a tool gave. Source: chat_template of Kimi K2."""

_RETURN_HEAD = late_pattern(
    r"(?:(?:functions\.)?[\w.\-/]{1,200}+:\d{1,9}+|call_\w{1,200}+)[ \t]*+\r?\n"
)
_LONGEST_ID = 256
_FOREIGN = late_pattern(
    rf"{pattern_of((*MADE_UP, *ANSWERS))}|(?<!`)<!--|(?P<said><[|｜]message[|｜]>)|(?P<turn>{ANY})"
    rf"|(?P<given>(?<![^\n>]){RETURN}{_RETURN_HEAD.pattern}"
    r"|(?<![^\n])Observation:[ \t]*+(?:\r?\n[ \t]*+)?(?=[<\[{]|```))"
)
_SAID_END = late_pattern(r"<[|｜](?:end|call|return|start|channel)[|｜]>")
"""What ends a message of Harmony: what is called in one stands in its header."""

THOUGHT_END = late_pattern("|".join(map(re.escape, (*REASONING.values(), *ENDS_ONLY))))
_HEADER_NAME = late_pattern(r"[\w.\-/:]{1,200}+")
_BEFORE_RESULT = late_pattern(r"[ \t]*+(?:\r?\n[ \t]*+)?")
_RESULT_BEGINS = ("", "<", "[", "{", "`", "]")
_GIVEN = ("<", "[", "{", "```")
"""How a result begins that is no prose, be a call before it or not."""

_RESULT_END = late_pattern(
    r"\r?\n[ \t]*+(?=\r?\n|\**(?:Thought|Action|Final Answer|Question|Observation)\b)"
)
"""Where a made-up result ends: at an empty line, or one that goes on with another step."""

_CLOSER_OF = {canonical(opener): closer for opener, closer in REASONING.items()}
_END_OF = {
    canonical(opener): late_pattern(pattern_of([closer])) for opener, closer in _PAIRS.items()
}
"""What ends it, in whichever way that is written."""


def open_reasoning(scan: Scan, opened: Opened, dialect: str) -> int:
    """Reasoning begins; when nothing closes it, the first marked call does."""
    if scan.open_reasoning < 0:
        scan.open_reasoning = opened.end + scan.base
        scan.thoughts_inside = 0, _closer(opened.token, scan.text[opened.start : opened.end])
    else:
        inside, closer = scan.thoughts_inside
        scan.thoughts_inside = inside + 1, closer
    scan.sure_at = opened.end
    return opened.end


def close_reasoning(scan: Scan, opened: Opened, dialect: str) -> int:
    """Reasoning ends here; it began at its opener, or with the text when that is in the prompt."""
    start = scan.open_reasoning
    if start < 0:
        if scan.reasoning or opened.token not in _CLOSE_ALONE:
            scan.sure_at = opened.end
            return opened.end if opened.token[0] in "<[" else -1
        start = 0
    scan.sure_at = opened.end
    inside, closer = scan.thoughts_inside
    if inside:
        inner, scan.sure_at = _is_inner(scan, opened, closer)
        if inner:
            scan.thoughts_inside = inside - 1, closer
            return opened.end
        if scan.may_grow and scan.sure_at > len(scan.text):
            return -1
    scan.thoughts_inside = 0, ""
    scan.open_block_from = scan.open_block_from if scan.open_block_from < start else sys.maxsize
    for found in reversed(scan.calls):
        if found.calling.start < start:
            break
        found.wait_as("in_reasoning")
    while scan.errors and scan.errors[-1].start >= start:
        scan.errors.pop()
    while scan.cuts and scan.cuts[-1][0] >= start:
        scan.cuts.pop()
    scan.cut_apart(start - scan.base, opened.start)
    scan.think(start - scan.base, opened.start)
    scan.open_reasoning = -1
    return opened.end


def _is_inner(scan: Scan, opened: Opened, outer: str) -> tuple[bool, int]:
    """Whether a thought inside another ends here, so that one more end follows, or the outer's.

    Gives also how long the text must be so that this is certain.
    """
    known_at = 0
    for closer in (scan.text[opened.start : opened.end], outer):
        close = scan.find(closer, opened.end)
        following = scan.find(_OPENER_OF.get(canonical(closer), "<think>"), opened.end)
        if close >= 0 and not 0 <= following < close:
            return True, close + len(closer)
        known_at = max(known_at, close + len(closer) if close >= 0 else sys.maxsize)
    return False, known_at


def drop(scan: Scan, opened: Opened, dialect: str) -> int:
    """A token that is never content."""
    scan.sure_at = opened.end
    return opened.end


def open_answer(scan: Scan, opened: Opened, dialect: str) -> int:
    """What is said to the reader begins, in which a shape alone makes no call."""
    scan.is_answer = True
    return drop(scan, opened, dialect)


def close_answer(scan: Scan, opened: Opened, dialect: str) -> int:
    """It ends here, or a thought does that ends with the same token."""
    scan.is_answer = False
    if scan.open_reasoning >= 0 and scan.thoughts_inside[1] in _ENDS_BOTH:
        return close_reasoning(scan, opened, dialect)
    return drop(scan, opened, dialect)


def drop_header(scan: Scan, opened: Opened, dialect: str) -> int:
    """Inkling's turn token is never content, nor the name behind it where a call follows that."""
    named = _HEADER_NAME.match(scan.text, opened.end)
    end = named.end() if named is not None else opened.end
    is_open = end == len(scan.text) or "<|content_invoke_tool_json|>".startswith(scan.text[end:])
    scan.sure_at = len(scan.text) + 1 if is_open else end
    return end if scan.text.startswith("<|content_invoke_tool_json|>", end) else opened.end


def drop_before_call(scan: Scan, opened: Opened, dialect: str) -> int:
    """An outer opening tag is dropped when another tag follows it."""
    following = scan.text[opened.end : opened.end + 64].lstrip()[:1]
    scan.sure_at = 0 if following else opened.end + 64
    if following not in ("<", "]"):
        return -1
    scan.wrapper = opened.token
    return opened.end


def drop_after_call(scan: Scan, opened: Opened, dialect: str) -> int:
    """A closing tag is dropped behind a call and stays content anywhere else."""
    scan.sure_at = opened.end
    if not scan.calls:
        return -1
    last = scan.calls[-1]
    behind = max(last.calling.end - scan.base, 0)
    if is_end_before(scan.text, behind, opened.end):
        scan.loose_end_at = opened.start + scan.base
    if last.is_weak:
        last.is_weak = scan.text[behind : opened.start].strip("] \t\r\n}\"'") != ""
    return opened.end


def skip_made_up(scan: Scan, opened: Opened, dialect: str) -> int:
    """A made-up result: never searched for calls, and cut when it follows one.

    In a thought it ends with that at the latest, and so it does when nothing else ends it.
    """
    end = _end_of(scan, opened)
    if scan.open_reasoning >= 0:
        end = min(end, end_of_made_up(scan, opened.end))
    else:
        scan.turn_at = opened.start + scan.base
    scan.sure_at = end if end < len(scan.text) else scan.sure_at
    if end == len(scan.text):
        end = end_of_made_up(scan, opened.end)
    if scan.calls:
        return _skipped(scan, opened, end)
    scan.resume = end
    return -1


def skip_turn(scan: Scan, opened: Opened, dialect: str) -> int:
    """The turn of somebody else, whom a transcript quotes or the model made up: it is cut.

    A token that is merely named stands in a line; in a thought it begins nothing either.
    """
    if scan.open_reasoning >= 0 or not begins_turn(scan.text, opened.start, opened.end):
        scan.sure_at = opened.end + LONGEST_WORD
        return opened.end if opened.token[0] == "<" else -1
    end = _end_of(scan, opened)
    scan.sure_at = end if end < len(scan.text) else scan.sure_at
    scan.turn_at = opened.start + scan.base
    return _skipped(scan, opened, end)


def skip_observation(scan: Scan, opened: Opened, dialect: str) -> int:
    """What a model makes up as a tool's result, where that is no prose; cut behind a call."""
    text, start = scan.text, opened.start
    space = past(_BEFORE_RESULT, text, opened.end)
    is_result = scan.open_reasoning < 0 and text[start - 1 : start] in ("", "\n")
    if scan.calls:
        is_result = is_result and text[space : space + 1] in _RESULT_BEGINS
    else:
        if scan.may_grow and len(text) < space + len(_GIVEN[-1]):
            return -1
        is_result = is_result and text.startswith(_GIVEN, space)
    if not is_result:
        scan.sure_at = opened.end
        return -1
    end = scan.search(_RESULT_END, space)
    scan.sure_at = scan.sure_at if end is None else end.end() + 1
    behind = len(text) if end is None else end.start()
    if scan.calls:
        return _skipped(scan, opened, behind)
    scan.resume = behind
    return -1


def skip_return(scan: Scan, opened: Opened, dialect: str) -> int:
    """What a tool gave below Kimi's heading: never searched for calls, and cut behind one."""
    text, start = scan.text, opened.start
    headed = _RETURN_HEAD.match(text, opened.end)
    is_open = scan.may_grow and text.find("\n", opened.end, opened.end + _LONGEST_ID) < 0
    if is_open and len(text) < opened.end + _LONGEST_ID:
        return -1
    if headed is None or text[start - 1 : start] not in ("", "\n", ">"):
        scan.sure_at = opened.end
        return -1
    end = scan.search(_RESULT_END, headed.end())
    scan.sure_at = scan.sure_at if end is None else end.end() + 1
    behind = len(text) if end is None else end.start()
    if scan.calls:
        return _skipped(scan, opened, behind)
    scan.resume = behind
    return -1


def end_of_made_up(scan: Scan, pos: int) -> int:
    """Where what a model makes up from `pos` on ends: with its thought, or with the text."""
    end = scan.search(THOUGHT_END, pos)
    return end.start() if end is not None else len(scan.text)


def _skipped(scan: Scan, opened: Opened, end: int) -> int:
    """What is cut up to its end may be text of a call that is cut short there."""
    if is_end_in(scan.text, opened.end, end):
        scan.loose_end_at = opened.start + scan.base
    return end


def _end_of(scan: Scan, opened: Opened) -> int:
    close = scan.search(_END_OF[opened.token], opened.end)
    return close.end() if close is not None else len(scan.text)


def _closer(token: str, written: str) -> str:
    """What ends the thought that a token begins, with bars as plain as its own."""
    closer = _CLOSER_OF[token]
    return closer.replace("｜", "|") if "|" in written else closer


def end_of_foreign(text: str, pos: int, place: int) -> int:
    """Where the last result or turn of somebody else ends, of those between `pos` and `place`.

    `place` when it ends before that, where the next look begins.
    """
    while pos < place and (begun := _FOREIGN.search(text, pos, place)) is not None:
        if begun["turn"] and not begins_turn(text, *begun.span()):
            pos = begun.end()
            continue
        if begun["given"] or begun["said"]:
            ended = (_SAID_END if begun["said"] else _RESULT_END).search(text, begun.end())
            pos = ended.start() if ended is not None else len(text)
            continue
        end_of = _END_OF.get(canonical(begun.group()))
        close = end_of.search(text, begun.end()) if end_of is not None else None
        pos = close.end() if close is not None else len(text)
    return max(pos, place)
