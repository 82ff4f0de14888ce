"""A Python file becomes tools: read by a chosen Python, previewed, added, taken back by undo."""

from __future__ import annotations

import json
import os
import sys
import venv
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QDialog, QFileDialog, QLabel, QPushButton, QWidget

from tooldesk_ui.tools.interpreter_control import CHOOSE

CODE = '''
def shout(text: str, times: int = 1) -> str:
    """Write a text in capitals."""
    return text.upper() * times


def whisper(text: str) -> str:
    """Write a text in small letters."""
    return text.lower()
'''
NEEDY = "import only_there\n\ndef answer() -> int:\n    'Answer.'\n    return only_there.ANSWER\n"


@pytest.fixture
def importing(previewing: Any) -> Any:
    return previewing("import_dialog", "import_functions")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "project" / "voices.py"
    path.parent.mkdir()
    path.write_text(CODE, encoding="utf-8")
    return path


@pytest.fixture
def environment(file: Path) -> Path:
    """A virtual environment beside the file, with a module that no other has."""
    folder = file.parent / ".venv"
    venv.create(folder)
    (packages,) = folder.glob("lib/python*/site-packages")
    (packages / "only_there.py").write_text("ANSWER = 42\n", encoding="utf-8")
    return folder / "bin" / "python"


def test_chosen_functions_are_added_and_taken_back_by_undo(importing, in_app, until, file) -> None:
    async def body(app) -> None:
        before = app.registry.names()
        importing.screen.adding.add_python_file(file)
        await until(lambda: importing.heading == "2 functions found")
        assert importing.listed() == [("shout", "New"), ("whisper", "New")]
        assert importing.find(QLabel, "import_description").text() == "Write a text in capitals."
        importing.toggle(1)
        assert importing.find(QPushButton, "import_button").text() == "Add 1 tool"
        importing.press("import_button")
        await until(lambda: "shout" in app.registry.names())
        assert "whisper" not in app.registry.names()
        await until(lambda: importing.undo.undo_words)
        assert importing.screen.focusWidget() is importing.screen.list.view
        importing.undo.undo()
        await until(lambda: app.registry.names() == before)
        importing.undo.redo()
        await until(lambda: "shout" in app.registry.names())
        assert importing.bench.failed == []

    in_app(body)


def test_tool_that_is_there_is_replaced_only_when_checked(importing, in_app, until, file) -> None:
    file.write_text(CODE.replace("whisper", "calculator"), encoding="utf-8")

    async def body(app) -> None:
        before = app.registry.get("calculator")
        importing.screen.adding.add_python_file(file)
        await until(lambda: importing.heading == "2 functions found")
        assert importing.listed()[1] == ("calculator", "Name taken")
        importing.press("import_none")
        assert not importing.find(QPushButton, "import_button").isEnabled()
        importing.toggle(1)
        assert (
            "another tool called calculator" in importing.find(QWidget, "import_standing").words()
        )
        importing.press("import_button")
        await until(lambda: app.registry.get("calculator") != before)
        await until(lambda: importing.undo.undo_words)
        importing.undo.undo()
        await until(lambda: app.registry.get("calculator") == before)
        assert importing.bench.failed == []

    in_app(body)


def test_changed_function_updates_its_tool(importing, in_app, until, file) -> None:
    async def body(app) -> None:
        importing.screen.adding.add_python_file(file)
        await until(lambda: importing.heading == "2 functions found")
        importing.press("import_button")
        await until(lambda: "whisper" in app.registry.names())
        await until(lambda: importing.dialog is None)
        file.write_text(CODE.replace("text: str)", "text: str, times: int = 1)"), encoding="utf-8")
        importing.screen.adding.add_python_file(file)
        await until(lambda: importing.heading == "2 functions found")
        assert importing.listed() == [("shout", "Up to date"), ("whisper", "Changed")]
        importing.toggle(1)
        assert "otherwise now: parameters." in importing.find(QWidget, "import_standing").words()
        assert importing.find(QPushButton, "import_button").text() == "Update 1 tool"
        importing.press("import_button")
        whisper = lambda: app.registry.get("whisper").input_schema["properties"]  # noqa: E731
        await until(lambda: "times" in whisper())

    in_app(body)


def test_problems_of_a_function_are_shown(importing, in_app, until, file) -> None:
    file.write_text("def bare(x, *more, **named):\n    return x\n", encoding="utf-8")

    async def body(app) -> None:
        importing.screen.adding.add_python_file(file)
        await until(lambda: importing.heading == "1 function found")
        words = importing.find(QWidget, "import_problems").words()
        assert "no docstring" in words
        assert "*more is not filled in" in words
        assert not importing.find(QPushButton, "import_button").isEnabled()
        importing.press("import_all")
        assert importing.find(QPushButton, "import_button").text() == "Add 1 tool"
        importing.dialog.reject()
        await until(lambda: importing.dialog is None)

    in_app(body)


def test_environment_beside_the_file_reads_it_and_runs_its_tools(
    importing, in_app, until, file, environment
) -> None:
    file.write_text(NEEDY, encoding="utf-8")

    async def body(app) -> None:
        importing.screen.adding.add_python_file(file)
        await until(lambda: importing.heading == "1 function found")
        assert (
            ".venv beside the file" in importing.find(QComboBox, "import_interpreter").currentText()
        )
        importing.press("import_button")
        await until(lambda: "answer" in app.registry.names())
        assert app.registry.get("answer").source.interpreter == str(environment)

    in_app(body)


def test_another_interpreter_reads_the_file_anew(
    importing, in_app, until, file, environment
) -> None:
    file.write_text(NEEDY, encoding="utf-8")

    async def body(app) -> None:
        importing.screen.adding.add_python_file(file)
        await until(lambda: importing.heading == "1 function found")
        importing.choose_interpreter("runs Tooldesk")
        await until(lambda: importing.heading == "The file can't be imported")
        assert "No module named 'only_there'" in importing.problem
        assert f"{sys.executable} -m pip install only_there" in importing.problem
        assert not importing.find(QPushButton, "import_button").isEnabled()
        importing.choose_interpreter(".venv beside the file")
        await until(lambda: importing.heading == "1 function found")
        importing.dialog.reject()
        await until(lambda: importing.dialog is None)

    in_app(body)


@pytest.mark.parametrize(
    ("code", "words"),
    [
        ("import nowhere_at_all\n", "The file can't be imported"),
        ("def broken(:\n", "The file can't be imported"),
        ("import sys\nsys.exit(3)\n", "The file can't be imported"),
        ("x = 1\n", "No functions to add"),
    ],
)
def test_file_without_tools_says_why_and_is_read_again(
    importing, in_app, until, file, code: str, words: str
) -> None:
    file.write_text(code, encoding="utf-8")

    async def body(app) -> None:
        before = app.registry.names()
        importing.screen.adding.add_python_file(file)
        await until(lambda: importing.heading == words)
        assert not importing.find(QPushButton, "import_button").isEnabled()
        file.write_text(CODE, encoding="utf-8")
        importing.press("import_again")
        await until(lambda: importing.heading == "2 functions found")
        importing.dialog.reject()
        await until(lambda: importing.dialog is None)
        assert app.registry.names() == before

    in_app(body)


def test_reading_that_takes_too_long_is_stopped(importing, in_app, until, file, tmp_path) -> None:
    marker = tmp_path / "begun"
    code = f"import pathlib, time\npathlib.Path({str(marker)!r}).touch()\ntime.sleep(600)\n"
    file.write_text(code, encoding="utf-8")

    async def body(app) -> None:
        importing.screen.adding.add_python_file(file)
        await until(marker.exists)
        assert "imports voices.py" in importing.find(QLabel, "import_reading").text()
        importing.press("import_stop")
        await until(lambda: importing.heading == "The file was not read")
        assert not importing.find(QPushButton, "import_again").isHidden()
        importing.dialog.reject()
        await until(lambda: importing.dialog is None)

    in_app(body)


def test_any_file_can_be_chosen_and_one_that_is_no_python_says_so(
    importing, in_app, until, file
) -> None:
    async def body(app) -> None:
        importing.screen.adding.add_python_file(file)
        await until(lambda: importing.heading == "2 functions found")
        importing.choose_interpreter(CHOOSE)
        await until(lambda: importing.find(QFileDialog, "choose_interpreter") is not None)
        chooser = importing.find(QFileDialog, "choose_interpreter")
        chooser.fileSelected.emit("/bin/true")
        chooser.reject()
        await until(lambda: importing.heading == "The file can't be imported")
        assert "/bin/true can't run tools" in importing.problem
        assert "Choose a CPython 3.9 or newer" in importing.problem
        assert "/bin/true" in importing.find(QComboBox, "import_interpreter").currentText()
        importing.dialog.reject()
        await until(lambda: importing.dialog is None)

    in_app(body)


def test_editor_changes_the_interpreter_of_a_tool(
    importing, in_app, until, paths, write_tool
) -> None:
    write_tool("fine", "def fine() -> None:\n    'Is fine.'\n")
    venv.create(paths.workspace_dir / ".venv")

    async def body(app) -> None:
        importing.screen.show_tool("fine")
        importing.screen.commands["edit_tool"].trigger()
        await until(lambda: importing.screen.findChild(QComboBox, "interpreter_choice") is not None)
        box = importing.screen.findChild(QComboBox, "interpreter_choice")
        await until(lambda: box.findText(".venv in", Qt.MatchFlag.MatchContains) > 0)
        place = box.findText(".venv in", Qt.MatchFlag.MatchContains)
        box.setCurrentIndex(place)
        box.activated.emit(place)
        importing.screen.commands["save_tool"].trigger()
        saved = paths.workspace_dir / "tools" / "fine.json"
        await until(lambda: "interpreter" in json.loads(saved.read_text())["source"])
        assert json.loads(saved.read_text())["source"]["interpreter"] == ".venv/bin/python"
        assert ".venv in" in box.currentText()
        await until(lambda: not importing.screen.has_unsaved_edits)
        box.setCurrentIndex(0)
        box.activated.emit(0)
        importing.screen.commands["save_tool"].trigger()
        await until(lambda: "interpreter" not in json.loads(saved.read_text())["source"])
        assert importing.bench.failed == []

    in_app(body)


def test_files_that_are_added_together_are_asked_about_one_by_one(
    importing, in_app, until, file
) -> None:
    other = file.with_name("other.py")
    other.write_text("def hum(text: str) -> str:\n    'Hum.'\n    return text\n", encoding="utf-8")

    async def body(app) -> None:
        importing.screen.adding.add_python_file(file)
        importing.screen.adding.add_python_file(other)
        await until(lambda: importing.heading == "2 functions found")
        assert len(importing.screen.findChildren(QDialog, "import_dialog")) == 1
        importing.dialog.reject()
        await until(lambda: importing.heading == "1 function found")
        importing.press("import_button")
        await until(lambda: "hum" in app.registry.names())
        assert "shout" not in app.registry.names()

    in_app(body)


def test_window_that_closes_ends_the_reading(importing, in_app, until, file, tmp_path) -> None:
    marker = tmp_path / "process"
    code = f"""
import os, pathlib, time
part = pathlib.Path({str(marker)!r} + ".part")
part.write_text(str(os.getpid()))
part.rename({str(marker)!r})
time.sleep(600)
"""
    file.write_text(code, encoding="utf-8")

    async def body(app) -> None:
        importing.screen.adding.add_python_file(file)
        await until(marker.exists)

    in_app(body)
    with pytest.raises(ProcessLookupError):
        os.kill(int(marker.read_text()), 0)
    assert importing.dialog is None
