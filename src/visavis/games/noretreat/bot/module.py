"""SG and SD: the solo cards, the change of side, and the opponent's plans."""

from __future__ import annotations

from typing import Final

from visavis.games.noretreat.asking import ask
from visavis.games.noretreat.bot.judge import ends_of
from visavis.games.noretreat.bot.orders import Orders
from visavis.games.noretreat.bot.seams import CITY, OFFENSIVE, PLACE, near, order_points, plan_of
from visavis.games.noretreat.rules.calendar import reset_1945, reset_points
from visavis.games.noretreat.rules.declaring import blow_hexes, is_able, matching, place_blow, target_limit
from visavis.games.noretreat.rules.points import initiative_total, total
from visavis.games.noretreat.rules.victory import end, sudden_death_number
from visavis.games.noretreat.sheets import AXIS, SOVIET, CellRow, SoloCardRow
from visavis.games.noretreat.state import DUEL, War, enemy, holder, initiative, on_map
from visavis.kernel.choice import Asking, Step, take

FIRST_TURN: Final = 1  # §SG2.2
WINTER_TURN: Final = 4  # §SG2.3
EDGE: Final = "edge"  # §SE3.2
MARKED: Final = (OFFENSIVE, PLACE, CITY)  # §SG2.11 plans that Stavka or OKH reminds of
CASE_A: Final = "A"  # §SG1.7
CASE_B: Final = "B"  # §SG1.8


def orders_of(s: War) -> Orders:
    assert s.orders is not None
    return s.orders


def cell_of(s: War, side: int) -> int:
    """§SG0.1 §SG0.2 A country's cell under the present initiative: 1 to 4."""
    return 1 + 2 * side + (initiative(s) == SOVIET)


def turn_card(s: War, rule: str) -> Asking[SoloCardRow]:
    """§SG0.5 The top one; an empty deck is shuffled again (ruling R12)."""
    orders = orders_of(s)
    if not orders.deck:
        orders.deck, orders.used = orders.used, []
    card = yield from take("solo", orders.deck, rule)
    orders.used.append(card)
    s.tell("solo_card", card, rule=rule)
    return s.board.solo[card]


def shuffle_all(s: War) -> None:
    """§SG1.1"""
    orders = orders_of(s)
    orders.deck, orders.used = list(s.board.solo), []


# §SG1 Before sudden death


def turn_12(s: War) -> Step:
    """Ruling R3: the card is turned first, and Germany tested with it, before the initiative passes."""
    shuffle_all(s)
    card = yield from turn_card(s, "SG1.1")
    orders_of(s).drawn = card.id
    number = s.board.track[s.turn].axis_sudden_death
    if s.yours == AXIS and number is not None and total(s, AXIS) > number + card.skulls:
        end(s, AXIS, "sudden_death", "SZ2.1")


def pass_initiative(s: War) -> None:
    """§B12.14 §SF1"""
    reset_points(s)
    reset_1945(s)


def solo_check(s: War) -> Step:
    """§SG1.1 to §SG1.12 The Directive pays and moves, and the person may have to change sides."""
    orders = orders_of(s)
    if orders.drawn:
        card, orders.drawn = s.board.solo[orders.drawn], ""
    else:
        shuffle_all(s)
        card = yield from turn_card(s, "SG1.1")
    pay_directive(s)
    move_directive(s, card)
    if s.mode != DUEL:  # §SE2.5
        change_side(s, card)


def pay_directive(s: War) -> None:
    """§SG1.2 §SE2.2 §SE2.4 Whoever controls its hex (ruling R25)."""
    holder_ = s.control.get(s.directive)
    if holder_ is not None:
        order_points(s, holder_, 1, "SG1.2")


def move_directive(s: War, card: SoloCardRow) -> None:
    """§SG1.3 §SG1.4 §SG1.5 §SE2.1 §SE2.3 §SC-3 To the place the German cell names, if it names one."""
    cell = card.cells[cell_of(s, AXIS) - 1]
    if cell.plan == PLACE:
        s.directive = cell.place
        s.tell("directive", cell.place)
    else:
        s.tell("directive_stays", s.directive)


def case_of(s: War, card: SoloCardRow) -> str:
    """§SG1.6 §SG1.7 §SG1.8 Why the person changes sides; nothing: he does not."""
    number, points_ = sudden_death_number(s), initiative_total(s)  # §SG1.9
    if not card.skulls or number is None:
        return ""
    if s.yours == initiative(s):
        return CASE_A if abs(points_ - number) <= card.skulls else ""
    short = card.skulls if s.board.numbers.case_b_margin else 1  # ruling R1
    return CASE_B if points_ <= number - short else ""


def change_side(s: War, card: SoloCardRow) -> None:
    """§SA3 §SG1.12 §SG1.13 Compulsory, at once; hands, boxes and markers stay with the sides.

    §SG1.18 A new Soviet opponent gets its plan in the person's coming Combat Phase.
    """
    case, number = case_of(s, card), sudden_death_number(s)
    if not case:
        kept = "SG1.6" if not card.skulls else "SG1.7" if s.yours == initiative(s) else "SG1.8"
        s.tell("side_kept", s.yours, card.skulls, initiative_total(s), number, rule=kept)
        return
    s.yours = enemy(s.yours)
    rule = "SG1.7" if case == CASE_A else "SG1.8"
    s.tell("side_changed", s.yours, card.skulls, initiative_total(s), number, rule=rule)
    orders = orders_of(s)
    orders.changes += 1
    if s.yours == AXIS:
        if orders.side == AXIS and orders.cell:
            orders.card, orders.cell, orders.marker = "", 0, ""  # §SG1.14; §SG1.15 what it was to lose stays
            s.tell("plan_void", AXIS)
    else:
        give_plan(s, AXIS, card, cell_of(s, AXIS), "SG1.16")  # §SG1.17 ruling R2


# §SG2 In the person's Combat Phase


def solo_card(s: War, side: int) -> Step:
    """§SG2.1 §SG2.2 §SG2.3 The opponent reacts, and gets a plan (ruling R36); §SG2.6 §SG2.9 then it may buy, too."""
    other = enemy(side)
    if s.turn == FIRST_TURN or (s.turn == WINTER_TURN and other == AXIS):
        return
    card = yield from turn_card(s, "SG2.1")
    number = cell_of(s, other)  # §SG2.4
    cell = card.cells[number - 1]
    give_plan(s, other, card, number, "SG2.10")
    if cell.lose:
        s.fewer[other] = cell.lose  # §SG2.14 ruling R82
        s.tell("fewer_cards", other, cell.lose)
    s.then(("draw", other, cell.draw), ("solo_blows", other, cell.blows))  # §SG2.5 ruling R37


def give_plan(s: War, side: int, card: SoloCardRow, number: int, rule: str) -> None:
    """§SG2.10 §SG2.11 §SG2.13 The top line, and the marker that reminds of it."""
    orders, cell = orders_of(s), card.cells[number - 1]
    orders.side, orders.card, orders.cell, orders.letter = side, card.id, number, "A"
    orders.marker = marker_of(cell)
    s.tell("plan", side, "A", cell.plan, cell.attacks, cell.place, rule=rule)


def marker_of(cell: CellRow) -> str:
    """§SG2.11 §SE3.1 §SE3.2 Stavka or OKH: at the place, or beside the edge."""
    return cell.place if cell.plan == PLACE else EDGE if cell.plan in MARKED else ""


def solo_blows(s: War, side: int, n: int) -> Step:
    """§SG2.7 §SG2.8 Counterblows for nothing; those without a hex are lost (ruling R24)."""
    hexes = blow_hexes(s, side)
    if n <= 0 or not hexes:
        return
    hex_ = yield from ask(s, side, "blow.free", hexes, "SG2.7", n=n)
    place_blow(s, side, hex_)
    s.then(("solo_blows", side, n - 1))


# Plans A, B and C


def asked_for(s: War, side: int, cell: CellRow) -> int:
    """§PK7 No more than targets may be placed."""
    return min(cell.attacks, target_limit(s, side))


def other_cell(cell: int) -> int:
    """§SD2.1 §SC-2 The same country's (ruling R15)."""
    return cell + 1 if cell % 2 else cell - 1


def choose_plan(s: War, side: int) -> None:
    """§BOT-M1 §SD1.2 §SD2.1 §SD2.3 §SD2.4 §SD3.1 A place whose attacks cannot be made is given up (ruling R16)."""
    orders, plan = orders_of(s), plan_of(s, side)
    if plan is None or plan.plan != PLACE or feasible(s, side, plan.place) >= asked_for(s, side, plan):
        return
    orders.cell, orders.letter = other_cell(orders.cell), "B"
    plan = plan_of(s, side)
    assert plan is not None
    orders.marker = marker_of(plan)  # §SD2.2
    s.tell("plan", side, "B", plan.plan, plan.attacks, plan.place, rule="SD2.1")
    if plan.plan == PLACE and not feasible(s, side, plan.place):
        orders.cell, orders.letter, orders.marker, orders.paid = 0, "C", "", True
        s.tell("plan", side, "C", "none", 0, "", rule="SD3.1")
        order_points(s, side, 1, "SD3.1")  # ruling R21


def feasible(s: War, side: int, place: str) -> int:
    """§J1 §J2 How many enemy hexes near a place can be attacked by different counters: a maximum matching."""
    close = near(s, place)
    targets = [hex_ for hex_ in s.board.hexes if hex_ in close and holder(s, hex_) == enemy(side)]
    strikers: dict[str, list[str]] = {hex_: [] for hex_ in targets}
    for id_ in on_map(s, side):
        if is_able(s, id_):
            beside = {hex_ for end_ in ends_of(s, id_) for hex_ in s.board.places[end_].near}
            for hex_ in targets:
                if hex_ in beside:
                    strikers[hex_].append(id_)
    return matching(strikers)


def is_fulfilled(s: War, side: int, plan: CellRow) -> bool:
    """§PK1 §PK2 §PK3 §PK4 §PK5 §PK6 Whether the plan was carried out."""
    orders = orders_of(s)
    match plan.plan:
        case "stay":
            return not orders.failed
        case "hold":
            return not s.declared  # ruling R18
        case "offensive" | "place":
            return orders.made >= asked_for(s, side, plan)
        case "city":
            return any(s.control.get(city) == side for city in orders.cities)  # ruling R20
        case _:
            return True


def judge_plan(s: War, side: int) -> None:
    """§SD5.1 §SD5.2 §SE3.3 What was not carried out gives the opponent an order point, one at most."""
    orders, plan = orders_of(s), plan_of(s, side)
    if plan is None or orders.paid:
        return
    if is_fulfilled(s, side, plan):
        s.tell("plan_fulfilled", side, plan.plan)
        return
    orders.paid = True
    s.tell("plan_failed", side, plan.plan)
    order_points(s, side, 1, "SD5.1")
