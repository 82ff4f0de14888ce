"""Bombs: each is stopped by the limit that is for it, and the tool is told which."""

from __future__ import annotations

import pytest

from tooldesk.errors import SandboxLimitError, SystemFaultError, ToolTimeoutError

MB = 1_000_000


async def test_memory_bomb_is_told_of_its_limit(bench):
    result = await bench.run(
        """
        def run():
            held = []
            while True:
                held.append(bytearray(10_000_000))
        """,
        sandbox={"memory_mb": 100},
    )
    assert "MemoryError" in result.joined_text
    assert "allows 100 MB of memory" in result.joined_text


async def test_command_that_crashes_for_want_of_memory_is_told_of_its_limit(bench):
    script = "x=1; while :; do x=$x$x; done"
    result = await bench.call("dash", "-c", script, sandbox={"memory_mb": 40})
    assert "SIGSEGV" in result.joined_text
    assert "Probably memory ran out: its sandbox allows 40 MB" in result.joined_text
    assert 'raise "memory_mb"' in result.joined_text


async def test_function_that_crashes_for_want_of_memory_is_told_of_its_limit(bench):
    with pytest.raises(SystemFaultError, match=r"(?s)SIGSEGV.*allows 100 MB.*memory_mb"):
        await bench.run(
            """
            import os, signal
            def run():
                os.kill(os.getpid(), signal.SIGSEGV)
            """,
            sandbox={"memory_mb": 100},
        )


async def test_memory_that_many_processes_take_together_is_bounded(bench):
    if not (await bench.sandboxes.confine(bench.definition())).runner.homes:
        pytest.skip("NO CONTROL GROUPS HERE: memory is bounded for each process only")
    bench.write(
        """
        import os, signal
        def run() -> int:
            children = []
            for _ in range(6):
                child = os.fork()
                if not child:
                    held = bytearray(60_000_000)
                    signal.pause()
                children.append(child)
            return os.waitpid(-1, 0)[1]
        """
    )
    try:
        # the system chooses which of them it ends
        killed = (await bench.call(sandbox={"memory_mb": 100}, timeout_s=20)).structured == 9
    except SandboxLimitError as error:
        killed = error.limit == "memory"
    assert killed


async def test_shared_memory_counts_as_memory(bench):
    if not (await bench.sandboxes.confine(bench.definition())).runner.homes:
        pytest.skip("NO CONTROL GROUPS HERE: shared memory is not bounded")
    with pytest.raises(SandboxLimitError, match="100 MB of memory") as caught:
        await bench.run(
            """
            import mmap
            def run():
                held = mmap.mmap(-1, 400_000_000)
                for at in range(0, len(held), 4096):
                    held[at] = 1
            """,
            sandbox={"memory_mb": 100},
        )
    assert caught.value.limit == "memory"


async def test_fork_bomb_ends_at_its_limit(bench):
    result = await bench.run(
        """
        import os, signal
        def run() -> dict:
            children = []
            try:
                while len(children) < 1000:
                    child = os.fork()
                    if not child:
                        signal.pause()
                    children.append(child)
            except OSError:
                os.write(2, b"forks: %d" % len(children))
                raise
            return {}
        """,
        sandbox={"max_processes": 20},
    )
    assert "Resource temporarily unavailable" in result.joined_text
    assert "allows 20 processes" in result.joined_text
    forks = int(bench.printed().rpartition("forks: ")[2])
    assert 10 <= forks < 20


async def test_fork_bomb_of_a_shell_is_gone_at_the_timeout(bench):
    with pytest.raises(ToolTimeoutError):
        await bench.call(
            *("sh", "-c", "bomb() { bomb | bomb & }; bomb; sleep 60"),
            timeout_s=1.5,
            sandbox={"max_processes": 30},
        )


async def test_endless_loop_of_a_function_is_ended_by_its_cpu_time(bench):
    with pytest.raises(SandboxLimitError, match="1 s of CPU time") as caught:
        await bench.run("def run():\n    while True: pass\n", sandbox={"cpu_s": 1})
    assert caught.value.limit == "cpu"


async def test_endless_loop_of_a_command_is_ended_by_its_cpu_time(bench):
    with pytest.raises(SandboxLimitError, match="1 s of CPU time") as caught:
        await bench.call("sh", "-c", "while :; do :; done", sandbox={"cpu_s": 1})
    assert caught.value.limit == "cpu"
    assert "cpu_s" in caught.value.next_step


@pytest.mark.parametrize("folder", ["/tmp", "/dev/shm"])
async def test_memory_that_looks_like_a_disk_is_full_soon(bench, folder):
    result = await bench.call(
        *("dd", "if=/dev/zero", f"of={folder}/fill", "bs=1M", "count=90"),
        sandbox={"temporary_mb": 8, "max_file_mb": 100},
    )
    assert result.is_error
    assert "No space left on device" in result.joined_text
    assert '8 MB in /tmp ("temporary_mb")' in result.joined_text


async def test_file_in_the_working_folder_grows_no_larger_than_allowed(bench):
    with pytest.raises(SandboxLimitError, match="files of 3 MB") as caught:
        await bench.call(
            "dd", "if=/dev/zero", "of=fill", "bs=1M", "count=90", sandbox={"max_file_mb": 3}
        )
    assert caught.value.limit == "file size"
    assert (bench.folder() / "fill").stat().st_size == 3 * MB


async def test_function_is_told_that_its_file_is_too_large(bench):
    result = await bench.run(
        """
        def run():
            with open("fill", "wb") as file:
                for _ in range(90):
                    file.write(bytes(1_000_000))
        """,
        sandbox={"max_file_mb": 3},
    )
    assert "File too large" in result.joined_text
    assert "allows files of 3 MB" in result.joined_text


async def test_limits_can_not_be_raised_by_the_tool(bench):
    result = await bench.run(
        """
        import resource
        def run() -> list:
            found = []
            for name in ("RLIMIT_DATA", "RLIMIT_NPROC", "RLIMIT_FSIZE", "RLIMIT_CPU"):
                unlimited = (resource.RLIM_INFINITY, resource.RLIM_INFINITY)
                try:
                    resource.setrlimit(getattr(resource, name), unlimited)
                    found.append("raised")
                except (OSError, ValueError):
                    found.append("refused")
            return found
        """
    )
    assert result.structured == ["refused"] * 4


async def test_each_call_of_a_warm_worker_has_its_full_cpu_time(bench):
    bench.write(
        """
        import time
        def run(cpu_s: float) -> float:
            until = time.process_time() + cpu_s
            while time.process_time() < until:
                pass
            return until
        """
    )
    for _ in range(4):
        assert not (await bench.call(arguments={"cpu_s": 0.7}, sandbox={"cpu_s": 1})).is_error


async def test_what_all_programs_of_a_person_share_is_not_used_up(bench):
    result = await bench.run(
        """
        import ctypes, os, resource
        def run() -> list:
            library = ctypes.CDLL(None, use_errno=True)
            calls = (
                lambda: library.inotify_init(),
                lambda: library.inotify_init1(0),
                lambda: library.fanotify_init(0, 0),
                lambda: library.syscall(240, b"queue", os.O_CREAT, 0o600, None),  # mq_open
            )
            refused = [call() == -1 for call in calls]
            return [*refused, resource.getrlimit(resource.RLIMIT_SIGPENDING)[1] <= 1024]
        """
    )
    assert result.structured == [True] * 5
