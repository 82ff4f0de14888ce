"""Settle what a repair could only choose: by the tool's schema, or the call waits."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from tooldesk.calling.parsing.known_tools import KnownTools
from tooldesk.calling.parsing.limits import MAX_DIGITS
from tooldesk.calling.parsing.values import doubts
from tooldesk.calling.parsing.values.json_strings import INNER_QUOTE
from tooldesk.calling.parsing.values.schema_typing import types_of
from tooldesk.calling.tool_calling import Repair
from tooldesk.late_pattern import late_pattern
from tooldesk.tools.tool_result import JsonObject, JsonValue

MOVED_BRACE = "brace that ends the arguments too early"
"""Why a brace is left out."""

_BOUNDARIES = frozenset(
    {
        MOVED_BRACE,
        INNER_QUOTE,
        "missing closing quote",
        "missing quotes",
        "missing comma",
        "missing colon",
    }
)
"""Repairs that decide where a key or a value begins or ends."""

_DOUBTFUL = _BOUNDARIES | doubts.BY_SCHEMA | doubts.WORDS.keys()
"""Repairs that are asked about here."""

_MAX_ODD_DIGITS = 1_000
"""Digits of a number in hexadecimal that JSON can write as a decimal one."""

_NO_KEY = late_pattern(r"[\"{}\[\]\n]|[,:]\s")


def settled(
    tools: KnownTools, name: str, arguments: JsonObject, repairs: Iterable[Repair]
) -> tuple[JsonObject, str]:
    """A call's arguments as plain JSON, and what of their repairs stays in doubt, in words.

    The words are "" when the schema, which is asked, leaves no doubt.
    """
    reasons = {repair.why for repair in repairs}
    if _DOUBTFUL.isdisjoint(reasons):
        return arguments, ""
    why = next((doubts.WORDS[reason] for reason in doubts.WORDS if reason in reasons), "")
    if not doubts.BY_SCHEMA.isdisjoint(reasons):
        schema = tools.schema(name)
        said: list[str] = []
        arguments = {
            key: _settle(value, tools.properties(name).get(key), schema, said)
            for key, value in arguments.items()
        }
        why = why or next(iter(said), "")
    if not _BOUNDARIES.isdisjoint(reasons):
        why = why or _odd_key(tools, name, arguments)
    return arguments, why


def _odd_key(tools: KnownTools, name: str, arguments: JsonObject) -> str:
    """Why a key looks as if a repair had made it up; "" when none does."""
    known = tools.properties(name)
    is_open = tools.schema(name).get("additionalProperties", not known)
    for key in arguments:
        if _NO_KEY.search(key) is not None or not (is_open or key in known):
            return f"{key[:80]} is no parameter of {name}; a repair decided where it begins."
    return ""


def _settle(value: JsonValue, schema: Any, root: Mapping[str, Any], said: list[str]) -> JsonValue:
    """The value as its schema has it; notes in `said` what that does not tell."""
    if isinstance(value, doubts.OddNumber):
        return _number_or_text(value, _types(schema, root), said)
    if isinstance(value, doubts.OneInParentheses):
        kinds = _types(schema, root)
        if not kinds:
            said.append("A value stands in parentheses, which may be an array of it.")
        if kinds and "array" not in kinds:
            return _settle(value[0], schema, root, said)
    if isinstance(value, list):
        items = schema.get("items") if isinstance(schema, Mapping) else None
        return [_settle(item, items, root, said) for item in value]
    if isinstance(value, dict):
        known = schema.get("properties") if isinstance(schema, Mapping) else None
        inner = known if isinstance(known, Mapping) else {}
        return {key: _settle(item, inner.get(key), root, said) for key, item in value.items()}
    return value


def _types(schema: Any, root: Mapping[str, Any]) -> set[str]:
    return types_of(schema, root) if isinstance(schema, Mapping) else set()


def _number_or_text(value: doubts.OddNumber, kinds: set[str], said: list[str]) -> JsonValue:
    is_number = not kinds.isdisjoint(("integer", "number"))
    if value.is_endless:
        if is_number or "string" not in kinds:
            said.append(f"{value[:80]} is a number beyond 1.8e308, which is the largest there is.")
        return str(value)
    is_number = is_number and len(value) <= _MAX_ODD_DIGITS
    if is_number == ("string" in kinds):
        if len(value) > MAX_DIGITS:
            said.append(f"A number has {len(value):,} digits; {MAX_DIGITS:,} can be read.")
        said.append(f"{value[:80]} may be a number or text.")
    return value.number if is_number and "string" not in kinds else str(value)
