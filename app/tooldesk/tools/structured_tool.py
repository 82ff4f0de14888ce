"""StructuredTool: a definition plus something callable, whatever kind of tool it is."""

from __future__ import annotations

import asyncio
import inspect
import json
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import replace
from datetime import UTC, datetime
from functools import partial
from typing import Any, Protocol, TypeAlias

from tooldesk.errors import InvalidInputError, ToolUsageLimitExceededError
from tooldesk.tools.python_function.function_description import FunctionDescription
from tooldesk.tools.python_function.in_process import prepare_in_process
from tooldesk.tools.python_function.signature import ToolSignature
from tooldesk.tools.tool_context import ToolContext
from tooldesk.tools.tool_definition import PythonSource, ToolDefinition
from tooldesk.tools.tool_result import JsonObject, ToolResult
from tooldesk.tools.usage_period import UsagePeriod

Run: TypeAlias = Callable[[JsonObject, ToolContext], Awaitable[ToolResult]]
"""What a tool does with its arguments, whatever kind of tool it is."""

ReadyCall: TypeAlias = Callable[[], Awaitable[ToolResult]]
"""A call that only has to be started."""

Prepare: TypeAlias = Callable[[JsonObject, ToolContext], Awaitable[ReadyCall]]
"""Makes a call ready, and refuses one that could not run; nothing of it has run then."""

_SHOWN_CHARACTERS = 60


class UsageCounter(Protocol):
    """Counts uses before they happen; usage_limits.py keeps them for good."""

    async def count(self, definition: ToolDefinition) -> None:
        """Count one use.

        Raises:
            ToolUsageLimitExceededError: the limit is reached; nothing was counted.
        """


class UsageCounterInMemory:
    """Forgets its counts with the program."""

    def __init__(self, now: Callable[[], datetime] = lambda: datetime.now(UTC)) -> None:
        self._now = now
        self.counts: Counter[str] = Counter()
        """How often each tool was used, in its present period if it has one, by name."""
        self._periods_began: dict[str, datetime] = {}

    async def count(self, definition: ToolDefinition) -> None:
        """Count one use.

        Raises:
            ToolUsageLimitExceededError: the limit is reached; nothing was counted.
        """
        name, limit = definition.name, definition.max_usage_count
        next_period_at = self._begin_period(definition)
        if limit is not None and self.counts[name] >= limit:
            period = definition.usage_period or ""
            raise ToolUsageLimitExceededError(
                name, self.counts[name], limit, period, next_period_at
            )
        self.counts[name] += 1

    def _begin_period(self, definition: ToolDefinition) -> datetime | None:
        """Count from zero in a new period; gives when the next one begins."""
        period, name = definition.usage_period, definition.name
        if period is None:
            return None
        began_at = period.began_at(self._now())
        if began_at > self._periods_began.setdefault(name, began_at):
            self._periods_began[name] = began_at
            self.counts[name] = 0
        return period.next_after(self._periods_began[name])


class StructuredTool:
    """Takes arguments as an object or as the JSON text of one, counts the use, and runs."""

    def __init__(
        self, definition: ToolDefinition, prepare: Prepare, counter: UsageCounter | None = None
    ) -> None:
        self.definition = definition
        """What the model and the lifecycle know of the tool."""
        self._prepare = prepare
        self._counter = counter or UsageCounterInMemory()

    @classmethod
    def from_function(
        cls,
        function: Callable[..., Any],
        *,
        name: str | None = None,
        description: str | None = None,
        result_as_answer: bool = False,
        max_usage_count: int | None = None,
        usage_period: UsagePeriod | None = None,
        counter: UsageCounter | None = None,
    ) -> StructuredTool:
        """A tool that runs a function of this process: annotations and docstring describe it.

        Name and description are the function's own unless given. Raises ValueError for a name
        that no tool can have, such as that of a lambda.
        """
        signature = ToolSignature(function)
        described = FunctionDescription.from_worker(signature.describe())
        definition = ToolDefinition(
            name=name or described.name,
            description=described.description if description is None else description,
            input_schema=described.input_schema,
            output_schema=described.output_schema,
            source=PythonSource(file=_file_of(function), function=described.name),
            result_as_answer=result_as_answer,
            max_usage_count=max_usage_count,
            usage_period=usage_period,
        )
        return cls(definition, partial(prepare_in_process, function, signature), counter)

    async def ainvoke(
        self, arguments: JsonObject | str, context: ToolContext | None = None
    ) -> ToolResult:
        """Run the tool once. An exception of the tool's own is a result too.

        Raises:
            InvalidInputError: the arguments are no JSON object, or don't fit the tool; the use
                is not counted.
            ToolUsageLimitExceededError: it was used as often as it may be.
        """
        run = await self._prepare(parse_arguments(arguments), context or ToolContext())
        await self._counter.count(self.definition)
        result = await run()
        if self.definition.result_as_answer and not result.is_error:
            return replace(result, result_as_answer=True)
        return result

    def invoke(self, arguments: JsonObject | str, context: ToolContext | None = None) -> ToolResult:
        """`ainvoke` for callers without an event loop.

        Raises:
            RuntimeError: this thread runs an event loop already.
            InvalidInputError: as in `ainvoke`.
            ToolUsageLimitExceededError: as in `ainvoke`.
        """
        return asyncio.run(self.ainvoke(arguments, context))


def without_preparing(run: Run) -> Prepare:
    """For tools whose calls need not be made ready."""

    async def prepare(arguments: JsonObject, context: ToolContext) -> ReadyCall:
        return partial(run, arguments, context)

    return prepare


def parse_arguments(arguments: JsonObject | str) -> JsonObject:
    """The object that the arguments are, or are the JSON text of.

    Raises:
        InvalidInputError: they are neither.
    """
    parsed: object = arguments
    if isinstance(arguments, str):
        try:
            parsed = json.loads(arguments)
        except (ValueError, RecursionError) as reason:
            raise InvalidInputError(
                f"The arguments are no JSON: {reason}.", next_step="Write one JSON object."
            ) from reason
    if not isinstance(parsed, dict):
        shown = repr(parsed)[:_SHOWN_CHARACTERS]
        raise InvalidInputError(
            f"The arguments are {shown}, not an object.",
            next_step='Write them as one JSON object, such as {"name": "value"}.',
        )
    return parsed


def _file_of(function: Callable[..., Any]) -> str:
    code = getattr(inspect.unwrap(function), "__code__", None)
    return str(getattr(code, "co_filename", "<unknown>"))
