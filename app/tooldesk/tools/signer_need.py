"""SignerNeed: a tool's declaration that a key must sign for it; never the key itself."""

from __future__ import annotations

from pydantic import Field

from tooldesk.tools.definition_part import DefinitionPart
from tooldesk.tools.permission import Permission


class SignerNeed(DefinitionPart):
    """Which key signs for a tool, and whether each signature waits for a person's yes."""

    key: str = Field(pattern=r"^[A-Za-z_][A-Za-z0-9_]*$")
    """Name of the signing key in the keyring."""

    permission: Permission = Permission.ASK
    """Whether signatures are made at once, after a yes, or never."""
