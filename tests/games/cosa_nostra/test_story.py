"""The log tells the story, in both languages, and never more than one may know."""

from tests.games.cosa_nostra.family import night, planning
from tests.games.cosa_nostra.scene import NAMES, Scene

from backroom.words import say

RAID = {
    "big-joey": "theft-3",
    "jimmy-bananas": "money-laundering.3",
    "franco-luciano": "trap.3",
    "lenny-dimaggio": "arson.3",
    "bobby-ruthless": "swindle",
}


def told(table: Scene, lang: str = "en", to: int | None = None) -> list[str]:
    return [say(lang, "cosa_nostra", event["word"], event["args"], NAMES) for event in table.game.story(to)]


def raid() -> Scene:
    table = night(RAID, round=3, own={0: "casino-1 pimp-1"}, cards=["", "emergency-doc"])
    table.says(0, "attack big-joey 1").rolls(6, 6, 6).says(1, "trap franco-luciano").rolls(4, 4, 1).passes()
    table.says(1, "attack lenny-dimaggio 0").rolls(4, 4).passes()
    table.says(2, "run bobby-ruthless")
    return table.says(0, "run jimmy-bananas").rolls(3, 3).says(0, "launder 10000")


def test_a_raid_told_in_english() -> None:
    assert told(raid()) == [
        "The action begins.",
        "Big Joey of Ada attacks Ben: Theft III.",
        "Big Joey of Ada rolls 6, 6 and 6 for 3: 3 successes.",
        "It is a trap! Franco Luciano of Ben waits for Big Joey.",
        "Franco Luciano of Ben rolls 4, 4 and 1 for 4: 2 successes.",
        "Ben repels Big Joey.",
        "Big Joey of Ada is killed.",
        "Lenny DiMaggio of Ben attacks Ada: Arson.",
        "Lenny DiMaggio of Ben rolls 4 and 4 for 4: 2 successes.",
        "Casino 1 of Ada is destroyed.",
        "Bobby Ruthless of Cleo carries out: Swindle.",
        "Swindle lapses: Construction Firm missing.",
        "Jimmy Bananas of Ada carries out: Money Laundering.",
        "Jimmy Bananas of Ada rolls 3 and 3 for 3: 2 successes.",
        "Ada launders $10,000.",
        "Ada gets an income of $2,000.",
        "Ben gets an income of $0.",
        "Cleo gets an income of $0.",
    ]


def test_and_in_german() -> None:
    story = told(raid(), "de")
    assert story[5:8] == [
        "Ben wehrt Big Joey ab.",
        "Big Joey von Ada wird umgebracht.",
        "Lenny DiMaggio von Ben greift Ada an: Brandstiftung.",
    ]
    assert story[14] == "Ada wäscht 10.000 $."


def test_deactivated_and_saved() -> None:
    table = night({"big-joey": "car-bomb.3"}, idle="franco-luciano", round=3, cards=["", "emergency-doc"])
    table.says(0, "attack big-joey 1").rolls(4, 4, 4).says(1, "doc")
    assert [line for line in told(table) if "Franco" in line][-1] == "Franco Luciano of Ben is deactivated."
    assert not any("is killed" in line for line in told(table))


def test_planning_tells_purchases_but_no_orders() -> None:
    table = planning(jobs={0: "swindle"}, market="pimp-1 cop-1 lawyer-1 garage-1", stack="casino-1")
    table.says(0, "plan big-joey swindle").says(1, "plan franco-luciano garage-1")
    for seat in (0, 1, None):
        assert told(table, to=seat) == [
            "Planning begins.",
            "Ada gives Big Joey an order.",
            "Franco Luciano of Ben is to buy Garage 1.",
            "Casino 1 comes on the market.",
        ]


def test_the_last_payday() -> None:
    table = night(
        {"big-joey": "swindle"},
        round=4,
        idle="little-joey franco-luciano bobby-ruthless",
        cash=[0, 0, 0],
        own={0: "pimp-1"},
        killed={0: ["phil-malony"]},
        laundered=[2],
    )
    assert told(table.says(0, "abort big-joey"))[-6:] == [
        "Cleo gets an income of $0.",
        "Ada has the most active gangsters: $15,000.",
        "Ada gets a violence bonus of $2,000 for one gangster.",
        "Ada has $25,000 in the end.",
        "Ben has $0 in the end.",
        "Cleo has $0 in the end.",
    ]


def test_only_the_one_who_looked_reads_what_it_was() -> None:
    table = night(RAID, round=3, cards=["snitch"]).says(0, "snitch lenny-dimaggio")
    assert any("Arson" in line for line in told(table, to=0))
    for other in (1, 2, None):
        assert not any("Arson" in line for line in told(table, to=other))
        assert any("Lenny DiMaggio" in line for line in told(table, to=other))


def test_monopolies_come_and_go() -> None:
    table = night({"big-joey": "bash.1", "franco-luciano": "pimp-3"}, own={1: "pimp-1 pimp-2"})
    table.says(0, "attack big-joey 1").says(0, "hit pimp-2").rolls(2, 1, 1)
    table.says(1, "buy franco-luciano")
    lines = [line for line in told(table) if "monopoly" in line.lower()]
    assert [("Ben" in line, "Ada" in line) for line in lines] == [(True, False), (True, False)]
