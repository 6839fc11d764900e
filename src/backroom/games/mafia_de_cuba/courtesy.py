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
    """Who was named or contradicted since the Godfather last gave an order, and has said nothing since."""
    if family.said == family.heeded:
        return ()
    spoke, heeded = family.spoke, family.heeded
    against = {seat for seat, named in enumerate(family.named) if named > max(spoke[seat], heeded)}
    heard = heard_by_all(family)
    for clash in clashes(heard.full, heard.around, heard.claims, heard.shown):
        people = {part.who for part in clash.parts}
        latest = max([spoke[who] for who in people])
        against |= {who for who in people if latest > max(spoke[who], heeded)}
    return tuple(sorted(against))


def round_of(family: Family) -> int:
    """Another round begins with every game, and whenever pockets have been emptied."""
    return family.game_number * (family.seats + 1) + family.opened.bit_count()
