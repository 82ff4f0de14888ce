"""WorkerKind: what a worker process is for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tooldesk.frozen_record import frozen_record

if TYPE_CHECKING:
    from tooldesk.execution.sandbox.confinement import Confinement


@frozen_record
class WorkerKind:
    """What decides whether a call may run in a worker."""

    interpreter: str
    """Path of the Python that runs in it."""

    confinement: Confinement | None = None
    """How it is kept away from the machine; None is not at all."""


class RequestNotSentError(Exception):
    """The worker was gone before it had read the request; another one may take it."""
