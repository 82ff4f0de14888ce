"""The table of dialects: which marker begins a call, and how what follows it is read.

A dialect whose notation is already known is one row here and one test.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import replace
from types import FunctionType
from typing import Any, Literal

from tooldesk.calling.parsing import reasoning, turns
from tooldesk.calling.parsing.bodies import (
    brace_notation,
    channels,
    framework_calls,
    function_tags,
    invocations,
    line_protocols,
    mcp_elements,
    named_elements,
    named_json,
    plain,
    tagged_block,
    tool_elements,
)
from tooldesk.calling.parsing.loose_ends import held_by_rest
from tooldesk.calling.parsing.markers import Opened
from tooldesk.calling.parsing.scan import Scan
from tooldesk.calling.tool_calling import Repair
from tooldesk.frozen_record import frozen_record
from tooldesk.late_pattern import late_pattern

Reader = Callable[[Scan, Opened], int]
"""Reads from a marker on; gives where what it read ends, or -1 when it is content."""

_Part = Literal["start", "end", "other"]


@frozen_record
class Grammar:
    """One marker and what it means."""

    marker: str
    """The token as models write it, or the name of a pattern in `markers`."""

    dialects: tuple[str, ...]
    """Ids this marker can begin; empty for tokens that belong to no dialect."""

    read: Reader
    """What reads on from the marker."""

    is_pattern: bool = False
    """Whether `marker` names a pattern instead of spelling a token."""

    is_weak: bool = False
    """Whether ordinary text is full of it, so that much of it in vain is skipped."""

    part: _Part = "start"
    """What of a call the marker is: its beginning, its end, or nothing of a call."""

    needs: re.Pattern[str] | None = None
    """What must stand right behind it, or nothing is read; asked once one was read in vain."""

    closers: tuple[str, ...] = ()
    """What stands behind it where more than `needs` may count; looked for once in the text."""

    is_dropped: bool = False
    """Whether it is never content, and means nothing else."""


def _block(
    markers: str, closers: str, dialects: str, *also: str, **bodies: str
) -> tuple[Grammar, ...]:
    """Rows for tags around a body; `dialects` names the usual one, `bodies` the others by kind."""
    kinds: Mapping[str, str] = {"": dialects, **{k.replace("_", " "): v for k, v in bodies.items()}}
    ids = tuple(dict.fromkeys([dialects, *bodies.values(), *also]))
    ends = tuple(closers.split())

    def read(scan: Scan, opened: Opened) -> int:
        return tagged_block.read(scan, opened, ends, kinds)

    return tuple(
        Grammar(marker, ids, read, needs=_body(marker), closers=ends)
        for marker in markers.split(" | ")
    )


def _body(marker: str) -> re.Pattern[str]:
    """What a block's marker needs behind it: no other one in a row of the same, read as lists."""
    other = f"(?!{re.escape(marker)})" if marker[0] == "[" else ""
    return late_pattern(other + tagged_block.BODY.pattern)


def _as(dialect: str, read: Callable[[Scan, Opened, str], int]) -> Reader:
    """The same function with this dialect as the default of its last parameter.

    A call of it costs no second one, as that of a function around it or of a partial would.
    """
    plain: Any = read
    named = FunctionType(plain.__code__, plain.__globals__, plain.__name__, (dialect,))
    named.__kwdefaults__ = plain.__kwdefaults__
    return named


def _each(
    markers: str,
    read: Callable[[Scan, Opened, str], int],
    *dialects: str,
    part: _Part = "start",
    is_weak: bool = False,
    needs: re.Pattern[str] | None = None,
    closers: tuple[str, ...] = (),
) -> tuple[Grammar, ...]:
    """Rows for markers that one reader takes as they are; it gets the first dialect's id."""
    first = dialects[0] if dialects else ""
    return tuple(
        Grammar(
            marker, dialects, _as(first, read), is_weak=is_weak, part=part,
            needs=needs, closers=closers, is_dropped=read is reasoning.drop,
        )
        for marker in markers.split(" | ")
    )  # fmt: skip


def _mistral(scan: Scan, opened: Opened) -> int:
    """Both generations of Mistral stand behind one marker."""
    first = scan.text[opened.end : opened.end + 64].lstrip()[:1]
    if first.isalnum() or first == "_":
        end = named_json.read_mistral(scan, opened, "mistral-v11")
        if end >= 0 or (junk := _JUNK.match(scan.text, opened.end)) is None:
            return end
        opened = opened._replace(end=junk.end())
    return tagged_block.read(scan, opened, ("[/TOOL_CALLS]",), {"": "mistral"})


_INTERPRETERS = ("python", "code_interpreter", "ipython")
_CODE_END = late_pattern(r"<\|(?:eom_id|eot_id|eom|eot)\|>")
_JUNK = late_pattern(r"[^\[{\n]*(?=\[\s*\{)")
_MISTRAL_BODY = late_pattern(
    rf"(?!\[TOOL_CALLS\])(?:\s*\w|{_JUNK.pattern}|{tagged_block.BODY.pattern})"
)


def _python_tag(scan: Scan, opened: Opened) -> int:
    """Llama's tag stands before JSON, a built-in tool's call, or code."""
    before, errors = len(scan.calls), len(scan.errors)
    dialects = {"": "llama3-json", "python": "llama3-builtin"}
    closers = ("<|eom_id|>", "<|eot_id|>", "<|python_tag|>")
    end = tagged_block.read(scan, opened, closers, dialects, is_closer_taken=False)
    for found in scan.calls[before:]:
        name = found.calling.tool_name
        if name.endswith(".call"):
            found.calling = replace(found.calling, tool_name=name.removesuffix(".call"))
    if len(scan.calls) == before and (after := _code(scan, opened)) >= 0:
        del scan.errors[errors:]
        return after
    return end


def _code(scan: Scan, opened: Opened) -> int:
    """What stands behind Llama's tag is code for the interpreter, if one is known."""
    tool = next((name for name in _INTERPRETERS if name in scan.tools), "")
    parameter = scan.tools.only_parameter(tool)
    if parameter is None or not scan.text[opened.end :].strip():
        return -1
    repair = Repair(opened.end, "", parameter, "bare value")
    close = _CODE_END.search(scan.text, opened.end)
    end = close.start() if close is not None else len(scan.text)
    scan.add(
        tool, {parameter: scan.text[opened.end : end].strip()}, (opened.start, end),
        "llama3-builtin", repairs=(repair,),
        **held_by_rest(
            scan.text, close.end() if close else -1, "The token that ends the code is missing."
        ),
    )  # fmt: skip
    return end


def _tool_call_begin(scan: Scan, opened: Opened) -> int:
    """DeepSeek, Step-3 and Kimi K2 share this token but for characters that often get lost."""
    if named_json.is_kimi(scan, opened) and (
        (end := named_json.read_kimi(scan, opened, "kimi-k2")) >= 0
    ):
        return end
    return named_json.read_deepseek(scan, opened, "deepseek-v3.1")


_GLM = {"pairs": "glm-4.5", "pairs_on_one_line": "glm-4.7"}
_TOOL_CALL = _block(
    "<tool_call>", "</tool_call>", "hermes", "ernie-4.5", "xlam", "hunyuan-v3",
    function="qwen3-coder", python="pythonic", named_json="glm-4.5", **_GLM,
)  # fmt: skip


def _with_attributes(scan: Scan, opened: Opened) -> int:
    """Hermes' tag with attributes: the name of the tool, the id of the call, or its type."""
    head = named_elements.ATTRIBUTES.match(scan.text, opened.end)
    if head is None:
        scan.rule_out(opened.end)
        return -1
    given, before = named_elements.attributes(scan, head), len(scan.calls)
    call_id, tag = given.get("id") or None, opened._replace(end=head.end())
    if "name" in given:
        return named_elements.read_named(scan, tag, given["name"], call_id, "hermes")
    end = _TOOL_CALL[0].read(scan, tag)
    if call_id and len(scan.calls) == before + 1 and scan.calls[-1].calling.call_id is None:
        scan.calls[-1].calling = replace(scan.calls[-1].calling, call_id=call_id)
    return end


TABLE: tuple[Grammar, ...] = (
    *_TOOL_CALL,
    *_block("<tool_call:opensource>", "</tool_call:opensource> <end_of_tool_call:opensource>",
            "hunyuan-v3", pairs="hunyuan-v3"),
    *_block("<tool_calls>", "</tool_calls>", "jamba", "hunyuan-a13b",
            json="minimax-m1", list="jamba"),
    *_block("<|tool_call|>", "<|/tool_call|> </tool_call>", "granite-3"),
    *_block("<|tool_calls|>", "<|/tool_calls|>", "sarashina"),
    *_block("<function_call>", "</function_call>", "granite-20b-fc"),
    *_block("<TOOLCALL>", "</TOOLCALL>", "nemotron"),
    *_block("<|START_ACTION|>", "<|END_ACTION|>", "cohere"),
    *_block(
        "<|action_start|><|plugin|> | <|action_start|> <|plugin|> | <|action_start|><|interpreter|>"
        " | <|action_start|> <|interpreter|>", "<|action_end|>", "internlm2",
    ),
    *_block("<|tools_prefix|>", "<|tools_suffix|>", "apertus", by_key="apertus"),
    *_block("<|function_call|> | function call<|role_sep|>", "</s> <|message_sep|>", "gigachat3"),
    *_block("<longcat_tool_call>", "</longcat_tool_call>", "longcat", pairs="longcat",
            pairs_on_one_line="longcat"),
    *_block("<iquest_tool_call>", "</iquest_tool_call>", "glm-4.5", **_GLM),
    *_block("<ifm|tool_call>", "</ifm|tool_call>", "glm-4.5", **_GLM),
    *_block("functools", "<|end|>", "phi-4-mini"),
    *_block("<|content_invoke_tool_json|>", "<|end_message|>", "inkling"),
    *_block("[TOOL_CALL]", "[/TOOL_CALL]", "ambi"),
    *_block("<|tool_call_start|>", "<|tool_call_end|>", "lfm2"),
    *_block("<|python_start|>", "<|python_end|>", "pythonic"),
    *_block("<function_calls>", "</function_calls>", "olmo3", json="hermes"),
    *_block("<tool_code>", "</tool_code>", "gemma3-tool-code"),
    Grammar("<｜tool▁sep｜>", ("deepseek-v3", "deepseek-v3.1"),
            _as("deepseek-v3.1", named_json.read_deepseek_tail)),
    Grammar("[TOOL_CALLS]", ("mistral", "mistral-v11"), _mistral, closers=("[/TOOL_CALLS]",),
            needs=_MISTRAL_BODY),
    Grammar("<|python_tag|>", ("llama3-json", "llama3-builtin"), _python_tag),
    Grammar("<|tool_call_begin|>", ("kimi-k2",), _tool_call_begin),
    Grammar("<｜tool▁call▁begin｜>", ("deepseek-v3", "deepseek-v3.1", "step3", "kimi-k2"),
            _tool_call_begin),
    *_each("✿FUNCTION✿", named_json.read_qwen_agent, "qwen-agent-fn",
           needs=named_json.QWEN_HEAD),
    *_each(">>>", named_json.read_functionary, "functionary",
           needs=named_json.BEHIND_RECIPIENT),
    *_each("<|recipient|>", named_json.read_functionary_2, "functionary",
           needs=named_json.TO_RECIPIENT),
    *_each("<function= | <function = | <function name= | <functionname= | <function/ | <function(",
           function_tags.read,
           "qwen3-coder", "seed-oss", "function-tag-json", "minicpm-xml",
           needs=function_tags.BODY),
    *_each("<|tool_call> | <start_function_call>", brace_notation.read_marked,
           "gemma4", "functiongemma"),
    *_each("<|start|> | <|channel|>", channels.read_harmony, "harmony"),
    *_each("commentary to=functions.", channels.read_stripped_harmony, "harmony"),
    *_each("<|open|>call", channels.read_kimi_k3, "kimi-k3", needs=channels.K3_NAMED),
    *_each("<invoke> | <tool_use>", named_elements.read, "claude-xml", needs=named_elements.HEAD),
    *_each("<tool>", named_elements.read_tool_input, "mirothinker", is_weak=True,
           needs=named_elements.TOOL_HEAD),
    Grammar("<tool_call ", _TOOL_CALL[0].dialects, _with_attributes,
            needs=named_elements.ATTRIBUTES, closers=("</tool_call>",)),
    *_each("<use_mcp_tool>", mcp_elements.read, "mirothinker"),
    *_each("[Calling tool | [Calling Tool | [calling tool", line_protocols.read_bracket,
           "bracket-calling-tool", needs=line_protocols.BRACKET_HEAD),
    *_each("Calling tool", line_protocols.read_calling_line, "bracket-calling-tool", is_weak=True,
           needs=line_protocols.CALLING_HEAD),
    *_each("Action", line_protocols.read_react, "react", "react-json", "cohere-action",
           needs=line_protocols.WITHOUT_INPUT, closers=("Input",)),
    *_each("[[ ## next_tool_name ## ]]", framework_calls.read_dspy, "react",
           needs=framework_calls.DSPY_HEAD),
    *_each("Suggested tool call | Suggested function call", framework_calls.read_autogen, "react",
           needs=framework_calls.AUTOGEN_HEAD),
    *_each("call:", plain.read_call_word, "gemma4", is_weak=True, needs=brace_notation.NAMED),
    *_each("functions.", plain.read_kimi_word, "kimi-k2", is_weak=True,
           needs=plain.KIMI_NAME),
    *_each("``` | ~~~", plain.read_fence, "fenced-json", "gemma3-tool-code", "python-call",
           is_weak=True, needs=plain.FENCED),
    Grammar("invoke", ("claude-xml", "minimax-m2", "minimax-m3", "deepseek-dsml", "atem", "step3"),
            _as("claude-xml", invocations.read_marked), is_pattern=True,
            needs=invocations.BODY),
    Grammar("element", ("mirothinker",), _as("mirothinker", tool_elements.read), is_pattern=True,
            needs=tool_elements.NAMED),
    Grammar("json", ("plain-json", "xlam", "sarashina", "llama3-json"),
            _as("plain-json", plain.read_json), is_pattern=True, is_weak=True),
    Grammar("list", ("pythonic", "lfm2"), _as("pythonic", plain.read_python_list),
            is_pattern=True, is_weak=True),
)  # fmt: skip
"""Every marker that can begin a call."""

SAME_NOTATION: dict[str, tuple[str, ...]] = {
    "hermes": ("ernie-4.5", "xlam"),
    "jamba": ("hunyuan-a13b",),
    "minimax-m1": ("jamba", "hunyuan-a13b"),
    "glm-4.5": ("glm-4.7",),
    "glm-4.7": ("glm-4.5",),
    "plain-json": ("xlam", "llama3-json", "sarashina"),
    "sarashina": ("plain-json", "xlam"),
    "fenced-json": ("plain-json", "xlam", "cohere-action"),
    "pythonic": ("lfm2",),
    "python-call": ("gemma3-tool-code",),
    "claude-xml": ("minimax-m2", "minimax-m3", "deepseek-dsml", "atem"),
    "qwen3-coder": ("seed-oss",),
    "react": ("react-json",),
    "gemma4": ("functiongemma",),
}
"""Dialect as detected → others whose writing can look just the same."""

_OPENERS = (
    "<|tool_calls_section_begin|> | <|tool_call_section_begin|> | <｜tool▁calls▁begin｜>"
    " | <｜DSML｜function_calls> | <｜DSML｜tool_calls> | <｜DSML｜ calls> | <｜DSML｜calls>"
    " | <｜DSML｜ function_calls> | <｜DSML｜ tool_calls> | <minimax:tool_call> | <seed:tool_call>"
    " | ]<]minimax[>[<tool_call> | <atem:function_calls> | <function_calls>"
    " | <antml:function_calls>"
    " | <dots_function_call> | <ifm|tool_calls> | <｜GCML｜tool_calls>"
    " | <|open|>tools<|sep|> | <tool_calls:opensource>"
)
_CLOSERS = (
    "</tool_call> | </tool_calls> | </function_calls> | </function_call> | </seed:tool_call>"
    " | </minimax:tool_call> | ]<]minimax[>[</tool_call> | </｜DSML｜function_calls>"
    " | </｜DSML｜tool_calls> | </｜DSML｜ calls> | </｜DSML｜calls> | </｜DSML｜ function_calls>"
    " | </｜DSML｜ tool_calls> | </atem:function_calls> | </function_calls> | </function>"
    " | </invoke> | </dots_function_call> | </ifm|tool_calls> | </｜GCML｜tool_calls>"
    " | <|close|>tools<|sep|> | <|tool_calls_section_end|> | <|tool_call_section_end|>"
    " | <｜tool▁calls▁end｜> | <｜tool▁call▁end｜> | <tool_call|>"
    " | <end_function_call> | <|END_ACTION|> | <|action_end|> | <|tools_suffix|> | </TOOLCALL>"
    " | </tool_calls:opensource> | </tool_call:opensource> | </longcat_tool_call>"
    " | </antml:function_calls>"
    " | </use_mcp_tool> | [/TOOL_CALL] | </iquest_tool_call> | </ifm|tool_call>"
)

TOKENS: tuple[Grammar, ...] = (
    *_each(" | ".join(reasoning.REASONING), reasoning.open_reasoning, part="other"),
    *_each(
        " | ".join([*reasoning.REASONING.values(), *reasoning.ENDS_ONLY]),
        reasoning.close_reasoning,
        part="other",
    ),
    *_each(" | ".join(turns.TURN_TOKENS), reasoning.drop, part="other"),
    *_each(" | ".join(turns.ANSWERS), reasoning.open_answer, part="other"),
    *_each(" | ".join(turns.ANSWERS.values()), reasoning.close_answer, part="other"),
    *_each(turns.MODEL_TURN, reasoning.drop_header, part="other"),
    *_each(" | ".join(reasoning.MADE_UP), reasoning.skip_made_up, part="other"),
    *_each("Observation:", reasoning.skip_observation, part="other"),
    *_each(reasoning.RETURN, reasoning.skip_return, part="other"),
    *_each(" | ".join(turns.OTHER_TURNS), reasoning.skip_turn, part="other"),
    *_each(_OPENERS, reasoning.drop_before_call),
    *_each(_CLOSERS, reasoning.drop_after_call, part="end"),
)
"""Tokens of no dialect of their own: reasoning, turns, outer tags."""
