"""The bot's turn: §ST, and the algorithm of §S1 to §S3."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from visavis.games.blitzkrieg.bot.plan import Plan, free_here
from visavis.games.blitzkrieg.bot.tables import (
    SPACE,
    SPACE_CONDITIONS,
    SPACE_ORDER,
    THEATRE,
    THEATRE_CONDITIONS,
    THEATRE_ORDER,
    UNIT,
    UNIT_CONDITIONS,
    UNIT_ORDER,
)
from visavis.games.blitzkrieg.rules.turn import put
from visavis.games.blitzkrieg.rules.winning import lose
from visavis.games.blitzkrieg.state import War, open_theatres
from visavis.kernel.choice import Asking, Step, roll, take
from visavis.kernel.dice import D6
from visavis.kernel.journal import Explanation
from visavis.kernel.priorities import Line, Table, narrow

STEAMROLL = "steamroll"
NO_STRATAGEM: Final = ""


def bot_turn(s: War) -> None:
    """§ST The bot's turn: A a stratagem, B a placement, C one token from its bag."""
    s.side = s.bot
    s.turn += 1
    s.tell("turn", s.turn, s.bot, rule="ST.A1" if s.options.stratagems else "ST.B")
    s.then(("bot_place",), ("draw", s.bot), ("end_turn", s.bot))
    if s.options.stratagems:
        s.then(("draw_stratagem",))  # §ST.A3 may be left out


def draw_stratagem(s: War) -> Step:
    """§ST.A1 Draw from the cup, then the previous token goes back; §ST.A2 on the first turn it is Steamroll.

    §SG5.1 Steamroll repeats what was in effect, §SG5.3 whose token is already in the cup (ruling R57).
    """
    drawn = yield from take("stratagem", s.cup, "ST.A1")
    before = s.stratagem
    s.cup.append(before)
    s.stratagem = drawn
    if drawn != STEAMROLL:
        s.in_effect = drawn  # §SG5.2
    s.tell("stratagem", drawn, before, s.in_effect, rule="SG5.1" if drawn == STEAMROLL else "ST.A1")


def bot_place(s: War) -> Step:
    """§ST.B Run the algorithm and place what it chose; §S1.1 §SW.2 §SW.3 nothing to place: you win (ruling R67)."""
    if not (yield from run_algorithm(s, open_theatres(s), "ST.B")):
        lose(s, s.bot)


def bot_follow_up(s: War, theatre: str) -> Step:
    """§SE.9.1 After a blitz unit the bot does B again, same stratagem, same theatre, whether it likes it or not.

    §SE.9.2 The row is counted as it is now; §SE.9.3 nothing fits: no second placement (ruling R50, ruling R59).
    """
    here = [theatre] if theatre in open_theatres(s) else []
    placed = yield from run_algorithm(s, here, "SE.9.1")
    if not placed and s.options.bot_blitz_elsewhere:
        yield from run_algorithm(s, open_theatres(s), "SE.9.1")


def run_algorithm(s: War, theatres: Sequence[str], rule: str) -> Asking[bool]:
    """§S0.1 Narrow down theatre, then space, then unit; False if no theatre is left at §S1.1.

    §S0.2 Any other line that would leave nothing is skipped: the tables say so by `prefer`.
    """
    p = Plan(s, theatres)
    found = choose(p, "theatre", theatres, table_for(s, THEATRES))
    if not found:
        return False
    p.theatre = found[0]
    spaces = free_here(p, p.theatre)
    p.space = choose(p, "space", spaces, table_for(s, SPACES))[0]
    unit = yield from choose_unit(p)
    token = p.row.pop(unit)
    s.tell("from_row", token, unit + 1, rule=rule)
    put(s, s.bot, token, p.space, rule)
    return True


def tables(first: Table, conditions: dict[str, Table], order: Table) -> dict[str, Table]:
    """§S1.4 §S2.3 §S3.3 By stratagem in effect: the whole table, with what that adds."""
    return {name: (*first, *added, *order) for name, added in {NO_STRATAGEM: (), **conditions}.items()}


THEATRES: Final = tables(THEATRE, THEATRE_CONDITIONS, THEATRE_ORDER)
SPACES: Final = tables(SPACE, SPACE_CONDITIONS, SPACE_ORDER)
UNITS: Final = tables(UNIT, UNIT_CONDITIONS, UNIT_ORDER)


def table_for(s: War, by_stratagem: dict[str, Table]) -> Table:
    """§ST.A3 Nothing is added without stratagems (ruling R58)."""
    return by_stratagem.get(s.in_effect) or by_stratagem[NO_STRATAGEM]


def choose(p: Plan, decision: str, candidates: Sequence[str], table: Table) -> Sequence[str]:
    """Narrow the candidates and keep the reasons (§ST.B2)."""
    why: list[Line] | None = None if p.s.told is None else []
    found = narrow(p, candidates, table, why)
    if why is not None:
        p.s.explain(Explanation(decision, tuple(why), found[0] if found else None))
    return found


def placed_before(p: Plan) -> tuple[int, ...]:
    """How many like each unit of the row lie on the board."""
    placed = [each.token for each in p.s.placed.values() if each.side == p.s.bot]
    return tuple(placed.count(token) for token in p.row)


def faces_of(n: int, suitable: int) -> tuple[int, ...]:
    """§S3.7 The faces that mean the n-th of the suitable units; §S3.8 beyond six none does."""
    return tuple(face for face in D6 if (face - 1) % suitable == n)


def choose_unit(p: Plan) -> Asking[int]:
    """§S3 The unit: its place in the row; §S3.7 a die decides between those still suitable."""
    why: list[Line] | None = None if p.s.told is None else []
    suitable = narrow(p, range(len(p.row)), table_for(p.s, UNITS), why)
    unit = suitable[0]
    if len(suitable) > 1:
        die = yield from roll("bot_unit", "S3.7", {"units": tuple(p.row[unit] for unit in suitable)})
        unit = suitable[(die - 1) % len(suitable)]
        if why is not None:
            why.append(Line("S3.7", "die", tuple(suitable), (unit,), about=(die,)))
    if why is not None:
        p.s.explain(Explanation("unit", tuple(why), unit, (p.space, tuple(p.row), placed_before(p))))
    return unit
