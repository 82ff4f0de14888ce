"""Cuts at every place of a secret, in every form: nothing of it stays, and little else goes."""

from __future__ import annotations

import base64
import json
from urllib.parse import quote

import pytest

from tooldesk.redaction.redactor import Redactor
from tooldesk.redaction.text_cuts import cut_end, cut_middle, cut_start

CANARY = 'tk-"Ünïque/+canary\\value&42'
FORMS = {
    "plain": CANARY,
    "base64": base64.b64encode(CANARY.encode()).decode(),
    "base64_behind_a_name": base64.b64encode(f"user:{CANARY}".encode()).decode()[7:],
    "url": quote(CANARY, safe=""),
    "json": json.dumps(CANARY)[1:-1],
}
LONG_FORM = "\n".join(f"{line:04} private key of forty characters each" for line in range(40))
LEFT = 100
RIGHT = 120


@pytest.fixture
def redactor() -> Redactor:
    redactor = Redactor()
    redactor.learn([("KEY", CANARY), ("PEM", LONG_FORM)])
    return redactor


@pytest.fixture(params=FORMS)
def form(request: pytest.FixtureRequest) -> str:
    return FORMS[request.param]


def test_end_cut_within_a_secret_leaves_what_stands_before(redactor: Redactor, form: str):
    text = "." * LEFT + form + "." * RIGHT
    for kept in range(1, len(form)):
        assert cut_end(text, LEFT + kept, redactor) == "." * LEFT


def test_start_cut_within_a_secret_leaves_what_stands_behind(redactor: Redactor, form: str):
    text = "." * LEFT + form + "." * RIGHT
    for kept in range(1, len(form)):
        assert cut_start(text, RIGHT + kept, redactor) == "." * RIGHT


def test_secret_beside_the_cut_is_redacted_as_a_whole(redactor: Redactor, form: str):
    text = "." * LEFT + form + "." * RIGHT
    end = cut_end(text, LEFT + len(form), redactor)
    start = cut_start(text, RIGHT + len(form), redactor)
    assert redactor.redact(end) == "." * LEFT + "•••KEY•••"
    assert redactor.redact(start) == "•••KEY•••" + "." * RIGHT


def test_long_secret_is_redacted_up_to_any_cut(redactor: Redactor):
    text = "." * LEFT + LONG_FORM + "." * RIGHT
    for kept in range(1, len(LONG_FORM)):
        end = redactor.redact(cut_end(text, LEFT + kept, redactor))
        start = redactor.redact(cut_start(text, RIGHT + kept, redactor))
        assert end.strip(".") in ("", "•••PEM•••")
        assert start.strip(".") in ("", "•••PEM•••")


def test_middle_cut_keeps_both_ends(redactor: Redactor):
    text = "a" * 50 + CANARY + "." * 100 + CANARY + "b" * 50
    assert cut_middle(text, 60, redactor) == "a" * 50 + "\n…\n" + "b" * 50
    assert cut_middle(text, len(text), redactor) == text


@pytest.mark.parametrize("redactor", [None, Redactor()])
def test_without_secrets_cuts_are_where_they_are_wanted(redactor: Redactor | None):
    assert cut_end("0123456789", 4, redactor) == "0123"
    assert cut_start("0123456789", 4, redactor) == "6789"
    assert cut_end("0123", 4, redactor) == cut_start("0123", 4, redactor) == "0123"
