"""What every game is made of: frames on a stack, questions, chance from outside, one window for what may be known."""

from backroom.kit.ask import Ask, Choice, Form, Pick, Random
from backroom.kit.beginning import begin, play_on, reopened, replay
from backroom.kit.chair import Bot, BotMaker, Chair, Saying, Talker, Volunteer
from backroom.kit.choosing import Number, One, Some, Words
from backroom.kit.company import EAGERNESS, Blunder, Company
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
from backroom.kit.event import Event
from backroom.kit.fields import Field, Item, Match, Points, Shuffle
from backroom.kit.frame import BY_CHANCE, CHANCE, NOBODY, Frame, State
from backroom.kit.game import Game, Result
from backroom.kit.inventory import Inventory, deck_option, no_number, short
from backroom.kit.menu import Among, Label, Menu, Spelt
from backroom.kit.report import LONGEST, Chart, Experiment, Findings, Line, Report, Table, percent
from backroom.kit.rulebook import Chapter, Rulebook, RuleText, read_rulebook
from backroom.kit.rules import NumberOption, Option, Rules, TextOption
from backroom.kit.save import Entry, Save, read_save, write_save

__all__ = [
    "BY_CHANCE",
    "CHANCE",
    "EAGERNESS",
    "LONGEST",
    "NOBODY",
    "Among",
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
    "Entry",
    "Event",
    "Experiment",
    "Field",
    "Findings",
    "Form",
    "Frame",
    "Game",
    "IllegalChoice",
    "Inventory",
    "Item",
    "Label",
    "Line",
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
    "Words",
    "begin",
    "deck_option",
    "nearest",
    "no_number",
    "percent",
    "play_on",
    "read_rulebook",
    "read_save",
    "reopened",
    "replay",
    "short",
    "suggested",
    "write_save",
]
