"""A coverage-guided fuzzer on parse: no exception leaves it, spans lie in the text.

Needs atheris, which the tests do not: `make fuzz` installs it in an environment of its own.
What it finds becomes a test in tests/app/tooldesk/calling/parsing/.
"""

from __future__ import annotations

import sys
from pathlib import Path

import atheris

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "app"))

with atheris.instrument_imports(include=["tooldesk.calling"]):
    from tooldesk.calling.parsing.parse import dialect_ids, parse

SCHEMAS = {
    "move": {
        "type": "object",
        "properties": {
            "x": {"type": "integer"},
            "mode": {"enum": ["slow", "fast"]},
            "path": {"type": ["string", "null"]},
            "tags": {"type": "array", "items": {"type": "string"}},
        },
        "required": ["x"],
    },
    "say.it": {"type": "object", "properties": {"text": {"type": "string"}}},
}


def try_one(data: bytes) -> None:
    """Parse any text, with and without tools, detected and forced."""
    provider = atheris.FuzzedDataProvider(data)
    forced = dialect_ids()[provider.ConsumeIntInRange(0, len(dialect_ids()) - 1)]
    dialect = forced if provider.ConsumeBool() else None
    schemas = SCHEMAS if provider.ConsumeBool() else None
    text = provider.ConsumeUnicode(provider.remaining_bytes())
    parsed = parse(text, schemas, dialect=dialect)
    held = [each.calling for each in parsed.held_back]
    for calling in (*parsed.callings, *held):
        if not (0 <= calling.start <= calling.end <= len(text)):
            raise AssertionError(f"span {calling.start}:{calling.end} of {len(text)}")
        if not isinstance(calling.arguments, dict):
            raise AssertionError("arguments are no object")


if __name__ == "__main__":
    atheris.Setup(sys.argv, try_one)
    atheris.Fuzz()
