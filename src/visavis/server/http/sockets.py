"""WebSockets: views down, answers up."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from functools import partial

from starlette.websockets import WebSocket, WebSocketDisconnect

from visavis.kernel.view import SPECTATOR
from visavis.server.http.guard import address
from visavis.server.limits import Bucket, Meter, may_go_on, price
from visavis.server.logs import LOG
from visavis.server.refusal import Closed, Malformed, NotAllowed, NotThere, Refusal, SeatTaken, TooOften
from visavis.server.room.hall import Hall
from visavis.server.room.rooms import Room
from visavis.server.room.talk import hear, refuse
from visavis.server.room.visitors import BROKEN, NOT_ALLOWED, TRY_LATER, Close, Visitor
from visavis.server.wire.phrases import speech
from visavis.text import LANGUAGES


async def socket(websocket: WebSocket) -> None:
    """One connection, from its first message to its last."""
    hall: Hall = websocket.app.state.hall
    wanted = websocket.query_params.get("lang", "")
    lang = wanted if wanted in LANGUAGES else LANGUAGES[0]
    await websocket.accept()
    ticket = hall.links.read(websocket.path_params["link"])
    if ticket is None:
        await turn_away(websocket, NotThere("server-bad-link"), lang)
        return
    try:
        visitor = Visitor(ticket, lang, address(websocket.scope))
        room = await come_in(hall, visitor)
    except SeatTaken as refusal:
        await turn_away(websocket, refusal, lang, watch=hall.links.write(ticket.table, SPECTATOR))
    except Refusal as refusal:
        await turn_away(websocket, refusal, lang)
    else:
        await converse(websocket, room, visitor)


async def come_in(hall: Hall, visitor: Visitor) -> Room:
    """Who plays may always come, in turn; who watches, if there is time for it. The first frame says everything."""
    gauge, meter = hall.gauge, Meter()
    if visitor.ticket.seat != SPECTATOR:
        playing = gauge.playing.of(visitor.address)
        try:
            return await playing.through(joined(hall, visitor, playing, meter))
        finally:
            playing.charge(price(meter.ms, visitor.sent))
    asking = gauge.asking.of(visitor.address)
    if not await may_go_on(asking):
        raise TooOften("server-too-often")
    try:
        return await gauge.lane.through(partial(joined, hall, visitor, asking, meter), meter, asking)
    finally:
        asking.charge(price(meter.ms, visitor.sent))


async def joined(hall: Hall, visitor: Visitor, account: Bucket, meter: Meter) -> Room:
    """The room of a table with one more in it. If it was just being closed, it is opened again."""
    while True:
        room = await hall.room(visitor.ticket.table, account)
        with suppress(Closed):
            await room.ask(partial(meter.timing, room.join, visitor))
            return room


async def turn_away(websocket: WebSocket, refusal: Refusal, lang: str, **more: str) -> None:
    told = {"type": "refused", "reason": speech(lang).say(refusal.reason), "version": 0} | more
    with suppress(WebSocketDisconnect, RuntimeError):
        await websocket.send_json(told)
        await websocket.close(closed_by(refusal))


def closed_by(refusal: Refusal) -> int:
    """Whether it is worth trying again, and when."""
    if isinstance(refusal, TooOften):
        return TRY_LATER
    return NOT_ALLOWED if isinstance(refusal, NotAllowed | NotThere) else BROKEN


async def converse(websocket: WebSocket, room: Room, visitor: Visitor) -> None:
    """Write while reading. Once we have closed, reading ends with the other side's good-bye."""
    LOG.info("joined", extra={"table": room.id, "seat": visitor.ticket.seat})
    writing = asyncio.create_task(write(websocket, room, visitor))
    room.hall.writers.add(writing)
    writing.add_done_callback(room.hall.writers.discard)
    try:
        await read(websocket, room, visitor)
    finally:
        writing.cancel()
        visitor.closing = True
        room.part(visitor)
        LOG.info("left", extra={"table": room.id, "seat": visitor.ticket.seat})


async def write(websocket: WebSocket, room: Room, visitor: Visitor) -> None:
    with suppress(WebSocketDisconnect, RuntimeError):
        while not isinstance(message := await visitor.outbox.get(), Close):
            await websocket.send_text(message)
            room.catch_up(visitor)
        await websocket.close(message.code)


async def read(websocket: WebSocket, room: Room, visitor: Visitor) -> None:
    """What comes after we have decided to close is not heard any more."""
    while (message := await websocket.receive())["type"] != "websocket.disconnect":
        if not visitor.closing:
            await listen(room, visitor, message.get("text"))


async def listen(room: Room, visitor: Visitor, text: str | None) -> None:
    if text is None:
        refuse(room, visitor, Malformed("server-malformed"))
    else:
        await hear(room, visitor, text)
