"""StructuredTool: a definition plus something callable, whatever kind of tool it is."""

from __future__ import annotations

import asyncio
import inspect
import json
import os
from collections.abc import Awaitable, Callable, Iterable, Mapping
from dataclasses import replace
from functools import cached_property, partial
from typing import TYPE_CHECKING, Any, TypeAlias, TypedDict, Unpack

from tooldesk.errors import InvalidInputError, ToolTimeoutError
from tooldesk.execution.blocking import run_blocking
from tooldesk.execution.usage_counter import UsageCounter, UsageCounterInMemory
from tooldesk.tools.coercion_policy import CoercionPolicy
from tooldesk.tools.env_var import EnvVar
from tooldesk.tools.permission_rules import PermissionRule
from tooldesk.tools.tool_context import ToolContext
from tooldesk.tools.tool_definition import (
    CachePolicy,
    ExecutionMode,
    Permission,
    PythonSource,
    ToolDefinition,
    UsagePeriod,
)
from tooldesk.tools.tool_result import JsonObject, ToolResult

if TYPE_CHECKING:
    from tooldesk.calling.validation import CompiledSchema
    from tooldesk.tools.python_function.signature import ToolSignature

Run: TypeAlias = Callable[[JsonObject, ToolContext], Awaitable[ToolResult]]
"""What a tool does with its arguments, whatever kind of tool it is."""

ReadyCall: TypeAlias = Callable[[], Awaitable[ToolResult]]
"""A call that only has to be started."""

Prepare: TypeAlias = Callable[[JsonObject, ToolContext], Awaitable[ReadyCall]]
"""Makes a call ready, and refuses one that could not run; nothing of it has run then."""

_SHOWN_CHARACTERS = 60


class ToolOptions(TypedDict, total=False):
    """What a function's definition may say besides its annotations; see ToolDefinition."""

    name: str
    title: str
    description: str
    input_schema: Mapping[str, Any]
    output_schema: Mapping[str, Any] | None
    is_output_schema_binding: bool
    env_vars: Iterable[EnvVar | Mapping[str, Any]]
    result_as_answer: bool
    max_usage_count: int | None
    usage_period: UsagePeriod | str | None
    timeout_s: float
    max_retries: int
    is_idempotent: bool
    cache: CachePolicy | Mapping[str, Any]
    permission: Permission | str
    permission_rules: Iterable[PermissionRule | Mapping[str, Any]]
    coercion_policy: CoercionPolicy | str
    resource_pool: str | None
    tags: Iterable[str]


class StructuredTool:
    """Takes arguments as an object or as the JSON text of one, counts the use, and runs.

    Attributes:
        definition: What the model and the lifecycle know of the tool.
        prepare: Makes a call with validated arguments ready to run.
    """

    def __init__(
        self, definition: ToolDefinition, prepare: Prepare, counter: UsageCounter | None = None
    ) -> None:
        self.definition = definition
        self.prepare = prepare
        self._counter = counter or UsageCounterInMemory()

    @classmethod
    def from_function(
        cls,
        function: Callable[..., Any],
        *,
        counter: UsageCounter | None = None,
        **options: Unpack[ToolOptions],
    ) -> StructuredTool:
        """A tool that runs a function of this process: annotations and docstring describe it.

        What the decorator `tool` declares comes before that, and the options before both. An
        `async def` runs in the caller's event loop, everything else on a thread. At timeout_s, or
        when the call's task is cancelled, an `async def` is cancelled. A thread can't be stopped
        in Python: the call ends with the timeout's error, while the function runs on unseen until
        it returns; a function that asks `context.cancelled` can end earlier.

        Raises:
            ValueError: an option is wrong, or the name is one that no tool can have, such as that
                of a lambda.
            DefinitionError: `input_schema` is in none of the three notations.
        """
        # tools of a workspace need none of it
        from tooldesk.tools.python_function.function_description import FunctionDescription
        from tooldesk.tools.python_function.signature import ToolSignature

        signature = ToolSignature(function)
        described = FunctionDescription.from_worker(signature.describe())
        said: dict[str, Any] = {
            "name": described.name,
            "description": described.description,
            "input_schema": described.input_schema,
            "output_schema": described.output_schema,
            "source": PythonSource(file=_file_of(function), function=described.name),
        }
        definition = ToolDefinition.model_validate({**said, **described.declared, **options})
        if definition.execution_mode is ExecutionMode.SANDBOXED:
            raise ValueError("a function of this process can't be sandboxed; make it a tool file")
        return cls(definition, partial(_prepare, definition, function, signature), counter)

    def parse_args(self, arguments: JsonObject | str) -> JsonObject:
        """The arguments as the tool gets them: checked, and coerced as its policy allows.

        Raises:
            InvalidInputError: they are no JSON object, or don't fit the tool's schema.
            DefinitionError: the schema itself is wrong.
        """
        return checked_arguments(self.definition, arguments, self._schema)

    async def ainvoke(
        self, arguments: JsonObject | str, context: ToolContext | None = None
    ) -> ToolResult:
        """Run the tool once. An exception of the tool's own is a result too.

        Whoever calls this has decided that it may run: nobody is asked, and neither pools, cache
        nor retries come into it, which are the lifecycle's (`ToolUsage`).

        Raises:
            InvalidInputError: the arguments are no JSON object, or don't fit the tool; the use
                is not counted.
            ToolUsageLimitExceededError: it was used as often as it may be.
            ToolTimeoutError: it took longer than its timeout_s.
        """
        run = await self.prepare(self.parse_args(arguments), context or ToolContext())
        await self._counter.count(self.definition)
        result = await run()
        if self.definition.result_as_answer and not result.is_error:
            return replace(result, result_as_answer=True)
        return result

    def invoke(self, arguments: JsonObject | str, context: ToolContext | None = None) -> ToolResult:
        """`ainvoke` for callers that can't await; it blocks this thread.

        Raises:
            InvalidInputError: as in `ainvoke`.
            ToolUsageLimitExceededError: as in `ainvoke`.
            ToolTimeoutError: as in `ainvoke`.
        """
        return run_blocking(partial(self.ainvoke, arguments, context))

    @cached_property
    def identity(self) -> str:
        """Told by no other tool, neither of this process nor of another."""
        return os.urandom(16).hex()

    @cached_property
    def _schema(self) -> CompiledSchema:
        from tooldesk.calling.validation import compile_schema

        return compile_schema(self.definition.input_schema)


def checked_arguments(
    definition: ToolDefinition, arguments: JsonObject | str, schema: CompiledSchema | None = None
) -> JsonObject:
    """The arguments as a tool gets them; `schema` is its own, compiled.

    Raises:
        InvalidInputError: they are no JSON object, or don't fit.
        DefinitionError: the schema itself is wrong.
    """
    # checking takes long to import, and a list of tools needs none of it
    from tooldesk.calling.validation import compile_schema, validate

    schema = schema or compile_schema(definition.input_schema)
    validation = validate(parse_arguments(arguments), schema, definition.coercion_policy)
    if validation.errors:
        first, more = validation.errors[0], len(validation.errors) - 1
        others = f" And {more} more." if more else ""
        raise InvalidInputError(
            f"{first.pointer or '/'}: {first.message}{others}", next_step=first.fix
        )
    return validation.arguments


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


async def _prepare(
    definition: ToolDefinition,
    function: Callable[..., Any],
    signature: ToolSignature,
    arguments: JsonObject,
    context: ToolContext,
) -> ReadyCall:
    from tooldesk.tools.python_function.in_process import prepare_in_process

    run = await prepare_in_process(function, signature, arguments, context)
    return partial(_run_in_time, definition, run)


async def _run_in_time(definition: ToolDefinition, run: ReadyCall) -> ToolResult:
    limit = asyncio.timeout(definition.timeout_s)
    try:
        async with limit:
            return await run()
    except TimeoutError as error:
        if not limit.expired():
            raise
        raise ToolTimeoutError(
            f"{definition.name} took longer than {definition.timeout_s:g} s.",
            next_step="Give it more time with timeout_s, or let it do less at once.",
        ) from error


def _file_of(function: Callable[..., Any]) -> str:
    code = getattr(inspect.unwrap(function), "__code__", None)
    return str(getattr(code, "co_filename", "<unknown>"))
