"""lines_of: what of a scenario is not as expected, in lines for a person."""

from __future__ import annotations

from tooldesk.json_text import json_text
from tooldesk.scenarios.running import ScenarioResult
from tooldesk.tools.json_comparison import ABSENT, Difference

LONGEST_VALUE = 400
"""Characters that are shown of a value."""


def lines_of(result: ScenarioResult) -> list[str]:
    """What is not as expected, for a person."""
    if result.problem:
        return [result.problem, *([result.next_step] if result.next_step else [])]
    lines = []
    for each in result.differences:
        lines.append(place_in_words(each))
        lines.append(f"  expected: {ABSENT if each.is_new else _value(each.then)}")
        lines.append(f"  got:      {ABSENT if each.is_gone else _value(each.now)}")
    return lines


def place_in_words(difference: Difference) -> str:
    """Where in what is expected it stands: "call 1 /arguments/city"."""
    kind, _, rest = difference.pointer.removeprefix("/").partition("/")
    if not kind:
        return "all of it"
    number, _, inside = rest.partition("/")
    what = {"calls": "call", "held_back": "held back", "errors": "error"}.get(kind)
    if what is None or not number.isdecimal():
        return kind.replace("_", " ")
    return f"{what} {int(number) + 1}{f' /{inside}' if inside else ''}"


def _value(value: object) -> str:
    text = json_text(value)
    return text if len(text) <= LONGEST_VALUE else f"{text[:LONGEST_VALUE]}…"
