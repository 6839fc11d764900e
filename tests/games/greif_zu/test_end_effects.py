"""What the last special cards do: time, the hideout, the cash machine, the exchange."""

from __future__ import annotations

import pytest
from tests.games.greif_zu.party import INNOCENT, both_languages, ended

# Buying time


@pytest.mark.rule("G-52")
def test_buying_time_gives_one_more_action() -> None:
    table = ended("john-smith badge", "", "", specials={0: "buy-time"}).says(0, "pass", "play buy-time")
    assert table.asked == {0: "ask-last-action"}
    assert table.offered() == [
        "draw",
        "draw-at",
        "put john-smith",
        "put badge",
        "put-at john-smith",
        "put-at badge",
    ]
    table.says(0, "put badge").chance("place 1")
    assert table.view["raid"]["open"][0]["cards"] == ["john-smith"]


@pytest.mark.rule("G-52")
def test_also_to_draw_or_to_buy() -> None:
    table = ended("badge", "", "", specials={0: "buy-time"}, wallet="policeman")
    table.says(0, "pass", "play buy-time", "draw").chance("place 1")
    assert table.hands[0] == "policeman badge"
    table = ended("dollar-500", "", "", specials={0: "buy-time"})
    table.says(0, "pass", "play buy-time", "buy", "pay dollar-500", "id john-smith")
    assert table.hands[0] == "john-smith"


@pytest.mark.rule("G-52")
def test_there_is_no_timer_to_turn_with_the_time_one_has_bought() -> None:
    table = ended("badge", "", "", specials={0: "buy-time"}).says(0, "pass", "play buy-time")
    refused = table.refuses(0, "timer")
    assert refused.rule == "G-52"
    assert both_languages(refused)[0] == "All timers have been flipped; draw, put back, or buy an ID."


@pytest.mark.rule("G-52")
def test_after_buying_time_nobody_plays_a_special_card_any_more() -> None:
    table = ended("badge", INNOCENT, "", specials={0: "buy-time hideout", 1: "exchange"})
    table.says(0, "pass").says(1, "pass").says(0, "play buy-time").says(1, "pass").says(0, "put badge").chance(
        "place 1"
    )
    assert table.asked == {0: "ask-chip", 2: "ask-chip"}
    assert table.view["specials"] == [1, 1, 0]


@pytest.mark.rule("G-52")
def test_no_special_card_is_played_with_the_time_one_has_bought() -> None:
    table = ended("badge", INNOCENT, "", specials={0: "buy-time hideout"}).says(0, "pass", "play buy-time")
    assert table.refuses(0, "play hideout").rule == "G-30"


# Hideout


@pytest.mark.rule("G-53")
def test_what_is_under_the_hideout_counts_neither_for_guilt_nor_as_money() -> None:
    table = ended("john-smith badge dollar-100", "", "", specials={0: "hideout"})
    table.says(0, "play hideout", "hide badge").everybody_passes()
    assert table.view["raid"]["laid"] == [{"seat": 0, "specials": ["hideout"]}]
    assert table.view["raid"]["open"][0]["reasons"] == []
    table = ended("john-smith dollar-50 dollar-100", "", "", specials={0: "hideout"})
    table.says(0, "play hideout", "hide dollar-100").everybody_passes()
    table.says(1, "chip 1").says(2, "chip 1")
    assert "Ada has 50.01 and draws 2 chips." in table.log


@pytest.mark.rule("G-53")
def test_any_card_can_be_hidden_and_nobody_sees_which() -> None:
    def seen_by_others(card: str) -> object:
        table = ended("john-smith badge dollar-100", "", "", specials={0: "hideout swap", 1: "gift"})
        assert table.offered() == ["pass", "play hideout"]
        table.says(0, "play hideout", card)
        return [[table.game.view(seat), table.game.story(seat)] for seat in (1, 2, None)]

    assert seen_by_others("hide badge") == seen_by_others("hide john-smith") == seen_by_others("hide dollar-100")


@pytest.mark.rule("G-53")
def test_its_owner_knows_what_is_in_the_hideout() -> None:
    table = ended("john-smith badge", "", "", specials={0: "hideout swap"}).says(0, "play hideout", "hide badge")
    assert table.own(0)["hidden"] == ["badge"]
    assert table.heard_by(0)[-1] == "You put under the hideout: Badge."


# Cash machine


@pytest.mark.rule("G-54")
def test_a_note_on_the_cash_machine_counts_no_more() -> None:
    table = ended("john-smith dollar-500 euro-50", "", "", specials={0: "cash-machine"})
    table.says(0, "play cash-machine")
    assert table.offered() == ["deposit dollar-500", "deposit euro-50", "withdraw"]
    table.says(0, "deposit dollar-500").everybody_passes()
    assert table.view["raid"]["banked"] == [{"seat": 0, "cards": ["dollar-500"]}]
    opened = table.view["raid"]["open"][0]
    assert opened == {
        "seat": 0,
        "cards": ["john-smith", "euro-50"],
        "money": 50.01,
        "verdict": "innocent",
        "reasons": [],
    }
    table.says(1, "chip 1").says(2, "chip 1")
    assert "Ada has 50.01 and draws 2 chips." in table.log


@pytest.mark.rule("G-54", "G-55")
def test_or_one_draws_until_a_note_comes_up_and_it_counts_fully() -> None:
    table = ended("john-smith dollar-200", "", "", specials={0: "cash-machine"}, wallet="badge yen-500 agent euro-50")
    table.says(0, "play cash-machine", "withdraw")
    assert table.asked == {0: "ask-place-search"}
    table.says(0, "place 3", "place 1")
    assert table.own(0)["drawn"] == ["agent", "badge"]
    table.says(0, "place 1")
    assert table.hands[0] == "john-smith dollar-200 yen-500"
    table.says(0, "place 2", "place 0").chance("place 3")
    assert table.wallet == "euro-50 agent badge"
    table.everybody_passes()
    assert table.view["raid"]["open"][0]["reasons"] == ["G-15"]


@pytest.mark.rule("G-54")
def test_jewels_cannot_be_laid_on_the_cash_machine() -> None:
    table = ended("jewel-200 euro-50", "", "", specials={0: "cash-machine"}).says(0, "play cash-machine")
    assert table.refuses(0, "deposit jewel-200").rule == "G-54"


@pytest.mark.rule("G-55")
def test_others_see_only_that_a_card_is_no_note_and_then_that_one_is() -> None:
    table = ended("", "", "", specials={0: "cash-machine gift", 1: "left"}, wallet="badge yen-500 agent")
    table.says(0, "play cash-machine", "withdraw", "place 1", "place 1", "place 2")
    assert table.heard_by(0)[-3:] == [
        "You draw from place 1 a card that is no note: Badge.",
        "You draw from place 1: 500 yen.",
        "You put back at place 2 what you have drawn: Badge.",
    ]
    assert table.heard_by(1)[-3:] == [
        "Ada draws a card that is no note.",
        "Ada draws a note at the cash machine.",
        "Ada puts a card back that was drawn.",
    ]
    assert "badge" not in str(table.game.view(1)["own"]["known"])


@pytest.mark.rule("G-55")
def test_who_has_looked_at_a_card_at_the_machine_knows_where_it_is_now() -> None:
    table = ended("", "", "", specials={0: "cash-machine gift"}, wallet="badge yen-500 agent")
    table.says(0, "play cash-machine", "withdraw", "place 1", "place 1", "place 2")
    assert table.own(0)["known"]["wallet"] == [{"place": 2, "card": "badge"}]


@pytest.mark.rule("G-55")
def test_with_no_note_in_the_wallet_nothing_is_gained() -> None:
    table = ended("agent", "", "", specials={0: "cash-machine"}, wallet="badge jewel-50")
    table.says(0, "play cash-machine", "withdraw", "place 1", "place 1")
    assert "Ada finds no note in the wallet." in table.log
    table.says(0, "place 1", "place 1")
    assert table.hands[0] == "agent"
    assert table.wallet == "jewel-50 badge"


@pytest.mark.rule("G-31")
@pytest.mark.parametrize(
    ("special", "hand", "wallet"),
    [
        ("exchange", "john-smith jewel-50", "badge"),
        ("hideout", "", "badge"),
        ("cash-machine", "john-smith jewel-50", ""),
    ],
)
def test_a_card_that_can_do_nothing_cannot_be_played_at_the_end_either(special: str, hand: str, wallet: str) -> None:
    table = ended(hand, "", "", specials={0: f"{special} gift"}, wallet=wallet)
    assert table.offered() == ["pass"]
    refused = table.refuses(0, f"play {special}")
    assert refused.rule == "G-31"


# Exchange


@pytest.mark.rule("G-56")
def test_an_exchanged_note_becomes_one_of_another_currency() -> None:
    table = ended("john-smith dollar-50 euro-50 yen-100", "", "", specials={0: "exchange"})
    table.says(0, "play exchange", "exchange yen-100 euro").everybody_passes()
    assert table.view["raid"]["exchanged"] == [{"seat": 0, "cards": ["euro-100"]}]
    assert "Ada exchanges 100 yen, which now count as 100 euros." in table.log
    assert table.view["raid"]["open"][0]["reasons"] == []
    table.says(1, "chip 1").says(2, "chip 1")
    assert "Ada has 200.01 and draws 2 chips." in table.log


@pytest.mark.rule("G-56")
def test_it_must_be_another_currency() -> None:
    table = ended("john-smith dollar-50 yen-100", "", "", specials={0: "exchange"}).says(0, "play exchange")
    assert table.offered() == [
        "exchange dollar-50 euro",
        "exchange dollar-50 pound",
        "exchange dollar-50 yen",
        "exchange yen-100 dollar",
        "exchange yen-100 euro",
        "exchange yen-100 pound",
    ]
    for answer in ("exchange yen-100 yen", "exchange yen-100 franc", "exchange euro-50 dollar"):
        assert table.refuses(0, answer).rule == "G-56"


@pytest.mark.rule("G-56", "G-13")
def test_its_value_counts_for_guilt_as_before() -> None:
    table = ended("john-smith dollar-500", "", "", specials={0: "exchange"})
    table.says(0, "play exchange", "exchange dollar-500 yen").everybody_passes()
    assert table.view["raid"]["open"][0]["reasons"] == ["G-15"]
    table = ended("millionaire dollar-500", "", "", specials={0: "exchange"})
    table.says(0, "play exchange", "exchange dollar-500 yen").everybody_passes()
    assert table.view["raid"]["open"][0]["reasons"] == []
