"""A tool asks the app to sign, over the channel of its worker."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from tooldesk.errors import PermanentError, SystemFaultError, ToolTimeoutError
from tooldesk.tools.signer_context import SignerContext

from .conftest import Bench, Watch

PUBLIC_KEY = b"\x02" * 32

SIGNS = """
def run(context, count: int = 1):
    made = [context.signer.sign(b"data %d" % number) for number in range(count)]
    return [made[-1].decode(), context.signer.key_name, context.signer.public_key.hex()]
"""


def signer(sign: Callable[[bytes, bool], Awaitable[bytes]]) -> SignerContext:
    return SignerContext("main", "ed25519", PUBLIC_KEY, sign)


async def in_capitals(data: bytes, _is_digest: bool) -> bytes:
    return data.upper()


async def refused(_data: bytes, _is_digest: bool) -> bytes:
    raise PermanentError("There was no yes.")


async def test_signature_comes_back_to_the_tool(bench: Bench) -> None:
    bench.write(SIGNS)
    result = await bench.call({"count": 50}, signer=signer(in_capitals))
    assert result.structured == ["DATA 49", "main", PUBLIC_KEY.hex()]


async def test_tool_without_a_signer_sees_none(bench: Bench) -> None:
    bench.write("def run(context):\n    return context.signer is None")
    assert (await bench.call()).structured is True


@pytest.mark.parametrize("use", ["context.signer.sign(b'x')", "context.signer.public_key"])
async def test_tool_that_uses_a_signer_it_does_not_declare_is_told_where_to(
    bench: Bench, use: str
) -> None:
    bench.write(f"def run(context):\n    return {use}")
    result = await bench.call()
    assert (result.is_error, result.error_class) == (True, "permanent")
    assert "The tool declares no signer, so that context.signer is None." in result.joined_text
    assert '"signer": {"key": NAME}' in result.joined_text
    assert use in result.joined_text, "the line of the tool"


async def test_other_attributes_of_none_are_told_as_python_does(bench: Bench) -> None:
    bench.write("def run(context):\n    return context.signer.other")
    assert "declares no signer" not in (await bench.call()).joined_text
    bench.write("def run(context):\n    return None.sign")
    result = await bench.call(signer=signer(in_capitals))
    assert "declares no signer" not in result.joined_text


async def test_refusal_is_an_exception_that_the_tool_can_catch(bench: Bench) -> None:
    bench.write("""
        def run(context):
            try:
                context.signer.sign(b"x")
            except PermissionError as reason:
                return str(reason)
    """)
    assert (await bench.call(signer=signer(refused))).joined_text == "There was no yes."


async def test_time_of_a_person_does_not_count_for_the_timeout(bench: Bench) -> None:
    bench.write(SIGNS)
    answered = asyncio.Event()

    async def late(data: bytes, _is_digest: bool) -> bytes:
        await answered.wait()
        return data

    await bench.call(signer=signer(in_capitals))  # so that only the person needs time
    call = asyncio.ensure_future(bench.call(signer=signer(late), timeout_s=0.5))
    asyncio.get_running_loop().call_later(0.8, answered.set)
    assert (await call).structured[0] == "data 0"


async def test_clock_goes_on_after_the_signature(bench: Bench) -> None:
    bench.write("""
        import time

        def run(context):
            context.signer.sign(b"x")
            time.sleep(600)
    """)
    with pytest.raises(ToolTimeoutError):
        await bench.call(signer=signer(in_capitals), timeout_s=0.3)


async def test_cancelled_call_asks_nobody_any_more(bench: Bench, watch: Watch) -> None:
    bench.write(SIGNS)
    asked: list[bytes] = []
    ended: list[bytes] = []

    async def never(data: bytes, _is_digest: bool) -> bytes:
        asked.append(data)
        try:
            await asyncio.Event().wait()
        finally:
            ended.append(data)
        return data

    call = asyncio.ensure_future(bench.call(signer=signer(never)))
    await watch.until(lambda: asked)
    call.cancel()
    with pytest.raises(asyncio.CancelledError):
        await call
    await watch.until(lambda: ended)


async def test_threads_of_a_tool_take_turns(bench: Bench) -> None:
    bench.write("""
        from concurrent.futures import ThreadPoolExecutor

        def run(context):
            data = [b"%d" % number for number in range(40)]
            with ThreadPoolExecutor(8) as pool:
                return [each.decode() for each in pool.map(context.signer.sign, data)]
    """)
    result = await bench.call(signer=signer(in_capitals))
    assert result.structured == [str(number) for number in range(40)]


async def test_thread_that_outlives_the_call_gets_no_signature(bench: Bench) -> None:
    bench.write("""
        import threading, time

        said = []
        is_over = threading.Event()

        def run(context, look: bool = False):
            if look:
                is_over.set()
                while not said:
                    time.sleep(0.01)
                return said[0]
            def later():
                is_over.wait()
                try:
                    context.signer.sign(b"late")
                except PermissionError as reason:
                    said.append(str(reason))
            threading.Thread(target=later).start()
            return None
    """)
    asked: list[bytes] = []

    async def sign(data: bytes, _is_digest: bool) -> bytes:
        asked.append(data)
        return data

    await bench.call(signer=signer(sign))
    assert "The call is over" in (await bench.call({"look": True})).joined_text
    assert asked == []


@pytest.mark.parametrize(
    "asked", ['{"sign": ["AA==", false]}', '{"sign": 7}', '{"sign": ["%%", false]}']
)
@pytest.mark.parametrize("has_signer", [True, False])
async def test_forged_request_ends_the_worker(bench: Bench, asked: str, has_signer: bool) -> None:
    bench.write(f"""
        import inspect, json

        def run(context):
            found = inspect.getclosurevars(context._on_heeding).nonlocals
            message = {{"id": found["call_id"], **json.loads({asked!r})}}
            found["send"](message)
            found["send"](message)
            __import__("time").sleep(600)
    """)
    more: dict[str, Any] = {"signer": signer(in_capitals)} if has_signer else {}
    with pytest.raises((SystemFaultError, ToolTimeoutError)):
        await bench.call(timeout_s=1, **more)


async def test_too_much_to_sign_is_refused(bench: Bench) -> None:
    bench.write("def run(context):\n    return context.signer.sign(b'x' * 1_000_001)")
    result = await bench.call(signer=signer(in_capitals))
    assert result.is_error
    assert "1,000,000 bytes" in result.joined_text


async def test_worker_that_dies_after_a_signature_is_not_asked_again(bench: Bench) -> None:
    count = bench.folder / "count"
    bench.write(f"""
        import inspect, os

        def run(context):
            with open({str(count)!r}, "a") as file:
                file.write("x")
            found = inspect.getclosurevars(context._on_heeding).nonlocals
            found["send"]({{"id": found["call_id"], "sign": ["AA==", False]}})
            os._exit(9)
    """)
    with pytest.raises(SystemFaultError):
        await bench.call(signer=signer(in_capitals))
    assert count.read_text() == "x"
