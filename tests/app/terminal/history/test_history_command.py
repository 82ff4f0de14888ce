"""`tooldesk history list` and `show`: what ran is found and read again."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from tooldesk.paths import AppPaths
from tooldesk.storage.packed_json import pack, pack_text, unpack

Command = Callable[..., tuple[int, str, str]]
Ran = Callable[..., None]

HERMES = "Let me see. <tool_call>{body}</tool_call>"
ONE = HERMES.format(body='{"name": "say", "arguments": {"text": "one"}}')
TWO = "".join(
    HERMES.format(body=json.dumps({"name": "say", "arguments": {"text": text}}))
    for text in ("two\x1b[2J", "three")
)
UNKNOWN = HERMES.format(body='{"name": "sai_nothing", "arguments": {}}')
BROKEN = HERMES.format(body='{"name": "say", "arguments": {"text": 7')
WAITING = BROKEN.replace("7", '"seven"')
UNREADABLE = HERMES.format(body="say it, please")


def ids_of(out: str) -> list[int]:
    return [each["id"] for each in json.loads(out)]


def test_call_of_another_process_is_said_to_run(command: Command, another_caller):
    assert command("history", "list")[1].splitlines()[1].split()[4] == "running"
    assert ids_of(command("history", "list", "--outcome", "interrupted", "--json")[1]) == []
    another_caller.kill()
    another_caller.wait()
    assert command("history", "show", "1")[1].splitlines()[1].startswith("interrupted, ")


def test_calls_are_listed_by_page_and_by_what_they_are(command: Command, ran: Ran):
    ran(ONE, ONE, UNKNOWN, BROKEN)
    code, out, err = command("history", "list", "--limit", "2")
    assert (code, err) == (0, "For those before: --before 3\n")
    assert [line.split()[0] for line in out.splitlines()] == ["ID", "4", "3"]
    _, out, _ = command("history", "list", "--before", "3", "--json")
    listed = json.loads(out)
    assert [each["id"] for each in listed] == [2, 1]
    assert [each["calling"]["arguments"]["text"] for each in listed] == ["one", "one"]
    for words, found in (
        (("--tool", "say"), [4, 2, 1]),
        (("--outcome", "passed"), [1]),
        (("--outcome", "failed"), [4, 3, 2]),
        (("--outcome", "invalid_input", "--stage", "select"), [3]),
        (("--stage", "parse"), [4]),
        (("--dialect", "hermes", "--since", "1h", "--tool", "say"), [4, 2, 1]),
        (("--until", "1h"), []),
        (("--since", "2999-01-01"), []),
        (("--outcome", "running"), []),
        (("--everywhere", "--outcome", "ok"), [1]),
    ):
        assert ids_of(command("history", "list", "--json", *words)[1]) == found, words
    assert command("history", "list", "--tool", "none")[1:] == ("", "No call was found.\n")
    for no_time in ("soon", "999999d", "0001-01-01"):
        assert command("history", "list", "--since", no_time)[0] == 2
    code, _, err = command("history", "list", "--outcome", "fine")
    assert code == 2
    assert "'fine' is none of passed, cached (" in err
    states = [line.split() for line in command("history", "list")[1].splitlines()[1:]]
    assert "passed" in states[-1]
    assert not any("ok" in line for line in states)
    assert command("history", "list", "--everywhere")[1].count("workspace") == 4


def test_call_that_the_cache_answered_is_said_to_be_and_found(command: Command, ran: Ran):
    ran(ONE)
    ran(ONE, UNKNOWN)
    assert ids_of(command("history", "list", "--json", "--outcome", "passed")[1]) == [2, 1]
    assert ids_of(command("history", "list", "--json", "--outcome", "cached")[1]) == [2]
    assert [line.split()[4] for line in command("history", "list")[1].splitlines()[2:]] == [
        *("cached", "passed")
    ]
    assert command("history", "show", "2")[1].splitlines()[1].startswith("passed, from the cache, ")
    assert command("history", "stats", "--outcome", "cached")[1].splitlines()[1].split()[3] == "1"


def test_call_is_shown_with_its_stages_and_the_text_of_its_output(command: Command, ran: Ran):
    ran(TWO, UNKNOWN, BROKEN)
    _, out, _ = command("history", "list", "--outcome", "ok", "--json")
    numbers = {each["calling"]["arguments"]["text"]: each["id"] for each in json.loads(out)}
    code, out, err = command("history", "show", str(numbers["two\x1b[2J"]))
    assert (code, err) == (0, "")
    for words in (
        '  say {"text": "two\\u001b[2J"}\n',
        "passed, dialect hermes, session s1, workspace ",
        "parse     passed",
        "2 calls found, written as hermes.",
        "The tool returned a result; allowed by its permission.",
        "What the model wrote:\nLet me see. <tool_call>",
        "Result:\ntwo",
    ):
        assert words in out
    for number in numbers.values():
        shown = json.loads(command("history", "show", "--json", str(number))[1])
        assert shown["raw"] == TWO, "it is kept once, with one of the calls"
        calling = shown["calling"]
        found = TWO[calling["start"] : calling["end"]]
        assert json.dumps(calling["arguments"]) in found
    shown = json.loads(command("history", "show", "3", "--json")[1])
    assert shown["stages"]["select"]["output"]["verdict"] == "unknown"
    assert (shown["outcome"], shown["failed_stage"]) == ("invalid_input", "select")
    assert BROKEN in command("history", "show", "4")[1]
    assert command("history", "show", "99")[0] == 2


def test_calls_are_searched_for_words_and_by_what_they_are(command: Command, ran: Ran):
    def found(*words: str) -> list[int]:
        return ids_of(command("history", "search", "--json", *words)[1])

    only = ONE.replace("one", "xylophone")
    ran(ONE.replace("one", "Zürich 東京都 get_weather"), only, UNKNOWN, BROKEN)
    assert command("history", "search", "zurich")[0] == 0
    for words, numbers in (
        (["zürich"], [1]),
        (["京"], [1]),
        (["weather"], [1]),
        (['"let me" see'], [4, 3, 2, 1]),
        (['"me let"'], []),
        (["nothi*", "sai"], [3]),
        (["let", "--stage", "parse"], [4]),
        (["let", "--limit", "1", "--before", "3"], [2]),
    ):
        assert found(*words) == numbers, words
    for hostile in (
        '"',
        "NEAR(a b, 2)",
        "words:one",
        "-one",
        "a OR",
        "^one",
        'one" AND "',
        "{one}",
    ):
        code, _, err = command("history", "search", hostile)
        assert code in (0, 1, 2), err
        assert "Traceback" not in err + str(code)
    assert found("xylophone OR zürich") == [], "OR is a word like any other"
    assert found('xylophone"') == found("'xylophone';--") == [2]
    assert command("history", "search", "*")[0] == 2
    assert found(*["xylophone"] * 5_000) == [2]
    ran(ONE.replace("one", "later"))
    assert found("later") == [5], "what came since is indexed first"


def test_search_that_could_not_look_through_all_calls_says_so(
    command: Command, ran: Ran, paths: AppPaths
):
    ran(ONE)
    with closing(sqlite3.connect(paths.database)) as connection, connection:
        connection.execute("UPDATE history SET is_indexed = 0")
        connection.execute(
            "CREATE TRIGGER full BEFORE UPDATE ON history BEGIN SELECT RAISE(ABORT, 'full'); END"
        )
    code, out, err = command("history", "search", "none")
    assert (code, out) == (1, "")
    assert "Not all calls were looked through." in err


def test_row_of_a_stranger_or_a_fault_is_listed_and_shown(
    command: Command, ran: Ran, paths: AppPaths
):
    ran(ONE, ONE, ONE, ONE)
    bomb = pack({"calling": {"arguments": [1]}, "stages": {"parse": 1}, "result": {"content": 5}})
    with closing(sqlite3.connect(paths.database)) as connection, connection:
        for number, detail in ((1, b"\x01not packed"), (2, bomb), (3, pack([[]])), (4, "text")):
            connection.execute(
                "UPDATE history SET tool_name = x'ff', dialect = '\u05d0', outcome = 1.5,"
                " began_at = 'x', finished_at = 9e99, duration_s = 'x', detail = ? WHERE id = ?",
                (detail, number),
            )
    code, out, err = command("history", "list")
    assert (code, len(out.splitlines()), err) == (0, 5, "")
    assert out.count("\\u05d0") == 4, "no letter turns the columns around"
    assert command("history", "search", "one")[0] == 0
    for number in range(1, 5):
        assert command("history", "show", str(number))[0] == 0
        assert command("history", "show", "--json", str(number))[0] == 0


def test_call_is_run_again_and_compared(command: Command, ran: Ran, paths: AppPaths):
    ran(ONE, UNKNOWN)
    code, out, err = command("history", "replay", "1")
    assert (code, out.strip()) == (0, "one")
    assert err.splitlines()[-1].startswith("The same result as that of 2")
    assert "execute   passed" in err, "it really ran, though its answer is remembered"
    assert err.startswith("Tool: say; Runs: say.json; Last changed: "), "what of today runs"
    assert ", before the call\n" in err
    tool = paths.workspace_dir / "tools" / "say.json"
    tool.write_text(tool.read_text().replace('"echo"', '"printf", "not %s"'))
    code, out, _ = command("history", "replay", "1", "--json")
    told = [json.loads(line) for line in out.splitlines()]
    (compared,) = (each for each in told if each["event"] == "ResultsCompared")
    assert (code, compared["is_same"], compared["then"]["outcome"]) == (1, False, "ok")
    assert "/content/0/text" in [each["pointer"] for each in compared["differences"]]
    assert '"not one"' in command("history", "replay", "1")[2]
    assert command("history", "replay", "2")[0] in (1, 4), "what could not run can't run now"
    with closing(sqlite3.connect(paths.database)) as connection, connection:
        for number, given in ((1, {"text": "•••KEY•••"}), (2, "nothing")):
            detail = pack({"calling": {"toolName": "say", "arguments": given}})
            row = (detail, number)
            connection.execute("UPDATE history SET detail = ? WHERE id = ?", row)
    for number in ("1", "2"):
        code, _, err = command("history", "replay", number)
        assert (code, "not kept" in err) == (2, True)


def test_call_that_left_no_result_is_run_again_and_compared_with_none(
    command: Command, ran: Ran, paths: AppPaths
):
    ran(ONE)
    with closing(sqlite3.connect(paths.database)) as connection, connection:
        (packed,) = connection.execute("SELECT detail FROM history").fetchone()
        detail = {name: each for name, each in unpack(packed).items() if name != "result"}
        interrupted = "UPDATE history SET detail = ?, outcome = NULL, writer = 7"
        connection.execute(interrupted, (pack(detail),))
    code, out, err = command("history", "replay", "1")
    assert (code, out) == (0, "one\n")
    assert err.splitlines()[-1].startswith("There is no result of 2")
    code, out, _ = command("history", "replay", "1", "--json")
    (told,) = (json.loads(each) for each in out.splitlines() if "ResultsCompared" in each)
    assert (code, told["is_same"], told["differences"]) == (0, None, [])


def test_call_that_still_runs_is_not_replayed(command: Command, another_caller):
    code, _, err = command("history", "replay", "1")
    assert (code, err) == (2, "tooldesk: Call 1 still runs. Replay it once it has ended.\n")


def test_call_that_waited_is_listed_and_shown_as_the_call_that_it_is(command: Command, ran: Ran):
    ran(WAITING)
    listed = command("history", "list")[1].splitlines()[1]
    assert " say " in listed
    assert "needs you  " in listed
    shown = command("history", "show", "1")[1].splitlines()
    assert shown[0] == 'call 1  say {"text": "seven"}'
    assert shown[1].startswith("needs you, dialect hermes, ")
    calling = json.loads(command("history", "show", "1", "--json")[1])["calling"]
    assert (calling["heldBack"], WAITING[calling["start"] :][:9]) == ("incomplete", '{"name": ')
    assert command("history", "replay", "1")[:2] == (1, "seven\n")


def test_unreadable_call_is_named_in_words_and_not_replayed(command: Command, ran: Ran):
    ran(UNREADABLE)
    for words in (("list",), ("show", "1"), ("stats",)):
        out = command("history", *words)[1]
        assert "(unreadable call)" in out, words
        assert "__format_error__" not in out, words
    assert ids_of(command("history", "list", "--json", "--tool", "(unreadable call)")[1]) == [1]
    code, out, err = command("history", "replay", "1")
    assert (code, out) == (2, "")
    assert "Call 1 could not be read, so it has no tool to run. Open what the model wrote" in err
    assert ids_of(command("history", "list", "--json")[1]) == [1]


def test_result_too_long_to_be_kept_is_replayed_and_found_the_same(
    command: Command, ran: Ran, write_tool: Callable[..., Path]
):
    code = "def say(text: str) -> str:\n    'Say.'\n    return 2_000_000 * 'x'\n"
    write_tool("say", code, permission="allow")
    ran(ONE)
    shown = json.loads(command("history", "show", "1", "--json")[1])
    assert (shown["is_result_cut"], shown["result_bytes"]) == (True, 2_000_000)
    part = "Only 1.0 of 2.0 MB of the result were kept."
    assert part in command("history", "show", "1")[2]
    ended, _, err = command("history", "replay", "1")
    last = err.splitlines()[-1]
    assert (ended, last.endswith(part)) == (0, True)
    assert last.startswith("As far as it was kept, the same result as that of 2")
    ended, out, _ = command("history", "replay", "1", "--json")
    told = [json.loads(line) for line in out.splitlines()]
    (compared,) = (each for each in told if each["event"] == "ResultsCompared")
    assert (ended, compared["is_same"], compared["is_whole"]) == (0, True, False)
    ends = [each["event"] for each in told][-3:]
    assert ends == ["CallFinished", "ResultsCompared", "UsageFinished"]
    write_tool("say", code.replace("2_000_000", "2_000_001"), permission="allow")
    ended, _, err = command("history", "replay", "1")
    assert (ended, "Another result than that of 2" in err) == (1, True)


def test_number_that_json_lacks_is_printed_as_json(command: Command, ran: Ran, paths: AppPaths):
    ran(ONE)
    with closing(sqlite3.connect(paths.database)) as connection:
        ((packed,),) = connection.execute("SELECT detail FROM history").fetchall()
        detail = unpack(packed)
        detail["calling"]["arguments"] = {"text": [float("inf")]}  # as older ones kept 1e999
        older = pack_text(json.dumps(detail))
        connection.execute("UPDATE history SET detail = ?", (older,))
        connection.commit()
    for words in (("list", "--json"), ("export", "--format", "har")):
        _, out, _ = command("history", *words)
        assert '"Infinity"' in out
        json.loads(out, parse_constant=pytest.fail)


def test_database_that_cannot_be_read_is_told_by_every_command(command: Command, paths: AppPaths):
    paths.database.parent.mkdir(exist_ok=True)
    paths.database.write_bytes(b"no database" * 1_000)
    for words in ("list", "search x", "show 1", "replay 1", "export --format har"):
        code, out, err = command("history", *words.split())
        assert (code, out) == (3 if words == "replay 1" else 1, ""), words
        assert "not a database" in err


def test_what_was_saved_of_a_damaged_database_is_told_once(
    command: Command, ran: Ran, paths: AppPaths
):
    ran(ONE)
    content = bytearray(paths.database.read_bytes())
    # one page shorter than its first page says
    content[28:32] = (int.from_bytes(content[28:32], "big") + 1).to_bytes(4, "big")
    paths.database.write_bytes(content)
    code, out, err = command("history", "list", "--json")
    assert (code, ids_of(out)) == (0, [1])
    assert "past calls (1)" in err
    (aside,) = paths.data_dir.glob("*.damaged-*")
    assert f"The damaged file is kept as {aside}." in " ".join(err.split())
    assert aside.read_bytes() == content
    assert command("history", "list", "--json") == (code, out, "")


def test_time_of_a_stage_that_a_stranger_wrote_does_not_end_an_archive(
    command: Command, ran: Ran, paths: AppPaths
):
    ran(ONE, ONE)
    with closing(sqlite3.connect(paths.database)) as connection, connection:
        (packed,) = connection.execute("SELECT detail FROM history WHERE id = 1").fetchone()
        detail = unpack(packed)
        for stage, time in (("parse", 10**400), ("select", -1), ("emit", float("nan"))):
            detail["stages"][stage]["durationS"] = time
        packed = pack_text(json.dumps(detail))
        connection.execute("UPDATE history SET detail = ? WHERE id = 1", (packed,))
    code, out, err = command("history", "export", "--format", "har")
    times = [each["timings"].keys() for each in json.loads(out)["log"]["entries"]]
    assert (code, err, len(times)) == (0, "", 2)
    assert times[0] - times[1] == {"_parse", "_select", "_emit"}


def test_calls_are_exported_whole_in_both_forms(command: Command, ran: Ran):
    ran(ONE, TWO, BROKEN)
    code, out, _ = command("history", "export", "--format", "har", "1", "99")
    assert (code, out) == (2, ""), "half a document is none"
    code, out, _ = command("history", "export")
    lines = [json.loads(line) for line in out.splitlines()]
    assert (code, [each["id"] for each in lines]) == (0, [4, 3, 2, 1])
    others = [each for each in lines if each["output_of"]]
    assert [each["raw"] for each in others] == [None]
    assert lines[0]["raw"] == BROKEN
    code, out, _ = command("history", "export", "--format", "har", "1", "4", "1")
    entries = json.loads(out)["log"]["entries"]
    assert [each["_call"]["id"] for each in entries] == [1, 4]
    assert [each["response"]["status"] for each in entries] == [200, 400]
    assert json.loads(entries[0]["request"]["postData"]["text"]) == {"text": "one"}
    assert entries[0]["timings"]["_execute"] > 0
    _, out, _ = command("history", "export", "--format", "har", "--tool", "none")
    assert json.loads(out)["log"]["entries"] == []
    assert command("history", "export", "--limit", "1", "--outcome", "ok")[1].count("\n") == 1
