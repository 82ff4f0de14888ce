"""ListeningBar: where requests go on to, and, while it listens, what a program is given."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QCheckBox, QGridLayout, QLineEdit, QVBoxLayout, QWidget

from tooldesk_ui.commands.commands import Commands
from tooldesk_ui.text_size import scaled
from tooldesk_ui.theme import Theme
from tooldesk_ui.widgets.action_button import ActionButton
from tooldesk_ui.widgets.pages.blocks import row, words_label
from tooldesk_ui.widgets.pages.flow_layout import flow_of
from tooldesk_ui.widgets.pages.notice import Notice
from tooldesk_ui.widgets.plain_text import set_tool_tip
from tooldesk_ui.widgets.saved_state import saved_text

if TYPE_CHECKING:
    from tooldesk.capturing.door import Door

RULES = {
    "markup": "Markup becomes calls",
    "repair": "Mend arguments",
    "names": "Mend names",
    "retry": "Ask again",
}
"""Ids of the rules that heal → the words of their boxes."""

HEALS = "Changes what the program gets, where it is certain; each change is shown"
EXAMPLE = "such as https://api.openai.com"


class ListeningBar(QWidget):
    """Asks for an upstream while nothing listens; then shows the base URLs."""

    def __init__(self, theme: Theme, commands: Commands, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("listening_bar")
        self.upstream, self.port = QLineEdit(self), QLineEdit(self)
        for field, name, words, hint, width in (
            (self.upstream, "upstream", "Upstream", EXAMPLE, 320),
            (self.port, "capture_port", "Port, any that is free where it is empty", "any port", 88),
        ):
            field.setObjectName(name)
            field.setAccessibleName(words)
            field.setPlaceholderText(hint)
            scaled(field, width=width)
        self.upstream.returnPressed.connect(commands["start_capture"].trigger)
        self.rules = {id_: self._rule(id_, words) for id_, words in RULES.items()}
        self._asking = flow_of(
            words_label("Upstream", tone="dim", wraps=False),
            self.upstream,
            words_label("127.0.0.1:", tone="dim", wraps=False),
            self.port,
            ActionButton(commands["start_capture"], "primary"),
        )
        heal = words_label("Heal", tone="dim", wraps=False)
        self._healing = flow_of(heal, *self.rules.values())
        self.problem = Notice(theme, self)
        self.problem.setObjectName("capture_problem")
        self._listening = QWidget(self)
        self.openai, self.plain = self._url("OpenAI"), self._url("Anthropic and Ollama")
        self.going_on = words_label(tone="dim")
        ids = ("copy_openai_url", "copy_plain_url", "copy_capture_token", "stop_capture")
        copy_openai, copy_plain, *others = (ActionButton(each) for each in commands.pick(*ids))
        column = QVBoxLayout(self._listening)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        above = row(self.going_on, *others)
        above.setStretch(0, 1)
        column.addLayout(above)
        urls = QGridLayout()
        urls.setSpacing(6)
        for place, each in enumerate((self.openai, copy_openai, self.plain, copy_plain)):
            urls.addWidget(each, *divmod(place, 2))
        column.addLayout(urls)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(12, 12, 12, 12)
        whole.setSpacing(8)
        for each in (self._asking, self._healing, self.problem, self._listening):
            whole.addWidget(each)
        self.show_door(None)
        self.problem.hide()

    def _rule(self, id_: str, words: str) -> QCheckBox:
        box = QCheckBox(words, self)
        box.setObjectName(f"heal_{id_}")
        set_tool_tip(box, HEALS)
        return box

    def chosen_rules(self) -> tuple[str, ...]:
        """What a person wants to have healed."""
        return tuple(id_ for id_, box in self.rules.items() if box.isChecked())

    def _url(self, words: str) -> QLineEdit:
        field = QLineEdit(self)
        field.setReadOnly(True)
        field.setProperty("face", "code")
        field.setAccessibleName(f"Base URL for {words}")
        return field

    def show_door(self, door: Door | None, heal: tuple[str, ...] = ()) -> None:
        """Show where it listens, and what it heals; None asks for an upstream."""
        self._asking.setVisible(door is None)
        self._healing.setVisible(door is None)
        self._listening.setVisible(door is not None)
        if door is not None:
            self.problem.hide()
            healed = ", ".join(RULES[each].lower() for each in heal)
            how = f". Answers are healed: {healed}." if heal else ", and nothing of it is changed."
            self.going_on.setText(f"What comes here goes on to {door.upstream}{how}")
            self.openai.setText(f"{door.address}/v1")
            self.plain.setText(door.address)
            for field in (self.openai, self.plain):
                field.setCursorPosition(0)

    def show_problem(self, title: str, message: str, next_step: str) -> None:
        """Say why it does not listen."""
        self.problem.set_words("error", title, message, next_step)
        self.problem.show()

    def save_state(self) -> dict[str, str]:
        """What was written; never the token, nor what is healed, which is chosen each time."""
        return {"upstream": self.upstream.text(), "port": self.port.text()}

    def restore_state(self, state: dict[str, object]) -> None:
        """Take over what `save_state` gave."""
        self.upstream.setText(saved_text(state, "upstream"))
        self.port.setText(saved_text(state, "port"))
