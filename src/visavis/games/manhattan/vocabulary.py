"""Every event of the game: what it carries, the paragraph behind it, and what a hand does with the pieces."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from visavis.games.manhattan.board import TYPES
from visavis.games.manhattan.layout import bomb_place, building_place, card_id, hand_place, supply_place
from visavis.games.manhattan.rules.gains import GAIN_OF_BUILDING, GAIN_OF_SPACE
from visavis.games.manhattan.rules.pacts import KEEP_OFF, SPARE, STRIKE
from visavis.games.manhattan.state import Race
from visavis.games.manhattan.words import (
    amount,
    bomb_name,
    building_name,
    clause_name,
    colours_named,
    crew_named,
    place_name,
    places_named,
    side_name,
    workers_named,
)
from visavis.kernel.view import HEADING, News, Text
from visavis.kernel.vocabulary import (
    DONE,
    MOVED,
    NUMBER,
    Field,
    Move,
    Row,
    Vocabulary,
    Words,
    field,
    itself,
    message,
    plain,
    told,
)

SIDE: Final[Field[Race]] = field("side", lambda s, seat: side_name(seat))
BUILDING: Final[Field[Race]] = field(
    "building",
    lambda s, card: building_name(s.board, card),
    lambda s, card: (card_id(card), building_place(card)),
)
WORKERS: Final[Field[Race]] = field("workers", lambda s, workers: workers_named(workers))
CREW: Final[Field[Race]] = field("crew", lambda s, workers: crew_named(workers))
COLOURS: Final[Field[Race]] = field("colours", lambda s, workers: colours_named(workers))
PLACES: Final[Field[Race]] = field("places", places_named)
TYPE: Final[Field[Race]] = field("type", lambda s, type_: Text(f"type-{TYPES[type_]}"))
CLAUSE: Final[Field[Race]] = field("clause", lambda s, clause: clause_name(clause))
CLAUSES: Final[Field[Race]] = field("clauses", lambda s, clauses: tuple(clause_name(each) for each in clauses))
THERE: Final[Field[Race]] = field(
    "there", lambda s, id_: bomb_name(id_) if id_ in s.board.bombs else place_name(s, id_)
)  # whatever a question calls a place
BOMB: Final = message("bomb", lambda s, bomb: (card_id(bomb), bomb_place(bomb)))
SPACE: Final = message("space", itself)
GOOD: Final = message("good")
RULE: Final = plain("rule")

RULE_OF_CLAUSE: Final[Mapping[str, str]] = {SPARE: "9.19", KEEP_OFF: "9.20", STRIKE: "9.21"}
PICKS: Final = ("11.4", "11.5", "11.6")
PARAGRAPH_OF_ENDING: Final[Mapping[str, str]] = {"goal": "2.3", "turn_limit": "2.6"}


def carried(s: Race, *args: Any) -> str:
    """Where the same thing can happen by different paragraphs, the last word is the one that made it happen."""
    return str(args[-1])


def is_foreign(s: Race, side: int, workers: Sequence[str], building: str, owner: int) -> bool:
    return side != owner


def amount_of(s: Race, side: int, good: str, n: int, *_: Any) -> Words:
    return {"amount": amount(good, n)}


def amounts_gained(s: Race, side: int, good: str, n: int, lost: int, rule: str) -> Words:
    return {"amount": amount(good, n), "lost": amount(good, lost)}


def amount_hired(s: Race, side: int, type_: int, own: int, contractors: int, *_: Any) -> Words:
    return {"amount": amount(TYPES[type_], own + contractors)}


def is_anybody_hired(s: Race, side: int, type_: int, own: int, contractors: int, *_: Any) -> bool:
    """§8.15 Where the supply is empty, nobody comes."""
    return bool(own + contractors)


def one_by_one(s: Race, side: int, workers: Sequence[str], *_: Any) -> Words:
    """A hand at the pieces has to know whose the workers are."""
    return {"workers": crew_named(workers)}


# What is shown on the boards: numbers that change, and where workers come from and go to


def good_of(s: Race, side: int, good: str, *_: Any) -> News:
    return News(about=(f"{good} {side}",))


def supply_of(s: Race, side: int, *_: Any) -> News:
    return News(about=(supply_place(side),))


def supply_and_stock(s: Race, side: int, type_: int, *_: Any) -> News:
    """Only engineers and scientists have a stock that is counted."""
    stock = (f"stock_{TYPES[type_]} {side}",) if type_ else ()
    return News(about=(supply_place(side), f"contractors_{TYPES[type_]}", *stock))


def bribes(*_: Any) -> News:
    return News(about=("bribe",))


def pile_taken(s: Race, side: int, *_: Any) -> News:
    return News(about=("bribe", f"money {side}"))


def plane_of(s: Race, side: int, victim: int, good: str) -> News:
    return News(about=(f"{good} {victim}",))


def hand_of(s: Race, side: int, *_: Any) -> News:
    return News(about=(hand_place(side),))


def score_of(s: Race, side: int, *_: Any) -> News:
    return News(about=(f"score {side}", hand_place(side)))


EVENTS: Final[Mapping[str, Row[Race]]] = {
    "first": Row("3.10", SIDE),
    "turn": Row("4.1", NUMBER("n"), SIDE, part=HEADING),
    "building_up": Row(
        *(carried, BUILDING, NUMBER("price"), RULE),
        move=Move("building", DONE),
        also=("3.5", "3.6", "8.1.6"),
    ),
    "bomb_up": Row(carried, BOMB, RULE, move=Move("bomb", DONE), also=("3.8", "11.8")),
    "placed": Row("4.7", SIDE, WORKERS, SPACE, move=Move(words=one_by_one), news=told, begins=True),
    "manned": Row(
        lambda s, *manned: "12.4" if is_foreign(s, *manned) else "4.8",
        *(SIDE, WORKERS, BUILDING, SIDE("owner")),
        variant=lambda s, *manned: "foreign" if is_foreign(s, *manned) else "",
        move=Move(words=one_by_one),
        news=told,
        begins=True,
        also=("4.8", "12.4"),
    ),
    "paid": Row(
        *(carried, SIDE, GOOD, NUMBER("n"), RULE),
        more=amount_of,
        move=MOVED,
        also=("5.7", "6.7", "14.4"),
        news=good_of,
    ),
    "gained": Row(
        *(carried, SIDE, GOOD, NUMBER("n"), NUMBER("lost"), RULE),
        more=amounts_gained,
        variant=lambda s, side, good, n, lost, rule: "less" if lost else "",
        move=Move(when=lambda s, side, good, n, *_: bool(n)),  # §1.11 a gain of nothing
        news=good_of,
        also=(*GAIN_OF_SPACE.values(), *GAIN_OF_BUILDING.values(), "3.11", "5.11", "12.2"),
    ),
    "hired": Row(
        *(carried, SIDE, TYPE, NUMBER("own"), NUMBER("contractors"), NUMBER("short"), RULE),
        more=amount_hired,
        variant=lambda s, *hired: "" if is_anybody_hired(s, *hired) else "nobody",
        move=Move(when=is_anybody_hired),
        news=supply_and_stock,
        also=("3.12", "8.14", "8.15"),
    ),
    "bribe": Row(carried, NUMBER("n"), NUMBER("total"), RULE, move=MOVED, also=("5.12", "8.1.8"), news=bribes),
    "declined": Row("5.8", SIDE, also=("13.11",), news=told),
    "bought": Row("8.1.2", SIDE, BUILDING, NUMBER("price"), move=MOVED, news=told),
    "bought_nothing": Row("8.1.12", SIDE, news=told),
    "took_pile": Row("8.1.9", SIDE, NUMBER("n"), move=MOVED, news=pile_taken),
    "access": Row("12.4", SIDE, NUMBER("n"), news=told),
    "shot": Row("9.4", SIDE, SIDE("victim"), GOOD, move=MOVED, news=plane_of),
    "bombed": Row(
        *("9.5", SIDE, SIDE("victim"), BUILDING, NUMBER("n"), COLOURS("gone")),
        move=Move(words=lambda s, *bombed: {"stay": "no" if bombed[-1] else "yes"}),
        news=lambda s, side, victim, card, *_: News(lost=(building_place(card),), about=(f"bombers {side}",)),
    ),
    "repaired": Row(
        lambda s, side, building, n, price: "10.3" if price else "10.2",
        *(SIDE, BUILDING, NUMBER("n"), NUMBER("price")),
        variant=lambda s, side, building, n, price: "paid" if price else "",
        move=MOVED,
        news=told,
        also=("10.2", "10.3"),
    ),
    "designed": Row("11.3", SIDE, news=told),
    "kept": Row(carried, SIDE, BOMB, RULE, move=MOVED, also=PICKS, news=hand_of),
    "kept_unseen": Row(carried, SIDE, RULE, move=MOVED, also=PICKS, news=hand_of),
    "design_closed": Row("11.9", news=told),
    "built": Row("14.4", SIDE, BOMB, NUMBER("total"), CREW("workers"), move=MOVED, news=score_of, begins=True),
    "tested": Row(
        "14.12", SIDE, BOMB, NUMBER("n"), NUMBER("total"), NUMBER("shuffled"), move=MOVED, news=score_of, begins=True
    ),
    "loaded": Row("14.20", SIDE, BOMB, NUMBER("price"), NUMBER("total"), move=MOVED, news=score_of, begins=True),
    "retrieved": Row(
        *("4.18", SIDE, NUMBER("n"), NUMBER("contractors"), PLACES("own_from"), PLACES("grey_from")),
        move=Move(words=lambda s, *retrieved: {"greys": "yes" if retrieved[-1] else "no"}),
        news=supply_of,
        begins=True,
    ),
    "freed": Row(
        "4.22",
        SIDE,
        SIDE("other"),
        NUMBER("n"),
        PLACES("own_from"),
        move=MOVED,
        news=lambda s, side, other, *_: supply_of(s, other),
    ),
    "pact_clause": Row(
        lambda s, side, clause: RULE_OF_CLAUSE[clause[0]],
        *(SIDE, CLAUSE),
        also=tuple(RULE_OF_CLAUSE.values()),
    ),
    "pact_answer": Row("9.22", SIDE, message("answer")),
    "pact_made": Row("9.17", SIDE, news=told),
    "pact_refused": Row("9.22", SIDE, news=told),
    "pact_cancelled": Row("9.15", SIDE, news=told),
    "pact_over": Row("9.18", SIDE, news=told),
    "won": Row("2.3", SIDE, NUMBER("n"), NUMBER("goal"), news=told),
    "stopped": Row("2.6", NUMBER("n"), news=told),
}

# What questions are about.
ASKED: Final[Mapping[str, Field[Race]]] = {
    **dict.fromkeys(("seat", "other", "by"), SIDE),
    **dict.fromkeys(("space", "card", "building"), THERE),
    "type": TYPE,
    "clauses": CLAUSES,
}

# Draws that only decide: no card comes of them.
LOTS: Final = frozenset(("first",))

VOCABULARY: Final = Vocabulary(EVENTS, ASKED)
