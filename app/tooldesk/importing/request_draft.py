"""RequestDraft: the HTTP tool that a description of a request becomes, part by part."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from tooldesk.frozen_record import frozen_record
from tooldesk.late_pattern import late_pattern
from tooldesk.tools.sources.http_source import ListStyle
from tooldesk.tools.tool_result import JsonObject

_NOT_IN_NAMES = late_pattern(r"[^A-Za-z0-9_.-]++")
_LEGAL = late_pattern(r"[A-Za-z_][A-Za-z0-9_.-]{0,99}")
_NOT_IN_VARIABLES = late_pattern(r"[^A-Za-z0-9]++")
_LONGEST = 100


@frozen_record
class Converted:
    """A schema as JSON Schema has it."""

    schema: Any
    """It; references in it are to #/$defs/."""

    references: tuple[str, ...] = ()
    """What of the document it refers to."""

    values: int = 1
    """How many values it holds."""

    notes: tuple[str, ...] = ()
    """What of it can't be said."""


@dataclass(slots=True)
class RequestDraft:
    """What is known of a request so far; one object for one tool."""

    query: dict[str, str] = field(default_factory=dict)
    """Name → template."""

    headers: dict[str, str] = field(default_factory=dict)
    """Name → template."""

    cookies: dict[str, str] = field(default_factory=dict)
    """Name → template; they become one header."""

    list_styles: dict[str, ListStyle] = field(default_factory=dict)
    """Argument → how its lists and objects are written."""

    body: JsonObject | None = None
    """As a tool's file has it."""

    auth: JsonObject | None = None
    """As a tool's file has it."""

    env_vars: dict[str, JsonObject] = field(default_factory=dict)
    """Name → the variable as a tool's file has it."""

    properties: JsonObject = field(default_factory=dict)
    """Argument → its schema."""

    required: list[str] = field(default_factory=list)
    """Arguments that a call must have."""

    others: Any = None
    """Schema of arguments that are not named; None where nothing is said of them."""

    parts: list[Converted] = field(default_factory=list)
    """What the schemas hold."""

    notes: list[str] = field(default_factory=list)
    """What is otherwise than in the source."""

    def add_argument(
        self,
        name: str,
        place: str,
        schema: Converted,
        *,
        required: bool = False,
        description: str = "",
    ) -> str:
        """Take up an argument; its name, which is another one where that is taken or not legal.

        `place` is where it goes: path, query, header, cookie, body.
        """
        legal = argument_name(name)
        given, number = legal, 2
        if given in self.properties:
            given = f"{place}_{legal}"
        while given in self.properties:
            given, number = f"{place}_{legal}_{number}", number + 1
        if given != name:
            self.notes.append(f"{name[:80]} of the {place} is {given} here")
        written = schema.schema if isinstance(schema.schema, dict) else {}
        if schema.schema is False:
            written = {"not": {}}
        if description:
            written = {**written, "description": description}
        self.properties[given] = written
        self.parts.append(schema)
        if required:
            self.required.append(given)
        return given

    def add_variable(self, name: str, description: str, **more: Any) -> None:
        """Declare a variable of the environment."""
        self.env_vars.setdefault(name, {"name": name, "description": description, **more})

    def all_headers(self) -> dict[str, str]:
        """The headers, with cookies as one of them."""
        if not self.cookies:
            return self.headers
        pairs = "; ".join(f"{name}={text}" for name, text in self.cookies.items())
        return {**self.headers, "Cookie": pairs}


def argument_name(name: str) -> str:
    """A name as templates have it: letters, digits, _, . and -, and no digit first."""
    if _LEGAL.fullmatch(name):
        return name
    legal = _NOT_IN_NAMES.sub("_", name)[:_LONGEST].strip("_.-") or "value"
    return legal if legal[0].isalpha() else f"_{legal}"


def variable_name(*words: str) -> str:
    """Words as the name of a variable: ("github", "api key") is GITHUB_API_KEY."""
    name = "_".join(_NOT_IN_VARIABLES.sub("_", word).strip("_") for word in words if word)
    name = name.upper()[:_LONGEST] or "TOKEN"
    return f"_{name}" if name[0].isdigit() else name
