"""Soundness: whether the schemas of a document can be checked against, each part looked at once."""

from __future__ import annotations

from functools import cache

from tooldesk.calling.schema.soundness import check_schema
from tooldesk.errors import DefinitionError
from tooldesk.tools.tool_result import JsonObject


class Soundness:
    """Remembers what was found of $defs, which many operations of a document share."""

    def __init__(self) -> None:
        self._known: dict[frozenset[str], str] = {}

    def fault_of(self, schema: JsonObject) -> str:
        """Why nothing can be checked against a schema, and what to do; "" where it can."""
        definitions = schema.get("$defs")
        if not isinstance(definitions, dict):
            return _fault(schema)
        # a document has one schema of a name, or none where there are too many
        names = frozenset(name for name, each in definitions.items() if each != {})
        if names not in self._known:
            references = {name: {"$ref": f"#/$defs/{name}"} for name in definitions}
            whole = {"type": "object", "properties": references, "$defs": dict(definitions)}
            self._known[names] = _fault(whole)
        shell = {**schema, "$defs": {name: {} for name in definitions}}
        return self._known[names] or _fault(shell)


@cache
def is_pattern(text: str) -> bool:
    """Whether a text is a regular expression as JSON Schema has them."""
    return not _fault({"pattern": text})


def _fault(schema: JsonObject) -> str:
    try:
        check_schema(schema)
    except DefinitionError as error:
        return f"{error.message} {error.next_step}"
    return ""
