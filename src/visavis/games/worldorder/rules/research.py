"""Chapter B14: Research and the Market."""

from __future__ import annotations

from typing import Final

from visavis.games.worldorder.asking import ask
from visavis.games.worldorder.rules.drawing import hand_size, refill_market, sweep
from visavis.games.worldorder.rules.purse import gain
from visavis.games.worldorder.rules.relations import DONE, exhaust
from visavis.games.worldorder.sheets import DOMESTIC, ROUNDS
from visavis.games.worldorder.state import World, country, is_automa, owns, ready_allies
from visavis.kernel.choice import Step

FOCUS_POINTS: Final = 2  # §B3.13 §B14.2
SWEEP: Final = "sweep"
SWEEP_PRICE: Final = 2  # §B14.5
SWEPT: Final = 3
LEFT_OVER: Final = {2: 2, 3: 1, 4: 0}  # §B14.6 by powers in play
OPTIMISATION: Final = "revenue-optimisation"  # §K4.11
REPEATED: Final = 2


def research(s: World) -> None:
    """§B14 In turn order; §B1.7 not in the last round (ruling R3)."""
    s.phase = "research"
    way = s.options.last_research if s.round == ROUNDS else "all"
    if way == "none":
        return
    s.tell("research")
    studying = [power for power in s.order if way == "all" or is_automa(s, power)]
    s.then(*(("automa_study" if is_automa(s, power) else "study", power) for power in studying), ("clear_market",))


def study(s: World, power: str) -> None:
    """§B14.1 He shows his hand, gains the bonus of each card and adds up research points; §B14.2 focus and allies."""
    nation = s.nations[power]
    s.acting = power
    shown = nation.hand
    nation.played += shown
    nation.hand = []
    s.points = sum(s.board.abilities[title].research for title in shown)
    for title in shown:
        bonus(s, power, title, "B14.1")
    if nation.focus == DOMESTIC:
        s.points += FOCUS_POINTS
    s.tell("studied", power, s.points)
    again = [("repeat_bonus", power, tuple(shown))] if owns(s, power, OPTIMISATION) else []
    s.then(*again, ("study_allies", power), ("shop", power))


def bonus(s: World, power: str, title: str, rule: str) -> None:
    row = s.board.abilities[title]
    s.tell("shown", power, title, rule=rule)
    gain(s, power, row.bonus, row.amount, rule)


def repeat_bonus(s: World, power: str, shown: tuple[str, ...]) -> Step:
    """§K4.11 The bonus of two of them once more."""
    left = list(shown)
    for _ in range(min(REPEATED, len(left))):
        title = yield from ask(s, power, "bonus", list(dict.fromkeys(left)), "K4.11")
        left.remove(title)
        bonus(s, power, title, "K4.11")


def study_allies(s: World, power: str) -> Step:
    """§B14.2 Ready allies may be exhausted for their value in points, one after another."""
    while found := ready_allies(s, power):
        answer = yield from ask(s, power, "exhaust_points", [*found, DONE], "B14.2", points=s.points)
        if answer == DONE:
            return
        exhaust(s, power, answer, "B14.2")
        s.points += country(s, answer).value


def shop(s: World, power: str, bought: int = 0) -> Step:
    """§B14.3 Any number of Market cards for their cost; §B14.5 or the row swept; §B14.4 bought ones go on his deck."""
    found = [title for title in dict.fromkeys(s.market) if s.board.abilities[title].cost <= s.points]
    options = [*found, SWEEP] if s.points >= SWEEP_PRICE and s.market else found
    answer = DONE
    if options:
        answer = yield from ask(s, power, "shop", [*options, DONE], "B14.3", points=s.points)
    if answer == DONE:
        s.points = 0  # what is not spent is lost
        if bought > hand_size(s, power):
            s.then(("arrange", power, bought))
    elif answer == SWEEP:
        s.then(("shop", power, bought))
        s.points -= SWEEP_PRICE
        yield from sweep(s, SWEPT, "B14.5")
    else:
        yield from take_from_market(s, power, answer, "B14.4")
        s.then(("shop", power, bought + 1))
        s.points -= s.board.abilities[answer].cost
        s.nations[power].deck.put_on_top(answer)
        s.tell("bought", power, answer)
        yield from refill_market(s)


def arrange(s: World, power: str, n: int) -> Step:
    """§B14.4 Cards bought lie in the order he likes; asked if the next hand (§B3.1) leaves some there (ruling R66)."""
    deck = s.nations[power].deck
    left, deck.top = list(deck.top[:n]), deck.top[n:]
    while left:
        title = yield from ask(s, power, "arrange", list(dict.fromkeys(left)), "B14.4", left=len(left))
        left.remove(title)
        deck.put_on_top(title)


def take_from_market(s: World, power: str, title: str, rule: str) -> Step:
    """§B14.4 §K2.26 Of two copies whichever he likes, asked if it makes a difference to the row (ruling R69)."""
    rows: dict[tuple[str, ...], int] = {}
    for place, each in enumerate(s.market):
        if each == title:
            rows.setdefault((*s.market[:place], *s.market[place + 1 :]), place)
    place = yield from ask(s, power, "market_copy", [n + 1 for n in rows.values()], rule, title=title)
    del s.market[place - 1]


def clear_market(s: World) -> Step:
    """§B14.6 §A13.11 After all: the rightmost 2, 1 or 0 cards, by powers in play."""
    yield from sweep(s, LEFT_OVER[len(s.nations)], "B14.6")
