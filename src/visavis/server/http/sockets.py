"""WebSockets: views down, answers up."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Final

from starlette.websockets import WebSocket, WebSocketDisconnect

from visavis.kernel.view import SPECTATOR
from visavis.server.http.guard import address
from visavis.server.limits import AT_LEAST, Meter, after_a_moment, may_go_on, price
from visavis.server.logs import LOG
from visavis.server.refusal import Malformed, NotThere, Refusal, SeatTaken, TooOften, Trouble
from visavis.server.room.rooms import Hall, Room
from visavis.server.room.talk import hear, refuse
from visavis.server.room.visitors import BROKEN, NOT_ALLOWED, TRY_LATER, Close, Visitor
from visavis.server.wire.phrases import speech
from visavis.text import LANGUAGES

CLOSED_BY: Final = {Trouble: BROKEN, TooOften: TRY_LATER}


async def socket(websocket: WebSocket) -> None:
    """One connection, from its first message to its last."""
    hall: Hall = websocket.app.state.hall
    wanted = websocket.query_params.get("lang", "")
    lang = wanted if wanted in LANGUAGES else LANGUAGES[0]
    await websocket.accept()
    try:
        ticket = hall.links.read(websocket.path_params["link"])
        if ticket is None:
            raise NotThere("server-bad-link")
        visitor = Visitor(ticket, lang, address(websocket.scope))
        await admitted(hall, visitor)
        room = await hall.room(ticket.table)
    except Refusal as refusal:
        await turn_away(websocket, refusal, lang)
        return
    await converse(websocket, room, visitor)


async def admitted(hall: Hall, visitor: Visitor) -> None:
    """Who plays may always come; who watches, if there is time for it."""
    asking = hall.gauge.asking.of(visitor.address)
    if visitor.ticket.seat != SPECTATOR:
        await after_a_moment(hall.gauge.playing.of(visitor.address))
    elif not await may_go_on(asking):
        raise TooOften("server-too-often")
    asking.charge(AT_LEAST)


async def turn_away(websocket: WebSocket, refusal: Refusal, lang: str) -> None:
    with suppress(WebSocketDisconnect, RuntimeError):
        await websocket.send_json({"type": "refused", "reason": speech(lang).say(refusal.reason), "version": 0})
        await websocket.close(CLOSED_BY.get(type(refusal), NOT_ALLOWED))


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
    try:
        await come_in(room, visitor)
    except Refusal as refusal:
        room.turn_away(visitor, refusal, NOT_ALLOWED if isinstance(refusal, SeatTaken) else BROKEN)
    while (message := await websocket.receive())["type"] != "websocket.disconnect":
        if not visitor.closing:
            await listen(room, visitor, message.get("text"))


async def come_in(room: Room, visitor: Visitor) -> None:
    """The first frame says everything, and is charged like a change of language."""
    meter, gauge, plays = Meter(), room.hall.gauge, visitor.ticket.seat != SPECTATOR
    joining = room.ask(lambda: meter.run(room.join(visitor)))
    try:
        await (joining if plays else gauge.lane.through(joining, meter))
    finally:
        account = gauge.playing if plays else gauge.asking
        account.of(visitor.address).charge(price(meter.ms, visitor.sent))


async def listen(room: Room, visitor: Visitor, text: str | None) -> None:
    if text is None:
        refuse(room, visitor, Malformed("server-malformed"))
    else:
        await hear(room, visitor, text)
