"""Every event of the game: what it carries, the paragraph behind it, and what a hand does with the counters."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from visavis.games.noretreat.bot.sheets import SHEETS
from visavis.games.noretreat.rules.battle import LAST
from visavis.games.noretreat.sheets import AXIS
from visavis.games.noretreat.state import War
from visavis.games.noretreat.words import (
    card_name,
    place_name,
    plan_name,
    seat_name,
    shifts_text,
    side_name,
    unit_name,
)
from visavis.kernel.view import ACCOUNT, BASIS, HEADING, TURNING, News, Text
from visavis.kernel.vocabulary import (
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

RESULT_KEYS: Final[Mapping[str, str]] = {
    "-": "nothing",
    "CA": "CA",
    "CB": "CB",
    "EX": "EX",
    "DR": "DR",
    "DS": "DS",
    "DD": "DD",
}

SEAT: Final[Field[War]] = field("side", seat_name)  # the chair, as the kernel knows it
CAMP: Final[Field[War]] = field("camp", lambda s, side: side_name(side))  # the Axis or the Soviets
UNIT: Final[Field[War]] = field("unit", lambda s, id_: unit_name(id_), itself)
UNITS: Final[Field[War]] = field("units", lambda s, ids: tuple(map(unit_name, ids)), lambda s, ids: tuple(ids))
PLACE: Final[Field[War]] = field("place", lambda s, place: place_name(s.board, place), itself)
CARD: Final[Field[War]] = plain("card", itself)
COLUMN: Final[Field[War]] = field("column", lambda s, n: s.board.columns[n] if 0 <= n <= LAST else Text("column-left"))
SHIFTS: Final[Field[War]] = field("shifts", lambda s, found: shifts_text(found))
RESULT: Final[Field[War]] = field("result", lambda s, code: Text(f"result-{RESULT_KEYS[code]}"))
WEATHER: Final[Field[War]] = field("weather", lambda s, sky: Text(f"weather-{sky.replace(' ', '-')}"))
ENDING, OPTION, ANSWER, LETTER = (message(kind) for kind in ("ending", "option", "answer", "letter"))
TICK, WHY = message("tick"), message("why")  # of a line of the opponent's sheet


# What follows from what an event carries


def titled(s: War, side: int, card: str, *_: Any) -> Words:
    """The card by the title of the half that counts."""
    return {"card": card_name(card, side)}


def revealed(s: War, side: int, cards: tuple[str, ...]) -> Words:
    return {"cards": tuple(card_name(card, side) for card in cards), "numbers": tuple(cards)}


def answered(s: War, side: int, card: str, reply: str) -> Words:
    return {"card": card_name(card, side), "reply": card_name(reply, 1 - side)}


def leads(s: War, side: int, n: int, marker: int) -> Words:
    """Whom a marker of points favours, and by how much."""
    return {"leader": side_name(-1 if marker == 0 else AXIS if marker > 0 else 1 - AXIS), "total": abs(marker)}


def goes(s: War, id_: str, start: str, goal: str, *_: Any) -> News:
    return News(goes=((id_, start, goal),))


def comes(s: War, id_: str, place: str, *_: Any) -> News:
    return News(goes=((id_, "", place),))


def falls(s: War, id_: str, place: str, box: str) -> News:
    return News(lost=(place,))


def strikes(s: War, hex_: str, attackers: tuple[str, ...], defenders: tuple[str, ...]) -> News:
    return News(tuple((id_, hex_) for id_ in attackers))


def points_at(s: War, id_: str, hex_: str) -> News:
    return News(((id_, hex_),))


def forces(s: War, where: Any, attackers: tuple[str, ...], defenders: tuple[str, ...]) -> Words:
    """How many fight."""
    return {"n": len(attackers), "m": len(defenders)}


def planned(s: War, side: int, letter: str, kind: str, n: int, place: str) -> Words:
    """What the plan asks for."""
    return {"plan": plan_name(s.board, kind, n, place)}


POINTS: Final = Move(marker=lambda *_: "event", path=("", "total"))
ORDERS: Final = Move(marker=lambda *_: "order", path=("", "total"))

PAID_BY: Final = (  # what cards are discarded for, besides having too many
    *("U2", "B5.6", "B5.10", "B5.12", "B7.17", "B9.2", "B10.4", "B11.8", "SE1.4"),
    *("CE24S", "CE25S", "CE42A", "CE44S"),
)

EVENTS: Final[Mapping[str, Row[War]]] = {
    # Set-up and turns
    "preparation": Row("U1", part=HEADING),
    "option": Row("UM12", CAMP, OPTION, ANSWER, also=("UM13", "UM14", "UU10", "UU11"), news=told),
    "deployed": Row("UM4", UNIT, PLACE, move=MOVED, news=comes, also=("UM5", "UU4", "UU5")),
    "round": Row("B4.1", NUMBER("n"), move=MOVED, part=HEADING),
    "turn": Row("B4.2", NUMBER("n"), SEAT, CAMP, part=HEADING),
    "weather": Row("B13.1", WEATHER, move=MOVED, news=told),
    "weather_flipped": Row("B13.20", NUMBER("n"), WEATHER, move=MOVED, news=told),
    "withdrawn": Row(*("B13.10", UNIT), move=MOVED, news=told, also=("B13.11", "B13.13", "B13.18", "B14.8", "CE51A")),
    "points_reset": Row("B12.5", move=MOVED, news=told),
    "event_points": Row("B12.4", CAMP, NUMBER("n"), NUMBER("marker"), more=leads, move=POINTS, news=told),
    "order_points": Row(
        *("SE4.2", CAMP, NUMBER("n"), NUMBER("marker")),
        more=leads,
        move=ORDERS,
        news=told,
        also=("SE1.2", "SG1.2", "SD3.1", "SD5.1"),
    ),
    "no_sudden_death": Row("B12.10", news=told, also=("CE09S", "CE40A")),
    "ended": Row(
        *("B12.1", CAMP("winner"), ENDING),
        news=told,
        also=("B12.7", "B12.8", "B12.9", "B12.10", "B12.11", "B12.12", "B12.13", "UM11", "UU9"),
    ),
    # Cards
    "card_drawn": Row("B5.4", CAMP, CARD, more=titled, move=MOVED),
    "card_drawn_unseen": Row("B5.4", CAMP),
    "card_discarded": Row("B5.4", CAMP, CARD, more=titled, move=MOVED, news=told, also=PAID_BY),
    "hand_discarded": Row("UM6", CAMP, plain("held"), more=revealed, move=MOVED, news=told, also=("UU6",)),
    "card_played": Row("B5.10", CAMP, CARD, more=titled, move=MOVED, news=told, begins=True),
    "card_immediate": Row("B5.9", CAMP, CARD, more=titled, move=MOVED, news=told, begins=True),
    "card_taken": Row("B5.14", CAMP, CARD, more=titled, move=MOVED, news=told),
    "cancelled": Row("B5.14", CAMP, CARD, CARD("reply"), more=answered, news=told),
    "cards_reset": Row("B5.3", move=MOVED, news=told),
    "reshuffled": Row("B5.8", move=MOVED, news=told),
    "step_undone": Row("CE07A", UNIT, news=told, also=("CE31S",)),
    "more_upgrades": Row("CE08S", NUMBER("n"), news=told),
    # Supply and organization
    "cut_off": Row("B6.12", UNIT, PLACE, move=MOVED, news=told),
    "supplied_again": Row("B6.12", UNIT, PLACE, move=MOVED, news=told),
    "saved": Row("CE06A", PLACE, news=told),
    "upgraded": Row("B7.2", UNIT, move=MOVED, news=told, begins=True),
    "improved": Row("B7.6", UNIT, move=MOVED, news=told, begins=True, also=("B7.7",)),
    "fortified": Row("B7.5", UNIT, move=MOVED, news=told, begins=True),
    "unfortified": Row("B7.5", UNIT, move=MOVED, news=told, begins=True),
    "reinforcement": Row("B7.8", UNIT, PLACE, move=MOVED, news=comes, begins=True, also=("B14.11",)),
    "replaced": Row(*("B7.9", UNIT, PLACE, PLACE("box")), move=MOVED, news=comes, begins=True, also=("B7.10", "B7.11")),
    "relieved": Row("B7.15", UNIT("cadre"), UNIT, move=MOVED, news=told),
    "reorganised": Row("B7.17", UNIT, move=MOVED, news=told, begins=True),
    # Movement and trains
    "moved": Row("B8.1", UNIT, PLACE("from"), PLACE("to"), NUMBER("cost"), move=MOVED, news=goes, begins=True),
    "control": Row("B8.13", PLACE, CAMP, move=MOVED, news=told),
    "left_area": Row("B8.13", PLACE, move=MOVED, news=told),
    "works": Row("CE41A", PLACE, move=MOVED, news=told),
    "works_gone": Row("CE41A", PLACE, move=MOVED, news=told),
    "scorched": Row("CE07S", PLACE, move=MOVED, news=told),
    "restored": Row("B11.8", PLACE, move=MOVED, news=told),
    "crowded": Row("CE32S", PLACE, NUMBER("n"), news=told),
    "entrained": Row(
        *("B9.1", UNIT, PLACE("from")), move=MOVED, news=told, begins=True, also=("CE02S", "CE15S", "CE18S", "CE25A")
    ),
    "detrained": Row("B9.7", UNIT, PLACE, move=MOVED, news=comes, begins=True),
    # Combat
    "target": Row("B10.1", CAMP, PLACE, move=MOVED, news=told, begins=True),
    "blow": Row("B10.4", CAMP, PLACE, move=MOVED, news=told, begins=True),
    "blow_lifted": Row("CE15A", PLACE, move=MOVED, news=told),
    "owed_attacks": Row("CE13A", CAMP, NUMBER("n"), news=told, also=("CE19S", "CE20S", "CE23A")),
    "joined": Row("B10.9", UNIT, PLACE, news=points_at),
    "battle": Row("B10.9", PLACE, UNITS("attackers"), UNITS("defenders"), more=forces, news=strikes, begins=True),
    "boosted": Row("B10.21", CAMP, move=MOVED, news=told),
    "doubled": Row("CE01A", UNIT, news=told),
    "odds": Row("B10.12", NUMBER("attack"), NUMBER("defence"), COLUMN, SHIFTS, news=told),
    "rolled": Row("B10.25", CAMP, NUMBER("die"), dice=("die",)),
    "result": Row("B10.25", PLACE, RESULT, news=told),
    "result_read": Row("B10.35", RESULT("from"), RESULT("to"), news=told, also=("B10.29",)),
    "counterattack": Row("B10.28", CAMP, UNITS("attackers"), UNITS("defenders"), more=forces, news=told, begins=True),
    "no_counterattack": Row("B10.30", CAMP, news=told),
    "reduced": Row("B10.36", UNIT, move=MOVED, news=told),
    "eliminated": Row(
        "B10.36", UNIT, PLACE, PLACE("box"), move=MOVED, news=falls, also=("B6.14", "B10.33", "B10.39", "B11.6")
    ),
    "cadre": Row("B14.9", UNIT, PLACE, move=MOVED, news=comes),
    "retreated": Row("B10.37", UNIT, PLACE("from"), PLACE("to"), move=MOVED, news=goes),
    "advanced": Row("B10.41", UNIT, PLACE("from"), PLACE("to"), move=MOVED, news=goes),
    # The solitaire module
    "solo_card": Row("SG2.1", CARD, move=MOVED, part=BASIS, news=told, also=("SG1.1",)),
    "directive": Row("SG1.3", PLACE, move=MOVED, news=told),
    "directive_stays": Row("SG1.4", PLACE, news=told),
    "side_kept": Row(
        *("SG1.6", CAMP, NUMBER("skulls"), NUMBER("total"), NUMBER("number")), news=told, also=("SG1.7", "SG1.8")
    ),
    "side_changed": Row(
        *("SG1.7", CAMP, NUMBER("skulls"), NUMBER("total"), NUMBER("number")),
        part=TURNING,
        news=told,
        begins=True,
        also=("SG1.8",),
    ),
    "side_changes": Row("SG1.12", NUMBER("n"), part=ACCOUNT),
    "plan": Row(
        *("SG2.10", CAMP, LETTER, plain("kind"), NUMBER("n"), plain("where", itself)),
        more=planned,
        news=told,
        also=("SG1.16", "SD1.1", "SD2.1", "SD3.1"),
    ),
    "plan_void": Row("SG1.14", CAMP, news=told),
    "plan_broken": Row("PK1", CAMP, UNIT, PLACE, news=told),
    "plan_fulfilled": Row("SD5.1", CAMP, plain("kind"), news=told),
    "plan_failed": Row("SD5.1", CAMP, plain("kind"), news=told),
    "sheet_line": Row(
        *("SD4.1", CAMP, plain("line", itself), TICK, WHY),
        news=told,
        also=tuple(line.id for sheet in SHEETS.values() for line in sheet),
    ),
    "fewer_cards": Row("SG2.14", CAMP, NUMBER("n"), move=MOVED, news=told),
    "stalin_left": Row("SE1.4", PLACE, move=MOVED, news=told),
    "stalin_arrived": Row("SE1.4", PLACE, move=MOVED, news=told),
    "stalin_lost": Row("SE1.5", move=MOVED, news=told, also=("SE1.7",)),
}

# What questions are about.
ASKED: Final[Mapping[str, Field[War]]] = {
    "side": CAMP,
    "unit": UNIT,
    "hex": PLACE,
    "option": OPTION,
    "line": plain("line"),
    "at": field("at", lambda s, at: Text(f"at-{at}")),
    "purpose": field("purpose", lambda s, what: Text(f"purpose-{what}")),
}

VOCABULARY: Final[Vocabulary[War]] = Vocabulary(EVENTS, ASKED, names_sides=True)
