"""Chapter B12: Produce."""

from __future__ import annotations

from visavis.games.worldorder.asking import ask
from visavis.games.worldorder.rules.purse import gain, held, pay
from visavis.games.worldorder.rules.relations import DONE
from visavis.games.worldorder.rules.trade import produced
from visavis.games.worldorder.sheets import GOODS, PRIMARY
from visavis.games.worldorder.state import World
from visavis.games.worldorder.terms import USUAL, Terms, term
from visavis.kernel.choice import Step


def produce(s: World, power: str, n: int, terms: Terms = USUAL) -> Step:
    """§B12.1 So many different goods, of those a card names or of all, §B12.3 in the order he names them."""
    options = can_produce(s, power, terms)
    if not n or not options:
        return
    is_named = len(term(terms, "types", GOODS)) == 1
    good = yield from ask(s, power, "produce", options if is_named else [*options, DONE], "B12.1", left=n)
    if good != DONE:
        yield from produce_one(s, power, good, terms)
        rest = tuple(each for each in terms if each[0] != "done")
        s.then(("produce", power, n - 1, (*rest, ("done", (*term(terms, "done", ()), good)))))


def can_produce(s: World, power: str, terms: Terms = USUAL) -> list[str]:
    """§B12.1 Goods of which he could make one now."""
    done = term(terms, "done", ())
    return [good for good in term(terms, "types", GOODS) if good not in done and most_of(s, power, good, terms)]


def most_of(s: World, power: str, good: str, terms: Terms) -> int:
    """§B12.1 Up to his production; §B12.2 as far as its recipe can be paid."""
    most = s.nations[power].production[good]
    recipe = s.board.recipes.get(good, {})
    limits = [held(s, power, what) // n for what, n in recipe.items()]
    return min([most, *limits, int(term(terms, "most", most))])


def produce_one(s: World, power: str, good: str, terms: Terms = USUAL) -> Step:
    """§B12.2 Primary goods are free; of the others he makes as many as he likes."""
    most = most_of(s, power, good, terms)
    n = most
    if good not in PRIMARY and most:
        n = yield from ask(s, power, "units", list(range(most + 1)), "B12.2", good=good)
    make(s, power, good, n, "B12.2")


def make(s: World, power: str, good: str, n: int, rule: str) -> None:
    if n:
        pay(s, power, {what: each * n for what, each in s.board.recipes.get(good, {}).items()}, rule)
        gain(s, power, good, n, rule)
        produced(s, power, good)


def raisable(s: World, power: str) -> list[str]:
    """§B12.4 Those whose marker is not at its end."""
    production = s.nations[power].production
    return [good for good in GOODS if production[good] < s.board.most[power][good]]


def raise_production(s: World, power: str, good: str, rule: str) -> None:
    """§B12.4 One up."""
    nation = s.nations[power]
    nation.production = {**nation.production, good: nation.production[good] + 1}
    s.tell("raised", power, good, nation.production[good], rule=rule)
