"""Hard meetings of cards."""

import pytest
from tests.games.cosa_nostra.family import night


@pytest.mark.rule("C-121", "C-122", "C-131")
def test_a_robbery_is_trapped_and_the_robber_saved_by_a_doc() -> None:
    """The robber rolls for everything, runs into the trap, is as good as dead, and only has to rest."""
    orders = {
        "big-joey": "binge-party",
        "jimmy-bananas": "trap.3",
        "franco-luciano": "robbery.3",
        "lenny-dimaggio": "swindle",
    }
    own = {0: "loan-shark-1 drug-dealer-1 pimp-1"}
    table = night(orders, own=own, round=3, cash=[0, 0, 0], cards=["schemer", "spy", "emergency-doc"])
    table.says(0, "run big-joey").rolls(3, 3, 1)
    table.says(1, "rob franco-luciano").rolls(6, 6, 6)
    table.says(0, "trap jimmy-bananas").rolls(4, 4)
    assert list(table.waits) == [1, 2, 0]  # whoever may hold a doctor, as far as all can tell
    table.says(1, "pass").says(2, "doc").says(0, "pass").passes()
    assert (table.fit("franco-luciano"), table.trophies(0)) == ("down", [])
    assert table.cash == [15_000, 0, 0]
    assert (table.order("jimmy-bananas"), table.order("big-joey")) == (None, None)
    assert "run lenny-dimaggio" in table.offered


@pytest.mark.rule("C-88", "C-133", "C-134", "C-135")
def test_assassination_of_a_man_with_an_order_a_machine_pistol_and_a_saboteur() -> None:
    """Strength 3, one more for the pistol, one for the order: 5. The saboteur on him is his own trouble alone."""
    aids = {"franco-luciano": "machine-pistol saboteur"}
    for attackers, number in (("", 5), ("henchman", 4), ("saboteur", 6), ("henchman saboteur", 5)):
        for hits in (1, 2):
            orders = {"big-joey": "assassination.3", "franco-luciano": "usury", "lenny-dimaggio": "pimp-1"}
            table = night(orders, round=3, aids=aids | {"big-joey": attackers})
            table.says(0, "attack big-joey 1").says(0, "hit franco-luciano")
            table.rolls(*[number] * hits, *[number - 1] * (3 - hits)).says(1, "pass")
            assert table.fit("franco-luciano") == ("dead" if hits == 2 else "active")
            if hits == 2:
                assert table.aids("franco-luciano") == []
                assert set(table.spent) == {"machine-pistol", "saboteur", *attackers.split()}
                assert "usury" not in repr((table.game.view(0), table.game.story(0)))
            else:
                assert table.aids("franco-luciano") == ["saboteur", "machine-pistol"]


@pytest.mark.rule("C-124", "C-125", "C-131")
def test_a_drive_by_that_fails_and_costs_the_shooter_his_man_but_for_the_doc() -> None:
    orders = {"jimmy-bananas": "drive-by-shooting", "tommy-the-cat": "car-theft-1"}
    table = night(orders, round=4, own={1: "garage-1"}, cards=["emergency-doc", "", "spy"], cash=[0, 0, 0])
    table.says(0, "attack jimmy-bananas 1").rolls(4, 4)  # strength 4 and an order: 5 was needed
    table.says(1, "shoot").rolls(2, 2, 1, 1)
    assert table.offered_to(0) == {"doc", "pass"}
    table.says(0, "doc").says(2, "pass").says(2, "pass")
    assert (table.fit("jimmy-bananas"), table.trophies(1)) == ("down", [])
    table.says(1, "run tommy-the-cat").rolls(3, 3, 1, 1)
    assert table.cash[1] >= 9_000


@pytest.mark.rule("C-59", "C-70", "C-120")
def test_persuasion_of_a_businessman_under_two_markers() -> None:
    """The pimp goes over, both markers go home, a monopoly falls, and a job that counted on him lapses."""
    orders = {"big-joey": "persuasion.2", "bobby-ruthless": "escort-service", "franco-luciano": "garage-1"}
    table = night(orders, round=2, own={0: "pimp-3", 1: "pimp-1 pimp-2"}, marks={"pimp-1": [0, 2]}, cash=[0, 0, 0])
    assert table.monopoly("prostitution") == 1
    table.says(0, "attack big-joey 1").says(0, "hit pimp-1").rolls(4, 4, 1)
    assert (table.owner("pimp-1"), table.marks("pimp-1")) == (0, [])
    assert table.monopoly("prostitution") == 0
    table.says(1, "abort franco-luciano").says(2, "run bobby-ruthless")
    assert table.phase != "action"
    assert table.cash == [9_000, 2_000, 0]


@pytest.mark.rule("C-72", "C-66")
def test_a_monopoly_lost_in_the_middle_of_a_round() -> None:
    """Killed, it is gone for this payday; the second doctor in the house makes all the difference."""
    orders = {"big-joey": "kill-a-businessman.2", "franco-luciano": "pimp-4"}
    own = {0: "pimp-3", 1: "pimp-1 pimp-2"}
    lost = night(orders, round=2, own=own, cash=[0, 0, 0])
    lost.says(0, "attack big-joey 1").says(0, "hit pimp-1").rolls(3, 3, 1)
    assert lost.monopoly("prostitution") is None
    assert lost.under_the_stack(1) == ["pimp-1"]
    assert lost.says(1, "abort franco-luciano").cash == [2_000, 2_000, 0]
    saved = night(orders, round=2, own=own, cash=[0, 0, 0], cards=["", "emergency-doc emergency-doc"])
    saved.says(0, "attack big-joey 1").says(0, "hit pimp-1").rolls(3, 3, 1).says(1, "doc").says(1, "doc")
    assert saved.monopoly("prostitution") == 1
    assert saved.says(1, "abort franco-luciano").cash == [2_000, 9_000, 0]


@pytest.mark.rule("C-139", "C-92", "C-95")
def test_a_schemer_saves_a_robbery_from_being_wasted() -> None:
    """The robber's last order is a robbery; skipped, he catches the job of the next player."""
    orders = {"big-joey": "robbery.3", "franco-luciano": "gas-station-robbery"}
    table = night(orders, round=3, cards=["schemer", "schemer"], cash=[0, 0, 0])
    table.says(0, "skip")
    assert list(table.waits) == [1]
    table.says(1, "skip")
    assert list(table.waits) == [0]
    assert table.offered == {"abort big-joey"}


@pytest.mark.rule("C-94", "C-120")
def test_a_trap_saves_the_businessman() -> None:
    orders = {"big-joey": "persuasion.3", "franco-luciano": "trap.3"}
    table = night(orders, round=3, own={1: "pimp-1"}, marks={"pimp-1": [2]})
    table.says(0, "attack big-joey 1").rolls(4, 4, 4).says(1, "trap franco-luciano").rolls(4, 1, 1)
    assert (table.owner("pimp-1"), table.marks("pimp-1"), table.fit("big-joey")) == (1, [2], "active")


@pytest.mark.rule("C-53", "C-59", "C-82", "C-109")
def test_the_example_of_the_perfidious_bash() -> None:
    """A lawyer with a marker on it is bashed; the marker's owner now has to hire the lawyer of the one who did it."""
    orders = {"little-joey": "bash.1", "bobby-ruthless": "threats"}
    table = night(orders, own={0: "lawyer-1", 1: "lawyer-2"}, marks={"lawyer-2": [2]}, cash=[0, 0, 5])
    table.says(0, "attack little-joey 1").rolls(2)
    assert table.marks("lawyer-2") == []
    table.says(0, "offer 2 0 - lawyer-1 - 3000 - - - none 0 none 0").says(2, "accept 1")
    assert (table.cash, table.marks("lawyer-1")) == ([3_000, 0, 2_000], [2])
    table.says(2, "run bobby-ruthless").rolls(2, 2, 1)
    assert table.cash[2] == 6_000


@pytest.mark.rule("C-92", "C-108", "C-122")
def test_a_second_robber_trapped_by_the_first() -> None:
    """As deep as it goes: a job, a robbery, a robbery of the robbery, a trap against that, a doctor for the trapped."""
    orders = {
        "big-joey": "binge-party",
        "franco-luciano": "robbery.3",
        "lenny-dimaggio": "trap.3",
        "bobby-ruthless": "robbery.4",
        "frankie-calmuti": "swindle",
    }
    own = {0: "loan-shark-1 drug-dealer-1 pimp-1"}
    cards = ["", "", "emergency-doc"]
    table = night(orders, own=own, round=4, cash=[0, 0, 0], cards=cards, robbery="robbable")
    table.says(0, "run big-joey").rolls(3, 3, 1).says(1, "rob franco-luciano").says(2, "pass").rolls(4, 4, 1)
    table.says(2, "rob bobby-ruthless").rolls(6, 6, 6).says(1, "trap lenny-dimaggio").rolls(4, 4)
    assert table.offered == {"doc", "pass"}
    table.says(2, "doc").passes()
    assert (table.fit("bobby-ruthless"), table.trophies(1)) == ("down", [])
    assert table.cash == [0, 15_000, 0]
