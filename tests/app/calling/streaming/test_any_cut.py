"""Whatever the text and wherever its chunks end, a stream gives what `parse` gives."""

from __future__ import annotations

import json
import random

import pytest
from cut_texts import ALL, one_of_each_dialect, own_cases
from hypothesis import given, settings
from hypothesis import strategies as st
from parsing_samples import arguments_of, in_every_dialect, malformed, schemas_for
from stream_checks import faults, in_pieces, read, read_whole, told_texts

from tooldesk.calling.dialect_shapes import SHAPES
from tooldesk.calling.parsing.detection import DIALECTS
from tooldesk.calling.streaming import stream_events as events

CASES = [case for case in own_cases() if len(case[1]) < 2_000]
BEFORE = (
    "",
    "Let me look at what was asked for, and then decide what is best to do about all that. ",
    "<think>\nSomething is wanted, I guess, so let me think.\n</think>\n",
)
PARTS = 8
BETWEEN = ("", "\n", "\n\nand then\n", " ok ", "</think>", "<think>", "`", "{", '"', "```", "[",
           "Final Answer:", "<tool_call>", "</tool_call>", "<|im_end|>", "**", "id: ", "\u3000",
           "<|channel|>final<|message|>", "&lt;tool_call&gt;", "{'a': [1, ", "call:", "functions.",
           "✿FUNCTION✿", ">>>", "all\n", "Action:", "<｜tool▁sep｜>",
           "]<]minimax[>[", "\x00", "é")  # fmt: skip


@pytest.mark.parametrize("part", range(PARTS))
def test_own_cases_by_single_characters(part):
    # each text behind one of the three, each dialect behind all of them
    for at, (name, text, schemas) in list(enumerate(CASES))[part::PARTS]:
        for before in BEFORE if ALL else (BEFORE[at // 6 % 3],):
            assert faults(before + text, before + text, schemas) == [], name


@pytest.mark.parametrize("part", range(PARTS))
def test_own_cases_cut_in_two_at_every_place(part):
    short = [case for case in CASES if len(case[1]) < 260]
    for name, text, schemas in (short if ALL else one_of_each_dialect(short))[part::PARTS]:
        whole = BEFORE[1] + text
        output = read_whole(whole, schemas)
        # what is cut in the prose before it differs by what waits there alone
        for at in (*range(0, len(BEFORE[1]) - 4, 20), *range(len(BEFORE[1]) - 4, len(whole))):
            assert faults(whole, [whole[:at], whole[at:]], schemas, whole=output) == [], name


def test_word_that_waits_between_two_calls_may_become_a_marker():
    call = '<|python_tag|>{"name": "save", "arguments": {"content": "a {\\"b\\": 1} c"}}Sure, it i'
    chunks = [call, "s.\n\nAc", "tion: f\nAction Input: {}\nAction: g\nAction Input: {}"]
    assert faults("".join(chunks), chunks) == []


@pytest.mark.parametrize("size", [2, 7, 20, 300])
def test_every_dialect_in_chunks_of_one_size(size):
    arguments = arguments_of(600)
    samples = {**in_every_dialect(arguments), **malformed(arguments)}
    for name, text in samples.items():
        for before in BEFORE:
            for behind in ("", "\nThat is all.", "\n" + text):
                whole = before + text + behind
                assert faults(whole, in_pieces(whole, size), schemas_for(arguments)) == [], name


@pytest.mark.parametrize("part", range(PARTS))
def test_forced_dialect_reads_as_a_whole_does(part):
    # its own text, and every third of the others: each of them is read by every third dialect
    for at, dialect in list(enumerate(DIALECTS))[part::PARTS]:
        for place, (own, text) in enumerate(in_every_dialect(arguments_of(100)).items()):
            if ALL or own == dialect or (at + place) % 3 == 0:
                whole = BEFORE[1] + text
                assert faults(whole, in_pieces(whole, 20), None, dialect) == [], (dialect, own)


@given(
    st.lists(st.sampled_from([*BETWEEN, *(text for _, text, _ in CASES[::3])]), max_size=7),
    st.integers(1, 40), st.booleans(), st.randoms(use_true_random=False),
)  # fmt: skip
@settings(max_examples=250, deadline=None)
def test_heaps_of_texts_and_markup_cut_at_random(parts, size, is_known, chance):
    text = "".join(parts)[:3_000]
    chunks, at = [], 0
    while at < len(text):
        end = at + chance.randint(1, size)
        chunks.append(text[at:end])
        at = end
    assert faults(text, chunks, CASES[0][2] if is_known else None) == []


@given(st.text(st.characters(codec=None), max_size=300), st.integers(1, 20))
@settings(max_examples=200, deadline=None)
def test_any_text_in_chunks(text, size):
    assert faults(text, in_pieces(text, size)) == []


@given(st.text(max_size=200), st.binary(max_size=40), st.integers(1, 5))
@settings(max_examples=200, deadline=None)
def test_bytes_are_read_as_their_text_wherever_they_are_cut(text, damage, size):
    raw = BEFORE[1].encode() + text.encode() + damage + "<think>é</think>ü".encode()
    chunks = [raw[at : at + size] for at in range(0, len(raw), size)]
    assert faults(raw.decode(errors="replace"), chunks) == []


def test_no_marker_leaks_into_the_text():
    chance = random.Random(7)
    for name, text in in_every_dialect(arguments_of(300)).items():
        whole = BEFORE[1] + text
        at, chunks = 0, []
        while at < len(whole):
            end = at + chance.randint(1, 9)
            chunks.append(whole[at:end])
            at = end
        content = told_texts(read(chunks, schemas_for(arguments_of(300)))[0])[0]
        if name not in ("openai-chat", "anthropic"):  # a document behind so many words is text
            assert content in (BEFORE[1].strip(), BEFORE[1] + "Thought: do it"), name


def test_thought_that_began_in_the_prompt_is_told_anew():
    thought = (
        "First I should find out where the person is, and then what the weather is like there."
    )
    told, output = read(thought + "</think>It is sunny.")
    assert output.reasoning == thought
    assert told_texts(told) == ("It is sunny.", thought)
    assert sum(isinstance(event, events.TextRestarted) for event in told) == 1


@pytest.mark.parametrize("dialect", SHAPES)
def test_no_other_name_is_told_wherever_a_call_breaks_off(dialect):
    from tooldesk import StreamReader

    text = BEFORE[1] + SHAPES[dialect]("write_file", {"path": "a.md"})
    for end in range(len(BEFORE[1]), len(text)):
        told = StreamReader().feed(text[:end])
        names = [event.tool_name for event in told if isinstance(event, events.CallBegun)]
        assert names in ([], ["write_file"]), text[:end]


@pytest.mark.parametrize("size", [1, 20])
@pytest.mark.parametrize("call", [
    "<|tool_call_start|>[write_file(o={'a': 1, 'b“ [1, 2]}, path='p')]<|tool_call_end|>",
    "<function_calls>\nwrite_file(o={{'a': 1, 'b': [1, 2]}, path='p')\n</function_calls>",
])  # fmt: skip
def test_call_that_can_not_be_read_ends_with_what_is_wrong(call, size):
    told, output = read(in_pieces(f"{BEFORE[1]}{call} So be it.", size))
    assert [event for event in told if hasattr(event, "index")] == [
        events.CallBegun(0, "write_file"),
        events.CallHeldBack(0, None, output.errors[0]),
    ]


@pytest.mark.parametrize("between", ["}{", "}, {", "}\n{", "},, {"])
def test_each_of_several_calls_begins_once(between):
    calls = f'{{"name": "wipe", "arguments": {{}}{between}"name": "write_file", "arguments": '
    text = (
        f'<TOOLCALL>[{calls}{{"path": "a.md", "content": "some words <b>x</b>"}}}}]</TOOLCALL> So.'
    )
    for size in (1, 20, 37):
        told, output = read(in_pieces(text, size))
        assert [call.tool_name for call in output.callings] == ["wipe", "write_file"]
        assert sum(isinstance(event, events.CallBegun) for event in told) == 2


@pytest.mark.parametrize("call", [
    "<tool_call>\n<function=write_file>\n<param|\n<parameter=path>a</parameter>\n</function>",
    '<function name="write_file">\n</functi on>',
    "<seed:tool_call>\n<function=write_file>\n<paramete{}=o>1</parameter>\n</function>",
])  # fmt: skip
def test_name_waits_until_what_follows_it_makes_a_call(call):
    for size in (1, 3, 20):
        told, output = read(in_pieces(f"{BEFORE[1]}{call}", size))
        assert (output.callings, output.held_back, output.errors) == ((), (), ())
        assert not any(isinstance(event, events.CallBegun) for event in told)


@pytest.mark.parametrize("call", [
    '<invoke name="write_file"><parameter name=" path">a</parameter></invoke>',
    '<|open|>tools<|sep|><|open|>call tool="write_file" index="1"<|sep|><|open|>argument key="a b "'
    ' type="string"<|sep|>p<|close|>argument<|sep|><|close|>call<|sep|><|close|>tools<|sep|>',
])  # fmt: skip
def test_key_with_space_around_it_is_told_as_it_ends(call):
    told, _ = read(in_pieces(f"{BEFORE[1]}{call} So be it.", 3))
    assert sum(isinstance(event, events.CallBegun) for event in told) == 1


ESCAPED = (
    "&lt;tool_call&gt;\n{&quot;name&quot;: &quot;write&quot;, &quot;arguments&quot;: "
    "{&quot;path&quot;: &quot;a.md&quot;}}\n&lt;/tool_call&gt;",
    "&lt;tool_call&gt;write\n&lt;arg_key&gt;path&lt;/arg_key&gt;\n&lt;arg_value&gt;a.md"
    "&lt;/arg_value&gt;\n&lt;/tool_call&gt;",
    '<functionĠname="write"><paramĠname="path">a.md</param></function>',
    '{"messageStart": {"role": "assistant"}}\n{"contentBlockStart": {"contentBlockIndex": 0, '
    '"start": {"toolUse": {"toolUseId": "t", "name": "write"}}}}\n{"contentBlockDelta": '
    '{"contentBlockIndex": 0, "delta": {"toolUse": {"input": "{\\"path\\": \\"a.md\\"}"}}}}\n'
    '{"contentBlockStop": {"contentBlockIndex": 0}}\n{"messageStop": {"stopReason": "tool_use"}}',
)


@pytest.mark.parametrize("size", [1, 3, 20, 150])
@pytest.mark.parametrize("text", ESCAPED)
@pytest.mark.parametrize("before", ["", "<think>\nHm.\n</think>\n", BEFORE[2]])
def test_call_that_was_escaped_takes_nothing_back(before, text, size):
    told, output = read(in_pieces(before + text, size), CASES[0][2])
    assert [calling.arguments for calling in output.callings] == [{"path": "a.md"}]
    assert not any(isinstance(event, events.TextRestarted) for event in told)
    assert faults(before + text, in_pieces(before + text, size), CASES[0][2]) == []


@pytest.mark.parametrize(
    "text", ["&lt;b&gt; is the tag of bold words", "<b> is it", "& so on", "&lt; 5"]
)
def test_text_that_looks_escaped_and_is_no_call_is_told(text):
    from tooldesk import StreamReader

    reader = StreamReader()
    whole = BEFORE[2] + text + ", and these are some more words of it" * 6
    told = [event for chunk in in_pieces(whole, 3) for event in reader.feed(chunk)]
    assert len(told_texts(told)[0]) > len(whole) - len(BEFORE[2]) - 20


@pytest.mark.parametrize("size", [1, 7, 20, 1_000])
def test_thought_whose_opening_is_fed_first_takes_nothing_back(size):
    call = json.dumps({"name": "ping", "arguments": {"n": 1}})
    thought = f"Shall I write <tool_call>{call}</tool_call>? {'I wonder. ' * 12}"
    told, output = read(["<think>", *in_pieces(f"{thought}</think>It is sunny.", size)])
    assert output.reasoning == thought.strip()
    assert {type(event) for event in told if not hasattr(event, "index")} == {
        events.ReasoningCame,
        events.TextCame,
    }
    assert not any(isinstance(event, events.CallBegun) for event in told[:-3])


def test_short_thought_that_began_in_the_prompt_is_told_at_once():
    told, _ = read("Where is it?</think>It is sunny.")
    assert told == [events.ReasoningCame("Where is it?"), events.TextCame("It is sunny.")]


def test_call_behind_a_closed_thought_is_complete_before_the_stream_ends():
    from tooldesk import StreamReader

    reader = StreamReader()
    call = json.dumps({"name": "ping", "arguments": {"n": 1}})
    text = f"<think>{'Hm. ' * 30}</think><tool_call>{call}</tool_call> That is all that I call."
    told = [event for character in text for event in reader.feed(character)]
    assert [event.calling.tool_name for event in told
            if isinstance(event, events.CallCompleted)] == ["ping"]  # fmt: skip


def test_stream_of_events_tells_its_text_and_the_names_of_calls_at_once():
    from tooldesk import StreamReader

    reader = StreamReader()
    deltas = [{"content": "I look it up for you, as you said. "} for _ in range(4)]
    deltas += [{"tool_calls": [{"index": 0, "function": {"name": "ping", "arguments": '{"n"'}}]}]
    lines = [f"data: {json.dumps({'choices': [{'delta': delta}]})}\n\n" for delta in deltas]
    told = [event for line in lines for event in reader.feed(line)]
    assert told_texts(told)[0].startswith("I look it up for you, as you said. I look it up")
    assert told[-1] == events.CallBegun(0, "ping")


def test_closed_reader_refuses_more():
    from tooldesk import StreamReader

    reader = StreamReader()
    assert reader.close() is reader.close()
    with pytest.raises(ValueError, match="closed"):
        reader.feed("x")


def test_what_is_repaired_behind_a_call_may_go_on():
    sound = (
        '[TOOL_CALLS] [{"name": "save", "arguments": {"path": "a.md", "content": "some words"}}]'
    )
    chunks = [sound + "{'a': [1, rgumts\": {", ': 1, "tags": ["a, b"]}]}functools[{"name": ',
              '"ping", "argu</']  # fmt: skip
    assert faults("".join(chunks), chunks, {"save": {"type": "object"}}) == []


def test_what_may_be_a_call_waits_also_before_a_thought():
    thought = "<|channel|>analysis<|message|>Hm.<|end|>"
    whole = f"{BEFORE[1]}\nping() ok {thought}And so on, as long as it is."
    for size in (1, 7, 300):
        assert faults(whole, in_pieces(whole, size), {"ping": {"type": "object"}}) == [], size


def test_what_may_be_a_call_of_a_known_tool_waits():
    schemas = {"ping": {"properties": {"n": {}}}}
    for between, size in ((" ", 1), (" ", 20), ("\n" * 17_000, 20)):
        whole = f"{BEFORE[1]}\nprint({between}ping("
        assert faults(whole, in_pieces(whole, size), schemas) == [], size


FENCED = "```<tool_call>find<arg_key>city</arg_key><arg_value>Oslo</arg_value></tool_call>["
THOUGHTS = '<think><think><|channel|>analysis<|message|>Hm."}<|call|>"<|tool_call>call:sen'
DROPPED = (
    '{name:e"arguments:","t":]<|channel|>analysis<|message|>Hm.<|end|><tool_call>{"name": "find"'
)


@pytest.mark.parametrize("text", [FENCED, '```x": {}\n' + FENCED, THOUGHTS, DROPPED])
@pytest.mark.parametrize("size", [1, 20, 300])
def test_what_is_looked_at_twice_is_read_as_if_looked_at_once(text, size):
    assert faults(BEFORE[1] + text, in_pieces(BEFORE[1] + text, size)) == []
    assert faults(text, in_pieces(text, size)) == []


def test_call_on_the_line_of_a_fence_is_read_before_a_bracket_that_is_cut_off():
    assert [call.arguments for call in read(FENCED)[1].callings] == [{"city": "Oslo"}]


def test_thought_behind_what_is_no_call_after_all_is_no_content():
    _, output = read(DROPPED)
    assert (output.content, output.reasoning) == ('{name:e"arguments:","t":]', "Hm.")


@pytest.mark.parametrize("text", [
    'commentary  to=functions.ping<|channel|>analysis <|constrain|>json<|message|>{"n": 1}',
    'analysis to=functions.ping<|channel|>commentary<|message|>{"n": 1}',
    'ping <｜tool▁sep｜>{"n": 1}<｜tool▁call▁end｜>', 'ping <|tool_sep|>{"n": 1}<|tool_call_end|>',
    'ping\n<arg_key>n</arg_key><arg_value>1</arg_value></tool_call>', 'ping [ARGS]{"n": 1}',
    'ping: <tool_call>{"name": "ping", "arguments": {"n": 1}}</tool_call>',
])  # fmt: skip
@pytest.mark.parametrize("before", ["", "<think>Hm.</think>", BEFORE[1], "As it is asked. "])
def test_word_before_a_marker_is_told_unless_a_call_begins_with_it(before, text):
    for size in (1, 2, 7, 300):
        for schemas in (None, {"ping": {"properties": {"n": {"type": "integer"}}}}):
            assert faults(before + text, in_pieces(before + text, size), schemas) == [], size


def test_space_that_waits_alone_may_begin_the_header_of_a_message():
    chunks = ["<think>Hm.</think>So be it, then, and so that is what it is, as I said.</think> ",
              "to=n<|channel|>{}i"]  # fmt: skip
    assert faults("".join(chunks), chunks) == []


@pytest.mark.parametrize("size", [20, 300])
def test_thoughts_far_behind_a_complete_call_are_read(size):
    words = "Some words of an answer that goes on for longer than what is kept of it.\n" * 40
    call = '<tool_call>{"name": "ping", "arguments": {"n": 1}}</tool_call>'
    inner = "<|channel|>analysis<|message|>Hm.<|end|>"
    text = f"{BEFORE[2]}{call}{words}<think>{words}{inner}{words}</think>{words}{call}{words}"
    assert faults(text, in_pieces(text, size)) == []
    assert faults(text + "<think>" + text, in_pieces(text + "<think>" + text, size)) == []
