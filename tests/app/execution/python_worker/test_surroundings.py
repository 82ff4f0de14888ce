"""What a tool sees of the world: environment, folder, modules, context."""

from __future__ import annotations

import os
import sys

import pytest

from tooldesk.execution.login_path import LoginPath
from tooldesk.execution.python_worker.worker_pool import WorkerPool


async def test_environment_has_what_the_call_brings_and_little_else(bench, monkeypatch):
    monkeypatch.setenv("A_SECRET_OF_OURS", "canary")
    monkeypatch.setenv("PYTHONPATH", "/canary")
    bench.write("import os\ndef run():\n    return dict(os.environ)\n")
    seen = (await bench.call(env_vars={"API_KEY": "k"})).structured
    assert seen["API_KEY"] == "k"
    assert "canary" not in str(seen)


async def test_variables_of_one_call_are_gone_in_the_next(bench):
    bench.write("import os\ndef run():\n    return [os.environ.get('API_KEY'), os.getpid()]\n")
    with_key, first_process = (await bench.call(env_vars={"API_KEY": "k"})).structured
    without, second_process = (await bench.call()).structured
    assert (with_key, without) == ("k", None)
    assert first_process != second_process


async def test_variables_never_stand_in_the_process_table(bench):
    bench.write(
        """
        import os
        def run():
            with open(f"/proc/{os.getpid()}/environ") as file:
                return file.read()
        """
    )
    assert "canary" not in (await bench.call(env_vars={"API_KEY": "canary"})).joined_text


async def test_tool_works_in_the_folder_of_the_call(bench, tmp_path):
    other = tmp_path / "other"
    other.mkdir()
    bench.write("import os\ndef run():\n    return os.getcwd()\n")
    assert (await bench.call()).joined_text == str(tmp_path)
    assert (await bench.call(working_dir=other)).joined_text == str(other)


async def test_standard_input_is_empty(bench):
    bench.write("import sys\ndef run():\n    return sys.stdin.read()\n")
    assert (await bench.call()).joined_text == ""


async def test_our_code_is_not_importable_and_shadows_nothing(bench):
    bench.write("def run():\n    return 'theirs'\n", "worker_script.py")
    bench.write("VALUE = 'their app'\n", "app.py")
    bench.write(
        """
        import sys, worker_script, app
        def run():
            ours = [p for p in sys.path if "python_worker" in p or "python_function" in p]
            return [worker_script.run(), app.VALUE, ours, sys.argv]
        """
    )
    assert (await bench.call()).structured == ["theirs", "their app", [], [""]]


async def test_file_named_like_the_standard_library_breaks_nothing(bench):
    bench.write("def run():\n    return 'mine'\n", "statistics.py")
    bench.write("import statistics\ndef run():\n    return statistics.mean([1, 3])\n")
    assert (await bench.call(file="statistics.py")).joined_text == "mine"
    assert (await bench.call()).structured == 2


async def test_file_in_a_package_imports_its_neighbours_relatively(bench):
    bench.write("", "pack/__init__.py")
    bench.write("VALUE = 5\n", "pack/values.py")
    bench.write("from .values import VALUE\ndef run():\n    return VALUE\n", "pack/tool.py")
    assert (await bench.call(file="pack/tool.py")).structured == 5


async def test_no_cache_folder_appears_beside_the_tool(bench, tmp_path):
    bench.write("def run():\n    return 1\n")
    await bench.call()
    assert os.listdir(tmp_path) == ["tool.py"]


async def test_context_gives_progress_folder_and_variables(bench, tmp_path):
    bench.write(
        """
        def run(context, name: str):
            context.progress(0.5, "half")
            context.progress(7)
            return [name, context.cancelled, context.env["KEY"], context.working_dir]
        """
    )
    result = await bench.call({"name": "n"}, env_vars={"KEY": "v"})
    assert result.structured == ["n", False, "v", str(tmp_path)]
    assert bench.progress == [(0.5, "half"), (1.0, "")]


async def test_flood_of_progress_is_thinned_but_ends_with_the_last(bench):
    bench.write(
        """
        def run(context):
            for step in range(100_000):
                context.progress(step / 100_000, str(step))
        """
    )
    await bench.call()
    assert bench.progress[-1] == (0.99999, "99999")
    assert len(bench.progress) < 1000


async def test_progress_after_the_end_of_the_call_is_ignored(bench):
    bench.write(
        """
        import threading
        kept = []
        def run(context):
            kept.append(context)
            return 1
        def late():
            kept[0].progress(0.5)
            return [kept[0].cancelled, 2]
        """
    )
    await bench.call()
    assert (await bench.call(function="late")).structured == [False, 2]
    assert bench.progress == []


@pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")
async def test_children_of_a_tool_inherit_none_of_the_channels(bench):
    bench.write(
        """
        import subprocess
        def run():
            listed = subprocess.run(["ls", "/proc/self/fd"], capture_output=True, text=True)
            return len(listed.stdout.split())
        """
    )
    # stdin, stdout, stderr and the folder that ls reads
    assert (await bench.call()).structured == 4


async def test_process_that_has_seen_who_is_behind_a_call_serves_no_other(bench):
    bench.write(
        "import os\ndef run(context):\n    return [context.fingerprint_context, os.getpid()]"
    )
    first, first_process = (await bench.call(fingerprint_context={"user": "u1"})).structured
    second, second_process = (await bench.call()).structured
    assert (first, second) == ({"user": "u1"}, {})
    assert first_process != second_process


ALTERS = """
    import json, os, sys

    def run() -> dict:
        "Alter."
        os.environ["LEFT_BEHIND"] = "secret of run"
        sys.stdout = None
        return {"left": os.environ.get("LEFT_BEHIND"), "process": os.getpid()}
    """


async def test_what_a_call_alters_in_its_process_is_not_seen_by_another_file(bench):
    bench.write(ALTERS)
    bench.write(
        """
        import os

        def run() -> dict:
            "Look."
            print("heard")
            return {"left": os.environ.get("LEFT_BEHIND"), "process": os.getpid()}
        """,
        "other.py",
    )
    first = (await bench.call()).structured
    other = (await bench.call(file="other.py")).structured
    assert (other["left"], bench.printed()) == (None, "heard\n")
    # a library that sets variables when it is first used stays warm for its own file
    again = (await bench.call()).structured
    assert first["process"] == again["process"] != other["process"]


async def test_tool_that_patches_json_still_gets_its_result_back(bench):
    bench.write(
        """
        import json

        def run() -> dict:
            "Patch."
            json.dumps = json.loads = lambda *_, **__: "patched"
            json.JSONEncoder.default = None
            return {"fine": True}

        def each():
            "Patch and yield."
            yield run()
        """
    )
    assert (await bench.call()).structured == {"fine": True}
    await bench.call(function="each")
    assert bench.printed() == '{"fine": true}\n'


async def test_started_from_a_desktop_it_finds_what_the_login_shell_finds(bench, tmp_path):
    shell = tmp_path / "shell"
    shell.write_text('#!/bin/sh\nPATH=/home/tools:$PATH; export PATH\nexec /bin/sh -c "$2"\n')
    shell.chmod(0o755)
    environment = {"PATH": "/usr/bin:/bin", "DISPLAY": ":0", "SHELL": str(shell)}
    bench.pool = WorkerPool(login_path=LoginPath(environment))
    bench.write("import os\ndef run():\n    return os.environ['PATH']\n")
    assert (await bench.call()).joined_text == "/home/tools:/usr/bin:/bin"
    await bench.pool.close()
