"""What lies in the dice and in the box: how likely successes are, what jobs pay, which businesses they ask for."""

from backroom.games.cosa_nostra.cards import JOB_OF, JOBS, KINDS, ROUND_CARDS, ROUNDS, Job
from backroom.games.cosa_nostra.dice import MOST_DICE, ODDS
from backroom.games.cosa_nostra.drawing import JOBS_DRAWN

USUAL_DICE = 2
"""Whoever's dice are not known has so many."""


def sums(job: Job) -> tuple[int, int]:
    """What one and two successes pay, where these are sums."""
    return job.one if isinstance(job.one, int) else 0, job.two if isinstance(job.two, int) else 0


PAYS = tuple(tuple(tuple(odds.pays(*sums(job)) for odds in numbers) for numbers in ODDS) for job in JOBS)
"""What a job pays on average, by dice and by the number that each of them must reach."""
CASH_JOBS = tuple(tuple(JOBS[JOB_OF[card]] for card in cards if JOBS[JOB_OF[card]].cash) for cards in ROUND_CARDS)


def mean(values: list[float]) -> float:
    return sum(values) / len(values) if values else 0.0


USUAL_PAY = tuple(
    tuple(mean([ODDS[dice][job.number].pays(*sums(job)) for job in CASH_JOBS[turn]]) for dice in range(MOST_DICE + 1))
    for turn in range(ROUNDS)
)
"""What a cash job of each round pays on average, by dice."""


MOST_PAID = tuple(max(sums(job)[1] for job in jobs) for jobs in CASH_JOBS)
"""What the best job of each round pays: nobody can promise more of one."""


def asking_for(kind: int, turn: int) -> list[float]:
    """What the cash jobs of a round pay that need such a business."""
    wanting = (job for job in CASH_JOBS[turn] if any(need == kind for need, _ in job.needs))
    return [ODDS[USUAL_DICE][job.number].pays(*sums(job)) for job in wanting]


LOAN = tuple(
    tuple(max(mean(asking_for(kind, turn)), mean(asking_for(kind, max(turn - 1, 0)))) for turn in range(ROUNDS))
    for kind in range(len(KINDS))
)
"""What a job pays that needs a business of this kind, by rounds; jobs are kept for a round, too."""

DEMANDED = tuple(
    tuple(
        sum(JOBS_DRAWN[turn] * sum(asking_for(kind, turn)) / len(ROUND_CARDS[turn]) for turn in range(first, ROUNDS))
        for first in range(ROUNDS + 1)
    )
    for kind in range(len(KINDS))
)
"""What the jobs drawn from a round on to the end pay that need a business of this kind."""
