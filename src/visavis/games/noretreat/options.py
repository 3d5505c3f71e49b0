"""How each answer is named, and what a touch of it is."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from visavis.games.noretreat.rules.battle import LAST, final_column, shifts, strengths
from visavis.games.noretreat.rules.cards import CARD
from visavis.games.noretreat.rules.declaring import able_beside
from visavis.games.noretreat.rules.movement import points, reach
from visavis.games.noretreat.sheets import SIDES
from visavis.games.noretreat.state import RAIL, Battle, War
from visavis.games.noretreat.words import card_name, place_name, shift_text, side_name, unit_name
from visavis.kernel.choice import Choice
from visavis.kernel.marks import TARGET
from visavis.kernel.view import Option, Text
from visavis.kernel.vocabulary import key_of

ASIDE: Final = ("quiet",)  # seldom wanted
LEADING: Final = ("move", "place", "detrain")  # who is named only leads to where it goes
LEAVING: Final = (*LEADING, "target")  # questions whose "done" may leave something undone
STRUCK: Final = ("target", "battle")  # questions about hexes to be attacked


def options(s: War, choice: Choice[Any]) -> tuple[Option, ...]:
    """Every answer with its name, the costs of goals and the odds of a battle."""
    costs = costs_of(s, choice)
    return tuple(option(s, choice, answer, costs) for answer in choice.options)


def option(s: War, choice: Choice[Any], answer: Any, costs: dict[str, int]) -> Option:
    side = choice.about.get("side", s.side)
    title, touches = named(s, side, answer)
    return Option(
        answer,
        title,
        touches,
        tuple(preview(s, choice, answer, costs)),
        leads=choice.name in LEADING and answer in s.board.units,
        aside=answer in ASIDE,
        marks=(TARGET,) if choice.name in STRUCK and answer in s.board.places else (),
        figure=str(costs[answer]) if answer in costs else "",
    )


def preview(s: War, choice: Choice[Any], answer: Any, costs: dict[str, int]) -> Iterator[Text]:
    """§B8.1 What a way costs; §B10.12 the odds before a battle is fought; what an end of a phase leaves undone."""
    if answer in costs:
        yield Text("preview-cost", {"n": costs[answer]})
    elif choice.name == "commit" and answer == "go" and s.battle is not None:
        yield odds_text(s)
    elif choice.name in STRUCK and answer in s.board.places:
        attackers = tuple(able_beside(s, s.side, answer))
        yield Text("preview-at-most", {"odds": odds_of(s, Battle(answer, s.side, attackers=attackers))})
    elif choice.name == "join" and s.battle is not None:
        battle = s.battle.clone()
        battle.attackers = (*battle.attackers, *((answer,) if answer in s.board.units else ()))
        yield odds_of(s, battle)
    elif choice.name in LEAVING and answer == "done":
        left = tuple(named(s, s.side, each)[0] for each in choice.options if each in s.board.units)
        if left:
            yield Text("preview-left", {"n": len(left), "units": left})


def named(s: War, side: int, answer: Any) -> tuple[Text, tuple[str, ...]]:
    """What an answer is called: a counter, a place, a card, a die, or a word."""
    if isinstance(answer, int):
        return Text("answer-number", {"n": answer}), ()
    if answer in s.board.units:
        return unit_name(answer), (answer,)
    if answer in s.board.places:
        return place_name(s.board, answer), (answer,)
    if answer == RAIL:
        return Text("answer-rail"), (f"{RAIL} {side}",)
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
    """Of the battle that is fought."""
    assert s.battle is not None
    return odds_of(s, s.battle)


def odds_of(s: War, battle: Battle) -> Text:
    """§B10.12 §B10.13 Strengths, every shift by its name, and the column they lead to."""
    if not battle.defenders:
        battle.defenders = s.at[battle.hex]
    attack, defence = strengths(s, battle)
    column = final_column(s, battle)
    named_shifts = tuple(shift_text(each.name, each.n) for each in shifts(s, battle))
    words = {
        "attack": attack,
        "defence": defence,
        "column": s.board.columns[column] if 0 <= column <= LAST else Text("column-left"),
        "shifts": named_shifts,
        "named": Text("odds-named", {"shifts": named_shifts}) if named_shifts else "",
    }
    return Text("preview-odds", words)
