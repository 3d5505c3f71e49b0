"""How far somebody may take back, and what stands in the way."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import Any, NamedTuple

from visavis.company.by_hand import NOTHING, is_by_hand
from visavis.company.party import Party
from visavis.company.turns import asked_of, asks_a_person, held
from visavis.kernel.choice import CHANCE
from visavis.kernel.errors import NothingToUndo
from visavis.kernel.record import Entry
from visavis.kernel.table import Table
from visavis.kernel.view import NOBODY, NOTHING_SAID, Text


class Undo(NamedTuple):
    """Whether somebody may take back now, and if not, why."""

    n: int | None  # answers left afterwards; None: it cannot be done
    why: Text = NOTHING_SAID
    rolled: tuple[Entry, ...] = ()  # by the program after that, to be used again


def undo(table: Table[Any], party: Party, seats: Sequence[int], kept: bool = False, held_up: bool = False) -> Undo:
    """To these seats' last question: their own answers may be taken back, and what they rolled and drew by hand.

    What nobody at a real table can see would be answered the same way at once, so it is taken back with the rest.
    A draw that was typed can be mended even if the program has rolled since: that roll is kept for the same question
    (`Rolls`), and nothing is decided anew meanwhile. Who shares a device takes back together; but what has shown one
    the other's secret stays, and so does the end of a game, which shows everything. Once somebody else is asked, it
    stays too: whether he has answered may be a secret; of a bot that is held up everybody knows that it has not.
    """
    before, rolled = table, tuple[Entry, ...]()
    known = range(len(table.game.scenario(table.header.scenario).seats)) if held_up else ()
    unasked = [seat for seat in known if seat not in party.people]
    if asked_since(table, answered_last(table, party, seats), (*seats, *unasked)) is not None:
        return Undo(None, wall(table, party, seats))
    with suppress(NothingToUndo):
        while before.entries and may_pass(before, party, seats, before.entries[-1], kept or bool(rolled)):
            last = before.entries[-1]
            if not is_theirs(before, party, seats, last):
                rolled = (last, *rolled)
            before = before.undo(*held(party, (last.seat,)))
            if is_theirs(before, party, seats, last) and asked_of(before, party, seats):
                return Undo(len(before.entries), rolled=rolled)
    stays = (kept or rolled) and before.entries and is_theirs(before, party, seats, before.entries[-1])
    return Undo(None, Text("undo-kept") if stays else wall(table, party, seats))


def is_final(table: Table[Any], party: Party, seats: Sequence[int], seat: int, answer: Any) -> bool:
    """Whether an answer of these seats could not be taken back afterwards: then it is confirmed before it is given.

    It is given on a copy, and taking it back is tried there. What the program rolls or a bot answers next is a wall as
    soon as it is asked: at the table it is answered at once. A die or a draw made by hand can be typed anew.
    """
    if seat == CHANCE:
        return False
    choice, after = table.choice_of(seat), table.fork(quiet=False)
    after.answer(answer, seat)
    if after.over or not all(asks_a_person(after, party, asked) for asked in after.waiting):
        return True
    blind = choice is not None and not party.has_no_others and table.game.blind(table.state, choice, answer)
    return blind or undo(after, party, seats).n != len(table.entries)


def passes_to(table: Table[Any], seat: int, answer: Any) -> int:
    """Whose turn begins with this answer, where it ends the seat's own; else nobody's."""
    after = table.fork()
    after.answer(answer, seat)
    if after.over or table.view(seat).about != seat:
        return NOBODY
    now = after.view(seat).about
    return NOBODY if now == seat else now


def may_pass(table: Table[Any], party: Party, seats: Sequence[int], entry: Entry, rolled: bool) -> bool:
    """Whether taking back may go over an answer: once the program's own are known, only over what chance has given."""
    if entry.seat == CHANCE and seats and party.way != NOTHING:
        return True
    return is_theirs(table, party, seats, entry) and not rolled


def is_theirs(table: Table[Any], party: Party, seats: Sequence[int], entry: Entry) -> bool:
    """Whether these seats gave an answer: what the program has rolled or drawn is a wall."""
    if entry.seat == CHANCE:
        return bool(seats) and is_by_hand(table.game, party.way, entry.name, entry.answer)
    return entry.seat in seats


def wall(table: Table[Any], party: Party, seats: Sequence[int]) -> Text:
    """What came after the last own answer, or that it is all over."""
    if table.over:
        return Text("undo-over")
    last = answered_last(table, party, seats)
    if not last:
        return Text("undo-start")
    if drew_from_another(table, last, seats):
        return Text("undo-revealed")
    after = next(iter(table.entries[last:]), None)
    if after is not None and after.seat == CHANCE:
        return Text("undo-drawn" if isinstance(after.answer, str) else "undo-rolled")
    other = asked_since(table, last, seats)
    if other is None and after is not None:
        other = after.seat
    if other is None:
        return Text("undo-revealed")
    scenario = table.game.scenario(table.header.scenario)
    return Text("undo-other", {"side": Text(f"side-{scenario.seats[other]}")})


def answered_last(table: Table[Any], party: Party, seats: Sequence[int]) -> int:
    """How many answers there were when these seats had given their last."""
    entries = enumerate(reversed(table.entries))
    return next((len(table.entries) - n for n, entry in entries if is_theirs(table, party, seats, entry)), 0)


def asked_since(table: Table[Any], n: int, seats: Sequence[int]) -> int | None:
    """The first of the others who was asked after n answers and not before: everybody notices that."""
    waited: tuple[int, ...] = ()
    for at, asked in table.journal.asked if table.journal else ():
        others = [seat for seat in asked if seat not in (*seats, *waited)]
        if at >= n > 0 and others:
            return others[0]
        waited = asked
    return None


def drew_from_another(table: Table[Any], n: int, seats: Sequence[int]) -> bool:
    """Whether after n answers came a draw from what another hides; whether it was certain is not to be told."""
    return table.journal is not None and table.journal.veiled.get(n, CHANCE) not in (CHANCE, *seats)
