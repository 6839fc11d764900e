"""The team: anybody proposes, everybody agrees. Or a captain decides."""

import pytest
from tests.games.villa.scenes import Scene, both_languages, scene

from backroom.kit import NotAsked
from backroom.words import say

SEPP = {"park-1": "Socken-Sepp"}  # yellow green


def team(**options: str) -> Scene:
    hands = ["yellow green", "yellow green", "yellow green"]
    return scene(hands, seats=3, posts=SEPP, **{"decisions": "all", **options})


@pytest.mark.rule("V-43")
@pytest.mark.parametrize("proposer", [0, 1, 2])
def test_anybody_may_propose_and_it_happens_when_all_others_agree(proposer: int) -> None:
    park = team()
    assert park.team == dict.fromkeys(range(3), "ask-plan")
    park.says(proposer, "arrest park-1 2")
    others = [seat for seat in range(3) if seat != proposer]
    assert park.asked == dict.fromkeys(others, "ask-agree-plan")
    park.says(others[1], "agree")
    assert park.view["phase"] == "agree"
    park.says(others[0], "agree")
    assert park.asked == {2: "ask-act"}
    assert "Everybody agrees." in park.log


@pytest.mark.rule("V-43")
def test_one_objection_and_it_is_off() -> None:
    park = team().says(0, "arrest park-1 2").says(1, "object").says(2, "agree")
    assert park.team == dict.fromkeys(range(3), "ask-plan")
    assert park.view["target"] is None
    assert park.log[-1] == "Ben objects. The proposal is off."
    park.says(1, "arrest park-1 1").says(0, "agree").says(2, "agree")
    assert park.asked == {1: "ask-act"}


@pytest.mark.rule("V-43")
def test_whoever_objects_is_asked_for_a_better_idea() -> None:
    park = team()
    assert list(park.asked) == [0]
    park.says(0, "arrest park-1 2").says(1, "agree").says(2, "object")
    assert list(park.asked) == [2]
    park.says(2, "arrest park-1 1").says(0, "agree").says(1, "agree").acts("play yellow", "play green")
    assert list(park.asked) == [0]


@pytest.mark.rule("V-43")
def test_two_objections_are_both_named() -> None:
    park = team().says(0, "arrest park-1 2").says(2, "object").says(1, "object")
    assert park.told("de")[-1] == "Ben und Cleo sind dagegen. Der Vorschlag ist vom Tisch."
    assert park.view["against"] == [1, 2]
    park.says(0, "arrest park-1 2").says(2, "agree").says(1, "agree")
    assert park.view["against"] == []


@pytest.mark.rule("V-43")
def test_a_proposal_is_seen_and_heard_by_everybody() -> None:
    park = team().says(1, "arrest park-3 0")
    for seat in (None, 0, 1, 2):
        assert park.game.view(seat)["proposal"] == {
            "by": 1,
            "matter": "plan",
            "place": "park-3",
            "leader": 0,
            "text": "arrest park-3 0",
            "word": "proposal-plan",
            "args": {"place": "@park-3", "leader": "@seat-0"},
        }
        assert park.game.story(seat)[-1]["word"] == "log-proposes-plan"
    assert park.log[-1] == "Ben proposes: Arrest the guard in Park 3 (top right), led by Ada."
    assert (
        park.told("de")[-1]
        == "Ben schlägt vor: Den Leibwächter in Park 3 (oben rechts) festnehmen, Einsatzleitung bei Ada."
    )


@pytest.mark.rule("V-43")
def test_what_somebody_thinks_of_it_nobody_knows_until_all_have_spoken() -> None:
    for opinion in ("agree", "object"):
        park = team().says(0, "arrest park-1 2")
        before = {seat: park.game.view(seat) for seat in (None, 0, 2)}
        heard = len(park.log)
        park.says(1, opinion)
        assert {seat: park.game.view(seat) | {"waiting": [1, 2]} for seat in before} == before
        assert len(park.log) == heard


@pytest.mark.rule("V-43")
def test_swaps_are_proposed_too() -> None:
    park = team(swap="yes")
    assert park.team == dict.fromkeys(range(3), "ask-swap")
    first = park.view["hands"]
    park.says(2, "hands 0a 1 1b 0")
    assert park.asked == dict.fromkeys((0, 1), "ask-agree-swap")
    assert park.view["hands"] == first
    proposal = park.view["proposal"]
    assert proposal["word"] == "proposal-swap"
    assert proposal["args"]["moves"] == [
        [f"@card-{first[0][0]}", "@seat-0", "→", "@seat-1"],
        [f"@card-{first[1][1]}", "@seat-1", "→", "@seat-0"],
    ]
    assert park.log[-1] == "Cleo proposes: Swap cards (yellow handcuffs Ada → Ben and green badge Ben → Ada)."
    park.says(0, "agree").says(1, "agree")
    assert park.team == dict.fromkeys(range(3), "ask-plan")
    assert park.view["hands"] != first


@pytest.mark.rule("V-43")
def test_keeping_all_cards_is_a_proposal_like_any_other() -> None:
    park = team(swap="yes").says(2, "hands")
    assert park.asked == dict.fromkeys((0, 1), "ask-agree-keep")
    assert park.log[-1] == "Cleo proposes: Everybody keeps their cards."
    park.says(0, "object").says(1, "agree")
    assert park.team == dict.fromkeys(range(3), "ask-swap")


@pytest.mark.rule("V-43")
def test_and_so_is_the_bonus_card() -> None:
    hands = ["yellow red", "green", "red"]
    park = scene(hands, seats=3, posts=SEPP, discard="blue", piles=["", "", ""], decisions="all")
    park.says(0, "arrest park-1 0").says(1, "agree").says(2, "agree").acts("play yellow", "play green")
    assert park.team == dict.fromkeys(range(3), "ask-bonus")
    park.says(1, "bonus 2 pile")
    assert park.asked == dict.fromkeys((0, 2), "ask-agree-bonus-pile")
    assert park.view["proposal"] | {"matter": "bonus", "to": 2, "where": "pile"} == park.view["proposal"]
    assert park.log[-1] == "Ben proposes: Cleo puts the bonus card under the pile (blue car)."
    park.says(0, "agree").says(2, "object")
    park.says(2, "bonus 2 hand").says(0, "agree").says(1, "agree")
    assert park.hands[2] == "red blue"


@pytest.mark.rule("V-43")
def test_a_proposed_swap_shows_everybodys_hands_after_it() -> None:
    park = team(swap="yes").says(0, "hands 0a 1 1b 0")
    assert park.view["proposal"]["matter"] == "swap"
    before = [hand.split() for hand in park.hands]
    before[0][0], before[1][1] = before[1][1], before[0][0]
    assert [sorted(hand) for hand in park.view["proposal"]["hands"]] == [sorted(hand) for hand in before]


@pytest.mark.rule("V-43")
def test_the_godfather_is_proposed_as_such_and_a_guard_by_name_once_that_is_sure() -> None:
    posts = {"park-1": "Dirty Diana", "park-3": "Tante Trixie"}
    park = scene(["blue red", "yellow red"], posts=posts, seats=2, decisions="all")
    park.says(0, "arrest park-1 0").says(1, "agree").acts("play blue", "play yellow").says(0, "arrest park-3 0")
    assert park.log[-1] == "Ada proposes: Arrest Tante Trixie in Park 3 (top right), led by Ada."
    german = "Tante Trixie in Park 3 (oben rechts) festnehmen, Einsatzleitung bei Ada."
    assert park.told("de")[-1] == f"Ada schlägt vor: {german}"
    cellar = scene(["red", "green"], seats=2, standing=(), decisions="all").says(0, "arrest godfather 1")
    assert cellar.told("de")[-1] == "Ada schlägt vor: Den Paten festnehmen, Einsatzleitung bei Ben."


@pytest.mark.rule("V-25")
def test_whom_to_arrest_is_listed_with_strength_and_back() -> None:
    park = scene(posts={"park-1": "Dirty Diana", "park-9": "Narben-Juri"})
    guards = next(field for field in park.game.asked[0].describe()["fields"] if field["name"] == "guard")
    listed = {guard["id"]: guard["of"] for guard in guards["values"]}
    assert listed["park-1"] == "@back-2-green-not"
    assert listed["park-9"] == "@back-4-yellow-1"
    assert say("de", "villa", "back-2-green-not") == "Stärke 2, ohne grüne Polizeimarke"
    assert say("de", "villa", "back-4-yellow-1") == "Stärke 4, gelbe Handschellen an 1"


@pytest.mark.rule("V-43")
def test_nobody_agrees_to_their_own_proposal() -> None:
    park = team().says(0, "arrest park-1 2")
    refused = park.refuses(0, "agree")
    assert isinstance(refused, NotAsked)
    assert (refused.rule, refused.word) == ("V-43", "error-own-proposal")
    assert both_languages(refused)[1] == "Das hast du selbst vorgeschlagen; jetzt entscheiden die anderen."


@pytest.mark.rule("V-43")
def test_nobody_speaks_for_others_by_speaking_twice() -> None:
    park = team().says(0, "arrest park-1 2").says(1, "agree")
    refused = park.refuses(1, "agree")
    assert (refused.rule, refused.word) == ("V-43", "error-opinion-given")
    assert park.view["phase"] == "agree"


@pytest.mark.rule("V-43")
def test_a_proposal_must_be_possible_before_anybody_is_asked() -> None:
    park = team()
    assert park.refuses(2, "arrest park-5 0").rule == "V-18"
    assert park.refuses(1, "arrest villa-3 0").rule == "V-17"
    assert park.refuses(0, "arrest park-1 3").rule == "V-25"
    assert park.refuses(0, "arrest park-1").rule == "V-25"


@pytest.mark.rule("V-44")
def test_a_captain_decides_alone() -> None:
    park = team(decisions="captain", swap="yes")
    assert park.view["captain"] == 0
    assert park.asked == {0: "ask-swap"}
    park.says(0, "hands").says(0, "arrest park-1 1")
    assert park.asked == {1: "ask-act"}


@pytest.mark.rule("V-44")
@pytest.mark.parametrize("text", ["arrest park-1 1", "give-up", "agree"])
def test_nobody_else_decides_under_a_captain(text: str) -> None:
    refused = team(decisions="captain").refuses(1, text)
    assert isinstance(refused, NotAsked)
    assert (refused.rule, refused.word) == ("V-44", "error-captain")
    assert both_languages(refused) == (
        "At this table Ada alone decides that.",
        "Das entscheidet an diesem Tisch Ada allein.",
    )


@pytest.mark.rule("V-44")
@pytest.mark.parametrize("decisions", ["all", "captain"])
def test_nobody_plays_anothers_cards_not_even_the_captain(decisions: str) -> None:
    park = team(decisions=decisions).says(0, "arrest park-1 1")
    if decisions == "all":
        park.says(1, "agree").says(2, "agree")
    refused = park.refuses(0, "play yellow")
    assert (refused.rule, refused.word) == ("V-25", "error-not-active")
    assert both_languages(refused) == (
        "It is Ben's turn; nobody plays for others.",
        "Jetzt ist Ben an der Reihe; niemand spielt für andere.",
    )
