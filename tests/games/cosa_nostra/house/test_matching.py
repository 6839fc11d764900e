"""Who does which job: the best match is the best of all there are."""

from itertools import combinations, permutations
from random import Random

from backroom.games.cosa_nostra.house.matching import Step, best_matches

MEN, JOBS = 3, 4


def best_by_hand(worths: list[list[int]], room: int) -> int:
    """Every way to give at most so many men a job each."""
    return max(
        sum(worths[job][man] for man, job in zip(men, jobs, strict=True))
        for count in range(room + 1)
        for men in combinations(range(MEN), count)
        for jobs in permutations(range(JOBS), count)
    )


def test_the_best_match_is_the_best_of_all() -> None:
    for seed in range(20):
        random = Random(seed)
        worths = [[random.randint(0, 9) for _ in range(MEN)] for _ in range(JOBS)]
        bids = [
            [(1 << man, Step(man, job, worth)) for man, worth in enumerate(row) if worth]
            for job, row in enumerate(worths)
        ]
        for room, match in enumerate(best_matches(MEN, bids)):
            assert match.worth == best_by_hand(worths, room) == sum(step.worth for step in match.steps)
            assert len({step.man for step in match.steps}) == len({step.order for step in match.steps}) <= room


def test_nobody_to_send_does_nothing() -> None:
    assert [match.steps for match in best_matches(0, [])] == [()]
