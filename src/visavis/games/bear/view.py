"""A battle as one seat sees it: everything here is named because it may be seen (§B7.2a, §B8.1b, §B11.1a)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache, reduce
from typing import Any, Final

from visavis.games.bear.board import Board, Kind
from visavis.games.bear.bot.cards import RECONSTRUCTED
from visavis.games.bear.bot.deck import card_of, doctrine_of
from visavis.games.bear.bot.setup import SEATS
from visavis.games.bear.bot.solo_data import Cell
from visavis.games.bear.bot.tables import objectives_of
from visavis.games.bear.options import card_id, options
from visavis.games.bear.rules.cards import when_played
from visavis.games.bear.rules.sight import fire_zone
from visavis.games.bear.sheets import SIDES, ScoreRow
from visavis.games.bear.state import (
    ARMOURED,
    HEAVY,
    NO_FACING,
    NOBODY,
    SOFT,
    TRUTH,
    UNSEEN,
    Battle,
    Fort,
    Unit,
    is_stressed,
)
from visavis.games.bear.vocabulary import VOCABULARY
from visavis.games.bear.words import (
    Cast,
    cast_now,
    cell_name,
    counter_name,
    kind_name,
    marker_help,
    marker_name,
    side_name,
)
from visavis.kernel.choice import Choice
from visavis.kernel.hexes import DIRECTIONS
from visavis.kernel.kept import kept
from visavis.kernel.marks import HELD, HIDDEN, HIT, OBJECTIVE, SCORES, SPENT, mark
from visavis.kernel.table import Table
from visavis.kernel.view import READER, SPECTATOR, Count, Line, Place, Prompt, Text, Thing, Track, View, counted

BONUS_QUESTIONS: Final = ("aim", "after_roll", "veteran_check", "confusion", "bog", "rapid", "swift")  # ruling R73
BACK: Final = "back"  # of a card
OWN: Final = "own"  # the sign of a cell that somebody has written
INITIATIVE: Final = "initiative"  # the last step between two rounds, and its roll
# Marks of its own.
ABOARD: Final = "aboard"
BOGGED: Final = "bogged"
SMOKE: Final = "smoke"  # so thick
STRESSED: Final = "stressed"
TOLD: Final = (SPENT, STRESSED)  # marks whose meaning is told with a counter


def view(table: Table[Battle], seat: int) -> View:
    """All that a seat may see of a table."""
    s = table.state
    choice = table.choice_of(seat)
    return View(
        game=table.game.name,
        scenario=s.scenario,
        seat=seat,
        seats=tuple(map(side_name, range(len(SEATS)))),
        places=tuple(places(s)),
        things=tuple(things(s, seat)),
        tracks=tuple(tracks(s)),
        counts=tuple(counts(s, seat)),
        status=tuple(status(table, seat)),
        notices=tuple(notices(s)),
        prompt=prompt(s, choice) if choice else None,
        turn=NOBODY if s.ending else to_move(table),
        aims=tuple(aims(s, seat)),
        sides=SEATS,
        about=s.winner if s.ending else to_move(table),
    )


def to_move(table: Table[Battle]) -> int:
    """Whose turn it is: nobody's before the first round and between two."""
    return table.state.side if table.state.round and not is_between_rounds(table) else NOBODY


def is_between_rounds(table: Table[Battle]) -> bool:
    """§2.8j §B9.11a Whether it is still open who begins the round."""
    if (INITIATIVE,) in table.state.agenda:
        return True
    pending = table.pending
    return pending is not None and INITIATIVE in (pending.name, pending.about.get("what"), pending.about.get("roll"))


def eyes_of(seat: int) -> int:
    """Whose knowledge of markers a seat has: a side's, everything, or nothing."""
    return seat if seat in (0, 1) else TRUTH if seat == READER else SPECTATOR


def may_know(seat: int, side: int) -> bool:
    return seat in (side, READER)


# What wins


def aims(s: Battle, seat: int) -> Iterator[Text]:
    """§B9.1a What either side scores for, the reader's own first; §B9.3a who wins, and when."""
    mission = s.board.mission
    if mission.mission.about:
        yield Text("own-words", {"words": mission.mission.about})
    for side in (1, 0) if seat == 1 else (0, 1):
        ways = tuple(score_text(row) for row in mission.score if row.side == SIDES[side])
        if ways:
            yield Text("wins-of-side", {"side": side_name(side), "ways": ways})
    start = {"side": side_name(SIDES.index(mission.victory.side)), "n": mission.victory.value}
    if s.bot != NOBODY:
        yield Text("wins-track", {**start, "last": len(doctrine_of(s).track)})
    elif mission.duel:
        yield Text("wins-rounds", {**start, "last": mission.duel.rounds})


def score_text(row: ScoreRow) -> Text:
    """One way to score."""
    whose = side_name(SIDES.index(row.of)) if row.of else ""
    kind = kind_name(row.type) if row.type else Text("wins-anybody")
    back = int(row.given_back)
    return Text(f"wins-{row.when}", {"n": row.vp, "whose": whose, "hex": row.hex, "kind": kind, "back": back})


# Places


def places(s: Battle) -> Iterator[Place]:
    """§B0.1a Every full hex of the map, and the markers that lie in it."""
    signs = signs_of(s)
    for label in s.board.labels:
        place = printed_place(s.board, label)
        if label in signs or label in s.control or label in s.smoke:
            title = hex_title(s, label, signs.get(label, ()))
            place = place._replace(title=title, marks=marks_of(s, label, signs.get(label, ())))
        yield place


@kept
def printed_place(board: Board, label: str) -> Place:
    """A hex in which nothing lies."""
    ground = board.hexes[label]
    title = Text("hex-title", {"hex": label, "facts": ground_facts(board, label)})
    return Place(label, ground.terrain.id, ground.terrain.id, ground.level, title)


def marks_of(s: Battle, label: str, signs: tuple[str, ...]) -> tuple[str, ...]:
    held = [mark(HELD, s.control[label])] if label in s.control else []
    smoke = [mark(SMOKE, s.smoke[label])] if label in s.smoke else []
    return (*held, *signs, *smoke)


def signs_of(s: Battle) -> dict[str, tuple[str, ...]]:
    """§4.5a §4.5b Athena's objectives, as they are now; and every hex whose control scores, whoever holds it."""
    aims = objectives_of(s) if s.bot != NOBODY else []
    scoring = [row.hex for row in s.board.mission.score if row.hex]
    found = dict.fromkeys(aims, (OBJECTIVE,))
    return found | {hex_: (*found.get(hex_, ()), SCORES) for hex_ in scoring}


def hex_title(s: Battle, label: str, signs: tuple[str, ...]) -> Text:
    """Terrain, height, cover and cost in words, and what lies there."""
    facts = [*ground_facts(s.board, label)]
    if label in s.control:
        facts.append(Text("control-marker", {"side": side_name(s.control[label])}))
    facts += [Text(f"{sign}-name") for sign in signs if sign != SCORES]
    scoring = [row for row in s.board.mission.score if row.hex == label]
    facts += [Text("hex-scores", {"side": side_name(SIDES.index(row.side)), "way": score_text(row)}) for row in scoring]
    return Text("hex-title", {"hex": label, "facts": tuple(facts)})


@kept
def ground_facts(board: Board, label: str) -> tuple[Text, ...]:
    """§B4.9a §B12.0a What is printed in a hex."""
    ground = board.hexes[label]
    terrain = ground.terrain
    facts = [Text(f"terrain-{terrain.id}")]
    facts += [Text("level-name", {"n": ground.level})] if ground.level else []
    facts += [Text("road-name")] if ground.roads else []
    facts += [Text("wall-name")] if ground.walls else []
    facts += [Text("ground-cover", {"n": terrain.defence})] if terrain.defence else []
    cost = {"foot": terrain.foot, "wheeled": terrain.wheeled, "tracked": terrain.tracked}
    return (*facts, Text("ground-cost", cost)) if any(cost.values()) else tuple(facts)


# Things


def things(s: Battle, seat: int) -> Iterator[Thing]:
    """Counters, fortifications, smoke and herds on the map; reinforcements and battle cards beside it."""
    cast = cast_now(s)
    for hex_, fort in s.forts.items():
        if not fort.hidden or may_know(seat, fort.owner):  # §B17.10a
            yield fort_thing(hex_, fort)
    for hex_, thickness in s.smoke.items():
        kind = "smoke-heavy" if thickness == HEAVY else "smoke-light"
        yield Thing(f"smoke {hex_}", kind, hex_, title=Text(kind))
    for hex_, herd in s.herds.items():
        yield Thing(f"herd {hex_}", herd, hex_, title=Text(f"herd-{herd}"))
    for unit in s.units.values():
        if not unit.hidden or may_know(seat, unit.side):  # §B11.1a
            yield counter(cast, unit, seat)
    for side in (0, 1):
        yield from hand(s, side, may_know(seat, side))


def fort_thing(hex_: str, fort: Fort) -> Thing:
    about = Text(f"fort-{fort.kind}-help")
    words = {"fort": Text(f"fort-{fort.kind}"), "side": side_name(fort.owner), "help": about}
    title = Text("fort-hidden" if fort.hidden else "fort-title", words)
    facing = fort.facing if fort.kind == "bunker" else NO_FACING
    marks = (HIDDEN,) if fort.hidden else ()
    return Thing(f"fort {hex_}", fort.kind, hex_, owner=fort.owner, title=title, marks=marks, facing=facing)


def counter(cast: Cast, unit: Unit, seat: int) -> Thing:
    """A counter as a seat knows it: §B7.5a its marker only if it lies up, or is its own."""
    s = cast.s
    shown = bool(unit.hit) and (unit.known or (unit.side != s.bot and may_know(seat, unit.side)))  # §7.5a
    states = {
        SPENT: unit.spent,
        STRESSED: is_stressed(s, unit),
        HIT: bool(unit.hit),
        HIDDEN: unit.hidden,
        BOGGED: unit.bogged,
        ABOARD: bool(unit.aboard),
    }
    marks = [state for state, holds in states.items() if holds]
    title = counter_title(cast, unit, marks, unit.hit if shown else "")
    return Thing(
        id=unit.id,
        kind=unit.kind.look,
        at=unit.hex or waiting_place(unit.side),
        label=unit.id,
        owner=unit.side,
        title=title,
        marks=(*marks, *([unit.hit] if shown else [])),
        facing=unit.facing if unit.hex else NO_FACING,
        reach=reach(s, unit, seat),
        numbers=printed_numbers(unit.kind),
    )


def waiting_place(side: int) -> str:
    return f"due {side}"


def reach(s: Battle, unit: Unit, seat: int) -> tuple[str, ...]:
    """§B5.0a The hexes it could fire into."""
    if not unit.hex or not unit.kind.warlike or unit.aboard or unit.hidden:
        return ()
    return fire_zone(s, unit, eyes_of(seat))


@lru_cache(maxsize=256)
def printed_numbers(kind: Kind) -> tuple[str, ...]:
    """Firepower, red before blue, and the front; all the other numbers are said in words."""
    if kind.suspect:
        return ()
    firepower = "/".join(str(n) for n in (kind.red, kind.blue) if n is not None)
    return (firepower or "–", str(kind.front))


def counter_title(cast: Cast, unit: Unit, marks: list[str], marker: str) -> Text:
    called = {"counter": counter_name(cast, unit.id)}
    state = [Text(f"state-{each}", called) for each in marks if each not in (ABOARD, HIT)]
    if not unit.hex:
        state.insert(0, Text("state-coming"))
    elif not unit.spent:
        state.insert(0, Text("state-fresh", called))
    if unit.hit:
        state.append(Text("state-hit", called))
        state += [Text("state-marker", {"marker": marker_name(marker)})] if marker else []
    if unit.aboard:
        state.append(Text("state-aboard", {"counter": counter_name(cast, unit.aboard)}))
    if unit.facing != NO_FACING and unit.hex:
        state.append(Text("state-facing", {**called, "facing": Text(f"facing-{DIRECTIONS[unit.facing]}")}))
    words = {**called, "state": (*state, *stats(unit.kind))}
    return Text("counter-title", words | told_of_state(cast.s, unit, marks, marker))


def told_of_state(s: Battle, unit: Unit, marks: list[str], marker: str) -> dict[str, Text]:
    """What a marker that is known does; §B2.2a what being spent means, §B2.6a and stress."""
    hit = [marker_help(marker)] if marker else []
    spent = "state-spent-ai-help" if unit.side == s.bot else "state-spent-help"
    told = [*hit, *(Text(spent if mark_ == SPENT else "state-stressed-help") for mark_ in marks if mark_ in TOLD)]
    if not told:
        return {}
    return {"help": reduce(lambda first, second: Text("told-together", {"first": first, "second": second}), told)}


@lru_cache(maxsize=256)
def stats(kind: Kind) -> tuple[Text, ...]:
    """All the numbers of a counter."""
    if kind.suspect:
        return ()
    numbers = (
        ("move-cost", kind.move_cost),
        ("attack-cost", kind.attack_cost),
        ("indirect-cost", kind.indirect_cost),
        ("red", kind.red),
        ("blue", kind.blue),
        ("range", kind.range or None),
        ("minimum", kind.range_min or None),
        ("front", kind.front),
        ("flank", kind.flank),
        ("bonus-moves", len(kind.bonus_moves) or None),
        ("shield", kind.shield or None),
    )
    signs = (
        ("turret", kind.turret),
        ("crew", kind.crewed_red),
        ("flamethrower", kind.flamethrower),
        ("smoke", kind.smoke),
        ("open-topped", kind.open_topped),
    )
    counted = [Text(f"stat-{name}", {"n": n}) for name, n in numbers if n is not None]
    return (*counted, *(Text(f"stat-{name}") for name, held in signs if held))


def hand_place(side: int) -> str:
    return f"hand {side}"


def hand(s: Battle, side: int, shown: bool) -> Iterator[Thing]:
    """§B8.1b The own battle cards; of the enemy's only how many."""
    for number, card in enumerate(s.hands[side], 1):
        if shown:
            yield Thing(card_id(side, number), card, hand_place(side), card, side, card_held(s, side, card))
        else:
            yield Thing(f"back {side} {number}", BACK, hand_place(side), owner=side, title=Text("card-unknown"))


def card_held(s: Battle, side: int, card: str) -> Text:
    """What it does, when it is played, and §B8.5a what it costs in action points."""
    row = s.board.cards[card]
    when = Text(f"card-when-{when_played(s, side, card)}")
    words = {"card": Text(f"card-{card}"), "when": when, "help": Text(f"card-{card}-help")}
    return Text("card-held", {**words, "ap": row.cost if row.colour == "green" else 0})


# Tracks and counts


def tracks(s: Battle) -> Iterator[Track]:
    """§7.2a The scenario track, in solo play, with what happens in its cells."""
    if s.bot == NOBODY:
        return
    cells = doctrine_of(s).track
    signs = {cell.number: cell.name or OWN for cell in cells if cell.called}
    told = {cell.number: cell_told(cell) for cell in cells if cell.called}
    title = Text("track-title", {"n": s.cell, "last": len(cells), "cell": cell_name(cells[s.cell - 1].called)})
    yield Track("track", 1, len(cells), ((NOBODY, s.cell),), signs, title, cells=told)


def cell_told(cell: Cell) -> Text:
    """A cell of the scenario track, and what happens there; of one that somebody has written, what he says."""
    words = {"n": cell.number, "cell": cell_name(cell.called)}
    if not cell.name:
        return Text("cell-title", words)
    return Text("cell-told", {**words, "help": Text(f"cell-{cell.name}-help")})


def counts(s: Battle, seat: int) -> Iterator[Count]:
    """Points, rounds, command points, decks and piles: all of them public, but for the markers of hidden units."""
    mission = s.board.mission
    last = mission.duel.rounds if mission.duel and s.bot == NOBODY else 0
    yield counted("round", Text("count-round"), s.round, limit=last)
    yield Count("victory", Text("count-victory", {"side": side_name(s.vp_side)}), s.vp, s.vp_side, symbol="victory")
    most = (mission.caps.german, mission.caps.soviet)
    for side in (0, 1):
        words = {"side": side_name(side)}
        if side != s.bot:
            yield counted("caps", Text("count-caps", words), s.caps[side], side, most[side])
            yield counted("hand", Text("count-hand", words), len(s.hands[side]), side, at=hand_place(side))
        yield counted("lost", Text("count-lost", words), len(s.lost[side]), side)
        waiting = sum(1 for unit in s.units.values() if unit.side == side and not unit.hex)
        if waiting:
            yield counted("due", Text("count-due", words), waiting, side, at=waiting_place(side))
    yield counted("cards", Text("count-cards"), len(s.cards), supply=True)
    for pile in (SOFT, ARMOURED):
        yield counted(f"pile-{pile}", Text(f"count-pile-{pile}"), markers_left(s, pile, seat), supply=True)
    if s.bot != NOBODY:
        yield from athenas_counts(s)


def markers_left(s: Battle, pile: str, seat: int) -> int:
    """§7.5a What lies unseen under a counter has left the pile; §B11.1a of a hidden unit's nobody else can tell."""
    unseen = sum(1 for unit in s.units.values() if unit.hit == pile + UNSEEN)
    secret = [unit.hit for unit in s.units.values() if unit.hidden and not may_know(seat, unit.side)]
    markers = [s.board.markers[hit] for hit in secret if hit in s.board.markers]
    return len(s.piles[pile]) - unseen + sum(1 for marker in markers if marker.pile == pile)


def athenas_counts(s: Battle) -> Iterator[Count]:
    cards = doctrine_of(s).cards
    yield counted("orders", Text("count-orders"), len(s.orders), supply=True)
    yield counted("order-discards", Text("count-order-discards"), len(s.order_discards), supply=True)
    in_use = [s.order] if s.order else []
    command = sum(cards[number].is_command for number in (*s.orders, *s.order_discards, *in_use))
    yield counted("command", Text("count-command"), command, supply=True)
    yield counted("pool", Text("count-pool"), len(s.pool))


# Words


def status(table: Table[Battle], seat: int) -> list[Text]:
    """How the battle stands, and what somebody has planned."""
    return [*state_of_battle(table), *plans(table.state, seat)]


def state_of_battle(table: Table[Battle]) -> Iterator[Text]:
    """Whose turn it is in which round, who began it, which card is read; or how it ended."""
    s = table.state
    if s.ending:
        yield Text("status-ended", {"side": side_name(s.winner), "n": s.vp, "ending": Text(f"ending-{s.ending}")})
        return
    if not s.round:
        yield Text("status-setup")
        return
    if is_between_rounds(table):
        yield Text("status-between", {"round": s.round})
        return
    words = {"round": s.round, "side": side_name(s.side), "first": side_name(s.first), "n": s.order}
    if s.order:
        yield Text("status-order", {**words, "known": card_of(s, s.order).origin})
    else:
        yield Text("status-turn" if s.side == s.first else "status-second", words)


def plans(s: Battle, seat: int) -> Iterator[Text]:
    """§B13.5a Strikes to come: where, for whoever planned them; for others only that they are planned."""
    sides: dict[str, int] = {row.id: SIDES.index(row.side) for row in s.board.mission.battery}
    for id_, hex_, purpose, _ in s.planned:
        battery = Text(f"battery-{id_}")
        if may_know(seat, sides[id_]):
            yield Text("status-plan", {"battery": battery, "hex": hex_, "purpose": Text(f"purpose-{purpose}")})
        else:
            yield Text("status-plan-unknown", {"battery": battery})


def notices(s: Battle) -> Iterator[Text]:
    """What of this scenario is not as printed."""
    mission = s.board.mission
    known = {mission.source.known, *(row.known for row in mission.unit), *(row.known for row in mission.arrival)}
    if RECONSTRUCTED in known:
        yield Text("notice-reconstruction")
    if s.bot != NOBODY and any(card_of(s, number).known == RECONSTRUCTED for number in every_order(s)):
        yield Text("notice-cards-reconstruction")


def every_order(s: Battle) -> list[int]:
    """§1.0h The order cards of this game, wherever they are."""
    return [*s.orders, *s.order_discards, *s.orders_out, *([s.order] if s.order else [])]


def prompt(s: Battle, choice: Choice[Any]) -> Prompt:
    title = VOCABULARY.question(cast_now(s), choice)
    if choice.name in BONUS_QUESTIONS and s.bot == NOBODY:
        title = Text("asked-of-everybody", {"question": title})
    return Prompt(title, choice.rule, options(s, choice), subject(s, choice), lines=tuple(lines(s, choice)))


def subject(s: Battle, choice: Choice[Any]) -> tuple[str, ...]:
    """§B2.1a The unit a question is about, or all of a group; §42.0a whoever Athena orders to do something to whom."""
    deed = choice.about.get("deed")
    named = (choice.about.get("unit", ""), *choice.about.get("members", ()))
    named += (*deed.units, deed.target) if deed else ()
    return tuple(id_ for id_ in dict.fromkeys(named) if id_ in s.units)


def lines(s: Battle, choice: Choice[Any]) -> Iterator[Line]:
    """§42.0a From whom Athena sends to whom or where; §B6.8a from who attacks to his target."""
    deed = choice.about.get("deed")
    acting = deed.units if deed else (choice.about.get("unit", ""),)
    target = deed.target if deed else choice.about.get("target", "")
    if target in s.units or target in s.board.hexes:
        yield from ((id_, target) for id_ in acting if id_ in s.units)
