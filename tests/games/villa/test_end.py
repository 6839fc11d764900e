"""The end: the godfather behind bars, an empty hand, or giving up."""

import pytest
from tests.games.villa.scenes import both_languages, scene

SEPP = {"park-1": "Socken-Sepp"}  # yellow green
CURTILLO = ["green", "red", "red", "blue"]


@pytest.mark.rule("V-45")
def test_whoever_must_act_without_a_card_loses_the_game_for_all() -> None:
    park = scene(["yellow", "", "green"], piles=["red", "", ""], seats=3, posts=SEPP).arrest("park-1")
    park.acts("play yellow")
    assert park.game.result == ((), (0, 0, 0), "lost")
    assert park.log[-2:] == [
        "It is Ben's turn, without a card left.",
        "The operation is called off: 13 guards and the godfather escape.",
    ]


@pytest.mark.rule("V-45")
def test_an_empty_hand_is_no_harm_while_it_is_not_ones_turn() -> None:
    park = scene(["yellow", "green", ""], piles=["red", "red", ""], seats=3, posts=SEPP).arrest("park-1")
    park.acts("play yellow", "play green")
    assert park.game.result is None
    assert park.asked == {0: "ask-plan"}


@pytest.mark.rule("V-45")
def test_a_leader_without_a_card_is_the_end_as_well() -> None:
    park = scene(["yellow", "green", ""], piles=["red", "red", ""], seats=3).arrest("park-1", leader=2)
    assert park.game.result is not None
    assert park.game.result.winners == ()


@pytest.mark.rule("V-45")
def test_the_arrests_made_are_the_score() -> None:
    park = scene(["yellow", "", ""], piles=["", "", ""], seats=3, posts=SEPP, standing=["villa-1", "villa-3"])
    park.arrest("villa-1", leader=1)
    assert park.game.result == ((), (11, 11, 11), "lost")
    assert park.told("de")[-1] == "Der Einsatz ist abgebrochen: 2 Leibwächter und der Pate entkommen."


@pytest.mark.rule("V-46")
def test_the_team_gives_up_together() -> None:
    park = scene(seats=3, decisions="all").says(1, "give-up")
    assert park.asked == dict.fromkeys((0, 2), "ask-agree-give-up")
    assert park.log[-1] == "Ben proposes: We give up."
    park.says(0, "agree").says(2, "agree")
    assert park.game.result == ((), (0, 0, 0), "lost")
    assert park.log[-2:] == ["The team gives up.", "The operation is called off: 13 guards and the godfather escape."]
    assert [park.game.may(seat) for seat in range(3)] == [(), (), ()]


@pytest.mark.rule("V-46")
def test_whoever_objects_makes_the_team_go_on() -> None:
    park = scene(seats=3, decisions="all").says(1, "give-up").says(0, "agree").says(2, "object")
    assert park.game.result is None
    assert park.team == dict.fromkeys(range(3), "ask-plan")


@pytest.mark.rule("V-46")
def test_a_captain_gives_up_alone() -> None:
    park = scene(seats=3)
    assert [len(park.game.may(seat)) for seat in range(3)] == [1, 0, 0]
    park.says(0, "give-up")
    assert park.game.result == ((), (0, 0, 0), "lost")


@pytest.mark.rule("V-47")
def test_it_may_be_proposed_in_the_middle_of_an_arrest_by_anybody() -> None:
    park = scene(["yellow", "green", "red"], seats=3, posts=SEPP, decisions="all")
    park.says(0, "arrest park-1 0").says(1, "agree").says(2, "agree").acts("play yellow")
    park.says(2, "give-up").says(0, "object").says(1, "agree")
    assert park.asked == {1: "ask-act"}
    assert park.view["position"] == 2
    park.acts("play green")
    assert "Arrested: Socken-Sepp." in park.log


@pytest.mark.rule("V-47")
def test_while_others_still_think_about_a_proposal_theirs_stays_on_the_table() -> None:
    park = scene(["yellow", "green", "red"], seats=3, posts=SEPP, decisions="all")
    park.says(0, "arrest park-1 0").says(1, "agree").says(2, "give-up").says(0, "object").says(1, "agree")
    assert park.asked == {2: "ask-agree-plan"}
    park.says(2, "agree")
    assert park.asked == {0: "ask-act"}


@pytest.mark.rule("V-47")
def test_not_twice_at_once() -> None:
    park = scene(seats=3, decisions="all").says(1, "give-up")
    assert [park.game.may(seat) for seat in range(3)] == [(), (), ()]
    assert park.refuses(0, "give-up").rule == "V-43"
    assert park.refuses(1, "give-up").word == "error-own-proposal"


@pytest.mark.rule("V-47")
def test_a_refused_call_to_give_up_leaves_nothing_behind() -> None:
    """Neither in the view nor in whom we wait for: Ben, who objected, is not asked for the next plan."""
    park = scene(["yellow", "green", "red"], seats=3, posts=SEPP, decisions="all")
    park.says(0, "arrest park-1 0").says(1, "agree").says(2, "agree").acts("play yellow")
    before = park.view
    park.says(2, "give-up").says(0, "agree").says(1, "object")
    assert park.view["refused"] == [1]
    assert park.view | {"question": before["question"], "refused": []} == before
    park.acts("play green")
    assert (park.view["refused"], park.view["against"]) == ([], [])
    assert list(park.asked) == [2]


@pytest.mark.rule("V-47")
def test_nor_does_it_wipe_away_who_was_against_a_plan() -> None:
    park = scene(seats=3, decisions="all").says(0, "arrest park-1 0").says(1, "agree").says(2, "object")
    park.says(0, "give-up").says(1, "object").says(2, "agree")
    assert park.view["against"] == [2]
    assert list(park.asked) == [2]


@pytest.mark.rule("V-46")
@pytest.mark.parametrize("decisions", ["all", "captain"])
def test_when_nobody_has_a_card_left_it_is_over_and_no_plan_is_asked_for(decisions: str) -> None:
    park = scene(["yellow", "green"], seats=2, posts=SEPP, piles=["", ""], decisions=decisions)
    park.says(0, "arrest park-1 0")
    if decisions == "all":
        park.says(1, "agree")
    park.acts("play yellow", "play green")
    assert park.game.result == ((), (1, 1), "lost")
    assert park.log[-3:-1] == [
        "No bonus card: none of these lies in the discard (blue car).",
        "Nobody has a card left.",
    ]


@pytest.mark.rule("V-46")
def test_a_card_that_comes_back_keeps_the_operation_going() -> None:
    park = scene(["yellow", "green"], seats=2, posts=SEPP, piles=["", ""], discard="blue")
    park.arrest("park-1").acts("play yellow", "play green").says(0, "bonus 1 hand")
    assert park.asked == {0: "ask-plan"}


@pytest.mark.rule("V-48")
def test_the_arrest_of_the_godfather_wins() -> None:
    cellar = scene(CURTILLO, standing=()).arrest("godfather").acts(*(f"play {card}" for card in CURTILLO))
    assert cellar.game.result == ((0, 1, 2, 3), (14, 14, 14, 14), "won")
    assert cellar.told("de")[-2:] == [
        "Festgenommen: Capo Curtillo.",
        "Der Pate sitzt hinter Schloss und Riegel. Ihr habt gewonnen!",
    ]


@pytest.mark.rule("V-48")
def test_he_brings_no_card_back() -> None:
    cellar = scene(CURTILLO, standing=(), discard="yellow green red blue").arrest("godfather")
    cellar.acts(*(f"play {card}" for card in CURTILLO))
    assert cellar.asked == {}
    assert sum(cellar.view["discard"].values()) == 8


@pytest.mark.rule("V-48")
def test_winning_with_the_last_card() -> None:
    cellar = scene(CURTILLO, standing=(), piles=["", "", "", ""]).arrest("godfather")
    cellar.acts(*(f"play {card}" for card in CURTILLO))
    assert cellar.game.result is not None
    assert cellar.game.result.winners == (0, 1, 2, 3)


def test_the_end_shows_what_nobody_saw() -> None:
    park = scene(["yellow green red blue joker red"], seats=2)
    assert park.view.get("unseen") is None
    op = park.game.state
    park.says(0, "give-up")
    unseen = park.view["unseen"]
    assert unseen["piles"][0][:2] == ["joker", "red"]
    assert [len(pile) for pile in unseen["piles"]] == [len(pile) for pile in op.piles]
    assert unseen["guards"] == sorted(op.deck.guards[number].name for number in op.spare)
    assert all("name" in guard for guard in park.view["guards"])


def test_after_the_end_nothing_more_can_be_said() -> None:
    park = scene(seats=2).says(0, "give-up")
    for text in ("give-up", "arrest park-1 0", "agree"):
        assert both_languages(park.refuses(0, text)) == ("The game is over.", "Das Spiel ist zu Ende.")
