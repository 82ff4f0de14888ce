"""exported_names: what each tool is called where fewer characters may stand in a name."""

from __future__ import annotations

import re
from collections.abc import Iterable

from tooldesk.frozen_record import frozen_record


@frozen_record
class NameRule:
    """How an API takes the name of a tool."""

    characters: str
    """What may stand in it, as the inside of a class of a regular expression."""

    longest: int
    """Characters of it."""

    first: str = ""
    """What it may begin with, where that is less."""

    def legal(self, name: str) -> str:
        """The name as it is allowed, or one that is near to it."""
        legal = re.sub(f"[^{self.characters}]", "_", name)
        if self.first and re.match(f"[{self.first}]", legal) is None:
            legal = f"_{legal}"
        return legal[: self.longest]


SHORT_NAME = NameRule("A-Za-z0-9_-", 64)
"""Source: OpenAI API reference, "Create chat completion", parameter tools."""

PLAIN_NAME = NameRule("A-Za-z0-9_-", 128)
"""Source: OpenAI's "Create a model response", Anthropic's "Create a Message"."""

GEMINI_NAME = NameRule("A-Za-z0-9_.:-", 128, first="A-Za-z_")
"""Source: Gemini API, FunctionDeclaration."""

MCP_NAME = NameRule("A-Za-z0-9_.-", 128)
"""Source: Model Context Protocol, tools, "Tool names". Every tool of ours has such a one."""


def exported_names(names: Iterable[str], rule: NameRule = SHORT_NAME) -> dict[str, str]:
    """Own name → exported name, of every tool of a registry, each another one.

    A name that is allowed stays what it is, so that what a model calls by it can't be the tool of
    another name, which was changed into it.
    """
    own = list(dict.fromkeys(names))
    legal = {name: rule.legal(name) for name in own}
    exported = {name: name for name in own if legal[name] == name}
    taken = set(exported)
    for name in own:
        if name not in exported:
            exported[name] = _free(legal[name], taken, rule.longest)
            taken.add(exported[name])
    return {name: exported[name] for name in own}


def ways_back(names: Iterable[str]) -> dict[str, str]:
    """Exported name → own name, whatever API it was exported for; none that could be two."""
    own = list(names)
    found: dict[str, str] = {}
    doubtful: set[str] = set()
    for rule in (SHORT_NAME, PLAIN_NAME, GEMINI_NAME):
        for name, exported in exported_names(own, rule).items():
            if exported != name and found.setdefault(exported, name) != name:
                doubtful.add(exported)
    return {exported: name for exported, name in found.items() if exported not in doubtful}


def _free(legal: str, taken: set[str], longest: int) -> str:
    free, number = legal, 2
    while free in taken:
        ending = f"_{number}"
        free, number = legal[: longest - len(ending)] + ending, number + 1
    return free
