"""What somebody at a table may say, message by message."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Mapping
from functools import partial
from typing import Any, Final

from visavis.company.ends import is_agreed, may_draw, may_resign
from visavis.company.party import HUMAN, PEOPLE, Party, recorded
from visavis.company.turns import asked_of
from visavis.company.undo import is_final, passes_to, undo
from visavis.kernel import reasons
from visavis.kernel.choice import CHANCE
from visavis.kernel.errors import IllegalAnswer
from visavis.kernel.record import DRAWN, RESIGNED, Record, before_the_end
from visavis.kernel.view import SPECTATOR
from visavis.kernel.withheld import without_secrets
from visavis.server.incoming import json_object
from visavis.server.limits import Bucket, Meter, after_a_moment, charged, may_go_on, price
from visavis.server.refusal import Malformed, NotAllowed, Refusal, TooLarge, TooOften
from visavis.server.room.hints import hint, stop_hint
from visavis.server.room.reviews import review
from visavis.server.room.rooms import Room, opened_record
from visavis.server.room.visitors import NOT_ALLOWED, Visitor
from visavis.server.wire.frames import barred, counted, foretold, may_fork, past, time_of
from visavis.text import LANGUAGES

LONGEST: Final = 4096  # bytes of a message
MOST_FAULTS: Final = 50  # malformed messages in a row
MOST_TOUCHED: Final = 8  # things and places that one asks about at once
PLAY: Final = ("answer", "undo", "lift", "take", "resign", "draw", "decline")  # what others may be waiting for
UNSEATED: Final = ("take", "ping", "lang")  # what somebody may say who has not taken the seat yet that was offered
AT_ONCE: Final = ("ping",)  # what does not concern the table
TELLING: Final = 0.25  # milliseconds to tell one of an audience something short

Message = Mapping[str, Any]


async def hear(room: Room, visitor: Visitor, text: str) -> None:
    """One message, carried out or refused with a sentence; nobody of ours sends nonsense again and again."""
    meter, sent, gauge = Meter(), visitor.sent, room.hall.gauge
    account: Bucket = gauge.asking.of(visitor.address)
    try:
        message = understood(text)
        if message["type"] in PLAY:
            account = gauge.playing.of(visitor.address)
        await carry_out(room, visitor, message, meter)
    except Refusal as refusal:
        refuse(room, visitor, refusal)
    else:
        visitor.faults = 0
    cost = price(meter.ms, visitor.sent - sent)
    visitor.bucket.charge(cost)
    account.charge(cost)


async def carry_out(room: Room, visitor: Visitor, message: Message, meter: Meter) -> None:
    """What the game waits for is always done; all else if there is time for it."""
    gauge, kind = room.hall.gauge, message["type"]
    if visitor.offered and kind not in UNSEATED:
        raise Refusal("server-take-first")
    work, asking = partial(meter.timing, TALK[kind], room, visitor, message), gauge.asking.of(visitor.address)
    if kind in PLAY:
        await after_a_moment(visitor.bucket)
        await gauge.playing.of(visitor.address).through(room.ask(work))
    elif not await may_go_on(visitor.bucket, asking):
        raise TooOften("server-too-often")
    elif kind in AT_ONCE:
        await work()
    else:
        await room.ask(nothing)  # whoever waits for a room that is busy does not hold up the lane
        await gauge.lane.through(partial(room.ask, work), meter, asking)


async def nothing() -> None:
    """What waited before has been carried out."""


def refuse(room: Room, visitor: Visitor, refusal: Refusal) -> None:
    room.refuse(visitor, refusal)
    visitor.faults = visitor.faults + 1 if refusal.abuse else 0
    if visitor.faults >= MOST_FAULTS:
        visitor.close(NOT_ALLOWED)


def understood(text: str) -> Message:
    """A message of a kind we know."""
    if len(text) > LONGEST or len(text.encode(errors="surrogatepass")) > LONGEST:
        raise TooLarge("server-message-too-long")
    message = json_object(text)
    if not isinstance(message.get("type"), str) or message["type"] not in TALK:
        raise Malformed("server-malformed")
    return message


def number(message: Message, key: str) -> int:
    value = message.get(key)
    if type(value) is not int:
        raise Malformed("server-malformed")
    return value


def word(message: Message, key: str) -> str:
    value = message.get(key)
    if not isinstance(value, str):
        raise Malformed("server-malformed")
    return value


def few_words(message: Message, key: str) -> list[str]:
    values = message.get(key)
    if not isinstance(values, list) or len(values) > MOST_TOUCHED or not all(isinstance(one, str) for one in values):
        raise Malformed("server-malformed")
    return values


# Playing


async def answer(room: Room, visitor: Visitor, message: Message) -> None:
    """An answer to the very question that was shown; it is on the disk before anybody is shown what follows."""
    if not room.is_current(visitor, number(message, "version")):
        raise Refusal("server-stale")
    seat, given = answered_seat(room, visitor, message), flat(message.get("answer"))
    keep = len(room.table.entries)
    try:
        if not is_sure(message) and is_final(room.table, room.party, room.look(visitor).seats, seat, given):
            asked = {"version": visitor.version, "answer": message["answer"]}
            visitor.send({"type": "confirm", **asked, "next": passes_to(room.table, seat, given)})
            return
        room.table.answer(given, seat)
    except IllegalAnswer:
        raise Refusal("server-cannot-come" if seat == CHANCE else "server-not-offered") from None
    room.opponents.payer = visitor.address
    await room.settle_from(keep)
    room.show_all()


def is_sure(message: Message) -> bool:
    """Whether an answer is to be given even if it cannot be taken back; whoever does not say so is."""
    sure = message.get("sure", True)
    if not isinstance(sure, bool):
        raise Malformed("server-malformed")
    return sure


def answered_seat(room: Room, visitor: Visitor, message: Message) -> int:
    """The seat this answer is for. Who shares a device answers for whoever has lifted the curtain."""
    if room.behind_curtain(visitor) is not None:
        raise Refusal("server-curtain")
    look = room.look(visitor)
    asked = [choice.seat for choice in asked_of(room.table, room.party, look.seats)]
    mine = [seat for seat in asked if seat == look.seat or seat not in look.seats]
    if message.get("seat") is not None:
        mine = [seat for seat in mine if seat == number(message, "seat")]
    if not mine:
        raise Refusal("server-not-asked")
    return mine[0]


def flat(value: Any) -> Any:
    return tuple(value) if isinstance(value, list) else value


async def take_back(room: Room, visitor: Visitor, message: Message) -> None:
    if not room.is_current(visitor, number(message, "version")):
        raise Refusal("server-stale")
    before, look = room.table, room.look(visitor)
    if not look.seats:
        raise NotAllowed("server-only-watching")
    found = undo(before, room.party, look.seats, look.kept)
    if found.n is None:
        raise Refusal.saying(found.why)
    after = before.at(found.n)
    await room.commit(after, found.n)
    room.table = after
    room.rolls.keep(found.rolled)
    unmoves = room.lists.take_back(before, found.n)
    for each in room.visitors:
        each.knows = each.knows._replace(log=min(each.knows.log, found.n))
    room.show_all(unmoves(look.seat) if room.party.real_table else [])


# Ending


async def resign(room: Room, visitor: Visitor, message: Message) -> None:
    """Whoever looks gives up, and with that the table has ended."""
    seats, seat = ending_seats(room, visitor, message), room.look(visitor).seat
    if seat not in seats or not may_resign(room.table, room.party, seats):
        raise Refusal("server-cannot-resign")
    await room.end(RESIGNED, seat)


async def draw(room: Room, visitor: Visitor, message: Message) -> None:
    """Offered, or agreed to: the table ends when all people have said so, as it stands."""
    seats = ending_seats(room, visitor, message)
    if not may_draw(room.table, room.party, seats):
        raise Refusal("server-cannot-draw")
    room.drawing.update(seats)
    if is_agreed(room.party, room.drawing):
        await room.end(DRAWN, seats[0])
    else:
        announce(room, visitor)


async def decline(room: Room, visitor: Visitor, message: Message) -> None:
    """No draw, or the offer is taken back."""
    if ending_seats(room, visitor, message) and room.drawing:
        room.drawing.clear()
        announce(room, visitor)


def ending_seats(room: Room, visitor: Visitor, message: Message) -> tuple[int, ...]:
    """Those of whoever wants to end it, who has seen how the table stands."""
    if not room.is_current(visitor, number(message, "version")):
        raise Refusal("server-stale")
    look = room.look(visitor)
    if not look.seats:
        raise NotAllowed("server-only-watching")
    if room.behind_curtain(visitor) is not None:
        raise Refusal("server-curtain")
    return look.seats


async def play_again(room: Room, visitor: Visitor, message: Message) -> None:
    """The same people at a new table; whoever asks second is shown the way to it."""
    if not room.table.over or not room.look(visitor).seats:
        raise NotAllowed("server-not-over")
    if room.party.next:
        room.tell_next(visitor)
        return
    if not room.hall.gauge.may_make_table(visitor.address):
        raise TooOften("server-too-often")
    await room.once_more(int(message.get("swap") is True), visitor.address)


async def call_oneself(room: Room, visitor: Visitor, message: Message) -> None:
    """A name for one's seat; at a shared device for one of them."""
    seats, seat = room.look(visitor).seats, message.get("seat")
    if not seats:
        raise NotAllowed("server-only-watching")
    after = room.party.called(seats[0] if seat not in seats else number(message, "seat"), word(message, "name"))
    if after != room.party:
        await room.reseat(after)
        announce(room, visitor)


def announce(room: Room, visitor: Visitor) -> None:
    """Something of the people, not of the game, which everybody hears at the cost of whoever brought it about."""
    room.tell_presence()
    visitor.bucket.charge(TELLING * len(room.visitors))
    room.hall.gauge.asking.of(visitor.address).charge(TELLING * len(room.visitors))


# Time


async def look_back(room: Room, visitor: Visitor, message: Message) -> None:
    n, look = number(message, "n"), room.look(visitor)
    if not 0 <= n <= time_of(room.table, look).last:
        raise Refusal("server-no-position")
    visitor.send(past(room.table, n, look))


async def share(room: Room, visitor: Visitor, message: Message) -> None:
    """The way to a position for anybody: as it is seen by all, and as they count it."""
    n, look = number(message, "n"), room.look(visitor)
    time = time_of(room.table, look)
    if not 0 <= n <= time.last:
        raise Refusal("server-no-position")
    at = counted(room.table, room.party, SPECTATOR).count(time.answers_at(n))
    visitor.send({"type": "shared", "link": room.hall.links.write(room.id, SPECTATOR), "at": at})


async def live(room: Room, visitor: Visitor, message: Message) -> None:
    room.show(visitor)


async def fork(room: Room, visitor: Visitor, message: Message) -> None:
    """A new table that goes on from here."""
    n, table, look = number(message, "n"), room.table, room.look(visitor)
    if not may_fork(table, look):
        raise NotAllowed("server-no-fork")
    time = time_of(table, look)
    if not 0 <= n <= time.last:
        raise Refusal("server-no-position")
    if not room.hall.gauge.may_make_table(visitor.address):
        raise TooOften("server-too-often")
    party = forked(room.party)
    header = table.header._replace(players=recorded(party))
    whole = Record(header, before_the_end(table.entries[: time.answers_at(n)]))
    hall, account = room.hall, room.hall.gauge.asking.of(visitor.address)
    is_open = table.over or room.party.watch
    record = whole if is_open else await charged(account, hall.workers, partial(without_secrets, table.game, whole))
    if record is None:
        raise NotAllowed("server-no-fork")  # the other table would tell of this one
    start = await charged(account, hall.workers, partial(opened_record, record))
    other = await hall.keep(start, party, visitor.address)
    visitor.send({"type": "forked", "link": hall.links.write(other, party.host or 0)})


def forked(party: Party) -> Party:
    """Whoever plays on answers for all people; where there were none, for everybody."""
    agents = party.agents
    alone = not any(player in PEOPLE for player in party.players)
    players = tuple(
        HUMAN if player in PEOPLE or (alone and seat in agents) else player for seat, player in enumerate(party.players)
    )
    several = players.count(HUMAN) > 1
    real_table = party.real_table and not several
    return Party(players, real_table=real_table, hot_seat=several, by_hand=party.by_hand)


# Asking


async def why_not(room: Room, visitor: Visitor, message: Message) -> None:
    """What spoke against a candidate: in which decision of the n-th moment, counted among those."""
    n, at, table, look = number(message, "n"), number(message, "at"), room.table, room.look(visitor)
    time = time_of(table, look)
    if not 0 < n <= time.last:
        raise Refusal("why-none")
    since = time.answers_at(n - 1)
    found = [each for each in table.game.reasons(table, since, look.seat) if time.count(each.n) == n]
    if not 0 <= at < len(found):
        raise Refusal("why-none")
    said = [text for each in reasons.why_not(found[at : at + 1], [word(message, "id")]) for text in each.said]
    visitor.send({"type": "whynot", "text": " ".join(map(room.speech(visitor).say, said))})


async def foresee(room: Room, visitor: Visitor, message: Message) -> None:
    """What a touch means beyond an answer that only leads to the next question; nothing is answered by that."""
    if not room.is_current(visitor, number(message, "version")):
        raise Refusal("server-stale")
    id_, look = word(message, "id"), room.look(visitor)
    told = [] if room.behind_curtain(visitor) is not None else foretold(room.table, look, id_)
    visitor.send({"type": "foreseen", "version": visitor.version, "id": id_, "told": told})


async def cannot(room: Room, visitor: Visitor, message: Message) -> None:
    """Why what was touched is no answer, if the rules have something to say of it."""
    if not room.is_current(visitor, number(message, "version")):
        raise Refusal("server-stale")
    ids = few_words(message, "ids")
    said = "" if room.behind_curtain(visitor) is not None else barred(room.table, room.look(visitor), ids)
    visitor.send({"type": "barred", "version": visitor.version, "ids": ids, "said": said})


async def ask_for_hint(room: Room, visitor: Visitor, message: Message) -> None:
    """What the search would answer, for whoever is asked: it comes in messages of its own."""
    if not room.is_current(visitor, number(message, "version")):
        raise Refusal("server-stale")
    await hint(room, visitor)


async def enough(room: Room, visitor: Visitor, message: Message) -> None:
    """Nobody looks at the hint any more."""
    stop_hint(visitor)


async def look_at_review(room: Room, visitor: Visitor, message: Message) -> None:
    """What each answer of an ended game was worth; it comes in messages of its own."""
    if not isinstance(message.get("on", True), bool):
        raise Malformed("server-malformed")
    await review(room, visitor, message.get("on", True))


async def change_language(room: Room, visitor: Visitor, message: Message) -> None:
    if message.get("lang") not in LANGUAGES:
        raise Malformed("server-malformed")
    visitor.lang = message["lang"]
    visitor.forget()
    room.show(visitor)


async def lift(room: Room, visitor: Visitor, message: Message) -> None:
    """Whoever is to look next has taken the device."""
    waiting = room.behind_curtain(visitor)
    if waiting is not None:
        visitor.lifted = waiting
        visitor.forget()
    room.show(visitor)


async def take(room: Room, visitor: Visitor, message: Message) -> None:
    """Somebody has kept the link of their own that was offered: the seat is theirs, and the invitation used up."""
    if visitor.offered:
        name = word(message, "name") if "name" in message else ""
        await room.take_seat(visitor, visitor.offered, name)


async def ping(room: Room, visitor: Visitor, message: Message) -> None:
    visitor.send({"type": "pong"})


TALK: Final[Mapping[str, Callable[[Room, Visitor, Message], Coroutine[Any, Any, None]]]] = {
    "answer": answer,
    "undo": take_back,
    "at": look_back,
    "live": live,
    "share": share,
    "fork": fork,
    "why_not": why_not,
    "foresee": foresee,
    "cannot": cannot,
    "hint": ask_for_hint,
    "enough": enough,
    "review": look_at_review,
    "lang": change_language,
    "resign": resign,
    "draw": draw,
    "decline": decline,
    "again": play_again,
    "name": call_oneself,
    "lift": lift,
    "take": take,
    "ping": ping,
}
