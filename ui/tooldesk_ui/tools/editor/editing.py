"""Editing: the life of the editor on the Tools screen: begin, save, leave, changes outside."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import closing
from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtWidgets import QWidget

from tooldesk.errors import ChangedOutsideError, DuplicateToolError
from tooldesk_ui.commands.commands import Commands
from tooldesk_ui.task_owner import TaskOwner
from tooldesk_ui.theme import Theme
from tooldesk_ui.tools.editor.editor_loading import load_editor
from tooldesk_ui.tools.editor.leave_question import Leave, LeaveQuestion
from tooldesk_ui.tools.tool_edits import ToolEdits
from tooldesk_ui.widgets.translated import translate_within

if TYPE_CHECKING:
    from tooldesk.bootstrap import App
    from tooldesk_ui.tools.editor.outside.outside_changes import OutsideChanges
    from tooldesk_ui.tools.editor.tool_draft import ToolDraft
    from tooldesk_ui.tools.editor.tool_editor import ToolEditor

Then = Callable[[], object]


class Editing(QObject):
    """Holds the one draft that may be open.

    Signals:
        made(object): there is a ToolEditor, which has a place from then on.
        opened(): the editor is to be shown.
        closed(): it is not, any more.
        saved(str): a tool was written under this name.
        tried(str): the person wants to call the tool of this name.
        said(str): a short word of success, or why there was none.
        failed(object): an exception that the person must hear of.
        dirty_changed(bool): there are unsaved edits, or none any more.
    """

    made = Signal(object)
    opened = Signal()
    closed = Signal()
    saved = Signal(str)
    tried = Signal(str)
    said = Signal(str)
    failed = Signal(object)
    dirty_changed = Signal(bool)

    def __init__(
        self,
        theme: Theme,
        commands: Commands,
        edits: ToolEdits,
        owner: TaskOwner,
        screen: QWidget,
    ) -> None:
        super().__init__(screen)
        self._theme = theme
        self._commands = commands
        self._edits = edits
        self._owner = owner
        self._screen = screen
        self._app: App | None = None
        self._was_dirty = False
        self._view: object = None
        self._outside: OutsideChanges | None = None
        self._saving = asyncio.Lock()
        self._opening: object = None
        self._left: dict[str, Any] = {}
        self._question: LeaveQuestion | None = None
        self.editor: ToolEditor | None = None
        screen.installEventFilter(self)

    @property
    def draft(self) -> ToolDraft | None:
        """What is edited, if anything is."""
        return self.editor.draft if self.editor is not None else None

    @property
    def draft_name(self) -> str | None:
        """The tool that is edited; None for a new one."""
        return self.draft.name if self.draft is not None else None

    @property
    def is_open(self) -> bool:
        """Whether the editor is to be shown."""
        return self.draft is not None

    @property
    def has_unsaved(self) -> bool:
        """Whether leaving would lose something."""
        return self.draft is not None and self.draft.is_dirty

    def set_app(self, app: App | None) -> None:
        """Edit the tools of this workspace from now on."""
        if app is not self._app:
            self._opening, self._left = None, {}
            if self.is_open:
                self._close()
        self._app = app
        self._load_soon()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Its screen is shown."""
        if event.type() is QEvent.Type.Show:
            self._load_soon()
        return False

    def _load_soon(self) -> None:
        if self._app is not None and self._screen.isVisible():
            self._screen.removeEventFilter(self)
            self._start(load_editor(), "load the editor")

    def begin_new(self, kind: str) -> None:
        """Edit a tool that has no file yet."""
        from tooldesk_ui.tools.editor.new_tools import new_tool
        from tooldesk_ui.tools.editor.tool_draft import as_text

        self.leave(lambda: self._open(None, None, as_text(new_tool(kind))))

    def begin_copy(self, name: str) -> None:
        """Edit a copy of a tool, under a name that is free."""
        self.leave(lambda: self._start(self._copy(name), "duplicate tool"))

    def begin_edit(self, name: str, place: str = "") -> None:
        """Edit a tool's file, beginning at a section of the form or a JSON pointer."""
        if self.draft is not None and self.draft.name == name:
            if place and self.editor is not None:
                self.editor.start(place)
            return
        self.leave(lambda: self._start(self._edit(name, place), "edit tool"))

    def import_curl(self, command: str = "") -> None:
        """Make a tool of a pasted command."""
        self.leave(lambda: self._start(self._import_curl(command), "import curl"))

    def leave(self, then: Then) -> None:
        """Close the editor and go on with `then`; asks first when something is unsaved."""
        if not self.has_unsaved:
            self._opening = None
            if self.is_open:
                self._close()
            then()
            return
        if self._question is not None:
            self._question.raise_()
            return
        draft = self.draft
        assert draft is not None
        question = LeaveQuestion(self._theme, draft.name or "the new tool", self._screen.window())
        self._question = question
        question.answered.connect(partial(self._on_answered, then))
        question.open()

    def look_outside(self) -> None:
        """See whether the file that is edited was changed by another program."""
        draft = self.draft
        if draft is not None and self._app is not None:
            draft.set_taken(self._app.registry.names())
            if draft.name is not None:
                self._start(self._compare_with_file(), "compare with file")

    def save_state(self) -> dict[str, Any]:
        """The draft, unless it holds a credential in plain text."""
        if self.editor is None or self.draft is None or self._app is None:
            return self._left
        state = self.editor.save_state()
        if any(problem.is_secret for problem in self.draft.check.problems):
            state.pop("text", None)
        return state | {"workspace": str(self._app.workspace.folder)}

    def view(self) -> object:
        """Whether form, both or JSON is shown, for the next start."""
        return self._view if self.editor is None else self.editor.view

    def restore_view(self, view: object) -> None:
        """Show what `view` gave, as soon as something is edited."""
        self._view = view

    def restore_state(self, state: dict[str, Any]) -> bool:
        """Open the draft that was left unsaved, if it belongs to this workspace."""
        text, name, base = (state.get(key) for key in ("text", "name", "base"))
        if self._app is None or state.get("workspace") != str(self._app.workspace.folder):
            return False
        fits = isinstance(name, str | None) and isinstance(base, str | None)
        if not isinstance(text, str) or not fits:
            return False
        self._left = state
        self._open(name, base, text, begun_as="")
        return True

    async def shut_down(self) -> None:
        """End what is being read."""
        self._opening = None
        if self.editor is not None:
            await self.editor.shut_down()

    def _start(self, work: Any, name: str) -> None:
        self._owner.start(work, name)

    def _open(
        self,
        name: str | None,
        base: str | None,
        text: str,
        place: str = "",
        begun_as: str | None = None,
    ) -> None:
        """Edit a text as soon as it is read and its fields are made; until then all stays."""
        opening = self._opening = object()
        work = self._read_and_show(opening, name, base, text, place, begun_as)
        self._start(work, "open the editor")

    async def _read_and_show(
        self,
        opening: object,
        name: str | None,
        base: str | None,
        text: str,
        place: str,
        begun_as: str | None,
    ) -> None:
        if self._app is None:
            return
        # the first frame of the window needs no editor
        from tooldesk_ui.tools.editor.draft_reading import INLINE_LENGTH, read_draft
        from tooldesk_ui.tools.editor.tool_draft import ToolDraft

        taken = frozenset(self._app.registry.names())
        is_long = len(text) > INLINE_LENGTH
        reading = await asyncio.to_thread(read_draft, text, taken - {name}) if is_long else None
        draft = ToolDraft(name, base, text, taken, begun_as=begun_as, reading=reading)
        await load_editor()
        editor = self.editor or self._make_editor()
        with closing(editor.making(draft.kind)) as making:
            for _ in making:
                await asyncio.sleep(0)
                if opening is not self._opening:
                    return
        if opening is self._opening:
            await self._show(editor, draft, place)

    async def _show(self, editor: ToolEditor, draft: ToolDraft, place: str) -> None:
        self._left = {}
        editor.edit(draft)
        await asyncio.sleep(0)
        if self.draft is not draft or self._app is None:
            return
        self.opened.emit()
        editor.start(place)
        self.look_outside()
        if draft.kind == "python":
            self._start(self._find_interpreters(self._app, editor), "look for interpreters")

    def _close(self) -> None:
        assert self.editor is not None
        self.editor.end()
        self._tell_dirty()
        self.closed.emit()

    def _make_editor(self) -> ToolEditor:
        from tooldesk_ui.tools.editor.outside.outside_changes import OutsideChanges
        from tooldesk_ui.tools.editor.tool_editor import ToolEditor

        editor = self.editor = ToolEditor(self._theme, self._commands, self._screen)
        translate_within(editor)
        self.made.emit(editor)
        editor.save_wanted.connect(self._on_save_wanted)
        editor.close_wanted.connect(lambda: self.leave(lambda: None))
        editor.changed.connect(self._on_changed)
        editor.said.connect(self.said)
        editor.restore_view(self._view)
        outside = self._outside = OutsideChanges(self._theme, editor)
        editor.comparison_wanted.connect(lambda: self._start(outside.compare(), "compare"))
        outside.said.connect(self.said)
        return editor

    def _on_changed(self) -> None:
        self._tell_dirty()
        if self._app is not None and self.editor is not None:
            self.editor.look_for_functions(self._app.workspace.folder)

    def _tell_dirty(self) -> None:
        if self.has_unsaved is not self._was_dirty:
            self._was_dirty = self.has_unsaved
            self.dirty_changed.emit(self._was_dirty)

    def _on_answered(self, then: Then, answer: Leave) -> None:
        self._question = None
        if answer is Leave.DISCARD:
            if self.is_open:
                self._close()
            then()
        elif answer is Leave.SAVE:
            self._start(self._save_and(then), "save and leave")

    def _on_save_wanted(self, tries: bool) -> None:
        self._start(self._save_and_try() if tries else self._save(), "save tool")

    async def _save_and(self, then: Then) -> None:
        if await self._save():
            self.leave(then)

    async def _save_and_try(self) -> None:
        if not await self._save():
            return
        draft = self.draft
        if draft is not None and draft.name is not None:
            self.tried.emit(draft.name)

    async def _save(self) -> bool:
        """Write the draft; whether it is in the file now."""
        async with self._saving:
            draft, editor = self.draft, self.editor
            if draft is None or editor is None or self._app is None or not draft.needs_saving:
                return draft is not None
            await editor.settle()
            if draft is not self.draft:
                return False
            if not draft.is_savable:
                self.said.emit(f"Not saved. {editor.go_to_first_problem()}")
                return False
            text = draft.text
            assert self._outside is not None
            is_as_expected = await self._outside.is_as_expected(self._app.workspace)
            return is_as_expected and await self._write(draft, text)

    async def _write(self, draft: ToolDraft, text: str) -> bool:
        assert self._app is not None
        name, base = draft.name, draft.base
        workspace = self._app.workspace
        try:
            definition = await workspace.write_text(text, in_place_of=name, expected=base)
        except ChangedOutsideError:
            assert self._outside is not None
            await self._outside.is_as_expected(workspace)  # says what it is
            return False
        except DuplicateToolError as error:
            draft.set_taken(self._app.registry.names())
            self.failed.emit(error)
            return False
        self._edits.edited((name, base), (definition.name, text))
        draft.saved(definition.name, text)
        if self.editor is not None and self.draft is draft:
            self.editor.refresh()
        self.saved.emit(definition.name)
        if (renamed := workspace.renamed) and renamed.words and name not in (None, definition.name):
            self.said.emit(renamed.words)
        return True

    async def _compare_with_file(self) -> None:
        if self._outside is not None and self._app is not None and not self._saving.locked():
            await self._outside.look(self._app.workspace)

    async def _edit(self, name: str, place: str) -> None:
        opening = self._opening = object()
        text = await self._text_of(name)
        if text is not None and opening is self._opening:
            self._open(name, text, text, place)

    async def _copy(self, name: str) -> None:
        from tooldesk_ui.tools.editor.new_tools import copy_of

        opening = self._opening = object()
        text = await self._text_of(name)
        if text is None or self._app is None or opening is not self._opening:
            return
        copy = await asyncio.to_thread(copy_of, text, self._app.registry.names())
        if opening is self._opening:
            self._open(None, None, copy)

    async def _find_interpreters(self, app: App, editor: ToolEditor) -> None:
        """Offer what is quick to find at once, and then all."""
        workspace, interpreters = app.workspace, app.interpreters
        tool = editor.draft and editor.draft.check.definition
        file = workspace.source_file(tool) if tool else workspace.folder / "tool.py"
        near = await asyncio.to_thread(interpreters.near, file)
        editor.show_interpreters(near, workspace.folder, is_complete=False)
        found = await interpreters.all(file)
        editor.show_interpreters(found, workspace.folder, is_complete=True)

    async def _text_of(self, name: str) -> str | None:
        return await self._app.workspace.read_text(name) if self._app is not None else None

    async def _import_curl(self, command: str) -> None:
        if self._app is None:
            return
        from tooldesk_ui.tools.editor.curl_import.curl_adding import add_curl

        definition = await add_curl(self._app, self._theme, self._screen.window(), command)
        if definition is None:
            return
        self.saved.emit(definition.name)
        self._edits.added((definition,))
