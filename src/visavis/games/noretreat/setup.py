"""Setting up: campaign, scenarios and battles, for two people, for one, and against the program (section 4)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final

from visavis.games.noretreat.board import STRONG, WEAK, Board
from visavis.games.noretreat.bot.orders import Conduct, Orders
from visavis.games.noretreat.deploying import OPTIONS
from visavis.games.noretreat.loading import board_for, own_mission
from visavis.games.noretreat.rules.cards import cards_in_play
from visavis.games.noretreat.sheets import AXIS, MINIS, SIDES, SOVIET, STARTS
from visavis.games.noretreat.state import (
    ALONE,
    CADRES,
    DUEL,
    LAST_AXIS_INITIATIVE,
    OUT,
    SOLO,
    TRACK,
    WAITING,
    Options,
    War,
    put,
)
from visavis.kernel.game import Game, Item, Scenario, Setting

CAMPAIGN: Final = "campaign"
SEATS: Final = ("you", "opponent")  # of a solitaire game
CAMPAIGNS: Final = (CAMPAIGN, "campaign-alone", "campaign-solo")
ALONE_OR_SOLO: Final = tuple(f"{name}-{mode}" for mode in (SOLO, ALONE) for name in (*MINIS, CAMPAIGN))
MINIS_ALONE_OR_SOLO: Final = tuple(name for name in ALONE_OR_SOLO if not name.startswith(CAMPAIGN))
SOLOS: Final = tuple(f"{name}-{SOLO}" for name in (*MINIS, CAMPAIGN))
SCENARIOS: Final = (  # shelf and prompt begin with the first of each kind: that for a first game
    *(Scenario(name, SIDES) for name in (*MINIS, *STARTS, CAMPAIGN)),
    *(Scenario(name, SEATS, (1,)) for name in ALONE_OR_SOLO),
)
SETTINGS: Final = (
    Setting("start", "barbarossa", STARTS, CAMPAIGNS, "SI1"),
    Setting("until", 28, (28, 22), (CAMPAIGN,), "R68"),
    Setting("side", "initiative", ("initiative", *SIDES), ALONE_OR_SOLO, "SV2"),
    Setting("open_hand", False, (), SOLOS, "R38", at_real_table=True),
    Setting("variants", False, (), (*MINIS, *MINIS_ALONE_OR_SOLO), "UM12"),
    Setting("first", "axis", ("axis", "initiative"), ("ukraine", "ukraine-solo", "ukraine-alone"), "R107"),
    Setting("stalin", False, (), (CAMPAIGN,), "SE1.9"),
    Setting("directive", False, (), (CAMPAIGN,), "SE2.5"),
    Setting("cadres", True, (), tuple(s.name for s in SCENARIOS if s.name.partition("-")[0] not in MINIS), "R57"),
)
LAST_TURN: Final = 28
FIRST_SNOW_TURN: Final = 4  # §B10.22


def extend(game: Game[War], overlay: Mapping[str, Any]) -> Game[War]:
    """The game with a scenario somebody has written: for two, and a battle on a part of the map in all three ways."""
    own = own_mission(overlay)
    if own is None or any(each.name == own.mission.id for each in game.scenarios):
        return game
    head = own.mission
    names = [f"{head.id}-{mode}" for mode in (ALONE, SOLO)] if own.part is not None else []
    added = [Scenario(head.id, SIDES, (), head.title, head.about)]
    added += [Scenario(name, SEATS, (1,), head.title, head.about) for name in names]
    settings = [
        replace(each, scenarios=(*each.scenarios, *(name for name in names if applies(each, name))))
        for each in game.settings
    ]
    return replace(game, scenarios=(*game.scenarios, *added), settings=tuple(settings))


def applies(setting: Setting, name: str) -> bool:
    """Whether a setting of the solitaire scenarios is one of a scenario somebody has written, played in this way."""
    return setting.name == "side" or (setting.name == "open_hand" and name.endswith(SOLO))


def sealed(scenario: str, options: Mapping[str, Any]) -> bool:
    """Ruling R38: against the program its hand is hidden, unless it was agreed to lie open."""
    return mode_of(scenario) == SOLO and not options.get("open_hand", False)


def mission_of(scenario: str, options: Mapping[str, Any]) -> str:
    """The file that a scenario begins with."""
    name = scenario.removesuffix(f"-{ALONE}").removesuffix(f"-{SOLO}")
    return str(options.get("start", "barbarossa")) if name == CAMPAIGN else name


def mode_of(scenario: str) -> str:
    return next((mode for mode in (ALONE, SOLO) if scenario.endswith(f"-{mode}")), DUEL)


def set_up(scenario: str, options: Mapping[str, Any], overlay: Mapping[str, Any]) -> War:
    """§U1 The map, the counters and the deck; the agenda holds the rest."""
    board = board_for(mission_of(scenario, options), overlay)
    head = board.mission.mission
    s = War([], scenario, mode_of(scenario), board, Options(**options))
    s.turn = head.first_turn - 1
    s.weather = board.track[head.first_turn].weather  # as it will be, for whoever sets up
    s.last = s.options.until if scenario == CAMPAIGN else LAST_TURN if scenario in CAMPAIGNS else head.last_turn
    s.last = max(s.last, head.last_turn)  # §SV6
    s.first_snow = 0 if head.first_turn <= FIRST_SNOW_TURN else -1  # §B10.22
    lay_control(s)
    lay_counters(s)
    s.deck = cards_in_play(s, head.first_turn)
    if s.mode != DUEL:
        s.yours = chosen_side(s)
        s.conduct = Conduct()
    lay_solo(s)
    s.then(("prepare",), *deals(board), *(set_up_battle(s) if board.part is not None else ()), ("game_turn",))
    return s


def chosen_side(s: War) -> int:
    """§SV2 The person's side: that with the initiative, unless he wants the other (ruling R11)."""
    if s.options.side in SIDES:
        return SIDES.index(s.options.side)
    return AXIS if s.turn < LAST_AXIS_INITIATIVE else SOVIET


def lay_control(s: War) -> None:
    """§B8.13 §U4 Each country to its side, but for what the scenario says."""
    head, places = s.board.mission.mission, s.board.places
    for id_ in (*s.board.cities, *s.board.oil):
        s.control[id_] = AXIS if places[id_].german else SOVIET
    s.control |= dict.fromkeys(head.axis_holds, AXIS) | dict.fromkeys(head.soviets_hold, SOVIET)
    for area in ("west-balkans", "south-balkans"):
        if area in places:
            s.control[area] = AXIS


def lay_counters(s: War) -> None:
    """§U1 Those the scenario names; the others come later, wait or are out: no cadres in a battle (ruling R88)."""
    board, head = s.board, s.board.mission.mission
    for id_, unit in board.units.items():
        s.face[id_] = WEAK if unit.side == SOVIET and unit.two_sided else STRONG
        s.where[id_] = OUT
        if board.part is not None:
            continue
        if unit.waits:
            s.where[id_] = WAITING if unit.waits == "oil" else CADRES if s.options.cadres else OUT
        elif unit.arrives >= head.first_turn:
            s.where[id_] = TRACK
            s.due[id_] = unit.arrives
    for row in board.mission.setup.unit:
        if row.face:
            s.face[row.id] = STRONG if row.face in ("red", "full") else WEAK
        s.due.pop(row.id, None)
        if row.turn is not None:
            s.due[row.id] = row.turn
        on_line = board.part is not None and row.at in board.places
        put(s, row.id, WAITING if on_line else row.at)


def lay_solo(s: War) -> None:
    """§SV3 §SV4 §SV5 §SA1 §SB1 Stalin, the Directive and the solo cards; none on a part of the map (ruling R39)."""
    head = s.board.mission.mission
    solo = s.mode != DUEL and s.board.part is None
    if solo or s.options.stalin:
        s.stalin = head.stalin
        s.order_vp = -1  # ruling R5
    if solo or s.options.directive:
        s.directive = head.directive
        s.orders = Orders(list(s.board.solo))


def deals(board: Board) -> list[Item]:
    """§U2 The first hands."""
    head = board.mission.mission
    steps: list[Item] = []
    for side in (AXIS, SOVIET):
        steps.append(("deal", side, head.hands[side]))
        if head.kept is not None and head.kept[side] < head.hands[side]:
            steps.append(("discard_down", side, head.kept[side]))
    return steps


def set_up_battle(s: War) -> list[Item]:
    """§UM12 §UU10 Options first, if they are wanted; then each side puts its counters on its line."""
    part, id_ = s.board.part, s.board.mission.mission.id
    assert part is not None
    s.needs = list(part.needs)
    first = SIDES.index(part.first)
    placed = [row.id for row in s.board.mission.setup.unit if row.at in s.board.places]
    units = [tuple(id_ for id_ in placed if s.board.units[id_].side == side) for side in (AXIS, SOVIET)]
    variants = OPTIONS.get(id_, ()) if s.options.variants else ()
    asked: list[Item] = [("option", name, side, rule) for name, side, rule in variants]
    return [*asked, ("deploy", first, units[first]), ("deploy", 1 - first, units[1 - first])]
