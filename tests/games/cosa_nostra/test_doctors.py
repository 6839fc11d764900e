"""Emergency doctors: who is asked, whom they save, and from what."""

import pytest
from tests.games.cosa_nostra.family import night
from tests.games.cosa_nostra.scene import Scene

from backroom.games.cosa_nostra.cards import DOC

REST = {"lenny-dimaggio": "lawyer-3", "frankie-calmuti": "lawyer-2"}


def bombed(*pips: int, cards: list[str]) -> Scene:
    """Big Joey's bomb hits Franco Luciano, who has an order."""
    orders = {"big-joey": "car-bomb.3", "franco-luciano": "garage-1", "bobby-ruthless": "swindle"}
    return night(orders, round=3, cards=cards).says(0, "attack big-joey 1").rolls(*pips)


@pytest.mark.rule("C-131")
def test_a_doc_turns_death_into_a_rest() -> None:
    table = bombed(4, 4, 1, cards=["", "emergency-doc", ""])
    assert table.offered == {"doc", "pass"}
    table.says(1, "doc")
    assert (table.fit("franco-luciano"), table.trophies(0), table.order("franco-luciano")) == ("down", [], None)
    assert (table.influence(1), table.spent) == ([], ["emergency-doc"])


@pytest.mark.rule("C-131")
def test_a_doc_undoes_a_deactivation() -> None:
    table = bombed(4, 1, 1, cards=["", "emergency-doc", ""]).says(1, "doc")
    assert (table.fit("franco-luciano"), table.order("franco-luciano")) == ("active", "garage-1")


@pytest.mark.rule("C-131")
def test_a_doc_saves_a_businessman() -> None:
    orders = {"big-joey": "kill-a-businessman.3", **REST}
    killed = night(orders, round=3, own={1: "pimp-1"}, marks={"pimp-1": [2]}, cards=["", "emergency-doc"])
    killed.says(0, "attack big-joey 1").rolls(3, 3, 1).says(1, "doc")
    assert (killed.fate("pimp-1"), killed.marks("pimp-1")) == ("down", [])
    hurt = night(orders, round=3, own={1: "pimp-1"}, marks={"pimp-1": [2]}, cards=["", "emergency-doc"])
    hurt.says(0, "attack big-joey 1").rolls(3, 1, 1).says(1, "doc")
    assert (hurt.fate("pimp-1"), hurt.marks("pimp-1")) == ("runs", [2])


@pytest.mark.rule("C-132")
def test_everybody_who_may_have_a_doc_is_asked_at_once_and_unseen() -> None:
    table = bombed(4, 4, 1, cards=["snitch", "spy", "emergency-doc"])
    assert list(table.waits) == [1, 2, 0]
    assert (table.offered_to(1), table.offered_to(2), table.offered_to(0)) == ({"pass"}, {"doc", "pass"}, {"pass"})
    table.says(0, "pass").says(2, "pass")
    assert table.game.view(1)["waiting"] == [1, 2, 0]
    assert table.says(1, "pass").fit("franco-luciano") == "dead"
    assert bombed(4, 4, 1, cards=["", "", ""]).fit("franco-luciano") == "dead"


@pytest.mark.rule("C-132")
def test_nobody_is_asked_who_cannot_have_a_doc_as_all_know() -> None:
    """Cards that everybody began with are no docs; and when both have been played there is none left."""
    orders = {"big-joey": "car-bomb.3", "franco-luciano": "garage-1", "bobby-ruthless": "swindle"}
    table = night(orders, round=3, cards=["snitch", "schemer", "spy"])
    table.game.state.hands = [[0], [7], table.game.state.hands[2]]
    spent = table.twin()
    table.says(0, "attack big-joey 1").rolls(4, 4, 1)
    assert list(table.waits) == [2]
    spent.game.state.spent[DOC] = 2
    assert spent.says(0, "attack big-joey 1").rolls(4, 4, 1).fit("franco-luciano") == "dead"


@pytest.mark.rule("C-132")
def test_of_two_docs_the_one_of_the_victims_player_comes_first() -> None:
    table = bombed(4, 4, 1, cards=["emergency-doc", "emergency-doc", ""])
    table.says(0, "doc").says(1, "doc")
    assert (table.influence(0), table.influence(1)) == (["emergency-doc"], [])


@pytest.mark.rule("C-132")
def test_anyones_man_may_be_saved() -> None:
    table = bombed(4, 4, 1, cards=["", "", "emergency-doc"]).says(2, "doc")
    assert table.fit("franco-luciano") == "down"


@pytest.mark.rule("C-132")
def test_a_second_doc_helps_once_more() -> None:
    table = bombed(4, 4, 1, cards=["", "emergency-doc", "emergency-doc"]).says(1, "doc")
    assert list(table.waits) == [2]
    table.says(2, "doc")
    assert (table.fit("franco-luciano"), table.order("franco-luciano")) == ("active", "garage-1")


@pytest.mark.rule("C-132")
def test_companies_are_beyond_help() -> None:
    table = night({"big-joey": "arson.3", **REST}, round=3, own={1: "casino-1"}, cards=["", "emergency-doc"])
    assert table.says(0, "attack big-joey 1").rolls(4, 4, 1).fate("casino-1") == "gone"
