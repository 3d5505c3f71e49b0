"""Chapters A4, A5, A13, A14 and A17: the round of an Automa."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from visavis.games.worldorder.bot import actions, military
from visavis.games.worldorder.bot.actions import Scene
from visavis.games.worldorder.bot.cards import decision, explain, pick
from visavis.games.worldorder.rules.drawing import refill_market, sweep
from visavis.games.worldorder.rules.purse import gain, score, spend
from visavis.games.worldorder.rules.research import FOCUS_POINTS
from visavis.games.worldorder.sheets import DIPLOMATIC, DOMESTIC, ROUNDS, CellRow, Paid
from visavis.games.worldorder.state import World, is_expert
from visavis.kernel.choice import Asking, Step
from visavis.kernel.deck import Deck
from visavis.kernel.priorities import Filter, Line, least, most, narrow, only

FDI_RETURN: Final = 5  # §A14.1
ALLIES_FOR_A_POINT: Final = 3  # §A13.4
STUDIED: Final = 2  # §A13.1
ACTIONS: Final[Mapping[str, Callable[[World, str], Asking[str]]]] = {
    "relations": actions.relations,
    "engage": actions.engage,
    "invest": actions.invest,
    "trade": actions.trade,
    "base": military.base,
    "move": military.move,
}


# A4


def automa_focus(s: World, power: str) -> Step:
    """§A4.1 §A4.3 No cards and no choice: its row of a Decision card is its focus."""
    nation = s.nations[power]
    row = yield from decision(s, power, "focus", "A4.3")
    nation.focus = getattr(row.focus, power)
    s.tell("focus", power, nation.focus, rule="A4.3")
    s.then(("automa_income", power), *([("automa_bonus", power)] if nation.focus == DIPLOMATIC else []))


def automa_income(s: World, power: str) -> None:
    """§A4.4 §A3.1 Money instead of goods: the round times 10, 5 or 3, by its focus."""
    gain(s, power, "money", s.round * getattr(s.board.automa.income, s.nations[power].focus), "A4.4")


def automa_bonus(s: World, power: str) -> Step:
    """§A4.6 Diplomatic focus: it improves relations outside its zone; §A4.7 §A6.9 no token moves (ruling R28)."""
    yield from actions.relations(s, power, outside=True)


# A5 and A17


def automa_turn(s: World, power: str) -> Step:
    """§A17.1 First the Market card of the last round, if there is one (§A17.7 §A22.8); §A5.1 §A5.9 one of its deck."""
    nation = s.nations[power]
    s.then(("automa_reveal", power))
    if nation.market:
        title, nation.market = nation.market, ""
        s.trashed = [*s.trashed, title]  # §A17.4
        s.tell("revealed", power, title, rule="A17.1")
        types = yield from types_of(s, power, title)
        s.then(*(("automa_do", power, type_, title) for type_ in types))


def types_of(s: World, power: str, title: str) -> Asking[tuple[str, ...]]:
    """§A17.2 The symbol with the cube, or one by chance; §A17.5 §A17.8 expert: all, from the top (ruling R41)."""
    row = s.board.abilities[title]
    if is_expert(s):
        return row.types
    if row.cube >= 0 or len(row.types) == 1:
        found = row.types[max(0, row.cube)]
        if len(set(row.types)) > 1:
            explain(s, "automa-type", [Line("A17.2", "with-cube", row.types, (found,))], found, power, "")
        return (found,)
    why: list[Line] = []
    type_ = yield from pick(s, power, row.types, "type", why)
    explain(s, "automa-type", why, type_, power, "")
    return (type_,)


def automa_reveal(s: World, power: str) -> Step:
    """§A5.1 Only the type of the card counts (§A3.5); §A5.10 it goes to its discard."""
    title = yield from reveal(s, power, "A5.1")
    s.then(("automa_do", power, s.board.abilities[title].types[0], title))


def reveal(s: World, power: str, rule: str) -> Asking[str]:
    """The top card of its deck; §A22.10 of an empty one the discard is shuffled in (ruling R29)."""
    nation = s.nations[power]
    if not nation.deck.mixed:
        nation.deck, nation.discard = Deck(nation.discard), []
        s.tell("reshuffled", power, rule="A22.10")
    title = yield from nation.deck.take("reveal", rule, {"power": power})
    nation.discard.append(title)
    s.tell("revealed", power, title, rule=rule)
    return title


def automa_do(s: World, power: str, type_: str, title: str = "") -> Step:
    """§A5.3 §A17.3 The left action if its cell holds a token, or the right one; §A5.8 domestic: a Growth card."""
    if type_ == DOMESTIC:
        s.then(("automa_growth", power))
        return
    row = row_of(s, type_)
    tokens = s.nations[power].cells[row.left]
    due = row.left if tokens else row.right
    s.tell("due", power, type_, due, tokens, rule="A5.3")
    if s.told is not None:
        in_row = Line("A5.2", "row", tuple(ACTIONS), (row.left, row.right), about=(type_,))
        by_tokens = Line("A5.3", "token-left" if tokens else "no-token-left", in_row.after, (due,))
        explain(s, "automa-action", [in_row, by_tokens], due, power, title)
    did = yield from ACTIONS[due](s, power)
    move_tokens(s, power, did)


def row_of(s: World, type_: str) -> CellRow:
    """§A5.2"""
    (row,) = [row for row in s.board.automa.board.row if row.type == type_]
    return row


def move_tokens(s: World, power: str, did: str) -> None:
    """§A5.4 After a left action one token goes right, §A5.5 after a right one all go left; §A5.6 §A5.7 in its row."""
    nation = s.nations[power]
    cells = nation.cells
    (row,) = [row for row in s.board.automa.board.row if did in (row.left, row.right)]
    source, goal = (row.left, row.right) if did == row.left else (row.right, row.left)
    n = min(1, cells[source]) if did == row.left else cells[source]
    nation.cells = {**cells, source: cells[source] - n, goal: cells[goal] + n}
    if n:
        s.tell("tokens_moved", power, source, goal, n, rule="A5.4" if did == row.left else "A5.5")


# A13


def automa_study(s: World, power: str) -> Step:
    """§A13.1 Two cards of its deck; §A13.2 their bonus in money; §A13.3 when it is empty, all twelve are shuffled.

    §A17.6 Six of the twelve in each round; §A22.9 in the last one two are left over, for want of Research.
    """
    nation, points = s.nations[power], 0
    for _ in range(STUDIED):
        row = s.board.abilities[(yield from reveal(s, power, "A13.1"))]
        points += row.research
        gain(s, power, "money", row.amount * (1 if row.bonus == "money" else s.board.worth[row.bonus]), "A13.2")
    if not nation.deck.mixed:
        nation.deck, nation.discard = Deck(nation.discard), []
        s.tell("reshuffled", power, rule="A13.3")
    if s.round == ROUNDS and s.options.last_research == "automas":
        return  # ruling R3
    points += len(nation.allies) // ALLIES_FOR_A_POINT  # §A13.4
    points += FOCUS_POINTS if nation.focus == DOMESTIC else 0  # §A4.5
    s.points = points
    s.tell("studied", power, points, rule="A13.4")
    s.then(("automa_shop", power))


class Offer(NamedTuple):
    """A card of the Market by its place in the row, from the left."""

    title: str
    place: int


def cost(scene: Scene, offer: Offer) -> int:
    return scene.s.board.abilities[offer.title].cost


def is_affordable(scene: Scene, offer: Offer) -> bool:
    return cost(scene, offer) <= scene.s.points


def type_rank(scene: Scene, offer: Offer) -> int:
    """§A13.6 The symbol with the cube, or the best of its symbols (ruling R41)."""
    row, order = scene.s.board.abilities[offer.title], market_order(scene.s, scene.power)
    return order.index(row.types[row.cube]) if row.cube >= 0 else min(order.index(type_) for type_ in row.types)


def market_order(s: World, power: str) -> tuple[str, ...]:
    """Inventory 4.2 (ruling R34)."""
    if power == "usa" and s.options.usa_market == "picture":
        return s.board.automa.doubt.usa_market
    return s.board.players[power].market


MARKET: Final[tuple[Filter[Offer], ...]] = (
    only("A13.5", "affordable-card", is_affordable),
    most("A13.5", "dearest", cost),
    least("A13.5", "market-order", type_rank),
)


def automa_shop(s: World, power: str) -> Step:
    """§A13.5 One card, the leftmost of equals; §A13.10 on top of its deck; §A13.7 what is left sweeps (ruling R42)."""
    why: list[Line] = []
    left = narrow(Scene(s, power), [Offer(title, n) for n, title in enumerate(s.market)], MARKET, why)
    if len(left) > 1:
        why.append(Line("A13.5", "leftmost", tuple(left), (left[0],)))
    explain(s, "automa-market", why, left[0] if left else None, power, s.points)
    if left:
        title = s.market.pop(left[0].place)
        s.points -= s.board.abilities[title].cost
        s.nations[power].market = title
        s.tell("bought", power, title, rule="A13.5")
        yield from refill_market(s)
    s.then(("automa_sweep", power))


def automa_sweep(s: World, power: str) -> Step:
    """§A13.7 §A13.8 §A13.9 §A22.6 Each point discards the rightmost card, one at a time."""
    if s.points and s.market:
        s.points -= 1
        yield from sweep(s, 1, "A13.7")
        s.then(("automa_sweep", power))
    else:
        s.points = 0


# A14


def return_money(s: World, power: str) -> int:
    """§A14.1 Five for each."""
    return FDI_RETURN * sum(s.nations[power].fdi.values())


def automa_returns(s: World, power: str) -> None:
    """§A14.1 Five money for each FDI token, whatever the countries."""
    nation, money = s.nations[power], return_money(s, power)
    nation.fdi_income = max(nation.fdi_income, money)  # §G1.15
    gain(s, power, "money", money, "A14.1")


def automa_prosperity(s: World, power: str) -> None:
    """§A14.2 One space a round if it can pay for it; VP, no money."""
    nation = s.nations[power]
    track = prosperity_of(s, power)
    if nation.prosperity < len(track) and nation.money >= track[nation.prosperity].price:
        space = track[nation.prosperity]
        spend(s, power, "money", space.price, "A14.2")
        nation.prosperity += 1
        s.tell("prospered", power, nation.prosperity, rule="A14.2")
        score(s, power, space.points, "prosperity", "A14.2")


def prosperity_of(s: World, power: str) -> tuple[Paid, ...]:
    """Inventory 4.2 (ruling R33)."""
    track = s.board.players[power].prosperity
    if power == "eu" and s.options.eu_prosperity == "board":
        return tuple(Paid(space.price, n) for space, n in zip(track, s.board.automa.doubt.eu_prosperity, strict=True))
    return track
