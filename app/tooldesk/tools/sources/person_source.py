"""PersonSource: nothing runs, a person answers each call."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from tooldesk.tools.definition_part import DefinitionPart


class PersonSource(DefinitionPart):
    """A tool that is only described, as imported specs are: whoever sits there gives its result.

    What they write is the result as text, or as structured JSON where it is an object or an array.
    """

    kind: Literal["person"]
    """Tells this source from the other kinds."""

    instructions: str = Field(default="", max_length=2_000)
    """What the person is told besides the arguments."""

    @property
    def placeholders(self) -> frozenset[str]:
        """Arguments that the source names; a person is shown them all."""
        return frozenset()

    @property
    def variables(self) -> frozenset[str]:
        """Variables that the source names; a person has none."""
        return frozenset()
