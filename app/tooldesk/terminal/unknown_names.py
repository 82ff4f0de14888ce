"""unknown_name: what to say of a name that is not there; the same words in every command."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from tooldesk.calling.naming.likeness import most_alike
from tooldesk.terminal.input_output import UsageFaultError

if TYPE_CHECKING:
    from tooldesk.bootstrap import App
    from tooldesk.tools.tool_definition import ToolDefinition

MOST_NAMED = 3
"""How many of the nearest names are told."""


def unknown_name(kind: str, wanted: str, names: Iterable[str]) -> str:
    """That there is no such thing, and the names most like it; `kind` is such as "tool"."""
    nearest = [name for name, _ in most_alike(wanted, list(dict.fromkeys(names)), MOST_NAMED)]
    if not nearest:
        return f"No {kind} is called {wanted!r}. There is none at all."
    listed = nearest[0] if len(nearest) == 1 else f"{', '.join(nearest[:-1])} and {nearest[-1]}"
    return f"No {kind} is called {wanted!r}. The nearest: {listed}."


def tools_named(app: App, names: Iterable[str]) -> list[ToolDefinition]:
    """The tools of these names.

    Raises:
        UsageFaultError: one of them is not there.
    """
    tools = {each.name: each for each in app.registry.definitions()}
    wanted = list(names)
    unknown = [unknown_name("tool", name, tools) for name in wanted if name not in tools]
    if unknown:
        raise UsageFaultError(" ".join(unknown))
    return [tools[name] for name in wanted]
