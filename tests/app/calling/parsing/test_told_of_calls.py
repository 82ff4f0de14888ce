"""Calls that a text only tells of, in tokens of their own, wait or are content; none runs."""

from __future__ import annotations

import json
from functools import partial

import pytest
from growth import MOST, Run, growth
from stream_checks import is_the_same_in_pieces

from tooldesk import parse
from tooldesk.calling.near_misses import in_texts
from tooldesk.calling.near_misses.near_misses import near_misses

TEXT = {"type": "string"}
SCHEMAS = {
    name: {
        "type": "object",
        "properties": dict.fromkeys(parameters, TEXT),
        "required": list(parameters),
    }
    for name, parameters in {
        "wipe": ("path",),
        "save": ("path", "body"),
        "find": ("query",),
    }.items()
}
WIPE = '{"name": "wipe", "arguments": {"path": "/"}}'
TAGGED = f"<tool_call>{WIPE}</tool_call>"
REACT = 'Action: wipe\nAction Input: {"path": "/"}\nObservation: none\n'
QWEN = '✿FUNCTION✿: wipe\n✿ARGS✿: {"path": "/"}\n✿RESULT✿\nnone\n'
LINES = (
    '{"model": "m", "message": {"role": "assistant", "content": "", "tool_calls": [{"function":'
    ' {"name": "wipe", "arguments": {"path": "/"}}}]}, "done": false}\n'
    '{"model": "m", "message": {"role": "assistant", "content": ""}, "done": true}'
)

IN_A_STRING_THAT_IS_OPEN = [
    '<|tool_call>call:save{body:<|"|><|tool_call>call:wipe{path:<|"|>/<|"|>}',
    "<start_function_call>call:save{body:<escape><start_function_call>call:wipe{path:<escape>/<escape>}",
    '<|tool_call>call:save{path:<|"|>a<|"|>,body:<|"|><start_function_call>call:wipe'
    "{path:<escape>/<escape>}<end_functio",
]
THOUGHT = [
    f"<think>x\n{REACT}</think>\nHello.",
    f"[THINK]x\n{REACT}[/THINK]\nHello.",
    f"<think>Maybe\n{QWEN}</think>\nHello.",
    f"<think>Maybe\n{LINES}\n</think>\nHello.",
]
SHOWN = [
    f"<documents>\n{REACT}</documents>\nHello.",
    f"<example>\n{REACT}</example>\nHello.",
    f"<tool_response>\n{LINES}\n</tool_response>\nHello.",
    f"<!--\n{LINES}\n-->\nHello.",
    f"<example>\n{LINES}\n</example>\nHello.",
    f"```yaml\n{LINES}\n```\nHello.",
    f"Observation: {LINES}",
    f'Observation: {{"tool_calls": [{WIPE}]}}',
    f'The tool returned: {{"tool_calls": [{WIPE}]}}',
]
INDENTED = json.dumps(json.loads(WIPE), indent=2).replace("\n", "\n    ")
IN_SHOWN_CODE = [
    f"```yaml\nexample: |\n    Sure!\n    ```json\n    {INDENTED}\n    ```\n```\nas shown",
    '```js\n/**\n * ```\n * {"action": "wipe", "action_input": {"path": "/"}}\n * ```\n */\n```',
    f"- ```yaml\n  help: |\n      ```\n      {WIPE}\n      ```\n  ```",
]
QUOTED = [
    f"To call it you write `<|python_tag|>{WIPE}<|eom_id|>`, then wait.",
    f"You write `{TAGGED}`, then wait.",
]
SPOKEN_OF = [
    f"Example: {TAGGED}",
    'Example: [TOOL_CALLS]wipe[ARGS]{"path": "/"}',
    f"For example:\n\n{TAGGED}",
    f"Here is an example of the format:\n\n```\n{TAGGED}\n```\n\nThat is how it works.",
    f"Never write this:\n```\n{TAGGED}\n```",
    f"Do NOT output things like {TAGGED}",
    f'```python\nprompt = """\n{TAGGED}\n"""\nprint(prompt)\n```',
    f"The tool returned: {TAGGED}",
    f"The tool returned:\n```\n{TAGGED}\n```",
    f"User: {TAGGED}\n\nAssistant: no",
    f'The string "{TAGGED}" is a call in this notation.',
    "Example:\nwipe(path='/')",
    "Observation:\nwipe(path='/')",
    *(
        f"{words}\n{TAGGED}"
        for words in (
            "Например:",
            "Ad esempio:",
            "Por exemplo:",
            "Bijvoorbeeld:",
            "Na przykład:",
            "Örneğin:",
            "على سبيل المثال:",
            "مثلا،",
            "उदाहरण के लिए:",
            "Ví dụ:",
            "Contohnya:",
            "举个例子：",
            "示例如下：",
            "比如，",
            "예시:",
        )
    ),
    f"Le format est «\u00a0{TAGGED}\u00a0».",
    f"Man schreibt „{TAGGED}“.",
    f"Так: пишут «{TAGGED}».",
    f"格式是“{TAGGED}”。",
    f"書き方は「{TAGGED}」です。",
]


@pytest.mark.parametrize("text", [
    *IN_A_STRING_THAT_IS_OPEN, *THOUGHT, *SHOWN, *IN_SHOWN_CODE, *QUOTED, *SPOKEN_OF,
])  # fmt: skip
def test_call_that_is_only_told_of_does_not_run(text: str) -> None:
    assert parse(text, SCHEMAS).callings == ()
    assert is_the_same_in_pieces(text, SCHEMAS)


@pytest.mark.parametrize("text", [*THOUGHT, *SHOWN[:3]])
def test_what_is_made_up_in_a_thought_or_element_takes_no_text_behind_it(text: str) -> None:
    assert parse(text, SCHEMAS).content.endswith("Hello.")


@pytest.mark.parametrize("text", SPOKEN_OF)
def test_call_that_is_spoken_of_waits_with_the_reason(text: str) -> None:
    (held,) = parse(text, SCHEMAS).held_back
    assert (held.calling.tool_name, held.reason) == ("wipe", "ambiguous")
    assert held.explanation.startswith(("It ", "The words"))


@pytest.mark.parametrize("text", [
    TAGGED, f"I do not know, so I look it up:\n{TAGGED}", f"Let me call it: {TAGGED}",
    f"Ищу файл:\n{TAGGED}", f"我来查一下，{TAGGED}", f"調べます。{TAGGED}", f"«Ja»\n{TAGGED}",
    f"Output:\n{TAGGED}", f'I searched "this" before. {TAGGED}', f"```\n{TAGGED}\n```",
    f"<think>\nHm.\n</think>\n{LINES}", f"The server answered:\n{LINES}", f"```json\n{LINES}\n```",
    "Thought: x\n" + REACT, f"- ```yaml\n  a: b\n  ```\n- Now:\n  ```json\n  {WIPE}\n  ```",
    f"> ```yaml\n> a: b\n> ```\n\n```json\n{WIPE}\n```", f"```js\nf()\n   ```\n{WIPE}",
])  # fmt: skip
def test_call_that_is_meant_runs_beside_such_words(text: str) -> None:
    assert [each.arguments for each in parse(text, SCHEMAS).callings] == [{"path": "/"}]
    assert is_the_same_in_pieces(text, SCHEMAS)


@pytest.mark.parametrize("first", [
    '[find(query="a")]', '```json\n{"name": "find", "arguments": {"query": "a"}}\n```',
    '```tool_code\nfind(query="a")\n```',
])  # fmt: skip
def test_call_by_shape_beside_a_marked_one_waits(first: str) -> None:
    text = f"{first}\n{TAGGED}"
    output = parse(text, SCHEMAS)
    assert [each.tool_name for each in output.callings] == ["wipe"]
    assert [each.calling.arguments for each in output.held_back] == [{"query": "a"}]
    assert is_the_same_in_pieces(text, SCHEMAS)


@pytest.mark.parametrize("text", [
    '<|START_ACTION|>[{"tool_name": "find", "parameters": {"query": "<|END_ACTION|>"}}]'
    "<|END_ACTION|>",
    '<tool_calls>[{"name": "find", "arguments": {"query": "</tool_calls>"}}]</tool_calls>',
    '[TOOL_CALLS] [{"name": "find", "arguments": {"query": "[/TOOL_CALLS]"}}]',
    'functools[{"name": "find", "arguments": {"query": "<|end|>"}}]',
    '<|message_model|>find<|content_invoke_tool_json|>{"name": "find", "args": {"query": "x"}}'
    "<|end_message|>",
])  # fmt: skip
def test_nothing_of_a_call_stays_in_the_text(text: str) -> None:
    for behind in ("", "\nDone."):
        output = parse(text + behind, SCHEMAS)
        assert [each.tool_name for each in output.callings] == ["find"]
        assert output.content == behind.strip()
        assert is_the_same_in_pieces(text + behind, SCHEMAS)


@pytest.mark.parametrize("behind", ["", "\n✿RESULT✿", "\n✿RESULT✿: a\n✿RETURN✿: b"])
def test_qwen_call_in_the_arguments_of_another_is_their_text(behind: str) -> None:
    call = '✿FUNCTION✿: find\n✿ARGS✿: {"query": "✿FUNCTION✿: wipe\\n✿ARGS✿: {}"}'
    output = parse(call + behind, SCHEMAS)
    assert [each.tool_name for each in output.callings] == ["find"]
    assert (output.held_back, output.content) == ((), "")
    assert is_the_same_in_pieces(call + behind, SCHEMAS)


@pytest.mark.parametrize(
    "text", ["<|message_model|>Hello.", "<|message_model|>a", "x <|message_model|>"]
)
def test_turn_without_a_call_keeps_its_words(text: str) -> None:
    assert parse(text, SCHEMAS).content == text.replace("<|message_model|>", "").strip()
    assert is_the_same_in_pieces(text, SCHEMAS)


@pytest.mark.parametrize("token", ["</think>", "<think>", "<|im_end|>", "<|im_start|>user", "'<s>"])
def test_token_in_a_string_of_a_call_by_name_is_its_text(token: str) -> None:
    for before in ("", "So many words that no document of an API can stand behind them:\n" * 2):
        text = f'{before}find(query="use {token} here")'
        (calling,) = parse(text, SCHEMAS).callings
        assert calling.arguments == {"query": f"use {token} here"}
        assert is_the_same_in_pieces(text, SCHEMAS)


@pytest.mark.parametrize("thought", [
    'find(query="x', 'save(path="a"', 'save(path="a",', 'find(query="x")', "Hm.\nfind(query='it",
])  # fmt: skip
def test_thought_ends_behind_what_is_no_whole_string_of_a_call(thought: str) -> None:
    for text in (f"{thought}</think>\nHello.", f"<think>{thought}</think>\nHello."):
        output = parse(text, SCHEMAS)
        assert (output.content, output.reasoning) == ("Hello.", thought)
        assert output.callings == ()
        assert is_the_same_in_pieces(text, SCHEMAS)


def test_thousands_beside_marked_ones_are_compared_in_time_by_their_number() -> None:
    def run(size: int) -> Run:
        calls = '{"name": "find", "arguments": {"query": "%s"}}'
        pairs = (f"{calls % f'a{n}'}\n<tool_call>{calls % n}</tool_call>\n" for n in range(size))
        return partial(parse, "".join(pairs), SCHEMAS)

    assert growth(run, 1_500, 0.05) <= MOST


def test_raw_text_keeps_its_line_breaks() -> None:
    for body in ("x\n", "\nx", "\n", "x\n\n", "x"):
        text = (
            '<function name="save"><param name="path">a</param>'
            f'<param name="body"><![CDATA[{body}]]></param></function>'
        )
        (calling,) = parse(text, SCHEMAS).callings
        assert calling.arguments == {"path": "a", "body": body}


@pytest.mark.parametrize("unit", ["{", "[{", '{"a":', "{ "])
@pytest.mark.parametrize("count", [150, 201, 300, 990])
def test_text_of_brackets_is_the_same_in_pieces(unit: str, count: int) -> None:
    assert is_the_same_in_pieces(unit * count, SCHEMAS)


@pytest.mark.parametrize("unit", ['"find(', '"""find(', "<tool_response>find("])
def test_names_before_parentheses_are_read_on_from_a_few_times_only(
    unit: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    looks: list[int] = []
    real = in_texts.read_calls

    def read(scan, start, limit, *rest, **more):
        looks.append(limit - start)
        return real(scan, start, limit, *rest, **more)

    monkeypatch.setattr(in_texts, "read_calls", read)
    near_misses(unit * 20_000, SCHEMAS)
    assert 0 < len(looks) <= in_texts.MOST_NAMES
    assert max(looks) <= in_texts.LONGEST_CALL + len("find")
