"""Commands of Tooldesk out of a process that has imported them already.

To import what a command needs takes most of its time. Here one process imports it, and becomes two
for every command: the new one gets the command's words, environment, folder and its three streams,
runs what `python -m tooldesk` runs, and ends as a program ends. No command sees another's state.

What a start itself does is seen only from cold: reading the locale, importing, signals and
terminals. `test_warm_commands.py` compares the two ways.
"""

from __future__ import annotations

import gc
import json
import os
import socket
import subprocess
import sys
import time
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from importlib import import_module
from typing import Any

LONGEST_S = 60
LONGEST_MESSAGE = 150_000
"""Bytes of a request; the system takes about 200,000 at once."""

READ_AT_THE_START = ("PYTHON", "LC_", "LANG", "MALLOC_", "LD_")
"""Beginnings of variables that hold for a whole process, however often it is forked."""

READ_LATER = "PYTHON_KEYRING_BACKEND"

NEEDED_BY_MANY = (
    "tooldesk.bootstrap",
    "tooldesk.cache.cache_handler",
    "tooldesk.calling.validation",
    "tooldesk.execution.command_process",
    "tooldesk.execution.python_worker.worker_process",
    "tooldesk.execution.shell_tool.shell_calls",
    "tooldesk.secret_vault.vault_variables",
    "tooldesk.signing.signing_keys",
    "tooldesk.terminal.cache.cache_command",
    "tooldesk.terminal.calls.call_command",
    "tooldesk.terminal.export.export_command",
    "tooldesk.terminal.history.history_command",
    "tooldesk.terminal.importing.import_command",
    "tooldesk.terminal.limits.limits_command",
    "tooldesk.terminal.parse_command",
    "tooldesk.terminal.permissions.permissions_command",
    "tooldesk.terminal.secrets.secrets_command",
    "tooldesk.terminal.servers.servers_command",
    "tooldesk.terminal.tools_command",
    "tooldesk.terminal.trust.trust_command",
    "tooldesk.usage.desk.lifecycle_parts",
    "tooldesk.usage.history.call_search",
    "tooldesk.usage.tool_usage",
    "asyncio",
    "ctypes",
    "secretstorage",
    "sqlite3",
)
"""Modules that are imported beforehand; any other one is imported by the command, as from cold."""


class WarmCommands:
    """Runs commands one after the other, each in a process of its own."""

    def __init__(self) -> None:
        self._line, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        self._line.settimeout(LONGEST_S)
        # streams as a command's own are made: what they are is looked at when Python starts
        pipe = subprocess.PIPE
        words = [sys.executable, __file__, str(theirs.fileno())]
        self._process = subprocess.Popen(
            words, stdin=pipe, stdout=pipe, stderr=pipe, pass_fds=[theirs.fileno()]
        )
        theirs.close()
        self._environment = dict(os.environ)

    def run(
        self,
        *words: str,
        text: bytes = b"",
        env: Mapping[str, str] | None = None,
        start_new_session: bool = False,
    ) -> subprocess.CompletedProcess[bytes]:
        """What `subprocess.run` gives for `python -m tooldesk` with these words.

        Raises:
            ValueError: where the environment differs in what only a start reads.
            subprocess.TimeoutExpired: when the command took too long; it was killed.
        """
        environment = dict(os.environ if env is None else env)
        if _of_a_start(environment) != _of_a_start(self._environment):
            raise ValueError("start it from cold: the environment is read at the start")
        request = json.dumps([words, environment, os.getcwd(), start_new_session]).encode()
        assert len(request) <= LONGEST_MESSAGE
        ours, theirs = _pipes()
        socket.send_fds(self._line, [request], theirs)
        for descriptor in theirs:
            os.close(descriptor)
        process_id = int(self._answer())
        with ThreadPoolExecutor(3) as threads:
            threads.submit(_write, ours[0], text)
            shown, told = (threads.submit(_read, each) for each in ours[1:])
            try:
                code = int(self._answer())
            except TimeoutError:
                os.kill(process_id, 9)
                raise subprocess.TimeoutExpired(list(words), LONGEST_S) from None
        return subprocess.CompletedProcess(list(words), code, shown.result(), told.result())

    def run_text(self, *words: str, **options: Any) -> subprocess.CompletedProcess[str]:
        """The same, with what it wrote as text."""
        done = self.run(*words, **options)
        shown, told = done.stdout.decode(), done.stderr.decode()
        return subprocess.CompletedProcess(done.args, done.returncode, shown, told)

    def _answer(self) -> bytes:
        answer = self._line.recv(100)
        if not answer:
            raise RuntimeError(self._process.communicate()[1].decode())
        return answer

    def close(self) -> None:
        """End the process; what it has started is awaited before."""
        self._line.close()
        self._process.communicate(timeout=LONGEST_S)


def _of_a_start(environment: Mapping[str, str]) -> dict[str, str]:
    return {
        name: value
        for name, value in environment.items()
        if name.startswith(READ_AT_THE_START) and name != READ_LATER
    }


def _pipes() -> tuple[list[int], list[int]]:
    (their_in, our_in), *out = os.pipe(), os.pipe(), os.pipe()
    return [our_in, *(ours for ours, _ in out)], [their_in, *(theirs for _, theirs in out)]


def _write(descriptor: int, text: bytes) -> None:
    # a command may end before it has read everything, or anything
    with suppress(BrokenPipeError), open(descriptor, "wb") as stream:
        stream.write(text)


def _read(descriptor: int) -> bytes:
    with open(descriptor, "rb") as stream:
        return stream.read()


def _next_command(line: socket.socket) -> tuple[list[Any], list[int]] | None:
    """What to run, and with which streams, in a new process; None in this one at the end."""
    while True:
        request, streams, *_ = socket.recv_fds(line, LONGEST_MESSAGE, 3)
        if not request:
            return None
        child = os.fork()
        if child == 0:
            line.close()
            return json.loads(request), streams
        for descriptor in streams:
            os.close(descriptor)
        line.send(str(child).encode())
        line.send(str(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])).encode())


def _become(environment: dict[str, str], folder: str, is_leader: bool, streams: list[int]) -> None:
    if is_leader:
        os.setsid()
    os.chdir(folder)
    sys.path[0] = folder  # as `-m` has it
    os.environ.clear()
    os.environ.update(environment)
    time.tzset()
    for stands, descriptor in enumerate(streams):
        os.dup2(descriptor, stands)
        os.close(descriptor)


def _serve(descriptor: int) -> None:
    from tooldesk.no_plugins import take_no_plugins
    from tooldesk.terminal.commands import run_program

    take_no_plugins()
    for name in NEEDED_BY_MANY:
        import_module(name)
    gc.collect()
    gc.freeze()
    wanted = _next_command(socket.socket(fileno=descriptor))
    if wanted is not None:
        (words, *rest), streams = wanted
        _become(*rest, streams)
        sys.exit(run_program(words))


if __name__ == "__main__":
    _serve(int(sys.argv[1]))
