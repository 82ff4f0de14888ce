"""What a folder names as files may be anything: it is told, and the rest of the folder works."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from tooldesk.bootstrap import App, build_app
from tooldesk.calling.tool_calling import ToolCalling
from tooldesk.errors import AppError
from tooldesk.execution.permissions.tool_code import code_hashes
from tooldesk.paths import AppPaths, expanded_path, home_folder
from tooldesk.usage.lifecycle import StageFailed
from tooldesk.workspace.folder_reach import reach_of

ROOT = Path(__file__).parents[3]
ODD = {
    "nobody's home": "~no-such-person/file",
    "a NUL": "fi\0le",
    "a name too long for any": "x" * 300,
    "a path too long for any": "x/" * 5_000,
    "many folders": "x/" * 2_000,
}
GOOD = {"kind": "shell", "command": ["true"]}


def sources(path: str) -> dict[str, object]:
    """A tool of each kind that names a file."""
    return {
        "function": {"kind": "python", "file": path, "function": "work"},
        "interpreter": {
            "kind": "python",
            "file": "work.py",
            "function": "work",
            "interpreter": path,
        },
        "program": {"kind": "shell", "command": [path]},
        "folder": {"kind": "shell", "command": ["true"], "working_dir": path},
        "module": {"kind": "wasm", "module": path},
        "module_folder": {"kind": "wasm", "module": "x.wasm", "folders": [{"path": path}]},
        "builtin": {"kind": "builtin", "name": "glob", "more_folders": [path]},
        "good": GOOD,
    }


@pytest.fixture(params=ODD.values(), ids=ODD)
def folder(
    request: pytest.FixtureRequest, tmp_path: Path, trust: Callable[[Path, Path], None]
) -> AppPaths:
    """A trusted folder whose tools and server name one odd file."""
    paths = AppPaths.of(tmp_path / "data", tmp_path / "workspace")
    (paths.workspace_dir / "tools").mkdir(parents=True)
    (paths.workspace_dir / "work.py").write_text('def work() -> str:\n    """Work."""\n')
    for name, source in sources(request.param).items():
        tool = {"name": name, "permission": "allow", "source": source}
        (paths.workspace_dir / "tools" / f"{name}.json").write_text(json.dumps(tool))
    servers = {key: {"command": "true", key: request.param} for key in ("command", "cwd")}
    (paths.workspace_dir / "servers.json").write_text(json.dumps({"mcpServers": servers}))
    trust(paths.data_dir, paths.workspace_dir)
    return paths


async def call(app: App, name: str) -> list[Exception]:
    """What went wrong in a call."""
    return [
        event.error
        async for event in app.usage.run_calling(ToolCalling(name, {}, dialect="test"))
        if isinstance(event, StageFailed)
    ]


async def test_folder_with_an_odd_path_works_but_for_that(folder: AppPaths) -> None:
    app = build_app(folder)
    try:
        await app.load()
        await app.workspace.check()
        definitions = app.registry.definitions()
        assert "good" in [each.name for each in definitions]
        reach_of(definitions, folder.workspace_dir)
        for each in definitions:
            code_hashes(each, folder.workspace_dir)
            errors = await call(app, each.name)
            assert [error for error in errors if not isinstance(error, AppError)] == []
            assert bool(errors) == (each.name != "good"), each.name
        for name in app.servers.names():
            with pytest.raises(AppError):
                await app.servers.start(name, None)
    finally:
        await app.close()


@pytest.mark.parametrize("written", ["~no-such-person/x", "~/x", "x"])
def test_path_is_one_whoever_it_names(written: str) -> None:
    assert expanded_path(written).name == "x"


def test_no_module_asks_pathlib_for_a_home() -> None:
    """It raises RuntimeError where there is none, which nobody expects."""
    asks = re.compile(r"\.expanduser\(\)|Path\.home\(\)")
    sources = (file for name in ("app", "ui") for file in (ROOT / name).rglob("*.py"))
    assert [each.name for each in sources if asks.search(each.read_text(encoding="utf-8"))] == []


def test_home_is_absolute_for_users_without_one() -> None:
    assert home_folder().is_absolute()
