"""Argument objects damaged in every known way, with the object that was meant.

Each kind is a way in which models or the programs around them get JSON wrong. It is done to
objects that are known, so what was meant is known too.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any, NamedTuple

Arguments = dict[str, Any]
Damage = Callable[[Arguments], str]

OBJECTS: tuple[Arguments, ...] = (
    {"subject": "hi", "body": "yo", "to": ["a", "b"], "meta": {"k": 1}},
    {"path": "src/app.py", "content": "def f(x):\n    return x + 1\n", "line": 12, "keep": True},
    {"query": "weather in Graz, Austria", "limit": 5, "units": None},
    {"text": 'She said "no" and left.', "lang": "en"},
    {"url": "https://example.org/a?b=1&c=2", "headers": {"Accept": "text/html", "X-Key": "v 1"},
     "retries": 3, "timeout": 2.5},
    {"items": [{"name": "bolt", "count": 10}, {"name": "nut", "count": 20}], "dry_run": False},
    {"sql": "SELECT a, b FROM t WHERE c = 'x'", "params": []},
    {"note": "it's 5 o'clock: time to go", "tags": ["a b", "c"]},
    {"matrix": [[1, 2], [3, 4]], "scale": -0.5},
    {"template": '{"x": "y"}', "pinned": True},
    {"message": "", "count": 0, "extra": {}},
    {"regex": "^\\d+$", "flags": "i"},
    {"city": "Zürich", "date": "2024-05-01", "people": 2, "outside": True},
    {"a": {"b": {"c": [True, False, None]}}, "z": "end"},
    {"bytes": 1250000, "name": "disk", "ports": [8080, 443]},
    {"html": '<a href="/x">y, z</a>', "indent": 2},
)  # fmt: skip
"""What is meant."""


class Damaged(NamedTuple):
    """One damaged object."""

    kind: str
    """How it was damaged, in words."""

    text: str
    """What is there to read."""

    meant: Arguments | None
    """The object it was made from; None where nobody can know what was meant."""


@dataclass
class _Writer:
    """JSON with any part of it written in another way."""

    key: Callable[[str], str] = json.dumps
    text: Callable[[str], str] = lambda text: json.dumps(text, ensure_ascii=False)
    word: Callable[[Any], str] = json.dumps
    colon: str = ": "
    comma: str = ", "
    comma_in_list: str = ", "
    braces: tuple[str, str] = ("{", "}")
    brackets: tuple[str, str] = ("[", "]")
    _at: list[str] = field(default_factory=list)

    def __call__(self, value: Any) -> str:
        if isinstance(value, dict):
            members = (self.key(key) + self.colon + self(item) for key, item in value.items())
            return self.braces[0] + self.comma.join(members) + self.braces[1]
        if isinstance(value, list):
            return self.brackets[0] + self.comma_in_list.join(map(self, value)) + self.brackets[1]
        return self.text(value) if isinstance(value, str) else self.word(value)


def _between(opener: str, closer: str) -> Callable[[str], str]:
    """Strings between other quotes, with escapes as JSON has them."""

    def write(text: str) -> str:
        body = json.dumps(text, ensure_ascii=False)[1:-1].replace('\\"', '"')
        return opener + body.replace(closer, "\\" + closer) + closer

    return write


def _both(opener: str, closer: str) -> Damage:
    return _Writer(key=_between(opener, closer), text=_between(opener, closer))


def _python_word(value: Any) -> str:
    return repr(value)


def _written(meant: Arguments) -> str:
    return json.dumps(meant, ensure_ascii=False)


def _replaced(pattern: str, after: str, *, which: int = -1) -> Damage:
    """The last place, or another, that looks like this in sound JSON, written another way."""

    def damage(meant: Arguments) -> str:
        text = _written(meant)
        found = list(re.finditer(pattern, text))
        if not found or len(found) <= which:
            return text
        one = found[which]
        return text[: one.start()] + one.expand(after) + text[one.end() :]

    return damage


def _unquoted_key(key: str) -> str:
    return key if key.isidentifier() else json.dumps(key)


def _raw(text: str) -> str:
    """A string as it is, with nothing escaped but backslashes."""
    return '"' + text.replace("\\", "\\\\") + '"'


def _pretty(meant: Arguments, comma: str, ends: tuple[str, str] = ("{\n  ", "\n}")) -> str:
    return ends[0] + comma.join(f'"{k}": {_written(v)}' for k, v in meant.items()) + ends[1]


def _concatenated(joint: str) -> Callable[[str], str]:
    def write(text: str) -> str:
        half = len(text) // 2
        return _text(text[:half]) + joint + _text(text[half:]) if half else _text(text)

    return write


def _text(text: str) -> str:
    return json.dumps(text, ensure_ascii=False)


def _prefixed(prefix: str) -> Callable[[str], str]:
    def write(text: str) -> str:
        is_plain = "\\" not in text and '"' not in text and "\n" not in text
        return prefix + _text(text) if is_plain else _text(text)

    return write


def _numbers(write: Callable[[int], str]) -> Damage:
    def word(value: Any) -> str:
        is_integer = isinstance(value, int) and not isinstance(value, bool)
        return write(value) if is_integer else json.dumps(value)

    return _Writer(word=word)


def _bare_text(text: str) -> str:
    is_word = re.fullmatch(r"[A-Za-zü][\w ./-]*", text) is not None
    return text if is_word and text not in ("true", "false", "null") else _text(text)


def _triple(text: str) -> str:
    return f'"""{text}"""' if "\\" not in text and not text.endswith('"') else _text(text)


def _shifted(open_at: str, closed_at: str) -> Damage:
    """The object ends before its last member, which may stand in an object of its own."""

    def damage(meant: Arguments) -> str:
        members = [f'"{key}": {_written(value)}' for key, value in meant.items()]
        return "{" + ", ".join(members[:-1]) + closed_at + ", " + open_at + members[-1] + "}"

    return damage


KINDS: dict[str, Damage] = {
    "trailing comma": lambda meant: _written(meant)[:-1] + ",}",
    "trailing comma in an array": _replaced(r"(?<=[\"\d\]}])\]", ",]"),
    "repeated comma": _replaced(r", (?=\")", ",, "),
    "comma in front": lambda meant: "{, " + _written(meant)[1:],
    "missing comma": _replaced(r", (?=\"\w+\": )", " "),
    "missing comma, next line": lambda meant: _pretty(meant, "\n  "),
    "missing commas in arrays": _Writer(comma_in_list=" "),
    "semicolons": _Writer(comma="; "),
    "single quotes": _both("'", "'"),
    "Python's repr": repr,
    "Python's words": _Writer(word=_python_word),
    "words in capitals": _Writer(word=lambda value: json.dumps(value).upper()),
    "curly quotes": _both("“", "”"),
    "one curly quote for both": _both("”", "”"),
    "low-high quotes": _both("„", "“"),
    "backtick quotes": _both("`", "`"),
    "angle quotes": _both("«", "»"),
    "doubled quotes": _both('""', '""'),
    "escaped quotes": lambda meant: _written(meant).replace('\\"', "\x00").replace('"', '\\"')
    .replace("\x00", '\\\\\\"'),
    "triple quotes": _Writer(text=_triple),
    "keys without quotes": _Writer(key=_unquoted_key),
    "key's left quote missing": _replaced(r"\"(?=\w+\": )", ""),
    "key's right quote missing": _replaced(r"(?<=\w)\": ", ": "),
    "value's left quote missing": _replaced(r"(?<=: )\"(?=\w)", ""),
    "value's right quote missing": _replaced(r"(?<=\w)\"(?=[,}])", ""),
    "first value's right quote missing": _replaced(r"(?<=\w)\"(?=,)", "", which=0),
    "values without quotes": _Writer(text=_bare_text),
    "mixed quotes": _Writer(key=_between("'", "'")),
    "raw line breaks": lambda meant: _written(meant).replace("\\n", "\n"),
    "unescaped quotes": lambda meant: _written(meant).replace('\\"', '"'),
    "nothing escaped": _Writer(text=_raw),
    "invalid escapes": lambda meant: _written(meant).replace("'", "\\'").replace("_", "\\_"),
    "single backslashes": lambda meant: _written(meant).replace("\\\\", "\\"),
    "comment at a line's end": lambda meant: _pretty(meant, ",  // a note\n  "),
    "comment of Python": lambda meant: _pretty(meant, ",  # a note\n  "),
    "comment within": lambda meant: _pretty(meant, ", /* a, note */ "),
    "comment in front": lambda meant: "// all of it\n" + _written(meant),
    "equals signs": _Writer(colon=" = "),
    "arrows": _Writer(colon=" => "),
    "missing colon": _replaced(r"(?<=\"): ", " "),
    "full-width punctuation": _Writer(colon="：", comma="，"),
    "zero-width spaces": _Writer(comma=",\u200b", colon="\u200b: "),
    "no-break spaces": _Writer(comma=",\u00a0", colon=":\u00a0"),
    "byte order mark": lambda meant: "\ufeff" + _written(meant),
    "doubled braces": _Writer(braces=("{{", "}}")),
    "brace too many at the end": lambda meant: _written(meant) + "}",
    "bracket too many": _replaced(r"\]", "]]"),
    "bracket in place of a brace": _replaced(r"\}(?=.)", "]"),
    "brace in place of a bracket": _replaced(r"(?<=[\"\d\]}])\]", "}"),
    "last brace missing": lambda meant: _written(meant)[:-1],
    "bracket missing": _replaced(r"(?<=[\"\d])\](?=[,}])", ""),
    "tuples": _Writer(brackets=("(", ")")),
    "raw-string prefix": _Writer(text=_prefixed("r")),
    "bytes prefix": _Writer(text=_prefixed("b")),
    "unicode prefix": _Writer(key=_prefixed("u"), text=_prefixed("u")),
    "strings joined by a plus": _Writer(text=_concatenated(" + ")),
    "strings joined over lines": _Writer(text=_concatenated(" +\n    ")),
    "plus sign": _numbers(lambda number: f"+{number}"),
    "underscores in numbers": _numbers(lambda number: f"{number:_}"),
    "number with a fraction of nothing": _numbers(lambda number: f"{number}."),
    "number in hexadecimal": _numbers(hex),
    "bare fraction": _replaced(r"(?<=-)0\.", "."),
    "fence around": lambda meant: f"```json\n{_written(meant)}\n```",
    "word in front": lambda meant: f"json\n{_written(meant)}",
    "encoded twice": lambda meant: json.dumps(_written(meant)),
    "list around": lambda meant: f"[{_written(meant)}]",
    "object closed too early": _shifted("", "}"),
    "two objects": _shifted("{", "}"),
    "semicolon at the end": lambda meant: _written(meant) + ";",
}  # fmt: skip
"""Kind of damage → how it is done."""

NOBODY_KNOWS: tuple[tuple[str, str], ...] = (
    ("no number", '{"limit": NaN, "query": "x"}'),
    ("endless", '{"limit": Infinity, "query": "x"}'),
    ("undefined", '{"limit": undefined, "query": "x"}'),
    ("key without a value", '{"query": "x", "limit": }'),
    ("dots for more", '{"tags": ["a", "b", ...]}'),
    ("dots for the rest", '{"query": "x", ...}'),
    ("dots for a value", '{"query": ..., "limit": 1}'),
    ("name of a variable", '{"query": user_query, "limit": 1}'),
    ("expression", '{"query": "x", "limit": 5 * 2}'),
    ("function", '{"query": "x", "since": date(2024, 5, 1)}'),
    ("template", '{"query": f"in {city}", "limit": 1}'),
    ("joined with a variable", '{"query": "in " + city, "limit": 1}'),
    ("end within a string", '{"query": "wea'),
    ("end behind a key", '{"query": "x", "limit"'),
    ("end behind a colon", '{"query": "x", "limit":'),
    ("end within a number", '{"query": "x", "limit": 12'),
    ("end within an array", '{"tags": ["a", "b"'),
    ("leading zero, of no known type", '{"code": 02134}'),
    ("key twice", '{"query": "x", "limit": 1, "query": "y",}'),
    ("placeholder in angle brackets", '{"query": <query>, "limit": 1}'),
    ("odd quotes inside", '{"a": "say "x", "b": "y" now", "c": "z"}'),
    ("either or", '{"limit": 1|2}'),
)
"""Kind of damage → a text of which nobody can know what was meant."""


_ON_TOP: tuple[str, ...] = (
    "single quotes", "Python's repr", "keys without quotes", "raw line breaks", "tuples",
    "unescaped quotes", "missing comma", "curly quotes", "strings joined by a plus",
    "value's left quote missing", "key's right quote missing", "invalid escapes",
)  # fmt: skip
"""Kinds that others are done on top of."""


def _on_top(text: str) -> Iterator[tuple[str, str]]:
    """What can happen to any text of an object besides, and how it looks then."""
    yield "trailing comma", text[:-1].rstrip() + ",}"
    yield "fence around", f"```json\n{text}\n```"
    yield "brace too many at the end", text + "}"
    yield "comment in front", f"{{ // a note\n{text[1:]}"
    yield "byte order mark", "\ufeff" + text


def damaged() -> Iterator[Damaged]:
    """Every kind done to every object that it changes, and some kinds on top of each other."""
    seen: set[str] = set()
    for kind, damage in KINDS.items():
        for meant in OBJECTS:
            text = damage(meant)
            also = _on_top(text) if kind in _ON_TOP and not _is_sound(text) else ()
            for named, written in [(kind, text), *((f"{kind}, {more}", t) for more, t in also)]:
                if written not in seen and not _is_sound(written):
                    seen.add(written)
                    yield Damaged(named, written, meant)
    for kind, text in NOBODY_KNOWS:
        yield Damaged(kind, text, None)


def _is_sound(text: str) -> bool:
    try:
        return isinstance(json.loads(text), dict)
    except ValueError:
        return False


def is_same(value: object, meant: object) -> bool:
    """Whether two values of JSON are the same, whole numbers in either of their forms."""
    if isinstance(value, bool) or isinstance(meant, bool):
        return value is meant
    if isinstance(value, dict) and isinstance(meant, dict):
        return value.keys() == meant.keys() and all(is_same(value[k], meant[k]) for k in meant)
    if isinstance(value, list) and isinstance(meant, list):
        return len(value) == len(meant) and all(map(is_same, value, meant))
    return value == meant


_KINDS_OF_VALUES = {
    str: "string", int: "integer", float: "number", bool: "boolean", list: "array", dict: "object",
    type(None): "null",
}  # fmt: skip


def schemas_of(meant: Arguments | None) -> dict[str, Any]:
    """A tool called f whose parameters are those of the object; none where nobody knows."""
    if meant is None:
        return {}
    properties = {key: {"type": _KINDS_OF_VALUES[type(value)]} for key, value in meant.items()}
    return {"f": {"type": "object", "properties": properties}}


WRAPPERS: dict[str, str] = {
    "function-tag-json": "<function=f>ARGUMENTS</function>",
    "hermes": '<tool_call>{"name": "f", "arguments": ARGUMENTS}</tool_call>',
    "mistral-v11": "[TOOL_CALLS]f[ARGS]ARGUMENTS",
    "react": "Action: f\nAction Input: ARGUMENTS\nObservation: none",
}
"""Dialect → a call whose arguments stand where it says so."""
