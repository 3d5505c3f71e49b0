"""Chapter B10: group actions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from visavis.games.bear.rules.attacking import open_fire, targets
from visavis.games.bear.rules.cards import CARD, PAY_FOR_AN_ACTION, announce, may_play
from visavis.games.bear.rules.forts import cost_of_digging, dig_in, may_dig
from visavis.games.bear.rules.going import bonus_after, cost_of_pivot, may_move, may_pivot, moves
from visavis.games.bear.rules.hiding import (
    cost_of_hiding,
    hiding_places,
    may_hide,
    mines_under,
    reveal,
    show_its_price,
    vanish,
)
from visavis.games.bear.rules.hits import cost_of_rally, may_rally
from visavis.games.bear.rules.moving import (
    STAY,
    after_marching,
    ask_entry,
    come_on,
    entry_hexes,
    march,
    may_come,
    swivel,
)
from visavis.games.bear.rules.paying import Purse, charge, crew_of, mark_acting, purse_of, within
from visavis.games.bear.rules.shooting import cost_of_attack, may_support, why_not_at_all
from visavis.games.bear.rules.smoke import emit_smoke, may_lay_smoke, smoke_hexes
from visavis.games.bear.state import Battle, Unit, is_stressed, is_watched, keeps_marker_secret, marker_of, near
from visavis.kernel.choice import Choice, Step
from visavis.kernel.game import Item

DONE: Final = "done"
MOVE: Final = "move"
PIVOT: Final = "pivot"
ATTACK: Final = "attack"
RALLY: Final = "rally"
DIG: Final = "dig"
HIDE: Final = "hide"
SMOKE: Final = "lay_smoke"
ENTER: Final = "enter"


# Who belongs together


def may_join(s: Battle, unit: Unit) -> bool:
    return not why_not_join(s, unit)


def why_not_join(s: Battle, unit: Unit) -> str:
    """§B10.1a Fresh units; a spent one if command points or §B8.8a a card could bring the cost to 0.

    The first reason why not: aboard, spent, coming or marker; empty if it can.
    """
    if unit.aboard:
        return "aboard"
    if unit.spent and not s.caps[unit.side] and not group_cards(s, unit):
        return "spent"
    if not unit.hex:
        return "" if may_come(s, unit) else "coming"
    if may_move(s, unit) or (not marker_of(s, unit).destroyed and (may_rally(s, unit) or may_fire(s, unit))):
        return ""
    return "marker"


def group_cards(s: Battle, *units: Unit) -> list[str]:
    """§B8.8a The action cards in hand that have the group icon and that all of them may play."""
    hand = sorted(set(s.hands[units[0].side]))
    grouped = [card for card in hand if s.board.cards[card].group and s.board.cards[card].type == "action"]
    return [card for card in grouped if all(may_play(s, unit, card) for unit in units)]


def may_fire(s: Battle, unit: Unit) -> bool:
    return any(not why_not_at_all(s, unit, mode) for mode in unit.kind.modes)


def are_close(s: Battle, a: Unit, b: Unit) -> bool:
    """§B10.2a In the same or adjacent hexes; §B4.12a before the map, of the same reinforcements."""
    if a.hex and b.hex:
        return s.board.distance[a.hex][b.hex] <= 1
    return not a.hex and not b.hex and a.arrival == b.arrival


def joinable(s: Battle, side: int) -> list[Unit]:
    return [unit for unit in s.units.values() if unit.side == side and may_join(s, unit)]


def any_group(s: Battle, side: int) -> bool:
    """Whether two units stand close enough to act together."""
    found: list[Unit] = []
    for unit in s.units.values():
        if unit.side == side and not why_not_join(s, unit):
            for other in found:
                if are_close(s, other, unit):
                    return True
            found.append(unit)
    return False


def group(s: Battle, side: int) -> Step:
    """§B10.2a The members, one after another, each close to one already named."""
    found = joinable(s, side)
    linked = [a.id for a in found if any(a.id != b.id and are_close(s, a, b) for b in found)]
    chosen = [(yield from Choice(side, "member", linked, "B10.2a"))]
    while True:
        more = [a.id for a in found if a.id not in chosen and any(are_close(s, a, s.units[c]) for c in chosen)]
        if not more:
            break
        ends = [DONE] if len(chosen) > 1 else []
        answer = yield from Choice(side, "member", [*more, *ends], "B10.2a", {"members": tuple(chosen)})
        if answer == DONE:
            break
        chosen.append(answer)
    s.then(("group_act", side, 0, *chosen))


def group_act(s: Battle, side: int, free: int, *ids: str) -> Step:
    """§B10.1a One action for all of them; §B10.12a or one card. If they can do nothing together, choose again."""
    options = group_actions(s, ids, free)
    if not options:
        s.then(*([] if free else [("choose_unit", side)]))
        return
    if not free:
        s.then(("end_turn", side))
    choice = Choice(side, "group_action", options, "B10.1a", {"members": ids})
    action = yield from choice.aloud(is_watched(s) and bool(free or s.hands[side]))  # ruling R73
    if action.startswith(CARD):
        announce(s, side, action.removeprefix(CARD), *ids)
    else:
        s.then((f"group_{action}", side, free, *ids))


def group_actions(s: Battle, ids: tuple[str, ...], free: int) -> list[str]:
    """What they can do together."""
    units = [s.units[id_] for id_ in ids]
    if not units[0].hex:
        return [ENTER]
    purse = purse_of(s, crew_of(s, *ids), free)
    found = [MOVE] if any(individual_moves(s, unit, purse, ids) for unit in units) else []
    if leaders(s, ids, purse):
        found.append(ATTACK)
    if all(may_rally(s, unit) for unit in units) and within(purse, cost_for(s, ids, cost_of_rally)):
        found.append(RALLY)
    if all(may_dig(s, unit, purse) for unit in units) and within(purse, cost_for(s, ids, cost_of_digging)):
        found.append(DIG)
    if all(may_hide(s, unit, purse, ids) for unit in units) and within(purse, cost_for(s, ids, cost_of_hiding)):
        found.append(HIDE)
    if all(may_lay_smoke(s, unit, without_stress_of_others(s, unit, ids, purse)) for unit in units):
        found.append(SMOKE)
    return found if free else [*found, *(CARD + card for card in group_cards_of_use(s, ids))]


def group_cards_of_use(s: Battle, ids: tuple[str, ...]) -> list[str]:
    """§B10.12a The cards they can play together; one that pays for an action, only if there is one."""
    cards = group_cards(s, *(s.units[id_] for id_ in ids))
    idle = any(card in PAY_FOR_AN_ACTION for card in cards) and not group_actions(s, ids, free=1)
    return [card for card in cards if not (idle and card in PAY_FOR_AN_ACTION)]


def cost_for(s: Battle, ids: tuple[str, ...], cost: Callable[[Battle, Unit], int]) -> int:
    """§B10.11a The highest single cost, and one for stress, once, if anybody is."""
    units = [s.units[id_] for id_ in ids]
    highest = max(cost(s, unit) - is_stressed(s, unit) for unit in units)
    return highest + any(is_stressed(s, unit) for unit in units)


# Moving


def individual_moves(s: Battle, unit: Unit, purse: Purse, ids: Sequence[str]) -> list[str]:
    """§B10.2a Each by its own rules: a hex, or a pivot."""
    purse = without_stress_of_others(s, unit, ids, purse)
    found = [to for to, cost in moves(s, unit).items() if within(purse, cost)]
    if may_pivot(s, unit) and within(purse, cost_of_pivot(s, unit)):
        found.append(PIVOT)
    return found


def without_stress_of_others(s: Battle, unit: Unit, ids: Sequence[str], purse: Purse) -> Purse:
    """§B10.11a §B3.4c What is left for one member's own price if the stress of another one comes on top."""
    if purse is None or is_stressed(s, unit):
        return purse
    return purse - any(is_stressed(s, s.units[id_]) for id_ in ids)


def group_move(s: Battle, side: int, free: int, *ids: str) -> None:
    """§B10.2a One after another, in the order in which they were named."""
    mark_acting(s, crew_of(s, *ids))
    s.then(("group_march", side, free, 0, len(ids), *ids, *ids))


def group_march(s: Battle, side: int, free: int, highest: int, size: int, *ids: str) -> Step:
    """§B10.2a The next member moves, turns or stays; §B10.4a the highest single cost is the cost of all."""
    everybody, waiting = ids[:size], ids[size:]
    if not waiting:
        s.then(*settlement(s, side, free, highest, everybody))
        return
    id_, later = waiting[0], waiting[1:]
    unit = s.units.get(id_)
    cost = 0
    follow: list[Item] = []
    if unit is not None:
        here = [other for other in everybody if other in s.units]
        options = individual_moves(s, unit, purse_of(s, crew_of(s, *here), free), here)
        idle = [STAY] if highest or later or not options else []
        choice = Choice(side, "group_move", [*options, *idle], "B10.2a", {"unit": id_})
        answer = yield from choice.aloud(is_watched(s))  # ruling R73
        if answer != STAY:
            yield from reveal(s, id_)
            unit = s.units[id_]
            if answer == PIVOT:
                cost = cost_of_pivot(s, unit) - is_stressed(s, unit)
                yield from swivel(s, id_)
                follow = [("mines", id_), ("watch",)]
            else:
                stress = is_stressed(s, unit)
                symbols = bonus_after(s, unit, answer)
                cost = (yield from march(s, id_, answer)) - stress
                follow = list(after_marching(id_, symbols))
    s.then(*follow, ("group_march", side, free, max(highest, cost), size, *everybody, *later))


def settlement(s: Battle, side: int, free: int, highest: int, ids: tuple[str, ...]) -> list[Item]:
    """§B10.4a §B10.11a What the move costs them all."""
    here = tuple(id_ for id_ in ids if id_ in s.units)
    stress = any(id_ in s.stressed[side] for id_ in ids)
    cost = 0 if free or not highest else highest + stress
    crew = crew_of(s, *here) if here else ()
    return [("pay", side, cost, *crew), ("rapid", side, *here)]


# Attacking


def leaders(s: Battle, ids: tuple[str, ...], purse: Purse) -> dict[str, list[str]]:
    """§B10.5a By member that could lead: the target hexes where all the others support."""
    found: dict[str, list[str]] = {}
    for id_ in ids:
        leader = s.units[id_]
        if leader.hex and leader.kind.attack_cost is not None:
            helpers = [s.units[other] for other in ids if other != id_]
            left = without_stress_of_others(s, leader, ids, purse)
            hexes = [h for h in targets(s, leader, left) if all(may_support(s, o, leader, h) for o in helpers)]
            if hexes:
                found[id_] = hexes
    return found


def group_attack(s: Battle, side: int, free: int, *ids: str) -> Step:
    """§B10.5a A leader and its supporters; §B10.7a one more for each, §B10.8a at the leader's cost."""
    found = leaders(s, ids, purse_of(s, crew_of(s, *ids), free))
    leader = yield from Choice(side, "leader", list(found), "B10.5a", {"members": ids})
    helpers = tuple(id_ for id_ in ids if id_ != leader)
    about = {"unit": leader, "free": free, "helpers": helpers}
    hex_ = yield from Choice(side, "target", found[leader], "B6.0a", about)
    yield from open_fire(s, leader, hex_, free, helpers)


# The rest


def group_rally(s: Battle, side: int, free: int, *ids: str) -> None:
    """§B10.9a Five points for all, one roll each."""
    crew = crew_of(s, *ids)
    bill = charge(s, crew, 0 if free else cost_for(s, ids, cost_of_rally))
    s.then(*(("rally_roll", id_) for id_ in ids), bill)


def group_dig(s: Battle, side: int, free: int, *ids: str) -> Step:
    """§B10.12a Hasty defences at one cost."""
    for id_ in ids:
        yield from reveal(s, id_)
    crew = crew_of(s, *ids)
    bill = charge(s, crew, 0 if free else cost_for(s, ids, cost_of_digging))
    for id_ in ids:
        dig_in(s, id_)
    s.then(bill)


def group_hide(s: Battle, side: int, free: int, *ids: str) -> Step:
    """§B10.12a §B11.5a Each to its place, hidden already or not, at the highest cost."""
    crew = crew_of(s, *ids)
    bill = charge(s, crew, 0 if free else cost_for(s, ids, cost_of_hiding))
    mined: list[tuple[str, ...]] = []
    for id_ in ids:
        unit = s.units[id_]
        choice = Choice(side, "hiding_place", hiding_places(s, unit, ids), "B11.3a", {"unit": id_})
        to = yield from choice.aloud(is_watched(s))  # ruling R73
        show_its_price(s, unit)
        vanish(s, id_, to)
        mined += mines_under(unit, to)
    s.then(*mined, ("watch",), bill, ("rapid", side, *ids))


def group_lay_smoke(s: Battle, side: int, free: int, *ids: str) -> Step:
    """§B10.12a §B14.0a Each fills a hex, at the highest cost; who finds none left fills none."""
    crew = crew_of(s, *ids)
    purse = purse_of(s, crew, free)
    highest = 0
    for id_ in ids:
        unit = s.units[id_]
        options = dict(smoke_hexes(s, unit, without_stress_of_others(s, unit, ids, purse)))
        secret = keeps_marker_secret(s, unit) or (is_watched(s) and unit.hidden)  # ruling R73
        choice = Choice(side, "smoke_hex", list(options) or [STAY], "B14.0a", {"unit": id_, "free": free})
        hex_ = (yield from choice.aloud(secret)) if options or secret else STAY
        if hex_ != STAY:
            highest = max(highest, cost_of_attack(s, unit, hex_, options[hex_]) - is_stressed(s, unit))
            yield from emit_smoke(s, id_, hex_, options[hex_])
    stress = any(id_ in s.stressed[side] for id_ in ids)  # §B10.11a
    s.then(("watch",), charge(s, crew, 0 if free else highest + stress))


def group_enter(s: Battle, side: int, free: int, *ids: str) -> Step:
    """§B4.12a Several reinforcements at once, on the same or adjacent entry hexes."""
    first, *others = ids
    to = yield from ask_entry(s, first, entry_hexes(s, s.units[first]))
    s.then(*(("enter_beside", other, to) for other in others))
    yield from come_on(s, first, to)


def enter_beside(s: Battle, id_: str, hex_: str) -> Step:
    """§B4.12a The next of them; if there is no room it stays beside the map."""
    hexes = [other for other in entry_hexes(s, s.units[id_]) if near(s, other, hex_)]
    if hexes:
        yield from come_on(s, id_, (yield from ask_entry(s, id_, hexes)))
