"""What is known of the tools a model could call: their names, parameters and types."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tooldesk.late_pattern import late_pattern
from tooldesk.tools.tool_result import JsonObject

_NOTHING: Mapping[str, Any] = {}
_POSSIBLE = late_pattern(r"\w[^\x00-\x1f\\\"'`<>{}\[\]()]{0,255}+(?<![.,:;!?ĠĊ])")
_PREFIXES = ("functions.", "default_api.", "function.", "tools.", "functions::")


def is_possible(name: str) -> bool:
    """Whether a tool can be called that: no line breaks, quotes or brackets, in any script."""
    return _POSSIBLE.fullmatch(name) is not None


class KnownTools:
    """Tool name → input schema, asked in the ways that reading a call needs."""

    __slots__ = ("_needs_nothing", "_required", "_schemas", "by_kimi_id")

    def __init__(self, schemas: Mapping[str, JsonObject] | None) -> None:
        self._schemas: Mapping[str, Any] = schemas or _NOTHING
        # a text may ask this thousands of times of a tool among thousands
        self._required: dict[str, tuple[str, ...]] = {}
        self._needs_nothing: dict[str, bool] = {}
        self.by_kimi_id: dict[str, str | None] = {}
        """The names in Kimi's ids, as far as they were looked for."""

    def __contains__(self, name: object) -> bool:
        return name in self._schemas

    def __bool__(self) -> bool:
        return bool(self._schemas)

    def rule_out(self, written: str) -> bool:
        """Whether tools are known, and none of them is called that."""
        known = self._schemas
        if not known or written in known:
            return False
        return ("." not in written and ":" not in written) or self.bare_name(written) not in known

    @property
    def names(self) -> tuple[str, ...]:
        """Every known name."""
        return tuple(self._schemas)

    def schema(self, name: str) -> Mapping[str, Any]:
        """The tool's input schema; empty when the tool is not known."""
        schema = self._schemas.get(name)
        return schema if type(schema) is dict or isinstance(schema, Mapping) else _NOTHING

    def properties(self, name: str) -> Mapping[str, Any]:
        """Parameter name → its schema; empty when nothing is known."""
        found = self.schema(name).get("properties")
        return found if type(found) is dict or isinstance(found, Mapping) else _NOTHING

    def required(self, name: str) -> tuple[str, ...]:
        """Names of the parameters that must be given."""
        known = self._required.get(name)
        if known is None:
            found = self.schema(name).get("required")
            keys = found if isinstance(found, list) else ()
            known = tuple(key for key in keys if isinstance(key, str))
            if name in self._schemas:
                self._required[name] = known
        return known

    def is_complete(self, name: str, arguments: Mapping[str, Any]) -> bool:
        """Whether the tool is known and everything it requires is there."""
        return name in self._schemas and all(key in arguments for key in self.required(name))

    def needs_nothing(self, name: str) -> bool:
        """Whether nothing can be missing from a call that is nothing but this name."""
        if (known := self._needs_nothing.get(name)) is not None:
            return known
        if name not in self._schemas:
            return False
        found = self._needs_nothing[name] = not self.properties(name) and not any(
            other.startswith(name) and other != name for other in self._schemas
        )
        return found

    def bare_name(self, written: str) -> str:
        """The name without a namespace in front that only models' prompts know."""
        if "." not in written and ":" not in written:
            return written
        if written in self._schemas:
            return written
        for prefix in _PREFIXES:
            if written.startswith(prefix) and len(written) > len(prefix):
                return written[len(prefix) :]
        return written

    def meant_name(self, written: str, namespace: str) -> str:
        """The name of a tool that an API put into a group; the name alone where there is no such.

        With tools known and neither of both among them, it is the whole name, which is nearer to
        what is meant.
        """
        alone = self.bare_name(written)
        if not namespace or not self._schemas:
            return alone
        joined = self.bare_name(f"{namespace}.{written}")
        return alone if alone in self._schemas and joined not in self._schemas else joined

    def only_parameter(self, name: str) -> str | None:
        """The parameter a lone value is for: the only one there is, or that is required."""
        properties, required = self.properties(name), self.required(name)
        if len(properties) == 1:
            return next(iter(properties))
        return required[0] if len(required) == 1 else None
