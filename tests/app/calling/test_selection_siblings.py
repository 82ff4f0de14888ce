"""Among a thousand tools: siblings that are not registered never run, typos mostly do."""

from __future__ import annotations

import random

import pytest

from tooldesk.calling.selection import NameIndex, SelectionPolicy, select

VERBS = (
    *("get", "set", "list", "send", "sync", "create", "delete", "update", "enable", "disable"),
    *("import", "export", "read", "load", "lock", "unlock", "attach", "detach", "encode", "decode"),
)
NOUNS = (
    *("user", "users", "invoice", "contact", "contract", "customer", "weather", "message"),
    *("report", "channel", "payment", "county", "country", "calendar", "campaign", "shipment"),
)
TAILS = ("", "_v1", "_v2", "_by_id", "_by_ids", "_not_archived", "_now_archived", "_2024", "_2025")
LETTERS = "abcdefghijklmnopqrstuvwxyz"


@pytest.fixture(scope="module")
def names() -> tuple[list[str], list[str]]:
    """A thousand registered names, and as many siblings that are not."""
    source = random.Random(11)
    everything = [f"{verb}_{noun}{tail}" for verb in VERBS for noun in NOUNS for tail in TAILS]
    source.shuffle(everything)
    return everything[:1_000], everything[1_000:2_000]


def test_unregistered_siblings_are_never_selected(names: tuple[list[str], list[str]]) -> None:
    registered, missing = names
    index = NameIndex(registered)
    selections = [select(name, index) for name in missing]
    assert [found.written_name for found in selections if found.tool_name] == []
    plain = SelectionPolicy(minimum_margin=0, confirm_word_changes=False)
    attracted = sum(1 for name in missing if select(name, index, plain).tool_name)
    assert attracted > 200


_FORTY = """
add_contact book_flight calculator cancel_meeting close_issue compress_folder convert_currency
convert_units create_issue delete_contact download_file execute_command extract_archive fetch_page
find_restaurants generate_image get_current_time get_stock_price get_weather list_contacts
list_directory lookup_word play_music query_database read_file reply_email resize_image run_python
schedule_meeting search_web send_email send_message set_reminder stop_music summarize_document
text_statistics track_shipment translate_text upload_file validate_address
"""
FORTY = _FORTY.split()


@pytest.mark.parametrize("seed", range(1, 9))
def test_at_most_one_slip_in_twenty_waits_and_none_runs_another_tool(seed: int) -> None:
    source, index = random.Random(seed), NameIndex(FORTY)
    slips = [_slip(source.choice(FORTY), source) for _ in range(1_000)]
    found = [(meant, select(written, index).tool_name) for meant, written in slips]
    assert [pair for pair in found if pair[1] not in (pair[0], None)] == []
    assert sum(tool_name is None for _, tool_name in found) <= 50


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        *(("calculatr", "calculator"), ("text_statistic", "text_statistics")),
        *(("convert_unit", "convert_units"), ("sendxmessage", "send_message")),
        *(("get_weathe", "get_weather"), ("oxecute_command", "execute_command")),
    ],
)
def test_slip_within_one_word_runs(written: str, meant: str) -> None:
    assert select(written, FORTY).tool_name == meant


@pytest.mark.parametrize(
    ("written", "registered"),
    [
        *(("lint_files", "list_files"), ("git_status", "get_status"), ("load_page", "lead_page")),
        *(("get_user", "get_users"), ("delete_user", "delete_users"), ("fork_repo", "form_repo")),
        *(
            ("list_nodes", "list_notes"),
            ("unpin_message", "pin_message"),
            ("sent_mail", "send_mail"),
        ),
        *(
            ("attach_user", "attach_users"),
            ("read_tasks", "read_tanks"),
            ("merge_text", "verge_text"),
        ),
        *(
            ("user_order", "user_orders"),
            ("closed_issue", "close_issue"),
            ("sort_data", "port_data"),
        ),
        *(("rebind_key", "remind_key"), ("stops_music", "stop_music"), ("addsusers", "add_users")),
    ],
)
def test_other_word_waits_in_a_small_registry_too(written: str, registered: str) -> None:
    assert select(written, [registered, "something_else"]).tool_name is None


def test_typos_inside_words_are_mostly_accepted() -> None:
    source = random.Random(5)
    registered = [f"{verb}_{noun}" for verb in VERBS[:8] for noun in NOUNS[3:]]
    index = NameIndex(registered)
    tried = right = 0
    for name in registered:
        verb, noun = name.split("_")
        written = f"{verb}_{_typo(noun, source)}"
        selection = select(written, index)
        assert selection.tool_name in (name, None)
        tried += written != name
        right += selection.tool_name == name
    assert right > 0.5 * tried


def _slip(name: str, source: random.Random) -> tuple[str, str]:
    """A name and the same with one letter left out, put in, exchanged, or swapped with the next."""
    while True:
        at, letter = source.randrange(len(name)), source.choice(LETTERS)
        written = source.choice(
            [
                name[:at] + name[at + 1 :],
                name[:at] + letter + name[at:],
                name[:at] + letter + name[at + 1 :],
                name[:at] + name[at + 1 : at + 2] + name[at] + name[at + 2 :],
            ]
        )
        if written not in FORTY:
            return name, written


def _typo(word: str, source: random.Random) -> str:
    """A slip inside of a word: a letter too few or too many, or two in the wrong order."""
    at = source.randrange(1, len(word) - 2)
    return source.choice(
        [
            word[:at] + word[at + 1 :],
            word[:at] + source.choice(LETTERS) + word[at:],
            word[:at] + word[at + 1] + word[at] + word[at + 2 :],
        ]
    )
