"""What greedy players of all games share."""

from random import Random

from backroom import bots


def test_best_takes_the_first_of_equals_as_readily_as_the_last() -> None:
    random = Random(3).random
    drawn = {bots.best("abcd", lambda letter: letter in "bd", random) for _ in range(40)}
    assert drawn == {"b", "d"}
