"""What a seat may get. Everything of a game that leaves the server is built here, from the view of one seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from visavis.kernel.choice import CHANCE
from visavis.kernel.journal import ALWAYS
from visavis.kernel.table import Table
from visavis.kernel.view import (
    SPECTATOR,
    Candidate,
    Count,
    Layout,
    LogLine,
    Option,
    Place,
    Prompt,
    Reason,
    ReasonLine,
    Region,
    Text,
    Thing,
    Track,
    View,
)
from visavis.picture.theme import side_name, stands_for
from visavis.server.party import Party
from visavis.server.phrases import Speech
from visavis.server.playing import asked_of, seats_asked, undo
from visavis.terminal.symbols import symbols_of

Json = dict[str, Any]
NOBODY: Final = -1


class Look(NamedTuple):
    """Who looks at a table, and in which language."""

    party: Party
    speech: Speech
    seat: int  # whose view it is
    seats: tuple[int, ...] = ()  # those they answer for; none: they only watch


# Frames


def frame(
    table: Table[Any],
    look: Look,
    version: int,
    since: int = ALWAYS,
    layout: Layout | None = None,
    taken_back: Sequence[Text] = (),
) -> Json:
    """The table as it stands. Of the log only what is new since so many answers; the layout only if it is another."""
    lies = table.game.layout(table.state)
    told: Json = {
        "type": "frame",
        "version": version,
        "n": len(table.entries),
        "live": True,
        "view": live_view(table, look),
        "log": log(table, look, since),
        "log_from": since,
        "reasons": reasons(table, look),
        "moves": moves(table, look),
        "you": you(look),
        "undo": may_undo(table, look),
        "asked": seats_asked(table, look.party),
        "over": table.over,
    }
    if lies != layout:
        told["layout"] = laid_out(lies, look.speech)
    if taken_back and is_at_the_pieces(look):
        told["unmoves"] = [look.speech.say(each) for each in taken_back]
    return told


def past(table: Table[Any], n: int, look: Look) -> Json:
    """The table as this seat saw it when n answers had been given."""
    then = table.at(n)
    seen = shown(table.game.view(then, look.seat), look.speech)
    if not look.seats:
        seen["prompt"] = None
    of = len(table.entries)
    return {"type": "past", "at": n, "of": of, "view": seen, "log_to": n, "reasons": reasons(then, look)}


def curtain(table: Table[Any], seat: int, speech: Speech) -> Json:
    """Somebody else must take the device first."""
    return {"type": "curtain", "seat": seat, "title": speech.say(table.game.view(table, SPECTATOR).seats[seat])}


def you(look: Look) -> Json:
    return {
        "seat": look.seat,
        "seats": list(look.seats),
        "spectator": not look.seats,
        "hot_seat": len(look.seats) > 1,
        "real_table": look.party.real_table,
    }


def may_undo(table: Table[Any], look: Look) -> Json:
    if not look.seats:
        return {"can": False, "why": ""}
    found = undo(table, look.party, look.seats)
    return {"can": found.n is not None, "why": look.speech.say(found.why)}


# Words


def log(table: Table[Any], look: Look, since: int) -> list[Json]:
    return [log_line(line, look.speech) for line in table.game.log(table, look.seat, since)]


def log_line(line: LogLine, speech: Speech) -> Json:
    return {"n": line.n, "text": speech.say(line.text), "rule": line.rule}


def reasons(table: Table[Any], look: Look) -> list[Json]:
    """The bots' latest run of decisions."""
    found = table.game.reasons(table, table.before_last_reasons())
    return [reason(each, look.speech) for each in found]


def reason(each: Reason, speech: Speech) -> Json:
    return {
        "n": each.n,
        "decision": each.decision,
        "title": speech.say(each.title),
        "chosen": candidate(each.chosen, speech) if each.chosen else None,
        "lines": [reason_line(line, speech) for line in each.lines],
    }


def reason_line(line: ReasonLine, speech: Speech) -> Json:
    return {
        "rule": line.rule,
        "title": speech.say(line.title),
        "before": [candidate(each, speech) for each in line.before],
        "after": [candidate(each, speech) for each in line.after],
        "note": line.note,
    }


def candidate(each: Candidate, speech: Speech) -> Json:
    return {"id": each.id, "title": speech.say(each.title)}


def is_at_the_pieces(look: Look) -> bool:
    """Whether they move real pieces, and so know what was drawn."""
    return look.party.real_table and look.party.plays_alone(look.seats)


def moves(table: Table[Any], look: Look) -> list[str]:
    """What to do with the pieces since this seat's last answer."""
    if not is_at_the_pieces(look):
        return []
    mine = [n for n, entry in enumerate(table.entries) if entry.seat in look.seats]
    found = table.game.moves(table, mine[-1] if mine else ALWAYS, look.seat)
    return [look.speech.say(each) for each in found]


# The view


def live_view(table: Table[Any], look: Look) -> Json:
    view = table.game.view(table, look.seat)
    return shown(view._replace(prompt=None), look.speech) | {"prompt": asked(table, view, look)}


def asked(table: Table[Any], view: View, look: Look) -> Json | None:
    """What this seat is asked; at a real table also what chance is."""
    mine = [choice.seat for choice in asked_of(table, look.party, look.seats)]
    if look.seat in mine and view.prompt:
        return prompt(view.prompt, look.speech)
    if CHANCE not in mine:
        return None
    question = table.game.view(table, CHANCE).prompt
    return drawn(question, view.game, look.speech) if question else None


def drawn(question: Prompt, game: str, speech: Speech) -> Json:
    """A die or a draw. Where a list would tell what is in a bag, it is one of all there are."""
    everything = every_piece(game)
    codes = {option.answer for option in everything}
    if not all(option.answer in codes for option in question.options):
        return prompt(question, speech)
    return prompt(question._replace(options=everything), speech) | {"secret": True}


def every_piece(game: str) -> tuple[Option, ...]:
    symbols = symbols_of(game)
    return tuple(Option(code, Text(symbols.piece.format(code))) for code in symbols.codes)


def shown(view: View, speech: Speech) -> Json:
    return {
        "game": view.game,
        "scenario": view.scenario,
        "seat": view.seat,
        "seats": [{"title": speech.say(name), "sign": side_name(view, n)} for n, name in enumerate(view.seats)],
        "n": view.n,
        "places": [place(each, view.game, speech) for each in view.places],
        "things": [thing(each, view.game, speech) for each in view.things],
        "tracks": [track(each, view, speech) for each in view.tracks],
        "counts": [count(each, speech) for each in view.counts],
        "status": [speech.say(each) for each in view.status],
        "about": next((seat for each in view.status if (seat := seat_named(each, view)) != NOBODY), NOBODY),
        "notices": [speech.say(each) for each in view.notices],
        "prompt": prompt(view.prompt, speech) if view.prompt else None,
    }


def place(each: Place, game: str, speech: Speech) -> Json:
    return {
        "id": each.id,
        "kind": each.kind,
        "symbol": each.symbol,
        "number": each.number,
        "title": speech.say(each.title),
        "help": speech.if_known(f"{symbols_of(game).effect.format(each.symbol)}-help", n=each.number),
        "marks": list(each.marks),
    }


def thing(each: Thing, game: str, speech: Speech) -> Json:
    return {
        "id": each.id,
        "kind": each.kind,
        "at": each.at,
        "label": each.label,
        "owner": each.owner,
        "title": speech.say(each.title),
        "help": thing_help(each.kind, game, speech),
        "stands_for": stands_for(each),
        "marks": list(each.marks),
    }


def thing_help(kind: str, game: str, speech: Speech) -> str:
    """What a piece can do, or what a thing on display means."""
    symbols = symbols_of(game)
    if kind in symbols.plain:
        return ""
    return speech.if_known((symbols.ability if kind in symbols.codes else symbols.display).format(kind))


def track(each: Track, view: View, speech: Speech) -> Json:
    return {
        "id": each.id,
        "low": each.low,
        "high": each.high,
        "markers": [list(marker) for marker in each.markers],
        "signs": {str(cell): sign for cell, sign in each.signs.items()},
        "title": speech.say(each.title),
        "short": speech.short(each.title),
        "about": seat_named(each.title, view),
        "marks": list(each.marks),
    }


def count(each: Count, speech: Speech) -> Json:
    return {
        "id": each.id,
        "title": speech.say(each.title),
        "short": speech.short(each.title),
        "value": each.value,
        "owner": each.owner,
    }


def prompt(each: Prompt, speech: Speech) -> Json:
    options = [option(one, speech) for one in each.options]
    return {"title": speech.say(each.title), "rule": each.rule, "options": options, "secret": False}


def option(each: Option, speech: Speech) -> Json:
    return {
        "answer": each.answer,
        "title": speech.say(each.title),
        "touches": list(each.touches),
        "preview": [speech.say(line) for line in each.preview],
    }


def seat_named(text: Text, view: View) -> int:
    """The seat a sentence is about."""
    side = text.args.get("side")
    return view.seats.index(side) if side in view.seats else NOBODY


# The board


def laid_out(layout: Layout, speech: Speech) -> Json:
    return {
        "width": layout.width,
        "height": layout.height,
        "regions": [region(each, speech) for each in layout.regions],
        "links": [list(link) for link in layout.links],
    }


def region(each: Region, speech: Speech) -> Json:
    return {
        "id": each.id,
        "title": speech.say(each.title),
        "x": each.x,
        "y": each.y,
        "width": each.width,
        "height": each.height,
        "track": each.track,
        "rows": [list(row) for row in each.rows],
        "row_titles": [speech.say(title) for title in each.row_titles],
        "row_shorts": [speech.short(title) for title in each.row_titles],
        "marks": list(each.marks),
    }
