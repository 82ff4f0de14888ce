"""What a model thinks between tags of any name, and what a tool gave, calls nothing."""

from __future__ import annotations

import pytest
from stream_checks import faults, in_pieces

from tooldesk.calling.parsing.parse import parse

JSON = '{"name": "write_file", "arguments": {"path": "/", "content": ""}}'
MARKED = f"<tool_call>\n{JSON}\n</tool_call>"
PING = '<tool_call>\n{"name": "ping", "arguments": {}}\n</tool_call>'
THOUGHTS = [
    *((f"<{name}>", f"</{name}>") for name in (
        "Think", "THINK", "reasoning", "reflection", "analysis", "scratchpad", "scratch_pad",
        "rationale", "thoughts", "plan", "inner_monologue", "antThinking", "thought_process",
    )),
    ("<|begin_of_thought|>", "<|end_of_thought|>"),
    ("◁think▷", "◁/think▷"),
    ("<|message_model|><|content_thinking|>", "<|end_message|>"),
    ("<unused94>thought\n", "<unused95>"),
    ("[unused16]", "[unused17]"),
    *((f"<|{name}|>", f"<|/{name}|>") for name in ("think", "thinking", "thought", "reasoning")),
    *((f"<{name} >", f"</{name} >") for name in ("think", "thinking", "thought")),
]  # fmt: skip
RESULTS = [
    *(f"```{name}\n{JSON}\n```" for name in (
        "tool_output", "tool_outputs", "tool_result", "tool_response", "function_response",
    )),
    *(f"<{name}>{JSON}</{name}>" for name in (
        "result", "results", "function_result", "tool_call_result", "function_call_result",
        "observation", "stdout", "iquest_tool_response", "seed:tool_response",
        "ifm|tool_response", "dots_function_response", "tool_code_output",
    )),
    f"<start_function_response>response:ping{JSON}<end_function_response>",
    f"<|tool_response|>{JSON}<|/tool_response|>",
    f"<|tool_response|>{JSON}",
    *(f"<{name}>{MARKED}</{name}>" for name in (
        "tool_responses", "tool_response:opensource", "tool_responses:opensource",
        "longcat_tool_response",
    )),
    f"<｜tool▁output▁begin｜>{MARKED}<｜tool▁output▁end｜>",
    f"<｜tool_outputs_begin｜>{MARKED}<｜tool_outputs_end｜>",
    f"<|message_tool|>{MARKED}<|end_message|>",
    f"<|start_of_role|>tool_response<|end_of_role|>```json\n{JSON}\n```<|end_of_text|>",
    f"✿RESULT✿: {JSON}",
    f"✿RESULT✿: {MARKED}\n✿RETURN✿: Done.",
    *(f"<|{role}|>\n{JSON}" for role in ("observation", "user", "tool")),
]  # fmt: skip
NESTED = [
    ("<thinking>a <think>b</think> ", "</thinking>"),
    ("<think>a <thinking>b</thinking> ", "</think>"),
    ("<mm:think>a <think>b</think> ", "</mm:think>"),
    ("<longcat_think>a <think>b</think> ", "</longcat_think>"),
    ("[THINK]a <think>b</think> ", "[/THINK]"),
    ("<|think|>a <think>b</think> ", "<|/think|>"),
]
ANSWERS = [
    ("<|START_RESPONSE|>", "<|END_RESPONSE|>"),
    ("<|START_TEXT|>", "<|END_TEXT|>"),
    ("<|open|>response<|sep|>", "<|close|>response<|sep|>"),
    ("<|message_model|><|content_text|>", "<|end_message|>"),
    ("<response>\n", "\n</response>"),
    (">>>all\n", ""),
    ("<|channel|>final<|message|>", "<|return|>"),
]
BY_SHAPE = [
    JSON,
    f"[{JSON}]",
    f"Here:\n```json\n{JSON}\n```\nSo.",
    "[write_file(path='/', content='')]",
    'functions.write_file:0{"path": "/", "content": ""}',
]
BY_NAME = [
    "```python\nping()\n```",
    "```tool_code\nping()\n```",
    "```tool_code\nprint(default_api.ping())\n```",
    "<function_calls>\nping()\n</function_calls>",
    "\nping()\n",
]
TOLD = [
    ("<|channel|>final<|message|>", "<|return|>"),
    ("<|channel|>final <|constrain|>json<|message|>", ""),
    ("<|start|>functions.search to=assistant<|channel|>commentary<|message|>", "<|end|>"),
    ("<｜tool_outputs_begin｜>", "<｜tool_outputs_end｜>"),
    ("<|tool_outputs_begin|>", "<|tool_outputs_end|>"),
    ("<|start_of_role|>tool_response<|end_of_role|>", "<|end_of_text|>"),
    ("<tool_responses>", "</tool_responses>"),
]
SAID = (
    *("Tool result: ", "Tool output:\n", "**Result:** ", "User: ", "Human: "),
    *("EXECUTION RESULT of [bash]:\n", "[read_file for 'a.txt'] Result:\n"),
)


@pytest.mark.parametrize(("opener", "closer"), THOUGHTS)
@pytest.mark.parametrize("thought", [JSON, MARKED])
def test_call_in_thought_of_any_name_does_not_run(opener, closer, thought, calls_in):
    text = f"{opener}Maybe\n{thought}\nbut no.{closer}\n"
    assert calls_in(text + "I will not do it.") == []
    assert calls_in(text + PING) == [("ping", {})]


@pytest.mark.parametrize(("opener", "closer"), NESTED)
@pytest.mark.parametrize("thought", [JSON, MARKED])
def test_thought_around_one_in_other_tags_goes_on_to_its_own_end(opener, closer, thought, schemas):
    text = f"{opener}{thought}\nbut no.{closer}\n"
    assert parse(text + "No.", schemas).callings == ()
    for size in (1, 5):
        assert faults(text + PING, in_pieces(text + PING, size), schemas) == []
    output = parse(text + PING, schemas)
    assert [calling.tool_name for calling in output.callings] == ["ping"]
    assert output.content == ""


@pytest.mark.parametrize(("opener", "closer"), ANSWERS)
@pytest.mark.parametrize("said", BY_SHAPE)
def test_shape_of_a_call_in_an_answer_to_the_reader_is_content(opener, closer, said, schemas):
    text = f"{opener}{said}{closer}"
    output = parse(text, schemas)
    assert (output.callings, output.held_back) == ((), ())
    assert said in output.content
    assert faults(text, in_pieces(text, 1), schemas) == []


@pytest.mark.parametrize(("opener", "closer"), ANSWERS[:4])
def test_call_behind_an_answer_to_the_reader_runs(opener, closer, calls_in):
    assert calls_in(f"{opener}I will look.{closer}{PING}") == [("ping", {})]
    assert calls_in(f"{opener}I will look.{closer}\n{JSON}") != []


def test_recipient_behind_what_is_said_to_all_is_called(calls_in):
    assert calls_in(f">>>all\n{JSON}\n>>>ping\n{{}}") == [("ping", {})]


@pytest.mark.parametrize(
    "said",
    [
        *("Final Answer: ", "**Final Answer:**\n", "assistantfinal", "assistantfinal\n"),
        *("<final>", "<final_answer>\n", "<final_response>\n\n", "ok [BEGIN FINAL RESPONSE]\n"),
    ],
)
def test_shape_of_a_call_that_is_the_final_answer_waits(said, calls_in):
    assert calls_in(f"Thought: I know.\n{said}{JSON}") == []


@pytest.mark.parametrize(("opener", "closer"), TOLD)
@pytest.mark.parametrize("line", BY_NAME)
def test_line_by_name_in_what_is_told_or_given_is_no_call(opener, closer, line, schemas):
    text = f"{opener}{line}{closer}"
    assert parse(text, schemas).callings == ()
    assert faults(text, in_pieces(text, 1), schemas) == []


def test_line_by_name_in_a_fence_of_an_observation_is_no_call(calls_in):
    assert calls_in("Observation: ```python\nping()\n```") == []


@pytest.mark.parametrize(
    ("opener", "closer"),
    [("<|START_THINKING|>", "<|END_THINKING|>"), ("<|START_TOOL_RESULT|>", "<|END_TOOL_RESULT|>")],
)
def test_name_above_json_in_a_thought_or_result_is_no_call(opener, closer, calls_in):
    assert calls_in(f'{opener}search\n{{"query": "x"}}{closer}No.') == []


@pytest.mark.parametrize("bar", "｜|")
@pytest.mark.parametrize("space", "▁_ ")
def test_result_ends_however_its_token_is_written(bar, space, calls_in):
    token = f"<{bar}tool{space}outputs{space}{{}}{bar}>"
    text = f"{token.format('begin')}{MARKED}{token.format('end')}\n{PING}"
    assert calls_in(text) == [("ping", {})]
    assert calls_in(f"{PING}\n{text}") == [("ping", {})] * 2


@pytest.mark.parametrize("result", RESULTS)
def test_call_in_what_a_tool_gave_does_not_run(result, calls_in):
    assert calls_in(result) == []
    assert calls_in(f"{PING}\n{result}") == [("ping", {})]
    assert calls_in(f"```tool_code\nping()\n```\n{result}") == [("ping", {})]


@pytest.mark.parametrize("said", SAID)
def test_call_behind_words_that_say_who_gave_it_waits(said, calls_in):
    assert calls_in(said + JSON) == []


def test_token_of_a_turn_that_ends_an_output_changes_nothing(calls_in):
    for token in ("<|observation|>", "<|user|>", "<|assistant|>"):
        assert calls_in(PING + token) == [("ping", {})]


MADE_UP = [
    *(f"{word}{JSON}" for word in (
        "Output: ", "Output:\n", "Response:\n", "**Output:**\n", "### Output\n", "## Result\n\n",
        "Outputs:\n\n", "OUTPUT:\n", "Response:\n```json\n", "Output\n", "Returned: ", "<output>",
        "Stdout:\n", "Done.\n\nOutput:\n", "It returned ", "The tool returned:\n",
        "The server answered with ", "The result was: ", "Then the first call gave us ",
        "It printed\n", "**The API responded with:** ", "It returned:\n```json\n",
    )),
    f"<output>\n{JSON}\n</output>",
    *(f"```{name}\n{JSON}\n```" for name in ("output", "response", "result")),
    f"```output\nok\n{JSON}\n```",
]  # fmt: skip


@pytest.mark.parametrize("result", MADE_UP)
def test_call_by_shape_that_stands_as_a_result_waits(result, schemas):
    output = parse(result, schemas)
    assert (output.callings, [held.reason for held in output.held_back]) == ((), ["ambiguous"])
    assert faults(result, in_pieces(result, 3), schemas) == []
    assert parse(f"Output:\nping()\n{result}", schemas).callings == ()


@pytest.mark.parametrize(
    "said",
    [
        *("Here is my response:\n", "My output: ", "The output goes to a file.\n"),
        *("It returned an error. Again: ", "It returned nothing.\n", "I will answer with "),
        *("Let me go on with ", "The right call was ", "Then it answered, so "),
    ],
)
def test_word_for_a_result_in_a_sentence_holds_no_call(said, calls_in):
    assert calls_in(said + JSON) != []


@pytest.mark.parametrize("said", ["Output:\n", "Response: ", "<output>\n", "```output\n"])
def test_call_with_tokens_of_its_own_runs_behind_a_word_for_a_result(said, calls_in):
    assert calls_in(said + PING) == [("ping", {})]
