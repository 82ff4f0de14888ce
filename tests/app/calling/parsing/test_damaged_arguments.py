"""Damaged arguments: read right as often as a library that guesses, and never run wrongly."""

from __future__ import annotations

import json
import re
from collections import Counter

import pytest
from bench_repair import outcome, outcome_of_library
from damaged_arguments import OBJECTS, WRAPPERS, Damaged, damaged, schemas_of
from stream_checks import faults, in_pieces

from tooldesk.calling.dialect_shapes import SHAPES
from tooldesk.calling.parsing.loose_ends import BETWEEN_TAGS
from tooldesk.calling.parsing.parse import parse
from tooldesk.calling.tool_calling import ParsedOutput

TEXTS = list(damaged())
SURE = 0.95
STRUCTURE = '",:{}[]'
NUMBERS: dict[str, object] = {
    "type": "object",
    "properties": {
        "level": {"type": "integer"},
        "code": {"type": "string"},
        "codes": {"type": "array", "items": {"type": "string"}},
    },
}


@pytest.mark.parametrize("dialect", WRAPPERS)
@pytest.mark.parametrize("is_known", [True, False], ids=["known", "unknown"])
def test_damaged_arguments_are_read_right_or_wait(dialect, is_known):
    outcomes = {each.text: outcome(each, dialect, is_known=is_known) for each in TEXTS}
    assert [text for text, what in outcomes.items() if what == "wrong"] == []
    assert Counter(outcomes.values())["right"] > len(TEXTS) * 0.9


def test_more_is_read_right_than_by_a_library_that_guesses():
    ours = sum(outcome(each, "function-tag-json") == "right" for each in TEXTS)
    assert ours >= sum(outcome_of_library(each) == "right" for each in TEXTS)


@pytest.mark.parametrize("meant", OBJECTS, ids=lambda meant: next(iter(meant)))
def test_no_character_of_the_structure_that_is_lost_or_added_runs_another_call(meant):
    written = json.dumps(meant, ensure_ascii=False)
    places = [at for at, char in enumerate(written) if char in STRUCTURE]
    texts = {written[:at] + written[at + 1 :] for at in places}
    texts |= {
        written[:at] + char + written[at:]
        for at in places
        if written[at - 1 : at] != "\\"
        for char in STRUCTURE
    }
    wrong = [
        text
        for text in sorted(texts)
        if not _is_json(text)
        and outcome(Damaged("one character", text, meant), "function-tag-json") == "wrong"
    ]
    assert wrong == []


def _is_json(text: str) -> bool:
    try:
        json.loads(text)
    except ValueError:
        return False
    return True


def test_sure_calls_are_right_over_damaged_arguments():
    found = [
        (calling.confidence, outcome(each, dialect) in ("right", "held right"))
        for each in TEXTS
        for dialect, wrapper in WRAPPERS.items()
        for calling in _found(
            parse(wrapper.replace("ARGUMENTS", each.text), schemas_of(each.meant))
        )
    ]
    sure = [is_right for confidence, is_right in found if confidence >= SURE]
    assert len(sure) > 100
    assert sum(sure) >= SURE * len(sure)


def _found(output: ParsedOutput):
    return [*output.callings, *(held.calling for held in output.held_back)]


@pytest.mark.parametrize(
    "text",
    [
        '<tool_call>{"name": "f", "arguments": {"level": 04, "code": 04, "codes": [007]}}'
        "</tool_call>",
        '[TOOL_CALLS]f[ARGS]{"level": 04, "code": 04, "codes": [007]}',
        'Action: f\nAction Input: {"level": 04, "code": 04, "codes": [007]}',
        "[f(level=04, code=04, codes=[007])]",
        "<|tool_call>call:f{level:04,code:04,codes:[007]}<tool_call|>",
        "<|tool_call>call:f(level=04, code=04, codes=[007])<tool_call|>",
        '{"tool_calls": [{"id": "a", "function": {"name": "f", "arguments": '
        '"{\\"level\\": 04, \\"code\\": 04, \\"codes\\": [007]}"}}]}',
        "<function=f><parameter=level>04</parameter><parameter=code>04</parameter>"
        '<parameter=codes>["007"]</parameter></function>',
    ],
)  # fmt: skip
def test_leading_zero_is_what_the_schema_says(text):
    (calling,) = parse(text, {"f": NUMBERS}).callings
    assert calling.arguments == {"level": 4, "code": "04", "codes": ["007"]}
    assert all(type(value) in (int, str, list) for value in calling.arguments.values())


@pytest.mark.parametrize(
    "written", ["04", "-007", "0x1F", "0o17", "1_0", "00", "5L", "-3.5f", "1n"]
)
@pytest.mark.parametrize("tools", [None, {"f": {"type": "object"}}], ids=["unknown", "untyped"])
def test_number_that_may_be_text_waits_when_no_schema_tells(written, tools):
    output = parse(f'[TOOL_CALLS]f[ARGS]{{"code": {written}}}', tools)
    assert bool(output.callings) == (written == "1_0")
    assert bool(output.held_back) != bool(output.callings)


@pytest.mark.parametrize(
    ("written", "level"), [("5L", 5), ("-5UL", -5), ("3.50f", 3.5), ("1_0n", 10), ("1e2f", 100.0)]
)
def test_number_with_a_letter_for_its_kind_is_what_the_schema_says(written, level):
    text = f'[TOOL_CALLS]f[ARGS]{{"level": {written}, "code": {written}}}'
    (calling,) = parse(text, {"f": NUMBERS}).callings
    assert calling.arguments == {"level": level, "code": written}
    (held,) = parse('[TOOL_CALLS]f[ARGS]{"level": 1e400f}', {"f": NUMBERS}).held_back
    assert held.calling.arguments == {"level": "1e400f"}


@pytest.mark.parametrize("quotes", ["\uff02\uff02", "\uff07\uff07", "『』", "「」", "„”"])
def test_quotes_of_another_script_are_read_as_those_of_json(quotes):
    text = '{"city": "Köln, Sülz", "note": "a: b", "n": [1, "x"]}'
    for opened in re.findall('"[^"]+"', text):
        text = text.replace(opened, opened[1:-1].join(quotes))
    (calling,) = parse(f"[TOOL_CALLS]f[ARGS]{text}").callings
    assert calling.arguments == {"city": "Köln, Sülz", "note": "a: b", "n": [1, "x"]}
    assert {repair.why for repair in calling.repairs} == {"quotes that JSON does not know"}


def test_leading_zero_of_a_number_with_an_exponent_ends_without_an_exception():
    (calling,) = parse('[TOOL_CALLS]f[ARGS]{"level": 007e2}', {"f": NUMBERS}).callings
    assert calling.arguments == {"level": 700.0}


@pytest.mark.parametrize("written", ["0x" + "f" * 4_200, "0" * 4_000, "0" * 5_000 + "1"])
def test_number_that_is_too_long_ends_without_an_exception(written):
    output = parse(f'[TOOL_CALLS]f[ARGS]{{"level": {written}}}', {"f": NUMBERS})
    found = [*output.callings, *(held.calling for held in output.held_back)]
    assert json.dumps([calling.arguments for calling in found])


@pytest.mark.parametrize("written", ["1e400", "-1E+999", "9" * 400 + ".0"])
@pytest.mark.parametrize("dialect", SHAPES)
def test_number_beyond_all_there_are_is_never_read_as_infinite(dialect, written):
    text = SHAPES[dialect]("f", {"level": 12345, "code": "x"}).replace("12345", written)
    tools = {"f": {"properties": {"level": {"type": "number"}, "code": {"type": "string"}}}}
    whole = parse(text, tools)
    found = _found(whole)
    assert [calling.arguments["level"] for calling in found] in ([written], [])
    assert all(calling.dialect in BETWEEN_TAGS for calling in whole.callings)
    assert faults(text, in_pieces(text, 7), tools, whole=whole) == []


def test_number_beyond_all_there_are_is_text_where_only_text_is_allowed():
    (calling,) = parse('[TOOL_CALLS]f[ARGS]{"code": 1e400}', {"f": NUMBERS}).callings
    assert calling.arguments == {"code": "1e400"}


@pytest.mark.parametrize(
    ("text", "reason", "words"),
    [
        ('{"limit": NaN}', "ambiguous", "JSON does not have"),
        ('{"limit": 1e400}', "ambiguous", "beyond 1.8e308"),
        ('{"a": [{"b": -1E999}, 1]}', "ambiguous", "beyond 1.8e308"),
        ('{"tags": ["a", ...]}', "ambiguous", "left out"),
        ('{"query": user_query}', "ambiguous", "run first"),
        ('{"query": "in " + city, "limit": 1}', "ambiguous", "run first"),
        ('{"query": f"in {city}"}', "ambiguous", "run first"),
        ('{"limit": 5 * 2}', "ambiguous", "run first"),
        ('{"query": "a" or "b"}', "ambiguous", "run first"),
        ('{"query": "a" . "b", "limit": 1}', "ambiguous", "run first"),
        ('{"query": `in ${city}`}', "ambiguous", "run first"),
        ('{"tags": [x for x in y]}', "ambiguous", "run first"),
        ('{"a": "say "x", "b": "y" now", "c": "z"}', "ambiguous", "do not pair"),
        ('{"a": "one" "two"}', "ambiguous", "one text or several"),
        ('{"a": "x",} "b": "y"}', "ambiguous", "behind the brace"),
        ('{"a": 1}, {"b": 2}', "ambiguous", "Another object"),
        ('{"a": [1, 2], "b": ["x"]], "c": 1}', "ambiguous", "no opening one"),
        ('{"a": 1, "a": 2,}', "ambiguous", "given twice"),
        ('{"a": ("x")}', "ambiguous", "parentheses"),
        ('{"a": ```py\nprint(1)\n```}', "ambiguous", "fence"),
        ('{"a": true", "b": 1}', "ambiguous", "number or word"),
        ('{"a": [1, 2, "b": 3}', "incomplete", "missing"),
        ('{"a": , "b": 1}', "incomplete", "no value"),
    ],
)
def test_what_a_repair_had_to_choose_holds_the_call_and_says_why(text, reason, words):
    output = parse(f"<function=f>{text}</function>")
    assert output.callings == ()
    assert output.held_back[0].reason == reason
    assert words in output.held_back[0].explanation


@pytest.mark.parametrize(
    ("arguments", "is_run"),
    [
        ('{"subject": "say "hi", "body": "yo"}', False),
        ('{"subject": hi, "body": "yo"}', True),
        ('{"subject": hi, odd: "yo"}', False),
    ],
)
def test_repair_that_makes_up_a_parameter_holds_the_call(arguments, is_run):
    properties = {"subject": {"type": "string"}, "body": {"type": "string"}}
    output = parse(f"<function=f>{arguments}</function>", {"f": {"properties": properties}})
    assert bool(output.callings) == is_run


@pytest.mark.parametrize("dialect", ["hermes", "mistral-v11", "function-tag-json", "kimi-k2",
                                     "harmony", "react", "deepseek-v3.1"])  # fmt: skip
def test_members_behind_a_brace_too_early_are_kept_and_recorded(dialect):
    text = SHAPES[dialect]("f", {"room": "hall", "level": 4})
    early = text.replace('"hall",', '"hall"},')
    known = {"f": {"properties": {"room": {"type": "string"}, "level": {"type": "integer"}}}}
    (calling,) = parse(early, known).callings
    assert calling.arguments == {"room": "hall", "level": 4}
    assert "brace that ends the arguments too early" in [r.why for r in calling.repairs]
    assert parse(early, {"f": {"properties": {"room": {"type": "string"}}}}).callings == ()
