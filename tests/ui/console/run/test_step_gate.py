"""Step lets every waiting call do exactly its next stage."""

from __future__ import annotations

import asyncio

from tooldesk.usage.lifecycle import LifecycleStage
from tooldesk_ui.console.run.step_gate import StepGate

STAGES = list(LifecycleStage)


async def walk(gate: StepGate, call_index: int, done: list[tuple[int, LifecycleStage]]) -> None:
    for stage in STAGES:
        await gate(call_index, stage)
        done.append((call_index, stage))


async def settle() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


async def test_open_gate_holds_nothing() -> None:
    gate, done = StepGate(is_open=True, on_change=lambda: None), []
    await asyncio.wait_for(walk(gate, 0, done), 60)
    assert [stage for _, stage in done] == STAGES


async def test_each_step_runs_the_next_stage_of_every_call() -> None:
    gate, done = StepGate(is_open=False, on_change=lambda: None), []
    await gate(None, LifecycleStage.PARSE)
    tasks = [asyncio.create_task(walk(gate, index, done)) for index in (0, 1)]
    await settle()
    assert (done, gate.waiting_count) == ([], 2)
    gate.step()
    await settle()
    assert sorted(done) == [(0, STAGES[0]), (1, STAGES[0])]
    gate.step()
    await settle()
    assert len(done) == 4
    gate.open()
    await asyncio.wait_for(asyncio.gather(*tasks), 60)
    assert len(done) == 2 * len(STAGES)


async def test_cancelled_call_waits_no_more() -> None:
    gate = StepGate(is_open=False, on_change=lambda: None)
    await gate(None, LifecycleStage.PARSE)
    task = asyncio.create_task(walk(gate, 0, []))
    await settle()
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    assert gate.waiting_count == 0
    gate.step()
