"""What a chair may wish for, and who at the table sees to it."""

from backroom.server.messages import (
    CLIENT_MESSAGES,
    Answer,
    Cover,
    Do,
    Leave,
    Move,
    Pass,
    Ready,
    Rematch,
    Remove,
    Return,
    Say,
    SetHush,
    SetTerms,
    Start,
    Vote,
    Wait,
)
from backroom.table.house import House
from backroom.table.listener import Listener
from backroom.table.lobby import Terms, change_terms, mark_ready, move
from backroom.table.order import remove, vote
from backroom.table.sitting import come_back, cover, leave, start
from backroom.table.table import Table


async def carry_out(house: House, table: Table, who: Listener, seat: int, wish: CLIENT_MESSAGES) -> None:
    """Do what the person on this seat wishes. Returning means that it counts; a refusal says why not."""
    match wish:
        case Answer():
            await table.answer(seat, wish.choice, question=wish.question, answer=wish.id)
        case Do():
            await table.answer(seat, wish.choice, question=None, answer=wish.id)
        case Say():
            await table.say(seat, wish.text, wish.id)
        case Pass():
            table.courtesies.go_on(seat, wish.question)
        case Wait():
            table.courtesies.wait(seat, wish.question)
        case SetHush():
            table.courtesies.hush(seat, wish.until)
        case Leave():
            await leave(table, seat)
        case Cover():
            await cover(table, seat, wish.seat)
        case Remove():
            await remove(table, seat, wish.seat)
        case Vote():
            await vote(table, seat, wish.seat)
        case Return():
            await come_back(table, seat)
        case Ready():
            await mark_ready(table, who, wish.ready)
        case Move():
            await move(table, who, wish.seat)
        case SetTerms():
            await change_terms(table, who, Terms(wish.options, wish.clock, wish.visibility, wish.watchers))
        case Start():
            await start(table, seat)
        case Rematch():
            await house.rematch(table, seat)
