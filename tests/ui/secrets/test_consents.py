"""The page of a variable lists the tools that a person hands it to, and takes it back from one."""

from __future__ import annotations

from PySide6.QtWidgets import QPushButton

from tooldesk_ui.commands.history import History
from tooldesk_ui.frame.window_commands import every_command
from tooldesk_ui.secrets.secrets_screen import SecretsScreen
from tooldesk_ui.secrets.variables.consent_rows import NONE

VARIABLES = [{"name": "W_KEY"}]
CODE = "def {name}() -> str:\n    'Look.'\n    return 'x'\n"


def test_yes_is_listed_with_where_it_goes_and_taken_back_alone(
    theme, with_core, until, write_tool, no_bus, paths
) -> None:
    for name in ("look", "send"):
        write_tool(name, CODE.format(name=name), env_vars=VARIABLES)
    screen = SecretsScreen(theme, every_command(theme), History())

    async def body(app) -> None:
        await app.vault.set_for_session("W_KEY", "value-of-the-key")
        for name in ("look", "send"):
            await app.permissions.keep_consents(app.registry.get(name))
        screen.show()
        screen.show_variable("W_KEY")
        consents = screen.variables.page.consents
        await until(lambda: len(consents.words()) == 2)
        assert consents.words()[0].startswith("look · its own process · since ")
        consents.findChildren(QPushButton, "take_back")[0].click()
        await until(lambda: [each[:4] for each in consents.words()] == ["send"])
        assert [each.tool_name for each in await app.permissions.grants.all()] == ["send"]
        consents.findChildren(QPushButton, "take_back")[-1].click()
        await until(lambda: consents.words() == [NONE])

    with_core(screen, body)
    screen.deleteLater()
