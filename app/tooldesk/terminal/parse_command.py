"""tooldesk parse: what calls are in a text, without running any."""

from __future__ import annotations

import json
from argparse import Namespace
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from tooldesk.calling.parsing.parse import parse
from tooldesk.calling.tool_calling import FormatError, ParsedOutput
from tooldesk.errors import DefinitionError
from tooldesk.json_text import json_text
from tooldesk.terminal.columns import print_columns
from tooldesk.terminal.input_output import (
    CALL_FAILED,
    OK,
    UsageFaultError,
    deliver_results,
    opened,
    read_json,
    read_text,
    say,
    say_json,
    tell,
)
from tooldesk.terminal.missed_calls import missed_calls, tell_missed
from tooldesk.terminal.parsed_json import calling_json, held_back_json, parsed_json
from tooldesk.terminal.session import dialect_of, workspace_schemas
from tooldesk.tools.tool_result import JsonObject

if TYPE_CHECKING:
    from tooldesk.calling.near_misses.near_miss import NearMiss
    from tooldesk.calling.parsing.matrix import DialectMatch

Schemas = Mapping[str, JsonObject]
MAX_CALLS_WIDTH = 48
"""Characters of the calls that one line of the matrix shows."""


def run(arguments: Namespace) -> int:
    """Print the calls; 1 when something was meant as a call and can't be read."""
    dialect = dialect_of(arguments)
    schemas = _schemas(arguments)
    if arguments.jsonl:
        return _each_line(arguments.file, schemas, dialect)
    if arguments.matrix:
        return _matrix(arguments, schemas, dialect)
    if arguments.follow:
        from tooldesk.terminal.follow_command import follow

        return follow(arguments.file, schemas, dialect)
    text = read_text(arguments.file)
    parsed = parse(text, schemas, dialect=dialect)
    missed = missed_calls(text, schemas, parsed)
    if arguments.json:
        say_json(parsed_json(parsed, missed), indent=2)
    else:
        _print(parsed, missed)
    return CALL_FAILED if parsed.errors else OK


def match_json(match: DialectMatch) -> JsonObject:
    """Shape: {dialect, won, confidence, calls, held_back, explanation}."""
    return {
        "dialect": match.dialect,
        "won": match.is_detected,
        "confidence": match.confidence,
        "calls": [calling_json(calling) for calling in match.callings],
        "held_back": [held_back_json(held) for held in match.held_back],
        "explanation": match.explanation,
    }


def _matrix(arguments: Namespace, schemas: Schemas, dialect: str | None) -> int:
    if dialect is not None:
        raise UsageFaultError("--matrix reads the text in every dialect; leave out --dialect.")
    from tooldesk.calling.parsing.matrix import matrix

    matches = matrix(read_text(arguments.file), schemas)
    if arguments.json:
        say_json([match_json(match) for match in matches], indent=2)
    elif matches:
        print_columns([("", "dialect", "sure", "calls", "why"), *map(_matrix_row, matches)])
    else:
        tell("No dialect reads a call in it: the text is for the reader.")
    return OK


def _matrix_row(match: DialectMatch) -> tuple[str, ...]:
    calls = [f"{each.tool_name}({_one_line(each.arguments)})" for each in match.callings]
    calls += [f"{held.calling.tool_name} held back: {held.reason}" for held in match.held_back]
    shown = calls[0] if len(calls) == 1 else f"{len(calls)}: {', '.join(calls)}"
    if len(shown) > MAX_CALLS_WIDTH:
        shown = f"{shown[: MAX_CALLS_WIDTH - 1]}…"
    state = "detected" if match.is_detected else "also reads"
    return state, match.dialect, f"{match.confidence:.0%}", shown, match.explanation


def _schemas(arguments: Namespace) -> Schemas:
    if arguments.tools is None:
        return {} if arguments.jsonl else workspace_schemas(arguments)
    from tooldesk.specs.reading import schemas_of

    try:
        return schemas_of(read_json(read_text(arguments.tools), arguments.tools))
    except DefinitionError as error:
        raise UsageFaultError(f"{arguments.tools}: {error}") from error


def _each_line(file: str, schemas: Schemas, dialect: str | None) -> int:
    with opened(file) as lines:
        for line in lines:
            if line.strip():
                say(_case_json(line, schemas, dialect))
                deliver_results()
    return OK


def _case_json(line: bytes, schemas: Schemas, dialect: str | None) -> str:
    """One line of result, in ASCII; what can't be read or written is this line's error."""
    try:
        return json_text(_case(line, schemas, dialect))
    except (ValueError, ArithmeticError, RecursionError) as error:
        return json.dumps(_not_read(f"this line's calls can't be written: {error}"))


def _not_read(why: str) -> JsonObject:
    return parsed_json(ParsedOutput(errors=(FormatError(why, 0, 0),)))


def _case(line: bytes, schemas: Schemas, dialect: str | None) -> JsonObject:
    from tooldesk.specs.reading import schemas_of

    try:
        text = line.decode("utf-8", errors="surrogateescape")
        case = json.loads(text.removeprefix("\ufeff"))
        if not isinstance(case, dict) or not isinstance(raw := case.get("raw"), str):
            raise TypeError('it is no object with a string as "raw"')
        specs = case.get("tools")
        known = schemas_of(specs) if specs is not None else schemas
    except (ValueError, TypeError, RecursionError, DefinitionError) as e:
        return _not_read(f"not a case: {e}")
    parsed = parse(raw, known, dialect=dialect)
    return parsed_json(parsed, missed_calls(raw, known, parsed))


def _print(parsed: ParsedOutput, missed: Sequence[NearMiss]) -> None:
    for calling in parsed.callings:
        say(f"{calling.tool_name}({_one_line(calling.arguments)})")
        tell(f"  {calling.dialect}, characters {calling.start} to {calling.end}")
        for repair in calling.repairs:
            tell(f"  repaired at {repair.offset}: {repair.why}")
    for held in parsed.held_back:
        tell(f"held back: {held.calling.tool_name} ({held.reason}): {held.explanation}")
    for error in parsed.errors:
        tell(f"can't be read, characters {error.start} to {error.end}: {error.message}")
    if not (parsed.callings or parsed.held_back or parsed.errors):
        tell("No call in it: the text is for the reader.")
    tell_missed(missed)


def _one_line(arguments: JsonObject) -> str:
    return ", ".join(
        f"{name}={json.dumps(value, ensure_ascii=False)}" for name, value in arguments.items()
    )
