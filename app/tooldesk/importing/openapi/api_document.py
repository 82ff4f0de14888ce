"""ApiDocument: an OpenAPI document and what its references stand for; none leads out of it."""

from __future__ import annotations

import re
from typing import Any
from urllib.parse import unquote

from tooldesk.errors import DefinitionError
from tooldesk.late_pattern import late_pattern
from tooldesk.tools.tool_result import JsonObject, JsonValue

_MOST_STEPS = 20
"""References that may follow each other before something real comes."""

_VERSION = late_pattern(r"3\.(\d++)(?:\.\d++)?(?:-.*+)?", re.DOTALL)


class ApiDocument:
    """A whole document.

    Attributes:
        root: The document.
        version: As it says: "3.1.0".
        url: Where it was fetched, which relative servers count from; "" where that isn't known.
    """

    def __init__(self, root: JsonObject, url: str = "") -> None:
        """The document is not read before it is asked for something.

        Raises:
            DefinitionError: it is of a version that is not read here.
        """
        self.root = root
        self.url = url
        self.version = str(root.get("openapi", root.get("swagger", "")))
        if not _VERSION.fullmatch(self.version):
            raise DefinitionError(
                f"It is version {self.version[:20]!r} of OpenAPI; 3.0, 3.1 and 3.2 can be read",
                next_step="Convert it to OpenAPI 3, for example with Swagger Editor.",
            )

    def target(self, reference: str) -> JsonValue:
        """What a reference within the document points at; None where there is nothing."""
        if not reference.startswith("#"):
            return None
        found: Any = self.root
        for step in reference[1:].split("/")[1:]:
            key = unquote(step).replace("~1", "/").replace("~0", "~")
            if isinstance(found, dict):
                found = found.get(key)
            elif isinstance(found, list) and key.isdecimal() and int(key[:9]) < len(found):
                found = found[int(key[:9])]
            else:
                return None
        return found

    def resolved(self, node: JsonValue) -> JsonObject:
        """An object itself, or what its references lead to; empty where that is none."""
        for _ in range(_MOST_STEPS):
            if not isinstance(node, dict):
                return {}
            reference = node.get("$ref")
            if not isinstance(reference, str):
                return node
            node = self.target(reference)
        return {}


def not_there(reference: str) -> str:
    """What is said of a reference that leads nowhere, or out of the document."""
    return f"{reference[:120]} is not in the document and not fetched; left out"
