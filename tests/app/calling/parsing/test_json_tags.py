"""Dialects that put JSON between tags: well-formed, broken, and only talked about."""

from __future__ import annotations

import pytest

from tooldesk.calling.dialect_shapes import SHAPES
from tooldesk.calling.parsing.parse import parse

CALL = '{"name": "book_table", "arguments": {"guest": "Ana", "people": 4}}'
ANA = [("book_table", {"guest": "Ana", "people": 4})]
ARGS = '{"guest": "Ana", "people": 4}'

WELL_FORMED = {
    "hermes": f"<tool_call>\n{CALL}\n</tool_call>",
    "mistral": f"[TOOL_CALLS] [{CALL}]",
    "mistral-v11": f"[TOOL_CALLS]book_table[CALL_ID]a1b2c3d4e[ARGS]{ARGS}",
    "granite-3": f"<|tool_call|>[{CALL}]",
    "granite-20b-fc": f"<function_call> {CALL}",
    "jamba": f"<tool_calls>[{CALL}]</tool_calls>",
    "minimax-m1": f"<tool_calls>\n{CALL}\n</tool_calls>",
    "nemotron": f"<TOOLCALL>[{CALL}]</TOOLCALL>",
    "phi-4-mini": f"functools[{CALL}]",
    "internlm2": f"<|action_start|> <|plugin|>{CALL}<|action_end|>",
    "cohere": f"<|START_ACTION|>[{CALL}]<|END_ACTION|>",
    "apertus": f'<|tools_prefix|>[{{"book_table": {ARGS}}}]<|tools_suffix|>',
    "gigachat3": f"function call<|role_sep|>\n{CALL}",
    "longcat": f"<longcat_tool_call>{CALL}</longcat_tool_call>",
    "inkling": f"<|message_model|>x<|content_invoke_tool_json|>{CALL}<|end_message|>",
    "ambi": f'[TOOL_CALL]{{"name": "book_table", "args": {ARGS}}}[/TOOL_CALL]',
    "llama3-json": f'<|python_tag|>{{"name": "book_table", "parameters": {ARGS}}}<|eom_id|>',
    "function-tag-json": f"<function=book_table>{ARGS}</function>",
    "deepseek-v3": (
        "<｜tool▁calls▁begin｜><｜tool▁call▁begin｜>function<｜tool▁sep｜>book_table\n"
        f"```json\n{ARGS}\n```<｜tool▁call▁end｜><｜tool▁calls▁end｜>"
    ),
    "deepseek-v3.1": (
        "<｜tool▁calls▁begin｜><｜tool▁call▁begin｜>book_table<｜tool▁sep｜>"
        f"{ARGS}<｜tool▁call▁end｜><｜tool▁calls▁end｜>"
    ),
    "kimi-k2": (
        "<|tool_calls_section_begin|><|tool_call_begin|>functions.book_table:0"
        f"<|tool_call_argument_begin|>{ARGS}<|tool_call_end|><|tool_calls_section_end|>"
    ),
    "qwen-agent-fn": f"✿FUNCTION✿: book_table\n✿ARGS✿: {ARGS}\n✿RESULT✿",
    "functionary": f">>>book_table\n{ARGS}",
    "mirothinker": (
        "<use_mcp_tool><server_name>s</server_name><tool_name>book_table</tool_name>"
        f"<arguments>{ARGS}</arguments></use_mcp_tool>"
    ),
    "harmony": (
        f"<|channel|>commentary to=functions.book_table <|constrain|>json<|message|>{ARGS}<|call|>"
    ),
}


@pytest.mark.parametrize(("dialect", "text"), WELL_FORMED.items(), ids=WELL_FORMED)
def test_call_is_read_and_its_dialect_named(dialect, text, schemas, calls_in):
    output = parse(text, schemas)
    assert calls_in(text) == calls_in(text, known=False) == ANA
    assert output.dialect == dialect
    assert output.errors == output.held_back == ()
    assert not output.callings[0].repairs


@pytest.mark.parametrize(("dialect", "text"), WELL_FORMED.items(), ids=WELL_FORMED)
def test_prose_around_the_call_is_content(dialect, text, schemas):
    output = parse(f"First this.\n{text}", schemas)
    assert [calling.tool_name for calling in output.callings] == ["book_table"]
    assert output.content.startswith("First this.")


@pytest.mark.parametrize(("dialect", "text"), WELL_FORMED.items(), ids=WELL_FORMED)
def test_forced_dialect_reads_its_own(dialect, text, calls_in):
    assert calls_in(text, dialect=dialect) == ANA


@pytest.mark.parametrize("aliased", ["ernie-4.5", "xlam"])
def test_dialects_that_write_like_hermes_can_be_forced(aliased, calls_in):
    assert calls_in(WELL_FORMED["hermes"], dialect=aliased) == ANA


def test_hunyuan_a13b_can_be_forced(calls_in):
    text = f"<answer>{WELL_FORMED['jamba']}</answer>"
    assert calls_in(text, dialect="hunyuan-a13b") == ANA


BROKEN = {
    "missing closing tag": f"<tool_call>\n{CALL}",
    "missing closing tag at the second": f"<tool_call>{CALL}<tool_call>",
    "list around the call": f"<tool_call>[{CALL}]</tool_call>",
    "arguments as a string": (
        '<tool_call>{"name": "book_table", '
        '"arguments": "{\\"guest\\": \\"Ana\\", \\"people\\": 4}"}</tool_call>'
    ),
    "arguments first": f'<tool_call>{{"arguments": {ARGS}, "name": "book_table"}}</tool_call>',
    "one brace too many": f"<tool_call>{CALL}}}</tool_call>",
    "doubled braces": "<tool_call>{"
    + CALL.replace("{", "{{").replace("}", "}}")[1:]
    + "</tool_call>",
    "single quotes": f"<tool_call>{CALL}</tool_call>".replace('"', "'"),
    "stray quote behind": f'<tool_call>{CALL}</tool_call>"',
    "fence inside": f"<tool_call>\n```json\n{CALL}\n```\n</tool_call>",
    "opener lost": f"{CALL}\n</tool_call>",
    "tokens decoded with other characters": WELL_FORMED["deepseek-v3.1"]
    .replace("｜", "|")
    .replace("▁", "_"),
    "tokens decoded with spaces": WELL_FORMED["deepseek-v3.1"].replace("▁", " "),
    "opening token lost": f"function<｜tool▁sep｜>book_table\n```json\n{ARGS}\n```",
    "name line repeated": (
        "<｜tool▁call▁begin｜>function<｜tool▁sep｜>book_table\nbook_table\n"
        f"```json\n{ARGS}\n```<｜tool▁call▁end｜>"
    ),
    "fence closed on the same line": (
        f"<｜tool▁call▁begin｜>function<｜tool▁sep｜>book_table\n```json\n{ARGS}```<｜tool▁call▁end｜>"
    ),
    "id with underscores": (
        f"<|tool_call_begin|>functions_book_table_0<|tool_call_argument_begin|>{ARGS}"
    ),
    "id without separators": (
        f"<|tool_call_begin|>functionsbook_table0<|tool_call_argument_begin|>{ARGS}"
    ),
    "id of another API": (
        f"<|tool_call_begin|>call_ab12<|tool_call_argument_begin|>{CALL}<|tool_call_end|>"
    ),
    "counter for an id": (
        f"<|tool_call_begin|>call00003<|tool_call_argument_begin|>{ARGS}<|tool_call_end|>"
    ),
    "tokens stripped": f"functions.book_table:0{ARGS}",
    "arguments marker stripped": f"[TOOL_CALLS]book_table{ARGS}",
    "junk before the list": f"[TOOL_CALLS] here [{CALL}]",
    "brace in the prose before": f"A {{brace}}. [TOOL_CALLS]book_table[ARGS]{ARGS}",
    "recipient in the role": (
        f"<|start|>assistant to=functions.book_table<|channel|>commentary json<|message|>{ARGS}"
    ),
    "message token missing": f"<|channel|>commentary to=functions.book_table {ARGS}",
    "header cut at its start": (
        f" to=functions.book_table<|channel|>analysis <|constrain|>json<|message|>{ARGS}"
    ),
}


@pytest.mark.parametrize("text", BROKEN.values(), ids=BROKEN)
def test_broken_call_is_read_all_the_same(text, calls_in):
    assert calls_in(text) == ANA


def test_several_blocks_are_several_calls_in_order(calls_in):
    second = '{"name": "ping", "arguments": {}}'
    for text in (
        f"<tool_call>{CALL}</tool_call>\n<tool_call>{second}</tool_call>",
        f"<tool_call>{CALL}\n{second}</tool_call>",
        f"[TOOL_CALLS] [{CALL}, {second}]",
        f"<tool_calls>\n{CALL}\n{second}\n</tool_calls>",
        f"<|python_tag|>{CALL}; {second}",
        f"<|python_tag|>{CALL}<|python_tag|>{second}",
        f"[TOOL_CALLS]book_table[ARGS]{ARGS}[TOOL_CALLS]ping[ARGS]{{}}",
    ):
        assert calls_in(text) == [*ANA, ("ping", {})], text


@pytest.mark.parametrize(
    "text",
    [
        '<tool_call>{"name": "search", "arguments": {"query": "the </tool_call> tag"}}</tool_call>',
        '<|START_ACTION|>{"tool_name": "search", "parameters": {"query": "the </tool_call> tag"}}',
        '[TOOL_CALLS]search[ARGS]{"query": "the </tool_call> tag"}',
        '<function=search>{"query": "the </tool_call> tag"}</function>',
    ],
)
def test_closing_tag_inside_a_string_is_data(text, calls_in):
    assert calls_in(text) == [("search", {"query": "the </tool_call> tag"})]


def test_marker_inside_a_string_is_data(calls_in):
    text = '[TOOL_CALLS]search[ARGS]{"query": "[TOOL_CALLS]ping[ARGS]{}"}'
    assert calls_in(text) == [("search", {"query": "[TOOL_CALLS]ping[ARGS]{}"})]


@pytest.mark.parametrize(
    "text",
    [
        "Use the <tool_call> tag to call a tool.",
        'Write `<tool_call>{"name": ..., "arguments": ...}</tool_call>` for that.',
        "The word functools alone means nothing.",
        "A reply may start with <|python_tag|> and code.",
        "[TOOL_CALLS] is a special token of Mistral.",
        "Type `<function=x>` to call x.",
        "all\nHello there.",
    ],
)
def test_mention_of_the_syntax_stays_content(text, schemas):
    output = parse(text, schemas)
    assert (output.callings, output.held_back, output.errors) == ((), (), ())
    assert output.content == text


@pytest.mark.parametrize(
    "text",
    [
        "<tool_call>garbled, no call here</tool_call>",
        "<tool_call>  </tool_call>",
        '<tool_call>{"city": "Rome"}</tool_call>',
        '<tool_call>{"name": "ping", "arguments": 5}</tool_call>',
        "[TOOL_CALLS] [not valid json]",
    ],
)
def test_unreadable_block_is_a_format_error_with_its_place(text, schemas):
    output = parse(text, schemas)
    assert output.callings == ()
    (error,) = output.errors
    assert 0 <= error.start < error.end <= len(text)
    assert error.message.endswith(".")


@pytest.mark.parametrize(
    "text",
    [
        '<tool_call>{"name": "search", "arguments": {"query": "half a sen',
        '<tool_call>{"name": "search", "argum',
        '[TOOL_CALLS]search[ARGS]{"query": "half',
        '[TOOL_CALLS] [{"name": "search", "arguments": {"query": "half"',
        "<｜tool▁call▁begin｜>search<｜tool▁sep｜>" + '{"query": "half',
        '<|channel|>commentary to=functions.search<|message|>{"query": "half',
        '<tool_call>{"name": "search", "arguments": {"query": "half</tool_call>',
    ],
)
def test_truncated_call_is_held_back(text, schemas):
    output = parse(text, schemas)
    assert output.callings == ()
    assert [held.reason for held in output.held_back] == ["incomplete"]
    assert output.held_back[0].calling.tool_name == "search"


def test_call_behind_a_string_that_is_left_open_waits(schemas):
    text = (
        '<tool_call>{"name": "search", "arguments": {"query": "half</tool_call>\n'
        '<tool_call>{"name": "ping", "arguments": {}}</tool_call>'
    )
    output = parse(text, schemas)
    assert output.callings == ()
    assert [(held.calling.tool_name, held.reason) for held in output.held_back] == [
        ("search", "incomplete"),
        ("ping", "ambiguous"),
    ]


def test_missing_brace_before_the_closing_tag_is_named(schemas):
    text = '<tool_call>{"name": "search", "arguments": {"query": "x"}</tool_call>'
    held = parse(text, schemas).held_back[0]
    assert (held.calling.arguments, held.reason) == ({"query": "x"}, "incomplete")
    assert "} is missing" in held.explanation


@pytest.mark.parametrize("name", ["what?", "ping?", "-", "/", "@x", "…", "(x)", "$x"])
@pytest.mark.parametrize("arguments", ["{}", '{"query": "x"}'])
def test_kimi_name_that_no_tool_has_is_no_counter(name, arguments, calls_in):
    text = f"<|tool_call_begin|>functions.{name}:0<|tool_call_argument_begin|>{arguments}"
    assert calls_in(f"{text}<|tool_call_end|>") == []


@pytest.mark.parametrize("space", ["", "  ", "\n"])
def test_type_of_a_call_is_no_name(space, calls_in):
    begin, end = "<｜tool▁call▁begin｜>function<｜tool▁sep｜>", "<｜tool▁call▁end｜>"
    assert calls_in(f'{begin}{space}\n```json\n{{"query": "x"}}\n```{end}') == []


def test_counter_that_fits_two_tools_is_ambiguous(schemas):
    text = "<|tool_call_begin|>0<|tool_call_argument_begin|>{}<|tool_call_end|>"
    both = {**schemas, "pong": {"type": "object", "properties": {}}}
    assert [held.reason for held in parse(text, both).held_back] == ["ambiguous"]


def test_pseudo_tool_of_cohere_is_no_call(calls_in):
    assert calls_in('<|START_ACTION|>[{"tool_name": "directly_answer", "parameters": {}}]') == []


def test_id_is_kept_for_the_reply():
    output = parse('[TOOL_CALLS] [{"name": "ping", "arguments": {}, "id": "k3J9xPq2Z"}]')
    assert output.callings[0].call_id == "k3J9xPq2Z"


@pytest.mark.parametrize(
    "text",
    [
        '<tool_call>{"name": "book_table", "arguments": {"guest": "Ana"}, "people": 4}}'
        "</tool_call>",
        '<tool_call>{"name": "book_table", "arguments": {"guest": "Ana"}, "people": 4}',
        '[TOOL_CALLS]book_table[ARGS]{"guest": "Ana"}, "people": 4}',
        '<function=book_table>{"guest": "Ana"}, "people": 4}</function>',
        '<|channel|>commentary to=functions.book_table<|message|>{"guest": "Ana"}, "people": 4}',
    ],
)
def test_members_behind_a_brace_too_early_are_the_calls_when_its_tool_has_them(text, schemas):
    (calling,) = parse(text, schemas).callings
    assert calling.arguments == {"guest": "Ana", "people": 4}


def test_arguments_beside_the_name_are_not_dropped(schemas):
    text = '<tool_call>{"name": "book_table", "guest": "Ada", "people": 2, "id": "c1"}</tool_call>'
    (calling,) = parse(text, schemas).callings
    assert (calling.arguments, calling.call_id) == ({"guest": "Ada", "people": 2}, "c1")
    assert [repair.why for repair in calling.repairs] == ["arguments beside the name"]


@pytest.mark.parametrize("member", ['"colour": "red"', '"guest": "Ada", "colour": "red"'])
def test_what_stands_beside_the_name_and_is_no_parameter_runs_nothing(member, schemas):
    text = f'<tool_call>{{"name": "book_table", {member}}}</tool_call>'
    for known in (schemas, None):
        output = parse(text, known)
        assert output.callings == ()
        assert "beside the name stands" in output.errors[0].message


def test_call_without_arguments_may_say_what_it_is(schemas):
    text = '<tool_call>{"type": "function", "name": "ping", "index": 0}</tool_call>'
    assert [call.arguments for call in parse(text, schemas).callings] == [{}]


@pytest.mark.parametrize("text", [
    "<|tool_calls_section_begin|><|tool_call_begin|>functions.ping:0<|tool_call_argument_begin|>"
    "<|tool_call_end|><|tool_calls_section_end|>",
    "<｜tool▁calls▁begin｜><｜tool▁call▁begin｜>ping<｜tool▁sep｜><｜tool▁call▁end｜><｜tool▁calls▁end｜>",
    "<｜tool▁calls▁begin｜><｜tool▁call▁begin｜>function<｜tool▁sep｜>ping\n```json\n\n```"
    "<｜tool▁call▁end｜><｜tool▁calls▁end｜>",
    "[TOOL_CALLS]ping</s>",
    "[TOOL_CALLS]ping[ARGS]</s>",
    "✿FUNCTION✿: ping\n✿ARGS✿: \n✿RESULT✿:",
])  # fmt: skip
def test_call_that_ends_without_arguments_has_none(text, calls_in):
    assert calls_in(text) == [("ping", {})]
    assert calls_in(text[: text.index("ping") + 4] + "_") == []


def test_colon_behind_a_name_belongs_to_no_name(calls_in):
    text = '<tool_call>search: {"query": "x"}</tool_call>'
    assert calls_in(text) == [("search", {"query": "x"})]


@pytest.mark.parametrize(
    "prose", ["I will look.\n", "Here is the call: ", "我来查一下。\n", "Look:\n"]
)
def test_sentence_before_the_json_within_tags_is_passed_over(prose, calls_in):
    call = '{"name": "search", "arguments": {"query": "x"}}'
    for opener, closer in (
        ("<tool_call>", "</tool_call>"), ("<TOOLCALL>", "</TOOLCALL>"),
        ("<tool_calls>", "</tool_calls>"), ("<|START_ACTION|>", "<|END_ACTION|>"),
    ):  # fmt: skip
        for written in (call, f"[{call}]"):
            text = f"{opener}{prose}{written}{closer}"
            assert calls_in(text) == [("search", {"query": "x"})]
            assert calls_in(f"{opener}{prose}{written} or so.{closer}") == []


@pytest.mark.parametrize("word", ["Sure!\n\n", "検索します。\n", "ok\n"])
@pytest.mark.parametrize("dialect", ["internlm2", "ambi", "hermes"])
def test_word_before_a_call_within_tags_is_no_name(word, dialect, calls_in):
    text = SHAPES[dialect]("search", {"query": "x"})
    at = text.index("{")
    assert calls_in(text[:at] + word + text[at:]) == [("search", {"query": "x"})]


def test_sentence_before_inner_tags_is_passed_over(calls_in):
    text = '<tool_calls>Let me.\n<tool_call>search<tool_sep>{"query": "x"}</tool_call></tool_calls>'
    assert calls_in(text) == [("search", {"query": "x"})]


@pytest.mark.parametrize("text", [
    '<function_calls>\nI will look.\nsearch(query="x")\n</function_calls>',
    '<|tool_call_start|>I look: [search(query="x")]<|tool_call_end|>',
])  # fmt: skip
def test_sentence_before_python_within_tags_is_passed_over(text, calls_in):
    assert calls_in(text) == [("search", {"query": "x"})]
    assert calls_in(text.replace("search(", "unknown(")) == []


@pytest.mark.parametrize("call", [
    '{"name": "search", "arguments": {"query": "x"}}', '\nsearch(query="x")\n',
    '[search(query="x")]', 'functions.search:0{"query": "x"}',
])  # fmt: skip
@pytest.mark.parametrize("tags", [
    ("<tool_call>", "</tool_call>"), ("<function_calls>", "</function_calls>"),
    ("<|tool_call_start|>", "<|tool_call_end|>"), ("[TOOL_CALL]", "[/TOOL_CALL]"),
])  # fmt: skip
def test_call_by_shape_behind_words_in_a_tag_without_end_waits(call, tags, calls_in):
    opener, closer = tags
    for text in (
        f"{opener} before {call} and {closer}",
        f"{opener} I look.\n{call} and so {closer}",
    ):
        assert calls_in(text) == []
        assert calls_in(text[: text.index(" and ")]) == []
        assert calls_in(text[:-3]) == []
        assert calls_in(f"<think>{opener} is it.</think>\n{call}") == [("search", {"query": "x"})]


def test_json_that_a_sentence_names_within_tags_does_not_run(calls_in):
    call = '{"name": "search", "arguments": {"query": "x"}}'
    assert calls_in(f"Put <tool_call> right before {call} and </tool_call> behind it.") == []
    assert calls_in(f"Put <tool_call> right before {call}</tool_call>.") == []
    assert calls_in(f"Put <tool_call> before {call} and </tool_call> behind it.") == []
    assert calls_in(f"Put <tool_call> before {call}</tool_call>.", known=False) == []
