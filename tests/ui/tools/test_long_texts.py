"""Long texts are read on threads: nothing waits but what needs the result, and the newest wins."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from PySide6.QtWidgets import QDialog, QLineEdit, QPushButton, QWidget

from tooldesk.workspace.definition_check import check_document
from tooldesk_ui.tools.editor import draft_reading
from tooldesk_ui.tools.editor.curl_import import curl_reading
from tooldesk_ui.tools.editor.curl_import.curl_dialog import CurlDialog
from tooldesk_ui.widgets.text_area.text_area import TextArea

LONG = 20_000  # several times what is checked at once
LONGEST_WAIT_S = 20


class Checks:
    """Holds checks of long documents back, and remembers which thread made each."""

    def __init__(self) -> None:
        self.threads: dict[str, int] = {}
        self.begun: list[str] = []
        self.ended: list[str] = []
        self.gates: dict[str, threading.Event] = {}

    def hold(self, name: str) -> threading.Event:
        """The check of a tool of this name ends when the gate is set."""
        self.gates[name] = threading.Event()
        return self.gates[name]

    def check(self, document: Any, taken: Any = frozenset()) -> Any:
        name = str(document.get("name"))
        self.threads[name] = threading.get_ident()
        self.begun.append(name)
        if name in self.gates:
            assert self.gates[name].wait(LONGEST_WAIT_S)
        try:
            return check_document(document, taken)
        finally:
            self.ended.append(name)


@pytest.fixture
def checks(monkeypatch: pytest.MonkeyPatch) -> Iterator[Checks]:
    checks = Checks()
    for module in (draft_reading, curl_reading):
        monkeypatch.setattr(module, "check_document", checks.check)
    yield checks
    for gate in checks.gates.values():
        gate.set()


def tool_file(name: str, **fields: Any) -> str:
    document = {
        "name": name,
        "description": "x" * LONG,
        "source": {"kind": "http", "url": "https://e.example/"},
    }
    return json.dumps(document | fields, indent=2)


def command(name: str) -> str:
    return f"curl https://e.example/{name} \\\n" + "-H 'a: b' \\\n" * (LONG // 12) + "-g"


async def begin(bench: Any, until: Any) -> None:
    bench.act("new_http_tool")
    await until(lambda: bench.is_editing)
    bench.find(QWidget, "tool_editor").show_view(1)


HOSTILE = [
    pytest.param({"env_vars": [0] * (LONG // 2)}, id="wrong variables"),
    pytest.param({"tags": [1] * (LONG // 2)}, id="wrong tags"),
    pytest.param(
        {"input_schema": {"properties": {f"p{n}": {"type": "x"} for n in range(LONG // 30)}}},
        id="wrong parameters",
    ),
    pytest.param({f"k{n}": 1 for n in range(LONG // 12)}, id="keys that are none"),
    pytest.param(
        {"source": {"kind": "shell", "command": ["a"] * (LONG // 4)}}, id="words of a command"
    ),
]


@pytest.mark.parametrize("fields", HOSTILE)
def test_hostile_tool_file_is_checked_on_a_thread(
    bench: Any, in_app: Any, until: Any, checks: Checks, fields: dict[str, Any]
) -> None:
    async def body(_app: Any) -> None:
        await begin(bench, until)
        bench.json.set_text(json.dumps(json.loads(tool_file("x")) | fields, indent=1))
        draft = bench.find(QWidget, "tool_editor").draft
        assert not draft.is_checked
        await until(lambda: draft.is_checked)
        assert checks.threads["x"] != threading.main_thread().ident

    in_app(body)


def test_newest_text_is_what_is_shown_whichever_check_ends_last(
    bench: Any, in_app: Any, until: Any, checks: Checks
) -> None:
    old = checks.hold("old")

    async def body(_app: Any) -> None:
        await begin(bench, until)
        bench.json.set_text(tool_file("old", timeout_s=-1))
        await until(lambda: "old" in checks.begun)
        bench.json.set_text(tool_file("new"))
        old.set()
        draft = bench.find(QWidget, "tool_editor").draft
        await until(lambda: draft.is_checked)
        assert draft.document["name"] == "new"
        assert bench.find(QLineEdit, "field_name").text() == "new"
        assert draft.check.is_usable

    in_app(body)


def test_short_text_after_a_long_one_is_not_overwritten_by_it(
    bench: Any, in_app: Any, until: Any, checks: Checks
) -> None:
    gate = checks.hold("long")

    async def body(_app: Any) -> None:
        await begin(bench, until)
        bench.json.set_text(tool_file("long"))
        await until(lambda: "long" in checks.begun)
        bench.json.set_text(tool_file("short", description=""))
        gate.set()
        draft = bench.find(QWidget, "tool_editor").draft
        assert draft.is_checked
        bench.json.set_text(tool_file("next"))
        await until(lambda: draft.is_checked)
        assert "short" in checks.begun
        assert draft.document["name"] == "next"

    in_app(body)


def test_saving_waits_for_the_check_of_the_text_that_is_shown(
    bench: Any, in_app: Any, until: Any, checks: Checks
) -> None:
    gate = checks.hold("new")

    async def body(app: Any) -> None:
        await begin(bench, until)
        bench.json.set_text(tool_file("valid"))
        draft = bench.find(QWidget, "tool_editor").draft
        await until(lambda: draft.is_checked)
        bench.json.set_text(tool_file("new", timeout_s=-1))
        bench.act("save_tool")
        await until(lambda: bench.words("editor_state") == "Checking…")
        assert not list(app.workspace.tools_dir.glob("*new*"))
        gate.set()
        await until(lambda: any("Not saved" in words for words in bench.said))
        bench.json.set_text(tool_file("right"))
        bench.act("save_tool")
        await until(lambda: "right" in app.registry.names())

    in_app(body)


def test_leaving_the_editor_drops_what_is_being_checked(
    bench: Any, in_app: Any, until: Any, checks: Checks
) -> None:
    gate = checks.hold("x")

    async def body(_app: Any) -> None:
        await begin(bench, until)
        editor = bench.find(QWidget, "tool_editor")
        bench.json.set_text(tool_file("x"))
        await until(lambda: "x" in checks.begun)
        draft = editor.draft
        editor.end()
        gate.set()
        await until(lambda: "x" in checks.ended)
        await editor.settle()
        assert not draft.is_checked

    in_app(body)


def test_long_tool_file_is_opened_when_it_was_read(
    bench: Any, in_app: Any, until: Any, checks: Checks
) -> None:
    async def body(app: Any) -> None:
        (app.workspace.tools_dir / "long.json").write_text(tool_file("long"), encoding="utf-8")
        await app.workspace.load()
        bench.screen.refresh()
        bench.screen.show_tool("long")
        bench.act("edit_tool")
        await until(lambda: bench.is_editing)
        draft = bench.find(QWidget, "tool_editor").draft
        assert draft.is_checked
        assert not draft.is_dirty
        assert checks.threads["long"] != threading.main_thread().ident
        assert bench.find(QLineEdit, "field_source.url").text() == "https://e.example/"

    in_app(body)


@pytest.fixture
def use_dialog(theme: Any, run_async: Any) -> Callable[[Any], None]:
    """Runs a coroutine with an open dialog for curl commands."""

    def use(body: Any) -> None:
        async def whole() -> None:
            dialog = CurlDialog(theme, (), lambda _: asyncio.sleep(0))
            dialog.open()
            try:
                await body(dialog)
            finally:
                dialog.close()
                await dialog.shut_down()
                dialog.deleteLater()

        run_async(whole())

    return use


def part(dialog: QDialog, kind: type, name: str) -> Any:
    return dialog.findChild(kind, name)


def test_long_command_is_read_on_a_thread_and_imported_only_after_that(
    use_dialog: Any, until: Any, checks: Checks
) -> None:
    gate = checks.hold("e_second")

    async def body(dialog: CurlDialog) -> None:
        button = part(dialog, QPushButton, "curl_import")
        dialog.set_command("curl https://e.example/first")
        assert button.isEnabled()
        part(dialog, TextArea, "curl_text").set_text(command("second"))
        assert not button.isEnabled()
        await until(lambda: "Checking" in part(dialog, QWidget, "curl_problem").words())
        assert not button.isEnabled()
        gate.set()
        await until(lambda: button.isEnabled())
        assert json.loads(dialog.text)["name"] == "e_second"
        assert checks.threads["e_second"] != threading.main_thread().ident

    use_dialog(body)


def test_newest_command_is_what_is_imported(use_dialog: Any, until: Any, checks: Checks) -> None:
    gate = checks.hold("e_old")

    async def body(dialog: CurlDialog) -> None:
        text = part(dialog, TextArea, "curl_text")
        text.set_text(command("old"))
        await until(lambda: "e_old" in checks.begun)
        text.set_text("curl https://e.example/new")
        gate.set()
        await until(lambda: part(dialog, QPushButton, "curl_import").isEnabled())
        assert json.loads(dialog.text)["name"] == "e_new"

    use_dialog(body)


def test_name_of_a_long_command_is_checked_as_it_is_typed(
    use_dialog: Any, until: Any, qtbot: Any
) -> None:
    async def body(dialog: CurlDialog) -> None:
        button = part(dialog, QPushButton, "curl_import")
        dialog.set_command(command("x"))
        await until(lambda: button.isEnabled())
        name = part(dialog, QLineEdit, "curl_name")
        name.clear()
        qtbot.keyClicks(name, "no name")
        assert not button.isEnabled()
        await until(lambda: "can't be called" in part(dialog, QWidget, "curl_name_problem").text())
        assert not button.isEnabled()
        name.clear()
        qtbot.keyClicks(name, "mine")
        await until(lambda: button.isEnabled())
        assert json.loads(dialog.text)["name"] == "mine"

    use_dialog(body)
