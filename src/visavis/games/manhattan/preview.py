"""What an answer will surely lead to, for a player who is about to give it.

The rules themselves play the answer on a copy of the race, up to what somebody else, chance or the player has still to
decide. Nothing random is foreseen.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from visavis.games.manhattan.board import AIR_STRIKES, REPAIR, TYPES
from visavis.games.manhattan.rules.strikes import mend
from visavis.games.manhattan.rules.turn import (
    PROPOSALS,
    retrieve,
)
from visavis.games.manhattan.state import NOBODY, Race, clockwise, owner_of, score
from visavis.games.manhattan.steps import STEPS
from visavis.games.manhattan.words import (
    SPECIAL_SECTIONS,
    amount,
    either,
    goods_named,
    listed,
    side_name,
    special_words,
)
from visavis.kernel.choice import Choice
from visavis.kernel.foresight import Asked, events, foresee, told
from visavis.kernel.game import Item
from visavis.kernel.journal import Event
from visavis.kernel.view import Text

WHOEVER: Final = frozenset(  # whoever goes or comes, the same becomes of it
    [
        "main_worker",
        "building_worker",
        "building_own",
        "gain_own",
        "design_scientist",
        "design_engineer",
        "build_scientists",
        "build_engineers",
    ]
)
SIDES: Final = ("building_pay", "gain_side")  # §6.8 §6.9 either may be chosen: all are told


def after(s: Race, *item: Any, given: Sequence[Any] = ()) -> tuple[Race, Asked | None]:
    """The race after a step, with these answers to what is more than a question of who goes."""
    answers = list(given)

    def settled(asked: Choice[Any]) -> Any:
        if asked.name in WHOEVER:
            return asked.options[0]
        return answers.pop(0) if answers else None

    return foresee(s, STEPS, item, settled)


def outcomes(s: Race, *item: Any, sides: Sequence[str] = ()) -> Iterator[list[Event]]:
    """What would be told, once for every choice of sides."""
    then, asked = after(s, *item, given=sides)
    if isinstance(asked, Choice) and asked.name in SIDES:
        for side in asked.options:
            yield from outcomes(s, *item, sides=(*sides, side))
    else:
        yield events(then)


# Placing


def place_preview(s: Race, seat: int, item: Item, place: str) -> tuple[Text, ...]:
    """What it does, cost, gain after the ends of the tracks, the others' gain, the bribe coin (part 6, item 9)."""
    ways = list(outcomes(s, *item))
    prices = different([listed(paid(way)) for way in ways if told(way, "paid")])
    gains = different([gained(way, seat) for way in ways])
    lines = [Text("preview-pays", {"price": either(prices)})] if prices else []
    lines += gains[0] if len(gains) == 1 else [either([listed(side) for side in gains])]
    lines += [Text("preview-others", {"gain": listed(got)}) for got in different(by_others(ways[0], seat))]
    lines += [Text("preview-bribe") for _ in told(ways[0], "bribe")]
    if place == REPAIR and not any(site.damage for site in s.nation[seat].buildings.values()):
        lines.append(Text("preview-nothing-damaged"))
    return (*what_it_does(s, place), *lines, *(shields(s, seat) if place in AIR_STRIKES else ()))


def what_it_does(s: Race, place: str) -> Iterator[Text]:
    """Of a space whose action has words of its own."""
    space = s.board.spaces.get(place)
    if space and space.section in SPECIAL_SECTIONS:
        yield Text(f"works-{space.section}", special_words(s.board))


def different(found: Sequence[Any]) -> list[Any]:
    """Each once, in order."""
    return [each for n, each in enumerate(found) if each not in found[:n]]


def paid(happened: Sequence[Event]) -> list[Text]:
    return [amount(name, n) for _, name, n, _ in told(happened, "paid")]


def gained(happened: Sequence[Event], seat: int) -> list[Text]:
    """§1.11 What arrives, and what is lost at the end of a track; §8.15 or is not there to be hired."""
    lines = []
    for name, n, lost in ((name, n, lost) for who, name, n, lost, _ in told(happened, "gained") if who == seat):
        words = {"n": n, "gain": amount(name, n), "lost": amount(name, lost)}
        lines.append(Text("preview-gains-less" if lost else "preview-gains", words))
    for _, type_, own, hired, lost, _ in told(happened, "hired"):
        n, name = own + hired, TYPES[type_]
        words = {"n": n, "gain": amount(name, n), "type": Text(f"type-{name}")}
        lines.append(Text("preview-hires-less" if lost else "preview-gains", words))
    return lines


def by_others(happened: Sequence[Event], seat: int) -> list[list[Text]]:
    """§5.11 What each of the others gets."""
    got: dict[int, list[Text]] = {}
    for who, name, n, _, _ in told(happened, "gained"):
        if who != seat:
            got.setdefault(who, []).append(amount(name, n))
    return list(got.values())


def shields(s: Race, seat: int) -> Iterator[Text]:
    for other in clockwise(s, seat):
        if n := s.nation[other].fighters:
            yield Text("preview-shielded", {"side": side_name(other), "n": n})


def purchase_preview(s: Race, worker: str, card: str) -> tuple[int, tuple[Text, ...]]:
    """§8.1.2 The price of a card of the market, and what comes with it."""
    then, _ = after(s, "construct", worker, given=(card,))
    ((_, _, price),) = told(events(then), "bought")
    lines = [Text("preview-price", {"n": price}) if price else Text("preview-free")]
    lines += [Text("preview-pile", {"n": n}) for _, n in told(events(then), "took_pile")]
    return price, (*lines, *(Text("preview-bribe") for _ in told(events(then), "bribe")))


# Bombs


def score_preview(s: Race, then: Race, seat: int) -> Text:
    return Text("preview-score", {"from": score(s, seat), "to": score(then, seat)})


def build_preview(s: Race, seat: int, bomb: str) -> tuple[Text, ...]:
    """§14.4 The points it brings."""
    return (score_preview(s, after(s, "build", bomb)[0], seat),)


def test_preview(s: Race, seat: int, bomb: str) -> tuple[Text, ...]:
    """§14.17 What a test changes; it may be for the worse."""
    then, _ = after(s, "test", bomb)
    return (Text("preview-token", {"n": then.nation[seat].token}), score_preview(s, then, seat))


def load_preview(s: Race, seat: int, bomb: str) -> tuple[Text, ...]:
    """§14.20 A price, a bomber, five points."""
    then, _ = after(s, "load", bomb)
    spent = [(name, getattr(s.nation[seat], name) - getattr(then.nation[seat], name)) for name in ("money", "bombers")]
    return (Text("preview-pays", {"price": listed(goods_named(spent))}), score_preview(s, then, seat))


# Planes, repairs, coming home


def sortie_preview(s: Race, seat: int, answer: str) -> tuple[Text, ...]:
    """§9.4 §9.5 The planes that are left, and the damage done."""
    plane, victim, target = answer.split(" ")
    then, _ = after(s, "strike", given=(answer,))
    spent = Text("preview-spent", {"plane": Text(f"plane-{plane}"), "n": getattr(then.nation[seat], plane)})
    site = then.nation[int(victim)].buildings.get(target)
    return (Text("preview-damage", {"n": site.damage}), spent) if site else (spent,)


def repair_preview(s: Race, seat: int, card: str) -> tuple[Text, ...]:
    """§10.2 The damage that is left."""
    then = s.clone()
    mend(then, seat, card, 0)
    return (Text("preview-damage", {"n": then.nation[seat].buildings[card].damage}),)


def retrieve_preview(s: Race, seat: int) -> tuple[Text, ...]:
    """§4.20 to §4.26 Who comes home to whom, which contractors leave, what stays taken (part 6, item 10)."""
    then = s.clone()
    retrieve(then)
    order = (seat, *clockwise(s, seat))
    home = {each: sum(then.nation[each].own) - sum(s.nation[each].own) for each in order}
    lines = [Text("preview-home", {"side": side_name(each), "n": n}) for each, n in home.items() if n]
    if leaving := sum(then.contractors) - sum(s.contractors):
        lines.append(Text("preview-leave", {"n": leaving}))
    if taken := sum(not s.board.spaces[space].unlimited for space in then.spaces):
        lines.append(Text("preview-taken", {"n": taken}))
    if held := sum(len(held_by_contractors(then, other)) for other in clockwise(s, seat)):
        lines.append(Text("preview-held", {"n": held}))
    return tuple(lines)


def held_by_contractors(s: Race, owner: int) -> list[str]:
    """§4.25 §12.11 Buildings that stay occupied until their owner retrieves (ruling R9)."""
    sites = s.nation[owner].buildings.items()
    return [card for card, site in sites if any(owner_of(worker) == NOBODY for worker in site.workers)]


def talk_preview(s: Race, retrieve_too: bool) -> tuple[Text, ...]:
    """§9.15 How many offers are left, §4.18 and that an offer is the end of retrieving this turn."""
    left = Text("preview-offers", {"n": PROPOSALS - s.proposals})
    return (left, Text("preview-no-retrieve")) if retrieve_too else (left,)
