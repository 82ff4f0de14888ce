"""What checking arguments costs, as ratios to jsonschema-rs alone in the same run."""

from __future__ import annotations

from timeit import timeit
from typing import Any

import jsonschema_rs

from tooldesk.calling.validation import compile_schema, validate

FIELDS = 25
ROUNDS = 15
CALLS = 5_000

KINDS: list[tuple[dict[str, Any], Any]] = [
    ({"type": "string", "maxLength": 200}, "a text of ordinary length"),
    ({"type": "integer", "minimum": 0}, 5),
    ({"type": "number"}, 2.5),
    ({"type": "boolean"}, True),
    ({"type": "array", "items": {"type": "string"}}, ["a", "b"]),
]


def main() -> None:
    """Print a line for each kind of schema and arguments."""
    for closed in (True, False):
        schema = _schema(closed)
        fits = {f"field_{place}": KINDS[place % len(KINDS)][1] for place in range(FIELDS)}
        ratio = _ratio(schema, fits)
        words = "closed" if closed else "open"
        print(f"accept a valid {FIELDS}-field object, {words} schema: {ratio:.2f} x (limit 2)")
    optional = {**_schema(closed=False), "required": ["field_0"]}
    print(f"the same, one field required: {_ratio(optional, fits):.2f} x (limit 2)")


def _schema(closed: bool) -> dict[str, Any]:
    names = [f"field_{place}" for place in range(FIELDS)]
    schema = {
        "type": "object",
        "properties": {name: KINDS[place % len(KINDS)][0] for place, name in enumerate(names)},
        "required": names,
    }
    return {**schema, "additionalProperties": False} if closed else schema


def _ratio(schema: dict[str, Any], arguments: dict[str, Any]) -> float:
    compiled = compile_schema(schema)
    peer = jsonschema_rs.Draft202012Validator(schema, validate_formats=True)
    assert not validate(arguments, compiled).errors
    # in turns, so that other work on the machine slows both alike
    ours, theirs = [], []
    for _ in range(ROUNDS):
        ours.append(timeit(lambda: validate(arguments, compiled), number=CALLS))
        theirs.append(timeit(lambda: peer.is_valid(arguments), number=CALLS))
    return min(ours) / min(theirs)


if __name__ == "__main__":
    main()
