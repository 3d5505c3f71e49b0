"""What an answer will surely lead to: the rules play it on a copy of the table, up to the next question or draw."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from visavis.games.worldorder.layout import heading, seat_name
from visavis.games.worldorder.rules.influence import add, is_complete
from visavis.games.worldorder.rules.preparation import readied_by
from visavis.games.worldorder.rules.scoring import standings
from visavis.games.worldorder.rules.turn import ASSET, CARD, ORDER, USE
from visavis.games.worldorder.state import World, country
from visavis.games.worldorder.words import amount, card_name, country_name, good_name
from visavis.kernel.choice import Choice
from visavis.kernel.foresight import outcome
from visavis.kernel.journal import Event
from visavis.kernel.table import Table
from visavis.kernel.view import Text

HEADINGS: Final = (
    "slot",
    "turn",
    "round",
    "research",
    "aftermath",
    "scoring",
    "studied",
)  # what follows is another matter
ELSEWHERE: Final = ("influence_row", "threatened")  # and here, unless it is what is asked about
ABOUT_THREATS: Final = "defend"
MOST: Final = 24  # answers of which each is tried: where there are more, they are alike


def previews(table: Table[World], choice: Choice[Any], power: str, answer: Any) -> tuple[tuple[Text, ...], bool]:
    """What it costs and brings; and whether it only leads to the next question."""
    told, then = outcome(table, choice, answer)
    own_next = then is not None and then.seat == choice.seat
    if choice.name == "slot":
        return tuple(others_slots(told, power)), own_next
    happened = list(own(told, HEADINGS if choice.name == ABOUT_THREATS else (*HEADINGS, *ELSEWHERE)))
    known = (answer, *choice.about.values())
    lines = (*effect(table.state, choice, power, answer), *named(happened, power, known))
    lines = (*lines, *changes(happened, power, answer))
    lines = (*lines, *standing_changes(table.state, happened, power))
    if own_next and then is not None and then.name == "exhaust" and "cost" in then.about:
        key = "preview-left" if choice.name == "exhaust" else "preview-cost"
        lines = (*lines, Text(key, {"amount": amount("diplomacy", then.about["cost"])}))
    return lines, own_next and not any(event.name in DEEDS for event in happened)


def own(told: Sequence[Event], ends: Sequence[str]) -> Iterator[Event]:
    """Up to the end of this matter."""
    for event in told:
        if event.name in ends:
            return
        yield event


def others_slots(happened: Sequence[Event], power: str) -> Iterator[Text]:
    """§A4.2 What is left to those who are not asked."""
    for who, n in told(happened, "slot"):
        if who != power:
            yield Text("preview-slot", {"power": seat_name(who), "n": n})


FORCED: Final = {  # what is done without a question, as there is one way only, and how it is called
    "grew": card_name,
    "allied": country_name,
    "engaged": heading,
}


def named(happened: Sequence[Event], power: str, known: Sequence[Any]) -> Iterator[Text]:
    """What will be got, or used, that neither the question nor the answer names."""
    for event in happened:
        if event.name in FORCED and event.args[0] == power and event.args[1] not in known:
            yield Text("preview-named", {"what": FORCED[event.name](event.args[1])})


def effect(s: World, choice: Choice[Any], power: str, answer: Any) -> tuple[Text, ...]:
    """What a card says that would be played or used; what a focus does; §B14.2 the points an ally is worth."""
    if choice.name == "focus":
        return (focus_does(s, power, answer),)
    if choice.name == "exhaust_points" and answer in s.board.countries:
        return (Text("preview-research", {"n": country(s, answer).value}),)
    if choice.name in KEPT:
        return tuple(Text(KEPT[choice.name], {"card": card_name(id_)}) for id_ in answer.split())
    if choice.name not in ("play", "end_turn", "use", "growth", "shop", "take") or not isinstance(answer, str):
        return ()
    for word in (CARD, ASSET, USE):
        if answer.startswith(word):
            return (Text("card-does", {"card": card_name(answer.removeprefix(word))}),)
    if choice.name == "play":
        return (Text("card-does", {"card": Text("card-order")}),) if answer == ORDER else ()
    return (Text("card-does", {"card": card_name(answer)}),) if answer not in PLAIN else ()


def focus_does(s: World, power: str, focus: str) -> Text:
    """§B3.8 to §B3.13"""
    row = s.board.powers[power]
    return Text(f"focus-does-{focus}", {"n": readied_by(s, power, focus), "price": amount("money", row.raise_one)})


KEPT: Final = {  # one or two cards, each with what it says
    "assets": "asset-does",
    "asset_keep": "asset-does",
    "objectives": "goal-asks",
}
PLAIN: Final = ("done", "sweep", "none", "money")
DEEDS: Final = ("paid", "gained", "scored", "lost", "exhausted", "influence", "moved", "readied", "raised", "allied")


def changes(happened: Sequence[Event], power: str, answer: Any) -> Iterator[Text]:
    """§B0 Costs, VP and gains, each kind once; then cards and cubes."""
    yield from totals("preview-pays", told(happened, "paid"), power)
    points = sum(args[1] for args in told(happened, "scored") if args[0] == power)
    points -= sum(args[1] for args in told(happened, "lost") if args[0] == power)
    if points:
        yield Text("preview-points" if points > 0 else "preview-loses", {"amount": amount("points", abs(points))})
    yield from totals("preview-gains", told(happened, "gained"), power)
    for _, what, n, money in (args for args in told(happened, "surplus") if args[0] == power):
        yield Text("preview-surplus", {"amount": amount(what, n), "price": amount("money", money)})
    for who, id_ in told(happened, "exhausted"):
        if who == power and id_ != answer:
            yield Text("preview-exhausts", {"country": country_name(id_)})
    for who, id_ in told(happened, "readied"):
        if who == power:
            yield Text("preview-readies", {"country": country_name(id_)})
    for who, good, n in told(happened, "raised"):
        if who == power:
            yield Text("preview-raises", {"good": good_name(good), "n": n})
    for owner, region in told(happened, "pushed_out"):
        yield Text("preview-pushes-out", {"power": seat_name(owner), "region": heading(region)})


def totals(key: str, amounts: Sequence[Any], power: str) -> Iterator[Text]:
    found: dict[str, int] = {}
    for who, what, n, *_ in amounts:
        if who == power:
            found[what] = found.get(what, 0) + n
    yield from (Text(key, {"amount": amount(what, n)}) for what, n in found.items() if n)


def standing_changes(s: World, happened: Sequence[Event], power: str) -> Iterator[Text]:
    """§B17.3 §B17.4 What he would score in a region with the cubes that are added; §B17.2 whether it then will."""
    added = told(happened, "influence")
    if not added:
        return
    then = s.clone()
    then.told = None
    for owner, region, kind, _ in added:
        add(then, owner, region, kind)
    for region in dict.fromkeys(region for _, region, *_ in added):
        was, now = points_in(s, region, power), points_in(then, region, power)
        if was != now:
            yield Text("preview-standing", {"region": heading(region), "was": was, "now": amount("points", now)})
        if is_complete(then, region) and not is_complete(s, region):
            yield Text("preview-completes", {"region": heading(region)})


def points_in(s: World, region: str, power: str) -> int:
    return sum(row.cubes + row.bonus for row in standings(s, region) if row.owner == power)


def told(happened: Sequence[Event], name: str) -> list[Any]:
    return [event.args for event in happened if event.name == name]
