"""`tooldesk history stats`, `views` and `--view`: figures and named filters at the terminal."""

from __future__ import annotations

import json
import re
import sqlite3
from collections.abc import Callable
from contextlib import closing

from tooldesk.call_view import CallView
from tooldesk.paths import AppPaths
from tooldesk.settings import HistorySettings, Settings
from tooldesk.settings_file import SettingsFile

Command = Callable[..., tuple[int, str, str]]
Ran = Callable[..., None]

ONE = '<tool_call>{"name": "say", "arguments": {"text": "one"}}</tool_call>'
TWO = ONE.replace("one", "two")
UNKNOWN = '<tool_call>{"name": "sai_nothing", "arguments": {}}</tool_call>'


def keep(paths: AppPaths, **views: CallView) -> None:
    SettingsFile(paths.settings).save(Settings(history=HistorySettings(views=views)))


def test_figures_are_told_by_tool_and_by_day(command: Command, ran: Ran):
    assert command("history", "stats")[:2] == (0, "")
    ran(ONE, TWO, UNKNOWN)
    code, out, err = command("history", "stats")
    assert code == 0
    assert re.fullmatch(r"All calls take 0\.\d MB of 1,000 MB\. The oldest go by .*\n", err)
    assert [line.split()[:5] for line in out.splitlines()] == [
        ["TOOL", "CALLS", "FAILED", "CACHED", "RAN"],
        ["say", "2", "0", "0", "2"],
        ["sai_nothing", "1", "1", "0", "0"],
    ]
    (day,) = json.loads(command("history", "stats", "--by", "day", "--json")[1])
    assert (day["calls"], day["failures"], day["timed"]) == (3, 1, 2)
    assert 0 < day["p50_s"] <= day["p95_s"]
    _, out, err = command("history", "stats", "--by", "day", "--tool", "say")
    assert out.splitlines()[1].split()[:3] == [day["day"], "2", "0"]
    assert "this computer's clock" in err
    assert command("history", "stats", "--outcome", "system")[2] == "No call was found.\n"


def test_view_is_named_in_the_place_of_its_filters(command: Command, ran: Ran, paths: AppPaths):
    assert "The History screen" in command("history", "views")[2]
    ran(ONE, TWO, UNKNOWN)
    gone = CallView(tool="sai_nothing", outcome="failed")
    keep(paths, **{"Lately two": CallView(time="hour", words="two"), "Gone": gone})
    _, out, _ = command("history", "views")
    assert [" ".join(line.split()) for line in out.splitlines()] == [
        "NAME MEANS",
        "Gone tool sai_nothing, outcome failed (no tool is called so any more)",
        "Lately two time hour, words two",
    ]
    assert json.loads(command("history", "views", "--json")[1])["Lately two"] == {
        "time": "hour",
        "words": "two",
    }
    for words, found in (
        (("list", "--view", "Lately two"), [2]),
        (("list", "--view", "Lately two", "--tool", "sai_nothing"), []),
        (("search", "say", "--view", "Lately two"), [2]),
        (("list", "--view", "Gone"), [3]),
        (("list", "--view", "Lately two", "--until", "1h"), []),
    ):
        listed = json.loads(command("history", *words, "--json")[1])
        assert [each["id"] for each in listed] == found, words
    assert command("history", "export", "--view", "Lately two")[1].count("\n") == 1
    (figures,) = json.loads(command("history", "stats", "--view", "Gone", "--json")[1])
    assert figures["tool"] == "sai_nothing"
    assert (
        "No tool is called 'sai_nothing' any more"
        in command("history", "list", "--view", "Gone")[2]
    )
    code, out, err = command("history", "list", "--view", "Gine")
    assert (code, out) == (2, "")
    assert "The nearest: Gone" in err


def test_words_of_a_view_mean_what_they_do_in_the_window(
    command: Command, ran: Ran, paths: AppPaths
):
    ran(ONE, TWO)
    keep(paths, Typed=CallView(words="tw"), Wordless=CallView(words="🗼 ("))
    found = {"Typed": [2], "Wordless": []}
    for name, numbers in found.items():
        listed = json.loads(command("history", "list", "--view", name, "--json")[1])
        assert [each["id"] for each in listed] == numbers
        exported = command("history", "export", "--view", name)[1].splitlines()
        assert [json.loads(line)["id"] for line in exported] == numbers
        figures = json.loads(command("history", "stats", "--view", name, "--json")[1])
        assert [each["calls"] for each in figures] == [1 for _ in numbers]
    assert command("history", "delete", "--view", "Wordless", "--yes")[0] == 1
    assert command("history", "search", "tw")[0] == 1, "where a word is whole"
    assert len(json.loads(command("history", "list", "--json")[1])) == 2


def test_call_of_another_workspace_is_not_replayed_here(
    command: Command, ran: Ran, paths: AppPaths
):
    ran(ONE)
    with closing(sqlite3.connect(paths.database)) as connection:
        connection.execute("INSERT INTO history_owners (id, folder) VALUES (9, '/else/where')")
        connection.execute("UPDATE history SET owner = 9")
        connection.commit()
    assert command("history", "replay", "1")[0] == 2
    code, out, err = command("history", "replay", "1", "--everywhere")
    assert (code, out) == (2, "")
    assert "with its tools: /else/where. Open that workspace" in err
    assert len(json.loads(command("history", "list", "--everywhere", "--json")[1])) == 1
