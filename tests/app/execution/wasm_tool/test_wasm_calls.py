"""Modules and components: arguments in, results out, and every way to fail in words."""

from __future__ import annotations

import asyncio
import shutil
import subprocess

import pytest

from tooldesk.errors import PermanentError, ToolTimeoutError

from .conftest import SAMPLES, WASI, Bench, command, saying

BODY, DATA = saying('{"a": [1, 2]}')
FLOOD = "(loop $more (call $say (i32.const 1) (i32.const 0) (i32.const 65536)) (br $more))"
NO_COMPONENT_CALL = '(component (core module $m) (export "m" (core module $m)))'


def failing_component(tag: int) -> str:
    """The sample component with another variant of its result."""
    text = (SAMPLES / "echo.wat").read_text(encoding="utf-8")
    return text.replace(
        "(i32.store (i32.const 16) (i32.const 0))", f"(i32.store8 (i32.const 16) (i32.const {tag}))"
    )


async def test_samples_give_what_their_sources_say(bench: Bench) -> None:
    for name in ("byte_count", "echo"):
        bench.write((SAMPLES / f"{name}.wat").read_text(encoding="utf-8"), f"{name}.wasm")
    counted = await bench.call(None, {"é": "abc"}, source={"module": "byte_count.wasm"})
    assert counted.structured == {"bytes": len('{"é": "abc"}'.encode())}
    large = {"text": "x" * 500_000}
    echoed = await bench.call(None, large, source={"module": "echo.wasm"})
    assert echoed.structured == large


async def test_sample_in_c_runs(bench: Bench) -> None:
    clang = shutil.which("clang-14")
    if clang is None:
        pytest.skip("no clang for WASI")
    source, target = SAMPLES / "word_count.c", bench.workspace / "tool.wasm"
    words = [clang, "--target=wasm32-wasi", "-O2", "-o", target, source]
    await asyncio.to_thread(subprocess.run, words, check=True)
    result = await bench.call(None, {"text": "three small wörds"})
    assert result.structured == {"words": 3, "characters": 17}
    failed = await bench.call(None, {"words": 1})
    assert failed.is_error
    assert "exit code 2" in failed.joined_text
    assert 'There is no "text"' in failed.joined_text


async def test_text_stays_text_and_json_becomes_a_value(bench: Bench) -> None:
    as_json = await bench.call(command(BODY, DATA))
    as_text = await bench.call(None, source={"output": "text"})
    assert as_json.structured == {"a": [1, 2]}
    assert as_text.structured is None
    assert as_text.joined_text == '{"a": [1, 2]}'


async def test_what_goes_to_stderr_is_shown_and_explains_a_failure(bench: Bench) -> None:
    body, data = saying("the disk is full", stream=2)
    result = await bench.call(command(f"{body} (call $exit (i32.const 7))", data))
    assert result.is_error
    assert "exit code 7" in result.joined_text
    assert "the disk is full" in result.joined_text
    assert ("stderr", "the disk is full") in bench.output


BROKEN = {
    "unreachable": (command("unreachable"), {}, "gave up"),
    "division": (command("(drop (i32.div_u (i32.const 1) (i32.const 0)))"), {}, "divides by zero"),
    "beyond memory": (command("(drop (i32.load (i32.const 99999999)))"), {}, "beyond its memory"),
    "recursion": (command("(call $deep)", "(func $deep (call $deep))"), {}, "nested too deep"),
    "flood": (command(FLOOD), {}, "more than 8,000,000 bytes"),
    "memory bomb": (
        command(
            "(loop $more (br_if $more (i32.ne (memory.grow (i32.const 1)) (i32.const -1))))"
            " unreachable"
        ),
        {"source": {"memory_mb": 8}},
        "more than the 8 MB of memory",
    ),
    "born too large": (
        '(module (memory 1000) (func (export "_start")))',
        {"source": {"memory_mb": 8}},
        "more than the 8 MB of memory",
    ),
    "no entry": (
        '(module (func (export "run")))',
        {},
        "nothing that can be called. It exports: run",
    ),
    "entry of another kind": (
        '(module (global (export "_start") i32 (i32.const 1)))',
        {},
        "_start is no function",
    ),
    "entry with arguments": (
        '(module (func (export "_start") (param i32)))',
        {},
        "too few parameters",
    ),
    "unknown import": (
        '(module (import "env" "gadget" (func)) (func (export "_start")))',
        {},
        "env::gadget",
    ),
    "component without call": (NO_COMPONENT_CALL, {}, "nothing that can be called"),
    "component that says an error": (failing_component(1), {}, "says that it failed"),
    "component with an odd result": (failing_component(9), {}, "discriminant 9"),
}


async def test_whatever_is_broken_is_a_result_in_words(bench: Bench) -> None:
    for name, (text, fields, words) in BROKEN.items():
        result = await bench.call(text, {"x": 1}, **fields)
        assert result.is_error, name
        assert result.error_class == "permanent", name
        assert words in result.joined_text, (name, result.joined_text)
        assert str(bench.home) not in result.for_model, name
    assert (await bench.call(command(BODY, DATA))).structured == {"a": [1, 2]}


async def test_endless_loop_ends_in_time_and_its_process_goes_on(bench: Bench) -> None:
    endless = command("(loop $on (br $on))")
    before = await bench.call(command(BODY, DATA))
    (warm,) = bench.workers._idle
    for _ in range(2):
        with pytest.raises(ToolTimeoutError, match=r"longer than 0\.05 s"):
            await bench.call(endless, timeout_s=0.05)
        assert bench.workers._idle == [warm]
    assert await bench.call(command(BODY, DATA)) == before


async def test_garbage_in_the_place_of_json_says_where(bench: Bench) -> None:
    body, data = saying('{"a": }')
    with pytest.raises(PermanentError, match="is not JSON at line 1, column 7") as caught:
        await bench.call(command(body, data))
    assert '"output" to "text"' in caught.value.next_step


async def test_what_is_no_module_is_refused_in_words(bench: Bench) -> None:
    file = bench.workspace / "tool.wasm"
    for content, words in (
        (b"#!/bin/sh\ntouch mark\n", "it is no WebAssembly"),
        (b"(module)", "WAT"),
        (b"\0asm\x01\0\0\0garbage", "failed to parse"),
        (b"", "it is no WebAssembly"),
    ):
        file.write_bytes(content)
        result = await bench.call()
        assert result.is_error
        assert words in result.joined_text
    file.unlink()
    with pytest.raises(PermanentError, match="There is no module"):
        await bench.call()


async def test_module_sees_its_grants_and_nothing_else(bench: Bench) -> None:
    """Opens "in.txt" of its first folder for writing, counts variables, and says both."""
    probe = f"""(module {WASI}
      (data (i32.const 1024) "[0,0]") (data (i32.const 1040) "in.txt")
      (func (export "_start")
        (call $environ_sizes (i32.const 16) (i32.const 20)) drop
        (i32.store8 (i32.const 1027) (i32.add (i32.const 48) (i32.load (i32.const 16))))
        (if (i32.eqz (call $path_open (i32.const 3) (i32.const 1) (i32.const 1040) (i32.const 6)
              (i32.const 1) (i64.const 66) (i64.const 0) (i32.const 0) (i32.const 24)))
          (then (i32.store8 (i32.const 1025) (i32.const 49))))
        (call $say (i32.const 1) (i32.const 1024) (i32.const 5))))"""
    folder = bench.workspace / "shared"
    folder.mkdir()
    bench.write(probe)
    assert (await bench.call()).structured == [0, 0]
    readable = {"folders": [{"path": "shared"}]}
    assert (await bench.call(source=readable)).structured == [0, 0]
    assert not (folder / "in.txt").exists()
    writable = {"folders": [{"path": "shared", "is_writable": True}]}
    granted = await bench.call(env={"TOKEN": "s3cret"}, source=writable)
    assert granted.structured == [1, 1]
    assert (folder / "in.txt").exists()


async def test_paths_and_links_lead_out_of_no_folder(bench: Bench) -> None:
    inside, outside = bench.workspace / "shared", bench.home / "outside"
    inside.mkdir()
    outside.mkdir()
    (outside / "secret").write_text("canary", encoding="utf-8")
    (inside / "link").symlink_to(outside / "secret")
    (inside / "folder").symlink_to(outside)
    folders = {"folders": [{"path": "shared", "is_writable": True}], "output": "text"}
    (inside / "own").write_text("x", encoding="utf-8")
    for path in ("own", "../outside/secret", str(outside / "secret"), "link", "folder/secret"):
        written = path.encode()
        body = f"""(if (i32.eqz (call $path_open (i32.const 3) (i32.const 1) (i32.const 1024)
              (i32.const {len(written)}) (i32.const 0) (i64.const 2) (i64.const 0) (i32.const 0)
              (i32.const 24))) (then unreachable))"""
        data = "".join(f"\\{byte:02x}" for byte in written)
        result = await bench.call(
            command(body, f'(data (i32.const 1024) "{data}")'), source=folders
        )
        was_opened = result.is_error
        assert was_opened == (path == "own"), path


async def test_folders_of_ours_are_granted_to_nobody(bench: Bench) -> None:
    (bench.home / "data").mkdir()
    (bench.home / "home").mkdir()
    bench.write(command(""))
    for path in ("../data", "../home", "/"):
        with pytest.raises(PermanentError, match="may not have"):
            await bench.call(source={"folders": [{"path": path}]})
    for path in (".", "tools"):
        (bench.workspace / "tools").mkdir(exist_ok=True)
        with pytest.raises(PermanentError, match="could write to"):
            await bench.call(source={"folders": [{"path": path, "is_writable": True}]})
    with pytest.raises(PermanentError, match="There is no folder"):
        await bench.call(source={"folders": [{"path": "gone"}]})
