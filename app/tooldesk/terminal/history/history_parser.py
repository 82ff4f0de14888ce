"""The arguments of `tooldesk history`."""

from __future__ import annotations

import argparse
from datetime import UTC, datetime, timedelta
from typing import Any

from tooldesk.late_pattern import late_pattern
from tooldesk.terminal.calls.confirming import add_confirming_options
from tooldesk.terminal.pages import LARGEST_NUMBER, add_page, positive

_MODULE = "tooldesk.terminal.history.history_command"
_STAGES = ("parse", "select", "validate", "execute", "cache", "emit")
_KINDS = ("invalid_input", "retriable", "rate_limited", "permanent", "system")
_OUTCOMES = ("", "ok", "cached", "failed", *_KINDS, "error", "cancelled", "running", "interrupted")
"""As the history keeps them, "" is any; "passed" is said of "ok", which stands in JSON."""

_OUTCOME_WORDS = (
    "passed, cached (passed, and the cache had the answer), failed (whatever ended and did not"
    f" pass), {', '.join(_KINDS)}, error (failed, no kind known), cancelled, running or interrupted"
)
_AGE = late_pattern(r"(\d{1,6})(m|h|d)")
_MINUTES = {"m": 1, "h": 60, "d": 1_440}


def add_history(history: argparse.ArgumentParser, folders: argparse.ArgumentParser) -> None:
    """Add what can be done; `folders` is what all of it understands."""
    verbs = history.add_subparsers(required=True)
    listed = verbs.add_parser("list", parents=[folders], help="one line a call, newest first")
    add_page(listed)
    _add_filters(listed)
    listed.set_defaults(runs=(_MODULE, "list_calls"))
    sought = verbs.add_parser(
        "search", parents=[folders], help="calls with words in text, names, arguments or result"
    )
    sought.add_argument(
        "words", metavar="WORD", nargs="+", help='all of them; "side by side", begi* for beginning'
    )
    add_page(sought)
    _add_filters(sought)
    sought.set_defaults(runs=(_MODULE, "search_calls"))
    shown = verbs.add_parser("show", parents=[folders], help="one call with all its stages")
    shown.add_argument("number", metavar="ID", type=positive)
    shown.set_defaults(runs=(_MODULE, "show_call"))
    _add_replay(verbs, folders)
    _add_export(verbs, folders)
    _add_delete(verbs, folders)
    _add_stats(verbs, folders)
    views = verbs.add_parser("views", parents=[folders], help="filters that have a name")
    views.set_defaults(runs=(_MODULE, "list_views"))
    for name, verb in verbs.choices.items():
        if name != "export":
            verb.add_argument("--json", action="store_true", help="print JSON")
        if name != "views":
            verb.add_argument("--everywhere", action="store_true", help="calls of all workspaces")


def _add_replay(verbs: Any, folders: argparse.ArgumentParser) -> None:
    replayed = verbs.add_parser(
        "replay", parents=[folders], help="run a call again, and compare the results"
    )
    replayed.add_argument("number", metavar="ID", type=positive)
    replayed.add_argument(
        "--then", action="store_true", help="with the tool as it was then, not as it is now"
    )
    answers = replayed.add_mutually_exclusive_group()
    answers.add_argument("--yes", action="store_true", help="say yes to calls that ask")
    answers.add_argument("--deny-all", action="store_true", help="say no to calls that ask")
    add_confirming_options(replayed, reads_text=False)
    replayed.set_defaults(runs=("tooldesk.terminal.history.replay_command", "replay_call"))


def _add_export(verbs: Any, folders: argparse.ArgumentParser) -> None:
    exported = verbs.add_parser(
        "export", parents=[folders], help="print calls for other programs, without secrets"
    )
    exported.add_argument("numbers", metavar="ID", type=positive, nargs="*", help="these alone")
    exported.add_argument(
        "--format", choices=["jsonl", "har"], default="jsonl", help="a line a call, or an archive"
    )
    exported.add_argument(
        "--limit", metavar="N", type=positive, default=LARGEST_NUMBER, help="at most so many"
    )
    _add_filters(exported)
    exported.set_defaults(runs=("tooldesk.terminal.history.export_command", "export_calls"))


def _add_delete(verbs: Any, folders: argparse.ArgumentParser) -> None:
    deleted = verbs.add_parser(
        "delete", parents=[folders], help="delete calls for good; what the cache remembers stays"
    )
    deleted.add_argument("numbers", metavar="ID", type=positive, nargs="*", help="these alone")
    deleted.add_argument("--search", metavar="TEXT", default="", help="calls with these words")
    deleted.add_argument("--all", action="store_true", help="every call that has ended")
    deleted.add_argument("--yes", action="store_true", help="do not ask")
    _add_filters(deleted)
    deleted.set_defaults(runs=("tooldesk.terminal.history.delete_command", "delete_calls"))


def _add_stats(verbs: Any, folders: argparse.ArgumentParser) -> None:
    stats = verbs.add_parser(
        "stats", parents=[folders], help="calls, failures, cache hits and times, by tool or day"
    )
    stats.add_argument(
        "--by", choices=["tool", "day"], default="tool", help="what has a line (else tool)"
    )
    _add_filters(stats)
    stats.set_defaults(runs=("tooldesk.terminal.history.stats_command", "tell_figures"))


def _add_filters(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--view", metavar="NAME", default="", help="what this view means; options narrow it further"
    )
    parser.add_argument(
        "--tool",
        metavar="TOOL",
        default="",
        help="calls of this tool, also under a name that it had before",
    )
    parser.add_argument("--outcome", metavar="WORD", type=_outcome, default="", help=_OUTCOME_WORDS)
    parser.add_argument(
        "--stage", choices=_STAGES, default="", help="calls that did not get through this one"
    )
    parser.add_argument("--dialect", metavar="ID", default="", help="calls written so")
    for name, words in (("since", "begun then or later"), ("until", "begun before")):
        parser.add_argument(
            f"--{name}", metavar="TIME", type=moment, help=f"{words}: 2026-01-31T18:00, 90m, 2h, 7d"
        )


def _outcome(word: str) -> str:
    outcome = "ok" if word == "passed" else word
    if outcome not in _OUTCOMES:
        raise argparse.ArgumentTypeError(f"{word!r} is none of {_OUTCOME_WORDS}")
    return outcome


def moment(text: str) -> datetime:
    """A time as this machine's clock has it, or so long ago: 90m, 2h, 7d."""
    try:
        if (ago := _AGE.fullmatch(text)) is not None:
            return datetime.now(UTC) - timedelta(minutes=int(ago[1]) * _MINUTES[ago[2]])
        # one without a time zone is local
        return datetime.fromisoformat(text).astimezone(UTC)
    except (ValueError, OverflowError) as error:
        raise argparse.ArgumentTypeError(
            f"{text!r} is no time such as 2026-01-31T18:00, 90m, 2h or 7d"
        ) from error
