"""§6: suspected enemies, which may be anybody or nobody."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from visavis.games.bear.board import straight_on
from visavis.games.bear.bot.actions import face, reasons
from visavis.games.bear.bot.deck import card_of, doctrine_of, turn_card
from visavis.games.bear.bot.plan import Plan
from visavis.games.bear.bot.solo_data import MINES, NO_ENEMY
from visavis.games.bear.bot.tables import REVEALED
from visavis.games.bear.rules.attacking import read_attack, shot_at, strike
from visavis.games.bear.rules.cards import SCOUTS_SEE
from visavis.games.bear.rules.dice import caps_on_roll, two_dice
from visavis.games.bear.rules.hits import take_marker_off
from visavis.games.bear.rules.sight import can_see, hex_bonus
from visavis.games.bear.sheets import SIDES
from visavis.games.bear.state import (
    NO_FACING,
    Battle,
    Fort,
    Unit,
    add,
    change,
    enemy,
    lay_fort,
    of_side,
    remove,
    visible_enemies,
)
from visavis.kernel.choice import CHANCE, Asking, Choice, Step, take

REVEAL_NUMBER: Final = 9  # §6.1d §6.3a
NEAR_RE: Final = "near-re"  # §SC7
PLACED_AWAY: Final = 2  # §SC7 hexes


# Being revealed


def is_seen_through(s: Battle, suspect: Unit, units: Sequence[Unit]) -> bool:
    """§6.1a In sight of a unit without cover; §6.1b next to a unit. Hidden units do not count (§7.6b)."""
    away = s.board.distance[suspect.hex]
    bare = hex_bonus(s, suspect.hex, suspect) <= 0
    for unit in units:  # noqa: SIM110 - asked very often, and a generator takes twice as long
        if away[unit.hex] <= 1 or (bare and can_see(s, unit.hex, suspect.hex)):
            return True
    return False


def watch_suspects(s: Battle) -> Step | None:
    """§6.1e After every move, placement, removal and change of smoke: whoever has been seen through is revealed."""
    bot = s.bot
    suspects: list[Unit] = []
    for unit in s.units.values():
        if unit.side == bot and unit.kind.suspect and unit.hex:
            suspects.append(unit)
    if not suspects:
        return None
    units = visible_enemies(s, bot)
    seen = [unit for unit in suspects if is_seen_through(s, unit, units)]
    return reveal_nearest(s, seen) if seen else None


def reveal_nearest(s: Battle, seen: Sequence[Unit]) -> Step:
    """§6.1e The one nearest to a unit first (ruling R27)."""
    hexes = nearest_to_units(s, [unit.hex for unit in seen])
    tied = [unit.id for unit in seen if unit.hex in hexes]
    first = yield from Choice(CHANCE, "suspect_first", tied, "6.1e")
    s.then(("watch_suspects",))
    yield from reveal_suspect(s, first)


def nearest_to_units(s: Battle, hexes: Sequence[str]) -> list[str]:
    """Those of these hexes that are nearest to a unit Athena sees."""
    units = [unit.hex for unit in visible_enemies(s, s.bot)]
    apart = [min([s.board.distance[hex_][unit] for unit in units], default=0) for hex_ in hexes]
    nearest = min(apart, default=0)
    return [hex_ for hex_, away in zip(hexes, apart, strict=True) if away == nearest]


def reveal_suspect(s: Battle, id_: str) -> Asking[bool]:
    """§6.1f A token from the pool; True if somebody was there. An empty pool means nobody (ruling R27).

    §6.1g A counter takes the place of the suspected one: same side up, same stress, facing the nearest unit.
    """
    token = (yield from draw_token(s, id_)) if s.pool else NO_ENEMY
    if token not in s.board.kinds:
        vanish(s, id_, token)
        return False
    unit = change(s, id_, kind=s.board.kinds[token], facing=0)
    s.tell("suspect_revealed", id_, token, unit.hex)
    yield from face(Plan(s, command=True), unit, reasons(s), REVEALED)
    s.then(("watch",))
    return True


def draw_token(s: Battle, id_: str) -> Asking[str]:
    """§6.1f One of those left, which leaves the pool."""
    left = list(s.pool)
    token = yield from take("suspect", left, "6.1f", {"unit": id_})
    s.pool = left
    return token


def vanish(s: Battle, id_: str, token: str) -> None:
    """§6.1h Nobody there: counter and token leave the game, which is no destruction; §SC9 or mines are left behind."""
    unit = s.units[id_]
    if unit.hit:
        take_marker_off(s, id_)  # it had walked into mines
    remove(s, id_)
    s.gone = [*s.gone, id_]
    if token == MINES and unit.hex not in s.forts:
        lay_fort(s, unit.hex, Fort(MINES, s.bot))
    s.tell("suspect_gone", id_, token, unit.hex)
    s.then(("watch",))


def scout_suspects(s: Battle) -> Step:
    """Battle card 14 reveals those in sight of a unit within three hexes (ruling R45), one after another."""
    eyes = [unit.hex for unit in of_side(s, enemy(s.bot))]
    distance = s.board.distance
    seen = [
        unit.id
        for unit in of_side(s, s.bot)
        if unit.kind.suspect
        and any(distance[eye][unit.hex] <= SCOUTS_SEE and can_see(s, eye, unit.hex) for eye in eyes)
    ]
    if seen:
        first = yield from Choice(CHANCE, "suspect_first", seen, "B8.9a")
        s.then(("scout_suspects",))
        yield from reveal_suspect(s, first)


# Fire at a suspected enemy


def fire_at_suspect(s: Battle, *fields: Any) -> Step:
    """§6.3a §6.1d 2d6, 9 or more reveals it, less by CAP; §6.3b else nothing happens.

    §6.3c Nobody there: a miss. §6.3d Otherwise the same roll counts as the attack, CAP not included (ruling R28).
    """
    attack, (target,) = read_attack(fields)
    id_ = attack.unit
    about = {"unit": id_, "target": target, "needed": REVEAL_NUMBER}
    needed = REVEAL_NUMBER + (yield from caps_on_roll(s, s.units[id_].side, {"what": "reveal", **about}))
    rolled = yield from two_dice(s, s.units[id_].side, "reveal", "6.3a", {**about, "needed": needed})
    s.tell("fired_at_suspect", id_, target, needed, rolled)
    if rolled < needed or not (yield from reveal_suspect(s, target)):
        return
    real = shot_at(s, attack, s.units[target])
    if real is not None:  # §B6.6a
        yield from strike(s, id_, target, real, real.number, rolled)


# Placing one


def place_suspect(s: Battle, n: int) -> Step:
    """§6.0a §SC7 A new suspected enemy by an event; §2.3e where the scenario says so, by the hex of an order card."""
    near = [unit for unit in of_side(s, s.bot) if unit.kind.suspect]
    if doctrine_of(s).orders.placement == NEAR_RE and near:
        hex_ = yield from hex_near_suspect(s, near)
    else:
        hex_ = yield from hex_of_card(s)
    if n > 1:
        s.then(("place_suspect", n - 1))
    if hex_:
        put_suspect(s, hex_)


def put_suspect(s: Battle, hex_: str) -> None:
    """§SC8 If it is in sight there it is revealed at once."""
    id_ = new_name(s)
    add(s, Unit(id_, s.bot, s.board.kinds[f"{SIDES[s.bot]}-suspect"], hex_, NO_FACING))
    s.tell("suspect_placed", id_, hex_)
    s.then(("watch",))


def new_name(s: Battle) -> str:
    """RE and a number that no counter has had in this game."""
    taken = {*s.units, *s.gone, *s.lost[0], *s.lost[1]}
    n = 1
    while f"RE{n}" in taken:
        n += 1
    return f"RE{n}"


def hex_near_suspect(s: Battle, suspects: list[Unit]) -> Asking[str]:
    """§SC7 Two hexes from the suspected enemy nearest to a unit, by a die (ruling R64); then to better cover."""
    hexes = nearest_to_units(s, [unit.hex for unit in suspects])
    tied = [unit.id for unit in suspects if unit.hex in hexes]
    near = s.units[(yield from Choice(CHANCE, "suspect_near", tied, "6.0a"))]
    found = {direction + 1: hexes for direction in range(6) if (hexes := place_found(s, near, direction))}
    if not found:
        return ""
    die = yield from Choice(CHANCE, "suspect_direction", list(found), "6.0a")  # §SC8 other faces are rolled again
    s.tell("rolled_one", s.bot, "suspect_direction", die, rule="6.0a")
    return (yield from Choice(CHANCE, "suspect_hex", found[die], "6.0a"))


def place_found(s: Battle, near: Unit, direction: int) -> list[str]:
    """§SC7 §SC8 Where the die leads: none if that is off the map, impassable or taken by an AI."""
    hex_ = straight_on(s.board, near.hex, direction, PLACED_AWAY)
    if not hex_:
        return []
    bonus = hex_bonus(s, hex_, near)
    better = [other for other in s.board.hexes[hex_].around if hex_bonus(s, other, near) > bonus]
    places = nearest_to_units(s, better) if better else [hex_]
    return [other for other in places if may_stand(s, other)]


def may_stand(s: Battle, hex_: str) -> bool:
    """§5.12a Not with another AI."""
    return not any(s.units[id_].side == s.bot for id_ in s.at.get(hex_, ()))


def hex_of_card(s: Battle) -> Asking[str]:
    """§2.3e The hex printed on the next order card that can be used; the cards are discarded."""
    for _ in doctrine_of(s).cards:
        card = card_of(s, (yield from turn_card(s, "placing_card", "2.3e")))
        s.order_discards.append(card.number)
        s.tell("placing_card", card.number, card.hex)
        if card.hex in s.board.hexes and may_stand(s, card.hex):
            return card.hex
    return ""
