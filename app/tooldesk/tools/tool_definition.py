"""ToolDefinition: everything a workspace file says about one tool."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, Any, Self

from pydantic import (
    AfterValidator,
    BeforeValidator,
    Discriminator,
    Field,
    StrictBool,
    Tag,
    model_validator,
)

from tooldesk.tools.coercion_policy import CoercionPolicy
from tooldesk.tools.definition_part import DefinitionPart
from tooldesk.tools.env_var import EnvVar
from tooldesk.tools.frozen_json import frozen
from tooldesk.tools.input_schema import to_json_schema
from tooldesk.tools.namespace import Namespace
from tooldesk.tools.permission import Permission
from tooldesk.tools.permission_rules import PermissionRule, misfit
from tooldesk.tools.sandbox_policy import SandboxPolicy
from tooldesk.tools.signer_need import SignerNeed
from tooldesk.tools.sources.builtin_source import BuiltinSource
from tooldesk.tools.sources.http_source import HttpSource
from tooldesk.tools.sources.mcp_source import McpSource
from tooldesk.tools.sources.person_source import PersonSource
from tooldesk.tools.sources.python_source import PythonSource
from tooldesk.tools.sources.shell_source import ShellSource
from tooldesk.tools.sources.wasm_source import WasmSource
from tooldesk.tools.usage_period import UsagePeriod

__all__ = [
    "ASKING_KINDS",
    "BuiltinSource",
    "CachePolicy",
    "ExecutionMode",
    "HttpSource",
    "McpSource",
    "Permission",
    "PersonSource",
    "PythonSource",
    "SandboxPolicy",
    "ShellSource",
    "Source",
    "ToolDefinition",
    "UsagePeriod",
    "WasmSource",
    "default_permission",
]

NAME_PATTERN = r"^[A-Za-z0-9_.-]{1,128}$"
"""Source: MCP specification, tools, "Tool names"."""

LAUNCH_PREFIX = "server."
"""How the name of a definition begins that stands for starting an MCP server."""

SAMPLING_PREFIX = "model."
"""How one begins that stands for asking a model what an MCP server wants to know of one."""

ASKED_MODEL = "ask.model"
"""Name of the one that stands for asking a model what a person wants to know."""

DEFAULT_TIMEOUT_S = 30.0

DEFAULT_KIND = "python"
"""What a source without a "kind" is."""


class ExecutionMode(StrEnum):
    """How far the tool's process is kept away from the machine."""

    NATIVE = "native"
    SANDBOXED = "sandboxed"


def _kind_of(source: object) -> str:
    kind = source.get("kind") if isinstance(source, dict) else getattr(source, "kind", None)
    return DEFAULT_KIND if kind is None else str(kind)


Source = Annotated[
    Annotated[PythonSource, Tag("python")]
    | Annotated[HttpSource, Tag("http")]
    | Annotated[ShellSource, Tag("shell")]
    | Annotated[WasmSource, Tag("wasm")]
    | Annotated[BuiltinSource, Tag("builtin")]
    | Annotated[McpSource, Tag("mcp")]
    | Annotated[PersonSource, Tag("person")],
    Discriminator(_kind_of),
]
"""What runs a tool. Without a "kind" it is a Python function."""

ASKING_KINDS = frozenset({"http", "shell", "mcp"})
"""Kinds of source that ask before each call unless the definition says otherwise."""


def default_permission(source: Source | None) -> Permission:
    """What a definition that says nothing gets: ask before what writes, runs or connects."""
    is_asking = source is not None and source.kind in ASKING_KINDS
    if isinstance(source, WasmSource | BuiltinSource):
        is_asking = source.asks
    return Permission.ASK if is_asking else Permission.ALLOW


FrozenSchema = Annotated[dict[str, Any], AfterValidator(frozen)]
"""A JSON Schema that nobody can change any more, not in its depth either."""


class CachePolicy(DefinitionPart):
    """Whether and how long a good result is remembered."""

    enabled: StrictBool = False
    """Whether results are stored at all; right only for tools without side effects."""

    ttl_s: float | None = Field(default=None, gt=0, le=100_000_000_000, strict=True)
    """How long a result stays good, in seconds; None is until it is cleared."""

    store_if: str | None = Field(default=None, min_length=1)
    """Which good results are stored: a condition as in a JSONPath filter (RFC 9535) on @.result,
    @.text and @.arguments, such as @.result.status == "done"; None is all."""


class ToolDefinition(DefinitionPart):
    """One tool. Immutable: a change makes a new one, a running call keeps the one it began with."""

    name: str = Field(pattern=NAME_PATTERN)
    """What the model calls it; unique in a workspace."""

    title: str = ""
    """What people read in lists; the name when empty."""

    description: str = ""
    """What the model reads to decide when to use the tool."""

    input_schema: Annotated[FrozenSchema, BeforeValidator(to_json_schema)] = Field(
        default_factory=lambda: frozen(to_json_schema(None))
    )
    """JSON Schema 2020-12 of the arguments, or one of the shorter notations of input schemas."""

    output_schema: FrozenSchema | None = None
    """JSON Schema 2020-12 of the structured result, or None."""

    is_output_schema_binding: StrictBool = False
    """Whether a result that breaks output_schema is a failure for the model, too; else only the
    person is told."""

    source: Source
    """What runs it."""

    env_vars: tuple[EnvVar, ...] = ()
    """Variables its process needs; never their values."""

    signer: SignerNeed | None = None
    """The key that signs for it; only a Python function can ask for signatures."""

    result_as_answer: StrictBool = False
    """Whether its output becomes the agent's final answer."""

    max_usage_count: int | None = Field(default=None, ge=0, strict=True)
    """How many calls may run, ever or in one usage_period; None is unlimited."""

    usage_period: UsagePeriod | None = None
    """Window of the calendar (UTC) after which counting starts anew; None is never."""

    timeout_s: float = Field(default=DEFAULT_TIMEOUT_S, gt=0, le=86_400, strict=True)
    """Seconds after which a call is stopped."""

    max_retries: int = Field(default=0, ge=0, le=10, strict=True)
    """Further tries after a retriable failure; only for idempotent tools."""

    is_idempotent: StrictBool = False
    """Whether running it twice does no more than running it once."""

    execution_mode: ExecutionMode = ExecutionMode.NATIVE
    """How far its process is kept away from the machine."""

    sandbox: SandboxPolicy = SandboxPolicy()
    """What it may use of the machine when it runs sandboxed."""

    cache: CachePolicy = CachePolicy()
    """Whether and how long good results are remembered."""

    permission: Permission = Field(
        default_factory=lambda fields: default_permission(fields.get("source"))
    )
    """Whether calls may run; by default a request or a command asks first."""

    permission_rules: tuple[PermissionRule, ...] = ()
    """What a call's arguments change about that: one rule that holds and denies is enough; else
    one that asks; else one that allows."""

    coercion_policy: CoercionPolicy = CoercionPolicy.SAFE
    """How far arguments may be changed so that they fit the schema."""

    resource_pool: str | None = None
    """Pool that a call waits in; None is by name prefix."""

    namespace: Namespace | None = None
    """Group that exports to OpenAI's Responses API put it into; None is no group."""

    tags: tuple[str, ...] = ()
    """Words to find it by."""

    enabled: StrictBool = True
    """Whether calls may select it and exports hold it; counts and permissions stay meanwhile."""

    @model_validator(mode="after")
    def _declares_variables(self) -> Self:
        missing = self.source.variables - {variable.name for variable in self.env_vars}
        if missing:
            named = ", ".join(sorted(missing))
            raise ValueError(f"source needs {named}, which env_vars does not declare")
        return self

    @model_validator(mode="after")
    def _can_ask_its_signer(self) -> Self:
        if self.signer is not None and not isinstance(self.source, PythonSource):
            raise ValueError("signer is for Python functions; others have no way to ask for it")
        return self

    @model_validator(mode="after")
    def _has_something_to_sandbox(self) -> Self:
        if isinstance(self.source, McpSource) and self.execution_mode is ExecutionMode.SANDBOXED:
            raise ValueError(
                "a server runs outside of its calls, where no sandbox of theirs holds it; leave "
                '"execution_mode" out'
            )
        is_request = isinstance(self.source, HttpSource)
        if is_request and self.execution_mode is ExecutionMode.SANDBOXED:
            raise ValueError(
                'an HTTP request runs no code that a sandbox could hold; leave "execution_mode" '
                'out, and use "permission" to decide on each request'
            )
        if isinstance(self.source, WasmSource) and self.execution_mode is ExecutionMode.SANDBOXED:
            raise ValueError(
                'WebAssembly always runs in a sandbox of its own; leave "execution_mode" out, and '
                'name what it may use in "folders" and "memory_mb" of its source'
            )
        is_kept = isinstance(self.source, BuiltinSource) and self.source.name != "bash"
        if is_kept and self.execution_mode is ExecutionMode.SANDBOXED:
            raise ValueError(
                "all built-in tools but bash keep to their folders by themselves; leave "
                '"execution_mode" out, and name what else they may use in "more_folders"'
            )
        return self

    @model_validator(mode="after")
    def _is_answered_outside_of_sandboxes(self) -> Self:
        is_sandboxed = self.execution_mode is ExecutionMode.SANDBOXED
        if isinstance(self.source, PersonSource) and is_sandboxed:
            raise ValueError('a person is kept in no sandbox; leave "execution_mode" out')
        return self

    @model_validator(mode="after")
    def _has_fitting_rules(self) -> Self:
        if reason := misfit(self.permission_rules, self.input_schema, self.source.kind):
            raise ValueError(reason)
        return self

    @property
    def display_title(self) -> str:
        """The title, or the name when there is none."""
        return self.title or self.name
