"""The Secrets screen on the real core and keyring, and everything that it shows to anyone."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Coroutine, Iterator
from typing import Any

import pytest
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QDialog, QLabel, QPushButton, QWidget

from tooldesk_ui.commands.history import History
from tooldesk_ui.frame.window_commands import every_command
from tooldesk_ui.secrets.secrets_screen import SecretsScreen
from tooldesk_ui.theme import Theme

CANARY = "wk-canary+/4711"
CODE = '''
import os

def weather(city: str) -> str:
    """Look."""
    if not os.environ["W_KEY"].endswith("/4711"):
        raise PermissionError("401 Unauthorized")
    return f"Sunny in {city}"
'''
VARIABLES = [
    {"name": "W_KEY", "description": "Key of the weather service.", "check": {"city": "Oslo"}},
    {"name": "UNITS", "required": False, "default": "metric"},
]


class Bench:
    """A Secrets screen with what the window lends it."""

    def __init__(self, theme: Theme) -> None:
        self.undo = History()
        self.screen = SecretsScreen(theme, every_command(theme), self.undo)
        self.screen.resize(1100, 700)
        self.screen.show()
        self.said: list[str] = []
        self.failed: list[object] = []
        self.tools: list[str] = []
        self.screen.said.connect(self.said.append)
        self.undo.told.connect(lambda words, _: self.said.append(words))
        self.screen.failed.connect(self.failed.append)
        self.undo.failed.connect(self.failed.append)
        self.screen.tool_wanted.connect(self.tools.append)

    @property
    def states(self) -> dict[str, str]:
        """State by variable, as the core knows it."""
        standing = self.screen._standing
        return {each.name: each.state.value for each in standing.variables} if standing else {}

    @property
    def word(self) -> str:
        """The state of the variable that is shown."""
        return self.screen.variables.findChild(QLabel, "state_word").text()

    def titles(self) -> list[str]:
        listed = self.screen.variables.list.model
        return [listed.index(row, 0).data() for row in range(listed.rowCount())]

    def press(self, name: str) -> None:
        button = self.screen.findChild(QPushButton, name)
        assert button.isEnabled(), name
        button.click()

    def dialog(self, name: str) -> QDialog | None:
        found = [each for each in self.screen.findChildren(QDialog, name) if each.isVisible()]
        return found[0] if found else None


@pytest.fixture
def bench(theme: Theme, qtbot) -> Bench:
    bench = Bench(theme)
    qtbot.addWidget(bench.screen)
    return bench


@pytest.fixture
def standing(bench: Bench, until) -> Callable[..., Coroutine[Any, Any, None]]:
    """Waits until the screen knows that variables stand so, such as W_KEY="set"."""

    async def wait(**states: str) -> None:
        await until(lambda: states.items() <= bench.states.items())

    return wait


@pytest.fixture
def in_app(bench: Bench, opened_app, run_async, until, paths, write_tool):
    """Runs a test's body with the core on a workspace with one tool, once all was read."""

    def run(body: Callable[[object], object], *, tools: bool = True) -> None:
        folder = paths.workspace_dir / "tools"
        folder.mkdir(parents=True, exist_ok=True)
        if tools:
            schema = {
                "type": "object",
                "properties": {"city": {"type": "string"}},
                "required": ["city"],
            }
            write_tool("weather", CODE, env_vars=VARIABLES, input_schema=schema)

        async def whole() -> None:
            async with opened_app() as app:
                bench.screen.set_app(app)
                try:
                    await until(lambda: bench.screen._standing and bench.screen._standing.keyring)
                    await until(lambda: bench.screen._reading.done())
                    await body(app)
                finally:
                    for name in ("W_KEY", "OTHER"):
                        await asyncio.gather(
                            app.vault.unset(name),
                            app.vault.unset(name, app.vault.workspace_scope),
                            return_exceptions=True,
                        )
                    await bench.screen.shut_down()

        run_async(whole())

    return run


@pytest.fixture
def everything_shown() -> Callable[[], str]:
    """All that names, titles, tips and the accessible tree say of every widget, as one text."""

    def read() -> str:
        return json.dumps([*_shown()], ensure_ascii=False)

    return read


def _shown() -> Iterator[str]:
    for widget in QApplication.allWidgets():
        yield from (widget.objectName(), widget.windowTitle(), widget.toolTip())
        yield from (widget.accessibleName(), widget.accessibleDescription())
        yield from _accessible(widget)
        yield from (str(widget.property(name)) for name in ("kind", "tone", "face", "notice"))


def _accessible(widget: QWidget) -> Iterator[str]:
    interface = QAccessible.queryAccessibleInterface(widget)
    if interface is None:
        return
    kinds = QAccessible.Text
    yield from (interface.text(kind) for kind in (kinds.Name, kinds.Value, kinds.Description))
    text = interface.textInterface()
    if text is not None:
        yield text.text(0, text.characterCount())
