"""Preparation: the godfather, thirteen guards, park and villa."""

from collections import Counter
from itertools import combinations

import pytest
from tests.games.villa.scenes import CORNERS, DECK, GUARDS, Scene, both_languages, new_table, post, scene

import backroom
from backroom.games.villa.state import COVERS, PLACES, free_places
from backroom.kit import CHANCE


def guards_in_play(table: Scene) -> list[str]:
    op = table.game.state
    return [op.deck.guards[number].name for number in op.layout]


@pytest.mark.rule("V-8")
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_one_of_four_godfathers_lies_face_up(number: int) -> None:
    table = new_table(2)
    assert table.view.get("godfather") is None
    assert len(table.game.asked[CHANCE]) == 4
    table.says(CHANCE, f"godfather {number}")
    assert table.view["godfather"]["name"] == DECK.godfathers[number - 1].name
    assert table.log == [f"The godfather {DECK.godfathers[number - 1].name} is wanted."]


@pytest.mark.rule("V-9")
@pytest.mark.parametrize("guards", ["first", "random", "heavies"])
def test_thirteen_guards_protect_him(guards: str) -> None:
    for seed in range(20):
        table = Scene(backroom.new_game("villa", 3, {"guards": guards}, seed=seed))
        assert len(set(guards_in_play(table))) == 13
        assert len([guard for guard in table.view["guards"] if guard]) == 13


@pytest.mark.rule("V-10")
def test_the_first_game_has_one_big_calibre_and_all_police_cards() -> None:
    bigs = Counter[str]()
    places = Counter[int]()
    for seed in range(400):
        op = backroom.new_game("villa", 2, {"guards": "first", "handicap": "0"}, seed=seed).state
        kinds = [op.deck.guards[number].kind for number in op.layout]
        assert Counter(kinds) == {"small-fish": 4, "heavy": 8, "big-calibre": 1}
        assert (op.cards, op.aside) == (54, ())
        place = kinds.index("big-calibre")
        bigs[op.deck.guards[op.layout[place]].name] += 1
        places[place] += 1
    assert len(bigs) == 8
    assert min(bigs.values()) > 25
    assert len(places) == 13
    assert min(places.values()) > 15


@pytest.mark.rule("V-11")
def test_later_games_draw_thirteen_of_all_twenty() -> None:
    seen = Counter(
        name
        for seed in range(200)
        for name in guards_in_play(Scene(backroom.new_game("villa", 2, {"guards": "random"}, seed=seed)))
    )
    assert len(seen) == 20
    assert min(seen.values()) > 95


@pytest.mark.rule("V-11")
def test_nobody_sees_who_stays_in_the_box() -> None:
    table = scene()
    assert table.view["unseen"] is None
    assert len(table.game.state.spare) == 7


@pytest.mark.rule("V-12")
@pytest.mark.parametrize(
    "named",
    [
        ",".join(f"g{number}" for number in range(1, 14)),
        ", ".join(name.upper() for name in reversed(GUARDS[:13])),
        ", ".join([*GUARDS[:5], *(f"g{number}" for number in range(6, 14))]),
    ],
    ids=["numbers", "names", "mixed"],
)
def test_the_host_may_name_the_thirteen(named: str) -> None:
    for seed in range(5):
        game = backroom.new_game("villa", 2, {"guards": named}, seed=seed)
        assert sorted(guards_in_play(Scene(game))) == sorted(GUARDS[:13])
        assert game.state.spare == ()
        assert game.options["guards"] == ",".join(f"g{number}" for number in range(1, 14))


@pytest.mark.rule("V-12")
@pytest.mark.parametrize(
    ("named", "english", "german"),
    [
        ("g1,g2", "name 13 different guards with commas in between; here are 2.", "nenne 13 verschiedene Leibwächter"),
        (",".join(["g1"] * 13), "here are 1.", "hier sind es 1."),
        (",".join([*(f"g{n}" for n in range(1, 13)), GUARDS[0]]), "here are 12.", "hier sind es 12."),
        (
            ",".join(["Narben-Juli", *(f"g{n}" for n in range(1, 13))]),
            "“Narben-Juli” is none of the guards.",
            "„Narben-Juli“ ist keiner der Leibwächter.",
        ),
        (",".join(f"g{n}" for n in range(9, 22)), "“g21” is none of the guards.", "„g21“ ist keiner der Leibwächter."),
    ],
)
def test_thirteen_that_cannot_be(named: str, english: str, german: str) -> None:
    with pytest.raises(backroom.BadOption) as refused:
        backroom.new_game("villa", 2, {"guards": named})
    said = both_languages(refused.value)
    assert english in said[0]
    assert german in said[1]


@pytest.mark.rule("V-13")
def test_guards_lie_face_down() -> None:
    for guard in scene().view["guards"]:
        assert set(guard) == {"place", "strength", "symbol", "at", "free", "fronts"}


@pytest.mark.rule("V-13")
def test_guards_are_shuffled() -> None:
    corners = {guards_in_play(Scene(backroom.new_game("villa", 2, seed=seed)))[0] for seed in range(200)}
    assert len(corners) > 12


@pytest.mark.rule("V-14")
def test_all_backs_can_be_seen_also_those_covered() -> None:
    table = scene(posts={"villa-1": "Narben-Juri", "park-5": "Dirty Diana"})
    backs = {guard["place"]: (guard["strength"], guard["symbol"], guard["at"]) for guard in table.view["guards"]}
    assert list(backs) == list(PLACES[:13])
    assert backs["villa-1"] == (4, "yellow", 1)
    assert backs["park-5"] == (2, "green", None)
    assert table.view["total"] == sum(strength for strength, _, _ in backs.values())


@pytest.mark.rule("V-15")
def test_nine_in_the_park_lie_on_four_in_the_villa() -> None:
    places = [guard["place"] for guard in scene().view["guards"]]
    assert [place.split("-")[0] for place in places] == ["park"] * 9 + ["villa"] * 4
    assert set(scene().free).isdisjoint({"villa-1", "villa-2", "villa-3", "villa-4", "godfather"})


@pytest.mark.rule("V-15")
def test_the_first_nine_that_are_shuffled_go_into_the_park() -> None:
    table = new_table(2, guards="random").says(CHANCE, "godfather 1").says(CHANCE, post({"park-1": "Eisen-Emma"}))
    assert guards_in_play(table)[0] == "Eisen-Emma"


@pytest.mark.rule("V-16")
@pytest.mark.parametrize(
    ("villa", "park"),
    [("villa-1", "1 2 4 5"), ("villa-2", "2 3 5 6"), ("villa-3", "4 5 7 8"), ("villa-4", "5 6 8 9")],
)
def test_four_park_cards_lie_on_each_villa_card(villa: str, park: str) -> None:
    above = [f"park-{number}" for number in park.split()]
    assert sorted(PLACES[place] for place in COVERS[PLACES.index(villa) - 9]) == above
    for last in above:
        assert villa not in scene(standing=[villa, last]).free
    others = [place for place in PLACES[:9] if place not in above]
    assert villa in scene(standing=[villa, *others]).free


@pytest.mark.rule("V-16")
def test_the_godfather_lies_under_all_four_villa_cards() -> None:
    for last in PLACES[9:13]:
        assert scene(standing=[last]).free == [last]
    assert scene(standing=()).free == ["godfather"]


@pytest.mark.rule("V-17")
def test_a_covered_guard_cannot_be_arrested() -> None:
    refused = scene(standing=["park-5", "villa-1"]).refuses(0, "arrest villa-1 0")
    assert (refused.rule, refused.word) == ("V-17", "error-covered")
    assert both_languages(refused) == (
        "Villa 1 (top left): another card still lies on this guard. Arrest who lies on it first.",
        "Villa 1 (oben links): Auf diesem Leibwächter liegt noch eine Karte. Nehmt zuerst fest, wer auf ihm liegt.",
    )


@pytest.mark.rule("V-18")
def test_at_first_only_the_corners_can_be_arrested() -> None:
    assert scene().free == CORNERS


@pytest.mark.rule("V-18")
@pytest.mark.parametrize("place", ["park-2", "park-4", "park-5", "park-6", "park-8"])
def test_a_hemmed_in_guard_cannot_be_arrested(place: str) -> None:
    refused = scene().refuses(0, f"arrest {place} 0")
    assert (refused.rule, refused.word) == ("V-18", "error-hemmed")
    assert "at least two of its sides must be free" in both_languages(refused)[0].replace("At", "at")
    assert "mindestens zwei freie Seiten" in both_languages(refused)[1]


@pytest.mark.rule("V-18")
def test_a_neighbour_gone_frees_a_side() -> None:
    without_corner = [place for place in PLACES[:13] if place != "park-1"]
    assert scene(standing=without_corner).free == ["park-2", "park-3", "park-4", "park-7", "park-9"]


@pytest.mark.rule("V-18")
def test_two_free_sides_are_enough_and_one_is_not() -> None:
    """For every way the park can look: a guard is free when at most two of its neighbours still stand."""
    for size in (7, 8):
        for park in combinations(range(9), size):
            free = free_places(sum(1 << place for place in park))
            for place in park:
                row, column = divmod(place, 3)
                around = [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
                open_sides = sum(not (0 <= r < 3 and 0 <= c < 3 and 3 * r + c in park) for r, c in around)
                assert (place in free) == (open_sides >= 2)


@pytest.mark.rule("V-19")
def test_a_villa_card_is_free_as_soon_as_nothing_lies_on_it() -> None:
    """Its neighbours in the villa still stand, and so does half the park."""
    park = ["park-3", "park-6", "park-7", "park-8", "park-9"]
    table = scene(standing=[*park, "villa-1", "villa-2", "villa-3", "villa-4"])
    assert "villa-1" in table.free
    assert table.free.count("villa-2") == 0


@pytest.mark.rule("V-19")
def test_no_order_of_arrests_ever_gets_stuck() -> None:
    standing, order = (1 << 13) - 1, list[int]()
    while standing:
        place = free_places(standing)[len(order) % len(free_places(standing))]
        order.append(place)
        standing &= ~(1 << place)
    assert sorted(order) == list(range(13))
