"""Runs Python functions for the app, in the interpreter the user chose.

Started by path with four arguments: the file descriptors, on Windows the handles, of requests
(read), replies (write) and lifeline (read), and the folder of tooldesk/tools/python_function; in a
sandbox with a fifth one, "sandboxed". Never imported by the app.

A request is one line of JSON: {"id", "op": "call" | "describe", "file"}, and for a call
"function", "arguments", "env", "cwd", "session_id" and "permissions" (the fields of
tools/call_permissions.py), with "caller" when one is known. Replies are lines of
JSON too: {"ready": [major, minor, micro]} once, {"id", "progress": [fraction or null, message]} at
any time, and one last line a request: {"id", "result"} or {"id", "error": {"kind", …}}, with
"children": true when processes of the tool are still there, "is_spent": true when the CPU time
that is left is less than a call may use.

A long value comes behind its reply: {"id", "result": {"long_bytes"}} and so many bytes of UTF-8,
the text it is or its JSON.

A call whose tool has a signer says "signer": [name, type, public key in base64]. Then a reply may
be {"id", "sign": [data in base64, is_digest]}; the next line in is {"signature"} in base64 or
{"refused": why}, and no further request comes before it.
"""

from __future__ import annotations

import _thread
import faulthandler
import importlib
import importlib.util
import io
import json
import os
import signal
import sys

TYPE_CHECKING = False
if TYPE_CHECKING:
    from types import ModuleType
    from typing import Any, BinaryIO

OLDEST_PYTHON = (3, 9)
CHANNEL_LOST_EXIT_CODE = 113
PACKAGE = "_tooldesk_python_function"

# made now: a tool may put functions of its own in the places of those in the json module
encode_message = json.JSONEncoder(separators=(",", ":")).encode
decode = json.JSONDecoder().decode


class Channel:
    """Where replies go; a tool that closed it ends the process."""

    def __init__(self, descriptor: int) -> None:
        self._descriptor = descriptor
        self._lock = _thread.allocate_lock()

    def send(self, message: dict[str, Any]) -> None:
        """Write one line, whole, whichever thread asks for it."""
        self.write(encode_message(message).encode("ascii") + b"\n")

    def write(self, line: bytes) -> None:
        """Write what is JSON already, and what belongs to it."""
        with self._lock:
            try:
                written = os.write(self._descriptor, line)
                while written < len(line):
                    line = line[written:]
                    written = os.write(self._descriptor, line)
            except OSError:
                os._exit(CHANNEL_LOST_EXIT_CODE)


class Lifeline:
    """Ends this process and its children when the app is gone; says when a call is cancelled."""

    def __init__(self, descriptor: int) -> None:
        self._descriptor = descriptor
        self.is_cancelled = False
        """Whether the app has asked the running call to end."""
        _thread.start_new_thread(self._watch, ())

    def _watch(self) -> None:
        try:
            while os.read(self._descriptor, 1):
                self.is_cancelled = True
        except OSError:
            pass
        if sys.platform == "win32":
            # this process holds nothing else: the app's job ends what it started
            os._exit(CHANNEL_LOST_EXIT_CODE)
        os.killpg(os.getpgrp(), signal.SIGKILL)


class Refusal(Exception):
    """A request that can't be answered; `error` is what the reply says."""

    def __init__(self, kind: str, message: str, **more: Any) -> None:
        super().__init__(message)
        self.error = {"kind": kind, "message": message, **more}


class Worker:
    """Answers one request at a time."""

    def __init__(
        self,
        channel: Channel,
        lifeline: Lifeline,
        requests: BinaryIO,
        package: ModuleType,
        is_sandboxed: bool,
    ) -> None:
        self._is_sandboxed = is_sandboxed
        self._channel = channel
        self._requests = requests
        self._lifeline = lifeline
        self._loading = importlib.import_module(f"{package.__name__}.module_loading")
        importlib.import_module(f"{package.__name__}.tracebacks").OUR_FOLDERS.append(
            os.path.dirname(__file__)
        )
        self._aftermath = importlib.import_module(f"{package.__name__}.aftermath")
        self._contexts = importlib.import_module(f"{package.__name__}.call_context")
        self._running = importlib.import_module(f"{package.__name__}.running")
        self._signatures = importlib.import_module(f"{package.__name__}.signature")
        self._reply_bytes = importlib.import_module(f"{package.__name__}.reply_lines").reply_bytes
        self._modules = self._loading.ToolModules()
        self._known: dict[Any, Any] = {}

    def answer(self, request: dict[str, Any]) -> None:
        """Do what a request asks and send the one last line for it."""
        answer = self._call if request["op"] == "call" else self._describe
        reply: dict[str, Any] = {"id": request["id"]}
        home = os.getpid()
        try:
            change_folder(request["cwd"])
            if self._modules.changed():
                raise Refusal("stale", "A file has changed since it was imported.")
            reply.update(answer(request))
        except Refusal as refusal:
            reply["error"] = refusal.error
        if os.getpid() != home:
            # a tool forked, and its child came all the way back here
            os._exit(0)
        self._modules.watch_imports()
        flush_output()
        reply.update(self._aftermath.of_call(self._is_sandboxed))
        self._channel.write(self._reply_bytes(reply))

    def _describe(self, request: dict[str, Any]) -> dict[str, Any]:
        try:
            functions = self._modules.functions(request["file"])
        except self._loading.ImportFailure as failure:
            raise refusal_of(failure) from None
        signature = self._signatures.ToolSignature
        return {"result": [signature(function, name).describe() for name, function in functions]}

    def _call(self, request: dict[str, Any]) -> dict[str, Any]:
        environment = request["env"]
        self._lifeline.is_cancelled = False
        context = self._contexts.CallContext.of_request(
            request, self._channel.send, self._receive, lambda: self._lifeline.is_cancelled
        )
        try:
            os.environ.update(environment)
            function, signature = self._function(request["file"], request["function"])
            outcome: dict[str, Any] = self._running.call(
                function, signature, request["arguments"], context, write_output
            )
            return outcome
        finally:
            context.finish()
            for name in environment:
                os.environ.pop(name, None)

    def _receive(self) -> dict[str, Any]:
        line = self._requests.readline() or b'{"refused": "Tooldesk is gone."}'
        message: dict[str, Any] = decode(line.decode("ascii"))
        return message

    def _function(self, path: str, name: str) -> tuple[Any, Any]:
        try:
            module = self._modules.load(path)
        except self._loading.ImportFailure as failure:
            raise refusal_of(failure) from None
        value = getattr(module, name, None)
        if not callable(value):
            raise Refusal("function", f"There is no function {name!r} at the top level.")
        if self._known.get((path, name), (None,))[0] is not value:
            self._known[path, name] = (value, *self._prepared(value))
        _, function, signature = self._known[path, name]
        return function, signature

    def _prepared(self, value: Any) -> tuple[Any, Any]:
        try:
            function = value().run if self._loading.is_tool_class(value) else value
            return function, self._signatures.ToolSignature(function)
        except Exception as reason:  # whatever a constructor of the user's raises
            message = f"It can't be called: {type(reason).__name__}: {reason}"
            raise Refusal("function", message) from reason


def refusal_of(failure: Any) -> Refusal:
    """What the reply says of a file that can't be imported."""
    kind = "file" if failure.is_missing else "import"
    more = {"module": failure.module} if failure.module else {}
    return Refusal(kind, failure.reason, line=failure.line, traceback=failure.trace, **more)


def change_folder(folder: str) -> None:
    """Make it the working folder."""
    try:
        os.chdir(folder)
    except OSError as reason:
        raise Refusal("cwd", f"{folder}: {reason.strerror}") from None


def write_output(text: str) -> None:
    """Show what a generator yielded, at once."""
    sys.stdout.write(text)
    sys.stdout.flush()


def flush_output() -> None:
    """Hand over everything that was printed, so that it comes before the result."""
    for stream in (sys.stdout, sys.stderr):
        try:
            stream.flush()
        except (OSError, ValueError, AttributeError):
            # the tool closed or replaced it; its output is its own affair
            continue


def load_package(folder: str) -> ModuleType:
    """Import tooldesk/tools/python_function under a name of its own, without touching sys.path."""
    spec = importlib.util.spec_from_file_location(
        PACKAGE, os.path.join(folder, "__init__.py"), submodule_search_locations=[folder]
    )
    assert spec is not None
    assert spec.loader is not None
    package = importlib.util.module_from_spec(spec)
    sys.modules[PACKAGE] = package
    spec.loader.exec_module(package)
    return package


def opened(numbers: list[int]) -> list[int]:
    """The descriptors of requests, replies and lifeline; Windows hands handles to a process."""
    if sys.platform == "win32":
        import msvcrt

        requests, replies, lifeline = numbers
        return [
            msvcrt.open_osfhandle(requests, os.O_RDONLY | os.O_BINARY),
            msvcrt.open_osfhandle(replies, os.O_WRONLY | os.O_BINARY),
            msvcrt.open_osfhandle(lifeline, os.O_RDONLY | os.O_BINARY),
        ]
    return numbers


def hide_from_tools(descriptors: list[int]) -> None:
    """Make this process look like any Python program that a tool could run in."""
    here = os.path.dirname(os.path.realpath(__file__))
    if sys.path and os.path.realpath(sys.path[0]) == here:
        del sys.path[0]
    sys.argv = [""]
    for descriptor in descriptors:
        os.set_inheritable(descriptor, False)
    faulthandler.enable(all_threads=False)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(encoding="utf-8", errors="backslashreplace", line_buffering=True)


def main() -> None:
    """Say that the interpreter works, then serve."""
    if sys.version_info < OLDEST_PYTHON:
        sys.exit("it is Python {}.{}".format(*sys.version_info[:2]))
    descriptors = opened([int(argument) for argument in sys.argv[1:4]])
    folder, is_sandboxed = sys.argv[4], sys.argv[5:] == ["sandboxed"]
    hide_from_tools(descriptors)
    channel = Channel(descriptors[1])
    channel.send({"ready": list(sys.version_info[:3])})
    lifeline, package = Lifeline(descriptors[2]), load_package(folder)
    sys.meta_path.insert(0, importlib.import_module(f"{PACKAGE}.declaration").DecoratorFinder())
    with open(descriptors[0], "rb") as requests:
        worker = Worker(channel, lifeline, requests, package, is_sandboxed)
        for line in iter(requests.readline, b""):
            worker.answer(decode(line.decode("ascii")))


if __name__ == "__main__":
    main()
