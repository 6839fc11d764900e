"""How the terminal shows the party: what lies open, the last judgement, one's own cards and how they stand."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from rich.box import ROUNDED
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from backroom.games.greif_zu.deck import CHARACTERS, CURRENCIES, JEWEL_VALUES, NOTE_VALUES, TIMERS

View = Mapping[str, Any]
Name = Callable[[str], Text]

COLOURS = {"dollar": "green", "euro": "bright_blue", "pound": "magenta", "yen": "red"}
STYLES = {
    **{f"card-{character}": "bold" for character in CHARACTERS},
    **{f"card-jewel-{value}": "yellow" for value in JEWEL_VALUES},
    **{f"card-{currency}-{value}": COLOURS[currency] for currency in CURRENCIES for value in NOTE_VALUES},
}
ACTIVE, OPEN, TURNED = "› ", "●", "○"
COUNTED = ("coins", "hands", "specials", "chips")
BEFORE = ("open", "exchanged", "banked", "confiscated", "credited")
"""What lies before somebody when the police come, in the order in which it is shown."""


def draw(view: View, name: Name) -> RenderableType:
    """Everything this seat may see."""
    if not view["round"]:
        return Text()
    parts: list[RenderableType] = [table_facts(view, name), players(view, name), *piles(view, name)]
    if view["raid"] and not view["revealed"]:
        parts.append(police(view, name))
    if view["last"] and (view["timers"] == TIMERS or view["revealed"]):
        parts.append(judgement(view["last"], name))
    if view["own"] is not None:
        parts.append(own(view["own"], name))
    if view["revealed"]:
        parts.extend(revealed(view["revealed"], name))
    return Group(*parts)


def table_facts(view: View, name: Name) -> Text:
    timers = OPEN * view["timers"] + TURNED * (TIMERS - view["timers"])
    facts = [("round", view["round"]), ("timers", timers), ("wallet", view["wallet"]), ("extras", view["extras"])]
    return Text(" · ").join([said(name(f"@view-{key}"), str(value)) for key, value in facts])


def said(label: Text, *what: Text | str) -> Text:
    return Text.assemble(label, ": ", *what)


def cards(names: list[str], name: Name, kind: str = "card") -> Text:
    return Text(", ").join([name(f"@{kind}-{card}") for card in names]) if names else Text("–")


def players(view: View, name: Name) -> Table:
    """A row for everybody."""
    table = Table(box=ROUNDED, border_style="dim")
    table.add_column(name("@view-seat"))
    for key in COUNTED:
        table.add_column(name(f"@view-{key}"), justify="right")
    for seat in range(view["seats"]):
        who = Text.assemble(ACTIVE if view["active"] == seat else "", name(f"@seat-{seat}"))
        if view["start"] == seat:
            who = Text.assemble(who, "\n", name("@view-start"))
        table.add_row(who, *(str(view[key][seat]) for key in COUNTED))
    return table


def police(view: View, name: Name) -> Table:
    """What lies before everybody when the police come."""
    raid = view["raid"]
    table = Table(box=ROUNDED, border_style="dim", title=name("@view-raid"), title_justify="left", show_header=False)
    for seat in range(view["seats"]):
        lines = [cards(entry["specials"], name, "special") for entry in raid["laid"] if entry["seat"] == seat]
        for key in BEFORE:
            lines += [
                said(name(f"@view-{key}"), cards(entry["cards"], name)) for entry in raid[key] if entry["seat"] == seat
            ]
        lines += [verdict(entry, name) for entry in raid["open"] if entry["seat"] == seat]
        if lines:
            table.add_row(name(f"@seat-{seat}"), Text("\n").join(lines))
    return table


def piles(view: View, name: Name) -> Iterator[Text]:
    """What is open to everybody: the discard, and the middle of the table."""
    discard = view["discard"]
    if discard["specials"]:
        yield said(name("@view-discard-specials"), cards(discard["specials"], name, "special"))
    if discard["cards"]:
        yield said(name("@view-discard-cards"), cards(discard["cards"], name))
    if view["middle"]:
        laid = [
            Text.assemble(name(f"@seat-{lay['seat']}"), " ", name(f"@card-{lay['card']}")) for lay in view["middle"]
        ]
        yield said(name("@view-middle"), Text(", ").join(laid))


def money(sum_with_coin: float) -> str:
    """Notes and jewels, and the coin beside them, for it counts in cents."""
    whole, coin = divmod(round(100 * sum_with_coin), 100)
    return f"{whole} + {coin} ct"


def own(mine: View, name: Name) -> Table:
    """One's own cards, what they would come to now, and what one has seen of others'."""
    table = Table(box=ROUNDED, border_style="dim", title=name("@view-own"), title_justify="left", show_header=False)
    table.add_row(name("@view-own-cards"), cards(mine["cards"], name))
    for key in ("drawn", "hidden"):
        if key in mine:
            table.add_row(name(f"@view-{key}"), cards(mine[key], name))
    if "looking" in mine:
        table.add_row(name("@view-looking"), name(f"@card-{mine['looking']}"))
    table.add_row(name("@view-own-verdict"), verdict(mine, name))
    table.add_row(
        name("@view-character"), name(f"@card-{mine['character']}" if mine["character"] else "@view-character-none")
    )
    table.add_row(name("@view-money"), money(mine["money"]))
    currencies = next(point["much"] for point in mine["checklist"] if point["point"] == "currencies")
    table.add_row(name("@point-currencies"), str(currencies))
    table.add_row(name("@view-own-specials"), cards(mine["specials"], name, "special"))
    table.add_row(name("@view-own-chips"), ", ".join(map(str, mine["chips"])) or "–")
    if mine["known"]:
        table.add_row(name("@view-known"), Text("\n").join(list(known(mine["known"], name))))
    return table


def known(seen: View, name: Name) -> Iterator[Text]:
    for hand in seen["hands"]:
        yield said(name(f"@seat-{hand['seat']}"), cards(hand["cards"], name))
    for card in seen["wallet"]:
        place = Text.assemble(name("@view-place"), f" {card['place']}") if card["place"] else name("@view-place-none")
        yield said(place, name(f"@card-{card['card']}"))
    if seen["extras"] is not None:
        yield said(name("@view-known-extras"), cards(seen["extras"], name))


def verdict(judged: View, name: Name) -> Text:
    """Innocent, or guilty and why."""
    guilty = name(f"@verdict-{judged['verdict']}")
    reasons = Text(", ").join([name(f"@reason-{rule}") for rule in judged["reasons"]])
    return said(guilty, reasons) if judged["reasons"] else guilty


def judgement(last: View, name: Name) -> Table:
    """How the round before ended for everybody."""
    table = Table(box=ROUNDED, border_style="dim", title=name("@view-last"), title_justify="left")
    for key in ("seat", "cards", "verdict", "money", "won"):
        table.add_column(name(f"@view-{key}"))
    for entry in sorted(last["raid"]["open"], key=lambda entry: int(entry["seat"])):
        seat = entry["seat"]
        table.add_row(
            name(f"@seat-{seat}"),
            cards(entry["cards"], name),
            verdict(entry, name),
            "–" if entry["reasons"] else money(last["money"][seat]),
            str(last["won"][seat]),
        )
    return table


def revealed(hidden: View, name: Name) -> Iterator[RenderableType]:
    """At the end everybody's chips and special cards, and what stayed in the wallet."""
    table = Table(box=ROUNDED, border_style="dim", title=name("@view-revealed"), title_justify="left")
    for key in ("seat", "chips", "specials"):
        table.add_column(name(f"@view-{key}"))
    for seat, (chips, specials) in enumerate(zip(hidden["chips"], hidden["specials"], strict=True)):
        table.add_row(name(f"@seat-{seat}"), ", ".join(map(str, chips)) or "–", cards(specials, name, "special"))
    yield table
    for entry in hidden["hidden"]:
        yield Text.assemble(
            name("@view-hidden"), " ", name(f"@seat-{entry['seat']}"), ": ", cards(entry["cards"], name)
        )
    yield said(name("@view-wallet"), cards(hidden["wallet"], name))
    yield said(name("@view-extras"), cards(hidden["extras"], name))
    yield said(name("@view-spare"), cards(hidden["spare"], name, "special"))
