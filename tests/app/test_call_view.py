"""CallView: what narrows a list of past calls, from wherever it comes, and in words."""

from __future__ import annotations

from tooldesk.call_view import CallView


def test_what_does_not_fit_narrows_nothing() -> None:
    view = CallView.fitting({"tool": "x" * 20_000, "time": "whenever", "outcome": "ok", "odd": "1"})
    assert view == CallView(outcome="ok")


def test_meaning_names_what_narrows_and_nothing_else() -> None:
    assert CallView().meaning == ""
    view = CallView(tool="send_mail", time="day", workspace="*", words="late train")
    assert view.meaning == "tool send_mail, time day, all workspaces, words late train"
    assert CallView(outcome="ok").meaning == "outcome passed"
