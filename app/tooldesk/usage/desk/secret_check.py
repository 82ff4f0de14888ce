"""SecretCheck: one small call of a tool, to see whether the value of a variable works."""

from __future__ import annotations

import re
import time
from enum import StrEnum

from tooldesk.errors import InvalidInputError, ToolUsageError
from tooldesk.execution.executor import Executor
from tooldesk.execution.permissions.asking import Answer, PermissionRequest
from tooldesk.frozen_record import frozen_record
from tooldesk.late_pattern import late_pattern
from tooldesk.redaction.redactor import Redactor
from tooldesk.tools.tool_context import ToolContext
from tooldesk.tools.tool_definition import ToolDefinition
from tooldesk.tools.tool_result import JsonObject, ToolResult

_REFUSED = late_pattern(
    r"\b(?:401|403)\b|unauthori[sz]ed|forbidden|access denied|not authori[sz]ed"
    r"|authenticat|(?:invalid|bad|wrong|expired|revoked).{0,24}(?:key|token|credential|password)"
    r"|(?:key|token|credential|password).{0,24}(?:invalid|wrong|expired|revoked|not valid)",
    re.IGNORECASE,
)


class CheckVerdict(StrEnum):
    """How a check ended."""

    WORKS = "works"
    REFUSED = "refused"
    FAILED = "failed"


@frozen_record
class CheckOutcome:
    """What a check showed, without any secret."""

    verdict: CheckVerdict
    """Whether the value works, was refused, or something else went wrong."""

    text: str
    """What the tool said."""

    next_step: str
    """What to do about it; "" when it works."""

    duration_s: float
    """How long the call took."""


class SecretCheck:
    """Runs checks beside the lifecycle: no cache, no history; limits count and pools hold."""

    def __init__(self, executor: Executor, redactor: Redactor) -> None:
        self._executor = executor
        self._redactor = redactor

    async def run(self, definition: ToolDefinition, arguments: JsonObject) -> CheckOutcome:
        """Call the tool once. Whoever calls this has shown a person what will run."""
        began = time.perf_counter()
        try:
            result = await self._result(definition, arguments)
        except ToolUsageError as error:
            result, step = ToolResult.failure(error), error.next_step
        else:
            step = ""
        duration_s = time.perf_counter() - began
        text = self._redactor.redact(result.joined_text)
        if not result.is_error:
            return CheckOutcome(CheckVerdict.WORKS, text, "", duration_s)
        if _REFUSED.search(text):
            step = "The value was refused. Get a valid one from the service, then replace it."
            return CheckOutcome(CheckVerdict.REFUSED, text, step, duration_s)
        step = step or "This says nothing about the value. Change the arguments, then test again."
        return CheckOutcome(CheckVerdict.FAILED, text, self._redactor.redact(step), duration_s)

    async def _result(self, definition: ToolDefinition, arguments: JsonObject) -> ToolResult:
        from tooldesk.calling.validation import compile_schema, validate

        schema = compile_schema(definition.input_schema)
        validation = validate(arguments, schema, definition.coercion_policy)
        if validation.errors:
            first = validation.errors[0]
            raise InvalidInputError(f"{first.pointer or '/'}: {first.message}", next_step=first.fix)
        return await self._executor.execute(
            definition, validation.arguments, ToolContext(), _said_yes
        )


def smallest_arguments(definition: ToolDefinition, variable: str) -> tuple[JsonObject, bool]:
    """Arguments to test a variable with, and whether the tool's author wrote them for that."""
    declared = [each.check for each in definition.env_vars if each.name == variable and each.check]
    if declared:
        return declared[0], True
    from tooldesk.calling.schema.example import example_arguments

    return example_arguments(definition.input_schema), False


async def _said_yes(request: PermissionRequest) -> Answer:
    """Yes to the call, which was shown; nobody has seen what the tool wants to have signed."""
    return Answer.ONCE if request.signature is None else Answer.DENY
