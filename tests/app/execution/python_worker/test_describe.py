"""What a file offers, or why it can't be imported."""

from __future__ import annotations

import os

import pytest


async def test_public_functions_of_the_file_itself_are_described_in_order(bench):
    path = bench.write(
        """
        import functools
        from os.path import join

        def second_in_the_alphabet(b: int) -> str:
            \"\"\"Say it.

            More about it.

            Args:
                b: The number.
            \"\"\"

        def _private(): pass

        @functools.lru_cache
        def a_cached(context, x="y"): pass

        alias = second_in_the_alphabet
        unnamed = lambda: None

        async def third(*args, **kwargs): pass

        class NoFunction: pass

        class Last:
            \"\"\"Says it last.\"\"\"
            def __init__(self):
                raise RuntimeError("describing makes none")
            def run(self, word: str): pass
        """
    )
    described = await bench.pool.describe(path)
    assert described.failure is None
    first, cached, third, last = described.functions
    names = [function.name for function in described.functions]
    assert names == ["second_in_the_alphabet", "a_cached", "third", "Last"]
    assert first.description == "Say it.\n\nMore about it."
    assert first.input_schema == {
        "type": "object",
        "properties": {"b": {"type": "integer", "description": "The number."}},
        "required": ["b"],
        "additionalProperties": False,
    }
    assert first.output_schema == {"type": "string"}
    assert cached.takes_context
    assert cached.input_schema["properties"] == {"x": {"default": "y"}}
    assert third.is_async
    assert last.description == "Says it last."
    assert list(last.input_schema["properties"]) == ["word"]
    assert [problem.split()[0] for problem in third.problems] == ["*args", "**kwargs"]


@pytest.mark.parametrize(
    ("code", "line", "reason"),
    [
        ("x = 1\ny = = 2\n", 2, "SyntaxError: invalid syntax"),
        ("\n\nimport not_there\n", 3, "ModuleNotFoundError: No module named 'not_there'"),
        ("def f():\n    return 1 / 0\nf()\n", 2, "ZeroDivisionError: division by zero"),
        ("import sys\nsys.exit(3)\n", 2, "it ends the program with sys.exit(3)"),
        ("raise KeyboardInterrupt\n", 1, "KeyboardInterrupt"),
        ("# coding: latin-9000\n", None, "SyntaxError"),
        ("x = '\0'\n", None, "null byte"),
        ("import os; os._exit(3)\n", None, "exit code 3"),
    ],
)
async def test_failed_import_is_described_with_line_and_reason(bench, code, line, reason):
    path = bench.write(code)
    described = await bench.pool.describe(path)
    assert described.functions == ()
    assert reason in described.failure.reason
    assert described.failure.line == line
    assert "worker_script" not in described.failure.traceback


async def test_import_that_never_ends_is_described(bench):
    described = await bench.pool.describe(bench.write("while True: pass\n"), timeout_s=0.5)
    assert described.functions == ()
    assert "did not end within 0.5 s" in described.failure.reason


async def test_traceback_of_a_failed_import_names_the_users_file(bench):
    path = bench.write("def f():\n    return 1 / 0\nf()\n")
    traceback = (await bench.pool.describe(path)).failure.traceback
    assert f'File "{path}", line 2, in f' in traceback
    assert traceback.count('File "') == 2


async def test_missing_file_is_described_as_such(bench, tmp_path):
    described = await bench.pool.describe(tmp_path / "missing.py")
    assert described.failure.reason == "there is no such file"


@pytest.mark.skipif(os.name == "nt", reason="there are no such files")
async def test_what_is_no_file_is_not_read(bench, tmp_path):
    endless, pipe, folder = (tmp_path / f"{name}.py" for name in ("endless", "pipe", "folder"))
    endless.symlink_to("/dev/zero")
    os.mkfifo(pipe)
    folder.mkdir()
    for path in (endless, pipe, folder):
        failure = (await bench.pool.describe(path, timeout_s=20)).failure
        assert failure is not None
        assert failure.reason == "it can't be read: not a file"


async def test_file_that_nobody_wrote_is_not_read(bench, tmp_path):
    path = tmp_path / "large.py"
    path.write_bytes(b"#" * 10_000_001)
    failure = (await bench.pool.describe(path)).failure
    assert failure is not None
    assert failure.reason == "it can't be read: larger than 10,000,000 bytes"


async def test_missing_interpreter_is_described_as_such(bench, tmp_path):
    described = await bench.pool.describe(tmp_path / "tool.py", "/nowhere/python")
    assert "no Python interpreter" in described.failure.reason


async def test_what_a_model_can_not_use_is_told(bench):
    path = bench.write(
        """
        from __future__ import annotations
        import abc, enum, typing

        def typo(x: NotThere, y: int = 1) -> str:
            "Misspelt."
            return x

        def no_members(kind: enum.Enum) -> str:
            "Any enum."
            return kind

        class Needy:
            "Needs an argument to be made."
            def __init__(self, key):
                self.key = key
            def run(self) -> str:
                return self.key

        class Base(abc.ABC):
            @abc.abstractmethod
            def run(self) -> str: ...

        class Shape(typing.Protocol):
            def run(self) -> str: ...
        """
    )
    described = await bench.pool.describe(path)
    problems = {function.name: function.problems for function in described.functions}
    assert list(problems) == ["typo", "no_members", "Needy"]
    (problem,) = problems["typo"]
    assert problem.startswith("The type of x, NotThere, is not there when the file runs")
    assert described.functions[1].input_schema["properties"]["kind"] == {}
    assert problems["Needy"] == ("Needy can't be made for a call: it needs key.",)
