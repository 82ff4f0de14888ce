"""The pointer rests on everything that shows words of strangers, and no file is opened."""

from __future__ import annotations

import ctypes
import json
import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt, QUrl
from PySide6.QtGui import QHelpEvent, QImage, QTextDocumentFragment
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QComboBox,
    QDialog,
    QHeaderView,
    QLabel,
    QListView,
    QPushButton,
    QTableView,
    QToolTip,
    QWidget,
)
from shiboken6 import isValid

from tooldesk.paths import AppPaths
from tooldesk.usage.lifecycle import StageState
from tooldesk_ui.console.lanes.opener import Opener
from tooldesk_ui.console.run.usage_record import LaneRecord
from tooldesk_ui.frame.trust_bar import TrustBar
from tooldesk_ui.main_window import MainWindow
from tooldesk_ui.widgets.dialogs.file_dialog import FileDialog
from tooldesk_ui.widgets.lists.row_list import RowList
from tooldesk_ui.widgets.plain_text import MarkedLabel

IN_OPEN = 0x20
"""Of inotify(7): a file was opened."""

MOST_CELLS = 200
TIP = "qtooltip_label"


class Bait:
    """A picture that nobody has a reason to open, and how often somebody did."""

    def __init__(self, path: Path) -> None:
        self.path = path
        image = QImage(8, 8, QImage.Format.Format_RGB32)
        image.fill(Qt.GlobalColor.red)
        assert image.save(str(path))
        self._library = ctypes.CDLL(None, use_errno=True)
        self._watch = self._library.inotify_init1(os.O_NONBLOCK | os.O_CLOEXEC)
        assert self._watch >= 0
        assert self._library.inotify_add_watch(self._watch, os.fsencode(path), IN_OPEN) >= 0

    @property
    def markup(self) -> str:
        """What Qt would show as the picture."""
        return f'<img src="{self.path}">'

    def was_opened(self) -> bool:
        """Whether it was since the last time."""
        try:
            return bool(os.read(self._watch, 65_536))
        except BlockingIOError:
            return False

    def close(self) -> None:
        os.close(self._watch)


@pytest.fixture
def bait(qapp: QApplication, tmp_path: Path) -> Iterator[Bait]:
    if not hasattr(ctypes.CDLL(None), "inotify_init1"):
        pytest.skip("this system does not say who opens a file")
    bait = Bait(tmp_path / "bait.png")
    yield bait
    bait.close()


@pytest.fixture
def paths(tmp_path: Path, bait: Bait) -> AppPaths:
    """A workspace whose path reads as markup: folders have slashes between them."""
    return AppPaths.of(tmp_path / "data", Path(f"{tmp_path}/<img src={bait.path}>/workspace"))


class Pointer:
    """Rests on every part of a window."""

    def __init__(self) -> None:
        self.tips: set[str] = set()

    def rest_on(self, window: QWidget) -> None:
        """Every visible part, the cells of tables and lists too; all of it is painted as well."""
        window.grab()
        for part in [window, *window.findChildren(QWidget)]:
            # the tip before is a part of its window, and may be gone by now
            if not isValid(part) or not part.isVisible() or part.objectName() == TIP:
                continue
            places = [part.rect().center()]
            if isinstance(part, QAbstractItemView):
                part, places = part.viewport(), _cells(part)
            for place in places:
                self._rest(part, place)

    def _rest(self, part: QWidget, place: QPoint) -> None:
        event = QHelpEvent(QEvent.Type.ToolTip, place, part.mapToGlobal(place))
        QApplication.sendEvent(part, event)
        if QToolTip.isVisible():
            self.tips.add(QToolTip.text())
            for tip in tips():
                tip.grab()
        QToolTip.hideText()


def tips() -> list[QWidget]:
    """The windows of tool tips, also of those that are just closing."""
    return [each for each in QApplication.allWidgets() if each.objectName() == TIP]


def _cells(view: QAbstractItemView) -> list[QPoint]:
    if isinstance(view, QHeaderView):
        sections = range(view.count())
        return [QPoint(view.sectionViewportPosition(each) + 2, 2) for each in sections]
    model, root = view.model(), view.rootIndex()
    if model is None:
        return []
    # of a list, how many columns its model has is not to be asked
    columns = range(1 if isinstance(view, QListView | RowList) else model.columnCount(root))
    indexes = [
        model.index(row, column, root) for row in range(model.rowCount(root)) for column in columns
    ]
    rects = [view.visualRect(each) for each in indexes[:MOST_CELLS]]
    return [rect.center() for rect in rects if rect.isValid()]


def in_command(markup: str) -> str:
    """As Qt finds the picture, too; a command's own files are read, for they are its code."""
    return markup.replace(".png", "%2Epng")


def make_hostile_tools(folder: Path, markup: str) -> None:
    """Tools with markup wherever a stranger's words stand."""
    schema = {
        "type": "object",
        "properties": {
            "city": {"type": "string", "description": markup, "default": markup},
            markup: {"enum": [markup, "b"], "title": markup},
        },
        "required": [markup],
    }
    common = {"title": markup, "description": markup, "tags": [markup], "input_schema": schema}
    variable = {"name": "HOSTILE_KEY", "description": markup}
    sources = {
        "shows": {"kind": "shell", "command": ["echo", in_command(markup)]},
        "asks": {"kind": "http", "url": "http://127.0.0.1:9/x", "headers": {"X-A": markup}},
        "python": {"kind": "python", "file": "python/python.py", "function": "python"},
    }
    for name, source in sources.items():
        fields = {"name": name, "source": source, **common, "max_usage_count": 3}
        if name == "asks":
            fields["env_vars"] = [variable]
        if name == "shows":
            fields["permission"] = "allow"
        (folder / "tools" / f"{name}.json").write_text(json.dumps(fields), encoding="utf-8")
    (folder / "python").mkdir(exist_ok=True)
    (folder / "python" / "python.py").write_text(python_file(markup), encoding="utf-8")
    (folder / "tools" / "<img src=x>.json").write_text(f'{{"name": {markup}', encoding="utf-8")
    (folder / "samples").mkdir(exist_ok=True)
    (folder / "samples" / "<b>.txt").write_text(markup, encoding="utf-8")


def python_file(markup: str) -> str:
    words = markup.replace('"', "'")
    return (
        f"def python(a: str = {words!r}) -> str:\n"
        f"    {words!r}\n"
        "    return a\n\n"
        "def refused(*a: int) -> str:\n"
        f'    """{words}\n\n    Args:\n        a: {words}\n    """\n'
    )


async def hostile_window(window: MainWindow, bait: Bait, until) -> None:
    """Show a workspace of hostile tools on every screen."""
    make_hostile_tools(window.app.workspace.folder, bait.markup)
    window.reload_wanted.emit()
    await until(lambda: {"shows", "asks", "python"} <= set(window.app.registry.names()))
    await until(lambda: window.app.workspace.problems)
    window.resize(1400, 900)


async def end_tips(until) -> None:
    QToolTip.hideText()
    await until(lambda: not tips())


@pytest.mark.parametrize("is_label", [True, False])
def test_watch_sees_what_markup_opens(bait: Bait, run_async, until, is_label: bool) -> None:
    async def body() -> None:
        assert not bait.was_opened()
        part = QLabel(bait.markup) if is_label else QPushButton("plain")
        if not is_label:
            part.setToolTip(bait.markup)
        part.show()
        pointer = Pointer()
        pointer.rest_on(part)
        assert bait.was_opened()
        assert pointer.tips == (set() if is_label else {bait.markup})
        await end_tips(until)
        part.deleteLater()

    run_async(body())


def test_nothing_of_a_tool_opens_a_file(live, until, bait: Bait) -> None:
    pointer = Pointer()

    async def body(window: MainWindow) -> None:
        await hostile_window(window, bait, until)
        window.show_screen("tools")
        for name in ("shows", "asks", "python"):
            window.tools.show_tool(name)
            await until(lambda name=name: window.tools.list.current().name == name)
            pointer.rest_on(window)
        window.tools.show_problems()
        pointer.rest_on(window)
        window.tools.show_tool("shows")
        window.commands["edit_tool"].trigger()
        pointer.rest_on(window)
        for screen in ("limits", "secrets"):
            window.show_screen(screen)
            await until(lambda screen=screen: window.screens()[screen].isVisible())
            pointer.rest_on(window)
        await until(lambda: window.limits.table.view.model().rowCount() > 2)
        window.show_screen("limits")
        pointer.rest_on(window)
        window.show_palette()
        pointer.rest_on(window)
        await end_tips(until)
        window._asks_before_closing = False

    live(body)
    assert not bait.was_opened()
    said = {each.replace("\u2060", "") for each in pointer.tips}
    assert bait.markup in said
    assert any(str(bait.path.parent / "<img src=") in each for each in said), said


def test_nothing_of_a_folder_that_is_not_trusted_opens_a_file(
    live, until, bait: Bait, tmp_path: Path
) -> None:
    folder = Path(f"{tmp_path}/<img src={bait.path}>/other")
    (folder / "tools").mkdir(parents=True)
    make_hostile_tools(folder, bait.markup)
    pointer = Pointer()

    async def body(window: MainWindow) -> None:
        window.workspace_wanted.emit(folder)
        bar = window.findChild(TrustBar)
        await until(lambda: in_command(bait.markup) in bar.words())
        for screen in ("console", "tools"):
            window.show_screen(screen)
            pointer.rest_on(window)
        await end_tips(until)

    live(body)
    assert not bait.was_opened()


def test_nothing_that_a_model_wrote_opens_a_file(live, until, bait: Bait) -> None:
    pointer = Pointer()
    calls = [
        {"name": bait.markup, "arguments": {"city": bait.markup}},
        {"name": "shows", "arguments": {"city": bait.markup, bait.markup: bait.markup}},
        {"name": "asks", "arguments": {"city": 1}},
    ]

    async def body(window: MainWindow) -> None:
        await hostile_window(window, bait, until)
        window.show_screen("console")
        console = window.console
        # what is taken out is shown
        repaired = f'{{"name": "shows", "arguments": {{"city": "a" /* {bait.markup} */}}}}'
        texts = [*(json.dumps(each) for each in calls), repaired]
        text = "\n".join(f"<tool_call>{each}</tool_call>" for each in texts)
        console._raw.editor.set_text(text)
        await until(lambda: console.commands["compare_dialects"].isEnabled())
        button = window.findChild(QPushButton, "run_button")
        await until(button.isEnabled)
        button.click()
        await until(lambda: len(lanes(window)) == len(texts))
        await until(lambda: all(map(has_ended_or_asks, lanes(window))))

        def has_shown_repair() -> bool:
            for opener in window.findChildren(Opener):  # what is opened has further ones in it
                if not opener.isChecked():
                    opener.click()
            marked = window.findChildren(MarkedLabel)
            return bait.markup in "".join(map(unescaped, marked))

        await until(has_shown_repair)
        pointer.rest_on(window)
        console.commands["compare_dialects"].trigger()
        await until(lambda: window.findChild(QWidget, "matrix_panel") is not None)
        pointer.rest_on(window)
        for action in (console.commands["selection_settings"], console.commands["run_context"]):
            action.trigger()
            await until(lambda: dialogs(window))
            for dialog in dialogs(window):
                pointer.rest_on(dialog)
                dialog.reject()
            await until(lambda: not dialogs(window))
        window.try_tool("shows")
        await until(lambda: window.findChildren(QComboBox))
        pointer.rest_on(window)
        await end_tips(until)

    live(body)
    assert not bait.was_opened()


def test_dialog_for_files_opens_none_of_them(bait: Bait, run_async, until) -> None:
    """Most of it is Qt's, in a folder whose path reads as markup."""
    folder = Path(f"{bait.path.parent}/<img src={bait.path}>/inner")
    (folder / "<img src=bait.png>").mkdir(parents=True)
    pointer = Pointer()

    async def body() -> None:
        dialog = FileDialog(None, "Open", str(folder))
        dialog.setFileMode(FileDialog.FileMode.Directory)
        dialog.setSidebarUrls([QUrl.fromLocalFile(str(folder))])
        dialog.setHistory([str(folder)])
        dialog.open()
        names = dialog.findChild(QListView, "listView")
        await until(lambda: names.model().rowCount(names.rootIndex()) == 1)
        pointer.rest_on(dialog)
        for box in dialog.findChildren(QComboBox):
            box.showPopup()
            pointer.rest_on(box.view().window())
            box.hidePopup()
        dialog.close()
        dialog.deleteLater()
        await end_tips(until)

    run_async(body())
    assert not bait.was_opened()


def test_nothing_of_a_file_that_is_imported_opens_another(
    live, until, bait: Bait, tmp_path: Path, no_bus
) -> None:
    pointer = Pointer()
    folder = Path(f"{tmp_path}/<img src={bait.path}>")
    folder.mkdir(parents=True)
    code, env = folder / "code.py", folder / ".env"
    code.write_text(python_file(bait.markup), encoding="utf-8")
    env.write_text(
        f"GOOD_KEY={bait.markup}\n{bait.markup}=1\n# {bait.markup}\nexport {bait.markup}\n",
        encoding="utf-8",
    )

    async def body(window: MainWindow) -> None:
        window.add_python_file(code)
        await until(lambda: window.findChild(QDialog, "import_dialog"))
        dialog = window.findChild(QDialog, "import_dialog")
        await until(lambda: _rows(dialog) >= 1)
        table = dialog.findChild(QTableView)
        for row in range(table.model().rowCount()):
            table.selectRow(row)
            pointer.rest_on(dialog)
        dialog.reject()
        window.show_screen("secrets")
        window.secrets.import_file(env)
        await until(lambda: window.findChild(QDialog, "import_secrets_dialog"))
        dialog = window.findChild(QDialog, "import_secrets_dialog")
        await until(lambda: _rows(dialog) >= 2)
        pointer.rest_on(dialog)
        dialog.reject()
        window.tools.import_curl(f"curl '{bait.markup}' -H 'X-A: {bait.markup}'")
        await until(lambda: dialogs(window))
        for each in dialogs(window):
            pointer.rest_on(each)
            each.reject()
        await end_tips(until)

    live(body)
    assert not bait.was_opened()
    said = {each.replace("\u2060", "") for each in pointer.tips}
    assert bait.markup.replace('"', "'") in said


def lanes(window: MainWindow) -> list[LaneRecord]:
    record = window.console._session.runner.record
    return [] if record is None else record.lanes


def has_ended_or_asks(lane: LaneRecord) -> bool:
    return bool(lane.result_text) or lane.state is StageState.NEEDS_YOU


def dialogs(window: MainWindow) -> list[QDialog]:
    return [each for each in window.findChildren(QDialog) if each.isVisible()]


def _rows(dialog: QDialog) -> int:
    return max((view.model().rowCount() for view in dialog.findChildren(QTableView)), default=0)


def unescaped(label: QLabel) -> str:
    shown = QTextDocumentFragment.fromHtml(label.text()).toPlainText()
    return shown.replace("\xa0", " ").replace("\u200b", "")  # where a long word may break
