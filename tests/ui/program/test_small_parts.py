"""Diagnostics name nothing of the person's own; edited files are noticed; signals arrive."""

from __future__ import annotations

import json
import signal
import sys
from pathlib import Path

import pytest

from tooldesk.bootstrap import build_app
from tooldesk_ui.frame.diagnostics import diagnostics
from tooldesk_ui.program.marks import VARIABLE, mark
from tooldesk_ui.program.termination import TerminationWatch
from tooldesk_ui.program.workspace_watch import AT_ONCE, WorkspaceWatch, watchable


def test_diagnostics_have_versions_and_no_paths(qapp) -> None:
    text = diagnostics(None)
    assert "Python: 3." in text
    assert "PySide6-Essentials: 6." in text
    assert str(Path.home()) not in text
    assert "/" not in text


def test_marks_are_printed_only_when_asked(monkeypatch, capsys) -> None:
    monkeypatch.delenv(VARIABLE, raising=False)
    mark("painted")
    monkeypatch.setenv(VARIABLE, "1")
    mark("ready")
    assert capsys.readouterr().out.startswith("mark ready ")


def test_edit_outside_is_told_once_it_settles(tmp_path: Path, qtbot) -> None:
    (tmp_path / "a.json").write_text("{}", encoding="utf-8")
    watch = WorkspaceWatch()
    watch.watch(watchable(tmp_path, [tmp_path / "gone.py"]))
    with qtbot.waitSignal(watch.changed, timeout=60_000):
        (tmp_path / "a.json").write_text("[]", encoding="utf-8")
    with qtbot.waitSignal(watch.changed, timeout=60_000):
        (tmp_path / "b.json").write_text("{}", encoding="utf-8")
    watch.stop()


def test_files_are_watched_a_few_at_a_time_until_it_is_stopped(tmp_path: Path, qtbot) -> None:
    for number in range(3 * AT_ONCE):
        (tmp_path / f"{number}.json").write_text("{}", encoding="utf-8")
    watch, paths = WorkspaceWatch(), watchable(tmp_path, [])
    watched = watch._watcher
    watch.watch(paths)
    assert len([*watched.files(), *watched.directories()]) == AT_ONCE
    qtbot.waitUntil(
        lambda: {*watched.files(), *watched.directories()} == set(paths), timeout=60_000
    )
    watch.watch(paths[:2])
    watch.stop()
    qtbot.waitUntil(lambda: watch._turns.is_done, timeout=60_000)
    assert not [*watched.files(), *watched.directories()]
    watch.watch(paths)
    watch.stop()
    qtbot.waitUntil(lambda: watch._turns.is_done, timeout=60_000)
    assert not [*watched.files(), *watched.directories()]


def test_edit_while_the_workspace_is_first_looked_at_is_not_missed(live, until) -> None:
    def build(paths):
        app = build_app(paths)
        check = app.workspace.check

        async def late_check():
            app.workspace.check = check
            tool = {"name": "late", "description": "Says so.", "source": {"kind": "shell"}}
            tool["source"]["command"] = ["echo", "so"]
            (paths.workspace_dir / "tools" / "late.json").write_text(json.dumps(tool), "utf-8")
            await check()

        app.workspace.check = late_check
        return app

    async def body(window) -> None:
        names = window.app.registry.definitions
        await until(lambda: "late" in {each.name for each in names()})

    live(body, build=build)


@pytest.mark.skipif(sys.platform == "win32", reason="signals are another matter there")
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_signal_arrives_in_the_event_loop(qtbot, number: int) -> None:
    asked: list[bool] = []
    before = signal.getsignal(number)
    watch = TerminationWatch(lambda: asked.append(True))
    try:
        signal.raise_signal(number)
        qtbot.waitUntil(lambda: asked == [True], timeout=60_000)
    finally:
        watch.close()
    assert signal.getsignal(number) == before
