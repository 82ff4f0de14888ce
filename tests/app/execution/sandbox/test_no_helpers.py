"""No other program can be had to start something for a sandboxed tool, which would outlive it."""

from __future__ import annotations

import os
import socket

import pytest

SERVICES = (
    "/run/dbus/system_bus_socket",
    "/var/run/dbus/system_bus_socket",
    "/run/systemd/private",
    "/run/systemd/notify",
    "/run/docker.sock",
    "/run/user",
    "/var/spool/cron",
    "/var/spool/at",
    "/etc/cron.d",
    "/etc/crontab",
    "/etc/systemd",
    "/sys/fs/cgroup",
    "/tmp/.X11-unix",
)
"""Where service managers, timers and the desktop take orders."""


async def test_nothing_that_starts_programs_on_order_is_there(bench):
    result = await bench.run(
        """
        import os
        def run(places: list) -> list:
            found = [place for place in places if os.path.lexists(place)]
            told = [name for name in os.environ if name.startswith(("DBUS_", "XDG_RUNTIME"))]
            return [*found, *told]
        """,
        arguments={"places": SERVICES},
    )
    assert result.structured == []


@pytest.mark.parametrize("name", ["\0/tmp/dbus-tooldesk", "\0/org/freedesktop/systemd1/tooldesk"])
async def test_abstract_socket_of_a_bus_is_out_of_reach(bench, name):
    with socket.socket(socket.AF_UNIX) as bus:
        address = f"{name}-{os.getpid()}"
        bus.bind(address)
        bus.listen()
        result = await bench.run(
            """
            import socket
            def run(address: str) -> str:
                try:
                    socket.socket(socket.AF_UNIX).connect(address)
                except OSError as refused:
                    return type(refused).__name__
                return "connected"
            """,
            arguments={"address": address},
        )
    assert result.joined_text == "ConnectionRefusedError"


async def test_set_user_id_gives_no_rights(bench):
    result = await bench.run(
        """
        import os
        def run() -> dict:
            told = dict(
                line.split(":\\t", 1)
                for line in open("/proc/self/status").read().splitlines() if ":\\t" in line
            )
            mounts = [line.split()[5] for line in open("/proc/self/mountinfo")]
            return {
                "new privileges": told["NoNewPrivs"].strip(),
                "capabilities": [told[name].strip("0 ") for name in ("CapEff", "CapPrm", "CapInh")],
                "open mounts": [each for each in mounts if "nosuid" not in each.split(",")],
            }
        """
    )
    assert not result.is_error, result.joined_text
    found = result.structured
    assert found["new privileges"] == "1"
    assert found["open mounts"] == []
    assert found["capabilities"] == ["", "", ""]
