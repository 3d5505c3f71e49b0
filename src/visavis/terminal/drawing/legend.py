"""The legend: what every sign and short word on the board means, of what is in this game."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Final

from rich.text import Text as Styled

from visavis.kernel.marks import HIT, NEWEST, RECONSTRUCTED, UNOPENED
from visavis.kernel.table import Table
from visavis.kernel.ticks import SKIPPED
from visavis.kernel.view import GIVES, NOBODY, OR, OTHERS, Layout, View
from visavis.terminal.drawing.face import BETWEEN, amount_words
from visavis.terminal.drawing.hexmap import HEIGHTS, HIT_SIGN, ROAD_SIGN, arrows_of, on_roads
from visavis.terminal.drawing.lines import terms
from visavis.terminal.drawing.panels import BOTH_HERE, BOXES, FIVE, GOAL
from visavis.terminal.drawing.section import BACK, HIDDEN_SIGN
from visavis.terminal.drawing.style import ink, seat_sign, seat_style
from visavis.terminal.drawing.symbols import (
    CENTRE,
    ENDS,
    MARKER,
    NEWEST_SIGN,
    RECONSTRUCTED_SIGN,
    ROW_SIGNS,
    UNUSED,
    Symbols,
    symbols_of,
)
from visavis.text import Language
from visavis.text.names import Names, in_play, names_of

Term = tuple[str, str, str]  # a sign, what it means, its style

TRACK_SIGNS: Final = {"1 2 3": "track", CENTRE: "centre", " ".join(ENDS): "end", NEWEST_SIGN: NEWEST}
PIECE_SIGNS: Final = {"=": "stands", "×2": "times"}


def legend_lines(table: Table[Any], seat: int, lang: Language, width: int) -> list[Styled]:
    """The sides and the signs, what is printed on places, the pieces."""
    view, layout = table.game.view(table, seat), table.game.layout(table.state)
    symbols, names, held = symbols_of(view.game), names_of(view.game), in_play(table, view)
    sides = [(seat_sign(n), lang.say(name), seat_style(n)) for n, name in enumerate(view.seats)]
    found = ((sign, f"legend-{key}") for sign, key in signs_of(view, layout, symbols))
    signs = [(sign, lang(key), "code") for sign, key in found if lang.knows(key)]  # a map may have no use for some
    places, pieces = place_terms(view, layout, symbols, names, lang), piece_terms(symbols, names, held, lang)
    return [
        *section(lang("legend-board"), [*sides, *signs], width),
        *section(places_heading(view, lang), places, width),
        *section(lang("legend-pieces"), pieces, width),
    ]


def section(heading: str, rows: Iterable[Term], width: int) -> list[Styled]:
    lines = terms(rows, width)
    return [ink(heading, "heading"), *lines] if lines else []


# Signs


def signs_of(view: View, layout: Layout, symbols: Symbols) -> Iterator[tuple[str, str]]:
    """Signs and the names of their messages, as far as this game has any use for them."""
    if layout.spots:
        yield from map_signs(view, layout)
    regional = {region.track for region in layout.regions}
    tracks = [track for track in view.tracks if track.id in regional]
    if tracks:
        yield MARKER, "marker"
        yield from TRACK_SIGNS.items()
        yield from ((sign, f"row-{mark}") for mark, sign in ROW_SIGNS.items() if mark != UNOPENED)
        yield f"{seat_sign(0)} {seat_sign(1)}", "winner"
        yield from PIECE_SIGNS.items()
    if any(UNOPENED in track.marks for track in tracks):
        yield UNUSED, f"row-{UNOPENED}"
    if layout.links:
        yield "→", "links"
    yield from score_signs(view, regional)
    if any(region.owner >= 0 for region in layout.regions):
        yield from section_signs(view)
    if view.sheets:
        yield from ((sign.strip(), state) for state, sign in BOXES.items() if state != SKIPPED)
    if view.notices or any(RECONSTRUCTED in region.marks for region in layout.regions):
        yield RECONSTRUCTED_SIGN, RECONSTRUCTED


def map_signs(view: View, layout: Layout) -> Iterator[tuple[str, str]]:
    yield "".join(arrows_of(layout)), "facing"
    yield "i m t", "small"
    yield "2 3", "several"
    yield HIT_SIGN, HIT
    if any(place.number for place in view.places):
        yield " ".join(HEIGHTS[1:]), "height"
    if on_roads(layout):
        yield ROAD_SIGN, "road"


def score_signs(view: View, regional: set[str]) -> Iterator[tuple[str, str]]:
    """Of tracks that belong to no region."""
    tracks = [track for track in view.tracks if track.id not in regional]
    owners = {seat for track in tracks for seat, _ in track.markers}
    if NOBODY in owners:
        yield MARKER, "position"
    if any(track.signs for track in tracks):
        yield GOAL, "goal"
    if any(track.high - track.low >= 5 for track in tracks):
        yield FIVE, "five"
    if len(owners) > 1:
        yield BOTH_HERE, "both"
    if any(thing.kind == BACK for thing in view.things):
        yield HIDDEN_SIGN, "hidden-card"


def section_signs(view: View) -> Iterator[tuple[str, str]]:
    """Of boards without tracks."""
    yield "►", "turn"
    yield seat_sign(NOBODY), "contractor"
    yield HIDDEN_SIGN, "hidden-card"
    yield BETWEEN[GIVES].strip(), "arrow"
    yield BETWEEN[OR].strip(), "or"


# Places and pieces


def places_heading(view: View, lang: Language) -> str:
    """How the places are numbered, by an example from this board."""
    example = view.places[1]
    return lang("legend-places", example=example.id, row=example.row)


def place_terms(view: View, layout: Layout, symbols: Symbols, names: Names, lang: Language) -> list[Term]:
    kinds = dict.fromkeys(place.kind for place in view.places)
    ground = [(symbols.kinds[kind], ground_name(names, kind, lang), kind) for kind in kinds if kind in symbols.kinds]
    printed = {place.symbol: place.number for place in view.places if place.symbol} if not layout.spots else {}
    words = [(short(names, symbol, n, lang), effect(names, symbol, n, lang), "code") for symbol, n in printed.items()]
    return [*ground, *(face_terms(view, names, lang) if has_faces(view) else words)]


def ground_name(names: Names, kind: str, lang: Language) -> str:
    """With what it is for, if the game says so."""
    return explained(named(names.kind, kind, lang), f"{names.kind.format(kind)}-help", lang)


def has_faces(view: View) -> bool:
    return any(faces_of(view))


def faces_of(view: View) -> list[tuple[str, ...]]:
    return [*(place.face for place in view.places), *(thing.face for thing in view.things)]


def face_terms(view: View, names: Names, lang: Language) -> list[Term]:
    """Every word of the faces and of the counts, in the order they are met."""
    faces = [sign for face in faces_of(view) for sign in face]
    signs = dict.fromkeys([*(sign.partition(" ")[0] for sign in faces), *(each.symbol for each in view.counts)])
    known = [sign for sign in signs if lang.knows(names.effect.format(sign))]
    words = [(amount_words(sign, 1, lang), lang(names.effect.format(sign)), "code") for sign in known]
    return [*words, (lang("face-others"), lang(names.effect.format("others")), "code")] if OTHERS in signs else words


def short(names: Names, symbol: str, n: int, lang: Language) -> str:
    key = names.short.format(symbol)
    return lang(key, n=n) if lang.knows(key) else symbol


def effect(names: Names, symbol: str, n: int, lang: Language) -> str:
    key = names.effect.format(symbol)
    name = lang(key, n=n) if lang.knows(key) else symbol
    return explained(name, f"{key}-help", lang, n=n)


def piece_terms(symbols: Symbols, names: Names, held: frozenset[str], lang: Language) -> list[Term]:
    letters = [(sign, lang(f"letter-{kind}"), "code") for kind, sign in symbols.letters.items() if kind in held]
    return [*letters, *((code, piece(names, code, lang), "code") for code in names.codes if code in held)]


def piece(names: Names, code: str, lang: Language) -> str:
    return explained(named(names.piece, code, lang), names.ability.format(code), lang)


def explained(name: str, key: str, lang: Language, **words: Any) -> str:
    return f"{name}: {lang(key, **words)}" if lang.knows(key) else name


def named(key: str, name: str, lang: Language) -> str:
    return lang(key.format(name)) if lang.knows(key.format(name)) else name
