"""Positions for tests, written as the inventory writes them.

    table = position(
        placed={"EE1.1": "allies A1"}, marker={"EE": "Al 2"},
        reserve={"allies": "A3 N1"}, to_move="allies",
    )
    play(table, "A3 EE1.2", "F1")          # the placement, then whatever is asked next, in order

What is not said is: an empty board, markers on 0, scores 0, reserve "A1 N1 F1", bag = all other ordinary
tokens of that side, the whole research pile. Answers of CHANCE (draws, dice) are given like any other.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from visavis.games import load
from visavis.games.blitzkrieg.state import FIRST, Placed, War, occupy
from visavis.kernel.choice import CHANCE
from visavis.kernel.journal import Event, Explanation, Journal
from visavis.kernel.record import Header
from visavis.kernel.table import Table

GAME = load("blitzkrieg")
HALF = {"Ax": 1, "Ja": 1, "Al": -1, "Ge": -1}  # §2.8 whose half of the track


def position(
    scenario: str = "base",
    *,
    placed: Mapping[str, str] | None = None,
    marker: Mapping[str, str | int] | None = None,
    finished: Mapping[str, int] | None = None,
    won: Mapping[str, int] | None = None,
    reserve: Mapping[str, str] | None = None,
    bag: Mapping[str, str] | None = None,
    pile: str | None = None,
    score: tuple[int, int] = (0, 0),
    to_move: str = "",
    last: Mapping[str, str] | None = None,
    last_turn: bool = False,
    stratagem: str = "",
    agenda: list[tuple[Any, ...]] | None = None,
    **options: Any,
) -> Table[War]:
    """A table with this position, the side to move about to take its turn.

    `placed` values are "side token" or "side token identity strength"; `last` values are token codes (their
    printed strength is taken). A `stratagem` is the one in effect: the bot's turn then starts after step A.
    Markers of an unopened Nippon campaign given here make it open.
    """
    seats = GAME.scenario(scenario).seats
    chosen = GAME.options(scenario, options)
    s = GAME.setup(scenario, chosen, {})
    on_board(s, seats, placed or {})
    s.marker.update({theatre: cell(at) for theatre, at in (marker or {}).items()})
    s.finished.update(finished or {})
    s.won.update(won or {})
    s.score[:] = score
    s.pile[:] = pile.split() if pile is not None else s.pile
    for side, name in enumerate(seats):
        hold_tokens(s, side, (reserve or {}).get(name, "A1 N1 F1"), (bag or {}).get(name))
    for name, token in (last or {}).items():
        s.last[seats.index(name)] = Placed(seats.index(name), token, token, s.board.tokens[token].strength)
    s.last_turn = last_turn
    side = seats.index(to_move) if to_move else FIRST
    s.agenda[:] = agenda if agenda is not None else [first_step(s, side)]
    if stratagem:
        s.cup.append(s.stratagem)
        s.cup.remove(stratagem)
        s.stratagem = s.in_effect = stratagem
        s.side = s.bot
        s.agenda[:] = [("end_turn", s.bot), ("draw", s.bot), ("bot_place",)]
    s.told = []
    header = Header(GAME.name, GAME.version, scenario, chosen)
    return Table(GAME, header, s, journal=Journal())


def on_board(s: War, seats: tuple[str, ...], placed: Mapping[str, str]) -> None:
    for space, text in placed.items():
        name, token, *rest = text.split()
        counts_as = rest[0] if rest else token
        power = int(rest[1]) if len(rest) > 1 else s.board.tokens[counts_as].strength
        occupy(s, space, Placed(seats.index(name), token, counts_as, power))


def hold_tokens(s: War, side: int, reserve: str, bag: str | None) -> None:
    s.reserve[side][:] = reserve.split()
    used = Counter([*s.reserve[side], *(p.token for p in s.placed.values() if p.side == side)])
    rest = Counter(s.board.sets[s.board.head.sets[side]].spread()) - used
    s.bag[side][:] = bag.split() if bag is not None else rest.elements()


def first_step(s: War, side: int) -> tuple[Any, ...]:
    return ("bot_turn",) if side == s.bot else ("turn", side)


def cell(at: str | int) -> int:
    """'Al 2' is two cells on the Allied half: -2."""
    if isinstance(at, int):
        return at
    half, cells = at.split()
    return HALF[half] * int(cells)


def shown(table: Table[War], theatre: str) -> str:
    """A marker as the inventory writes it: 'Ax 3', 'Al 2', '0'."""
    at = table.state.marker[theatre]
    halves = ("Ja", "Ge") if table.state.board.linked else ("Ax", "Al")
    return "0" if at == 0 else f"{halves[0] if at > 0 else halves[1]} {abs(at)}"


def play(table: Table[War], *answers: Any) -> Table[War]:
    """Give these answers, one after another, to whatever is asked."""
    for answer in answers:
        table.answer(answer)
    return table


def draw_anything(table: Table[War]) -> Table[War]:
    """Let CHANCE answer with its first option until somebody else is asked, or the game is over."""
    while table.pending is not None and table.pending.seat == CHANCE:
        table.answer(table.pending.options[0])
    return table


def options(table: Table[War]) -> list[Any]:
    """What may be answered now."""
    return list(table.pending.options) if table.pending else []


def spaces_offered(table: Table[War], token: str) -> list[str]:
    """Where a token of the side to move may be placed."""
    pairs = [option.split(" ") for option in options(table) if " " in str(option)]
    return [space for code, space in pairs if code == token]


def events(table: Table[War], *names: str) -> list[tuple[Any, ...]]:
    """What has happened since the position was set up: (name, *args), only these names if any are given."""
    told = [item for _, item in (table.journal or Journal()).items if isinstance(item, Event)]
    return [(event.name, *event.args) for event in told if not names or event.name in names]


def trace(table: Table[War], decision: str) -> dict[str, list[Any]]:
    """The bot's last decision of this kind ("theatre", "space", "unit", "strategic"): what each paragraph left.

    Units are named by their token. A line whose condition did not hold, or that was skipped, is left out.
    """
    explanation = last_explanation(table, decision)
    name = dict(enumerate(explanation.about[1])) if decision == "unit" else {}
    return {
        line.rule: [name.get(candidate, candidate) for candidate in line.after]
        for line in explanation.lines
        if line.note == ""
    }


def last_explanation(table: Table[War], decision: str) -> Explanation:
    found = [item for _, item in (table.journal or Journal()).items if isinstance(item, Explanation)]
    return [item for item in found if item.name == decision][-1]


def notes(table: Table[War], decision: str) -> dict[str, str]:
    """What became of each line: "" carried out, "skipped" nobody qualified, "idle" its condition did not hold."""
    return {line.rule: line.note for line in last_explanation(table, decision).lines}
