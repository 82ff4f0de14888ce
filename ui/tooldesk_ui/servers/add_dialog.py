"""AddDialog: a server as one line, a command or a URL, and what it gets; new or to be changed."""

from __future__ import annotations

import shlex
from collections.abc import Awaitable, Callable, Mapping
from typing import Any

from PySide6.QtWidgets import QCheckBox, QLineEdit, QWidget

from tooldesk.errors import ServerConfigError
from tooldesk.tools.sources.command_line import command_line
from tooldesk_ui.theme import Theme
from tooldesk_ui.widgets.dialogs.dialog import Dialog
from tooldesk_ui.widgets.dialogs.dialog_parts import column_of, form_of
from tooldesk_ui.widgets.pages.blocks import words_label

Add = Callable[[str, Mapping[str, Any]], Awaitable[None]]
"""Writes a server of this name, with this entry, into servers.json."""

_ABOUT = (
    "It is written into servers.json, and nothing is started. No shell reads the command: ~, * and "
    "$NAME are words like others."
)
_ABOUT_VALUES = (
    "NAME=value, parted by spaces. ${{KEY}} stands for what the keyring keeps as KEY, so that no "
    "secret stands in the file: {}"
)


class AddDialog(Dialog):
    """Stays open, with what is wrong, until it could be written.

    Attributes:
        added: The server's name once it was.
    """

    def __init__(
        self,
        theme: Theme,
        add: Add,
        parent: QWidget | None = None,
        changed: tuple[str, Mapping[str, Any]] | None = None,
    ) -> None:
        """`changed` are name and entry of a server that is there."""
        title, verb = ("Edit MCP server", "Change") if changed else ("Add MCP server", "Add")
        super().__init__(theme, "add_server_dialog", title, verb, parent)
        self._add = add
        self._kept: dict[str, Any] = {}
        self.added = ""
        self.hint.setText(_ABOUT)
        self.name = self._line("name", "Name of the server", "files")
        self.start = self._line(
            "start", "Command or URL", "npx -y @scope/server folder   or   https://…"
        )
        self.values = self._line("values", "Variables or headers", "")
        self.is_sse = QCheckBox("It speaks the &older HTTP transport (SSE)", self)
        self.is_sse.setObjectName("add_server_sse")
        self.is_private = QCheckBox("Its URL may lead into &this network", self)
        self.is_private.setObjectName("add_server_private")
        self.is_disabled = QCheckBox("&Leave it out: nothing starts it", self)
        self.is_disabled.setObjectName("add_server_disabled")
        self.is_disabled.setVisible(changed is not None)
        self._about_values = words_label(tone="dim", level="small")
        self._problem = words_label(tone="error")
        self._problem.setObjectName("add_server_problem")
        form = form_of(
            ("Name", self.name),
            ("Command", self.start),
            ("Variables", self.values),
            ("", self._about_values),
            ("", column_of(self.is_sse, self.is_private, self.is_disabled)),
        )
        self.lay_out((form, 8), (self._problem, 0))
        for line in (self.name, self.start, self.values):
            line.textChanged.connect(lambda _: self._check())
        if changed is None:
            self.name.setFocus()
        else:
            self._fill(*changed)
        self._check()

    def on_go(self) -> None:
        """Write it, then close."""
        self.work(self._write())

    def entry(self) -> dict[str, Any]:
        """The server as the file has it.

        Raises:
            ValueError: a quote is not closed, or a variable is none; says which.
        """
        return {**self._kept_keys(), **self._written()}

    def _written(self) -> dict[str, Any]:
        values = dict(map(_pair, _words(self.values.text(), "the variables")))
        if self._is_url:
            entry = {
                "type": "sse" if self.is_sse.isChecked() else "http",
                "url": self.start.text().strip(),
            }
            return {**entry, "headers": values} if values else entry
        program, *words = _words(self.start.text(), "the command")
        given: dict[str, Any] = {"command": program, "args": words}
        return {**given, "env": values} if values else given

    @property
    def _is_url(self) -> bool:
        return self.start.text().strip().lower().startswith(("http://", "https://"))

    def _fill(self, name: str, entry: Mapping[str, Any]) -> None:
        """Show a server as it is; what no field shows is kept."""
        self._kept = dict(entry)
        self.name.setText(name)
        self.name.setReadOnly(True)
        url = entry.get("url")
        words = (entry.get("command") or "", *entry.get("args", ()))
        self.start.setText(url if isinstance(url, str) else command_line(list(map(str, words))))
        values = entry.get("env" if url is None else "headers") or {}
        self.values.setText(command_line([f"{key}={value}" for key, value in values.items()]))
        self.is_sse.setChecked(entry.get("type") == "sse")
        self.is_private.setChecked(bool(entry.get("tooldesk", {}).get("allow_private_hosts")))
        self.is_disabled.setChecked(entry.get("disabled") is True)
        self.start.setFocus()

    def _kept_keys(self) -> dict[str, Any]:
        """What the fields do not say anew."""
        shown = ("command", "args", "env", "type", "url", "headers", "disabled", "tooldesk")
        kept = {key: value for key, value in self._kept.items() if key not in shown}
        if self._is_url:
            kept.pop("cwd", None)
        options = {**self._kept.get("tooldesk", {}), "allow_private_hosts": True}
        if not (self._is_url and self.is_private.isChecked()):
            del options["allow_private_hosts"]
        if options:
            kept["tooldesk"] = options
        return {**kept, "disabled": True} if self.is_disabled.isChecked() else kept

    def _check(self) -> None:
        """Say at once what can't be added."""
        self.is_sse.setVisible(self._is_url)
        self.is_private.setVisible(self._is_url)
        example = "Authorization='Bearer ${TOKEN}'" if self._is_url else "API_KEY=${API_KEY}"
        self.values.setPlaceholderText(example)
        self._about_values.setText(_ABOUT_VALUES.format(example))
        is_whole = bool(self.name.text().strip() and self.start.text().strip())
        problem = ""
        if is_whole:
            try:
                self.entry()
            except ValueError as error:
                problem = f"{error}."
        self._problem.setText(problem)
        self._problem.setVisible(bool(problem))
        self.go.setEnabled(is_whole and not problem)
        self.fit()

    async def _write(self) -> None:
        try:
            entry = self.entry()
        except ValueError as error:
            raise ServerConfigError(f"{error}.", next_step="Correct it.") from error
        name = self.name.text().strip()
        await self._add(name, entry)
        self.added = name
        self.accept()

    def _line(self, name: str, words: str, example: str) -> QLineEdit:
        line = QLineEdit(self)
        line.setObjectName(f"add_server_{name}")
        line.setAccessibleName(words)
        line.setPlaceholderText(example)
        line.setProperty("face", "code")
        return line


def _words(text: str, what: str) -> list[str]:
    try:
        return shlex.split(text)
    except ValueError as error:
        raise ValueError(f"A quote in {what} is not closed") from error


def _pair(word: str) -> tuple[str, str]:
    name, separator, value = word.partition("=")
    if not name or not separator:
        raise ValueError(f"{word[:40]} is not NAME=value")
    return name, value
