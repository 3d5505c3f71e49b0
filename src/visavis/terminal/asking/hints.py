"""The command `hint`: the search thinks for whoever is asked, in this process, until it is interrupted or done."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from typing import Any

from rich.text import Text as Styled

from visavis.agents.afar import hinting
from visavis.kernel.choice import CHANCE, Choice
from visavis.kernel.errors import Unimaginable
from visavis.kernel.record import hints_with
from visavis.terminal.asking.session import Session
from visavis.terminal.drawing.hints import hint_lines
from visavis.thinking.hints import Hint


def hint(session: Session, rest: str) -> None:
    """Better and better answers, and a note in the record that somebody has seen them."""
    choice = session.table.choice_of(session.viewer)
    if not session.party.gives_hints:
        session.talk.say("hints-not-agreed", "warning")
    elif choice is None or choice.seat == CHANCE or len(choice.options) < 2:
        session.talk.say("hint-nothing", "warning")
    else:
        note(session, choice)
        session.talk.say("hint-begins", "quiet")
        session.talk.put_growing(block(session, found) for found in thoughts(session, choice))


def note(session: Session, choice: Choice[Any]) -> None:
    """In the record, at once: the game may end before anything else is written."""
    table = session.table
    seats = len(table.game.scenario(table.header.scenario).seats)
    table.header = table.header._replace(hints=hints_with(table.header.hints, seats, choice.seat, len(table.entries)))
    session.save.rewrite(table)


def thoughts(session: Session, choice: Choice[Any]) -> Iterator[Hint]:
    """As long as nobody interrupts it. What was thought of this question before is known still."""
    given = session.table.record, choice.seat, session.random.getrandbits(64), session.thought
    with suppress(KeyboardInterrupt, Unimaginable):
        thinking = hinting(session.memory, *given)
        while True:
            try:
                found = next(thinking)
            except StopIteration as end:
                yield end.value
                return
            if found is not None:
                yield found


def block(session: Session, found: Hint) -> list[Styled]:
    return hint_lines(found, session.lang, session.talk.width)
