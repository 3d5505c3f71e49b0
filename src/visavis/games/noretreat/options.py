"""How each answer is named, and what a touch of it is."""

from __future__ import annotations

from typing import Any, Final

from visavis.games.noretreat.rules.battle import LAST, final_column, shifts, strengths
from visavis.games.noretreat.rules.cards import CARD
from visavis.games.noretreat.rules.movement import points, reach
from visavis.games.noretreat.sheets import SIDES
from visavis.games.noretreat.state import War
from visavis.games.noretreat.words import card_name, place_name, shift_text, side_name, unit_name
from visavis.kernel.choice import Choice
from visavis.kernel.view import Option, Text
from visavis.kernel.vocabulary import key_of

ASIDE: Final = ("quiet",)  # seldom wanted


def options(s: War, choice: Choice[Any]) -> tuple[Option, ...]:
    """Every answer with its name, the costs of goals and the odds of a battle."""
    costs = costs_of(s, choice)
    return tuple(option(s, choice, answer, costs) for answer in choice.options)


def option(s: War, choice: Choice[Any], answer: Any, costs: dict[str, int]) -> Option:
    side = choice.about.get("side", s.side)
    title, touches = named(s, side, answer)
    preview = (Text("preview-cost", {"n": costs[answer]}),) if answer in costs else ()
    if choice.name == "commit" and answer == "go" and s.battle is not None:
        preview = (odds_text(s),)
    return Option(answer, title, touches, preview, aside=answer in ASIDE)


def named(s: War, side: int, answer: Any) -> tuple[Text, tuple[str, ...]]:
    """What an answer is called: a counter, a place, a card, a die, or a word."""
    if isinstance(answer, int):
        return Text("answer-number", {"n": answer}), ()
    if answer in s.board.units:
        return unit_name(answer), (answer,)
    if answer in s.board.places:
        return place_name(s.board, answer), (answer,)
    if answer.startswith(CARD):
        card = answer.removeprefix(CARD)
        return Text("answer-play", {"card": card_name(card, side)}), (card_thing(side, card),)
    if answer in s.board.cards:
        return card_name(answer, side), (card_thing(side, answer),)
    if answer in SIDES:
        return side_name(SIDES.index(answer)), ()
    return Text(key_of("answer", answer)), ()


def card_thing(side: int, card: str) -> str:
    """What a card in a hand is called as a thing."""
    return f"card {side} {card}"


def costs_of(s: War, choice: Choice[Any]) -> dict[str, int]:
    """§B8.1 By goal: what it costs to get there."""
    unit = choice.about.get("unit", "")
    if choice.name != "goal" or unit not in s.board.units or s.where[unit] not in s.board.places:
        return {}
    return reach(s, unit, choice.about.get("points", points(s, unit)))[0]


def odds_text(s: War) -> Text:
    """§B10.12 §B10.13 Strengths, every shift by its name, and the column they lead to."""
    battle = s.battle
    assert battle is not None
    attack, defence = strengths(s, battle)
    column = final_column(s, battle)
    words = {
        "attack": attack,
        "defence": defence,
        "column": s.board.columns[column] if 0 <= column <= LAST else Text("column-left"),
        "shifts": tuple(shift_text(each.name, each.n) for each in shifts(s, battle)),
    }
    return Text("preview-odds", words)
