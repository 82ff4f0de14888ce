"""SetDialog: a value for a variable, typed or pasted unseen."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Literal

from PySide6.QtWidgets import QFormLayout, QLabel, QLineEdit, QWidget

from app.redaction.value_forms import weakness_of
from app.secret_vault.stores.keyring_status import KeyringState, KeyringStatus
from ui.secrets.dialogs.secret_dialog import SecretDialog
from ui.secrets.page_parts import words_label
from ui.theme import Theme, set_variant
from ui.widgets.segments import Segments

LONGEST_VALUE = 1_000_000
LABEL_WIDTH = 88

Keeper = Literal["keyring", "session", "file"]

_KEEPERS: tuple[tuple[Keeper, str, str], ...] = (
    ("keyring", "Keyring", "Your system keeps it, locked with your login."),
    ("session", "Session", "In memory only; forgotten when Tooldesk ends."),
    ("file", "Encrypted file", "In Tooldesk's data folder, behind a passphrase of yours."),
)


@dataclass(frozen=True, slots=True)
class SecretDraft:
    """What a person wants to keep, and where."""

    name: str
    """The variable."""

    value: str = field(repr=False)
    """Its value: never shown."""

    is_for_workspace: bool
    """Whether only for the tools of this workspace."""

    keeper: Keeper
    """Who keeps it."""


class SetDialog(SecretDialog):
    """`save` keeps what was typed; the dialog closes when that went well."""

    def __init__(
        self,
        theme: Theme,
        name: str,
        save: Callable[[SecretDraft], Awaitable[None]],
        status: KeyringStatus | None,
        *,
        is_for_workspace: bool = False,
        replaces: bool = False,
        has_file: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        title = "Add a secret" if not name else f"{'Replace' if replaces else 'Set'} {name}"
        super().__init__(theme, "set_secret_dialog", title, "Save", parent)
        self._save = save
        self.hint.setText("It is not shown while you type or paste. Lines are kept.")
        self.name = QLineEdit(name, self)
        self.name.setObjectName("secret_name")
        self.name.setAccessibleName("Name of the variable")
        self.name.setPlaceholderText("WEATHER_API_KEY")
        self.name.setProperty("face", "code")
        self.name.setVisible(not name)
        self.value = QLineEdit(self)
        self.value.setObjectName("secret_value")
        self.value.setAccessibleName("Value, hidden")
        self.value.setEchoMode(QLineEdit.EchoMode.Password)
        self.value.setMaxLength(LONGEST_VALUE)
        self._note = words_label(level="small", tone="dim")
        self._note.setObjectName("value_note")
        self.scope = Segments(("All workspaces", "This workspace"), "secret_scope", self)
        self.scope.set_current(1 if is_for_workspace else 0)
        self.keeper = Segments(tuple(words for _, words, _ in _KEEPERS), "secret_keeper", self)
        self.keeper.set_current(_best_keeper(status, has_file=has_file))
        self._keeper_note = words_label(level="small", tone="dim")
        self._lay_out_form()
        for edit in (self.name, self.value):
            edit.textChanged.connect(self._follow)
            edit.returnPressed.connect(self.go.click)
        self.keeper.chosen.connect(lambda _: self._follow())
        self._follow()
        (self.value if name else self.name).setFocus()

    def on_go(self) -> None:
        """Keep it, then close."""
        self.work(self._keep())

    def done(self, code: int) -> None:
        """The field forgets the value with the dialog."""
        self.value.clear()
        super().done(code)

    def set_busy(self, is_busy: bool) -> None:
        """While it is being kept nothing can be changed."""
        for part in (self.name, self.value, self.scope, self.keeper):
            part.setEnabled(not is_busy)
        self.go.setText("Saving …" if is_busy else "Save")
        self.go.setEnabled(not is_busy)

    async def _keep(self) -> None:
        keeper = _KEEPERS[self.keeper.current()][0]
        draft = SecretDraft(
            self.name.text().strip(), self.value.text(), self.scope.current() == 1, keeper
        )
        await self._save(draft)
        self.accept()

    def _follow(self) -> None:
        value = self.value.text()
        self.go.setEnabled(bool(value and self.name.text().strip()))
        lines = value.count("\n") + 1
        weakness = weakness_of(value) if value else ""
        self._note.setText(weakness or (f"{lines} lines" if lines > 1 else ""))
        set_variant(self._note, "tone", "warn" if weakness else "dim")
        self._keeper_note.setText(_KEEPERS[self.keeper.current()][2])

    def _lay_out_form(self) -> None:
        box = QWidget(self)
        form = QFormLayout(box)
        form.setContentsMargins(0, 0, 0, 0)
        form.setHorizontalSpacing(12)
        form.setVerticalSpacing(8)
        if self.name.isVisibleTo(self):
            form.addRow(_label("Name"), self.name)
        form.addRow(_label("Value"), self.value)
        form.addRow(_label(""), self._note)
        form.addRow(_label("For"), self.scope)
        form.addRow(_label("Kept in"), self.keeper)
        form.addRow(_label(""), self._keeper_note)
        self.lay_out((box, 4))


def _best_keeper(status: KeyringStatus | None, *, has_file: bool) -> int:
    """The place of what can keep it now."""
    states = (KeyringState.AVAILABLE, KeyringState.LOCKED)
    if status is None or status.state in states:
        return 0
    return 2 if has_file else 1


def _label(words: str) -> QLabel:
    label = QLabel(words)
    label.setProperty("tone", "dim")
    label.setFixedWidth(LABEL_WIDTH)
    return label
