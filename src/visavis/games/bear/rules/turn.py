"""Chapter B2: rounds, turns, actions, passing, stress."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from visavis.games.bear.rules.attacking import may_attack, may_recon
from visavis.games.bear.rules.cards import CARD, SCOUTS, announce, offered, playable
from visavis.games.bear.rules.dice import spend
from visavis.games.bear.rules.forts import may_dig, may_go_inside, may_go_outside
from visavis.games.bear.rules.going import STALL_COST
from visavis.games.bear.rules.groups import any_group
from visavis.games.bear.rules.hands import HUSH, SWIFT, is_asked, may_hush, plays
from visavis.games.bear.rules.hiding import may_hide
from visavis.games.bear.rules.hits import cost_of_rally, may_rally
from visavis.games.bear.rules.moving import may_come, may_leave, may_march, may_turn
from visavis.games.bear.rules.paying import Purse, charge, crew_of, purse_of, within
from visavis.games.bear.rules.smoke import may_lay_smoke
from visavis.games.bear.rules.transport import may_let_go, may_load, may_tow, may_unload
from visavis.games.bear.state import Battle, Unit, enemy, is_stressed, is_watched, marker_of, of_side, tell_of
from visavis.kernel.choice import Asking, Choice, Step
from visavis.kernel.game import Item

PASS: Final = "pass"
GROUP: Final = "group"
ENTER: Final = "enter"
RALLY: Final = "rally"
DOUBT_AGAIN: Final = "doubt_again"  # §42.0a before what Athena does
SHOW: Final = "show "  # begins the answer that reveals a hidden unit


def may_stall(s: Battle, unit: Unit, purse: Purse) -> bool:
    return purse is None or cost_of_stalling(s, unit) <= purse


def cost_of_stalling(s: Battle, unit: Unit) -> int:
    return STALL_COST + is_stressed(s, unit)


def may_try_to_rally(s: Battle, unit: Unit, purse: Purse) -> bool:
    return bool(unit.hit) and may_rally(s, unit) and within(purse, cost_of_rally(s, unit))


Test = Callable[[Battle, Unit, Purse], bool]

ACTIONS: Final[tuple[tuple[str, Test], ...]] = (  # §B2.3a
    ("move", may_march),
    ("pivot", may_turn),
    ("attack", may_attack),
    ("recon", may_recon),
    (RALLY, may_try_to_rally),
    ("stall", may_stall),
    ("hide", may_hide),
    ("dig", may_dig),
    ("lay_smoke", may_lay_smoke),
    ("let_go", may_let_go),
    ("go_inside", may_go_inside),
    ("go_outside", may_go_outside),
    ("leave", may_leave),
)
TOGETHER: Final[tuple[tuple[str, Callable[[Battle, Unit, int], bool]], ...]] = (  # §B15.6a with another, who acts too
    ("load", may_load),
    ("unload", may_unload),
    ("tow", may_tow),
)


def turn_of(s: Battle, side: int) -> Item:
    """§2.0a The next turn, whoever plays it."""
    return ("ai_turn",) if side == s.bot else ("turn", side)


def begin_turn(s: Battle, side: int) -> None:
    """§B6.12b What this side did in its last turn no longer bars anybody's way."""
    s.side = side
    s.acted = ()
    s.attacked[side] = False
    if s.incursions:
        s.incursions = tuple(one for one in s.incursions if one[0] != side)
    s.tell("turn", s.round, side)


def turn(s: Battle, side: int) -> Step:
    """§B2.0a §L2 One action of one unit or group, or a pass."""
    begin_turn(s, side)
    return choose_unit(s, side)


def choose_unit(s: Battle, side: int) -> Step:
    """§B2.1a Who acts; before that perhaps a bonus card, or a hidden unit shows itself, or no more questions."""
    able, hidden = [], []
    for unit in s.units.values():
        if unit.side == side:
            if not why_not_act(s, unit):
                able.append(unit.id)
            if unit.hidden and unit.hex:
                hidden.append(SHOW + unit.id)
    groups = [GROUP] if len(able) > 1 and any_group(s, side) else []
    bonus = [CARD + SCOUTS] if offered(s, side, SCOUTS) else []
    something = [*able, *groups, *bonus, *hidden]
    quiet = [HUSH] if something and may_hush(s, side) else []
    doubts = [DOUBT_AGAIN] if s.trusting else []
    choice = Choice(side, "unit", [*something, *quiet, *doubts, PASS], "B2.3a")
    answer = yield from choice.aloud() if seems_able(s, side) else choice
    if answer == DOUBT_AGAIN:
        s.trusting = False
        s.then(("choose_unit", side))
    elif answer in (PASS, HUSH):
        s.then((answer, side))
    elif answer == CARD + SCOUTS:
        s.then(("scouts", side))
    elif answer.startswith(SHOW):
        s.then(("show", answer.removeprefix(SHOW)))
    elif answer == GROUP:
        s.then(("group", side))
    else:
        s.then(("act", answer, 0), ("end_turn", side))


def seems_able(s: Battle, side: int) -> bool:
    """§B8.1b §B7.5a Whether the enemy cannot tell that this side has to pass: then it is asked (ruling R73)."""
    if not is_watched(s):
        return False
    able = (unit.hidden or purse_of(s, crew_of(s, unit.id), 0) != 0 for unit in of_side(s, side))
    return bool(s.hands[side]) or any(able)


def why_not_act(s: Battle, unit: Unit) -> str:
    """§B2.2a Fresh, or the command points suffice; §B7.5b not with a marker that says destroyed.

    The first reason why not: coming, doomed, rally or spent; empty if it can.
    """
    if not unit.hex:
        return "" if may_come(s, unit) else "coming"
    if not (unit.hit or unit.spent or unit.cargo or unit.aboard):
        return ""  # §B2.8a it can at least stall
    marker = marker_of(s, unit)
    if marker.destroyed:
        return "doomed"
    purse = purse_of(s, crew_of(s, unit.id), 0)
    if marker.only_rally:
        return "" if may_try_to_rally(s, unit, purse) or playable(s, unit) else RALLY
    return "" if may_stall(s, unit, purse) or playable(s, unit) else "spent"


def act(s: Battle, id_: str, free: int) -> Step:
    """§B2.1a The unit is chosen: what does it do; `free`: a card pays for it. No card is played unasked: ruling R73."""
    unit = s.units[id_]
    options = actions_of(s, unit, free) if unit.hex else [ENTER]
    choice = Choice(unit.side, "action", options, "B2.3a", {"unit": id_, "free": free})
    action = yield from choice.aloud(is_watched(s) and bool(free or s.hands[unit.side]))
    if action.startswith(CARD):
        announce(s, unit.side, action.removeprefix(CARD), id_)
    else:
        s.then((action, id_, free))


def actions_of(s: Battle, unit: Unit, free: int) -> list[str]:
    """§B2.3a Every action this unit can do and pay for."""
    purse = purse_of(s, crew_of(s, unit.id), free)
    if marker_of(s, unit).only_rally:
        found = [RALLY] if may_try_to_rally(s, unit, purse) else []
    else:
        found = []
        for name, may in ACTIONS:
            if may(s, unit, purse):
                found.append(name)
        for name, may_together in TOGETHER:
            if may_together(s, unit, free):
                found.append(name)
    return found if free or not s.hands[unit.side] else [*found, *playable(s, unit)]


def stall(s: Battle, id_: str, free: int) -> None:
    """§B2.8a Nothing happens, at a price; it is not a pass."""
    unit = s.units[id_]
    crew = crew_of(s, id_)
    bill = charge(s, crew, 0 if free else cost_of_stalling(s, unit))
    tell_of(s, id_, "stalled", id_)
    s.then(bill)


def pass_turn(s: Battle, side: int) -> None:
    """§B2.7a §L4 No cost, and all stress is gone; §B2.0c two in a row end the round."""
    s.passes += 1
    s.stressed[side] = ()
    s.attacked[side] = False
    s.tell("passed", side)
    s.then(("end_round",) if s.passes >= 2 else turn_of(s, enemy(side)))


def end_turn(s: Battle, side: int) -> Step | None:
    """§B2.6a §B2.6c Who acted now is stressed in the next turn of its side, and nobody else."""
    s.passes = 0
    s.stressed[side] = tuple(filter(s.units.__contains__, s.acted))
    s.acted = ()
    if is_asked(s, side, SWIFT):
        return perhaps_again(s, side)
    s.then(turn_of(s, enemy(side)))
    return None


def perhaps_again(s: Battle, side: int) -> Step:
    """Card 12, if it is played."""
    again = yield from swift(s, side)
    s.then(turn_of(s, side if again else enemy(side)))


def swift(s: Battle, side: int) -> Asking[bool]:
    """Card 12: another turn at once, not stressed by the first."""
    cost = s.board.cards[SWIFT].cost
    if s.caps[side] < cost or not (yield from plays(s, side, "swift", SWIFT)):
        return False
    spend(s, side, cost, "B8.5a")
    s.stressed[side] = ()
    return True
