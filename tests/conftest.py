"""What every test may need: a throw-away Tooldesk, and a real Secret Service on its own D-Bus."""

from __future__ import annotations

import asyncio
import gc
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import closing, suppress
from dataclasses import dataclass, field
from inspect import getsource, isfunction, ismethod
from multiprocessing import resource_tracker
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any

import hypothesis
import pytest

from tooldesk.paths import AppPaths
from tooldesk.storage.database import Database
from tooldesk.workspace.trust import TrustedFolders

if TYPE_CHECKING:
    from tooldesk.bootstrap import App

# windows are tested where there is no screen, and the same way where there is one
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

# what the window says is compared in English, whatever the desktop of whoever runs them speaks
for name in ("LC_ALL", "LC_MESSAGES", "LANGUAGE"):
    os.environ.pop(name, None)
os.environ["LANG"] = "C.UTF-8"

# programs that are started here take signals as they do at a terminal, whatever whoever started the
# tests ignores, such as nohup
signal.signal(signal.SIGINT, signal.default_int_handler)
for number in (signal.SIGHUP, signal.SIGTERM, signal.SIGQUIT):
    signal.signal(number, signal.SIG_DFL)

# the same examples in every run, on slow machines too: new ones are what `make fuzz` is for
hypothesis.settings.register_profile("same", derandomize=True, database=None, deadline=None)
hypothesis.settings.load_profile("same")

LOOK_INTERVAL_S = 0.005
_CALL = "import runpy, sys; runpy.run_path(sys.argv[1], run_name='')[sys.argv[2]](*sys.argv[3:])"
CALLER = Path(__file__).with_name("another_caller.py")
STORIES = Path(__file__).with_name("end_to_end")
BUS_NAME = "org.freedesktop.secrets"
PASSWORD = b"test-password"
BUS_CONFIGURATION = """<!DOCTYPE busconfig PUBLIC
 "-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN"
 "http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd">
<busconfig>
  <type>session</type>
  <listen>unix:path={folder}/bus</listen>
  <policy context="default">
    <allow send_destination="*" eavesdrop="false"/>
    <allow receive_sender="*"/>
    <allow own="*"/>
  </policy>
</busconfig>
"""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    # stories wait for a program half of their time: other tests fill that, where others are left,
    # and where none is left two processes would wait for a long one
    items.sort(key=lambda item: not item.path.is_relative_to(STORIES))


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Iterator[None]:
    # thousands of tests are made, and stay: to look for garbage among them, while they are made and
    # in every test, takes a quarter of that time and finds none
    gc.disable()
    try:
        return (yield)
    finally:
        gc.collect()
        gc.freeze()
        gc.enable()


@pytest.fixture(autouse=True)
def _no_keyring_of_this_person(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who runs the tests may have a keyring: no test reads or changes it."""
    monkeypatch.setenv("DBUS_SESSION_BUS_ADDRESS", "unix:path=/nowhere")


@pytest.fixture
def elsewhere(request: pytest.FixtureRequest) -> Iterator[Callable[..., subprocess.Popen[str]]]:
    """Calls a function of the test's module with these words, in a process of its own.

    A fork has the locks that other threads held just then, and nobody who lets go of them.
    """
    started: list[subprocess.Popen[str]] = []

    def start(function: Callable[..., object], *words: object) -> subprocess.Popen[str]:
        call = [str(request.path), function.__name__, *map(str, words)]
        environ = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
        pipe = subprocess.PIPE
        command = [sys.executable, "-c", _CALL, *call]
        started.append(subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True, env=environ))
        return started[-1]

    yield start
    for each in started:
        each.kill()
        each.communicate()


@pytest.fixture
def until() -> Callable[..., Coroutine[Any, Any, None]]:
    """Waits in a coroutine, on any loop, until a condition is true; fails when it never is."""

    async def wait(condition: Callable[[], object], timeout_s: float = 60) -> None:
        loop = asyncio.get_running_loop()
        end = loop.time() + timeout_s
        while not condition():
            if loop.time() > end:
                is_written = isfunction(condition) or ismethod(condition)
                words = getsource(condition) if is_written else repr(condition)
                raise AssertionError(f"not true after {timeout_s:g} s: {words}")
            await asyncio.sleep(LOOK_INTERVAL_S)

    return wait


@pytest.fixture
def paths(tmp_path: Path) -> AppPaths:
    return AppPaths.of(tmp_path / "data", tmp_path / "workspace")


@pytest.fixture
def another_caller(paths: AppPaths) -> Iterator[subprocess.Popen[str]]:
    """Another process of this data folder, which runs a call until a line comes or it is killed."""
    words = [sys.executable, str(CALLER), str(paths.data_dir), str(paths.workspace_dir)]
    with subprocess.Popen(
        words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "begun\n"
        yield process
        process.kill()


@pytest.fixture
def trust() -> Callable[[Path, Path], None]:
    """Says in a person's place, in their data folder, that a workspace may run."""
    return lambda data, workspace: TrustedFolders(AppPaths.of(data, workspace)).add(workspace)


@pytest.fixture
async def database(tmp_path: Path) -> AsyncIterator[Database]:
    database = Database(tmp_path / "tooldesk.db")
    yield database
    await database.close()


@pytest.fixture
async def app(paths: AppPaths) -> AsyncIterator[App]:
    """The real core on the sample workspace."""
    from tooldesk.bootstrap import build_app

    app = build_app(paths)
    await app.load()
    yield app
    await app.close()


@pytest.fixture
def listening() -> Callable[[], list[str]]:
    """Finds what of this process, and of all that it started, takes connections from a network."""
    if not Path("/proc/net/tcp").exists():
        pytest.skip("sockets are found in /proc")

    def find() -> list[str]:
        found: list[str] = []
        for process in _process_tree(os.getpid()):
            # each process sees the sockets of its own network
            for protocol, state in (("tcp", "0A"), ("tcp6", "0A"), ("udp", "07"), ("udp6", "07")):
                found += _bound_sockets(process, protocol, state)
        return found

    return find


@pytest.fixture
def left_programs() -> Callable[[], list[str]]:
    """Finds what of this process still is there, ended or not, but for the keeper of programs."""
    from tooldesk.systems.linux.keeper import running_keeper

    running_keeper()  # which has descriptors of its own

    def find() -> list[str]:
        found = []
        for process in _process_tree(os.getpid())[1:]:
            with suppress(OSError):  # it may be gone by now
                words = Path(f"/proc/{process}/cmdline").read_bytes()
                # one that has ended, or is about to, has no words any more
                above = Path(f"/proc/{_parent(process)}/cmdline")
                is_buried = not words and b"keeper_script" in above.read_bytes()
                if b"keeper_script" not in words and not is_buried:
                    found.append(str(process))
        return found

    return find


def _process_tree(root: int) -> list[int]:
    parents: dict[int, int] = {}
    for process in map(int, filter(str.isdigit, os.listdir("/proc"))):
        with suppress(OSError):
            parents[process] = _parent(process)
    tree = [root]
    for process in tree:
        tree += [child for child, parent in parents.items() if parent == process]
    return tree


def _parent(process: int) -> int:
    status = Path(f"/proc/{process}/stat").read_text(encoding="utf-8", errors="replace")
    return int(status.rpartition(")")[2].split()[1])


def _bound_sockets(process: int, protocol: str, state: str) -> list[str]:
    own: set[str] = set()
    lines: list[str] = []
    with suppress(OSError):  # it may end while we look
        for descriptor in Path(f"/proc/{process}/fd").iterdir():
            with suppress(OSError):
                own.add(os.readlink(descriptor))
        lines = Path(f"/proc/{process}/net/{protocol}").read_text().splitlines()[1:]
    sockets = (line.split() for line in lines)
    return [
        f"{protocol} {words[1]} of process {process}"
        for words in sockets
        if words[3] == state and f"socket:[{words[9]}]" in own
    ]


@pytest.fixture
def hand_out() -> Callable[[App], Coroutine[Any, Any, None]]:
    """Says in a person's place that every tool may have of theirs what it asks for."""

    async def keep(app: App) -> None:
        for definition in app.registry.definitions():
            await app.permissions.keep_consents(definition)

    return keep


@pytest.fixture
def write_tool(paths: AppPaths, trust: Callable[[Path, Path], None]) -> Callable[..., Path]:
    """Puts a Python function and its tool file into the workspace of `app`, which is trusted."""

    def write(name: str, code: str, **fields: object) -> Path:
        import json

        python = paths.workspace_dir / "python" / f"{name}.py"
        python.parent.mkdir(parents=True, exist_ok=True)
        trust(paths.data_dir, paths.workspace_dir)
        python.write_text(code, encoding="utf-8")
        definition = {
            "name": name,
            "source": {"kind": "python", "file": f"python/{name}.py", "function": name},
            **fields,
        }
        file = paths.workspace_dir / "tools" / f"{name}.json"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(json.dumps(definition), encoding="utf-8")
        return python

    return write


@dataclass
class SecretService:
    """A D-Bus that starts nothing by itself, and GNOME Keyring on it."""

    folder: Path
    address: str = ""
    bus: subprocess.Popen[bytes] | None = None
    daemon: subprocess.Popen[bytes] | None = None
    environment: dict[str, str] = field(default_factory=dict)

    def start_bus(self) -> None:
        configuration = self.folder / "bus.conf"
        configuration.write_text(BUS_CONFIGURATION.format(folder=self.folder))
        self.bus = subprocess.Popen(
            ["dbus-daemon", f"--config-file={configuration}", "--nofork", "--print-address=1"],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
        )
        assert self.bus.stdout is not None
        self.address = self.bus.stdout.readline().decode().strip()
        runtime = self.folder / "runtime"
        runtime.mkdir(mode=0o700, exist_ok=True)
        self.environment = {
            "DBUS_SESSION_BUS_ADDRESS": self.address,
            "XDG_RUNTIME_DIR": str(runtime),
            "HOME": str(self.folder),
            "XDG_DATA_HOME": str(self.folder / "share"),
            "XDG_CONFIG_HOME": str(self.folder / "config"),
        }

    def start_daemon(self) -> None:
        """Start it with its keyring unlocked; returns when it answers on the bus."""
        self.daemon = subprocess.Popen(
            ["gnome-keyring-daemon", "--foreground", "--unlock", "--components=secrets"],
            env=os.environ | self.environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        assert self.daemon.stdin is not None
        self.daemon.stdin.write(PASSWORD)
        self.daemon.stdin.close()
        self._ask_bus("wait", "--timeout", "60", BUS_NAME)
        # it is on the bus, and names its keyring, before that is open
        alias = ("--object-path", "/org/freedesktop/secrets/aliases/default")
        get = ("--method", "org.freedesktop.DBus.Properties.Get")
        is_locked = ("org.freedesktop.Secret.Collection", "Locked")
        ends = time.monotonic() + 60
        question = ("call", "--dest", BUS_NAME, *alias, *get, *is_locked)
        while "false" not in self._ask_bus(*question, must_be=False):
            assert time.monotonic() < ends

    def _ask_bus(self, command: str, *words: str, must_be: bool = True) -> str:
        done = subprocess.run(
            ["gdbus", command, "--session", *words],
            env=os.environ | self.environment,
            check=must_be,
            timeout=90,
            capture_output=True,
            text=True,
        )
        return done.stdout

    def kill_daemon(self) -> None:
        if self.daemon is not None:
            self.daemon.kill()
            self.daemon.wait(10)
            self.daemon = None

    def freeze_daemon(self) -> None:
        assert self.daemon is not None
        self.daemon.send_signal(signal.SIGSTOP)

    def wake_daemon(self) -> None:
        assert self.daemon is not None
        self.daemon.send_signal(signal.SIGCONT)

    def lock(self) -> None:
        import secretstorage

        with closing(secretstorage.dbus_init()) as bus:
            secretstorage.get_default_collection(bus).lock()

    def unlock(self) -> None:
        """What the system's password dialogue does once the right password is typed.

        Through the interface that GNOME Keyring's own programs use for it.
        """
        import secretstorage
        from jeepney import DBusAddress, new_method_call

        def call(interface: str, method: str, signature: str, *body: object) -> tuple[object, ...]:
            address = DBusAddress("/org/freedesktop/secrets", BUS_NAME, interface)
            message = new_method_call(address, method, signature, body)
            return bus.send_and_get_reply(message).body

        with closing(secretstorage.dbus_init()) as bus:
            plain = call("org.freedesktop.Secret.Service", "OpenSession", "sv", "plain", ("s", ""))
            path = secretstorage.get_default_collection(bus).collection_path
            call(
                "org.gnome.keyring.InternalUnsupportedGuiltRiddenInterface",
                "UnlockWithMasterPassword",
                "o(oayays)",
                path,
                (plain[1], b"", PASSWORD, "text/plain"),
            )

    def stop(self) -> None:
        self.kill_daemon()
        if self.bus is not None:
            self.bus.kill()
            self.bus.wait(10)
            assert self.bus.stdout is not None
            self.bus.stdout.close()


@pytest.fixture(scope="module")
def shared_secret_service() -> Iterator[SecretService]:
    """One for all tests of a module that leave it as they found it: running and unlocked.

    Not for the whole session: other modules make sure that no process is left.
    """
    yield from _secret_service(SecretService.start_daemon)


@pytest.fixture
def secret_service(
    shared_secret_service: SecretService, monkeypatch: pytest.MonkeyPatch
) -> Iterator[SecretService]:
    """A running, unlocked Secret Service that this process uses."""
    _use(shared_secret_service, monkeypatch)
    yield shared_secret_service
    _forget_signing_keys()


def _forget_signing_keys() -> None:
    """No key is written over: the next test could make none of the same name."""
    import secretstorage

    from tooldesk.secret_vault.stores.secret_service import kept_bus

    with kept_bus() as bus:
        collection = secretstorage.get_default_collection(bus)
        for kind in ("ed25519", "secp256k1"):
            for item in collection.search_items({"service": f"tooldesk signing {kind}"}):
                item.delete()


@pytest.fixture
def own_secret_service(monkeypatch: pytest.MonkeyPatch) -> Iterator[SecretService]:
    """The same for tests that lock, kill or freeze it."""
    for service in _secret_service(SecretService.start_daemon):
        _use(service, monkeypatch)
        yield service


@pytest.fixture
def bare_bus(monkeypatch: pytest.MonkeyPatch) -> Iterator[SecretService]:
    """A D-Bus with no Secret Service on it."""
    for service in _secret_service(lambda _: None):
        _use(service, monkeypatch)
        yield service


@pytest.fixture
def no_bus(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A machine without any D-Bus."""
    for name in ("DBUS_SESSION_BUS_ADDRESS", "PYTHON_KEYRING_BACKEND"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))


def _secret_service(start: Callable[[SecretService], None]) -> Iterator[SecretService]:
    if not (shutil.which("gnome-keyring-daemon") and shutil.which("dbus-daemon")):
        pytest.skip("gnome-keyring and dbus are not installed: packaging/debian_packages.sh test")
    # a socket's path may have 107 bytes at most, which rules out pytest's own folders
    with TemporaryDirectory(prefix="tooldesk-") as folder:
        service = SecretService(Path(folder))
        service.start_bus()
        try:
            start(service)
            yield service
        finally:
            service.stop()


def _use(service: SecretService, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("PYTHON_KEYRING_BACKEND", raising=False)
    for name in ("DBUS_SESSION_BUS_ADDRESS", "XDG_CONFIG_HOME"):
        monkeypatch.setenv(name, service.environment[name])


@pytest.fixture(autouse=True)
def without_tracker() -> Iterator[None]:
    """multiprocessing keeps a process until the program ends, which a test run is not."""
    yield
    if resource_tracker._resource_tracker._fd is not None:
        gc.collect()  # what is tracked would start it again
        resource_tracker._resource_tracker._stop()
