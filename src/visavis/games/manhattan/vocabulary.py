"""Every event of the game: what it carries, the paragraph behind it, and what a hand does with the pieces."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from visavis.games.manhattan.board import TYPES
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
from visavis.kernel.view import HEADING, Text
from visavis.kernel.vocabulary import DONE, MOVED, NUMBER, Field, Move, Row, Vocabulary, Words, field, message, plain

SIDE: Final[Field[Race]] = field("side", lambda s, seat: side_name(seat))
BUILDING: Final[Field[Race]] = field("building", lambda s, card: building_name(s.board, card))
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
BOMB: Final = message("bomb")
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


EVENTS: Final[Mapping[str, Row[Race]]] = {
    "first": Row("3.10", SIDE),
    "turn": Row("4.1", NUMBER("n"), SIDE, part=HEADING),
    "building_up": Row(
        *(carried, BUILDING, NUMBER("price"), RULE),
        move=Move("building", DONE),
        also=("3.5", "3.6", "8.1.6"),
    ),
    "bomb_up": Row(carried, BOMB, RULE, move=Move("bomb", DONE), also=("3.8", "11.8")),
    "placed": Row("4.7", SIDE, WORKERS, message("space"), move=Move(words=one_by_one)),
    "manned": Row(
        lambda s, *manned: "12.4" if is_foreign(s, *manned) else "4.8",
        *(SIDE, WORKERS, BUILDING, SIDE("owner")),
        variant=lambda s, *manned: "foreign" if is_foreign(s, *manned) else "",
        move=Move(words=one_by_one),
        also=("4.8", "12.4"),
    ),
    "paid": Row(*(carried, SIDE, GOOD, NUMBER("n"), RULE), more=amount_of, move=MOVED, also=("5.7", "6.7", "14.4")),
    "gained": Row(
        *(carried, SIDE, GOOD, NUMBER("n"), NUMBER("lost"), RULE),
        more=amounts_gained,
        variant=lambda s, side, good, n, lost, rule: "less" if lost else "",
        move=Move(when=lambda s, side, good, n, *_: bool(n)),  # §1.11 a gain of nothing
        also=(*GAIN_OF_SPACE.values(), *GAIN_OF_BUILDING.values(), "3.11", "5.11", "12.2"),
    ),
    "hired": Row(
        *(carried, SIDE, TYPE, NUMBER("own"), NUMBER("contractors"), NUMBER("short"), RULE),
        more=amount_hired,
        variant=lambda s, *hired: "" if is_anybody_hired(s, *hired) else "nobody",
        move=Move(when=is_anybody_hired),
        also=("3.12", "8.14", "8.15"),
    ),
    "bribe": Row(carried, NUMBER("n"), NUMBER("total"), RULE, move=MOVED, also=("5.12", "8.1.8")),
    "declined": Row("5.8", SIDE, also=("13.11",)),
    "bought": Row("8.1.2", SIDE, BUILDING, NUMBER("price"), move=MOVED),
    "bought_nothing": Row("8.1.12", SIDE),
    "took_pile": Row("8.1.9", SIDE, NUMBER("n"), move=MOVED),
    "access": Row("12.4", SIDE, NUMBER("n")),
    "shot": Row("9.4", SIDE, SIDE("victim"), GOOD, move=MOVED),
    "bombed": Row(
        *("9.5", SIDE, SIDE("victim"), BUILDING, NUMBER("n"), COLOURS("gone")),
        move=Move(words=lambda s, *bombed: {"stay": "no" if bombed[-1] else "yes"}),
    ),
    "repaired": Row(
        lambda s, side, building, n, price: "10.3" if price else "10.2",
        *(SIDE, BUILDING, NUMBER("n"), NUMBER("price")),
        variant=lambda s, side, building, n, price: "paid" if price else "",
        move=MOVED,
        also=("10.2", "10.3"),
    ),
    "designed": Row("11.3", SIDE),
    "kept": Row(carried, SIDE, BOMB, RULE, move=MOVED, also=PICKS),
    "kept_unseen": Row(carried, SIDE, RULE, move=MOVED, also=PICKS),
    "design_closed": Row("11.9"),
    "built": Row("14.4", SIDE, BOMB, NUMBER("total"), CREW("workers"), move=MOVED),
    "tested": Row("14.12", SIDE, BOMB, NUMBER("n"), NUMBER("total"), NUMBER("shuffled"), move=MOVED),
    "loaded": Row("14.20", SIDE, BOMB, NUMBER("price"), NUMBER("total"), move=MOVED),
    "retrieved": Row(
        *("4.18", SIDE, NUMBER("n"), NUMBER("contractors"), PLACES("own_from"), PLACES("grey_from")),
        move=Move(words=lambda s, *retrieved: {"greys": "yes" if retrieved[-1] else "no"}),
    ),
    "freed": Row("4.22", SIDE, SIDE("other"), NUMBER("n"), PLACES("own_from"), move=MOVED),
    "pact_clause": Row(
        lambda s, side, clause: RULE_OF_CLAUSE[clause[0]], SIDE, CLAUSE, also=tuple(RULE_OF_CLAUSE.values())
    ),
    "pact_answer": Row("9.22", SIDE, message("answer")),
    "pact_made": Row("9.17", SIDE),
    "pact_refused": Row("9.22", SIDE),
    "pact_cancelled": Row("9.15", SIDE),
    "pact_over": Row("9.18", SIDE),
    "won": Row("2.3", SIDE, NUMBER("n"), NUMBER("goal")),
    "stopped": Row("2.6", NUMBER("n")),
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
