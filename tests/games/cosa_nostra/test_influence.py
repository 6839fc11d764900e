"""Influence cards: those laid on gangsters, and those that look."""

import pytest
from tests.games.cosa_nostra.family import night, planning

REST = {"lenny-dimaggio": "lawyer-3", "frankie-calmuti": "lawyer-2"}
SCAM = {"big-joey": "credit-card-scam", "franco-luciano": "car-theft-1", "bobby-ruthless": "swindle"}
ON_A_GANGSTER = ("henchman", "saboteur", "machine-pistol", "distraction")


@pytest.mark.rule("C-62")
def test_influence_cards_are_played_from_the_hand_and_put_on_their_discard() -> None:
    table = planning(cards=["henchman snitch"])
    table.says(0, "henchman big-joey")
    assert (table.influence(0), table.spent, table.aids("big-joey")) == (["snitch"], [], ["henchman"])
    table.says(0, "exchange")
    assert (table.influence(0), table.spent) == ([], ["snitch"])
    assert table.refuses(0, "henchman jimmy-bananas") == "C-62"
    assert table.refuses(0, "spy big-joey") == "C-62"


@pytest.mark.rule("C-63")
def test_they_come_besides_the_turn() -> None:
    table = planning(jobs={0: "swindle"}, cards=["henchman machine-pistol snitch"])
    for card in ("henchman big-joey", "machine-pistol big-joey", "exchange"):
        table.says(0, card)
        assert list(table.waits) == [0]
    assert list(table.says(0, "plan big-joey swindle").waits) == [1]


@pytest.mark.rule("C-64")
def test_cards_on_gangsters_are_played_on_ones_own_turn_of_planning() -> None:
    table = planning(jobs={0: "swindle"}, cards=[" ".join(ON_A_GANGSTER)] * 2)
    for card in ON_A_GANGSTER:
        assert table.refuses(1, f"{card} bobby-ruthless") == "C-64"
    acting = night(SCAM, cards=[" ".join(ON_A_GANGSTER)])
    for card in ON_A_GANGSTER:
        assert acting.refuses(0, f"{card} bobby-ruthless") == "C-64"


@pytest.mark.rule("C-65", "C-127")
def test_a_snitch_looks_at_any_time_before_the_player_on_turn_has_acted() -> None:
    table = night(SCAM, cards=["", "snitch snitch"])
    table.says(1, "snitch big-joey")
    assert table.order("big-joey", to=1) == "credit-card-scam"
    assert table.order("big-joey", to=2) != "credit-card-scam"
    assert table.influence(1) == ["snitch"]
    table.says(0, "run big-joey")
    assert table.refuses(1, "snitch bobby-ruthless") == "C-65"


@pytest.mark.rule("C-127")
def test_a_snitch_looks_only_at_orders_of_others() -> None:
    table = night(
        {"big-joey": "swindle", "jimmy-bananas": "credit-card-scam", "franco-luciano": "garage-1"}, cards=["snitch"]
    )
    assert table.refuses(0, "snitch jimmy-bananas")
    assert table.refuses(0, "snitch franco-luciano")
    early = planning(cards=["snitch"])
    assert early.refuses(0, "snitch franco-luciano")


@pytest.mark.rule("C-127")
def test_a_snitch_looks_in_the_planning_phase_too() -> None:
    table = planning(jobs={0: "swindle"}, cards=["", "", "snitch"]).says(0, "plan big-joey swindle")
    assert table.says(2, "snitch big-joey").order("big-joey", to=2) == "swindle"


@pytest.mark.rule("C-128")
def test_on_ones_own_turn_a_snitch_exchanges_the_market() -> None:
    table = planning(
        market="pimp-1 cop-1 lawyer-1 garage-1",
        stack="casino-1 casino-2 pimp-2 pimp-3 cop-2",
        cards=["snitch", "snitch"],
    )
    assert table.refuses(1, "exchange") == "C-128"
    table.says(0, "exchange")
    assert sorted(table.market) == ["casino-1", "casino-2", "pimp-2", "pimp-3"]
    assert sorted(table.under_the_stack(4)) == ["cop-1", "garage-1", "lawyer-1", "pimp-1"]
    assert len(table.stack) == 5
    acting = night(SCAM, cards=["snitch"])
    assert acting.says(0, "exchange").influence(0) == []


@pytest.mark.rule("C-129")
def test_a_spy_looks_at_two_orders_also_of_different_players() -> None:
    table = night(SCAM, cards=["spy spy"])
    table.says(0, "spy franco-luciano,bobby-ruthless")
    assert table.order("franco-luciano", to=0) == "car-theft-1"
    assert table.order("bobby-ruthless", to=0) == "swindle"
    assert table.refuses(0, "spy franco-luciano")  # seen already
    one = night(SCAM, cards=["spy"]).says(0, "spy franco-luciano")
    assert one.order("bobby-ruthless", to=0) is None


@pytest.mark.rule("C-130")
def test_what_was_seen_stays_with_the_one_who_looked() -> None:
    table = night(SCAM, cards=["spy"]).says(0, "spy franco-luciano,bobby-ruthless")
    for other in (2, None):
        assert "car-theft" not in repr((table.game.view(other), table.game.story(other)))
        assert "franco-luciano" in repr(table.game.story(other))
    assert "car-theft-1" in repr(table.game.view(0))


@pytest.mark.rule("C-133")
@pytest.mark.parametrize(
    ("number", "job"), [(3, "credit-card-scam"), (2, "gas-station-robbery"), (4, "goods-delivery")]
)
def test_a_henchman_makes_an_order_easier_but_not_below_2(number: int, job: str) -> None:
    easier = max(2, number - 1)
    for pip, succeeds in ((easier - 1, False), (easier, True)):
        table = night(
            {"little-joey": job, **REST}, own={0: "drug-dealer-1"}, aids={"little-joey": "henchman"}, cash=[0]
        )
        table.says(0, "run little-joey").rolls(pip)
        assert (table.cash[0] > 0) == succeeds
        assert (table.aids("little-joey"), table.spent) == ([], ["henchman"])


@pytest.mark.rule("C-133")
def test_a_henchman_helps_anyone() -> None:
    table = planning(cards=["henchman"])
    assert table.says(0, "henchman franco-luciano").aids("franco-luciano") == ["henchman"]


@pytest.mark.rule("C-133")
def test_a_1_needs_no_henchman() -> None:
    """A man of strength 1 falls on any die; the henchman does not make it a 2."""
    for aids, dies in (("henchman", True), ("saboteur", False)):
        orders = {"big-joey": "assassination.3", "phil-malony": "lawyer-3"}
        table = night(orders, round=3, aids={"big-joey": aids}).says(0, "attack big-joey 1").rolls(1, 1, 1)
        assert table.fit("phil-malony") == ("dead" if dies else "active")


@pytest.mark.rule("C-134")
def test_a_saboteur_makes_an_order_harder() -> None:
    for pips, profit in (((3, 3, 3), 0), ((4, 3, 3), 2_000), ((4, 4, 3), 3_000)):
        table = night({"big-joey": "credit-card-scam", **REST}, aids={"big-joey": "saboteur"}, cash=[0])
        table.says(0, "run big-joey").rolls(*pips)
        assert table.cash[0] == profit
        assert (table.aids("big-joey"), table.spent) == ([], ["saboteur"])


@pytest.mark.rule("C-134")
def test_never_above_6_and_only_on_opponents() -> None:
    """Strength 4 with a machine pistol and an order is 6 already."""
    orders = {"big-joey": "assassination.3", "tommy-the-cat": "swindle"}
    aids = {"big-joey": "saboteur", "tommy-the-cat": "machine-pistol"}
    table = night(orders, round=3, aids=aids).says(0, "attack big-joey 1").rolls(6, 6, 5).passes()
    assert table.fit("tommy-the-cat") == "dead"
    assert planning(cards=["saboteur"]).refuses(0, "saboteur big-joey") == "C-134"


@pytest.mark.rule("C-133", "C-134")
def test_henchman_and_saboteur_cancel_each_other() -> None:
    for pips, profit in (((2, 2, 2), 0), ((3, 3, 2), 3_000)):
        table = night({"big-joey": "credit-card-scam", **REST}, aids={"big-joey": "saboteur henchman"}, cash=[0])
        assert table.says(0, "run big-joey").rolls(*pips).cash[0] == profit


@pytest.mark.rule("C-135")
def test_a_machine_pistol_gives_a_die_and_makes_harder_to_kill() -> None:
    table = night({"little-joey": "credit-card-scam", **REST}, aids={"little-joey": "machine-pistol"}, cash=[0])
    table.says(0, "run little-joey").rolls(3, 3)
    assert table.cash[0] == 3_000
    assert table.aids("little-joey") == ["machine-pistol"]
    for pips, dies in (((4, 3, 3), False), ((4, 4, 3), True)):
        hit = night(
            {"big-joey": "assassination.3", "franco-luciano": "lawyer-3"},
            round=3,
            aids={"franco-luciano": "machine-pistol"},
        )
        assert hit.says(0, "attack big-joey 1").rolls(*pips).fit("franco-luciano") == ("dead" if dies else "active")


@pytest.mark.rule("C-135", "C-136")
def test_pistol_and_distraction_are_put_away_at_the_end_of_the_round() -> None:
    table = night(
        {"big-joey": "swindle"}, idle="little-joey", aids={"big-joey": "machine-pistol", "little-joey": "distraction"}
    )
    table.says(0, "abort big-joey").next_round()
    assert (table.aids("big-joey"), table.aids("little-joey")) == ([], [])
    assert sorted(table.spent) == ["distraction", "machine-pistol"]


@pytest.mark.rule("C-136")
def test_a_distraction_costs_a_die_and_makes_easier_to_kill() -> None:
    table = night({"jimmy-bananas": "credit-card-scam", **REST}, aids={"jimmy-bananas": "distraction"}, cash=[0])
    assert table.says(0, "run jimmy-bananas").rolls(3).cash[0] == 2_000
    for pips, dies in (((1, 2, 1), False), ((2, 2, 1), True)):
        hit = night(
            {"big-joey": "assassination.3", "franco-luciano": "lawyer-3"},
            round=3,
            aids={"franco-luciano": "distraction"},
        )
        assert hit.says(0, "attack big-joey 1").rolls(*pips).fit("franco-luciano") == ("dead" if dies else "active")


@pytest.mark.rule("C-136")
def test_strength_never_falls_below_1_and_only_opponents_are_distracted() -> None:
    table = night({"little-joey": "credit-card-scam", **REST}, aids={"little-joey": "distraction"}, cash=[0])
    assert table.says(0, "run little-joey").rolls(3).cash[0] == 2_000
    assert planning(cards=["distraction"]).refuses(0, "distraction big-joey") == "C-136"


@pytest.mark.rule("C-137")
@pytest.mark.parametrize("card", ON_A_GANGSTER)
def test_only_one_of_each_on_a_gangster(card: str) -> None:
    table = planning(cards=[f"{card} {card}"]).says(0, f"{card} franco-luciano")
    assert table.refuses(0, f"{card} franco-luciano") == "C-137"
    assert table.says(0, f"{card} bobby-ruthless").aids("bobby-ruthless") == [card]


@pytest.mark.rule("C-138")
def test_henchman_and_saboteur_go_with_an_order_called_off_or_a_purchase() -> None:
    for order, answer in (("swindle", "abort big-joey"), ("pimp-1", "buy big-joey"), ("pimp-1", "abort big-joey")):
        table = night({"big-joey": order, **REST}, aids={"big-joey": "henchman saboteur machine-pistol"}, cash=[4])
        table.says(0, answer)
        assert table.aids("big-joey") == ["machine-pistol"]
        assert sorted(table.spent) == ["henchman", "saboteur"]


@pytest.mark.rule("C-63", "C-128")
def test_on_ones_own_turn_one_plays_before_and_after_the_order() -> None:
    """Until the next player has acted it is still one's turn: the market may be exchanged, as often as one can."""
    orders = {
        "big-joey": "garage-1",
        "jimmy-bananas": "gas-station-robbery",
        "franco-luciano": "swindle",
        "bobby-ruthless": "threats",
    }
    table = night(orders, cards=["snitch snitch", "snitch", "snitch"])
    table.says(0, "exchange").says(0, "abort big-joey").says(0, "exchange")
    assert table.refuses(2, "exchange") == "C-128"
    table.says(1, "abort franco-luciano")
    assert table.refuses(0, "exchange") == "C-62"
    assert table.says(1, "exchange").influence(1) == []
