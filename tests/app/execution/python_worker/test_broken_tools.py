"""Tools that crash, hang, flood or lie: an error for their call, and nothing for the next."""

from __future__ import annotations

import asyncio
import os
import signal
import sys

import pytest

from tooldesk.errors import PermanentError, SystemFaultError, ToolTimeoutError

CRASHES = [
    ("import os; os._exit(3)", "exit code 3"),
    ("import os, signal; os.kill(os.getpid(), signal.SIGSEGV)", "SIGSEGV: it touched memory"),
    ("import ctypes; ctypes.string_at(0)", "SIGSEGV"),
    ("import os; os.abort()", "SIGABRT"),
    ("import os, signal; os.kill(os.getpid(), signal.SIGKILL)", "SIGKILL: most likely the system"),
    ("import os, signal; os.killpg(0, signal.SIGTERM)", "SIGTERM"),
    ("import os; os.closerange(0, 4096)", "closed the channel"),
    ("import os; os.closerange(0, 4096); import time; time.sleep(60)", "SIGKILL"),
    ("import os; [os.write(fd, b'garbage\\n') for fd in channels('w')]", "wrote into the channel"),
    ("import os; [os.write(fd, b'[' * 10**5 + b'\\n') for fd in channels('w')]", "wrote into"),
    (
        "import os; [os.write(fd, b'{\"id\": 1, \"progress\": 3}\\n') for fd in channels('w')]",
        "wrote",
    ),
    (
        "import os; [os.write(fd, b'{\"id\": 1, \"other\": 3}\\n') for fd in channels('w')]",
        "wrote into",
    ),
    ("import os; [os.write(fd, b'x' * 40_000_000) for fd in channels('w')]", "wrote into"),
]
CHANNELS = """
import fcntl, os

def channels(mode):
    found = []
    for fd in range(3, 64):
        try:
            flags = fcntl.fcntl(fd, fcntl.F_GETFL) & os.O_ACCMODE
        except OSError:
            continue
        if (flags == os.O_WRONLY) == (mode == "w"):
            found.append(fd)
    return found

def fine():
    return os.getpid()

def run():
    {code}
"""


@pytest.mark.parametrize(("code", "words"), CRASHES)
async def test_crash_is_an_error_and_the_next_call_works(bench, code, words):
    bench.write(CHANNELS.format(code=code))
    with pytest.raises(SystemFaultError, match=words):
        await bench.call(timeout_s=10)
    assert (await bench.call(function="fine")).structured


async def test_last_words_of_a_crashed_tool_are_quoted(bench):
    bench.write(
        """
        import os, sys
        def run():
            print("out of paper", file=sys.stderr)
            os._exit(1)
        """
    )
    with pytest.raises(SystemFaultError, match="out of paper"):
        await bench.call()
    assert bench.printed("stderr") == "out of paper\n"


HANGS = {
    "endless loop": "while True: pass",
    "sleeps": "import time; time.sleep(600)",
    "waits for a thread": "import threading; threading.Event().wait()",
    "ignores SIGTERM": (
        "import signal\n    signal.signal(signal.SIGTERM, signal.SIG_IGN)\n    signal.pause()"
    ),
    "stops itself": "import os, signal; os.kill(os.getpid(), signal.SIGSTOP)",
    "swallows all exceptions": (
        "while True:\n        try: run()\n        except BaseException: pass"
    ),
    "endless generator": "while True: yield 1",
    "never awaited": "import asyncio; asyncio.run(asyncio.Event().wait())",
}


@pytest.mark.parametrize("code", HANGS.values(), ids=HANGS)
async def test_hanging_tool_is_stopped_at_its_timeout(bench, code):
    bench.write(f"def fine():\n    return 1\ndef run():\n    {code}\n")
    with pytest.raises(ToolTimeoutError, match=r"longer than 0\.3 s"):
        await bench.call(timeout_s=0.3)
    assert (await bench.call(function="fine")).structured == 1


async def test_import_that_hangs_is_stopped_at_the_timeout(bench):
    bench.write("while True: pass\n")
    with pytest.raises(ToolTimeoutError):
        await bench.call(timeout_s=0.3)


FAMILY = """
import os, subprocess, sys, time

def run(mode: str):
    grandchild = "import time; print('here', flush=True); time.sleep(600)"
    child = subprocess.Popen([sys.executable, "-c", grandchild], stdout=subprocess.PIPE)
    child.stdout.readline()
    apart = subprocess.Popen(["sleep", "600"], start_new_session=True)
    forked = os.fork()
    if not forked:
        time.sleep(600)
    with open("processes", "w") as file:
        file.write(f"{os.getpid()} {child.pid} {forked} {apart.pid}")
    os.rename("processes", "all_processes")
    if mode == "exit":
        os._exit(1)
    if mode == "return":
        return "done"
    while True:
        pass
"""


@pytest.mark.parametrize("mode", ["hang", "exit", "return"])
async def test_no_process_of_a_tool_outlives_its_call(bench, tmp_path, mode, watch):
    bench.write(FAMILY)
    if mode == "return":
        assert (await bench.call({"mode": mode})).joined_text == "done"
    else:
        with pytest.raises((ToolTimeoutError, SystemFaultError)):
            await bench.call({"mode": mode}, timeout_s=3)
    processes = [int(number) for number in (tmp_path / "all_processes").read_text().split()]
    assert len(processes) == 4
    await watch.until(lambda: not any(map(watch.is_running, processes)))


HIDING = """
import os, subprocess, sys
HIDDEN = "import os, time; os.setsid(); print(os.getpid(), flush=True); time.sleep(600)"
MIDDLE = f"import subprocess, sys; subprocess.Popen([sys.executable, '-c', {HIDDEN!r}], env={{}})"
def run(then: str = ""):
    made = subprocess.Popen([sys.executable, "-c", MIDDLE], stdout=subprocess.PIPE, env={})
    number = made.stdout.readline()
    made.wait()
    with open("half", "wb") as file:
        file.write(number)
    os.rename("half", "process")
    while then == "hang":
        pass
    return int(number)
"""


async def test_child_that_comes_back_from_a_fork_answers_nothing(bench):
    bench.write(
        """
        import os
        def run():
            child = os.fork()
            if child:
                os.waitpid(child, 0)
                return "parent"
            return "child"
        """
    )
    assert (await bench.call()).joined_text == "parent"
    assert (await bench.call()).joined_text == "parent"


async def test_worker_that_died_between_calls_is_replaced(bench, watch):
    bench.write("import os\ndef run():\n    return os.getpid()\n")
    first = (await bench.call()).structured
    os.kill(first, signal.SIGKILL)
    await watch.until(lambda: not watch.is_running(first))
    assert (await bench.call()).structured != first


async def test_request_that_a_dying_worker_never_read_goes_to_another(bench, watch):
    bench.write("import os\ndef run(text: str):\n    return os.getpid()\n")
    for size in (1, 1_000_000):
        first = (await bench.call({"text": ""})).structured
        os.kill(first, signal.SIGSTOP)
        await watch.until(lambda first=first: watch.state(first) == "T")
        call = asyncio.create_task(bench.call({"text": "x" * size}))
        await asyncio.sleep(0)
        os.kill(first, signal.SIGKILL)
        assert (await call).structured != first


async def test_worker_that_a_thread_ends_between_calls_is_replaced(bench, watch):
    bench.write(
        """
        import os, threading, time
        def end():
            while not os.path.exists(__file__ + ".end"):
                time.sleep(0.01)
            os._exit(1)
        def run():
            if not os.path.exists(__file__ + ".end"):
                threading.Thread(target=end).start()
            return os.getpid()
        """
    )
    first = (await bench.call()).structured
    (bench.folder / "tool.py.end").touch()
    await watch.until(lambda: not watch.is_running(first))
    assert (await bench.call()).structured != first


async def test_output_of_a_thread_between_calls_belongs_to_none(bench):
    bench.write(
        """
        import os, threading, time
        written = threading.Event()
        def late():
            while not os.path.exists(__file__ + ".go"):
                time.sleep(0.01)
            print("late", flush=True)
            written.set()
        def run():
            threading.Thread(target=late).start()
        def wait():
            written.wait(10)
        """
    )
    await bench.call()
    (bench.folder / "tool.py.go").touch()
    await bench.call(function="wait", on_output=None)
    assert "late" not in bench.printed()


@pytest.mark.skipif(sys.platform == "win32", reason="needs signals")
async def test_app_that_is_killed_leaves_no_worker(tmp_path, watch):
    (tmp_path / "tool.py").write_text(
        "import os\ndef run():\n"
        "    with open('half', 'w') as file: file.write(str(os.getpid()))\n"
        "    os.rename('half', 'process')\n"
        "    while True: pass\n"
    )
    await _kill_app_that_runs(tmp_path, "{}", watch)


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="processes are found in /proc")
async def test_app_that_is_killed_leaves_no_daemon_that_emptied_its_environment(tmp_path, watch):
    (tmp_path / "tool.py").write_text(HIDING)
    await _kill_app_that_runs(tmp_path, "{'then': 'hang'}", watch)


async def _kill_app_that_runs(tmp_path, arguments, watch):
    script = (
        "import asyncio, sys\nfrom pathlib import Path\n"
        "from tooldesk.execution.python_worker.worker_pool import WorkerPool\n"
        "from tooldesk.tools.tool_context import ToolContext\n"
        "from tooldesk.tools.tool_definition import PythonSource\n"
        "async def main():\n"
        "    await WorkerPool().call(PythonSource(file='tool.py', function='run'),\n"
        f"        {arguments}, ToolContext(), 60, Path(sys.argv[1]))\n"
        "asyncio.run(main())\n"
    )
    app = await asyncio.create_subprocess_exec(sys.executable, "-c", script, str(tmp_path))
    await watch.until((tmp_path / "process").exists)
    worker = int((tmp_path / "process").read_text())
    app.kill()
    await app.wait()
    await watch.until(lambda: not watch.is_running(worker))


async def test_missing_module_says_where_to_install_it(bench):
    bench.write("import not_there\ndef run(): pass\n")
    with pytest.raises(PermanentError, match=r"line 1: ModuleNotFound.*-m pip install not_there"):
        await bench.call()
