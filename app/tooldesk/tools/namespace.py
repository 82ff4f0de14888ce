"""Namespace: the group that a tool stands in where an API has groups of tools."""

from __future__ import annotations

from pydantic import Field

from tooldesk.tools.definition_part import DefinitionPart


class Namespace(DefinitionPart):
    """A group of tools, as OpenAI's Responses API has them; tools that say one name are in one."""

    name: str = Field(pattern=r"^[A-Za-z0-9_-]{1,128}$")
    """What the model calls the group. A tool in it is called "NAME.tool" here, so that it stays
    apart from others; the group's name and dot are left out in such an export."""

    description: str = ""
    """What the model reads of the group as a whole."""
