"""`tooldesk history delete`: what goes is said, asked for, and gone."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from tooldesk.paths import AppPaths
from tooldesk.terminal.history import delete_command

Command = Callable[..., tuple[int, str, str]]
Ran = Callable[..., None]

CALL = '<tool_call>{{"name": "{name}", "arguments": {{"text": "{text}"}}}}</tool_call>'


def call(text: str, name: str = "say") -> str:
    return CALL.format(name=name, text=text)


def left(command: Command) -> list[int]:
    return [each["id"] for each in json.loads(command("history", "list", "--json")[1])]


def test_calls_are_deleted_by_number_filter_and_word(command: Command, ran: Ran, paths: AppPaths):
    ran(*map(call, ("one", "two", "three", "four")), call("five", "unknown"))
    assert command("history", "delete", "1", "--yes")[:2] == (0, "1 call deleted.\n")
    code, out, _ = command("history", "delete", "--outcome", "failed", "--yes", "--json")
    assert (code, json.loads(out)) == (0, {"deleted": 1, "running": 0})
    assert left(command) == [4, 3, 2]
    assert command("history", "delete", "--search", "three", "--yes")[0] == 0
    assert left(command) == [4, 2]
    assert command("history", "search", "three")[0] == 1
    assert command("cache", "clear", "--all")[0] == 0, "which has its own answers"
    assert b"three" not in paths.database.read_bytes()
    assert command("history", "delete", "--all", "--yes", "--everywhere")[1] == "2 calls deleted.\n"
    assert left(command) == []
    code, _, err = command("history", "delete", "--all", "--yes")
    assert (code, err) == (1, "No call was found.\n")


def test_call_without_the_last_of_many_words_is_neither_found_nor_deleted(
    command: Command, ran: Ran
):
    words = [f"w{number}" for number in range(32)]
    ran(call(" ".join(words)))
    assert command("history", "search", *words, *words)[0] == 0
    for verb in (("search", *words, "absent"), ("delete", "--search", f"{' '.join(words)} absent")):
        code, _, err = command("history", *verb)
        assert (code, err.startswith("tooldesk: More than 32 words can't")) == (2, True)
    assert left(command) == [1]


@pytest.mark.parametrize(
    ("view", "code"),
    [({"time": "2026-02-31"}, 1), ({"time": "9999-12-31"}, 1), ({"tool": "say", "colour": "x"}, 2)],
)
def test_nothing_is_deleted_by_a_view_that_means_nothing_here(
    command: Command, ran: Ran, paths: AppPaths, view: dict[str, str], code: int
):
    ran(call("one"))
    paths.settings.write_text(json.dumps({"history": {"views": {"v": view}}}))
    assert command("history", "delete", "--view", "v", "--yes")[0] == code
    assert left(command) == [1]


def test_nothing_is_deleted_before_somebody_says_yes(
    command: Command, ran: Ran, monkeypatch: pytest.MonkeyPatch
):
    ran(call("one"))
    code, _, err = command("history", "delete", "1")
    assert (code, err) == (1, "Nothing was deleted. Say --yes to delete them.\n")
    asked: list[str] = []

    async def says(question: str) -> bool:
        asked.append(question)
        return len(asked) > 1

    monkeypatch.setattr(delete_command, "is_confirmed", says)
    assert command("history", "delete", "--tool", "say")[0] == 1
    assert left(command) == [1]
    assert command("history", "delete", "1", "1")[1] == "1 call deleted.\n"
    assert asked == ["Delete 1 call for good?"] * 2


@pytest.mark.parametrize(
    "words", [(), ("1", "--all"), ("--tool", "say", "--all"), ("7", "--yes"), ("--search", "!")]
)
def test_it_has_to_be_said_which(command: Command, ran: Ran, words: tuple[str, ...]):
    ran(call("one"))
    assert command("history", "delete", *words)[0] == 2
    assert left(command) == [1]


def test_what_runs_stays_and_the_copy_of_an_upgrade_is_told(
    command: Command, paths: AppPaths, another_caller
):
    copy = paths.data_dir / "tooldesk.db.before-upgrade"
    copy.touch()
    code, out, err = command("history", "delete", "--all", "--yes")
    assert (code, out) == (0, "0 calls deleted.\n")
    assert err.startswith(f"1 still runs, and stays.\n{copy} has what was there before")
