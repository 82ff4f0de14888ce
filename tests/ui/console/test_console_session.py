"""What a session makes when it is first asked for goes with the window, shown or not."""

from __future__ import annotations

from tooldesk_ui.main_window import MainWindow


def test_lanes_form_and_matrix_that_were_never_shown_are_no_windows_of_their_own(
    live, until
) -> None:
    async def body(window: MainWindow) -> None:
        await until(lambda: window.console.session is not None)
        session = window.console.session
        for made in (session.lanes, session.form, session.matrix):
            assert made.window() is window
            assert not made.isVisible()

    live(body)
