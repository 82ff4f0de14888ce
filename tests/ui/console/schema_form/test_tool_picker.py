"""Form and JSON of one tool stay in step; a call that can't run says why."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tooldesk.calling.validation_result import ValidationError
from tooldesk_ui.console.schema_form.tool_form import ToolForm
from tooldesk_ui.widgets.pages.code_view import JsonArea

NAME_MISSING = ValidationError("/name", "required", "name is missing.", "Add it.")


def check(definition: Any, arguments: dict[str, Any]) -> tuple[ValidationError, ...]:
    wanted = definition.input_schema.get("required", ())
    return (NAME_MISSING,) if "name" in wanted and "name" not in arguments else ()


@pytest.fixture
def use_form(run_async: Any, theme: Any, scripted_app: Any, scripts: Any) -> Any:
    """Runs a coroutine with a form that offers the two tools of the scripted core."""

    def use(steps: Callable[[ToolForm], Any]) -> None:
        async def body() -> None:
            form = ToolForm(theme, check)
            form.set_definitions(scripted_app(scripts.two_calls()).registry.definitions())
            await steps(form)
            await form.shut_down()
            form.deleteLater()

        run_async(body())

    return use


def editor(form: ToolForm) -> JsonArea:
    return form.json_editor._editor


def type_text(form: ToolForm, text: str) -> None:
    editor(form).replace_text(0, editor(form).length, text)


def test_missing_argument_blocks_the_call_and_says_why(use_form: Any, until: Any) -> None:
    async def steps(form: ToolForm) -> None:
        await until(lambda: form.problem == "/name: name is missing")
        type_text(form, '{"name": "Ada"}')
        await until(lambda: form.problem == "")
        assert form.calling is not None
        assert (form.calling.tool_name, form.calling.arguments) == ("greet", {"name": "Ada"})

    use_form(steps)


def test_form_writes_json_and_json_fills_the_form(use_form: Any) -> None:
    async def steps(form: ToolForm) -> None:
        assert form.form is not None
        form.form._on_change("/times", 3)
        assert editor(form).text == '{\n  "times": 3\n}'
        type_text(form, '{"times": 4, "more": [1]}')
        view = form.form.views["/times"]
        assert view._state.text() == "sent"
        form.form._on_change("/name", "Ada")
        assert form.form.arguments == {"times": 4, "more": [1], "name": "Ada"}

    use_form(steps)


def test_half_written_json_blocks_the_call_and_is_left_alone(use_form: Any) -> None:
    async def steps(form: ToolForm) -> None:
        type_text(form, '{"name": ')
        assert form.problem.startswith("Not JSON yet, at line 1")
        assert form.calling is None
        assert editor(form).text == '{"name": '

    use_form(steps)


def test_each_tool_remembers_its_arguments(use_form: Any) -> None:
    async def steps(form: ToolForm) -> None:
        type_text(form, '{"name": "Ada"}')
        form.pick("ping")
        assert editor(form).text == "{}"
        form.pick("greet")
        assert editor(form).text == '{\n  "name": "Ada"\n}'

    use_form(steps)


def test_changed_definition_keeps_what_was_written(use_form: Any) -> None:
    async def steps(form: ToolForm) -> None:
        type_text(form, '{"name": "Ada"}')
        greet, ping = form._names.values()
        schema = {"type": "object", "properties": {"nick": {"type": "string"}}}
        form.set_definitions([greet.model_copy(update={"input_schema": schema}), ping])
        assert form.form is not None
        assert list(form.form.views) == ["/nick"]
        assert form.form.arguments == {"name": "Ada"}

    use_form(steps)


def test_arguments_follow_a_tool_that_is_renamed_and_stay_with_one_that_changes(
    use_form: Any,
) -> None:
    async def steps(form: ToolForm) -> None:
        type_text(form, '{"name": "Ada"}')
        greet, ping = form._names.values()
        renamed = {"name": "wave", "tags": ("daily",)}
        form.set_definitions([greet.model_copy(update=renamed), ping])
        assert form.tool_name == "wave"
        assert form.arguments == {"name": "Ada"}
        other = greet.model_copy(update={"name": "other", "description": "Another tool."})
        form.set_definitions([other, ping])
        form.pick("other")
        assert form.arguments == {}

    use_form(steps)


def test_without_tools_there_is_nothing_to_call(use_form: Any) -> None:
    async def steps(form: ToolForm) -> None:
        form.set_definitions([])
        assert form.calling is None
        assert form.problem == "Pick a tool to call"

    use_form(steps)
