"""Before the box goes round: who is Godfather, what is in the box, and what he keeps."""

from __future__ import annotations

import pytest
from tests.games.mafia_de_cuba.scenes import CHANCE, Scene, box_passed, sit_down

import backroom
from backroom.games.mafia_de_cuba.setup import BY_SEATS, IN_THE_BOX, MOST_JOKERS
from backroom.games.mafia_de_cuba.state import DIAMONDS, TOKENS


@pytest.mark.rule("M-1")
def test_five_to_twelve_sit_down_and_one_of_them_is_the_godfather() -> None:
    for seats in range(5, 13):
        view = sit_down(seats).view
        assert [row["status"] for row in view["table"]] == ["godfather"] + ["in"] * (seats - 1)
    for seats in (4, 13):
        with pytest.raises(backroom.BadSeat):
            sit_down(seats)


@pytest.mark.rule("M-2")
def test_what_is_in_the_box_you_buy() -> None:
    assert (DIAMONDS, MOST_JOKERS) == (15, 2)
    assert IN_THE_BOX == {"loyal": 5, "fbi": 1, "cia": 1, "driver": 2, "killer": 1}
    assert tuple(IN_THE_BOX) == TOKENS
    for seats in range(5, 13):
        for tokens in backroom.find("mafia_de_cuba").options[1].values(seats):
            for killer in ("no", "yes"):
                view = sit_down(seats, tokens=tokens, killer=killer).view
                assert all(view["tokens"].get(token, 0) <= count for token, count in IN_THE_BOX.items())
                assert view["jokers"] <= MOST_JOKERS


@pytest.mark.rule("M-3")
def test_the_agents_have_names_and_are_alike_in_rule() -> None:
    scene = sit_down(10).play(0, "hide 0").play(1, "bag nothing")
    scene.take("cia")
    assert scene.refused(2, "take cia")[0] == "M-13"
    scene.take("fbi", "driver", "loyal", "loyal", "loyal", "loyal", "9", "3")
    for agent in (1, 2):
        table = Scene(scene.game.copy())
        assert table.accuse(agent).won == ("agent", [agent])
        assert table.row(agent)["role"] == "agent"
    assert "cia" not in sit_down(9).view["tokens"], "one agent alone is the FBI's"


@pytest.mark.rule("M-4")
def test_chance_names_the_godfather_or_the_host_does() -> None:
    game = backroom.replay("mafia_de_cuba", 6, {}, [])
    assert game.view(None)["phase"] == "draw"
    assert len(game.asked[CHANCE]) == 6
    game.play(CHANCE, "godfather 4")
    assert game.view(None)["godfather"] == 4
    assert sit_down(6, godfather="3").view["godfather"] == 3
    drawn = {backroom.new_game("mafia_de_cuba", 6, seed=seed).view(None)["godfather"] for seed in range(60)}
    assert drawn == set(range(6))


@pytest.mark.rule("M-5", "M-6")
@pytest.mark.parametrize(
    ("seats", "loyal", "agents", "drivers", "jokers"),
    [
        (6, 1, 1, 1, 0),
        (7, 2, 1, 1, 0),
        (8, 3, 1, 1, 1),
        (9, 4, 1, 1, 1),
        (10, 4, 2, 1, 1),
        (11, 4, 2, 2, 2),
        (12, 5, 2, 2, 2),
    ],
)
def test_tokens_and_jokers_by_the_number_of_players(
    seats: int, loyal: int, agents: int, drivers: int, jokers: int
) -> None:
    view = sit_down(seats).view
    names = ("fbi", "cia")[:agents]
    assert view["tokens"] == {"diamonds": 15, "loyal": loyal, **dict.fromkeys(names, 1), "driver": drivers}
    assert view["jokers"] == jokers


@pytest.mark.rule("M-7")
def test_the_godfather_keeps_none_to_five_diamonds_and_nobody_sees_how_many() -> None:
    scene = sit_down()
    assert [scene.game.asked[0].text(choice) for choice in scene.game.asked[0]] == [f"hide {n}" for n in range(6)]
    assert scene.refused(0, "hide 6")[0] == "M-7"
    in_the_box = []
    for kept in range(6):
        table = sit_down().play(0, f"hide {kept}")
        assert table.seen_by(0)["hidden"] == kept
        assert table.seen_by(3)["hidden"] is None
        assert table.seen_by(None)["hidden"] is None
        in_the_box.append(table.seen_by(1)["received"]["diamonds"])
    assert in_the_box == [15, 14, 13, 12, 11, 10]


@pytest.mark.rule("M-8")
def test_the_left_neighbour_begins_and_has_the_bag() -> None:
    assert sit_down(8, godfather="7").play(7, "hide 2").asked == {0: "ask-bag"}
    scene = sit_down(8, godfather="2").play(2, "hide 2")
    assert scene.asked == {3: "ask-bag"}
    assert scene.view["holder"] == 3


@pytest.mark.rule("M-9")
def test_what_is_not_in_the_game_cannot_be_taken() -> None:
    scene = sit_down(6).play(0, "hide 0")
    assert scene.refused(1, "bag killer")[0] == "M-16"
    scene.play(1, "bag nothing")
    assert scene.choices(1) == [f"diamonds-{n}" for n in range(1, 16)] + ["loyal", "fbi", "driver"]
    assert scene.refused(1, "take killer")[0] == "M-13"


@pytest.mark.rule("M-58")
def test_tokens_divided_otherwise_keep_their_number_and_leave_a_loyal_man() -> None:
    for seats in range(5, 13):
        usual = sum(BY_SEATS[seats][:3])
        values = backroom.find("mafia_de_cuba").options[1].values(seats)
        assert values[0] == "standard"
        for value in values[1:]:
            agents, drivers = map(int, value.split("-"))
            tokens = sit_down(seats, tokens=value).view["tokens"]
            assert (tokens.get("fbi", 0) + tokens.get("cia", 0), tokens.get("driver", 0)) == (agents, drivers)
            assert tokens["loyal"] + agents + drivers == usual
            assert 1 <= tokens["loyal"] <= 5
    assert backroom.find("mafia_de_cuba").options[1].values(12) == ("standard", "2-2")
    assert sit_down(6, tokens="2-0", killer="yes").view["tokens"] == {
        "diamonds": 15,
        "fbi": 1,
        "cia": 1,
        "killer": 1,
    }
    for wrong in ("3-0", "2-2", "1", "x"):
        with pytest.raises(backroom.BadOption):
            sit_down(6, tokens=wrong)


@pytest.mark.rule("M-59")
@pytest.mark.parametrize("jokers", ["0", "1", "2"])
def test_more_or_fewer_jokers(jokers: str) -> None:
    assert sit_down(8, jokers=jokers).view["jokers"] == int(jokers)
    with pytest.raises(backroom.BadOption):
        sit_down(8, jokers="3")


@pytest.mark.rule("M-60")
def test_five_players() -> None:
    view = sit_down(5).view
    assert view["tokens"] == {"diamonds": 15, "loyal": 1, "fbi": 1}
    assert view["jokers"] == 0
    assert box_passed("5 loyal agent 5").accuse(1, 4).won == ("godfather", [0, 2])


@pytest.mark.rule("M-39")
def test_the_killer_takes_the_place_of_a_loyal_man() -> None:
    assert "killer" not in sit_down(8).view["tokens"]
    assert sit_down(8, killer="yes").view["tokens"] == {
        "diamonds": 15,
        "loyal": 2,
        "fbi": 1,
        "driver": 1,
        "killer": 1,
    }
    scene: Scene = sit_down(8, killer="yes").play(0, "hide 0").play(1, "bag nothing")
    assert "killer" in scene.choices(1)
