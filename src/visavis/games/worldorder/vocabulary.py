"""Every event of the game: what it carries, the paragraph behind it, and what a hand does with the pieces."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from visavis.games.worldorder.bot.cards import NUMERALS
from visavis.games.worldorder.rules.influence import PERMANENT
from visavis.games.worldorder.state import World
from visavis.games.worldorder.words import (
    amount,
    card_said,
    choosable,
    country_name,
    named,
    power_name,
    region_name,
    station_name,
)
from visavis.kernel.view import BASIS, HEADING, NOTHING_SAID, SPECTATOR, News, Text
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
    nowhere,
    plain,
    told,
)

SEAT: Final[Field[World]] = field(
    "side", lambda s, seat: power_name(s.chairs[seat])
)  # the chair, as the kernel knows it
POWER: Final[Field[World]] = Field(
    "side", "side", lambda s, power: power_name(power), nowhere, lambda s, p: chair(s, p)
)
POWERS: Final[Field[World]] = field("powers", lambda s, powers: tuple(map(power_name, powers)))
REGION: Final[Field[World]] = field("region", lambda s, region: region_name(region), itself)
STATION: Final[Field[World]] = field("station", lambda s, place: station_name(place), itself)
COUNTRY: Final[Field[World]] = field("country", lambda s, id_: country_name(id_), itself)
CARD: Final[Field[World]] = field("card", lambda s, id_: card_said(id_), itself)
CARDS: Final[Field[World]] = field("cards", lambda s, ids: tuple(map(card_said, ids)), lambda s, ids: tuple(ids))
GOOD: Final[Field[World]] = message("good")
NUMBERED: Final = plain("card")  # §A2.7 an Auto-Influence or a Decision card by its number
OPTIONS: Final[Field[World]] = field("options", lambda s, ids: tuple(choosable(s.board, id_) for id_ in ids))
DEED, CELL, FOCUS, TYPE = message("deed"), message("cell"), message("focus"), message("type")
SOURCE, KIND, TOKEN, LINE = message("source"), message("kind"), message("token"), message("branch")
FIELD, WHY, HEAP = message("field"), message("why-auto"), message("heap")
DONE_TASKS: Final[Field[World]] = field("done", lambda s, done: sum(done))

# Growth cards and assets that may be the paragraph behind a gain, a price or a cube
DRAWING: Final = (
    "B2.13",
    "B3.1",
    "K2.21",
    "K2.27",
    "K2.29",
    "K2.31",
    "K2.32",
    "K4.3",
    "K4.4",
    "K4.5",
    "K4.13",
    "K4.14",
    "K4.16",
)
ASSETS: Final = tuple(f"K5.{n}" for n in range(1, 33))


def chair(s: World, power: str) -> int:
    """Of an unplayed power none that could have a turn."""
    return s.chairs.index(power) if power in s.chairs else SPECTATOR


# What follows from what an event carries


def so_much(s: World, power: str, what: str, n: int, *_: Any) -> Words:
    return {"amount": amount(what, n)}


def of_both(s: World, power: str, other: str, what: str, n: int) -> Words:
    return {"amount": amount(what, n)}


def how_many(s: World, power: str, cards: tuple[str, ...]) -> Words:
    return {"n": len(cards)}


def lost_too(s: World, power: str, what: str, n: int, money: int) -> Words:
    return {"amount": amount(what, n), "price": amount("money", money)}


def tasks(s: World, power: str, card: str, done: tuple[int, ...]) -> Words:
    """Each of the three: done or not."""
    return {"tasks": tuple(Text("task-done" if each else "task-open", {"n": n}) for n, each in enumerate(done, 1))}


def picked(s: World, power: str, deed: str, card: str, by: str, group: tuple[str, ...], left: tuple[str, ...]) -> Words:
    """§A18.2 What the star or the circle of the card shows."""
    row = s.board.decisions[card]
    return {"sign": Text(f"sign-{row.star if by == 'star' else row.circle}"), "n": len(left)}


READINGS: Final = {"focus": "focus", "trade": "power", "influence": "kind", "star": "sign", "circle": "sign"}


def read(s: World, power: str, card: str, field_: str, found: str) -> Words:
    """§A18.6 What the one field says that is read of a Decision card."""
    return {"found": Text(f"{READINGS[field_]}-{found}")}


def passed_over(s: World, power: str, deed: str, card: str, region: str, why: str) -> Words:
    return {"why": Text(f"why-auto-{why}") if why else NOTHING_SAID}


def new_army(s: World, power: str, region: str) -> News:
    return News(about=(region,))


def goes(s: World, power: str, source: str, region: str) -> News:
    return News(lines=((source, region),) if source != "reserve" else (), about=(region,))


POINTS: Final = Move(marker=lambda s, power, *_: ("points", power), path=("", "total"))
EVENTS: Final[Mapping[str, Row[World]]] = {
    # B1 to B3: set-up, rounds and Preparation
    "round": Row("B1.3", NUMBER("n"), move=MOVED, part=HEADING),
    "growth_laid": Row("B2.6", CARD, NUMBER("n"), move=MOVED, also=("G2.2", "G2.3", "G2.4")),
    "first_hand": Row("B2.13", POWER, CARDS, move=MOVED),
    "first_hand_taken": Row("B2.13", POWER, move=MOVED),
    "asset_drawn": Row("B2.16", POWER, CARD, move=Move("card", DONE), also=("K4.18",)),
    "asset_card_drawn": Row("B2.16", POWER, move=MOVED, also=("K4.18",)),
    "asset_kept": Row("B2.16", POWER, CARD, move=MOVED, news=told, also=("K4.18",)),
    "objective_drawn": Row("G1.2", POWER, CARD, move=Move("card", DONE)),
    "objective_card_drawn": Row("G1.2", POWER, move=MOVED),
    "objective_redrawn": Row("G1.16", POWER, CARD, move=Move("card", DONE)),
    "objectives_kept": Row("G1.2", POWER, CARDS, move=MOVED),
    "objectives_chosen": Row("G1.2", POWER, move=MOVED),
    "slot": Row("B2.19", POWER, NUMBER("n"), move=MOVED, news=told, also=("B3.4", "A2.8", "A4.2")),
    "influence_opened": Row("B3.16", NUMBERED, move=Move("card", DONE), news=told),
    "influence_reshuffled": Row("A20.1", move=MOVED, also=("B3.16",)),
    "commerce_up": Row("B3.14", POWER, move=MOVED, news=told, also=("B3.15",)),
    "focus": Row("B3.7", POWER, FOCUS, move=MOVED, news=told, begins=True, also=("A4.3",)),
    "readied": Row("B3.8", POWER, COUNTRY, move=MOVED, news=told, also=("K2.3", "K2.7", "K2.17", *ASSETS)),
    "raised": Row("B3.9", POWER, GOOD, NUMBER("n"), move=MOVED, news=told, also=("K4.1", "K2.33", "K5.20")),
    # B0: money, goods and points
    "gained": Row(
        *("B0.5", POWER, GOOD, NUMBER("n"), NUMBER("total")),
        more=so_much,
        move=MOVED,
        news=told,
        also=(
            *("B3.5", "B3.11", "B3.12", "B4.3", "B7.3", "B7.8", "B7.9", "B7.14", "B12.2", "B14.1", "B15.4", "B15.5"),
            *("B16.1", "B16.2", "B16.3", "B20.1", "A4.4", "A5.8", "A8.1", "A8.3", "A12.4", "A13.2", "A14.1", "A23.6"),
            *("K1.7", "K1.8", "K1.9", "K1.12", "K1.14", "K2.6", "K2.14", "K2.15", "K4.11", "K4.12", "K4.16", *ASSETS),
        ),
    ),
    "surplus": Row("B3.6", POWER, GOOD, NUMBER("n"), NUMBER("money"), more=lost_too, move=MOVED, news=told),
    "paid": Row(
        *("B0.5", POWER, GOOD, NUMBER("n"), NUMBER("total")),
        more=so_much,
        move=MOVED,
        news=told,
        also=(
            *("B3.5", "B3.9", "B3.11", "B5.2", "B6.2", "B7.3", "B7.5", "B8.1", "B9.2", "B10.2", "B11.2", "B12.2"),
            *("B16.3", "A6.3", "A7.2", "A9.5", "A10.1", "A11.6", "A11.9", "A12.2", "A14.2", "A23.6"),
            *("K1.11", "K3.1", "K3.2", "K3.3", "K4.12", *ASSETS),
        ),
    ),
    "scored": Row(
        *("B0.7", POWER, NUMBER("n"), NUMBER("total"), SOURCE),
        move=POINTS,
        news=told,
        also=(
            *("B2.16", "B11.3", "B13.3", "B13.4", "B16.3", "B17.3", "B17.6", "B18.2", "B18.3", "B18.4", "B19.1"),
            *("B20.3", "A12.6", "A14.2", "A15.4", "G1.4", "G1.18", "K4.17", "K4.18", "K5.20"),
        ),
    ),
    "lost": Row(
        *("B16.6", POWER, NUMBER("n"), NUMBER("total"), SOURCE), move=POINTS, news=told, also=("B0.7", "B18.2")
    ),
    # B4: turns and cards
    "turn": Row("B4.1", SEAT, NUMBER("n"), part=HEADING),
    "passed": Row("B4.1", POWER, news=told),
    "played": Row("B4.2", POWER, CARD, move=MOVED, news=told, begins=True),
    "covered": Row("B4.3", POWER, CARD, move=MOVED, news=told, begins=True),
    "covered_card": Row("B4.3", POWER, move=MOVED, news=told, begins=True),
    "asset_used": Row("B4.4", POWER, CARD, move=MOVED, news=told, begins=True),
    "ordered": Row("B20.1", POWER, LINE, move=MOVED, news=told, begins=True),
    "used": Row("B4.10", POWER, CARD, news=told, begins=True),
    "skipped": Row("B4.6", POWER, DEED, news=told),
    "reshuffled": Row("B4.8", POWER, move=MOVED, news=told, also=("A13.3", "A22.10")),
    "drew": Row("B4.8", POWER, CARD, move=Move("card", DONE), also=DRAWING),
    "drew_card": Row("B4.8", POWER, move=MOVED, also=DRAWING),
    "uncovered": Row("B4.9", POWER, CARDS, more=how_many, move=MOVED, news=told),
    "hand_seen": Row("K3.4", POWER, POWER("other"), CARD, news=told),
    "spied": Row("K3.4", POWER, POWER("other"), news=told),
    "copied": Row("K3.4", POWER, CARD, POWER("other"), news=told, begins=True),
    "discarded": Row("B4.8", POWER, CARD, move=MOVED, news=told, also=("G3.1", "K2.29", "K4.4", "K4.13", "K4.16")),
    "trashed": Row("B4.8", POWER, CARD, move=MOVED, news=told, also=("K2.26", "K2.27", "K4.3")),
    # B5 and B6
    "country_opened": Row(
        *("B5.5", REGION, COUNTRY), move=Move("country", DONE), news=told, also=("B2.4", "B3.2", "K2.3")
    ),
    "country_left": Row("B3.2", REGION, COUNTRY, move=MOVED, news=told),
    "looked_through": Row("K2.3", POWER, REGION, move=MOVED, news=told),
    "region_shuffled": Row("K2.3", REGION, move=MOVED, news=told),
    "exhausted": Row(
        *("B5.2", POWER, COUNTRY),
        move=MOVED,
        news=told,
        also=("B6.2", "B8.2", "B10.3", "B14.2", "K3.1", "K3.2", "K4.14", *ASSETS),
    ),
    "allied": Row("B5.4", POWER, COUNTRY, move=MOVED, news=told, begins=True, also=("A6.5", *ASSETS)),
    "improved": Row("B5.6", POWER, COUNTRY("old"), COUNTRY, move=MOVED, news=told, also=("A6.6",)),
    "ally_taken": Row("K5.21", POWER, COUNTRY, POWER("other"), move=MOVED, news=told, begins=True, also=("K5.28",)),
    "engaged": Row("B6.1", POWER, REGION, news=told, begins=True, also=("A7.4",)),
    "token_lifted": Row("B6.4", POWER, REGION, move=MOVED, news=told),
    "token_laid": Row("B6.4", POWER, REGION, move=MOVED, news=told),
    # B7 to B12
    "exported": Row("B7.3", POWER, GOOD, NUMBER("n"), more=so_much, news=told, begins=True),
    "imported": Row("B7.5", POWER, GOOD, NUMBER("n"), more=so_much, news=told, begins=True),
    "bought_from": Row("B7.6", POWER, POWER("other"), GOOD, NUMBER("n"), more=of_both, news=told),
    "commerce_down": Row("B7.6", POWER, NUMBER("n"), move=MOVED, news=told, also=("B15.4", "A8.4")),
    "invested": Row("B8.2", POWER, COUNTRY, move=MOVED, news=told, begins=True, also=("K3.1",)),
    "invested_beside": Row("K3.1", POWER, COUNTRY, POWER("other"), move=MOVED, news=told, begins=True),
    "sent_home": Row("K3.3", POWER, POWER("other"), REGION, move=MOVED, news=told),
    "moved": Row("B9.3", POWER, STATION("from"), REGION, move=MOVED, news=goes, begins=True),
    "base_built": Row("B10.3", POWER, COUNTRY, move=MOVED, news=told, begins=True),
    "grew": Row("B11.3", POWER, CARD, move=MOVED, news=told, begins=True, also=("A12.6",)),
    # B13 and B15
    "influence": Row(
        lambda s, owner, region, kind, points: "B13.3" if kind == PERMANENT else "B13.4",
        *(POWER, REGION, KIND, NUMBER("points")),
        variant=lambda s, owner, *_: "" if owner in s.nations else "unplayed",  # §B15.2 no VP
        move=MOVED,
        news=told,
        also=("B13.3", "B13.4"),
    ),
    "pushed_out": Row("B13.5", POWER, REGION, move=MOVED, news=told),
    "reset": Row("B13.7", POWER, REGION, move=MOVED, news=told),
    "converted": Row("B13.8", POWER, REGION, move=MOVED, news=told, also=("K4.8",)),
    "swapped": Row("K5.23", POWER, REGION, POWER("other"), move=MOVED, news=told),
    "declined": Row("K5.17", POWER, REGION, news=told, also=("K5.29",)),
    "influence_row": Row("B15.1", NUMBERED, POWER, REGION, news=told, begins=True),
    "army_placed": Row("B15.3", POWER, REGION, move=MOVED, news=new_army, also=("A10.1", "A11.6", "A11.9", *ASSETS)),
    # B14
    "research": Row("B1.5", part=HEADING),
    "shown": Row("B14.1", POWER, CARD, move=MOVED, news=told, also=("K4.11",)),
    "studied": Row("B14.1", POWER, NUMBER("n"), news=told, begins=True, also=("A13.4",)),
    "bought": Row("B14.3", POWER, CARD, move=MOVED, news=told, begins=True, also=("A13.5",)),
    "taken": Row("K2.26", POWER, CARD, move=MOVED, news=told),
    "market_opened": Row(
        "B14.4", CARD, move=Move("card", DONE), news=told, also=("B2.5", "B14.5", "B14.6", "A13.7", "K2.26")
    ),
    "market_swept": Row("B14.5", CARD, move=MOVED, news=told, also=("B14.6", "A13.7")),
    "market_reshuffled": Row("B14.7", move=MOVED, news=told),
    # B16 to B19
    "aftermath": Row("B1.6", part=HEADING),
    "token_cashed": Row("B16.2", POWER, REGION, move=MOVED, news=told),
    "prospered": Row("B16.3", POWER, NUMBER("n"), move=MOVED, news=told, begins=True, also=("A14.2",)),
    "threatened": Row("B16.6", POWER, REGION, POWERS("others"), news=told, begins=True),
    "token_defends": Row("B16.5", POWER, REGION, NUMBER("n"), move=MOVED, news=told),
    "scoring": Row("B17.1", NUMBER("n"), part=HEADING, news=told, begins=True),
    "region_waits": Row("B17.2", REGION, news=told),
    "region_scores": Row("B17.2", REGION, news=told, begins=True),
    "standing": Row(
        "B17.4", POWER, REGION, NUMBER("cubes"), NUMBER("place"), NUMBER("bonus"), news=told, also=("B17.5",)
    ),
    "status": Row("B18.2", NUMBER("n"), news=told),
    "majority": Row("B17.6", POWER, TOKEN, NUMBER("n"), news=told),
    "objective_scored": Row(
        *("G1.4", POWER, CARD, DONE_TASKS), more=tasks, move=MOVED, news=told, begins=True, also=("G1.18",)
    ),
    "objective_refused": Row("G1.16", POWER, CARD, move=Move("card", DONE), news=told),
    "won": Row("B19.2", POWERS, news=told),
    # A4 to A17: a card that is turned up begins what it leads to
    "decision": Row(
        *("A18.6", POWER, NUMBERED, FIELD, plain("found")),
        more=read,
        move=Move("card", DONE),
        news=told,
        also=("A4.3", "A8.2", "A15.3", "A18.2"),
    ),
    "decisions_reshuffled": Row("A20.1", move=MOVED),
    "lottery": Row(
        *("A18.2", POWER, DEED, NUMBERED, FIELD, OPTIONS, OPTIONS("left")),
        more=picked,
        variant=lambda s, *drawn: "one" if len(drawn[-1]) == 1 else "",
        news=told,
    ),
    "token_arrived": Row("A16.2", POWER, CELL, move=MOVED, news=told),
    "revealed": Row(
        "A5.1", POWER, CARD, move=Move("card", DONE), part=BASIS, news=told, begins=True, also=("A13.1", "A17.1")
    ),
    "due": Row("A5.3", POWER, TYPE, CELL, NUMBER("n"), news=told),
    "region_turned": Row(
        *("A6.1", POWER, DEED, NUMBERED, REGION, plain("why")),
        variant=lambda s, power, deed, card, region, why: "passed" if why else "",
        more=passed_over,
        move=Move("card", DONE),
        news=told,
        also=("A7.1", "A9.4"),
    ),
    "substituted": Row(
        *("A5.6", POWER, DEED, DEED("instead"), WHY("why")),
        news=told,
        also=("A6.8", "A7.5", "A9.2", "A9.3", "A10.3", "A11.2", "A11.3", "A11.4"),
    ),
    "tokens_moved": Row("A5.4", POWER, CELL("from"), CELL("to"), NUMBER("n"), move=MOVED, news=told, also=("A5.5",)),
    "automa_trade": Row("A8.1", POWER, NUMBER("n"), news=told),
    "no_partner": Row("A8.4", POWER, POWER("other"), news=told),
    "automa_invested": Row("A9.5", POWER, REGION, NUMBER("n"), move=MOVED, news=told),
    "automa_base": Row("A11.6", POWER, REGION, NUMBER("n"), move=MOVED, news=told),
    "tokens_returned": Row("A9.8", POWER, REGION, HEAP("kind"), NUMBER("n"), move=MOVED, news=told),
    "army_card": Row(
        *("A11.9", POWER, NUMBERED, NUMBER("n")),
        variant=lambda s, power, card, shows: "" if shows else "none",
        move=Move("card", DONE),
        news=told,
    ),
    "no_growth": Row("A12.4", POWER, news=told),
}

# What questions are about.
ASKED: Final[Mapping[str, Field[World]]] = {
    **dict.fromkeys(("power", "row", "other"), POWER),
    "region": REGION,
    "country": COUNTRY,
    "title": CARD,
    **dict.fromkeys(("good", "first"), GOOD),
    "target": field("target", lambda s, id_: named(s.board, id_)),
    "source": field("source", lambda s, id_: source_name(id_)),
    "field": FIELD,
    "between": field("between", lambda s, options: lots(s, options)),
    "reader": field("reader", lambda s, reader: reader_name(reader)),
    "place": field("place", lambda s, n: Text("open-right" if n else "open-left")),
}


def lots(s: World, options: tuple[str, ...]) -> Text:
    """§A18.2 §A18.3 What each letter or numeral of the card to be turned would choose."""
    names = tuple(choosable(s.board, id_) for id_ in options)
    if len(names) == len(NUMERALS):
        signs = {numeral: Text(f"sign-{numeral}") for numeral in NUMERALS}
        return Text("lots-circle", {**dict(zip(("first", "second", "third"), names, strict=True)), **signs})
    half = (len(names) + 1) // 2
    return Text("lots-star", {"first": names[:half], "second": names[half:]}) if names else NOTHING_SAID


def reader_name(reader: tuple[str, ...]) -> Text:
    """§B3.16 Whose row of an Auto-Influence card is read, and for what; those that stay open are for the round."""
    if not reader:
        return Text("reads-round")
    power, deed = reader
    return Text("reads-automa", {"power": power_name(power), "deed": Text(f"deed-{deed}")})


def source_name(id_: str) -> Text:
    """§B7.5 Where goods are bought, §B9.3 or an army comes from."""
    if id_ == "allies":
        return Text("answer-allies")
    return power_name(id_) if id_ in ("usa", "eu", "russia", "china") else station_name(id_)


VOCABULARY: Final = Vocabulary(EVENTS, ASKED)
