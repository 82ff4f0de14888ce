"""select: which tool a written name means, and when nobody may decide but a person."""

from __future__ import annotations

import pytest

from tooldesk.calling.selection import NameIndex, SelectionPolicy, select

NAMES = (
    "get_weather",
    "set_weather",
    "send_message",
    "report_v1",
    "report_v2",
    "github.search",
    "mcp__files__read_file",
    "github_create_issue",
    "list_contacts",
    "convert_units",
)
INDEX = NameIndex(NAMES)
PLAIN_RULE = SelectionPolicy(confirm_word_changes=False)


@pytest.mark.parametrize("name", NAMES)
def test_exact_name_is_selected_without_ado(name: str) -> None:
    selection = select(name, INDEX)
    assert (selection.tool_name, selection.verdict) == (name, "exact")


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("functions.get_weather", "get_weather"),
        ("default_api.get_weather", "get_weather"),
        ("tools.functions.get_weather", "get_weather"),
        ("functions.get_weather:0", "get_weather"),
        ("get_weather()", "get_weather"),
        ("get_weather(", "get_weather"),
        ("`get_weather`", "get_weather"),
        ("**get_weather**", "get_weather"),
        ('"get_weather"', "get_weather"),
        ("  get_weather\n", "get_weather"),
        ("\ufeffget_weather\u200b", "get_weather"),
        ("GetWeather", "get_weather"),
        ("getWeather", "get_weather"),
        ("GET-WEATHER", "get_weather"),
        ("get weather", "get_weather"),
        ("getweather", "get_weather"),
        ("github_search", "github.search"),
        ("github_search()", "github.search"),
        ("files__read_file", "mcp__files__read_file"),
        ("mcp__github_create_issue", "github_create_issue"),
        ("get_weather<|channel|>commentary", "get_weather"),
        ("functions__get_weather", "get_weather"),
    ],
)
def test_decorated_name_is_normalised_and_says_so(written: str, meant: str) -> None:
    selection = select(written, INDEX)
    assert (selection.tool_name, selection.verdict) == (meant, "normalised")
    assert meant in selection.explanation
    assert (
        "stripped" in selection.explanation
        or "ignored" in selection.explanation
        or ("cut off" in selection.explanation)
    )


def test_names_that_share_a_normal_form_are_ambiguous() -> None:
    selection = select("get user", ["getUser", "get_user", "other"])
    assert (selection.tool_name, selection.verdict) == (None, "ambiguous")
    assert {candidate.name for candidate in selection.candidates[:2]} == {"getUser", "get_user"}


def test_versions_with_dots_are_not_those_without() -> None:
    assert select("model_v1.1", ["model_v11"]).tool_name is None


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("get_wether", "get_weather"),
        ("get_weahter", "get_weather"),
        ("send_mesage", "send_message"),
        ("list_conatcts", "list_contacts"),
        ("convret_units", "convert_units"),
        ("github_craete_issue", "github_create_issue"),
    ],
)
def test_typo_inside_a_word_is_accepted(written: str, meant: str) -> None:
    selection = select(written, INDEX)
    assert (selection.tool_name, selection.verdict) == (meant, "fuzzy")
    assert selection.candidates[0].name == meant
    assert selection.margin is not None
    assert selection.margin > 0


@pytest.mark.parametrize(
    ("written", "names"),
    [
        ("delete_user_account", ["delete_users_account"]),
        ("send_report_mail", ["sync_report_mail", "weather"]),
        ("export_customer_data", ["import_customer_data"]),
        ("user_not_active_flag", ["user_now_active_flag"]),
        ("read_report_v3", ["read_report_v2"]),
        ("get_contract_details", ["get_contact_details"]),
        ("reverse_table_booking", ["reserve_table_booking"]),
        ("unsubscribe_newsletter", ["subscribe_newsletter"]),
        ("created_invoice_item", ["create_invoice_item"]),
        ("get_invoice_item_list", ["get_invoice_item"]),
    ],
)
def test_another_word_waits_for_a_yes(written: str, names: list[str]) -> None:
    selection = select(written, names)
    assert (selection.tool_name, selection.verdict) == (None, "needs confirmation")
    assert selection.candidates[0].name == names[0]
    assert names[0] in selection.explanation


def test_plain_rule_takes_whatever_is_above_the_threshold() -> None:
    names = ["sync_report_mail", "weather"]
    assert select("send_report_mail", names, PLAIN_RULE).tool_name == "sync_report_mail"


def test_score_is_twice_the_common_subsequence_over_both_lengths() -> None:
    best = select("abcdefg", ["abcdxyz"]).candidates[0]
    assert best.score == pytest.approx(2 * 4 / 14)


def test_threshold_itself_is_not_enough() -> None:
    names = ["abcdefghijklmnopqxyz"]
    policy = SelectionPolicy(threshold=0.85, confirm_word_changes=False)
    assert select("abcdefghijklmnopq___", names, policy).verdict == "unknown"
    policy = SelectionPolicy(threshold=0.84, confirm_word_changes=False)
    assert select("abcdefghijklmnopq___", names, policy).verdict == "fuzzy"


@pytest.mark.parametrize("policy", [SelectionPolicy(), PLAIN_RULE])
def test_two_near_equals_are_never_a_coin_toss(policy: SelectionPolicy) -> None:
    selection = select("report_v3", INDEX, policy)
    assert (selection.tool_name, selection.verdict) == (None, "ambiguous")
    assert selection.margin == 0


def test_margin_is_a_setting() -> None:
    names = ["get_user_profile", "set_user_profile"]
    assert select("get_user_profle", names).verdict == "fuzzy"
    strict = SelectionPolicy(minimum_margin=0.2)
    assert select("get_user_profle", names, strict).verdict == "ambiguous"


@pytest.mark.parametrize(
    ("written", "registered"),
    [
        ("mcp__github_enterprise__list_gists", "mcp__github_enterprise__list_issues"),
        ("bookkeeping_server_get_invoices", "bookkeeping_server_get_entries"),
    ],
)
def test_prefixed_names_do_not_attract_each_other(written: str, registered: str) -> None:
    selection = select(written, [registered, "other_tool"])
    assert (selection.tool_name, selection.verdict) == (None, "unknown")
    assert registered in selection.explanation


def test_long_prefix_does_not_make_a_typo_ambiguous() -> None:
    prefix = "mcp__a_server_with_a_long_name__"
    names = [f"{prefix}get_issue", f"{prefix}set_issue"]
    assert select(f"{prefix}get_isseu", names).tool_name == f"{prefix}get_issue"


def test_unknown_name_lists_the_nearest() -> None:
    selection = select("make_coffee", INDEX)
    assert (selection.tool_name, selection.verdict) == (None, "unknown")
    assert selection.candidates[0].name in selection.explanation
    assert len(selection.candidates) == 10


@pytest.mark.parametrize("names", [[], NameIndex([])])
def test_empty_registry_says_so(names: NameIndex | list[str]) -> None:
    selection = select("anything", names)
    assert (selection.verdict, selection.candidates) == ("unknown", ())
    assert "No tool" in selection.explanation


@pytest.mark.parametrize(
    "written",
    [
        "",
        " ",
        "___",
        "\0",
        "\ud800",
        "日本語",
        "٣",
        "x" * 1_000_000,
        "functions." * 100_000,
        "(" * 1_000_000,
        "get_weather" + " " * 1_000_000 + "x",
        "A" * 250,
        "<|" * 200_000,
    ],
    ids=lambda written: repr(written[:20]),
)
def test_hostile_name_selects_nothing(written: str) -> None:
    assert select(written, INDEX).tool_name is None


def test_lone_surrogates_around_a_name_are_ignored() -> None:
    assert select("get_weather\ud800\udfff", INDEX).tool_name == "get_weather"


def test_hostile_registered_names_do_no_harm() -> None:
    names = ["", "\0", "\ud800", "x" * 100_000, "get_weather"]
    assert select("get_wether", names).tool_name == "get_weather"


def test_index_keeps_the_order_and_drops_repeats() -> None:
    assert NameIndex(["b", "a", "b"]).names == ("b", "a")
