"""Tools that are described elsewhere: previewed, imported in one step, taken back by undo."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Callable, Iterator
from functools import partial
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QMimeData, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QLabel,
    QLineEdit,
    QProgressBar,
    QPushButton,
    QWidget,
)

from tooldesk.importing import reading
from tooldesk.importing.import_progress import ImportProgress, ImportStoppedError
from tooldesk.importing.read_tool import ReadImport, read_tool
from tooldesk.importing.reading import FORMATS, ImportFormat
from tooldesk.workspace.server_import.client_files import ClientFile
from tooldesk.workspace.server_import.server_plan import plan_servers
from tooldesk_ui.tools.detail.parameter_table import ParameterTable
from tooldesk_ui.tools.editor.curl_import.curl_dialog import CurlDialog
from tooldesk_ui.tools.importing.import_dialog import MANY
from tooldesk_ui.tools.importing.import_model import MOST_UNFOLDED, ImportModel
from tooldesk_ui.tools.importing.import_rows import ImportRow
from tooldesk_ui.tools.importing.import_source import ImportSource

CANARY = "sk-canary-do-not-show-4711"


def spec(name: str, description: str = "Does it.", **parameters: Any) -> dict[str, Any]:
    properties = {key: {"type": value} for key, value in parameters.items()}
    schema = {"type": "object", "properties": properties}
    return {"name": name, "description": description, "input_schema": schema}


@pytest.fixture
def importing(previewing: Any) -> Any:
    return previewing("import_tools_dialog", "import_tools")


class _Pages(BaseHTTPRequestHandler):
    """Answers with what stands at the path; `pages` are those of the server."""

    def do_GET(self) -> None:
        assert self.server.may_answer.wait(60)
        page = self.server.pages.get(self.path.partition("?")[0])
        self.send_response(404 if page is None else 200)
        self.end_headers()
        self.wfile.write((page or "").encode())

    def log_message(self, *_: object) -> None:
        """Say nothing."""


@pytest.fixture
def serve() -> Iterator[Callable[..., str]]:
    """Serves pages by their path; gives the URL."""
    with ThreadingHTTPServer(("127.0.0.1", 0), _Pages) as server:
        thread = threading.Thread(target=server.serve_forever, args=(0.01,))
        thread.start()

        def begin(pages: dict[str, str], may_answer: threading.Event | None = None) -> str:
            server.pages, server.may_answer = pages, may_answer or threading.Event()
            if may_answer is None:
                server.may_answer.set()
            return f"http://127.0.0.1:{server.server_port}"

        yield begin
        server.shutdown()
        thread.join()


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "tools.json"
    path.write_text(json.dumps([spec("one", a="string"), spec("two")]), encoding="utf-8")
    return path


def test_chosen_tools_are_imported_and_taken_back_by_one_undo(
    importing, in_app, until, file
) -> None:
    async def body(app) -> None:
        before = app.registry.names()
        importing.screen.adding.bring([file])
        await until(lambda: importing.heading.startswith("Found in tools.json: 2 tools, "))
        assert importing.listed() == [("one", "New"), ("two", "New")]
        assert importing.find(QLabel, "import_description").text() == "Does it."
        assert importing.find(QPushButton, "import_tools_dialog_go").text() == "Import 2 tools"
        importing.press("import_tools_dialog_go")
        await until(lambda: importing.undo.undo_words == "import 2 tools")
        assert set(app.registry.names()) - set(before) == {"one", "two"}
        importing.undo.undo()
        await until(lambda: app.registry.names() == before)
        importing.undo.redo()
        await until(lambda: "two" in app.registry.names())
        assert importing.bench.failed == []

    in_app(body)


def test_parameters_of_what_is_previewed_are_laid_out_once(
    importing, in_app, until, file, monkeypatch
) -> None:
    def laid_out(table: ParameterTable, parameters: list[Any]) -> None:
        times.append(len(parameters))
        lay_out(table, parameters)

    times, lay_out = list[int](), ParameterTable.set_parameters
    monkeypatch.setattr(ParameterTable, "set_parameters", laid_out)

    async def body(app) -> None:
        file.write_text(json.dumps([spec("wide", a="string", b="string")]), encoding="utf-8")
        importing.screen.adding.bring([file])
        await until(lambda: importing.heading.startswith("Found in tools.json"))
        await until(lambda: importing.listed() == [("wide", "New")])
        assert importing.find(QLabel, "import_description").text() == "Does it."
        assert times.count(2) == 1

    in_app(body)


def test_what_is_there_is_changed_only_when_checked_and_the_difference_is_shown(
    importing, in_app, until, file
) -> None:
    async def body(app) -> None:
        importing.screen.adding.bring([file])
        await until(lambda: importing.listed() if importing.dialog else ())
        importing.press("import_tools_dialog_go")
        await until(lambda: importing.undo.undo_words)
        await until(lambda: importing.dialog is None)
        told = [spec("one", "Does more.", a="string"), spec("two"), spec("calculator"), 3]
        file.write_text(json.dumps(told), encoding="utf-8")
        importing.screen.adding.bring([file])
        await until(lambda: "4 tools" in importing.heading)
        standings = dict(importing.listed())
        assert standings["one"] == "Changed"
        assert standings["two"] == "Up to date"
        assert standings["calculator"] == "Name taken"
        assert "Problem" in standings.values()
        assert importing.chosen() == []
        assert not importing.find(QPushButton, "import_tools_dialog_go").isEnabled()
        assert "description" in importing.find(QWidget, "import_standing").words()
        lines = importing.find(QLabel, "import_difference").accessibleName()
        assert "There now: " in lines
        assert "Does more." in lines.split("After the import: ")[1]
        importing.press("import_all")
        assert importing.chosen() == ["one", "calculator"]
        importing.go_to(2)
        assert "another tool called calculator" in (
            importing.find(QWidget, "import_standing").words()
        )
        importing.press("import_none")
        importing.go_to(0)
        importing.bench.qtbot.keyClick(importing.find(QWidget, "import_tools"), Qt.Key.Key_Space)
        go = importing.find(QPushButton, "import_tools_dialog_go")
        assert go.text() == "Update 1 tool"
        # a press while the reading comes to its end would be lost
        await until(go.isEnabled)
        go.click()
        await until(lambda: importing.undo.undo_words == "import tool one")
        assert app.registry.get("one").description == "Does more."
        importing.undo.undo()
        await until(lambda: app.registry.get("one").description == "Does it.")

    in_app(body)


@pytest.mark.parametrize(
    ("name", "content", "said"),
    [
        ("broken.json", b'[{"name": "a",\n  oops}]', "broken.json, line 2"),
        ("latin.json", b'["caf\xe9"]', "UTF-8"),
        ("poem.txt", b"roses are red", "nothing that tools can be made of"),
        ("empty.json", b"", "It is empty"),
    ],
)
def test_what_cant_be_read_says_where_and_what_to_do(
    importing, in_app, until, tmp_path, file, name, content, said
) -> None:
    path = tmp_path / name
    path.write_bytes(content)

    async def body(app) -> None:
        importing.screen.adding.bring([path])
        await until(lambda: said in importing.problem)
        assert str(path) in importing.problem
        assert not importing.find(QPushButton, "import_tools_dialog_go").isEnabled()
        # another one can be tried at once
        importing.dialog.read(importing.dialog._source.__class__(file))
        await until(lambda: "2 tools" in importing.heading)
        importing.dialog.reject()
        await until(lambda: importing.dialog is None)
        assert importing.undo.undo_words == ""

    in_app(body)


def test_pasted_text_becomes_tools_and_a_curl_command_goes_to_the_editor(
    importing, in_app, until
) -> None:
    async def body(app) -> None:
        clipboard = QGuiApplication.clipboard()
        clipboard.setText(json.dumps(spec("pasted")))
        importing.screen.list.view.setFocus()
        importing.screen.paste()
        await until(lambda: importing.heading.startswith("Found in the pasted text: 1 tool, "))
        clipboard.setText(json.dumps([spec("other"), spec("more")]))
        table = importing.find(QWidget, "import_tools")
        importing.bench.qtbot.keyClick(table, "v", Qt.KeyboardModifier.ControlModifier)
        # Qt believes Ctrl to be held until a key comes without it
        importing.bench.qtbot.keyClick(table, Qt.Key.Key_F12)
        await until(lambda: importing.heading.startswith("Found in the pasted text: 2 tools, "))
        assert importing.chosen() == ["other", "more"]
        importing.dialog.reject()
        await until(lambda: importing.dialog is None)
        clipboard.setText(" ")
        importing.screen.paste()
        clipboard.setText("curl https://e.example")
        importing.screen.paste()
        found = partial(importing.screen.window().findChild, CurlDialog)
        await until(lambda: (dialog := found()) and dialog.isVisible())
        assert importing.dialog is None
        found().reject()
        await until(lambda: found() is None)

    in_app(body)


def test_pasted_command_is_imported_by_the_keys_that_run(importing, in_app, until) -> None:
    async def body(app) -> None:
        before = set(app.registry.names())
        QGuiApplication.clipboard().setText("curl https://e.example/weather")
        importing.screen.paste()
        found = partial(importing.screen.window().findChild, CurlDialog)
        await until(lambda: (dialog := found()) and dialog.isActiveWindow())
        await until(lambda: found().go.isEnabled())
        text = found().findChild(QWidget, "curl_text")
        importing.bench.qtbot.keyClick(text, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
        await until(lambda: set(app.registry.names()) > before)
        await until(lambda: found() is None)

    in_app(body)


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ('[{"name": "pasted"}]', "import_tools_dialog"),
        ("http://127.0.0.1:1/specs", "import_tools_dialog"),
        ("curl https://e.example", "curl_dialog"),
    ],
)
def test_filter_takes_words_and_the_screen_what_is_pasted_there_else(
    importing, in_app, until, text: str, name: str
) -> None:
    async def body(app) -> None:
        screen, clipboard = importing.screen, QGuiApplication.clipboard()
        field = screen.list.search

        def opened() -> list[QDialog]:
            return screen.window().findChildren(QDialog, name)

        field.setFocus()
        for words in ("greet me", text):
            clipboard.setText(words)
            importing.bench.qtbot.keyClick(field, "v", Qt.KeyboardModifier.ControlModifier)
            importing.bench.qtbot.keyClick(field, Qt.Key.Key_F12)
            assert field.text() == "greet me"
        # it is made, filled and shown in turns, and nobody closes what is not yet shown
        await until(lambda: any(each.isVisible() for each in opened()))
        opened()[0].reject()
        await until(lambda: not opened())

    in_app(body)


def test_pasted_url_is_fetched_and_says_so_when_it_cant_be(importing, in_app, until, serve) -> None:
    url = serve({"/tools.json": json.dumps([spec("one"), spec("two")])})

    async def body(app) -> None:
        importing.screen.adding.bring((), f" {url}/tools.json?key={CANARY}\n")
        await until(lambda: importing.heading.startswith("Found in 127.0.0.1:"))
        assert importing.chosen() == ["one", "two"]
        assert CANARY not in importing.words()
        importing.dialog.read(ImportSource(text=f"{url}/gone"))
        await until(lambda: "The server answered 404" in importing.problem)
        importing.dialog.reject()
        await until(lambda: importing.dialog is None)

    in_app(body)


def test_server_that_takes_its_time_is_said_to_be_waited_for(
    importing, in_app, until, serve
) -> None:
    may_answer = threading.Event()
    url = serve({"/tools.json": json.dumps([spec("one")])}, may_answer)

    async def body(app) -> None:
        try:
            importing.screen.adding.bring((), f"{url}/tools.json")
            await until(lambda: importing.dialog and importing.heading.startswith("Reading"))
            assert importing.find(QLabel, "import_reading").text().endswith(" is waited for.")
        finally:
            may_answer.set()
        await until(lambda: importing.chosen() == ["one"])
        importing.dialog.reject()
        await until(lambda: importing.dialog is None)

    in_app(body)


def test_command_opens_an_empty_dialog_that_takes_a_drop(importing, in_app, until, file) -> None:
    async def body(app) -> None:
        importing.bench.act("import_tools")
        await until(lambda: importing.heading == "Import tools")
        assert not importing.find(QPushButton, "import_tools_dialog_go").isEnabled()
        data = QMimeData()
        data.setText(json.dumps([spec("dropped")]))
        importing.dialog._take(data)
        await until(lambda: importing.chosen() == ["dropped"])
        importing.dialog.reject()
        await until(lambda: importing.dialog is None)

    in_app(body)


def _in_form(monkeypatch: pytest.MonkeyPatch, read: Any) -> None:
    form = ImportFormat("form", "a form", lambda source: source.text.startswith("form"), read)
    monkeypatch.setattr(reading, "FORMATS", {"form": form, **FORMATS})


def _with_secret(source: Any) -> ReadImport:
    fields = {
        "name": "keyed",
        "description": "Needs a key.",
        "input_schema": {},
        "env_vars": [{"name": "API_KEY", "description": "The key."}],
        "source": {
            "kind": "http",
            "method": "GET",
            "url": "https://a.example/",
            "headers": {"X-Key": "${API_KEY}"},
        },
    }
    tool = read_tool(fields, "GET /", notes=["a key"], secrets={"API_KEY": CANARY})
    return ReadImport("A form", (tool,), ("One note of all.",))


@pytest.mark.parametrize("keeps", [False, True])
def test_secrets_are_kept_by_a_check_mark_only_and_never_shown(
    secret_service: object, importing, in_app, until, paths, monkeypatch, keeps
) -> None:
    _in_form(monkeypatch, _with_secret)

    async def body(app) -> None:
        importing.screen.adding.bring((), f"form {CANARY}")
        await until(lambda: importing.chosen() == ["keyed"] if importing.dialog else False)
        box = importing.find(QCheckBox, "import_keeps_secrets")
        assert box.isVisible()
        assert not box.isChecked()
        assert "API_KEY" in box.text()
        assert "One note of all." in importing.words()
        assert CANARY not in importing.words()
        importing.press("import_none")
        assert not box.isVisible()
        importing.press("import_all")
        box.setChecked(keeps)
        importing.press("import_tools_dialog_go")
        await until(lambda: importing.undo.undo_words == "import tool keyed")
        found = await app.vault.find("API_KEY", entries=await app.vault.entries())
        assert [each.value for each in found.values()] == ([CANARY] if keeps else [])
        kept = b"".join(each.read_bytes() for each in paths.workspace_dir.rglob("*.json"))
        assert CANARY.encode() not in kept

    in_app(body)


def test_reading_can_be_stopped_and_does_not_hold_up_the_window(
    importing, in_app, until, monkeypatch
) -> None:
    began, may_end, ended = threading.Event(), threading.Event(), threading.Event()

    def slow(source: Any) -> ReadImport:
        began.set()
        assert may_end.wait(60)
        ended.set()
        return _with_secret(source)

    _in_form(monkeypatch, slow)

    async def body(app) -> None:
        try:
            importing.screen.adding.bring((), "form")
            await until(lambda: importing.dialog and importing.heading.startswith("Reading"))
            # a reading that is stopped before its thread has a turn never begins
            await until(began.is_set)
            assert importing.find(QLabel, "import_reading").isVisible()
            importing.press("import_stop")
            assert importing.chosen() == []
            assert importing.heading == "Import tools"
        finally:
            may_end.set()
        # what the thread gives now is of no interest any more
        await until(ended.is_set)
        await until(lambda: importing.dialog.tasks.count == 0)
        assert importing.heading == "Import tools"
        importing.dialog.read(importing.dialog._source.__class__(text=json.dumps(spec("later"))))
        await until(lambda: importing.chosen() == ["later"])
        importing.dialog.reject()
        await until(lambda: importing.dialog is None)

    in_app(body)


def test_reading_says_how_far_it_is_and_its_thread_ends_when_it_is_stopped(
    importing, in_app, until, monkeypatch
) -> None:
    may_go_on, was_stopped = threading.Event(), threading.Event()

    def slow(source: Any) -> ReadImport:
        source.progress.tell(3, 40)
        assert may_go_on.wait(60)
        try:
            source.progress.tell(4, 40)
        except ImportStoppedError:
            was_stopped.set()
            raise
        return _with_secret(source)

    _in_form(monkeypatch, slow)

    async def body(app) -> None:
        try:
            importing.screen.adding.bring((), "form")
            await until(lambda: importing.dialog and importing.heading.startswith("Reading"))
            bar = importing.find(QProgressBar, "import_progress")
            await until(lambda: (bar.value(), bar.maximum()) == (3, 40))
            assert "3 of 40 tools" in importing.find(QLabel, "import_time").text()
            importing.press("import_stop")
        finally:
            may_go_on.set()
        await until(was_stopped.is_set)
        assert importing.heading == "Import tools"
        importing.dialog.reject()
        await until(lambda: importing.dialog is None)

    in_app(body)


def test_writing_says_how_far_it_is_and_stopped_it_leaves_nothing(
    importing, in_app, until, monkeypatch
) -> None:
    may_go_on = threading.Event()
    tell = ImportProgress.tell

    def slow(progress: ImportProgress, done: int, total: int) -> None:
        if importing.dialog._is_writing and done == 32:
            assert may_go_on.wait(60)
        tell(progress, done, total)

    async def body(app) -> None:
        before = app.registry.names()
        many = [spec(f"tool_{number}") for number in range(MANY)]
        importing.screen.adding.bring((), json.dumps(many))
        await until(lambda: importing.dialog and len(importing.chosen()) == MANY)
        monkeypatch.setattr(ImportProgress, "tell", slow)
        try:
            importing.press("import_tools_dialog_go")
            bar = importing.find(QProgressBar, "import_progress")
            await until(lambda: (bar.value(), bar.maximum()) == (16, MANY))
            assert f"16 of {MANY} tools" in importing.find(QLabel, "import_time").text()
            # the next ones are written while the window shows how far it is
            await until(lambda: len(list(app.workspace.tools_dir.glob("tool_*.json"))) == 32)
            importing.press("import_stop")
        finally:
            may_go_on.set()
        await until(lambda: len(importing.chosen()) == MANY)
        assert "Nothing of it is written." in importing.words()
        assert not list(app.workspace.tools_dir.glob("tool_*.json"))
        assert app.registry.names() == before
        monkeypatch.setattr(ImportProgress, "tell", tell)
        importing.press("import_tools_dialog_go")
        await until(lambda: importing.undo.undo_words == f"import {MANY} tools")
        importing.undo.undo()
        await until(lambda: app.registry.names() == before)

    in_app(body)


@pytest.mark.parametrize(
    "text",
    [
        '{"mcpServers": {"files": {"command": "cat"}}}',
        '// VS Code\n{"servers": {"files": {"type": "stdio", "command": "cat",},}}',
        '[mcp_servers.files]\ncommand = "cat"\n',
    ],
)
def test_pasted_configuration_of_servers_goes_to_the_servers_screen(
    importing, in_app, until, tmp_path, text
) -> None:
    async def body(app) -> None:
        brought: list[ClientFile] = []
        importing.screen.adding.servers_brought.connect(brought.append)
        importing.screen.adding.bring((), text)
        await until(lambda: brought)
        (planned,) = await plan_servers(app.vault, tmp_path / "servers.json", brought)
        assert (planned.name, planned.standing.value) == ("files", "new")
        assert importing.dialog is None

    in_app(body)


def test_tools_that_cant_be_written_stay_chosen_and_none_is_left_half_way(
    importing, in_app, until, file, monkeypatch
) -> None:
    async def body(app) -> None:
        began, go_on = asyncio.Event(), asyncio.Event()

        async def full(*_: Any, **__: Any) -> None:
            began.set()
            await go_on.wait()
            raise OSError(28, "No space left on device")

        monkeypatch.setattr(app.workspace, "put", full)
        importing.screen.adding.bring([file])
        await until(lambda: importing.dialog and importing.chosen())
        importing.press("import_tools_dialog_go")
        await began.wait()
        importing.dialog.reject()
        assert importing.dialog.isVisible()
        go_on.set()
        await until(lambda: importing.dialog.error.isVisible())
        assert "No space left on device" in importing.dialog.error.words()
        assert importing.chosen() == ["one", "two"]
        assert importing.find(QPushButton, "import_tools_dialog_go").isEnabled()
        importing.dialog.reject()
        await until(lambda: importing.dialog is None)
        assert importing.undo.undo_words == ""

    in_app(body)


def _grouped(source: Any) -> ReadImport:
    def tool(name: str, *group: str) -> Any:
        fields = {**spec(name), "source": {"kind": "person"}}
        return read_tool(fields, f"GET /{name}", group=group)

    tools = (tool("a", "pets"), tool("lone"), tool("c", "shop", "orders"), tool("b", "pets"))
    return ReadImport("A form", tools)


def test_groups_are_chosen_as_one_and_a_filter_keeps_what_is_chosen(
    importing, in_app, until, monkeypatch
) -> None:
    _in_form(monkeypatch, _grouped)

    async def body(app) -> None:
        importing.screen.adding.bring((), "form")
        await until(lambda: importing.dialog and importing.chosen())
        model, role = importing.model, Qt.ItemDataRole.CheckStateRole
        names = [name for name, _ in importing.listed()]
        assert names == ["lone", "pets", "a", "b", "shop / orders", "c"]
        importing.press("import_none")
        model.setData(model.index(2, 0), Qt.CheckState.Checked, role)
        assert model.index(1, 0).data(role) == Qt.CheckState.PartiallyChecked
        model.setData(model.index(1, 0), Qt.CheckState.Checked, role)
        assert importing.chosen() == ["a", "b"]
        importing.go_to(1)
        importing.find(QLineEdit, "import_filter").setText("orders get")
        assert [name for name, _ in importing.listed()] == ["shop / orders", "c"]
        importing.press("import_all")
        assert importing.chosen() == ["a", "b", "c"]
        assert importing.find(QLabel, "import_sum").text() == "3 of 4 chosen"
        importing.find(QLineEdit, "import_filter").setText("no such tool")
        assert importing.listed() == []
        importing.find(QLineEdit, "import_filter").clear()
        importing.dialog.reject()
        await until(lambda: importing.dialog is None)

    in_app(body)


def test_groups_fold_and_keep_what_is_chosen(importing, in_app, until, monkeypatch) -> None:
    _in_form(monkeypatch, _grouped)

    async def body(app) -> None:
        importing.screen.adding.bring((), "form")
        await until(lambda: importing.dialog and importing.chosen())
        table, model = importing.find(QWidget, "import_tools"), importing.model
        press = importing.bench.qtbot.keyClick
        table.selectRow(2)
        press(table, Qt.Key.Key_Left)  # to its heading
        assert table.currentIndex().row() == 1
        press(table, Qt.Key.Key_Left)
        assert [name for name, _ in importing.listed()] == ["lone", "pets", "shop / orders", "c"]
        assert "folded" in model.index(1, 0).data(Qt.ItemDataRole.AccessibleTextRole)
        assert sorted(importing.chosen()) == ["a", "b", "c", "lone"]
        press(table, Qt.Key.Key_Space)
        assert sorted(importing.chosen()) == ["c", "lone"]
        importing.find(QLineEdit, "import_filter").setText("GET /b")
        assert [name for name, _ in importing.listed()] == ["pets", "b"]
        importing.find(QLineEdit, "import_filter").clear()
        place = table.visualRect(model.index(1, 1)).center()
        importing.bench.qtbot.mouseClick(
            table.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, place
        )
        assert len(importing.listed()) == 6
        importing.dialog.reject()
        await until(lambda: importing.dialog is None)

    in_app(body)


def test_of_many_tools_their_groups_are_shown_first(theme) -> None:
    model = ImportModel(theme)
    rows = tuple(ImportRow(number, f"t{number}", "new") for number in range(MOST_UNFOLDED))
    model.fill([ImportRow("all", "all", members=rows), *rows], keeps_marks=False)
    assert model.rowCount() == 1
    model.choose_all(is_chosen=True)
    assert len(model.chosen()) == MOST_UNFOLDED


def test_source_of_a_definition_error_is_never_its_text(in_app, importing, until) -> None:
    async def body(app) -> None:
        importing.screen.adding.bring((), f'{{"key": "{CANARY}"')
        await until(lambda: "the pasted text, line" in importing.problem)
        assert CANARY not in importing.words()
        importing.dialog.reject()
        await until(lambda: importing.dialog is None)

    in_app(body)


def test_rows_are_a_model(theme, qtmodeltester) -> None:
    row = ImportRow("a", "a", "new", is_likely=True)
    model = ImportModel(theme)
    model.fill([row, ImportRow(("pets",), "pets", members=(row,)), ImportRow("b", "b", "refused")])
    qtmodeltester.check(model, force_py=True)
