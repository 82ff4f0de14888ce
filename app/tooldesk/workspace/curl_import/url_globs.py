"""without_globs: a URL with {a,b} or [1-3] in it → one with parameters, and what these may be.

curl makes a request of each; a call of a tool is one request, so what changes is an argument.
Source: curl's manual, "URL" and "--globoff".
"""

from __future__ import annotations

import re

from tooldesk.errors import DefinitionError
from tooldesk.late_pattern import late_pattern
from tooldesk.tools.tool_result import JsonObject

MOST_CHOICES = 50
"""More are no list that a model reads."""

_PART = late_pattern(
    r"\\\{(?P<name>[A-Za-z_][\w.-]*+)\\\}"
    r"|\\(?P<escaped>[][{}])"
    r"|(?<!\$)(?<!\{)\{(?P<words>[^{},]*+,[^{}]*+)\}"
    r"|\[(?P<first>\d{1,9}|[A-Za-z])-(?P<last>\d{1,9}|[A-Za-z])(?::(?P<step>\d{1,4}))?\]"
)
_FIELD = late_pattern(r"[?&]([A-Za-z_]\w{0,63})=$")
_PLAIN = late_pattern(r"[A-Za-z0-9._~-]++")
_NEXT_STEP = "Paste a command for each URL, or add --globoff where the brackets are meant."


def without_globs(url: str) -> tuple[str, dict[str, JsonObject]]:
    """The URL with a parameter in the place of each glob, and name → schema of these.

    A lone word in braces is a parameter already; braces and brackets behind a backslash are text.

    Raises:
        DefinitionError: a parameter can't stand for one of them.
    """
    made, at = "", 0
    found: dict[str, JsonObject] = {}
    for part in _PART.finditer(url):
        made, at = made + url[at : part.start()], part.end()
        if part["name"] is not None:
            made += f"{{{{{part['name']}}}}}"
        elif part["escaped"] is not None:
            made += part["escaped"]
        else:
            _refuse_host(made, part[0])
            name = _free(made, url, found)
            found[name] = _schema(part)
            made += f"{{{name}}}"
    return made + url[at:], found


def _schema(part: re.Match[str]) -> JsonObject:
    if part["words"] is not None:
        words = part["words"].split(",")
        if not all(map(_PLAIN.fullmatch, words)):
            raise DefinitionError(
                f"{part[0][:60]} in the URL is several requests, and no argument can stand there.",
                next_step=_NEXT_STEP,
            )
        return _choice(list(dict.fromkeys(words)), part[0])
    first, last, step = part["first"], part["last"], int(part["step"] or 1)
    is_number = first.isdecimal()
    low, high = (int(first), int(last)) if is_number and last.isdecimal() else map(ord, "za")
    if not is_number and len(last) == 1 and last.isalpha():
        low, high = ord(first), ord(last)
    if low > high or not step:
        raise DefinitionError(
            f"The range {part[0]} in the URL can't be read.", next_step=_NEXT_STEP
        )
    if is_number and step == 1 and not first.startswith("0"):
        return {"type": "integer", "minimum": low, "maximum": high}
    steps = range(low, high + 1, step)[: MOST_CHOICES + 1]
    width = len(first) if first.startswith("0") else 0
    return _choice([str(n).zfill(width) if is_number else chr(n) for n in steps], part[0])


def _choice(words: list[str], written: str) -> JsonObject:
    if len(words) > MOST_CHOICES:
        raise DefinitionError(
            f"{written[:60]} in the URL is more than {MOST_CHOICES} requests.",
            next_step="Write {name} in its place; it becomes a parameter.",
        )
    return {"type": "string", "enum": [*words]}


def _refuse_host(before: str, written: str) -> None:
    if ("/" not in before.partition("://")[2] and "://" in before) or "/" not in before:
        raise DefinitionError(
            f"{written[:60]} in the URL is several hosts; a tool asks one.", next_step=_NEXT_STEP
        )


def _free(before: str, url: str, taken: dict[str, JsonObject]) -> str:
    field = _FIELD.search(before)
    name = wanted = field[1] if field is not None else "part"
    number = 2
    while name in taken or f"{{{name}}}" in url:
        name, number = f"{wanted}_{number}", number + 1
    return name
