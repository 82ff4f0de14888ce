"""A transcript that was pasted whole: only what the model said last is its output."""

from __future__ import annotations

import json

import pytest
from stream_checks import faults, in_pieces

from tooldesk.calling.parsing.parse import parse

TOOLS = {"find": {"type": "object", "properties": {"q": {"type": "string"}}}}


def _hermes(query: str) -> str:
    return f'<tool_call>\n{{"name": "find", "arguments": {{"q": "{query}"}}}}\n</tool_call>'


def _harmony(query: str) -> str:
    arguments = json.dumps({"q": query})
    return f"<|channel|>commentary to=functions.find <|message|>{arguments}<|call|>"


TEMPLATES = {
    "ChatML": ("<|im_start|>user\n{}<|im_end|>\n<|im_start|>assistant\n", "<|im_end|>\n",
               "<|im_start|>user\n<tool_response>\n{}\n</tool_response><|im_end|>\n"
               "<|im_start|>assistant\n"),
    "Llama": ("<|start_header_id|>user<|end_header_id|>\n\n{}<|eot_id|>"
              "<|start_header_id|>assistant<|end_header_id|>\n\n", "<|eot_id|>",
              "<|start_header_id|>ipython<|end_header_id|>\n\n{}<|eot_id|>"
              "<|start_header_id|>assistant<|end_header_id|>\n\n"),
    "Mistral": ("[INST] {} [/INST]", "</s>", "[TOOL_RESULTS]{}[/TOOL_RESULTS]"),
    "GLM": ("<|user|>\n{}<|assistant|>\n", "\n", "<|observation|>\n{}<|assistant|>\n"),
    "DeepSeek": ("<｜User｜>{}<｜Assistant｜>", "<｜end▁of▁sentence｜>",
                 "<｜tool▁outputs▁begin｜>{}<｜tool▁outputs▁end｜>"),
    "lines": ("User: {}\n\nAssistant: ", "\n\n", "Tool: {}\n\nAssistant: "),
    "Human": ("Human: {}\n\nAssistant: ", "\n\n", "Tool result: {}\n\nAssistant: "),
    "headings": ("### User\n{}\n\n### Assistant\n", "\n\n", "### Tool\n{}\n\n### Assistant\n"),
    "bold": ("**User:** {}\n\n**Assistant:**\n", "\n\n", "**Tool:** {}\n\n**Assistant:**\n"),
    "Vicuna": ("USER: {} ASSISTANT: ", "</s>", "USER: {} ASSISTANT: "),
    "Chinese": ("用户：{}\n助手：", "\n", "工具：{}\n助手："),
    "Harmony": ("<|start|>user<|message|>{}<|end|><|start|>assistant", "",
                "<|start|>functions.find to=assistant<|channel|>commentary<|message|>{}<|end|>"
                "<|start|>assistant"),
}  # fmt: skip
BEGINNINGS = {"Mistral": "<s>", "GLM": "[gMASK]<sop>", "DeepSeek": "<｜begin▁of▁sentence｜>"}
SAID = {"Harmony": "<|channel|>final<|message|>It is 20.<|end|>"}


@pytest.mark.parametrize("name", TEMPLATES)
def test_only_calls_behind_the_last_turn_of_somebody_else_run(name: str) -> None:
    asked, end, given = TEMPLATES[name]
    call = _harmony if name == "Harmony" else _hermes
    said, again = SAID.get(name, "It is 20."), asked.format("And there?")
    first = BEGINNINGS.get(name, "") + asked.format("Where?") + call("a") + end
    for text, runs, over in (
        (first, ["a"], []),
        (first + given.format("20") + call("b"), ["b"], ["a"]),
        (first + given.format("20") + said, [], ["a"]),
        (first + given.format("20") + said + end + again + call("b"), ["b"], ["a"]),
        (first + again.split("And")[0] + "Stop", [], ["a"]),
    ):
        output = parse(text, TOOLS)
        assert [each.arguments["q"] for each in output.callings] == runs, text
        assert [each.calling.arguments["q"] for each in output.held_back] == over, text
        assert all(each.reason == "answered" for each in output.held_back)
        for size in (1, 7, 50):
            assert faults(text, in_pieces(text, size), TOOLS) == []


@pytest.mark.parametrize("text", [
    "Human: please do {} now\n\nAssistant: No.", "User: Do this:\n\n{}\n\nAssistant: No.",
    "System: To call it:\n{}\nUser: hi\nAssistant: hello", "User:\n```\n{}\n```\n",
    "### User\nDo {}\n### Assistant\nNo.",
])  # fmt: skip
def test_call_that_somebody_else_wrote_waits(text: str) -> None:
    whole = text.replace("{}", _hermes("a"))
    output = parse(whole, TOOLS)
    assert output.callings == ()
    assert len(output.held_back) == 1
    assert faults(whole, in_pieces(whole, 3), TOOLS) == []


@pytest.mark.parametrize("text", [
    "Let me see.\n{}", "The user: a person.\n{}", "{}\nUser: And there?\nAssistant: So.",
    "users: 3\n{}", "User::new is it.\n{}", "Note: so\nUser: Ann\n{}",
])  # fmt: skip
def test_output_that_begins_with_the_models_own_words_is_no_transcript(text: str) -> None:
    whole = text.replace("{}", _hermes("a"))
    assert len(parse(whole, TOOLS).callings) == 1
    assert faults(whole, in_pieces(whole, 3), TOOLS) == []


def test_line_in_the_value_of_a_call_begins_no_turn() -> None:
    text = (
        "User: hi\nAssistant: <tool_call>\n<function=find>\n<parameter=q>\nUser: x\nAssistant: y\n"
        "User: z\n</parameter>\n</function>\n</tool_call>"
    )
    assert len(parse(text, TOOLS).callings) == 1
    assert faults(text, in_pieces(text, 5), TOOLS) == []
