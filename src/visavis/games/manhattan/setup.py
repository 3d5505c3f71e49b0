"""Chapter 3: setting up. What the shuffled cards decide is asked as the first steps."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, Final

from visavis.games.manhattan.board import LETTERS, TYPES, Board, build, printed
from visavis.games.manhattan.rules.placing import KIND
from visavis.games.manhattan.state import NO_TOKEN, NOBODY, Nation, Options, Race, clockwise, players, with_more
from visavis.kernel.choice import CHANCE, Choice, Step, take
from visavis.kernel.deck import Deck
from visavis.kernel.game import Scenario, Setting

COLOURS: Final = ("red", "green", "blue", "yellow", "purple")  # §1.1 clockwise; one of them is blue (ruling R26)
PLAYERS: Final = {"two": 2, "three": 3, "four": 4, "five": 5}
SCENARIOS: Final = tuple(Scenario(name, COLOURS[:n]) for name, n in PLAYERS.items())

SETTINGS: Final = (
    Setting("pacts", True, rule="9.15"),
    Setting("bomb_is_placement", True, rule="R1"),
    Setting("steps_in_order", True, rule="R2"),
    Setting("construction_must_buy", False, rule="R3"),
    Setting("bombed_workers_return", False, rule="R14"),
    Setting("repair_offer_needs_repair", False, rule="R15"),
    Setting("open_hands", False, rule="R19"),
    Setting("bonus_contractor", False, (), ("four", "five"), rule="R20"),
    Setting("new_building_waits", False, rule="R22"),
    Setting("tested_bomb_shuffled", False, rule="R28"),
    Setting("turn_limit", 200, (25, 50, 100, 200), rule="R27"),
    Setting("think_aloud", False, rule="1.21"),
)


def set_up(scenario: str, options: Mapping[str, Any], overlay: Mapping[str, Any]) -> Race:
    """§3 The table before the first card; §3.13 nothing on any space, nothing bribed, nothing agreed."""
    board = board_for(overlay)
    n = PLAYERS[scenario]
    own = board.numbers.own_workers
    s = Race(
        agenda=[],
        scenario=scenario,
        board=board,
        options=Options(**options),
        nation=[nation_of(board) for _ in range(n)],
        stock=[[own - board.start.laborers, own, own] for _ in range(n)],  # §1.18 §3.2 §3.3
        contractors=[board.numbers.contractors] * len(TYPES),
        spaces={},
        bribe=0,
        market=[],
        deck=[card for card, data in board.buildings.items() if not data.start],
        bombs=Deck(list(board.bombs)),
        row=[],
        design_open=True,
        tokens=list(board.parties[n].tokens),  # §3.4
        drafts=[],
        draft=None,
        pacts=[],
        first=0,
        seat=0,
        turn=0,
        under_way=False,
        step_1_used=False,
        step_2_begun=False,
        placed=False,
        striking=False,
        access=0,
        bought="",
        repaired=False,
        proposals=0,
        winner=NOBODY,
        ending="",
    )
    s.then(("open_market",), ("turn_up_building",), ("turn_up_row",), ("first_player",))
    return s


def board_for(overlay: Mapping[str, Any]) -> Board:
    return build(overlay, json.dumps(overlay, sort_keys=True)) if overlay else printed()


def nation_of(board: Board) -> Nation:
    """§3.1 Every marker on 0; §3.9 four laborers, ten dollars, one plane of each kind, and nothing else."""
    start = board.start
    return Nation(
        own=[start.laborers, start.engineers, start.scientists],
        hired=[0, 0, 0],
        money=start.money,
        yellowcake=start.yellowcake,
        fighters=start.fighters,
        bombers=start.bombers,
        uranium=start.uranium,
        plutonium=start.plutonium,
        spies=start.spies,
        buildings={},
        hand=[],
        bombs={},
        token=NO_TOKEN,
        token_workers=(),
    )


def open_market(s: Race) -> Step:
    """§3.5 The starting cards in random order; §3.7 which ones they are (ruling R21)."""
    pool = [card for card, data in s.board.buildings.items() if data.start]
    slots = len(pool)
    while pool:
        card = yield from take("start_card", pool, "3.5", {"n": len(s.market) + 1, "of": slots})
        s.market = [*s.market, card]
        s.tell("building_up", card, s.board.slots[len(s.market) - 1].price, "3.5")


def first_player(s: Race) -> Step:
    """§3.10 Anybody may begin."""
    seats = COLOURS[: players(s)]
    colour = yield from Choice(CHANCE, "first", seats, "3.10")
    s.first = s.seat = seats.index(colour)
    s.tell("first", s.first)
    order = [s.first, *clockwise(s, s.first)]
    s.then(*(("late_bonus", seat, place) for place, seat in enumerate(order)), ("turn", s.first))


def late_bonus(s: Race, seat: int, place: int) -> Step:
    """§3.11 The later in turn order, the more; §3.12 the worker is chosen openly, in his own colour (ruling R20)."""
    bonus = s.board.bonuses[place]
    if bonus.money:
        s.nation[seat].money += bonus.money
        s.tell("gained", seat, "money", bonus.money, 0, "3.11")
    if not bonus.choose:
        return
    letters = [LETTERS[TYPES.index(name)] for name in bonus.choose]
    options = [*letters, *(f"{letter}c" for letter in letters)] if s.options.bonus_contractor else letters
    answer = yield from Choice(seat, "start_worker", options, "3.12")
    type_, hired = KIND[answer]
    if hired:
        s.contractors[type_] -= 1
    else:
        s.stock[seat] = with_more(s.stock[seat], type_, -1)
    (s.nation[seat].hired if hired else s.nation[seat].own)[type_] += 1
    s.tell("hired", seat, type_, int(not hired), int(hired), 0, "3.12")
