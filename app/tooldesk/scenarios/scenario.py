"""Scenario: an output of a model that is kept, the tools it was written for, what is expected."""

from __future__ import annotations

from typing import Any, Self

from pydantic import BaseModel, ConfigDict, model_validator

from tooldesk.calling.selection import SelectionVerdict
from tooldesk.calling.tool_calling import HeldReason
from tooldesk.tools.coercion_policy import CoercionPolicy


class _Part(BaseModel):
    """No unknown keys: a misspelt one is an error, not ignored."""

    model_config = ConfigDict(frozen=True, extra="forbid")


class OfferedTool(_Part):
    """A tool as it was offered to the model; nothing of it runs."""

    name: str
    """As the model was told it."""

    description: str = ""
    """What the model read."""

    input_schema: dict[str, Any]
    """JSON Schema of its arguments."""

    coercion_policy: CoercionPolicy = CoercionPolicy.SAFE
    """How far arguments may be changed so that they fit."""


class Misfit(_Part):
    """A way in which arguments don't fit."""

    pointer: str
    """JSON pointer (RFC 6901) into the arguments; "" is the whole object."""

    rule: str
    """The keyword that fails, such as "required"; "schema" where the tool's schema is wrong."""


class ExpectedResult(_Part):
    """What a call gives that is executed."""

    is_error: bool = False
    """Whether it fails."""

    text: str
    """Its text, without secrets."""


class ExpectedCall(_Part):
    """A call that is found."""

    name: str
    """As the model wrote it."""

    verdict: SelectionVerdict
    """How its tool is found, or that it is not."""

    tool: str | None
    """The tool that it selects."""

    arguments: dict[str, Any]
    """What the tool gets; what was written where no tool is selected or they don't fit."""

    errors: tuple[Misfit, ...] = ()
    """What of the arguments doesn't fit."""

    result: ExpectedResult | None = None
    """Only where the scenario executes."""


class ExpectedHeldBack(_Part):
    """A call that is found and does not run without a person's yes."""

    name: str
    """As the model wrote it."""

    arguments: dict[str, Any]
    """As far as they could be read."""

    reason: HeldReason
    """Why it is held back."""


class Expected(_Part):
    """What is expected of an output."""

    calls: tuple[ExpectedCall, ...] = ()
    """In the order of the text."""

    held_back: tuple[ExpectedHeldBack, ...] = ()
    """In the order of the text."""

    errors: tuple[str, ...] = ()
    """What is said of calls that can't be read."""

    text: str = ""
    """What is for the reader, outside calls and reasoning."""


class Scenario(_Part):
    """The content of scenarios/<name>.json."""

    raw: str
    """What the model or its server wrote: text, an API's JSON, a stream."""

    about: str = ""
    """What it is kept for, in words."""

    model: str = ""
    """Which model wrote it, where that is known."""

    dialect: str | None = None
    """Read only this dialect; null finds it."""

    tools: tuple[OfferedTool, ...] | None = None
    """The tools as they were; null is those of the workspace as they are."""

    executes: bool = False
    """Whether its calls are executed, with the workspace's tools and what they are allowed."""

    expected: Expected | None = None
    """What is expected; null is not known yet."""

    @model_validator(mode="after")
    def _require_something_to_execute(self) -> Self:
        if self.executes and self.tools is not None:
            raise ValueError("what is executed are tools of the workspace: leave tools out")
        return self
