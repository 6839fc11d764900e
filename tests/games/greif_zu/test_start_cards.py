"""Special cards for the start of a turn, one after the other."""

from __future__ import annotations

from random import Random

import pytest
from tests.games.greif_zu.party import both_languages, scene

from backroom import new_game
from backroom.games.greif_zu.actions import PLAY
from backroom.games.greif_zu.turn import can_play
from backroom.kit import CHANCE


@pytest.mark.rule("G-28")
def test_special_cards_are_no_cards_in_hand() -> None:
    table = scene(["john-smith", "", ""], specials={0: "gift swap"})
    assert table.view["hands"] == [1, 0, 0]
    assert not [text for text in table.offered() if text in ("put gift", "put swap")]
    assert table.refuses(0, "put gift").rule == "G-21"


@pytest.mark.rule("G-28")
def test_a_special_card_is_secret_until_it_is_played() -> None:
    table = scene(["john-smith", "blonde", ""], specials={0: "gift"})
    assert "gift" not in str([table.game.view(seat) for seat in (1, 2, None)])
    table.says(0, "play gift")
    assert table.view["discard"]["specials"] == ["gift"]
    assert table.view["specials"] == [0, 0, 0]
    assert table.log[-1] == "Ada plays a special card: Gift."


@pytest.mark.rule("G-30")
def test_a_card_for_the_start_of_a_turn_is_followed_by_the_turn() -> None:
    table = scene(["john-smith dollar-50", "blonde", ""], specials={0: "gift"})
    table.says(0, "play gift", "give 1 john-smith")
    assert table.asked == {0: "ask-turn"}


@pytest.mark.rule("G-31")
def test_any_number_of_them_may_be_played_before_the_action() -> None:
    table = scene(["john-smith dollar-50", "blonde jewel-50", ""], specials={0: "gift swap"})
    table.says(0, "play swap", "player 1", "pass dollar-50").says(1, "pass blonde")
    table.says(0, "play gift", "give 2 john-smith", "timer")
    assert table.hands == ["blonde", "jewel-50 dollar-50", "john-smith"]
    assert table.on_turn == 1


@pytest.mark.rule("G-31")
@pytest.mark.parametrize(
    ("special", "hands", "wallet", "why"),
    [
        ("birthday", ("john-smith", "blonde", ""), "", "needs a card in the wallet."),
        ("gift", ("", "blonde", ""), "badge", "needs a card in your hand."),
        ("swap", ("", "blonde", ""), "badge", "needs a card in your hand and another player with cards."),
        ("swap", ("blonde", "", ""), "badge", "needs a card in your hand and another player with cards."),
        ("stolen", ("blonde", "", ""), "badge", "needs another player with cards in hand."),
        ("inspection", ("blonde", "", ""), "badge", "needs another player with cards in hand."),
        ("wish", ("blonde", "", ""), "badge", "needs another player with cards in hand."),
        ("left", ("", "", ""), "badge", "needs somebody with cards in hand."),
        ("right", ("", "", ""), "badge", "needs somebody with cards in hand."),
        ("redistribution", ("", "", ""), "badge", "needs somebody with cards in hand."),
    ],
)
def test_a_card_that_can_do_nothing_cannot_be_played(
    special: str, hands: tuple[str, ...], wallet: str, why: str
) -> None:
    table = scene(hands, wallet=wallet, specials={0: special})
    assert f"play {special}" not in table.offered()
    refused = table.refuses(0, f"play {special}")
    assert refused.rule == "G-31"
    assert both_languages(refused)[0].endswith(why)


@pytest.mark.rule("G-31")
def test_a_card_that_can_do_something_for_others_can_be_played() -> None:
    table = scene(["", "blonde", ""], specials={0: "left redistribution"})
    assert table.offered()[-2:] == ["play redistribution", "play left"]


# Double turn


@pytest.mark.rule("G-32")
def test_a_double_turn_is_two_actions() -> None:
    table = scene(["john-smith", "", ""], wallet="badge yen-50 yen-100", specials={0: "double-turn"})
    table.says(0, "play double-turn", "draw").chance("place 1")
    assert table.asked == {0: "ask-action"}
    table.says(0, "put john-smith").chance("place 1")
    assert table.hands[0] == "badge"
    assert table.on_turn == 1


@pytest.mark.rule("G-32")
def test_or_the_same_one_twice() -> None:
    table = scene(["", "", ""], specials={0: "double-turn"}).says(0, "play double-turn", "timer", "timer")
    assert table.view["timers"] == 4
    assert table.on_turn == 1


@pytest.mark.rule("G-32")
def test_two_ids_can_be_bought_in_one_double_turn() -> None:
    table = scene(["dollar-500 euro-500", "", ""], specials={0: "double-turn"})
    table.says(0, "play double-turn", "buy", "pay dollar-500", "id agent", "buy", "pay euro-500", "id blonde")
    assert table.hands[0] == "blonde agent"
    assert table.on_turn == 1


@pytest.mark.rule("G-32")
def test_within_a_double_turn_no_special_card_is_played() -> None:
    table = scene(["john-smith", "blonde", ""], specials={0: "double-turn gift"}).says(0, "play double-turn")
    refused = table.refuses(0, "play gift")
    assert refused.rule == "G-30"
    assert both_languages(refused)[0] == "Gift can only be played at the start of a turn, before everything else."


@pytest.mark.rule("G-32")
def test_before_a_double_turn_other_cards_can_be_played() -> None:
    table = scene(["john-smith badge", "blonde", ""], specials={0: "double-turn gift"})
    table.says(0, "play gift", "give 1 badge", "play double-turn", "timer", "timer")
    assert table.on_turn == 1


# Happy birthday


@pytest.mark.rule("G-33")
def test_a_birthday_brings_three_cards_one_to_keep_two_to_give() -> None:
    table = scene(["john-smith", "", "", ""], wallet="badge yen-50 yen-100 euro-50", specials={0: "birthday"})
    table.says(0, "play birthday").says(0, "place 1", "place 1", "place 1")
    assert table.own(0)["drawn"] == ["badge", "yen-50", "yen-100"]
    assert table.offered() == ["keep badge", "keep yen-50", "keep yen-100"]
    table.says(0, "keep yen-50")
    assert table.offered() == [
        "give 1 badge",
        "give 1 yen-100",
        "give 2 badge",
        "give 2 yen-100",
        "give 3 badge",
        "give 3 yen-100",
    ]
    table.says(0, "give 3 badge")
    assert table.offered() == ["give 1 yen-100", "give 2 yen-100"]
    table.says(0, "give 1 yen-100")
    assert table.hands == ["john-smith yen-50", "yen-100", "", "badge"]
    assert table.wallet == "euro-50"


@pytest.mark.rule("G-33")
def test_after_a_birthday_the_turn_is_over() -> None:
    table = scene(["john-smith", "", ""], specials={0: "birthday"})
    table.says(0, "play birthday").says(0, "place 1", "place 1", "place 1")
    table.says(0, table.offered()[0]).says(0, table.offered()[0]).says(0, table.offered()[0])
    assert table.on_turn == 1


@pytest.mark.rule("G-33")
def test_presents_are_given_face_down() -> None:
    table = scene(["", "", ""], wallet="badge yen-50 yen-100", specials={0: "birthday"})
    table.says(0, "play birthday").says(0, "place 1", "place 1", "place 1")
    table.says(0, "keep badge", "give 1 yen-50", "give 2 yen-100")
    assert table.heard_by(1)[-2:] == ["Ada gives Ben a card: 50 yen.", "Ada gives Cleo a card."]
    assert table.heard_by(2)[-2:] == ["Ada gives Ben a card.", "Ada gives Cleo a card: 100 yen."]
    assert table.heard_by(None)[-2:] == ["Ada gives Ben a card.", "Ada gives Cleo a card."]
    assert table.own(0)["known"]["hands"] == [
        {"seat": 1, "cards": ["yen-50"]},
        {"seat": 2, "cards": ["yen-100"]},
    ]


@pytest.mark.rule("G-34")
def test_with_two_players_the_third_card_goes_back() -> None:
    table = scene(["john-smith", ""], wallet="badge yen-50 yen-100 euro-50", specials={0: "birthday"})
    table.says(0, "play birthday").says(0, "place 1", "place 1", "place 1").says(0, "keep badge")
    assert table.offered() == ["give 1 yen-50", "give 1 yen-100"]
    table.says(0, "give 1 yen-50", "place 2")
    assert table.hands == ["john-smith badge", "yen-50"]
    assert table.wallet == "euro-50 yen-100"
    assert table.on_turn == 1


@pytest.mark.rule("G-35")
@pytest.mark.parametrize(
    ("wallet", "answers", "hands"),
    [
        ("badge yen-50", ("keep badge", "give 2 yen-50"), ["badge", "", "yen-50"]),
        ("badge", ("keep badge",), ["badge", "", ""]),
    ],
)
def test_a_small_wallet_makes_a_small_birthday(wallet: str, answers: tuple[str, ...], hands: list[str]) -> None:
    table = scene(["", "", ""], wallet=wallet, specials={0: "birthday"}).says(0, "play birthday")
    while table.asked == {0: "ask-place-present"}:
        table.says(0, "place 1")
    table.says(0, *answers)
    assert table.hands == hands
    assert table.on_turn == 1


@pytest.mark.rule("G-35")
def test_birthday_cards_are_drawn_at_a_place_of_ones_choice_or_anywhere() -> None:
    table = scene(["", "", ""], wallet="badge yen-50 yen-100 euro-50", specials={0: "birthday"})
    table.says(0, "play birthday", "place 4", "place 0")
    assert table.asked == {CHANCE: "ask-blind"}
    table.chance("place 2").says(0, "place 1")
    assert table.own(0)["drawn"] == ["euro-50", "yen-50", "badge"]
    assert table.heard_by(0)[-3:] == [
        "For your birthday you draw from place 4: 50 euros.",
        "For your birthday you draw: 50 yen.",
        "For your birthday you draw from place 1: Badge.",
    ]
    assert table.heard_by(1)[-3:] == ["Ada draws a birthday card."] * 3
    assert table.refuses(0, "keep yen-100").rule == "G-33"


@pytest.mark.rule("G-35", "G-22")
def test_the_third_card_goes_back_to_a_place_of_ones_choice_and_its_owner_knows_it() -> None:
    table = scene(["", ""], wallet="badge yen-50 yen-100 euro-50 euro-100", specials={0: "birthday"})
    table.says(0, "play birthday", "place 1", "place 1", "place 1", "keep badge", "give 1 yen-50", "place 2")
    assert table.wallet == "euro-50 yen-100 euro-100"
    assert table.own(0)["known"]["wallet"] == [{"place": 2, "card": "yen-100"}]
    assert table.heard_by(0)[-1] == "You put back at place 2 what you have drawn: 100 yen."
    assert table.heard_by(1)[-1] == "Ada puts a card back that was drawn."


@pytest.mark.rule("G-22")
def test_nobody_else_sees_where_birthday_cards_come_from() -> None:
    def seen_by_others(*places: str) -> object:
        table = scene(["", ""], wallet="yen-50 yen-50 yen-50 yen-50", specials={0: "birthday"})
        table.says(0, "play birthday", *places, "keep yen-50", "give 1 yen-50", "place 2")
        return [[table.game.view(seat), table.game.story(seat)] for seat in (1, None)]

    assert seen_by_others("place 4", "place 2", "place 1") == seen_by_others("place 1", "place 1", "place 1")


@pytest.mark.rule("G-31")
@pytest.mark.parametrize("seats", [2, 4, 7])
def test_what_is_offered_at_a_full_table_without_a_closer_look_is_what_can_be_played(seats: int) -> None:
    for seed in range(8):
        game = new_game("greif_zu", seats=seats, seed=seed)
        random = Random(seed).random
        while game.result is None:
            seat, ask = next(iter(game.asked.items()))
            if ask.word == "ask-turn":
                offered = [card for verb, card in ask if verb == PLAY]
                assert offered == [card for card in game.state.specials[seat] if can_play(game.state, seat, card)]
            game.play(seat, ask.draw(random))
