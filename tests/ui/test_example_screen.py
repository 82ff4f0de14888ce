"""All that a new screen needs, in under 100 lines, and what it has from the parts it is made of.

Copy what is above the line, and add the screen as ARCHITECTURE says.
"""

from __future__ import annotations

import asyncio
import json
from dataclasses import dataclass, replace
from functools import partial

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton

from tooldesk_ui.commands.command import Command
from tooldesk_ui.commands.command_entry import CommandEntry
from tooldesk_ui.commands.commands import Commands
from tooldesk_ui.commands.history import History, Step
from tooldesk_ui.theme import Theme
from tooldesk_ui.widgets.action_button import ActionButton
from tooldesk_ui.widgets.dialogs.dialog import ConfirmDialog, answer_of
from tooldesk_ui.widgets.lists.list_pane import ListPane
from tooldesk_ui.widgets.lists.list_screen import ListScreen
from tooldesk_ui.widgets.lists.list_words import ListWords
from tooldesk_ui.widgets.lists.listed_model import ListedModel
from tooldesk_ui.widgets.lists.row_drawing import Face, RowDrawing, Words
from tooldesk_ui.widgets.lists.two_sides import TwoSides
from tooldesk_ui.widgets.pages.blocks import StateBadge, words_label
from tooldesk_ui.widgets.pages.detail_page import DetailPage, section
from tooldesk_ui.widgets.pages.flow_layout import flow_of
from tooldesk_ui.widgets.pages.top_bar import TopBar
from tooldesk_ui.widgets.state_look import StateLook

WORDS = ListWords("note", "note", "notes", "edit", "What is to be remembered stands here.")
OPEN, DONE = StateLook("Open", "state_waiting", "text_dim"), StateLook("Done", "check", "ok")


NOTE_COMMANDS = {
    "tool": (
        (CommandEntry("note_done", "&Finish {}", "Done", "It is done", "check", "Ctrl+D"),),
        (CommandEntry("remove_note", "&Remove {}…", "", "For good", "remove", "Ctrl+Del"),),
    )
}


@dataclass(frozen=True)
class Note:
    key: str
    text: str
    look: StateLook = OPEN

    @property
    def found_by(self) -> str:
        return f"{self.key} {self.text} {self.look.word}"


class NotesModel(ListedModel[Note]):
    headings = ("Note",)
    orders = ("As written", "Name")

    def sort_value(self, row: Note, column: int) -> object:
        return row.key if column else 0

    def words(self, row: Note) -> tuple[str, ...]:
        return (row.key,)

    def drawing(self, row: Note, column: int) -> RowDrawing:
        state = Words(row.look.word, row.look.role, Face.WORD, is_at_end=True)
        lines = ((state, Words(row.key, face=Face.TITLE)), (Words(row.text, "text_dim"),))
        return RowDrawing(lines, row.look.icon, row.look.role)


class NotePage(DetailPage):
    def __init__(self, theme: Theme, done: Command, remove: Command) -> None:
        super().__init__("note_page", "Note")
        self.title, self.badge = words_label(level="title"), StateBadge(theme)
        self.text = words_label()
        buttons = flow_of(ActionButton(done, "primary"), pushed=ActionButton(remove, "danger"))
        blocks = ((self.title, 4), (self.badge, 12), (buttons, 24))
        self.fill(*blocks, section("Text", self.text))

    def show_note(self, note: Note) -> None:
        self.title.setText(note.key)
        self.badge.set_look(note.look)
        self.text.setText(note.text)


class NotesScreen(ListScreen):
    """`notes` stands for the core: what is listed, by name."""

    def __init__(self, theme: Theme, commands: Commands, history: History) -> None:
        super().__init__("notes_screen")
        self._theme, self._history = theme, history
        self._notes: dict[str, Note] = {}
        self.commands = commands
        commands.join(self, {"note_done": self._on_done, "remove_note": self._on_remove})
        self.list = ListPane(theme, NotesModel(), WORDS)
        self.page = NotePage(theme, *commands.pick("note_done", "remove_note"))
        self.bar = TopBar("notes_summary", [])
        sides = TwoSides("notes_splitter", self.list, self.page, self)
        self.compose(sides, self.bar, show=self._show)

    def set_app(self, app: dict[str, Note] | None) -> None:
        self._notes = app or {}
        self.list.set_loading() if app is None else self.list.set_rows(list(app.values()))
        self.bar.summary.setText(f"{len(self._notes)} notes")

    def _show(self, note: Note | None) -> None:
        name = note.key if note is not None else ""
        self.commands.offer(note is not None, "note_done", "remove_note", of=name)
        if note is not None:
            self.page.show_note(note)

    def _on_done(self) -> None:
        if (note := self.list.current()) is None:
            return
        do, back = partial(self._put, replace(note, look=DONE)), partial(self._put, note)
        self._history.do(Step(f"finish {note.key}", f"{note.key} is done.", do, back))

    async def _put(self, note: Note) -> None:
        self.set_app({**self._notes, note.key: note})

    def _on_remove(self) -> None:
        self.owner.start(self._ask(), "remove a note")

    async def _ask(self) -> None:
        if (note := self.list.current()) is None:
            return
        name = note.key
        words = f"Remove {name}?", "Remove", "Nothing keeps a copy.", ()
        forget = partial(self._forget, name)
        dialog = ConfirmDialog(self._theme, "remove_note_dialog", *words, forget, self)
        if await answer_of(dialog):
            self.said.emit(f"{name} is removed.")

    async def _forget(self, name: str) -> None:
        self.set_app({key: note for key, note in self._notes.items() if key != name})


# --- what a new screen needs ends here ------------------------------------------------------------

NOTES = {name: Note(name, f"Remember to {name}.") for name in ("mow", "bake", "sing")}


def commands(theme: Theme) -> Commands:
    made = Commands(theme)
    made.add("notes", NOTE_COMMANDS)
    return made


@pytest.fixture
def undo() -> History:
    return History()


@pytest.fixture
def screen(theme: Theme, undo: History, qtbot) -> NotesScreen:
    screen = NotesScreen(theme, commands(theme), undo)
    qtbot.addWidget(screen)
    screen.resize(1000, 600)
    screen.show()
    return screen


def listed(screen: NotesScreen) -> list[str]:
    rows = range(screen.list.model.rowCount())
    return [screen.list.model.index(row, 0).data() for row in rows]


def test_loading_empty_and_rows_are_told_apart(screen: NotesScreen, qtmodeltester) -> None:
    assert screen.list.empty.heading() == "Loading notes…"
    screen.set_app({})
    assert screen.list.empty.heading() == "No notes yet"
    assert screen.page.isHidden()
    screen.set_app(dict(NOTES))
    assert listed(screen) == ["mow", "bake", "sing"]
    assert (screen.page.isVisible(), screen.page.title.text()) == (True, "mow")
    qtmodeltester.check(screen.list.model)


def test_filter_order_place_and_widths_survive_a_restart(screen, theme, undo, qtbot) -> None:
    screen.set_app(dict(NOTES))
    screen.find_text()
    QTest.keyClicks(screen.list.search, "i")
    assert listed(screen) == ["sing"]
    QTest.keyClick(screen.list.search, Qt.Key.Key_Escape)
    screen.list.sorting.choose(1)
    screen.list.select("sing")
    screen.sides.setSizes([400, 599])
    saved = json.loads(json.dumps(screen.save_state()))
    again = NotesScreen(theme, commands(theme), undo)
    qtbot.addWidget(again)
    again.resize(screen.size())
    again.show()
    again.restore_state({"sizes": "?", "row": 7})
    again.restore_state(saved)
    again.set_app(dict(NOTES))
    assert listed(again) == ["bake", "mow", "sing"]
    assert again.page.title.text() == "sing"
    assert again.save_state() == saved


def test_change_is_undone_and_the_place_kept(screen, undo: History, run_async, until) -> None:
    async def body() -> None:
        screen.set_app(dict(NOTES))
        screen.list.select("bake")
        screen.findChild(QPushButton, "note_done_button").click()
        await until(lambda: undo.undo_words == "finish bake")
        assert screen.list.current().look is DONE
        undo.undo()
        await until(lambda: undo.redo_words)
        assert (screen.list.current().key, screen.list.current().look) == ("bake", OPEN)

    run_async(body())


def test_what_has_no_undo_is_asked_for_and_said_once_it_is_done(screen, run_async, until) -> None:
    said: list[str] = []
    screen.said.connect(said.append)

    async def body() -> None:
        screen.set_app(dict(NOTES))
        screen.list.select("bake")
        screen.commands["remove_note"].trigger()
        await until(lambda: screen.findChild(ConfirmDialog) is not None)
        assert said == []
        screen.findChild(QPushButton, "remove_note_dialog_go").click()
        await until(lambda: said)
        await asyncio.sleep(0)
        assert (said, listed(screen)) == (["bake is removed."], ["mow", "sing"])
        assert screen.list.current().key == "sing", "what stands where it stood"
        await screen.shut_down()

    run_async(body())
