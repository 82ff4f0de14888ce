"""A text finds the templates that it may be made of, among the few that it is compared with."""

from __future__ import annotations

import random

from tooldesk_resources import FOLDER
from tooldesk_ui.text_templates import GAP, Template, Templates

FILLS = ("x", "a tool", "3 calls", "name.of", "5", "/a/b", "{", "of")


def test_every_template_that_fits_is_found_by_what_its_text_has() -> None:
    lines = (FOLDER / "languages/templates.txt").read_text(encoding="utf-8").splitlines()
    every = [Template(line.split(GAP), 1, len(line), "") for line in lines]
    templates, source = Templates(every), random.Random(7)
    for each in every:
        first, *rest = each.pieces
        text = first + "".join(source.choice(FILLS) + piece for piece in rest)
        fitting = [other for other in every if other.gaps_of(text) is not None]
        assert each in fitting
        assert [other for other in templates.like(text) if other in fitting] == fitting, text


def test_a_text_is_compared_with_few_of_them() -> None:
    every = [
        Template([f"{letter}{number} is ", ""], 2, 6, "")
        for letter in "ab"
        for number in range(500)
    ]
    every += [Template(["", f" w{number} ", ""], 1, 4, "") for number in range(500)]
    assert len(list(Templates(every).like("a7 is w3 here"))) < 20
