"""KeyDialog: a new signing key, or one that was made elsewhere, typed or pasted unseen."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QLineEdit, QWidget

from tooldesk_ui.secrets.signing.key_rows import TYPE_NAMES, form_of_typed
from tooldesk_ui.theme import Theme, set_variant
from tooldesk_ui.widgets.dialogs.dialog import Dialog
from tooldesk_ui.widgets.dialogs.dialog_parts import form_of
from tooldesk_ui.widgets.pages.blocks import words_label
from tooldesk_ui.widgets.pages.segments import Segments
from tooldesk_ui.widgets.translated import set_words

if TYPE_CHECKING:
    from tooldesk.signing.key_types import KeyType

LONGEST_KEY = 10_000
_TYPE_NOTES = (
    "EdDSA, RFC 8032. The usual choice when the other side doesn't ask for another.",
    "ECDSA over SHA-256, or over a digest that the tool makes. Bitcoin and Ethereum use its curve.",
)
_NEW = (
    "Tools ask Tooldesk to sign and never see the key. Nothing shows it again: one that must exist"
    " elsewhere too is made there, and added here."
)
_EXISTING = (
    "64 hexadecimal digits, or PEM (PKCS #8) without a password. It is not shown while you type or"
    " paste, and goes to the keyring alone."
)


@dataclass(frozen=True, slots=True)
class KeyDraft:
    """A key that a person wants to have."""

    name: str
    """What tools will call it."""

    key_type: KeyType
    """What it signs with."""

    private_key: str = field(repr=False)
    """What was typed, never shown; "" for a new one."""


class KeyDialog(Dialog):
    """`save` makes or keeps the key; the dialog closes when that went well."""

    def __init__(
        self,
        theme: Theme,
        name: str,
        save: Callable[[KeyDraft], Awaitable[None]],
        *,
        is_existing: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        title = "Add existing signing key" if is_existing else "Make signing key"
        title = f"{title} {name}".rstrip()
        verb = "Add key" if is_existing else "Make key"
        super().__init__(theme, "signing_key_dialog", title, verb, parent)
        self._save = save
        self._verb = verb
        self._is_existing = is_existing
        self.hint.setText(_EXISTING if is_existing else _NEW)
        self.name = self._field("signing_key_name", "Name of the key", name)
        self.name.setPlaceholderText("wallet")
        self.name.setProperty("face", "code")
        self.name.setVisible(not name)
        self.private_key = self._field("private_key", "Private key, hidden")
        self.private_key.setEchoMode(QLineEdit.EchoMode.Password)
        self.private_key.setMaxLength(LONGEST_KEY)
        self.private_key.setVisible(is_existing)
        self._note = words_label(level="small", tone="dim")
        self._note.setObjectName("private_key_note")
        self.key_type = Segments(tuple(TYPE_NAMES.values()), "signing_key_type", self)
        self.key_type.chosen.connect(lambda _: self._follow())
        self._type_note = words_label(level="small", tone="dim")
        self._lay_out_form(has_name=bool(name))
        for edit in (self.name, self.private_key):
            edit.textChanged.connect(self._follow)
            edit.returnPressed.connect(self.go.click)
        self._follow()
        first = self.private_key if is_existing else self.go
        (first if name else self.name).setFocus()

    def on_go(self) -> None:
        """Make or keep it, then close."""
        self.work(self._keep())

    def done(self, code: int) -> None:
        """The field forgets the key with the dialog."""
        self.private_key.clear()
        super().done(code)

    def set_busy(self, is_busy: bool) -> None:
        """While it is being kept nothing can be changed."""
        for part in (self.name, self.private_key, self.key_type):
            part.setEnabled(not is_busy)
        set_words(self.go, "Saving…" if is_busy else self._verb)
        self.go.setEnabled(not is_busy)

    async def _keep(self) -> None:
        from tooldesk.signing.key_types import KeyType

        key_type = KeyType(list(TYPE_NAMES)[self.key_type.current()])
        await self._save(KeyDraft(self.name.text().strip(), key_type, self.private_key.text()))
        self.accept()

    def _follow(self) -> None:
        words, may_be_key = form_of_typed(self.private_key.text())
        self._note.setText(words)
        set_variant(self._note, "tone", "dim" if may_be_key or not words else "warn")
        self._type_note.setText(_TYPE_NOTES[self.key_type.current()])
        is_whole = may_be_key or not self._is_existing
        self.go.setEnabled(bool(self.name.text().strip()) and is_whole)

    def _field(self, name: str, spoken: str, text: str = "") -> QLineEdit:
        edit = QLineEdit(text, self)
        edit.setObjectName(name)
        edit.setAccessibleName(spoken)
        return edit

    def _lay_out_form(self, *, has_name: bool) -> None:
        named = [] if has_name else [("Name", self.name)]
        key = [("Private key", self.private_key), ("", self._note)] if self._is_existing else []
        form = form_of(*named, *key, ("Type", self.key_type), ("", self._type_note))
        self.lay_out((form, 4))
