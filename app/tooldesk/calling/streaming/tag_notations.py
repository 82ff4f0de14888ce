"""Notations whose texts stand between tags or marks, as their templates write them."""

from __future__ import annotations

import re

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
    """What closes the call."""

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


_FUNCTION = TagNotation(
    call=late_pattern(r"<function=[^\s\"'<>=]++>"),
    head=late_pattern(r"\s*+<parameter=(?P<key>[^\s\"'<>]++)>"),
    close="</parameter>",
    follows=late_pattern(r"\s*+(?:<parameter=|</function>)"),
    end=late_pattern(r"\s*+</function>"),
    ends=late_pattern(r"</?(?:param|function|(?:seed:)?tool_call)|<!\[CDATA"),
    may_end=late_pattern(r"<(?:/?[a-z:_]{0,14}|!(?:\[[A-Z]{0,5})?)\Z"),
    is_on_lines=True,
)
_INVOKE = TagNotation(
    call=late_pattern(rf"<{_SPACE}?invoke name=\"[^\"<>]*+\">"),
    head=late_pattern(
        rf"\s*+<(?P<space>{_SPACE}?)parameter name=\"(?P<key>[^\"<>]*+)\""
        r"(?: string=\"(?P<kind>true|false)\")?>"
    ),
    close="</{}parameter>",
    follows=late_pattern(rf"\s*+(?:<{_SPACE}?parameter name=|</{_SPACE}?invoke>)"),
    end=late_pattern(rf"\s*+</{_SPACE}?invoke>"),
    ends=late_pattern(rf"</?{_SPACE}?(?:param|invoke|function_call|tool_call)|</?[|｜]|<\]"),
    may_end=late_pattern(r"</?[\w:|｜ ]{0,32}\Z"),
)
_PAIRS = TagNotation(
    call=late_pattern(r"tool_call>\s*+[^\s<>{}()\[\]\"',;]{1,200}+\s*+(?=<arg_key>)"),
    head=late_pattern(r"\s*+<arg_key>(?P<key>[^<]*+)</arg_key>\s*+<arg_value>"),
    close="</arg_value>",
    follows=late_pattern(r"\s*+(?:<arg_key>|</[^>\s<]{0,16}tool_call>)"),
    end=late_pattern(r"\s*+</[^>\s<]{0,16}tool_call>"),
    ends=late_pattern(r"</?[^>\s<]{0,16}(?:arg_|tool_call|sep)|<end_of"),
    may_end=late_pattern(r"</?[^>\s<]{0,26}\Z"),
)
_OPEN_CLOSE = TagNotation(
    call=late_pattern(r"<\|open\|>call tool=\"[^\"]*+\"(?: index=\"?+[^\"<]*+\"?+)?<\|sep\|>"),
    head=late_pattern(
        r"\s*+<\|open\|>argument key=\"(?P<key>[^\"&]*+)\" type=\"(?P<kind>[^\"<]*+)\"<\|sep\|>"
    ),
    close="<|close|>argument<|sep|>",
    follows=late_pattern(r"\s*+<\|(?:open\|>argument |close\|>call<)"),
    end=late_pattern(r"\s*+<\|close\|>call<\|sep\|>"),
    ends=late_pattern(r"<[|｜]"),
    may_end=late_pattern(r"<\Z"),
)
_BRACES = TagNotation(
    call=late_pattern(r"call:[^\s{}()<>]{1,200}+\{"),
    head=late_pattern(r",?(?P<key>[A-Za-z_]\w{0,100}+):(?P<space><\|\"\|>|<escape>)"),
    close="{}",
    follows=late_pattern(r",[A-Za-z_]\w{0,100}+:|\}"),
    end=late_pattern(r"\}"),
    ends=late_pattern(r"</?(?:[|｜]|tool_call|start_function|end_function|escape)"),
    may_end=late_pattern(r"</?[a-z_]{0,16}\Z"),
    scalar=late_pattern(
        r",?(?P<key>[A-Za-z_]\w{0,100}+):"
        r"(?P<value>-?(?:0|[1-9]\d{0,300}+)(?:\.\d{1,300}+)?|true|false)(?=[,}])"
    ),
    waits=late_pattern(r",?(?:[A-Za-z_]\w{0,100}+(?::(?:<[|\"a-z]{0,7}+|[\w.\-]{0,300}+)?)?)?\Z"),
)
NOTATIONS = {
    "qwen3-coder": _FUNCTION, "seed-oss": _FUNCTION,
    "claude-xml": _INVOKE, "minimax-m2": _INVOKE, "deepseek-dsml": _INVOKE, "atem": _INVOKE,
    "step3": _INVOKE, "glm-4.5": _PAIRS, "glm-4.7": _PAIRS, "hunyuan-v3": _PAIRS,
    "longcat": _PAIRS, "kimi-k3": _OPEN_CLOSE,
    "gemma4": _BRACES, "functiongemma": _BRACES,
}  # fmt: skip
"""Dialect → how its arguments are written."""
