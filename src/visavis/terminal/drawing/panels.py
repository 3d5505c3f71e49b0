"""What stands around the board: whose turn it is, scores, bags, reserves, what has just happened."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from rich.text import Text as Styled

from visavis.kernel.marks import LETTERED, SPECIAL
from visavis.kernel.ticks import DONE, DUE, IMPOSSIBLE, READ, SKIPPED, UNDONE
from visavis.kernel.view import HEADING, NOBODY, Count, Layout, LogLine, Sheet, SheetLine, Text, Thing, Track, View
from visavis.terminal.drawing.board import short_form
from visavis.terminal.drawing.lines import flowing, labelled, titled_rule, wrapped
from visavis.terminal.drawing.style import ink, seat_sign, seat_style
from visavis.terminal.drawing.symbols import Symbols, symbols_of
from visavis.text import Language
from visavis.text.names import names_of

BOTH_HERE = "◙"
GOAL = "╫"
FIVE = "┴"
AHEAD = 2  # cells of a track that are told beforehand
SHORT_WAY = 9  # places of a way that are named
RULED = 8  # cells of a rule around its title
BOXES = {
    DUE: "[ ]",
    DONE: "[x]",
    UNDONE: "[!]",
    IMPOSSIBLE: "[-]",
    SKIPPED: "[-]",
    READ: " ► ",
}  # before a line of a sheet


def status_lines(view: View, lang: Language, width: int) -> list[Styled]:
    """Whose turn it is; what else there is to know, such as the last turn, stands out, below it if it is much."""
    first, *rest = (lang.say(text) for text in view.status)
    title = ink(first, "heading")
    if sum(len(said) + 3 for said in rest) > width - RULED - len(first):
        return [titled_rule(title, width), *flowing([ink(said, "warning") for said in rest], width, between=" · ")]
    for said in rest:
        title.append(" · ").append(said, "warning")
    return [titled_rule(title, width)]


def agreement_lines(view: View, lang: Language, width: int) -> list[Styled]:
    """What the players have promised each other: worth knowing, but no warning."""
    said = [ink(lang.say(text)) for text in view.agreements]
    return labelled(ink(lang("agreements", n=len(said)), "quiet"), said, width, " · ") if said else []


def notice_lines(view: View, lang: Language, width: int) -> list[Styled]:
    return [line for text in view.notices for line in wrapped(ink("° " + lang.say(text), "warning"), width, 2)]


# Scores and counts


def score_lines(view: View, layout: Layout, lang: Language, width: int) -> list[Styled]:
    """Every track that belongs to no region: the numbers, and the bar if there is room."""
    regional = {region.track for region in layout.regions}
    tracks = (track for track in view.tracks if track.id not in regional)
    return [line for track in tracks for line in score_track(view, track, lang, width)]


def score_track(view: View, track: Track, lang: Language, width: int) -> list[Styled]:
    points = [side_points(view, seat, value, lang) for seat, value in track.markers]
    short = Text(f"{track.title.key}-short", track.title.args)
    if all(seat == NOBODY for seat, _ in track.markers) and lang.knows(short.key):
        points = [ink(lang.say(short))]
    known = ((cell, f"sign-{sign}") for cell, sign in track.signs.items())
    goals = [ink(lang(key, n=cell), "quiet") for cell, key in known if lang.knows(key)]
    return flowing([*points, score_bar(track), *goals], width) + ahead_lines(track, lang, width)


def ahead_lines(track: Track, lang: Language, width: int) -> list[Styled]:
    """What the next cells bring to the marker of nobody, such as weather, arrivals and checks to come."""
    here = max((value for seat, value in track.markers if seat == NOBODY), default=track.high)
    cells = [cell for cell in range(here + 1, here + 1 + AHEAD) if cell in track.cells]
    items = [(cell, lang.say(track.cells[cell])) for cell in cells]
    return [line for cell, said in items for line in wrapped(ink(f"  {cell} ", "code").append(said), width, 4)]


def side_points(view: View, seat: int, value: int, lang: Language) -> Styled:
    name = lang.say(view.seats[seat]) if 0 <= seat < len(view.seats) else ""
    return ink(f"{seat_sign(seat)} {name} {value}", seat_style(seat))


def score_bar(track: Track) -> Styled:
    """Both markers on one line of cells; what is beyond the end stands at the end."""
    bar = Styled()
    for cell in range(track.low, track.high + 1):
        here = [seat for seat, value in track.markers if min(value, track.high) == cell]
        if len(here) == 1:
            bar.append(seat_sign(here[0]), seat_style(here[0]))
        elif here:
            bar.append(BOTH_HERE, "nobody")
        else:
            bar.append(GOAL if cell in track.signs else FIVE if cell % 5 == 0 else "─", "quiet")
    return bar


def count_lines(view: View, layout: Layout, lang: Language, width: int) -> list[Styled]:
    """Numbers worth knowing, but not of what is listed anyway, nor on a seat's own board."""
    listed = {thing.at for thing in view.things}
    boards = {region.owner for region in layout.regions}
    shown = [count for count in view.counts if count.at not in listed and not 0 <= count.owner in boards]
    return flowing([count_item(count, lang) for count in shown], width, between=" · ")


def count_item(count: Count, lang: Language) -> Styled:
    item = ink(short_form(lang, count.title) + " ", "quiet")
    return item.append(str(count.value), seat_style(count.owner) if count.owner >= 0 else "code")


# Sheets to be read beside the board


def sheet_lines(view: View, lang: Language, width: int) -> list[Styled]:
    """What is due, and how it stands; of a card as it is read, the line that holds."""
    return [line for sheet in view.sheets for line in one_sheet(sheet, lang, width)]


def one_sheet(sheet: Sheet, lang: Language, width: int) -> list[Styled]:
    lines = wrapped(ink(lang.say(sheet.title), "heading"), width)
    return lines + [line for each in sheet.lines for line in wrapped(sheet_item(each, lang), width, 6)]


def sheet_item(each: SheetLine, lang: Language) -> Styled:
    holds = each.state in (DUE, UNDONE, READ)
    item = ink(f"  {BOXES.get(each.state, '   ')} ", "code" if holds else "quiet").append(lang.say(each.text))
    if each.why.key:
        item.append(f" — {lang.say(each.why)}", "quiet")
    if 0 < len(each.way) <= SHORT_WAY:
        item.append(f" ({'–'.join(each.way)})", "quiet")
    return item.append(f"  §{each.rule}", "rule") if each.rule else item


# Things that lie beside the board


def zone_lines(view: View, lang: Language, width: int, own: bool) -> list[Styled]:
    """The own reserve, with what its tokens can do; or what lies open on other seats' sides."""
    drawn = own_zone if own else open_zone
    reader = view.near if view.near >= 0 else view.seat
    mine = [zone for zone in zones(view) if (zone[1][0].owner == reader) == own]
    return [line for at, things in mine for line in drawn(view, at, things, lang, width)]


def zones(view: View) -> list[tuple[str, list[Thing]]]:
    """Things that lie on no place of the board, by where they lie."""
    places = {place.id for place in view.places}
    found: dict[str, list[Thing]] = {}
    for thing in view.things:
        if thing.at not in places:
            found.setdefault(thing.at, []).append(thing)
    return list(found.items())


def own_zone(view: View, at: str, things: Sequence[Thing], lang: Language, width: int) -> list[Styled]:
    symbols, plain_ones = symbols_of(view.game), names_of(view.game).plain
    counted = Counter(code_of(thing, symbols) for thing in things)
    first = {code_of(thing, symbols): thing._replace(kind=code_of(thing, symbols)) for thing in reversed(things)}
    plain = [piece_item(first[kind], n, lang) for kind, n in counted.items() if kind in plain_ones]
    lines = labelled(zone_label(view, at, lang, own=True), plain or [ink("")], width)
    for kind, n in counted.items():
        if kind not in plain_ones:
            lines += ability_lines(first[kind], n, lang, view.game, width)
    return lines


def code_of(thing: Thing, symbols: Symbols) -> str:
    """What to call it: its kind, or of a counter of a map and of a card to be read its own name."""
    return thing.label if thing.kind in symbols.letters or LETTERED in thing.marks else thing.kind


def ability_lines(thing: Thing, n: int, lang: Language, game: str, width: int) -> list[Styled]:
    item = ink("  ") + piece_item(thing, n, lang)
    key = names_of(game).ability.format(thing.kind)
    if lang.knows(key):
        item.append(f" — {lang(key)}", "quiet")
    return wrapped(item, width, 4)


def piece_item(thing: Thing, n: int, lang: Language) -> Styled:
    """A code to type, and the name it stands for."""
    item = ink(thing.kind, SPECIAL if SPECIAL in thing.marks else seat_style(thing.owner))
    item.append(f" {lang.say(thing.title)}" + (f" ×{n}" if n > 1 else ""))
    return item


def zone_label(view: View, at: str, lang: Language, own: bool) -> Styled:
    count = next((count for count in view.counts if count.at == at), None)
    if own:
        special = f"zone-own-{count.symbol}" if count else ""
        said = lang(special if lang.knows(special) else "zone-own", n=count.value if count else 0)
    else:
        said = f"{lang.say(count.title)} ({count.value}):" if count else ""
    return ink(said, "heading")


def open_zone(view: View, at: str, things: Sequence[Thing], lang: Language, width: int) -> list[Styled]:
    """A row in its order; or one thing on display, with what it does."""
    symbols = symbols_of(view.game)
    label = zone_label(view, at, lang, own=False)
    if not label.plain:
        return [line for thing in things for line in display_lines(thing, lang, view.game, width)]
    if all(thing.kind == "back" for thing in things):
        return labelled(label, [ink("▒ " * len(things), seat_style(things[0].owner))], width)
    coded = [thing._replace(kind=code_of(thing, symbols)) for thing in things]
    items = [ink(f"{n} ", "quiet") + piece_item(thing, 1, lang) for n, thing in enumerate(coded, 1)]
    return labelled(label, items, width)


def display_lines(thing: Thing, lang: Language, game: str, width: int) -> list[Styled]:
    item = ink(lang.say(thing.title), "heading")
    key = names_of(game).display.format(thing.label or thing.kind)
    if lang.knows(key):
        item.append(f" — {lang(key)}", "quiet")
    return wrapped(item, width, 2)


# What happened


def log_lines(log: Iterable[LogLine], lang: Language, width: int) -> list[Styled]:
    """Events, each with its paragraph; turns stand out."""
    return [line for each in log for line in log_line(each, lang, width)]


def log_line(each: LogLine, lang: Language, width: int) -> list[Styled]:
    if each.part == HEADING:
        return wrapped(ink(lang.say(each.text), "heading"), width)
    line = ink("  " + lang.say(each.text))
    if each.rule:
        line.append(f"  §{each.rule}", "rule")
    return wrapped(line, width, 4)
