"""How long 20 variables take to resolve off the loop's thread, beside 20 bare keyring reads."""

from __future__ import annotations

import asyncio
import os
import shutil
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path

COUNT = 20
ROUNDS = 20
LIMIT_MS = 30
INSIDE = "TOOLDESK_BENCH_KEYRING"
WITH_KEYRING = (
    'printf bench | gnome-keyring-daemon --unlock --components=secrets >/dev/null 2>&1; exec "$@"'
)


def main() -> None:
    """Measure inside a D-Bus session with a throw-away GNOME Keyring, which this starts."""
    if os.environ.get(INSIDE):
        asyncio.run(measure(Path(os.environ[INSIDE])))
    elif not (shutil.which("gnome-keyring-daemon") and shutil.which("dbus-run-session")):
        print("gnome-keyring or dbus is not installed: packaging/debian_packages.sh test")
    else:
        with tempfile.TemporaryDirectory() as folder:
            runtime = Path(folder, "runtime")
            runtime.mkdir(mode=0o700)
            own = {"HOME": folder, "XDG_RUNTIME_DIR": str(runtime), INSIDE: folder}
            words = ["sh", "-c", WITH_KEYRING, "sh", sys.executable, __file__]
            subprocess.run(["dbus-run-session", "--", *words], env=os.environ | own, check=True)


async def measure(folder: Path) -> None:
    """Print how long it takes cold and warm, and how long the loop itself was held."""
    import keyring

    from tooldesk.redaction.redactor import Redactor
    from tooldesk.secret_vault.resolution import resolve
    from tooldesk.secret_vault.vault import SecretVault
    from tooldesk.storage.database import Database
    from tooldesk.tools.env_var import EnvVar

    database = Database(folder / "tooldesk.db")

    def new_vault() -> SecretVault:
        return SecretVault(database, Redactor(), folder / "workspace", folder / "secrets.json")

    variables = [EnvVar(name=f"KEY_{number}") for number in range(COUNT)]
    vault = new_vault()
    for each in variables:
        await vault.set(each.name, f"value-of-{each.name}")
    began = time.perf_counter()
    for each in variables:
        await asyncio.to_thread(keyring.get_password, "tooldesk", each.name)
    bare_ms = (time.perf_counter() - began) * 1000
    started_ms = await _timed(new_vault(), variables)
    warm_ms = min([await _timed(vault, variables) for _ in range(ROUNDS)])
    held_ms = await _loop_held(resolve(vault, variables, {}))
    await database.close()
    print(f"{COUNT} bare keyring reads: {bare_ms:.1f} ms")
    print(f"first resolving after a start: {started_ms:.1f} ms, {started_ms / bare_ms:.2f} x bare")
    print(
        f"resolving {COUNT} variables, warm: {warm_ms:.2f} ms (at most {LIMIT_MS}),"
        f" {warm_ms / LIMIT_MS:.2f} x the limit, {warm_ms / bare_ms:.3f} x bare"
    )
    print(f"of it on the loop's own thread: {held_ms:.2f} ms")


async def _timed(vault: object, variables: list[object]) -> float:
    from tooldesk.secret_vault.resolution import resolve

    began = time.perf_counter()
    resolved = await resolve(vault, variables, {})  # type: ignore[arg-type]
    took_ms = (time.perf_counter() - began) * 1000
    assert all(each.value for each in resolved)
    return took_ms


async def _loop_held(work: object) -> float:
    """CPU time of this thread alone: what the window would be held up by."""
    assert threading.current_thread() is threading.main_thread()
    began = time.thread_time()
    await work  # type: ignore[misc]
    return (time.thread_time() - began) * 1000


if __name__ == "__main__":
    main()
