"""Who is behind a call: tools are told, the model, the cache and the history are not."""

from __future__ import annotations

import json

from tooldesk.tools.tool_context import ToolContext
from tooldesk.usage.events.event_json import event_json
from tooldesk.usage.lifecycle import StageStarted

WHO = (
    "def who(context) -> list:\n    'Tell.'\n"
    "    return [context.agent_role, context.agent_name, sorted(context.fingerprint_context)]\n"
)
ECHO = "def echo(context) -> str:\n    'Echo.'\n    return context.fingerprint_context['tenant']\n"
FINGERPRINT = {"tenant": "canary-tenant-4711", "user": "canary-user-0815"}


def handed(ran) -> tuple[tuple[str, str], ...]:
    (given,) = (e.handed for e in ran.events if isinstance(e, StageStarted) and e.handed)
    return given


async def test_tool_is_handed_role_and_fingerprint_beside_its_arguments(
    app, run, hermes, write_tool
):
    write_tool("who", WHO)
    await app.workspace.load()
    ran = await run(
        hermes(("who", {})),
        agent_name="Ada",
        agent_role="Researcher",
        fingerprint_context=FINGERPRINT,
    )
    assert ran.finished.results[0].structured == ["Researcher", "Ada", ["tenant", "user"]]
    assert handed(ran) == (
        ("agent", "Ada"),
        ("agent role", "Researcher"),
        ("fingerprint context", "tenant •••, user •••"),
    )


async def test_command_is_handed_them_in_its_environment(app, paths, run, hermes):
    tool = {
        "name": "show",
        "permission": "allow",
        "source": {"kind": "shell", "command": ["env"]},
    }
    (paths.workspace_dir / "tools").mkdir(parents=True, exist_ok=True)
    (paths.workspace_dir / "tools" / "show.json").write_text(json.dumps(tool))
    await app.workspace.load()
    fingerprint = {"tenant": "t1"}  # too short to be looked for in texts
    ran = await run(hermes(("show", {})), agent_role="Tester", fingerprint_context=fingerprint)
    lines = ran.finished.results[0].joined_text.splitlines()
    assert "TOOLDESK_AGENT_ROLE=Tester" in lines
    assert 'TOOLDESK_FINGERPRINT_CONTEXT={"tenant": "t1"}' in lines


async def test_model_could_not_have_written_the_fingerprint(app, run, hermes, write_tool):
    write_tool("who", WHO)
    await app.workspace.load()
    forged = {"context": {"fingerprint_context": {"tenant": "other"}}}
    ran = await run(hermes(("who", forged)), fingerprint_context=FINGERPRINT)
    assert ran.finished.results[0].is_error
    assert "'context'" in ran.finished.results[0].joined_text


async def test_fingerprint_never_reaches_model_events_history_or_disk(
    app, run, hermes, write_tool, paths
):
    write_tool("echo", ECHO, cache={"enabled": True})
    await app.workspace.load()
    ran = await run(hermes(("echo", {})), agent_role="Clerk", fingerprint_context=FINGERPRINT)
    assert ran.contents == ["•••tenant•••"]
    assert "canary" not in json.dumps([event_json(event) for event in ran.events])
    (row,) = await app.history.latest()
    assert json.loads(row["calling"])["agent"] == {"role": "Clerk"}
    assert "canary" not in repr(ToolContext(fingerprint_context=FINGERPRINT))
    for file in paths.data_dir.rglob("*"):
        assert not file.is_file() or b"canary" not in file.read_bytes(), file


async def test_answer_for_one_fingerprint_is_given_to_no_other(app, run, hermes, write_tool):
    write_tool("who", WHO, cache={"enabled": True})
    await app.workspace.load()
    text = hermes(("who", {}))
    personal = await run(text, agent_role="one", fingerprint_context=FINGERPRINT)
    assert "fingerprint context" in personal.end_of("cache").explanation
    other = await run(text, agent_role="two", fingerprint_context={"tenant": "another-tenant"})
    nobody = await run(text, agent_role="three")
    again = await run(text, agent_role="four", fingerprint_context=FINGERPRINT)
    roles = [ran.finished.results[0].structured[0] for ran in (personal, other, nobody, again)]
    assert roles == ["one", "two", "three", "four"]
    # what nobody in particular was answered is for everybody else without a fingerprint
    assert (await run(text, agent_role="five")).finished.results[0].structured[0] == "three"


async def test_same_call_for_somebody_else_is_no_repetition(app, run, hermes, write_tool):
    write_tool("who", WHO)
    await app.workspace.load()
    text = hermes(("who", {}))
    seen = []
    for tenant in ("tenant-one", "tenant-two", "tenant-two"):
        context = {"session_id": "s", "fingerprint_context": {"tenant": tenant}}
        seen.append(await run(text, **context))
    assert [ran.finished.results[0].is_error for ran in seen] == [False, False, True]
    error = seen[2].end_of("execute").error
    assert error.title == "The same call twice running"
    assert "new conversation" in error.next_step
    assert "Try another approach" in seen[2].contents[0]
