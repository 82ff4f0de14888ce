"""What makes rubbish cheap to read never costs a sound call that stands behind it."""

from __future__ import annotations

import gc
import random
import re

import pytest
from hostile_texts import UNITS

from tooldesk.calling.parsing import marker_loop, scan
from tooldesk.calling.parsing.bodies import outer_calls, python_calls, tagged_block
from tooldesk.calling.parsing.detection import Markers, detector
from tooldesk.calling.parsing.envelopes import streams
from tooldesk.calling.parsing.known_tools import KnownTools
from tooldesk.calling.parsing.limits import FREE_REPAIRS, MAX_ERRORS, MAX_GUESSES, VAIN_REPAIR
from tooldesk.calling.parsing.marker_loop import read_text
from tooldesk.calling.parsing.parse import MARKERS_IN_VAIN, parse
from tooldesk.calling.parsing.scan import Scan
from tooldesk.calling.parsing.values import json_reading, strict_json
from tooldesk.calling.parsing.values.tolerant_json import TolerantReader

CALLS = [
    '<tool_call>{"name": "search", "arguments": {"query": "x"}}</tool_call>',
    '{"name": "search", "arguments": {"query": "x"}}',
    '```json\n{"name": "search", "arguments": {"query": "x"}}\n```',
    '~~~python\nsearch(query="x")\n~~~',
    '\n[search(query="x")]',
    '\nAction: search\nAction Input: {"query": "x"}\n',
    '\nAction: search].\nAction Input: {"query": "x"}\n',
    '\nAction: ```json\n{"action": "search", "action_input": {"query": "x"}}\n```',
    '>>>search\n{"query": "x"}',
    "<function=search>\n<parameter=query>x</parameter>\n</function>",
    '<function=search>{"query": "x"}</function>',
    '<function(search>,{"query": "x"}</function>',
    '<invoke name="search"><parameter name="query">x</parameter></invoke>',
    '<invoke name="search">{"query": "x"}</invoke>',
    'functions.search:0{"query": "x"}',
    'call:search{query:<|"|>x<|"|>}',
    '[TOOL_CALLS]search{"query": "x"}',
    '[TOOL_CALLS][{"name": "search", "arguments": {"query": "x"}}]',
    'functools[{"name": "search", "arguments": {"query": "x"}}]',
    "<tool_call>search<arg_key>query</arg_key><arg_value>x</arg_value></tool_call>",
    '[TOOL_CALL]{"name": "search", "arguments": {"query": "x"}}[/TOOL_CALL]',
    '[Calling tool: search({"query": "x"})]',
    '\nCalling tool: search({"query": "x"})',
    '✿FUNCTION✿: search\n✿ARGS✿: {"query": "x"}\n',
    '<|open|>call tool="search"<|sep|><|open|>argument key="query" type="string"<|sep|>x'
    "<|close|>argument<|sep|><|close|>call<|sep|>",
]
VAIN = [
    # the end of another block's calls is one of this one's
    *(token for token in detector(None).needs if token not in ("<invoke", "<|tool_call|>")),
    "<invoke name=x>",
    "</s>",
    "{a",
    "```json\n{",
]


@pytest.mark.parametrize("call", CALLS)
def test_call_behind_much_that_looks_like_one_is_read_as_if_it_was_first(call, schemas):
    for token in VAIN:
        text = f"{token} ;\n" * 40 + "\n" + call
        wanted = [(found.tool_name, found.arguments) for found in parse(call, schemas).callings]
        found = parse(text, schemas)
        assert wanted == [("search", {"query": "x"})]
        read = [*found.callings, *(held.calling for held in found.held_back)]
        assert ("search", {"query": "x"}) in [(each.tool_name, each.arguments) for each in read], (
            token
        )


@pytest.mark.parametrize("seed", range(8))
def test_what_is_passed_over_is_what_its_reader_refuses(seed, schemas, monkeypatch):
    chance = random.Random(seed)
    texts = []
    for _ in range(150):
        units = chance.sample(UNITS, 3)
        pieces = chance.choices(units, k=30) + chance.choices(CALLS, k=2)
        chance.shuffle(pieces)
        texts.append("".join(pieces))
    quick = [parse(text, schemas) for text in texts]
    monkeypatch.setattr(marker_loop.MarkerLoop, "_needed", lambda *_: re.compile(""))
    assert quick == [parse(text, schemas) for text in texts]


@pytest.mark.parametrize(
    ("rubbish", "module", "look"),
    [
        ("[TOOL_CALL]", tagged_block, "_nearest"),
        ("[TOOL_CALLS]", tagged_block, "_nearest"),
        ("functoolscall:", tagged_block, "_nearest"),
        ("[{~~~", strict_json, "first_fault"),
        ("```json\n[TOOL_CALL]", strict_json, "first_fault"),
        ('<｜DSML｜parameter name="a" string="true">{"name":', scan, "read_tolerantly"),
    ],
)
def test_rubbish_is_looked_at_once_however_often_it_repeats(
    rubbish, module, look, schemas, monkeypatch
):
    looks = []
    real = getattr(module, look)
    monkeypatch.setattr(module, look, lambda *given: looks.append(0) or real(*given))
    assert not parse(rubbish * (40_000 // len(rubbish)) + " ;", schemas).callings
    assert len(looks) <= 1


def test_json_that_has_a_fault_at_once_costs_no_exception(monkeypatch):
    tried = []
    monkeypatch.setattr(strict_json, "_decode", lambda *given: tried.append(given))
    texts = ("[a", "[ {a", '{"a" b', '{"a":1 "b"', "[[")
    assert [strict_json.first_fault(text, 0) for text in texts] == [1, 3, 5, 7, None]
    assert strict_json.read_strictly("words", 0) is None
    assert not tried


@pytest.mark.parametrize(
    "written",
    ["a=1", "a=-0, b=01", "a='x', b=\"y\"", 'a="""x"""', "a='x' 'y'", "a=1.5,", "a=True, b=none",
     "a=None # c\n, b=2", "a=1, 2", "a==1", "a=[1], b={'c': 1}", "a='x\\n'", "a=1, a=2", "a=1]",
     "a=trueish", "a=1 b=2", "a='x", "a=1.", 'a="x"y'],
)  # fmt: skip
def test_argument_that_is_read_at_once_is_read_as_any_other(written, schemas, monkeypatch):
    texts = [f"[search({written})]", f"```tool_code\nprint(f({written}))\n```", f"[f( {written}"]
    quick = [parse(text, schemas) for text in texts]
    monkeypatch.setattr(python_calls, "_PLAIN", re.compile("(?!)"))
    assert quick == [parse(text, schemas) for text in texts]


@pytest.mark.parametrize("call", CALLS)
def test_sound_call_behind_rubbish_that_was_repaired_in_vain_is_read(call, schemas):
    rubbish = '{"name": </a>\n'
    text = rubbish * (3 * FREE_REPAIRS // VAIN_REPAIR) + call
    scan = Scan(text, KnownTools(schemas))
    read_text(scan, None)
    assert not scan.may_repair
    assert [found.tool_name for found in parse(text, schemas).callings] == ["search"]


def test_value_that_lacks_more_than_anybody_leaves_out_is_unreadable(schemas):
    def call(commas: int) -> str:
        values = " ".join(['"x": 1'] + [f'"k{number}": 1' for number in range(commas)])
        return f'<tool_call>{{"name": "search", "arguments": {{{values}}}}}</tool_call>'

    few = parse(call(MAX_GUESSES - 1), schemas)
    assert not few.errors
    many = parse(call(MAX_GUESSES + 1) + CALLS[0], schemas)
    assert str(MAX_GUESSES) in many.errors[0].message
    assert [found.arguments for found in many.callings] == [{"query": "x"}]


def test_call_behind_rubbish_that_lacks_too_much_is_read(schemas):
    text = '0:"x"\n{"name":' * (2 * MAX_GUESSES) + CALLS[8]
    assert CALLS[8].startswith(">>>")
    assert [found.arguments for found in parse(text, schemas).callings] == [{"query": "x"}]


def test_calls_by_name_that_cannot_be_read_end_with_the_errors_of_a_text(schemas):
    output = parse("search(\n" * 3 * MAX_ERRORS, schemas)
    assert len(output.errors) <= MAX_ERRORS + 1


def test_quotes_in_a_string_are_told_up_to_a_number_and_an_odd_one_still_holds(schemas):
    def call(quotes: int) -> str:
        value = "a" + '"b ' * quotes
        return f'<tool_call>{{"name": "search", "arguments": {{"query": "{value}c"}}}}</tool_call>'

    for quotes in (1_500, 1_501):
        output = parse(call(quotes), schemas)
        found = [*output.callings, *(held.calling for held in output.held_back)]
        assert found[0].arguments["query"].count('"') == quotes
        assert len(found[0].repairs) < 1_010
        assert bool(output.held_back) is (quotes % 2 == 1)


def test_line_breaks_in_a_string_are_told_up_to_a_number_and_all_are_kept(schemas):
    written = "a" + "\nb" * 3_000
    text = f'<tool_call>{{"name": "search", "arguments": {{"query": "{written}"}}}}</tool_call>'
    output = parse(text, schemas)
    found = [*output.callings, *(held.calling for held in output.held_back)]
    assert found[0].arguments == {"query": written}
    assert [repair.why for repair in found[0].repairs].count("raw line break in a string") == 1_000


def test_lines_of_comments_are_one_repair(schemas):
    text = '<tool_call>{"name": "search", # one\n// two\n# three\n"arguments": {"query": "x"}}'
    (calling,) = parse(text + "</tool_call>", schemas).callings
    assert [repair.before for repair in calling.repairs] == ["# one\n// two\n# three"]


@pytest.mark.parametrize("odd", ["a{}, ", ", "])
def test_value_that_lacks_very_many_values_is_unreadable(odd, schemas):
    def text(times: int) -> str:
        left_out = '"b": 1, ' + "".join(odd.format(number) for number in range(times))
        return (
            f'<tool_call>{{"name": "search", "arguments": {{{left_out}"query": "x"}}}}</tool_call>'
        )

    few = parse(text(MAX_GUESSES // 2), schemas)
    assert few.callings or few.held_back
    assert str(MAX_GUESSES) in parse(text(MAX_GUESSES + 1), schemas).errors[0].message


def test_stream_behind_a_line_of_words_is_put_together_once(schemas, monkeypatch):
    times = []
    real = streams.read
    monkeypatch.setattr(streams, "read", lambda *given: times.append(0) or real(*given))
    assert not parse("answer\n" + '{"type":"ping"}\n' * 100, schemas).callings
    assert len(times) == 1


@pytest.mark.parametrize("rubbish", ['{"type":"ping"}\n' * 3 + "0" * 900, 'data: "\n' * 900])
def test_what_is_no_event_of_a_stream_is_not_read(rubbish, schemas, monkeypatch):
    reads = []
    real = streams.read_strictly
    monkeypatch.setattr(streams, "read_strictly", lambda *at: reads.append(0) or real(*at))
    parse(rubbish, schemas)
    assert len(reads) < 9


def test_event_behind_what_is_none_is_read():
    events = '{"response":"a","done":false}\n', '{"response":"b","done":true}\n'
    assert parse(events[0] + "0\n00 ".join(events)).content == "aab"
    assert parse('data: {}\ndata: "x"\ndata: {"response":"a","done":true}\n').content == "a"


def test_objects_that_are_no_calls_are_read_once_as_a_blob_and_once_as_a_stream(
    schemas, monkeypatch
):
    reads, find, look = [], scan.unique_or_work, scan.looked_at
    monkeypatch.setattr(scan, "unique_or_work", lambda text, at: reads.append(at) or find(text, at))
    monkeypatch.setattr(
        scan, "looked_at", lambda text, at, _: reads.append(at) or look(text, at, find)
    )
    text = "Action:" + '{"type":"ping"}\n' * 100
    assert not parse(text, schemas).callings
    assert len(reads) <= 101
    assert len(parse(f"{text};{CALLS[1]}", schemas).callings) == 1


def test_escaped_output_is_not_read_on_behind_many_markers_in_vain(schemas, monkeypatch):
    looks = []
    real = Markers.next
    monkeypatch.setattr(Markers, "next", lambda *given: looks.append(0) or real(*given))
    parse("\\n" + ">>>" * 1_000, schemas)
    assert len(looks) < 1_000 + 2 * MARKERS_IN_VAIN


def test_members_behind_a_brace_that_lack_too_much_are_read_once(schemas, monkeypatch):
    reads = []
    real = TolerantReader.read_members
    monkeypatch.setattr(
        TolerantReader, "read_members", lambda reader: reads.append(0) or real(reader)
    )
    parse('[TOOL_CALLS]x{}, "a": ' * 2_000, schemas)
    assert len(reads) == 1


def test_brackets_that_open_together_end_as_if_each_was_met_alone(monkeypatch):
    chance = random.Random(5)
    signs = [*"((([[{{)]}", "a", " ", "\n", "\n\n", '"', "'", "#", '"""', "\\"]
    texts = ["".join(chance.choices(signs, k=30)) for _ in range(2_000)]
    ends = [outer_calls.end_inside(text, 0, "(", len(text)) for text in texts]
    written = outer_calls._TOKEN.pattern
    alone = re.sub(r"\(\?P<opener>.*?\)\*\+\)", "(?P<opener>[(\\[{])", written)
    assert alone != written
    monkeypatch.setattr(outer_calls, "_TOKEN", re.compile(alone))
    assert [outer_calls.end_inside(text, 0, "(", len(text)) for text in texts] == ends


@pytest.mark.parametrize("written", ["word", "some words", ":", "# words", ""])
def test_input_that_is_no_json_is_not_read_as_if_it_was(written, schemas, monkeypatch):
    text = f"Action: search\nAction Input: {written}\nObservation: x"
    quick = parse(text, schemas)
    monkeypatch.setattr(json_reading, "_NO_VALUE", re.compile("(?!)"))
    assert parse(text, schemas) == quick
    monkeypatch.undo()
    monkeypatch.setattr(json_reading, "read_tolerantly", lambda *_: pytest.fail("it was read"))
    assert parse(text, schemas) == quick


@pytest.mark.parametrize(("size", "is_on", "is_left_on"), [
    (10, True, True), (60_000, True, False), (60_000, False, False),
])  # fmt: skip
def test_collector_waits_for_a_long_text_and_is_left_as_it_was(
    size, is_on, is_left_on, monkeypatch
):
    seen = []

    def note(*given):
        seen.append(gc.isenabled())
        raise KeyError

    monkeypatch.setattr("tooldesk.calling.parsing.parse.read_text", note)
    was_on = gc.isenabled()
    (gc.enable if is_on else gc.disable)()
    try:
        with pytest.raises(KeyError):
            parse("<" * size)
        assert (seen, gc.isenabled()) == ([is_left_on], is_on)
    finally:
        (gc.enable if was_on else gc.disable)()


def test_what_is_read_leaves_nothing_to_the_collector(schemas):
    texts = [call * 3 for call in CALLS] + [mark * 20 for mark in VAIN]
    for _ in range(2):  # at first patterns are compiled, which leaves much
        gc.collect()
        for text in texts:
            parse(text, schemas)
    assert gc.collect() <= len(texts)


@pytest.mark.parametrize("text", [
    '>```json\n```json\nfunctions.search:0{"query": "x"}',
    '~~~python\nsearch(query="x")\n~~~```json\n>```json\nfunctions.search:0{"query": "x"}',
    '```json\n//```json\n[TOOL_CALLS]search{"query": "x"}',
])  # fmt: skip
def test_line_of_a_marker_that_is_passed_over_counts(text, schemas, monkeypatch):
    quick = parse(text, schemas)
    monkeypatch.setattr(marker_loop.MarkerLoop, "_needed", lambda *_: re.compile(""))
    assert quick == parse(text, schemas)
