"""The function of a tool is picked from those of its file, which is read and never run."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QPushButton

from tooldesk.workspace.function_reading.reading import read_functions
from tooldesk_ui.tools.editor.form.function_control import FunctionControl
from tooldesk_ui.tools.editor.form.signature_words import function_words

CODE = '''
open("ran", "w")

def add(a: int, b: int = 1) -> int:
    """Add two numbers."""
    return a + b

async def greet(name: str, loud: bool | None = None) -> str:
    """Greet somebody."""
    return name
'''


@pytest.fixture
def file(tmp_path) -> Any:
    path = tmp_path / "maths.py"
    path.write_text(CODE, encoding="utf-8")
    return read_functions(path)


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("add", "add(a: integer, b: integer = 1)"),
        ("greet", "async greet(name: string, loud: boolean or null = null)"),
        ("sub", "maths.py has add, greet."),
    ],
)
def test_signature_or_what_the_file_has_is_said(file, name: str, words: str) -> None:
    assert function_words(name, file) == words


def test_file_that_is_not_there_is_said(tmp_path) -> None:
    assert function_words("add", read_functions(tmp_path / "gone.py")).startswith("gone.py: ")


def test_function_is_picked_from_the_file_that_is_named(bench, in_app, until) -> None:
    async def body(app) -> None:
        code = app.workspace.folder / "python" / "maths.py"
        code.write_text(CODE, encoding="utf-8")
        bench.screen.show_tool("calculator")
        bench.act("edit_tool")
        await until(lambda: bench.is_editing)
        field = bench.find(FunctionControl, "field_source.function")

        def labels() -> list[str]:
            return [each.text() for each in field.parent().findChildren(QLabel)]

        await until(lambda: any(each.startswith("calculate(") for each in labels()))
        bench.type("field_source.file", "python/maths.py")
        await until(lambda: "maths.py has add, greet." in labels())
        bench.qtbot.keyClick(field, Qt.Key.Key_Down)
        popup = field.completer().popup()
        await until(popup.isVisible)
        popup.setCurrentIndex(popup.model().index(1, 0))
        bench.qtbot.keyClick(popup, Qt.Key.Key_Return)
        assert bench.screen._editing.draft.document["source"]["function"] == "greet"
        assert "async greet(name: string, loud: boolean or null = null)" in labels()
        assert not (app.workspace.folder / "ran").exists()

    in_app(body)


def test_function_that_has_changed_is_told_and_mended_with_a_click(bench, in_app, until) -> None:
    async def body(app) -> None:
        code = app.workspace.folder / "python" / "calculator.py"
        changed = code.read_text(encoding="utf-8").replace("expression", "formula")
        code.write_text(changed, encoding="utf-8")
        bench.screen.show_tool("calculator")
        bench.act("edit_tool")
        await until(lambda: bench.is_editing)
        field = bench.find(FunctionControl, "field_source.function")
        draft = bench.screen._editing.draft
        before = draft.text

        def words() -> list[str]:
            said = field.parent().findChildren(QLabel)
            return [each.text() for each in said if "takes formula now" in each.text()]

        await until(words)
        told = "The function takes formula now, the tool says expression."
        assert words()[0].startswith(told)
        mend = bench.find(QPushButton, "mend_source.function")
        assert mend.text() == "Update from code"
        mend.click()
        await until(mend.parent().isHidden)
        assert list(draft.document["input_schema"]["properties"]) == ["formula"]
        draft.undo()
        assert draft.text == before

    in_app(body)
