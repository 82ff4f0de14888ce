"""Variables: the names that stand for credentials of a pasted command."""

from __future__ import annotations

import hashlib
import secrets

from tooldesk.late_pattern import late_pattern
from tooldesk.tools.credentials import find_values, is_credential
from tooldesk.tools.sources.template import parse_template

_NOT_IN_NAMES = late_pattern(r"\W++")
_SAYS_NOTHING = late_pattern(r"^(?:X_)?(?:AUTHORIZATION$)?")


class Variables:
    """Gives each credential a name after the host and what it is; equal ones share it.

    Attributes:
        used: Every variable that the tool needs, in order.
        pasted: Those whose value stood in the command.
        values: Variable → that value, where these are wanted for the keyring. Never shown.
    """

    def __init__(self, prefix: str, *, keeps_values: bool = False) -> None:
        self._prefix = prefix.upper()
        self._salt = secrets.token_bytes(16)
        self._names: dict[bytes, str] = {}
        self.used: list[str] = []
        self.pasted: list[str] = []
        self.values: dict[str, str] = {}
        self._keeps_values = keeps_values

    def in_place_of(self, name: str, text: str) -> str:
        """The text, its credentials replaced by variables; `name` is that of header or field."""
        self._note(text)
        if is_credential(name, text):
            scheme, space, credential = text.partition(" ")
            if space and scheme.isalpha() and " " not in credential:
                return f"{scheme} {self.made(name, credential)}"
            found = find_values(text)
            if not found:
                return self.made(name, text)
        for value in find_values(text):
            text = text.replace(value, self.made(name, value))
        return text

    def made(self, name: str, value: str) -> str:
        """A template that stands for a value."""
        return f"${{{self.name_for(name, value)}}}"

    def name_for(self, name: str, value: str) -> str:
        """The variable that stands for a value; one that the command named itself stays it."""
        place = parse_template(value).lone_place
        if place is not None and place.is_variable:
            self._use(place.name)
            return place.name
        known = hashlib.blake2b(value.encode("utf-8", "replace"), key=self._salt).digest()
        if known not in self._names:
            self._names[known] = self._free(name)
            self.pasted.append(self._names[known])
            if self._keeps_values:
                self.values[self._names[known]] = value
        self._use(self._names[known])
        return self._names[known]

    def _free(self, name: str) -> str:
        word = _NOT_IN_NAMES.sub("_", name).strip("_").upper()
        word = _SAYS_NOTHING.sub("", word) or "TOKEN"
        made = f"{self._prefix}_{word}"
        number = 2
        while made in self.used:
            made = f"{self._prefix}_{word}_{number}"
            number += 1
        return made

    def _note(self, text: str) -> None:
        for place in parse_template(text).places:
            if place.is_variable:
                self._use(place.name)

    def _use(self, name: str) -> None:
        if name not in self.used:
            self.used.append(name)
