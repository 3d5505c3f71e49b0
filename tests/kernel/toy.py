"""Raid: a game for tests of the kernel, with one step of every kind.

Two seats are dealt a secret card each. In a round both bid together, the higher bid names a target and
throws two dice for it; equal bids are settled by a die. In the scenario `poor` red has nothing to bid with.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import MISSING, fields
from typing import Any, Final

from visavis.kernel.choice import Choice, Step, roll, roll_dice, take, together
from visavis.kernel.game import Game, Result, Scenario, Setting, State
from visavis.kernel.journal import Explanation
from visavis.kernel.plain import declared
from visavis.kernel.priorities import Line
from visavis.kernel.reasons import Reasoning
from visavis.kernel.table import Table
from visavis.kernel.view import HEADING, Candidate, Text
from visavis.kernel.vocabulary import DONE, MOVED, NUMBER, Move, Row, Vocabulary, Words, message, plain

RED: Final = 0
BLUE: Final = 1
TARGETS: Final = ("hill", "mill gate", "7")
CARDS: Final = ("ace", "ace", "king", "queen")


@declared
class Raid(State):
    """The whole game as plain data."""

    cards: list[str]  # by seat, secret
    coins: list[int]
    hits: list[int]
    pool: list[str]
    round: int
    rounds: int


def set_up(scenario: str, options: Mapping[str, Any], overlay: Mapping[str, Any]) -> Raid:
    s = Raid([], [], [0 if scenario == "poor" else 2, 2], [0, 0], list(CARDS), 0, options["rounds"])
    s.then(("deal", RED), ("deal", BLUE), ("begin",))
    return s


def deal(s: Raid, seat: int) -> Step:
    """An asking step with a secret."""
    card = yield from take("deal", s.pool, "1.1", {"seat": seat})
    s.cards.append(card)
    s.tell_secret((seat,), "dealt", (seat, card), "dealt_unseen", (seat,))


def begin(s: Raid) -> None:
    """A plain step."""
    s.round += 1
    s.tell("turn", s.round)
    s.then(("bid",), ("finish",))


def bid(s: Raid) -> Step:
    """A step that asks both at once."""
    bids = yield from together([Choice(seat, "bid", list(range(s.coins[seat] + 1)), "2.1") for seat in (BLUE, RED)])
    s.tell("bids", *bids)
    blue, red = bids
    s.then(("raid", RED if red > blue else BLUE) if red != blue else ("tie",))


def tie(s: Raid) -> Step:
    """A step that explains itself, if somebody listens when it begins."""
    why = None if s.told is None else [Line("2.1", "equal", (RED, BLUE), (RED, BLUE))]
    die = yield from roll("raid.tie", "2.2")
    seat = die % 2
    if why is not None:
        s.explain(Explanation("tie", (*why, Line("2.2", "die", (RED, BLUE), (seat,))), seat))
    s.then(("raid", seat))


def raid(s: Raid, seat: int) -> Step:
    """A step that asks twice, first a seat and then chance."""
    target = yield from Choice(seat, "raid.target", TARGETS, "3.1")
    s.tell("raided", seat, target)
    dice = yield from roll_dice("raid.dice", 2, "3.2")
    s.hits[seat] += sum(dice)


def finish(s: Raid) -> None:
    s.then(("begin",) if s.round < s.rounds else ("over",))


def over(s: Raid) -> None:
    s.tell("over", *s.hits)


def result(s: Raid) -> Result | None:
    return None if s.agenda else Result((s.hits.index(max(s.hits)),), tuple(s.hits), "ending-more_hits", "4.1")


def resample(s: Raid, seat: int, choose: Callable[[Sequence[Any]], Any]) -> Raid:
    """The other seat's card might be any that this one has not seen."""
    other = s.clone()
    unseen = sorted([*other.pool, other.cards[1 - seat]])
    other.cards[1 - seat] = choose(unseen)
    unseen.remove(other.cards[1 - seat])
    other.pool = unseen
    return other


# Words

ARMY = message("army")
CARD = message("card")


def stake(s: Raid, seat: int, target: str) -> Words:
    return {"coins": s.coins[seat]}


VOCABULARY: Final[Vocabulary[Raid]] = Vocabulary(
    {
        "turn": Row("2.0", NUMBER("round"), part=HEADING),
        "dealt": Row("1.1", ARMY("whose"), CARD, move=Move("card", DONE)),
        "dealt_unseen": Row("1.1", ARMY("whose"), move=Move(typed=DONE)),
        "bids": Row(lambda s, blue, red: "2.2" if blue == red else "2.1", NUMBER("blue"), NUMBER("red")),
        "raided": Row(
            *("3.1", ARMY("whose"), plain("target")),
            variant=lambda s, seat, target: "home" if target == "hill" else "",
            more=stake,
            move=Move(when=lambda s, seat, target: target != "hill", words=stake),
        ),
        "over": Row("4.1", NUMBER("red"), NUMBER("blue"), move=MOVED),
    },
    asked={"seat": ARMY},
)


def army(s: Raid, explanation: Explanation, seat: int, line: Line | None) -> Candidate:
    return Candidate(f"army {seat}", Text(f"army-{seat}"), (f"camp {seat}",), (("red", "blue")[seat],))


REASONING: Final[Reasoning[Raid]] = Reasoning(
    seat=lambda s, explanation: explanation.chosen,
    title=lambda s, explanation: Text(explanation.name),
    line=lambda s, line: Text(line.text),
    candidate=army,
)


def nothing(*_: Any) -> Any:
    """What the kernel hands on to screens only."""
    return None


DECLARED: Final[dict[str, Any]] = {
    "name": "raid",
    "version": "3",
    "scenarios": (Scenario("duel", ("red", "blue")), Scenario("poor", ("red", "blue"))),
    "settings": (
        Setting("rounds", 2, (1, 2, 40)),
        Setting("open_hands", False),
        Setting("pace", "slow", ("slow", "quick"), ("duel",)),
    ),
    "setup": set_up,
    "steps": {
        "deal": deal,
        "begin": begin,
        "bid": bid,
        "tie": tie,
        "raid": raid,
        "finish": finish,
        "over": over,
    },
    "check": lambda s: [] if min(s.coins) >= 0 else [f"coins {s.coins}"],
    "resample": resample,
    "restore": Raid.restored,
    "vocabulary": VOCABULARY,
    "reasoning": REASONING,
    "result": result,
}
FOR_SCREENS: Final[dict[str, Any]] = {
    field.name: nothing
    for field in fields(Game)
    if field.name not in DECLARED and field.default is MISSING and field.default_factory is MISSING
}
TOY: Final[Game[Raid]] = Game(**DECLARED, **FOR_SCREENS)


def table_of(*answers: Any, scenario: str = "duel", quiet: bool = False, **options: Any) -> Table[Raid]:
    """A table where these answers have been given."""
    table = Table.new(TOY, scenario, options, quiet=quiet)
    for answer in answers:
        table.answer(answer)
    return table


def random_game(seed: int, quiet: bool = False, **options: Any) -> Table[Raid]:
    """A whole game; where several choose together, they answer in any order."""
    rng = random.Random(seed)
    table = Table.new(TOY, "duel", options, quiet=quiet)
    while table.pending is not None:
        choice = rng.choice(table.waiting)
        table.answer(rng.choice(choice.options), choice.seat)
    return table


def asked(table: Table[Raid]) -> list[tuple[int, str, list[Any]]]:
    """Every question that may be answered now."""
    return [(choice.seat, choice.name, list(choice.options)) for choice in table.waiting]


def snapshot(table: Table[Raid]) -> str:
    """All that may differ between two tables, as text."""
    told = None if table.journal is None else table.journal.items
    return repr((table.state.dump(), asked(table), table.pending, table.entries, told))
