"""5.7 and 5.8: how an opponent answers everything but what to do next; and the two opponents themselves."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from visavis.games.manhattan.board import CONSTRUCTION, SCIENTIST
from visavis.games.manhattan.bot.chain import Outlook
from visavis.games.manhattan.bot.mind import DIRECTOR, TRAINEE, Mind
from visavis.games.manhattan.bot.plan import Planner, unit_cost
from visavis.games.manhattan.bot.turn import act, purchase_by, reserve
from visavis.games.manhattan.bot.war import next_sorties, peace_partners
from visavis.games.manhattan.bot.worth import building_worth, gained_worth, price_worth, purchase_worth
from visavis.games.manhattan.rules.gains import NO_CARD, output_name, price_of
from visavis.games.manhattan.rules.pacts import CANCEL, NO, OFFER, SPARE, STRIKE, YES
from visavis.games.manhattan.rules.placing import side_name
from visavis.games.manhattan.rules.strikes import DONE
from visavis.games.manhattan.rules.turn import TALK
from visavis.games.manhattan.state import NO_TOKEN, Clause, Race, goal, score
from visavis.kernel.choice import Choice
from visavis.kernel.game import Advice, Opponent
from visavis.kernel.priorities import Line, Table, narrow, prefer, weigh

Answering = Callable[[Mind, Choice[Any]], Advice]


def by(table: Table, situation: Any, options: Sequence[Any]) -> Advice:
    """Narrow the options by a table, and keep the reasons."""
    why: list[Line] = []
    found = narrow(situation, list(options), table, why)
    return Advice(tuple(found) or tuple(options), tuple(why))


# Workers


def main_worker(m: Mind, choice: Choice[Any]) -> Advice:
    """M5 The cheapest fitting worker that is not reserved; on construction whoever builds best; contractors first."""
    o = Outlook(m, reserve(m))
    building_now = choice.about.get("space") == CONSTRUCTION

    def value(_: Mind, kind: str) -> float:
        return purchase_by(m, "LES".index(kind[0])) if building_now else 0.0

    table: Table = (
        prefer("M1", "keeps_reserve", lambda _, kind: o.spare("LES".index(kind[0])) > 0),
        weigh("M5", "best_buyer", value),
        weigh("M5", "cheapest_worker", lambda _, kind: -"LES".index(kind[0])),
        prefer("W2", "contractor", lambda _, kind: len(kind) > 1),
    )
    return by(table, m, choice.options)


def any_worker(m: Mind, choice: Choice[Any]) -> Advice:
    """5.6 L, then E, then S; contractors before own."""
    return by(CHEAPEST, m, choice.options)


CHEAPEST: Final[Table] = (
    weigh("M5", "cheapest_worker", lambda m, kind: -"LES".index(kind[0])),
    prefer("W2", "contractor", lambda m, kind: len(kind) > 1),
)


def start_worker(m: Mind, choice: Choice[Any]) -> Advice:
    """5.8 Scientists are wanted by every fuel step; in the own colour they stay."""
    table: Table = (
        prefer("W4", "scientist", lambda m, kind: kind[0] == "LES"[SCIENTIST]),
        prefer("W1", "own", lambda m, kind: len(kind) == 1),
    )
    return by(table, m, choice.options)


def fewest_own(m: Mind, choice: Choice[Any]) -> Advice:
    """5.7 Contractors go back anyway at a retrieve: they work first."""
    return by((weigh("W2", "contractors_first", lambda m, own: -own),), m, choice.options)


def most_own(m: Mind, choice: Choice[Any]) -> Advice:
    """5.7 An own worker stays for ever."""
    return by((weigh("W1", "own", lambda m, own: own),), m, choice.options)


# Gains and prices


def gain_side(m: Mind, choice: Choice[Any]) -> Advice:
    """5.6 The side that is worth more."""
    card = next(iter(choice.about.values()))
    place = m.s.board.spaces[card] if card in m.s.board.spaces else m.s.board.buildings[card]
    o = Outlook(m)
    worth = {output_name(side): gained_worth(m, m.nation, side, o.stock, o.contractors) for side in place.gives}
    return by((weigh("B4", "better_side", lambda m, side: worth[side]),), m, choice.options)


def building_pay(m: Mind, choice: Choice[Any]) -> Advice:
    """5.6 The side that costs less."""
    sides = {side_name(side): price_worth(m, side) for side in m.s.board.buildings[choice.about["card"]].pay}
    return by((weigh("B4", "cheaper_side", lambda m, side: -sides[side]),), m, choice.options)


def construct_slot(m: Mind, choice: Choice[Any]) -> Advice:
    """5.5 The card whose worth least exceeded by its price is best; none if none is worth its price."""
    worker = "E" if choice.about["engineer"] else "L"

    def value(_: Mind, card: str) -> float:
        slot = m.s.market.index(card) if card != NO_CARD else -1
        return purchase_worth(m, slot, price_of(m.s, slot, worker)) if slot >= 0 else 0.0

    return by((weigh("M3", "purchase", value),), m, choice.options)


# War and repair


def strike(m: Mind, choice: Choice[Any]) -> Advice:
    """5.8 STRIKE The next sortie of the best raid, then done."""
    options = choice.options
    found = next_sorties(m, options)
    if not found:
        found = [DONE] if DONE in options else [option for option in options if option != TALK]
    return Advice(tuple(found), (Line("S1", "sortie", tuple(options), tuple(found)),))


def repair_point(m: Mind, choice: Choice[Any]) -> Advice:
    """5.8 Buildings that can be made whole with the points left, the least damaged first, then the best."""
    return repair(m, choice, choice.about["n"], 0)


def repair_offer(m: Mind, choice: Choice[Any]) -> Advice:
    """5.8 The same, if it is worth the price and a dollar remains."""
    prices = m.s.board.repair.prices
    left = len(prices) - prices.index(choice.about["price"])
    return repair(m, choice, left, choice.about["price"])


def repair(m: Mind, choice: Choice[Any], left: int, price: int) -> Advice:
    sites = m.nation.buildings

    def is_worth_it(_: Mind, card: str) -> bool:
        if card == DONE:
            return False
        affordable = not price or (price * m.n.price.money < building_worth(m, card) and m.nation.money > price)
        return sites[card].damage <= left and affordable

    table: Table = (
        prefer("S3", "can_be_whole", is_worth_it),
        prefer(
            "S3",
            "else_done",
            lambda m, card: card == DONE,
            when=lambda m: not any(is_worth_it(m, c) for c in choice.options),
        ),
        weigh("S3", "least_damage", lambda m, card: -sites[card].damage if card in sites else 0),
        weigh("S3", "best_repaired", lambda m, card: building_worth(m, card) if card in sites else 0),
    )
    return by(table, m, choice.options)


# The draft


def draft_pick(m: Mind, choice: Choice[Any]) -> Advice:
    """5.8 DRAFT Points for what a bomb costs, and a little for a hand of one fuel."""
    return by((weigh("D1", "best_design", draft_value),), m, choice.options)


def draft_value(m: Mind, bomb: str) -> float:
    d, card, nation = m.n.draft, m.s.board.bombs[bomb], m.nation
    planner = Planner(m.s, m.seat, m.n)
    cost = card.fuel_cost * unit_cost(planner, card.fuel) + d.scientist * card.scientists + d.engineer * card.engineers
    held = [m.s.board.bombs[each].fuel for each in nation.hand]
    worth = draft_points(m, bomb)
    return d.scale * (worth + d.points) / (cost + d.bomb) + d.points_again * worth + d.same_fuel * held.count(card.fuel)


def draft_points(m: Mind, bomb: str) -> float:
    """A plutonium bomb counts its tested value after the test, before it the mean and a little for company."""
    card, nation = m.s.board.bombs[bomb], m.nation
    if card.fuel == "uranium" or nation.token != NO_TOKEN:
        return card.tested
    mates = [each for each in (*nation.hand, *nation.bombs) if m.s.board.bombs[each].fuel == "plutonium"]
    return (card.untested + card.tested) / 2 + min(m.n.draft.plutonium_most, len(mates))


# Pacts


def pact_clause(m: Mind, choice: Choice[Any]) -> Advice:
    """PACTS Two promises, one each way; then the offer."""
    wanted = SPARE if choice.about["n"] < 2 else OFFER
    return by((prefer("S2", "mutual_peace", lambda m, kind: kind == wanted), *CANCELLING), m, choice.options)


CANCELLING: Final[Table] = (prefer("S2", "cancel", lambda m, kind: kind in (SPARE, OFFER, CANCEL)),)


def pact_who(m: Mind, choice: Choice[Any]) -> Advice:
    """The own promise first, then the partner's."""
    wanted = (
        [m.seat] if m.seat in choice.options and not choice.about["n"] else peace_partners(m)[m.s.proposals - 1 :][:1]
    )
    return by((prefer("S2", "own_promise", lambda m, seat: seat in wanted),), m, choice.options)


def pact_whom(m: Mind, choice: Choice[Any]) -> Advice:
    """Between the two it concerns."""
    partner = peace_partners(m)[m.s.proposals - 1 :][:1]
    wanted = partner if choice.about["seat"] == m.seat else [m.seat]
    return by((prefer("S2", "partner", lambda m, seat: seat in wanted),), m, choice.options)


def pact_what(m: Mind, choice: Choice[Any]) -> Advice:
    return by((prefer("S2", "everything", lambda m, what: what == "all"),), m, choice.options)


def pact_answer(m: Mind, choice: Choice[Any]) -> Advice:
    """5.8 PACTS Mutual peace, yes; level 2 joins a strike at the leader; nothing from one about to win."""
    by_, clauses = choice.about["by"], choice.about["clauses"]
    agreed = is_mutual(m, clauses) or (
        m.looks_ahead and all(is_good_strike(m, clause) for clause in binding(m, clauses))
    )
    if m.looks_ahead and could_win_next(m, by_):
        agreed = False
    wanted = YES if agreed else NO
    rule = "pact_yes" if agreed else "pact_no"
    return by((prefer("S2", rule, lambda m, answer: answer == wanted),), m, choice.options)


def binding(m: Mind, clauses: Sequence[Clause]) -> list[Clause]:
    return [clause for clause in clauses if clause[1] == m.seat]


def is_mutual(m: Mind, clauses: Sequence[Clause]) -> bool:
    """Whatever I promise is to spare somebody who spares me as well."""
    spared_by = {clause[1] for clause in clauses if clause[0] == SPARE and clause[2] == m.seat}
    return all(clause[0] == SPARE and clause[2] in spared_by for clause in binding(m, clauses))


def is_good_strike(m: Mind, clause: Clause) -> bool:
    """A strike at the leader, who is not myself, with bombers to spare."""
    if clause[0] != STRIKE:
        return bool(clause[0] == SPARE)
    leads: bool = score(m.s, clause[2]) == m.leader_score() > score(m.s, m.seat)
    return leads and m.nation.bombers >= 2


def could_win_next(m: Mind, seat: int) -> bool:
    """Whether the best bomb of the box would win it for a player who holds a card."""
    best = max(max(card.tested, card.untested) for card in m.s.board.bombs.values())
    return bool(m.s.nation[seat].hand) and score(m.s, seat) + best >= goal(m.s)


def anything(m: Mind, choice: Choice[Any]) -> Advice:
    """Questions no opponent brings upon itself."""
    return Advice(tuple(choice.options))


ANSWERS: Final[Mapping[str, Answering]] = {
    "act": act,
    "main_worker": main_worker,
    "design_scientist": any_worker,
    "design_engineer": any_worker,
    "building_worker": any_worker,
    "start_worker": start_worker,
    "building_own": fewest_own,
    "build_scientists": fewest_own,
    "build_engineers": fewest_own,
    "gain_own": most_own,
    "gain_side": gain_side,
    "building_pay": building_pay,
    "construct_slot": construct_slot,
    "strike": strike,
    "repair_point": repair_point,
    "repair_offer": repair_offer,
    "draft_pick": draft_pick,
    "pact_clause": pact_clause,
    "pact_who": pact_who,
    "pact_whom": pact_whom,
    "pact_what": pact_what,
    "pact_answer": pact_answer,
}


def opponent(level: str) -> Opponent[Race]:
    def advise(s: Race, choice: Choice[Any]) -> Advice:
        return ANSWERS.get(choice.name, anything)(Mind(s, choice.seat, level), choice)

    return advise


OPPONENTS: Final[Mapping[str, Opponent[Race]]] = {TRAINEE: opponent(TRAINEE), DIRECTOR: opponent(DIRECTOR)}
