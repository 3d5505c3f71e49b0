"""Positions with Athena, written as the worked examples write them, and its reasons as a trace.

    AI SR1     soviet Rifles '41      H03 SE fresh HIT(face-down)
    PL GR1     german Rifles '41      I05 NW fresh STRESSED
    RE RE1     F09 SPENT
    OBJ I06

The trace has one line a step: W who, T targets, P pairs, A* and T* superlatives, D and D* distances, 5.x-n the lists,
M and H hexes, F facings, = the result.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from tests.games.bear.position import another
from visavis.games.bear import GAME
from visavis.games.bear.board import Board
from visavis.games.bear.bot import grammar
from visavis.games.bear.bot.grammar import Order, parse
from visavis.games.bear.bot.moving import PIVOT
from visavis.games.bear.bot.moving import lines_of as lines_of_move
from visavis.games.bear.bot.pairs import select, weighed
from visavis.games.bear.bot.plan import RE_RANGE, Plan
from visavis.games.bear.bot.routes import choose_going, choose_path
from visavis.games.bear.bot.tables import FACING
from visavis.games.bear.loading import printed, read_parts
from visavis.games.bear.rules.shooting import range_of
from visavis.games.bear.setup import piles
from visavis.games.bear.sheets import SIDES, Placing
from visavis.games.bear.state import NO_FACING, Battle, Options, Unit, add
from visavis.kernel.choice import CHANCE, Choice
from visavis.kernel.hexes import DIRECTIONS
from visavis.kernel.journal import Event, Explanation, Journal
from visavis.kernel.priorities import SKIPPED, Line, narrow
from visavis.kernel.record import Header
from visavis.kernel.table import Table

EXAMPLES = Path(__file__).parent / "examples.txt"
COUNTER = re.compile(r"(AI|PL) (\S+) +(german|soviet) (.+?) +(\w\d\d) (\w+) (fresh|SPENT)(.*)")
SUSPECT = re.compile(r"RE (\S+) +(\w\d\d) (fresh|SPENT)")


class Example(NamedTuple):
    """One block of examples.txt."""

    name: str
    board: str
    position: tuple[str, ...]
    order: str
    command: bool
    trace: tuple[str, ...]


@cache
def examples() -> dict[str, Example]:
    blocks = EXAMPLES.read_text("utf-8").split("== ")[1:]
    return {example.name: example for example in map(read_example, blocks)}


def read_example(block: str) -> Example:
    head, *lines = block.strip().splitlines()
    name, board, _ = head.split(" | ")
    at = next(n for n, line in enumerate(lines) if line.startswith("ORDER "))
    order = lines[at].removeprefix("ORDER ")
    trace = tuple(line for line in lines[at + 1 :] if not line.startswith(("EXPECT", "--")))
    order, command, _ = order.partition("   [command card]")
    return Example(
        name.partition(" (")[0], board.removeprefix("board "), tuple(lines[:at]), order, bool(command), trace
    )


# Positions


@cache
def board_of(number: str) -> Board:
    """One printed board, without a scenario's counters."""
    mission = {"1": "tutorial", "2": "solo1"}.get(number)
    if mission:
        return printed(mission)
    parts = read_parts("tutorial", {}, [])
    return Board(*parts._replace(mission=replace(parts.mission, board=(Placing(number),))), "")


def position(lines: Sequence[str] | str, board: str = "1", bot: str = "", mission: str = "", **options: bool) -> Battle:
    """A state with these counters; Athena's side is that of the AI lines. All 55 order cards are in the deck.

    The board is a printed one, with the track and the orders of the tutorial (board 2: of scenario 1), or that of a
    mission.
    """
    lines = lines.strip().splitlines() if isinstance(lines, str) else lines
    lines = [line.strip() for line in lines]
    laid = printed(mission) if mission else board_of(board)
    chosen = Options(**{"common_sense": False, **options})
    s = Battle([], f"example-{board}", laid, chosen, side_of_ai(lines, bot))
    s.round = s.cell = 1
    s.orders = list(range(1, 56))
    s.piles = piles(laid)
    s.vp_side, s.vp = 0, 1
    for line in lines:
        place(s, line)
    return s


def side_of_ai(lines: Sequence[str], bot: str) -> int:
    if bot:
        return SIDES.index(bot)
    found = [(match[1], match[3]) for match in map(COUNTER.fullmatch, lines) if match]
    ai = [side for who, side in found if who == "AI"] or [SIDES[1 - SIDES.index(side)] for _, side in found]
    return SIDES.index(ai[0])


def place(s: Battle, line: str) -> None:
    if line.startswith("OBJ "):
        for hex_ in line.split()[1:]:
            s.control[hex_] = 1 - s.bot
    elif suspect := SUSPECT.fullmatch(line):
        id_, hex_, spent = suspect.groups()
        kind = s.board.kinds[f"{SIDES[s.bot]}-suspect"]
        add(s, Unit(id_, s.bot, kind, hex_, NO_FACING, spent == "SPENT"))
    elif counter := COUNTER.fullmatch(line):
        place_counter(s, *counter.groups())
    else:
        raise ValueError(line)


def place_counter(
    s: Battle, who: str, id_: str, side: str, name: str, hex_: str, facing: str, spent: str, more: str
) -> None:
    kind = next(kind for kind in s.board.kinds.values() if (SIDES[kind.side], kind.name) == (side, name))
    hit = re.search(r"HIT\((.*?)\)", more)
    pile = "armoured" if kind.armoured else "soft"
    unit = Unit(id_, kind.side, kind, hex_, DIRECTIONS.index(facing), spent == "SPENT")
    if hit:
        face_down = f"{pile}?" if who == "AI" else "soft-pinned"
        marker = face_down if hit[1] == "face-down" else f"{pile}-{hit[1].lower()}"
        unit = unit.but(hit=marker, known=hit[1] != "face-down")
    add(s, unit)
    if "STRESSED" in more:
        s.stressed[kind.side] += (id_,)


# Deciding


def answered(step: Iterator[Any], answer: Callable[[Choice[Any]], Any]) -> Any:
    """Run a step of the rules, with somebody who answers."""
    try:
        while True:
            asked = next(step)
            asked.answer = answer(asked)
    except StopIteration as end:
        return end.value


def anything(choice: Choice[Any]) -> Any:
    return choice.options[0]


class Decision(NamedTuple):
    """What Athena would do, and why."""

    ai: str
    target: str
    need: int
    cost: int
    hex: str
    facings: tuple[str, ...]
    why: tuple[Line, ...]
    drawn: tuple[tuple[str, tuple[Any, ...]], ...]  # what was left to chance


def decide(
    s: Battle, order: Order | str, command: bool = False, answer: Callable[[Choice[Any]], Any] = anything
) -> Decision:
    """Test one order. Facings are not drawn: all that are left are given."""
    order = parse(order) if isinstance(order, str) else order
    s.told = []  # somebody wants reasons
    p = Plan(s, command)
    why: list[Line] = []
    drawn: list[tuple[str, tuple[Any, ...]]] = []

    def noting(choice: Choice[Any]) -> Any:
        drawn.append((choice.name, tuple(choice.options)))
        return answer(choice)

    pairs = weighed(p, order, why)
    pair = answered(select(p, order, pairs, why), noting) if pairs else None
    if pair is None:
        return Decision("", "", 0, 0, "", (), tuple(why), tuple(drawn))
    unit = s.units[pair.ai]
    if pair.aimed is not None:
        return Decision(pair.ai, pair.goal.name, pair.aimed.need, pair.aimed.cost, "", (), tuple(why), tuple(drawn))
    if not pair.goings:
        return Decision(pair.ai, pair.goal.name, 0, 0, unit.hex, (), tuple(why), tuple(drawn))
    going = answered(choose_going(p, pair.goings, None), noting)
    if going.tier == PIVOT:
        why += lines_of_move(p, going, unit)
        end, cost = unit.hex, 1
    else:
        path = answered(choose_path(p, unit, going, why), noting)
        end, cost = path[-1], p.ways[path[-1]].cost
    p.unit = unit.but(hex=end)
    facings = () if unit.kind.suspect else tuple(narrow(p, DIRECTIONS, FACING, why))
    return Decision(pair.ai, pair.goal.name, 0, cost, end, facings, tuple(why), tuple(drawn))


# Playing


def seated(s: Battle, *agenda: tuple[Any, ...]) -> Table[Battle]:
    """A table at which this is the position, and Athena's turn begins; or whatever the agenda says, in its order."""
    s.then(*(agenda or (("ai_turn",),)))
    s.told = []
    return Table(GAME, Header(GAME.name, GAME.version, "tutorial-german", {}), s, journal=Journal())


def play(table: Table[Battle], *answers: Any, **drawn: Sequence[Any]) -> Table[Battle]:
    """Chance answers by name what it is given, in order, and its first option otherwise; people give the answers.

    The game goes on until a person is asked for whom there is no answer left.
    """
    given, left = list(answers), {name: list(values) for name, values in drawn.items()}
    while table.pending is not None:
        choice = table.pending
        if choice.seat == CHANCE:
            waiting = left.get(choice.name)
            table.answer(waiting.pop(0) if waiting else choice.options[0])
        elif given:
            table.answer(given.pop(0))
        else:
            break
    assert not given, given
    assert not any(left.values()), left
    return table


def athena(s: Battle, card: int, *answers: Any, **drawn: Sequence[Any]) -> Table[Battle]:
    """Athena's turn with this order card, until the player is asked something."""
    return play(seated(s), *answers, order_card=[card, *drawn.pop("order_card", ())], **drawn)


def ordered(
    s: Battle,
    *lines: str,
    command: bool = False,
    priority: Sequence[str] = ("cc: attack", "short: attack", "third: none"),
    scenario: bool = False,
    **drawn: Sequence[Any],
) -> Table[Battle]:
    """Athena's turn with a card of our own: these tactical orders, under number 5."""
    card = {"id": 5, "colour": "blue" if command else "green", "tactical": list(lines), "priority": list(priority)}
    s.board = another(s.board)  # a board of its own, so that it has cards of its own
    s.board.overlaid = json.dumps({"orders": {"card": [{**card, "scenario_orders": scenario}]}})
    return athena(s, 5, **drawn)


def told(table: Table[Battle], *names: str) -> list[tuple[Any, ...]]:
    """What has happened: (name, *args), only these names if any are given."""
    items = [item for _, item in (table.journal or Journal()).items if isinstance(item, Event)]
    return [(event.name, *event.args) for event in items if not names or event.name in names]


def explained(table: Table[Battle], *slots: str) -> dict[str, Any]:
    """What Athena chose, by the line of the card, of an action in contact only who; None: the line was skipped."""
    items = [item for _, item in (table.journal or Journal()).items if isinstance(item, Explanation)]
    found = {item.about[0]: item.chosen for item in items if item.name in ("order", "priority", "group")}
    found |= {item.about[0]: item.chosen.partition(">")[0] for item in items if item.name == "priority" and item.chosen}
    return {slot: found[slot] for slot in slots} if slots else found


def lines_of(table: Table[Battle], name: str, slot: str = "") -> list[Line]:
    """The lines of the last decision of this kind."""
    items = [item for _, item in (table.journal or Journal()).items if isinstance(item, Explanation)]
    found = [item for item in items if item.name == name and (not slot or item.about[0] == slot)]
    return list(found[-1].lines)


def shown(s: Battle, id_: str) -> str:
    """A counter as the examples write it: hex, facing, side up, marker."""
    unit = s.units[id_]
    facing = "" if unit.facing == NO_FACING else f" {DIRECTIONS[unit.facing]}"
    return f"{unit.hex}{facing} {'SPENT' if unit.spent else 'fresh'}{f' HIT({unit.hit})' if unit.hit else ''}"


# The trace


def trace(s: Battle, order: Order, decision: Decision) -> list[str]:
    """Reasons in the words of the worked examples, in their order: superlative and distance AI by AI, M before H."""
    shooting = order.action.name in grammar.SHOOTING
    lines = [said for line in in_order(decision.why) if (said := say(line, shooting, s))]
    facing = [f"F  5.9 facing: {'/'.join(decision.facings)}"] if decision.facings else []
    return [*lines, *facing, result(s, order, decision)]


def in_order(why: Sequence[Line]) -> list[Line]:
    superlatives = [line for line in why if line.text.startswith("best_target")]
    ordered: list[Line] = []
    for line in why:
        if line.text == "nearest_targets":
            ordered += [each for each in superlatives if each.about[0] == line.about[0]]
        if line.text.startswith("way") and not any(each.text == "M" for each in ordered):
            tier = next(each for each in why if each.text.startswith("tier"))
            ordered.append(tier._replace(text="M"))
        if line not in superlatives:
            ordered.append(line)
    return ordered


def listed(names: Sequence[Any]) -> str:
    return "{" + ", ".join(map(str, names)) + "}"


LISTS = {
    "5.3a": "5.3-1 un-hit",
    "5.3b": "5.3-2 highest AR",
    "5.3c": "5.3-3 lowest attack cost",
    "5.3d": "5.3-4 best hex DR bonus",
    "5.4a": "5.4-1 lowest DR",
    "5.4b": "5.4-2 hit",
    "5.4c": "5.4-3 fresh",
    "5.4d": "5.4-4 highest AR",
    "5.4e": "5.4-5 lowest attack cost",
    "5.4f": "5.4-6 lowest move cost",
    "5.6a": "5.6-1 un-hit",
    "5.6b": "5.6-2 lowest move cost",
    "5.7a": "5.7-1 listed first",
    "5.7b": "5.7-2 spent",
    "5.7c": "5.7-3 hit",
    "5.7d": "5.7-4 nearest to an objective",
}
TIERS = {
    "safe": ("a1", "out of FZ"),
    "covered": ("a2", "FZ with DR bonus"),
    "no_worse": ("b2", "DR>=current"),
}
REFUSALS = {"arc": "out of arc", "long_range": "long range", "range": "range"}


def say(line: Line, shooting: bool, s: Battle) -> str:
    text, after = line.text, listed(line.after)
    if text.startswith("who"):
        return (
            f"W  AI meeting the WHO filters ({'fresh or spent: command card' if line.about[0] else 'fresh'}): {after}"
        )
    if text.startswith("targets"):
        return f"T  units meeting the TARGET filters: {after}" if shooting else ""
    if text.startswith("pair"):
        return say_pair(line, s)
    if text == "best_ai_ar":
        return f"A* highest AR {line.about[0]}: {after}"
    if text in ("best_target_ar", "best_target_dr"):
        word = "unit with highest AR" if text.endswith("ar") else "lowest DR"
        return f"T* {line.about[0]}: {word} {line.about[1]}: {after}"
    if text == "nearest_targets":
        return f"D  {line.about[0]}: nearest target at {line.about[1]}: {after}" if shooting else ""
    if text.endswith("est_ai"):
        return f"D* {text.removesuffix('_ai')} = {line.about[0]}: {after}"
    if line.rule in LISTS:
        return f"{LISTS[line.rule]}: {after}"
    if text.startswith(("way", "tier", "M")) or line.rule[:3] == "5.8":
        return say_hex(line, s)
    if text == "random":
        return {"5.3e": "5.3-5 random", "5.4g": "5.4-7 random"}.get(line.rule, "random") + f": {listed(line.before)}"
    return ""


def parts(first: str, numbers: Sequence[tuple[str, int]]) -> str:
    words = {"long_range": "long"}
    return ", ".join([first, *(f"{n:+} {words.get(name, name)}" for name, n in numbers[1:])])


def say_pair(line: Line, s: Battle) -> str:
    ai, target, away, *about = line.about
    head = f"P  {ai}->{target} d{away}"
    if line.text == "pair_attack":
        defence, attack, colour, cap, need, cost = about
        c = colour[0]
        dr = f"DR {sum(n for _, n in defence)} ({parts(f'{defence[0][0]} {defence[0][1]}{c}', defence)})"
        ar = f"AR {sum(n for _, n in attack)} ({parts(f'{attack[0][1]}{c}', attack)})"
        return f"{head}: {dr} {ar}{f' CAP {cap}' if cap else ''} need {need}, cost {cost}"
    if line.text == "pair_move":
        goal = about[0]
        unit = s.units.get(target)
        return f"{head}: ok" if goal == (unit.hex if unit else target) else f"{head} goal {goal}: ok"
    if line.text == "pair":
        return f"{head}: ok (RE: AR unknown, lowest)" if s.units[ai].kind.suspect else f"{head}: ok"
    reason = line.text.removeprefix("pair_")
    if reason == "needs":
        defence, attack, _, cap, need, _ = about
        dr, ar = sum(n for _, n in defence), sum(n for _, n in attack)
        return f"{head}: rejected - needs {need} (DR{dr} AR{ar} cap{cap})"
    if reason == "sight" and beyond_reach(s, s.units[ai], away):
        return f"{head}: rejected - range"  # the examples look at the range first, the reasons at what can be seen
    if reason == "sight":
        return f"{head}: rejected - no LOS {'|'.join(about)} blocks"
    return f"{head}: rejected - {REFUSALS.get(reason, reason)}"


def beyond_reach(s: Battle, ai: Unit, away: int) -> bool:
    """§6.0b A suspected enemy reaches 5 hexes, §B5.3a a counter twice its range."""
    return away > (RE_RANGE if ai.kind.suspect else 2 * range_of(s, ai, s.bot))


def say_hex(line: Line, s: Battle) -> str:
    after = listed(line.after)
    if line.text == "M":
        unit, goal, away, threatened, bonus, _, _ = line.about
        zone = f"yes of {listed(threatened)}" if threatened else "no"
        return f"M  {unit} {s.units[unit].hex} -> goal {goal}: distance {away}, in FZ {zone}, hex bonus {bonus}"
    if line.text.startswith("way"):
        away, threats, bonus, cost, flank = line.about
        place = f"{line.before[0]} d{away} {'FZ' if threats else 'safe'} DR{bonus:+}"
        head = f"   {place}{' flank' if flank else ''} cost {cost}"
        barred = {"way_farther": "5.5 farther", "way_short_range": "5.10 short-range FZ"}.get(line.text, line.text)
        return head if line.text == "way" else f"{head} REJECT {barred}"
    if line.text.startswith("tier"):
        return say_tier(line)
    words = {"5.8a": "5.8-1 closest", "5.8b": "5.8-2 safe", "5.8c": "5.8-3 best DR", "5.8d": "5.8-4 flank"}
    if line.note == SKIPPED:
        words["5.8b"] = "5.8-2 (all in FZ)"
    return f"H  {words[line.rule]}: {after}"


def say_tier(line: Line) -> str:
    *_, threatened, _, how, flanking = line.about
    tier = line.text.removeprefix("tier_")
    if tier == "pivot":
        return f"H  b4 pivot toward {listed(flanking)}"
    how = "lateral" if how == "sideways" else how
    if tier not in TIERS:
        return f"H  {how}: {listed(line.after)}"
    code, words = TIERS[tier]
    return f"H  {how}: tier 5.10 {'b1' if threatened and code == 'a1' else code} {words}: {listed(line.after)}"


def result(s: Battle, order: Order, decision: Decision) -> str:
    if not decision.ai:
        return "=  no feasible pair: order skipped"
    unit = s.units[decision.ai]
    if order.action.name in grammar.SHOOTING:
        if unit.kind.suspect:
            return f"=  {decision.ai} attacks {decision.target}"
        return f"=  {decision.ai} attacks {decision.target} needing {decision.need}, cost {decision.cost}"
    if decision.hex == unit.hex:
        return f"=  {decision.ai} pivots in {unit.hex} to {'/'.join(decision.facings)}, cost {decision.cost}"
    return f"=  {decision.ai} moves {unit.hex}-{decision.hex}, cost {decision.cost}"
