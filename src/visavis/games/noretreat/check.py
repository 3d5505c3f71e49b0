"""What must always be true."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from visavis.games.noretreat.bot.orders import Orders
from visavis.games.noretreat.rules.supply import ways_overland
from visavis.games.noretreat.sheets import AXIS, SOVIET
from visavis.games.noretreat.state import BOXES, CUT, TRACK, War, crowd, room_at


def check(s: War) -> list[str]:
    """The invariants that do not hold."""
    return [*wrong_places(s), *wrong_stacks(s), *wrong_zones(s), *wrong_supply(s), *wrong_cards(s), *wrong_numbers(s)]


def wrong_places(s: War) -> Iterator[str]:
    """INV1 Every counter is in exactly one place."""
    found = Counter(id_ for here in s.at.values() for id_ in here)
    for id_ in s.board.units:
        place = s.where[id_]
        on_map = place in s.board.places
        if not on_map and place not in BOXES:
            yield f"{id_} is nowhere: {place!r}"
        if found[id_] != on_map or (on_map and id_ not in s.at[place]):
            yield f"{id_} is in {place} and lies {found[id_]} times on the map"
        if (id_ in s.due) != (place == TRACK):
            yield f"{id_} is in {place}, due {s.due.get(id_)}"
        if not on_map and s.marks.get(id_):
            yield f"{id_} has markers in {place}"


def wrong_stacks(s: War) -> Iterator[str]:
    """INV2 No hex holds both sides, or too many; the limit of the first turn holds when it has come."""
    begun = s.turn >= s.board.mission.mission.first_turn
    for place, here in s.at.items():
        sides = {s.board.units[id_].side for id_ in here}
        if len(sides) != 1:
            yield f"both sides are in {place}"
        elif begun and crowd(s, place) > room_at(s, sides.pop(), place):
            yield f"{place} holds {here}"


def wrong_zones(s: War) -> Iterator[str]:
    """§B8.5 The zones are those of the supplied counters that have one."""
    for side in (AXIS, SOVIET):
        zone: Counter[str] = Counter()
        for place, here in s.at.items():
            for id_ in here:
                unit = s.board.units[id_]
                exerts = unit.faces[s.face[id_]].zone and not s.marks.get(id_, 0) & CUT
                if unit.side == side and exerts and s.board.places[place].terrain != "area":
                    zone.update(s.board.places[place].near)
        if dict(zone) != s.zones[side]:
            yield f"the zones of side {side} are not kept"


def wrong_supply(s: War) -> Iterator[str]:
    """§B6.5 What was found out about supply still holds."""
    for side, known in enumerate(s.reached or ()):
        if known is not None and known != ways_overland(s, side):
            yield f"the supply of side {side} is not kept"


def wrong_cards(s: War) -> Iterator[str]:
    """INV1 Every card is in exactly one pile or hand."""
    found = Counter((*s.deck, *s.discards, *s.hands[AXIS], *s.hands[SOVIET]))
    if any(n > 1 for n in found.values()) or not set(found) <= set(s.board.cards):
        yield f"cards are there twice: {[card for card, n in found.items() if n > 1]}"
    orders = s.orders
    if orders is not None:
        yield from wrong_orders(s, orders)


def wrong_orders(s: War, orders: Orders) -> Iterator[str]:
    solo = Counter((*orders.deck, *orders.used))
    if any(n > 1 for n in solo.values()) or set(solo) != set(s.board.solo):
        yield "solo cards are lost"


def wrong_numbers(s: War) -> Iterator[str]:
    """INV3 Both markers stay on their tracks."""
    numbers = s.board.numbers
    if abs(s.event_vp) > numbers.event_limit or abs(s.order_vp) > numbers.order_limit:
        yield f"points: {s.event_vp}, {s.order_vp}"
    if min(s.boosts) < 0 or s.upgrades < 0:
        yield "markers are owed"
    if s.turn > s.last:
        yield f"turn {s.turn} of {s.last}"
