"""The Tools screen on the real core, and definitions and problems to show in it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QLabel,
    QPushButton,
    QStackedWidget,
    QWidget,
)

from tooldesk.tools.tool_definition import PythonSource, ToolDefinition
from tooldesk.workspace.workspace_problem import WorkspaceProblem
from tooldesk_ui.commands.history import History
from tooldesk_ui.frame.window_commands import every_command
from tooldesk_ui.theme import Theme
from tooldesk_ui.tools.tools_screen import ToolsScreen
from tooldesk_ui.widgets.lists.row_table_model import ROW_ROLE
from tooldesk_ui.widgets.pages.code_view import JsonArea


class Bench:
    """A Tools screen with what the window lends it."""

    def __init__(self, theme: Theme, qtbot: Any) -> None:
        self.qtbot = qtbot
        self.undo = History()
        self.screen = ToolsScreen(theme, every_command(theme), self.undo)
        self.screen.resize(1100, 720)
        self.screen.show()
        self.said: list[str] = []
        self.tried: list[str] = []
        self.failed: list[object] = []
        self.dirty: list[bool] = []
        self.screen.said.connect(self.said.append)
        self.undo.told.connect(lambda words, _: self.said.append(words))
        self.screen.tried.connect(self.tried.append)
        self.screen.failed.connect(self.failed.append)
        self.undo.failed.connect(self.failed.append)
        self.screen.dirty_changed.connect(self.dirty.append)
        self.screen.tools_changed.connect(self.screen.refresh)

    def find(self, kind: type, name: str) -> Any:
        return self.screen.findChild(kind, name)

    def act(self, name: str) -> None:
        self.screen.commands[name].trigger()

    def type(self, name: str, text: str) -> None:
        field = self.find(QWidget, name)
        field.clear()
        self.qtbot.keyClicks(field, text)

    def press(self, name: str) -> None:
        self.find(QPushButton, name).click()

    def words(self, name: str) -> str:
        return self.find(QLabel, name).text()

    def names(self) -> list[str]:
        """The names of what is listed."""
        listed = self.screen.list.model
        return [listed.index(row, 0).data(ROW_ROLE).name for row in range(listed.rowCount())]

    @property
    def json(self) -> JsonArea:
        return self.find(JsonArea, "definition_json")

    @property
    def is_page_shown(self) -> bool:
        return self.find(QStackedWidget, "tool_pages").currentIndex() > 0

    @property
    def is_editing(self) -> bool:
        editor = self.find(QWidget, "tool_editor")
        return editor is not None and editor.isVisibleTo(self.screen)


class Previewing:
    """A dialog that the Tools screen opens to show what may become tools."""

    def __init__(self, bench: Bench, dialog: str, table: str) -> None:
        self.bench, self.screen, self.undo = bench, bench.screen, bench.undo
        self._names = dialog, table

    @property
    def dialog(self) -> Any:
        return next(iter(self.screen.findChildren(QDialog, self._names[0])), None)

    def find(self, kind: type, name: str) -> Any:
        return self.dialog.findChild(kind, name)

    @property
    def heading(self) -> str:
        # the parts of a dialog come a turn after it
        found = self.find(QLabel, "import_heading") if self.dialog is not None else None
        return found.text() if found is not None else ""

    @property
    def problem(self) -> str:
        return self.find(QWidget, "tool_problem").words() if self.dialog is not None else ""

    @property
    def table(self) -> Any:
        return self.find(QWidget, self._names[1])

    @property
    def model(self) -> Any:
        return self.table.model()

    def listed(self) -> list[tuple[str, str]]:
        rows = range(self.model.rowCount())
        return [(self.model.index(row, 0).data(), self.model.index(row, 1).data()) for row in rows]

    def chosen(self) -> list[str]:
        return [each.found.name for each in self.dialog.chosen()]

    def go_to(self, row: int) -> None:
        self.table.selectRow(row)
        self.table.setCurrentIndex(self.model.index(row, 0))

    def toggle(self, row: int) -> None:
        self.go_to(row)
        self.bench.qtbot.keyClick(self.table, Qt.Key.Key_Space)

    def press(self, name: str) -> None:
        self.find(QPushButton, name).click()

    def words(self) -> str:
        """All that the dialog says anywhere."""
        said = [each.text() for each in self.dialog.findChildren(QLabel)]
        said += [each.text() for each in self.dialog.findChildren(QCheckBox)]
        said += [each.accessibleName() for each in self.dialog.findChildren(QWidget)]
        roles = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole)
        roles += (Qt.ItemDataRole.AccessibleTextRole,)
        model = self.model
        said += [
            str(model.index(row, column).data(role))
            for row in range(model.rowCount())
            for column in range(2)
            for role in roles
        ]
        return "\n".join(said)

    def interpreters(self) -> list[str]:
        box = self.find(QComboBox, "import_interpreter")
        return [box.itemText(place) for place in range(box.count())]

    def choose_interpreter(self, words: str) -> None:
        box = self.find(QComboBox, "import_interpreter")
        place = next(at for at, each in enumerate(self.interpreters()) if words in each)
        box.setCurrentIndex(place)
        box.activated.emit(place)


@pytest.fixture
def make_bench(theme: Theme, qtbot: Any) -> Callable[[], Bench]:
    """Makes a Tools screen, as a program does when it starts."""

    def make() -> Bench:
        bench = Bench(theme, qtbot)
        qtbot.addWidget(bench.screen)
        return bench

    return make


@pytest.fixture
def bench(make_bench: Callable[[], Bench]) -> Bench:
    return make_bench()


@pytest.fixture
def previewing(bench: Bench) -> Callable[[str, str], Previewing]:
    """Drives a dialog by the names of the dialog and of its table."""
    return partial(Previewing, bench)


@pytest.fixture
def in_app(bench: Bench, with_core, until) -> Callable[[Callable[[Any], Any]], None]:
    """Runs a test's body while the screen shows the real core, and a tool of it."""

    def run(body: Callable[[Any], Any]) -> None:
        async def with_page(app: Any) -> None:
            await until(lambda: bench.is_page_shown or not bench.names())
            await body(app)

        with_core(bench.screen, with_page)

    return run


@pytest.fixture
def definition() -> Callable[..., ToolDefinition]:
    """Makes a definition; the fields that matter are given."""

    def make(name: str, **fields: object) -> ToolDefinition:
        return ToolDefinition(
            name=name, source=PythonSource(file=f"{name}.py", function=name), **fields
        )

    return make


@pytest.fixture
def problem() -> Callable[..., WorkspaceProblem]:
    """Makes a problem of a file, or of the tool whose name is given."""

    def make(tool_name: str | None = None, file: str = "x.json") -> WorkspaceProblem:
        return WorkspaceProblem(Path(file), 3, "not JSON", "Mend it.", tool_name)

    return make
