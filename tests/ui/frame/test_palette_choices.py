"""What the palette offers of other screens says where it is, in the chosen language."""

from __future__ import annotations

from tooldesk.workspace.saved_calls import SavedCall
from tooldesk_ui.frame.palette_choices import PaletteChoices
from tooldesk_ui.main_window import MainWindow


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


def test_saved_call_is_run_by_its_name(live, until) -> None:
    async def body(window: MainWindow) -> None:
        await until(lambda: window.app is not None and window.tools.list.model.rowCount() > 0)
        saved = window.app.workspace.saved_calls
        await saved.put("calculator", SavedCall("A sum", {"expression": "41 + 1"}))
        await saved.put("no_such_tool", SavedCall("Gone", {}))
        window.show_screen("history")
        choices = PaletteChoices(window).choices()
        assert choices.best("saved gone") == []
        (found,) = choices.best("saved a sum")
        assert found.title == "Run saved call calculator: A sum"
        found.run()
        await until(lambda: "42" in result_of(window))
        assert window.front == "console"
        assert window.console.session.saving.current == "A sum"

    live(body)


def result_of(window: MainWindow) -> str:
    record = window.console.session.runner.record
    return record.lanes[0].result_text if record and record.lanes else ""
