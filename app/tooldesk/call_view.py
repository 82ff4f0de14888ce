"""CallView: what narrows a list of past calls, as a person chose and perhaps named it."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field

ViewName = Annotated[str, Field(pattern=r"^\S(.{0,58}\S)?$")]
"""One line of at most 60 characters, without spaces at its ends."""

Words = Annotated[str, Field(max_length=10_000)]

_OUTCOMES_IN_WORDS = {"ok": "passed", "error": "failed"}

UNREADABLE = "(unreadable call)"
"""What a person reads in the place of a tool's name where a call could not be read."""

_TOOLS_IN_WORDS = {"__format_error__": UNREADABLE}


def outcome_words(outcome: str) -> str:
    """What a person reads of an outcome, as the window, stages and scenarios say it."""
    return _OUTCOMES_IN_WORDS.get(outcome, outcome)


def tool_words(tool_name: str) -> str:
    """What a person reads in the place of the name that the history keeps of a tool."""
    return _TOOLS_IN_WORDS.get(tool_name, tool_name)


def tool_of_words(words: str) -> str:
    """The name that is kept of what a person read in its place."""
    return next((name for name, told in _TOOLS_IN_WORDS.items() if told == words), words)


class CallView(BaseModel):
    """What a call has to be like; "" is whatever it may be. Relative times stay relative."""

    model_config = ConfigDict(frozen=True, extra="ignore")

    tool: Words = ""
    """The selected tool, or the written name when none was."""

    outcome: Words = ""
    """As the history keeps it, or "failed" for whatever ended and did not pass."""

    stage: Words = ""
    """The stage that it did not get through."""

    dialect: Words = ""
    """The dialect it was written in."""

    time: str = Field(default="", pattern=r"^(|hour|day|week|month|\d{4}-\d\d-\d\d)$")
    """How long ago it began at most, or the day here on which it did."""

    workspace: Words = ""
    """The folder of its workspace, "*" for all of them; "" is the one that is open."""

    words: Words = ""
    """What stands in its text, names, arguments or result."""

    @classmethod
    def fitting(cls, choices: Mapping[str, str]) -> CallView:
        """What narrows by these; one that does not fit is whatever it may be."""
        fitting: dict[str, str] = {}
        for kind, choice in choices.items():
            with suppress(ValueError):
                fitting |= cls(**{kind: choice}).model_dump(exclude_defaults=True)
        return cls(**fitting)

    @property
    def named_tool(self) -> str:
        """The tool that it names; "" for none, and for what stands where there is none."""
        return "" if self.tool in _TOOLS_IN_WORDS else self.tool

    @property
    def meaning(self) -> str:
        """All of it on one line; "" for every call."""
        chosen = self.model_dump(exclude_defaults=True)
        if self.outcome:
            chosen["outcome"] = outcome_words(self.outcome)
        if self.tool:
            chosen["tool"] = tool_words(self.tool)
        words = (f"{kind} {choice}" for kind, choice in chosen.items())
        return ", ".join("all workspaces" if each == "workspace *" else each for each in words)
