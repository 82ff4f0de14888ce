"""Compiled code that lies beside tools is never taken for theirs; whoever wrote it can forge it."""

from __future__ import annotations

import importlib.machinery
import importlib.util
import json
import marshal
from pathlib import Path

import pytest

from tooldesk.execution.python_worker.worker_pool import WorkerPool
from tooldesk.tools.tool_context import ToolContext
from tooldesk.tools.tool_definition import PythonSource

TOOL = "from {module} import word\ndef run() -> str:\n    return word()\n"
GOOD = "def word():\n    return 'good'\n"
EVIL = "def word():\n    return 'evil'\n"


def poison(source: Path, kind: str) -> None:
    """What a program that may write beside `source` puts there in its place."""
    code = marshal.dumps(compile(EVIL, str(source), "exec"))
    status = source.stat()
    stamp = int(status.st_mtime).to_bytes(4, "little") + status.st_size.to_bytes(4, "little")
    flags = {"stamped": 0, "unchecked": 1}[kind].to_bytes(4, "little")
    cached = Path(importlib.util.cache_from_source(str(source)))
    cached.parent.mkdir(exist_ok=True)
    cached.write_bytes(importlib.util.MAGIC_NUMBER + flags + stamp + code)


async def word_of(folder: Path, file: str = "tool.py") -> str:
    pool = WorkerPool()
    try:
        source = PythonSource(file=file, function="run")
        return (await pool.call(source, {}, ToolContext(), 20, folder)).joined_text
    finally:
        await pool.close()


@pytest.mark.parametrize("kind", ["stamped", "unchecked"])
@pytest.mark.parametrize("module", ["helper", "parts.deep", "parts.without_init.deep"])
async def test_forged_bytecode_of_a_neighbour_does_not_run(tmp_path: Path, kind: str, module: str):
    helper = tmp_path / f"{module.replace('.', '/')}.py"
    helper.parent.mkdir(parents=True, exist_ok=True)
    if module != "helper":
        (tmp_path / "parts" / "__init__.py").touch()
    helper.write_text(GOOD)
    (tmp_path / "tool.py").write_text(TOOL.format(module=module))
    poison(helper, kind)
    assert await word_of(tmp_path) == "good"


async def test_forged_bytecode_of_the_tools_own_package_does_not_run(tmp_path: Path):
    package = tmp_path / "package"
    package.mkdir()
    (package / "__init__.py").write_text(GOOD)
    (package / "tool.py").write_text(TOOL.format(module="package"))
    poison(package / "__init__.py", "unchecked")
    assert await word_of(package) == "good"


async def test_compiled_module_does_not_stand_before_a_source(tmp_path: Path):
    (tmp_path / "helper.py").write_text(GOOD)
    (tmp_path / "tool.py").write_text(TOOL.format(module="helper"))
    for suffix in importlib.machinery.EXTENSION_SUFFIXES:
        (tmp_path / f"helper{suffix}").write_bytes(b"no library at all")
    assert await word_of(tmp_path) == "good"


SURROUNDINGS = """
import json, os, sys
def word():
    beside = sorted(os.listdir(os.path.dirname(__file__)))
    variable = os.environ.get("PYTHONPYCACHEPREFIX")
    return json.dumps([sys.pycache_prefix, sys.dont_write_bytecode, variable, beside])
"""


async def test_nothing_is_written_beside_tools_and_python_is_set_up_as_ever(tmp_path: Path):
    (tmp_path / "helper.py").write_text(SURROUNDINGS)
    (tmp_path / "tool.py").write_text(TOOL.format(module="helper"))
    found = json.loads(await word_of(tmp_path))
    assert found == [None, False, None, ["helper.py", "tool.py"]]
