"""What the palette offers of other screens says where it is, in the chosen language."""

from __future__ import annotations

from threading import Event

import pytest
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QLineEdit

from tooldesk.workspace.saved_calls import SavedCall
from tooldesk_ui.command_palette.palette import CommandPalette
from tooldesk_ui.faces import UI_FAMILIES, load_faces
from tooldesk_ui.frame.palette_choices import PaletteChoices
from tooldesk_ui.frame.shortcut_dialog import ShortcutDialog
from tooldesk_ui.main_window import MainWindow
from tooldesk_ui.widgets.lists.row_list import RowList


def test_place_of_another_screens_command_is_in_the_chosen_language(live, until) -> None:
    async def body(window: MainWindow) -> None:
        await until(lambda: window.app is not None)
        window.commands["language_de"].trigger()
        await until(lambda: window.app.settings.current.window.language == "de")
        found = PaletteChoices(window).choices().best("Geheimnis hinzufügen")
        assert (found[0].title, found[0].place) == ("Geheimnis hinzufügen", "Geheimnisse")
        window.commands["language_en"].trigger()
        await until(lambda: window.app.settings.current.window.language == "en")

    live(body)


@pytest.mark.parametrize("lists", ["palette", "shortcuts"])
def test_name_of_each_language_has_its_characters(live, until, lists: str) -> None:
    async def body(window: MainWindow) -> None:
        await until(lambda: window.app is not None)
        QFont.removeSubstitutions(UI_FAMILIES[400])
        load_faces.cache_clear()
        window.commands[lists].trigger()
        await until(lambda: QFont.substitutes(UI_FAMILIES[400]))
        for dialog in window.findChildren(ShortcutDialog):
            dialog.reject()

    live(body)


def test_saved_call_is_run_by_its_name(live, until) -> None:
    async def body(window: MainWindow) -> None:
        await until(lambda: window.app is not None and window.tools.list.model.rowCount() > 0)
        saved = window.app.workspace.saved_calls
        await saved.put("calculator", SavedCall("A sum", {"expression": "41 + 1"}))
        await saved.put("no_such_tool", SavedCall("Gone", {}))
        window.show_screen("history")
        window.offered.calls.read(window.app)
        await until(lambda: window.offered.choices().best("saved a sum"))
        assert window.offered.choices().best("saved gone") == []
        calls = window.offered.calls
        assert calls.known(window.app, ("another",)) == ()
        assert calls.known(window.app, ("another", "calculator")) == ("calculator: A sum",)
        assert calls.known(None, ("another", "calculator")) == ()
        assert calls.known(window.app, ("another", "calculator")) == ("calculator: A sum",)
        (found,) = window.offered.choices().best("saved a sum")
        assert found.title == "Run saved call calculator: A sum"
        found.run()
        await until(lambda: "42" in result_of(window))
        assert window.front == "console"
        assert window.console.session.saving.current == "A sum"

    live(body)


def test_palette_opens_before_a_file_is_read_and_takes_in_what_comes(
    live, until, monkeypatch
) -> None:
    async def body(window: MainWindow) -> None:
        await until(lambda: window.app is not None and window.tools.list.model.rowCount() > 0)
        saved, may_read = window.app.workspace.saved_calls, Event()
        await saved.put("calculator", SavedCall("A sum", {"expression": "41 + 1"}))
        read = saved.names
        monkeypatch.setattr(saved, "names", lambda: may_read.wait(60) and read())
        window.show_palette()
        palette = window.findChild(CommandPalette)
        field, lines = palette.findChild(QLineEdit), palette.findChild(RowList)
        assert palette.isVisible()
        field.setText("calculator")
        lines.setCurrentIndex(lines.model().index(2, 0))
        chosen, count = lines.currentIndex().data(), lines.model().rowCount()
        may_read.set()
        await until(lambda: lines.model().rowCount() == count + 1)
        assert (field.text(), lines.currentIndex().data()) == ("calculator", chosen)

    live(body)


def test_saved_call_runs_as_its_file_has_it_now_or_not_at_all(live, until) -> None:
    async def body(window: MainWindow) -> None:
        await until(lambda: window.app is not None and window.tools.list.model.rowCount() > 0)
        saved = window.app.workspace.saved_calls
        for name in ("changed", "gone"):
            await saved.put("calculator", SavedCall(name, {"expression": "1 + 1"}))
        window.offered.calls.read(window.app)
        await until(lambda: window.offered.choices().best("saved gone"))
        choices = window.offered.choices()
        await saved.put("calculator", SavedCall("changed", {"expression": "41 + 1"}))
        await saved.remove("calculator", "gone")
        choices.best("saved changed")[0].run()
        await until(lambda: "42" in result_of(window))
        choices.best("saved gone")[0].run()
        await until(lambda: "no saved call gone any more" in window.toast.words())
        window.offered.calls.read(window.app)
        await until(lambda: not window.offered.choices().best("saved gone"))
        choices.best("saved gone")[0].run()
        assert "no saved call calculator: gone any more" in window.toast.words()
        assert "42" in result_of(window)

    live(body)


def test_saved_call_of_a_tool_that_has_gone_runs_none_of_another(live, until) -> None:
    async def body(window: MainWindow) -> None:
        await until(lambda: window.app is not None and window.tools.list.model.rowCount() > 0)
        saved = window.app.workspace.saved_calls
        await saved.put("calculator", SavedCall("a", {"expression": "1 + 1"}))
        await saved.put("text_statistics", SavedCall("a", {"text": "a"}))
        window.offered.calls.read(window.app)
        await until(lambda: window.offered.choices().best("saved text_statistics: a"))
        run = window.offered.choices().best("saved text_statistics: a")[0].run
        window.try_tool("calculator")
        await until(lambda: window.console.session.saving.names == ("a",))
        (window.app.workspace.tools_dir / "text_statistics.json").unlink()
        window.reload_wanted.emit()
        await until(lambda: "text_statistics" not in window.app.registry.names())
        run()
        await until(lambda: "no saved call a any more" in window.toast.words())
        assert window.console.session.runner.record is None

    live(body)


def result_of(window: MainWindow) -> str:
    record = window.console.session.runner.record
    return record.lanes[0].result_text if record and record.lanes else ""
