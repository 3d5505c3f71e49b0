"""Positions of Awakening the Bear in one call, and what one asks of a table in tests.

table = battle("R1 german-rifles-41 G06 NW", "P1 soviet-rifles-41 G04 S spent hit=soft-pinned", board="2")
play(table, "R1", "attack", "G04", (3, 4), 7)
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import copy
from dataclasses import replace
from functools import cache
from typing import Any

from visavis.games.bear import GAME
from visavis.games.bear.board import Board
from visavis.games.bear.loading import read_parts
from visavis.games.bear.setup import piles
from visavis.games.bear.sheets import SIDES, Placing
from visavis.games.bear.state import NO_FACING, NOBODY, Battle, Fort, Options, Unit, add, change
from visavis.kernel.choice import Choice
from visavis.kernel.hexes import DIRECTIONS
from visavis.kernel.journal import Journal
from visavis.kernel.record import Header
from visavis.kernel.table import Table

GERMAN, SOVIET = 0, 1
SCENARIO = "duel1"
NEVER = 7  # the face of the red die that keeps everybody fresh who can stay so
ALWAYS = 1  # the face that makes everybody spent


@cache
def bare(*boards: tuple[str, int, int]) -> Board:
    """A map of these boards without a scenario."""
    parts = read_parts("solo1", {}, [])
    empty = replace(
        parts.mission,
        board=tuple(Placing(*each) for each in boards),
        unit=(),
        control=(),
        score=(),
        fort=(),
        arrival=(),
        battery=(),
        solo=None,
    )
    return Board(*parts._replace(mission=empty), "")


def map_of(board: str, **mission: Any) -> Board:
    """One board, or several as "3 4@18,0", under a scenario with these parts."""
    placings = []
    for word in board.split():
        name, _, shift = word.partition("@")
        column, row = map(int, shift.split(",")) if shift else (0, 0)
        placings.append((name, column, row))
    made = another(bare(*placings))
    made.mission = replace(made.mission, **mission)
    return made


def another(board: Board) -> Board:
    """A board like it that may be changed: what was found out about the first need not be true of it."""
    found = copy(board)
    found.kept = {}
    return found


def unit_of(board: Board, text: str) -> Unit:
    """ "R1 german-rifles-41 G06 NW spent hit=soft-pinned known hidden aboard=V" """
    id_, kind, *rest = text.split()
    hex_ = rest.pop(0) if rest and rest[0] in board.hexes else ""
    facing = DIRECTIONS.index(rest.pop(0)) if rest and rest[0] in DIRECTIONS else 0
    flags: dict[str, Any] = {}
    for word in rest:
        name, _, value = word.partition("=")
        flags[name] = value or True
    if flags.get("hidden") or board.kinds[kind].suspect:
        facing = NO_FACING
    return Unit(id_, board.kinds[kind].side, board.kinds[kind], hex_, facing, **flags)


def state(
    *units: str,
    board: str = "1",
    caps: tuple[int, int] = (0, 0),
    losses: tuple[int, int] = (0, 0),
    hands: tuple[str, str] = ("", ""),
    control: Mapping[str, str] | None = None,
    forts: Mapping[str, Fort] | None = None,
    smoke: Mapping[str, int] | None = None,
    herds: Mapping[str, str] | None = None,
    stressed: str = "",
    vp: tuple[str, int] = ("german", 1),
    due: Sequence[str] = (),
    deck: str = "",
    round_: int = 1,
    **mission: Any,
) -> Battle:
    """A battle in the middle of a round."""
    made = map_of(board, **mission)
    s = Battle([], SCENARIO, made, Options(), NOBODY)
    for text in units:
        add(s, unit_of(made, text))
    for unit in list(s.units.values()):
        if unit.aboard:
            change(s, unit.aboard, cargo=unit.id)
    s.piles = piles(made)
    for unit in s.units.values():
        if unit.hit in made.markers:
            s.piles[made.markers[unit.hit].pile].remove(unit.hit)
    s.caps = list(caps)
    s.losses = list(losses)
    s.hands = [hand.split() for hand in hands]
    s.cards = deck.split()
    s.control = {hex_: SIDES.index(side) for hex_, side in (control or {}).items()}
    s.forts = dict(forts or {})
    s.smoke = dict(smoke or {})
    s.herds = dict(herds or {})
    s.stressed = [tuple(id_ for id_ in stressed.split() if s.units[id_].side == side) for side in (0, 1)]
    s.vp_side, s.vp = SIDES.index(vp[0]), vp[1]
    s.due = tuple(due)
    s.batteries = {row.id: row.missions for row in made.mission.battery}
    s.round = round_
    return s


def battle(*units: str, to_move: str = "german", agenda: Sequence[Any] | None = None, **position: Any) -> Table[Battle]:
    """A table where a side has its turn; or where these steps come next, the first one first."""
    s = state(*units, **position)
    s.then(*(agenda if agenda is not None else [("turn", SIDES.index(to_move))]))
    s.told = []
    return Table(GAME, Header(GAME.name, GAME.version, SCENARIO, {}), s, journal=Journal())


def play(table: Table[Battle], *answers: Any) -> Table[Battle]:
    """Give these answers, one after another, to whatever is asked."""
    for answer in answers:
        table.answer(answer)
    return table


def asked(table: Table[Battle]) -> str:
    """The name of the question; empty when nothing is asked."""
    return table.pending.name if table.pending else ""


def options(table: Table[Battle]) -> list[Any]:
    return list(table.pending.options) if table.pending else []


def about(table: Table[Battle], key: str) -> Any:
    assert isinstance(table.pending, Choice)
    return table.pending.about[key]


def events(table: Table[Battle], name: str = "") -> list[tuple[Any, ...]]:
    """What has been told, or only the arguments of one kind of event."""
    told = table.journal.events() if table.journal else []
    return [event.args for event in told if event.name == name] if name else [(e.name, *e.args) for e in told]


def unit(table: Table[Battle], id_: str) -> Unit:
    return table.state.units[id_]
