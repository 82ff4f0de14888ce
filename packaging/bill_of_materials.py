"""Write what Tooldesk with its window is made of: an SBOM (CycloneDX 1.6) and the licences.

    bill_of_materials.py DIST [NAME …]

DIST gets tooldesk-VERSION.cdx.json and tooldesk-VERSION-licences.txt. What is meant are the
distributions of this environment that tooldesk[window] leads to on this system, and those named;
where DIST is a packaged folder, CPython and the libraries of the system that lie in it too.
`--others [NAME …]` prints the names of all others.
Neither has a date, an index or a place of this computer in it, so that both can be compared.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Collection, Iterable, Iterator, Mapping
from importlib import metadata
from pathlib import Path

from carried_libraries import Carried, carried
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

PROGRAM = "tooldesk"
LICENCE_FILES = re.compile(r"(?i)^(licen[cs]e|copying|notice|copyright|authors)|-OFL\.txt$")


OWN_TEXTS = Path(__file__).with_name("licences")
"""Of licences whose text some authors leave out of what they publish."""

TEXTS_OF = {
    "LGPL-3.0-only": ("LGPL-3.0-only", "GPL-3.0-only"),  # the first adds to the second
    "MIT": ("MIT",),
    "MIT License": ("MIT",),
}


def main(words: list[str]) -> int:
    """Write both files, or name what is not in them; gives the exit code."""
    dist, *more = words
    needed = graph(more)
    if dist == "--others":
        there = {canonicalize_name(each.name) for each in metadata.distributions()}
        sys.stdout.writelines(f"{name}\n" for name in sorted(there - needed.keys()))
        return 0
    names = sorted(needed, key=lambda name: (name != PROGRAM, name))
    shipped = [metadata.distribution(name) for name in names]
    inside = Path(dist, "_internal")
    besides = carried(inside, shipped) if inside.is_dir() else []
    stem = f"{PROGRAM}-{shipped[0].version}"
    Path(dist, f"{stem}.cdx.json").write_text(
        json.dumps(sbom(shipped, needed, besides), indent=2) + "\n", encoding="utf-8"
    )
    Path(dist, f"{stem}-licences.txt").write_text(licences(shipped, besides), encoding="utf-8")
    return 0


def graph(more: Iterable[str] = ()) -> dict[str, set[str]]:
    """Each distribution that tooldesk[window] leads to here, itself too, with those it needs."""
    needed: dict[str, set[str]] = {}
    seen: set[tuple[str, str]] = set()
    ahead = [(PROGRAM, "window"), *((name, "") for name in more)]
    while ahead:
        name, extra = ahead.pop()
        if (name, extra) in seen:
            continue
        seen.add((name, extra))
        found = list(_needs(name, extra))
        needed.setdefault(name, set()).update(other for other, _ in found if other != name)
        ahead += found
    return needed


def _needs(name: str, extra: str) -> Iterator[tuple[str, str]]:
    for each in map(Requirement, metadata.requires(name) or ()):
        if each.marker is None or each.marker.evaluate({"extra": extra}):
            for its_extra in ("", *each.extras):
                yield canonicalize_name(each.name), its_extra


def sbom(
    shipped: list[metadata.Distribution],
    needed: Mapping[str, Collection[str]],
    besides: Collection[Carried] = (),
) -> dict[str, object]:
    """A CycloneDX document of the first, which is made of the rest."""
    own, *others = map(_component, shipped)
    own["type"] = "application"
    refs = {canonicalize_name(each.name): _ref(each) for each in shipped}
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {"component": own},
        "components": [*others, *map(_carried_component, besides)],
        "dependencies": [
            {"ref": ref, "dependsOn": sorted(refs[other] for other in needed[name])}
            for name, ref in refs.items()
        ],
    }


def _component(shipped: metadata.Distribution) -> dict[str, object]:
    told = shipped.metadata
    return {
        "type": "library",
        "bom-ref": _ref(shipped),
        "name": shipped.name,
        "version": shipped.version,
        "description": told["Summary"] or "",
        "licenses": [_licence(shipped)],
        "purl": _ref(shipped),
    }


def _carried_component(one: Carried) -> dict[str, object]:
    return {
        "type": "library",
        "bom-ref": one.purl,
        "name": one.name,
        "version": one.version,
        "licenses": [{"license": {"name": one.licence}}],
        "purl": one.purl,
    }


def _ref(shipped: metadata.Distribution) -> str:
    return f"pkg:pypi/{canonicalize_name(shipped.name)}@{shipped.version}"


def _licence(shipped: metadata.Distribution) -> dict[str, object]:
    """As CycloneDX has it: an SPDX expression, or else the name that its authors give."""
    expression = shipped.metadata["License-Expression"]
    return {"expression": expression} if expression else {"license": {"name": _named(shipped)}}


def _named(shipped: metadata.Distribution) -> str:
    told = shipped.metadata
    classes = [
        each.rpartition(" :: ")[2]
        for each in told.get_all("Classifier", [])
        if each.startswith("License :: ")
    ]
    # some have the whole text in that field
    words = (told["License"] or "").strip()
    if " OR " in words and "\n" not in words:
        return words  # more exact than classes, which say "Other/Proprietary" beside it
    return "; ".join(classes) or (words if words and "\n" not in words else "see its texts")


def licences(shipped: list[metadata.Distribution], besides: Collection[Carried] = ()) -> str:
    """A line for each, then the texts that came with each."""
    lines = ["What this package is made of, and under which licence", ""]
    lines += [f"{each.name} {each.version}: {_words(each)}" for each in shipped]
    lines += [f"{each.name} {each.version}: {each.licence}" for each in besides]
    for each in shipped:
        for place, text in _texts(each):
            lines += ["", "=" * 80, f"{each.name} {each.version}: {place}", "=" * 80, "", text]
    for one in besides:
        lines += ["", "=" * 80, f"{one.name} {one.version}", "=" * 80, "", one.text]
    return "\n".join(lines) + "\n"


def _words(shipped: metadata.Distribution) -> str:
    return shipped.metadata["License-Expression"] or _named(shipped)


def _texts(shipped: metadata.Distribution) -> Iterator[tuple[str, str]]:
    """The texts that came with it, else those of the first licence that its authors offer.

    Raises:
        LookupError: there are none, so that nobody may ship it.
    """
    if found := list(_brought_texts(shipped)):
        yield from found
        return
    offered = _words(shipped).split(" OR ")
    names = next((TEXTS_OF[each] for each in offered if each in TEXTS_OF), None)
    if names is None:
        raise LookupError(f"{shipped.name} {shipped.version} has no text of its licence")
    for name in names:
        yield f"{name}.txt", (OWN_TEXTS / f"{name}.txt").read_text(encoding="utf-8").strip()


def _brought_texts(shipped: metadata.Distribution) -> Iterator[tuple[str, str]]:
    for file in sorted(shipped.files or (), key=str):
        is_told = ".dist-info" in str(file) and LICENCE_FILES.search(file.name)
        if is_told and (place := Path(str(file.locate()))).is_file():
            yield file.name, place.read_text(encoding="utf-8", errors="replace").strip()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
