"""The lock: whatever the Python, the program gets what it is written and tested for."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def test_each_library_of_the_program_is_locked_once() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    wanted = [*project["dependencies"]]
    for more in project["optional-dependencies"].values():
        wanted += more
    names = [_normal(re.split(r"[\[<>=; ]", each)[0]) for each in wanted]
    lock = (ROOT / "requirements.lock").read_text(encoding="utf-8")
    locked = Counter(map(_normal, re.findall(r"(?m)^([A-Za-z0-9._-]+)==", lock)))
    assert len(names) > 30
    assert {name: locked[name] for name in names} == dict.fromkeys(names, 1)


def _normal(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()
