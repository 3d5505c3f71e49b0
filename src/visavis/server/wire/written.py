"""A view and a layout as they are sent: what is known of them in words and numbers, and nothing that is not in them."""

from __future__ import annotations

from functools import lru_cache
from operator import is_
from typing import Any, Final

from visavis.kernel.view import (
    Count,
    Layout,
    Option,
    Place,
    Prompt,
    Region,
    Sheet,
    SheetLine,
    Spot,
    Text,
    Thing,
    Track,
    View,
)
from visavis.picture.theme import side_name
from visavis.server.wire.encoding import Encoded, encoded
from visavis.server.wire.phrases import Speech
from visavis.text.names import names_of

Json = dict[str, Any]
OFTEN_EMPTY: Final = frozenset(("short", "help", "stands_for", "face", "reach", "way", "numbers"))


def shown(view: View, speech: Speech, n: int) -> Json:
    return {
        "game": view.game,
        "scenario": view.scenario,
        "seat": view.seat,
        "seats": [seat(name, side_name(view, n), speech) for n, name in enumerate(view.seats)],
        "n": n,
        "places": [speech.told_of(each, view.game, place) for each in view.places],
        "things": [speech.told_of(each, view.game, thing) for each in view.things],
        "tracks": [track(each, speech) for each in view.tracks],
        "counts": [count(each, speech) for each in view.counts],
        "status": [speech.say(each) for each in view.status],
        "about": view.about,
        "turn": view.turn,
        "near": view.near,
        "notices": [speech.say(each) for each in view.notices],
        "agreements": [speech.say(each) for each in view.agreements],
        "aims": [speech.say(each) for each in view.aims],
        "sheets": [sheet(each, speech) for each in view.sheets],
        "prompt": prompt(view.prompt, speech) if view.prompt else None,
    }


def seat(name: Text, sign: str, speech: Speech) -> Json:
    """What it is called, and what to say to whoever sits there."""
    return {"title": speech.say(name), "sign": sign, "played": speech("you-play", side=name)}


def sheet(each: Sheet, speech: Speech) -> Json:
    lines = [sheet_line(one, speech) for one in each.lines]
    return {"id": each.id, "title": speech.say(each.title), "symbol": each.symbol, "lines": lines}


def sheet_line(each: SheetLine, speech: Speech) -> Json:
    told = {"text": speech.say(each.text), "state": each.state, "rule": each.rule, "lights": list(each.lights)}
    more = {"way": list(each.way), "why": speech.say(each.why)}
    return told | {name: said for name, said in more.items() if said}


def titled(text: Text, speech: Speech) -> Json:
    """What it is called, and what is said of it, if anything is."""
    title, said = speech.titled(text)
    return {"title": title, "said": said} if said else {"title": title}


def lean(told: Json) -> Json:
    """Without what most have nothing to say of."""
    return {name: said for name, said in told.items() if said or name not in OFTEN_EMPTY}


def place(each: Place, game: str, speech: Speech) -> Json:
    told = {
        "id": each.id,
        "kind": each.kind,
        "symbol": each.symbol,
        "number": each.number,
        **titled(each.title, speech),
        "short": speech.short_only(each.title),
        "help": speech.if_known(f"{names_of(game).effect.format(each.symbol)}-help", n=each.number)
        or speech.help(each.title),
        "marks": list(each.marks),
        "face": list(each.face),
    }
    return lean(told)


def thing(each: Thing, game: str, speech: Speech) -> Json:
    told = {
        "id": each.id,
        "kind": each.kind,
        "at": each.at,
        "label": speech.if_known(f"label-{each.label}") or each.label,
        "owner": each.owner,
        **titled(each.title, speech),
        "help": thing_help(each.kind, game, speech) or speech.help(each.title),
        "short": speech.short_only(each.title),
        "stands_for": each.stands_for,
        "marks": list(each.marks),
        "face": list(each.face),
        "facing": each.facing,
        "reach": list(each.reach),
        "way": list(each.way),
        "numbers": list(each.numbers),
    }
    return lean(told)


def thing_help(kind: str, game: str, speech: Speech) -> str:
    """What a piece can do, or what a thing on display means."""
    names = names_of(game)
    return speech.if_known((names.ability if kind in names.codes else names.display).format(kind))


def track(each: Track, speech: Speech) -> Json:
    return {
        "id": each.id,
        "low": each.low,
        "high": each.high,
        "markers": [list(marker) for marker in each.markers],
        "signs": {str(cell): sign for cell, sign in each.signs.items()},
        **titled(each.title, speech),
        "short": speech.short(each.title),
        "help": speech.help(each.title),
        "about": each.about,
        "marks": list(each.marks),
        "cells": {str(cell): speech.say(said) for cell, said in each.cells.items()},
    }


def count(each: Count, speech: Speech) -> Json:
    return {
        "id": each.id,
        "title": speech.say(each.title),
        "short": speech.short(each.title),
        "help": speech.help(each.title),
        "value": each.value,
        "owner": each.owner,
        "limit": each.limit,
        "symbol": each.symbol,
        "at": each.at,
        "supply": each.supply,
    }


def prompt(each: Prompt, speech: Speech) -> Json:
    options = [option(one, speech) for one in each.options]
    asked = {"title": speech.say(each.title), "rule": each.rule, "options": options, "secret": False}
    return asked | {"subject": list(each.subject), "lines": [list(line) for line in each.lines]}


def option(each: Option, speech: Speech) -> Json:
    return {
        "answer": each.answer,
        "title": speech.say(each.title),
        "touches": list(each.touches),
        "preview": [speech.say(line) for line in each.preview],
        "leads": each.leads,
        "button": each.button,
        "aside": each.aside,
        "marks": list(each.marks),
        "details": [speech.say(line) for line in each.details],
        "figure": each.figure,
        "way": list(each.way),
    }


# The board


class SameParts:
    """A layout by the identity of its parts: a map is made once for all its tables, and too large to be compared."""

    __slots__ = ("layout",)

    def __init__(self, layout: Layout) -> None:
        self.layout = layout

    def __hash__(self) -> int:
        return hash(tuple(map(id, self.layout)))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, SameParts) and all(map(is_, self.layout, other.layout))


@lru_cache(maxsize=16)
def written_layout(same: SameParts, speech: Speech) -> Encoded:
    return encoded(laid_out(same.layout, speech))


def laid_out(layout: Layout, speech: Speech) -> Json:
    return {
        "width": layout.width,
        "height": layout.height,
        "regions": [region(each, speech) for each in layout.regions],
        "links": [list(link) for link in layout.links],
        "spots": {place: spot_json(spot) for place, spot in layout.spots.items()},
        "paths": [list(path) for path in layout.paths],
        "sight": dict(layout.sight),
    }


def spot_json(each: Spot) -> Json:
    """Most of them are hexes with a flat side up."""
    return {name: said for name, said in each._asdict().items() if said}


def region(each: Region, speech: Speech) -> Json:
    return {
        "id": each.id,
        "title": speech.say(each.title),
        "short": speech.short(each.title),
        "owner": each.owner,
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
