"""Notations whose texts stand between tags or marks, as their templates write them."""

from __future__ import annotations

import re
from dataclasses import replace

from tooldesk.calling.tool_calling import ToolCalling
from tooldesk.frozen_record import frozen_record
from tooldesk.late_pattern import late_pattern

_SPACE = r"(?:[A-Za-z]{1,16}:|[|｜]?[A-Z]{2,8}[|｜][ ]?)"
"""A namespace in front of a tag's name, as in `bodies/invocations.py`."""


@frozen_record
class TagNotation:
    """How one of them is written; whatever is written in another way is told at its end."""

    call: re.Pattern[str]
    """The call's own beginning."""

    head: re.Pattern[str]
    """A parameter's beginning: groups `key`, perhaps `kind`, and `space` in front of its tags."""

    close: str
    """What closes it; `{}` stands for the namespace."""

    follows: re.Pattern[str]
    """What stands behind that when it is no part of the value."""

    end: re.Pattern[str]
    """What closes the call, with the space before it."""

    end_tag: re.Pattern[str]
    """The same without the space, to be searched for."""

    mark: str
    """What stands in the last tag of that."""

    ends: re.Pattern[str]
    """A tag that a value does not go past before it is whole: it may be read in another way."""

    may_end: re.Pattern[str]
    """What may become such a tag."""

    scalar: re.Pattern[str] | None = None
    """A parameter whose value stands between no tags and is JSON: groups `key` and `value`."""

    waits: re.Pattern[str] | None = None
    """What may become a parameter's beginning; None for a tag or two."""

    is_on_lines: bool = False
    """Whether the value has a line break around it that does not belong to it."""

    is_inline: bool = False
    """Whether it has both or neither, so that the last one alone belongs to it."""


def _between_tags(
    call: str, begins: str, key: str, close: str, end: str, ends: str, may_end: str,
    *, mark: str = "/", is_on_lines: bool = False,
) -> TagNotation:  # fmt: skip
    """A notation whose values go up to the next parameter, which `begins`, or the call's end."""
    return TagNotation(
        call=late_pattern(call),
        head=late_pattern(rf"\s*+{begins}{key}"),
        close=close,
        follows=late_pattern(rf"\s*+(?:{begins}|{end})"),
        end=late_pattern(rf"\s*+{end}"),
        end_tag=late_pattern(end),
        mark=mark,
        ends=late_pattern(ends),
        may_end=late_pattern(may_end),
        is_on_lines=is_on_lines,
    )


_FUNCTION = _between_tags(
    r"<function=[^\s\"'<>=]++>",
    r"<parameter=", r"(?P<key>[^\s\"'<>]++)>", "</parameter>",
    r"</function>",
    r"</?(?:param|function|(?:seed:)?tool_call)|<!\[CDATA",
    r"<(?:/?[a-z:_]{0,14}|!(?:\[[A-Z]{0,5})?)\Z",
    is_on_lines=True,
)  # fmt: skip
_SEED_FUNCTION = replace(_FUNCTION, is_inline=True)
_INVOKE = _between_tags(
    rf"<{_SPACE}?invoke name=\"[^\"<>]*+\">",
    rf"<(?P<space>{_SPACE}?)parameter name=",
    r"\"(?P<key>[^\"<>]*+)\"(?: string=\"(?P<kind>true|false)\")?>", "</{}parameter>",
    rf"</{_SPACE}?invoke>",
    rf"</?{_SPACE}?(?:param|invoke|function_call|tool_call)|</?[|｜]|<\]|<!\[CDATA",
    r"<(?:/?[\w:|｜ ]{0,32}|!(?:\[[A-Z]{0,5})?)\Z",
)  # fmt: skip
_PAIRS = _between_tags(
    r"tool_call>\s*+[^\s<>{}()\[\]\"',;]{1,200}+\s*+(?=<arg_key>)",
    r"<arg_key>", r"(?P<key>[^<]*+)</arg_key>\s*+<arg_value>", "</arg_value>",
    r"</[^>\s<]{0,16}tool_call>",
    r"</?[^>\s<]{0,16}(?:arg_|tool_call|sep)|<end_of|<!\[CDATA",
    r"</?[^>\s<]{0,26}\Z",
)  # fmt: skip
_OPEN_CLOSE = _between_tags(
    r"<\|open\|>call tool=\"[^\"]*+\"(?: index=\"?+[^\"<]*+\"?+)?<\|sep\|>",
    r"<\|open\|>argument ", r"key=\"(?P<key>[^\"&]*+)\" type=\"(?P<kind>[^\"<]*+)\"<\|sep\|>",
    "<|close|>argument<|sep|>",
    r"<\|close\|>call<\|sep\|>",
    r"<[|｜]",
    r"<\Z",
    mark="|",
)  # fmt: skip
_BRACES = TagNotation(
    call=late_pattern(r"call:[^\s{}()<>]{1,200}+\{"),
    head=late_pattern(r",?(?P<key>[A-Za-z_]\w{0,100}+):(?P<space><\|\"\|>|<escape>)"),
    close="{}",
    follows=late_pattern(r",[A-Za-z_]\w{0,100}+:|\}"),
    end=late_pattern(r"\}"),
    end_tag=late_pattern(r"\}"),
    mark="}",
    ends=late_pattern(r"</?(?:[|｜]|tool_call|start_function|end_function|escape)"),
    may_end=late_pattern(r"</?[a-z_]{0,16}\Z"),
    scalar=late_pattern(
        r",?(?P<key>[A-Za-z_]\w{0,100}+):"
        r"(?P<value>-?(?:0|[1-9]\d{0,300}+)(?:\.\d{1,300}+)?|true|false)(?=[,}])"
    ),
    waits=late_pattern(r",?(?:[A-Za-z_]\w{0,100}+(?::(?:<[|\"a-z]{0,7}+|[\w.\-]{0,300}+)?)?)?\Z"),
)
NOTATIONS = {
    "qwen3-coder": _FUNCTION, "seed-oss": _SEED_FUNCTION,
    "claude-xml": _INVOKE, "minimax-m2": _INVOKE, "deepseek-dsml": _INVOKE, "atem": _INVOKE,
    "step3": _INVOKE, "glm-4.5": _PAIRS, "glm-4.7": _PAIRS, "hunyuan-v3": _PAIRS,
    "longcat": _PAIRS, "kimi-k3": _OPEN_CLOSE,
    "gemma4": _BRACES, "functiongemma": _BRACES,
}  # fmt: skip
"""Dialect → how its arguments are written."""

_BY_NAME = frozenset({
    "gemma4", "functiongemma", "pythonic", "lfm2", "olmo3", "gemma3-tool-code", "llama3-builtin",
    "python-call",
})  # fmt: skip


_BY_PARAMETER = NOTATIONS.keys() | {"minimax-m3"}
"""Dialects whose parameters are tags, so that one that is there is one whatever its value is."""


def is_name_sure(calling: ToolCalling) -> bool:
    """Whether a call that is not whole will be one of this name, if it will be one at all.

    A name and the bracket behind it begin a call. Before an object or a parameter the name may
    still turn out to be text, and where JSON was repaired the name may be another one.
    """
    if calling.dialect in _BY_NAME:
        return True
    return bool(calling.arguments) and (calling.dialect in _BY_PARAMETER or not calling.repairs)
