"""Every event of the game: what it carries, the paragraph behind it, and what a hand does with the counters."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from visavis.games.bear.board import Kind
from visavis.games.bear.bot.deck import card_of
from visavis.games.bear.state import NOBODY, UNKNOWN, Battle
from visavis.games.bear.words import (
    Cast,
    arrival_side,
    called,
    cell_name,
    counter_name,
    deed_text,
    kind_name,
    kinds_at_first,
    line_text,
    marker_name,
    side_name,
    slot_name,
    suspect_kind,
    target_name,
    token_name,
)
from visavis.kernel.hexes import DIRECTIONS
from visavis.kernel.journal import Event, Explanation, Journal, Told
from visavis.kernel.table import Table
from visavis.kernel.view import ACCOUNT, BASIS, HEADING, News, Text
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

SIDE: Final[Field[Cast]] = field("side", lambda cast, side: side_name(side))
COUNTER: Final[Field[Cast]] = field("unit", counter_name, itself)
COUNTERS: Final[Field[Cast]] = field(
    "units", lambda cast, ids: tuple(counter_name(cast, id_) for id_ in ids), lambda cast, ids: tuple(ids)
)
IDS: Final[Field[Cast]] = field("units", lambda cast, ids: tuple(map(called, ids.split(", "))))
KIND: Final[Field[Cast]] = field("kind", lambda cast, kind: kind_name(kind))
FACING: Final[Field[Cast]] = field("facing", lambda cast, facing: Text(f"facing-{DIRECTIONS[facing]}"))
MARKER: Final[Field[Cast]] = field("marker", lambda cast, marker: marker_name(marker))
SLOT: Final[Field[Cast]] = field("slot", lambda cast, slot: slot_name(slot))
CELL: Final[Field[Cast]] = field("cell", lambda cast, cell: cell_name(cell))
ARRIVAL: Final[Field[Cast]] = field("arrival", lambda cast, arrival: arrival_side(cast.s, arrival))
TOKEN: Final[Field[Cast]] = field("token", lambda cast, token: token_name(token))
HEX: Final = plain("hex", itself)
PLAIN: Final = plain("plain")
FORT, HERD, ROLL, CARD, WHY = (message(kind) for kind in ("fort", "herd", "roll", "card", "why"))
ENDING, BATTERY, PURPOSE = (message(kind) for kind in ("ending", "battery", "purpose"))


# What follows from what an event carries


def card_origin(cast: Cast, number: int, colour: str) -> Words:
    return {"known": card_of(cast.s, number).origin}


def who_fell(cast: Cast, id_: str, kind: str, hex_: str) -> Words:
    return {"unit": Text("counter", {"kind": kind_name(kind), "id": id_})}


def who_was_suspected(cast: Cast, id_: str, token: str, hex_: str) -> Words:
    return {"unit": Text("counter", {"kind": kind_name(suspect_kind(cast.s)), "id": id_})}


def check_outcome(cast: Cast, side: int, n: int, value: int, cost: int, stays: int) -> Words:
    return {"outcome": "stays"} if stays else roll_outcome(cast, side, cost, value)


def roll_outcome(cast: Cast, side: int, cost: int, face: int) -> Words:
    """§B2.5a More than the cost, and they stay fresh."""
    return {"outcome": "passed" if face > cost else "failed"}


def points_on_shot(cast: Cast, unit: str, target: str, dr: int, ar: int, needed: int, *_: Any) -> Words:
    """§B3.2a §4.8a Command points that moved the number, spent or printed on Athena's card."""
    return {"caps": abs(dr - ar - needed)}


def drifted_how(cast: Cast, side: int, at: str, to: str) -> str:
    return "" if to else "off"


# The paragraph of this occasion


def solo(alone: str, rule: str) -> Any:
    """A paragraph that playing against Athena has of its own."""
    return lambda cast, *_: rule if cast.s.bot == NOBODY else alone


def athenas(hers: str, rule: str) -> Any:
    """Another paragraph where it is Athena who does it."""
    return lambda cast, side, *_: hers if side == cast.s.bot else rule


def turn_rule(cast: Cast, n: int, side: int) -> str:
    return "B2.0a" if cast.s.bot == NOBODY else "2.2a" if side == cast.s.bot else "2.1a"


def kind_then(cast: Cast, id_: str) -> Kind | None:
    """What a counter was, if anybody knows."""
    return cast.s.board.kinds.get(cast.kinds.get(id_, ""))


def is_athenas(cast: Cast, id_: str) -> bool:
    kind = kind_then(cast, id_)
    return kind is not None and kind.side == cast.s.bot


def moved_rule(cast: Cast, id_: str, *_: Any) -> str:
    kind = kind_then(cast, id_)
    return "B15.1a" if kind is not None and kind.vehicle else "B4.5a"


def attack_rule(cast: Cast, id_: str, hex_: str, mode: str, helpers: int) -> str:
    return RULE_OF_MODE.get(mode, "B10.5a" if helpers else "B6.0a")


def hit_rule(cast: Cast, id_: str) -> str:
    return "7.5a" if is_athenas(cast, id_) else "B7.2a"


def turned_up_rule(cast: Cast, id_: str, marker: str) -> str:
    return "7.5b" if is_athenas(cast, id_) else "B7.5a"


def destroyed_rule(cast: Cast, id_: str, kind: str, hex_: str) -> str:
    return "7.4a" if is_athenas(cast, id_) else "B7.11a"


RULE_OF_MODE: Final[Mapping[str, str]] = {"flame": "B18.0a", "indirect": "B13.2a"}
TWO_DICE: Final = ("9.0c", "2.9a", "6.3a", "B7.6a", "B8.4a", "B9.11a", "B11.7a", "B13.8a", "B17.10a", "B17.11a")


# What is told beside the next question: who fired where, what came of it, who is no more


def fires_into(cast: Cast, unit: str, hex_: str, *_: Any) -> News:
    return News(((unit, hex_),))


def fires_on(cast: Cast, unit: str, *_: Any) -> News:
    """Into the hex of the last attack."""
    return News(((unit, cast.fired_into),))


def fired_into(cast: Cast, what: str, hex_: str, *_: Any) -> News:
    """By whoever attacked last."""
    return News(((cast.firing, hex_),))


def comes_out(cast: Cast, *_: Any) -> News:
    """§B2.5a §3.0a A check: whoever acted is told how it went."""
    return News(drawn=True)


def unit_lost(cast: Cast, id_: str, kind: str, hex_: str) -> News:
    return News(lost=(hex_,))


def goes(cast: Cast, id_: str, at: str, to: str) -> News:
    return News(goes=((id_, at, to),))


def one_step(*_: Any) -> Words:
    """§B15.1a A story tells a move of several hexes as one."""
    return {"steps": 1}


def comes(cast: Cast, id_: str, hex_: str, *_: Any) -> News:
    return News(goes=((id_, "", hex_),))


def caps_stand(cast: Cast, side: int, *points: Any) -> News:
    return News(about=(f"caps {side}",), stands=((f"caps {side}", NOBODY, points[-1]),))


def track_stands(cast: Cast, at: int, to: int) -> News:
    return News(about=("track",), stands=(("track", NOBODY, to),))


def own_caps_stand(cast: Cast, *points: Any) -> News:
    """§7.2a Those of whoever plays against Athena."""
    return caps_stand(cast, 1 - cast.s.bot, *points)


def score_stands(cast: Cast, *_: Any) -> News:
    return News(about=("victory",))


def fort_lost(cast: Cast, fort: str, hex_: str) -> News:
    return News(lost=(hex_,))


# Markers that stand on a number: what counts is where they come to stand.
CAPS: Final = Move(marker=lambda cast, side, *_: ("caps", side), path=("", "left"))
SCORE: Final = Move(marker=lambda *_: "score", path=("", "total"))
TRACK: Final = Move(marker=lambda *_: "track", path=("from", "to"))

EVENTS: Final[Mapping[str, Row[Cast]]] = {
    # Rounds and turns
    "round": Row("B2.0b", NUMBER("n"), SIDE, part=HEADING),
    "round_over": Row(solo("2.7a", "B9.0a"), NUMBER("n"), also=("2.7a", "B9.0a")),
    "prepared": Row(solo("2.8d", "B9.6a"), NUMBER("n"), move=MOVED, also=("2.8d", "B9.6a"), news=told, begins=True),
    "initiative": Row("B9.11a", SIDE, NUMBER("needed"), NUMBER("rolled"), also=("2.9a",), news=told),
    "turn": Row(turn_rule, NUMBER("n"), SIDE, part=HEADING, also=("2.1a", "2.2a", "B2.0a")),
    "passed": Row(athenas("2.6a", "B2.7a"), SIDE, also=("2.6a", "B2.7a"), news=told, begins=True),
    "stalled": Row("B2.8a", COUNTER, news=told, begins=True),
    "due": Row(solo("2.8g", "B9.9a"), ARRIVAL("side"), also=("2.8g", "B9.9a"), news=told),
    "ended": Row(solo("2.10d", "B9.3a"), SIDE("winner"), ENDING, NUMBER("n"), also=("2.10d", "B9.3a"), news=told),
    "sheet": Row("8.0a", SIDE, PLAIN("fate"), IDS, part=ACCOUNT),
    # Dice, command points, cards
    "rolled": Row("B6.0b", SIDE, ROLL, NUMBER("a"), NUMBER("b"), also=TWO_DICE, dice=("a", "b")),
    "rolled_one": Row("B13.7a", SIDE, ROLL, NUMBER("n"), also=("B17.8a", "B8.4a", "7.2a", "6.0a"), dice=("n",)),
    "rolled_again": Row("B8.4a", SIDE, ROLL, NUMBER("before"), NUMBER("n"), news=told, dice=("n",)),
    "luck": Row("B8.4a", SIDE, NUMBER("die"), NUMBER("n"), news=told, dice=("die",)),
    "caps_spent": Row("B3.2a", SIDE, NUMBER("n"), NUMBER("left"), move=CAPS, also=("B3.3a", "B8.5a"), news=caps_stand),
    "caps_lost": Row("B7.12a", SIDE, NUMBER("left"), move=CAPS, news=caps_stand),
    "caps_gained": Row("B8.4a", SIDE, NUMBER("n"), NUMBER("left"), move=CAPS, news=caps_stand),
    "caps_sniped": Row("B8.4a", SIDE, NUMBER("n"), NUMBER("left"), move=CAPS, news=caps_stand),
    "played_card": Row("B8.4a", SIDE, CARD, move=MOVED, news=told, begins=True),
    "drew_card": Row("B9.8a", SIDE, CARD),
    "drew_some_card": Row("B9.8a", SIDE),
    "spent_roll": Row("B2.5a", SIDE, NUMBER("cost"), NUMBER("face"), more=roll_outcome, news=comes_out),
    "spent": Row(solo("3.0a", "B2.5a"), COUNTER("units"), move=MOVED, also=("3.0a", "B2.5a"), news=told),
    # Moving
    "moved": Row(
        *(moved_rule, COUNTER, HEX("from"), HEX("to")),
        move=MOVED,
        also=("B4.5a", "B15.1a"),
        more=one_step,
        news=goes,
        begins=True,
        way=("to", "steps"),
    ),
    "faces": Row("B4.1a", COUNTER, FACING, move=MOVED, news=told, passing=True),
    "entered": Row("B4.12a", COUNTER, HEX, move=MOVED, news=comes, begins=True),
    "left": Row("B4.0a", COUNTER, move=MOVED, news=told, begins=True),
    "wire": Row("B17.8a", COUNTER, NUMBER("n")),
    "bogged": Row("B8.4a", COUNTER, move=MOVED, news=told, also=("7.2a",)),
    "loaded": Row("B15.6a", COUNTER, COUNTER("vehicle"), move=MOVED, news=told, begins=True),
    "unloaded": Row("B15.9a", COUNTER, HEX, move=MOVED, news=comes, begins=True),
    "put_down": Row("B15.11a", COUNTER),
    "revealed": Row("B11.1a", COUNTER, HEX, FACING, move=MOVED, news=comes),
    "hid": Row("B11.4a", COUNTER, move=MOVED, news=told, begins=True),
    "hidden_at": Row("B11.3a", COUNTER, HEX),
    "occupied": Row("B17.2a", COUNTER, FORT, HEX, news=told),
    "vacated": Row("B17.2a", COUNTER, FORT, HEX, news=told),
    "dug_in": Row("B17.6a", COUNTERS("units"), move=MOVED, news=told, begins=True),
    "mines_found": Row("B17.10a", HEX, move=MOVED, news=told),
    "mines_laid": Row("B8.4a", SIDE, HEX, move=MOVED, news=told),
    "mine_roll": Row("B17.10a", COUNTER, NUMBER("needed"), NUMBER("rolled"), news=told),
    "smoke": Row("B14.0a", HEX, move=MOVED, also=("B14.2a",), news=told, begins=True),
    "smoke_thins": Row("B14.4c", NUMBER("n"), move=MOVED),
    # Attacks and hits
    "attack": Row(
        *(attack_rule, COUNTER, HEX, PLAIN("mode"), NUMBER("helpers")),
        news=fires_into,
        begins=True,
        also=("B6.0a", "B10.5a", *RULE_OF_MODE.values()),
    ),
    "shot": Row(
        *(
            "B6.0b",
            COUNTER,
            COUNTER("target"),
            NUMBER("dr"),
            NUMBER("ar"),
            NUMBER("needed"),
            NUMBER("rolled"),
            PLAIN("strike"),
        ),
        more=points_on_shot,
        news=fires_on,
    ),
    "shot_at_fort": Row("B17.11a", FORT, HEX, NUMBER("needed"), NUMBER("rolled"), news=fired_into),
    "shot_at_herd": Row("9.0c", HERD, HEX, NUMBER("needed"), NUMBER("rolled"), news=fired_into),
    "fort_destroyed": Row("B17.11a", FORT, HEX, move=MOVED, news=fort_lost, also=("B17.8a", "B8.4a")),
    "recon": Row("B11.7a", COUNTER, HEX, NUMBER("needed"), NUMBER("rolled"), news=fires_into, begins=True),
    "hit": Row(hit_rule, COUNTER, move=MOVED, also=("B7.2a", "7.5a"), news=told),
    "marker": Row("B7.2a", COUNTER, MARKER, move=Move("marker", DONE), news=told),
    "turned_up": Row(turned_up_rule, COUNTER, MARKER, move=MOVED, news=told, also=("B7.5a", "7.5b")),
    "destroyed": Row(
        *(destroyed_rule, PLAIN("id"), KIND("kind"), HEX),
        more=who_fell,
        move=MOVED,
        news=unit_lost,
        also=("B7.11a", "7.4a"),
    ),
    "rallied": Row("B7.6a", COUNTER, move=MOVED, news=told, also=("4.3f",), begins=True),
    "rally_failed": Row("B7.6a", COUNTER, NUMBER("needed"), NUMBER("rolled"), news=told, begins=True),
    "rally_in_vain": Row("B7.6a", COUNTER, NUMBER("rolled"), news=told, begins=True),
    "control": Row("B4.4a", SIDE, HEX, move=MOVED, news=told),
    "scored": Row("B9.2a", SIDE, NUMBER("n"), SIDE("leader"), NUMBER("total"), move=SCORE, news=score_stands),
    "planned": Row("B13.5a", SIDE, BATTERY, HEX, PURPOSE, news=told),
    "planned_somewhere": Row("B13.5a", SIDE, BATTERY, news=told),
    "drifted": Row("B13.7a", SIDE, HEX("from"), HEX("to"), variant=drifted_how, news=told),
    "shells": Row("B13.8a", SIDE, HEX, PLAIN("purpose"), news=told, begins=True),
    "shells_lost": Row("B13.7a", SIDE, news=told, begins=True),
    "shelled": Row("B13.8a", COUNTER, NUMBER("needed"), NUMBER("rolled"), news=told),
    # Athena
    "order_card": Row("2.2a", NUMBER("n"), PLAIN("colour"), more=card_origin, part=BASIS),
    "track_line": Row("2.4b", NUMBER("n"), NUMBER("limit"), NUMBER("cells")),
    "track_moved": Row("7.2a", NUMBER("from"), NUMBER("to"), move=TRACK, news=track_stands, begins=True),
    "event": Row("7.2a", NUMBER("n"), CELL, news=told),
    "event_caps_lost": Row(
        "7.2a", NUMBER("cell"), NUMBER("die"), NUMBER("n"), NUMBER("left"), move=MOVED, news=own_caps_stand
    ),
    "event_caps_gained": Row("7.2a", NUMBER("cell"), NUMBER("n"), NUMBER("left"), move=MOVED, news=own_caps_stand),
    "pool_added": Row("7.2a", TOKEN, move=MOVED),
    "pass_check": Row("4.3t", NUMBER("a"), NUMBER("b")),
    "no_order": Row("2.6a", news=told),
    "held_back": Row("B17.10a", COUNTER),
    "unable": Row("5.1g", COUNTER, WHY("reason"), news=told),
    "overruled": Row("42.0a", SLOT, news=told),
    "checked": Row(
        *("3.0a", SIDE, NUMBER("n"), NUMBER("value"), NUMBER("cost"), NUMBER("stays")),
        more=check_outcome,
        move=MOVED,
        news=comes_out,
    ),
    "orders_reshuffled": Row("3.2b", NUMBER("n"), move=MOVED, also=("2.8a", "3.2c", "7.4d")),
    "command_lost": Row("7.4b", NUMBER("n"), move=MOVED, news=told),
    "command_kept": Row("7.4c"),
    "suspect_placed": Row("6.0a", COUNTER, HEX, move=MOVED, news=comes),
    "placing_card": Row("2.3e", NUMBER("n"), HEX, move=MOVED),
    "fired_at_suspect": Row("6.3a", COUNTER, COUNTER("target"), NUMBER("needed"), NUMBER("rolled"), news=fires_on),
    "suspect_revealed": Row("6.1g", PLAIN("id"), KIND("kind"), HEX, move=MOVED, news=told),
    "suspect_gone": Row("6.1h", PLAIN("id"), PLAIN("token"), HEX, more=who_was_suspected, move=MOVED, news=told),
}

# What questions are about.
ASKED: Final[Mapping[str, Field[Cast]]] = {
    **{kind.name: kind for kind in (SIDE, SLOT, ROLL, BATTERY)},
    "unit": field("unit", lambda cast, id_: Text("unit-unknown") if id_ == UNKNOWN else counter_name(cast, id_)),
    "target": field("target", target_name),
    "members": COUNTERS,
    "dice": field("dice", lambda cast, dice: ", ".join(map(str, dice))),
    "deed": field("deed", deed_text),
    "line": field("line", lambda cast, line: line_text(line)),
}

# Draws that only decide: the order deck, and what a list of the solo rules leaves to chance.
LOTS: Final = frozenset(
    (
        *("order_card", "check_card", "placing_card", "command_search"),
        *("ai_unit", "ai_target", "ai_group", "ai_goal", "ai_goal_hex", "ai_hex", "ai_path", "ai_facing"),
        *("suspect_first", "suspect_near", "suspect_hex"),
    )
)
UNSEEN: Final = frozenset(("unseen_marker",))  # §7.5a


# What is heard


def heard(table: Table[Battle], seat: int, since: int) -> Iterator[tuple[int, Told, Cast]]:
    """What a seat heard after the first `since` answers, each time with the counters as they were then."""
    journal = table.journal or Journal()
    cast = Cast(table.state, kinds_before(table.state, journal))
    for n, item in journal.items:
        face = item if isinstance(item, Explanation) else item.seen_by(seat)
        if face is not None and n > since:
            yield n, face, cast
        if isinstance(face, Event):
            cast.learn(face)


def kinds_before(s: Battle, journal: Journal) -> dict[str, str]:
    """What every counter was before anything happened: who was revealed later, was suspected then."""
    events = journal.events()
    kinds = {**kinds_at_first(s.board, s.bot), **{id_: unit.kind.id for id_, unit in s.units.items()}}
    kinds |= {event.args[0]: event.args[1] for event in events if event.name == "destroyed"}
    unknown = {event.args[0] for event in events if event.name in ("suspect_placed", "suspect_revealed")}
    return kinds | dict.fromkeys(unknown, suspect_kind(s))


VOCABULARY: Final = Vocabulary(EVENTS, ASKED, heard)
