"""Attacks: who is named, what is hit, and every attack on one and on two successes."""

from typing import Any

import pytest
from tests.games.cosa_nostra.family import night
from tests.games.cosa_nostra.scene import Scene

REST = {"lenny-dimaggio": "lawyer-3", "frankie-calmuti": "lawyer-2"}


def attack(job: str, *pips: int, by: str = "big-joey", on: int = 1, hit: str = "", **table: Any) -> Scene:
    """Blundetto's man attacks; nobody answers."""
    scene = night({by: job, **REST}, **table).says(0, f"attack {by} {on}")
    if hit:
        scene.says(0, f"hit {hit}")
    return scene.rolls(*pips).passes()


@pytest.mark.rule("C-43", "C-111")
def test_the_example_of_the_theft() -> None:
    """A gangster of strength 3 on a 4: 1, 4 and 5 bring 5,000; 1, 3 and 5 only 3,000."""
    assert attack("theft-1-hard", 1, 4, 5, cash=[0, 9, 9]).cash == [5_000, 4_000, 9_000]
    assert attack("theft-1-hard", 1, 3, 5, cash=[0, 9, 9]).cash == [3_000, 6_000, 9_000]


@pytest.mark.rule("C-44")
def test_the_player_attacked_is_named_before_the_card_is_turned_up() -> None:
    table = night({"big-joey": "theft-1-easy", **REST})
    assert table.offered == {"attack big-joey 1", "attack big-joey 2", "abort big-joey"}
    assert table.refuses(0, "run big-joey") == "C-44"
    assert table.refuses(0, "attack big-joey") in ("C-44", "C-32")
    assert table.refuses(0, "attack big-joey 0")
    assert not table.shows("theft-1-easy", to=1)
    table.says(0, "attack big-joey 2")
    assert table.shows("theft-1-easy", to=1)


@pytest.mark.rule("C-44", "C-100")
def test_no_bargaining_once_the_card_is_turned_up() -> None:
    table = night({"big-joey": "bash.1", **REST}, own={1: "pimp-1 cop-1"})
    table.says(1, "gift 0 2000")
    table.says(0, "attack big-joey 1")
    assert table.refuses(1, "gift 0 2000")
    assert table.refuses(1, "offer 0 2000 - - - 0 - - - none 0 peace 0") == "C-101"
    table.says(0, "hit pimp-1")
    assert table.refuses(1, "gift 0 2000")


@pytest.mark.rule("C-45")
def test_which_card_is_hit_is_said_after_turning_up_and_before_the_roll() -> None:
    table = night({"big-joey": "bash.1", **REST}, own={1: "pimp-1 cop-1 garage-1", 2: "pimp-2"})
    table.says(0, "attack big-joey 1")
    assert table.offered == {"hit pimp-1", "hit cop-1"}
    assert table.refuses(0, "hit pimp-2")
    assert table.refuses(0, "hit garage-1")
    table.says(0, "hit cop-1").rolls(1, 1, 2)
    assert table.down("cop-1")
    assert not table.down("pimp-1")


@pytest.mark.rule("C-45")
def test_only_a_player_with_something_to_hit_can_be_named() -> None:
    table = night({"big-joey": "vandalism.1", **REST}, own={1: "pimp-1", 2: "garage-1"}, marks={})
    assert {text for text in table.offered if text.startswith("attack")} == {"attack big-joey 2"}
    assert table.refuses(0, "attack big-joey 1") == "C-45"


@pytest.mark.rule("C-45", "C-84")
def test_neither_a_purchase_nor_what_is_deactivated_can_be_hit() -> None:
    """Both others have only a lawyer that is not paid; one of them also a businessman face down."""
    table = night({"big-joey": "bash.1", **REST}, own={1: "pimp-1"}, deactivated="pimp-1")
    assert table.offered == {"abort big-joey"}
    men = night({"big-joey": "car-bomb.3", **REST}, idle="franco-luciano", deactivated="lenny-dimaggio", round=3)
    men.says(0, "attack big-joey 1").rolls(4, 1, 1)
    assert men.fit("franco-luciano") == "down"


@pytest.mark.rule("C-45")
def test_other_jobs_name_nobody() -> None:
    table = night({"big-joey": "gas-station-robbery", **REST})
    assert table.refuses(0, "attack big-joey 1") == "C-45"


@pytest.mark.rule("C-109")
@pytest.mark.parametrize(("pips", "down"), [((1,), False), ((2,), True), ((6,), True)])
def test_bash_a_businessman(pips: tuple[int, ...], down: bool) -> None:
    assert attack("bash.1", *pips, by="little-joey", own={1: "pimp-1"}).down("pimp-1") == down


@pytest.mark.rule("C-109")
def test_two_successes_bash_no_harder() -> None:
    table = attack("bash.2", 6, 6, 6, own={1: "pimp-1"}, round=2)
    assert (table.owner("pimp-1"), table.down("pimp-1")) == (1, True)


@pytest.mark.rule("C-110")
@pytest.mark.parametrize(
    ("pips", "cash", "left"), [((2, 2, 1), 9, 9_000), ((3, 2, 1), 9, 7_000), ((3, 3, 1), 9, 4_000), ((6, 6, 6), 3, 0)]
)
def test_property_damage_goes_to_the_bank(pips: tuple[int, ...], cash: int, left: int) -> None:
    assert attack("property-damage", *pips, cash=[1, cash, 9]).cash == [1_000, left, 9_000]


@pytest.mark.rule("C-111")
@pytest.mark.parametrize(
    ("job", "number", "one", "two"),
    [
        ("theft-1-easy", 3, 2, 3),
        ("theft-1-hard", 4, 3, 5),
        ("theft-2-easy", 3, 4, 6),
        ("theft-2-hard", 4, 5, 8),
        ("theft-3", 3, 6, 8),
        ("theft-4-easy", 3, 7, 9),
        ("theft-4-hard", 4, 8, 12),
    ],
)
def test_every_theft(job: str, number: int, one: int, two: int) -> None:
    for pips, loot in (((number - 1,) * 3, 0), ((number, 1, 1), one), ((number, number, 1), two)):
        assert attack(job, *pips, cash=[0, 20, 0]).cash[:2] == [1000 * loot, 20_000 - 1000 * loot]


@pytest.mark.rule("C-111")
def test_a_theft_takes_what_there_is() -> None:
    assert attack("theft-2-easy", 3, 3, 3, cash=[1, 5, 9]).cash == [6_000, 0, 9_000]
    assert attack("theft-2-easy", 3, 3, 3, cash=[1, 0, 9]).cash == [1_000, 0, 9_000]


@pytest.mark.rule("C-112")
@pytest.mark.parametrize(("pips", "down"), [((2,), False), ((3,), True)])
def test_vandalism(pips: tuple[int, ...], down: bool) -> None:
    table = attack("vandalism.1", *pips, by="little-joey", own={1: "casino-1 pimp-1"})
    assert table.down("casino-1") == down
    assert not table.down("pimp-1")


@pytest.mark.rule("C-117")
@pytest.mark.parametrize(("pips", "fate"), [((3, 3, 3), "runs"), ((4, 3, 3), "down"), ((4, 4, 3), "gone")])
def test_arson(pips: tuple[int, ...], fate: str) -> None:
    table = attack("arson.3", *pips, own={1: "casino-1"}, round=3)
    assert table.fate("casino-1") == fate


@pytest.mark.rule("C-118")
@pytest.mark.parametrize(("pips", "fate"), [((2, 2, 2), "runs"), ((3, 2, 2), "down"), ((3, 3, 2), "gone")])
def test_kill_a_businessman(pips: tuple[int, ...], fate: str) -> None:
    table = attack("kill-a-businessman.2", *pips, own={1: "pimp-1"}, round=2)
    assert table.fate("pimp-1") == fate


@pytest.mark.rule("C-87", "C-119")
@pytest.mark.parametrize(
    ("victim", "pips", "dies"),
    [
        ("phil-malony", (1, 1, 1), True),
        ("mia-lavecchia", (2, 1, 1), False),
        ("mia-lavecchia", (2, 2, 1), True),
        ("franco-luciano", (2, 6, 2), False),
        ("franco-luciano", (3, 6, 2), True),
        ("tommy-the-cat", (4, 3, 3), False),
        ("tommy-the-cat", (4, 4, 3), True),
    ],
)
def test_assassination_is_rolled_against_the_victims_strength(victim: str, pips: tuple[int, ...], dies: bool) -> None:
    table = attack("assassination.3", *pips, idle=victim, hit=victim, round=3)
    assert table.fit(victim) == ("dead" if dies else "active")
    assert table.trophies(0) == ([victim] if dies else [])


@pytest.mark.rule("C-87", "C-88")
def test_the_example_of_the_assassination() -> None:
    """A 2 against a 4: a 3 and a 5 are one success, so he lives. With an order on him a 5 would have been needed."""
    lives = attack("assassination.3", 3, 5, by="jimmy-bananas", idle="tommy-the-cat", hit="tommy-the-cat", round=3)
    assert lives.fit("tommy-the-cat") == "active"
    dies = attack("assassination.3", 4, 5, by="jimmy-bananas", idle="tommy-the-cat", hit="tommy-the-cat", round=3)
    assert dies.fit("tommy-the-cat") == "dead"
    busy = night({"jimmy-bananas": "assassination.3", "tommy-the-cat": "swindle"}, round=3)
    busy.says(0, "attack jimmy-bananas 1").rolls(4, 5).passes()
    assert busy.fit("tommy-the-cat") == "active"


@pytest.mark.rule("C-120")
@pytest.mark.parametrize(("pips", "owner"), [((3, 3, 3), 1), ((4, 3, 3), 1), ((4, 4, 3), 0)])
def test_persuasion(pips: tuple[int, ...], owner: int) -> None:
    table = attack("persuasion.2", *pips, own={1: "pimp-1 casino-1"}, round=2, marks={"pimp-1": [0, 2, 2]})
    assert table.owner("pimp-1") == owner
    assert table.marks("pimp-1") == ([0, 2, 2] if owner else [])
    assert not table.down("pimp-1")


@pytest.mark.rule("C-124")
@pytest.mark.parametrize(("pips", "dies"), [((3, 2, 2), False), ((3, 3, 1), True)])
def test_drive_by_is_an_assassination(pips: tuple[int, ...], dies: bool) -> None:
    table = attack("drive-by-shooting", *pips, idle="franco-luciano", hit="franco-luciano", round=4)
    assert table.fit("franco-luciano") == ("dead" if dies else "active")
    assert table.fit("big-joey") == "active"
    assert list(table.waits) == [1]
    assert "shoot" not in table.verbs


def drive_by(*pips: int, **table: Any) -> Scene:
    """Big Joey (3) misses Franco Luciano (3)."""
    orders = {"big-joey": "drive-by-shooting", **REST}
    scene = night(orders, idle="franco-luciano", round=4, **table)
    return scene.says(0, "attack big-joey 1").says(0, "hit franco-luciano").rolls(*(pips or (1, 2, 2)))


@pytest.mark.rule("C-124", "C-125")
@pytest.mark.parametrize(("pips", "dies"), [((3, 2, 2), False), ((3, 3, 1), True)])
def test_a_failed_drive_by_is_answered_with_fire(pips: tuple[int, ...], dies: bool) -> None:
    table = drive_by()
    assert table.offered == {"shoot", "hold"}
    table.says(1, "shoot").rolls(*pips)
    assert table.fit("big-joey") == ("dead" if dies else "active")
    assert table.trophies(1) == (["big-joey"] if dies else [])


@pytest.mark.rule("C-124")
def test_nobody_must_shoot_back() -> None:
    table = drive_by().says(1, "hold")
    assert list(table.waits) == [1]
    assert "buy lenny-dimaggio" in table.offered


@pytest.mark.rule("C-125")
def test_return_fire_knows_no_henchman_and_no_saboteur() -> None:
    """Neither the attacker's saboteur and order nor the victim's henchman count: three dice against 3."""
    orders = {"big-joey": "drive-by-shooting", "franco-luciano": "lawyer-3"}
    aids = {"franco-luciano": "henchman", "big-joey": "saboteur"}
    for pips, dies in (((2, 2, 3), False), ((3, 3, 2), True)):
        table = night(orders, aids=aids, round=4).says(0, "attack big-joey 1").rolls(3, 3, 3)
        table.says(1, "shoot").rolls(*pips)
        assert table.fit("big-joey") == ("dead" if dies else "active")


@pytest.mark.rule("C-125")
def test_return_fire_is_rolled_with_the_victims_own_dice() -> None:
    """A distracted man of 3 has two dice; a man of 3 with a machine pistol falls on 4."""
    table = drive_by(1, 1, 1, 1, aids={"franco-luciano": "distraction", "big-joey": "machine-pistol"})
    assert table.twin().says(1, "shoot").rolls(4, 3).fit("big-joey") == "active"
    assert table.says(1, "shoot").rolls(4, 4).fit("big-joey") == "dead"


@pytest.mark.rule("C-125")
def test_the_attacker_may_answer_return_fire_with_a_trap() -> None:
    orders = {"big-joey": "drive-by-shooting", "jimmy-bananas": "trap.4", **REST}
    table = night(orders, idle="franco-luciano", round=4)
    table.says(0, "attack big-joey 1").says(0, "hit franco-luciano").rolls(1, 1, 1).says(1, "shoot").rolls(6, 6, 6)
    assert table.offered == {"trap jimmy-bananas", "pass"}
    table.says(0, "trap jimmy-bananas").rolls(4, 4)
    assert (table.fit("franco-luciano"), table.fit("big-joey")) == ("dead", "active")
    assert table.trophies(0) == ["franco-luciano"]


@pytest.mark.rule("C-126")
@pytest.mark.parametrize(("pips", "fit"), [((3, 3, 3), "active"), ((4, 3, 3), "down"), ((4, 4, 3), "dead")])
def test_car_bomb(pips: tuple[int, ...], fit: str) -> None:
    table = attack("car-bomb.3", *pips, idle="tommy-the-cat", hit="tommy-the-cat", round=3)
    assert table.fit("tommy-the-cat") == fit
    assert table.trophies(0) == (["tommy-the-cat"] if fit == "dead" else [])
