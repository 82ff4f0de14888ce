"""ToolVersions: what each tool was like that calls ran with, kept once for all of these calls.

A version is a definition with all that it does not leave to a default; its code is in other files.
"""

from __future__ import annotations

import hashlib
from sqlite3 import Connection

from tooldesk.redaction.redactor import Redactor
from tooldesk.storage.packed_json import pack, unpack
from tooldesk.storage.statements import (
    ADD_VERSION,
    FORGET_CALL,
    FORGET_VERSION,
    VERSION_OF_CALL,
    VERSION_OF_DIGEST,
)
from tooldesk.storage.stored_json import canonical_json
from tooldesk.tools.credentials import find_values, plain_credentials
from tooldesk.tools.tool_definition import ToolDefinition
from tooldesk.tools.tool_result import JsonObject

_DIGEST_BYTES = 16


class ToolVersions:
    """Writes them down; what was computed of a definition, which never changes, is remembered."""

    def __init__(self, redactor: Redactor) -> None:
        self._redactor = redactor
        self._known: dict[str, tuple[ToolDefinition, bytes, JsonObject]] = {}
        self._written: dict[str, ToolDefinition] = {}

    def number_of(self, connection: Connection, definition: ToolDefinition) -> int | None:
        """The row of exactly this definition, which is written where there is none yet.

        None for one that holds a secret, or of which nobody knows whether it does.
        """
        digest, fields = self._digest_of(definition)
        # asked each time: the last call of it may be forgotten, by another process too
        row = connection.execute(VERSION_OF_DIGEST, (digest,)).fetchone()
        if row is None:
            if self._redactor.blind_because is not None or self._holds_secret(fields):
                return None
            row = connection.execute(ADD_VERSION, (digest, pack(fields))).fetchone()
        self._written[definition.name] = definition
        number: int = row[0]
        return number

    def known_digest(self, definition: ToolDefinition) -> bytes | None:
        """The digest of a definition that this program has found or written; None of another."""
        is_there = self._written.get(definition.name) is definition
        return self._digest_of(definition)[0] if is_there else None

    def _digest_of(self, definition: ToolDefinition) -> tuple[bytes, JsonObject]:
        known = self._known.get(definition.name)
        if known is None or known[0] is not definition:
            fields = fields_of(definition)
            digest = hashlib.sha256(canonical_json(fields).encode()).digest()[:_DIGEST_BYTES]
            known = self._known[definition.name] = (definition, digest, fields)
        return known[1:]

    def _holds_secret(self, fields: JsonObject) -> bool:
        is_plain = any(plain_credentials(fields)) or bool(find_values(canonical_json(fields)))
        return is_plain or self._redactor.holds_secret(fields)


def fields_of(definition: ToolDefinition) -> JsonObject:
    """What a definition says, also where its file leaves the permission to the kind of source."""
    fields = definition.model_dump(mode="json", exclude_defaults=True)
    fields["source"]["kind"] = definition.source.kind
    return {**fields, "permission": definition.permission.value}


def fields_of_call(connection: Connection, number: int) -> JsonObject | None:
    """What the tool of a call was like when it ran; None where that was not kept."""
    row = connection.execute(VERSION_OF_CALL, (number,)).fetchone()
    try:
        fields = unpack(row[0]) if row else None
    except ValueError:
        return None
    return fields if isinstance(fields, dict) else None


def forget_call(connection: Connection, number: int) -> None:
    """Delete a call's row, and with the last one of a version that version."""
    for (version,) in connection.execute(FORGET_CALL, (number,)).fetchall():
        if version is not None:
            connection.execute(FORGET_VERSION, (version,))
