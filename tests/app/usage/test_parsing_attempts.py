"""How often a model may write a call that can't be read, and what it is told each time."""

from __future__ import annotations

import pytest

from tooldesk.usage.parsing_attempts import max_parsing_attempts

UNREADABLE = "<tool_call>\n{{{{ nothing like it\n</tool_call>"


@pytest.mark.parametrize(
    "model",
    [
        *("gpt-4", "gpt-4o", "GPT-4o-2024-08-06", "openai/gpt-4.1", "gpt-5", "gpt-5.1-codex"),
        *("o1", "o1-mini", "o3-mini-2025-01-31", "azure/openai/o3", "chatgpt-4o-latest"),
    ],
)
def test_large_openai_model_has_two_attempts(model: str) -> None:
    assert max_parsing_attempts(model) == 2


@pytest.mark.parametrize(
    "model",
    [
        *("", "gpt-3.5-turbo", "gpt-4o-mini", "gpt-4.1-nano", "gpt-5-mini-2025-08-07"),
        *("gpt-oss-120b", "claude-opus-4", "qwen3-coder", "olmo-2", "o", "gpt-40", "llama-3.1"),
    ],
)
def test_every_other_model_has_three(model: str) -> None:
    assert max_parsing_attempts(model) == 3


@pytest.mark.parametrize(("model", "most"), [("", 3), ("gpt-4o", 2)])
async def test_attempts_are_counted_and_the_last_is_final(adder, run, model: str, most: int):
    for number in range(1, most):
        ran = await run(UNREADABLE, session_id="s", model=model)
        assert f"(attempt {number} of {most})" in ran.contents[0]
        assert "Write the call again" in ran.contents[0]
        assert ran.finished.format_failure.error_class == "invalid_input"
        assert f"attempt {number} of {most}" in ran.end_of("parse", None).error.next_step
    last = await run(UNREADABLE, session_id="s", model=model)
    assert f"could not be read in {most} attempts" in last.contents[0]
    assert "Do not write it again" in last.contents[0]
    assert last.finished.format_failure.error_class == "permanent"
    assert "told to go on without" in last.end_of("parse", None).error.next_step
    row = (await adder.history.latest())[0]
    assert (row["tool_name"], row["outcome"]) == ("__format_error__", "permanent")


async def test_count_begins_anew_after_the_last_attempt(adder, run):
    said = [(await run(UNREADABLE, session_id="s", model="o3")).contents[0] for _ in range(3)]
    assert ["attempt 1 of 2" in words for words in said] == [True, False, True]


async def test_readable_output_makes_the_count_begin_anew(adder, run, hermes):
    await run(UNREADABLE, session_id="s")
    await run(hermes(("add", {"a": 1})), session_id="s")
    assert "attempt 1 of 3" in (await run(UNREADABLE, session_id="s")).contents[0]


async def test_sessions_and_outputs_without_one_are_counted_apart(adder, run):
    for session_id in ("one", "two", "", ""):
        ran = await run(UNREADABLE, session_id=session_id)
        assert "attempt 1 of 3" in ran.contents[0]


async def test_output_that_is_read_in_part_counts_and_says_so(adder, run, hermes):
    text = f"{hermes(('add', {'a': 1}))}\n{UNREADABLE}"
    ran = await run(text, session_id="s")
    assert "1 more could not be read (attempt 1 of 3)" in ran.end_of("parse", None).explanation
    assert [result.structured for result in ran.finished.results] == [2]
    assert "attempt 2 of 3" in (await run(UNREADABLE, session_id="s")).contents[0]


async def test_text_that_can_be_read_has_no_format_failure(adder, run):
    assert (await run("The sky is blue.")).finished.format_failure is None
