"""Classes as they are written: the values of an enum, the fields of a record."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from typing import Any

from tooldesk.frozen_record import frozen_record
from tooldesk.workspace.function_reading.literals import (
    DEEPEST,
    NotLiteralError,
    keyword_literals,
    literal_of,
)
from tooldesk.workspace.function_reading.module_syntax import ModuleSyntax

NO_DEFAULT = object()
"""Stands where a field has no default, or one that only running the file would show."""

_ENUMS = {"enum.Enum", "enum.IntEnum", "enum.StrEnum", "enum.Flag", "enum.IntFlag"}
_RECORDS = {
    "typing.TypedDict",
    "typing_extensions.TypedDict",
    "typing.NamedTuple",
    "pydantic.BaseModel",
}
_PLAIN = {"str": str, "int": int, "float": float, "list": list, "dict": dict, "bytes": bytes}


@frozen_record
class WrittenField:
    """One field of a record."""

    name: str
    """Its name."""

    annotation: ast.expr
    """Its type."""

    is_required: bool
    """Whether it must be given, as far as a marker in its type does not say otherwise."""

    default: Any
    """Its default; NO_DEFAULT when it has none, or none that is known."""


@frozen_record
class WrittenRecord:
    """A TypedDict, dataclass, named tuple or pydantic model."""

    fields: tuple[WrittenField, ...]
    """Its fields, those of its bases first."""


def enum_values(definition: ast.ClassDef, module: ModuleSyntax) -> list[Any]:
    """What a model writes for each member: its value, or its name; none when it is no enum."""
    if not any(module.full_name(base) in _ENUMS for base in definition.bases):
        return []
    members: dict[str, Any] = {}
    for statement in definition.body:
        match statement:
            case ast.Assign(targets=[ast.Name(id=name)], value=value) if name[0] != "_":
                members[name] = _member_value(name, value, definition, module)
    values = list(members.values())
    is_json = all(isinstance(value, str | int | float) for value in values)
    return list(dict.fromkeys(values)) if is_json else list(members)


def is_plain_base(definition: ast.ClassDef, module: ModuleSyntax) -> type | None:
    """The built-in class that a class of the file refines, such as str; None without one."""
    if record_of(definition, module) is not None:
        return None
    names = (module.full_name(base) for base in definition.bases)
    return next((_PLAIN[name] for name in names if name in _PLAIN), None)


def record_of(
    definition: ast.ClassDef, module: ModuleSyntax, depth: int = 0
) -> WrittenRecord | None:
    """The fields of a class; None when it is no record."""
    bases = [module.full_name(base) for base in definition.bases]
    parents = [module.definitions[base] for base in bases if base in module.definitions]
    inherited: dict[str, WrittenField] = {}
    is_record = bool(_RECORDS & {*bases}) or _is_dataclass(definition, module)
    for parent in parents:
        if isinstance(parent, ast.ClassDef) and depth < DEEPEST and parent is not definition:
            found = record_of(parent, module, depth + 1)
            if found is not None:
                is_record = True
                inherited |= {field.name: field for field in found.fields}
    if not is_record:
        return None
    is_total = _is_total(definition)
    own = {field.name: field for field in _own_fields(definition, module, is_total=is_total)}
    return WrittenRecord(tuple((inherited | own).values()))


def _own_fields(
    definition: ast.ClassDef, module: ModuleSyntax, *, is_total: bool
) -> Iterator[WrittenField]:
    for statement in definition.body:
        match statement:
            case ast.AnnAssign(target=ast.Name(id=name), annotation=annotation, value=value):
                kind = annotation.value if isinstance(annotation, ast.Subscript) else annotation
                marker = module.full_name(kind).rpartition(".")[2]
                if marker in ("ClassVar", "KW_ONLY"):
                    continue
                is_made_later, default = _default_of(value, module)
                if not is_made_later:
                    is_required = value is None and is_total
                    yield WrittenField(name, annotation, is_required, default)


def _default_of(value: ast.expr | None, module: ModuleSyntax) -> tuple[bool, Any]:
    """Whether a field is left out of the constructor, and its default."""
    if value is None:
        return False, NO_DEFAULT
    if isinstance(value, ast.Call):
        found, _ = keyword_literals(value, module)
        return found.get("init") is False, found.get("default", NO_DEFAULT)
    try:
        return False, literal_of(value, module)
    except NotLiteralError:
        return False, NO_DEFAULT


def _member_value(
    name: str, value: ast.expr, definition: ast.ClassDef, module: ModuleSyntax
) -> Any:
    if isinstance(value, ast.Call) and module.full_name(value.func) == "enum.auto":
        is_text = "enum.StrEnum" in map(module.full_name, definition.bases)
        return name.lower() if is_text else _place(name, definition)
    try:
        return literal_of(value, module)
    except NotLiteralError:
        return None


def _place(name: str, definition: ast.ClassDef) -> int:
    names = [
        target.id
        for statement in definition.body
        if isinstance(statement, ast.Assign)
        for target in statement.targets
        if isinstance(target, ast.Name)
    ]
    return names.index(name) + 1


def _is_dataclass(definition: ast.ClassDef, module: ModuleSyntax) -> bool:
    decorators = (
        each.func if isinstance(each, ast.Call) else each for each in definition.decorator_list
    )
    return "dataclasses.dataclass" in map(module.full_name, decorators)


def _is_total(definition: ast.ClassDef) -> bool:
    return not any(
        keyword.arg == "total"
        and isinstance(keyword.value, ast.Constant)
        and keyword.value.value is False
        for keyword in definition.keywords
    )
