"""WebSockets: views down, answers up."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from functools import partial

from starlette.websockets import WebSocket, WebSocketDisconnect

from visavis.server.http.guard import address
from visavis.server.logs import LOG
from visavis.server.refusal import Malformed, NotThere, Refusal, TooOften, Trouble
from visavis.server.room.rooms import Hall, Room
from visavis.server.room.talk import hear, refuse
from visavis.server.room.visitors import BROKEN, NOT_ALLOWED, Close, Visitor
from visavis.server.wire.phrases import speech
from visavis.text import LANGUAGES


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
        room = await hall.room(ticket.table)
    except Refusal as refusal:
        await turn_away(websocket, refusal, lang)
        return
    await converse(websocket, room, visitor)


async def turn_away(websocket: WebSocket, refusal: Refusal, lang: str) -> None:
    with suppress(WebSocketDisconnect, RuntimeError):
        await websocket.send_json({"type": "refused", "reason": speech(lang).say(refusal.reason), "version": 0})
        await websocket.close(BROKEN if isinstance(refusal, Trouble) else NOT_ALLOWED)


async def converse(websocket: WebSocket, room: Room, visitor: Visitor) -> None:
    """Write while reading. Once we have closed, reading ends with the other side's good-bye."""
    LOG.info("joined", extra={"table": room.id, "seat": visitor.ticket.seat})
    writing = asyncio.create_task(write(websocket, visitor))
    room.hall.writers.add(writing)
    writing.add_done_callback(room.hall.writers.discard)
    try:
        await read(websocket, room, visitor)
    finally:
        writing.cancel()
        visitor.closing = True
        room.part(visitor)
        LOG.info("left", extra={"table": room.id, "seat": visitor.ticket.seat})


async def write(websocket: WebSocket, visitor: Visitor) -> None:
    with suppress(WebSocketDisconnect, RuntimeError):
        while not isinstance(message := await visitor.outbox.get(), Close):
            await websocket.send_text(message)
        await websocket.close(message.code)


async def read(websocket: WebSocket, room: Room, visitor: Visitor) -> None:
    """What comes after we have decided to close is not heard any more."""
    try:
        await room.ask(partial(room.join, visitor))
    except Refusal as refusal:
        refuse(room, visitor, refusal)
        visitor.close(BROKEN)
    while (message := await websocket.receive())["type"] != "websocket.disconnect":
        if not visitor.closing:
            await listen(room, visitor, message.get("text"))


async def listen(room: Room, visitor: Visitor, text: str | None) -> None:
    if not await room.hall.gauge.message(visitor.name):
        refuse(room, visitor, TooOften("server-too-often"))
    elif text is None:
        refuse(room, visitor, Malformed("server-malformed"))
    else:
        await hear(room, visitor, text)
