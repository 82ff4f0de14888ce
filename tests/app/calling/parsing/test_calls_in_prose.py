"""Prose that names a tool or its tags calls nothing; what it shows or tells of waits."""

from __future__ import annotations

import pytest
from stream_checks import is_the_same_in_pieces

from tooldesk import parse

TEXT = {"type": "string"}
SCHEMAS = {
    "bash": {"type": "object", "properties": {"command": TEXT}, "required": ["command"]},
    "search": {"type": "object", "properties": {"query": TEXT}, "required": ["query"]},
    "list_windows": {"type": "object", "properties": {}},
}
TAGGED = '<tool_call>{"name": "bash", "arguments": {"command": "ls"}}</tool_call>'
MARKED = '[TOOL_CALLS]bash[ARGS]{"command": "ls"}'

SENTENCES = [
    'bash(command="rm -rf build") would delete everything, so I did not run it.',
    'bash(command="rm -rf build") failed with exit code 1.',
    "list_windows() returns all windows.",
    "list_windows(): all windows",
    'search ("the act of looking") is old.',
    "search(query) is slow.",
    "search(query)",
    "`search(query, …)`",
    "bash (Bourne again shell) is a Unix shell.",
    "Use:\nsearch (optional)\nbash (required)",
    "Tools:\nbash(command: str, timeout: int = 30) -> str\nsearch(query: str) -> list[str]",
    '- search(query="x") -> what there is\n- bash(command="ls") -> files',
    'result = search(query="x").lower()',
]
NAMED = [
    "Between <tool_call> and </tool_call> stands JSON.",
    "Everything from <tool_call> to </tool_call> is removed.",
    "Tags: <tool_call></tool_call>.",
    "Calls are wrapped in <tool_call></tool_call> tags; each contains JSON.",
    "Write <tool_call>, then </tool_call>.",
    "The <tool_calls>[]</tool_calls> block may be empty.",
    "It says:\n\n```\nAction: the action to take, one of [search, bash]\nAction Input: x\n```",
    '{"action": "final_answer", "action_input": "42"}',
]
SHOWN = [
    "In this format, a call looks like this:",
    "The syntax is:",
    "The documentation shows this:",
    "The user's log contains:",
    "The output of the model was:",
    "So the template renders to:",
    "I called:",
    "The model wrote:",
    "The call was:",
    "Previously:",
]
MEANT = [
    'list_windows()\nsearch(query="x")',
    'search(query="x")  # looks for x',
    'search(query="x"), list_windows()',
    'Now:\n\nsearch(query="x")\n\nThat will do.',
    'result = search(query="x")\nprint(result)',
    'print(search(query="x"))',
    '`search(query="x")`',
    'search(query="x")<|im_end|>',
]


@pytest.mark.parametrize("text", [*SENTENCES, *NAMED])
def test_prose_calls_nothing_and_fails_at_nothing(text: str) -> None:
    output = parse(text, SCHEMAS)
    assert (output.callings, output.held_back, output.errors) == ((), (), ())
    assert output.content == text
    assert is_the_same_in_pieces(text, SCHEMAS)


@pytest.mark.parametrize("lead", SHOWN)
@pytest.mark.parametrize("call", [
    f"```\n{TAGGED}\n```", TAGGED, MARKED, 'bash(command="ls")', "```python\nbash('ls')\n```",
])  # fmt: skip
def test_call_that_words_show_or_tell_of_waits(lead: str, call: str) -> None:
    text = f"{lead}\n\n{call}\n\nThat is all."
    output = parse(text, SCHEMAS)
    assert output.callings == ()
    assert [each.reason for each in output.held_back] == ["ambiguous"]
    assert output.held_back[0].explanation.startswith("The words before it")
    assert is_the_same_in_pieces(text, SCHEMAS)


@pytest.mark.parametrize("text", MEANT)
def test_call_that_is_alone_on_its_line_runs(text: str) -> None:
    assert {"tool_name": "search", "arguments": {"query": "x"}} in [
        {"tool_name": each.tool_name, "arguments": each.arguments}
        for each in parse(text, SCHEMAS).callings
    ]
    assert is_the_same_in_pieces(text, SCHEMAS)


@pytest.mark.parametrize("lead", [
    "Let me see what the log contains:", "I'll check what the file says:",
    "First I need to know what the documentation says:", "To see what I wrote:",
    "I will use the correct format:", "Let me check how it looks like:", "I searched before.",
])  # fmt: skip
def test_call_that_finds_out_what_something_says_runs(lead: str) -> None:
    for call in (TAGGED, MARKED, 'bash(command="ls")'):
        output = parse(f"{lead}\n\n{call}", SCHEMAS)
        assert [each.arguments for each in output.callings] == [{"command": "ls"}]


def test_sentence_behind_a_call_is_not_taken_with_it() -> None:
    output = parse('search(query="x")\nlist_windows() is not needed.', SCHEMAS)
    assert [each.tool_name for each in output.callings] == ["search"]
    assert output.content == "list_windows() is not needed."


def test_script_that_imports_calls_nothing() -> None:
    for line in ("from tools import search", "import tools", "import tools as t"):
        script = f'{line}\n\nprint(search(query="x"))'
        for text in (f"So:\n\n```python\n{script}\n```\n\nThat prints it.", script):
            assert parse(text, SCHEMAS).callings == ()


@pytest.mark.parametrize("text", [
    f"Running `ls`{MARKED}", f"Let me open `a.py`{TAGGED}", f"`a` and `b`: {TAGGED}",
    '[TOOL_CALLS]bash[ARGS]{"command": "echo `date"}[TOOL_CALLS]bash[ARGS]{"command": "ls"}',
    '<tool_call>{"name": "search", "arguments": {"query": "`x"}}</tool_call>' + TAGGED,
])  # fmt: skip
def test_sign_of_code_that_ends_before_a_call_holds_none(text: str) -> None:
    output = parse(text, SCHEMAS)
    assert {"command": "ls"} in [each.arguments for each in output.callings]
    assert output.held_back == ()
    assert is_the_same_in_pieces(text, SCHEMAS)


@pytest.mark.parametrize("text", [
    f"Write `{MARKED}", f"see `{MARKED}{MARKED}` and", f"see `a {TAGGED}` and", f"`a` b `{TAGGED}",
])  # fmt: skip
def test_call_in_code_within_a_sentence_waits(text: str) -> None:
    output = parse(text, SCHEMAS)
    assert output.callings == ()
    assert output.held_back
    assert is_the_same_in_pieces(text, SCHEMAS)


MEANT_LEADS = [
    "Let me check what the API returns:", "Let me run it again to see what it returns:",
    "Let me see what the config.yaml file contains:", "Committing the changes I made:",
    "Now running the script I just wrote:", "Fixing the bug in the code you sent:",
    "Running the same command as before:", "As you said:", "Checking what the file contains:",
    "I don't know yet what the file contains:", "The script doesn't print anything:",
    "This shouldn't generate any new files, but let me verify:", "Let me run the example:",
    "I'll search for an example:", "Now the second example:", "Let me look at the\nresults:",
    "Here is the first command:", "And now the last call:",
]  # fmt: skip
TOLD_LEADS = [
    "To check this, I ran:", "Let me show you what the log contains:", "I must admit that I ran:",
    "Never run:", "Please don't call:", "I called the tool like this:", "My previous call:",
    "This is the call that failed:", "The correct syntax is this:", "Here is a sample:",
    "Zum Beispiel:", "例如：", "Ich habe aufgerufen:", "Suppose the model writes:",
    "Raw model output:",
]  # fmt: skip


@pytest.mark.parametrize("lead", MEANT_LEADS)
@pytest.mark.parametrize("call", [TAGGED, MARKED])
def test_call_behind_words_of_what_is_done_now_runs(lead: str, call: str) -> None:
    output = parse(f"{lead}\n\n{call}", SCHEMAS)
    assert [each.arguments for each in output.callings] == [{"command": "ls"}]


@pytest.mark.parametrize("lead", TOLD_LEADS)
@pytest.mark.parametrize("call", [TAGGED, MARKED, 'bash(command="ls")'])
def test_call_behind_words_of_telling_waits(lead: str, call: str) -> None:
    text = f"{lead}\n\n{call}\n\nThat is all."
    output = parse(text, SCHEMAS)
    assert output.callings == ()
    assert [each.reason for each in output.held_back] == ["ambiguous"]
    assert is_the_same_in_pieces(text, SCHEMAS)


@pytest.mark.parametrize("written", [
    "#!/usr/bin/env python\nimport os\n\nprint(os.getcwd())\n", "\nfrom x import y\ny()\n",
    "\ndef test_a():\n    assert 1\n",
])  # fmt: skip
def test_program_in_a_string_of_a_call_is_its_text(written: str) -> None:
    call = f'bash(command="""{written}""")'
    for text in (call, f"I'll write it.\n\n```tool_code\n{call}\n```", f"```python\n{call}\n```"):
        output = parse(text, SCHEMAS)
        assert [each.arguments for each in output.callings] == [{"command": written}]


@pytest.mark.parametrize("text", [
    'bash(command="ls").', 'bash(command="ls")。', 'bash(command="ls") ✅',
    'bash(command="ls")\n\nThen I will\nimport the file.',
    '1. Run\n   ```bash\n   ls\n   ```\n2. Check\n\nbash(command="ls")',
    '```tool_code\nx = bash(command="ls"); print(x)\n```',
    '```tool_code\nx = bash(command="ls")\nprint(x, x)\n```',
])  # fmt: skip
def test_call_by_name_runs_with_little_around_it(text: str) -> None:
    output = parse(text, SCHEMAS)
    assert [each.arguments for each in output.callings] == [{"command": "ls"}]
    assert is_the_same_in_pieces(text, SCHEMAS)


@pytest.mark.parametrize("text", [
    'The last call: bash(command="rm -rf x") failed.', 'Example call: bash(command="rm -rf x")',
    'I called this call:\nbash(command="rm -rf x")\n\nIt failed.',
])  # fmt: skip
def test_word_call_in_a_sentence_begins_none(text: str) -> None:
    assert parse(text, SCHEMAS).callings == ()
    assert is_the_same_in_pieces(text, SCHEMAS)
