"""DefinitionPart: what all parts of a tool's definition have in common."""

from __future__ import annotations

from pydantic import BaseModel, ConfigDict


class DefinitionPart(BaseModel):
    """Immutable, and no unknown keys: a misspelt one is an error, not ignored."""

    model_config = ConfigDict(frozen=True, extra="forbid", defer_build=True)
