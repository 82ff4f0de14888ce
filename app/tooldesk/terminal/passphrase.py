"""How a terminal asks for what nobody may see: values, and the encrypted file's passphrase."""

from __future__ import annotations

import getpass
import os
import sys
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from tooldesk.secret_vault.passphrase import PASSPHRASE_VARIABLE
from tooldesk.terminal.input_output import UsageFaultError, tell
from tooldesk.terminal.keyboard import typed

if TYPE_CHECKING:
    from tooldesk.secret_vault.vault import SecretVault


async def read_hidden(prompt: str) -> str:
    """A line that is typed without being shown, or all of standard input when that is no terminal.

    Raises:
        UsageFaultError: there is none, or it is no text.
    """
    return await typed(lambda: _hidden(prompt))


def _hidden(prompt: str) -> str:
    if sys.stdin.isatty():
        try:
            return getpass.getpass(prompt)
        except EOFError as error:
            raise UsageFaultError("Nothing was typed.") from error
    # kept, for this is a thread that an interrupted program ends with: Python aborts where the last
    # one who knows the stream lets go of it, and somebody still reads from its buffer
    stream = sys.stdin
    given = stream.buffer.read()
    try:
        text = given.decode("utf-8")
    except UnicodeDecodeError:
        raise UsageFaultError("Standard input is no text in UTF-8.") from None
    return text.removesuffix("\n").removesuffix("\r")


def passphrase_prompt(vault: SecretVault) -> Callable[[], Awaitable[str | None]]:
    """Asks for the passphrase; twice when it makes a new file."""

    def ask() -> str | None:
        given = os.environ.get(PASSPHRASE_VARIABLE)
        if given is not None or not sys.stdin.isatty():
            return given
        if vault.has_encrypted_file:
            return getpass.getpass("Passphrase of the encrypted secrets: ")
        new = getpass.getpass("New passphrase for the encrypted secrets: ")
        if getpass.getpass("The same again: ") != new:
            tell("The two differ.")
            return None
        return new

    return lambda: typed(ask)
