"""Namespaces: the groups that exported tools stand in, and what becomes of them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from tooldesk.exporting.finding import Finding, Fix, Verdict
from tooldesk.exporting.spec_format import SpecFormat
from tooldesk.specs.exported_names import exported_names
from tooldesk.tools.namespace import Namespace
from tooldesk.tools.tool_definition import ToolDefinition

_PLACE = "/namespace"


class Namespaces:
    """The groups of the tools of one export."""

    def __init__(self, definitions: Iterable[ToolDefinition], form: SpecFormat) -> None:
        self._form = form
        self._first: dict[str, tuple[str, Namespace]] = {}
        within: dict[str, dict[str, str]] = {}
        for each in definitions:
            if (group := each.namespace) is not None:
                self._first.setdefault(group.name, (each.name, group))
                within.setdefault(group.name, {})[each.name] = _inner(each.name, group.name)
        self._inner: dict[str, str] = {}
        for names in within.values():
            # a tool that is called without the group has the name first
            kept = {own: own if short in names else short for own, short in names.items()}
            legal = exported_names(kept.values(), form.names)
            self._inner |= {own: legal[short] for own, short in kept.items()}

    def name_of(self, definition: ToolDefinition, name: str) -> tuple[str, str]:
        """What a tool is called in its group, and by all of its name; `name` outside of one."""
        group = definition.namespace
        if group is None or not self._form.has_namespaces:
            return name, name
        inner = self._inner[definition.name]
        return inner, f"{group.name}.{inner}"

    def findings(self, definition: ToolDefinition) -> Iterator[Finding]:
        """What of a tool's group does not go out as it stands."""
        group, name = definition.namespace, definition.name
        if group is None:
            return
        if not self._form.has_namespaces:
            words = f"{self._form.title} has no groups of tools; {group.name} is left out"
            yield Finding(name, _PLACE, Verdict.PASS, words)
            return
        first, written = self._first[group.name]
        place = f"{_PLACE}/description"
        if written.description != group.description:
            words = f"{group.name} is described by {first}; what stands here is left out"
            yield Finding(name, place, Verdict.WARN, words, Fix.EDIT)
        elif first == name and not group.description.strip():
            words = "a model learns from it what the group is for; there is none"
            yield Finding(name, place, Verdict.WARN, words, Fix.EDIT)


def _inner(name: str, group: str) -> str:
    return name.removeprefix(f"{group}.") or name
