"""The tokens of tolerated JSON: what JSON knows, what others write, what needs no repair."""

from __future__ import annotations

import re
from json import loads

from tooldesk.calling.parsing.values.json_strings import ODD_QUOTES, UNSEEN
from tooldesk.calling.tool_calling import Repair
from tooldesk.late_pattern import late_pattern
from tooldesk.tools.tool_result import JsonValue

SPACE = late_pattern(r"[ \t\r\n]*")
"""Space as JSON knows it."""

ODD_SPACE = late_pattern(rf"[\s{UNSEEN}]+")
"""Any other space, and marks that take none."""

_TO_LINE_END = r"(?://|#)[^\n]*+"
COMMENT = late_pattern(
    rf"{_TO_LINE_END}(?:[ \t\r\n]++{_TO_LINE_END})*+|/\*.*?(?:\*/|\Z)|\.\.\.|…", re.DOTALL
)
"""A comment of any language, with all that follow it line by line, or dots that stand for more."""

WORD = late_pattern(r"[^\s,:;{}\[\]()\"'“”，：]+")
"""Characters up to space or punctuation."""

BARE_TEXT = late_pattern(r"[^,{}\[\]\"\n，]+")
"""A string without quotes."""

KEY_WORD = late_pattern(r"[^\s,:={}\[\]\"'“”，：]+")
"""A key without quotes."""

KEY_QUOTE = late_pattern(r"[\"'”](?=\s*+(?:[:：]|=))")
"""The quote behind a key that has none before it."""

MEMBER_BEHIND = late_pattern(r",\s*+\"[^\"\\\n]{0,200}+\"\s*+:")
"""A member behind the bracket that should have ended it."""

QUOTED_KEY = late_pattern(r"\"[^\"\\\n]{0,128}+\"\s*+:")
"""A key where an element must stand."""

NUMBER = late_pattern(
    r"-?(?:0|[1-9]\d*+)(\.\d++)?([eE][+-]?\d++)?(?![\w.+-]|[ \t]++[A-Za-z%]\w*+\s*+[,}\]])"
)
"""A number of JSON that nothing follows which would make it text."""

UNIT = late_pattern(r"[ \t]++[A-Za-z%]\w*+\s*+[,}\]]")
"""A word behind a number that makes it text, such as km."""

PYTHON_NUMBER = late_pattern(
    r"[+\-\u2212]?(?:0[xX][0-9a-fA-F]++|0[oO][0-7]++|0[bB][01]++"
    r"|(?:\d[\d_]*+(?:\.\d*+)?|\.\d++)(?:[eE][+-]?\d++)?(?:[lLfFn]|[uU][lL]{0,2}+)?+)"
)
"""A number that other languages know, some of them with a letter for its kind."""

COLON = late_pattern(r":|：|=>|=")
"""What stands between key and value."""

BEFORE_COLON = late_pattern(r"[\"\]\[{},](?=\s*+[:：])")
"""What does not belong between a key and its colon."""

FENCE = late_pattern(r"(?:`{3,}|~{3,})\w*+\s*+(?=[{\[])|json\s++(?=[{\[])")
"""A fence or its word around an object that is the value."""

FENCE_END = late_pattern(r"\s*+(?:`{3,}|~{3,})")

TUPLE = late_pattern(r"\((?=\s*+(?:[\"'\d\[({)-]|(?:true|false|null|True|False|None)\b))")
"""Python's parentheses around values, not around a remark."""

_WS = r"[ \t\r\n]*+"
_KEY = r"(?:\"([^\"\\\x00-\x1f]*+)\"|'([^'\\\x00-\x1f]*+)'|([A-Za-z_$][\w$]*+))"
_SCALAR = (
    r"(?:\"((?:[^\"\\\x00-\x1f]++|\\(?:[\"\\/bfnrt]|u[0-9a-fA-F]{4}))*+)\"|'([^'\\\x00-\x1f]*+)'"
    r"|(-?(?:0|[1-9]\d{0,300}+)(\.\d++)?(?![\w.])|true|false|null|True|False|None))"
)
_NEXT_KEY = rf"{_WS}(?:[\"'][^\"'\n]{{0,64}}[\"']|[A-Za-z_$][\w$]{{0,64}}){_WS}:"
_NO_COMMA = r"[ \t]*+\r?\n[ \t]*+\"[\w$.-]{1,64}+\"[ \t]*+:"
PLAIN_MEMBER = late_pattern(
    rf"{_WS}{_KEY}{_WS}:{_WS}{_SCALAR}"
    rf"(?:{_WS}(?:(,)(?={_NEXT_KEY})|(?=[}}\]]))|(?={_NO_COMMA}))"
)
"""A key with a scalar, up to the comma or bracket that ends it, or to the line of the next key;
groups 1-3 and 4-7, comma 8."""

PLAIN_OPENING = late_pattern(rf"{_WS}{_KEY}{_WS}:{_WS}(?=[{{\[])")
"""A key with an object or array, up to its bracket; groups 1-3."""

PLAIN_ELEMENT = late_pattern(rf"{_WS}{_SCALAR}{_WS}(?:(,)(?={_WS}[\"'\d\-tfnTFN])|(?=\]))")
"""A scalar up to the comma or bracket that ends it; groups 1-4, comma 5."""

PLAIN_COMMA = late_pattern(rf"{_WS},{_WS}(?=[\"'\w{{\[])", re.ASCII)
"""A comma with the beginning of what follows it."""

NO_QUOTES = "key without quotes"
"""Why a key is repaired."""

_PLAIN_WORDS = {"true": True, "false": False, "null": None}
WORDS: dict[str, tuple[JsonValue, bool]] = {
    "true": (True, True),
    "false": (False, True),
    "null": (None, True),
    "True": (True, False),
    "TRUE": (True, False),
    "False": (False, False),
    "FALSE": (False, False),
    "None": (None, False),
    "NULL": (None, False),
    "Null": (None, False),
    "nil": (None, False),
    "undefined": (None, False),
    "NaN": (None, False),
    "nan": (None, False),
    "Infinity": (None, False),
    "-Infinity": (None, False),
}
"""Word → its value, and whether it is JSON as it stands."""

NO_VALUES = frozenset({"undefined", "NaN", "nan", "Infinity", "-Infinity"})
"""Words for what JSON has no value for."""

NO_JSON_WORD = "not a JSON word"
"""Why a word is repaired."""


def plain_key(plain: re.Match[str], repairs: list[Repair]) -> str:
    """The key in the first three groups; its repairs are added."""
    key, single, bare = plain.group(1, 2, 3)
    if single is not None:
        start, end = plain.span(2)
        repairs += (Repair(start - 1, "'", '"', ODD_QUOTES), Repair(end, "'", '"', ODD_QUOTES))
        key = single
    elif bare is not None:
        repairs.append(Repair(plain.start(3), bare, f'"{bare}"', NO_QUOTES))
        key = bare
    return str(key)


def plain_scalar(plain: re.Match[str], group: int, repairs: list[Repair]) -> JsonValue:
    """The value of a SCALAR whose groups begin at `group`; its repairs are added."""
    string, single, written, fraction = plain.group(group, group + 1, group + 2, group + 3)
    if string is not None:
        return loads(f'"{string}"') if "\\" in string else string
    if single is not None:
        start, end = plain.span(group + 1)
        repairs += (Repair(start - 1, "'", '"', ODD_QUOTES), Repair(end, "'", '"', ODD_QUOTES))
        return single
    if written in _PLAIN_WORDS:
        return _PLAIN_WORDS[written]
    if written in WORDS:
        value = WORDS[written][0]
        repairs.append(Repair(plain.start(group + 2), written, json_word(value), NO_JSON_WORD))
        return value
    return float(written) if fraction else int(written)


def json_word(value: JsonValue) -> str:
    """How JSON spells one of its three words."""
    return "null" if value is None else "true" if value else "false"
