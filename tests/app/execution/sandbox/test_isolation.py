"""What a sandboxed tool can't reach, whatever it tries: each attack is the real one."""

from __future__ import annotations

import asyncio
import os
import shutil
import socket
import subprocess

import pytest

NEEDED = {"PATH", "LANG", "LC_ALL", "LC_CTYPE", "TZ", "HOME", "TMPDIR", "PWD"}


@pytest.fixture
def listener():
    """A server on loopback that counts who comes."""
    with socket.create_server(("127.0.0.1", 0)) as server:
        server.setblocking(False)
        yield server


async def test_sandboxed_function_has_its_result_and_leaves_files_for_people(bench):
    result = await bench.run(
        """
        import pathlib
        def run(text: str) -> dict:
            pathlib.Path("note.txt").write_text(text)
            return {"folder": str(pathlib.Path.cwd())}
        """,
        arguments={"text": "kept"},
    )
    assert not result.is_error
    assert result.structured == {"folder": str(bench.folder())}
    assert (bench.folder() / "note.txt").read_text() == "kept"


async def test_sandboxed_command_has_its_result_and_leaves_files_for_people(bench):
    result = await bench.call("sh", "-c", "pwd; cat > note.txt", source={"stdin": "kept"})
    assert result.joined_text == str(bench.folder())
    assert (bench.folder() / "note.txt").read_text() == "kept"


async def test_loopback_and_the_world_are_out_of_reach(bench, listener):
    result = await bench.run(
        """
        import socket
        def run(port: int) -> list:
            found = []
            for address in (("127.0.0.1", port), ("192.0.2.1", 80)):
                try:
                    socket.create_connection(address, 3)
                    found.append("connected")
                except OSError as refused:
                    found.append(type(refused).__name__)
            return found
        """,
        arguments={"port": listener.getsockname()[1]},
    )
    assert result.structured == ["ConnectionRefusedError", "OSError"]
    with pytest.raises(BlockingIOError):
        listener.accept()


async def test_unix_sockets_of_the_desktop_are_out_of_reach(bench):
    path, abstract = str(bench.home / "agent.sock"), "\0tooldesk-test-agent"
    with socket.socket(socket.AF_UNIX) as named, socket.socket(socket.AF_UNIX) as unnamed:
        for server, address in ((named, path), (unnamed, abstract)):
            server.bind(address)
            server.listen()
        result = await bench.run(
            """
            import socket
            def run(addresses: list) -> list:
                found = []
                for address in addresses:
                    try:
                        socket.socket(socket.AF_UNIX).connect(address)
                        found.append("connected")
                    except OSError as refused:
                        found.append(type(refused).__name__)
                return found
            """,
            arguments={"addresses": [path, abstract]},
        )
    assert result.structured == ["FileNotFoundError", "ConnectionRefusedError"]


@pytest.mark.parametrize("family", ["AF_VSOCK", "AF_PACKET", "AF_ALG"])
async def test_sockets_that_a_network_namespace_does_not_hold_back_are_refused(bench, family):
    result = await bench.run(
        f"""
        import socket
        def run() -> int:
            try:
                socket.socket(socket.{family}, socket.SOCK_STREAM)
            except OSError as refused:
                return refused.errno
        """
    )
    assert result.structured == 97  # EAFNOSUPPORT


async def test_home_keyring_and_data_folder_are_not_there(bench):
    for name in (".ssh/id_ed25519", ".local/share/keyrings/login.keyring", "data/tooldesk.db"):
        secret = bench.home / name
        secret.parent.mkdir(parents=True, exist_ok=True)
        secret.write_text("canary")
    result = await bench.run(
        """
        import os
        def run(home: str) -> dict:
            found = []
            for folder, _, files in os.walk(home):
                found += [os.path.join(folder, file) for file in files]
            return {"files": found, "home": os.path.expanduser("~"), "run": os.path.exists("/run")}
        """,
        arguments={"home": str(bench.home)},
    )
    assert result.structured == {
        "files": [str(bench.workspace / "tool.py")],
        "home": "/tmp",
        "run": False,
    }


async def test_no_variable_but_the_declared_ones_is_there(bench, monkeypatch):
    monkeypatch.setenv("AWS_SECRET_ACCESS_KEY", "canary")
    monkeypatch.setenv("SSH_AUTH_SOCK", "/run/canary")
    code = "import os\ndef run() -> dict:\n    return dict(os.environ)\n"
    seen = (await bench.run(code, context={"env_vars": {"TOKEN": "t0ken"}})).structured
    assert seen["TOKEN"] == "t0ken"
    assert "canary" not in str(seen)
    assert seen.keys() <= NEEDED | {"TOKEN", "TOOLDESK_WORKER"}
    command = await bench.call("env", context={"env_vars": {"TOKEN": "t0ken"}})
    assert "TOKEN=t0ken" in command.joined_text
    assert "canary" not in command.joined_text


@pytest.mark.parametrize("place", ["/", "/usr/bin", "/dev", "/proc/sys/kernel", "/etc"])
async def test_nothing_of_the_system_can_be_written(bench, place):
    result = await bench.call("touch", f"{place}/tooldesk-was-here")
    assert result.is_error
    assert "tooldesk-was-here" not in os.listdir(place)


async def test_kernel_settings_can_not_be_changed(bench):
    # root owns them; what is written is what is there, so that a hole does no harm
    setting = "/proc/sys/kernel/core_pattern"
    result = await bench.call("sh", "-c", f"cat {setting} > it && cat it > {setting}")
    assert (
        "Read-only file system" in result.joined_text or "Permission denied" in result.joined_text
    )
    assert result.is_error


async def test_tool_can_not_change_its_own_code_or_that_of_its_neighbours(bench):
    bench.write("def other(): pass", "neighbour.py")
    result = await bench.run(
        """
        import neighbour, os
        def run() -> list:
            found = []
            for file in (__file__, neighbour.__file__, neighbour.__file__ + ".new"):
                try:
                    open(file, "w")
                    found.append("written")
                except OSError as refused:
                    found.append(os.strerror(refused.errno))
            return found
        """
    )
    assert result.structured[:2] == ["Read-only file system"] * 2
    assert sorted(path.name for path in bench.workspace.glob("*.py*")) == [
        "neighbour.py",
        "tool.py",
    ]


async def test_only_its_own_processes_are_visible(bench):
    result = await bench.run(
        """
        import os
        def run() -> list:
            return sorted(int(name) for name in os.listdir("/proc") if name.isdigit())
        """
    )
    assert result.structured == [1, 2]


async def test_parent_can_not_be_killed_or_traced(bench):
    result = await bench.run(
        """
        import ctypes, os, signal
        def run(parent: int) -> dict:
            libc, found = ctypes.CDLL(None, use_errno=True), {}
            for name, work in {
                "kill": lambda: os.kill(parent, signal.SIGKILL),
                "kill of all": lambda: os.kill(-1, 0),
                "environ": lambda: open(f"/proc/{parent}/environ").read(),
            }.items():
                try:
                    work()
                    found[name] = "done"
                except OSError as refused:
                    found[name] = type(refused).__name__
            PTRACE_ATTACH = 16
            libc.ptrace(PTRACE_ATTACH, parent, 0, 0)
            found["ptrace"] = os.strerror(ctypes.get_errno())
            return found
        """,
        arguments={"parent": os.getpid()},
    )
    # "all" are those of the sandbox: bubblewrap's own process is protected from them
    assert result.structured == {
        "kill": "ProcessLookupError",
        "kill of all": result.structured["kill of all"],
        "environ": "FileNotFoundError",
        "ptrace": "Operation not permitted",
    }


async def test_kernel_keyring_and_new_namespaces_are_refused(bench):
    keyctl = {"x86_64": 250, "aarch64": 219}[os.uname().machine]
    result = await bench.run(
        f"""
        import ctypes, os
        libc = ctypes.CDLL(None, use_errno=True)
        def run() -> list:
            found = []
            for work in (lambda: libc.syscall({keyctl}, 0, -3, 0), lambda: libc.unshare(1 << 28)):
                found.append(os.strerror(ctypes.get_errno()) if work() == -1 else "done")
            return found
        """
    )
    assert result.structured == ["Operation not permitted"] * 2


async def test_working_folder_of_one_tool_is_not_there_for_another(bench):
    await bench.call("touch", "mine", name="first")
    result = await bench.call("ls", str(bench.folder("first")), name="second")
    assert result.is_error
    assert (bench.folder("first") / "mine").exists()


async def test_variables_of_a_tool_change_no_program_outside(bench, tmp_path):
    outside = tmp_path / "outside"
    outside.mkdir()
    loader = {"LD_DEBUG": "libs", "LD_DEBUG_OUTPUT": str(outside / "written")}
    result = await bench.call("sh", "-c", 'echo "$LD_DEBUG"', context={"env_vars": loader})
    assert list(outside.iterdir()) == []
    assert result.joined_text.endswith("libs")


@pytest.mark.skipif(shutil.which("cc") is None, reason="needs a C compiler")
async def test_variables_of_a_tool_take_effect_within_its_limits(bench):
    library = bench.folder() / "early.so"
    library.parent.mkdir(parents=True)
    code = """
        #include <fcntl.h>
        #include <sys/resource.h>
        __attribute__((constructor)) static void early(void) {
            struct rlimit limit;
            getrlimit(RLIMIT_CPU, &limit);
            creat(limit.rlim_cur == RLIM_INFINITY ? "unlimited" : "limited", 0600);
        }
    """
    build = ["cc", "-shared", "-fPIC", "-xc", "-", "-o", str(library)]
    await asyncio.to_thread(subprocess.run, build, input=code.encode(), check=True)
    await bench.call("true", context={"env_vars": {"LD_PRELOAD": str(library)}})
    assert {file.name for file in bench.folder().iterdir()} == {"early.so", "limited"}


async def test_values_of_variables_are_in_no_command_line(bench):
    value = "canary\n-with 'all' \"kinds\" $(of) \\ `signs`"
    seen = await bench.call(
        *("sh", "-c", 'cat /proc/*/cmdline | tr "\\0" "\\n"; printf %s "$TOKEN"; env'),
        context={"env_vars": {"TOKEN": value, "IFS": "a"}},
    )
    assert seen.joined_text.count("canary") == 2
    assert value in seen.joined_text
    assert "TOOLDESK_GIVEN_" not in seen.joined_text.partition(value)[2]
