"""Offers: what a person can do from inside a lane, beyond copying."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from tooldesk.calling.tool_calling import ToolCalling


@dataclass(frozen=True, slots=True)
class Offers:
    """Handed down to the details, which make buttons of them."""

    run: Callable[[ToolCalling], None]
    """Runs a call because a person said so."""

    open_selection_settings: Callable[[], None]
    """Shows by what names are judged."""

    set_secret: Callable[[str], None]
    """Goes to where the variable of this name can be set."""

    unlock_keyring: Callable[[ToolCalling], None]
    """Has the system ask for the keyring's password, and runs a call once it is open."""

    make_signing_key: Callable[[str], None]
    """Goes to where the signing key of this name can be made."""

    show_limits: Callable[[str], None]
    """Goes to where the limit of the tool of this name is shown."""

    open_place: Callable[[str, int], None]
    """Opens the file of this path in the person's editor, at this line."""
