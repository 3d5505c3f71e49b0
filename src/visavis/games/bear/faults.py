"""§SC1 What may be wrong with a scenario or a correction: everything is found, not only the first."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Final

from visavis.games.bear.board import Ground, Kind, lay_out, moved, parts_of, share
from visavis.games.bear.bot.solo_data import SuspectRow, wrong_hex
from visavis.games.bear.sheets import (
    IMPASSABLE,
    LABELS,
    MODES,
    SIDES,
    STEMS,
    TERRAINS,
    WHOLE,
    BoardFile,
    CounterRow,
    Mission,
    Parts,
    Placing,
    modes_of,
)
from visavis.kernel.data import SCENARIO, DataError, twin, unknown, wrong_value
from visavis.kernel.errors import Wording
from visavis.kernel.hexes import Hex, distance

NAME_OF_A_MISSION: Final = re.compile(r"[a-z0-9][a-z0-9-]{0,23}")
NAME_OF_A_COUNTER: Final = re.compile(r"[A-ZА-ЯЁ0-9][A-ZА-ЯЁ0-9-]{0,7}")
SCORED_OF: Final = {"destroy": ("of",), "control": ("hex",), "exit": ("hex", "type"), "round-control": ("hex",)}


def wrong_parts(file: str, parts: Parts) -> list[DataError]:
    """Everything, not only the first; of hexes nothing is said where the map itself is wrong."""
    mission, hexes = parts.mission, map_of(parts)
    kinds = {row.id: Kind(row) for row in parts.units.unit}
    return [
        *wrong_ground(file, parts),
        *wrong_references(file, mission, kinds, [row.id for row in parts.cards.card]),
        *wrong_places(file, mission, hexes, kinds),
        *wrong_names(file, mission, hexes),
        *wrong_arrivals(file, mission, kinds),
        *wrong_company(file, mission, kinds),
        *wrong_scores(file, mission),
        *wrong_twins(file, mission),
        *wrong_sides(file, mission, kinds),
    ]


def map_of(parts: Parts) -> Mapping[str, Ground]:
    """The hexes of a scenario; none if its map is wrong."""
    return lay_out(parts.mission, parts.boards) if next(wrong_ground("", parts), None) is None else {}


def wrong_ground(file: str, parts: Parts) -> Iterator[DataError]:
    yield from wrong_boards(parts.boards)
    yield from wrong_map(file, parts.mission, parts.boards)


def wrong_boards(boards: BoardFile) -> Iterator[DataError]:
    """§B0.1c Every label names a hex of a board; walls and roads join neighbours."""
    for row in boards.board:
        for chain in (*row.roads, *(wall.replace("-", " ") for wall in row.walls)):
            labels = chain.split(" ")
            strange = [error for label in labels for error in wrong_label(f"board[{row.id}]", label)]
            yield from strange
            for one, other in pairwise(labels) if not strange else ():
                if distance(moved(AS_PRINTED, one), moved(AS_PRINTED, other)) != 1:
                    yield DataError(
                        "{file}: {path} joins {one} and {other}, expected neighbours",
                        file="boards.toml",
                        path=f"board[{row.id}]",
                        one=one,
                        other=other,
                    )
        for field in (*TERRAINS, "level1", "level2"):
            for label in getattr(row, field):
                yield from wrong_label(f"board[{row.id}].{field}", label)


AS_PRINTED: Final = Placing("")


def wrong_label(path: str, label: str) -> Iterator[DataError]:
    place = LABELS.hex(label)
    column, row = LABELS.place(place) if place else (0, 0)
    if place is None or not share(column, row):
        yield DataError(
            "{file}: {path} names {label!r}, expected a hex of the board", file="boards.toml", path=path, label=label
        )


def wrong_map(file: str, mission: Mission, boards: BoardFile) -> Iterator[DataError]:
    """§B0.1g Boards exist, each is there once, and they share half hexes at most."""
    if not mission.board:
        yield wrong_value(file, "board", mission.board, Wording("at least one"))
    known = [row.id for row in boards.board]
    for n, placing in enumerate(mission.board, 1):
        yield from unknown(file, f"board[{n}].board", placing.board, known, Wording("board"))
        if placing.board in [other.board for other in mission.board[: n - 1]]:
            yield twin(file, f"board[{n}].board", placing.board)
        if placing.column % 2:
            yield DataError(
                "{file}: {path} is {came}, expected an even number of columns",
                file=file,
                path=f"board[{n}].column",
                came=placing.column,
            )
    halves: Counter[Hex] = Counter()
    for placing in mission.board:
        halves.update({axial: part for axial, (part, _) in parts_of(placing).items()})
    if any(n > WHOLE for n in halves.values()):
        yield DataError(
            "{file}: {path} lie one on another, expected boards side by side, 18 columns or 12 rows apart",
            file=file,
            path="board",
        )


def wrong_references(
    file: str, mission: Mission, kinds: Mapping[str, Kind], cards: Collection[str]
) -> Iterator[DataError]:
    """Kinds of counters and cards exist; suspected enemies are no counters one begins with (§6.0a)."""
    real = [id_ for id_, kind in kinds.items() if not kind.suspect]
    for path, row in placed_counters(mission):
        yield from unknown(file, f"{path}.type", row.type, real, Wording("counter"))
    for n, score in enumerate(mission.score, 1):
        if score.type:
            yield from unknown(file, f"score[{n}].type", score.type, real, Wording("counter"))
    for n, number in enumerate(mission.cards.numbers, 1):
        yield from unknown(file, f"cards.numbers[{n}]", number, cards, Wording("card"))
        if number in mission.cards.numbers[: n - 1]:
            yield twin(file, f"cards.numbers[{n}]", number)


def placed_counters(mission: Mission) -> Iterator[tuple[str, CounterRow]]:
    """Every counter of the scenario, and where it stands in the file."""
    yield from ((f"unit[{row.id}]", row) for row in mission.unit)
    for arrival in mission.arrival:
        yield from ((f"arrival[{arrival.id}].units[{row.id}]", row) for row in arrival.units)


def wrong_places(
    file: str, mission: Mission, hexes: Mapping[str, Ground], kinds: Mapping[str, Kind]
) -> Iterator[DataError]:
    """Every hex exists and is full, and counters can stand where they begin (§B4.9a)."""
    places = [(f"unit[{row.id}].hex", row.hex) for row in mission.unit]
    places += [(f"control[{n}].hex", row.hex) for n, row in enumerate(mission.control, 1)]
    places += [(f"fort[{n}].hex", row.hex) for n, row in enumerate(mission.fort, 1)]
    places += [(f"arrival[{row.id}].enter[{n}]", to) for row in mission.arrival for n, to in enumerate(row.enter, 1)]
    places += [(f"score[{n}].hex", row.hex) for n, row in enumerate(mission.score, 1) if row.hex]
    for path, label in places:
        yield from wrong_hex(file, path, label, hexes)
    for row in mission.unit:
        if row.hex in hexes and row.type in kinds and not may_begin_in(hexes[row.hex], kinds[row.type]):
            yield DataError(
                "{file}: {path} is {came}, expected a hex that its counter can enter",
                file=file,
                path=f"unit[{row.id}].hex",
                came=row.hex,
            )
    for arrival in mission.arrival:
        for key in ("units", "enter"):
            if not getattr(arrival, key):
                yield wrong_value(file, f"arrival[{arrival.id}].{key}", (), Wording("at least one"))
        for row in arrival.units:
            if row.hex:
                path = f"arrival[{arrival.id}].units[{row.id}].hex"
                yield wrong_value(file, path, row.hex, Wording("nothing: it is not on the map yet"))


def may_begin_in(ground: Ground, kind: Kind) -> bool:
    return bool(ground.roads) or getattr(ground.terrain, kind.move_class) != IMPASSABLE


def wrong_names(file: str, mission: Mission, hexes: Collection[str]) -> Iterator[DataError]:
    """Names can be typed, fit on counters, and mean one thing."""
    id_ = mission.mission.id
    if not NAME_OF_A_MISSION.fullmatch(id_):
        yield wrong_value(file, "mission.id", id_, Wording("up to 24 small Latin letters, digits and hyphens"))
    elif file == SCENARIO:
        taken = {*STEMS, *(mode.mission for mode in MODES)}
        names = {mode.name for mode in MODES}
        if id_ in taken or any(mode.name in names for mode in modes_of(mission)):
            yield wrong_value(file, "mission.id", id_, Wording("a name that no scenario of the game has"))
        if mission.duel and mission.duel.name:
            yield wrong_value(file, "duel.name", mission.duel.name, Wording("nothing"))
        if not mission.mission.title:
            yield wrong_value(file, "mission.title", "", Wording("text"))
    named = [(f"{path}.id", row.id) for path, row in placed_counters(mission)]
    named += [(f"{path}.id", id_) for path, id_ in solo_names(mission)]
    seen: set[str] = set()
    for path, name in named:
        if not NAME_OF_A_COUNTER.fullmatch(name) or name in hexes:
            expected = Wording("up to 8 capital letters, digits and hyphens that name no hex")
            yield wrong_value(file, path, name, expected)
        elif name in seen:
            yield twin(file, path, name)
        seen.add(name)


def solo_names(mission: Mission) -> Iterator[tuple[str, str]]:
    """Counters that come into play against Athena."""
    solo = mission.solo
    if solo:
        yield from ((f"solo.suspect[{row.id}]", row.id) for row in solo.suspect)
        yield from ((f"solo.reinforcement[{row.id}]", row.id) for row in solo.reinforcement)


def wrong_arrivals(file: str, mission: Mission, kinds: Mapping[str, Kind]) -> Iterator[DataError]:
    """§B9.9a Reinforcements are counters of the side that gets them."""
    for path, type_, side in coming_counters(mission):
        if type_ in kinds and SIDES[kinds[type_].side] != side:
            yield wrong_value(file, path, type_, Wording("a counter of the side that it comes for"))


def coming_counters(mission: Mission) -> Iterator[tuple[str, str, str]]:
    """Of a round or of an event: where it stands in the file, its kind, and for which side it comes."""
    for arrival in mission.arrival:
        yield from ((f"arrival[{arrival.id}].units[{row.id}].type", row.type, arrival.side) for row in arrival.units)
    for coming in mission.solo.reinforcement if mission.solo else ():
        path = f"solo.reinforcement[{coming.id}].units"
        yield from ((f"{path}[{n}]", type_, coming.side) for n, type_ in enumerate(coming.units, 1))


def wrong_company(file: str, mission: Mission, kinds: Mapping[str, Kind]) -> Iterator[DataError]:
    """§B15.6a A passenger is on foot or a gun, begins or arrives where its vehicle does, and has it to itself."""
    yield from wrong_passengers(file, "unit", mission.unit, kinds)
    for arrival in mission.arrival:
        yield from wrong_passengers(file, f"arrival[{arrival.id}].units", arrival.units, kinds)


def wrong_passengers(
    file: str, where: str, rows: Sequence[CounterRow], kinds: Mapping[str, Kind]
) -> Iterator[DataError]:
    units = {row.id: row for row in rows}
    carrying: set[str] = set()
    for row in rows:
        if not row.aboard:
            continue
        path, vehicle = f"{where}[{row.id}].aboard", units.get(row.aboard)
        kind, carrier = kinds.get(row.type), kinds.get(vehicle.type) if vehicle else None
        if vehicle is None or kind is None or carrier is None:
            yield from unknown(file, path, row.aboard, [id_ for id_ in units if id_ != row.id], Wording("counter"))
        elif kind.vehicle or not carrier.vehicle or kind.side != carrier.side or vehicle.hex != row.hex:
            yield wrong_value(file, path, row.aboard, Wording("a vehicle of its own side in the same hex"))
        elif row.aboard in carrying:
            yield twin(file, path, row.aboard)
        carrying.add(row.aboard)


def wrong_scores(file: str, mission: Mission) -> Iterator[DataError]:
    """§B9.1a What is scored says of what it is scored."""
    held = [row.hex for row in mission.control]
    for n, row in enumerate(mission.score, 1):
        for key in SCORED_OF[row.when]:
            if not getattr(row, key):
                yield DataError(
                    "{file}: {path} is missing, for it is scored for {when!r}",
                    file=file,
                    path=f"score[{n}].{key}",
                    when=row.when,
                )
        if row.when in ("control", "round-control") and row.hex and row.hex not in held:
            yield wrong_value(file, f"score[{n}].hex", row.hex, Wording("a hex with a control marker"))


def wrong_twins(file: str, mission: Mission) -> Iterator[DataError]:
    """One control marker and one fortification a hex."""
    for table in ("control", "fort"):
        labels = [row.hex for row in getattr(mission, table)]
        for n, label in enumerate(labels, 1):
            if label in labels[: n - 1]:
                yield twin(file, f"{table}[{n}].hex", label)


def wrong_sides(file: str, mission: Mission, kinds: Mapping[str, Kind]) -> Iterator[DataError]:
    """There is somebody to play, and each side has somebody who can fire (§B9.3a, §2.10b); §5.12a AI do not stack."""
    if not mission.duel and not mission.solo:
        yield DataError("{file}: {path} is missing, expected [duel] or [solo]", file=file, path="duel")
    bots = [row.ai for row in mission.solo.side] if mission.solo else []
    suspects = mission.solo.suspect if mission.solo else ()
    for number, side in enumerate(SIDES):
        own = [row for _, row in placed_counters(mission) if row.type in kinds and kinds[row.type].side == number]
        if not any(kinds[row.type].warlike for row in own) and not (suspects and bots == [side]):
            yield DataError(
                "{file}: {path} has nobody of the side {side!r} who can fire, expected at least one counter",
                file=file,
                path="unit",
                side=side,
            )
        if side in bots:
            yield from wrong_counters_of_athena(file, own, suspects)
    yield from wrong_crews(file, mission, kinds)


def wrong_counters_of_athena(
    file: str, own: Iterable[CounterRow], suspects: Iterable[SuspectRow]
) -> Iterator[DataError]:
    """§5.12a One AI a hex, passengers aside; §6.0a suspected enemies stand for whoever hides."""
    taken: set[str] = set()
    rows = [(f"unit[{row.id}]", row.hex) for row in own if row.hex and not row.aboard]
    rows += [(f"solo.suspect[{suspect.id}]", suspect.hex) for suspect in suspects]
    for path, label in rows:
        if label in taken:
            yield DataError(
                "{file}: {path} is {came}, where another AI stands, expected one a hex",
                file=file,
                path=f"{path}.hex",
                came=label,
            )
        taken.add(label)
    for row in own:
        if row.hidden:
            expected = Wording("false: a suspected enemy stands for whoever of Athena is hidden")
            yield wrong_value(file, f"unit[{row.id}].hidden", row.hidden, expected)


def wrong_crews(file: str, mission: Mission, kinds: Mapping[str, Kind]) -> Iterator[DataError]:
    """§B17.2a Inside a fortification are counters of one side."""
    for n, fort in enumerate(mission.fort, 1):
        here = [row for row in mission.unit if row.hex == fort.hex and not row.hidden and row.type in kinds]
        if fort.kind in ("trench", "bunker") and len({kinds[row.type].side for row in here}) > 1:
            yield DataError(
                "{file}: {path} is {came}, where both sides stand, expected one side inside",
                file=file,
                path=f"fort[{n}].hex",
                came=fort.hex,
            )


def all_counters(mission: Mission) -> Iterable[CounterRow]:
    yield from mission.unit
    for arrival in mission.arrival:
        yield from arrival.units
