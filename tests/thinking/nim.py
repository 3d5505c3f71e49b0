"""Nim: heaps of sticks; whoever takes the last one wins. The best play is known, so a search can be judged by it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tests.kernel.toy import FOR_SCREENS, TOY
from visavis.kernel.choice import Choice, Step, take
from visavis.kernel.game import Game, Result, Scenario, State
from visavis.kernel.insight import Insight
from visavis.kernel.plain import declared
from visavis.kernel.table import Table
from visavis.kernel.view import Option, Prompt, Text, View


@declared
class Nim(State):
    heaps: list[int]
    secret: list[str]  # a card each seat holds and nobody plays; of the other's nobody knows
    cards: list[str]
    side: int
    winner: int


def set_up(scenario: str, options: Mapping[str, Any], overlay: Mapping[str, Any]) -> Nim:
    s = Nim([], [3, 4, 5], [], ["ace", "king", "queen"], 0, -1)
    s.then(("deal", 0), ("deal", 1), ("turn",))
    return s


def deal(s: Nim, seat: int) -> Step:
    s.secret.append((yield from take("deal", s.cards, whose=seat)))


def turn(s: Nim) -> Step:
    """From which heap how many: two answers in a row."""
    heap = yield from Choice(s.side, "heap", [n for n, left in enumerate(s.heaps) if left]).aloud()
    s.heaps[heap] -= yield from Choice(
        s.side, "sticks", list(range(1, s.heaps[heap] + 1)), about={"heap": heap}
    ).aloud()
    if any(s.heaps):
        s.side = 1 - s.side
        s.then(("turn",))
    else:
        s.winner = s.side


def resample(s: Nim, seat: int, choose: Any) -> Nim:
    other = s.clone()
    if len(other.secret) == 2:
        pool = sorted([*other.cards, other.secret[1 - seat]])
        other.secret[1 - seat] = choose(pool)
        pool.remove(other.secret[1 - seat])
        other.cards = pool
    return other


def result(s: Nim) -> Result | None:
    return None if s.winner < 0 else Result((s.winner,), (int(s.winner == 0), int(s.winner == 1)), "last", "")


def nim(**told: Any) -> Game[Nim]:
    """The game, with what it tells a search."""
    return Game(
        name="nim",
        version="1",
        scenarios=(Scenario("nim", ("red", "blue")),),
        settings=(),
        setup=set_up,
        steps={"deal": deal, "turn": turn},
        vocabulary=TOY.vocabulary,
        reasoning=TOY.reasoning,
        check=lambda s: [],
        resample=resample,
        hides=lambda s, choice, answer, seat: choice.name == "deal" and choice.whose != seat,
        restore=lambda fields: Nim.restored(fields),
        result=result,
        insight=Insight(**told),
        **(FOR_SCREENS | {"view": view}),
    )


def view(table: Table[Nim], seat: int) -> View:
    """The names of sides and answers, and nothing else."""
    choice = table.choice_of(seat)
    options = () if choice is None else tuple(Option(each, Text(f"take-{each}")) for each in choice.options)
    prompt = None if choice is None else Prompt(Text(choice.name), "", options)
    return View("nim", "nim", seat, (Text("red"), Text("blue")), (), (), (), (), (), prompt=prompt)


def is_lost(s: Nim) -> bool:
    """Bouton 1901: whoever is to move loses if the heaps, added without carrying, are nothing."""
    left = 0
    for heap in s.heaps:
        left ^= heap
    return left == 0
