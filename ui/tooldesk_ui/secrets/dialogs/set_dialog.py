"""SetDialog: a value for a variable, typed or pasted unseen."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Literal

from PySide6.QtWidgets import QLineEdit, QWidget

from tooldesk.redaction.value_forms import weakness_of
from tooldesk.secret_vault.stores.keyring_status import KeyringState, KeyringStatus
from tooldesk_ui.theme import Theme, set_variant
from tooldesk_ui.widgets.dialogs.dialog import Dialog
from tooldesk_ui.widgets.dialogs.dialog_parts import form_of
from tooldesk_ui.widgets.pages.blocks import words_label
from tooldesk_ui.widgets.pages.segments import Segments
from tooldesk_ui.widgets.translated import set_words

LONGEST_VALUE = 1_000_000

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


class SetDialog(Dialog):
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
        self.name, self.value = self._make_name(name), self._make_value()
        self._note = words_label(level="small", tone="dim")
        self._note.setObjectName("value_note")
        self.scope = Segments(("All workspaces", "This workspace"), "secret_scope", self)
        self.scope.set_current(1 if is_for_workspace else 0)
        self.keeper = Segments(tuple(words for _, words, _ in _KEEPERS), "secret_keeper", self)
        self.keeper.set_current(_best_keeper(status, has_file=has_file))
        self._keeper_note = words_label(level="small", tone="dim")
        self._lay_out_form(has_name=bool(name))
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
        set_words(self.go, "Saving…" if is_busy else "Save")
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

    def _make_name(self, name: str) -> QLineEdit:
        edit = QLineEdit(name, self)
        edit.setObjectName("secret_name")
        edit.setAccessibleName("Name of the variable")
        edit.setPlaceholderText("WEATHER_API_KEY")
        edit.setProperty("face", "code")
        edit.setVisible(not name)
        return edit

    def _make_value(self) -> QLineEdit:
        edit = QLineEdit(self)
        edit.setObjectName("secret_value")
        edit.setAccessibleName("Value, hidden")
        edit.setEchoMode(QLineEdit.EchoMode.Password)
        edit.setMaxLength(LONGEST_VALUE)
        return edit

    def _lay_out_form(self, *, has_name: bool) -> None:
        named = [] if has_name else [("Name", self.name)]
        value = [("Value", self.value), ("", self._note)]
        kept = [("For", self.scope), ("Kept in", self.keeper), ("", self._keeper_note)]
        self.lay_out((form_of(*named, *value, *kept), 4))


def _best_keeper(status: KeyringStatus | None, *, has_file: bool) -> int:
    """The place of what can keep it now."""
    states = (KeyringState.AVAILABLE, KeyringState.LOCKED)
    if status is None or status.state in states:
        return 0
    return 2 if has_file else 1
