"""StageReport: how one stage of a call ended, for the next stage, for people and for the model."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Generic, TypeVar

from tooldesk.calling.validation_result import Validation
from tooldesk.counted import counted
from tooldesk.errors import (
    ErrorClass,
    InvalidInputError,
    PermanentError,
    RateLimitedError,
    RetriableError,
    SystemFaultError,
    ToolUsageError,
)
from tooldesk.tools.tool_result import TextContent, ToolResult
from tooldesk.usage.lifecycle import StageOutput, StageState

T = TypeVar("T")


@dataclass(slots=True)
class StageReport(Generic[T]):
    """How a stage ended."""

    value: T
    """What the next stage is handed."""

    output: StageOutput
    """What is shown of it."""

    explanation: str
    """One line for a person."""

    state: StageState = StageState.PASSED
    """How it ended."""

    error: ToolUsageError | None = None
    """Why the call goes no further."""

    result: ToolResult | None = None
    """With an error: what the model is told, when that is more than the error's words."""

    duration_s: float = 0.0
    """How long it took, waiting for a step or for a person's answer not counted."""


class StageFailedError(Exception):
    """The call goes no further; `result` is what the model is told."""

    def __init__(self, result: ToolResult) -> None:
        super().__init__(result.joined_text)
        self.result = result


def failed_report(
    output: StageOutput, error: ToolUsageError, prompt: str, *, needs_you: bool = False
) -> StageReport[Any]:
    """A stage that lets the call go no further; `prompt` is what the model is told."""
    state = StageState.NEEDS_YOU if needs_you else StageState.FAILED
    return StageReport(None, output, error.message, state, error, prompting(error, prompt))


def prompting(error: ToolUsageError, prompt: str) -> ToolResult:
    """The result of an error that the model mends by a prompt, which is for people to see, too."""
    return replace(ToolResult.failure(error), content=(TextContent(prompt),), for_model=prompt)


_KINDS: dict[ErrorClass, type[ToolUsageError]] = {
    "invalid_input": InvalidInputError,
    "retriable": RetriableError,
    "rate_limited": RateLimitedError,
    "permanent": PermanentError,
    "system": SystemFaultError,
}


def error_of(result: ToolResult) -> ToolUsageError:
    """The error that a failed result stands for: of its class, with its words and its wait."""
    words = result.joined_text
    if result.next_step:  # it is told apart
        words = words.replace(f" {result.next_step}", "", 1)
    kind = _KINDS[result.error_class or "permanent"]
    error = kind(words, next_step=result.next_step, for_model=result.for_model)
    if result.retry_after_s is not None:
        error.retry_after_s = result.retry_after_s
    return error


def validation_verdict(validation: Validation) -> tuple[StageState, str]:
    """How the validate stage ended, and that in words."""
    if not validation.coercions:
        return StageState.PASSED, "The arguments fit the schema."
    defaults = sum(coercion.is_default for coercion in validation.coercions)
    changes = len(validation.coercions) - defaults
    words = "The arguments fit the schema"
    if changes:
        words += f" after {counted(changes, 'change')}"
    if defaults:
        words += f", {counted(defaults, 'default')} filled in"
    return (StageState.REPAIRED if changes else StageState.PASSED), words + "."
