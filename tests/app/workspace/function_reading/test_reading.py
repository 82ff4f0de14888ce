"""Functions described from their syntax, against the same ones described by running the file."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

import tooldesk_resources
from tooldesk.execution.python_worker.worker_pool import WorkerPool
from tooldesk.tools.python_function.function_description import FunctionDescription
from tooldesk.workspace.function_reading.module_syntax import LARGEST_SOURCE_BYTES
from tooldesk.workspace.function_reading.reading import read_functions

SAMPLES = tooldesk_resources.FOLDER / "sample_workspace" / "python"

FUNCTIONS = r'''
from __future__ import annotations
import collections.abc
import datetime as dt
import typing as t
import uuid
from collections.abc import Iterator, AsyncIterator, Generator
from dataclasses import dataclass, field
from decimal import Decimal
from pathlib import Path
from typing import (
    Annotated,
    Any,
    Dict,
    List,
    Literal,
    NamedTuple,
    NewType,
    NotRequired,
    Optional,
    TypedDict,
    Union,
)
from enum import Enum, StrEnum, auto
from pydantic import Field
from tooldesk import tool

Names = list[str]
UserId = NewType("UserId", int)
LIMIT = 7

class Colour(Enum):
    RED = "red"
    BLUE = "blue"

class Level(StrEnum):
    LOW = auto()
    HIGH = auto()

class Odd(Enum):
    A = (1, 2)
    B = object()

class Point(TypedDict, total=False):
    x: int
    y: t.Required[float]

class Base(TypedDict):
    a: str

class More(Base):
    b: NotRequired[list[int]]

@dataclass
class Node:
    name: str
    children: list[Node] = field(default_factory=list)
    size: int = 3
    kind: t.ClassVar[str] = "x"

class Pair(NamedTuple):
    left: int
    right: str = "r"

class Text(str): pass
class Plain: pass

def simple(a: int, b: str = "x", *, c: float = 1.5, d: bool = False) -> str:
    """Do it.

    Args:
        a: The a.
    """
def collections_(
    a: list[int],
    b: dict[str, float],
    c: tuple[int, str],
    d: tuple[int, ...],
    e: set[str],
    f: t.Sequence[int],
    g: List[str],
    h: Dict[str, Any],
    i: collections.abc.Mapping[str, int],
): ...
def unions(
    a: int | None = None,
    b: Optional[str] = None,
    c: Union[int, str] = 3,
    d: "list[int] | None" = None,
    e: None = None,
): ...
def literals(
    a: Literal["x", "y"],
    b: Literal[1, "z", None],
    c: Colour = Colour.RED,
    d: Level = None,
    e: Odd = None,
): ...
def records(p: Point, m: More, n: Node, q: Pair): ...
def stdlib(
    a: uuid.UUID,
    b: dt.datetime,
    c: Decimal,
    d: Path,
    e: bytes,
    f: dt.date,
    g: object,
    h: complex,
    i: Text,
    j: Plain,
): ...
def annotated(
    a: Annotated[int, Field(ge=1, le=5, description="A")],
    b: Annotated[str, "words"],
    c: int = Field(5, title="C"),
    d: str = Field(min_length=2),
    e: int = Field(default=3),
): ...
def aliases(a: Names, b: UserId, c: int = LIMIT): ...
def starred(a, *args, context=None, **more): ...
def positional(a: int, /, b: float, c: int = -3): ...
async def later(a: int) -> list[int]: ...
def items(a: int) -> Iterator[str]:
    yield "x"
def numbers() -> Generator[int, None, dict]:
    yield 1
async def later_items() -> AsyncIterator[int]:
    yield 1
def untyped_items():
    yield 1
def computed(b: list = [1, 2], c: dict = {"a": (1, 2)}, d: float = -1e400): ...
@tool(name="renamed", tags=["a"], env_vars={"KEY": "the key"},
      timeout_s=3, cache_ttl_s=60, permission="ask")
def declared(a: int) -> dict[str, int]:
    """Declared."""
@tool(should_cache=lambda arguments, result: True)
def stored(a: int): ...
class Runner:
    """A runner."""
    def __init__(self, key: str = "k"): ...
    def run(self, a: int) -> str: ...
class Needy:
    def __init__(self, key): ...
    def run(self, a: int) -> str:
        """Run."""
class NoRun: ...
class Abstract(t.Protocol):
    def run(self) -> str: ...
def _hidden(): ...
def twice(a: int): ...
def twice(b: str): ...
if True:
    def under_if(a: int): ...
try:
    def under_try(a: int): ...
except ImportError:
    pass
'''

KNOWN_WHEN_RUN = """
import enum
from pydantic import Field

class Level(enum.StrEnum):
    LOW = enum.auto()

def computed(a: int = len("abc"), b: Missing = 1, c: Level = Level.LOW): ...
"""


async def _both(file: Path) -> tuple[tuple[FunctionDescription, ...], ...]:
    workers = WorkerPool()
    try:
        ran = await workers.describe(file)
    finally:
        await workers.close()
    assert ran.failure is None
    assert ran.was_run
    read = read_functions(file)
    assert not read.was_run
    return ran.functions, read.functions


@pytest.mark.parametrize("file", sorted(SAMPLES.glob("*.py")), ids=lambda file: file.stem)
async def test_sample_is_described_unrun_as_it_is_when_run(file: Path):
    ran, read = await _both(file)
    assert read == ran


async def test_whatever_a_signature_says_is_read_as_it_is_when_run(tmp_path: Path):
    file = tmp_path / "functions.py"
    file.write_text(FUNCTIONS, encoding="utf-8")
    ran, read = await _both(file)
    assert [each.name for each in read] == [each.name for each in ran]
    assert len(read) > 20
    for one, other in zip(read, ran, strict=True):
        assert one == other


@pytest.mark.parametrize(
    ("said", "declared", "problem"),
    [
        # a tool file with these is refused; left out, they would mean the opposite
        ("cache_ttl_s=0", {"enabled": True, "ttl_s": 0}, ""),
        ("store_if=''", {"enabled": True, "store_if": ""}, ""),
        ("should_cache=False", None, "store_if is False, neither a function nor a condition"),
        ("cache=False", None, ""),
        ("cache=False, cache_ttl_s=60", {"ttl_s": 60}, ""),
    ],
)
def test_odd_words_on_the_cache_are_taken_as_they_are_written(
    tmp_path: Path, said: str, declared: object, problem: str
):
    file = tmp_path / "odd.py"
    file.write_text(f"from tooldesk import tool\n@tool({said})\ndef run(): ...\n")
    (found,) = read_functions(file).functions
    assert found.declared.get("cache") == declared
    assert found.problems == ((f"@tool: {problem}",) if problem else ())


def test_what_only_running_would_show_is_left_open_and_said(tmp_path: Path):
    file = tmp_path / "open.py"
    file.write_text(KNOWN_WHEN_RUN, encoding="utf-8")
    (found,) = read_functions(file).functions
    assert found.input_schema == {
        "type": "object",
        "properties": {
            "a": {"type": "integer"},
            "b": {"default": 1},
            "c": {"type": "string", "enum": ["low"]},
        },
        "additionalProperties": False,
    }
    assert found.problems == ("The type of b, Missing, is known only when the file runs.",)


def test_nothing_of_a_file_runs_while_it_is_read(tmp_path: Path):
    mark = tmp_path / "mark"
    file = tmp_path / "hostile.py"
    run = f"open({str(mark)!r}, 'w')"
    file.write_text(
        f"""
import typing, sitecustomize, hostile_neighbour
{run}
class Meta(type):
    def __new__(*a): {run}
class Model(metaclass=Meta): x: {run}
def shown(a: "{run}" = {run}, b: typing.List["{run}"] = None, c: Model = {run}) -> {run}:
    'Doc.'
@(lambda f: {run})
def decorated(a: typing.Annotated[int, {run}]): ...
""",
        encoding="utf-8",
    )
    (tmp_path / "hostile_neighbour.py").write_text(run, encoding="utf-8")
    assert [each.name for each in read_functions(file).functions] == ["shown", "decorated"]
    assert not mark.exists()


HOSTILE = {
    "brackets": "(" * 90_000,
    "a chain of attributes": "x = a" + ".b" * 40_000,
    "a chain of signs": "x = " + "-" * 90_000 + "1",
    "a union of thousands": "def f(a: " + "int|" * 20_000 + "int): ...",
    "a nested type": "def f(a: " + "list[" * 150 + "int" + "]" * 150 + "): ...",
    "a nested type as text": "def f(a: '" + "list[" * 180 + "int" + "]" * 180 + "'): ...",
    "a long number": "x = " + "9" * 10_000,
    "null bytes": "a\0b",
    "no UTF-8": b"\xff\xfe",
    "a coding of its own": "# -*- coding: rot13 -*-\nqrs s(): ...",
    "an alias of itself": "A = B\nB = A\ndef f(a: A): ...",
    "a class of itself": "class A(A): x: int\ndef f(a: A): ...",
    "a circle of records": "from typing import TypedDict\nclass A(B): ...\nclass B(A): ...\n"
    "def f(a: A): ...",
    "types that double": "".join(f"A{i} = tuple[A{i + 1}, A{i + 1}]\n" for i in range(19))
    + "A19 = int\ndef f(a: A0): ...",
    "records that double": "from dataclasses import dataclass\n"
    + "".join(f"@dataclass\nclass C{i}:\n  a: 'C{i + 1}'\n  b: 'C{i + 1}'\n" for i in range(18))
    + "@dataclass\nclass C18:\n  a: int\ndef f(a: C0): ...",
    "values that double": "".join(f"V{i} = [V{i + 1}, V{i + 1}]\n" for i in range(19))
    + "V19 = [1]\ndef f(a=V0): ...",
    "a decorator of nonsense": "from tooldesk import tool\n@tool(env_vars=5, **{'a': 1})\n"
    "def f(a): ...",
    "a wrong subscript": "def f(a: int[3], b: list[...]): ...",
    "a long docstring": 'def f(a):\n  """' + "Args:\n  a: " * 8_000 + '"""',
    "more than is read": "#" * (LARGEST_SOURCE_BYTES + 1),
    "nothing": "",
}


@pytest.mark.timeout(20)
@pytest.mark.parametrize("content", HOSTILE.values(), ids=HOSTILE.keys())
def test_hostile_file_is_read_or_refused_in_bounded_time(tmp_path: Path, content: str | bytes):
    file = tmp_path / "hostile.py"
    file.write_bytes(content if isinstance(content, bytes) else content.encode())
    found = read_functions(file)
    assert found.functions or found.failure or not content or "x = " in str(content[:4])


@pytest.mark.timeout(20)
def test_what_is_no_regular_file_is_not_waited_for(tmp_path: Path):
    pipe = tmp_path / "pipe.py"
    os.mkfifo(pipe)
    endless = tmp_path / "endless.py"
    endless.symlink_to("/dev/zero")
    for file in (pipe, endless, tmp_path):
        failure = read_functions(file).failure
        assert failure is not None
        assert failure.reason == "it is no regular file"
    missing = read_functions(tmp_path / "missing.py").failure
    assert missing is not None
    assert missing.reason == "there is no such file"
