"""What a choice would do: the scoring in numbers, and how far everybody then is from the safe."""

from collections.abc import Sequence
from typing import Any

from backroom.games.heimlich.expert import TIPS
from backroom.games.heimlich.scoring import distance, entered, findings
from backroom.games.heimlich.state import FACES, FINISH, RING, TIPS_AT, Town
from backroom.games.heimlich.turn import MOVE, PLACE_SAFE, signed
from backroom.kit import NOTHING_TO_SAY, Ask, Choice, Game, Mark, Saying, Weighing


def weigh(game: Game[Town], ask: Ask, choice: Choice) -> Weighing:
    """All of it lies open on the table, so it is the same for every seat. Tips can never be taken back (H-40)."""
    town, top = game.state, game.stack[-1]
    if ask.word == "ask-note":
        return NOTHING_TO_SAY
    if top is MOVE:
        return weigh_move(town, choice)
    if top is PLACE_SAFE:
        return reach(town, town.place, choice)
    return Weighing(final=top is TIPS)


def weigh_move(town: Town, steps: Sequence[int]) -> Weighing:
    place = [(where + far) % RING for where, far in zip(town.place, steps, strict=True)]
    if entered(place, steps, town.safe):
        return scoring(town, findings(place, town.score))
    shut = reach(town, place, town.safe)
    return Weighing((Saying("weigh-no-scoring", {}), *shut.sayings), shut.marks)


def scoring(town: Town, gains: Sequence[int]) -> Weighing:
    """H-21, H-28, H-37: what everybody would find, and whether it ends the game or brings on the tips."""
    found = [[town.label(agent), signed(gain)] for agent, gain in enumerate(gains) if gain]
    sayings = [Saying("weigh-scoring", {"gains": found})]
    best = max(stone + gain for stone, gain in zip(town.score, gains, strict=True))
    if best >= TIPS_AT and town.expert and town.tips is None:
        sayings.append(Saying("weigh-tips-due", {}))
    if best >= FINISH:
        sayings.append(Saying("weigh-ends", {}))
    marks = [Mark(f"agent-{town.name(agent)}", "gain", signed(gain)) for agent, gain in enumerate(gains)]
    return Weighing(tuple(sayings), tuple(marks))


def reach(town: Town, place: Sequence[int], safe: int) -> Weighing:
    """How far every agent is from the safe; those said first are nearest, and one roll away at most."""
    far = [distance(where, safe) for where in place]
    near: list[list[Any]] = [
        [town.label(agent), far[agent]]
        for agent in sorted(range(town.agents), key=far.__getitem__)
        if far[agent] <= FACES
    ]
    saying = Saying("weigh-in-reach", {"agents": near}) if near else Saying("weigh-out-of-reach", {})
    marks = [Mark(f"agent-{town.name(agent)}", "to-safe", steps) for agent, steps in enumerate(far)]
    return Weighing((saying,), tuple(marks))
