"""A turn: one of four actions; and the timers that bring the round to its end."""

from __future__ import annotations

import pytest
from tests.games.greif_zu.party import both_languages, scene

from backroom.kit import CHANCE
from backroom.words import say

HANDS = ("john-smith dollar-50 dollar-50", "blonde jewel-100", "agent")


@pytest.mark.rule("G-18")
def test_there_are_four_actions() -> None:
    table = scene(["john-smith dollar-200 jewel-100", "", ""], specials={})
    assert table.offered() == [
        "draw",
        "draw-at",
        "buy",
        "timer",
        "put john-smith",
        "put jewel-100",
        "put dollar-200",
        "put-at john-smith",
        "put-at jewel-100",
        "put-at dollar-200",
    ]


@pytest.mark.rule("G-18")
def test_one_action_and_it_is_the_next_players_turn() -> None:
    table = scene(HANDS)
    table.says(0, "draw").chance("place 1")
    assert table.on_turn == 1
    table.says(1, "put jewel-100").chance("place 1")
    assert table.on_turn == 2
    table.says(2, "timer")
    assert table.on_turn == 0


@pytest.mark.rule("G-19")
def test_nobody_sits_a_turn_out() -> None:
    refused = scene(HANDS).refuses(0, "pass")
    assert refused.rule == "G-19"
    assert both_languages(refused) == (
        "Nobody sits a turn out: draw, put back, buy an ID, or flip a timer.",
        "Niemand setzt aus: Ziehe, stecke zurück, kaufe einen Ausweis oder drehe eine Timer-Karte um.",
    )


@pytest.mark.rule("G-19")
def test_who_has_nothing_and_finds_nothing_can_still_turn_a_timer() -> None:
    table = scene(["", "blonde"], wallet="", specials={})
    assert table.offered() == ["timer"]


# Drawing


@pytest.mark.rule("G-20")
def test_a_card_drawn_goes_into_the_hand() -> None:
    table = scene(HANDS, wallet="yen-100 badge pound-50")
    table.says(0, "draw").chance("place 2")
    assert table.hands[0] == "john-smith badge dollar-50 dollar-50"
    assert table.wallet == "yen-100 pound-50"


@pytest.mark.rule("G-20")
def test_only_who_draws_sees_the_card() -> None:
    table = scene(HANDS, wallet="yen-100 badge pound-50")
    table.says(0, "draw").chance("place 2")
    assert table.heard_by(0)[-1] == "You draw: Badge."
    for seat in (1, 2, None):
        assert table.heard_by(seat)[-1] == "Ada draws a card."
        assert "'badge'" not in str(table.game.view(seat)).lower()
    assert table.view["hands"] == [4, 2, 1]


@pytest.mark.rule("G-20")
def test_nobody_can_look_into_the_wallet() -> None:
    table = scene(HANDS, wallet="yen-100 badge pound-50")
    for seat in (0, 1, 2, None):
        assert table.game.view(seat)["wallet"] == 3
        assert "yen" not in str(table.game.view(seat))


@pytest.mark.rule("G-21")
def test_a_card_put_back_is_in_the_wallet_again() -> None:
    table = scene(HANDS, wallet="yen-100 badge pound-50")
    table.says(0, "put dollar-50").chance("place 4")
    assert table.hands[0] == "john-smith dollar-50"
    assert table.wallet == "yen-100 badge pound-50 dollar-50"
    assert table.heard_by(0)[-1] == "You put back: 50 dollars."
    assert table.heard_by(1)[-1] == "Ada puts a card back."


@pytest.mark.rule("G-22")
def test_drawing_at_a_place_of_ones_choice() -> None:
    table = scene(HANDS, wallet="yen-100 badge pound-50")
    table.says(0, "draw-at")
    assert table.asked == {0: "ask-place-draw"}
    table.says(0, "place 3")
    assert table.hands[0] == "john-smith dollar-50 dollar-50 pound-50"


@pytest.mark.rule("G-22")
def test_putting_back_at_a_place_of_ones_choice() -> None:
    table = scene(HANDS, wallet="yen-100 badge pound-50")
    table.says(0, "put-at john-smith")
    assert table.asked == {0: "ask-place-put"}
    table.says(0, "place 2")
    assert table.wallet == "yen-100 john-smith badge pound-50"
    assert table.own(0)["known"]["wallet"] == [{"place": 2, "card": "john-smith"}]


@pytest.mark.rule("G-22")
def test_also_in_front_of_all_cards_and_behind_them() -> None:
    assert scene(HANDS, wallet="badge").says(0, "put-at john-smith", "place 1").wallet == "john-smith badge"
    assert scene(HANDS, wallet="badge").says(0, "put-at john-smith", "place 2").wallet == "badge john-smith"


@pytest.mark.rule("G-22")
def test_nobody_else_sees_where() -> None:
    def seen_by_others(place: str) -> list[object]:
        table = scene(HANDS).says(0, "put-at john-smith", place)
        return [[table.game.view(seat), table.game.story(seat)] for seat in (1, 2, None)]

    assert seen_by_others("place 2") == seen_by_others("place 60")


@pytest.mark.rule("G-22")
def test_who_chose_the_place_is_told_it_again() -> None:
    table = scene(["john-smith", "blonde"], wallet="yen-100 badge", specials={})
    table.says(0, "put-at john-smith", "place 2").says(1, "draw-at", "place 1")
    assert "You put back at place 2: John Smith." in table.heard_by(0)
    assert "You draw from place 1: 100 yen." in table.heard_by(1)


@pytest.mark.rule("G-22")
def test_what_is_put_at_a_place_is_found_there() -> None:
    table = scene(["john-smith", "blonde"], wallet="yen-100 badge pound-50", specials={})
    table.says(0, "put-at john-smith", "place 2").says(1, "draw-at", "place 2")
    assert table.hands[1] == "john-smith blonde"


@pytest.mark.rule("G-22")
def test_at_random_means_that_chance_picks_the_place() -> None:
    table = scene(HANDS, wallet="yen-100 badge pound-50").says(0, "draw")
    assert table.asked == {CHANCE: "ask-blind"}
    assert table.offered(CHANCE) == ["place 1", "place 2", "place 3"]
    table = scene(HANDS, wallet="yen-100 badge pound-50").says(0, "put john-smith")
    assert table.offered(CHANCE) == ["place 1", "place 2", "place 3", "place 4"]


@pytest.mark.rule("G-22")
@pytest.mark.parametrize("action", ["draw", "draw-at"])
def test_nothing_can_be_drawn_from_an_empty_wallet(action: str) -> None:
    refused = scene(HANDS, wallet="").refuses(0, action)
    assert refused.rule == "G-22"
    assert both_languages(refused)[0] == "The wallet is empty; there is nothing to draw."


@pytest.mark.rule("G-22")
def test_a_place_beyond_the_wallet() -> None:
    table = scene(HANDS, wallet="yen-100 badge pound-50")
    table.says(0, "draw-at")
    for place in ("place 4", "place 0", "place -1", "place 999999999999", "place two", "place"):
        assert table.refuses(0, place).rule == "G-22"
    assert both_languages(table.refuses(0, "place 4")) == (
        "4 does not fit: it must be from 1 to 3.",
        "4 passt nicht: erlaubt ist 1 bis 3.",
    )


# Timers


@pytest.mark.rule("G-25")
def test_turning_a_timer() -> None:
    table = scene(HANDS)
    table.turns_timer()
    assert table.view["timers"] == 5
    assert table.log[-1] == "Ada flips a timer. 5 are left."
    assert table.on_turn == 1


@pytest.mark.rule("G-26")
def test_with_the_last_timer_the_round_is_over_at_once() -> None:
    table = scene(HANDS, timers=1, specials={1: "hideout"})
    table.turns_timer()
    assert table.log[-2:] == ["Ada flips the last timer.", "Round 1 is over."]
    assert table.asked == {1: "ask-end-card"}


@pytest.mark.rule("G-26")
def test_also_when_the_start_player_turns_it_before_a_turn() -> None:
    table = scene(HANDS, timers=1, specials={0: "gift hideout"})
    for seat in range(3):
        table.says(seat, "draw").chance("place 1")
    assert table.view["timers"] == 0
    assert table.asked == {0: "ask-end-card"}


@pytest.mark.rule("G-26")
def test_also_in_the_middle_of_a_double_turn() -> None:
    table = scene(HANDS, timers=1, specials={0: "double-turn hideout"})
    table.says(0, "play double-turn", "timer")
    assert table.asked == {0: "ask-end-card"}


@pytest.mark.rule("G-27")
def test_the_start_player_turns_a_timer_before_every_turn_but_the_first() -> None:
    table = scene(HANDS, coins=(2, 1, 5))
    assert table.on_turn == 1
    assert table.view["timers"] == 6
    left = []
    for _ in range(7):
        table.says(table.on_turn, "draw").chance("place 1")
        left.append(table.view["timers"])
    assert left == [6, 6, 5, 5, 5, 4, 4]
    assert table.log.count("All have had a turn: Ben has to flip a timer. 5 are left.") == 1


@pytest.mark.rule("G-27")
def test_that_is_no_action_the_turn_follows() -> None:
    table = scene(["john-smith", "blonde"], specials={})
    table.turns_timer().turns_timer()
    assert table.view["timers"] == 3
    assert table.asked == {0: "ask-turn"}


# Buying an ID


@pytest.mark.rule("G-23")
def test_buying_an_id() -> None:
    table = scene(["dollar-200 euro-50 jewel-50 yen-100", "", ""], specials={})
    table.says(0, "buy")
    assert table.asked == {0: "ask-pay"}
    table.says(0, "pay dollar-200,euro-50,jewel-50")
    assert table.asked == {0: "ask-id"}
    assert table.offered() == ["id john-smith", "id policeman", "id millionaire", "id blonde", "id agent"]
    table.says(0, "id blonde")
    assert table.hands[0] == "blonde yen-100"
    assert table.view["extras"] == 4
    assert table.on_turn == 1


@pytest.mark.rule("G-23")
def test_more_than_the_price_may_be_paid() -> None:
    table = scene(["dollar-500 euro-50 jewel-50", "", ""], specials={})
    table.says(0, "buy", "pay dollar-500,euro-50,jewel-50", "id agent")
    assert table.hands[0] == "agent"


@pytest.mark.rule("G-23")
def test_nobody_else_sees_which_id_it_is() -> None:
    def seen_by_others(choice: str) -> list[object]:
        table = scene(["dollar-500", "", ""], specials={}).says(0, "buy", "pay dollar-500", choice)
        return [[table.game.view(seat), table.game.story(seat)] for seat in (1, 2, None)]

    assert seen_by_others("id blonde") == seen_by_others("id agent")


@pytest.mark.rule("G-23")
def test_the_next_buyer_finds_what_is_left() -> None:
    table = scene(["dollar-500", "euro-500", "yen-500"], specials={})
    table.says(0, "buy", "pay dollar-500", "id blonde").says(1, "buy", "pay euro-500")
    assert table.heard_by(1)[-1] == "In the compartment you find: John Smith, Policeman, Millionaire and Secret agent."
    table.says(1, "id agent").says(2, "buy", "pay yen-500")
    assert table.offered() == ["id john-smith", "id policeman", "id millionaire"]
    assert table.own(1)["known"]["extras"] == ["john-smith", "policeman", "millionaire"]
    assert table.own(0)["known"]["extras"] == ["john-smith", "policeman", "millionaire", "agent"]


@pytest.mark.rule("G-24")
def test_what_is_paid_lies_open() -> None:
    table = scene(["dollar-200 jewel-100", "", ""], specials={}).says(0, "buy", "pay dollar-200,jewel-100")
    assert table.view["discard"]["cards"] == ["jewel-100", "dollar-200"]
    assert "Ada pays with Jewel 100 and 200 dollars." in table.log


@pytest.mark.rule("G-24")
def test_there_is_no_change() -> None:
    table = scene(["dollar-500", "", ""], specials={}).says(0, "buy", "pay dollar-500", "id agent")
    assert table.hands[0] == "agent"
    assert table.view["wallet"] == 79


@pytest.mark.rule("G-24")
def test_when_no_extra_id_is_left_none_can_be_bought() -> None:
    table = scene(["dollar-500", "", ""], extras="", specials={})
    assert "buy" not in table.offered()
    refused = table.refuses(0, "buy")
    assert refused.rule == "G-24"
    assert both_languages(refused)[0] == "No extra ID is left to be bought."


@pytest.mark.rule("G-23")
def test_the_last_extra_id_is_taken_without_a_choice() -> None:
    table = scene(["dollar-500", "", ""], extras="blonde", specials={}).says(0, "buy", "pay dollar-500")
    assert table.offered() == ["id blonde"]


@pytest.mark.rule("G-25", "G-27")
def test_everybody_sees_which_timers_were_turned_by_choice() -> None:
    table = scene(HANDS).turns_timer()
    table.says(1, "draw").chance("place 1").says(2, "draw").chance("place 1")
    assert table.view["turned"] == [{"seat": 0, "due": False}, {"seat": 0, "due": True}]
    assert table.log[-1] == "All have had a turn: Ada has to flip a timer. 4 are left."


@pytest.mark.rule("G-22")
def test_the_question_says_which_end_of_the_wallet_place_1_is() -> None:
    table = scene(HANDS, wallet="yen-100 badge pound-50").says(0, "draw-at")
    ask = table.game.asked[0]
    assert say("en", "greif_zu", ask.word, ask.args).endswith("Place 1 is the front one, 3 the last at the back.")
    assert say("de", "greif_zu", ask.word, ask.args).endswith("Stelle 1 ist ganz vorn, 3 ganz hinten.")
