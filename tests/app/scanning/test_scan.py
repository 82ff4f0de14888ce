"""Logs of all kinds are counted, whatever is wrong with parts of them, and however shared out."""

from __future__ import annotations

import gzip
import json
import multiprocessing
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pyarrow
import pytest
from pyarrow import parquet

from tooldesk.calling.selection import SelectionPolicy
from tooldesk.errors import InvalidInputError
from tooldesk.scanning import scan_processes
from tooldesk.scanning.kept_parts import KeptParts
from tooldesk.scanning.log_files import LogPart, found_files, log_parts, read_part
from tooldesk.scanning.log_store import log_state
from tooldesk.scanning.output_count import ScanRules
from tooldesk.scanning.report import limit_refusals, outputs_of
from tooldesk.scanning.scan import Scan, ScanProgress, ScanResult
from tooldesk.scanning.scan_choices import rules_as_json, rules_of_json, scan_rules
from tooldesk.scanning.scan_totals import ScanTotals, by
from tooldesk.scanning.what_if import WhatIf, read_what_if
from tooldesk.tools.tool_result import JsonObject
from tooldesk.traces.recorded_output import TraceProblem

if sys.version_info >= (3, 14):
    from compression import zstd
else:
    from backports import zstd

CANARY = "canary-5f1c9e77-value"
WEATHER: JsonObject = {
    "type": "object",
    "properties": {"city": {"type": "string"}, "days": {"type": "integer"}},
    "required": ["city"],
}
SCHEMAS = {"get_weather": WEATHER, "send_mail": {"type": "object"}}


def call(name: str, **arguments: object) -> str:
    written = json.dumps({"name": name, "arguments": arguments})
    return f"<tool_call>\n{written}\n</tool_call>"


RAWS = (
    call("get_weather", city="Paris"),
    call("get_weather", days="many"),
    call("get_wether", city="Paris"),
    call("fly_home"),
    "<tool_call>\n{'name': 'send_mail', 'arguments': {}}\n</tool_call>",
    '<tool_call>\n{"name": "get_weather", "arguments": {"city": "Pa',
    "There is nothing to call.",
    "I would call get_weather(city) if I could.\n<tool_call>",
)


def lines(count: int = 80) -> list[str]:
    return [
        json.dumps(
            {
                "raw": RAWS[number % len(RAWS)],
                "model": f"model {number % 3}",
                "at": f"2026-11-{1 + number % 4:02d}T10:{number % 60:02d}:00Z",
            }
        )
        for number in range(count)
    ]


def scanned(*files: Path, folder: Path, **options: object) -> ScanResult:
    rules = options.pop("rules", ScanRules(SCHEMAS))
    options.setdefault("processes", 1)
    return Scan([log_state(str(each)) for each in files], rules, folder / "scans", **options).run()  # type: ignore[arg-type]


def shown(totals: ScanTotals) -> dict[str, object]:
    return {name: (kinds.total, kinds.rows()) for name, kinds in sorted(totals.tables.items())}


def shown_apart(totals: ScanTotals) -> dict[str, object]:
    """The counts alone: examples name their file."""
    return {
        name: (kinds.total, {row.key: row.count for row in kinds.rows()})
        for name, kinds in totals.tables.items()
    }


def rows(totals: ScanTotals, table: str) -> dict[tuple[str, ...], int]:
    return {row.key: row.count for row in totals.table(table).rows()}


@pytest.fixture
def log(tmp_path: Path) -> Path:
    file = tmp_path / "log.jsonl"
    file.write_text("\n".join(lines()) + "\n", encoding="utf-8")
    return file


def test_every_figure_of_a_log(log: Path, tmp_path: Path) -> None:
    totals = scanned(log, folder=tmp_path).totals
    assert sum(rows(totals, by("outputs", "day")).values()) == 80
    assert rows(totals, by("outputs", "model"))[("model 0",)] == 27
    assert rows(totals, by("outputs", "day"))[("2026-11-01",)] == 20
    assert rows(totals, by("calls", "tool"))[("get_weather",)] == 30
    assert rows(totals, "invalid arguments") == {
        ("get_weather", "/city", "required"): 10,
        ("get_weather", "/days", "type"): 10,
    }
    assert rows(totals, "inexact names")[("get_wether", "fuzzy", "get_weather")] == 10
    assert any(
        key[0] == "fly_home" and key[1] == "unknown" for key in rows(totals, "inexact names")
    )
    assert rows(totals, "held back") == {("incomplete",): 10}
    assert rows(totals, by("held back", "tool")) == {("get_weather",): 10}
    assert sum(rows(totals, by("repaired", "model")).values()) == 10
    (incomplete,) = totals.table("held back").rows()
    _, source, line, excerpt = incomplete.examples[0]
    assert (source, line % len(RAWS)) == (str(log), 6)
    assert excerpt == '{"name": "get_weather", "arguments": {"city": "Pa'


def test_parts_and_processes_give_what_one_gives(log: Path, tmp_path: Path) -> None:
    whole = scanned(log, folder=tmp_path).totals
    parts = list(log_parts(log_state(str(log)), 1_500))
    assert len(parts) > 5
    assert [part.end for part in parts[:-1]] == [part.start for part in parts[1:]]
    aside = scanned(log, folder=tmp_path, processes=2, part_bytes=3_000)
    assert aside.is_whole
    assert shown(aside.totals) == shown(whole)
    assert not multiprocessing.active_children()


def test_a_stopped_scan_goes_on_with_what_is_left(log: Path, tmp_path: Path) -> None:
    seen: list[ScanProgress] = []

    def stop_after_three(progress: ScanProgress) -> None:
        seen.append(progress)
        if len(seen) == 3:
            scan.stop()

    rules = ScanRules(SCHEMAS)
    folder = tmp_path / "scans"
    scan = Scan(
        [log_state(str(log))],
        rules,
        folder,
        processes=1,
        part_bytes=1_500,
        on_progress=stop_after_three,
    )
    first = scan.run()
    assert not first.is_whole
    (kept,) = folder.iterdir()
    assert kept.stat().st_mode & 0o077 == 0
    # a kill in the middle of a write
    with kept.open("ab") as stream:
        stream.write(b'\n{"part": ["' + str(log).encode())
    seen.append(seen[0])
    second = Scan([log_state(str(log))], rules, folder, processes=1, part_bytes=1_500).run()
    assert (second.is_whole, second.resumed_parts) == (True, 3)
    assert shown(second.totals) == shown(scanned(log, folder=tmp_path).totals)
    assert not list(folder.iterdir())


def test_another_rule_or_a_changed_file_begins_anew(log: Path, tmp_path: Path) -> None:
    def stopped_at_once(rules: ScanRules) -> int:
        scan = Scan([log_state(str(log))], rules, tmp_path / "scans", processes=1, part_bytes=1_500)
        scan._on_progress = lambda _: scan.stop()
        return scan.run().resumed_parts

    rules = ScanRules(SCHEMAS)
    assert stopped_at_once(rules) == 0
    assert stopped_at_once(replace(rules, policy=SelectionPolicy(threshold=0.9))) == 0
    assert stopped_at_once(rules) == 1
    log.write_text("\n".join(lines(81)), encoding="utf-8")
    assert stopped_at_once(rules) == 0


def problems(totals: ScanTotals) -> set[str]:
    return {key[0] for key in rows(totals, "problems")}


def bad_files(folder: Path) -> Iterator[tuple[Path, set[str], int]]:
    """(file, problems, outputs that are counted all the same)"""
    good = "\n".join(lines(8)) + "\n"
    packed = gzip.compress("\n".join(lines(4_000)).encode())
    frame = zstd.compress(good.encode())
    for name, content, kinds, outputs in (
        ("empty.jsonl", b"", set(), 0),
        ("binary.jsonl", bytes(range(256)) * 20, {"encoding", "not JSON", "cut off"}, 0),
        ("mixed.jsonl", good.encode() + b'{"raw": "caf\xe9"}\n' + good.encode(), {"encoding"}, 16),
        ("broken.jsonl", good.encode() + b'{"raw": \n' + good.encode(), {"cut off"}, 16),
        (
            "long.jsonl",
            good.encode() + b"x" * 40_000_000 + b"\n" + good.encode(),
            {"too large"},
            16,
        ),
        ("cut.jsonl.gz", packed[: len(packed) // 2], {"cut off"}, 1),
        ("no.jsonl.gz", b"no gzip at all", {"file"}, 0),
        ("no.parquet", b"PAR1", {"file"}, 0),
        ("cut.jsonl.zst", frame + frame[:-20], {"cut off"}, 8),
        ("no.zst", b"no zstd at all", {"cut off"}, 0),
    ):
        (folder / name).write_bytes(content)
        yield folder / name, kinds, outputs


def test_what_is_broken_is_told_and_the_rest_is_counted(tmp_path: Path) -> None:
    logs = tmp_path / "logs"
    logs.mkdir()
    expected = list(bad_files(logs))
    every = 0
    for file, kinds, outputs in expected:
        totals = scanned(file, folder=tmp_path).totals
        assert problems(totals) <= kinds, file.name
        assert bool(problems(totals)) == bool(kinds), file.name
        assert totals.count(by("outputs", "day")) >= outputs, file.name
        every += totals.count(by("outputs", "day"))
    together = scanned(*(file for file, *_ in expected), folder=tmp_path)
    assert together.totals.count(by("outputs", "day")) == every


def test_a_file_that_went_away_is_a_problem(log: Path, tmp_path: Path) -> None:
    totals = scanned(tmp_path / "gone.jsonl", log, folder=tmp_path).totals
    assert problems(totals) == {"file"}
    assert totals.count(by("outputs", "day")) == 80


def test_a_schema_that_is_none_is_a_problem(log: Path, tmp_path: Path) -> None:
    rules = ScanRules({"get_weather": {"type": "no type"}})
    totals = scanned(log, folder=tmp_path, rules=rules).totals
    assert problems(totals) == {"schema"}


def test_packed_logs_and_folders_and_patterns(log: Path, tmp_path: Path) -> None:
    sub = tmp_path / "sub"
    sub.mkdir()
    packed = [sub / f"log.{end}" for end in ("jsonl.gz", "jsonl.zst", "parquet")]
    packed[0].write_bytes(gzip.compress(log.read_bytes()))
    # two frames, as programs write that add to a log
    lines_ = log.read_bytes().splitlines(keepends=True)
    frames = (zstd.compress(b"".join(each)) for each in (lines_[:9], lines_[9:]))
    packed[1].write_bytes(b"".join(frames))
    table = pyarrow.Table.from_pylist([json.loads(each) for each in lines_])
    parquet.write_table(table, packed[2], row_group_size=30, compression="zstd")
    assert found_files([str(tmp_path)]) == [log_state(str(each)) for each in (log, *packed)]
    assert found_files([str(tmp_path / "**" / "*.gz"), str(packed[0])]) == [
        log_state(str(packed[0]))
    ]
    plain = shown_apart(scanned(log, folder=tmp_path).totals)
    for each in packed:
        assert shown_apart(scanned(each, folder=tmp_path).totals) == plain, each.name
    with pytest.raises(InvalidInputError, match="has no logs"):
        found_files([str(tmp_path / "nothing")])


def test_no_secret_is_kept(tmp_path: Path) -> None:
    file = tmp_path / "log.jsonl"
    raws = [
        call("get_weather", days=CANARY),
        call(CANARY),
        f"<tool_call>{CANARY} {CANARY}",
        "x" * 100 + f'<tool_call>\n{{"name": "{CANARY}", "arguments": {{"a": "{CANARY}',
    ]
    file.write_text("\n".join(json.dumps({"raw": raw, "model": CANARY}) for raw in raws))
    scan = Scan(
        [log_state(str(file))],
        ScanRules(SCHEMAS),
        tmp_path / "scans",
        (("KEY", CANARY),),
        processes=1,
    )
    scan._kept.forget = lambda: None  # type: ignore[method-assign]
    result = scan.run()
    (kept,) = (tmp_path / "scans").iterdir()
    written = kept.read_text(encoding="utf-8")
    assert "\\u2022\\u2022\\u2022KEY" in written
    assert CANARY not in written
    assert CANARY not in repr(shown(result.totals))
    assert CANARY[:14] not in written


def test_a_secret_at_the_end_of_an_excerpt_is_not_cut_in_half(tmp_path: Path) -> None:
    """Nor one at the end of a name that is longer than a report shows."""
    file = tmp_path / "log.jsonl"
    raws = (
        *(f'<tool_call>\n{{"name": "{"x" * pad}{CANARY}' for pad in range(120, 150, 5)),
        call("y" * 110 + CANARY),
        call("z" * 5_000),
    )
    file.write_text("\n".join(json.dumps({"raw": raw}) for raw in raws))
    scan = Scan([log_state(str(file))], ScanRules(SCHEMAS), tmp_path / "scans", (("KEY", CANARY),))
    totals = scan.run().totals
    assert CANARY[:6] not in repr(shown(totals))
    names = {key[0] for key in rows(totals, "inexact names")}
    assert names == {"y" * 110 + "•••KEY•••", "z" * 119 + "…"}


def test_what_if(log: Path, tmp_path: Path) -> None:
    policy = SelectionPolicy()
    strict = read_what_if("threshold=0.99", policy)
    no_days = {"get_weather": {"type": "object"}, "fly_home": {"type": "object"}}
    others = WhatIf("tools=other.json", schemas=no_days)
    limit = read_what_if("limit=get_weather:4/day", policy)
    rules = ScanRules(SCHEMAS, policy, (strict, others, limit))
    totals = scanned(log, folder=tmp_path, rules=rules).totals
    differ = rows(totals, "what if")
    assert (
        differ[("threshold=0.99", "get_wether", "runs: get_weather", "unknown: get_weather")] == 10
    )
    by_tools = {key[1:]: count for key, count in differ.items() if key[0] == others.label}
    assert by_tools[("fly_home", "unknown: get_weather", "runs")] == 10
    assert sum(count for key, count in by_tools.items() if key[1].startswith("invalid")) == 10
    assert not [key for key in by_tools if key[1] == key[2]]
    # 20 calls run, 10 on each of two days: numbers 0 and 2 of every 8
    assert [(each.windows, each.refused) for each in limit_refusals(totals, rules)] == [(2, 12)]


def test_what_if_arguments_were_taken_as_they_are(tmp_path: Path) -> None:
    file = tmp_path / "log.jsonl"
    raws = [call("get_weather", city="Oslo", days=days) for days in ("3", 3)]
    file.write_text("\n".join(json.dumps({"raw": raw}) for raw in raws), encoding="utf-8")
    asked = [read_what_if(f"coercion={each}", SelectionPolicy()) for each in ("off", "safe")]
    rules = ScanRules(SCHEMAS, SelectionPolicy(), tuple(asked))
    assert rules_of_json(rules_as_json(rules)) == rules, "as a cluster hears it"
    totals = scanned(file, folder=tmp_path, rules=rules).totals
    assert rows(totals, "what if") == {
        ("coercion=off", "get_weather", "runs", "invalid: /days type"): 1
    }


def test_a_window_has_even_a_small_log_read_aside(
    log: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, without_tracker: None
) -> None:
    """Reading here would keep the window from painting."""
    monkeypatch.setattr(scan_processes, "count_part", None)  # other processes have their own
    result = scanned(log, folder=tmp_path, is_aside=True, part_bytes=3_000)
    assert result.is_whole
    assert outputs_of(result.totals) > 0


def test_calls_beyond_the_rate_of_a_pool_wait(tmp_path: Path) -> None:
    """Tools whose names begin alike share it; each minute, and each hour, begins anew."""
    policy = SelectionPolicy()
    named = ("get_weather", "get_news", "fly_home", "get_weather", "get_news")
    lines_ = []
    for second, name in zip((0, 10, 20, 50, 61), named, strict=True):
        text = f'<tool_call>{{"name": "{name}", "arguments": {{}}}}</tool_call>'
        lines_.append(
            json.dumps(
                {
                    "created": 1_790_000_040 + second,
                    "choices": [{"message": {"role": "assistant", "content": text}}],
                }
            )
        )
    file = tmp_path / "log.jsonl"
    file.write_text("\n".join(lines_), encoding="utf-8")
    asked = ("pool=get_:2/minute", "pool=:1/hour", "pool=get_:1/second")
    rules = ScanRules(None, policy, tuple(read_what_if(each, policy) for each in asked))
    totals = scanned(file, folder=tmp_path, rules=rules).totals
    found = {each.label: (each.windows, each.refused) for each in limit_refusals(totals, rules)}
    assert found == {asked[0]: (1, 1), asked[1]: (1, 4), asked[2]: (0, 0)}
    assert all(each.waits for each in limit_refusals(totals, rules))


def test_calls_wait_for_a_pool_that_runs_few_at_once(tmp_path: Path) -> None:
    """Who comes first runs first; calls without a duration are counted, and not played."""
    policy = SelectionPolicy()
    lines_ = []
    for at, took in ((0, 10_000), (4, 3_000), (5, 3_000), (12.5, 500), (13, 1), (20, None)):
        raw = '<tool_call>{"name": "get_news", "arguments": {}}</tool_call>'
        record = {"raw": raw, "at": 1_790_000_040 + at, "duration_ms": took}
        lines_.append(json.dumps(record))
    file = tmp_path / "log.jsonl"
    file.write_text("\n".join(lines_), encoding="utf-8")
    asked = ("pool=get_:1", "pool=get_:2", "pool=get_:3", "pool=send_:1")
    rules = ScanRules(None, policy, tuple(read_what_if(each, policy) for each in asked))
    for part_bytes in (None, 200):
        totals = scanned(file, folder=tmp_path, rules=rules, part_bytes=part_bytes).totals
        found = {each.label: each for each in limit_refusals(totals, rules)}
        told = {label: (each.refused, each.windows, each.untimed) for label, each in found.items()}
        # one at a time: until 10, 13, 16, 16.5; two: the third waits until 7 for the second
        assert told == {
            asked[0]: (4, 1, 1), asked[1]: (1, 1, 1), asked[2]: (0, 0, 1), asked[3]: (0, 0, 0)
        }  # fmt: skip
        assert [each[2] for each in found[asked[1]].examples] == [3]
        assert all(each.waits for each in found.values())


def test_what_ifs_in_one_line_are_several() -> None:
    """However a person parts them; a file's name may hold what else would part them."""
    read: list[str] = []
    rules = scan_rules(
        None,
        ["threshold=0.9 margin=0.1, coercion=off; tools=my specs, new;.json", "pool=a_:2"],
        lambda file: read.append(file) or {},
    )
    labels = ["threshold=0.9", "margin=0.1", "coercion=off", "tools=my specs, new;.json"]
    assert [each.label for each in rules.what_ifs] == [*labels, "pool=a_:2"]
    assert read == ["my specs, new;.json"]


@pytest.mark.parametrize(
    "text",
    [
        *("", "threshold", "threshold=x", "threshold=2", "limit=a", "limit=a:b", "limit=a:1/year"),
        *(
            "coercion",
            "coercion=none",
            "pool=a",
            "pool=a:0",
            "pool=a:1/",
            "pool=a:0/minute",
            "pool=a:1/day",
        ),
    ],
)
def test_a_what_if_that_is_none_says_what_is(text: str) -> None:
    with pytest.raises(InvalidInputError, match="is not understood") as caught:
        read_what_if(text, SelectionPolicy())
    assert "limit=TOOL:100/day" in caught.value.next_step


def test_problem_lines_of_later_parts_count_from_the_file(tmp_path: Path) -> None:
    file = tmp_path / "log.jsonl"
    file.write_text("\n".join([*lines(60), "no JSON", *lines(10)]))
    found = [each for part in log_parts(log_state(str(file)), 1_000) for each in read_part(part)]
    (problem,) = (each for each in found if isinstance(each, TraceProblem))
    assert problem.line == 61
    assert [each.line for each in found] == list(range(1, 72))


def test_a_line_that_a_kill_cut_off_costs_only_itself(tmp_path: Path) -> None:
    kept = KeptParts(tmp_path / "scans", "key")
    totals = ScanTotals().as_json()
    kept.keep(LogPart("/a", 0, 9, 1), totals)
    with (tmp_path / "scans" / "key.jsonl").open("ab") as stream:
        stream.write(b'{"part": ["/b", 0], "tot')
    kept.keep(LogPart("/c", 0, 9, 1), totals)
    assert [place for place, _ in kept.read()] == [("/a", 0), ("/c", 0)]
