"""FunctionDescription: one Python function as a model may see it. Not for the worker."""

from __future__ import annotations

import copy
from dataclasses import dataclass

from tooldesk.tools.tool_result import JsonObject


@dataclass(frozen=True, slots=True)
class FunctionDescription:
    """What a function's annotations and docstring say."""

    name: str
    """Name of the function."""

    description: str
    """Its docstring without the parts on parameters, results and errors."""

    input_schema: JsonObject
    """JSON Schema of its parameters, with their descriptions."""

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

    @classmethod
    def from_worker(cls, described: JsonObject) -> FunctionDescription:
        """Of what `ToolSignature.describe` gave, its docstring read."""
        description, parameters = _read_docstring(described["docstring"])
        schema = copy.deepcopy(described["input_schema"])
        for name, text in parameters.items():
            if name in schema["properties"] and text:
                schema["properties"][name].setdefault("description", text)
        return cls(
            name=described["name"],
            description=description,
            input_schema=schema,
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
    # takes long to import, and most starts of the app need no docstring
    from docstring_parser import ParseError, parse

    try:
        parsed = parse(docstring)
    except ParseError:
        return docstring, {}
    parts = (parsed.short_description, parsed.long_description)
    parameters = {p.arg_name: " ".join((p.description or "").split()) for p in parsed.params}
    return "\n\n".join(part for part in parts if part), parameters
