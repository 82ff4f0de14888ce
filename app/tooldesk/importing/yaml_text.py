"""read_yaml: a YAML text → what JSON could say of it, as YAML 1.2 reads it.

PyYAML follows YAML 1.1, in which `no` is false, `1:30` is ninety and a date is a date; API
descriptions are written for YAML 1.2 (its JSON schema, section 10.2), in which these are texts.
Aliases are read as far as they stand for what a text could say: a kilobyte with ten of them can
stand for gigabytes.
"""

from __future__ import annotations

import re
from typing import Any, ClassVar

import yaml

from tooldesk.errors import DefinitionError
from tooldesk.late_pattern import late_pattern

DEEPEST = 100
"""Levels of a text; PyYAML goes down by recursion, in C."""

MOST_VALUES = 2_000_000
"""Values of a text with all aliases written out; the largest public descriptions have a third."""

_DEEP_LINE = late_pattern(rf"^[ -]{{{DEEPEST * 8},}}+", re.MULTILINE)
_BRACKET = late_pattern(r"[\[\]{}]")
_OURS = ("str", "int", "float", "bool", "null", "seq", "map")


class _Loader(getattr(yaml, "CSafeLoader", yaml.SafeLoader)):  # type: ignore[misc]
    """Texts, numbers, true, false and null; nothing else, and no key twice."""

    yaml_implicit_resolvers: ClassVar[dict[str, Any]] = {}
    yaml_constructors: ClassVar[dict[Any, Any]] = {
        tag: construct
        for tag, construct in yaml.SafeLoader.yaml_constructors.items()
        if tag is None or tag.rpartition(":")[2] in _OURS
    }

    def construct_mapping(self, node: Any, deep: bool = False) -> dict[str, Any]:
        """An object, whose keys are texts, each of them once."""
        found: dict[str, Any] = {}
        for key_node, value_node in node.value:
            if not isinstance(key_node, yaml.ScalarNode):
                raise _refused("a key is an object or an array", key_node, "Write it as text.")
            key = key_node.value
            if key in found:
                words = f"the key {key[:80]!r} stands twice in one object"
                raise _refused(words, key_node, "Remove one of them.")
            found[key] = self.construct_object(value_node, deep=deep)
        return found


for _tag, _pattern, _first in (
    ("bool", r"true|True|TRUE|false|False|FALSE", "tTfF"),
    ("null", r"~|null|Null|NULL|", ["~", "n", "N", ""]),
    ("int", r"[-+]?(?:0|[1-9][0-9]{0,300})", "-+0123456789"),
    (
        "float",
        r"[-+]?(?:[0-9]+\.[0-9]*|\.[0-9]+|[0-9]+(?=[eE]))(?:[eE][-+]?[0-9]+)?",
        "-+0123456789.",
    ),
):
    _Loader.add_implicit_resolver(
        f"tag:yaml.org,2002:{_tag}", re.compile(rf"\A(?:{_pattern})\Z"), list(_first)
    )


def read_yaml(text: str) -> Any:
    """The value of a YAML text.

    Raises:
        DefinitionError: it is no YAML, or has what JSON can't say; with its line.
    """
    loader = None
    try:
        _refuse_deep(text)
        loader = _Loader(text)
        node = loader.get_single_node()
        if node is None:
            return None
        _refuse_growth(node)
        return loader.construct_document(node)
    except (yaml.YAMLError, ValueError) as error:
        mark = getattr(error, "problem_mark", None)
        raise DefinitionError(
            f"neither JSON nor YAML: {getattr(error, 'problem', None) or error}",
            line=mark.line + 1 if mark is not None else None,
            next_step="Correct it there.",
        ) from error
    finally:
        if loader is not None:
            loader.dispose()


def _refuse_deep(text: str) -> None:
    depth = deepest = 0
    for found in _BRACKET.finditer(text):
        depth = max(0, depth + (1 if found[0] in "[{" else -1))
        deepest = max(deepest, depth)
    if deepest > DEEPEST * 10 or _DEEP_LINE.search(text):
        raise DefinitionError("It is nested too deep to read", next_step="Import a part of it.")


def _refuse_growth(root: Any) -> None:
    """Refuse aliases that stand for themselves, or for far more than is written."""
    sizes: dict[int, int] = {}
    begun: set[int] = set()
    waiting = [(root, False)]
    while waiting:
        node, is_counted = waiting.pop()
        if id(node) in sizes:
            continue
        inner = _inner(node)
        if is_counted:
            size = sizes[id(node)] = 1 + sum(sizes[id(each)] for each in inner)
            if size > MOST_VALUES:
                words = "its aliases (*name) stand for too much"
                raise _refused(words, node, "Import a part of it, or write it without them.")
            continue
        if id(node) in begun:
            raise _refused("an alias (*name) stands for itself", node, "Write it out.")
        begun.add(id(node))
        waiting.append((node, True))
        waiting += [(each, False) for each in inner if id(each) not in sizes]


def _inner(node: Any) -> list[Any]:
    if isinstance(node, yaml.MappingNode):
        return [each for pair in node.value for each in pair]
    return [] if isinstance(node, yaml.ScalarNode) else list(node.value)


def _refused(words: str, node: Any, next_step: str) -> DefinitionError:
    return DefinitionError(words, line=node.start_mark.line + 1, next_step=next_step)
