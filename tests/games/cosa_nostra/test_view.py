"""What a seat sees: needs and odds of its own jobs, monopolies on the way, free markers, promises open and settled."""

import pytest
from tests.games.cosa_nostra.family import night, planning
from tests.games.cosa_nostra.scene import NAMES

from backroom.words import say

NOTHING = "0 - - - 0 - - - none 0 none 0"


def test_a_job_in_the_hand_says_by_what_its_needs_are_met_and_how_likely_it_is() -> None:
    own = {0: "waste-company-1", 1: "construction-firm-1"}
    table = planning(jobs={0: "toxic-dump assassination.4"}, own=own, round=4)
    world = table.game.state
    world.markers[world.owner.index(1)] = 1  # a marker of seat 0 on the construction firm
    dump, murder = table.game.view(0)["hand"]["jobs"]
    assert list(zip(dump["needs"], dump["met"], strict=True)) == [
        ("waste-company", "own"),
        ("construction-firm", "lent"),
        ("politician", "missing"),
    ]
    assert dump["odds"]["big-joey"] == [96, 74]
    assert dump["odds"]["little-joey"] == [67, 0]
    assert murder["odds"] == {}
    assert table.game.view(1)["hand"]["jobs"] == []


def test_an_order_of_ones_own_says_that_it_would_lapse_and_nobody_elses() -> None:
    table = night({"big-joey": "swindle", "franco-luciano": "threats"}, own={1: "lawyer-1"})
    (mine,) = table.game.view(0)["plans"]
    (his,) = table.game.view(1)["plans"]
    assert (mine["gangster"], mine["met"], mine["lapses"]) == ("big-joey", ["missing"], True)
    assert (his["job"], his["lapses"], his["odds"]) == ("threats", False, {"franco-luciano": [100, 93]})
    assert table.view["plans"] == []


def test_everybody_sees_how_far_all_are_with_a_monopoly_and_who_has_markers_left() -> None:
    table = night({"big-joey": "garage-1"}, own={0: "pimp-1", 1: "pimp-2 pimp-3 cop-1"}, marks={"cop-1": [0, 0]})
    assert table.view["tally"]["prostitution"] == [1, 2, 0]
    assert table.view["free"] == [3, 5, 5]


@pytest.mark.rule("C-70")
def test_a_business_on_the_market_says_whose_monopoly_it_would_complete() -> None:
    own = {0: "pimp-1", 1: "pimp-2 pimp-3", 2: "loan-shark-1"}
    table = night({"big-joey": "garage-1"}, own=own, market="pimp-4 loan-shark-2 drug-dealer-1 casino-1")
    completes = {firm["id"]: firm["completes"] for firm in table.view["market"]}
    assert completes == {"pimp-4": [], "loan-shark-2": [2], "drug-dealer-1": [], "casino-1": []}


def test_a_recruit_says_what_he_costs_and_a_job_how_it_is_carried_out() -> None:
    table = planning(jobs={0: "swindle bash.1 birthday-party trap.3"}, round=3)
    assert table.view["reserve"][0][0] == {"id": "stevie-blundetto", "strength": 2, "price": 10_000}
    cards = table.game.view(0)["hand"]["jobs"]
    assert {card["face"]: (card["sort"], card["hits"]) for card in cards} == {
        "swindle": ("cash", None),
        "bash.1": ("attack", "businessman"),
        "birthday-party": ("favour", None),
        "trap.3": ("response", None),
    }


def test_promises_still_open_lie_apart_from_those_settled() -> None:
    table = night({"big-joey": "garage-1", "franco-luciano": "swindle"})
    table.says(0, f"offer 1 {NOTHING.replace('none', 'peace', 1)} ").says(1, "accept 1")
    assert [entry["standing"] for entry in table.view["promises"]] == ["open"]
    assert table.view["ledger"] == []
    table.says(0, "abort big-joey").says(1, "abort franco-luciano")
    assert (table.view["promises"], [entry["standing"] for entry in table.view["ledger"]]) == ([], ["kept"])


def test_jobs_of_one_name_are_told_apart_by_their_round() -> None:
    table = planning(jobs={0: "bash.1 bash.2"}, round=2)
    fields = table.game.asked[0].describe()["fields"]
    names = [say("en", "cosa_nostra", item["label"][1:]) for item in fields[1]["values"]]
    assert names[:2] == ["Bash a Businessman (I)", "Bash a Businessman (II)"]


def test_offers_say_sums_as_money_is_written() -> None:
    table = night({"big-joey": "garage-1"}, own={1: "cop-1"}, cash=[9, 9, 9])
    table.says(0, "offer 1 4000 - - - 0 - cop-1 - pay 3000 none 0 ")
    told = table.game.story(2)[-1]
    assert say("en", "cosa_nostra", told["word"], told["args"], NAMES) == (
        "Offer 1: Ada offers Ben $4,000 + $3,000 once a job pays for a marker on Cop 1."
    )
    assert "4.000 $ + 3.000 $, sobald ein Job zahlt" in say("de", "cosa_nostra", told["word"], told["args"], NAMES)


def test_a_woman_is_spoken_of_as_one() -> None:
    for gangster, woman, word in (("mia-lavecchia", "yes", "sie"), ("mr-hong", "no", "er")):
        said = say("de", "cosa_nostra", "say-recruit", {"gangster": f"@{gangster}", "woman": woman})
        assert f"als {word} kostet" in said
