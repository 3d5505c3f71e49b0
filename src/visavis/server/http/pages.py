"""Questions over HTTP. Every answer is JSON or a static page; every refusal is a sentence."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from contextlib import suppress
from functools import partial
from typing import Any, Final, TypeVar

from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import HTMLResponse, JSONResponse, PlainTextResponse, Response

from visavis import __version__
from visavis.compiled import BUILD
from visavis.games import GAMES
from visavis.kernel.errors import VisavisError
from visavis.kernel.view import SPECTATOR
from visavis.server.http.files import page_text
from visavis.server.http.guard import LARGEST_RECORD, accepted, address
from visavis.server.incoming import json_object
from visavis.server.limits import charged
from visavis.server.links import Ticket
from visavis.server.logs import LOG
from visavis.server.refusal import Malformed, NotAllowed, NotThere, Refusal, TooLarge, TooOften
from visavis.server.room.hall import Hall
from visavis.server.room.making import new_party, table_asked_for, table_of_record
from visavis.server.store.shelf import Shelf
from visavis.server.wire import facts, pictures
from visavis.server.wire.listing import MOST_LINKS, ON_A_PAGE, known, listing
from visavis.server.wire.phrases import Speech, speech
from visavis.server.wire.pictures import Wanted
from visavis.server.wire.records import is_open, written_for
from visavis.text import LANGUAGES

R = TypeVar("R")
LARGEST_REQUEST: Final = 64 * 1024
LONGEST_NOTES: Final = 2000
LONGEST_REASON: Final = 600  # characters
MOMENT: Final = re.compile(r"\d{1,6}", re.ASCII)
KEPT_PICTURE: Final = "private, max-age=604800"


# What every question needs


def hall_of(request: Request) -> Hall:
    hall: Hall = request.app.state.hall
    return hall


def shelf_of(request: Request) -> Shelf:
    shelf: Shelf = request.app.state.shelf
    return shelf


def language_of(request: Request) -> str:
    """What the question says, or else the browser."""
    told = getattr(request.state, "lang", None) or request.query_params.get("lang")
    return told if told in LANGUAGES else accepted(request.headers.get("accept-language", ""))


async def body_of(request: Request, most: int) -> bytes:
    """Whoever is gone before all of it has come hears nothing of the refusal."""
    found = bytearray()
    with suppress(ClientDisconnect):
        async for part in request.stream():
            found += part
            if len(found) > most:
                raise TooLarge("server-too-large")
        return bytes(found)
    raise Malformed("server-malformed")


async def json_of(request: Request) -> dict[str, Any]:
    found = json_object(await body_of(request, LARGEST_REQUEST))
    if isinstance(found.get("lang"), str):
        request.state.lang = found["lang"]
    return found


async def apart(request: Request, work: Callable[[], R]) -> R:
    """What takes long and nobody's turn depends on, for whoever asks."""
    hall = hall_of(request)
    return await charged(hall.gauge.asking.of(address(request.scope)), hall.workers, work)


def ticket_of(request: Request) -> Ticket:
    ticket = hall_of(request).links.read(request.path_params["link"])
    if ticket is None:
        raise NotThere("server-bad-link")
    return ticket


def game_of(request: Request) -> str:
    game: str = request.path_params["game"]
    if game not in GAMES:
        raise NotThere("server-no-game")
    return game


# Refusals


def sentence(request: Request, key: str, status: int, **args: Any) -> Response:
    say = speech(language_of(request))
    said = {name: brief(say, value) if isinstance(value, VisavisError) else value for name, value in args.items()}
    return JSONResponse({"error": say(key, **said)}, status)


def brief(say: Speech, error: VisavisError) -> str:
    """What is wrong, without all of what came: that may be long."""
    told = say.lang.error(error)
    return told if len(told) <= LONGEST_REASON else f"{told[:LONGEST_REASON]}…"


async def refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, Refusal)
    return sentence(request, error.reason.key, error.status, **error.reason.args)


async def not_found(request: Request, error: Exception) -> Response:
    status = error.status_code if isinstance(error, HTTPException) else 404
    if "text/html" in request.headers.get("accept", ""):
        return missing_page(language_of(request), status)
    return sentence(request, "server-no-page", status)


def missing_page(lang: str, status: int) -> Response:
    """For a person who has mistyped an address: the sentence, and the way home."""
    say, text = speech(lang), page_text("missing")
    return HTMLResponse(text.format(lang=lang, said=say("server-no-page"), home=say("web-home")), status)


async def failed(request: Request, error: Exception) -> Response:
    return sentence(request, "server-trouble", 500)


# Pages


async def home_page(request: Request) -> Response:
    return HTMLResponse(page_text("index"))


async def table_page(request: Request) -> Response:
    """The same page for every table: what is on it comes through the socket."""
    known = hall_of(request).links.read(request.path_params["link"]) is not None
    return HTMLResponse(page_text("table"), 200 if known else 404)


async def healthz(request: Request) -> Response:
    hall = hall_of(request)
    why = await hall.store.ailment()
    online = sum(len(room.visitors) for room in hall.rooms.values())
    told = {
        "ok": not why,
        "version": __version__,
        "build": BUILD.name,
        "tables": len(hall.rooms),
        "connections": online,
    }
    return JSONResponse(told | {"why": why}, 503) if why else JSONResponse(told)


# What is no secret


async def home(request: Request) -> Response:
    keeping = hall_of(request).keeping
    kept = {"finished": keeping.finished, "unfinished": keeping.unfinished}
    return JSONResponse(facts.home(language_of(request), shelf_of(request)) | {"kept": kept})


async def rules(request: Request) -> Response:
    return JSONResponse(facts.rules(game_of(request), language_of(request)))


async def abilities(request: Request) -> Response:
    return JSONResponse(dict(facts.abilities(game_of(request), language_of(request))))


# Tables


async def new_table(request: Request) -> Response:
    asked = await json_of(request)
    may_make_table(request)
    shelf = shelf_of(request)
    game, party = new_party(asked, shelf)
    room = await hall_of(request).create(table_asked_for(game, party, asked, shelf), party, address(request.scope))
    seats = game.scenario(asked["scenario"]).seats
    write = partial(hall_of(request).links.write, room.id)
    links = {seats[seat]: write(party.seats_of(seat)[0]) for seat in party.people}
    spectator = write(SPECTATOR)
    host = spectator if party.host is None else write(party.seats_of(party.host)[0])
    return JSONResponse({"table": room.id, "links": links | {"spectator": spectator}, "host": host}, 201)


def may_make_table(request: Request) -> None:
    if not hall_of(request).gauge.may_make_table(address(request.scope)):
        raise TooOften("server-too-often")


async def new_record(request: Request) -> Response:
    """A record somebody has, to be watched."""
    body = await body_of(request, LARGEST_RECORD)
    may_make_table(request)
    table, party = await apart(request, partial(table_of_record, body, shelf_of(request)))
    made = await hall_of(request).keep(table, party, address(request.scope))
    return JSONResponse({"link": hall_of(request).links.write(made, SPECTATOR)}, 201)


async def mine(request: Request) -> Response:
    """Tables whose links somebody has; of others nothing is told."""
    asked = await json_of(request)
    links, words, page, many = (
        asked.get("links"),
        asked.get("q", ""),
        asked.get("page", 1),
        asked.get("many", ON_A_PAGE),
    )
    if not isinstance(links, list) or not isinstance(words, str) or len(links) > MOST_LINKS:
        raise Malformed("server-malformed")
    if type(page) is not int or type(many) is not int or not 0 < many <= MOST_LINKS:
        raise Malformed("server-malformed")
    tables = await known(hall_of(request).links, hall_of(request).store, links)
    return JSONResponse(listing(tables, words, page, language_of(request), many))


async def record(request: Request) -> Response:
    """The record of a finished game, or of one that is played alone."""
    kept = await hall_of(request).store.load((ticket := ticket_of(request)).table)
    if kept is None:
        raise NotThere("server-no-table")
    text = await apart(request, partial(written_for, kept, ticket))
    if text is None:
        raise NotAllowed("server-no-record")
    name = f"{kept.record.header.game}-{kept.record.header.scenario}-{kept.id}.visavis"
    return PlainTextResponse(text, headers={"Content-Disposition": f'attachment; filename="{name}"'})


async def picture(request: Request) -> Response:
    """A position as that link shows it. Whoever says as of when may keep it: it changes when that does."""
    kept = await hall_of(request).store.load((ticket := ticket_of(request)).table)
    if kept is None:
        raise NotThere("server-no-table")
    asked = request.query_params
    wanted = Wanted(moment_of(asked.get("n")), "small" in asked, "dark" in asked, language_of(request))
    drawn = await apart(request, partial(pictures.picture, kept, ticket, wanted))
    headers = {"Cache-Control": KEPT_PICTURE} if "as-of" in asked else {}
    return Response(drawn, media_type="image/svg+xml", headers=headers)


async def review(request: Request) -> Response:
    """The review that somebody has had made, as a picture."""
    hall, ticket = hall_of(request), ticket_of(request)
    kept, found = await hall.store.load(ticket.table), await hall.reviews.found(ticket.table)
    if kept is None:
        raise NotThere("server-no-table")
    if found is None:
        raise NotThere("server-no-review-kept")
    draw = partial(pictures.review_picture, kept, found, "dark" in request.query_params, language_of(request))
    return Response(await apart(request, draw), media_type="image/svg+xml")


def moment_of(n: str | None) -> int | None:
    if n is None:
        return None
    if not MOMENT.fullmatch(n):
        raise Malformed("server-malformed")
    return int(n)


async def report(request: Request) -> Response:
    """All that is needed to look into a problem."""
    ticket = ticket_of(request)
    kept = await hall_of(request).store.load(ticket.table)
    if kept is None:
        raise NotThere("server-no-table")
    told: Mapping[str, Any] = {
        "visavis": __version__,
        "build": BUILD.name,
        "table": ticket.table,
        "seat": ticket.seat,
        "version": kept.version if is_open(kept) or kept.party.has_no_others else None,
        "settings": {name: fact for name, fact in kept.party.facts().items() if name != "keys"},
        "answers": len(kept.record.entries) if is_open(kept) or kept.party.has_no_others else None,
        "record": await apart(request, partial(written_for, kept, ticket)),
        "notes": request.query_params.get("notes", "")[:LONGEST_NOTES],
    }
    LOG.info("report", extra={"table": ticket.table, "seat": ticket.seat})
    attachment = {"Content-Disposition": f'attachment; filename="report-{ticket.table}.json"'}
    return JSONResponse(told, headers=attachment)
