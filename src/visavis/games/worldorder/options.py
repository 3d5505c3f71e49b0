"""The answers to a question: their names, what to touch for them, and what they will surely lead to."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from visavis.games.worldorder.bot.cards import reading
from visavis.games.worldorder.layout import (
    ally_place,
    board,
    card_place,
    column_place,
    commerce_places,
    cube_id,
    growth_place,
    hand_card,
    market_cards,
    order_place,
    permanent_place,
    slot_id,
    temporary_place,
)
from visavis.games.worldorder.preview import MOST, previews
from visavis.games.worldorder.rules.influence import PERMANENT, TEMPORARY
from visavis.games.worldorder.rules.movement import RESERVE
from visavis.games.worldorder.rules.trade import ALLIES, buyable, deal_of, sellable, sources
from visavis.games.worldorder.rules.turn import ASSET, CARD, ORDER, USE
from visavis.games.worldorder.scene import influence_rows
from visavis.games.worldorder.sheets import GOODS, POWERS, REGIONS
from visavis.games.worldorder.state import World, country, free_permanent, free_temporary
from visavis.games.worldorder.vocabulary import READINGS
from visavis.games.worldorder.words import answer_name, good_name, region_name
from visavis.kernel.choice import Choice
from visavis.kernel.table import Table
from visavis.kernel.view import Option, Text

Touches = tuple[str, ...]


def options(table: Table[World], choice: Choice[Any]) -> tuple[Option, ...]:
    """Every answer, in the order the rules offer them."""
    return tuple(option(table, choice, answer) for answer in choice.options)


def option(table: Table[World], choice: Choice[Any], answer: Any) -> Option:
    s = table.state
    if choice.seat < 0:
        return Option(answer, drawn_name(s, choice, answer))
    power = s.chairs[choice.seat]
    title = TITLES.get(choice.name, usual_name)(s, choice, power, answer)
    seen: tuple[Text, ...] = ()
    leads = False
    if len(choice.options) <= MOST:
        seen, leads = previews(table, choice, power, answer)
    return Option(answer, title, touches(s, choice, power, answer), seen, leads, group=group(choice, answer))


def usual_name(s: World, choice: Choice[Any], power: str, answer: Any) -> Text:
    return answer_name(s.board, choice.name, answer)


def transaction(s: World, choice: Choice[Any], power: str, answer: str) -> Text:
    """§B7.3 §B7.5 A good, how many at most, and the price."""
    deed, _, good = answer.partition(" ")
    if not good or s.deal is None:
        return usual_name(s, choice, power, answer)
    words = {"good": good_name(good), "price": s.board.buy[good] if deed == "buy" else s.board.sell[good]}
    words["n"] = most_bought(s, power, good) if deed == "buy" else sellable(s, power, good, s.deal.terms)
    return Text(f"answer-{deed}-for", words)


def most_bought(s: World, power: str, good: str) -> int:
    """§B7.5 Of one Commerce card and of all allies in one import."""
    deal = deal_of(s)
    found = {source: buyable(s, power, good, source, deal.terms) for source in sources_of(s, power, good)}
    cards = [n for source, n in found.items() if source != ALLIES]
    return int(min(found.get(ALLIES, 0) + max(cards, default=0), s.nations[power].money // s.board.buy[good]))


def sources_of(s: World, power: str, good: str) -> list[str]:
    deal = deal_of(s)
    return sources(s, power, good, deal.terms, deal.automas)


def seller(s: World, choice: Choice[Any], power: str, answer: str) -> Text:
    """§B7.5 Whose goods, and how many; of a Commerce card also how many of the allies may be bought besides."""
    good, terms = choice.about["good"], deal_of(s).terms
    words: dict[str, Any] = {
        "seller": usual_name(s, choice, power, answer),
        "n": buyable(s, power, good, answer, terms),
    }
    words["more"] = 0 if answer == ALLIES else most_bought_besides(s, power, good, words["n"])
    return Text("answer-seller", words)


def most_bought_besides(s: World, power: str, good: str, n: int) -> int:
    left = s.nations[power].money // s.board.buy[good] - n
    return min(left, buyable(s, power, good, ALLIES, deal_of(s).terms))


TITLES: Final[Mapping[str, Callable[[World, Choice[Any], str, Any], Text]]] = {
    "trade": transaction,
    "buy_from": seller,
}


def drawn_name(s: World, choice: Choice[Any], answer: str) -> Text:
    """What a hand may draw. The numbers of some cards are ours: what is to be read on them tells them apart."""
    if choice.name == "decision":
        field = choice.about["field"]
        found = reading(s, choice.about["power"], s.board.decisions[answer], field)
        return Text("drawn-decision", {"card": answer, "found": Text(f"{READINGS[field]}-{found}")})
    if choice.name != "influence_card":
        return answer_name(s.board, choice.name, answer)
    if "power" not in choice.about:
        return Text("drawn-open", {"card": answer, "rows": influence_rows(s, answer)})
    line = s.board.influence[answer][choice.about["power"]]
    return Text("drawn-influence", {"card": answer, "region": region_name(line.region), "army": int(line.army)})


def group(choice: Choice[Any], answer: Any) -> str:
    """§B4.2 to §B4.5 Ways to play a card, apart."""
    if choice.name == "trade" and " " in str(answer):
        return "exports" if answer.startswith("sell ") else "imports"
    if choice.name != "play":
        return ""
    return "cards" if answer.startswith(CARD) else "face-down" if not answer.startswith(USE) else "abilities"


def touches(s: World, choice: Choice[Any], power: str, answer: Any) -> Touches:
    if isinstance(answer, int):
        return number_touched(s, choice, answer)
    touched = TOUCHED.get(choice.name, anything)
    return touched(s, choice, power, answer)


def number_touched(s: World, choice: Choice[Any], n: int) -> Touches:
    """§B2.19 A slot; §B13.7 a cube of the queue; §B14.4 one of two copies."""
    if choice.name == "slot":
        return (order_place(n),)
    if choice.name == "cube":
        return (cube_id(temporary_place(choice.about["region"]), n - 1),)
    return (market_cards(s)[n - 1],) if choice.name == "market_copy" else ()


def anything(s: World, choice: Choice[Any], power: str, answer: str) -> Touches:
    """A region, an own ally, a card of the hand; or nothing."""
    if answer in REGIONS:
        return (answer,)
    if answer in s.board.countries:
        return country_touched(s, answer)
    if answer in POWERS:
        return (board(s.chairs.index(answer)),) if answer in s.nations else ()
    if answer in s.nations[power].hand:
        return copies_in_hand(s, power, answer)
    return ()


def country_touched(s: World, id_: str) -> Touches:
    """Where its card lies; that of an Automa, its column."""
    for power, nation in s.nations.items():
        if id_ in nation.allies:
            return (column_place(country(s, id_).region, power),) if nation.automa else (ally_place(id_),)
    return (id_,)


def way_touched(s: World, choice: Choice[Any], power: str, answer: str) -> Touches:
    """§B4.2 to §B4.5 The card, the asset, the order, the ability."""
    if answer.startswith(CARD):
        return copies_in_hand(s, power, answer.removeprefix(CARD))
    if answer.startswith(ASSET):
        return (answer.removeprefix(ASSET),)
    if answer.startswith(USE):
        return (card_place(answer.removeprefix(USE), power),)
    return (card_place(ORDER, power),) if answer == ORDER else ()


def cards_touched(s: World, choice: Choice[Any], power: str, answer: str) -> Touches:
    """§B2.16 §G1.2 A pair of cards, or one."""
    return tuple(answer.split(" "))


def kind_touched(s: World, choice: Choice[Any], power: str, answer: str) -> Touches:
    """§B13.2 The area, or whatever lies there."""
    region = choice.about["region"]
    if answer == PERMANENT:
        lying = len(s.board.regions[region].printed) + len(s.permanent[region]) + len(s.extra[region])
        return all_there(permanent_place(region), lying, free_permanent(s, region))
    if answer == TEMPORARY:
        return all_there(temporary_place(region), len(s.temporary[region]), free_temporary(s, region))
    return ()


def all_there(place: str, cubes: int, free: int) -> Touches:
    """Cubes, then free slots."""
    slots = (slot_id(place, n) for n in range(cubes, cubes + free))
    return place, *(cube_id(place, n) for n in range(cubes)), *slots


def station_touched(s: World, choice: Choice[Any], power: str, answer: str) -> Touches:
    """§B9.3 The reserve, or an army."""
    if answer == RESERVE:
        return (count_id("army", s, power),)
    return (f"army {answer} {power}",) if answer in REGIONS else ()


def token_touched(s: World, choice: Choice[Any], power: str, answer: str) -> Touches:
    return (f"engage {answer} {power}",) if answer in REGIONS else ()


def queue_touched(s: World, choice: Choice[Any], power: str, answer: str) -> Touches:
    if answer not in REGIONS:
        return ()
    place = temporary_place(answer)
    return place, *(cube_id(place, n) for n, owner in enumerate(s.temporary[answer]) if owner == power)


def growth_touched(s: World, choice: Choice[Any], power: str, answer: str) -> Touches:
    return (growth_place(answer),)


def market_touched(s: World, choice: Choice[Any], power: str, answer: str) -> Touches:
    """§B14.4 Both copies."""
    return tuple(id_ for title, id_ in zip(s.market, market_cards(s), strict=True) if title == answer)


def good_touched(s: World, choice: Choice[Any], power: str, answer: str) -> Touches:
    return (count_id(answer, s, power),) if answer in GOODS else ()


def seller_touched(s: World, choice: Choice[Any], power: str, answer: str) -> Touches:
    """§B7.5 A Commerce card that lies face up, or the board of an Automa."""
    if answer == ALLIES or answer not in POWERS:
        return ()
    up = [place for place, is_up in zip(commerce_places(s, answer), s.commerce[answer], strict=True) if is_up]
    return tuple(up[:1]) or (board(s.chairs.index(answer)),)


def from_pile_touched(s: World, choice: Choice[Any], power: str, answer: str) -> Touches:
    """§K2.27"""
    pile, _, title = answer.partition(" ")
    return copies_in_hand(s, power, title) if pile == "hand" else ()


def copies_in_hand(s: World, power: str, title: str) -> Touches:
    """Copies of a card are equal."""
    return tuple(hand_card(power, title, n + 1) for n in range(s.nations[power].hand.count(title)))


def count_id(name: str, s: World, power: str) -> str:
    return f"{name} {s.chairs.index(power)}"


TOUCHED: Final[Mapping[str, Callable[[World, Choice[Any], str, str], Touches]]] = {
    "play": way_touched,
    "end_turn": way_touched,
    "assets": cards_touched,
    "objectives": cards_touched,
    "objective": cards_touched,
    "use": lambda s, choice, power, answer: (answer,) if answer in s.nations[power].assets else (),
    "influence": kind_touched,
    "move_from": station_touched,
    "base_from": station_touched,
    "engage_token": token_touched,
    "cash": token_touched,
    "reset": queue_touched,
    "growth": growth_touched,
    "shop": market_touched,
    "take": market_touched,
    "pay": good_touched,
    "buy_from": seller_touched,
    "restructure": from_pile_touched,
}
