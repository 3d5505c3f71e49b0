"""§O1 How the opponent answers: by what it would have in the end, question by question."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import combinations
from typing import Any, Final, NamedTuple

from visavis.games.worldorder.opponent.ahead import (
    GAME_OVER,
    RESEARCH_OVER,
    ROUND_OVER,
    TURN_OVER,
    Lot,
    ahead,
    lots,
    play_on,
)
from visavis.games.worldorder.opponent.begun import ACTIONS, SELDOM, TURNS
from visavis.games.worldorder.opponent.numbers import THINKING
from visavis.games.worldorder.opponent.outcomes import OUTCOMES, copied, is_nothing, turn
from visavis.games.worldorder.opponent.quick import FURTHER_ON, ON_THE_WAY
from visavis.games.worldorder.opponent.signs import MEASURE, OVER
from visavis.games.worldorder.opponent.worth import lead, total
from visavis.games.worldorder.rules.aftermath import SCORING_ROUNDS
from visavis.games.worldorder.rules.orders import LINES
from visavis.games.worldorder.rules.relations import DONE
from visavis.games.worldorder.rules.trade import ALLIES
from visavis.games.worldorder.sheets import ROUNDS
from visavis.games.worldorder.state import World, country
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


# Questions that name an action: it can be carried out, with its usual terms
NAMED: Final = ("branch", "order_line")
LINED: Final[Mapping[str, Callable[[str], Item]]] = {name: line.step for name, line in LINES.items()}
STUDY: Final = "exhaust_points"
PARTS: Final = {"preparation": TURN_OVER, "action": TURN_OVER, "research": RESEARCH_OVER}  # and where they end
WEIGHED: Final = frozenset((*TURNS, *ACTIONS, *SELDOM, *NAMED, *OUTCOMES))


def worlds(m: Mind, option: Any) -> list[World]:
    """What might follow, if really asked up to the end of its turn or of Research; nothing if no rule allows it."""
    found, over = at_once(m, option), PARTS.get(m.s.phase)
    if m.depth < DEPTH or over is None:
        return found
    return [play_on(copied(w), m.power, on_the_way(1), lots(0, 1), over) for w in found]


def at_once(m: Mind, option: Any) -> list[World]:
    name = m.choice.name
    if name in TURNS:
        return carried_out(m, option, TURNS[name](m.s, m.power, m.choice), m.depth - 1)
    if name in SELDOM or (name in ACTIONS and m.depth == DEPTH):
        begun = SELDOM.get(name) or ACTIONS[name]
        found = carried_out(m, option, begun(m.s, m.power, m.choice), min(1, m.depth - 1)) if m.depth > 0 else []
        if found or name in SELDOM:
            return found or [m.s]
    if name == STUDY and option != DONE:
        return studied(m, option)
    if is_nothing(option) and name != "exhaust":
        return [m.s]
    if name in NAMED:
        done = ahead(m.s, LINED[option](m.power), None, on_the_way(m.depth - 1)) if option in LINED else m.s
        return [done] if done is not None else []
    return OUTCOMES[name](m.s, m.power, m.choice, option)


def carried_out(m: Mind, option: Any, item: Item, depth: int) -> list[World]:
    """By the rules, where the step begins with this question."""
    done = ahead(m.s, item, (m.choice.name, option), on_the_way(depth))
    return [done] if done is not None else []


SOME: Final = 3  # allies exhausted with another
ENOUGH: Final = 14  # research points: two of the dearest Market cards


def studied(m: Mind, id_: str) -> list[World]:
    """§B14.2 This ally alone, and with others: each sum of points once."""
    others = [each for each in m.choice.options if each not in (id_, DONE)]
    found: dict[int, World] = {}
    for n in range(SOME + 1):
        for more in combinations(others, n):
            points = m.s.points + sum(country(m.s, each).value for each in (id_, *more))
            if points not in found and points <= ENOUGH:
                w = found[points] = copied(m.s)
                w.points = points
                for each in (id_, *more):
                    turn(w, m.power, each)
    return list(found.values())


def on_the_way(depth: int) -> Callable[[World, Choice[Any]], Any]:
    """What it, or anybody like it, would answer there."""
    return lambda w, choice: reply(w, choice, depth)


def reply(s: World, choice: Choice[Any], depth: int) -> Any:
    if depth < 1 and choice.name in ("play", "play_again"):
        return "money" if "money" in choice.options else choice.options[-1]
    quick = (ON_THE_WAY if depth > 0 else FURTHER_ON).get(choice.name)
    return quick(s, choice) if quick is not None else advise(s, choice, depth).options[0]


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
    """§O7 §B4.11 A focus and a card to play are judged by how the round will then end; §B17 before a scoring all is."""
    if m.depth < DEPTH or len(m.choice.options) < 2:
        return False
    before_scoring = m.s.round in SCORING_ROUNDS and m.s.phase == PLANNED["play"]
    return before_scoring or PLANNED.get(m.choice.name) == m.s.phase


def plan(m: Mind, found: Mapping[Any, Found]) -> Table:
    """§O7 Of the few that lead to most at once, the one with which the round does."""
    few = hopeful(m, found)
    ends = {option: round_end(found[option].world, m.power) for option in few}
    return (
        compare("O1", "at-once", lambda _, options: few, measure=lambda _, options: values(options, found)),
        weigh("O7", "round", lambda _, option: ends[option], 0.001),
        weigh("O1", "best", lambda _, option: found[option].value, 0.001),  # of two orders of the same cards
    )


def hopeful(m: Mind, found: Mapping[Any, Found]) -> list[Any]:
    """In the middle of a turn, where little is still to come of it, only those that lead to nearly as much."""
    possible = [option for option in found if found[option].value > HOPELESS] or list(found)
    few = sorted(possible, key=lambda option: -found[option].value)[: MEASURE.planned]
    least = HOPELESS if m.choice.name in PLANNED else found[few[0]].value - MEASURE.close
    return [option for option in few if found[option].value >= least]


def values(options: Sequence[Any], found: Mapping[Any, Found]) -> list[float]:
    return [round(found[option].value, 1) for option in options]


def round_end(w: World, power: str) -> float:
    """§O7 How far ahead it is then, in the middle of a few rounds that might follow."""
    ends = [played_out(w, power, lots(n, MEASURE.worlds)) for n in range(MEASURE.worlds)]
    return sum(lead(end, power) if end.ending else total(end, power) for end in ends) / len(ends)


def played_out(w: World, power: str, lot: Lot) -> World:
    """§O7 In each turn that is left it plays what then looks best, an Automa what its cards say; then the Aftermath."""
    over = GAME_OVER if w.round == ROUNDS else ROUND_OVER
    end = play_on(copied(w), power, on_the_way(1), lot, over)
    if not end.ending:
        end.phase = OVER[0]
    return end


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
