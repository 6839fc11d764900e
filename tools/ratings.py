"""Rates all bots in all games by `backroom tournament`, and writes docs/reports/ratings.md: `make ratings DEALS=10`."""

import argparse
import json
import shlex
import subprocess
import sys
from pathlib import Path
from typing import Any

REPORTS = Path("docs") / "reports"
RULES = {"heimlich": "expert"}
GAMES = ("villa", "mafia_de_cuba", "heimlich", "cosa_nostra", "greif_zu")
"""From the quickest to the slowest."""
SEARCHED = ("heimlich", "cosa_nostra", "greif_zu")
"""Those with hooks of their own for a search."""
HEAD = """# Ratings

All bots of the house by game, rated on the same deals. Written by `make ratings DEALS={deals}`, that is for each game
`backroom tournament` with `--deals {deals} --seed 1 --page docs/reports`; its page has all meetings, seats and times.

"Among house" is how often one such bot wins among house players, on every seat in turn; intervals hold 19 times in 20.
Ratings are openskill's, 25 being the average of those who took part, so they compare within a game only. A team that
wins or loses together has none. How much stronger `search` is than those who advise it is told in [bots](../bots.md).
"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=4)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--search", type=int, default=0, help="worlds for a search, which takes long; none: no search")
    asked = parser.parse_args()
    parts = [HEAD.format(deals=asked.deals)]
    for game in GAMES:
        wanted = ["tournament", game, *field(game, asked.search), "--seed", "1"]
        wanted += ["--deals", str(asked.deals), "--jobs", str(asked.jobs)]
        sys.stderr.write(f"backroom {shlex.join(wanted)}\n")
        command = [sys.executable, "-m", "backroom", *wanted, "--page", str(REPORTS), "--json"]
        played = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout
        parts.append(section(game, json.loads(played)))
        (REPORTS / "ratings.md").write_text("\n".join(parts), encoding="utf-8")


def field(game: str, worlds: int) -> list[str]:
    """What is not as usual. Where no bots are named, all of the game's own take part."""
    rules = ["--option", f"rules={RULES[game]}"] if game in RULES else []
    bots = ["house", "greedy", "random", f"search:iterations={worlds}"] if worlds and game in SEARCHED else []
    return [*rules, *(word for bot in bots for word in ("--bot", bot))]


def section(game: str, outcome: dict[str, Any]) -> str:
    """A game's bots, the best first."""
    ratings = {rating["bot"]: f"{rating['mu']:.1f} ± {2 * rating['sigma']:.1f}" for rating in outcome["ratings"]}
    among = {met["bot"]: met["share"] for met in outcome["meetings"] if met["among"] == "house"}
    pace = {pace["bot"]: pace["mean_ms"] for pace in outcome["pace"]}
    title = (REPORTS / f"tournament-{game}.md").read_text(encoding="utf-8").splitlines()[0]
    rows = [
        f"| `{bot}` | {'–' if outcome['together'] else ratings[bot]} "
        f"| {100 * among[bot]['mean']:.0f} ± {100 * among[bot]['margin']:.0f} % | {pace[bot]:.1f} |"
        for bot in sorted(outcome["bots"], key=lambda bot: -among[bot]["mean"])
    ]
    name = title.removeprefix("# ").removesuffix(": tournament")
    rules = "".join(f", {value}" for key, value in outcome["options"].items() if key == "rules")
    return "\n".join(
        [
            f"## {name}{rules}",
            "",
            f"{outcome['games']} games of {outcome['seats']} players: [the tournament](tournament-{game}.md).",
            "",
            "| bot | rating | among house | ms a decision |",
            "| --- | ---: | ---: | ---: |",
            *rows,
            "",
        ]
    )


if __name__ == "__main__":
    main()
