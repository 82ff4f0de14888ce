"""ModuleSyntax: what a Python file says at its top level, parsed and never run."""

from __future__ import annotations

import ast
import os
import stat
import threading
import warnings
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

LARGEST_SOURCE_BYTES = 100_000
"""Far more than a file of tools has; so much is parsed in less than half a second."""

MOST_STEPS = 50_000
"""Expressions that are followed for one file: types of types of types grow without end."""

_parsing = threading.Lock()
"""Filters of warnings belong to the whole process."""

Function = ast.FunctionDef | ast.AsyncFunctionDef
Definition = Function | ast.ClassDef


class UnreadableSourceError(Exception):
    """A file can't be read as Python; `line` (from 1, or None) says where."""

    def __init__(self, reason: str, line: int | None = None) -> None:
        super().__init__(reason)
        self.reason = reason
        self.line = line


@dataclass(slots=True)
class ModuleSyntax:
    """The names of one file, and what each stands for."""

    imported: dict[str, str] = field(default_factory=dict)
    """Name here → dotted name that it was imported as: {"L": "typing.List"}."""

    definitions: dict[str, Definition] = field(default_factory=dict)
    """Functions and classes; of two with one name the last."""

    values: dict[str, ast.expr] = field(default_factory=dict)
    """What is assigned to a name, where that is done once."""

    steps_left: int = MOST_STEPS
    """How many more expressions are followed."""

    @classmethod
    def of_file(cls, path: Path) -> ModuleSyntax:
        """Read and parse a file.

        Raises:
            UnreadableSourceError: it is missing, no regular file, too large, or no Python.
        """
        try:
            tree = _parse(_text_of(path), str(path))
        except SyntaxError as error:
            raise UnreadableSourceError(f"SyntaxError: {error.msg}", error.lineno) from error
        except (RecursionError, MemoryError, ValueError) as error:
            raise UnreadableSourceError("it is nested too deep, or holds zero bytes") from error
        found = cls()
        for statement in _statements(tree.body):
            found._add(statement)
        return found

    def full_name(self, expression: ast.expr) -> str:
        """The dotted name that an expression means: "typing.List"; "" when it is no name."""
        parts: list[str] = []
        while isinstance(expression, ast.Attribute):
            parts.append(expression.attr)
            expression = expression.value
        if not isinstance(expression, ast.Name):
            return ""
        return ".".join([self.imported.get(expression.id, expression.id), *reversed(parts)])

    def has_step(self) -> bool:
        """Take one step of what may be followed; whether there was one left."""
        self.steps_left -= 1
        return self.steps_left >= 0

    def _add(self, statement: ast.stmt) -> None:
        match statement:
            case ast.Import(names=names):
                for name in names:
                    as_here = name.asname or name.name.partition(".")[0]
                    self.imported[as_here] = name.name if name.asname else as_here
            case ast.ImportFrom(names=names, module=module, level=0):
                for name in names:
                    self.imported[name.asname or name.name] = f"{module}.{name.name}"
            case ast.FunctionDef() | ast.AsyncFunctionDef() | ast.ClassDef():
                # the order is that of the last one
                self.definitions.pop(statement.name, None)
                self.definitions[statement.name] = statement
            case ast.Assign(targets=[ast.Name(id=name)], value=value):
                self._assign(name, value)
            case ast.AnnAssign(target=ast.Name(id=name), value=ast.expr() as value):
                self._assign(name, value)

    def _assign(self, name: str, value: ast.expr) -> None:
        is_second = name in self.values
        self.values[name] = value
        if is_second:  # which of the two holds is known only when it runs
            self.values[name] = ast.Name(id=name)


def _text_of(path: Path) -> str:
    try:
        # a pipe that nobody writes to would be waited for, and Windows reads text to a Ctrl+Z only
        flags = getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)
        descriptor = os.open(path, os.O_RDONLY | flags)
    except (OSError, ValueError) as error:
        raise UnreadableSourceError(_why(error)) from error
    try:
        status = os.fstat(descriptor)
        if not stat.S_ISREG(status.st_mode):
            raise UnreadableSourceError("it is no regular file")
        content = bytearray()
        while len(content) <= LARGEST_SOURCE_BYTES:
            part = os.read(descriptor, LARGEST_SOURCE_BYTES + 1 - len(content))
            if not part:
                return content.decode("utf-8-sig")
            content += part
    except UnicodeDecodeError as error:
        raise UnreadableSourceError("it is not UTF-8 text") from error
    except OSError as error:
        raise UnreadableSourceError(_why(error)) from error
    finally:
        os.close(descriptor)
    raise UnreadableSourceError(
        f"it has more than {LARGEST_SOURCE_BYTES:,} bytes, which is more than is read unrun"
    )


def _why(error: OSError | ValueError) -> str:
    if isinstance(error, FileNotFoundError):
        return "there is no such file"
    words = error.strerror if isinstance(error, OSError) else str(error)
    return f"it can't be read: {words}"


def _parse(text: str, name: str) -> ast.Module:
    with _parsing, warnings.catch_warnings():
        warnings.simplefilter("ignore")
        return ast.parse(text, name)


def _statements(body: Iterable[ast.stmt]) -> Iterator[ast.stmt]:
    """Those of the top level, also under `try` and `if`; what is there for types alone is not."""
    for statement in body:
        match statement:
            case ast.If(test=ast.Name(id="TYPE_CHECKING") | ast.Attribute(attr="TYPE_CHECKING")):
                yield from _statements(statement.orelse)
            case ast.If():
                yield from _statements([*statement.body, *statement.orelse])
            case ast.Try():
                yield from _statements([*statement.body, *statement.orelse])
            case _:
                yield statement
