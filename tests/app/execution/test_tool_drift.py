"""A function that has changed since its tool was described is drift, not a fault of the model."""

from __future__ import annotations

import pytest

from tooldesk.bootstrap import App
from tooldesk.errors import ToolDriftError, ToolUsageError, UnfitArgumentsError
from tooldesk.execution.tool_drift import drift_of
from tooldesk.tools.tool_context import ToolContext
from tooldesk.tools.tool_definition import ToolDefinition

CODE = "def greet({}) -> str:\n    'Greet a person by the name.'\n    return 'hello'\n"


def tool(*names: str, file: str = "python/greet.py") -> ToolDefinition:
    properties = {name: {"type": "string"} for name in names}
    source = {"file": file, "function": "greet"}
    said = {"type": "object", "properties": properties}
    return ToolDefinition.model_validate(
        {"name": "greet", "description": "Greets.", "input_schema": said, "source": source}
    )


async def fails(app: App, definition: ToolDefinition, arguments: dict) -> ToolUsageError:
    with pytest.raises(ToolUsageError) as caught:
        await app.registry.execute(definition.name, arguments, ToolContext())
    return caught.value


@pytest.mark.parametrize(
    ("takes", "says", "words"),
    [
        ("c: str", ("b",), "The function takes c now, the tool says b."),
        ("", ("b",), "The function does not take b any more, which the tool says."),
        ("b: str, c: str", ("b",), "The function needs c now, which the tool does not say."),
    ],
)
async def test_changed_function_is_drift_and_the_model_is_not_blamed(
    app: App, takes: str, says: tuple[str, ...], words: str
) -> None:
    file = app.workspace.folder / "python" / "greet.py"
    file.write_text(CODE.format(takes), encoding="utf-8")
    definition = tool(*says, file=str(file))
    await app.workspace.save(definition)
    error = await fails(app, definition, {"b": "Ann"})
    assert isinstance(error, ToolDriftError)
    assert error.message == words
    assert error.error_class == "permanent"
    assert error.next_step.endswith("greet.py --function greet --replace")
    assert "Your arguments were not wrong" in error.for_model
    assert "The function takes" not in error.for_model


def test_name_that_the_tool_never_said_is_the_models_own() -> None:
    error = UnfitArgumentsError("There is no argument 'zz'.", ("zz",), (), ("b",))
    assert drift_of(tool("b"), error) is None
    drifted = UnfitArgumentsError("There is no argument 'b'.", ("b",), (), ("c",))
    assert isinstance(drift_of(tool("b"), drifted), ToolDriftError)


def test_parameter_that_the_tool_calls_optional_and_the_function_needs_is_drift() -> None:
    error = UnfitArgumentsError("The argument 'b' is missing.", (), ("b",), ("b",))
    assert "'b' is missing" in drift_of(tool("b"), error).message
