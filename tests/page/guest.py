"""Somebody who plays Greif zu! by touching the board alone, and tables to sit down at."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from playwright.sync_api import TimeoutError, expect
from tests.games.greif_zu.party import Scene, cards_deal, coins_deal, new_table, numbers, specials_deal
from tests.page.prepared import lay, sit_down
from tests.page.touching import Touching

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Locator
    from tests.page.people import House, Person

WALLET = "jewel-50 agent yen-100 credit-card pound-100 euro-100"
"""The first cards in the wallet, from the front."""


class Guest(Touching):
    """One of the party, at a board that can be touched."""

    def __init__(self, person: Person) -> None:
        super().__init__(person)
        self.scenes = 0
        self.answers = {
            "turn": self.act,
            "from": self.nothing_more,
            "into": self.nothing_more,
            "pay": self.pay,
            "id": self.touch_spread,
            "keep": self.touch_spread,
            "take": self.touch_spread,
            "give": self.give,
            "card": self.touch_hand,
            "machine": self.touch_wallet,
            "exchange": self.exchange,
            "seat": self.touch_seat,
            "inspected": self.touch_token,
            "wish": self.wish,
            "end": self.lay_or_pass,
            "chip": self.touch_token,
        }

    @property
    def hand(self) -> Locator:
        return self.page.locator("[data-hand] [data-thing]")

    @property
    def wallet(self) -> Locator:
        return self.page.locator("[data-wallet]")

    @property
    def scene(self) -> Locator:
        return self.page.get_by_role("dialog").filter(has=self.page.locator("[data-raid]"))

    def card(self, name: str) -> Locator:
        """One's own cards of this name."""
        return self.page.locator("[data-hand]").get_by_label(name, exact=True)

    def wait(self) -> bool:
        """Until something is asked or shown; False when the game is over."""
        self.page.locator(".decide[data-matter], [data-onward], section.result").first.wait_for()
        return not self.person.over() or self.page.locator("[data-onward]").count() > 0

    def matter(self) -> str | None:
        """The board is drawn a moment after the prompt: what it still offers then is asked no more."""
        matter = super().matter()
        return matter if self.person.asked() else None

    def answer(self) -> str | None:
        """A scene comes a moment after the board below it: then the scene is first."""
        try:
            return super().answer()
        except TimeoutError:
            if not self.goes_on():
                raise
            return None

    def special(self, name: str) -> Locator:
        return self.page.locator(f".tickets [data-special={name}]")

    def seat(self, number: int) -> Locator:
        return self.page.locator(f"[data-put=seat-{number}]")

    def settle(self, matter: str) -> None:
        super().settle(matter)
        self.press()

    def press(self) -> None:
        """Confirms what is prepared; the last timer is confirmed apart."""
        self.confirm.click()
        if self.page.locator(".decide .asking").count():
            self.confirm.click()

    def goes_on(self) -> bool:
        """Puts away a scene that is on top of the board, if there is one."""
        onward = self.page.locator("[data-onward]")
        if not onward.count():
            return False
        onward.click()
        expect(onward).to_have_count(0)
        self.scenes += 1
        return True

    # What a question is answered with

    def nothing_more(self) -> None:
        """Anywhere will do."""

    def act(self) -> None:
        """A special card if one is lit; else what makes innocent; else a card from the wallet, or a timer."""
        lit = self.page.locator(".tickets [data-special]:not([aria-disabled])")
        if lit.count():
            lit.first.click()
        elif self.page.locator("[data-verdict=innocent]").count():
            self.page.locator("button[data-timer].able, [data-hand] button").first.click()
        elif self.wallet.get_attribute("data-wallet") == "from":
            self.touch_wallet()
        else:
            self.touch_hand()

    def touch_wallet(self) -> None:
        self.wallet.click()

    def touch_spread(self) -> None:
        self.page.locator("[data-spread] button[data-thing]").first.click()

    def touch_hand(self) -> None:
        """The first card that will do."""
        able = self.page.locator("[data-hand] button:not([aria-disabled])")
        if able.count():
            able.first.click()

    def touch_seat(self) -> None:
        self.page.locator("[data-put^=seat-]").first.click()

    def touch_token(self) -> None:
        self.page.locator("[data-token]").first.click()

    def pay(self) -> None:
        """One card after the other, until it is enough."""
        for card in self.page.locator("[data-hand] button:not([aria-disabled])").all():
            card.click()

    def give(self) -> None:
        self.page.locator("[data-spread] button[data-thing], [data-hand] button:not([aria-disabled])").first.click()
        self.touch_seat()

    def exchange(self) -> None:
        self.touch_hand()
        self.touch_token()

    def wish(self) -> None:
        self.touch_seat()
        self.touch_token()

    def lay_or_pass(self) -> None:
        lit = self.page.locator(".tickets [data-special]:not([aria-disabled])")
        if lit.count():
            lit.first.click()


def dealt(*hands: str, specials: dict[int, str], wallet: str = WALLET) -> Scene:
    """The first round with these hands; seat 0 begins."""
    table = new_table(len(hands))
    first = numbers(" ".join([*hands, wallet]))
    coins = (1, 2, 5, 7, 10, 20, 50)[: len(hands)]
    return table.chance(specials_deal(specials, len(hands)), cards_deal(table.party.pool, first), coins_deal(coins))


def quiet_table(specials: str = "emergency hideout") -> Scene:
    return dealt(
        "john-smith dollar-50 dollar-100 euro-50 badge",
        "blonde jewel-100 yen-50 yen-50 pound-50",
        "agent millionaire euro-50 pound-500 euro-200",
        specials={0: specials, 1: "left right", 2: "gift swap"},
    )


def seated(house: House, come: Callable[..., Person], table: Scene, *where: Any) -> Guest:
    """Ada takes the first chair at this table."""
    laid = lay(house, table.game, 0)
    person = come(*where)
    sit_down(person, 0, laid)
    return Guest(person)
