"""What a shape cannot check of a scenario or a correction: everything is found, not only the first."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from visavis.games.noretreat.board import SEAS, TERRAINS, lay_out
from visavis.games.noretreat.sheets import LABELS, SIDES, Parts
from visavis.kernel.data import DataError, twin, unknown, wrong_value
from visavis.kernel.errors import Wording
from visavis.kernel.hexes import distance

BOXES = ("rail", "shattered", "destroyed", "surrendered", "cadre", "track", "out")
AN_EARLIER_TURN = Wording("a turn that is not before the first one")


def wrong_parts(file: str, parts: Parts) -> list[DataError]:
    return [
        *wrong_map(parts),
        *wrong_units(parts),
        *wrong_track(parts),
        *wrong_plans(parts),
        *wrong_mission(file, parts),
    ]


def wrong_map(parts: Parts) -> Iterator[DataError]:
    """Every hex that is named exists, and hexsides lie between neighbours."""
    map_, known = parts.map, frozenset(parts.map.land.hexes)
    listed = [(f"land.{field}", id_) for field in (*TERRAINS, "greater_germany") for id_ in getattr(map_.land, field)]
    listed += [(f"edge.{field}", id_) for field in SIDES for id_ in getattr(map_.edge, field)]
    listed += [(f"coast.{field}", id_) for field in SEAS for id_ in getattr(map_.coast, field)]
    listed += [(f"place[{row.id}].id", row.id) for row in map_.place]
    for path, id_ in listed:
        if id_ not in known:
            yield from unknown("map.toml", path, id_, map_.land.hexes, Wording("hex"))
    for field in ("rivers", "lakes"):
        for pair in getattr(map_.hexside, field):
            ends = [LABELS.hex(id_) for id_ in pair.split("-") if id_ in known]
            if len(ends) != 2 or ends[0] is None or ends[1] is None or distance(ends[0], ends[1]) != 1:
                yield wrong_value("map.toml", f"hexside.{field}", pair, Wording("two neighbouring hexes"))
    areas = [row.id for row in map_.area]
    for row in map_.area:
        for other in row.beside:
            if other not in known:
                yield from unknown("map.toml", f"area[{row.id}].beside", other, areas, Wording("area"))


def wrong_units(parts: Parts) -> Iterator[DataError]:
    for row in parts.units.unit:
        if row.home and row.home not in parts.map.land.hexes:
            yield from unknown("units.toml", f"unit[{row.id}].home", row.home, parts.map.land.hexes, Wording("hex"))


def wrong_track(parts: Parts) -> Iterator[DataError]:
    units = [row.id for row in parts.units.unit]
    for row in parts.track.turn:
        for id_ in row.withdrawn:
            yield from unknown("track.toml", f"turn[{row.id}].withdrawn", id_, units, Wording("counter"))


def wrong_plans(parts: Parts) -> Iterator[DataError]:
    """§SE2.3 A plan names a city or an oil hex."""
    places = [row.id for row in parts.map.place]
    for card in parts.solo.card:
        for n, cell in enumerate(card.cells, 1):
            if cell.place:
                yield from unknown("solo.toml", f"card[{card.id}].cells[{n}].place", cell.place, places, Wording("hex"))


def wrong_mission(file: str, parts: Parts) -> Iterator[DataError]:
    mission = parts.mission
    yield from wrong_places(file, parts)
    yield from wrong_crowds(file, parts)
    head = mission.mission
    if head.last_turn < head.first_turn:
        yield wrong_value(file, "mission.last_turn", head.last_turn, AN_EARLIER_TURN)
    places = [row.id for row in parts.map.place]
    for field in ("axis_holds", "soviets_hold"):
        for id_ in getattr(head, field):
            yield from unknown(file, f"mission.{field}", id_, places, Wording("hex"))
    for field in ("directive", "stalin"):
        if getattr(head, field):
            yield from unknown(file, f"mission.{field}", getattr(head, field), places, Wording("hex"))


def wrong_places(file: str, parts: Parts) -> Iterator[DataError]:
    """Counters exist, once each, in places that exist; what comes later says when."""
    units = [row.id for row in parts.units.unit]
    here = [*lay_out(parts.map, parts.mission.part), *BOXES]
    for row in parts.mission.setup.unit:
        path = f"setup.unit[{row.id}]"
        yield from unknown(file, f"{path}.id", row.id, units, Wording("counter"))
        if row.at not in here:
            yield from unknown(file, f"{path}.at", row.at, here, Wording("hex"))
        if (row.turn is not None) != (row.at == "track"):
            yield wrong_value(file, f"{path}.turn", row.turn, Wording("a turn, of a counter on the track"))


def wrong_crowds(file: str, parts: Parts) -> Iterator[DataError]:
    """§B8.11 No hex holds both sides, or more than two counters that count."""
    sides = {row.id: row.side for row in parts.units.unit}
    free = {row.id for row in parts.units.unit if row.weak is None and row.strong.type in ("fort", "volkssturm")}
    held: dict[str, str] = {}
    crowd: Counter[str] = Counter()
    for row in parts.mission.setup.unit:
        if row.at in BOXES or row.id not in sides:
            continue
        if held.setdefault(row.at, sides[row.id]) != sides[row.id]:
            yield wrong_value(file, f"setup.unit[{row.id}].at", row.at, Wording("a hex without enemies"))
        crowd[row.at] += row.id not in free
        if crowd[row.at] == 3:
            yield twin(file, f"setup.unit[{row.id}].at", row.at)
