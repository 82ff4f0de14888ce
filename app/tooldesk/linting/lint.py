"""lint_tool and lint_tools: what a model would misread in one tool, and in many together."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator

from tooldesk.calling.schema.compilation import compile_schema
from tooldesk.calling.selection import NameIndex
from tooldesk.errors import DefinitionError
from tooldesk.linting import name_rules, schema_rules, word_rules
from tooldesk.linting.advice import Advice
from tooldesk.linting.linted_tool import SCHEMA, LintedTool, parameters_of
from tooldesk.linting.near_names import NearNames
from tooldesk.linting.rules import RULES
from tooldesk.tools.tool_definition import ToolDefinition

_LOOKS: tuple[Callable[[LintedTool], Iterator[Advice]], ...] = (
    word_rules.of_description,
    word_rules.of_parameters,
    word_rules.of_named_parameters,
    word_rules.of_enums,
    word_rules.of_required,
    word_rules.of_lengths,
    schema_rules.of_contradictions,
    schema_rules.of_values,
    schema_rules.of_definitions,
    schema_rules.of_size,
)

_ORDER = list(RULES)


def lint_tool(definition: ToolDefinition, names: Collection[str] = ()) -> tuple[Advice, ...]:
    """What a model would misread in a tool, the worst first; `names` are those of all tools."""
    index = NameIndex(dict.fromkeys((*names, definition.name)))
    return _sorted((*_in_itself(definition), *name_rules.of_name(definition.name, index)))


def lint_tools(
    definitions: Iterable[ToolDefinition], among: Iterable[ToolDefinition] = ()
) -> dict[str, tuple[Advice, ...]]:
    """What a model would misread in each of some tools; `among` are all that it chooses from."""
    tools = list(definitions)
    all_of_them = {each.name: each for each in (*among, *tools)}
    index = NameIndex(all_of_them)
    near = NearNames(all_of_them)
    same = _by_description(all_of_them.values())
    return {
        each.name: _sorted(
            (
                *_in_itself(each),
                *name_rules.of_name(each.name, index, near.candidates(each.name)),
                *_of_same_description(each, same),
            )
        )
        for each in tools
    }


def _in_itself(definition: ToolDefinition) -> Iterator[Advice]:
    try:
        compiled = compile_schema(definition.input_schema)
    except DefinitionError as error:
        yield Advice(RULES["unusable-schema"], definition.name, SCHEMA, error.message)
        return
    tool = LintedTool(definition, compiled, tuple(parameters_of(compiled.document)))
    for look in _LOOKS:
        yield from look(tool)


def _by_description(definitions: Iterable[ToolDefinition]) -> dict[str, list[str]]:
    same: dict[str, list[str]] = {}
    for each in definitions:
        same.setdefault(_plain(each.description), []).append(each.name)
    return same


def _of_same_description(tool: ToolDefinition, same: dict[str, list[str]]) -> Iterator[Advice]:
    said = _plain(tool.description)
    other = next((name for name in same[said] if name != tool.name), None) if said else None
    if other is not None:
        words = f"{other} is described with the same words."
        yield Advice(RULES["same-description"], tool.name, "/description", words)


def _plain(description: str) -> str:
    return " ".join(description.casefold().split()).rstrip(".")


def _sorted(found: Iterable[Advice]) -> tuple[Advice, ...]:
    return tuple(
        sorted(
            dict.fromkeys(found),
            key=lambda each: (-each.level.rank, _ORDER.index(each.rule.key)),
        )
    )
