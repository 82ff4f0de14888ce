"""What the palette offers of other screens says where it is, in the chosen language."""

from __future__ import annotations

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
