"""A settings file that can't be read is set aside at the next start, and nothing of it is lost."""

from __future__ import annotations

import errno
import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tooldesk.errors import SettingsFileError, SettingsSetAsideError
from tooldesk.settings import RunSettings, Settings
from tooldesk.settings_file import SettingsFile

GOOD = {"run": {"model": "m"}, "resource_pools": {"pools": {"p": {"concurrency": 2}}}}


def started(path: Path) -> SettingsFile:
    file = SettingsFile(path)
    file.load_at_start()
    return file


def aside(folder: Path) -> dict[str, bytes]:
    found = folder.glob("s.json.*")
    return {each.name.partition("s.json.")[2][:6]: each.read_bytes() for each in found}


@pytest.mark.parametrize(
    "content",
    [b"", b"\0" * 50, b"{half", b"[]", b"7", b'{"\xff": {}', b"[" * 100_000, b'{"run": \n'],
)
def test_broken_file_is_set_aside_whole_and_the_defaults_hold(tmp_path: Path, content: bytes):
    path = tmp_path / "s.json"
    path.write_bytes(content)
    file = started(path)
    assert (file.current, file.problem) == (Settings(), "")
    assert isinstance(file.set_aside, SettingsSetAsideError)
    assert "What holds now: the defaults." in file.set_aside.message
    assert aside(tmp_path) == {"broken": content}
    assert file.change(lambda old: old) == Settings()
    assert aside(tmp_path) == {"broken": content}
    assert started(path).set_aside is None


@pytest.mark.parametrize(
    ("wrong", "lost"),
    [
        ({"selection": {"threshold": 7}}, "selection.threshold"),
        ({"selection": 3}, "selection"),
        ({"editor": {"command": ["a", 1]}}, "editor.command"),
        ({"resource_pools": GOOD["resource_pools"] | {"prefixes": {"": "x"}}}, "prefixes."),
        ({"history": {"keep_days": 0, "views": {"v": {"outcome": 3}}}}, "history.keep_days"),
    ],
)
def test_what_can_be_read_of_a_broken_file_holds(
    tmp_path: Path, wrong: dict[str, object], lost: str
):
    path = tmp_path / "s.json"
    path.write_text(json.dumps(GOOD | wrong))
    file = started(path)
    assert file.set_aside is not None
    assert lost in file.set_aside.message
    assert str(next(tmp_path.glob("s.json.broken-*"))) in file.set_aside.next_step
    assert file.current.run.model == "m"
    assert file.current.resource_pools.limits_of("p").concurrency == 2
    assert file.current.selection == Settings().selection
    assert started(path).current == file.current
    assert json.loads(aside(tmp_path)["broken"]) == GOOD | wrong


@pytest.mark.parametrize(
    ("written", "torn", "lost"),
    [
        (b'"m"', b'"\xe9"', "run.model"),
        (b'"model"', b'"mod\xff"', "run.mod?"),
        (b'["a"]', b'["\xc3"]', "editor.command"),
        (b'"editor"', b'"\xf0\x9f"', "?"),
        (b'"m"', b'"\\ud800"', "run.model"),
        (b'["a"]', b"9" * 5_000, "editor.command"),
    ],
)
def test_byte_of_no_letter_costs_no_other_setting(
    tmp_path: Path, written: bytes, torn: bytes, lost: str
):
    path = tmp_path / "s.json"
    content = json.dumps(GOOD | {"editor": {"command": ["a"]}}).encode().replace(written, torn)
    path.write_bytes(content)
    file = started(path)
    assert file.set_aside is not None
    assert f"What holds now: {lost}" in file.set_aside.message
    assert file.current.resource_pools.limits_of("p").concurrency == 2
    assert aside(tmp_path) == {"broken": content}
    assert started(path).set_aside is None


@pytest.mark.parametrize("has_links", [True, False])
def test_full_disk_leaves_the_file_alone_and_nothing_beside_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, has_links: bool
):
    resource = pytest.importorskip("resource")
    path = tmp_path / "s.json"
    content = json.dumps(GOOD | {"selection": 3})
    path.write_text(content)
    if not has_links:
        monkeypatch.setattr(os, "link", _no_link)
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (len(content) - 1, before[1]))
    try:
        file = started(path)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)
    assert (file.set_aside, file.current, aside(tmp_path)) == (None, Settings(), {})
    assert "the defaults hold" in file.problem
    assert path.read_text() == content
    assert started(path).current.run.model == "m"


def _no_link(*_: object) -> None:
    raise OSError(errno.EPERM, "Operation not permitted")


def test_more_than_is_read_is_not_written(tmp_path: Path):
    path = tmp_path / "s.json"
    path.write_text(json.dumps(GOOD))
    file = started(path)
    large = RunSettings(agent_role="x" * 10_000_000)
    with pytest.raises(OSError, match="larger than"):
        file.change(lambda old: old.model_copy(update={"run": large}))
    assert started(path).current.run.model == "m"


@pytest.mark.parametrize("odd", ['"\\ud800": 1', '"x": "\\ud800"', f'"x": {"[" * 300}{"]" * 300}'])
def test_what_no_setting_is_called_makes_the_file_unreadable_once(tmp_path: Path, odd: str):
    path = tmp_path / "s.json"
    content = f"{json.dumps(GOOD)[:-1]}, {odd}}}"
    path.write_text(content)
    file = started(path)
    assert file.set_aside is not None
    assert file.problem == ""
    assert aside(tmp_path) == {"broken": content.encode()}
    again = started(path)
    assert (again.current, again.set_aside, again.problem) == (file.current, None, "")


def test_one_rate_without_its_calls_costs_no_other_part_of_its_pool(tmp_path: Path):
    path = tmp_path / "s.json"
    pool = {"concurrency": 2, "rate": {"per": "minute"}}
    path.write_text(json.dumps({"resource_pools": {"pools": {"p": pool, "q": {}}}}))
    pools = started(path).current.resource_pools
    assert (pools.limits_of("p").concurrency, pools.limits_of("p").rate) == (2, None)
    assert "q" in pools.pools


def test_newer_file_is_set_aside_and_never_written_over(tmp_path: Path):
    path = tmp_path / "s.json"
    newer = json.dumps(GOOD | {"version": 2, "colour": "red"})
    path.write_text(newer)
    running = SettingsFile(path)
    running.load()
    with pytest.raises(SettingsFileError, match="newer Tooldesk"):
        running.change(lambda old: old)
    assert path.read_text() == newer
    file = started(path)
    assert file.set_aside is not None
    assert "newer Tooldesk (version 2" in file.set_aside.message
    assert aside(tmp_path) == {"newer-": newer.encode()}
    assert file.current.run.model == "m"
    assert file.change(lambda old: old).run.model == "m"
    assert json.loads(path.read_text())["version"] == 1


def test_file_that_breaks_again_on_the_same_day_gets_another_name(tmp_path: Path):
    path = tmp_path / "s.json"
    for content in ("{one", "{two", "{three"):
        path.write_text(content)
        assert started(path).set_aside is not None
    kept = {each.read_text() for each in tmp_path.glob("s.json.broken-*")}
    assert kept == {"{one", "{two", "{three"}


@pytest.mark.skipif(os.name == "nt" or os.geteuid() == 0, reason="who is root reads everything")
def test_file_that_nobody_may_read_is_left_alone(tmp_path: Path):
    path = tmp_path / "s.json"
    path.write_text("{}")
    path.chmod(0)
    assert "Permission denied" in started(path).problem
    assert aside(tmp_path) == {}


def test_folder_in_its_place_is_told_and_left_alone(tmp_path: Path):
    path = tmp_path / "s.json"
    path.write_text("{half")
    file = SettingsFile(path)
    file.load()
    assert "start Tooldesk again: it is then set aside" in file.next_step
    path.unlink()
    path.mkdir()
    file = started(path)
    assert (file.set_aside, aside(tmp_path)) == (None, {})
    assert "can't be read; the defaults hold" in file.problem
    assert file.next_step == "Make it a file that you may read, or move it away."
    path.rmdir()
    file.load_if_changed()
    assert file.problem == ""


def start_and_change(path: str, name: str) -> None:
    sys.stdout.write("ready\n")
    sys.stdout.flush()
    input()
    file = started(Path(path))
    for _ in range(10):
        file.change(lambda old: old.model_copy(update={"run": _with_letter(old.run, name)}))


def _with_letter(run: RunSettings, letter: str) -> RunSettings:
    return run.model_copy(update={"agent_role": run.agent_role + letter})


@pytest.mark.skipif(os.name == "nt", reason="there is no lock there")
def test_two_processes_at_once_set_it_aside_once_and_lose_no_change(
    tmp_path: Path, elsewhere: Callable[..., subprocess.Popen[str]]
):
    path = tmp_path / "s.json"
    path.write_text(json.dumps(GOOD | {"selection": 3}))
    both = [elsewhere(start_and_change, path, name) for name in "ab"]
    for process in both:
        assert process.stdout is not None
        assert process.stdout.readline() == "ready\n"
    for process in both:
        assert process.stdin is not None
        process.stdin.write("\n")
        process.stdin.flush()
    assert [process.wait(60) for process in both] == [0, 0]
    assert len(list(tmp_path.glob("s.json.broken-*"))) == 1
    run = started(path).current.run
    assert (run.model, sorted(run.agent_role)) == ("m", sorted("ab" * 10))


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes with names")
def test_pipe_in_the_place_of_the_file_is_told_and_left(tmp_path: Path):
    path = tmp_path / "s.json"
    os.mkfifo(path)
    file = started(path)
    assert "Not a file." in file.problem
    assert (file.current, file.set_aside) == (Settings(), None)
    assert path.is_fifo()
    with pytest.raises(SettingsFileError):
        file.change(lambda old: old)


def test_file_of_more_than_any_settings_is_told_and_left(tmp_path: Path):
    path = tmp_path / "s.json"
    with path.open("wb") as large:
        large.truncate(11_000_000)
    file = started(path)
    assert "Larger than" in file.problem
    assert path.stat().st_size == 11_000_000


@pytest.mark.parametrize("encoding", ["utf-8-sig", "utf-16", "utf-16-le", "utf-32"])
def test_file_that_an_editor_wrote_in_another_encoding_is_read(tmp_path: Path, encoding: str):
    path = tmp_path / "s.json"
    path.write_bytes(json.dumps(GOOD).encode(encoding))
    file = started(path)
    assert (file.problem, file.set_aside) == ("", None)
    assert file.current.run.model == "m"


def test_setting_that_stands_twice_is_told_with_its_lines(tmp_path: Path):
    path = tmp_path / "s.json"
    path.write_text('{"run": {"model": "m"},\n "cache": {"ttl_s": 5,\n "ttl_s": 7}}')
    file = started(path)
    assert file.set_aside is not None
    assert 'The key "ttl_s" stands twice in one object, on lines 2 and 3.' in file.set_aside.message
    assert "all that could be read of it" in file.set_aside.message
    assert file.current.run.model == "m"


def test_number_of_thousands_of_digits_is_told(tmp_path: Path):
    path = tmp_path / "s.json"
    path.write_text('{"nope": ' + "1" * 6_000 + "}")
    file = started(path)
    assert (file.problem, file.current) == ("", Settings())
