"""The Export screen on the real core: what is ticked goes out, and the doctor says what is lost."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QAbstractItemModelTester, QTest
from PySide6.QtWidgets import QFileDialog, QLabel, QPushButton

from tooldesk.bootstrap import build_app
from tooldesk.paths import AppPaths
from tooldesk_ui.export.export_screen import ExportScreen
from tooldesk_ui.export.export_work import DOCTOR, DOCUMENT, SNIPPET, TOOL
from tooldesk_ui.frame.window_commands import every_command
from tooldesk_ui.theme import Theme
from tooldesk_ui.widgets.lists.row_table_model import ROW_ROLE

if TYPE_CHECKING:
    from tooldesk.bootstrap import App

ODD = {
    "type": "object",
    "properties": {"to-all": {"type": "boolean"}, "at": {"type": "string", "format": "uri"}},
}

PASSPHRASE = "correct horse battery"


class Bench:
    """An Export screen with what the window lends it."""

    def __init__(self, theme: Theme, app: App | None) -> None:
        self.screen = ExportScreen(theme, every_command(theme))
        self.screen.resize(1200, 700)
        self.said: list[str] = []
        self.failed: list[object] = []
        self.wanted: list[tuple[str, str]] = []
        self.screen.said.connect(self.said.append)
        self.screen.failed.connect(self.failed.append)
        self.screen.edit_wanted.connect(lambda *each: self.wanted.append(each))
        self.screen.show()
        self.screen.set_app(app)

    @property
    def summary(self) -> str:
        return self.screen.bar.summary.text()

    @property
    def text(self) -> str:
        return self.screen._text

    def open(self, view: int) -> None:
        button = self.screen.preview.segments.findChildren(QPushButton)[view]
        button.click()

    def choose(self, key: str) -> None:
        box = self.screen.options.format
        box.setCurrentIndex(box.findData(key))

    def do(self, id_: str) -> None:
        command = self.screen.commands[id_]
        assert command.isEnabled(), id_
        command.trigger()

    def words(self) -> str:
        labels = self.screen.preview.doctor.findChildren(QLabel)
        return "\n".join(each.text() for each in labels if each.isVisible()).replace("\u200b", "")

    async def close(self) -> None:
        await self.screen.shut_down()
        self.screen.close()
        self.screen.deleteLater()


@pytest.fixture
def bench(theme: Theme, run_async, opened_app, until, paths: AppPaths) -> Callable[..., None]:
    """Runs a coroutine with a bench whose tools are exported."""

    def run(body: Callable[..., Any], **more: object) -> None:
        async def whole() -> None:
            async with opened_app() as app:
                for name, schema in more.items():
                    put(app, name, schema)
                await app.load()
                bench = Bench(theme, app)
                try:
                    await until(lambda: bench.text)
                    await body(bench, app)
                finally:
                    await bench.close()
                assert bench.failed == []

        run_async(whole())

    return run


def put(app: App, name: str, schema: object, description: str = "Asks.") -> None:
    source = {"kind": "shell", "command": ["true"]}
    tool = {"name": name, "description": description, "input_schema": schema, "source": source}
    file = app.workspace.folder / "tools" / f"{name}.json"
    file.write_text(json.dumps(tool), encoding="utf-8")


def test_all_tools_are_ticked_and_the_document_holds_those_alone(bench, until) -> None:
    async def body(bench: Bench, app: App) -> None:
        QAbstractItemModelTester(
            bench.screen.list.model, QAbstractItemModelTester.FailureReportingMode.QtTest
        )
        assert bench.summary.startswith("6 tools · about 1,")
        bench.open(DOCUMENT)
        await until(lambda: bench.text)
        assert len(json.loads(bench.text)) == 6
        bench.screen.list.select("calculator")
        bench.do("tick_tools")
        await until(lambda: bench.text and len(json.loads(bench.text)) == 5)
        assert '"calculator"' not in bench.text
        assert bench.summary.startswith("5 tools · ")
        bench.do("untick_listed")
        await until(lambda: bench.text == "[]")
        assert not bench.screen.commands["copy_specs"].isEnabled()
        bench.do("tick_listed")
        await until(lambda: bench.text and len(json.loads(bench.text)) == 6)
        bench.do("copy_specs")
        await until(lambda: bench.said == ["6 specs are on the clipboard."])
        assert json.loads(QGuiApplication.clipboard().text()) == json.loads(bench.text)

    bench(body)


def test_box_ticks_by_a_click_and_the_row_beside_it_does_not(bench, until) -> None:
    async def body(bench: Bench, app: App) -> None:
        view = bench.screen.list.view
        rect = view.visualRect(view.model().index(1, 0))
        left = Qt.MouseButton.LeftButton
        QTest.mouseClick(view.viewport(), left, pos=rect.topLeft() + QPoint(140, 16))
        assert bench.summary.startswith("6 tools")
        QTest.mouseClick(view.viewport(), left, pos=rect.topLeft() + QPoint(20, 16))
        assert bench.summary.startswith("5 tools")
        view.setFocus()
        index = view.model().index(1, 0)
        said = index.data(Qt.ItemDataRole.AccessibleTextRole)
        assert "not ticked" in said
        assert said.endswith(f", {index.data(ROW_ROLE).about}")

    bench(body)


def test_doctor_names_places_and_mends_by_a_click(bench, until) -> None:
    async def body(bench: Bench, app: App) -> None:
        bench.choose("gemini")
        await until(lambda: "1 would be refused" in bench.summary)
        bench.screen.list.select("mail.send")
        await until(lambda: "/input_schema/properties/at/format" in bench.words())
        assert "/input_schema/properties/to-all" in bench.words()
        doctor = bench.screen.preview.doctor
        await until(lambda: "\u2212" in bench.words().replace("&minus;", "\u2212"))
        doctor.findChild(QPushButton, "fix_edit").click()
        assert bench.wanted == [("mail.send", "/input_schema/properties/to-all")]
        doctor.findChild(QPushButton, "fix_describe").click()
        assert bench.screen.options.describes.isChecked()
        bench.open(TOOL)
        await until(lambda: "Format: uri." in bench.text)
        bench.choose("openai-chat")
        bench.open(DOCTOR)
        await until(lambda: "mail_send  →  mail.send" in bench.words())

    bench(body, **{"mail.send": ODD})


def test_strict_is_taken_back_where_a_format_has_none(bench, until) -> None:
    async def body(bench: Bench, app: App) -> None:
        bench.screen.options.strict.setChecked(True)
        bench.choose("mcp")
        await until(lambda: "no strict mode" in bench.words())
        doctor = bench.screen.preview.doctor
        bench.screen.activateWindow()
        fix = doctor.findChild(QPushButton, "fix_not_strict")
        fix.setFocus()
        await until(fix.hasFocus)
        fix.click()
        assert not bench.screen.options.strict.isChecked()
        await until(lambda: "no strict mode" not in bench.words() and bench.text)
        assert doctor.hasFocus()

    bench(body)


def test_what_is_too_many_for_a_request_is_unticked(bench, until) -> None:
    many = {f"tool_{number}": {"type": "object"} for number in range(130)}

    async def body(bench: Bench, app: App) -> None:
        assert "too many for one request" in bench.summary
        bench.screen.preview.doctor.findChild(QPushButton, "fix_fewer_tools").click()
        assert bench.summary.startswith("128 tools")
        assert "too many" not in bench.summary

    bench(body, **many)


def test_snippet_is_shown_saved_and_dragged_out(bench, until, tmp_path: Path) -> None:
    async def body(bench: Bench, app: App) -> None:
        bench.open(SNIPPET)
        await until(lambda: bench.text.startswith("from openai"))
        bench.screen.preview.languages.setCurrentIndex(2)
        await until(lambda: bench.text.startswith("curl "))
        data = bench.screen.drag.mime_data()
        file = Path(data.urls()[0].toLocalFile())
        assert file.name == "call_calculator.sh"
        written = await asyncio.to_thread(file.read_text, "utf-8")
        assert written == data.text() == bench.text
        bench.do("save_specs")
        dialog = bench.screen.findChild(QFileDialog)
        dialog.fileSelected.emit(str(tmp_path / "call.sh"))
        dialog.reject()
        await until(lambda: bench.said)
        saved = await asyncio.to_thread((tmp_path / "call.sh").read_text, "utf-8")
        assert saved == bench.text
        bench.choose("mcp")
        await until(lambda: not bench.screen.commands["copy_specs"].isEnabled())
        await bench.screen.shut_down()
        assert not await asyncio.to_thread(file.exists)

    bench(body)


def test_secret_in_a_description_goes_nowhere(bench, until) -> None:
    async def body(bench: Bench, app: App) -> None:
        await app.vault.set_for_session("API_KEY", "canary5f1b7c22e94d")
        put(app, "leaky", {"type": "object"}, "Send canary5f1b7c22e94d along.")
        await app.load()
        bench.screen.set_app(app)
        await until(lambda: bench.summary.startswith("7 tools"))
        bench.open(DOCUMENT)
        await until(lambda: "leaky" in bench.text)
        bench.do("copy_specs")
        await until(lambda: bench.said)
        assert "canary" not in QGuiApplication.clipboard().text()
        assert "canary" not in bench.screen.drag.mime_data().text()

    bench(body)


def test_text_that_may_hold_a_locked_secret_is_told_of_where_it_would_stand(
    bench, theme: Theme, until
) -> None:
    async def body(_: Bench, app: App) -> None:
        await app.vault.open_encrypted_file(PASSPHRASE)
        await app.vault.set("KEPT_KEY", "value-of-kept-key", in_file=True)
        locked = build_app(app.paths)
        await locked.load()
        again = Bench(theme, locked)
        again.open(DOCUMENT)
        await until(lambda: again.screen.preview.document.text.startswith("Not shown."))
        assert not again.failed
        again.do("copy_specs")
        await until(lambda: again.failed)
        assert not again.said
        await locked.vault.open_encrypted_file(PASSPHRASE)
        again.open(DOCTOR)
        again.open(DOCUMENT)
        await until(lambda: "query_csv" in again.text)
        await again.close()
        await locked.close()

    bench(body)


def test_format_ticks_and_options_survive_a_restart(bench, theme: Theme, until) -> None:
    async def body(bench: Bench, app: App) -> None:
        bench.choose("anthropic")
        bench.screen.options.strict.setChecked(True)
        bench.screen.list.select("query_csv")
        bench.do("tick_tools")
        bench.open(SNIPPET)
        saved = json.loads(json.dumps(bench.screen.save_state()))
        again = Bench(theme, None)
        again.screen.restore_state({"format": "?", "unticked": 7, "view": 9, "language": []})
        again.screen.restore_state(saved)
        again.screen.set_app(app)
        await until(lambda: again.text.startswith("from anthropic"))
        assert again.summary.startswith("5 tools")
        assert again.screen.save_state() == saved
        await again.close()

    bench(body)


def test_thousand_tools_are_exported_while_the_loop_goes_on(bench, until, theme: Theme) -> None:
    many = {
        f"tool_{number}": {
            "type": "object",
            "properties": {f"p{i}": {"type": "string", "minLength": 1} for i in range(4)},
        }
        for number in range(1000)
    }

    async def body(bench: Bench, app: App) -> None:
        turns = 0
        bench.screen.options.strict.setChecked(True)

        async def count() -> None:
            nonlocal turns
            while True:
                await asyncio.sleep(0)
                turns += 1

        counting = asyncio.get_running_loop().create_task(count())
        bench.open(DOCUMENT)
        await until(lambda: '"strict": true' in bench.text)
        counting.cancel()
        assert turns > 20, "the export left the loop no turn"
        assert len(json.loads(bench.text)) == 1006

    bench(body, **many)
