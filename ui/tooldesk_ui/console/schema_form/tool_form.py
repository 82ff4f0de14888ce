"""ToolForm: pick a tool, fill in its arguments as a form or as JSON, and see whether they fit."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import QSplitter, QVBoxLayout, QWidget

from tooldesk.calling.tool_calling import ToolCalling
from tooldesk.calling.validation_result import ValidationError
from tooldesk.counted import counted
from tooldesk.tools.tool_definition import ToolDefinition
from tooldesk.tools.tool_result import JsonObject
from tooldesk_ui.console.schema_form.json_editor import JsonEditor
from tooldesk_ui.console.schema_form.schema_form import SchemaForm
from tooldesk_ui.task_owner import TaskOwner
from tooldesk_ui.theme import Theme
from tooldesk_ui.widgets.pages.blocks import rule, text_label
from tooldesk_ui.widgets.picker import Picker
from tooldesk_ui.widgets.saved_state import restore_sizes

CHECK_DELAY_MS = 120
MAX_REMEMBERED = 200
Check = Callable[[ToolDefinition, JsonObject], tuple[ValidationError, ...]]
"""Every way in which arguments don't fit a tool; may take a while, so it runs on a thread."""


_SAME = ("description", "input_schema", "source")
"""What makes a tool the one that it was, beside its name."""


class ToolForm(QWidget):
    """The second way to call a tool. Form and JSON show the same arguments at all times.

    Signals:
        changed(): `calling` or `problem` may be another one.
    """

    changed = Signal()

    def __init__(self, theme: Theme, check: Check, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._check = check
        self._tasks = TaskOwner()
        self._definition: ToolDefinition | None = None
        self._form: SchemaForm | None = None
        self._errors: tuple[ValidationError, ...] = ()
        self._remembered: dict[str, JsonObject] = {}
        self._revision = 0
        self._names: dict[str, ToolDefinition] = {}
        self._picker = Picker("tool_picker", "Tool", characters=12)
        self._picker.entry_picked.connect(self._pick)
        if (line := self._picker.lineEdit()) is not None:
            line.setPlaceholderText("Pick a tool")
        self.setFocusProxy(self._picker)
        self._about = text_label("", tone="dim")
        self._others = text_label("", tone="error")
        self._others.setContentsMargins(16, 0, 16, 4)
        self._others.hide()
        self._json = JsonEditor(theme)
        self._json.edited.connect(self._on_json_edited)
        self._json.broken.connect(self.changed)
        self._split = QSplitter(Qt.Orientation.Vertical)
        self._delay = QTimer(self)
        self._delay.setSingleShot(True)
        self._delay.setInterval(CHECK_DELAY_MS)
        self._delay.timeout.connect(self._on_check)
        self._lay_out()

    @property
    def calling(self) -> ToolCalling | None:
        """The call that the form stands for; None while there is no tool or no object."""
        if self._definition is None or self._form is None or self._json.problem:
            return None
        return ToolCalling(self._definition.name, self._form.arguments)

    @property
    def tool_name(self) -> str:
        """The tool that is picked; "" for none."""
        return self._definition.name if self._definition is not None else ""

    @property
    def arguments(self) -> JsonObject | None:
        """What the form holds, whether it fits or not; None while that is no object."""
        return None if self._form is None or self._json.problem else self._form.arguments

    @property
    def example(self) -> JsonObject:
        """Arguments made from the schema of the picked tool."""
        from tooldesk.execution.rendered_call import arguments_to_try

        return arguments_to_try(self._definition.input_schema) if self._definition else {}

    def show_call(self, arguments: JsonObject) -> None:
        """Fill in these arguments, whether they fit or not."""
        if self._form is not None:
            self._form.show_arguments(arguments)
            self._json.show_arguments(arguments)
            self._note_change()

    def add_bar(self, bar: QWidget) -> None:
        """Show something more about the picked tool above its fields."""
        self._top.addWidget(bar)

    @property
    def problem(self) -> str:
        """Why the call can't run, in words; empty when it can."""
        if self._definition is None:
            return "Pick a tool to call"
        if not self._definition.enabled:
            return f"{self._definition.name} is disabled; enable it on the Tools screen"
        if self._json.problem:
            return self._json.problem
        if self._errors:
            first = self._errors[0]
            more = len(self._errors) - 1
            words = f"{first.pointer or 'Arguments'}: {first.message.rstrip('.')}"
            return words + (f", and {counted(more, 'more error')}" if more else "")
        return ""

    @property
    def form(self) -> SchemaForm | None:
        """The fields of the tool that is picked."""
        return self._form

    @property
    def json_editor(self) -> JsonEditor:
        """The same arguments as text."""
        return self._json

    def set_definitions(self, definitions: Iterable[ToolDefinition]) -> None:
        """Offer these tools; the picked one stays picked, with its newest definition."""
        old, self._names = self._names, {each.name: each for each in definitions}
        picked = self._definition.name if self._definition else ""
        for name, new_name in _renamed(old, self._names):
            self._remember()
            self._remembered[new_name] = self._remembered.pop(name, {})
            picked = new_name if picked == name else picked
        if list(self._names) != list(old):
            self._picker.set_entries(list(self._names), picked)
        if picked not in self._names or self._names[picked] != self._definition:
            self._pick(picked if picked in self._names else next(iter(self._names), ""))

    def pick(self, name: str) -> None:
        """Show the form of a tool."""
        if name in self._names:
            self._pick(name)

    def save_state(self) -> dict[str, Any]:
        """The picked tool and the last arguments of each, as JSON."""
        self._remember()
        name = self._definition.name if self._definition else ""
        return {"tool": name, "arguments": self._remembered, "split": self._split.sizes()}

    def restore_state(self, state: dict[str, Any]) -> None:
        """Show what was saved, as far as the tools still exist."""
        remembered = state.get("arguments")
        if isinstance(remembered, dict):
            self._remembered = {
                name: each for name, each in remembered.items() if isinstance(each, dict)
            }
        restore_sizes(self._split, state.get("split"))
        name = state.get("tool")
        if isinstance(name, str) and name in self._names:
            self._definition = None
            self._pick(name)

    async def shut_down(self) -> None:
        """End what checks the arguments."""
        self._delay.stop()
        await self._tasks.close()

    def _lay_out(self) -> None:
        top = QWidget()
        top_layout = self._top = QVBoxLayout(top)
        top_layout.setContentsMargins(16, 12, 16, 8)
        top_layout.setSpacing(6)
        top_layout.addWidget(self._picker)
        top_layout.addWidget(self._about)
        self._fields = QWidget()
        fields_layout = QVBoxLayout(self._fields)
        fields_layout.setContentsMargins(0, 0, 0, 0)
        fields_layout.setSpacing(0)
        fields_layout.addWidget(self._others)
        self._split.addWidget(self._fields)
        self._split.addWidget(self._json)
        self._split.setStretchFactor(0, 3)
        self._split.setStretchFactor(1, 1)
        self._split.setChildrenCollapsible(False)
        self._split.setHandleWidth(1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(top)
        layout.addWidget(rule())
        layout.addWidget(self._split, 1)

    def _pick(self, name: str) -> None:
        self._remember()
        self._definition = self._names.get(name)
        self._picker.pick(name)
        if self._form is not None:
            self._form.dismiss()
            self._form = None
        if self._definition is None:
            self._about.setText("")
            return
        self._about.setText(self._definition.description[:300])
        self._about.setVisible(bool(self._definition.description))
        self._form = SchemaForm(self._theme, self._definition.input_schema)
        self._form.edited.connect(self._on_form_edited)
        fields_layout = self._fields.layout()
        if fields_layout is not None:
            fields_layout.addWidget(self._form)
        arguments = self._remembered.get(name, {})
        self._form.show_arguments(arguments)
        self._json.show_arguments(arguments)
        self._note_change()

    def _remember(self) -> None:
        if self._definition is None or self._form is None:
            return
        self._remembered.pop(self._definition.name, None)
        self._remembered[self._definition.name] = self._form.arguments
        while len(self._remembered) > MAX_REMEMBERED:
            self._remembered.pop(next(iter(self._remembered)))

    def _on_form_edited(self, arguments: JsonObject) -> None:
        self._json.show_arguments(arguments)
        self._note_change()

    def _on_json_edited(self, arguments: JsonObject) -> None:
        if self._form is not None:
            self._form.show_arguments(arguments)
        self._note_change()

    def _note_change(self) -> None:
        self._revision += 1
        self._delay.start()
        self.changed.emit()

    def _on_check(self) -> None:
        self._tasks.start(self._run_check(self._revision), "check arguments")

    async def _run_check(self, revision: int) -> None:
        definition, form = self._definition, self._form
        if definition is None or form is None:
            return
        errors = await asyncio.to_thread(self._check, definition, form.arguments)
        if revision != self._revision:
            return
        self._errors = errors
        others = form.show_errors(errors)
        self._others.setText("\n".join(f"{each.message} Fix: {each.fix}" for each in others))
        self._others.setVisible(bool(others))
        self.changed.emit()


def _renamed(
    before: Mapping[str, ToolDefinition], now: Mapping[str, ToolDefinition]
) -> Iterator[tuple[str, str]]:
    """A tool's name, before and now; none where several come or go.

    It is the same one where it says and does the same, whatever else is edited of it.
    """
    gone, come = before.keys() - now.keys(), now.keys() - before.keys()
    if len(gone) == len(come) == 1:
        (name,), (new_name,) = gone, come
        was, is_now = before[name], now[new_name]
        if all(getattr(was, each) == getattr(is_now, each) for each in _SAME):
            yield name, new_name
