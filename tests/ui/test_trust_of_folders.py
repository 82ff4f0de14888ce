"""The window runs nothing of a folder before a person trusts it, and asks before it switches."""

from __future__ import annotations

import asyncio
import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QAbstractButton, QCheckBox, QLabel

from tooldesk.bootstrap import build_app
from tooldesk.execution.permissions.edges import Edge
from tooldesk.paths import AppPaths
from tooldesk_ui.frame.window_state import WindowState
from tooldesk_ui.main_window import MainWindow
from tooldesk_ui.program.desktop import Desktop
from tooldesk_ui.theme import Theme

CODE = """open({mark!r}, "a").write("import ")


def marker() -> str:
    '''Leave a mark.'''
    open({mark!r}, "a").write("run ")
    return "done"
"""

SECOND_START = """
import sys
from pathlib import Path
from tooldesk_ui.program.single_instance import raise_running_window
sys.exit(0 if raise_running_window(Path(sys.argv[1]), Path(sys.argv[2])) else 1)
"""


@pytest.fixture
def mark(tmp_path: Path) -> Path:
    return tmp_path / "mark"


@pytest.fixture
def foreign(tmp_path: Path, mark: Path) -> Path:
    folder = tmp_path / "foreign"
    (folder / "tools").mkdir(parents=True)
    (folder / "marker.py").write_text(CODE.format(mark=str(mark)))
    tool = {
        "name": "marker",
        "source": {"file": "marker.py", "function": "marker", "interpreter": "<b>x</b>/python"},
    }
    (folder / "tools" / "marker.json").write_text(json.dumps(tool))
    return folder


@pytest.fixture
def live(theme: Theme, tmp_path_factory: Any, run_async: Any, until: Any) -> Callable[..., None]:
    """Runs the whole program on a folder around a test's body."""

    def run(folder: Path, body: Any) -> None:
        async def program() -> None:
            paths = AppPaths.of(tmp_path_factory.mktemp("d"), folder)
            window = MainWindow(theme, WindowState(paths.data_dir))
            window.show()
            living = asyncio.ensure_future(Desktop(window, paths, build_app).live())
            try:
                await until(lambda: window.app is not None)
                await body(window)
            finally:
                window.close()
                await living
                window.deleteLater()

        run_async(program())

    return run


def refused(window: MainWindow) -> str:
    """What a person is told of the stage that failed."""
    record = window.console._session.runner.record
    stages = record.lanes[0].stages.values() if record and record.lanes else ()
    return "".join(each.error.message for each in stages if each.error is not None)


def result_of(window: MainWindow) -> str:
    record = window.console._session.runner.record
    return record.lanes[0].result_text if record and record.lanes else ""


def test_folder_runs_nothing_until_it_is_trusted_and_then_without_a_restart(
    live, until, foreign: Path, mark: Path
) -> None:
    left: list[list[Path]] = []

    async def body(window: MainWindow) -> None:
        bar = window.trust_bar
        words = bar.words()
        assert words.startswith("You have not trusted this folder")
        assert str(foreign) in words
        assert "Runs Python of\nmarker.py" in words
        assert "Starts the interpreter\n<b>x</b>/python" in words
        labels = bar.findChildren(QLabel)
        assert {each.textFormat().name for each in labels if each.text()} == {"PlainText"}
        window.try_tool("marker")
        run = window.findChild(QAbstractButton, "run_button")
        await until(run.isEnabled)
        run.click()
        await until(lambda: "have not trusted" in refused(window))
        left.append(list(mark.parent.glob("mark")))
        bar.look_only.trigger()
        assert bar.isVisible()
        assert "nothing of this folder runs" in bar.words()
        plain = window.app.registry.get("marker")
        source = plain.source.model_copy(update={"interpreter": None})
        await window.app.workspace.save(plain.model_copy(update={"source": source}))
        bar.trust.trigger()
        await until(lambda: not bar.isVisible())
        assert bar.words() == ""
        await until(run.isEnabled)
        run.click()
        await until(lambda: result_of(window) == "done")

    live(foreign, body)
    assert left == [[]]
    # a worker that describes it may import it at any time from then on
    assert mark.read_text().split().count("run") == 1


@pytest.fixture
def wanting(foreign: Path) -> Path:
    """The folder has a tool that would send away a secret and read a file outside."""
    tool = {
        "name": "teller",
        "permission": "allow",
        "source": {"kind": "http", "url": "https://api.example.com/x"},
        "env_vars": [{"name": "WANTED_KEY"}],
        "sandbox": {"readable": ["/etc/hostname"]},
    }
    (foreign / "tools" / "teller.json").write_text(json.dumps(tool))
    return foreign


def test_what_is_ticked_is_allowed_and_nothing_else(live, until, wanting: Path) -> None:
    async def body(window: MainWindow) -> None:
        bar = window.trust_bar
        ticks = bar.findChildren(QCheckBox, "want")
        secret, outside = sorted(ticks, key=lambda each: "secret" not in each.text())
        assert secret.text() == "teller: secret WANTED_KEY sent to api.example.com"
        assert "/etc/hostname (outside the workspace)" in outside.text()
        assert not any(each.isChecked() for each in ticks)
        secret.click()
        bar.trust.trigger()
        # a look at the files may have hidden the bar before what was ticked is kept
        await until(lambda: "You trust" in window.toast.words())
        grants = await window.app.permissions.grants.of("teller")
        assert [str(Edge.of_key(rule)) for rule in grants] == [
            "secret WANTED_KEY sent to api.example.com"
        ]
        definition = window.app.registry.get("teller")
        assert await window.app.permissions.is_in_force(next(iter(grants.values())), definition)

    live(wanting, body)


def test_tool_that_changed_after_it_was_ticked_gets_nothing(live, until, wanting: Path) -> None:
    async def body(window: MainWindow) -> None:
        bar = window.trust_bar
        (want, *_) = [each for each in bar.findChildren(QCheckBox) if "secret" in each.text()]
        want.click()
        (ticked,) = bar.allowed()
        changed = ticked.definition.model_copy(update={"description": "Another one."})
        object.__setattr__(ticked, "definition", changed)
        bar.trust.trigger()
        await until(lambda: "has changed since it was shown" in window.notices.words())
        assert await window.app.permissions.grants.of("teller") == {}

    live(wanting, body)


def test_other_folder_that_is_trusted_takes_the_bar_away(
    live, until, foreign: Path, tmp_path: Path
) -> None:
    async def body(window: MainWindow) -> None:
        assert window.trust_bar.isVisible()
        window.workspace_wanted.emit(tmp_path / "made_by_us")
        await until(lambda: window.app and window.app.workspace.folder.name == "made_by_us")
        assert not window.trust_bar.isVisible()
        window.workspace_wanted.emit(foreign)
        await until(lambda: window.trust_bar.isVisible())

    live(foreign, body)


def test_second_start_with_a_folder_asks_in_the_window(
    live, until, foreign: Path, tmp_path: Path
) -> None:
    made = tmp_path / "made_by_us"

    async def body(window: MainWindow) -> None:
        data_dir = window.app.paths.data_dir
        words = [sys.executable, "-c", SECOND_START, str(data_dir), str(foreign)]
        second = await asyncio.create_subprocess_exec(*words)
        assert await second.wait() == 0
        await until(lambda: str(foreign) in window.notices.words())
        assert window.app.workspace.folder == made
        button = window.notices.findChild(QAbstractButton, "open_offered_button")
        button.click()
        await until(lambda: window.app and window.app.workspace.folder == foreign)
        assert window.trust_bar.isVisible()

    live(made, body)


def test_list_of_a_folder_with_a_thousand_tools_stays_short(live, until, foreign: Path) -> None:
    for number in range(1_000):
        url = f"https://host-{number}.example/{'x' * 500}"
        tool = {"name": f"t{number}", "source": {"kind": "http", "url": url}}
        (foreign / "tools" / f"t{number}.json").write_text(json.dumps(tool))

    async def body(window: MainWindow) -> None:
        assert "and 994 more" in window.trust_bar.words()
        assert len(window.trust_bar.words()) < 2_000
        assert window.trust_bar.height() < window.height() // 2

    live(foreign, body)
