"""FunctionDescription: one Python function as a model may see it. Not for the worker."""

from __future__ import annotations

import copy
from dataclasses import dataclass
from functools import cached_property

from tooldesk.tools.tool_result import JsonObject


@dataclass(frozen=True)
class FunctionDescription:
    """What a function's annotations and docstring say."""

    name: str
    """Name of the function."""

    docstring: str
    """What its author says of it; "" for nothing."""

    bare_schema: JsonObject
    """JSON Schema of its parameters, without what the docstring says of them."""

    output_schema: JsonObject | None
    """JSON Schema of what it returns, when its annotation says so."""

    is_async: bool
    """Whether it is an `async def`."""

    takes_context: bool
    """Whether it has a parameter `context`, which is not in the schema."""

    declared: JsonObject
    """Keys and values of a tool file that the decorator `tool` gives it."""

    problems: tuple[str, ...]
    """What of it no model can use, in words."""

    @property
    def tool_name(self) -> str:
        """What the tool is called: the declared name, or the function's own."""
        return str(self.declared.get("name", self.name))

    @property
    def description(self) -> str:
        """Its docstring without the parts on parameters, results and errors."""
        return self._read[0]

    @cached_property
    def input_schema(self) -> JsonObject:
        """JSON Schema of its parameters, with their descriptions."""
        schema = copy.deepcopy(self.bare_schema)
        for name, text in self._read[1].items():
            if name in schema["properties"] and text:
                schema["properties"][name].setdefault("description", text)
        return schema

    @cached_property
    def _read(self) -> tuple[str, dict[str, str]]:
        return _read_docstring(self.docstring)

    @classmethod
    def from_worker(cls, described: JsonObject) -> FunctionDescription:
        """Of what `ToolSignature.describe` gave; its docstring is read when somebody asks."""
        return cls(
            name=described["name"],
            docstring=described["docstring"],
            bare_schema=described["input_schema"],
            output_schema=described["output_schema"],
            is_async=described["is_async"],
            takes_context=described["takes_context"],
            declared=described["declared"],
            problems=tuple(described["problems"]),
        )


def _read_docstring(docstring: str) -> tuple[str, dict[str, str]]:
    """The description and what it says of each parameter; Google, NumPy or Sphinx style."""
    if not docstring:
        return "", {}
    # takes long to import and 2 MB, and most starts of the app need no docstring
    from docstring_parser import ParseError, parse

    try:
        parsed = parse(docstring)
    except ParseError:
        return docstring, {}
    parts = (parsed.short_description, parsed.long_description)
    parameters = {p.arg_name: " ".join((p.description or "").split()) for p in parsed.params}
    return "\n\n".join(part for part in parts if part), parameters
