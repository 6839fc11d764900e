"""Stealing the diamonds: the box goes round, and everybody looks into it, takes something and passes it on."""

from functools import cache, lru_cache

from backroom.games.mafia_de_cuba.contents import parts, tell_contents
from backroom.games.mafia_de_cuba.state import (
    EMPTY,
    LOOT_BY_ID,
    NOTHING,
    TOKEN_LOOT,
    UNTAKEN,
    Box,
    Family,
    loot_id,
    without,
)
from backroom.kit import Ask, Frame, Game, IllegalChoice, Pick


def names_loot(word: str) -> bool:
    """Whether it is the id of something that one can wish for, be it there or not."""
    return word in LOOT_BY_ID or (word.startswith("diamonds-") and word.removeprefix("diamonds-").isdecimal())


class Bagging(Pick):
    """M-16, M-17: one token for the bag, or none."""

    __slots__ = ()

    def refuse(self, text: str) -> IllegalChoice:
        if text.startswith("bag diamonds"):
            return IllegalChoice("M-17", "error-bag-diamonds")
        return super().refuse(text)


class Taking(Pick):
    """M-12 to M-14: diamonds or one token, and of those only what is there."""

    __slots__ = ()

    def refuse(self, text: str) -> IllegalChoice:
        named = text.split()[1:]
        if text.startswith("take ") and named and all(names_loot(word) for word in named[:4]):
            if named in (["nothing"], ["diamonds-0"]):
                return IllegalChoice("M-14", "error-take-nothing")
            if len(named) > 1:
                return IllegalChoice("M-13", "error-take-both")
            return IllegalChoice("M-13", "error-take-more", box=self.args["box"])
        return super().refuse(text)


@cache
def bagging(tokens: tuple[int, ...]) -> Ask:
    """By how many tokens of each kind are there."""
    at_hand = [loot for loot, count in zip(TOKEN_LOOT, tokens, strict=True) if count]
    choices = [
        (NOTHING, "bag nothing", "choice-bag-nothing", {}),
        *((loot, f"bag {loot_id(loot)}", "choice-bag", {"loot": f"@{loot_id(loot)}"}) for loot in at_hand),
    ]
    return Bagging("ask-bag", "M-16", choices)


@lru_cache(maxsize=4096)
def taking(box: Box, last: bool) -> Ask:
    """M-12, M-18, M-19: what can be taken out of this box. Whoever finds it empty can only pretend."""
    loot = [*range(1, box[0] + 1), *(token for token, count in zip(TOKEN_LOOT, box[1:], strict=True) if count)]
    choices = [(what, f"take {loot_id(what)}", "choice-take", {"loot": f"@{loot_id(what)}"}) for what in loot]
    if last or not loot:
        choices.append((NOTHING, "take nothing", "choice-take-nothing", {}))
    word = "ask-take-empty" if not loot else "ask-take-last" if last else "ask-take"
    return Taking(word, "M-12", choices, {"box": parts(box)})


class Bag(Frame[Family]):
    """M-16: the first player may put a token aside, for nobody to have."""

    __slots__ = ()

    def seats(self, family: Family) -> tuple[int, ...]:
        return (family.first,)

    def ask(self, family: Family, seat: int) -> Ask:
        return bagging(family.box[1:])

    def go(self, game: Game[Family], seat: int, token: int) -> None:
        game.state.bag = token
        if game.told is not None:
            word = "log-bagged-nothing" if token == NOTHING else "log-bagged"
            game.tell(word, to=(seat,), loot=f"@{loot_id(token)}")
            game.tell("log-bag", seat=f"@seat-{seat}")


class Take(Frame[Family]):
    """M-10 to M-22: whoever has the box takes something unseen, and passes it on to the left."""

    __slots__ = ()

    def seats(self, family: Family) -> tuple[int, ...]:
        return (family.active,)

    def ask(self, family: Family, seat: int) -> Ask:
        return taking(at_hand(family, seat), family.left_of(seat) == family.godfather)

    def go(self, game: Game[Family], seat: int, loot: int) -> None:
        family = game.state
        family.loot[seat] = loot
        family.active = following = family.left_of(seat)
        family.received[following] = family.passed(seat)
        if game.told is not None:
            word = "log-took" if loot != NOTHING else "log-pretended"
            game.tell(word, to=(seat,), loot=f"@{loot_id(loot)}")
            game.tell("log-passed-on", seat=f"@seat-{seat}", following=f"@seat-{following}")
        if following != family.godfather:
            if game.told is not None:
                tell_contents(game, following)
            game.stack.append(TAKE)


def at_hand(family: Family, seat: int) -> Box:
    """What the seat can take from: the box as received, without the token it has just put into the bag."""
    received = family.received[seat] or EMPTY
    return received if seat != family.first or family.bag == UNTAKEN else without(received, family.bag)


BAG, TAKE = Bag(), Take()
