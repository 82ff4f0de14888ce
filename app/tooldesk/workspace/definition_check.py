"""check_document: what is wrong with a tool file, each fault with its place, rule and fix."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any

from pydantic import ValidationError

from tooldesk.calling.schema.pointers import pointer_to
from tooldesk.calling.schema.soundness import check_schema
from tooldesk.errors import AppError
from tooldesk.frozen_record import frozen_record
from tooldesk.tools.credentials import plain_credentials
from tooldesk.tools.input_schema import to_json_schema
from tooldesk.tools.tool_definition import NAME_PATTERN, ToolDefinition
from tooldesk.tools.tool_result import JsonObject
from tooldesk.workspace.tool_file import RULES

Path = tuple[str | int, ...]
"""Keys and indexes that lead to a value of a tool file."""

_EMPTY: frozenset[str] = frozenset()

_FIXES: Mapping[str, str] = {
    "missing": "Add it.",
    "extra_forbidden": "Remove it, or correct its spelling.",
    "bool_type": "Write true or false, without quotes.",
    "string_type": "Write a text in quotes.",
    "int_type": "Write a whole number.",
    "int_parsing": "Write a whole number.",
    "float_type": "Write a number.",
    "float_parsing": "Write a number.",
    "dict_type": "Write an object in braces.",
    "tuple_type": "Write a list in brackets.",
    "model_type": "Write an object in braces.",
}
"""By pydantic's type of error; source: pydantic's documentation, "Validation Errors"."""

_FOLLOWS = "default_factory_not_called"
"""What pydantic says of a field whose default depends on a wrong one."""

_PATTERNS: Mapping[str, tuple[str, str]] = {
    NAME_PATTERN: (
        "can't be called by a model",
        "Use 1 to 128 letters, digits, underscores, dots and hyphens.",
    ),
    r"^[A-Za-z_][A-Za-z0-9_]*$": (
        "is no name of a variable",
        "Use letters, digits and underscores; begin with no digit.",
    ),
    r"^[!#$%&'*+.^_`|~0-9A-Za-z-]+$": (
        "is no name of a header",
        "Use letters, digits and hyphens.",
    ),
}


@frozen_record
class FieldProblem:
    """Something wrong at one place of a tool file."""

    path: Path
    """Where; empty when it is about the whole file."""

    rule: str
    """What is wrong, to be read after the field's name: "is required and missing"."""

    fix: str = ""
    """What to do."""

    is_blocking: bool = True
    """Whether the file can't be used with it."""

    is_secret: bool = False
    """Whether it is about a credential that stands there in plain text."""

    missing: tuple[str, ...] = ()
    """Names of arguments or variables that would have to be declared."""

    is_drift: bool = False
    """Whether its function has changed since the tool was described."""

    @property
    def pointer(self) -> str:
        """The place as a JSON pointer (RFC 6901)."""
        return pointer_to(self.path)


@frozen_record
class DefinitionCheck:
    """What a document says."""

    definition: ToolDefinition | None
    """The tool; None when something blocks it."""

    problems: tuple[FieldProblem, ...]
    """Blocking ones first."""

    @property
    def is_usable(self) -> bool:
        """Whether it may be saved as a tool."""
        return self.definition is not None and not any(each.is_blocking for each in self.problems)


def check_document(document: JsonObject, taken: Collection[str] = _EMPTY) -> DefinitionCheck:
    """Read a tool file's object; `taken` are the names of the other tools."""
    problems = list(_name_problems(document, taken))
    schema, schema_problems = _schema(document)
    problems += schema_problems
    try:
        definition = ToolDefinition.model_validate({**document, "input_schema": schema})
    except ValidationError as error:
        problems += (
            _problem(document, each) for each in error.errors() if each["type"] != _FOLLOWS
        )
        problems += map(_plain_credential, plain_credentials(document))
        return DefinitionCheck(None, _one_each(problems))
    if not schema_problems:
        problems += _warnings(definition)
    problems += map(_plain_credential, plain_credentials(document))
    return DefinitionCheck(definition, tuple(problems))


def missing_arguments(definition: ToolDefinition) -> tuple[str, ...]:
    """Arguments that the source uses and the input schema does not have."""
    schema = definition.input_schema
    if schema.get("additionalProperties"):
        return ()
    properties = schema.get("properties")
    known = properties if isinstance(properties, dict) else {}
    return tuple(sorted(definition.source.placeholders - known.keys()))


def _name_problems(document: JsonObject, taken: Collection[str]) -> Iterator[FieldProblem]:
    name = document.get("name")
    if isinstance(name, str) and name in taken:
        yield FieldProblem(
            ("name",), f"is taken: there is a tool called {name}", "Choose another name."
        )


def _schema(document: JsonObject) -> tuple[Any, list[FieldProblem]]:
    """The input schema in full, and what is wrong with it."""
    try:
        schema = to_json_schema(document.get("input_schema"))
        check_schema(schema)
    except AppError as error:
        problem = FieldProblem(("input_schema",), _lower(error.message), error.next_step)
        return {"type": "object", "properties": {}}, [problem]
    return schema, []


def it_or_them(names: Sequence[str]) -> str:
    """One name is "it"."""
    return "it" if len(names) == 1 else "them"


def _warnings(definition: ToolDefinition) -> Iterator[FieldProblem]:
    if missing := missing_arguments(definition):
        names = ", ".join(missing)
        yield FieldProblem(
            ("input_schema",),
            f"does not have {names}, which the source uses",
            f"Add {it_or_them(missing)}, or write it in double braces where it is meant as text.",
            is_blocking=False,
            missing=missing,
        )


def _plain_credential(path: Path) -> FieldProblem:
    return FieldProblem(
        path,
        "holds what looks like a secret, and this file is made to be shared",
        "Write ${NAME} in its place, declare NAME under Variables, and set it under Secrets.",
        is_blocking=False,
        is_secret=True,
    )


def _problem(document: JsonObject, error: Any) -> FieldProblem:
    kind, context = error["type"], error.get("ctx", {})
    path = _path_in(document, error["loc"], kind)
    message = _lower(error["msg"].removeprefix("Value error, "))
    if kind == "string_pattern_mismatch" and context.get("pattern") in _PATTERNS:
        return FieldProblem(path, *_PATTERNS[context["pattern"]])
    if kind == "value_error" and not path and "env_vars does not declare" in message:
        names = message.removeprefix("source needs ").partition(", which")[0].split(", ")
        rule = f"does not declare {', '.join(names)}, which the source needs"
        return FieldProblem(
            ("env_vars",), rule, f"Declare {it_or_them(names)}.", missing=tuple(names)
        )
    return FieldProblem(path, RULES.get(kind, message), _FIXES.get(kind, ""))


def _path_in(document: JsonObject, location: tuple[str | int, ...], kind: str) -> Path:
    """Pydantic's location without what is no key of the file: tags of unions and the like."""
    path: list[str | int] = []
    node: Any = document
    for place, part in enumerate(location):
        if _has(node, part):
            node = node[part]
        elif kind == "missing" and place == len(location) - 1:
            node = None
        else:
            continue
        path.append(part)
    return tuple(path)


def _has(node: Any, part: str | int) -> bool:
    if isinstance(node, list):
        return isinstance(part, int) and part < len(node)
    return isinstance(node, dict) and part in node


def _one_each(problems: list[FieldProblem]) -> tuple[FieldProblem, ...]:
    """The first problem of each place: of a union, pydantic names what each member would want."""
    first: dict[Path, FieldProblem] = {}
    for problem in problems:
        first.setdefault(problem.path, problem)
    return tuple(first.values())


def _lower(message: str) -> str:
    words = message.removeprefix("Input ")
    return words[:1].lower() + words[1:]
