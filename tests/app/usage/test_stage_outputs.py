"""What every stage of a past call gave is what it gave live, kept or made again of the rest."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from tooldesk.bootstrap import build_app
from tooldesk.paths import AppPaths
from tooldesk.usage.lifecycle import LifecycleStage, StageFailed, StageFinished
from tooldesk.usage.stage_outputs import IS_WHOLE, output_of

SAY = {
    "name": "say",
    "permission": "allow",
    "source": {"kind": "shell", "command": ["echo", "{text}", "{times}"]},
    "input_schema": {
        "type": "object",
        "properties": {"text": {"type": "string"}, "times": {"type": "integer", "default": 1}},
        "required": ["text"],
    },
    "cache": {"enabled": True},
}
FAIL = {
    "name": "fail",
    "permission": "allow",
    "source": {"kind": "shell", "command": ["sh", "-c", "echo no >&2; exit 3"]},
}
STAGES = ("select", "validate", "cache", "emit")
SMALL, PLAIN = {"text": "hi", "times": 2}, {"text": 'a "q" \\ é\n'}


def hermes(name: str, arguments: object) -> str:
    return f"<tool_call>{json.dumps({'name': name, 'arguments': arguments})}</tool_call>"


ANTHROPIC = json.dumps(
    {
        "role": "assistant",
        "content": [{"type": "tool_use", "id": "toolu_1", "name": "say", "input": SMALL}],
    }
)
TEXTS = {
    "plain": (hermes("say", SMALL), ("cache",)),
    "with defaults and odd letters": (hermes("say", PLAIN), ("validate", "cache")),
    "coerced": (hermes("say", {"text": "hi", "times": "2"}), ("validate", "cache")),
    "nearly its name": (hermes("sey", SMALL), ("select",)),
    "unknown": (hermes("nothing_like_it", SMALL), ("select",)),
    "invalid": (hermes("say", {}), ("validate",)),
    "failed": (hermes("fail", {}), ()),
    "of another provider": (ANTHROPIC, ("cache",)),
    "two": (hermes("say", SMALL) + hermes("fail", {}), ("cache",)),
    "bare": (json.dumps({"name": "fail", "arguments": {}}), ()),
}


@pytest.mark.parametrize("text", TEXTS)
async def test_every_stage_gives_what_it_gave_live(
    paths: AppPaths, trust: Callable[..., None], text: str
):
    (paths.workspace_dir / "tools").mkdir(parents=True)
    for tool in (SAY, FAIL):
        (paths.workspace_dir / "tools" / f"{tool['name']}.json").write_text(json.dumps(tool))
    trust(paths.data_dir, paths.workspace_dir)
    app = build_app(paths)
    await app.load()
    raw, kept_stages = TEXTS[text]
    live = [
        {(e.call_index, e.stage): e.output async for e in app.usage.run(raw) if is_end(e)}
        for _ in range(2)
    ]  # the second time, an answer may be remembered
    calls = sorted(await app.history.calls.page(is_whole=True), key=lambda call: call.number)
    await app.close()
    count = len(calls) // 2
    assert count == len({index for index, _ in live[0]})
    for run, outputs in enumerate(live):
        kept = sorted(calls[run * count : (run + 1) * count], key=lambda c: c.calling["start"])
        for at, call in enumerate(kept):
            assert call.detail is not None
            for stage in map(LifecycleStage, STAGES):
                found = output_of(stage, call.detail, call.tool_name)
                assert found == outputs.get((at, stage)), (run, at, stage)
    # which of two calls is begun first is not said
    stages = min(calls[:count], key=lambda call: call.calling["start"]).stages
    assert {name for name in STAGES if "output" in stages.get(name, {})} == set(kept_stages)


def is_end(event: object) -> bool:
    return isinstance(event, StageFinished | StageFailed) and event.call_index is not None


async def test_of_older_calls_nothing_is_made_up(paths: AppPaths):
    detail = {"calling": {"toolName": "say"}, "stages": {"select": {"state": "passed"}}}
    for stage in LifecycleStage:
        assert output_of(stage, detail, "say") is None
        assert output_of(stage, {IS_WHOLE: True, "stages": 7, "result": [1]}, "say") is None or (
            stage.value in ("select", "validate", "cache")
        )
