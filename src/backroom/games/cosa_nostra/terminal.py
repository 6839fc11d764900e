"""How the terminal shows the underworld: family by family, then the market, your hand, offers and promises."""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, TypeAlias

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

View: TypeAlias = Mapping[str, Any]
Name: TypeAlias = Callable[[str], Text]

# Legible on dark and on light terminals; names stand beside the colours.
STYLES = {
    "family-blundetto": "bold #c8a000",
    "family-dimaggio": "bold #2e9e4f",
    "family-calmuti": "bold #d7263d",
    "family-laserva": "bold #9b4dca",
    "family-caruso": "bold #2f7fe0",
}
ROMAN = ("", "I", "II", "III", "IV")
INDENT = 2


def draw(view: View, name: Name) -> RenderableType:
    """Everything this seat may see."""
    parts: list[RenderableType] = [heading(view, name)]
    for seat in range(view["seats"]):
        parts.extend(family(view, seat, name))
    parts.extend(Padding(line, (0, 0, 0, INDENT)) for line in middle(view, name))
    if view["unseen"] is not None:
        parts.extend(left_over(held, name) for held in view["unseen"]["hands"])
    elif view["hand"] is not None:
        parts.extend(hand(view["hand"], name("@view-hand"), name))
    parts.extend(bargains(view, name))
    return Group(*parts)


def money(dollars: int, name: Name) -> str:
    """As it is written in the reader's language; all notes are whole thousands."""
    thousand = name("@terminal-thousand").plain
    return thousand.replace("1", str(dollars // 1000)) if dollars else re.sub(r"1\D000", "0", thousand)


def joined(parts: Iterable[Text | str], between: str = ", ") -> Text:
    return Text(between).join([Text(part) if isinstance(part, str) else part for part in parts])


def heading(view: View, name: Name) -> Text:
    """Which round, which phase, and whose turn it is."""
    line = Text.assemble(
        name("@view-round"), f" {view['round']}/{view['rounds']} · ", name(f"@view-phase-{view['phase']}")
    )
    for key in ("start", "active"):
        if view[key] is not None:
            line.append(" · ").append_text(name(f"@view-{key}")).append(": ").append_text(name(f"@seat-{view[key]}"))
    return line


def family(view: View, seat: int, name: Name) -> Iterator[RenderableType]:
    """A player: money and cards, gangsters with what lies on them, businesses."""
    if not view["families"]:
        return
    yield Text.assemble(
        name(f"@seat-{seat}"),
        " · ",
        name(f"@family-{view['families'][seat]}"),
        f" · {money(view['cash'][seat], name)}, ",
        name("@terminal-laundered"),
        f" {money(view['laundered'][seat], name)}, +{money(view['income'][seat], name)} ",
        name("@terminal-each-round"),
        f" · {sum(view['jobs'][seat])} ",
        name("@terminal-jobs"),
        f", {view['influence'][seat]} ",
        name("@terminal-influence"),
    )
    crew = [gangster(man, view["orders"], name) for man in view["gangsters"] if man["seat"] == seat]
    firms = [business(firm, name) for firm in view["businesses"] if firm["seat"] == seat]
    monopolies = [name(f"@monopoly-{key}") for key, holder in view["monopolies"].items() if holder == seat]
    killed = [name(f"@{man}") for man in view["trophies"][seat]]
    lines = [joined(crew, " · "), joined(firms)]
    if monopolies:
        lines.append(Text.assemble(name("@view-monopolies"), ": ", joined(monopolies)))
    if killed:
        lines.append(Text.assemble(name("@view-trophies"), ": ", joined(killed)))
    yield from (Padding(line, (0, 0, 0, INDENT)) for line in lines if line.plain)


def gangster(man: View, known: Mapping[str, str], name: Name) -> Text:
    """His name and strength, what he has to do, and what lies on him."""
    line = Text.assemble(name(f"@{man['id']}"), f" {man['dice'] or man['strength']}")
    if man["state"] == "deactivated":
        return line.append(" (").append_text(name("@view-state-deactivated")).append(")")
    told = [order(man["order"], known.get(man["id"]), name)] if man["order"] else []
    told += [name(f"@{aid}") for aid in man["aids"]]
    return line.append(" [").append_text(joined(told)).append("]") if told else line


def order(planned: View, job: str | None, name: Name) -> Text:
    if "purchase" in planned:
        marked = marks(planned["markers"], name)
        return Text.assemble(name("@terminal-buys"), " ", name(f"@{planned['purchase']}"), marked)
    if job is not None:
        return name(f"@{job}")
    return Text.assemble(name("@terminal-order"), f" {ROMAN[planned['round']]}")


def marks(seats: list[int], name: Name) -> Text:
    if not seats:
        return Text()
    return Text.assemble(" (", name("@terminal-marked"), " ", joined(name(f"@seat-{seat}") for seat in seats), ")")


def business(firm: View, name: Name) -> Text:
    line = name(f"@{firm['id']}")
    if firm["state"] == "deactivated":
        line = Text.assemble(line, " (", name("@view-state-deactivated"), ")")
    elif firm["state"] == "used":
        line = Text.assemble(line, " (", name("@view-state-used"), ")")
    return Text.assemble(line, marks(firm["markers"], name))


def middle(view: View, name: Name) -> Iterator[Text]:
    """What lies between the players, and what is just going on."""
    if view["market"]:
        on_sale = [Text.assemble(name(f"@{firm['id']}"), f" {money(firm['price'], name)}") for firm in view["market"]]
        yield Text.assemble(name("@view-market"), ": ", joined(on_sale))
    for scene in view["scene"]:
        told = [name(f"@view-deed-{scene['deed']}"), name(f"@seat-{scene['seat']}")]
        told += [name(f"@{scene[key]}") for key in ("gangster", "job", "thing") if scene.get(key)]
        if scene.get("target") is not None:
            told.append(Text.assemble("→ ", name(f"@seat-{scene['target']}")))
        if scene.get("money"):
            told.append(Text(money(scene["money"], name)))
        if scene.get("roll"):
            told.append(Text(" ".join(map(str, scene["roll"]))))
        yield Text.assemble(name("@view-scene"), ": ", joined(told, " · "))


def hand(held: View, title: Text, name: Name) -> Iterator[RenderableType]:
    """Jobs with all that stands on them, and influence cards."""
    yield Text.assemble(title, ":")
    for job in held["jobs"]:
        yield Padding(job_line(job, name), (0, 0, 0, INDENT))
    if held["influence"]:
        cards = joined(name(f"@{card}") for card in held["influence"])
        yield Padding(Text.assemble(name("@view-influence"), ": ", cards), (0, 0, 0, INDENT))


def left_over(held: View, name: Name) -> Text:
    """What somebody still held when all was over."""
    cards = [name(f"@{card}") for card in (*held["jobs"], *held["influence"])]
    return Text.assemble(name(f"@seat-{held['seat']}"), ": ", joined(cards) if cards else name("@deal-nothing"))


def job_line(job: View, name: Name) -> Text:
    number = (
        Text.assemble(name("@terminal-number"), f" {job['number']}") if job["number"] else name("@terminal-strength")
    )
    line = Text.assemble(f"{ROMAN[job['round']]} ", name(f"@{job['job']}"), " (", number, ")")
    brings = [effect(job[key], name) for key in ("one", "two")]
    line.append(": ").append_text(joined(brings, " / "))
    if job["needs"]:
        line.append(" · ").append_text(name("@view-needs")).append(" ")
        line.append_text(joined(need(kind, met, name) for kind, met in zip(job["needs"], job["met"], strict=True)))
    return line


def need(kind: str, met: str, name: Name) -> Text:
    """A business that a job needs, and how there is one: nothing is said of one's own."""
    return name(f"@{kind}") if met == "own" else Text.assemble(name(f"@{kind}"), " (", name(f"@terminal-{met}"), ")")


def effect(brought: int | str | None, name: Name) -> Text:
    if brought is None:
        return Text("–")
    return Text(money(brought, name)) if isinstance(brought, int) else name(f"@effect-{brought}")


def bargains(view: View, name: Name) -> Iterator[RenderableType]:
    """Open offers, and the ledger of promises."""
    for offer in view["offers"]:
        both = (side(offer["gives"], name), Text.assemble(name("@terminal-for"), " "), side(offer["wants"], name))
        words = quoted(offer["words"])
        yield Text.assemble(f"{offer['number']}. ", between(offer, name), ": ", both[0], " ", both[1], both[2], words)
    for entry in (*view["promises"], *view["ledger"]):
        words = quoted(entry["words"])
        sum_of = f" ({money(entry['money'], name)})" if entry["money"] else ""
        promise = Text.assemble(name(f"@promise-{entry['promise']}"), sum_of, words)
        standing = name(f"@view-standing-{entry['standing']}")
        yield Text.assemble(f"{entry['number']}. ", between(entry, name), ": ", promise, " – ", standing)


def quoted(words: str) -> str:
    return f' "{words}"' if words else ""


def between(entry: View, name: Name) -> Text:
    return Text.assemble(name(f"@seat-{entry['by']}"), " → ", name(f"@seat-{entry['to']}"))


def side(given: View, name: Name) -> Text:
    parts = [Text(money(given["cash"], name))] if given["cash"] else []
    parts += [name(f"@{thing}") for thing in given["things"]]
    parts += [Text.assemble(name("@deal-marker-on"), " ", name(f"@{firm}")) for firm in given["lends"]]
    parts += [Text.assemble(name("@deal-marker-off"), " ", name(f"@{firm}")) for firm in given["lifts"]]
    if given["promise"]:
        promised = name(f"@promise-{given['promise']}")
        parts.append(Text.assemble(promised, f" {money(given['money'], name)}") if given["money"] else promised)
    return joined(parts) if parts else name("@deal-nothing")
