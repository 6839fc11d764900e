"""The house players who judge: what the Godfather asks and dares, and when the killer shoots."""

from __future__ import annotations

import random

import pytest
from tests.games.mafia_de_cuba.suspicions import (
    ADA,
    answers,
    box_has_gone_round,
    house,
    odds,
    orders,
    tells_all,
    thief_caught_out,
)

from backroom.games.mafia_de_cuba.house.godfather import Guilt, Hunt
from backroom.games.mafia_de_cuba.house.minutes import Minutes
from backroom.games.mafia_de_cuba.house.player import House
from backroom.games.mafia_de_cuba.house.temper import HOUSE
from backroom.games.mafia_de_cuba.interrogation import most_questions
from backroom.games.mafia_de_cuba.talk import POCKETS


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
        honest = odds(game, ADA, 3)
        assert honest.get("thief", 0.0) < 0.01
        assert honest["loyal"] > honest["agent"], "though agents like to talk as if they were loyal"

    @pytest.mark.parametrize("handful", [1, 2, 7, 12])
    def test_suspects_whoever_grabs_much_as_well_as_whoever_takes_a_little(self, handful: int) -> None:
        """House thieves take one or two; whoever takes seven is not above suspicion for that. The one who says that he
        passed all on may cover the one before him, and a single diamond may be an honest man's error."""
        game = box_has_gone_round("loyal", f"diamonds-{handful}", "loyal", "fbi", "driver", "diamonds-1", "loyal")
        for seat, diamonds in ((1, 15), (2, 15), (3, 15 - handful), (4, 15 - handful)):
            answers(game, "passed", seat, f"{diamonds} - - -")
        thief = [odds(game, ADA, seat)["thief"] for seat in range(1, 6)]
        assert sum(thief[1:3]) > sum(thief[3:5]) + 0.1
        assert sum(thief[:3]) > (0.9 if handful == 1 else 1.2)

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
