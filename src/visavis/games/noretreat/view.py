"""A war as one seat sees it: everything here is named because it may be seen (§B5.1)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from visavis.games.noretreat.asking import is_open
from visavis.games.noretreat.beside import sheets
from visavis.games.noretreat.board import NOBODY, STRONG, Board
from visavis.games.noretreat.bot.module import asked_for
from visavis.games.noretreat.bot.seams import plan_of
from visavis.games.noretreat.gains import points
from visavis.games.noretreat.layout import boxes_of
from visavis.games.noretreat.options import card_thing, options
from visavis.games.noretreat.rules.cards import STEP
from visavis.games.noretreat.rules.declaring import target_limit
from visavis.games.noretreat.rules.organisation import free_upgrades
from visavis.games.noretreat.rules.points import on_map_points, total
from visavis.games.noretreat.rules.rail import is_free
from visavis.games.noretreat.rules.supply import way_of_supply
from visavis.games.noretreat.rules.victory import (
    cities_held,
    is_campaign,
    objectives,
    objectives_needed,
    sudden_death_number,
)
from visavis.games.noretreat.sheets import AXIS, SIDES, SOVIET, TurnRow
from visavis.games.noretreat.state import (
    ALONE,
    CUT,
    DISORGANIZED,
    DUEL,
    MOVED,
    OPPONENT,
    OUT,
    RAIL,
    TRACK,
    USED,
    YOU,
    War,
    enemy,
    face_of,
    has,
    initiative,
    owner_of,
    steps_of,
)
from visavis.games.noretreat.vocabulary import VOCABULARY
from visavis.games.noretreat.words import card_help, card_name, place_name, seat_name, side_name, unit_name
from visavis.kernel.choice import Choice
from visavis.kernel.game import Result
from visavis.kernel.kept import kept
from visavis.kernel.marks import HELD, LETTERED, OBJECTIVE, REDUCED, SPENT, mark
from visavis.kernel.table import Table
from visavis.kernel.view import OVERSEA, READER, Count, Line, Place, Prompt, Text, Thing, Track, View, counted

BACK: Final = "back"  # of a card
# Marks of its own.
UNSUPPLIED: Final = "unsupplied"
DISORDERED: Final = "disorganized"
SCORCHED: Final = "scorched"
WORKS: Final = "works"
IMPROVED: Final = "improved"  # §B7.4 a Soviet counter on its red side
OIL: Final = "oil"
BOX: Final = "box"  # a kind of place, beside the map


def view(table: Table[War], seat: int) -> View:
    """All that a seat may see of a table."""
    s = table.state
    choice = table.choice_of(seat)
    return View(
        game=table.game.name,
        scenario=s.scenario,
        seat=seat,
        seats=(chair(s, 0), chair(s, 1)),
        places=tuple(places(s)),
        things=tuple(things(s, seat)),
        tracks=tuple(tracks(s)),
        counts=tuple(counts(s)),
        status=tuple(status(table, seat)),
        notices=tuple(notices(s)),
        prompt=prompt(s, choice) if choice else None,
        turn=NOBODY if s.ending else owner_of(s, s.side),
        aims=tuple(aims(s, seat)),
        sides=colours(s),
        about=about(s),
        sheets=tuple(sheets(s)),
        near=near(s, choice),
    )


def chair(s: War, seat: int) -> Text:
    """§SG1.13 Whoever sits there; in solitaire with the side, which may change."""
    name = seat_name(s, seat)
    return name if s.mode == DUEL else Text("chair", {"seat": name, "side": side_name(SIDES.index(colours(s)[seat]))})


def colours(s: War) -> tuple[str, ...]:
    """Of the seats: in solitaire they change with the person's side (§SG1.13)."""
    return SIDES if s.mode == DUEL else (SIDES[s.yours], SIDES[1 - s.yours])


def near(s: War, choice: Choice[Any] | None) -> int:
    """§SA2 Alone the person plays now for this side, now for that."""
    asked = s.mode == ALONE and choice is not None and choice.seat == YOU
    return owner_of(s, choice.about.get("side", s.side)) if asked and choice is not None else NOBODY


def about(s: War) -> int:
    """Of whom the status speaks: while both set up, of nobody."""
    if not s.ending and is_setting_up(s):
        return NOBODY
    return owner_of(s, s.winner if s.ending else s.side)


def is_setting_up(s: War) -> bool:
    return s.turn < s.board.mission.mission.first_turn


def may_know(s: War, seat: int, side: int) -> bool:
    """§B5.1 Whether a seat sees the hand of a side; alone one sees both (ruling R38)."""
    return seat == READER or (seat >= 0 and is_open(s)) or seat == owner_of(s, side)


# Places


def places(s: War) -> Iterator[Place]:
    """Every hex and area, with who holds it."""
    for id_ in s.board.places:
        place = printed_place(s.board, id_)
        held = s.control.get(id_, NOBODY)
        signs = [
            *([mark(HELD, owner_of(s, held))] if held != NOBODY else []),
            *([SCORCHED] if id_ in s.scorched else []),
            *([WORKS] if id_ in s.works else []),
        ]
        yield place._replace(marks=(*place.marks, *signs)) if signs else place
    for box, side in boxes_of(s.board):
        words = {"side": side_name(side), "place": Text(f"box-{box}"), "short": Text(f"short-box-{box}")}
        yield Place(f"{box} {side}", BOX, BOX, 0, Text("box-title", words), (mark(HELD, owner_of(s, side)),))


@kept
def printed_place(board: Board, id_: str) -> Place:
    """§B8.1 What the map prints of a place."""
    place = board.places[id_]
    marks = ([OBJECTIVE] if place.objective != NOBODY else []) + ([OIL] if id_ in board.oil else [])
    words = {"place": place_name(board, id_), "terrain": Text(f"terrain-{place.terrain}")}
    if id_ in board.prizes or id_ in board.areas:
        named = Text(f"city-{id_}") if id_ in board.prizes else place_name(board, id_)
        title = Text("named-title", {**words, "name": named})
    else:
        title = Text("place-title", words)
    return Place(id_, place.terrain, place.terrain, 0, title, tuple(marks))


# Things


def things(s: War, seat: int) -> Iterator[Thing]:
    """Counters on the map and in boxes, markers, cards."""
    for id_ in s.board.units:
        if s.where[id_] != OUT:
            yield counter(s, id_)
    for hex_, marker in s.markers.items():
        yield Thing(f"{marker} {hex_}", marker, hex_, title=Text(f"marker-{marker}"))
    if s.stalin in s.board.places or s.stalin == RAIL:
        at = f"{RAIL} {SOVIET}" if s.stalin == RAIL else s.stalin
        yield Thing("stalin", "stalin", at, owner=owner_of(s, SOVIET), title=Text("marker-stalin"))
    if s.directive:
        yield Thing("directive", "directive", s.directive, owner=owner_of(s, AXIS), title=Text("marker-directive"))
    if s.orders is not None and s.orders.marker in s.board.places:
        left = attacks_left(s)
        title = Text("marker-orders-left", {"n": left}) if left else Text("marker-orders")
        yield Thing("orders", "orders", s.orders.marker, owner=OPPONENT, title=title)
    for side in (AXIS, SOVIET):
        yield from hand(s, side, may_know(s, seat, side))


def counter(s: War, id_: str) -> Thing:
    """Strength, movement and steps, and how it stands."""
    unit, face = s.board.units[id_], face_of(s, id_)
    way = way_of_supply(s, id_) if s.where[id_] in s.board.places else ()
    states = {
        UNSUPPLIED: has(s, id_, CUT),
        DISORDERED: has(s, id_, DISORGANIZED),
        SPENT: has(s, id_, MOVED | USED),
        REDUCED: unit.two_sided and unit.side == AXIS and s.face[id_] != STRONG,
        IMPROVED: unit.two_sided and unit.side == SOVIET and not unit.regional and s.face[id_] == STRONG,
    }
    marks = tuple(state for state, holds in states.items() if holds)
    words = {
        "unit": unit_name(id_),
        "type": Text(f"type-{face.type.replace('_', '-')}"),
        "attack": face.attack,
        "defence": face.defence,
        "move": face.move,
        "steps": steps_of(s, id_),
        "states": Text("states", {"states": tuple(Text(f"mark-{each}") for each in marks)}) if marks else "",
        "supply": supply_text(s, id_, way),
        "due": Text("due", {"n": s.due[id_]}) if s.where[id_] == TRACK else "",
    }
    strength = (
        f"({face.defence})"
        if face.fort
        else str(face.defence)
        if face.attack == face.defence
        else f"{face.attack}/{face.defence}"
    )
    return Thing(
        id=id_,
        kind=face.type,
        at=spot_of(s, id_),
        label=id_,
        owner=owner_of(s, unit.side),
        title=Text("counter-title", words),
        marks=marks,
        numbers=(strength, str(face.move)),
        reach=zone_of(s, id_),
        way=way,
    )


def supply_text(s: War, id_: str, way: tuple[str, ...]) -> Text | str:
    """§B6.9 What is unusual about its supply; §B6.12 a marker says by itself that there is none."""
    if s.where[id_] not in s.board.places or has(s, id_, CUT):
        return ""
    return Text("by-sea") if OVERSEA in way else "" if way else Text("by-none")


def spot_of(s: War, id_: str) -> str:
    """Its place, or the tray of its side for what lies beside the map."""
    place = s.where[id_]
    return place if place in s.board.places else f"{place} {s.board.units[id_].side}"


def zone_of(s: War, id_: str) -> tuple[str, ...]:
    """§B8.5 Its zone of control."""
    place = s.board.places.get(s.where[id_])
    exerts = place is not None and place.terrain != "area" and face_of(s, id_).zone and not has(s, id_, CUT)
    return place.near if place is not None and exerts else ()


def hand(s: War, side: int, shown: bool) -> Iterator[Thing]:
    """§B5.1 Of a hand one does not see, the backs."""
    at, owner = f"hand {side}", owner_of(s, side)
    for number, card in enumerate(s.hands[side], 1):
        if shown:
            title = Text("card-held", {"card": card_name(card, side), **halves(card, side)})
            yield Thing(card_thing(side, card), "card", at, card, owner, title, (LETTERED,))
        else:
            yield Thing(f"back {side} {number}", BACK, at, owner=owner, title=Text("card-unknown"))


def halves(card: str, side: int) -> dict[str, Text]:
    """§B5.2 What it does for its side, and what it would do for the other."""
    words = {"side": side_name(1 - side), "title": Text(f"card-{card}-{SIDES[1 - side]}")}
    other = Text("card-other-half", {**words, "effect": card_help(card, 1 - side)})
    return {"effect": card_help(card, side), "help": other}


# Tracks and counts


def tracks(s: War) -> Iterator[Track]:
    """The turn track with its weather."""
    first = s.board.mission.mission.first_turn
    now = max(s.turn, first)
    rows = {n: row for n, row in s.board.track.items() if first <= n <= s.last}
    words = {"n": now, "last": s.last, "weather": weather_text(s.weather)}
    signs = {n: row.weather.replace(" ", "-") for n, row in rows.items()}
    cells = {n: cell(s, row) for n, row in rows.items()}
    yield Track("turn", first, s.last, ((NOBODY, now),), signs, Text("track-turn", words), cells=cells)


def cell(s: War, row: TurnRow) -> Text:
    """§B13.1 What a turn brings: weather, markers, arrivals, the check of sudden death."""
    arrivals = tuple(unit_name(id_) for id_, turn in s.due.items() if turn == row.id and s.where[id_] == TRACK)
    number = row.axis_sudden_death if row.axis_sudden_death is not None else row.soviet_sudden_death
    checked = number is not None and is_campaign(s)
    words = {
        "date": date_text("cell-date", row),
        "weather": weather_text(row.weather),
        "blitz": row.blitz,
        "shock": row.shock,
        "check": Text("cell-check", {"number": number}) if checked else "",
        "arrivals": Text("cell-arrivals", {"units": arrivals}) if arrivals else "",
    }
    return Text("cell-turn", words)


def date_text(key: str, row: TurnRow) -> Text | str:
    """A part of the war has no dates on its track."""
    return Text(key, {"date": row.date}) if row.date else ""


def weather_text(weather: str) -> Text:
    return Text(f"weather-{weather.replace(' ', '-')}")


def counts(s: War) -> Iterator[Count]:
    """§B12.6 Points, markers and cards: all of them public."""
    for side in (AXIS, SOVIET):
        words, owner = {"side": side_name(side)}, owner_of(s, side)
        yield counted("hand", Text("count-hand", words), len(s.hands[side]), owner, at=f"hand {side}")
        yield counted("points", Text("count-points", words), on_map_points(s, side), owner)
        yield counted("boost", Text("count-boost", words), s.boosts[side], owner)
    if s.board.part is None:
        yield Count("event", Text("count-event", {"side": ahead(s.event_vp)}), abs(s.event_vp), symbol="event")
        if s.orders is not None or s.options.stalin:
            # §SE4.6 beside the points on the map
            yield Count("order", Text("count-order", {"side": ahead(s.order_vp)}), abs(s.order_vp), symbol="order")
        leader = initiative(s)
        words = {"side": side_name(leader)}
        limit = sudden_death_number(s) or 0 if is_campaign(s) and s.turn else 0
        yield Count("total", Text("count-total", words), total(s, leader), owner_of(s, leader), limit, symbol="total")
    yield counted("deck", Text("count-deck"), len(s.deck), supply=True)
    yield counted("discards", Text("count-discards"), len(s.discards), supply=True)
    yield counted("targets", Text("count-targets"), s.declared, limit=target_limit(s, s.side))
    yield from spendable(s)


def spendable(s: War) -> Iterator[Count]:
    """§B7.2 §B9.4 What this phase has for nothing; §SG2.10 §PK8 what the opponent's plan still asks for."""
    owner = owner_of(s, s.side)
    if s.phase == "organisation" and s.side == SOVIET and (s.upgrades or free_upgrades(s)):
        yield counted("upgrades", Text("count-upgrades"), s.upgrades, owner)
    if s.phase == "movement":
        yield counted("rail", Text("count-rail"), int(is_free(s, s.side)), owner)
    if s.orders is not None and attacks_of(s):
        yield counted("demanded", Text("count-demanded"), attacks_left(s), owner_of(s, s.orders.side))


def attacks_of(s: War) -> int:
    """§PK3 §PK5 How many attacks the plan in force asks for."""
    plan = plan_of(s, s.orders.side) if s.orders is not None else None
    return asked_for(s, s.orders.side, plan) if s.orders is not None and plan is not None else 0


def attacks_left(s: War) -> int:
    return max(0, attacks_of(s) - s.orders.made) if s.orders is not None else 0


def ahead(marker: int) -> Text:
    """Whom a marker of points favours."""
    return side_name(NOBODY if marker == 0 else AXIS if marker > 0 else SOVIET)


# Words


def status(table: Table[War], seat: int) -> list[Text]:
    """Turn, weather, phase and whose it is; or how it ended."""
    s = table.state
    if s.ending:
        return [Text("status-ended", {"side": side_name(s.winner), "ending": Text(f"ending-{s.ending}")})]
    if is_setting_up(s):
        return [Text("status-setup")]
    words = {
        "n": s.turn,
        "date": date_text("turn-date", s.board.track[s.turn]),
        "weather": Text(f"weather-{s.weather.replace(' ', '-')}"),
        "side": side_name(s.side),
        "phase": Text(f"phase-{s.phase or 'none'}"),
    }
    return [Text("status-turn", words)]


def aims(s: War, seat: int) -> Iterator[Text]:
    """§B12.7 §B12.8 §U5 §UM11 What wins here, the reader's own first; §SA2 alone whose victory is the person's."""
    if s.mode == ALONE:
        yield Text("aim-yours", {"side": side_name(s.yours)})
    own = s.yours if s.mode != DUEL else max(seat, AXIS)
    sides = (own, enemy(own))
    if s.board.part is not None:
        for side in sides:
            words = {"side": side_name(side), "held": cities_held(s, side), "needed": s.needs[side]}
            yield Text("aim-cities" if s.needs[side] else "aim-no-cities", words)
    elif is_campaign(s):
        for side in sides:
            held, needed = objectives(s, side), objectives_needed(s, side)
            yield Text("aim-objectives", {"side": side_name(side), "held": held, "needed": needed})
    elif s.board.mission.goal is not None:
        goal = s.board.mission.goal
        yield Text("aim-goal", {"side": side_name(SIDES.index(goal.side)), "total": goal.total})


def notices(s: War) -> Iterator[Text]:
    """What is not as printed."""
    yield Text("notice-reconstruction")


def prompt(s: War, choice: Choice[Any]) -> Prompt:
    named = (str(choice.about.get(each, "")) for each in ("unit", "hex"))
    subject = tuple(id_ for id_ in named if is_shown(s, id_))
    title = VOCABULARY.question(s, choice)
    title = title._replace(key=title.key.replace(".", "-"))  # a question within another has a message of its own
    if choice.name == "answer":
        title = asked_back(choice, title)
    return Prompt(title, choice.rule, options(s, choice), subject, lines=lines(s))


def asked_back(choice: Choice[Any], title: Text) -> Text:
    """§B5.14 What was played, discarded or bought, by its name: on a small screen nobody has the log before him."""
    how, what = choice.about["how"], choice.about["card"]
    named = {"unit": unit_name(what)} if how == STEP else {"card": card_name(what, enemy(choice.about["side"]))}
    return Text(f"{title.key}-{how}", {"side": title.args["side"], **named})


def is_shown(s: War, id_: str) -> bool:
    return id_ in s.board.places or (id_ in s.board.units and s.where[id_] != OUT)


def lines(s: War) -> tuple[Line, ...]:
    """Who attacks where, while a battle is fought."""
    battle = s.battle
    if battle is None:
        return ()
    hex_ = battle.hex if not battle.counter or not battle.defenders else s.where[battle.defenders[0]]
    return tuple((id_, hex_) for id_ in battle.attackers if s.where[id_] in s.board.places and hex_ in s.board.places)


# The end


PARAGRAPH_OF_ENDING: Final[Mapping[str, str]] = {
    "total": "B12.9",
    "operations": "B12.11",
    "sudden_death": "B12.10",
    "end": "B12.12",
    "goal": "B12.13",
}


def result(s: War) -> Result | None:
    """§B12.1 §UM11 §UU9 Who has won, and by what; in a battle both may have reached what they needed."""
    if not s.ending:
        return None
    winners = () if s.winner == NOBODY else (owner_of(s, s.winner),)
    rule = paragraph_of_ending(s)
    unit = "points" if s.board.part is None else "cities"
    return Result(winners, points_by_seat(s), f"ending-{s.ending}", rule, turns=s.turn, unit=unit)


def paragraph_of_ending(s: War) -> str:
    if s.ending == "objectives":
        return "B12.7" if s.winner == AXIS else "B12.8"
    if s.ending == "cities":
        return "UM11" if s.board.mission.mission.id == "moscow" else "UU9"
    return PARAGRAPH_OF_ENDING[s.ending]


def points_by_seat(s: War) -> tuple[int, ...]:
    """§B12.6 Totals; §UM11 in a battle, cities."""
    found = points(s)
    return found if owner_of(s, AXIS) == AXIS else found[::-1]


def standing(s: War) -> tuple[int, ...]:
    """§B12.6 As everybody knows them."""
    return points_by_seat(s)
