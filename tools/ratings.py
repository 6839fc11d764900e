"""Rates all bots in all games by `backroom tournament`, and writes docs/reports/ratings.md: `make ratings DEALS=10`."""

import argparse
import json
import re
import shlex
import subprocess
import sys
from pathlib import Path
from typing import Any

REPORTS = Path("docs") / "reports"
RULES = {"heimlich": "expert"}
SEARCHED = {"heimlich": "search:choices=1", "cosa_nostra": "search:choices=1", "greif_zu": "search:iterations=4"}
"""Those with hooks of their own for a search, and how much of it is worth the time."""
GAMES = ("heimlich", "cosa_nostra", "villa", "mafia_de_cuba", "greif_zu")
HEAD = """# Ratings

All bots of the house by game, each alone among house players, on every seat over the same deals. Written by
`make ratings`, which plays the tournament named below each game; its page has all meetings, seats and times.

"Wins" is how often one such bot wins a game; "more" is how many points of a hundred that is above a house player in its
place, deal by deal. Intervals hold 19 times in 20. Ratings are openskill's, 25 being the average of those who took
part, so they compare within a game only; a team that wins or loses together has none. What a search does is told in
[bots](../bots.md#a-search-that-takes-advice): with `choices=1` it only takes advice, with `iterations` it looks ahead
in so many worlds besides.
"""
OF_A_GAME = re.compile(r"\(tournament-(\w+)\.md\)")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help="all others stay on the page as they are")
    parser.add_argument("--deals", type=int, default=4)
    parser.add_argument("--jobs", type=int, default=1)
    asked = parser.parse_args()
    page = REPORTS / "ratings.md"
    known = read(page.read_text(encoding="utf-8")) if page.exists() else {}
    for game in asked.games or GAMES:
        wanted = ["tournament", game, *field(game), "--among", "house"]
        wanted += ["--deals", str(asked.deals), "--seed", "1"]
        sys.stderr.write(f"backroom {shlex.join(wanted)}\n")
        command = [sys.executable, "-m", "backroom", *wanted]
        command += ["--jobs", str(asked.jobs), "--page", str(REPORTS), "--json"]
        played = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout
        known[game] = section(json.loads(played), f"backroom {shlex.join(wanted)}")
        page.write_text("\n".join([HEAD, *(known[each] for each in GAMES if each in known)]), encoding="utf-8")


def read(page: str) -> dict[str, str]:
    """The sections of a page by game."""
    sections = [f"## {text.rstrip()}\n" for text in page.split("\n## ")[1:]]
    return {found[1]: text for text in sections if (found := OF_A_GAME.search(text))}


def field(game: str) -> list[str]:
    """What is not as usual. Where no bots are named, all of the game's own take part."""
    rules = ["--option", f"rules={RULES[game]}"] if game in RULES else []
    bots = ["house", "greedy", "random", SEARCHED[game]] if game in SEARCHED else []
    return [*rules, *(word for bot in bots for word in ("--bot", bot))]


def section(outcome: dict[str, Any], command: str) -> str:
    """A game's bots, the best first."""
    ratings = {rating["bot"]: f"{rating['mu']:.1f} ± {2 * rating['sigma']:.1f}" for rating in outcome["ratings"]}
    met = {met["bot"]: met for met in outcome["meetings"]}
    pace = {pace["bot"]: pace["mean_ms"] for pace in outcome["pace"]}
    file = f"tournament-{outcome['game']}.md"
    title = (REPORTS / file).read_text(encoding="utf-8").splitlines()[0]
    name = title.removeprefix("# ").removesuffix(": tournament")
    rules = "".join(f", {value}" for key, value in outcome["options"].items() if key == "rules")
    rows = [
        f"| `{bot}` | {'–' if outcome['together'] else ratings[bot]} | {sure(met[bot]['share'])} % "
        f"| {'–' if bot == 'house' else sure(met[bot]['lift'], '+')} | {pace[bot]:.1f} |"
        for bot in sorted(outcome["bots"], key=lambda bot: -met[bot]["share"]["mean"])
    ]
    played = f"{outcome['deals']} deals, {outcome['games']} games of {outcome['seats']} players"
    return "\n".join(
        [
            f"## {name}{rules}",
            "",
            f"{played}: [the tournament]({file}), by `{command}`.",
            "",
            "| bot | rating | wins | more | ms a decision |",
            "| --- | ---: | ---: | ---: | ---: |",
            *rows,
            "",
        ]
    )


def sure(estimate: dict[str, float], sign: str = "") -> str:
    return f"{100 * estimate['mean']:{sign}.1f} ± {100 * estimate['margin']:.1f}"


if __name__ == "__main__":
    main()
