"""What was done is said once it is done, undone in order, and belongs to one workspace."""

from __future__ import annotations

import asyncio

from PySide6.QtGui import QAction, QGuiApplication
from PySide6.QtWidgets import QAbstractButton, QVBoxLayout, QWidget

from tooldesk_ui.commands import history as history_module
from tooldesk_ui.commands.history import History, Step
from tooldesk_ui.frame.toast import Toast
from tooldesk_ui.main_window import MainWindow
from tooldesk_ui.theme import Theme


class Room:
    """Has things in it, or refuses them."""

    def __init__(self) -> None:
        self.things: set[str] = set()
        self.may_go_on = asyncio.Event()
        self.may_go_on.set()
        self.refuses = False

    async def put(self, thing: str) -> None:
        await self.may_go_on.wait()
        if self.refuses:
            raise OSError("No room")
        self.things.add(thing)

    async def take(self, thing: str) -> None:
        if self.refuses:
            raise OSError("It sticks")
        self.things.remove(thing)

    def putting(self, thing: str) -> Step:
        words = f"put {thing}", f"{thing} is there."
        return Step(*words, lambda: self.put(thing), lambda: self.take(thing))


def test_success_is_said_after_it_and_failure_leaves_nothing_to_undo(run_async, until) -> None:
    history, told, failed = History(), [], []
    history.told.connect(lambda words, verb: told.append((words, verb)))
    history.failed.connect(failed.append)

    async def body() -> None:
        room = Room()
        room.may_go_on.clear()
        history.do(room.putting("chair"))
        history.do(room.putting("table"))
        await asyncio.sleep(0)
        assert (told, history.undo_words) == ([], "")
        room.may_go_on.set()
        await until(lambda: len(told) == 2)
        assert told[-1] == ("table is there.", "undo")
        room.refuses = True
        history.do(room.putting("lamp"))
        history.undo()
        await until(lambda: len(failed) == 2)
        # what could not be taken back can be tried again
        assert (history.undo_words, history.redo_words) == ("put table", "")
        room.refuses = False
        history.undo()
        history.undo()
        await until(lambda: len(told) == 4)
        assert (room.things, told[-1]) == (set(), ("Undone: put chair.", "redo"))
        history.redo()
        await until(lambda: history.undo_words == "put chair")
        assert room.things == {"chair"}

    run_async(body())


def test_other_workspace_has_nothing_of_this_one_to_undo(run_async, until) -> None:
    history, told = History(), []
    history.told.connect(lambda *said: told.append(said))

    async def body() -> None:
        room, other = Room(), Room()
        history.begin(room)
        history.do(room.putting("chair"))
        await until(lambda: room.things)
        room.may_go_on.clear()
        history.do(room.putting("late"))
        history.do(room.putting("later"))
        await asyncio.sleep(0)
        history.begin(other)
        room.may_go_on.set()
        await until(lambda: "late" in room.things)
        history.do(other.putting("bed"))
        await until(lambda: history.undo_words == "put bed")
        assert ("later" in room.things, len(told)) == (False, 2)

    run_async(body())


def test_undo_is_named_and_beside_what_was_done_whatever_is_in_front(live, until) -> None:
    async def body(window: MainWindow) -> None:
        def entry(name: str) -> str:
            menu = window.menus.menus["edit"]
            menu.aboutToShow.emit()
            return next(e for e in menu.actions() if e.objectName() == name).text()

        window.activateWindow()
        await until(window.isActiveWindow)
        window.show_screen("tools")
        window.tools.show_tool("calculator")
        window.commands["remove_tool"].trigger()
        await until(lambda: window.toast.words() == "calculator is removed.")
        window.show_screen("console")
        editor = window.console._raw.editor
        editor.setFocus()
        assert entry("undo") == "&Undo in the text"
        window.findChild(QWidget, "activity_console").setFocus()
        assert entry("undo") == "&Undo remove tool calculator"
        foot = window.toast.mapTo(window, window.toast.rect().bottomLeft()).y()
        assert foot < window.status_line.y()
        window.findChild(QAbstractButton, "undo_last_button").click()
        await until(lambda: window.toast.words() == "Undone: remove tool calculator.")
        assert "calculator" in window.app.registry.names()
        assert entry("redo") == "&Redo remove tool calculator"
        # what was refused is told as that, and not as done
        tools = window.app.workspace.tools_dir
        moved = tools.rename(tools.with_name("away"))
        tools.write_text("in the way", encoding="utf-8")
        window.history.redo()
        await until(lambda: window.notices.words())
        assert "removed" not in window.toast.words()
        tools.unlink()
        moved.rename(tools)

    live(body)


def test_toast_goes_when_it_is_not_true_any_more(theme: Theme, qtbot) -> None:
    around = QWidget()
    around.resize(400, 300)
    QVBoxLayout(around)
    qtbot.addWidget(around)
    around.show()
    toast, back, other = Toast(theme, around), QAction("Back"), QAction("Other")
    toast.show_words("A key is there. " * 6, back, stays=True)
    assert around.rect().contains(toast.geometry())
    toast.withdraw(other)
    assert toast.words()
    toast.withdraw(back)
    assert not toast.words()
    QGuiApplication.clipboard().setText("a")
    toast.show_words("The path is on the clipboard.")
    assert toast.words()
    QGuiApplication.clipboard().setText("b")
    assert not toast.words()


def test_words_beside_a_button_are_whole_where_others_stood_before(theme: Theme, qtbot) -> None:
    around = QWidget()
    qtbot.addWidget(around)
    around.resize(900, 600)
    around.show()
    toast = Toast(theme, around)
    toast.show_words("The charts are written to calls by tool.png.")
    toast.show_words("240 calls are deleted.", QAction("Undo", around))
    words = toast.findChild(QWidget, "toast_words")
    needed = words.fontMetrics().horizontalAdvance("240 calls are deleted.")
    buttons = toast.findChildren(QAbstractButton)
    assert len(buttons) == 2
    qtbot.waitUntil(lambda: all(each.isVisible() for each in buttons))
    assert words.width() >= needed


def test_what_was_begun_is_done_whole_before_the_program_ends(run_async) -> None:
    async def body() -> None:
        history, room = History(), Room()
        room.may_go_on.clear()
        history.do(room.putting("chair"))
        await asyncio.sleep(0)
        ending = asyncio.ensure_future(history.shut_down())
        await asyncio.sleep(0)
        history.do(room.putting("table"))
        room.may_go_on.set()
        await ending
        assert room.things == {"chair"}

    run_async(body())


def test_what_does_not_end_is_cut_off_at_last(run_async, monkeypatch) -> None:
    monkeypatch.setattr(history_module, "LONGEST_END_S", 0.01)

    async def body() -> None:
        history, room = History(), Room()
        room.may_go_on.clear()
        history.do(room.putting("chair"))
        await history.shut_down()
        assert room.things == set()

    run_async(body())
