"""SecretFlows: from a pressed button over its dialog to what was done; none blocks the window."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from tooldesk.counted import counted
from tooldesk_ui.secrets.secret_clipboard import SecretClipboard
from tooldesk_ui.secrets.secret_work import SecretWork
from tooldesk_ui.theme import Theme
from tooldesk_ui.widgets.dialogs.dialog import ConfirmDialog, answer_of
from tooldesk_ui.widgets.dialogs.flows import Flows

if TYPE_CHECKING:
    from tooldesk.execution.permissions.grant import Grant
    from tooldesk.secret_vault.overview import VariableOverview
    from tooldesk.secret_vault.places import ValuePlace
    from tooldesk_ui.secrets.dialogs.set_dialog import SecretDraft, SetDialog

NO_COPY = "It can't be brought back: nothing keeps a copy."
CLEARED_AFTER = "the clipboard is cleared in 30 s"


class SecretFlows(Flows):
    """What is done with variables; `made` tells which has got a value.

    Signals:
        place_wanted(str, int): the file of this path shall be opened at this line.
    """

    place_wanted = Signal(str, int)

    def __init__(self, theme: Theme, clipboard: SecretClipboard, parent: QWidget) -> None:
        super().__init__(theme, parent)
        self._clipboard = clipboard
        self._one_at_a_time = asyncio.Lock()

    async def set_value(self, work: SecretWork, shown: VariableOverview, kind: str = "") -> None:
        """Ask for a value; `kind` is the place it shall be for, else the one that is used."""
        used = used_place(shown)
        kind = kind or (used.kind if used is not None else "global")
        replaces = any(place.kind == kind and place.has_value for place in shown.places)
        make = partial(self._set_dialog, work, shown.name, kind == "workspace", replaces)
        await self._keep(make, work.save, "{} is set.")

    async def add(self, work: SecretWork) -> None:
        """Ask for a name and a value."""
        make = partial(self._set_dialog, work, "", False, False)
        await self._keep(make, work.save, "{} is set.")

    async def delete(self, work: SecretWork, shown: VariableOverview, kind: str = "") -> None:
        """Ask whether a value shall be forgotten, naming what breaks."""
        places = [place for place in shown.places if place.kind == kind]
        place = places[0] if places else used_place(shown)
        if place is None:
            return
        whose = "this workspace" if place.kind == "workspace" else "all workspaces"
        lost = f"The value for {whose} is forgotten. {NO_COPY}"
        dialog = ConfirmDialog(
            self._theme,
            "delete_dialog",
            f"Delete {shown.name}?",
            "Delete",
            lost,
            shown.breaks_without(place),
            partial(work.delete, place),
            self._parent,
        )
        await self._confirm(dialog, f"{shown.name} is deleted for {whose}.")

    async def take_back(self, work: SecretWork, consent: Grant) -> None:
        """Have a tool ask before it gets something again."""
        await work.take_back(consent)
        self.said.emit(f"{consent.tool_name} asks again.")
        self.changed.emit()

    async def test(self, work: SecretWork, shown: VariableOverview) -> None:
        """Try the value with a small call."""
        from tooldesk_ui.secrets.dialogs.check_dialog import CheckDialog

        dialog = CheckDialog(
            self._theme,
            shown.name,
            work.users_of(shown),
            partial(work.arguments_of, name=shown.name),
            work.check,
            self._parent,
        )
        await answer_of(dialog)
        self.changed.emit()

    async def copy(self, work: SecretWork, shown: VariableOverview) -> None:
        """Put the value on the clipboard for a while.

        Raises:
            SecretUnavailableError: it can't be read.
        """
        value = await work.value(shown.name)
        if value is not None:
            self._clipboard.copy(value)
            self.said.emit(f"{shown.name} is copied; {CLEARED_AFTER}.")

    def copy_part(self, text: str) -> None:
        """Put what was chosen of a revealed value on the clipboard for a while."""
        self._clipboard.copy(text)
        self.said.emit(f"It is copied; {CLEARED_AFTER}.")

    async def find_leaks(self, work: SecretWork) -> None:
        """Look for values in files."""
        from tooldesk_ui.secrets.dialogs.leak_dialog import LeakDialog

        dialog = LeakDialog(self._theme, work.leak_roots(), work.find_leaks, self._parent)
        dialog.place_wanted.connect(self.place_wanted)
        await answer_of(dialog)

    async def import_file(
        self, work: SecretWork, path: Path, otherwise: Callable[[], object] | None = None
    ) -> None:
        """Show what a file holds, keep what is chosen, and offer to rewrite the file.

        Of several files that are brought at once, each is shown when the one before is done with.
        `otherwise` is called in its place where a file of JSON has no variables.

        Raises:
            ImportSourceError: it can't be read as such a file.
        """
        async with self._one_at_a_time:
            await self._import_file(work, path, otherwise)

    async def hand_on(self, paths: list[Path], take: Callable[[list[Path]], object]) -> None:
        """Have another screen take these once every file of secrets is done with."""
        async with self._one_at_a_time:
            if paths:
                take(paths)

    async def _import_file(
        self, work: SecretWork, path: Path, otherwise: Callable[[], object] | None
    ) -> None:
        from tooldesk_ui.secrets.dialogs.import_dialog import ImportDialog

        source, found = await work.read_file(path)
        if otherwise is not None and source.is_json and not found:
            otherwise()
            return
        dialog = ImportDialog(self._theme, work.vault, source, found, self._parent)
        await answer_of(dialog)
        self.changed.emit()
        count = dialog.stored_count
        words = [f"{counted(count, 'secret')} stored."] * bool(count)
        words += [f"{path.name} holds references now."] * dialog.is_rewritten
        if words:
            self.said.emit(" ".join(words))

    async def open_file(self, work: SecretWork) -> None:
        """Ask for the passphrase of the encrypted file, or for one to make it with."""
        from tooldesk_ui.secrets.dialogs.passphrase_dialog import ask_passphrase

        await ask_passphrase(self._theme, work.vault, self._parent)
        self.changed.emit()

    def _set_dialog(
        self,
        work: SecretWork,
        name: str,
        is_for_workspace: bool,
        replaces: bool,
        save: Callable[[SecretDraft], Awaitable[None]],
    ) -> SetDialog:
        from tooldesk_ui.secrets.dialogs.set_dialog import SetDialog

        vault = work.vault
        return SetDialog(
            self._theme,
            name,
            save,
            vault.keyring_status,
            is_for_workspace=is_for_workspace,
            replaces=replaces,
            has_file=vault.has_encrypted_file,
            parent=self._parent,
        )


def used_place(shown: VariableOverview) -> ValuePlace | None:
    """The stored value that calls get, if they get a stored one."""
    return next((place for place in shown.places if place.is_used and place.key), None)
