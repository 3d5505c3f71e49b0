"""Every name of the game as a Text, ready for either language."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from visavis.games.worldorder.board import STARTING, Board
from visavis.games.worldorder.rules.engage import LEAVE
from visavis.games.worldorder.rules.movement import RESERVE
from visavis.games.worldorder.rules.preparation import NONE
from visavis.games.worldorder.rules.relations import DONE
from visavis.games.worldorder.rules.research import SWEEP
from visavis.games.worldorder.rules.trade import ALLIES, BUY, SELL
from visavis.games.worldorder.rules.turn import ASSET, CARD, MONEY, ORDER, USE
from visavis.games.worldorder.sheets import ECONOMIC, FOCUSES, GOODS, POWERS, REGIONS
from visavis.kernel.view import Text

PLAIN_ANSWERS: Final = (DONE, LEAVE, NONE, "pass", "yes", "no", "permanent", "temporary", SWEEP, MONEY, ORDER, ALLIES)


def power_name(power: str) -> Text:
    """A power; or the locals, who own some printed cubes."""
    return Text(f"power-{power}")


def region_name(region: str) -> Text:
    return Text(f"region-{region}")


def station_name(place: str) -> Text:
    """Where an army is: a region, or the reserve."""
    return Text("reserve") if place == RESERVE else region_name(place)


def country_name(id_: str) -> Text:
    """A country; its starting version is another card."""
    if id_.startswith(STARTING):
        return Text("country-starting", {"country": country_name(id_.removeprefix(STARTING))})
    return Text(f"country-{id_}")


def card_name(id_: str) -> Text:
    """An ability card, a Growth card, an asset, an objective."""
    return Text(f"card-{id_}")


def card_said(id_: str) -> Text:
    """In a sentence: in quotation marks."""
    return Text("card-said", {"card": card_name(id_)})


def good_name(good: str) -> Text:
    return Text(f"good-{good}")


def amount(good: str, n: int) -> Text:
    return Text(f"amount-{good}", {"n": n})


def goods_named(goods: Mapping[str, int]) -> tuple[Text, ...]:
    return tuple(amount(good, n) for good, n in goods.items() if n)


def deed_name(deed: str) -> Text:
    """An action: trade, engage, ..."""
    return Text(f"deed-{deed}")


def cell_name(cell: str) -> Text:
    """§A5.2 A cell of the Automa board."""
    return Text(f"cell-{cell}")


def type_name(type_: str) -> Text:
    return Text(f"type-{type_}")


def named(board: Board, word: str) -> Text:
    """Whatever an answer or a decision may be about, by its id."""
    if word in REGIONS or word == RESERVE:
        return station_name(word)
    if word in board.countries:
        return country_name(word)
    if word in POWERS:
        return power_name(word)
    return good_name(word) if word in GOODS else card_name(word)


def choosable(board: Board, id_: str) -> Text:
    """§A18.4 What an Automa chooses among: types of a card, regions, countries, titles."""
    return type_name(id_) if id_ in FOCUSES or id_ == ECONOMIC else named(board, id_)


# Answers


NUMBERED: Final = {"slot": "answer-slot", "cube": "answer-cube", "market_copy": "answer-market-copy"}


def answer_name(board: Board, question: str, answer: Any) -> Text:
    """An answer as a button says it."""
    if isinstance(answer, int):
        return Text(NUMBERED.get(question, "answer-number"), {"n": answer})
    if answer in PLAIN_ANSWERS:
        return Text(f"answer-{answer}")
    if question == "focus":
        return Text(f"focus-{answer}")
    if question in ("branch", "order_line"):
        return Text(f"branch-{answer}")
    if question == "swap":
        region, power = answer.split(" ")
        return Text("answer-swap", {"region": region_name(region), "power": power_name(power)})
    if question == "symbol":
        return type_name(answer)
    return prefixed(board, answer)


def prefixed(board: Board, answer: str) -> Text:
    """What begins with a word for the deed; two cards; or the name of a thing."""
    if answer.startswith(CARD):
        return named(board, answer.removeprefix(CARD))
    for deed in (ASSET, USE):
        if answer.startswith(deed):
            return Text(f"answer-{deed.strip()}", {"card": card_said(answer.removeprefix(deed))})
    for deed in (SELL, BUY):
        if answer.startswith(deed):
            return Text(f"answer-{deed.strip()}", {"good": good_name(answer.removeprefix(deed))})
    first, _, second = answer.partition(" ")
    if first in ("hand", "discard"):  # §K2.27
        return Text(f"answer-from-{first}", {"card": card_said(second)})
    return (
        Text("answer-two", {"first": card_name(first), "second": card_name(second)}) if second else named(board, first)
    )
