"""CallContext: what a function gets that has a parameter called `context`.

It tells the app by messages, see worker_script.py: {"id", "progress"}, {"id", "heeds_cancel"}, and
{"id", "sign"}, which alone is answered.
"""

from __future__ import annotations

import _thread
import base64
import os
import time
from collections.abc import Callable, Mapping
from typing import Any

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


class CallContext:
    """What a tool may know and do of its call.

    Attributes:
        signer: Signs for the tool; None unless its definition declares a signer.
        agent_name: Who calls.
        agent_role: What the calling agent is there for.
        fingerprint_context: Security metadata of whoever is behind the call.
    """

    def __init__(
        self,
        request: dict[str, Any],
        send: Send,
        is_cancelled: Callable[[], bool],
        signer: CallSigner | None,
    ) -> None:
        caller = request.get("caller", {})
        self.signer = signer
        self.agent_name: str = caller.get("agent_name", "")
        self.agent_role: str = caller.get("agent_role", "")
        self.fingerprint_context: dict[str, str] = caller.get("fingerprint_context", {})
        self._call_id = request["id"]
        self._send = send
        self._is_cancelled = is_cancelled
        self._held_back: list[Any] | None = None
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
        """The context of a call, with a signer when the request describes one."""
        described = request.get("signer")
        signer = CallSigner(request["id"], described, send, receive) if described else None
        return cls(request, send, is_cancelled, signer)

    def progress(self, fraction: float | None = None, message: str = "") -> None:
        """Tell how far the call is: a fraction from 0 to 1 or None, and a few words."""
        if fraction is not None:
            fraction = min(1.0, max(0.0, float(fraction)))
        self._held_back = [fraction, str(message)]
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
            self._send({"id": self._call_id, "progress": self._held_back})
            self._held_back = None
            self._next_at = time.monotonic() + PROGRESS_INTERVAL_S

    @property
    def cancelled(self) -> bool:
        """Whether the call is to end; a tool that asks gets a moment to clean up."""
        if not self._has_asked and not self._is_over:
            self._has_asked = True
            self._send({"id": self._call_id, "heeds_cancel": True})
        return self._is_cancelled()

    @property
    def env(self) -> Mapping[str, str]:
        """The variables of the call."""
        return os.environ

    @property
    def working_dir(self) -> str:
        """The folder the call works in."""
        return os.getcwd()
