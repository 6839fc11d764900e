"""The house player's temper: every weight it plays by, in one place. Sums are in thousands, like all money inside."""

from random import Random
from typing import NamedTuple


class Temper(NamedTuple):
    """How the house player weighs one thing against another."""

    # Rivals
    envy: float = 0.7
    """What a thousand for its rivals counts against it, all rivals together."""
    spread: float = 20.0
    """So far behind the first of them, a rival counts only a third as much: it hits the leader."""

    # Work
    work: float = 0.5
    """How much of what cash jobs pay on average a man brings home in a round to come."""
    useful: float = 0.3
    """How much of the money that asks for a business in rounds to come is due to having it."""
    spare: float = 0.3
    """The same for a second one of its kind."""
    ability: float = 0.8
    """What a cop, a lawyer or a politician does for his owner in a round, besides his income."""
    unrobbed: float = 0.93
    """How much of a profit arrives in rounds with robberies about."""
    disturbed: float = 0.2
    """How likely a business put out of action was wanted for a job just then."""
    crowd: float = 0.9
    """How much of the bonus for the most gangsters it counts on, as long as gangsters can be recruited."""
    rush: tuple[float, float, float, float] = (0.25, 0.03, 0.5, 0.7)
    """How many men more make a crew nearly three times as likely to end up as the largest: when nothing is left to be
    done, besides for every order that is left, and at most; and as long as gangsters can be recruited."""
    bounty: tuple[float, float] = (1.0, 0.6)
    """How much of the bonus that a man brings somebody nearer to it wants for him: before the last round, and in it."""
    danger: float = 0.12
    """How likely a man is not to live to see the next round, and more so if others have fewer to shoot at."""

    # Money
    caution: float = 0.75
    """How much of what its jobs promise this round it counts on for purchases."""
    thrift: tuple[float, ...] = (0.4, 0.25, 0.0, 0.0)
    """What a thousand in hand is worth beyond itself, round by round: early on it makes more money."""
    reserve: tuple[float, ...] = (12.0, 10.0, 0.0, 0.0)
    """What it does not launder, round by round: it is wanted for businesses and men."""
    patience: float = 0.75
    """What laundering later is worth now: later there may be more, but the dice and thieves come first."""
    cheap: float = 0.8
    """How much of what the best business promises a bargain brings: it may be gone, or the cash missing."""
    denial: float = 0.2
    """What it is worth to keep a business from a rival for a round, beside what he would gain by it."""
    spending: float = 5.0
    """How much sooner it pays for a business than it does other things of the same worth: cash can be stolen."""
    working: float = 2.0
    """The same for cash jobs: what they need can be put out of action."""
    second_throw: float = 0.3
    """How much of a later job's pay a cop who is saved for it may save."""
    recruiting: float = 0.0
    """What a recruit must promise beyond his price."""

    complaint: float = 0.9
    """A hand of attacks worth less than this share of what its men earn on average is complained about."""

    # Violence
    bloodlust: float = 1.0
    """What a first kill is worth for each pistol beyond its bonus: the next ones count the more."""
    ambush: float = 2.5
    """What a trap in wait is worth, by fear of attacks."""
    trap_kept: float = 1.5
    """A trap is sprung only if it saves or brings more than this."""
    doc_kept: float = 2.0
    """The same for a doctor."""
    robbing: float = 0.55
    """How likely a robbery in wait meets a profit worth it before its player has nothing else left to do."""
    fat: float = 0.8
    """Beside what jobs of the round pay on average, a profit worth robbing while there may be better ones."""

    # Jobs kept for the next round
    keep_laundry: float = 9.0
    """What a money laundering is worth to keep,"""
    keep_response: float = 4.0
    """a robbery or a trap,"""
    keep_gun: float = 5.0
    """an attack on gangsters, and a thousand more for everyone killed already,"""
    keep_persuasion: float = 3.0
    """a persuasion,"""
    keep_other: float = 0.4
    """anything else, beside the sum on it."""
    keep_missing: float = 0.4
    """How much of a cash job's pay is left for every business that it misses."""
    keep_old: float = 1.5
    """What it loses with every round: younger ones pay more."""

    # Influence cards
    aid_kept: tuple[float, ...] = (0.9, 0.9, 0.7, 0.05)
    """What a card laid on a gangster must bring, round by round: one that is kept may bring more later."""
    helped: float = 2.0
    """How much a job may be worth less to be given to a man with a henchman all the same."""
    sabotage: float = 0.2
    """How much less a job pays whose number is one higher."""
    look: float = 4.0
    """An attack worth so much is worth a spy before it."""
    ahead: float = 4.0
    """The same for a schemer: whoever is hit before his turn cannot spend or do what he was about to."""
    hold: tuple[float, ...] = (1.0, 1.5, 3.0, 2.0, 1.2, 2.5, 1.1, 1.4)
    """What influence cards are worth to keep: snitch, spy, doc, henchman, saboteur, pistol, distraction, schemer."""
    restless: float = 2.0
    """If the market offers nothing better than this, a snitch is spent on another one."""

    # Deals
    margin: float = 0.3
    """What a deal must be worth to it."""
    fee: float = 0.3
    """What it wants for a business it lends, as a share of what jobs with it pay on average."""
    lends: float = 0.7
    """How likely a borrower makes use of what he borrows."""
    generous: float = 0.25
    """How far it goes at once from the least the other should take to the most it would give."""
    most_given: float = 0.6
    """The largest share of what a loan brings that it gives for it."""
    delivered: float = 0.8
    """How likely a job pays, so that what was promised for it falls due."""
    opening: float = 0.6
    """Its first word to a lender, beside the least he should take: he will say what he wants."""
    haggle: int = 8
    """It asks for so much more at most; if more is missing it just declines."""
    offers: int = 8
    """So many offers of its own it makes in a round."""
    marker: float = 0.3
    """What a marker is worth that it has no job for yet, beside what such jobs pay."""
    hope: float = 0.5
    """How likely somebody lends what he has been asked for and has not answered about; less with all he has let lie."""
    joint: float = 3.0
    """What two must gain together by selling a business from one to the other."""
    attacked: float = 0.06
    """How likely somebody's face-down order, as far as it is not known, hits just this player."""
    aimed: float = 0.3
    """The same of an order that is known to be an attack."""
    damage: tuple[float, ...] = (2.0, 3.0, 5.0, 7.0)
    """What an attack costs its victim, round by round."""
    honour: float = 12.0
    """What its word is worth to it while there are rounds to come."""
    honour_last: float = 4.0
    """The same in the last round: nobody will remember."""
    kept: float = 3.0
    """So many promises kept are taken for granted of a stranger,"""
    broken: float = 0.5
    """and so many broken ones."""
    liar: float = 3.0
    """A promise broken to anybody counts so often."""
    trust_last: float = 0.3
    """How much less a promise is worth that falls due only in the last round: whoever breaks it goes unpunished."""
    credit: float = 6.0
    """So much is believed of anybody's promises of money, all that are open or due together."""
    credit_last: float = 2.0
    """The same of what falls due only in the last round."""
    someday: float = 0.6
    """How much less a promise is worth that is not for a loan: nobody knows which job will pay it."""
    greed: float = 0.5
    """How much of what a deal leaves to the other it asks for on top before it says yes."""

    firm: float = 0.5
    """How much of that it insists on, however often it is asked."""


HOUSE = Temper()


def character(rng: Random, temper: Temper) -> Temper:
    """One player among many: how close with money, how greedy, how generous."""
    return temper._replace(
        generous=rng.uniform(0.0, 0.3),
        opening=rng.uniform(0.4, 0.9),
        greed=rng.uniform(0.35, 0.7),
        fee=rng.uniform(0.24, 0.38),
        most_given=rng.uniform(0.5, 0.65),
    )
