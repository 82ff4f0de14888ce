"""skill: what somebody wrote down of how something is done."""

from __future__ import annotations

import os
from typing import NamedTuple

from tooldesk.errors import InvalidInputError
from tooldesk.execution.builtin_tool.functions.place import Place
from tooldesk.execution.builtin_tool.functions.text_files import decoded
from tooldesk.natural_order import natural_key

FOLDER = "skills"
FILE = "SKILL.md"
MOST_SKILLS = 500
MOST_BYTES = 500_000
_LONGEST_DESCRIPTION = 500


class _Skill(NamedTuple):
    """One folder with a SKILL.md."""

    name: str
    """What it is called: by its front matter, else like its folder."""

    description: str
    """When it is of use."""

    text: str
    """What it says, without front matter."""

    path: str
    """Its folder."""


def skill(place: Place, name: str | None = None, file: str | None = None) -> str:
    """Read a skill: instructions for a kind of task. Without a name, list the skills there are.

    Args:
        place: The folders of the call.
        name: Which skill.
        file: Another file in the folder of that skill, relative to it.
    """
    found = _skills(place)
    if name is None:
        lines = [f"- {each.name}: {each.description}" for each in found]
        return "\n".join(lines) or f"There are no skills: no folder {FOLDER}/NAME has a {FILE}."
    chosen = next((each for each in found if each.name == name), None)
    if chosen is None:
        names = ", ".join(each.name for each in found)
        none = "Go on without: there are no skills here."
        raise InvalidInputError(
            f"There is no skill called {name}.",
            next_step=f"Name one of these: {names}." if names else none,
        )
    if file is not None:
        # below the folder of the skill, and by the place of the call, which hides some files
        Place(str(place.resolve(chosen.path))).resolve(file)
        return decoded(place.read_bytes(f"{chosen.path}/{file}", MOST_BYTES), file).text
    others = sorted(
        os.path.relpath(os.path.join(folder, each), place.resolve(chosen.path))
        for folder, _, names in os.walk(place.resolve(chosen.path))
        for each in names
        if each != FILE
    )[:MOST_SKILLS]
    return f"{chosen.text}\n\nFiles of this skill: {', '.join(others)}" if others else chosen.text


def _skills(place: Place) -> list[_Skill]:
    root = place.resolve(FOLDER)
    try:
        names = sorted(os.listdir(root), key=natural_key)[:MOST_SKILLS]
    except OSError:
        return []
    found = []
    for name in names:
        path = f"{FOLDER}/{name}"
        try:
            text = decoded(place.read_bytes(f"{path}/{FILE}", MOST_BYTES), path).text
        except InvalidInputError:
            continue  # no skill, or one that leads elsewhere
        found.append(_read(name, path, text))
    return found


def _read(folder: str, path: str, text: str) -> _Skill:
    """By the two keys of its front matter that say what it is; the others are for other readers."""
    said: dict[str, str] = {}
    head, mark, body = text.removeprefix("---\n").partition("\n---")
    if not text.startswith("---\n") or not mark:
        return _Skill(folder, text.strip().partition("\n")[0].lstrip("# "), text, path)
    for line in head.splitlines():
        key, colon, value = line.partition(":")
        if colon and key in ("name", "description"):
            said[key] = value.strip().strip("\"'")[:_LONGEST_DESCRIPTION]
    return _Skill(
        said.get("name") or folder, said.get("description", ""), body.lstrip("-").strip(), path
    )
