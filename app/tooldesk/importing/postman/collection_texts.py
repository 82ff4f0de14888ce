"""CollectionTexts: the texts of a collection as templates; their {{variables}} as our own."""

from __future__ import annotations

import re
from typing import Any

from tooldesk.importing.json_parts import objects_of, words_of
from tooldesk.importing.kept_variables import KeptVariables
from tooldesk.importing.request_draft import variable_name
from tooldesk.late_pattern import late_pattern
from tooldesk.tools.credentials import is_credential
from tooldesk.tools.tool_result import JsonObject, JsonValue

PLACE = late_pattern(r"\{\{([^{}]{1,200}+)\}\}")
"""A variable of Postman."""

_LIKE_OURS = late_pattern(r"\{([A-Za-z_][\w.-]*+)\}", re.ASCII)
_DEEPEST = 5
_LONGEST_URL = 4_000


class CollectionTexts:
    """One for a collection.

    Attributes:
        kept: The credentials that stood in it.
    """

    def __init__(self, title: str, variables: JsonValue) -> None:
        self._prefix = variable_name(title[:20]) if title else "POSTMAN"
        self.kept = KeptVariables(self._prefix)
        self._values = {
            str(each["key"]): each
            for each in objects_of(variables)
            if isinstance(each.get("key"), str)
        }
        self._names: dict[str, str] = {}
        self._declared: dict[str, JsonObject] = {}

    def template(self, name: str, text: str) -> str:
        """A text as a template; `name` is that of its header, field or parameter."""
        pieces: list[str] = []
        start = 0
        for found in PLACE.finditer(text):
            pieces.append(_literal(text[start : found.start()]))
            pieces.append(f"${{{self.variable(found[1].strip())}}}")
            start = found.end()
        pieces.append(_literal(text[start:]))
        return self.kept.in_place_of(name, "".join(pieces))

    def value(self, name: str, value: JsonValue) -> Any:
        """A JSON value with all of its texts as templates."""
        match value:
            case str():
                return self.template(name, value)
            case list():
                return [self.value("", each) for each in value]
            case dict():
                return {key: self.value(key, each) for key, each in value.items()}
        return value

    def secret(self, name: str, text: str) -> str:
        """The variable that stands for a text which is a credential, or names one."""
        found = PLACE.fullmatch(text.strip())
        if found is not None:
            return self.variable(found[1].strip(), is_secret=True)
        return self.kept.name_for(name, text)

    def variable(self, name: str, *, is_secret: bool = False) -> str:
        """The variable that stands for one of the collection."""
        if name in self._names:
            return self._names[name]
        made = base = variable_name(self._prefix, name)
        number = 2
        while made in self.kept.used:
            made, number = f"{base}_{number}", number + 1
        self._names[name] = made
        entry = self._values.get(name, {})
        value = entry.get("value")
        text = value if isinstance(value, str) else ""
        self._declared[made] = {"name": made, "description": f"{{{{{name[:80]}}}}} of Postman."}
        self.kept.used.append(made)
        if not text or PLACE.search(text):
            return made
        if is_secret or entry.get("type") == "secret" or is_credential(name, text):
            self.kept.values[made] = text
        else:
            self._declared[made]["default"] = text
        return made

    def declared(self, name: str) -> JsonObject:
        """What a tool's file says of a variable."""
        return self._declared.get(name, {"name": name})

    def beginning(self, text: str) -> str:
        """A URL in which the variable that it begins with is filled in; a host stays one."""
        for _ in range(_DEEPEST):
            found = PLACE.match(text)
            value = words_of(self._values.get(found[1].strip(), {}).get("value")) if found else ""
            if found is None or not value or len(text) > _LONGEST_URL:
                break
            text = value.rstrip("/") + text[found.end() :]
        if "://" in text.partition("?")[0]:
            return text
        return f"https://{text}" if PLACE.match(text) else f"http://{text}"


def _literal(text: str) -> str:
    """Text of which nothing is taken for an argument or a variable of ours."""
    return _LIKE_OURS.sub(r"{{\1}}", text)
