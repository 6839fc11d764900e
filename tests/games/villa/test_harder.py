"""Harder still: the four tips, each an option."""

import pytest
from tests.games.villa.scenes import both_languages, scene

import backroom

SEPP = {"park-1": "Socken-Sepp", "park-3": "Knopf-Kuno"}  # yellow green; green red


@pytest.mark.rule("V-55")
def test_only_heavies_and_big_calibres() -> None:
    seen = set()
    for seed in range(60):
        op = backroom.new_game("villa", 2, {"guards": "heavies"}, seed=seed).state
        seen |= {op.deck.guards[number].name for number in op.layout}
        assert {op.deck.guards[number].kind for number in op.layout} == {"heavy", "big-calibre"}
        assert len(op.spare) == 3
    assert len(seen) == 16


@pytest.mark.rule("V-56")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_three_open_cards(seats: int) -> None:
    view = backroom.new_game("villa", seats, {"open": "3"}, seed=3).view(None)
    assert [len(hand) for hand in view["hands"]] == [3] * seats
    assert sum(view["piles"]) == 54 - 3 * seats


@pytest.mark.rule("V-60")
def test_three_is_then_the_full_number() -> None:
    hands, piles = ["yellow red red", "green blue"], ["red", "blue"]
    park = scene(hands, seats=2, posts=SEPP, open="3", discard="blue", piles=piles).arrest("park-1")
    assert park.view["full"] == 3
    park.acts("play yellow", "play green")
    assert park.offered == ["bonus 0 pile", "bonus 1 hand", "bonus 1 pile"]


@pytest.mark.rule("V-57")
def test_no_swapping() -> None:
    assert backroom.new_game("villa", 2, {"swap": "no"}, seed=1).view(None)["phase"] == "plan"
    assert scene(seats=2, swap="no").asked == {0: "ask-plan"}
    assert scene(seats=2, swap="yes").asked == {0: "ask-swap"}


@pytest.mark.rule("V-58")
def test_the_lead_goes_round() -> None:
    hands = ["yellow yellow", "green green", "green yellow"]
    park = scene(hands, seats=3, posts=SEPP, leader="rotating").arrest("park-1", leader=0)
    park.acts("play yellow", "play green")
    assert park.view["leader"] == 2
    assert park.asked == {0: "ask-guard"}
    assert "arrest park-3" in park.offered
    park.says(0, "arrest park-3")
    assert park.asked == {2: "ask-act"}
    assert park.log[-1].startswith("Cleo leads. Park 3")


@pytest.mark.rule("V-58")
def test_a_leader_cannot_be_chosen_then() -> None:
    hands = ["yellow yellow", "green green", "green yellow"]
    park = scene(hands, seats=3, posts=SEPP, leader="rotating").arrest("park-1").acts("play yellow", "play green")
    refused = park.refuses(0, "arrest park-3 1")
    assert (refused.rule, refused.word) == ("V-58", "error-lead")
    assert both_languages(refused)[1] == "Die Einsatzleitung geht reihum; nennt nur den Leibwächter."


@pytest.mark.rule("V-59")
def test_it_is_the_seat_after_the_one_that_completed_the_arrest() -> None:
    """With a pass the arrest goes on longer, and the lead further."""
    hands = ["yellow yellow", "red red", "green green"]
    park = scene(hands, seats=3, posts=SEPP, leader="rotating").arrest("park-1", leader=0)
    park.acts("play yellow", "pass red", "play green")
    assert park.view["leader"] == 0


@pytest.mark.rule("V-59")
def test_the_team_names_the_first_leader() -> None:
    park = scene(seats=3, leader="rotating", decisions="all")
    assert park.team == dict.fromkeys(range(3), "ask-plan")
    park.says(1, "arrest park-1 2").says(0, "agree").says(2, "agree")
    assert park.view["leader"] == 2


@pytest.mark.rule("V-59")
def test_a_proposal_says_who_will_lead() -> None:
    hands = ["yellow yellow", "green green", "green yellow"]
    posts = SEPP | {"park-3": "Knopf-Kuno"}
    park = scene(hands, seats=3, posts=posts, leader="rotating", decisions="all")
    park.says(1, "arrest park-1 0").says(0, "agree").says(2, "agree").acts("play yellow", "play green")
    park.says(1, "arrest park-3")
    assert park.log[-1] == "Ben proposes: Arrest Knopf-Kuno in Park 3 (top right), led by Cleo."
