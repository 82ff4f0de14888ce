"""A hostile folder that is opened, listed, shown or exported runs nothing and connects nowhere."""

from __future__ import annotations

import asyncio
import importlib.util
import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tooldesk.bootstrap import build_app
from tooldesk.calling.tool_calling import ToolCalling
from tooldesk.errors import UntrustedWorkspaceError
from tooldesk.execution.permissions.asking import Answer, PermissionRequest
from tooldesk.paths import AppPaths
from tooldesk.usage.lifecycle import StageFailed

HERE = Path(__file__).parent
NOT_PERMITTED = 3


def _hostile_module() -> Any:
    spec = importlib.util.spec_from_file_location("hostile_folder", HERE / "hostile_folder.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    sys.path.insert(0, str(HERE))  # for what it is made with
    try:
        spec.loader.exec_module(module)
    finally:
        sys.path.remove(str(HERE))
    return module


hostile_folder = _hostile_module()


@pytest.fixture
def listener() -> Iterator[Any]:
    listener = hostile_folder.Listener()
    yield listener
    listener.close()


@pytest.fixture
def hostile(tmp_path: Path, listener: Any) -> Iterator[Any]:
    hostile = hostile_folder.make_hostile_folder(
        tmp_path / "cloned", tmp_path / "marks", listener.port
    )
    assert len(set(hostile.tricks)) >= 90
    yield hostile
    assert hostile.sprung == []
    assert listener.connections == 0


@pytest.mark.timeout(60)
async def test_library_reads_a_hostile_folder_and_runs_nothing(
    hostile: Any, tmp_path: Path, no_bus: None
) -> None:
    app = build_app(AppPaths.of(tmp_path / "data", hostile.folder))
    try:
        await app.load()
        await app.workspace.check()
        assert len(app.registry.names()) > 30
        await app.vault.set_for_session(hostile_folder.KEY, "value-of-a-global-key")
        for name in app.registry.names():
            definition = app.registry.get(name)
            await app.workspace.describe_file(app.workspace.source_file(definition))
            app.workspace.differences(name)
            calling = ToolCalling(name, {}, dialect="test")
            errors = [
                event.error
                async for event in app.usage.run_calling(calling)
                if isinstance(event, StageFailed)
            ]
            # one whose arguments or schema are wrong gets no further than that
            assert errors
            assert any(isinstance(each, UntrustedWorkspaceError) for each in errors) or (
                name.startswith("schema_")
            ), (name, errors)
            if definition.env_vars:
                outcome = await app.secret_check.run(definition, {})
                assert "have not trusted" in outcome.text
    finally:
        await app.close()


READING = {
    "trust": ["trust"],
    "trust as JSON": ["trust", "show", "--json"],
    "list": ["tools", "list"],
    "list as JSON": ["tools", "list", "--json"],
    "show": ["tools", "show", "at_import"],
    "show a sandboxed one": ["tools", "show", "sandboxed"],
    "show with an interpreter": ["tools", "show", "environment"],
    "curl": ["tools", "curl", "request"],
    "export": ["export"],
    "export for another API": ["export", "--format", "mcp", "--check"],
    "import of specs": ["import", "{folder}/specs.json", "--yes"],
    "import of curl": ["import", "{folder}/request.curl", "--yes"],
    "import that shows only": ["import", "{folder}/specs.json", "--dry-run"],
    "servers": ["servers", "list"],
    "a server": ["servers", "show", "remote"],
    "doctor of a server": ["servers", "doctor", "server", "--yes"],
    "tools of a server": ["servers", "tools", "server"],
    "import of servers": ["servers", "import", "{folder}/.mcp.json", "--yes"],
    "doctor of a login": ["servers", "doctor", "login_server", "--yes"],
    "saved calls": ["tools", "calls", "command"],
    "saved calls of a device": ["tools", "calls", "upload"],
    "show what looks like more": ["tools", "show", "shown"],
    "lint": ["lint"],
    "add a file by an odd name": ["tools", "add", "{folder}/--eval.py"],
    "history": ["history", "list"],
    "cache": ["cache", "list"],
    "parse": ["parse", "{folder}/samples/01-run.txt"],
    "limits": ["limits", "list"],
    "permissions": ["permissions", "list"],
    "secrets": ["secrets", "list"],
    "signers": ["signers", "list"],
    "add": ["tools", "add", "{folder}/default_argument.py", "--interpreter", "{folder}/.venv"],
}

RUNNING = {
    "run": ["run", "command", "--yes"],
    "run Python": ["run", "at_import", "--yes"],
    "request": ["run", "secret_request", "--yes"],
    "call": ["call", "{folder}/samples/01-run.txt", "--yes"],
    "saved call": ["run", "at_import", "--saved", "go", "--yes"],
    "twin": ["run", "Command", "--yes"],
    "login by a secret": ["servers", "login", "login_server", "--yes"],
    "WebAssembly": ["run", "module", "--yes"],
    "server": ["servers", "start", "server", "--yes"],
    "remote server": ["servers", "start", "remote", "--yes"],
    "login": ["servers", "login", "remote", "--yes"],
    "resource of a server": ["servers", "read", "server", "file:///etc/passwd", "--yes"],
    "consent": ["permissions", "consent", "secret_request"],
}


@pytest.fixture
def tooldesk(hostile: Any, tmp_path: Path) -> Callable[[list[str]], int]:
    """The terminal, started where a person would: in the folder."""

    def run(words: list[str]) -> int:
        filled = [word.format(folder=hostile.folder) for word in words]
        folders = ["--data-dir", str(tmp_path / "data"), "--workspace", str(hostile.folder)]
        done = subprocess.run(
            [str(Path(sys.executable).with_name("tooldesk")), *filled, *folders],
            cwd=hostile.folder,
            env=os.environ | {hostile_folder.KEY: "value-of-a-global-key"},
            stdin=subprocess.DEVNULL,
            capture_output=True,
            timeout=60,
            check=False,
        )
        assert b"Traceback" not in done.stderr, done.stderr
        return done.returncode

    return run


@pytest.mark.parametrize("words", READING.values(), ids=READING.keys())
def test_terminal_reads_a_hostile_folder_and_runs_nothing(
    tooldesk: Callable[[list[str]], int], words: list[str]
) -> None:
    # 2: the file that it is about can't be read
    assert tooldesk(words) in (0, 1, 2)


@pytest.mark.parametrize("words", RUNNING.values(), ids=RUNNING.keys())
def test_terminal_refuses_to_run_anything_of_it(
    tooldesk: Callable[[list[str]], int], words: list[str]
) -> None:
    assert tooldesk(words) == NOT_PERMITTED


WINDOW = """
import asyncio, json, sys
from pathlib import Path
from PySide6.QtWidgets import QApplication
from tooldesk.bootstrap import build_app
from tooldesk.paths import AppPaths
from tooldesk_ui.frame.screens import SCREENS
from tooldesk_ui.frame.window_state import WindowState
from tooldesk_ui.main_window import MainWindow
from tooldesk_ui.precise_loop import PreciseLoop
from tooldesk_ui.program.desktop import Desktop
from tooldesk_ui.theme import STYLE_ARGUMENTS, Scheme, Theme

qt = QApplication(["tooldesk", *STYLE_ARGUMENTS])
qt.setQuitOnLastWindowClosed(False)
paths = AppPaths.of(Path(sys.argv[1]), Path(sys.argv[2]))
theme = Theme(Scheme.LIGHT)
theme.apply(qt)
window = MainWindow(theme, WindowState(paths.data_dir))
window.show()

async def look():
    living = asyncio.ensure_future(Desktop(window, paths, build_app).live())
    while window.app is None or not window.app.workspace.problems:
        await asyncio.sleep(0.02)
    for screen in (*(entry.id for entry in SCREENS), "console"):
        window.show_screen(screen)
        await asyncio.sleep(0.2)
    for name in window.app.registry.names():
        window.show_tool(name)
        await asyncio.sleep(0.02)
    said = window.trust_bar.words()
    window.close_at_once()
    await living
    return said

with asyncio.Runner(loop_factory=lambda: PreciseLoop(qt)) as runner:
    print(json.dumps(runner.run(asyncio.wait_for(look(), 60))))
"""


@pytest.mark.timeout(100)
async def test_window_shows_a_hostile_folder_and_runs_nothing(hostile: Any, tmp_path: Path) -> None:
    words = ["-c", WINDOW, str(tmp_path / "data"), str(hostile.folder)]
    child = await asyncio.create_subprocess_exec(
        sys.executable,
        "-P",
        *words,
        cwd=hostile.folder,
        env=os.environ | {"QT_QPA_PLATFORM": "offscreen"},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    output, errors = await asyncio.wait_for(child.communicate(), 90)
    assert child.returncode == 0, errors
    said = json.loads(output.decode().splitlines()[-1])
    assert said.startswith("You have not trusted this folder")
    assert ".venv" in said


async def _said_yes(_: PermissionRequest) -> Answer:
    return Answer.ONCE


@pytest.mark.timeout(60)
async def test_tricks_are_real_once_the_folder_is_trusted(
    tmp_path: Path, listener: Any, no_bus: None
) -> None:
    """Else the tests above would show nothing."""
    hostile = hostile_folder.make_hostile_folder(
        tmp_path / "cloned", tmp_path / "marks", listener.port
    )
    for pipe in (hostile.folder / "tools" / "pipe_tool.json", hostile.folder / "pipe.py"):
        pipe.unlink()
    for never_ends in ("pipe", "endless"):
        (hostile.folder / "tools" / f"{never_ends}.json").unlink()
    app = build_app(AppPaths.of(tmp_path / "data", hostile.folder))
    try:
        await app.load()
        app.trust.give()
        await app.workspace.check()
        calling = ToolCalling("command", {}, dialect="test")
        async for _ in app.usage.run_calling(calling, ask=_said_yes):
            pass
    finally:
        await app.close()
    sprung = set(hostile.sprung)
    assert sprung >= {
        "at_import",
        "default_argument",
        "decorator",
        "metaclass",
        "annotation",
        "class_body",
        "init_subclass",
        "descriptor",
        "enum_member",
        "interpreter",
        "environment",
        "linked",
        "module_neighbour_module",
        "package___init__.py",
        "command",
    }, sprung
