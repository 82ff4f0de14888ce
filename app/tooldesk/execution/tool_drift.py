"""drift_of: whether a function has changed since its tool was described, told by a call of it."""

from __future__ import annotations

import shlex

from tooldesk.errors import ToolDriftError, UnfitArgumentsError
from tooldesk.tools.tool_definition import PythonSource, ToolDefinition

UPDATE = "Update it from the code: with “Update from code” on the Tools screen, or"
"""What to do, before the command."""


_COMPOSED = {"$ref", "allOf", "anyOf", "oneOf"}
"""With one of these a schema has parameters in other places than its properties."""


def says_all_parameters(tool: ToolDefinition) -> bool:
    """Whether all names that a model may give are properties of its schema."""
    properties = tool.input_schema.get("properties", {})
    return isinstance(properties, dict) and not _COMPOSED & tool.input_schema.keys()


def drift_words(tool: ToolDefinition, takes: list[str], needs: list[str]) -> str:
    """How a tool and its function differ in their parameters; "" when calls can reach it.

    `takes` are all names of the function, `needs` those without a default.
    """
    properties = tool.input_schema.get("properties")
    ours = list(properties) if isinstance(properties, dict) else []
    gone = [name for name in ours if name not in takes]
    missing = [name for name in needs if name not in ours]
    if not (gone or missing):
        return ""
    new = missing or [name for name in takes if name not in ours]
    if not gone:
        return f"the function needs {_listed(missing)} now, which the tool does not say"
    if not new:
        return f"the function does not take {_listed(gone)} any more, which the tool says"
    return f"the function takes {_listed(new)} now, the tool says {_listed(gone)}"


def update_command(tool: ToolDefinition) -> str:
    """What brings a tool up to date in a terminal."""
    source = tool.source
    assert isinstance(source, PythonSource)
    words = ("add", source.file, "--function", source.function, "--replace")
    return f"tooldesk tools {shlex.join(words)}"


def drift_of(tool: ToolDefinition, error: UnfitArgumentsError) -> ToolDriftError | None:
    """The drift behind arguments that a function refused; None when the model invented a name."""
    properties = tool.input_schema.get("properties")
    ours = properties if isinstance(properties, dict) else {}
    invented = [name for name in error.unknown if name not in ours]
    if invented and len(invented) == len(error.unknown) and not error.missing:
        return None
    words = drift_words(tool, list(error.takes), list(error.missing))
    words = words or f"{error.message.rstrip('.')}, and the tool says otherwise"
    return ToolDriftError(
        f"{words[:1].upper()}{words[1:]}.", next_step=f"{UPDATE}: {update_command(tool)}"
    )


def _listed(names: list[str]) -> str:
    return ", ".join(names)
