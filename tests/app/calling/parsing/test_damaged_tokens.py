"""Special tokens that a decoder or a chat window damaged: read, and told as repairs."""

from __future__ import annotations

import pytest

from tooldesk.calling.parsing.damage import LOST, WHY
from tooldesk.calling.parsing.parse import parse

V3 = (
    "<｜tool▁calls▁begin｜><｜tool▁call▁begin｜>function<｜tool▁sep｜>search\n"
    '```json\n{"query": "a|b ▁ <|x|>"}\n```<｜tool▁call▁end｜><｜tool▁calls▁end｜>'
)
V31 = (
    "<｜tool▁calls▁begin｜><｜tool▁call▁begin｜>search<｜tool▁sep｜>"
    '{"query": "a|b ▁ <|x|>"}<｜tool▁call▁end｜><｜tool▁calls▁end｜>'
)
DSML = (
    '<｜DSML｜tool_calls>\n<｜DSML｜invoke name="search">\n'
    '<｜DSML｜parameter name="query" string="true">a|b ▁ <|x|></｜DSML｜parameter>\n'
    "</｜DSML｜invoke>\n</｜DSML｜tool_calls>"
)
STEP3 = (
    "<｜tool_calls_begin｜><｜tool_call_begin｜>function<｜tool_sep｜>"
    '<steptml:invoke name="search"><steptml:parameter name="query">a|b ▁ <|x|>'
    "</steptml:parameter></steptml:invoke><｜tool_call_end｜><｜tool_calls_end｜>"
)
KIMI = (
    "<|tool_calls_section_begin|><|tool_call_begin|>functions.search:0"
    '<|tool_call_argument_begin|>{"query": "a|b ▁ <|x|>"}<|tool_call_end|>'
    "<|tool_calls_section_end|>"
)
HARMONY = (
    "<|channel|>commentary to=functions.search <|constrain|>json<|message|>"
    '{"query": "a|b ▁ <|x|>"}<|call|>'
)
K3 = (
    '<|open|>tools<|sep|><|open|>call tool="search" index="1"<|sep|>'
    '<|open|>argument key="query" type="string"<|sep|>a|b ▁ <|x|><|close|>argument<|sep|>'
    "<|close|>call<|sep|><|close|>tools<|sep|>"
)
GEMMA = '<|tool_call>call:search{query:<|"|>a|b ▁ <|x|><|"|>}<tool_call|>'
COHERE = (
    '<|START_ACTION|>[{"tool_name": "search", "parameters": {"query": "a|b ▁ <|x|>"}}]'
    "<|END_ACTION|>"
)
WHOLE = [V3, V31, DSML, STEP3, KIMI, HARMONY, K3, GEMMA, COHERE]
VALUE = "a|b ▁ <|x|>"


def damaged(text: str, *changes: tuple[str, str]) -> str:
    """The text with characters changed everywhere but in the argument's value."""
    before, after = text.split(VALUE)
    for old, new in changes:
        before, after = before.replace(old, new), after.replace(old, new)
    return before + VALUE + after


@pytest.mark.parametrize("text", WHOLE)
def test_well_formed_text_has_no_repair(text, schemas):
    (calling,) = parse(text, schemas).callings
    assert calling.arguments == {"query": VALUE}
    assert calling.repairs == ()


NARROW, WIDE, UNDERSCORE, SPACE = ("｜", "|"), ("|", "｜"), ("▁", "_"), ("▁", " ")
DAMAGED = [
    *((text, (NARROW,)) for text in (V3, V31, DSML, STEP3)),
    *((text, (UNDERSCORE,)) for text in (V3, V31)),
    *((text, (SPACE,)) for text in (V3, V31)),
    *((text, (NARROW, SPACE)) for text in (V3, V31)),
    *((text, (WIDE,)) for text in (KIMI, HARMONY, K3, GEMMA, COHERE)),
    (KIMI, (("tool_", "tool "),)),
    (DSML, (("<｜", "<"), ("</｜", "</"))),
    (V31, (("<｜tool▁calls", "<tool▁calls"), ("begin｜>", "begin>"))),
]


@pytest.mark.parametrize(("text", "changes"), DAMAGED)
def test_every_damaged_token_is_a_repair_that_restores_it(text, changes, schemas):
    raw = damaged(text, *changes)
    assert raw != text
    (calling,) = parse(raw, schemas).callings
    assert calling.arguments == {"query": VALUE}
    assert {repair.why for repair in calling.repairs} == {WHY}
    assert calling.confidence < 1
    for repair in reversed(calling.repairs):
        assert raw.startswith(repair.before, repair.offset)
        end = repair.offset + len(repair.before)
        raw = raw[: repair.offset] + repair.after + raw[end:]
    assert raw == text


def test_each_call_gets_the_tokens_that_were_read_for_it(schemas):
    two = V31.replace("<｜tool▁calls▁end｜>", "") + "\n" + V31.replace("<｜tool▁calls▁begin｜>", "")
    first, second = parse(damaged_all(two), schemas).callings
    assert [r.after for r in first.repairs] == [
        "<｜tool▁calls▁begin｜>",
        "<｜tool▁call▁begin｜>",
        "<｜tool▁sep｜>",
        "<｜tool▁call▁end｜>",
    ]
    assert [r.after for r in second.repairs] == [
        "<｜tool▁call▁begin｜>",
        "<｜tool▁sep｜>",
        "<｜tool▁call▁end｜>",
        "<｜tool▁calls▁end｜>",
    ]


def damaged_all(text: str) -> str:
    """The text with narrow bars and spaces, in values too."""
    return text.replace("｜", "|").replace("▁", " ")


def test_damaged_token_in_prose_is_no_repair(schemas):
    text = f"Use <|tool calls begin|> here.\n{V31}"
    (calling,) = parse(text, schemas).callings
    assert calling.repairs == ()


@pytest.mark.parametrize(
    ("text", "token"),
    [
        ('functions.search:0{"query": "x"}', "<|tool_call_begin|>"),
        ('[TOOL_CALLS]search{"query": "x"}', "[ARGS]"),
        ("call:search{query:x}", "<|tool_call>"),
        ('search<｜tool▁sep｜>{"query": "x"}<｜tool▁call▁end｜>', "<｜tool▁call▁begin｜>"),
    ],
)
def test_lost_token_is_a_repair_too(text, token, schemas):
    (calling,) = parse(text, schemas).callings
    assert calling.arguments == {"query": "x"}
    assert (token, LOST) in [(repair.after, repair.why) for repair in calling.repairs]


@pytest.mark.parametrize(
    "text",
    [
        '<function=search{"query": "x"}</function>',
        '<function=search{"query": "x"}></function>',
        '<function=search({"query": "x"})></function>',
        '<function(search)>{"query": "x"}</function>',
        '<function/search>{"query": "x"}</function>',
    ],
)
def test_function_tag_with_a_broken_head_is_repaired(text, schemas):
    output = parse(text, schemas)
    (calling,) = output.callings
    assert calling.arguments == {"query": "x"}
    assert [repair.after for repair in calling.repairs] == ["<function=search>"]
    assert output.content == ""


@pytest.mark.parametrize(
    ("opener", "closer"),
    [
        ("&lt;tool_call&gt;", "&lt;/tool_call&gt;"),
        ("<TOOL_CALL>", "</TOOL_CALL>"),
        ("&lt;tool_calls&gt;", "&lt;/tool_calls&gt;"),
    ],
)
def test_escaped_or_capital_tag_is_repaired(opener, closer, schemas):
    text = f'{opener}[{{"name": "search", "arguments": {{"query": "x"}}}}]{closer}'
    output = parse(text, schemas)
    (calling,) = output.callings
    assert [repair.before for repair in calling.repairs] == [opener, closer]
    assert output.content == ""


def test_harmony_without_its_tokens_is_read(schemas):
    text = 'analysisLook it up.assistantcommentary to=functions.search json{"query": "x"}'
    output = parse(text, schemas)
    (calling,) = output.callings
    assert (calling.dialect, calling.arguments) == ("harmony", {"query": "x"})
    assert {repair.why for repair in calling.repairs} == {LOST}
    assert output.content == "analysisLook it up."


@pytest.mark.parametrize("text", [
    '<tool_call>>\n{"name": "search", "arguments": {"query": "x"}}\n</tool_call>',
    "<function = search>\n<parameter = query>\nx\n</parameter>\n</function>",
])  # fmt: skip
def test_tag_with_a_sign_or_space_too_many_is_read(text, calls_in):
    assert calls_in(text) == [("search", {"query": "x"})]
