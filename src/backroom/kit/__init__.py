"""What every game is made of: frames on a stack, questions, chance from outside, one window for what may be known."""

from backroom.kit.asking.ask import Ask, Choice, Form, Pick, Random
from backroom.kit.asking.choosing import Number, One, Some, Words
from backroom.kit.asking.fields import Field, Item, Match, Points, Shuffle
from backroom.kit.asking.menu import Label, Menu, Spelt
from backroom.kit.asking.reader import SHOWN, Reader
from backroom.kit.beginning import begin, play_on, reopened, replay
from backroom.kit.errors import (
    BackroomError,
    BadOption,
    BadSave,
    BadSeat,
    IllegalChoice,
    NotAsked,
    UnknownGame,
    nearest,
    suggested,
)
from backroom.kit.game import Game, Result
from backroom.kit.making.courtesy import Courtesy, mentioned, names_seat
from backroom.kit.making.event import Event
from backroom.kit.making.frame import BY_CHANCE, CHANCE, NOBODY, Frame, State
from backroom.kit.making.inventory import MOST_TEXT, Inventory, deck_option, no_number, short
from backroom.kit.making.lesson import Lesson
from backroom.kit.making.options import NumberOption, Option, TextOption
from backroom.kit.making.rulebook import Chapter, Rulebook, RuleText, read_rulebook
from backroom.kit.making.rules import Rules
from backroom.kit.making.weighing import NOTHING_TO_SAY, Mark, Saying, Weighing
from backroom.kit.playing.chair import Bot, BotMaker, Chair, Talker, Volunteer
from backroom.kit.playing.company import EAGERNESS, Blunder, Company
from backroom.kit.playing.hooks import Hooks, HooksMaker
from backroom.kit.playing.report import (
    LONGEST,
    Chart,
    Experiment,
    Findings,
    Line,
    Report,
    Table,
    give_or_take,
    margin,
    percent,
)
from backroom.kit.record.journal import steps
from backroom.kit.record.save import MOST_BYTES, Entry, Save, read_save, write_save

__all__ = [
    "BY_CHANCE",
    "CHANCE",
    "EAGERNESS",
    "LONGEST",
    "MOST_BYTES",
    "MOST_TEXT",
    "NOBODY",
    "NOTHING_TO_SAY",
    "SHOWN",
    "Ask",
    "BackroomError",
    "BadOption",
    "BadSave",
    "BadSeat",
    "Blunder",
    "Bot",
    "BotMaker",
    "Chair",
    "Chapter",
    "Chart",
    "Choice",
    "Company",
    "Courtesy",
    "Entry",
    "Event",
    "Experiment",
    "Field",
    "Findings",
    "Form",
    "Frame",
    "Game",
    "Hooks",
    "HooksMaker",
    "IllegalChoice",
    "Inventory",
    "Item",
    "Label",
    "Lesson",
    "Line",
    "Mark",
    "Match",
    "Menu",
    "NotAsked",
    "Number",
    "NumberOption",
    "One",
    "Option",
    "Pick",
    "Points",
    "Random",
    "Reader",
    "Report",
    "Result",
    "RuleText",
    "Rulebook",
    "Rules",
    "Save",
    "Saying",
    "Shuffle",
    "Some",
    "Spelt",
    "State",
    "Table",
    "Talker",
    "TextOption",
    "UnknownGame",
    "Volunteer",
    "Weighing",
    "Words",
    "begin",
    "deck_option",
    "give_or_take",
    "margin",
    "mentioned",
    "names_seat",
    "nearest",
    "no_number",
    "percent",
    "play_on",
    "read_rulebook",
    "read_save",
    "reopened",
    "replay",
    "short",
    "steps",
    "suggested",
    "write_save",
]
