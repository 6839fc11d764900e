"""What every game is made of: frames on a stack, questions, chance from outside, one window for what may be known."""

from backroom.kit.ask import Ask, Choice, Form, Pick, Random
from backroom.kit.beginning import begin, replay
from backroom.kit.chair import Bot, BotMaker, Chair
from backroom.kit.choosing import Number, One, Some, Words
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
from backroom.kit.rulebook import Chapter, Rulebook, RuleText, read_rulebook
from backroom.kit.rules import NumberOption, Option, Rules, TextOption
from backroom.kit.save import Entry, Save, read_save, write_save

__all__ = [
    "BY_CHANCE",
    "CHANCE",
    "NOBODY",
    "Ask",
    "BackroomError",
    "BadOption",
    "BadSave",
    "BadSeat",
    "Bot",
    "BotMaker",
    "Chair",
    "Chapter",
    "Choice",
    "Entry",
    "Event",
    "Field",
    "Form",
    "Frame",
    "Game",
    "IllegalChoice",
    "Item",
    "Match",
    "NotAsked",
    "Number",
    "NumberOption",
    "One",
    "Option",
    "Pick",
    "Points",
    "Random",
    "Result",
    "RuleText",
    "Rulebook",
    "Rules",
    "Save",
    "Shuffle",
    "Some",
    "State",
    "TextOption",
    "UnknownGame",
    "Words",
    "begin",
    "nearest",
    "read_rulebook",
    "read_save",
    "replay",
    "suggested",
    "write_save",
]
