"""`tooldesk cache` as a shell sees it, and `tooldesk tools remove`."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from tooldesk.bootstrap import build_app
from tooldesk.paths import AppPaths
from tooldesk.terminal.commands import main
from tooldesk.tools.tool_result import TextContent, ToolResult

Command = Callable[..., tuple[int, str, str]]

TOOL = {
    "name": "say",
    "source": {"kind": "shell", "command": ["echo"]},
    "cache": {"enabled": True},
}
EVIL = "\x1b[2J\u202e"


@pytest.fixture
def command(
    paths: AppPaths, capsys: pytest.CaptureFixture[str], trust: Callable[..., None]
) -> Command:
    """The terminal on a workspace with one tool and three results of it; gives code and words."""
    (paths.workspace_dir / "tools").mkdir(parents=True)
    (paths.workspace_dir / "tools" / "say.json").write_text(json.dumps(TOOL))
    trust(paths.data_dir, paths.workspace_dir)

    def run(*words: str) -> tuple[int, str, str]:
        where = ("--data-dir", str(paths.data_dir), "--workspace", str(paths.workspace_dir))
        try:
            code = main([*words, *where])
        except SystemExit as end:
            code = int(str(end.code))
        told = capsys.readouterr()
        return code, told.out, told.err

    async def store() -> None:
        app = build_app(paths)
        await app.load()
        definition = app.registry.get("say")
        now = await app.executor.fingerprint_of(definition)
        for word in ("one", "two", EVIL):
            result = ToolResult((TextContent(f"said {word}"),))
            await app.cache.store(definition, {"word": word}, result, now)
        await app.cache.read(definition, {"word": "one"}, now)
        await app.close()

    asyncio.run(store())
    return run


def test_results_are_listed_by_page_found_shown_and_weighed(command: Command):
    code, out, err = command("cache", "list", "--limit", "2")
    assert (code, err) == (0, "For those before: --before 2\n")
    assert [line.split()[0] for line in out.splitlines()] == ["ID", "3", "2"]
    assert "\\u001b[2J\\u202e" in out
    assert not set(EVIL[0] + EVIL[-1]) & set(out)
    code, out, _ = command("cache", "list", "--before", "2", "--json")
    (first,) = json.loads(out)
    assert (first["id"], first["tool"], first["hits"]) == (1, "say", 1)
    assert first["key"] == 'tool:say|input:{"word":"one"}'
    assert first["used_at"] > first["stored_at"]
    code, out, err = command("cache", "list", "--search", '"two"')
    assert [line.split()[0] for line in out.splitlines()] == ["ID", "2"]
    code, out, err = command("cache", "show", "2")
    assert (code, out) == (0, "said two\n")
    assert err.endswith("The same call is answered with this now.\n")
    code, out, _ = command("cache", "stats", "--json")
    stats = json.loads(out)
    assert (stats["count"], stats["hits"], stats["is_on"]) == (3, 1, True)
    assert stats["size_bytes"] == sum(
        each["size_bytes"] for each in json.loads(command("cache", "list", "--json")[1])
    )
    assert "3 results" in command("cache", "stats")[1]
    assert [line.count(" answers ") for line in command("cache", "list")[1].splitlines()] == [
        *(0, 1, 1, 1)
    ]


def test_it_is_said_why_none_is_listed(command: Command):
    told = {
        ("--search", "zzz"): "No key has that in it.",
        ("--before", "1"): "There is none before 1.",
        ("--tool", "say", "--search", "zzz"): "No key has that in it.",
    }
    for words, said in told.items():
        assert command("cache", "list", *words) == (0, "", f"{said}\n")
    code, out, err = command("cache", "list", "--tool", "sai")
    assert (code, out, "The nearest: say" in err) == (0, "", True)
    command("cache", "clear", "say")
    assert command("cache", "list", "--tool", "say")[2] == "Nothing of say is remembered.\n"
    assert command("cache", "list")[2] == "Nothing is remembered.\n"


def test_entry_says_why_it_would_not_be_given(command: Command, paths: AppPaths):
    file = paths.workspace_dir / "tools" / "say.json"
    file.write_text(json.dumps(TOOL | {"description": "Other words."}))
    _, out, _ = command("cache", "show", "1", "--json")
    assert json.loads(out)["not_given_because"] is None, "words for the model change no answer"
    (trusted,) = paths.trusted_folders.iterdir()
    kept = trusted.rename(paths.data_dir / "kept")
    assert "Not given now: you have not trusted the folder." in command("cache", "show", "1")[2]
    kept.rename(trusted)
    file.write_text(json.dumps(TOOL | {"source": {"kind": "shell", "command": ["printf"]}}))
    assert "source command changed since the answer" in command("cache", "show", "1")[2]
    assert {each["state"] for each in json.loads(command("cache", "list", "--json")[1])} == {
        "stale"
    }
    (paths.data_dir / "settings.json").write_text('{"cache": {"is_on": false}}')
    assert "the cache is off in the settings" in command("cache", "show", "1")[2]
    with closing(sqlite3.connect(paths.database)) as connection, connection:
        connection.execute("UPDATE cache_entries SET result = x'00ff', stored_at = 7")
        connection.execute("UPDATE cache_entries SET key = 1.5, expires_at = x'ff' WHERE id = 1")
    assert command("cache", "list")[0] == 0
    code, out, _ = command("cache", "show", "1")
    assert (code, out) == (1, "")


def test_results_are_pinned_and_compared(command: Command):
    assert command("cache", "pin", "1", "3", "9") == (
        *(2, "1\n3\n"),
        "No result of this workspace has the number 9.\n",
    )
    assert command("cache", "unpin", "3", "--json")[:2] == (0, '{"unpinned": [3]}\n')
    pinned = [each["pinned"] for each in json.loads(command("cache", "list", "--json")[1])]
    assert pinned == [False, False, True]
    assert "answers, pinned" in command("cache", "list")[1]
    assert ", pinned" in command("cache", "show", "1")[2]
    code, out, _ = command("cache", "compare", "2", "1")
    assert (code, out.splitlines()[1:]) == (0, ['  /word: "one" → "two"'])
    found = json.loads(command("cache", "compare", "1", "--json")[1])
    assert (found["id"], found["differences"][0]["pointer"], found["changed"]) == (3, "/word", [])
    assert command("cache", "compare", "1", "1")[1].endswith("same arguments of the same tool.\n")
    assert command("cache", "compare", "1", "8")[0] == 2
    command("cache", "delete", "2", "3")
    assert command("cache", "compare", "1")[0] == 1


def test_argument_that_is_absent_is_no_null(command: Command, paths: AppPaths):
    with closing(sqlite3.connect(paths.database)) as connection, connection:
        connection.execute(
            """UPDATE cache_entries SET key = 'tool:say|input:{"unit":null,"word":"two"}'"""
            " WHERE id = 2"
        )
    _, out, _ = command("cache", "compare", "2", "1")
    assert "  /unit: absent → null" in out.splitlines()
    found = json.loads(command("cache", "compare", "1", "2", "--json")[1])
    assert found["differences"][0] == {"pointer": "/unit", "then": None}


def test_results_are_deleted_and_cleared(command: Command):
    code, out, err = command("cache", "delete", "2", "2", "99")
    assert (code, out) == (2, "2\n")
    assert err == "No result of this workspace has the number 99.\n"
    assert command("cache", "clear") == (2, "", "tooldesk: Name tools, or say --all.\n")
    assert "The nearest: say" in command("cache", "clear", "sai")[2]
    assert command("cache", "clear", "say")[:2] == (0, "2 results forgotten.\n")
    assert command("cache", "clear", "--all", "--json")[:2] == (0, '{"forgotten": 0}\n')
    assert command("cache", "list")[1:] == ("", "Nothing is remembered.\n")
    assert command("cache", "show", "2")[0] == 2
    assert command("cache", "show", "99999999999999999999")[0] == 2


def test_removed_tool_is_gone_and_an_unknown_name_removes_none(command: Command, paths: AppPaths):
    code, _, err = command("tools", "remove", "say", "sey")
    assert (code, "The nearest: say" in err) == (2, True)
    assert command("tools", "remove", "say")[:2] == (0, "say\n")
    assert list((paths.workspace_dir / "tools").iterdir()) == []
    assert "there is no such tool now" in command("cache", "show", "1")[2]


def test_names_of_no_setting_are_told(command: Command, paths: AppPaths):
    written = '{"cache": {"ttl": 5}, "nope": 1}'
    paths.data_dir.mkdir(parents=True, exist_ok=True)
    paths.settings.write_text(written)
    code, _, err = command("cache", "stats")
    assert (code, err) == (
        0,
        "No setting is called cache.ttl, nope: `tooldesk guide settings` has them all.\n",
    )
    assert paths.settings.read_text() == written


def test_settings_that_cannot_be_read_are_told_and_set_aside(command: Command, paths: AppPaths):
    broken = '{"cache": {"max_size_mb": "lots"}, '
    paths.data_dir.mkdir(parents=True, exist_ok=True)
    paths.settings.write_text(broken)
    code, out, err = command("cache", "stats")
    assert (code, " results, " in out) == (0, True)
    assert err.startswith("The settings file was set aside: ")
    assert "What holds now: the defaults." in err
    (aside,) = paths.data_dir.glob("settings.json.broken-*")
    assert str(aside) in err
    assert aside.read_text() == broken
    assert command("cache", "stats")[2] == ""


def test_size_that_is_set_lower_holds_for_who_looks(command: Command, paths: AppPaths):
    weigh = "UPDATE cache_uses SET size_bytes = 600000"
    with closing(sqlite3.connect(paths.database)) as connection, connection:
        connection.execute(weigh)
    paths.settings.write_text('{"cache": {"max_size_mb": 1}}')
    code, out, err = command("cache", "stats")
    assert code == 0
    assert out.endswith(
        "1 result, 600.0 kB, hits of these: 1, misses since they were last cleared: 0."
        " Those of all workspaces may be 1 MB.\n"
    )
    assert err == "2 results went: those of all workspaces may be 1 MB.\n"
    assert command("cache", "list")[2] == ""


def test_what_a_result_says_goes_into_a_file(command: Command, tmp_path: Path):
    path = tmp_path / "said.txt"
    code, out, err = command("cache", "show", "2", "-o", str(path))
    assert (code, out, path.read_text()) == (0, "", "said two")
    assert err == f"Answer 2 is in {path}.\n"
    code, _, err = command("cache", "show", "9", "-o", str(path))
    assert (code, path.read_text()) == (2, "said two")
    assert "has the number 9" in err
    code, _, err = command("cache", "show", "1", "-o", str(tmp_path))
    assert code == 1
    assert "can't be written" in err
    path = tmp_path / "said.png"
    code, _, err = command("cache", "show", "1", "-o", str(path))
    assert (code, path.exists()) == (1, False)
    assert "no part for a file that ends in .png. Its parts are 1: text." in err
    assert command("cache", "show", "1", "-o", str(path), "--part", "1")[0] == 0
    assert path.read_text() == "said one"
    assert command("cache", "show", "1", "--part", "1")[0] == 2


def test_database_that_cannot_be_used_is_told_once(command: Command, paths: AppPaths):
    with closing(sqlite3.connect(paths.database)) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
        connection.commit()
    code, out, err = command("cache", "list")
    assert (code, out) == (1, "")
    assert err.count("was made by a newer Tooldesk") == 1
