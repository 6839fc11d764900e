"""The house players at the table: what they take, say, ask and dare."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

import backroom
from backroom.games.mafia_de_cuba.house.appetite import Deal, deeds
from backroom.games.mafia_de_cuba.house.cousins import GODFATHERS, LIARS
from backroom.games.mafia_de_cuba.house.godfather import Guilt, Hunt
from backroom.games.mafia_de_cuba.house.listener import listening_godfather, listening_suspect
from backroom.games.mafia_de_cuba.house.minutes import Minutes
from backroom.games.mafia_de_cuba.house.player import House
from backroom.games.mafia_de_cuba.house.temper import HOUSE
from backroom.games.mafia_de_cuba.interrogation import most_questions
from backroom.games.mafia_de_cuba.marks import differ
from backroom.games.mafia_de_cuba.state import PASSED, RECEIVED, Box, Family, without
from backroom.games.mafia_de_cuba.taking import bagging, taking
from backroom.games.mafia_de_cuba.talk import POCKETS
from backroom.kit import Chair, Company, Game

ADA = 0
"""The Godfather in these scenes; the box goes from Ben, seat 1, to the last seat."""


def box_has_gone_round(*takes: str, bag: str = "nothing", hide: int = 0, **options: str) -> Game[Family]:
    """A game in which everybody has taken something, and Ada has the box back."""
    game = backroom.new_game("mafia_de_cuba", seats=len(takes) + 1, options={"godfather": "0", **options}, seed=1)
    game.play(ADA, f"hide {hide}")
    game.play(1, f"bag {bag}")
    for seat, loot in enumerate(takes, 1):
        game.play(seat, f"take {loot}")
    return game


def best_search(cases: list[tuple[Guilt, float]], opened: int, jokers: int) -> float:
    """The weight of the cases in which every thief is found, by trying everybody who may be one at every step."""
    done = sum(weight for guilt, weight in cases if not guilt.thieves & ~opened)
    left = [case for case in cases if case[0].thieves & ~opened]
    best = 0.0
    for bit in (1 << who for who in range(5) if any(guilt.thieves >> who & ~opened >> who & 1 for guilt, _ in left)):
        thief = [case for case in left if case[0].thieves & bit]
        loyal = [case for case in left if not (case[0].thieves | case[0].agents) & bit]
        worth = best_search(thief, opened | bit, jokers) if thief else 0.0
        worth += best_search(loyal, opened | bit, jokers - 1) if loyal and jokers else 0.0
        best = max(best, worth)
    return done + best


def answers(game: Game[Family], order: str, seat: int, answer: str) -> None:
    """The Godfather asks, and somebody answers."""
    game.play(ADA, f"order {order} {seat}")
    game.play(seat, f"answer {answer}")


def shown_tokens(game: Game[Family], box: Box | None) -> list[int]:
    """How many of each token that is in the game."""
    return [count for count, there in zip(box or (), game.state.box, strict=False) if there][1:]


def tells_all(game: Game[Family], seat: int) -> None:
    """Somebody tells everything as it was."""
    family = game.state
    answers(game, "tokens", seat, " ".join(map(str, shown_tokens(game, family.received[seat]))))
    answers(game, "diamonds", seat, str((family.received[seat] or (0,))[0]))
    answers(
        game,
        "passed",
        seat,
        " ".join(map(str, ((family.passed(seat) or (0,))[0], *shown_tokens(game, family.passed(seat))))),
    )


def thief_caught_out() -> Game[Family]:
    """Seat 2 has stolen, and claims to be the driver; but the driver's token was seen after him."""
    game = box_has_gone_round("loyal", "diamonds-6", "loyal", "fbi", "driver", "diamonds-9")
    answers(game, "passed", 2, "15 1 1 0")
    for honest in (1, 3, 5):
        tells_all(game, honest)
    return game


class Retold(Chair):
    """A seat of another world, with the story it has really heard: a world dealt anew has no past of its own."""

    __slots__ = ("_told",)

    def __init__(self, world: Game[Family], seat: int, told: list[dict[str, Any]]) -> None:
        super().__init__(world, seat)
        self._told = told

    def story(self, since: int = 0) -> list[dict[str, Any]]:
        return self._told[since:]


def house(seed: int = 1) -> House:
    return House(random.Random(seed))


def answer_of(game: Game[Family], seat: int, seed: int) -> str:
    """What the house would answer in this seat's place."""
    return game.asked[seat].text(house(seed).choose(game.chair(seat)))


def orders(game: Game[Family], seed: int = 1) -> tuple[int, int]:
    """What the house would order in Ada's place."""
    choice: tuple[int, int] = house(seed).choose(game.chair(ADA))
    return choice


def odds(game: Game[Family], viewer: int, seat: int) -> dict[str, float]:
    """What somebody is to the one who listens from this seat."""
    view = game.view(viewer)
    minutes = Minutes(view)
    minutes.follow(game.story(viewer))
    listener = listening_godfather(minutes, view) if viewer == ADA else listening_suspect(minutes, view)
    return listener.now().odds(minutes.place(seat))


class TestTheGodfather:
    def test_finds_the_thief_when_only_one_world_fits(self) -> None:
        """Two loyal men have shown their tokens, and nothing came back: seat 3 had diamonds, whoever else had."""
        game = box_has_gone_round("loyal", "loyal", "diamonds-15", "nothing", tokens="0-0", jokers="2")
        for loyal in (1, 2):
            game.play(ADA, f"order pockets {loyal}")
        assert odds(game, ADA, 3) == {"thief": pytest.approx(1.0)}
        answers(game, "took", 3, "-")
        assert orders(game) == (POCKETS, 3)

    def test_believes_nobody_whose_story_does_not_fit(self) -> None:
        game = thief_caught_out()
        assert odds(game, ADA, 2)["thief"] > HOUSE.sure
        assert odds(game, ADA, 3)["loyal"] > 0.9

    def test_asks_before_it_accuses_when_the_odds_are_bad(self) -> None:
        """Nothing has been said, no joker is left: whoever he accused now would probably cost him his head."""
        game = box_has_gone_round("loyal", "loyal", "diamonds-5", "driver", "fbi", "diamonds-4", jokers="0")
        for seed in range(5):
            order, _ = orders(game, seed)
            assert order != POCKETS

    def test_spares_a_likely_agent_and_spends_a_joker_where_it_may(self) -> None:
        """Two suspects, one of them a thief: an agent's pocket costs everything, a loyal man's only a joker."""
        with_agent = [(Guilt(thieves=0b01, agents=0b10), 0.55), (Guilt(thieves=0b10, agents=0b01), 0.45)]
        with_loyal = [(Guilt(thieves=0b01, agents=0), 0.55), (Guilt(thieves=0b10, agents=0), 0.45)]
        assert Hunt(HOUSE.breadth).prospects(with_agent, 0, jokers=1) == pytest.approx(0.55)
        assert Hunt(HOUSE.breadth).prospects(with_loyal, 0, jokers=1) == pytest.approx(1.0)
        assert Hunt(HOUSE.breadth).prospects(with_loyal, 0, jokers=0) == pytest.approx(0.55)

    def test_thinks_every_course_of_a_search_through_to_its_end(self) -> None:
        """Whatever order pockets are emptied in: as good as trying all of them, one after the other."""
        rng = random.Random(3)
        for jokers in (0, 1, 2):
            roles = [rng.choices(("thief", "agent", "loyal"), (3, 1, 4), k=5) for _ in range(30)]
            cases = [
                (Guilt(*(sum(1 << who for who in range(5) if one[who] == role) for role in ("thief", "agent"))), 1.0)
                for one in roles
            ]
            assert Hunt(5).prospects(cases, 0, jokers) == pytest.approx(best_search(cases, 0, jokers))

    def test_accuses_nobody_unheard_while_there_is_a_question_left(self) -> None:
        """Two loyal men have shown their tokens, so seat 3 is a thief for certain; he may say a word all the same."""
        game = box_has_gone_round("loyal", "loyal", "diamonds-15", "nothing", tokens="0-0", jokers="2")
        for loyal in (1, 2):
            game.play(ADA, f"order pockets {loyal}")
        order, whom = orders(game)
        assert (order == POCKETS, whom) == (False, 3)
        game.state.questions = most_questions(game.seats)
        game.settle()
        assert orders(game) == (POCKETS, 3)

    def test_hears_whom_somebody_calls_a_thief(self) -> None:
        game = box_has_gone_round("loyal", "diamonds-4", "loyal", "fbi", "driver", "diamonds-9")
        before = odds(game, ADA, 6)["thief"]
        game.play(1, "suspect 6 thief")
        named = odds(game, ADA, 6)["thief"]
        assert named > before + 0.02
        game.play(3, "suspect 6 loyal")
        assert odds(game, ADA, 6)["thief"] < named

    def test_gives_nothing_for_what_the_figures_say_already(self) -> None:
        """Whoever is contradicted calls the other a thief, thief or not: that is no news."""
        game = box_has_gone_round("loyal", "diamonds-4", "loyal", "fbi", "driver", "diamonds-9")
        answers(game, "passed", 2, "15 - - - 3")
        answers(game, "diamonds", 3, "11")
        before = odds(game, ADA, 2)["thief"]
        game.play(3, "suspect 2 thief")
        assert odds(game, ADA, 2)["thief"] == pytest.approx(before)

    def test_thinks_again_when_something_was_said(self) -> None:
        """All were asked and nobody answered; then two speak who cannot both be right, and it is one of them."""
        game = box_has_gone_round("loyal", "loyal", "loyal", "fbi", "driver", "diamonds-9", "diamonds-6")
        bot = House(random.Random(1), HOUSE._replace(whim=0.01))
        for question in ("passed", "took"):
            for seat in range(1, 8):
                answers(game, question, seat, "- - - -" if question == "passed" else "-")
        assert bot.choose(game.chair(ADA))[0] == POCKETS
        for seat, diamonds in ((4, 15), (5, 6)):
            game.play(seat, f"passed {diamonds} - - - {5 - seat}")
            game.play(seat, "took loyal")
        order, whom = bot.choose(game.chair(ADA))
        assert order == POCKETS
        assert whom in (4, 5)

    def test_does_not_ask_again_what_was_answered_as_a_total(self) -> None:
        game = box_has_gone_round("loyal", "diamonds-4", "loyal", "fbi", "driver", "diamonds-9")
        answers(game, "tokens", 3, "- - - 3")
        answers(game, "took", 3, "-")
        minutes = Minutes(game.view(ADA))
        minutes.follow(game.story(ADA))
        assert [minutes.unanswered(2, topic) for topic in range(4)] == [True, False, True, False]

    def test_goes_on_where_somebody_else_has_begun(self) -> None:
        """Put in the Godfather's place in the middle of a game it has heard all that was said."""
        game = thief_caught_out()
        followed = house()
        followed.choose(game.chair(ADA))
        tells_all(game, 6)
        assert followed.choose(game.chair(ADA))[0] == orders(game)[0] == POCKETS


class TestSuspects:
    def test_loyal_men_tell_the_truth_as_well_as_they_remember(self) -> None:
        """Few err by a diamond or keep quiet, and some have not counted the tokens."""
        game = box_has_gone_round("loyal", "diamonds-4", "loyal", "fbi", "driver", "diamonds-9", bag="nothing")
        said = Counter[str]()
        for seed in range(60):
            table = game.copy()
            table.play(ADA, "order passed 3")
            said[answer_of(table, 3, seed)] += 1
        exactly, forgot = said.pop("answer 11 - - - 2"), said.pop("answer 11 - - -")
        assert exactly > 2 * forgot > 0
        assert set(said) <= {f"answer {off} - - -{tokens}" for off in (10, 12) for tokens in ("", " 2")} | {
            "answer - - - -"
        }
        assert sum(said.values()) < 10

    def test_all_answer_when_everybody_is_asked(self) -> None:
        game = box_has_gone_round("loyal", "diamonds-4", "loyal", "fbi", "driver", "diamonds-9")
        game.play(ADA, "order passed all")
        bots = [house(seat) for seat in range(7)]
        for seat in range(1, 7):
            assert [*game.asked] == [seat]
            game.play(seat, bots[seat].choose(game.chair(seat)))
        assert [*game.asked] == [ADA]
        assert bots[0].choose(game.chair(ADA)) in game.asked[ADA]

    def test_loyal_men_point_out_who_contradicts_them(self) -> None:
        """Seat 2 has stolen and says he passed everything on; seat 3 knows better, and says so."""
        game = box_has_gone_round("loyal", "diamonds-4", "loyal", "fbi", "driver", "diamonds-9")
        answers(game, "passed", 2, "15 0 1 1")
        said = Counter[str]()
        for seed in range(30):
            bot, chair = house(seed), game.chair(3)
            wishes = [bot.volunteer(chair), bot.volunteer(chair), bot.volunteer(chair)]
            said.update(str(wish) for wish in wishes)
        assert said["received 11 - - - 3"] + said["received 11 - - - -"] > 15
        assert said["suspect 2 thief"] > 15

    def test_nobody_speaks_up_while_all_fits(self) -> None:
        game = box_has_gone_round("loyal", "diamonds-4", "loyal", "fbi", "driver", "diamonds-9")
        tells_all(game, 3)
        for seat in (1, 4, 5):
            assert house().volunteer(game.chair(seat)) is None

    def test_thieves_blame_the_one_before_as_well_as_the_next(self) -> None:
        """Both neighbours have told the truth; his story mostly fits one of them, now this one and now that."""
        game = box_has_gone_round("loyal", "loyal", "diamonds-5", "loyal", "fbi", "driver", "diamonds-9")
        for honest in (2, 4):
            tells_all(game, honest)
        before, after = game.state.claims[2][PASSED], game.state.claims[4][RECEIVED]
        blamed = Counter[tuple[bool, bool]]()
        for seed in range(60):
            table = game.copy()
            bot = house(seed)
            for order in ("passed", "diamonds", "tokens"):
                table.play(ADA, f"order {order} 3")
                table.play(3, bot.choose(table.chair(3)))
            mine = table.state.claims[3]
            fits_before, fits_after = not differ(mine[RECEIVED], before), not differ(mine[PASSED], after)
            blamed[fits_before, fits_after] += 1
        assert blamed[False, True] > 10, "the one before"
        assert blamed[True, False] > 10, "the next"
        assert blamed[True, True] + blamed[False, False] < 25

    def test_two_lies_side_by_side_go_the_same_way(self) -> None:
        """Seat 2 has stolen and says it was all there when he passed it on. The thief behind him hardly ever says that
        it came short: then tokens would have grown between them, and both would be caught."""
        game = box_has_gone_round("loyal", "diamonds-3", "diamonds-2", "loyal", "loyal", "driver", "fbi")
        answers(game, "passed", 2, "15 - - - 3")
        said = Counter[str]()
        for seed in range(40):
            table = game.copy()
            table.play(ADA, "order passed 3")
            said[answer_of(table, 3, seed)] += 1
        assert said["answer 10 - - - 4"] + said["answer 10 - - -"] < 4

    def test_a_driver_stands_by_his_man(self) -> None:
        """The thief says that he passed on 15. His driver found 9, and mostly says 15 as well."""
        game = box_has_gone_round("loyal", "diamonds-6", "driver", "loyal", "fbi", "loyal", "diamonds-9")
        answers(game, "passed", 2, "15 1 1 1")
        said = Counter[str]()
        for seed in range(30):
            table = game.copy()
            table.play(ADA, "order diamonds 3")
            said[answer_of(table, 3, seed)] += 1
        assert said["answer 15"] > 5

    def test_a_driver_vouches_for_his_man_and_never_blames_him(self) -> None:
        """Seat 1 tells another story than the thief behind him, and the thief's driver has said what he really saw."""
        game = box_has_gone_round("loyal", "diamonds-6", "driver", "loyal", "fbi", "loyal", "diamonds-9")
        tells_all(game, 3)
        answers(game, "passed", 2, "15 1 1 1")
        assert house().volunteer(game.chair(3)) is None
        answers(game, "diamonds", 2, "9")
        tells_all(game, 1)
        said = Counter(str(house(seed).volunteer(game.chair(3))) for seed in range(30))
        assert set(said) == {"suspect 2 loyal", "None"}
        assert said["suspect 2 loyal"] > 8

    def test_what_one_takes_depends_on_seat_and_contents(self) -> None:
        deal = Deal((15, 3, 1, 0, 1, 0), 7)

        def stealing(place: int, box: Box) -> float:
            return sum(take.chance for take in deeds(deal, place, box) if take.loot > 0)

        assert stealing(2, (12, 1, 1, 0, 1, 0)) > stealing(2, (1, 1, 1, 0, 1, 0))
        assert stealing(2, (12, 1, 1, 0, 1, 0)) > stealing(2, (12, 3, 1, 0, 1, 0))
        assert stealing(4, (8, 1, 0, 0, 1, 0)) > stealing(4, (8, 2, 1, 0, 1, 0)), "most of those before have stolen"
        assert [take.loot for take in deeds(deal, 3, (0, 0, 0, 0, 0, 0))] == [0]

    def test_what_one_may_wish_for_is_what_the_rules_allow(self) -> None:
        """The house knows by itself what can be taken, since it thinks of so many boxes; it must be the same."""
        rng = random.Random(1)
        for _ in range(300):
            tokens = [rng.randint(0, most) for most in (5, 1, 1, 2, 1)]
            full: Any = (15, *tokens)
            deal = Deal(full, rng.randint(4, 11))
            box: Any = tuple(rng.choice((0, rng.randint(0, count))) for count in full)
            place = rng.randint(1, deal.people - 1)
            wished = {deed.loot for deed in deeds(deal, place, box)}
            assert wished <= set(taking(box, place == deal.people - 1))
            assert wished
            for deed in deeds(deal, 0, full):
                assert deed.bag in bagging(full[1:])
                assert deed.loot in taking(without(full, deed.bag), False)


class TestTheKiller:
    def test_shoots_an_agent_whom_his_neighbours_give_away(self) -> None:
        game = box_has_gone_round("killer", "loyal", "fbi", "loyal", "driver", "diamonds-9", "diamonds-6", killer="yes")
        for seat, tokens in ((2, "2 1 1 0"), (4, "1 0 1 0")):
            answers(game, "tokens", seat, tokens)
        answers(game, "passed", 2, "15 1 1 1 0")
        answers(game, "diamonds", 4, "15")
        game.play(ADA, "order pockets 3")
        assert odds(game, 1, 3)["agent"] >= HOUSE.trigger
        assert house().choose(game.chair(1)) == 1

    def test_holds_while_the_accused_looks_like_a_thief(self) -> None:
        game = box_has_gone_round("killer", "loyal", "diamonds-6", "loyal", "driver", "fbi", "diamonds-9", killer="yes")
        answers(game, "passed", 2, "15 1 1 1 0")
        answers(game, "tokens", 4, "1 1 1 0")
        answers(game, "diamonds", 4, "9")
        game.play(ADA, "order pockets 3")
        assert odds(game, 1, 3).get("agent", 0.0) < HOUSE.trigger
        assert house().choose(game.chair(1)) == 0

    def test_who_is_not_the_killer_looks_on(self) -> None:
        game = box_has_gone_round("killer", "loyal", "diamonds-6", "loyal", "driver", "fbi", "diamonds-9", killer="yes")
        game.play(ADA, "order pockets 3")
        assert house().choose(game.chair(2)) == 0


class TestNoSecrets:
    @pytest.mark.parametrize("seed", range(2))
    def test_the_same_is_chosen_in_every_world_that_looks_the_same(self, seed: int) -> None:
        """Whoever sees the same decides the same: worlds are dealt anew around the one who is asked."""
        game = backroom.new_game("mafia_de_cuba", seats=7, options={"killer": "yes"}, seed=seed)
        rng = random.Random(seed)
        company = Company(game, {seat: House(rng) for seat in range(7)})
        for _ in range(40):
            company.play(1)
            if game.result is not None:
                break
            for seat, ask in game.asked.items():
                worlds = (game, game.redeal(seat, random.Random(seed)), game.redeal(seat, random.Random(seed + 1)))
                chosen = [house(seed).choose(Retold(world, seat, game.story(seat))) for world in worlds]
                assert chosen[0] == chosen[1] == chosen[2], ask.word

    def test_it_can_play_on_in_a_world_it_imagines(self) -> None:
        """Such a world has no past; what was said is read off the table."""
        game = thief_caught_out()
        world = game.chair(ADA).imagine(random.Random(1))
        assert house().choose(world.chair(ADA))[0] == POCKETS
        Company(world, {seat: house(seat) for seat in range(7)}).play(500)
        assert world.result is not None


class TestWholeGames:
    @pytest.mark.parametrize("seats", range(5, 13))
    def test_are_played_to_the_end_at_every_number_of_seats(self, seats: int) -> None:
        game = backroom.new_game("mafia_de_cuba", seats=seats, seed=seats)
        rng = random.Random(seats)
        Company(game, {seat: House(rng) for seat in range(seats)}).play(2000)
        assert game.result is not None

    @pytest.mark.parametrize(
        "options",
        [
            {"killer": "yes", "jokers": "2"},
            {"tokens": "0-0", "jokers": "0"},
            {"tokens": "2-2", "killer": "yes"},
            {"alone": "no", "games": "3"},
        ],
    )
    def test_are_played_to_the_end_with_every_option(self, options: dict[str, str]) -> None:
        game = backroom.new_game("mafia_de_cuba", seats=8, options=options, seed=3)
        rng = random.Random(3)
        Company(game, {seat: House(rng) for seat in range(8)}).play(5000)
        assert game.result is not None

    @pytest.mark.parametrize("variant", [*GODFATHERS.values(), *LIARS.values()])
    def test_are_played_to_the_end_by_the_variants(self, variant: type[House]) -> None:
        game = backroom.new_game("mafia_de_cuba", seats=8, seed=5)
        rng = random.Random(5)
        Company(game, {seat: variant(rng) for seat in range(8)}).play(2000)
        assert game.result is not None

    def test_go_on_among_people_who_say_just_anything(self) -> None:
        rules = backroom.games.find("mafia_de_cuba")
        game = backroom.new_game("mafia_de_cuba", seats=9, options={"godfather": "0", "killer": "yes"}, seed=2)
        rng = random.Random(2)
        bots = {seat: rules.bots["random" if seat % 2 else "house"](rng) for seat in range(9)}
        Company(game, bots).play(2000)
        assert game.result is not None
