"""What a seat knows for sure: cards it has seen in other hands, at places in the wallet, among the extra IDs."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.greif_zu.party import scene


def known_hands(own: dict[str, Any]) -> dict[int, list[str]]:
    return {entry["seat"]: entry["cards"] for entry in (own["known"] or {"hands": []})["hands"]}


def known_wallet(own: dict[str, Any]) -> dict[int | None, str]:
    """By place; none if it is there somewhere."""
    return {entry["place"]: entry["card"] for entry in (own["known"] or {"wallet": []})["wallet"]}


@pytest.mark.rule("G-45")
def test_who_gives_a_card_knows_where_it_is() -> None:
    table = scene(["badge john-smith", "blonde", ""], specials={0: "gift"}).says(0, "play gift", "give 1 badge")
    assert known_hands(table.own(0)) == {1: ["badge"]}
    assert known_hands(table.own(1)) == known_hands(table.own(2)) == {}


def test_as_soon_as_that_player_parts_with_a_card_unseen_it_is_no_longer_sure() -> None:
    table = scene(["badge john-smith", "blonde", ""], specials={0: "gift"})
    table.says(0, "play gift", "give 1 badge", "timer")
    table.says(1, "draw").chance("place 1")
    assert known_hands(table.own(0)) == {1: ["badge"]}
    table.says(2, "timer").says(0, "timer").says(1, "put blonde").chance("place 1")
    assert known_hands(table.own(0)) == {}


def test_money_paid_openly_tells_nothing_about_other_cards() -> None:
    table = scene(["badge", "dollar-500 euro-50", ""], specials={0: "gift"})
    table.says(0, "play gift", "give 1 badge", "timer").says(1, "buy", "pay dollar-500", "id agent")
    assert known_hands(table.own(0)) == {1: ["badge"]}


def test_a_card_seen_and_paid_openly_is_gone() -> None:
    table = scene(["dollar-500", "euro-50", ""], specials={0: "gift"})
    table.says(0, "play gift", "give 1 dollar-500", "timer").says(1, "buy", "pay dollar-500", "id agent")
    assert known_hands(table.own(0)) == {}


def test_a_wish_takes_only_what_was_wished_for() -> None:
    table = scene(["badge", "yen-50 blonde", ""], specials={0: "gift", 2: "wish"})
    table.says(0, "play gift", "give 1 badge", "timer").says(1, "timer")
    table.says(2, "play wish", "wish 1 yen").says(1, "grant yen-50")
    assert known_hands(table.own(0)) == {1: ["badge"]}
    assert known_hands(table.own(1)) == {2: ["yen-50"]}


def test_after_a_round_of_passing_everybody_knows_one_card_of_a_neighbour() -> None:
    table = scene(["john-smith", "blonde", "agent"], specials={0: "left"}).says(0, "play left", "pass john-smith")
    table.says(1, "pass blonde").says(2, "pass agent")
    assert [known_hands(table.own(seat)) for seat in range(3)] == [
        {1: ["john-smith"]},
        {2: ["blonde"]},
        {0: ["agent"]},
    ]


def test_what_the_active_player_took_from_the_middle_is_known_to_all() -> None:
    table = scene(["dollar-50", "euro-50", "yen-50"], specials={0: "redistribution"})
    table.says(0, "play redistribution", "lay dollar-50").says(1, "lay euro-50").says(2, "lay yen-50")
    table.says(0, "take yen-50").chance("shuffle 1 2")
    assert known_hands(table.own(1))[0] == known_hands(table.own(2))[0] == ["yen-50"]
    assert known_hands(table.own(0)) == {}


def test_the_victim_knows_what_the_thief_has() -> None:
    table = scene(["", "blonde", ""], specials={0: "stolen"}).says(0, "play stolen", "player 1").chance("place 1")
    assert known_hands(table.own(1)) == {0: ["blonde"]}
    assert known_hands(table.own(2)) == {}


def test_a_card_seen_twice_may_be_the_same_card() -> None:
    """Whether the hand holds one blonde or two, the inspector sees the same."""

    def what_ada_knows(hand: str) -> object:
        table = scene(["", hand, ""], specials={0: "inspection emergency"})
        table.says(0, "play inspection", "player 1").chance("place 1").says(0, "return")
        table.says(0, "play emergency", "player 1").chance("place 1").says(0, "return")
        return [table.game.view(0), table.game.story(0)]

    assert what_ada_knows("blonde blonde") == what_ada_knows("blonde agent")


def test_who_chose_a_place_knows_what_lies_there() -> None:
    table = scene(["john-smith badge", "", ""], specials={}).says(0, "put-at badge", "place 9")
    assert known_wallet(table.own(0)) == {9: "badge"}
    assert known_wallet(table.own(1)) == {}


def test_until_somebody_else_reaches_into_the_wallet() -> None:
    table = scene(["john-smith badge", "", ""], specials={}).says(0, "put-at badge", "place 9")
    table.says(1, "draw-at", "place 30")
    assert known_wallet(table.own(0)) == {}


def test_ones_own_choices_move_what_lies_behind() -> None:
    table = scene(["john-smith badge agent", "", ""], specials={0: "double-turn"}).says(0, "play double-turn")
    table.says(0, "put-at badge", "place 9", "put-at agent", "place 3")
    assert known_wallet(table.own(0)) == {3: "agent", 10: "badge"}
    table = scene(["john-smith badge", "", ""], specials={0: "double-turn"}).says(0, "play double-turn")
    table.says(0, "put-at badge", "place 9", "draw-at", "place 2")
    assert known_wallet(table.own(0)) == {8: "badge"}
    table = scene(["john-smith badge", "", ""], specials={0: "double-turn"}).says(0, "play double-turn")
    table.says(0, "put-at badge", "place 9", "draw-at", "place 9")
    assert known_wallet(table.own(0)) == {}
    assert table.hands[0] == "john-smith badge"


@pytest.mark.rule("G-22")
def test_a_place_left_to_chance_is_known_to_nobody_but_its_owner_knows_that_the_card_is_there() -> None:
    table = scene(["john-smith badge", "", ""], specials={}).says(0, "put badge").chance("place 9")
    assert known_wallet(table.own(0)) == {None: "badge"}
    assert known_wallet(table.own(1)) == {}


def test_a_card_put_in_by_somebody_else_moves_the_place_and_one_drawn_may_be_the_very_card() -> None:
    table = scene(["john-smith badge", "blonde", ""], specials={}).says(0, "put-at badge", "place 9")
    table.says(1, "put-at blonde", "place 2")
    assert known_wallet(table.own(0)) == {None: "badge"}
    table.says(2, "draw-at", "place 30")
    assert known_wallet(table.own(0)) == {}


def test_a_note_drawn_at_the_cash_machine_is_not_the_badge() -> None:
    specials = {1: "cash-machine gift", 0: "left"}
    table = scene(["john-smith badge", "blonde", ""], timers=2, wallet="yen-50 yen-100", specials=specials)
    table.says(0, "put-at badge", "place 1").turns_timer().turns_timer()
    table.says(0, "pass").says(1, "play cash-machine", "withdraw", "place 2")
    assert known_wallet(table.own(0)) == {None: "badge"}


def test_a_buyer_remembers_which_ids_were_left() -> None:
    table = scene(["dollar-500", "euro-500", ""], specials={}).says(0, "buy", "pay dollar-500", "id agent")
    assert table.own(0)["known"]["extras"] == ["john-smith", "policeman", "millionaire", "blonde"]
    assert table.own(1)["known"] is None


def test_a_spectator_knows_nothing() -> None:
    table = scene(["badge john-smith", "blonde", ""], specials={0: "gift"}).says(0, "play gift", "give 1 badge")
    assert table.view["own"] is None


@pytest.mark.rule("G-29")
def test_everybody_sees_what_the_active_player_is_about_but_not_with_which_card() -> None:
    table = scene(["dollar-500 badge", "blonde", ""], specials={0: "wish inspection"})
    assert not table.view["doing"]
    table.says(0, "play inspection", "player 1").chance("place 1")
    assert table.view["doing"] == {"step": "inspect", "by": 0, "seat": 1}
    table.says(0, "return", "play wish", "wish 1 euro")
    assert table.view["doing"] == {"step": "wish", "by": 0, "seat": 1, "wish": "euro"}
    table.says(1, "grant nothing").says(0, "put-at badge")
    assert table.view["doing"] == {"step": "place", "by": 0}
    table.says(0, "place 1").says(1, "timer").says(2, "timer").says(0, "buy")
    assert table.view["doing"] == {"step": "pay", "by": 0}
    table.says(0, "pay dollar-500")
    assert table.view["doing"] == {"step": "id", "by": 0}


@pytest.mark.rule("G-29")
@pytest.mark.parametrize("special", ["left", "redistribution", "swap", "wish"])
def test_who_is_asked_depends_only_on_what_everybody_knows(special: str) -> None:
    """The others' cards may be anything: the same seats are asked, and wait as long."""

    def asked(hand: str) -> object:
        table = scene(["john-smith", hand, "agent"], specials={0: special}).says(0, f"play {special}")
        if special in ("swap", "wish"):
            table.says(0, "player 1" if special == "swap" else "wish 1 yen")
        return [list(table.asked), table.game.view(None), table.game.view(2)]

    assert asked("yen-50") == asked("blonde") == asked("jewel-50")
