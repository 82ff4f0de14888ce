"""CommandEntry: what is known of a command before its screen is made. No Qt."""

from __future__ import annotations

import re
from collections.abc import Mapping

from tooldesk.frozen_record import frozen_record

OBJECT = "{}"

_LETTER_BEHIND = re.compile(r"\(&.\)")
"""Where a language writes none of the letters that keys have."""


@frozen_record
class CommandEntry:
    """One line of a screen's table."""

    id: str
    """Its object name and its key in the window's state."""

    title: str
    """What menus and palette say: "&Remove tool {}", with its letter and its object's place."""

    words: str = ""
    """What its button says; else the title without the object."""

    hint: str = ""
    """What it does, for the tool tip."""

    icon: str = ""
    """The name of its icon."""

    shortcut: str = ""
    """Its keys as they come; several are parted by "; "."""

    role: str = "text"
    """The colour role of the icon."""

    part: str = ""
    """The part of the screen that it belongs to, of which only one listens to keys at a time."""

    is_local: bool = False
    """Whether that is the one with the focus; else it is the one that is to be seen."""

    is_for_shown: bool = False
    """Whether it acts on what the screen shows, so that no other screen offers it."""

    is_checkable: bool = False
    """Whether it is on or off."""

    @property
    def travels(self) -> bool:
        """Whether other screens may offer it, by going to its own."""
        return not self.is_for_shown and OBJECT not in self.title


Groups = tuple[tuple[CommandEntry, ...], ...]
"""What stands between the separators of a menu."""

CommandTable = Mapping[str, Groups]
"""The commands of a screen by the menu they stand in: "tool", "run" or another one."""


def without_object(title: str) -> str:
    """A title while there is nothing that it is about: "Copy result of {}" is "Copy result"."""
    kept = title.replace(OBJECT, "").replace("  ", " ")
    return kept.replace(" of …", "…").replace(" …", "…").removesuffix(" of ").strip()


def plain(title: str) -> str:
    """A title without its letter or dots, as it is read and searched."""
    bare = _LETTER_BEHIND.sub("", title).replace("&&", "\0").replace("&", "").replace("\0", "&")
    return bare.removesuffix("…")


def plain_words(title: str) -> str:
    """What a button says of a title: no letter, but the dots that promise a question."""
    return _LETTER_BEHIND.sub("", title).replace("&", "")
