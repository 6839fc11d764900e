"""The house players who are suspected: what they take, and what they say about it."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

from tests.games.mafia_de_cuba.suspicions import ADA, answer_of, answers, box_has_gone_round, house, tells_all

from backroom.games.mafia_de_cuba.house.appetite import Deal, deeds
from backroom.games.mafia_de_cuba.marks import differ
from backroom.games.mafia_de_cuba.state import PASSED, RECEIVED, Box, without
from backroom.games.mafia_de_cuba.taking import bagging, taking


class TestSuspects:
    def test_loyal_men_tell_the_truth_as_well_as_they_remember(self) -> None:
        """Some err by a diamond or keep quiet, and few have counted the tokens."""
        game = box_has_gone_round("loyal", "diamonds-4", "loyal", "fbi", "driver", "diamonds-9", bag="nothing")
        said = Counter[str]()
        for seed in range(60):
            table = game.copy()
            table.play(ADA, "order passed 3")
            said[answer_of(table, 3, seed)] += 1
        exactly, uncounted = said.pop("answer 11 - - - 2"), said.pop("answer 11 - - -")
        assert exactly + uncounted > 40
        assert uncounted > exactly > 0
        assert set(said) <= {f"answer {off} - - -{tokens}" for off in (10, 12) for tokens in ("", " 2")} | {
            "answer - - - -"
        }

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
