"""Setting up: a scenario for two people, or one of its solo games (1.0)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any, Final

from visavis.games.bear.board import Board
from visavis.games.bear.bot.setup import SEATS, SOLO_SETTINGS, joined, overlay_of, prepare_athena, solo_settings
from visavis.games.bear.loading import board_for, own_mission
from visavis.games.bear.sheets import MODES, SIDES, CounterRow, Head, Mode, modes_of, shipped
from visavis.games.bear.state import (
    BUNKER,
    NO_FACING,
    NOBODY,
    TRENCH,
    Battle,
    Fort,
    Options,
    Unit,
    add,
    change,
    lay_fort,
)
from visavis.kernel.game import Game, Scenario, Setting
from visavis.kernel.hexes import DIRECTIONS


def scenarios_of(modes: Iterable[Mode], head: Head) -> tuple[Scenario, ...]:
    return tuple(
        Scenario(mode.name, SEATS, () if mode.bot is None else (mode.bot,), head.title, head.about) for mode in modes
    )


OURS: Final = tuple(sorted(MODES, key=lambda mode: mode.bot is not None))  # duels first
SCENARIOS: Final = tuple(each for mode in OURS for each in scenarios_of([mode], shipped(mode.mission).mission))
SETTINGS: Final[tuple[Setting, ...]] = SOLO_SETTINGS


def mode_called(scenario: str, overlay: Mapping[str, Any]) -> Mode:
    """What a name of a scenario means, perhaps of one that an overlay brings along."""
    own = own_mission(overlay)
    return next(mode for mode in (*MODES, *(modes_of(own) if own else ())) if mode.name == scenario)


def extend(game: Game[Battle], overlay: Mapping[str, Any]) -> Game[Battle]:
    """The game with a scenario somebody has written."""
    own = own_mission(overlay)
    added = scenarios_of(modes_of(own), own.mission) if own else ()
    if own is None or {each.name for each in added} <= {each.name for each in game.scenarios}:
        return game
    settings = joined(game.settings, solo_settings(own))
    return replace(game, scenarios=(*game.scenarios, *added), settings=settings)


def set_up(scenario: str, options: Mapping[str, Any], overlay: Mapping[str, Any]) -> Battle:
    """§1.0a The map and the counters; the agenda holds the rest."""
    mode = mode_called(scenario, overlay)
    board = board_for(mode.mission, overlay_of(options, overlay))
    bot = mode.bot
    s = Battle([], scenario, board, Options(**options), NOBODY if bot is None else bot)
    mission = board.mission
    lay_counters(s)
    s.vp_side, s.vp = SIDES.index(mission.victory.side), mission.victory.value  # §1.0b
    s.caps = [mission.caps.german, mission.caps.soviet]  # §1.0c
    s.piles = piles(board)  # §1.0e
    s.cards = battle_deck(board)  # §1.0g
    s.first = s.side = SIDES.index(mission.duel.first) if mission.duel else 0  # §B2.0b
    s.then(*([("draw_cards", 0), ("draw_cards", 1), ("first_round",)] if bot is None else prepare_athena(s)))
    return s


def lay_counters(s: Battle) -> None:
    """Counters, markers and fortifications on the map, reinforcements beside it."""
    mission = s.board.mission
    for unit in counters(s.board, mission.unit):
        add(s, unit)
    for arrival in mission.arrival:
        for unit in counters(s.board, arrival.units):
            add(s, unit.but(arrival=arrival.id))
    for unit in list(s.units.values()):
        if unit.aboard:
            change(s, unit.aboard, cargo=unit.id)
            change(s, unit.id, facing=s.units[unit.aboard].facing)
    s.control = {row.hex: SIDES.index(row.side) for row in mission.control}
    for row in mission.fort:
        owner = SIDES.index(row.side)
        here = [unit for unit in s.units.values() if unit.hex == row.hex and not unit.hidden]
        inside = tuple(unit.id for unit in here if row.kind in (TRENCH, BUNKER))
        lay_fort(s, row.hex, Fort(row.kind, owner, DIRECTIONS.index(row.facing), row.hidden, inside))
    s.batteries = {row.id: row.missions for row in mission.battery}


def counters(board: Board, rows: Iterable[CounterRow]) -> Iterable[Unit]:
    for row in rows:
        kind = board.kinds[row.type]
        facing = NO_FACING if row.hidden or kind.suspect else DIRECTIONS.index(row.facing)
        yield Unit(row.id, kind.side, kind, row.hex, facing, spent=row.spent, hidden=row.hidden, aboard=row.aboard)


def piles(board: Board) -> dict[str, list[str]]:
    """§B7.2a Two piles of hit markers."""
    found: dict[str, list[str]] = {"soft": [], "armoured": []}
    for marker in board.markers.values():
        found[marker.pile] += [marker.id] * marker.count
    return found


def battle_deck(board: Board) -> list[str]:
    """§B8.1a All copies of the numbers the scenario names."""
    return [number for number in board.mission.cards.numbers for _ in range(board.cards[number].copies)]
