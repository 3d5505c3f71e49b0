"""§O1 How the opponent answers: by what it would have in the end, question by question."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from visavis.games.worldorder.opponent.ahead import ahead
from visavis.games.worldorder.opponent.numbers import THINKING
from visavis.games.worldorder.opponent.outcomes import OUTCOMES, is_nothing
from visavis.games.worldorder.opponent.signs import MEASURE
from visavis.games.worldorder.opponent.worth import total
from visavis.games.worldorder.rules.orders import LINES
from visavis.games.worldorder.rules.trade import ALLIES
from visavis.games.worldorder.rules.turn import TURNS, ways
from visavis.games.worldorder.state import World
from visavis.kernel.choice import Choice
from visavis.kernel.game import Advice, Item, Opponent
from visavis.kernel.priorities import Filter, Line, Table, compare, narrow, prefer, weigh

STRATEGIST: Final = "strategist"
DEPTH: Final = 2  # cards played one after another that are thought through
HOPELESS: Final = -1000.0  # what cannot be carried out after all


class Mind(NamedTuple):
    """What is known, who thinks, and how far."""

    s: World
    power: str
    choice: Choice[Any]
    depth: int


# Questions with which a step begins: the rules themselves can go on from there
STEPS_BEGUN: Final[Mapping[str, Callable[[Mind], Item]]] = {
    "play": lambda m: ("play", m.power),
    "play_again": lambda m: ("play_again", m.power),
    "end_turn": lambda m: ("end_turn", m.power),
    "focus": lambda m: ("focus", m.power),
    "shop": lambda m: ("shop", m.power),
}


# Questions that name an action: it can be carried out, with its usual terms
ACTIONS_NAMED: Final = ("branch", "order_line")
WEIGHED: Final = frozenset((*STEPS_BEGUN, *ACTIONS_NAMED, *OUTCOMES))
ACTIONS: Final[Mapping[str, Callable[[str], Item]]] = {name: line.step for name, line in LINES.items()}


def worlds(m: Mind, option: Any) -> list[World]:
    """What might follow; nothing if the rules will not have it."""
    name = m.choice.name
    if name in STEPS_BEGUN:
        found = ahead(m.s, STEPS_BEGUN[name](m), (name, option), lambda w, choice: reply(w, choice, m.depth - 1))
        return [found] if found is not None else []
    if is_nothing(option) and name != "exhaust":
        return [m.s]
    if name in ACTIONS_NAMED and option in ACTIONS:
        found = ahead(m.s, ACTIONS[option](m.power), None, lambda w, choice: reply(w, choice, m.depth - 1))
        return [found] if found is not None else []
    if name in ACTIONS_NAMED:
        return [m.s]
    return OUTCOMES[name](m.s, m.power, m.choice, option)


def reply(s: World, choice: Choice[Any], depth: int) -> Any:
    """What it, or anybody like it, would answer on the way."""
    if depth < 1 and choice.name in ("play", "play_again"):
        return "money" if "money" in choice.options else choice.options[-1]
    return advise(s, choice, depth).options[0]


def judged(m: Mind) -> Advice:
    """§O1 The answers that lead to most; §O7 of the cards to play that do, the one with which the round brings most."""
    found = {option: best_world(m, option) for option in m.choice.options}
    why: list[Line] = []
    table = plan(m, found) if is_planned(m) else (weigh("O1", "best", lambda _, option: found[option].value, 0.001),)
    return Advice(tuple(narrow(m, m.choice.options, table, why)), tuple(why))


class Found(NamedTuple):
    """The best of what might follow an answer, and what it is worth."""

    value: float
    world: World


def best_world(m: Mind, option: Any) -> Found:
    found = [Found(total(world, m.power), world) for world in worlds(m, option)]
    return max(found, key=lambda each: each.value, default=Found(HOPELESS, m.s))


# A plan for the round


PLANNED: Final = {"play": "action", "focus": "preparation"}  # questions after which the turns of the round follow


def is_planned(m: Mind) -> bool:
    """§O7 §B4.11 A focus and a card to play are judged by what the other turns of the round will then bring."""
    return PLANNED.get(m.choice.name) == m.s.phase and m.depth == DEPTH and len(m.choice.options) > 1


def plan(m: Mind, found: Mapping[Any, Found]) -> Table:
    """§O7 Of the few that lead to most at once, the one with which the round does."""
    hopeful = [option for option in found if found[option].value > HOPELESS] or list(found)
    few = sorted(hopeful, key=lambda option: -found[option].value)[: MEASURE.planned]
    ends = {option: round_end(found[option].world, m.power) for option in few}
    return (
        compare("O1", "at-once", lambda _, options: few, measure=lambda _, options: values(options, found)),
        weigh("O7", "round", lambda _, option: ends[option], 0.001),
        weigh("O1", "best", lambda _, option: found[option].value, 0.001),  # of two orders of the same cards
    )


def values(options: Sequence[Any], found: Mapping[Any, Found]) -> list[float]:
    return [round(found[option].value, 1) for option in options]


def round_end(w: World, power: str) -> float:
    """§O7 What it has if in each turn that is left it plays what then looks best; returns and prosperity included."""
    for turn in range(w.turn + 1, TURNS + 1):
        w = w.clone()
        w.phase, w.turn, w.acting, w.added = "action", turn, power, False
        w = next_play(w, power)
    for step in ("returns", "prosperity"):
        w = ahead(w, (step, power), None, lambda s, choice: reply(s, choice, 1)) or w
    return total(w, power)


def next_play(w: World, power: str) -> World:
    if not w.nations[power].hand:
        return w
    choice = Choice(w.chairs.index(power), "play", ways(w, power), "B4.1", {"power": power})
    m = Mind(w, power, choice, 1)
    return max((best_world(m, option) for option in choice.options), key=lambda each: each.value).world


def advise(s: World, choice: Choice[Any], depth: int) -> Advice:
    m = Mind(s, s.chairs[choice.seat], choice, depth)
    if choice.name in WEIGHED:
        return judged(m)
    why: list[Line] = []
    table = HABITS.get(choice.name, ())
    return Advice(tuple(narrow(m, choice.options, table, why)), tuple(why))


def strategist(s: World, choice: Choice[Any]) -> Advice:
    return advise(s, choice, DEPTH)


# §O6 Habits


def says_yes(m: Mind, option: str) -> bool:
    return option == "yes"


def first_slot(m: Mind, slot: int) -> float:
    return -slot


def promised(m: Mind, pair: str) -> float:
    """§B2.16 The points printed on two assets, and what using them brings more than a card would."""
    return sum(m.s.board.assets[id_].points + THINKING.assets.get(id_, 0.0) for id_ in pair.split())


def helps_nobody(m: Mind, source: str) -> bool:
    """§B7.5 A Commerce card whose money goes to nobody who plays; allies give theirs besides."""
    return source != ALLIES and source not in m.s.nations


def is_a_card(m: Mind, source: str) -> bool:
    return source != ALLIES


YES: Final[Table] = (prefer("O6", "says-yes", says_yes),)
SLOT: Final[Filter[Any]] = weigh("O6", "early", first_slot)
HABITS: Final[Mapping[str, Table]] = {
    "slot": (SLOT,),
    "buy_from": (prefer("O6", "nobodys-card", helps_nobody), prefer("O6", "a-card", is_a_card)),
    "assets": (weigh("O6", "promised", promised),),
    **dict.fromkeys(("prosper", "flag", "defend", "enlarge", "resilience", "reaction", "partner"), YES),
}
OPPONENTS: Final[Mapping[str, Opponent[World]]] = {STRATEGIST: strategist}
