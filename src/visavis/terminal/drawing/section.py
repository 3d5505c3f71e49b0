"""Parts of the board without a track: spaces with what they ask and give, cards, and every seat's own board."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby
from typing import Final, NamedTuple

from rich.text import Text as Styled

from visavis.kernel.marks import CLOSED, OCCUPIED, parted
from visavis.kernel.view import NOTHING_SAID, Count, Layout, Place, Region, Text, Thing, View
from visavis.terminal.drawing.face import amount_words, face_words
from visavis.terminal.drawing.lines import flowing, wrapped
from visavis.terminal.drawing.style import fitted, ink, seat_sign, seat_style
from visavis.terminal.drawing.symbols import Symbols, symbols_of
from visavis.text import Language

COLUMN: Final = 38  # cells that a column of sections needs
MOST_COLUMNS: Final = 3
GAP: Final = 2
NAME: Final = 19  # the most that the name of a place takes beside its face
BACK: Final = "back"
HIDDEN_SIGN: Final = "▒"
BETWEEN: Final = " · "


class Table(NamedTuple):
    """Everything a section is drawn from."""

    view: View
    lang: Language
    symbols: Symbols
    places: Mapping[str, Place]
    things: Mapping[str, Sequence[Thing]]  # by place


def table_of(view: View, lang: Language) -> Table:
    lying: dict[str, list[Thing]] = {}
    for thing in view.things:
        lying.setdefault(thing.at, []).append(thing)
    return Table(view, lang, symbols_of(view.game), {place.id: place for place in view.places}, lying)


def section_lines(view: View, regions: Sequence[Region], lang: Language, width: int) -> list[Styled]:
    """Sections in as many columns as there is room for; below them the seats' own boards, the reader's last."""
    t = table_of(view, lang)
    common = [region for region in regions if region.owner < 0]
    columns = max(1, min(MOST_COLUMNS, (width + GAP) // (COLUMN + GAP)))
    each = (width - GAP * (columns - 1)) // columns
    lines = in_columns([block(t, region, each) for region in common], columns, each)
    boards = sorted(own_boards(regions), key=lambda region: region.owner == view.seat)
    lines += [ink("")] if lines and boards else []
    return lines + [line for region in boards for line in own_board(t, region, width)]


def own_boards(regions: Iterable[Region]) -> list[Region]:
    return [region for region in regions if region.owner >= 0]


def own_lines(view: View, layout: Layout, lang: Language, width: int) -> list[Styled]:
    """The reader's own board alone."""
    mine = [region for region in own_boards(layout.regions) if region.owner == view.seat]
    return [line for region in mine for line in own_board(table_of(view, lang), region, width)]


# Sections


def in_columns(blocks: Sequence[list[Styled]], columns: int, width: int) -> list[Styled]:
    """Blocks in their order down the columns, which are about equally long."""
    filled: list[list[Styled]] = [[]]
    rest = sum(map(len, blocks))
    for block_ in blocks:
        left = columns - len(filled) + 1
        if filled[-1] and left > 1 and len(filled[-1]) + len(block_) / 2 > (rest + len(filled[-1])) / left:
            filled.append([])
        filled[-1] += block_
        rest -= len(block_)
    height = max(map(len, filled), default=0)
    return [joined([column[n] if n < len(column) else ink("") for column in filled], width) for n in range(height)]


def joined(cells: Sequence[Styled], width: int) -> Styled:
    line = ink(" " * GAP).join([fitted(cell, width) for cell in cells])
    line.rstrip()
    return line


def block(t: Table, region: Region, width: int) -> list[Styled]:
    """A heading and its places; a section with a single space is one line with the name of the section."""
    places = [t.places[each] for row in region.rows for each in row]
    title = ink(t.lang.say(region.title), "heading")
    if len(places) == 1 and not cards_on(t, places[0]):
        return place_lines(t, places[0], title, 0, width)
    names = [place_name(t, place) for place in places]
    room = min(NAME, max((name.cell_len for name in names), default=0))
    lines = [title]
    for place, name in zip(places, names, strict=True):
        bare = is_bare(place) and (place.symbol or not pieces(t, place).plain)
        lines += card_lines(t, place, width) if bare else place_lines(t, place, name, room, width)
    return lines


def is_bare(place: Place) -> bool:
    """What lies there tells everything."""
    return not place.face


def place_lines(t: Table, place: Place, name: Styled, room: int, width: int) -> list[Styled]:
    """The name, what it asks and gives, and who stands there."""
    indent = " " * 2 if room else ""
    line = ink(indent) + (fitted(name, room) + " " if room else name + ": ")
    line.append(face_words(place.face, t.lang), "quiet" if CLOSED in place.marks else "")
    return wrapped(line + trailing(t, place), width, len(indent) + 2)


def trailing(t: Table, place: Place) -> Styled:
    """Its marks, and the pieces on it."""
    said = Styled()
    for mark in mark_words(t, place.marks):
        said.append(" ").append(mark, "warning")
    standing = pieces(t, place)
    return said + "  " + standing if standing.plain else said


def mark_words(t: Table, marks: Sequence[str], title: Text = NOTHING_SAID) -> list[str]:
    """The marks that have words, said of what has this title."""
    found = []
    for mark in marks:
        word, number = parted(mark)
        if t.lang.knows(f"mark-{word}"):
            found.append(t.lang(f"mark-{word}", n=int(number or 0), title=title))
    return found


def place_name(t: Table, place: Place) -> Styled:
    """A short name by its id, or by what is printed on it with its number; or its title."""
    live = place.id in touched(t.view)
    style = "code" if live else "quiet" if OCCUPIED in place.marks else ""
    return ink(first_known(t.lang, place.id, place.symbol, place.number) or name_form(t.lang, place.title), style)


def first_known(lang: Language, id: str, symbol: str, number: int | str) -> str:
    if lang.knows(f"short-{id}"):
        return lang(f"short-{id}")
    return f"{lang(f'short-{symbol}')} {number}" if symbol and number and lang.knows(f"short-{symbol}") else ""


def name_form(lang: Language, title: Text) -> str:
    """Its name alone, if there is a way to say it."""
    name = Text(f"{title.key}-name", title.args)
    return lang.say(name if lang.knows(name.key) else title)


def touched(view: View) -> frozenset[str]:
    options = view.prompt.options if view.prompt else ()
    return frozenset(each for option in options for each in option.touches)


# Pieces and cards


def pieces(t: Table, place: Place) -> Styled:
    """Pieces side by side, the sign of a seat before its own: letters together, words as they lie."""
    standing = [thing for thing in t.things.get(place.id, ()) if not is_card(thing)]
    if all(len(piece_word(t, thing)) == 1 for thing in standing):
        standing.sort(key=lambda thing: thing.owner)
    parts = []
    for owner, group in groupby(standing, key=lambda thing: thing.owner):
        parts.append(
            ink(seat_sign(owner) + joined_pieces([piece_word(t, thing) for thing in group]), seat_style(owner))
        )
    return ink(" ").join(parts)


def piece_word(t: Table, thing: Thing) -> str:
    """Its label, or a short name of its kind; and how many it stands for."""
    word = thing.label or first_known(t.lang, thing.kind, "", 0) or thing.kind
    return " ".join([word, *thing.numbers])


def joined_pieces(words: Sequence[str]) -> str:
    """Letters side by side; whole words apart."""
    return "".join(words) if all(len(word) == 1 for word in words) else ", ".join(words)


def is_card(thing: Thing) -> bool:
    return bool(thing.face) or thing.kind == BACK


def cards_on(t: Table, place: Place) -> list[Thing]:
    return [thing for thing in t.things.get(place.id, ()) if is_card(thing)]


def card_lines(t: Table, place: Place, width: int) -> list[Styled]:
    """What a place costs, if it costs anything, and the cards on it, each with its face."""
    price = amount_words(place.symbol, place.number, t.lang) + " " if place.symbol else ""
    shown = cards_on(t, place)
    head = ink("  ").append(price.rjust(4) if price else "", "code")
    marks = Styled()
    for mark in mark_words(t, place.marks):
        marks.append(" ").append(mark, "quiet")
    if not shown:
        return [head + ink("—", "quiet")] if price else []
    return [line for card in shown for line in wrapped(head + card_item(t, card) + marks, width, 6)]


def card_item(t: Table, card: Thing) -> Styled:
    """A card: its name and its face."""
    live = card.id in touched(t.view)
    name = first_known(t.lang, card.id, card.kind, card.label) or name_form(t.lang, card.title)
    return ink(name, "code" if live else "").append(f": {face_words(card.face, t.lang)}", "quiet")


# A seat's own board


def own_board(t: Table, region: Region, width: int) -> list[Styled]:
    """Whose it is with all numbers; workers and cards in hand; then whatever stands on it, one after another."""
    seat = region.owner
    counts = [count for count in t.view.counts if count.owner == seat]
    turn = "►" if t.view.turn == seat else " "
    name = ink(f"{turn}{seat_sign(seat)} {t.lang.say(t.view.seats[seat])}", seat_style(seat))
    lines = flowing([name, *(tally(t, count) for count in counts)], width, 4, BETWEEN)
    places = [t.places[each] for row in region.rows for each in row]
    trays = [tray_item(t, place) for place in places if is_bare(place)]
    lines += indented([each for each in trays if each.plain], width)
    return lines + indented([standing_item(t, place) for place in places if not is_bare(place)], width)


def indented(items: Sequence[Styled], width: int) -> list[Styled]:
    return flowing([ink("   ") + items[0], *items[1:]], width, 3, BETWEEN) if items else []


def tally(t: Table, count: Count) -> Styled:
    """So many, and how many at most."""
    value = f"{count.value}/{count.limit}" if count.limit else str(count.value)
    live = count.id in touched(t.view)
    return ink(amount_words(count.symbol, value, t.lang), "code" if live or count.value else "quiet")


def tray_item(t: Table, place: Place) -> Styled:
    """What lies in a tray: pieces, or cards, of the others only how many."""
    lying = t.things.get(place.id, ())
    if not lying:
        return Styled()
    label = ink(t.lang(f"short-{place.kind}") + " " if t.lang.knows(f"short-{place.kind}") else "")
    cards = cards_on(t, place)
    shown = ink(BETWEEN).join([card_item(t, card) for card in cards if card.kind != BACK])
    hidden = [card for card in cards if card.kind == BACK]
    return label + pieces(t, place) + shown + (ink(HIDDEN_SIGN * len(hidden), "quiet") if hidden else "")


def standing_item(t: Table, place: Place) -> Styled:
    """A building, a bomb: its name, its face, its marks and who stands there."""
    item = place_name(t, place).append(": ").append(face_words(place.face, t.lang), "quiet")
    return item + trailing(t, place)
