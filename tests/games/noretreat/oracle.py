"""Supply and zones of control, written as slowly and plainly as the paragraphs read: every way is tried."""

from __future__ import annotations

from visavis.games.noretreat.sheets import AXIS, SOVIET
from visavis.games.noretreat.state import War

WEST = ((-1, 0), (0, -1), (-1, 1))  # W, NW, SW
EAST = ((1, 0), (1, -1), (0, 1))  # E, NE, SE
ALL = (*WEST, *EAST)
CUT = 1
LAKES = {
    frozenset(pair)
    for pair in (
        ("0410", "0411"),
        ("0917", "1016"),
        ("1217", "1316"),
        ("1316", "1317"),
        ("1503", "1603"),
        ("1602", "1603"),
        ("1617", "1618"),
        ("1617", "1718"),
        ("2103", "2203"),
        ("2106", "2206"),
        ("2107", "2206"),
    )
}


def axial(hex_: str) -> tuple[int, int]:
    """Kiev, 1211, is (0, 0)."""
    row = int(hex_[2:]) - 11
    return int(hex_[:2]) - 12 - (row + (row % 2)) // 2, row


def label(q: int, row: int) -> str:
    return f"{q + 12 + (row + (row % 2)) // 2:02}{row + 11:02}"


def beside(s: War, hex_: str, ways: tuple[tuple[int, int], ...] = ALL) -> list[str]:
    q, row = axial(hex_)
    found = [label(q + dq, row + dr) for dq, dr in ways]
    return [other for other in found if other in s.board.places]


def counters(s: War, place: str) -> list[str]:
    return [id_ for id_, where in s.where.items() if where == place]


def sides_in(s: War, place: str) -> set[int]:
    return {s.board.units[id_].side for id_ in counters(s, place)}


def zone(s: War, side: int) -> set[str]:
    """§B8.5 Beside each supplied counter that is no fort, not across a lake; into an area beside it, not out of one."""
    found: set[str] = set()
    for id_, place in s.where.items():
        unit = s.board.units[id_]
        type_ = unit.faces[s.face[id_]].type
        if (
            unit.side != side
            or place not in s.board.places
            or place in s.board.areas
            or type_ in ("fort", "volkssturm")
        ):
            continue
        if s.marks.get(id_, 0) & CUT:
            continue
        found |= {other for other in beside(s, place) if frozenset((place, other)) not in LAKES}
        found |= {area for area in s.board.areas if place in s.board.places[area].near}
    return found


def blocked(s: War, side: int) -> set[str]:
    """§B6.2"""
    enemy = 1 - side
    watched, taken = zone(s, enemy), {s.where[id_]: s.board.units[id_].side for id_ in s.board.units}
    found = set()
    for hex_ in s.board.hexes:
        if taken.get(hex_) == enemy:
            found.add(hex_)
        if hex_ in watched and taken.get(hex_) != side:
            found.add(hex_)
        if hex_ in s.board.cities and s.control.get(hex_) == enemy and hex_ not in s.scorched:
            found.add(hex_)
    return found


def leads_home(s: War, side: int, city: str, shut: set[str]) -> bool:
    """§B6.3 §B6.4"""
    ways = WEST if side == AXIS else EAST
    if city in s.board.edges[side]:
        return True
    first = beside(s, city, ways)
    if city == "1902" and side == SOVIET:
        first += [hex_ for hex_ in ("1903", "2003") if hex_ in s.board.hexes]
    seen: set[str] = set()
    todo = [hex_ for hex_ in first if hex_ not in shut]
    while todo:
        hex_ = todo.pop()
        if hex_ in s.board.edges[side]:
            return True
        if hex_ not in seen:
            seen.add(hex_)
            todo += [other for other in beside(s, hex_, ways) if other not in shut]
    return False


def overland(s: War, side: int) -> set[str]:
    """§B6.5 The hexes from which a counter finds a source: four hexes to a city, three to the edge."""
    shut = blocked(s, side)
    cities = {
        city
        for city in s.board.cities
        if s.control.get(city) == side and city not in s.scorched and leads_home(s, side, city, shut)
    }
    return {hex_ for hex_ in s.board.hexes if finds(s, side, hex_, cities, shut)}


def finds(s: War, side: int, start: str, cities: set[str], shut: set[str]) -> bool:
    front = {start}
    for entered in range(5):
        if front & cities or (entered <= 3 and front & set(s.board.edges[side])):
            return True
        front = {other for hex_ in front for other in beside(s, hex_) if other not in shut}
    return False


def supplied(s: War, id_: str, reached: set[str]) -> bool:
    """§B6.5 to §B6.9"""
    side, place = s.board.units[id_].side, s.where[id_]
    if place in s.board.areas:
        if side == AXIS:
            return True
        return bool((reached - blocked(s, side)) & set(s.board.places[place].near))
    if place in reached:
        return True
    sea = s.board.places[place].sea
    if (side == AXIS and sea in ("baltic", "adriatic", "black")) or (side == SOVIET and sea in ("caspian", "black")):
        return True
    return any(side in sides_in(s, near) and near in reached for near in beside(s, place))
