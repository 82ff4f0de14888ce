"""Calls wait in line, start in order, keep to concurrency and rate, and leave no slot behind."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from pathlib import Path

import pytest

from tooldesk.execution.resource_pools.resource_pool import TOLD_AT_ONCE
from tooldesk.execution.resource_pools.resource_pools import PoolGauge, ResourcePools
from tooldesk.execution.resource_pools.waiting import CallTurn, OutputCalls, Waiting, WaitReason
from tooldesk.settings import PoolLimits, PoolRate, PoolSettings, Settings
from tooldesk.settings_file import SettingsFile
from tooldesk.tools.tool_definition import PythonSource, ToolDefinition


def tool(name: str, pool: str | None = None) -> ToolDefinition:
    source = PythonSource(file="x.py", function="f")
    return ToolDefinition(name=name, source=source, resource_pool=pool)


def pools_with(folder: Path, **pools: PoolLimits) -> tuple[ResourcePools, SettingsFile]:
    settings = SettingsFile(folder / "settings.json")
    settings.save(Settings(resource_pools=PoolSettings(pools=pools)))
    return ResourcePools(settings), settings


def gauge(pools: ResourcePools, name: str) -> PoolGauge:
    return next(each for each in pools.gauges((name,)) if each.name == name)


def levels(pools: ResourcePools, name: str) -> tuple[int, int]:
    return gauge(pools, name).running, gauge(pools, name).waiting


class Calls:
    """Calls that run until they are let go."""

    def __init__(self, pools: ResourcePools) -> None:
        self.pools = pools
        self.began: list[str] = []
        self.heard: dict[str, list[Waiting | None]] = {}
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self._ends: dict[str, asyncio.Event] = {}

    def start(self, label: str, definition: ToolDefinition, output: OutputCalls | None = None):
        self.heard[label], self._ends[label] = [], asyncio.Event()
        turn = CallTurn(output, self.heard[label].append)

        async def run() -> None:
            async with self.pools.slot(definition, turn):
                self.began.append(label)
                await self._ends[label].wait()

        self.tasks[label] = asyncio.create_task(run())

    async def end(self, label: str) -> None:
        self._ends[label].set()
        await self.tasks[label]

    async def end_all(self) -> None:
        for end in self._ends.values():
            end.set()
        await asyncio.gather(*self.tasks.values(), return_exceptions=True)


@pytest.mark.parametrize(
    ("name", "own", "pool"),
    [
        ("solana_transfer", None, "solana_rpc"),
        ("evm_call", None, "evm_rpc"),
        ("web_fetch", None, "http_api"),
        ("calculator", None, "default"),
        ("my_web_fetch", None, "default"),
        ("web_fetch", "slow", "slow"),
    ],
)
def test_pool_is_found_by_prefix_unless_the_tool_names_one(tmp_path, name, own, pool):
    pools, _ = pools_with(tmp_path)
    assert pools.pool_of(tool(name, own)) == pool


async def test_only_so_many_run_and_the_others_start_in_order(tmp_path: Path, until):
    pools, _ = pools_with(tmp_path, default=PoolLimits(concurrency=2))
    calls = Calls(pools)
    for label in "abcd":
        calls.start(label, tool("t"))
    await until(lambda: levels(pools, "default") == (2, 2))
    await calls.end("b")
    await until(lambda: calls.began == ["a", "b", "c"])
    await calls.end("a")
    await until(lambda: calls.began == ["a", "b", "c", "d"])
    await calls.end_all()
    assert levels(pools, "default") == (0, 0)


async def test_next_call_begins_before_the_rest_of_the_one_that_ended(tmp_path: Path):
    pools, _ = pools_with(tmp_path, db=PoolLimits(concurrency=1))
    seen: list[str] = []

    async def call(label: str) -> None:
        async with pools.slot(tool(label, "db")):
            seen.append(f"{label} begins")
            await asyncio.sleep(0)
        seen.append(f"{label} is cached, told and kept")

    await asyncio.gather(call("a"), call("b"))
    assert seen[:2] == ["a begins", "b begins"]


async def test_five_run_by_default_and_pools_do_not_hold_each_other_up(tmp_path: Path, until):
    pools, _ = pools_with(tmp_path)
    calls = Calls(pools)
    for number in range(7):
        calls.start(f"web{number}", tool("web_get"))
    calls.start("other", tool("calculator"))
    await until(lambda: "other" in calls.began)
    assert levels(pools, "http_api") == (5, 2)
    await calls.end_all()


async def test_waiting_call_hears_its_place_and_that_its_turn_has_come(tmp_path: Path, until):
    pools, _ = pools_with(tmp_path, http_api=PoolLimits(concurrency=1))
    calls = Calls(pools)
    for label in "abcd":
        calls.start(label, tool("web_get"))
    await until(lambda: calls.heard["d"])
    assert str(calls.heard["d"][0]) == "Waiting for pool http_api, 3rd in line."
    await calls.end("a")
    await until(lambda: Waiting("http_api", 2, WaitReason.POOL_FULL) in calls.heard["d"])
    assert calls.heard["a"] == []
    assert calls.heard["b"][-1] is None
    await calls.end_all()


async def test_long_line_hears_of_its_places_a_few_at_a_time(tmp_path: Path, until):
    pools, _ = pools_with(tmp_path, default=PoolLimits(concurrency=1))
    calls, count = Calls(pools), 3 * TOLD_AT_ONCE
    for number in range(count):
        calls.start(str(number), tool("t"))
    await until(lambda: levels(pools, "default") == (1, count - 1))
    told: Counter[int] = Counter()
    now = 0

    class Heard(list[Waiting | None]):
        def append(self, waiting: Waiting | None) -> None:
            told[now] += 1
            super().append(waiting)

    for ticket in pools._pools["default"]._line:
        heard = Heard()
        ticket.turn = CallTurn(None, heard.append)
    await calls.end("0")
    async with asyncio.timeout(10):
        while told.total() < count - 1:
            await asyncio.sleep(0)
            now += 1
    assert max(told.values()) <= TOLD_AT_ONCE + 1  # one of them hears that it is its turn
    assert heard[-1] == Waiting("default", count - 2, WaitReason.POOL_FULL)
    await calls.end_all()


async def test_listener_that_fails_keeps_no_other_call_from_hearing(tmp_path: Path, until):
    pools, _ = pools_with(tmp_path, default=PoolLimits(concurrency=1))
    calls = Calls(pools)
    for label in "abcd":
        calls.start(label, tool("t"))
    await until(lambda: levels(pools, "default") == (1, 3))

    def fail(_: Waiting | None) -> None:
        raise OSError("the listener is gone")

    failed: list[object] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, told: failed.append(told))
    broken = list(pools._pools["default"]._line)[1]
    broken.turn = CallTurn(None, fail)
    calls.tasks["b"].cancel()
    await until(lambda: failed)
    broken.turn = CallTurn(None, None)
    await calls.end("a")
    await until(lambda: Waiting("default", 1, WaitReason.POOL_FULL) in calls.heard["d"], 5)
    await asyncio.gather(calls.tasks["b"], return_exceptions=True)
    for label in "cd":
        await calls.end(label)


async def test_cancelled_call_frees_its_place_at_once(tmp_path: Path, until):
    pools, _ = pools_with(tmp_path, default=PoolLimits(concurrency=1))
    calls = Calls(pools)
    for label in "abc":
        calls.start(label, tool("t"))
    await until(lambda: levels(pools, "default") == (1, 2))
    calls.tasks["b"].cancel()
    await until(lambda: levels(pools, "default") == (1, 1))
    calls.tasks["a"].cancel()
    await until(lambda: calls.began == ["a", "c"])
    await calls.end_all()
    assert levels(pools, "default") == (0, 0)


async def test_call_cancelled_when_its_turn_comes_hands_it_on(tmp_path: Path, until):
    pools, _ = pools_with(tmp_path, default=PoolLimits(concurrency=1))
    calls = Calls(pools)
    for label in "abc":
        calls.start(label, tool("t"))
    await until(lambda: levels(pools, "default") == (1, 2))
    # heard when "a" has left and "b" is woken, but has not looked yet
    pools.changed.add(lambda: levels(pools, "default") == (0, 2) and calls.tasks["b"].cancel())
    await calls.end("a")
    await until(lambda: calls.began == ["a", "c"])
    await calls.end_all()
    assert levels(pools, "default") == (0, 0)


async def test_calls_of_one_output_are_five_at_once_whatever_their_pools(tmp_path: Path, until):
    pools, _ = pools_with(tmp_path)
    calls, output = Calls(pools), OutputCalls()
    for number in range(4):
        calls.start(f"web{number}", tool("web_get"), output)
        calls.start(f"evm{number}", tool("evm_get"), output)
    await until(lambda: output.running == 5)
    assert levels(pools, "http_api")[1] + levels(pools, "evm_rpc")[1] == 3
    waiting = [each[0] for each in calls.heard.values() if each]
    assert {each.reason for each in waiting if each} == {WaitReason.OUTPUT_FULL}
    calls.start("of another output", tool("evm_get"), OutputCalls())
    await until(lambda: "of another output" in calls.began)
    await calls.end("web0")
    await until(lambda: len(calls.began) == 7)
    await calls.end_all()
    assert output.running == 0


async def test_rate_lets_a_burst_through_and_then_one_after_the_other(tmp_path: Path):
    rate = PoolRate(calls=3, per="second")
    pools, _ = pools_with(tmp_path, http_api=PoolLimits(concurrency=50, rate=rate))
    loop, began = asyncio.get_running_loop(), []
    heard: list[Waiting | None] = []

    async def call() -> None:
        async with pools.slot(tool("web_get"), CallTurn(on_waiting=heard.append)):
            began.append(loop.time())

    await asyncio.gather(*(call() for _ in range(5)))
    assert began[2] - began[0] < began[3] - began[0]
    assert began[3] - began[0] >= 0.33
    assert began[4] - began[0] >= 0.66
    assert heard[0] == Waiting("http_api", 1, WaitReason.RATE_USED)
    # each call fills it by one, and it flows back evenly all the while
    used, at = 0.0, began[0]
    for begun_at in began:
        used, at = max(0.0, used - 3 * (begun_at - at)) + 1, begun_at
    left = max(0.0, used - 3 * (loop.time() - at))
    assert gauge(pools, "http_api").rate_used == pytest.approx(left, abs=0.5)
    assert levels(pools, "http_api") == (0, 0)


async def test_pause_lets_others_run_and_gets_in_line_again(tmp_path: Path, until):
    pools, _ = pools_with(tmp_path, default=PoolLimits(concurrency=1))
    calls, order, may_pause = Calls(pools), [], asyncio.Event()

    async def retried() -> None:
        async with pools.slot(tool("t")) as slot:
            order.append("first try")
            await may_pause.wait()
            await slot.pause(0.01)
            order.append("second try")

    first = asyncio.create_task(retried())
    await until(lambda: order == ["first try"])
    calls.start("other", tool("t"))
    await until(lambda: levels(pools, "default") == (1, 1))
    may_pause.set()
    await until(lambda: calls.began == ["other"])
    assert order == ["first try"]
    await until(lambda: levels(pools, "default") == (1, 1))
    await calls.end("other")
    await first
    assert order == ["first try", "second try"]
    assert levels(pools, "default") == (0, 0)


async def test_changed_settings_hold_for_those_who_wait(tmp_path: Path, until):
    pools, file = pools_with(tmp_path, default=PoolLimits(concurrency=1))
    calls = Calls(pools)
    for label in "abc":
        calls.start(label, tool("t"))
    await until(lambda: levels(pools, "default") == (1, 2))
    file.change(
        lambda settings: settings.model_copy(
            update={
                "resource_pools": settings.resource_pools.with_pool(
                    "default", PoolLimits(concurrency=2), ()
                )
            }
        )
    )
    pools.take_over_settings()
    await until(lambda: levels(pools, "default") == (2, 1))
    assert gauge(pools, "default").concurrency == 2
    await calls.end_all()


async def test_listeners_hear_of_every_change(tmp_path: Path):
    pools, _ = pools_with(tmp_path)
    heard: list[tuple[int, int]] = []
    stop = pools.changed.add(lambda: heard.append(levels(pools, "default")))
    async with pools.slot(tool("t")):
        assert heard[-1] == (1, 0)
    assert heard[-1] == (0, 0)
    stop()
    count = len(heard)
    async with pools.slot(tool("t")):
        assert len(heard) == count


@pytest.mark.parametrize("seed", range(5))
async def test_a_thousand_mixed_calls_leave_no_slot_behind(tmp_path: Path, seed: int):
    chance = random.Random(seed)
    limits = PoolLimits(concurrency=3)
    fast = PoolLimits(concurrency=4, rate=PoolRate(calls=5_000, per="second"))
    pools, _ = pools_with(tmp_path, default=limits, http_api=fast)
    outputs = [OutputCalls() for _ in range(7)]
    most = 0

    async def call() -> None:
        nonlocal most
        name = chance.choice(["t", "web_t", "evm_t"])
        turn = CallTurn(chance.choice([*outputs, None]), lambda _: None)
        async with pools.slot(tool(name), turn) as slot:
            most = max(most, gauge(pools, "default").running)
            await asyncio.sleep(chance.choice([0, 0, 0.001]))
            kind = chance.random()
            if kind < 0.2:
                raise OSError("the tool broke")
            if kind < 0.4:
                await slot.pause(chance.choice([0, 0.001]))
            if kind > 0.95:
                await asyncio.sleep(3_600)

    tasks = [asyncio.create_task(call()) for _ in range(1_000)]
    while (left := [task for task in tasks if not task.done()]) and len(left) > 100:
        chance.choice(left).cancel()
        chance.choice(left).cancel()
        await asyncio.sleep(0)
    for task in tasks:
        task.cancel()
    ended = await asyncio.gather(*tasks, return_exceptions=True)
    assert {type(each) for each in ended} == {type(None), OSError, asyncio.CancelledError}
    assert 0 < most <= 3
    assert [(each.running, each.waiting) for each in pools.gauges()] == [(0, 0)] * 4
    assert [each.running for each in outputs] == [0] * 7
