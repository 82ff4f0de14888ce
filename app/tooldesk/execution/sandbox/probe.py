"""probe: starts a program in a real sandbox and reads from /proc what is really kept away."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import tempfile
from collections.abc import Callable
from pathlib import Path

from tooldesk.execution.sandbox.bubblewrap import sandbox_words
from tooldesk.execution.sandbox.confinement import Confinement, Runner
from tooldesk.execution.sandbox.control_group import ControlGroup, group_homes
from tooldesk.execution.sandbox.support import Promise, SandboxSupport
from tooldesk.execution.sandbox.system_calls import NoFilterError, system_call_filter
from tooldesk.frozen_record import frozen_record
from tooldesk.systems import system
from tooldesk.systems.programs import programs
from tooldesk.tools.sandbox_policy import SandboxPolicy

_TIMEOUT_S = 10.0
_POLICY = SandboxPolicy(memory_mb=256, max_processes=20, temporary_mb=8, max_file_mb=8)
_CPU_S = 7
_NAMESPACES = ("user", "net", "pid", "mnt", "ipc", "uts")
_LOOK_AROUND = """
for name in user net pid mnt ipc uts; do echo "$name=$(readlink /proc/self/ns/$name)"; done
cat /proc/self/status /proc/self/limits
(echo >/sandbox-probe) 2>/dev/null && echo root=writable
(echo >/dev/sandbox-probe) 2>/dev/null && echo root=writable
[ -w /proc/sys/kernel/core_pattern ] && echo root=writable
(echo >"$0/probe") 2>/dev/null && echo folder=writable
"$1" --core=0 -- /bin/sh -c '(:)' || exit 1
"$1" --nproc=1 -- /bin/sh -c '(:)' 2>/dev/null || echo processes=bounded
"""
_INSTALL = "Install bubblewrap, on Debian and Ubuntu: sudo apt install bubblewrap"
_APPARMOR = Path("/proc/sys/kernel/apparmor_restrict_unprivileged_userns")


@frozen_record
class Probed:
    """What a probe found."""

    support: SandboxSupport
    """For people."""

    runner: Runner | None
    """What makes sandboxes; None when that can't be."""


def probe(find_program: Callable[[str], str | None] = shutil.which) -> Probed:
    """Find out what holds here; takes a few dozen milliseconds and blocks."""
    if system.NO_SANDBOX:
        return _unavailable(
            system.NO_SANDBOX, 'Set "execution_mode" to "native" for tools you trust.'
        )
    bubblewrap, limiter = find_program("bwrap"), find_program("prlimit")
    if bubblewrap is None:
        return _unavailable("bubblewrap is not installed", _INSTALL)
    if limiter is None:
        return _unavailable("prlimit is not installed", "Install the package util-linux.")
    try:
        system_call_filter()
    except NoFilterError as reason:
        return _unavailable(str(reason), "Install libseccomp, on Debian and Ubuntu: libseccomp2.")
    homes = group_homes()
    found = _look_around(Runner(bubblewrap, limiter, homes)) if homes else None
    if found is None or not found.support.is_available:
        # without control groups limits hold for each process, if they hold
        found = _look_around(Runner(bubblewrap, limiter, ()))
    return found


def _look_around(runner: Runner) -> Probed:
    with tempfile.TemporaryDirectory(prefix="tooldesk-probe-") as folder:
        confinement = Confinement(runner, _POLICY, _CPU_S, Path(folder).resolve())
        try:
            ended = _run(confinement)
        except (OSError, subprocess.TimeoutExpired) as reason:
            return _unavailable(f"no sandbox could be started: {reason}", "")
    if ended.returncode != 0:
        last_words = ended.stderr.strip().rpartition("\n")[2] or f"exit code {ended.returncode}"
        return _unavailable(last_words, _step_for(last_words))
    promises = _promises(ended.stdout, runner)
    broken = [promise.words for promise in promises if not promise.holds]
    if broken:
        why = f"this does not hold: {', '.join(broken)}"
        return _unavailable(why, _step_for_broken(runner), promises)
    return Probed(SandboxSupport(promises, _version(runner)), runner)


def _run(confinement: Confinement) -> subprocess.CompletedProcess[str]:
    policy, homes = confinement.policy, confinement.runner.homes
    limiter = confinement.runner.limiter
    memory_bytes = policy.memory_mb * 1_000_000
    group = ControlGroup.make(homes, programs.new_mark(), memory_bytes, policy.max_processes)
    reading, writing = os.pipe()
    try:
        os.write(writing, system_call_filter())
        os.close(writing)
        looking = ("/bin/sh", "-c", _LOOK_AROUND, str(confinement.folder), limiter)
        return subprocess.run(
            sandbox_words(confinement, group.process_files, looking, (), reading),
            pass_fds=(reading,),
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            errors="replace",
            env={"PATH": os.defpath},
            timeout=_TIMEOUT_S,
            check=False,
        )
    finally:
        os.close(reading)
        group.remove_waiting()


def _promises(seen: str, runner: Runner) -> tuple[Promise, ...]:
    own = {name: os.readlink(f"/proc/self/ns/{name}") for name in _NAMESPACES}
    facts = dict(re.findall(r"^(\w+)[=:][ \t]*(.*)$", seen, re.MULTILINE))

    def is_apart(*names: str) -> bool:
        return all(facts.get(name, own[name]) != own[name] for name in names)

    has_no_rights = facts.get("NoNewPrivs") == "1" and not int(facts.get("CapEff", "1"), 16)
    is_read_only = facts.get("root") != "writable" and facts.get("folder") == "writable"
    share = "in all" if runner.homes else "for each process"
    data, cpu = _limit(seen, "Max data size"), _limit(seen, "Max cpu time")
    has_processes = bool(runner.homes) or facts.get("processes") == "bounded"
    return (
        Promise("no network", is_apart("net", "ipc", "uts")),
        Promise("writes only to its own folder", is_apart("mnt") and is_read_only),
        Promise("sees no other process", is_apart("pid", "user")),
        Promise("no rights of yours", has_no_rights and facts.get("Seccomp") == "2"),
        Promise(f"limited memory {share}", data == _POLICY.memory_mb * 1_000_000),
        Promise("limited CPU time", cpu == _CPU_S),
        Promise("limited processes", has_processes),
    )


def _limit(seen: str, name: str) -> int | None:
    found = re.search(rf"^{name} +(\d+)", seen, re.MULTILINE)
    return None if found is None else int(found[1])


def _version(runner: Runner) -> str:
    try:
        said = subprocess.run(
            [runner.bubblewrap, "--version"], capture_output=True, text=True, timeout=_TIMEOUT_S
        )
    except (OSError, subprocess.TimeoutExpired):
        return "bubblewrap"
    return said.stdout.strip() or "bubblewrap"


def _step_for(last_words: str, apparmor: Path = _APPARMOR) -> str:
    is_denied = "ermi" in last_words and ("namespace" in last_words or "map" in last_words)
    if _says_yes(apparmor):
        return (
            "AppArmor keeps programs from making namespaces: give /usr/bin/bwrap a profile with "
            "the userns permission in /etc/apparmor.d and reload AppArmor."
        )
    if is_denied:
        return "Allow unprivileged user namespaces: sudo sysctl user.max_user_namespaces=10000"
    if "nknown option" in last_words:
        return "Install bubblewrap 0.8 or newer."
    return "Run Tooldesk outside of a container, or allow it to make namespaces."


def _says_yes(setting: Path) -> bool:
    """Whether a setting of the kernel is on; one that is absent or can't be read is not."""
    try:
        return setting.read_text(encoding="ascii").strip() == "1"
    except OSError:
        return False


def _step_for_broken(runner: Runner) -> str:
    if hasattr(os, "geteuid") and os.geteuid() == 0 and not runner.homes:
        return "Run Tooldesk as an ordinary user: limits of processes don't bind root."
    return "Use Linux 5.14 or newer."


def _unavailable(reason: str, next_step: str, promises: tuple[Promise, ...] = ()) -> Probed:
    return Probed(SandboxSupport(promises, "", reason, next_step), None)
