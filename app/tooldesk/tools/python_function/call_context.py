"""CallContext: what a function gets that asks for it, in this process and in a worker.

In a worker it tells the app by messages, see worker_script.py: {"id", "progress"}, {"id",
"heeds_cancel"}, and {"id", "sign"}, which alone is answered.
"""

from __future__ import annotations

import _thread
import base64
import os
import pathlib
import time
import types
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

Send = Callable[[dict[str, Any]], None]
"""Writes one message to the app, from any thread."""

Receive = Callable[[], dict[str, Any]]
"""Waits for the app's answer to a request for a signature."""

PROGRESS_INTERVAL_S = 1 / 30


class CallSigner:
    """Asks the app for signatures of a key that never comes here.

    Attributes:
        key_name: What the key is called.
        key_type: "ed25519" or "secp256k1".
        public_key: 32 bytes for Ed25519; 33, compressed, for secp256k1.
    """

    def __init__(self, call_id: int, described: list[str], send: Send, receive: Receive) -> None:
        self._call_id = call_id
        self._send = send
        self._receive = receive
        self._lock = _thread.allocate_lock()
        self._is_over = False
        self.key_name, self.key_type = described[:2]
        self.public_key = base64.b64decode(described[2])

    def sign(self, data: bytes, is_digest: bool = False) -> bytes:
        """A signature of 64 bytes over data, or over a digest of 32 bytes that was made of it.

        Raises:
            PermissionError: the person said no, or the key can't sign that.
        """
        asked = [base64.b64encode(bytes(data)).decode("ascii"), bool(is_digest)]
        with self._lock:
            if self._is_over:
                raise PermissionError("The call is over; nothing is signed any more.")
            self._send({"id": self._call_id, "sign": asked})
            reply = self._receive()
        if "refused" in reply:
            raise PermissionError(reply["refused"])
        return base64.b64decode(reply["signature"])

    def finish(self) -> None:
        """The call is over, but for a signature that another thread still waits for."""
        with self._lock:
            self._is_over = True


class CallCancelledError(Exception):
    """The call is to end, and the tool asked for this to end it."""


class Cancellation:
    """Says whether the call is to end; a tool that asks gets a moment to clean up."""

    def __init__(self, is_cancelled: Callable[[], bool]) -> None:
        self._is_cancelled = is_cancelled

    @property
    def is_cancelled(self) -> bool:
        """Whether the call is to end."""
        return self._is_cancelled()

    def raise_if_cancelled(self) -> None:
        """Go no further when the call is to end.

        Raises:
            CallCancelledError: it is.
        """
        if self.is_cancelled:
            raise CallCancelledError("The call was cancelled.")


class Permissions(NamedTuple):
    """What the call may do; tooldesk/tools/call_permissions.py says what each is."""

    permission: str = "allow"
    allowed_by: str = ""
    is_sandboxed: bool = False
    folders: Any = None
    hosts: Any = None

    @classmethod
    def of(cls, said: dict[str, Any]) -> Permissions:
        """Those of a request, in which tuples have become lists."""
        fields: dict[str, Any] = {
            name: tuple(it) if isinstance(it, list) else it for name, it in said.items()
        }
        return cls(**fields)


class CallContext:
    """What a tool may know and do of its call.

    Attributes:
        working_dir: The folder the call works in.
        env_vars: The variables that the tool declares, with their values.
        session_id: Calls of one conversation share it.
        permissions: What the call may do.
        cancellation: Says whether the call is to end.
        signer: Signs for the tool; None unless its definition declares a signer.
        agent_name: Who calls.
        agent_role: What the calling agent is there for.
        fingerprint_context: Security metadata of whoever is behind the call.
    """

    def __init__(
        self,
        call: dict[str, Any],
        working_dir: str,
        report: Callable[[float | None, str], None],
        is_cancelled: Callable[[], bool],
        signer: Any = None,
        on_heeding: Callable[[], None] = lambda: None,
    ) -> None:
        """`call` has what of a request is for the function, see worker_script.py."""
        caller = call.get("caller", {})
        self.working_dir = pathlib.Path(working_dir)
        self.env_vars: Mapping[str, str] = types.MappingProxyType(dict(call.get("env", {})))
        self.session_id: str = call.get("session_id", "")
        self.permissions = Permissions.of(call.get("permissions", {}))
        self.cancellation = Cancellation(self._look_out)
        self.signer = signer
        self.agent_name: str = caller.get("agent_name", "")
        self.agent_role: str = caller.get("agent_role", "")
        self.fingerprint_context: dict[str, str] = caller.get("fingerprint_context", {})
        self._report = report
        self._is_cancelled = is_cancelled
        self._on_heeding = on_heeding
        self._held_back: tuple[float | None, str] | None = None
        self._next_at = 0.0
        self._has_asked = False
        self._is_over = False

    @classmethod
    def of_request(
        cls,
        request: dict[str, Any],
        send: Send,
        receive: Receive,
        is_cancelled: Callable[[], bool],
    ) -> CallContext:
        """The context of a worker's call, with a signer when the request describes one."""
        call_id, described = request["id"], request.get("signer")
        return cls(
            request,
            os.getcwd(),
            lambda *progress: send({"id": call_id, "progress": list(progress)}),
            is_cancelled,
            CallSigner(call_id, described, send, receive) if described else None,
            lambda: send({"id": call_id, "heeds_cancel": True}),
        )

    def progress(self, fraction: float | None = None, message: str = "") -> None:
        """Tell how far the call is: a fraction from 0 to 1 or None, and a few words."""
        if fraction is not None:
            fraction = min(1.0, max(0.0, float(fraction)))
        self._held_back = fraction, str(message)
        if time.monotonic() >= self._next_at:
            self._flush()

    def finish(self) -> None:
        """The call is over: nothing is sent any more, by threads of the tool's neither."""
        if self.signer is not None:
            self.signer.finish()
        self._flush()
        self._is_over = True

    def _flush(self) -> None:
        if self._held_back is not None and not self._is_over:
            self._report(*self._held_back)
            self._held_back = None
            self._next_at = time.monotonic() + PROGRESS_INTERVAL_S

    def _look_out(self) -> bool:
        if not self._has_asked and not self._is_over:
            self._has_asked = True
            self._on_heeding()
        return self._is_cancelled()

    @property
    def cancelled(self) -> bool:
        """The same as cancellation.is_cancelled."""
        return self._look_out()

    @property
    def env(self) -> Mapping[str, str]:
        """All variables of the process that the call runs in, with those of the tool."""
        return {**os.environ, **self.env_vars}
