"""The house player: a teammate that plans, keeps what is dear, listens to the others, and says why."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

import pytest
from tests.conformance.speech import check_said
from tests.games.villa.scenes import GUARDS, Scene, scene

import backroom
from backroom.games.villa.house.foresight import Advice, advice
from backroom.games.villa.house.knowledge import Knowledge
from backroom.games.villa.house.player import PATIENCE, House
from backroom.games.villa.house.reasons import for_plan
from backroom.games.villa.house.steps import PLAN, Step
from backroom.kit import Company, Talker

if TYPE_CHECKING:
    from backroom.kit import Chair, Choice, Saying

OTHER_WORLDS = 4


def answer(table: Scene, seat: int, bot: House | None = None) -> str:
    """What the house player on this seat answers."""
    ask = table.game.asked[seat]
    return ask.text((bot or House()).choose(table.game.chair(seat)))


def said(bot: House) -> str:
    reason = bot.explain()
    return "" if reason is None else reason.word


# What it does with its cards


def juri_turned_up(*hands: str, **how: Any) -> Scene:
    """Narben-Juri needs yellow, green, red and blue; the first seat leads."""
    return scene(hands, seats=len(hands), posts={"park-1": "Narben-Juri"}, **how).arrest("park-1", 0)


def test_it_plays_the_obvious_card() -> None:
    table = juri_turned_up("blue blue red yellow", "green green red blue")
    assert answer(table, 0) == "play yellow"


def test_it_keeps_a_joker_where_a_plain_card_fits() -> None:
    table = juri_turned_up("joker yellow-green red yellow", "green green red blue")
    assert answer(table, 0) == "play yellow"


def test_it_meets_an_expert_mark_with_a_card_that_it_keeps() -> None:
    table = scene(
        ("blue blue red red", "yellow red green green"), seats=2, posts={"park-1": "Dirty Diana"}, rules="expert"
    )
    table.arrest("park-1", 0).acts("play blue")
    assert answer(table, 1) == "play yellow"


def test_the_last_two_cards_of_the_last_arrest() -> None:
    """Capo Curtillo needs green, red, red, blue. A pair wins where a pass would leave nobody a card."""
    table = scene(("green green", "red", "red", "yellow yellow"), standing=(), piles=("", "", "", ""))
    table.arrest("godfather", 0)
    bot = House()
    for seat, action in enumerate(("play green", "play red", "play red", "pair yellow yellow")):
        assert answer(table, seat, bot) == action
        table.acts(action)
    assert said(bot) == "say-pair"
    assert table.game.result is not None
    assert table.game.result.reason == "won"


# What it proposes


def test_it_names_the_leader_for_whom_the_known_positions_fit() -> None:
    """Nobody but the third seat can begin with yellow, and then green, red and blue follow round the table."""
    hands = ("red red red red", "blue blue blue blue", "yellow yellow yellow yellow", "green green green green")
    table = scene(hands, posts={"park-1": "Narben-Juri"}, standing=["park-1"], piles=("blue",) * 4)
    bot = House()
    assert answer(table, 0, bot) == "arrest park-1 2"
    assert said(bot) in ("say-plan-fits", "say-plan-sure")


def test_a_bonus_card_goes_to_whoever_would_have_none() -> None:
    """Dirty Diana's crossed-out green comes back, and the godfather begins with green; only one seat lacks a card."""
    table = scene(
        ("blue", "yellow red", "red", "blue"),
        posts={"park-1": "Dirty Diana"},
        standing=["park-1"],
        piles=("",) * 4,
        discard="green",
    )
    table.arrest("park-1", 0).acts("play blue", "play yellow")
    assert answer(table, 0) == "bonus 0 hand"


def test_before_the_operation_everybody_gets_something_of_everything() -> None:
    hands = ("red red red red", "blue blue blue blue", "green green green green")
    table = scene(hands, seats=3, swap="yes", handicap="-4")
    bot = House()
    table.says(0, answer(table, 0, bot))
    assert said(bot) == "say-swap"
    assert all(set(hand.split()) == {"green", "red", "blue"} for hand in table.hands)


def test_it_swaps_also_when_nothing_is_hidden() -> None:
    game = backroom.new_game("villa", 4, {"guards": "random", "handicap": "-40", "decisions": "captain"}, seed=1)
    assert not any(game.view(0)["piles"])
    assert House().choose(game.chair(0)) in game.asked[0]


# With others


def juri_alone(*hands: str) -> Scene:
    """Narben-Juri is the last guard, all cards are known, and all decide together."""
    posts, piles = {"park-1": "Narben-Juri"}, ("",) * len(hands)
    return scene(hands, seats=len(hands), posts=posts, standing=["park-1"], piles=piles, decisions="all")


def proposed(text: str) -> Scene:
    """Somebody proposes how to arrest him. Only the third seat can begin, if the cards are to do for the godfather."""
    return juri_alone("red green", "blue red", "yellow red", "green blue").says(0, text)


def test_it_agrees_without_a_word_to_what_it_would_have_proposed_itself() -> None:
    table = proposed("arrest park-1 2")
    bot = House()
    assert answer(table, 1, bot) == "agree"
    assert bot.explain() is None


def test_it_objects_to_a_bad_plan_but_not_for_ever() -> None:
    table = proposed("arrest park-1 1")
    bot = House()
    for _ in range(PATIENCE):
        assert answer(table, 1, bot) == "object"
        assert said(bot) == "say-object-leader"
        for seat in (1, 2, 3):
            table.says(seat, "object")
        table.says(0, "arrest park-1 1")
    assert answer(table, 1, bot) == "agree"
    assert said(bot) == "say-yield"


def test_only_one_of_those_who_yield_says_so() -> None:
    table = proposed("arrest park-1 1")
    bots = {seat: House() for seat in (1, 2, 3)}
    for _ in range(PATIENCE):
        for seat, bot in bots.items():
            table.says(seat, answer(table, seat, bot))
        table.says(0, "arrest park-1 1")
    assert {seat: answer(table, seat, bot) for seat, bot in bots.items()} == dict.fromkeys(bots, "agree")
    assert [said(bot) for bot in bots.values()] == ["say-yield", "", ""]


def test_it_says_so_when_a_leader_has_no_card() -> None:
    """Without a card Dan cannot begin; the one that Dirty Diana brings back will do for the godfather."""
    posts, hands = {"park-1": "Dirty Diana", "park-2": "Tante Trixie"}, ("blue red", "yellow red", "blue", "")
    table = scene(hands, posts=posts, standing=["park-1"], piles=("",) * 4, discard="green", decisions="all")
    table.says(0, "arrest park-1 3")
    bot = House()
    assert answer(table, 1, bot) == "object"
    assert said(bot) == "say-object-empty"


# Giving up


def test_it_never_gives_up_what_can_be_won_however_often_it_is_asked() -> None:
    """Also if it has objected to plans before: these count for themselves."""
    table = proposed("arrest park-1 1")
    bot = House()
    assert answer(table, 1, bot) == "object"
    for seat in (1, 2, 3):
        table.says(seat, "object")
    for _ in range(PATIENCE + 3):
        table.says(0, "give-up")
        assert answer(table, 1, bot) == "object"
        assert said(bot) == "say-go-on-sure"
        for seat in (1, 2, 3):
            table.says(seat, "object")
    table.says(0, "arrest park-1 1")
    assert answer(table, 1, bot) == "object", "one objection to a plan is still left"


def test_nor_at_the_beginning_of_an_easy_game() -> None:
    game = backroom.new_game("villa", 3, seed=4)
    bots = {1: House(), 2: House()}
    for _ in range(PATIENCE + 2):
        game.play(0, "give-up")
        for seat, bot in bots.items():
            choice = bot.choose(game.chair(seat))
            assert game.asked[seat].text(choice) == "object"
            assert said(bot) == "say-go-on"
            game.play(seat, choice)
    assert game.result is None


@pytest.mark.parametrize(
    ("hands", "why"), [(("red", "blue"), "say-give-up"), (("red red", "yellow yellow", "red"), "say-give-up")]
)
def test_it_gives_up_what_is_lost(hands: tuple[str, ...], why: str) -> None:
    table = juri_alone(*hands).says(0, "give-up")
    bot = House()
    assert answer(table, 1, bot) == "agree"
    assert said(bot) == why


def test_it_gives_up_when_counting_shows_that_the_cards_do_not_suffice() -> None:
    posts, standing = {"park-1": "Narben-Juri", "park-2": "Dirty Diana"}, ["park-1", "park-2"]
    table = scene(("red", "blue"), seats=2, posts=posts, standing=standing, piles=("red", ""), decisions="all")
    table.says(0, "give-up")
    bot = House()
    assert answer(table, 1, bot) == "agree"
    assert said(bot) == "say-give-up-count"


# What it says of those who lie face down


def reason_for_juri(*hands: str) -> Saying:
    """Narben-Juri or Kanonen-Klara: yellow green red blue, or yellow red blue red. The first seat leads."""
    table = scene(hands, posts={"park-1": "Narben-Juri"})
    return for_plan(Knowledge(table.game.state), Advice(Step(PLAN, (0, 0)), 0.5, False))


def test_it_never_says_of_a_back_that_cards_fit_which_fit_only_one_of_the_two() -> None:
    either = reason_for_juri("yellow red red red", "green red red red", "red blue red red", "blue red red red")
    assert either.word == "say-plan-either"
    half = reason_for_juri("yellow red red red", "green red red red", "red red red red", "blue blue red red")
    assert (half.word, half.args["guard"]) == ("say-plan-half", "Narben-Juri")
    neither = reason_for_juri("yellow red red red", "blue blue blue blue", "red red red red", "blue red red red")
    assert neither.word == "say-plan"


def test_whom_it_knows_it_names() -> None:
    posts = {"park-1": "Dirty Diana", "park-3": "Tante Trixie"}
    table = scene(["blue red", "yellow blue"], posts=posts, seats=2).arrest("park-1").acts("play blue", "play yellow")
    known = Knowledge(table.game.state)
    assert for_plan(known, Advice(Step(PLAN, (2, 0)), 0.5, False)).word == "say-plan-fits"


def test_what_it_says_is_the_same_in_every_world_that_looks_the_same() -> None:
    game = backroom.new_game("villa", 3, {"guards": "random", "handicap": "-2", "rules": "expert"}, seed=3)
    rng, bots = random.Random(5), {seat: House() for seat in range(3)}
    for _ in range(30):
        (seat, *_) = game.asked
        choice = bots[seat].choose(game.chair(seat))
        twin = House()
        advice.cache_clear()
        assert twin.choose(game.redeal(seat, rng).chair(seat)) == choice
        if not game.asked[seat].word.startswith("ask-agree"):
            assert twin.explain() == bots[seat].explain()
        game.play(seat, choice)


class Contrary:
    """Objects to everything, and wants something else every time."""

    def __init__(self) -> None:
        self.random = random.Random(3).random

    def choose(self, chair: Chair) -> Choice:
        ask = chair.ask
        assert ask is not None
        return ask.parse("object") if ask.word.startswith("ask-agree") else ask.draw(self.random)


def test_somebody_who_always_objects_does_not_stop_the_game() -> None:
    game = backroom.new_game("villa", 3, {"guards": "random", "handicap": "-20"}, seed=8)
    Company(game, {0: House(), 1: Contrary(), 2: House()}).play(1000)
    assert game.result is not None


# At any table


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {}),
        (4, {"decisions": "captain", "rules": "expert"}),
        (3, {"guards": "heavies", "open": "3", "swap": "no", "leader": "rotating"}),
        (2, {"guards": ", ".join(GUARDS[:13]), "handicap": "-20", "rules": "expert", "leader": "rotating"}),
        (3, {"guards": "random", "handicap": "-33"}),
    ],
)
def test_a_team_of_the_house_plays_to_the_end_and_finds_words_for_it(seats: int, options: dict[str, str]) -> None:
    game = backroom.new_game("villa", seats, options, seed=6)
    bots = {seat: House() for seat in range(seats)}
    reasons: dict[str, dict[str, Any]] = {}

    def listen() -> None:
        for bot in bots.values():
            assert isinstance(bot, Talker)
            reason = bot.explain()
            if reason is not None:
                reasons[reason.word] = reason.args

    Company(game, bots).play(2000, listen)
    assert game.result is not None
    assert reasons
    for word, args in reasons.items():
        check_said("villa", word, args)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_wins_the_first_game(seats: int) -> None:
    for seed in (1, 2):
        game = backroom.new_game("villa", seats, seed=seed)
        Company(game, {seat: House() for seat in range(seats)}).play(2000)
        assert game.result is not None
        assert game.result.reason == "won"


def test_whoever_is_not_asked_has_nothing_to_say() -> None:
    game = backroom.new_game("villa", 2, {"decisions": "captain"}, seed=1)
    with pytest.raises(ValueError, match="nothing is asked"):
        House().choose(game.chair(1))


# What nobody can know does not matter


@pytest.mark.parametrize("guards", ["first", "random"])
def test_it_does_the_same_in_every_world_that_looks_the_same(guards: str) -> None:
    options = {"guards": guards, "handicap": "0"}
    game = backroom.new_game("villa", 3, options, seed=12)
    bots, rng, questions = [House() for _ in range(3)], random.Random(2), 0
    while game.result is None and questions < 25:
        (seat, *_) = game.asked
        choice = bots[seat].choose(game.chair(seat))
        for _ in range(OTHER_WORLDS):
            advice.cache_clear()
            world = game.redeal(seat, rng)
            assert House().choose(world.chair(seat)) == choice
        game.play(seat, choice)
        questions += 1
