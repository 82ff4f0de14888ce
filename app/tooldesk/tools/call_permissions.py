"""CallPermissions: what a call may do, for the function that asks."""

from __future__ import annotations

from tooldesk.frozen_record import frozen_record


@frozen_record
class CallPermissions:
    """What let a call run, and what keeps it away from the machine."""

    permission: str = "allow"
    """What the definition says of the call: "allow", or "ask" when a person said yes."""

    allowed_by: str = ""
    """What allowed it, in words; "" where nothing had to."""

    is_sandboxed: bool = False
    """Whether a sandbox holds it."""

    folders: tuple[str, ...] | None = None
    """Folders it can write to; None is all that the person can."""

    hosts: tuple[str, ...] | None = None
    """Hosts it can reach; none in a sandbox, None is any."""

    def to_json(self) -> dict[str, object]:
        """All of it, by the names of the fields."""
        return {
            "permission": self.permission,
            "allowed_by": self.allowed_by,
            "is_sandboxed": self.is_sandboxed,
            "folders": self.folders,
            "hosts": self.hosts,
        }
