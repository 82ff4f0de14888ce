"""Calls written as Python, and Gemma's brace notation: literals only, nothing is evaluated."""

from __future__ import annotations

import pytest

from tooldesk.calling.parsing.parse import parse

ANA = [("book_table", {"guest": "Ana", "people": 4})]
CALL = 'book_table(guest="Ana", people=4)'

WELL_FORMED = {
    "pythonic": f"[{CALL}]",
    "lfm2": f"<|tool_call_start|>[{CALL}]<|tool_call_end|>",
    "olmo3": f"<function_calls>\n{CALL}\n</function_calls>",
    "gemma3-tool-code": f"```tool_code\nprint(default_api.{CALL})\n```",
    "python-call": CALL,
    "llama3-builtin": f"<|python_tag|>{CALL}".replace("book_table", "book_table.call"),
    "sarashina": "[{'name': 'book_table', 'arguments': {'guest': 'Ana', 'people': 4}}]",
    "gemma4": '<|tool_call>call:book_table{guest:<|"|>Ana<|"|>,people:4}<tool_call|>',
    "functiongemma": (
        "<start_function_call>call:book_table{guest:<escape>Ana<escape>,people:4}"
        "<end_function_call>"
    ),
}


@pytest.mark.parametrize(("dialect", "text"), WELL_FORMED.items(), ids=WELL_FORMED)
def test_call_is_read_and_its_dialect_named(dialect, text, schemas, calls_in):
    assert calls_in(text) == ANA
    assert parse(text, schemas).dialect == dialect
    assert calls_in(text, dialect=dialect) == ANA


@pytest.mark.parametrize(
    ("written", "value"),
    [
        ("'it\\'s'", "it's"),
        ('"say \\"hi\\""', 'say "hi"'),
        ('"a)]b"', "a)]b"),
        (r'"x\n\u00e9\x41"', "x\néA"),
        (r'r"\d+"', r"\d+"),
        ('"""two\nlines"""', "two\nlines"),
        ('"one " "string"', "one string"),
        ("-1.5e3", -1500.0),
        ("1_000", 1000),
        ("0x1F", 31),
        ("True", True),
        ("null", None),
        ("[1, (2, 3), {'k': [None]}]", [1, [2, 3], {"k": [None]}]),
        ("{'a': 1, 'b': {}}", {"a": 1, "b": {}}),
        ("()", []),
        ('"\\ud83d\\ude00"', "😀"),
    ],
)
def test_literal_is_read_as_python_would(written, value, calls_in):
    assert calls_in(f"[search(query={written})]") == [("search", {"query": value})]


@pytest.mark.parametrize(
    "text",
    [
        "[search(query=other())]",
        "[search(query=name)]",
        "[search(query=1 + 1)]",
        "[search(query=[x for x in y])]",
        "<|tool_call_start|>[search(query=__import__('os'))]<|tool_call_end|>",
    ],
)
def test_value_that_is_no_literal_is_refused(text, schemas):
    output = parse(text, schemas)
    assert output.callings == ()
    assert "literal" in output.errors[0].message


def test_refused_call_does_not_take_the_others_with_it(calls_in):
    assert calls_in("[ping(), search(query=other())]") == [("ping", {})]


BROKEN = {
    "JSON in Python's tags": (
        '<|tool_call_start|>[{"name": "book_table", '
        '"arguments": {"guest": "Ana", "people": 4}}]<|tool_call_end|>'
    ),
    "call repeated after the end": f"<|tool_call_start|>[{CALL}]<|tool_call_end|>[{CALL}]",
    "result assigned": f"x = {CALL}",
    "over several lines": 'book_table(\n    guest="Ana",\n    people=4,\n)',
    "by position": '[book_table("Ana", 4)]',
    "in a Python fence": f"Of course:\n```python\n{CALL}\n```",
    "Gemma without tokens": 'call:book_table{guest:<|"|>Ana<|"|>,people:4}',
    "Gemma with plain quotes": '<|tool_call>call:book_table{guest:"Ana",people:4}<tool_call|>',
    "Gemma with single quotes": "<|tool_call>call:book_table{guest:'Ana',people:4}<tool_call|>",
    "Gemma with too many braces": (
        '<|tool_call>call:book_table{guest:<|"|>Ana<|"|>,people:4}}}<tool_call|>'
    ),
    "Gemma as Python": '<|tool_call>call:book_table(guest="Ana", people=4)<tool_call|>',
}


@pytest.mark.parametrize("text", BROKEN.values(), ids=BROKEN)
def test_broken_call_is_read_all_the_same(text, calls_in):
    assert [(name, dict(sorted(args.items()))) for name, args in calls_in(text)] == ANA


UNCLOSED = {
    "]": f"[{CALL}",
    ")": '<|tool_call_start|>[book_table(guest="Ana", people=4]<|tool_call_end|>',
    "}": '<|tool_call>call:book_table{guest:<|"|>Ana<|"|>,people:4<tool_call|>',
    '<|"|>': '<|tool_call>call:book_table{people:4,guest:<|"|>Ana}<tool_call|>',
}


@pytest.mark.parametrize(("missing", "text"), UNCLOSED.items(), ids=UNCLOSED)
def test_what_had_to_be_closed_for_the_model_waits_and_is_named(missing, text, schemas):
    output = parse(text, schemas)
    assert output.callings == ()
    assert output.held_back[0].calling.arguments == {"guest": "Ana", "people": 4}
    assert f"{missing} is missing" in output.held_back[0].explanation


def test_braces_and_markers_inside_gemmas_strings_are_data(calls_in):
    text = (
        '<|tool_call>call:write_file{path:<|"|>a, {b}<|"|>,'
        'content:<|"|>say "x" \\n <tool_call|><|"|>}<tool_call|>'
    )
    expected = {"path": "a, {b}", "content": 'say "x" \\n <tool_call|>'}
    assert calls_in(text) == [("write_file", expected)]


def test_dotted_and_hyphenated_names_stay_whole(calls_in):
    assert calls_in("[mail.send(x=1)]") == [("mail.send", {"x": 1})]
    assert calls_in("<|tool_call>call:mail-send.v2{}<tool_call|>") == [("mail-send.v2", {})]


def test_code_behind_llamas_tag_is_for_the_interpreter():
    schemas = {"python": {"type": "object", "properties": {"code": {"type": "string"}}}}
    output = parse("<|python_tag|>import os\nprint(1)<|eom_id|>", schemas)
    assert output.callings[0].arguments == {"code": "import os\nprint(1)"}
    cut = parse("<|python_tag|>import os\nprint(1", schemas)
    assert [held.reason for held in cut.held_back] == ["incomplete"]
    assert parse("<|python_tag|>import os").callings == ()


def test_other_languages_code_for_a_known_tool_is_not_evaluated(schemas):
    assert parse('eval(\'__import__("os").system("id")\')', schemas).callings == ()


@pytest.mark.parametrize(
    "text",
    [
        '[book_table(guest="An',
        '[book_table(guest="Ana"',
        '<|tool_call>call:book_table{guest:<|"|>An',
        '<|tool_call>call:book_table{guest:<|"|>Ana<|"|>,people:4',
    ],
)
def test_truncated_call_is_held_back(text, schemas):
    output = parse(text, schemas)
    assert output.callings == ()
    assert [held.reason for held in output.held_back] == ["incomplete"]


@pytest.mark.parametrize(
    "text",
    [
        "[1, 2, 3]",
        "[link](https://example.org)",
        '[search(query="x")](https://example.org)',
        "Call search(query) when you need it.",
        '[unknown("x")]',
        "Phone call: {later}.",
        "See f(x) = y[i] and g[0](1).",
        "```python\nprint('hello')\n```",
    ],
)
def test_what_only_looks_like_a_call_stays_content(text, schemas):
    output = parse(text, schemas)
    assert (output.callings, output.held_back, output.errors) == ((), (), ())
    assert output.content == text


@pytest.mark.parametrize(
    ("written", "value"),
    [
        ("{n:[1,2,3]}", {"n": [1, 2, 3]}),
        ("{n:[1,-2.5,true],m:{},k:[]}", {"n": [1, -2.5, True], "m": {}, "k": []}),
        ('{s:<|"|>a "b" \\n c<|"|>}', {"s": 'a "b" \\n c'}),
        ('{s:<|"|>one\ntwo\t<|"|>,n:1}', {"s": "one\ntwo\t", "n": 1}),
        ('{a:[{b:<|"|>x<|"|>},{b:<|"|>y,z:1<|"|>}],c:null}', {"a": [{"b": "x"}, {"b": "y,z:1"}],
                                                             "c": None}),
        ("{ a: 1, b: 2 }", {"a": 1, "b": 2}),
        ('{$k:1,x-y:2,"q":3}', {"$k": 1, "x-y": 2, "q": 3}),
    ],
)  # fmt: skip
def test_brace_notation_keeps_every_value(written, value):
    (calling,) = parse(f"<|tool_call>call:f{written}<tool_call|>").callings
    assert calling.arguments == value
    assert calling.repairs == ()


@pytest.mark.parametrize("language", ["tool_code", "python", "py"])
def test_line_that_prints_the_result_does_not_hide_the_call(language, schemas):
    text = f'```{language}\nfound = search(query="a")\nprint(found)\n```'
    output = parse(text, schemas)
    assert [calling.arguments for calling in output.callings] == [{"query": "a"}]
    assert output.content == ""


def test_strings_joined_by_a_plus_are_one(calls_in):
    text = "[write_file(path='a' + \".md\", content='x'\n  + 'y' 'z')]"
    assert calls_in(text) == [("write_file", {"path": "a.md", "content": "xyz"})]
    assert calls_in("[write_file(path='a' + b, content='x')]") == []


def test_key_without_a_value_in_a_dictionary_runs_nothing(calls_in):
    assert calls_in("[book_table(guest='Ana', extras={'a': })]") == []


@pytest.mark.parametrize("text", [
    'f(a="x", a="y")', '[f(a="x", a="y")]', 'f(a=1, b=[2], a=True)', 'f("x", a="y")',
    'f(a=[1], a=[2])', '<|tool_call>call:f(a="x", a="y")<tool_call|>',
    '```tool_code\nf(a="x", a=["y"])\n```',
    '<|tool_call>call:f{a:<|"|>y<|"|>,a:<|"|>x<|"|>}<tool_call|>',
    '<|tool_call>call:f{b:[{k:1}],a:2,a:1}<tool_call|>',
    '<|tool_call>call:f{a:1,b:{k:1,k:2}}<tool_call|>',
])  # fmt: skip
def test_argument_given_twice_waits(text):
    schema = {"type": "object", "properties": {"a": {}, "b": {}}}
    output = parse(text, {"f": schema})
    assert output.callings == ()
    (held,) = output.held_back
    assert held.reason == "ambiguous"
    assert held.explanation == "A key is given twice, with different values."
    assert held.calling.arguments["a"] in ("x", 1, [1])
    assert held.calling.confidence < 0.95


def test_argument_given_twice_with_one_value_is_given():
    assert [call.arguments for call in parse('[f(a="x", a="x")]').callings] == [{"a": "x"}]


@pytest.mark.parametrize("text", [
    "[ping()]  # [search(query='a')]", "#[search(query='a')]\n[ping()]",
    "# \t[search(query='a')]\nping()",
])  # fmt: skip
def test_comment_calls_nothing(calls_in, text):
    assert calls_in(text) == [("ping", {})]


@pytest.mark.parametrize("text", [
    "if False:\n    ping()\nping()",
    "while f(x):  # why\n\n    x = 1\n    ping()\n    ping()\n\nping()",
    "```tool_code\nfor x in y:\n\tping()\n```\nping()",
    "try:\n  ping()\nexcept E:\n  ping()\nping()",
])  # fmt: skip
def test_lines_of_a_block_call_nothing(calls_in, text):
    assert calls_in(text) == [("ping", {})]


def test_indented_lines_behind_words_are_calls(calls_in):
    assert calls_in("I do it like this:\n    ping()\n    ping()") == [("ping", {})] * 2
