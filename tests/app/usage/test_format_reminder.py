"""Every so many uses a message ends with how to write a call."""

from __future__ import annotations

from contextlib import aclosing

from tooldesk.tools.tool_context import ToolContext


async def use(run, hermes, number: int, **context: object):
    return await run(hermes(("add", {"a": number})), session_id="s", **context)


async def test_every_third_use_of_a_session_ends_with_a_reminder(adder, run, hermes):
    said = [await use(run, hermes, number) for number in range(7)]
    reminded = ["Reminder." in ran.contents[0] for ran in said]
    assert reminded == [False, False, True, False, False, True, False]
    third = said[2]
    assert third.contents[0].startswith("3\n\nReminder.")
    assert "The tools are: add, calculator" in third.contents[0]
    assert '<tool_call>\n{"name": "add", "arguments": {"a": ' in third.contents[0]
    explanation = third.end_of("emit").explanation
    assert "as after every 3 uses; this was use 3" in explanation
    # what is remembered of the call is the tool's own answer
    assert third.finished.results[0].joined_text == "3"


async def test_interval_is_a_setting(adder, run, hermes, remind_after):
    remind_after(1)
    assert "as after every use" in (await use(run, hermes, 1)).end_of("emit").explanation
    remind_after(0)
    for number in range(2, 6):
        assert "Reminder." not in (await use(run, hermes, number)).contents[0]


async def test_uses_of_another_session_do_not_count(adder, run, hermes, remind_after):
    remind_after(2)
    await use(run, hermes, 1)
    other = await run(hermes(("add", {"a": 1})), session_id="other")
    assert "Reminder." not in other.contents[0]


async def test_call_that_never_reached_its_tool_is_no_use(adder, run, hermes, remind_after):
    remind_after(2)
    await use(run, hermes, 1)
    repeated = await use(run, hermes, 1)
    invalid = await run(hermes(("add", {"a": "x"})), session_id="s")
    unknown = await run(hermes(("paint_the_fence", {})), session_id="s")
    for ran in (repeated, invalid, unknown):
        assert ran.finished.results[0].is_error
        assert "Reminder." not in ran.contents[0]
    assert "Reminder." in (await use(run, hermes, 2)).contents[0]


async def test_answer_from_the_cache_is_a_use(app, run, hermes, remind_after, write_tool):
    remind_after(2)
    write_tool("now", "def now(x: int) -> str:\n    return 'x'\n", cache={"enabled": True})
    await app.workspace.load()
    calls = hermes(("now", {"x": 1}), ("now", {"x": 2}))
    await run(calls)
    both = await run(calls)
    assert [both.end_of("cache", index).output.verdict for index in (0, 1)] == ["hit", "hit"]
    assert "Reminder." in both.contents[1] or "Reminder." in both.contents[0]


async def test_final_answer_is_followed_by_no_reminder(app, run, hermes, remind_after, write_tool):
    remind_after(1)
    code = "def tell() -> str:\n    return 'done'\n"
    write_tool("tell", code, result_as_answer=True)
    await app.workspace.load()
    ran = await run(hermes(("tell", {})))
    assert ran.contents == ["done"]
    assert "final answer" in ran.end_of("emit").explanation


async def test_reminder_shows_the_notation_of_the_model(adder, run, remind_after):
    remind_after(1)
    ran = await run("<|tool_call>call:add{a:4}<tool_call|>")
    assert ran.finished.parsed.dialect == "gemma4"
    assert "Reminder." in ran.contents[0]
    assert "<|tool_call>call:add{a:" in ran.contents[0]


async def test_dialect_without_a_shape_is_not_given_another_one(adder, run, remind_after):
    remind_after(1)
    ran = await run('{"name": "add", "arguments": {"a": 4}}')
    assert ran.finished.parsed.dialect == "plain-json"
    assert "Reminder." in ran.contents[0]
    assert "Write calls as you did before." in ran.contents[0]


async def test_call_of_a_person_needs_no_reminder(adder, remind_after):
    from tooldesk.calling.tool_calling import ToolCalling

    remind_after(1)
    calling = ToolCalling("add", {"a": 1})
    context = ToolContext(session_id="s")
    async with aclosing(adder.usage.run_calling(calling, context=context)) as events:
        *_, last = [event async for event in events]
    assert last.messages[0]["content"] == "2"
