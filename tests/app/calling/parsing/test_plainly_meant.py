"""What is plainly meant is read: escaped outputs, names in any script, thoughts, odd quotes."""

from __future__ import annotations

import re
from html import escape
from json import dumps
from unicodedata import category

import pytest
from stream_checks import is_the_same_in_pieces

from tooldesk.calling.dialect_shapes import SHAPES, write_call
from tooldesk.calling.parsing.name_patterns import KEYWORD, MARKED_NAME, NAME
from tooldesk.calling.parsing.parse import parse

MARKERS = ("<tool_call>", "<tool_calls>", "<TOOLCALL>", "<|START_ACTION|>", "<|tool_call_start|>")
ESCAPED = ("hermes", "qwen3-coder", "glm-4.5", "claude-xml", "function-tag-json")
ANY_NAME = (
    "pythonic", "python-call", "mistral-v11", "functionary", "function-tag-json", "qwen3-coder",
    "hermes", "claude-xml", "glm-4.5", "react", "harmony", "lfm2", "olmo3", "gemma4",
    "functiongemma", "kimi-k2", "minimax-m3", "bracket-calling-tool",
)  # fmt: skip


@pytest.mark.parametrize("marker", MARKERS)
@pytest.mark.parametrize("dialect", ["hermes", "jamba", "nemotron", "cohere"])
def test_marker_named_in_a_thought_does_not_swallow_the_call(marker, dialect, calls_in):
    text = f"<think>Do I need {marker}, or not?</think>\n{write_call(dialect, 'ping', {})}"
    assert calls_in(text) == [("ping", {})]


@pytest.mark.parametrize(
    ("named", "dialect"),
    [
        ("<|python_tag|>", "llama3-json"), ("✿FUNCTION✿ and ✿RESULT✿", "qwen-agent-fn"),
        ("<tool_response>", "python-call"), ("[TOOL_RESULTS]", "hermes"), ("f(", "python-call"),
        ("<!--", "python-call"), ("<function_calls>", "hermes"),
    ],
)  # fmt: skip
@pytest.mark.parametrize(("begin", "end"), [("<think>\n", "</think>"), ("[THINK]", "[/THINK]")])
def test_what_a_thought_leaves_open_ends_with_it(named, dialect, begin, end, schemas, calls_in):
    text = f"{begin}There is {named}{end}\n{write_call(dialect, 'search', {'query': 'x'})}"
    assert calls_in(text) == [("search", {"query": "x"})]
    assert is_the_same_in_pieces(text, schemas)


@pytest.mark.parametrize("dialect", ESCAPED)
@pytest.mark.parametrize("disguise", [escape, dumps], ids=["HTML", "JSON"])
def test_output_escaped_as_a_whole_is_read_and_said_so(dialect, disguise, schemas):
    text = disguise(write_call(dialect, "search", {"query": "x"}))
    output = parse(text, schemas)
    assert [(c.tool_name, c.arguments) for c in output.callings] == [("search", {"query": "x"})]
    assert output.callings[0].repairs
    assert output.callings[0].confidence < 1


RAW = ("qwen3-coder", "glm-4.5", "claude-xml", "minimax-m2", "deepseek-dsml", "minicpm-xml")


@pytest.mark.parametrize("dialect", RAW)
def test_escaped_ends_in_a_value_end_no_call_whose_tags_are_not_escaped(dialect, schemas):
    ends = escape(write_call(dialect, "search", {"query": "ZZ"}).rpartition("ZZ")[2])
    arguments = {"path": "a", "content": f"see {ends} for all"}
    whole = write_call(dialect, "write_file", arguments)
    for end in range(whole.index("see "), whole.index(" for all")):
        assert parse(whole[:end], schemas).callings == ()


@pytest.mark.parametrize("dialect", ["hermes", "qwen3-coder", "sarashina", "hunyuan-a13b"])
@pytest.mark.parametrize("less", ["&lt;", "&#60;", "&#x3C;"])
def test_output_escaped_in_any_way_of_html_is_read(dialect, less, schemas, calls_in):
    text = escape(write_call(dialect, "search", {"query": "x"})).replace("&lt;", less)
    assert calls_in(text) == [("search", {"query": "x"})]
    assert is_the_same_in_pieces(text, schemas)


def test_answer_in_words_that_was_escaped_makes_no_call(calls_in):
    call = '<tool_call>{"name": "ping", "arguments": {}}</tool_call>'
    assert calls_in(escape(f"<answer>{call}</answer>")) == [("ping", {})]
    assert calls_in(escape(f"<answer>Use {call}</answer>")) == []


@pytest.mark.parametrize(
    "dialect",
    ["hermes", "mistral", "mistral-v11", "pythonic", "olmo3", "harmony", "kimi-k2", "kimi-k3",
     "qwen-agent-fn", "react", "functionary", "bracket-calling-tool", "plain-json",
     "deepseek-v3", "deepseek-dsml", "claude-xml", "apertus"],
)  # fmt: skip
def test_marks_of_a_tokenizer_stand_for_space(dialect, schemas, calls_in):
    text = write_call(dialect, "write_file", {"path": "a", "content": "b"})
    text = text.replace("\n", "Ċ").replace(" ", "Ġ")
    assert calls_in(text) == [("write_file", {"path": "a", "content": "b"})]
    assert is_the_same_in_pieces(text, schemas)


@pytest.mark.parametrize("dialect", ESCAPED)
def test_escaped_call_in_prose_is_not_made_one(dialect, schemas):
    call = dumps(write_call(dialect, "search", {"query": "x"}))[1:-1]
    output = parse(f"You would write {call} and so on.".replace("<", "&lt;"), schemas)
    assert [c for c in output.callings if c.confidence == 1] == []


@pytest.mark.parametrize("dialect", ANY_NAME)
@pytest.mark.parametrize(
    "name", ["天气", "wetter_für_orte", "поиск", "मौसम", "สภาพ", "me\u0301te\u0301o"]
)
def test_name_of_any_script_is_read(dialect, name):
    schemas = {name: {"type": "object", "properties": {name: {"type": "string"}}}}
    output = parse(SHAPES[dialect](name, {name: "x"}), schemas)
    assert [(c.tool_name, c.arguments) for c in output.callings] == [(name, {name: "x"})]


def test_marks_of_every_script_may_stand_in_a_name():
    marks = [chr(n) for n in range(0x10000) if category(chr(n)) in ("Mn", "Mc")]
    for pattern in (NAME, MARKED_NAME, KEYWORD):
        assert [mark for mark in marks if re.fullmatch(pattern, f"a{mark}") is None] == []


@pytest.mark.parametrize(
    "dialect", ["mistral-v11", "functionary", "gemma4", "kimi-k2", "bracket-calling-tool"]
)
@pytest.mark.parametrize("name", ["3d_render", "server:tool"])
def test_name_behind_a_marker_may_begin_with_a_digit_or_have_a_namespace(dialect, name):
    for schemas in (None, {name: {}}):
        output = parse(SHAPES[dialect](name, {"title": "x"}), schemas)
        assert [(c.tool_name, c.arguments) for c in output.callings] == [(name, {"title": "x"})]


@pytest.mark.parametrize("key", ["2nd", "$filter", "@odata.type", "ids[]", "max items"])
def test_element_of_any_name_is_a_parameter_behind_the_token(key):
    output = parse(SHAPES["minimax-m3"]("search", {key: "x", "page": "all"}))
    assert [c.arguments for c in output.callings] == [{key: "x", "page": "all"}]


def test_call_with_text_beside_its_elements_waits():
    text = '<tool_call><invoke name="search"><page>2</page><2nd>x</2nd></invoke></tool_call>'
    output = parse(text)
    assert output.callings == ()
    assert [held.reason for held in output.held_back] == ["ambiguous"]


@pytest.mark.parametrize("dialect", ["pythonic", "qwen3-coder", "function-tag-json", "mistral-v11"])
def test_name_with_a_slash_is_read(dialect):
    output = parse(SHAPES[dialect]("github/create_issue", {"title": "x"}))
    assert [c.tool_name for c in output.callings] == ["github/create_issue"]


@pytest.mark.parametrize("key", ["to.address", "path/name", "城/市"])
@pytest.mark.parametrize("dialect", ["pythonic", "lfm2", "olmo3", "gemma4", "hermes"])
def test_keyword_with_a_dot_or_slash_is_read(dialect, key, schemas):
    text = SHAPES[dialect]("search", {key: "x", "page": 2})
    assert [c.arguments for c in parse(text).callings] == [{key: "x", "page": 2}]
    assert is_the_same_in_pieces(text, schemas)


@pytest.mark.parametrize("name", ["a\\nb", "a{b", "", " ", 'a"b'])
def test_name_that_no_tool_can_have_does_not_run(name, schemas):
    assert parse(write_call("hermes", name, {}), schemas).callings == ()


@pytest.mark.parametrize(
    "written",
    [
        '<function=search>\n```json\n{"query": "x"}\n```\n</function>',
        '[TOOL_CALLS]search[ARGS]```json\n{"query": "x"}\n```',
        '[TOOL_CALLS]search[ARGS]// for the reader\n{"query": "x"}',
        '<function=search>"{\\"query\\": \\"x\\"}"</function>',
        "Calling tool: search({'query': 'x'})",
        '<tool_call>I will look.<function=search><parameter=query>x</parameter></function>'
        "</tool_call>",
        '<functionĠname="search"><paramĠname="query">x</param></function>',
        "<tool_call>{`name`: `search`, `arguments`: {`query`: `x`}}</tool_call>",
        "<tool_call>{„name“: „search“, „arguments“: {„query“: „x“}}</tool_call>",
        '<tool_call>{"name": "search",\u200b"arguments": {"query": "x"}}</tool_call>',
        'Response: {"role": "assistant", "content": [{"type": "tool_use", "id": "t", '
        '"name": "search", "input": {"query": "x"}}]}',
        '```json\n{"choices": [{"message": {"tool_calls": [{"id": "a", "function": '
        '{"name": "search", "arguments": "{\\"query\\": \\"x\\"}"}}]}}]}\n```',
        '[{"jsonrpc":"2.0","id":1,"method":"ping"},{"jsonrpc":"2.0","id":2,"method":"tools/call",'
        '"params":{"name":"search","arguments":{"query":"x"}}}]',
    ],
)  # fmt: skip
def test_call_in_an_odd_place_or_with_odd_quotes_is_read(written, calls_in):
    assert calls_in(written) == [("search", {"query": "x"})]


def test_final_answer_inside_an_input_answers_nothing(calls_in):
    text = 'Action: search\nAction Input: {"query": "x\\nFinal Answer: y"}'
    assert calls_in(text) == [("search", {"query": "x\nFinal Answer: y"})]


@pytest.mark.parametrize("thought", ["think", "thinking", "longcat_think", "seed:think"])
def test_call_in_a_thought_inside_a_thought_does_not_run(thought, schemas):
    call = write_call("hermes", "search", {"query": "x"})
    text = f"<{thought}>a <{thought}>b</{thought}> {call}</{thought}>No."
    assert parse(text, schemas).callings == ()


def test_second_thought_does_not_hide_the_call_between(calls_in):
    call = write_call("hermes", "search", {"query": "x"})
    text = f"<think>use <think> here</think>\n{call}\n<think>done</think>"
    assert calls_in(text) == [("search", {"query": "x"})]


@pytest.mark.parametrize(
    "text",
    [
        '<|channel|>final<|message|>{"name": "ping", "arguments": {}}<|return|>',
        '[TOOL_RESULTS] {"name": "ping", "arguments": {}}[/TOOL_RESULTS]',
        '<tool_output>{"name": "ping", "arguments": {}}</tool_output>',
        '<process><invoke name="Book" partnerLink="a"/></process>',
        '<cfg><function name="sum"/></cfg>',
        "Docs: <function=other></function> is how it looks.",
    ],
)
def test_what_is_said_returned_or_other_xml_is_no_call(text, schemas):
    assert parse(text, schemas).callings == ()


@pytest.mark.parametrize("text", [
    '<tool_call>\\n{"name": "search", "arguments": {"query": "x\\ny"}}\\n</tool_call>',
    '>>>search\\n{"query": "x\\ny"}',
    "<｜tool▁calls▁begin｜><｜tool▁call▁begin｜>function<｜tool▁sep｜>search\\n```json\\n"
    '{"query": "x\\ny"}\\n```<｜tool▁call▁end｜><｜tool▁calls▁end｜>',
    "{&quot;name&quot;: &quot;search&quot;, &quot;arguments&quot;: "
    "{&quot;query&quot;: &quot;x\\ny&quot;}}",
    "[TOOL_CALLS] [{&quot;name&quot;: &quot;search&quot;, &quot;arguments&quot;: "
    "{&quot;query&quot;: &quot;x\\ny&quot;}}]",
    "[search(query=&#x27;x\\ny&#x27;)]",
])  # fmt: skip
def test_escaped_breaks_and_quotes_of_any_notation_are_read(text, calls_in):
    assert calls_in(text) == [("search", {"query": "x\ny"})]


def test_escaped_break_within_a_raw_value_may_be_part_of_it(calls_in):
    text = '<invoke name="search">\\n<parameter name="query">a\\nb</parameter>\\n</invoke>'
    assert calls_in(text) == []


@pytest.mark.parametrize("text", [
    '<tool_call>\\n{"name": "search", "arguments": {"query": "x"}}\\n</tool_call>',
    '[TOOL_CALLS] [{&quot;name&quot;: &quot;search&quot;, &quot;arguments&quot;: '
    "{&quot;query&quot;: &quot;x&quot;}}]",
    '&lt;tool_call&gt;{"name": "search", "arguments": {"query": "x"}}&lt;/tool_call&gt;',
])  # fmt: skip
def test_prose_behind_escaped_calls_changes_nothing(text, calls_in):
    assert calls_in(text) == [("search", {"query": "x"})]
    assert calls_in(f"{text} and so\\non.") == [("search", {"query": "x"})]


def test_thought_before_an_escaped_action_belongs_to_it(calls_in, schemas):
    text = 'Thought: x\\nAction: search\\nAction Input: {"query": "x"}'
    assert calls_in(text) == [("search", {"query": "x"})]
    assert calls_in(text + "\\nObservation: 3") == [("search", {"query": "x"})]
    assert calls_in("I write " + text) == []
    output = parse(text + "\\nObservation: 3\\nThought: ok\\nFinal Answer: 4", schemas)
    assert [held.reason for held in output.held_back] == ["answered"]
