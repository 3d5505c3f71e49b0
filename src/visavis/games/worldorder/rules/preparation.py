"""Chapter B3: Preparation; §B2.19 the turn order of the first round."""

from __future__ import annotations

from typing import Final

from visavis.games.worldorder.asking import ask
from visavis.games.worldorder.rules.drawing import hand_size
from visavis.games.worldorder.rules.production import make, most_of, produce_one, raisable, raise_production
from visavis.games.worldorder.rules.purse import gain, spend
from visavis.games.worldorder.rules.relations import ready
from visavis.games.worldorder.rules.trade import turn_up
from visavis.games.worldorder.sheets import DIPLOMATIC, DOMESTIC, FOCUSES, MILITARY, POWERS, PRIMARY
from visavis.games.worldorder.state import World, is_automa, is_person, owns, people_of, unplayed
from visavis.games.worldorder.terms import USUAL
from visavis.kernel.choice import Step, take
from visavis.kernel.game import Item

NONE: Final = "none"
OPEN_INFLUENCE: Final = 2  # §B3.16 cards a round, §B2.7 with two or three powers in play
FULL_TABLE: Final = 4
RAISED_BY: Final = {DIPLOMATIC: ("diplomacy",), MILITARY: ("army",)}  # §B3.9
PRODUCED_BY: Final = {DOMESTIC: ("cg", "services"), DIPLOMATIC: ("diplomacy",), MILITARY: ("army",)}  # §B3.12
INITIATIVE: Final = "diplomatic-initiative"  # §K4.2
REACTION: Final = "rapid-reaction-force"  # §K4.12
REACTION_PRICE: Final = 5


def begin_round(s: World, n: int) -> None:
    """§B1.3 §B2.21 A round is Preparation, Action, Aftermath; §B1.4 the first one has no Preparation."""
    s.round, s.phase, s.turn = n, "preparation", 0
    s.tell("round", n)
    for nation in s.nations.values():
        nation.abilities = []  # §B4.10
    tokens = [("automa_tokens", power) for power in s.nations if is_automa(s, power)]  # §A16.1 before Preparation
    s.then(*tokens, ("open_influence",), *(preparation(s) if n > 1 else first_income(s)), ("action",))


def preparation(s: World) -> list[Item]:
    """§B3 Its steps, each finished by all before the next."""
    people = people_of(s)
    hands = [("draw_hand", power) for power in people]
    return [("commerce_up",), *hands, ("reveal_countries",), ("order",), ("primary",), ("focuses",)]


def first_income(s: World) -> list[Item]:
    """§A4.9 None, unless it was agreed otherwise (ruling R2)."""
    automas = [power for power in s.nations if is_automa(s, power)]
    return [("automa_income", power) for power in automas] if s.options.round_1_income else []


def open_influence(s: World) -> Step:
    """§B3.16 §B2.7 Two Auto-Influence cards lie open in each round, unless all four powers are in play."""
    if len(s.nations) == FULL_TABLE:
        return
    for n in range(OPEN_INFLUENCE):
        if not s.influence:
            s.influence, s.influence_gone = list(s.influence_gone), []  # §A20.1 §A20.2
            s.tell("influence_reshuffled")
        card = yield from take("influence_card", s.influence, "B3.16", {"n": n + 1, "of": OPEN_INFLUENCE, "reader": ()})
        s.influence_open = (*s.influence_open, card)
        s.tell("influence_opened", card, rule="B3.16")


def commerce_up(s: World) -> None:
    """§B3.15 Commerce cards of unplayed powers (ruling R11)."""
    for power in unplayed(s):
        turn_up(s, power, "B3.15")


def draw_hand(s: World, power: str) -> None:
    """§B3.1"""
    s.then(("draw", power, hand_size(s, power), "B3.1"))


# Turn order


def order(s: World) -> Step:
    """§B2.19 §B3.4 A slot each, fewest VP first, then less money; §A2.8 §A4.2 an Automa takes the rightmost one."""
    slots: list[str] = [""] * len(s.nations)  # §B2.20
    rules = ("B3.4", "A4.2") if s.order else ("B2.19", "A2.8")
    s.slots = tuple(slots)
    for power in choosers(s):
        free = [n + 1 for n, holder in enumerate(slots) if not holder]
        if is_automa(s, power):
            slot = free[-1]
        else:
            slot = yield from ask(s, power, "slot", free, rules[0], taken=tuple(slots))
        slots[slot - 1] = power
        s.slots = tuple(slots)
        s.tell("slot", power, slot, rule=rules[is_automa(s, power)])
    s.order, s.slots = tuple(slots), ()


def choosers(s: World) -> list[str]:
    """§B3.4 Equal in both: whoever acted later in the last round (ruling R4); §A2.9 people before Automas at first."""
    place = {power: n for n, power in enumerate(s.order or POWERS[::-1])}
    return sorted(s.nations, key=lambda power: (s.nations[power].vp, purse(s, power), -place[power]))


def purse(s: World, power: str) -> int:
    """§B2.19 At first it is the starting money that counts."""
    if s.order:
        return s.nations[power].money
    return s.board.players[power].money if is_automa(s, power) else s.board.powers[power].money


def primary(s: World) -> None:
    """§B3.5 Energy, raw materials and food, as much as everybody's production."""
    for power in s.order:
        if is_person(s, power):
            for good in PRIMARY:
                make(s, power, good, s.nations[power].production[good], "B3.5")


# Focus


def focuses(s: World) -> None:
    """§B3.7 §A4.3 In turn order."""
    s.then(*(("automa_focus" if is_automa(s, power) else "focus", power) for power in s.order))


def focus(s: World, power: str) -> Step:
    """§B3.7 Any of the three, the same again if he likes; then its lines from top to bottom."""
    nation = s.nations[power]
    nation.focus = yield from ask(s, power, "focus", FOCUSES, "B3.7")
    s.tell("focus", power, nation.focus)
    s.then(
        ("ready_focus", power, readied_by(s, power, nation.focus)),
        ("raise", power),
        ("produce_focus", power),
        ("reaction", power),
    )


def readied_by(s: World, power: str, focus: str) -> int:
    """§B3.8 As many as his board says; §K4.2 one more."""
    awake: int = getattr(s.board.powers[power].ready, focus)
    return awake + (1 if owns(s, power, INITIATIVE) else 0)


def ready_focus(s: World, power: str, n: int) -> Step:
    """§B3.8"""
    yield from ready(s, power, n)


def raise_focus(s: World, power: str) -> Step:
    """§B3.9 Once, for money: what the focus allows; §B3.10 China two different ones for more."""
    nation, row = s.nations[power], s.board.powers[power]
    allowed = [good for good in RAISED_BY.get(nation.focus, raisable(s, power)) if good in raisable(s, power)]
    if not allowed or nation.money < row.raise_one:
        return
    first = yield from ask(s, power, "raise", [NONE, *allowed], "B3.9", price=row.raise_one)
    if first == NONE:
        return
    goods, price = [first], row.raise_one
    others = [good for good in allowed if good != first]
    if row.raise_two and nation.focus == DOMESTIC and others and nation.money >= row.raise_two:
        second = yield from ask(s, power, "raise_second", [NONE, *others], "B3.10", first=first, price=row.raise_two)
        if second != NONE:
            goods, price = [first, second], row.raise_two
    spend(s, power, "money", price, "B3.9")
    for good in goods:
        raise_production(s, power, good, "B3.9")
        if good in PRIMARY:
            make(s, power, good, 1, "B3.11")  # §B3.11 ruling R16


def produce_focus(s: World, power: str) -> Step:
    """§B3.12 From none up to his production."""
    for good in PRODUCED_BY[s.nations[power].focus]:
        if most_of(s, power, good, USUAL):
            yield from produce_one(s, power, good)


def reaction(s: World, power: str) -> Step:
    """§K4.12 Military: an army moves for nothing; otherwise one for five money."""
    nation = s.nations[power]
    if not owns(s, power, REACTION):
        return
    if nation.focus == MILITARY:
        s.then(("move", power, 1, (("free", 1),)))
    elif nation.money >= REACTION_PRICE:
        answer = yield from ask(s, power, "reaction", ["yes", "no"], "K4.12")
        if answer == "yes":
            spend(s, power, "money", REACTION_PRICE, "K4.12")
            gain(s, power, "army", 1, "K4.12")
