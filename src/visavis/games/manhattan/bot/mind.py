"""What an opponent has in mind while it decides: the table as its seat knows it, its level, its plan."""

from __future__ import annotations

from typing import Final

from visavis.games.manhattan.board import REPAIR
from visavis.games.manhattan.bot.numbers import Numbers, numbers
from visavis.games.manhattan.bot.plan import Lack, Plan, Planner, chosen_plan, lack_of
from visavis.games.manhattan.state import Nation, Race, clockwise, goal, players, score
from visavis.kernel.priorities import Line

TRAINEE: Final = "trainee"  # level 1
DIRECTOR: Final = "director"  # level 2


class Mind:
    """The situation that all filters look at."""

    __slots__ = ("_lack", "_plan", "level", "n", "nation", "planner", "s", "seat", "values")

    def __init__(self, s: Race, seat: int, level: str) -> None:
        self.s = s
        self.seat = seat
        self.level = level
        self.n: Numbers = numbers(level == DIRECTOR)
        self.nation: Nation = s.nation[seat]
        self.values: dict[str, float] = {}  # of candidates, once they are known
        self.planner = Planner(s, seat, self.n)
        self._plan: Plan | None = None
        self._lack: Lack | None = None

    @property
    def plan(self) -> Plan:
        return self._plan or self.make_plan()

    def make_plan(self, why: list[Line] | None = None) -> Plan:
        """§P1 §P2 §P3 Once for each decision; at the beginning of a turn it is told why."""
        self._plan = chosen_plan(self.planner, why)
        return self._plan

    @property
    def lack(self) -> Lack:
        if self._lack is None:
            self._lack = lack_of(self.planner, self.plan)
            if self.looks_ahead:
                self._lack = self._lack._replace(money=self._lack.money + self.repair_money())
        return self._lack

    def repair_money(self) -> int:
        """§10.1 What it takes to have buildings repaired, if any are damaged."""
        damaged = any(site.damage for site in self.nation.buildings.values())
        return sum(n for side in self.s.board.spaces[REPAIR].pay for _, n in side) if damaged else 0

    @property
    def looks_ahead(self) -> bool:
        """5.9 Only the higher level weighs the rest of the turn."""
        return self.level == DIRECTOR

    @property
    def lies_low(self) -> bool:
        """5.8 Level 2 among several rivals: below half the goal it shows no more points than it must."""
        return self.looks_ahead and players(self.s) > 2 and 2 * score(self.s, self.seat) < goal(self.s)

    @property
    def rivals(self) -> list[int]:
        return clockwise(self.s, self.seat)

    def leader_score(self) -> int:
        return max(score(self.s, seat) for seat in range(players(self.s)))
