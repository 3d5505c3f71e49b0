"""Pages to look things up: paragraphs of the rulebook, and the legend."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.text import Text as Styled

from visavis.kernel.marks import ACTIVE, HIDDEN, HIT, NEWEST, RECONSTRUCTED, SPENT
from visavis.kernel.view import GIVES, View
from visavis.terminal.drawing.face import BETWEEN, amount_words
from visavis.terminal.drawing.hexmap import ARROWS, HEIGHTS, ROAD_SIGN
from visavis.terminal.drawing.lines import wrapped
from visavis.terminal.drawing.section import HIDDEN_SIGN
from visavis.terminal.drawing.style import ink, seat_sign, seat_style
from visavis.terminal.drawing.symbols import MARKER, NEWEST_SIGN, RECONSTRUCTED_SIGN, ROW_SIGNS, Symbols, symbols_of
from visavis.text import Language, Paragraph, rulebook
from visavis.text.names import Names, names_of

MOST_FOUND = 12  # paragraphs shown in full
TERM = 12  # cells of what a legend explains

Term = tuple[str, str, str]  # a sign, what it means, its style


# Rules


def rule_lines(game: str, asked: str, lang: Language, width: int) -> list[Styled]:
    """A paragraph by its number, all under a heading, or those that contain some words."""
    if not asked:
        return wrapped(ink(lang("rule-how")), width)
    book = rulebook(game)
    found = book.under(asked) or book.containing(asked, lang.code)
    if not found:
        return wrapped(ink(lang("rule-unknown", asked=asked), "warning"), width)
    shown = [line for paragraph in found[:MOST_FOUND] for line in paragraph_lines(paragraph, lang, width)]
    if len(found) > MOST_FOUND:
        shown += wrapped(ink(lang("rule-more", rest=also(found[MOST_FOUND:]))), width)
    return shown


def paragraph_lines(paragraph: Paragraph, lang: Language, width: int) -> list[Styled]:
    head = ink(f"§{paragraph.id} ", "rule").append(paragraph.title.of(lang.code), "heading")
    return [*wrapped(head, width, 2), *indented(ink(paragraph.text.of(lang.code)), width)]


def also(found: Sequence[Paragraph]) -> str:
    return ", ".join(f"§{paragraph.id}" for paragraph in found[:40])


def indented(text: Styled, width: int) -> list[Styled]:
    return wrapped(ink("  ") + text, width, 2)


# Legend


def legend_lines(view: View, lang: Language, width: int) -> list[Styled]:
    """What every sign and short word on the board means."""
    symbols, names = symbols_of(view.game), names_of(view.game)
    sides = [(seat_sign(seat), lang.say(name), seat_style(seat)) for seat, name in enumerate(view.seats)]
    if symbols.letters:
        return map_legend(sides, symbols, names, lang, width)
    if not view.tracks:
        return [
            *section("legend-board", lang),
            *terms([*sides, *section_signs(lang)], width),
            *section("legend-places", lang),
            *terms(face_terms(view, names, lang), width),
        ]
    return [
        *section("legend-board", lang),
        *terms([*sides, *board_signs(lang)], width),
        *places_heading(view, lang),
        *terms(place_terms(view, symbols, names, lang), width),
        *section("legend-pieces", lang),
        *terms(piece_terms(names, lang), width),
    ]


def map_legend(sides: list[Term], symbols: Symbols, names: Names, lang: Language, width: int) -> list[Styled]:
    """The signs of a map of hexes."""
    signs = {
        MARKER: "marker",
        "".join(ARROWS): "facing",
        "i m t": SPENT,
        "2 3": "several",
        "!": HIT,
        " ".join(HEIGHTS[1:]): "height",
        ROAD_SIGN: "road",
    }
    ground = [(sign, named(names.kind, kind, lang), "code") for kind, sign in symbols.kinds.items()]
    return [
        *section("legend-board", lang),
        *terms([*sides, *((sign, lang(f"legend-{name}"), "code") for sign, name in signs.items())], width),
        *section("legend-places", lang),
        *terms(ground, width),
        *section("legend-pieces", lang),
        *terms([(sign, lang(f"letter-{kind}"), "code") for kind, sign in symbols.letters.items()], width),
    ]


def section_signs(lang: Language) -> list[Term]:
    """The signs of boards without tracks."""
    signs = {
        ROW_SIGNS[ACTIVE]: "turn",
        seat_sign(-1): "contractor",
        HIDDEN_SIGN: HIDDEN,
        BETWEEN[GIVES].strip(): "arrow",
    }
    return [(sign, lang(f"legend-{name}"), "code") for sign, name in signs.items()]


def face_terms(view: View, names: Names, lang: Language) -> list[Term]:
    """Every word of the faces and of the counts, in the order they are met."""
    faces = [sign for place in view.places for sign in place.face] + [
        sign for card in view.things for sign in card.face
    ]
    signs = dict.fromkeys([*(sign.partition(" ")[0] for sign in faces), *(each.symbol for each in view.counts)])
    known = [sign for sign in signs if lang.knows(names.effect.format(sign))]
    words = [(amount_words(sign, 1, lang), lang(names.effect.format(sign)), "code") for sign in known]
    return [*words, (lang("face-others"), lang(names.effect.format("others")), "code")]


def section(key: str, lang: Language) -> list[Styled]:
    return [ink(lang(key), "heading")]


def places_heading(view: View, lang: Language) -> list[Styled]:
    """How the places are numbered, by an example from this board."""
    example = view.places[1]
    return [ink(lang("legend-places", example=example.id, row=example.row), "heading")]


def terms(rows: Iterable[Term], width: int) -> list[Styled]:
    lines = []
    for sign, meaning, style in rows:
        term = ink("  ").append(sign, style).append(" " * max(1, TERM - len(sign)))
        lines += wrapped(term + meaning, width, TERM + 2)
    return lines


def board_signs(lang: Language) -> list[Term]:
    signs = {MARKER: "marker", "1 2 3": "track", "╟ ╢": "end", NEWEST_SIGN: NEWEST, RECONSTRUCTED_SIGN: RECONSTRUCTED}
    rows = {sign: f"row-{mark}" for mark, sign in ROW_SIGNS.items()}
    return [(sign, lang(f"legend-{name}"), "code") for sign, name in (signs | rows).items()]


def place_terms(view: View, symbols: Symbols, names: Names, lang: Language) -> list[Term]:
    kinds = dict.fromkeys(place.kind for place in view.places)
    rows = [(symbols.kinds.get(kind, kind), named(names.kind, kind, lang), kind) for kind in kinds]
    printed = {place.symbol: place.number for place in view.places}
    return rows + [
        (short(names, symbol, n, lang), effect(names, symbol, n, lang), "code") for symbol, n in printed.items()
    ]


def short(names: Names, symbol: str, n: int, lang: Language) -> str:
    key = names.short.format(symbol)
    return lang(key, n=n) if lang.knows(key) else symbol


def effect(names: Names, symbol: str, n: int, lang: Language) -> str:
    key = names.effect.format(symbol)
    name = lang(key, n=n) if lang.knows(key) else symbol
    return f"{name}: {lang(f'{key}-help', n=n)}" if lang.knows(f"{key}-help") else name


def piece_terms(names: Names, lang: Language) -> list[Term]:
    return [(code, piece(names, code, lang), "code") for code in names.codes]


def piece(names: Names, code: str, lang: Language) -> str:
    name = named(names.piece, code, lang)
    ability = names.ability.format(code)
    return name if code in names.plain or not lang.knows(ability) else f"{name}: {lang(ability)}"


def named(key: str, name: str, lang: Language) -> str:
    return lang(key.format(name)) if lang.knows(key.format(name)) else name
