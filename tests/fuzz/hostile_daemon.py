"""CODE: a tool that leaves a daemon behind, which gets rid of all by which it could be known.

The daemon is a "sleep" of a number of seconds that nobody else sleeps for.
"""

from __future__ import annotations

TRICKS = (
    "nothing more",
    "empty environment",
    "fresh environment",
    "lowered limits",
    "closed descriptors",
    "own supervisor",
    "all of it",
    "ended supervisor",
)
"""What the daemon does besides two forks and a session of its own."""

NATIVE_ONLY = TRICKS[-1:]
"""A sandbox does not show the process above."""

ENDS = ("returns", "hangs", "crashes")
"""What the tool does then."""

CODE = """
import ctypes, os, resource, signal, sys, time

def run(trick: str, end: str, seconds: str) -> str:
    everything = trick in ("all of it", "ended supervisor", "stopped supervisor")
    if trick == "ended supervisor":
        signal.pthread_sigmask(signal.SIG_BLOCK, range(1, 32))
        above = os.getppid()
    ready, is_ready = os.pipe()
    if not os.fork():
        os.setsid()
        if os.fork():
            os._exit(0)
        environment = dict(os.environ)
        if everything or trick == "own supervisor":
            ctypes.CDLL(None).prctl(36, 1, 0, 0, 0)
            if os.fork():
                time.sleep(600)
        if everything or trick == "empty environment":
            environment = {}
        if trick == "fresh environment":
            environment = {"PATH": "/usr/bin:/bin", "HOME": "/", "TOOLDESK_WORKER": "1-00-1"}
        if everything or trick == "lowered limits":
            for limit in (resource.RLIMIT_RTTIME, resource.RLIMIT_CORE, resource.RLIMIT_MEMLOCK):
                hard = resource.getrlimit(limit)[1]
                lowest = 4096 if hard == resource.RLIM_INFINITY else min(4096, hard)
                resource.setrlimit(limit, (lowest, lowest))
        os.set_inheritable(is_ready, True)
        if everything or trick == "closed descriptors":
            os.closerange(0, is_ready)
            os.closerange(is_ready + 1, 1024)
            os.write(is_ready, b"x")
            os.close(is_ready)
        else:
            os.write(is_ready, b"x")
        os.execve("/usr/bin/sleep", ["sleep", seconds], environment)
    os.close(is_ready)
    os.wait()
    if not os.read(ready, 1):
        raise RuntimeError("there is no daemon")
    if trick == "ended supervisor":
        os.kill(above, signal.SIGKILL)
    if trick == "stopped supervisor":
        os.kill(os.getppid(), signal.SIGSTOP)
    while end == "hangs":
        time.sleep(1)
    if end == "crashes":
        os._exit(3)
    return "done"

if __name__ == "__main__":
    print(run(*sys.argv[1:]))
"""
