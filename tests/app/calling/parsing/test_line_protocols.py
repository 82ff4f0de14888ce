"""ReAct and other protocols of words and lines, and what models make up behind them."""

from __future__ import annotations

import pytest

from tooldesk.calling.parsing.parse import parse

ARGS = '{"guest": "Ana", "people": 4}'
ANA = [("book_table", {"guest": "Ana", "people": 4})]
ACTION = f"Action: book_table\nAction Input: {ARGS}"
BLOB = f'{{"action": "book_table", "action_input": {ARGS}}}'
CALLS = {
    "react": ("react", f"Thought: a table it is\n{ACTION}"),
    "numbered": ("react", f"Action 1: book_table\nAction Input 1: {ARGS}"),
    "bold": ("react", f"**Action:** book_table\n**Action Input:** {ARGS}"),
    "in back-ticks": ("react", f"Action: `book_table`\nAction Input: {ARGS}"),
    "fenced input": ("react", f"Action: book_table\nAction Input: ```json\n{ARGS}\n```"),
    "Python input": ("react", f"Action: book_table\nAction Input: {ARGS}".replace('"', "'")),
    "list as input": ("react", f"Action: book_table\nAction Input: [{ARGS}]"),
    "made-up observation": (
        "react", f"{ACTION}\nObservation: done\nAction: ping\nAction Input: {{}}"
    ),
    "written as Python": ("react", 'Action: book_table(guest="Ana", people=4)'),
    "blob": ("react-json", f"Action:\n{BLOB}"),
    "fenced blob": ("react-json", f"Action:\n```json\n{BLOB}\n```\nObservation: x"),
    "Command R": (
        "cohere-action",
        f'Action: ```json\n[{{"tool_name": "book_table", "parameters": {ARGS}}}]\n```',
    ),
    "bracket": ("bracket-calling-tool", f"[Calling tool: book_table({ARGS})]"),
}  # fmt: skip


@pytest.mark.parametrize(("dialect", "text"), CALLS.values(), ids=CALLS)
def test_call_is_read_and_its_dialect_named(dialect, text, schemas, calls_in):
    assert calls_in(text) == ANA
    assert parse(text, schemas).dialect == dialect
    assert calls_in(text, dialect=dialect) == ANA


def test_made_up_observation_is_no_content(schemas):
    output = parse(f"Thought: hm\n{ACTION}\nObservation: sunny\nThought: good", schemas)
    assert output.content == "Thought: hm"


def test_text_input_goes_to_the_only_parameter(calls_in):
    assert calls_in("Action: search\nAction Input: who is it") == [
        ("search", {"query": "who is it"})
    ]


def test_text_input_for_an_unknown_tool_is_an_error():
    output = parse("Action: find\nAction Input: who is it")
    assert output.callings == ()
    assert output.errors[0].dialect == "react"


def test_missing_input_is_an_empty_object(calls_in):
    assert calls_in("Action: ping\nAction Input:") == [("ping", {})]
    assert calls_in("Action: ping") == [("ping", {})]


def test_attributes_instead_of_json_are_read(calls_in):
    assert calls_in('[Calling tool="search" query="Rome"]') == [("search", {"query": "Rome"})]


@pytest.mark.parametrize(
    "text",
    [
        f"{ACTION}\nFinal Answer: no need",
        "Action: None",
        "Action: N/A",
        "The Action: search is described above.",
        'Action:\n```\n{"action": "Final Answer", "action_input": "done"}\n```',
        "Actions speak louder than words.",
        "Action: click(point='<point>1 2</point>'",
    ],
)
def test_no_action_is_taken(text, calls_in):
    assert calls_in(text) == []


def test_harmony_channels_are_told_apart(schemas):
    output = parse(
        "<|channel|>analysis<|message|>need it<|end|><|start|>assistant"
        "<|channel|>commentary<|message|>One moment.<|end|><|start|>assistant"
        f"<|channel|>commentary to=functions.book_table<|message|>{ARGS}<|call|>",
        schemas,
    )
    assert [calling.tool_name for calling in output.callings] == ["book_table"]
    assert output.reasoning == "need it"
    assert output.content == "One moment."


@pytest.mark.parametrize(
    "text",
    [
        "<|channel|>final<|message|>It rains.<|return|>",
        '<|channel|>analysis<|message|>x<|end|><|message|>{"a": 1}<|call|>',
        '<|channel|>commentary to=browser.search<|message|>{"query": "x"}<|call|>',
        "<|start|><|channel|><|message|>",
        "<|channel|>commentary to=",
    ],
)
def test_harmony_without_a_function_is_no_call(text, calls_in):
    assert calls_in(text) == []


def test_harmony_call_without_body_has_no_arguments(calls_in):
    text = "<|channel|>commentary to=functions.ping <|constrain|>json<|message|><|call|>"
    assert calls_in(text) == [("ping", {})]


def test_action_beside_a_final_answer_waits_and_says_why():
    parsed = parse(f"{ACTION}\nObservation: 3\nFinal Answer: three")
    assert parsed.callings == ()
    assert [held.reason for held in parsed.held_back] == ["answered"]
    assert "final answer" in parsed.held_back[0].explanation
    assert parsed.content.endswith("Final Answer: three")


def test_functionary_text_may_begin_behind_the_first_recipient_mark(calls_in):
    text = 'search\n{"query": "a"}\n>>>search\n{"query": "b"}'
    assert calls_in(text) == [("search", {"query": "a"}), ("search", {"query": "b"})]


@pytest.mark.parametrize("start", [">>>all\n", "all\n"])
def test_functionary_words_for_the_reader_are_content(start, schemas):
    output = parse(f'{start}Hello.>>>search\n{{"query": "a"}}', schemas)
    assert [calling.tool_name for calling in output.callings] == ["search"]
    assert output.content == "Hello."


def test_marks_of_a_bold_action_and_a_cut_observation_are_no_content(schemas):
    text = 'Thought: x\n**Action:** search\n**Action Input:** {"query": "a"}\nObservation'
    output = parse(text, schemas)
    assert [calling.arguments for calling in output.callings] == [{"query": "a"}]
    assert output.content == "Thought: x"


ACTION = 'Action: write_file\nAction Input: {"path": "a", "content": "x\\nFinal Answer: y"}\n'
WRITTEN = ("write_file", {"path": "a", "content": "x\nFinal Answer: y"})


def test_final_answer_that_is_a_known_tool_is_called():
    text = 'Action:\n{"name": "final_answer", "arguments": {"answer": "42"}}'
    (call,) = parse(text, {"final_answer": {"properties": {"answer": {}}}}).callings
    assert call.arguments == {"answer": "42"}
    assert parse(text, {"search": {}}).callings == ()


def test_final_answer_within_strings_of_several_actions_is_none(calls_in):
    assert calls_in(ACTION * 3) == [WRITTEN] * 3
    other = 'Action:\n```json\n{"action": "ping", "action_input": {}}\n```\n'
    assert calls_in(ACTION + other + ACTION) == [WRITTEN, ("ping", {}), WRITTEN]


@pytest.mark.parametrize(
    "end", ["Final Answer: z", "I know it. Final Answer: z", "\nFinal Answer:"]
)
def test_final_answer_outside_of_strings_ends_several_actions(end, calls_in):
    assert calls_in(ACTION * 2 + end) == []
    assert calls_in(end + "\n" + ACTION * 2) == []


def test_functionary_2_names_recipients_behind_a_token(calls_in, schemas):
    to = "<|from|>assistant\n<|recipient|>"
    text = f'{to}search\n<|content|>{{"query": "<|stop|>"}}'
    assert calls_in(f"{text}<|stop|>") == [("search", {"query": "<|stop|>"})]
    assert calls_in(f"{to}all\n<|content|>I look.\n{text}\n{text}<|stop|>") == 2 * [
        ("search", {"query": "<|stop|>"})
    ]
    assert calls_in(text[:-2]) == []
    assert parse(text[:-2], schemas).held_back[0].reason == "incomplete"
    assert calls_in(f"{to}all\n<|content|>I look.<|stop|>") == []
