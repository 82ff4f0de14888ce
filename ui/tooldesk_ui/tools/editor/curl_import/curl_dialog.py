"""CurlDialog: a pasted curl command, and the tool it would become."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Mapping
from functools import partial

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QCheckBox, QLineEdit, QVBoxLayout, QWidget

from tooldesk_ui.latest_work import LatestWork
from tooldesk_ui.text_size import resize_to, scaled
from tooldesk_ui.theme import Theme, set_variant
from tooldesk_ui.tools.editor.call_preview import CallPreview
from tooldesk_ui.tools.editor.curl_import.curl_reading import CurlReading, read_command
from tooldesk_ui.widgets.dialogs.dialog import Dialog
from tooldesk_ui.widgets.pages.blocks import row, words_label
from tooldesk_ui.widgets.pages.code_view import CodeView
from tooldesk_ui.widgets.pages.notice import Notice
from tooldesk_ui.widgets.pages.segments import Segments
from tooldesk_ui.widgets.plain_text import PlainLabel
from tooldesk_ui.widgets.text_area.text_area import TextArea
from tooldesk_ui.widgets.translated import set_words

WIDTH, HEIGHT = 720, 560
PASTE_HEIGHT = 110
READ_AFTER_MS = 80
INLINE_LENGTH = 4_000
"""Characters of the longest command that is read at once: 2 µs each at most."""

MAX_PROBLEMS = 20
MOST_NAMED = 6
"""Parameters whose names are read; longer lists are cut."""

HINT = "curl https://api.example.com/v1/weather?city=Oslo -H 'Authorization: Bearer …'"


class CurlDialog(Dialog):
    """Opened with `open()`; after it is accepted, `text` gives the tool file.

    What was pasted stays in the text field, and goes with it.
    """

    def __init__(
        self,
        theme: Theme,
        taken: Collection[str],
        keep: Callable[[Mapping[str, str]], Awaitable[None]],
        parent: QWidget | None = None,
    ) -> None:
        """`taken` are names of tools; `keep` puts values into the keyring, by variable."""
        super().__init__(
            theme,
            "curl_dialog",
            "Import curl command",
            "Import",
            parent,
            heading="Paste a curl command",
            buttons=("curl_import", "curl_cancel"),
        )
        resize_to(self, WIDTH, HEIGHT)
        self.hint.setText("It becomes an HTTP tool. Credentials in it become variables.")
        self._taken, self._keep = frozenset(taken), keep
        self._read = CurlReading()
        self._is_named_by_hand = False
        self._wants_name = False
        self._paste = self._make_paste(theme)
        self._reading = LatestWork(READ_AFTER_MS, self)
        self._reading.late.connect(self._show_checking)
        self._reading.finished.connect(self._take)
        self._reading.failed.connect(self._show_failure)
        self._paste.text_changed.connect(self._start_reading)
        self._problem = Notice(theme, self)
        self._problem.setObjectName("curl_problem")
        self._secrets = Notice(theme, self)
        self._secrets.setObjectName("curl_secrets")
        self.keeps_secrets = QCheckBox("&Keep in the keyring, for this workspace", self)
        self.keeps_secrets.setObjectName("curl_keeps_secrets")
        self.keeps_secrets.setAccessibleName("Keep in the keyring, for this workspace")
        self.has_parameters = QCheckBox(self)
        self.has_parameters.setObjectName("curl_has_parameters")
        self.has_parameters.toggled.connect(lambda _: self._start_reading(at_once=True))
        self._notes = words_label(level="small", tone="dim")
        self._notes.setObjectName("curl_notes")
        self._name = QLineEdit(self)
        self._name.setObjectName("curl_name")
        self._name.setAccessibleName("Name of the tool")
        self._name.setProperty("face", "code")
        self._name.setProperty("level", "dense")
        self._name.textEdited.connect(self._on_name_edited)
        self._name_problem = words_label(level="small", tone="error")
        self._name_problem.setObjectName("curl_name_problem")
        self._views = Segments(("Request", "JSON"), "curl_view", self)
        self._views.chosen.connect(lambda _: self._show_view())
        self._preview = CallPreview(theme, self)
        self._preview.copy_wanted.connect(lambda text: QGuiApplication.clipboard().setText(text))
        self._json = CodeView(theme, self)
        self._json.setObjectName("curl_json")
        self._json.setAccessibleName("The tool's file")
        self._lay_out()
        self._show()

    def set_command(self, text: str) -> None:
        """Show a command that was pasted elsewhere."""
        self._wants_name = True
        self._paste.set_text(text)
        self._start_reading(at_once=True)

    @property
    def text(self) -> str:
        """The file of the tool, named as the person wants."""
        return self._read.file

    @property
    def secrets(self) -> Mapping[str, str]:
        """The pasted values that the person wants in the keyring, by variable."""
        tool = self._read.tool
        wants = self.keeps_secrets.isVisible() and self.keeps_secrets.isChecked()
        return tool.secrets if tool is not None and wants else {}

    def on_go(self) -> None:
        """Keep what is wanted in the keyring, then close."""
        if secrets := self.secrets:
            self.work(self._keep_and_accept(secrets))
        else:
            self.accept()

    async def _keep_and_accept(self, secrets: Mapping[str, str]) -> None:
        await self._keep(secrets)
        self.accept()

    async def shut_down(self) -> None:
        """End the reading."""
        await self._reading.shut_down()
        await super().shut_down()

    def _start_reading(self, *, at_once: bool = False) -> None:
        """Nothing can be imported before the command was read as it stands there now."""
        self.go.setEnabled(False)
        text = self._paste.text
        name = self._name.text().strip() if self._is_named_by_hand else None
        wants = self.has_parameters.isChecked()
        read = partial(read_command, text, name, self._taken, has_parameters=wants)
        if at_once and len(text) <= INLINE_LENGTH:
            self._reading.cancel()
            self._take(read())
        else:
            self._reading.start(read, at_once=at_once)

    def _take(self, reading: CurlReading) -> None:
        self._read = reading
        if reading.tool is not None and not self._is_named_by_hand:
            self._name.setText(reading.name)
        self._show()
        if self._wants_name and reading.tool is not None:
            self._name.setFocus()
            self._name.selectAll()
        self._wants_name = False

    def _show_checking(self) -> None:
        self._problem.set_words("info", "Checking…")
        self._problem.show()

    def _show_failure(self, words: str) -> None:
        self._problem.set_words("error", "It could not be checked", words)
        self._problem.show()

    def _show(self) -> None:
        reading, tool = self._read, self._read.tool
        error = reading.error
        self._problem.setVisible(error is not None)
        if error is not None:
            self._problem.set_words("error", "It can't be imported", error.message, error.next_step)
        name = next((each for each in reading.problems if each.path == ("name",)), None)
        self._name_problem.setText(f"The name {name.rule}. {name.fix}" if name else "")
        self._name_problem.setVisible(name is not None)
        set_variant(self._name, "invalid", name is not None)
        others = [each for each in reading.problems if each is not name]
        if others:
            lines = "\n".join(f"{each.pointer} {each.rule}" for each in others[:MAX_PROBLEMS])
            self._problem.set_words("warn", "Look at this after the import", lines)
            self._problem.setVisible(True)
        self._secrets.setVisible(tool is not None and bool(tool.variables))
        if tool is not None and tool.variables:
            self._secrets.set_words(
                "info",
                f"Became a variable: {', '.join(tool.variables)}",
                "No file has the value that you pasted.",
                "Keep it in the keyring, or set it under Secrets before the first call.",
            )
        self.keeps_secrets.setVisible(bool(tool and tool.secrets))
        more = len(reading.proposed) - MOST_NAMED
        named = ", ".join(reading.proposed[:MOST_NAMED]) + (f" and {more} more" if more > 0 else "")
        set_words(self.has_parameters, f"&Make parameters of: {named}")
        self.has_parameters.setAccessibleName(f"Make parameters of: {named}")
        self.has_parameters.setVisible(bool(reading.proposed))
        self._notes.setText("\n".join(tool.notes) if tool is not None else "")
        self._notes.setVisible(bool(self._notes.text()))
        self._preview.show_call(reading.example)
        self._json.set_text(reading.file)
        self.go.setEnabled(reading.is_usable)
        self._show_view()

    def _show_view(self) -> None:
        has_tool = self._read.tool is not None
        self._result.setVisible(has_tool)
        self._preview.setVisible(has_tool and self._views.current() == 0)
        self._json.setVisible(has_tool and self._views.current() == 1)

    def _on_name_edited(self) -> None:
        self._is_named_by_hand = True
        self._start_reading(at_once=True)

    def _make_paste(self, theme: Theme) -> TextArea:
        paste = TextArea(theme, self)
        paste.setObjectName("curl_text")
        paste.setAccessibleName("curl command")
        paste.placeholder = HINT
        paste.setProperty("level", "dense")
        scaled(paste, height=PASTE_HEIGHT)
        return paste

    def _lay_out(self) -> None:
        label = PlainLabel("Name", self)
        label.setProperty("tone", "dim")
        label.setBuddy(self._name)
        named = row(label, self._name, self._views, spacing=12)
        named.setStretch(1, 1)
        self._result = QWidget(self)
        result = QVBoxLayout(self._result)
        result.setContentsMargins(0, 8, 0, 0)
        result.setSpacing(8)
        result.addLayout(named)
        result.addWidget(self._name_problem)
        result.addWidget(self._secrets)
        result.addWidget(self.keeps_secrets)
        result.addWidget(self.has_parameters)
        result.addWidget(self._preview)
        result.addWidget(self._json, 1)
        result.addWidget(self._notes)
        result.addStretch(0)
        self.lay_out(
            (self._paste, 0), (self._problem, 0), (self._result, 0), stretched=self._result
        )
        self.go_by_keys()
        self._paste.setFocus()
