"""Special cards for the start of a turn, one after the other."""

from __future__ import annotations

import pytest
from tests.games.greif_zu.party import both_languages, scene

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
    ("special", "hands", "wallet"),
    [
        ("birthday", ("john-smith", "blonde", ""), ""),
        ("gift", ("", "blonde", ""), "badge"),
        ("swap", ("", "blonde", ""), "badge"),
        ("swap", ("blonde", "", ""), "badge"),
        ("stolen", ("blonde", "", ""), "badge"),
        ("inspection", ("blonde", "", ""), "badge"),
        ("wish", ("blonde", "", ""), "badge"),
        ("left", ("", "", ""), "badge"),
        ("right", ("", "", ""), "badge"),
        ("redistribution", ("", "", ""), "badge"),
    ],
)
def test_a_card_that_can_do_nothing_cannot_be_played(special: str, hands: tuple[str, ...], wallet: str) -> None:
    table = scene(hands, wallet=wallet, specials={0: special})
    assert f"play {special}" not in table.offered()
    refused = table.refuses(0, f"play {special}")
    assert refused.rule == "G-31"
    assert both_languages(refused)[0].endswith("could not do anything now.")


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
    table.says(0, "play birthday").chance("place 1", "place 1", "place 1")
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
    table.says(0, "play birthday").chance("place 1", "place 1", "place 1")
    table.says(0, table.offered()[0]).says(0, table.offered()[0]).says(0, table.offered()[0])
    assert table.on_turn == 1


@pytest.mark.rule("G-33")
def test_presents_are_given_face_down() -> None:
    table = scene(["", "", ""], wallet="badge yen-50 yen-100", specials={0: "birthday"})
    table.says(0, "play birthday").chance("place 1", "place 1", "place 1")
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
    table.says(0, "play birthday").chance("place 1", "place 1", "place 1").says(0, "keep badge")
    assert table.offered() == ["give 1 yen-50", "give 1 yen-100"]
    table.says(0, "give 1 yen-50").chance("place 2")
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
    while table.asked == {CHANCE: "ask-blind"}:
        table.chance("place 1")
    table.says(0, *answers)
    assert table.hands == hands
    assert table.on_turn == 1


@pytest.mark.rule("G-35")
def test_birthday_cards_are_drawn_at_random() -> None:
    table = scene(["", "", ""], specials={0: "birthday"}).says(0, "play birthday")
    assert table.asked == {CHANCE: "ask-blind"}
    assert len(table.offered(CHANCE)) == 80


# Redistribution


@pytest.mark.rule("G-36")
def test_everybody_lays_a_note_or_a_jewel_and_the_rest_is_dealt_out() -> None:
    table = scene(["john-smith dollar-50", "blonde jewel-200", "yen-100 yen-50"], specials={0: "redistribution"})
    table.says(0, "play redistribution")
    assert table.asked == {0: "ask-lay", 1: "ask-lay", 2: "ask-lay"}
    assert table.offered(1) == ["lay jewel-200"]
    table.says(2, "lay yen-50").says(0, "lay dollar-50").says(1, "lay jewel-200")
    assert table.offered(0) == ["take jewel-200", "take dollar-50", "take yen-50"]
    table.says(0, "take jewel-200").chance("shuffle 2 1")
    assert table.hands == ["john-smith jewel-200", "blonde yen-50", "dollar-50 yen-100"]
    assert table.asked == {0: "ask-turn"}


@pytest.mark.rule("G-36")
def test_one_may_get_back_what_one_laid() -> None:
    table = scene(["dollar-50", "jewel-200", "yen-100"], specials={0: "redistribution"})
    table.says(0, "play redistribution", "lay dollar-50").says(1, "lay jewel-200").says(2, "lay yen-100")
    table.says(0, "take dollar-50").chance("shuffle 1 2")
    assert table.hands == ["dollar-50", "jewel-200", "yen-100"]


@pytest.mark.rule("G-36")
def test_ids_credit_cards_and_badges_are_not_laid() -> None:
    table = scene(["john-smith badge dollar-50", "", ""], specials={0: "redistribution"})
    table.says(0, "play redistribution")
    refused = table.refuses(0, "lay john-smith")
    assert refused.rule == "G-36"
    assert both_languages(refused)[0] == "This card is neither note nor jewel: John Smith."


@pytest.mark.rule("G-37")
def test_nobody_sees_what_others_lay_before_all_have_chosen() -> None:
    table = scene(["dollar-50 dollar-100", "jewel-200", "yen-100"], specials={0: "redistribution"})
    table.says(0, "play redistribution", "lay dollar-100")
    assert table.view["middle"] == []
    assert table.asked == {1: "ask-lay", 2: "ask-lay"}
    table.says(1, "lay jewel-200").says(2, "lay yen-100")
    assert table.view["middle"] == [
        {"seat": 0, "card": "dollar-100"},
        {"seat": 1, "card": "jewel-200"},
        {"seat": 2, "card": "yen-100"},
    ]
    assert table.log[-1] == "Into the middle: Ada 100 dollars, Ben Jewel 200 and Cleo 100 yen."


@pytest.mark.rule("G-37")
def test_who_has_neither_note_nor_jewel_lays_nothing_and_gets_nothing() -> None:
    table = scene(["dollar-50", "badge", "yen-100"], specials={0: "redistribution"})
    table.says(0, "play redistribution")
    assert table.offered(1) == ["lay nothing"]
    table.says(0, "lay dollar-50").says(1, "lay nothing").says(2, "lay yen-100")
    table.says(0, "take yen-100").chance("shuffle 1")
    assert table.hands == ["yen-100", "badge", "dollar-50"]
    assert table.log[-1] == "The rest is shuffled, and one card each goes to Cleo."


@pytest.mark.rule("G-37")
def test_who_lays_nothing_may_still_take_one_and_then_the_rest_does_not_go_round() -> None:
    table = scene(["badge", "dollar-50", "yen-100"], specials={0: "redistribution"})
    table.says(0, "play redistribution", "lay nothing").says(1, "lay dollar-50").says(2, "lay yen-100")
    table.says(0, "take yen-100").chance("shuffle 1")
    assert table.hands == ["badge yen-100", "dollar-50", ""]


@pytest.mark.rule("G-37")
def test_the_rest_goes_clockwise_from_the_active_player() -> None:
    table = scene(["dollar-50", "euro-50", "pound-50", "yen-50"], coins=(5, 7, 1, 2), specials={2: "redistribution"})
    table.says(2, "play redistribution")
    for seat, currency in enumerate(("dollar", "euro", "pound", "yen")):
        table.says(seat, f"lay {currency}-50")
    table.says(2, "take pound-50").chance("shuffle 1 2 3")
    # In the middle lie dollars, euros and yen; the first goes to Dan, then Ada, then Ben.
    assert table.hands == ["euro-50", "yen-50", "pound-50", "dollar-50"]


@pytest.mark.rule("G-37")
def test_when_nobody_has_anything_to_lay_the_turn_goes_on() -> None:
    table = scene(["badge", "agent", ""], specials={0: "redistribution"}).says(0, "play redistribution")
    assert list(table.asked) == [0, 1]
    table.says(0, "lay nothing").says(1, "lay nothing")
    assert table.asked == {0: "ask-turn"}
    assert table.log[-1] == "Nobody has a note or a jewel to lay."


@pytest.mark.rule("G-36")
def test_redistribution_with_two_players() -> None:
    table = scene(["dollar-50", "yen-100"], specials={0: "redistribution"})
    table.says(0, "play redistribution", "lay dollar-50").says(1, "lay yen-100")
    table.says(0, "take yen-100").chance("shuffle 1")
    assert table.hands == ["yen-100", "dollar-50"]


# To the left, to the right


@pytest.mark.rule("G-38")
def test_to_the_left_is_clockwise() -> None:
    table = scene(["john-smith dollar-50", "blonde", "agent"], specials={0: "left"}).says(0, "play left")
    assert table.asked == dict.fromkeys(range(3), "ask-pass-left")
    table.says(0, "pass dollar-50").says(1, "pass blonde").says(2, "pass agent")
    assert table.hands == ["john-smith agent", "dollar-50", "blonde"]
    assert table.asked == {0: "ask-turn"}


@pytest.mark.rule("G-39")
def test_to_the_right_is_the_other_way_round() -> None:
    table = scene(["john-smith dollar-50", "blonde", "agent"], specials={0: "right"}).says(0, "play right")
    assert table.asked == dict.fromkeys(range(3), "ask-pass-right")
    table.says(0, "pass dollar-50").says(1, "pass blonde").says(2, "pass agent")
    assert table.hands == ["john-smith blonde", "agent", "dollar-50"]
    assert table.asked == {0: "ask-turn"}


@pytest.mark.rule("G-38", "G-39")
@pytest.mark.parametrize("special", ["left", "right"])
def test_with_two_players_both_neighbours_are_the_same(special: str) -> None:
    table = scene(["john-smith", "blonde"], specials={0: special}).says(0, f"play {special}", "pass john-smith")
    table.says(1, "pass blonde")
    assert table.hands == ["blonde", "john-smith"]


@pytest.mark.rule("G-40")
def test_all_give_at_once() -> None:
    table = scene(["john-smith", "blonde", "agent"], specials={0: "left"}).says(0, "play left", "pass john-smith")
    assert table.hands == ["john-smith", "blonde", "agent"]
    assert table.offered(1) == ["pass blonde"]
    assert table.game.view(1)["own"]["cards"] == ["blonde"]


@pytest.mark.rule("G-40")
def test_who_has_no_card_gives_none_but_gets_one() -> None:
    table = scene(["john-smith", "", "agent"], specials={0: "left"}).says(0, "play left")
    assert list(table.asked) == [0, 2]
    table.says(0, "pass john-smith").says(2, "pass agent")
    assert table.hands == ["agent", "john-smith", ""]


@pytest.mark.rule("G-40")
def test_only_giver_and_taker_see_a_card_that_is_passed() -> None:
    table = scene(["john-smith", "blonde", "agent"], specials={0: "left"}).says(0, "play left", "pass john-smith")
    table.says(1, "pass blonde").says(2, "pass agent")
    assert table.heard_by(1)[-3:] == [
        "Ada gives Ben a card: John Smith.",
        "Ben gives Cleo a card: Blonde.",
        "Cleo gives Ada a card.",
    ]
    assert not [line for line in table.heard_by(None) if "Blonde" in line]


# Inspection


@pytest.mark.rule("G-41")
def test_an_inspected_card_is_kept() -> None:
    table = scene(["", "blonde jewel-50", "agent"], specials={0: "inspection"}).says(0, "play inspection")
    assert table.offered() == ["player 1", "player 2"]
    table.says(0, "player 1").chance("place 2")
    assert table.asked == {0: "ask-keep-inspected"}
    table.says(0, "keep")
    assert table.hands == ["jewel-50", "blonde", "agent"]
    assert table.asked == {0: "ask-turn"}


@pytest.mark.rule("G-41")
def test_or_given_back() -> None:
    table = scene(["", "blonde jewel-50", "agent"], specials={0: "inspection"})
    table.says(0, "play inspection", "player 1").chance("place 2").says(0, "return")
    assert table.hands == ["", "blonde jewel-50", "agent"]
    assert table.own(0)["known"]["hands"] == [{"seat": 1, "cards": ["jewel-50"]}]
    assert table.asked == {0: "ask-turn"}


@pytest.mark.rule("G-45")
def test_an_inspected_card_is_seen_by_the_two_and_by_nobody_else() -> None:
    table = scene(["", "blonde jewel-50", "agent"], specials={0: "inspection"})
    table.says(0, "play inspection", "player 1").chance("place 2")
    assert table.own(0)["looking"] == table.own(1)["looking"] == "jewel-50"
    assert "looking" not in table.own(2)
    assert table.heard_by(0)[-1] == table.heard_by(1)[-1] == "Ada looks at this card of Ben: Jewel 50."
    assert table.heard_by(2)[-1] == table.heard_by(None)[-1] == "Ada draws a card from Ben and looks at it."
    table.says(0, "return")
    assert not [line for line in table.heard_by(2) if "Jewel" in line]


# Gift


@pytest.mark.rule("G-42")
def test_a_gift_must_be_accepted() -> None:
    table = scene(["badge john-smith", "blonde", "agent"], specials={0: "gift"}).says(0, "play gift")
    assert table.offered() == [
        "give 1 john-smith",
        "give 1 badge",
        "give 2 john-smith",
        "give 2 badge",
    ]
    table.says(0, "give 2 badge")
    assert table.hands == ["john-smith", "blonde", "agent badge"]
    assert table.asked == {0: "ask-turn"}


@pytest.mark.rule("G-42")
def test_nobody_gives_themselves_anything_or_what_they_do_not_have() -> None:
    table = scene(["badge", "blonde", "agent"], specials={0: "gift"}).says(0, "play gift")
    refused = table.refuses(0, "give 0 badge")
    assert refused.rule == "G-42"
    assert both_languages(refused)[0] == "“give 0 badge” is not one of the choices here."
    assert both_languages(table.refuses(0, "give 1 agent"))[0].startswith("You do not have this card: Secret agent.")


@pytest.mark.rule("G-42")
def test_also_who_has_no_cards_can_get_a_gift() -> None:
    table = scene(["badge", "", ""], specials={0: "gift"}).says(0, "play gift", "give 1 badge")
    assert table.hands == ["", "badge", ""]


# Stolen


@pytest.mark.rule("G-43")
def test_a_stolen_card_is_kept() -> None:
    table = scene(["badge", "blonde jewel-50", "agent"], specials={0: "stolen"})
    table.says(0, "play stolen", "player 1").chance("place 1")
    assert table.hands == ["blonde badge", "jewel-50", "agent"]
    assert table.asked == {0: "ask-turn"}


@pytest.mark.rule("G-43", "G-45")
def test_a_card_is_drawn_blind_and_only_two_learn_which() -> None:
    table = scene(["badge", "blonde jewel-50", "agent"], specials={0: "stolen"})
    table.says(0, "play stolen", "player 1")
    assert table.asked == {CHANCE: "ask-blind"}
    assert table.offered(CHANCE) == ["place 1", "place 2"]
    table.chance("place 1")
    assert table.heard_by(0)[-1] == table.heard_by(1)[-1] == "Ada gets a card from Ben: Blonde."
    assert table.heard_by(2)[-1] == "Ada gets a card from Ben."
    assert table.own(1)["known"]["hands"] == [{"seat": 0, "cards": ["blonde"]}]


@pytest.mark.rule("G-43")
def test_from_an_empty_hand_nothing_is_stolen() -> None:
    table = scene(["badge", "", "agent"], specials={0: "stolen"}).says(0, "play stolen")
    assert table.offered() == ["player 2"]


# Swap


@pytest.mark.rule("G-44")
def test_both_choose_what_they_swap() -> None:
    table = scene(["badge john-smith", "blonde jewel-50", "agent"], specials={0: "swap"})
    table.says(0, "play swap", "player 1")
    assert table.asked == {0: "ask-swap-card", 1: "ask-swap-card"}
    table.says(1, "pass jewel-50")
    assert table.hands[0] == "john-smith badge"
    table.says(0, "pass badge")
    assert table.hands == ["john-smith jewel-50", "blonde badge", "agent"]
    assert table.asked == {0: "ask-turn"}


@pytest.mark.rule("G-44")
def test_neither_sees_the_others_card_before_choosing() -> None:
    def seen_by_the_other(card: str) -> object:
        table = scene(["badge john-smith", "blonde jewel-50", ""], specials={0: "swap"})
        table.says(0, "play swap", "player 1", card)
        return [table.game.view(1), table.game.story(1), table.offered(1)]

    assert seen_by_the_other("pass badge") == seen_by_the_other("pass john-smith")


# Wish


@pytest.mark.rule("G-46")
@pytest.mark.parametrize(
    ("wish", "offered"),
    [
        ("dollar", ["grant dollar-50", "grant dollar-200"]),
        ("yen", ["grant yen-50"]),
        ("jewel", ["grant jewel-50", "grant jewel-200"]),
        ("50", ["grant jewel-50", "grant dollar-50", "grant yen-50"]),
        ("200", ["grant jewel-200", "grant dollar-200"]),
        ("euro", ["grant nothing"]),
        ("500", ["grant nothing"]),
        ("150", ["grant nothing"]),
    ],
)
def test_a_wish_is_for_a_currency_for_jewels_or_for_a_value(wish: str, offered: list[str]) -> None:
    hand = "blonde jewel-50 jewel-200 dollar-50 dollar-200 yen-50"
    table = scene(["", hand, ""], specials={0: "wish"}).says(0, "play wish", f"wish 1 {wish}")
    assert table.asked == {1: "ask-grant"}
    assert table.offered() == offered


@pytest.mark.rule("G-46")
def test_a_wish_that_can_be_granted_must_be() -> None:
    table = scene(["", "blonde jewel-50", ""], specials={0: "wish"}).says(0, "play wish", "wish 1 jewel")
    assert table.refuses(1, "grant nothing").rule == "G-46"
    table.says(1, "grant jewel-50")
    assert table.hands[:2] == ["jewel-50", "blonde"]
    assert table.asked == {0: "ask-turn"}


@pytest.mark.rule("G-46")
def test_without_such_a_card_nothing_happens() -> None:
    table = scene(["", "blonde jewel-50", ""], specials={0: "wish"}).says(0, "play wish", "wish 1 yen")
    table.says(1, "grant nothing")
    assert table.hands[:2] == ["", "blonde jewel-50"]
    assert table.log[-2:] == ["Ada asks Ben for yen.", "Ben has nothing like that."]
    assert table.asked == {0: "ask-turn"}


@pytest.mark.rule("G-47")
def test_the_giver_chooses_which() -> None:
    table = scene(["", "dollar-50 dollar-200", ""], specials={0: "wish"}).says(0, "play wish", "wish 1 dollar")
    table.says(1, "grant dollar-50")
    assert table.hands[:2] == ["dollar-50", "dollar-200"]


@pytest.mark.rule("G-47")
def test_who_has_no_cards_is_not_asked() -> None:
    table = scene(["", "dollar-50", ""], specials={0: "wish"}).says(0, "play wish")
    assert [text for text in table.offered() if "wish 2" in text] == []


@pytest.mark.rule("G-46")
def test_an_id_or_a_badge_cannot_be_wished_for() -> None:
    table = scene(["", "blonde badge", ""], specials={0: "wish"}).says(0, "play wish")
    assert table.offered() == [f"wish 1 {wish}" for wish in "dollar euro pound yen jewel 50 100 150 200 500".split()]
    for wish in ("franc", "blonde", "badge", "300", "0"):
        refused = table.refuses(0, f"wish 1 {wish}")
        assert refused.rule == "G-46"
        english, german = both_languages(refused)
        assert english.startswith(f"“{wish}” is nothing to wish for. Choose from: dollar, euro, pound, yen, jewel, 50")
        assert german.startswith(f"„{wish}“ kann man sich nicht wünschen.")
