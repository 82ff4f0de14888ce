"""make conformance: the official suite's client scenarios, each in each era that it is about.

run_all.py [WORD ...] runs those with one of these words in their name. 1 when one fails that should
pass, or passes that is listed as one that can't.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

SUITE = "@modelcontextprotocol/conformance@0.2.0-alpha.12"
"""The first that knows the revision of 2026-07-28; it has the scenarios of the older ones, too."""

LEAST_NODE = 22
ERAS = ("2025-11-25", "2026-07-28")
TIMEOUT_MS = 120_000
CLIENT = Path(__file__).with_name("client.py")

CANNOT = {
    "auth/enterprise-managed-authorization": "an extension: an employer's identity provider",
    "auth/dpop": "an extension: tokens bound to a key, which the SDK has not",
    "auth/dpop-nonce": "an extension: tokens bound to a key, which the SDK has not",
    "auth/wif-jwt-bearer": "an extension: the identity of a workload in a cloud",
    "sep-2640-client-no-prefetch": "an extension: skills, which Tooldesk takes from no server",
    "sep-2640-client-verify-digest": "an extension: skills",
    "sep-2640-client-verify-size": "an extension: skills",
    "sep-2640-client-verify-frontmatter": "an extension: skills",
}
"""Scenarios that are not ours, and why. None of them is required by a revision."""

_LISTED = re.compile(r"^ +- (\S+) \[(.*)\]$", re.MULTILINE)
_PASSED = re.compile(r"^Passed: ([0-9]+)/([0-9]+)", re.MULTILINE)


def suite(*words: str) -> str:
    """What the suite prints."""
    with TemporaryDirectory(prefix="tooldesk-conformance-") as folder:
        done = subprocess.run(
            ["npx", "--yes", SUITE, *words],
            cwd=folder,
            capture_output=True,
            text=True,
            check=False,
        )
    return done.stdout + done.stderr


def scenarios(words: list[str]) -> Iterator[tuple[str, str]]:
    """Name and era; an era of "" is the suite's own choice."""
    listed = _LISTED.findall(suite("list", "--client"))
    if not listed:
        sys.exit(f"{SUITE} can't be had, or lists nothing.")
    for name, about in listed:
        if words and not any(word in name for word in words):
            continue
        eras = [era for era in ERAS if era in about]
        for era in eras or [""]:
            yield name, era


def outcome(name: str, era: str) -> tuple[bool, str]:
    """Whether it passed, and what the suite said."""
    python = sys.executable
    words = ["client", "--scenario", name, "--timeout", str(TIMEOUT_MS)]
    words += ["--command", f"{python} {CLIENT}"]
    said = suite(*words, *(["--spec-version", era] if era else []))
    found = _PASSED.search(said)
    return "OVERALL: PASSED" in said and found is not None and found[2] != "0", said


def main(words: list[str]) -> int:
    """Run them."""
    version = ""
    if (node := shutil.which("node")) and shutil.which("npx"):
        version = subprocess.run([node, "--version"], capture_output=True, text=True).stdout
    if not version or int(version.lstrip("v").partition(".")[0]) < LEAST_NODE:
        found = version.strip() or "none"
        sys.stdout.write(
            f"The suite needs Node {LEAST_NODE} or newer with npx; found: {found}.\n"
            f"`npm install node@{LEAST_NODE}` in any folder gives one, in node_modules/node/bin; "
            "put that first in PATH.\n"
        )
        return 2
    code = 0
    for name, era in scenarios(words):
        has_passed, said = outcome(name, era)
        is_right = has_passed != (name in CANNOT)
        count = _PASSED.search(said)
        checks = f"{count[1]} of {count[2]} checks" if count else "no checks"
        state = "ok" if is_right else "WRONG"
        why = f"  can't: {CANNOT[name]}" if name in CANNOT else ""
        sys.stdout.write(f"{state:5} {era or 'any':10} {name}: {checks}{why}\n")
        sys.stdout.flush()
        if not is_right:
            code = 1
            sys.stdout.write(said)
    return code


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
