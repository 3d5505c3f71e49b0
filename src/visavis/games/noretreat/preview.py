"""What an answer leads to and costs, for a player who is about to give it.

Nearly all of it is odds: whoever asks is told what the rules' own functions say of strengths, shifts and tables, with
every shift by its name and every face of the die. What depends on the enemy's cards is not foreseen.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from visavis.games.noretreat.board import STRONG, WEAK
from visavis.games.noretreat.bot.seams import plan_of
from visavis.games.noretreat.rules.battle import (
    BOOST,
    GO,
    LAST,
    final_column,
    ratio,
    running,
    shifts,
    strengths,
    table_of,
)
from visavis.games.noretreat.rules.cards import CARD, DONE, PASS, PLAYED
from visavis.games.noretreat.rules.declaring import able_beside
from visavis.games.noretreat.rules.movement import YES, points, reach, stops_at
from visavis.games.noretreat.rules.organisation import FREE, PAID, flip_cost, may_unfortify
from visavis.games.noretreat.rules.placement import cost_of_return, relieved, returning_face
from visavis.games.noretreat.rules.rail import is_free
from visavis.games.noretreat.rules.results import code_of, counterattackers
from visavis.games.noretreat.rules.retreats import hexes_left, vacated
from visavis.games.noretreat.rules.special import may_leave_cadre
from visavis.games.noretreat.rules.stalin import MOVED_BY, STALIN
from visavis.games.noretreat.sheets import AXIS
from visavis.games.noretreat.state import (
    RAIL,
    TRACK,
    TWO_STEPS,
    Battle,
    War,
    enemy,
)
from visavis.games.noretreat.vocabulary import RESULT_KEYS
from visavis.games.noretreat.words import card_help, place_name, plan_name, shift_text, side_name, unit_name
from visavis.kernel.choice import Choice
from visavis.kernel.view import PARAGRAPH, Text

Lines = tuple[Text, ...]
NONE: Final[Lines] = ()
FACES: Final = range(1, 7)
WORK: Final = ("move", "flip", "place", "target", "reorganise", "detrain", "advance")  # one after another, until done


def foretold(s: War, choice: Choice[Any]) -> Callable[[Any], tuple[Lines, Lines]]:
    """By answer: what it leads to, and what its numbers are made of."""
    found = PREVIEWS.get(choice.name)
    costs = costs_of(s, choice)

    def told(answer: Any) -> tuple[Lines, Lines]:
        if answer == DONE and choice.name in WORK:
            return left_over(s, choice), NONE
        if isinstance(answer, str) and answer.startswith(CARD):
            return (card_help(answer.removeprefix(CARD), choice.about.get("side", s.side)),), NONE
        if answer in costs:
            return goal_lines(s, choice, answer, costs[answer]), NONE
        return (NONE, NONE) if found is None else found(s, choice, answer)

    return told


def left_over(s: War, choice: Choice[Any]) -> Lines:
    """How many could still do something in this step."""
    n = sum(1 for answer in choice.options if answer in s.board.units or answer in s.board.places)
    return (Text("preview-left-targets" if choice.name == "target" else "preview-left", {"n": n}),) if n else NONE


# Movement


def costs_of(s: War, choice: Choice[Any]) -> dict[str, int]:
    """§B8.1 By goal: what it costs to get there."""
    unit = choice.about.get("unit", "")
    if choice.name != "goal" or unit not in s.board.units or s.where[unit] not in s.board.places:
        return {}
    return reach(s, unit, choice.about.get("points", points(s, unit)))[0]


def goal_lines(s: War, choice: Choice[Any], place: str, cost: int) -> Lines:
    """§B8.1 What it costs, §B8.6 whether it stops there, §B8.13 what it takes."""
    unit = choice.about["unit"]
    side = s.board.units[unit].side
    found = [Text("preview-cost", {"n": cost, "left": max(0, choice.about["points"] - cost)})]
    if stops_at(s, side, place):
        found.append(Text("preview-stops"))
    if s.control.get(place, side) != side:
        found.append(Text("preview-takes", {"place": place_name(s.board, place)}))
    return tuple(found)


def goal_preview(s: War, choice: Choice[Any], answer: str) -> tuple[Lines, Lines]:
    """§B9.2 Onto a train."""
    return (train_lines(s, choice.about["side"]), NONE) if answer == RAIL else (NONE, NONE)


def train_lines(s: War, side: int) -> Lines:
    return (Text("preview-free"),) if is_free(s, side) else (cards_text(s.board.prices.rail),)


def move_preview(s: War, choice: Choice[Any], answer: str) -> tuple[Lines, Lines]:
    """§B8.2 The points it has; §SE1.2 what it means if Stalin leaves."""
    if answer == STALIN:
        leaves = s.stalin == s.board.mission.mission.stalin
        lost = (Text("preview-order-points", {"side": side_name(AXIS), "n": MOVED_BY}),) if leaves else NONE
        return (*train_lines(s, choice.about["side"]), *lost), NONE
    if answer in s.board.units and choice.rule == "B8.1":
        return (Text("preview-points", {"n": points(s, answer)}),), NONE
    return NONE, NONE


# Battles


def odds(s: War, battle: Battle) -> tuple[Lines, Lines]:
    """§B10.12 §B10.13 §B10.25 The column and each face of the die; every shift by name, and a counterattack."""
    attack, defence = strengths(s, battle)
    found, column = shifts(s, battle), final_column(s, battle)
    shown = (odds_text(s, attack, defence, column), *results(s, battle, column))
    base = ratio(attack, defence)
    sums = Text("detail-ratio", {"attack": attack, "defence": defence, "column": column_text(s, base)})
    moved = tuple(Text("detail-shift", {"shift": shift_text(each.name, each.n), "rule": each.rule}) for each in found)
    return shown, (sums, *moved, *counter_lines(s, battle))


def odds_text(s: War, attack: int, defence: int, column: int) -> Text:
    return Text("preview-odds", {"attack": attack, "defence": defence, "column": column_text(s, column)})


def column_text(s: War, column: int) -> Text | str:
    return s.board.columns[column] if 0 <= column <= LAST else Text("column-left")


def results(s: War, battle: Battle, column: int) -> Lines:
    """§B10.25 Which faces lead to what, as it will be read; §B10.28 left of the table it is a counterattack."""
    if column < 0:
        return (Text("preview-no-die"),)
    table = s.board.tables[table_of(s, battle)]
    faces: dict[str, list[int]] = {}
    for face in FACES:
        faces.setdefault(read_as(s, battle, table[face - 1][column]), []).append(face)
    parts = tuple(
        Text("die-result", {"faces": runs(each), "result": Text(f"result-{RESULT_KEYS[code]}")})
        for code, each in faces.items()
    )
    return (Text("preview-results", {"results": parts}),)


def read_as(s: War, battle: Battle, code: str) -> str:
    """§B10.35 In a fort's hex some results are others; §B10.29 in a counterattack two of them mean nothing."""
    other = battle.clone()
    other.result = code
    return code_of(s, other)


def runs(faces: list[int]) -> str:
    """1–3, 5: neighbours in one."""
    found: list[list[int]] = []
    for face in faces:
        if found and found[-1][-1] == face - 1:
            found[-1].append(face)
        else:
            found.append([face])
    return ", ".join(f"{run[0]}–{run[-1]}" if len(run) > 1 else str(run[0]) for run in found)


def counter_lines(s: War, battle: Battle) -> Lines:
    """§B10.28 How a counterattack would stand, if there were one."""
    able = () if battle.counter else counterattackers(s, battle)
    if not able:
        return NONE
    other = Battle(battle.hex, enemy(battle.side), battle.forced, able, battle.attackers, counter=True)
    attack, defence = strengths(s, other)
    words = {"attack": attack, "defence": defence, "column": column_text(s, final_column(s, other))}
    return (Text("detail-counter", words),)


def whole_attack(s: War, side: int, hex_: str, forced: bool = False) -> Battle:
    """Everybody who could attack does."""
    return Battle(hex_, side, forced, tuple(able_beside(s, side, hex_)), s.at[hex_])


def target_preview(s: War, choice: Choice[Any], answer: str) -> tuple[Lines, Lines]:
    """§B10.1 The odds if all who can join."""
    if answer not in s.at:
        return NONE, NONE
    battle = whole_attack(s, choice.about["side"], answer, s.markers.get(answer) == "blow")
    (first, *rest), details = odds(s, battle)
    return (Text("preview-all", {"n": len(battle.attackers)}), first, *rest), details


def blow_preview(s: War, choice: Choice[Any], answer: str) -> tuple[Lines, Lines]:
    """§B10.4 What it costs, and §B10.5 the attack the enemy must make then, at its best."""
    if answer not in s.at:
        return NONE, NONE
    side = choice.about["side"]
    cost = (cards_text(s.board.prices.blow),) if choice.name == "blow" else NONE
    (first, *rest), details = odds(s, whole_attack(s, enemy(side), answer, forced=True))
    return (*cost, first, Text("preview-forced"), *rest), details


def join_preview(s: War, choice: Choice[Any], answer: str) -> tuple[Lines, Lines]:
    """§B10.9 The odds with this one, too; or as they are."""
    battle = s.battle
    if battle is None:
        return NONE, NONE
    more = () if answer == GO else (answer,)
    whole = Battle(battle.hex, battle.side, battle.forced, (*battle.attackers, *more), s.at[battle.hex])
    return odds(s, whole)


def commit_preview(s: War, choice: Choice[Any], answer: str) -> tuple[Lines, Lines]:
    """§B10.25 The odds as they are, §B10.21 or with a marker."""
    battle = s.battle
    if battle is None or answer not in (GO, BOOST):
        return NONE, NONE
    if answer == GO:
        return odds(s, battle)
    other = battle.clone()
    other.boost = True
    return odds(s, other)


def counter_preview(s: War, choice: Choice[Any], answer: str) -> tuple[Lines, Lines]:
    """§B10.28 The odds of the counterattack."""
    battle = s.battle
    if battle is None or answer != YES:
        return NONE, NONE
    able = counterattackers(s, battle)
    return odds(s, Battle(battle.hex, enemy(battle.side), battle.forced, able, battle.attackers, counter=True))


def lose_preview(s: War, choice: Choice[Any], answer: str) -> tuple[Lines, Lines]:
    """§B10.36 Weaker, or gone; §B14.9 perhaps a cadre stays."""
    if answer not in s.board.units:
        return NONE, NONE
    unit = s.board.units[answer]
    if unit.two_sided and s.face[answer] == STRONG and (unit.side == AXIS or s.turn >= TWO_STEPS):
        return (face_text(s, answer, WEAK),), NONE
    cadre = (Text("preview-cadre"),) if may_leave_cadre(s, answer, s.where[answer]) else NONE
    return (Text("preview-lost"), *cadre), NONE


def retreat_preview(s: War, choice: Choice[Any], answer: str) -> tuple[Lines, Lines]:
    """§B10.38 The steps it loses on the way."""
    n = choice.about.get("losses", 0)
    return ((Text("preview-losses", {"n": n}),) if n else NONE), NONE


def advance_preview(s: War, choice: Choice[Any], answer: str) -> tuple[Lines, Lines]:
    """§B10.42 How far it may go."""
    if answer not in s.board.units:
        return NONE, NONE
    return (Text("preview-advance", {"n": hexes_left(s, running(s), answer)}),), NONE


def advance_to_preview(s: War, choice: Choice[Any], answer: str) -> tuple[Lines, Lines]:
    """§B10.41 The hex that was left, §B8.13 and what it takes."""
    battle, side = s.battle, choice.about["side"]
    found = [Text("preview-vacated")] if battle is not None and answer in vacated(s, battle) else []
    if s.control.get(answer, side) != side:
        found.append(Text("preview-takes", {"place": place_name(s.board, answer)}))
    return tuple(found), NONE


# Organization


def flip_preview(s: War, choice: Choice[Any], answer: str) -> tuple[Lines, Lines]:
    """§B7.2 §B7.5 What it becomes, and what that costs."""
    if answer not in s.board.units:
        return NONE, NONE
    if may_unfortify(s, answer):
        return (face_text(s, answer, WEAK), Text("preview-free")), NONE
    free = (Text("preview-upgrade", {"n": s.upgrades}),) if s.upgrades and choice.about["side"] != AXIS else NONE
    cost = flip_cost(s, answer)
    return (face_text(s, answer, STRONG), *(free or ((cards_text(cost),) if cost else NONE))), NONE


def free_step_preview(s: War, choice: Choice[Any], answer: str) -> tuple[Lines, Lines]:
    """§CE03A §CE30A §CE38S What it becomes, or as what it comes back."""
    if answer not in s.board.units:
        return NONE, NONE
    face = STRONG if s.where[answer] in s.board.places else returning_face(s, answer)
    return (face_text(s, answer, face),), NONE


def with_preview(s: War, choice: Choice[Any], answer: str) -> tuple[Lines, Lines]:
    unit = choice.about["unit"]
    if answer == FREE:
        return (Text("preview-upgrade", {"n": s.upgrades}),), NONE
    return ((cards_text(flip_cost(s, unit)),) if answer == PAID else NONE), NONE


def place_preview(s: War, choice: Choice[Any], answer: str) -> tuple[Lines, Lines]:
    """§B7.8 §B7.9 §B5.12 As what it comes, and what that costs; §B7.9 it is disorganized."""
    if answer not in s.board.units:
        return NONE, NONE
    box, cost = s.where[answer], max(0, cost_of_return(s, answer))
    found = [Text("preview-from", {"box": Text(f"box-{box}")}), face_text(s, answer, returning_face(s, answer))]
    found.append(cards_text(cost) if cost else Text("preview-free"))
    return (*found, *(NONE if box == TRACK else (Text("preview-disorganized"),))), NONE


def place_hex_preview(s: War, choice: Choice[Any], answer: str) -> tuple[Lines, Lines]:
    """§B7.15 A cadre that is relieved."""
    cadre = relieved(s, choice.about["unit"], answer)
    return ((Text("preview-relieves", {"cadre": unit_name(cadre)}),) if cadre else NONE), NONE


def reorganise_preview(s: War, choice: Choice[Any], answer: str) -> tuple[Lines, Lines]:
    return ((cards_text(s.board.prices.reorganise),) if answer in s.board.units else NONE), NONE


def restore_preview(s: War, choice: Choice[Any], answer: str) -> tuple[Lines, Lines]:
    return ((cards_text(s.board.prices.scorched),) if answer in s.board.places else NONE), NONE


def thrown_preview(s: War, choice: Choice[Any], answer: str) -> tuple[Lines, Lines]:
    """§B5.10 §B5.12 It is gone without its event, and what that would have done."""
    shown, details = card_preview(s, choice, answer)
    return ((Text("preview-thrown"), *shown) if shown else NONE), details


def card_preview(s: War, choice: Choice[Any], answer: str) -> tuple[Lines, Lines]:
    """§B5.10 What a card does as an event."""
    return ((card_help(answer, choice.about["side"]),) if answer in s.board.cards else NONE), NONE


def answer_preview(s: War, choice: Choice[Any], answer: str) -> tuple[Lines, Lines]:
    """§B5.14 What the enemy's card will do if nobody answers; nothing is said of a payment."""
    if answer != PASS or choice.about["how"] != PLAYED:
        return NONE, NONE
    return (card_help(choice.about["card"], enemy(choice.about["side"])),), NONE


def option_preview(s: War, choice: Choice[Any], answer: str) -> tuple[Lines, Lines]:
    """§UM12 §UM13 §UM14 §UU10 §UU11 What it changes: its paragraph."""
    return ((Text(f"{PARAGRAPH}{choice.rule}"),) if answer == YES else NONE), NONE


def break_preview(s: War, choice: Choice[Any], answer: str) -> tuple[Lines, Lines]:
    """§SG2.10 What the plan asks for; §SD5.1 the price of failure: the point is the opponent's."""
    plan = plan_of(s, enemy(s.yours))
    if answer != YES or plan is None:
        return NONE, NONE
    fails = Text("preview-plan-fails", {"side": side_name(enemy(s.yours)), "n": 1})
    return (Text("preview-plan", {"plan": plan_name(s.board, plan.plan, plan.attacks, plan.place)}), fails), NONE


def cards_text(n: int) -> Text:
    return Text("preview-cards", {"n": n})


def face_text(s: War, id_: str, face: int) -> Text:
    """What a side of a counter shows."""
    shown = s.board.units[id_].faces[face]
    return Text("preview-face", {"attack": shown.attack, "defence": shown.defence, "move": shown.move})


PREVIEWS: Final[Mapping[str, Callable[[War, Choice[Any], Any], tuple[Lines, Lines]]]] = {
    "move": move_preview,
    "goal": goal_preview,
    "target": target_preview,
    "battle": target_preview,
    "wave": target_preview,
    "blow": blow_preview,
    "blow.free": blow_preview,
    "join": join_preview,
    "commit": commit_preview,
    "counter": counter_preview,
    "lose": lose_preview,
    "retreat": retreat_preview,
    "advance": advance_preview,
    "advance.to": advance_to_preview,
    "flip": flip_preview,
    "with": with_preview,
    "place": place_preview,
    "place.hex": place_hex_preview,
    "reorganise": reorganise_preview,
    "restore": restore_preview,
    "discard": thrown_preview,
    "pay": thrown_preview,
    "take": card_preview,
    "answer": answer_preview,
    "free_step": free_step_preview,
    "break": break_preview,
    "option": option_preview,
}
