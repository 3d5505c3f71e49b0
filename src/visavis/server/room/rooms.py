"""One task per table owns it and takes commands from a queue, one at a time.

A room is opened from the disk when somebody comes and closed when nobody has been there for a while. Whatever
goes wrong in it, its table is read from the disk again, and other rooms do not notice.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from functools import partial
from secrets import randbits
from time import monotonic
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeVar

from visavis.company.by_hand import Rolls
from visavis.company.ends import moved_on, once_more
from visavis.company.party import Party, recorded
from visavis.company.real_table import Lists
from visavis.company.story import Standings
from visavis.company.turns import seats_asked
from visavis.games import load
from visavis.kernel.record import Record
from visavis.kernel.table import Table
from visavis.kernel.view import SPECTATOR, Layout, Text
from visavis.server.limits import Bucket, charged
from visavis.server.links import Ticket, new_key, seats_opened
from visavis.server.logs import LOG
from visavis.server.refusal import Closed, NotThere, Refusal, SeatTaken, Trouble
from visavis.server.room.hints import stop_hint, stop_old_hints
from visavis.server.room.opponents import Opponents
from visavis.server.room.visitors import BROKEN, NOT_ALLOWED, Visitor
from visavis.server.store.disk import Conflict
from visavis.server.store.games import Change
from visavis.server.wire.encoding import Encoded, encoded
from visavis.server.wire.facts import game_words, table_facts, written_words
from visavis.server.wire.frames import Known, Look, Sight, curtain, frame, is_same, lone_person, seen, thoughts
from visavis.server.wire.listing import Noticed, summary
from visavis.server.wire.phrases import Speech, speech

if TYPE_CHECKING:
    from visavis.server.room.hall import Hall

R = TypeVar("R")
Command = Callable[[], Awaitable[Any]]
MOST_WATCHING: Final = 100  # at one table, besides whoever plays there
MOST_DEVICES: Final = 8  # of one player
VERSION_BITS: Final = 48  # where the versions of a sight begin, so that they do not tell how often it has changed
SEVERAL: Final = 2  # visitors for whom it is worth keeping what was said


Alike = tuple[object, ...]  # who looks, in which language, and what they know already
Whose = tuple[int, tuple[int, ...]]  # the seat shown, and the seats held


class Told(NamedTuple):
    """A frame as it is sent, and what whoever gets it knows from then on."""

    text: Encoded
    known: Known
    before: Layout | None  # what they knew before is known by its identity, and so must stay
    version: int


class Room:
    """A table, whoever is connected to it, and the task that owns both."""

    name: str  # of the game
    table: Table[Any]
    party: Party
    lists: Lists  # of pieces to be moved
    rolls: Rolls
    noticed: Noticed
    version: int
    head: int  # answers on the disk

    def __init__(self, hall: Hall, id: str, account: Bucket) -> None:
        self.hall = hall
        self.id = id
        self.account = account  # of whoever came first: opening a table is paid for
        self.visitors: list[Visitor] = []
        self.random = hall.dice()
        self.opponents = Opponents(self)
        self.drawing: set[int] = set()  # seats that would end it in a draw, as it stands for all to see
        self.laid = Layout(0, 0, ())
        self.told: dict[Alike, Told] = {}  # of the table as it stands
        self.sights: dict[Whose, tuple[int, Sight]] = {}
        self.standings: dict[Whose, Standings] = {}
        self.game_words: dict[str, Encoded] = {}  # by language: they are the same at all times
        self.used = monotonic()
        self.stopped = False
        self.asleep = False  # whether the table has been let go while people are here, who have nothing done
        self.holds_data = (
            False  # whether somebody has brought along a board that other tables do not share: it is large
        )
        self.commands: asyncio.Queue[tuple[Command, asyncio.Future[Any]] | None] = asyncio.Queue()
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.task = asyncio.create_task(self._run())

    # The task

    async def ask(self, command: Callable[[], Awaitable[R]]) -> R:
        """Have a command carried out after those that came before it."""
        if self.stopped:
            raise Closed("server-stopping")
        self.used = monotonic()
        done: asyncio.Future[R] = asyncio.get_running_loop().create_future()
        self.commands.put_nowait((command, done))
        return await done

    def stop(self) -> asyncio.Task[None]:
        """Carry out what waits, then end."""
        self.stopped = True
        self.commands.put_nowait(None)
        return self.task

    @property
    def idle(self) -> float:
        """Seconds since anybody was here."""
        busy = self.visitors or not self.commands.empty() or not self.opened.done()
        return 0.0 if busy else monotonic() - self.used

    @property
    def quiet(self) -> float:
        """Seconds since anybody had something done that a table let go could not do without; 0 if that is now."""
        if not self.is_held or not self.commands.empty():
            return 0.0
        busy = self.rolls.entries or self.party.real_table or self.opponents.asked or self.opponents.soon
        return 0.0 if busy else monotonic() - self.used

    @property
    def is_held(self) -> bool:
        """Whether the whole game lies in the memory."""
        return self.opened.done() and not self.asleep and not self.stopped

    @property
    def is_played(self) -> bool:
        """Whether somebody here may have to answer."""
        return not self.table.over and any(visitor.ticket.seat != SPECTATOR for visitor in self.visitors)

    async def rest(self) -> None:
        """Let the table go; whoever has something done next has it read again. Nobody is shown anything."""
        if self.quiet and not any(visitor.due for visitor in self.visitors):
            self.asleep = True
            self._let_table_go()
            for visitor in self.visitors:
                visitor.forget()

    async def _run(self) -> None:
        try:
            await self._open()
        except Exception as error:
            self.hall.forget(self)
            self.opened.set_exception(self._cannot_open(error))
            return
        self.opened.set_result(None)
        while (waiting := await self.commands.get()) is not None:
            await self._carry_out(*waiting)
        self._let_go()

    def _let_go(self) -> None:
        """What is large goes at once: Python's collector comes late, and only to what it was not told to spare."""
        if not self.asleep:
            self._let_table_go()
        self.sights.clear()
        self.standings.clear()

    def _let_table_go(self) -> None:
        """And what was said of it; not what each has seen of it, by which it is known what they notice."""
        del self.table, self.lists, self.noticed
        self.opponents.leave()
        self.told.clear()
        self.game_words.clear()
        self.laid = Layout(0, 0, ())

    async def _carry_out(self, command: Command, done: asyncio.Future[Any]) -> None:
        try:
            if self.asleep:
                await self._open()
            result = await command()
        except Refusal as refusal:
            tell(done, refusal)
        except Exception as error:
            tell(done, self._refusal(error))
            await self._recover()
        else:
            if not done.done():
                done.set_result(result)

    def _refusal(self, error: Exception) -> Refusal:
        if isinstance(error, Conflict):
            LOG.warning("table changed elsewhere", extra={"table": self.id})
            return Refusal("server-stale")
        LOG.error("table failed", extra={"table": self.id}, exc_info=error)
        return Trouble("server-trouble")

    async def _recover(self) -> None:
        """What is on the disk is the game: go on from there.

        While the disk is read, whoever was refused is told so: nobody is shown where the table stands before that.
        """
        try:
            await self._open()
            self.withdraw()
            self.show_all()
        except Exception as error:
            self._give_up(error)

    def _give_up(self, error: Exception) -> None:
        """Let the next who comes try again."""
        self._cannot_open(error)
        self.hall.forget(self)
        self.stop()
        for visitor in self.visitors:
            visitor.close(BROKEN)

    def _cannot_open(self, error: Exception) -> Refusal:
        if isinstance(error, Refusal):
            return error
        LOG.error("table cannot be opened", extra={"table": self.id}, exc_info=error)
        return Trouble("server-cannot-open")

    async def _open(self) -> None:
        kept = await self.hall.store.load(self.id)
        if kept is None:
            raise NotThere("server-no-table")
        self.table = await charged(self.account, self.hall.openers, partial(opened_record, kept.record))
        self.name, self.holds_data = self.table.game.name, bool(self.table.header.overlay)
        self.party, self.version, self.head = kept.party, kept.version, len(kept.record.entries)
        self.noticed = Noticed(self.table, self.party, kept.summary.get("noticed", {}), kept.updated)
        self.lists, self.rolls = Lists(self.table, self.party), Rolls()
        self.asleep = False
        self.opponents.sit_down()
        for visitor in self.visitors:
            visitor.forget()
        if not self.party.watch:
            await self.settle_from(len(self.table.entries))

    # Changing the table

    async def settle_from(self, keep: int) -> None:
        """Let everybody answer who is no person, then write what is new after so many answers."""
        await self.opponents.answer()
        self.lists.follow(self.table)
        if len(self.table.entries) > keep:
            await self.commit(self.table, keep)

    async def play_on(self) -> None:
        """Opponents who had more to do than could be waited for."""
        await self.settle_from(len(self.table.entries))
        self.show_all()

    async def commit(self, table: Table[Any], keep: int) -> None:
        """On the disk before anybody hears of it."""
        entries, before = tuple(table.entries[keep:]), self.noticed.by_all
        self.noticed.follow(table)
        told = summary(table, self.noticed)
        await self.hall.store.commit(Change(self.id, self.version, self.head, keep, entries, table.over, told))
        self.version += 1
        self.head = len(table.entries)
        if self.noticed.by_all != before:
            self.withdraw()

    def withdraw(self) -> None:
        """No draw is offered any more: everybody could notice that the table stands otherwise than it did then."""
        if self.drawing:
            self.drawing.clear()
            self.tell_presence()

    async def end(self, how: str, seat: int) -> None:
        """Somebody ends the table; that is on the disk, too, before anybody hears of it."""
        keep = len(self.table.entries)
        self.table.end(how, seat)
        await self.commit(self.table, keep)
        self.show_all()

    # Who looks

    def speech(self, visitor: Visitor) -> Speech:
        return speech(visitor.lang, self.name)

    def look(self, visitor: Visitor) -> Look:
        seats = self.party.seats_of(visitor.ticket.seat)
        return Look(self.party, self.speech(visitor), self._viewed(visitor, seats), seats, bool(self.rolls.entries))

    def _viewed(self, visitor: Visitor, seats: tuple[int, ...]) -> int:
        """Whose view somebody gets. Who shares a device sees what everybody sees until the curtain is lifted."""
        if self.party.watch:
            return lone_person(self.table)
        if len(seats) < 2:
            return seats[0] if seats else SPECTATOR
        if visitor.lifted is None or self.table.over or self.behind_curtain(visitor) is not None:
            return SPECTATOR
        return visitor.lifted

    def behind_curtain(self, visitor: Visitor) -> int | None:
        """Who must take a shared device before anything hidden is shown."""
        seats = self.party.seats_of(visitor.ticket.seat)
        if len(seats) < 2:
            return None
        asked = [seat for seat in seats_asked(self.table, self.party) if seat in seats]
        return None if not asked or visitor.lifted in asked else asked[0]

    # What they see

    def show_all(self, unmoves: Sequence[Text] = ()) -> None:
        """Whoever cannot be shown anything is let go; the others are not to suffer for it."""
        self.told.clear()
        for visitor in self.visitors:
            try:
                self.show(visitor, unmoves, anyway=False)
            except Exception as error:
                LOG.error("view failed", extra={"table": self.id, "seat": visitor.ticket.seat}, exc_info=error)
                visitor.close(BROKEN)
        stop_old_hints(self)
        self.opponents.go_on()

    def show(self, visitor: Visitor, unmoves: Sequence[Text] = (), anyway: bool = True) -> None:
        """The table as it stands, or the curtain; to a slow reader later, and only as it stands then.

        Unless it must be, nothing is shown that was shown before: how often others were asked may be their secret.
        Whoever has not taken the seat yet that was offered sees nothing of it.
        """
        if visitor.offered:
            return
        visitor.unmoves += unmoves
        visitor.due = visitor.behind
        if visitor.due:
            return
        waiting, knew, before = self.behind_curtain(visitor), visitor.knows, visitor.version
        if waiting is not None:
            self._draw_curtain(visitor, waiting)
            return
        told = self._frame(visitor, self.look(visitor), visitor.unmoves)
        if anyway or self.party.has_no_others or visitor.version != before:
            visitor.send(told, "frame")
        else:
            visitor.knows = knew
        visitor.unmoves = []

    def is_current(self, visitor: Visitor, version: int) -> bool:
        """Whether this is the version of what the visitor is to see now."""
        if self.party.has_no_others:
            return version == self.version
        return version == visitor.version and not visitor.due

    def catch_up(self, visitor: Visitor) -> None:
        """Somebody has been sent what waited for them; nobody waits until the rest has been shown."""
        if visitor.due and not visitor.behind:
            self.later(partial(self._show_what_is_due, visitor))

    async def _show_what_is_due(self, visitor: Visitor) -> None:
        if visitor.due and visitor in self.visitors:
            self.show(visitor, anyway=not visitor.knows_words)

    def _draw_curtain(self, visitor: Visitor, waiting: int) -> None:
        """Whoever has the device still sees what came of their answer before they hand it on."""
        told = curtain(self.table, waiting, self.speech(visitor))
        if visitor.lifted is not None:
            seats = self.party.seats_of(visitor.ticket.seat)
            told["last"] = self._frame(visitor, Look(self.party, self.speech(visitor), visitor.lifted, seats))
        visitor.lifted = None
        visitor.forget()
        visitor.send(told)

    def _frame(self, visitor: Visitor, look: Look, unmoves: Sequence[Text] = ()) -> Encoded:
        """What is new to a visitor, who knows it from now on. Whoever looks alike and knows as much gets the same."""
        log, layout, thought = visitor.knows
        alike = (look.seat, look.seats, look.speech.code, log, id(layout), thought, visitor.knows_words, len(unmoves))
        told = self.told.get(alike)
        if told is None:
            told = self.told[alike] = self._tell(look, visitor.knows, visitor.knows_words, unmoves)
        if len(self.visitors) < SEVERAL:
            self.told.clear()
        visitor.knows, visitor.knows_words, visitor.version = told.known, True, told.version
        return told.text

    def _tell(self, look: Look, knows: Known, knows_words: bool, unmoves: Sequence[Text]) -> Told:
        moves = self.lists.now(self.table, look.seat) if self.party.real_table else ()
        sight = seen(self.table, look, moves)
        version = self._version_of(look, sight)
        before = self.standings.setdefault((look.seat, look.seats), Standings()).before(
            self.table, look.seat, look.telling, sight.view
        )
        message = frame(self.table, look, version, knows, moves, unmoves, sight, before)
        if not knows_words:
            message |= self._words(look.speech)
        known = Known(len(self.table.entries), self._layout(), thoughts(self.table, look.seats))
        return Told(encoded(message), known, knows.layout, version)

    def _version_of(self, look: Look, sight: Sight) -> int:
        """What an answer must name. Where there are others, it counts only what was to be seen from these seats."""
        if self.party.has_no_others:
            return self.version
        whose = (look.seat, look.seats)
        version, before = self.sights.get(whose, (randbits(VERSION_BITS), None))
        if before is None or not is_same(sight, before):
            version += 1
        self.sights[whose] = version, sight
        return version

    def _layout(self) -> Layout:
        """Where things lie now: one for all who know it."""
        lies = self.table.game.layout(self.table.state)
        if lies != self.laid:
            self.laid = lies
        return self.laid

    def _words(self, say: Speech) -> dict[str, Any]:
        facts = table_facts(self.id, self.table.game, self.table.header, self.party, say)
        if say.code not in self.game_words:
            self.game_words[say.code] = encoded(game_words(self.table, say))
        return {"words": written_words(say.code), "game": self.game_words[say.code], "table": facts}

    def tell_presence(self) -> None:
        """Who is there, on how many devices, and which seats nobody has taken yet."""
        there = [visitor for visitor in self.visitors if not (visitor.closing or visitor.offered)]
        devices = Counter(seat for visitor in there for seat in self.party.seats_of(visitor.ticket.seat))
        seats = [
            {
                "seat": seat,
                "online": devices[seat] > 0,
                "devices": devices[seat],
                "seated": self._seated(seat),
                "name": self.party.named[seat],
                "draws": seat in self.drawing,
                "hints": len(self.party.hinted_at(seat)),
            }
            for seat in self.party.people
        ]
        presence = encoded({"type": "presence", "seats": seats})
        for visitor in self.visitors:
            visitor.send(presence, "presence")

    def tell_who_thinks(self) -> None:
        """When that has changed; whoever comes is told so, too."""
        for visitor in self.visitors:
            if visitor.thinks != self.opponents.ahead.seat and not visitor.offered:
                visitor.thinks = self.opponents.ahead.seat
                visitor.send(self.opponents.ahead.facts())

    def _seated(self, seat: int) -> bool | None:
        """Whether somebody has followed the invitation to a seat; None if there is none."""
        return bool(self.party.key_of(seat)) if self.party.is_invited(seat) else None

    # Coming and going

    async def join(self, visitor: Visitor) -> None:
        if not self._has_place_for(visitor):
            raise Trouble("server-full")
        await self._seat(visitor)
        visitor.bucket = self.hall.gauge.connection()
        self.visitors.append(visitor)
        self.show(visitor)
        if not visitor.offered:
            self.tell_presence()
            self.tell_next(visitor)
        self.opponents.payer = visitor.address
        self.opponents.go_on()

    # Seats that somebody is invited to

    async def _seat(self, visitor: Visitor) -> None:
        """An invitation is exchanged for a link of one's own; once that is used, the invitation is used up."""
        ticket = visitor.ticket
        if not self.party.is_invited(ticket.seat):
            return
        if not seats_opened(ticket, self.party):
            raise SeatTaken("server-seat-taken")
        if ticket.key and not self.party.key_of(ticket.seat):
            await self.take_seat(visitor, ticket.key)
        elif not ticket.key:
            visitor.offered = new_key()
            link = self.hall.links.write(self.id, ticket.seat, visitor.offered)
            visitor.send({"type": "yours", "link": link})

    async def reseat(self, after: Party) -> None:
        await self.hall.store.reseat(self.id, self.party, after)
        self.party = after

    async def take_seat(self, visitor: Visitor, key: str, name: str = "") -> None:
        """Theirs from now on. Whoever else has followed the same invitation meanwhile comes too late."""
        seat = visitor.ticket.seat
        if self.party.key_of(seat):
            raise SeatTaken("server-seat-taken")
        after = self.party.taken(seat, key)
        await self.reseat(after.called(seat, name) if name else after)
        visitor.ticket, visitor.offered = Ticket(self.id, seat, key), ""
        LOG.info("seat taken", extra={"table": self.id, "seat": seat})
        for other in self.visitors:
            if other.ticket.seat == seat and other.ticket.key != key:
                self.turn_away(other, SeatTaken("server-seat-taken"), NOT_ALLOWED)
        if visitor in self.visitors:
            self.show(visitor)
        self.tell_presence()
        self.tell_who_thinks()

    # The next table

    async def once_more(self, by: int, address: str) -> None:
        """The same table for the same people, who move on by so many seats: one, however many ask for it."""
        scenario = self.table.game.scenario(self.table.header.scenario)
        party = once_more(self.party, scenario, by)
        header = self.table.header
        table = Table.new(load(header.game), header.scenario, header.options, recorded(party), header.overlay)
        other = await self.hall.create(table, party, address)
        await self.reseat(replace(self.party, next=other.id, moved=by))
        for visitor in self.visitors:
            self.tell_next(visitor)

    def tell_next(self, visitor: Visitor) -> None:
        """The way to where the others play again: everybody's own, and only to whom it belongs."""
        if self.party.next and not visitor.offered:
            visitor.send({"type": "next", "link": self._link_there(visitor)})

    def _link_there(self, visitor: Visitor) -> str:
        seats = self.party.seats_of(visitor.ticket.seat)
        scenario = self.table.game.scenario(self.table.header.scenario)
        seat = moved_on(seats[0], scenario, self.party.moved) if seats else SPECTATOR
        return self.hall.links.write(self.party.next, seat)

    def refuse(self, visitor: Visitor, refusal: Refusal) -> None:
        """With a sentence; whoever comes too late to a seat may still watch."""
        told = {"type": "refused", "reason": self.speech(visitor).say(refusal.reason), "version": visitor.version}
        watch = {"watch": self.hall.links.write(self.id, SPECTATOR)} if isinstance(refusal, SeatTaken) else {}
        visitor.send(told | watch)

    def turn_away(self, visitor: Visitor, refusal: Refusal, code: int) -> None:
        self.refuse(visitor, refusal)
        visitor.close(code)

    def _has_place_for(self, visitor: Visitor) -> bool:
        """However many watch, nobody who plays is kept out; each of them has so many devices."""
        seats = self.party.seats_of(visitor.ticket.seat)
        alike = [each for each in self.visitors if self.party.seats_of(each.ticket.seat) == seats]
        return sum(not each.offered for each in alike) < (MOST_DEVICES if seats else MOST_WATCHING)

    def part(self, visitor: Visitor) -> None:
        """Somebody's connection has ended; nobody waits until that has been noted, and no table is read for it."""
        if self.asleep:
            self._leave(visitor)
        else:
            self.later(partial(self.leave, visitor))

    def later(self, command: Command) -> None:
        """Have a command carried out whose outcome nobody waits for."""
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        done.add_done_callback(lambda found: found.cancelled() or found.exception())
        self.commands.put_nowait((command, done))

    async def leave(self, visitor: Visitor) -> None:
        self._leave(visitor)

    def _leave(self, visitor: Visitor) -> None:
        if visitor in self.visitors:
            self.visitors.remove(visitor)
            stop_hint(visitor)
            self.hall.reviews.leave(self.id, visitor)
            self.tell_presence()
            if not self.visitors and not self.asleep:
                self.opponents.ahead.stop()


def tell(done: asyncio.Future[Any], refusal: Refusal) -> None:
    if not done.done():
        done.set_exception(refusal)


def opened_record(record: Record) -> Table[Any]:
    return Table.replay(load(record.header.game), record)
