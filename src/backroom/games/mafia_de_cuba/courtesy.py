"""Who gets a word in before the Godfather goes on: whoever was named or contradicted; and all, after a reveal."""

from backroom.games.mafia_de_cuba.marks import clashes, heard_by_all
from backroom.games.mafia_de_cuba.state import NOBODY_YET, Family, loot_id
from backroom.kit import Courtesy, Game


def courtesy(game: Game[Family]) -> Courtesy | None:
    family = game.state
    everybody = tuple(range(family.seats))
    if family.outcome is not None:
        return Courtesy(everybody, "courtesy-outcome", {}, scene=True)
    if family.topic != NOBODY_YET or family.window or family.received[family.godfather] is None:
        return None
    if family.revealed != NOBODY_YET:
        shown = {"seat": f"@seat-{family.revealed}", "loot": f"@{loot_id(family.loot[family.revealed])}"}
        return Courtesy(everybody, "courtesy-revealed", shown, scene=True)
    concerned = tuple(seat for seat in spoken_against(family) if not family.is_out(seat) and seat != family.godfather)
    if not concerned:
        return None
    return Courtesy(concerned, "courtesy-answer", {"seats": [f"@seat-{seat}" for seat in concerned]})


def spoken_against(family: Family) -> tuple[int, ...]:
    """Whom the last statement named or contradicted, if it was made since the Godfather last gave an order."""
    if family.last_said is None or family.said == family.heeded:
        return ()
    speaker, about, said = family.last_said
    if not about:
        return said[:1]
    heard = heard_by_all(family)
    against: dict[int, None] = {}
    for clash in clashes(heard.full, heard.around, heard.claims, heard.shown):
        people = dict.fromkeys(part.who for part in clash.parts)
        if speaker in people:
            against |= people
    against.pop(speaker, None)
    return tuple(against)


def round_of(family: Family) -> int:
    """Another round begins with every game, and whenever pockets have been emptied."""
    return family.game_number * (family.seats + 1) + family.opened.bit_count()
