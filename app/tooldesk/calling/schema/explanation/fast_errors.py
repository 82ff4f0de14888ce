"""fast_errors: what jsonschema-rs says is wrong, for arguments too large for jsonschema."""

from __future__ import annotations

from typing import Any

import jsonschema_rs

from tooldesk.calling.schema.compilation import CompiledSchema
from tooldesk.calling.schema.limits import is_within_reach
from tooldesk.calling.schema.pointers import pointer_to
from tooldesk.calling.validation_result import ValidationError

MAX_MESSAGE_CHARS = 300


def fast_errors(arguments: Any, schema: CompiledSchema) -> tuple[ValidationError, ...]:
    """The first error in the words of jsonschema-rs; none when the schema is not for it."""
    if not is_within_reach(schema, arguments):
        return ()
    try:
        schema.accept.validate(arguments)
    except jsonschema_rs.ValidationError as error:
        rule = error.kind.name
        message = f"{_place(error.instance_path)}: {error.message[:MAX_MESSAGE_CHARS]}."
        fix = "Make it what the tool's schema says; other errors may follow."
        return (ValidationError(pointer_to(error.instance_path), rule, message, fix),)
    except UnicodeEncodeError:
        # a lone surrogate is legal in JSON, and jsonschema has had no objection
        return ()
    except ValueError as error:
        return (
            ValidationError("", "type", f"The arguments are not JSON: {error}", "Send JSON only."),
        )
    return ()


def _place(path: list[str | int]) -> str:
    return "".join(f"[{part}]" for part in path)[:MAX_MESSAGE_CHARS] or "The arguments"
