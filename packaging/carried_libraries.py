"""What a packaged folder carries beside distributions: CPython, and libraries of this Debian."""

from __future__ import annotations

import os
import platform
import re
import subprocess
from collections.abc import Collection, Iterator
from dataclasses import dataclass
from importlib import metadata
from pathlib import Path

LIBRARY = re.compile(r"\.so(\.\d+)*$")
SYSTEM_FOLDERS = ("/lib/", "/usr/lib/")
DOCUMENTS = Path("/usr/share/doc")
CPYTHON_FILES = re.compile(r"^(libpython3|python3\.\d+/lib-dynload/)")


@dataclass(frozen=True)
class Carried:
    """One that is shipped: its licence in words (all that its source names), and its text."""

    name: str
    version: str
    licence: str
    text: str
    purl: str


def carried(folder: Path, shipped: Collection[metadata.Distribution]) -> list[Carried]:
    """CPython and each Debian package that a library in the folder (`_internal`) is of.

    Raises:
        LookupError: a library is there whose origin nobody knows, or one without a licence's text.
    """
    of_distributions = {Path(str(file)).name for each in shipped for file in each.files or ()}
    tops = {str(file).split("/")[0] for each in shipped for file in each.files or ()}
    names: set[str] = set()
    for file in sorted(each for each in folder.rglob("*") if LIBRARY.search(each.name)):
        place = file.relative_to(folder).as_posix()
        is_of_distribution = file.name in of_distributions or (
            "/" in place and place.split("/")[0] in tops
        )
        if not is_of_distribution and not CPYTHON_FILES.search(place):
            names.add(file.name)
    packages = {_package_of(name) for name in names}
    return [_cpython(), *(_of_debian(each) for each in sorted(packages))]


def _cpython() -> Carried:
    version = platform.python_version()
    text = next((each.read_text(encoding="utf-8") for each in _cpython_texts()), None)
    if text is None:
        raise LookupError("There is no text of CPython's licence")
    return Carried("CPython", version, "PSF-2.0", text, f"pkg:generic/cpython@{version}")


def _cpython_texts() -> Iterator[Path]:
    standard = Path(os.__file__).parent
    release = "python" + ".".join(platform.python_version_tuple()[:2])
    for place in (standard / "LICENSE.txt", DOCUMENTS / release / "copyright"):
        if place.is_file():
            yield place


def _package_of(library: str) -> str:
    told = _ask("-S", f"*/{library}")
    for line in told.splitlines():
        packages, _, path = line.partition(": ")
        if path.startswith(SYSTEM_FOLDERS) and path.endswith(f"/{library}"):
            return packages.split(",")[0]
    raise LookupError(f"{library} is shipped, and no distribution or Debian package has it")


def _of_debian(package: str) -> Carried:
    name, version = _ask("-W", "-f", "${Package} ${Version}", package).split()
    place = DOCUMENTS / name / "copyright"
    if not place.is_file():
        raise LookupError(f"{name} {version} has no text of its licence")
    text = place.read_text(encoding="utf-8", errors="replace").strip()
    found = dict.fromkeys(re.findall(r"(?m)^License:[ \t]*(\S.*)$", text))
    licence = "; ".join(found) or "see its texts"
    return Carried(name, version, licence, text, f"pkg:deb/debian/{name}@{version}")


def _ask(*words: str) -> str:
    done = subprocess.run(["dpkg-query", *words], capture_output=True, text=True, check=False)
    return done.stdout
