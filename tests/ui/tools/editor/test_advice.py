"""What a model would misread stands at its field and below the form, and goes when it is mended."""

from __future__ import annotations

from typing import Any

from PySide6.QtWidgets import QLabel, QPushButton, QWidget


def shown(bench: Any, name: str) -> str:
    label = bench.find(QLabel, name)
    return label.text() if label is not None and label.isVisibleTo(bench.screen) else ""


async def begin(bench: Any, until: Any) -> None:
    bench.screen.show_tool("calculator")
    bench.act("edit_tool")
    await until(lambda: bench.is_editing)


def test_advice_comes_at_its_field_and_goes_when_it_is_mended(bench, in_app, until) -> None:
    async def body(app) -> None:
        await begin(bench, until)
        assert shown(bench, "advice_for_description") == ""
        field = bench.find(QWidget, "field_description")
        draft = bench.screen._editing.draft
        said = draft.document["description"]
        draft.set_value(("description",), "Calculator")
        bench.screen._editing.editor.refresh()
        await until(lambda: "the name once more" in shown(bench, "advice_for_description"))
        assert "the name once more" in shown(bench, "advice_0")
        assert shown(bench, "advice_for_name") == ""
        assert "problem" not in bench.words("editor_state")
        bench.find(QPushButton, "open_advice_0").click()
        await until(field.hasFocus)
        draft.set_value(("description",), said)
        bench.screen._editing.editor.refresh()
        await until(lambda: not shown(bench, "advice_for_description"))
        assert not bench.find(QWidget, "advice_block").isVisibleTo(bench.screen)

    in_app(body)


def test_name_like_another_tools_is_told_with_the_likeness(bench, in_app, until) -> None:
    async def body(app) -> None:
        await begin(bench, until)
        bench.type("field_name", "convert_unitss")
        await until(lambda: "convert_units" in shown(bench, "advice_for_name"))
        assert "0.96" in shown(bench, "advice_for_name")

    in_app(body)


def test_problem_of_a_field_hides_its_advice(bench, in_app, until) -> None:
    async def body(app) -> None:
        await begin(bench, until)
        bench.type("field_name", "convert_unitss")
        await until(lambda: bool(shown(bench, "advice_for_name")))
        bench.type("field_name", "convert_units")
        assert "is taken" in bench.words("problem_of_name")
        await until(lambda: not shown(bench, "advice_for_name"))

    in_app(body)
