"""PermissionRule: what a call's arguments must be like for it to run, to be asked about, or not.

A rule holds when all its conditions do. One deny denies; else one ask asks; else one allow allows;
what no rule says anything about falls to the tool's `permission`.
"""

from __future__ import annotations

import ipaddress
import json
from collections.abc import Iterator
from typing import Annotated, Any, Literal, Self, TypeAlias

from pydantic import (
    Field,
    StrictBool,
    StrictFloat,
    StrictInt,
    StrictStr,
    field_validator,
    model_validator,
)

from tooldesk.tools.definition_part import DefinitionPart
from tooldesk.tools.host_forms import host_forms
from tooldesk.tools.permission import Permission

ArgumentName = Annotated[str, Field(min_length=1, max_length=200)]
Scalar: TypeAlias = StrictBool | StrictInt | StrictFloat | StrictStr
Text = Annotated[str, Field(max_length=4_000)]
_SHOWN_VALUES = 5
_SHOWN_LENGTH = 60


class PathCondition(DefinitionPart):
    """An argument is a path at or below one of some folders, after all links and "..".

    A list of paths is judged path by path. A relative argument counts from the folder the tool
    works in. What leads through /proc or /dev/fd is not judged: it is another place in every
    process.
    """

    kind: Literal["path"]
    """Tells this condition from the other kinds."""

    argument: ArgumentName
    """Name of the argument."""

    folders: tuple[Annotated[str, Field(min_length=1)], ...] = Field(min_length=1)
    """Folders; a relative one counts from the workspace folder, "~" is the home folder."""

    def __str__(self) -> str:
        return f"{self.argument} is under {_listed(self.folders)}"


class HostCondition(DefinitionPart):
    """A URL or host name leads to one of some hosts, however it is spelled."""

    kind: Literal["host"]
    """Tells this condition from the other kinds."""

    argument: ArgumentName | None = None
    """Argument with the URL or host; None is the URL of an HTTP tool, with its arguments in it."""

    hosts: tuple[str, ...] = Field(min_length=1)
    """Names ("api.example.com"), all names below one ("*.example.com", not example.com itself),
    addresses ("::1") and networks ("10.0.0.0/8"). No name is looked up."""

    @field_validator("hosts")
    @classmethod
    def _are_hosts(cls, hosts: tuple[str, ...]) -> tuple[str, ...]:
        for host in hosts:
            if not is_network(host) and host_forms(host.removeprefix("*.")) is None:
                raise ValueError(f"{host!r} is no host: write a name or an address, without a port")
        return hosts

    def __str__(self) -> str:
        return f"{self.argument or 'host'} in {_listed(self.hosts)}"


class MethodCondition(DefinitionPart):
    """An HTTP method is one of some."""

    kind: Literal["method"]
    """Tells this condition from the other kinds."""

    argument: ArgumentName | None = None
    """Argument with the method; None is the method of an HTTP tool."""

    methods: tuple[Annotated[str, Field(pattern=r"^[A-Za-z]+$")], ...] = Field(min_length=1)
    """Such as GET, in any case."""

    def __str__(self) -> str:
        return f"{self.argument or 'method'} is {_listed(self.methods)}"


class ValueCondition(DefinitionPart):
    """An argument equals one of some values; a list is judged value by value."""

    kind: Literal["value"]
    """Tells this condition from the other kinds."""

    argument: ArgumentName
    """Name of the argument."""

    values: tuple[Scalar, ...] = Field(min_length=1)
    """Texts, numbers and truth values, compared with their types: "5" is not 5."""

    def __str__(self) -> str:
        shown = tuple(json.dumps(value, ensure_ascii=False) for value in self.values)
        return f"{self.argument} is {_listed(shown)}"


class TextCondition(DefinitionPart):
    """The whole text of an argument fits one of some patterns; a list is judged text by text."""

    kind: Literal["text"]
    """Tells this condition from the other kinds."""

    argument: ArgumentName
    """Name of the argument."""

    patterns: tuple[Text, ...] = Field(min_length=1)
    """Texts in which * stands for any characters, or none. Case matters."""

    def __str__(self) -> str:
        return f"{self.argument} fits {_listed(self.patterns)}"


class NumberCondition(DefinitionPart):
    """An argument is a number within a range; a list is judged number by number."""

    kind: Literal["number"]
    """Tells this condition from the other kinds."""

    argument: ArgumentName
    """Name of the argument."""

    minimum: float | None = Field(default=None, allow_inf_nan=False, strict=True)
    """Smallest number in the range; None is no limit."""

    maximum: float | None = Field(default=None, allow_inf_nan=False, strict=True)
    """Largest number in the range; None is no limit."""

    @model_validator(mode="after")
    def _is_range(self) -> Self:
        if self.minimum is None and self.maximum is None:
            raise ValueError("a range needs a minimum or a maximum")
        return self

    def __str__(self) -> str:
        if self.minimum is not None and self.maximum is not None:
            return f"{self.argument} is from {self.minimum:g} to {self.maximum:g}"
        if self.minimum is not None:
            return f"{self.argument} is at least {self.minimum:g}"
        return f"{self.argument} is at most {self.maximum:g}"


Condition = Annotated[
    PathCondition
    | HostCondition
    | MethodCondition
    | ValueCondition
    | TextCondition
    | NumberCondition,
    Field(discriminator="kind"),
]
"""What can be said of a call's arguments."""


class PermissionRule(DefinitionPart):
    """When all conditions hold, a call has this permission.

    An argument that is absent fulfils no condition. One that can't be judged, because it is of an
    odd type or spelled in a way that programs read differently, is never reason enough to allow,
    and always enough to ask or to deny.
    """

    permission: Permission
    """What it says about a call."""

    when: tuple[Condition, ...] = Field(min_length=1)
    """All of these must hold."""

    def __str__(self) -> str:
        return " and ".join(map(str, self.when))


def misfit(rules: tuple[PermissionRule, ...], schema: dict[str, Any], kind: str) -> str | None:
    """Why rules don't fit a tool with this input schema and kind of source; None when they do."""
    for condition in _conditions(rules):
        if condition.argument is None:
            if kind != "http":
                return f'"{condition.kind}" needs an argument: only HTTP tools have a request'
        elif not _may_have(schema, condition.argument):
            return f"a permission rule is about {condition.argument}, which is no argument"
    return None


def is_network(text: str) -> bool:
    """Whether a text is an IP network such as 10.0.0.0/8."""
    try:
        return "/" in text and bool(ipaddress.ip_network(text))
    except ValueError:
        return False


def _conditions(rules: tuple[PermissionRule, ...]) -> Iterator[Condition]:
    for rule in rules:
        yield from rule.when


def _may_have(schema: dict[str, Any], argument: str) -> bool:
    properties = schema.get("properties")
    if not isinstance(properties, dict) or argument in properties:
        return True
    # a misspelt name would make a rule that never holds; where names come from elsewhere, who knows
    return bool({"$ref", "allOf", "anyOf", "oneOf", "patternProperties"} & schema.keys())


def _listed(values: tuple[str, ...]) -> str:
    shown = [each if len(each) <= _SHOWN_LENGTH else f"{each[:_SHOWN_LENGTH]}…" for each in values]
    more = len(shown) - _SHOWN_VALUES
    return ", ".join(shown[:_SHOWN_VALUES]) + (f" and {more} more" if more > 0 else "")
