"""How each answer is named, what is touched for it, and what it leads to."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, Final

from visavis.games.noretreat.asking import is_open
from visavis.games.noretreat.paths import paths_of
from visavis.games.noretreat.preview import costs_of, foretold
from visavis.games.noretreat.risks import risks_of
from visavis.games.noretreat.rules.battle import BOOST, running
from visavis.games.noretreat.rules.cards import CARD
from visavis.games.noretreat.rules.movement import ends_of_move
from visavis.games.noretreat.rules.retreats import advance_ends
from visavis.games.noretreat.sheets import SIDES
from visavis.games.noretreat.state import RAIL, War
from visavis.games.noretreat.words import card_name, place_name, side_name, unit_name
from visavis.kernel.choice import Choice
from visavis.kernel.marks import RISKY, TARGET
from visavis.kernel.view import Option, Text
from visavis.kernel.vocabulary import key_of

ASIDE: Final = ("quiet",)  # seldom wanted
LEADING: Final = ("move", "flip", "place", "join", "detrain", "advance", "return", "rebuild")  # who, before where
ATTACKS: Final = ("target", "battle", "blow", "blow.free", "wave")


def options(s: War, choice: Choice[Any]) -> tuple[Option, ...]:
    """Every answer with its name, what it costs and what comes of it."""
    told, costs, risks, paths = foretold(s, choice), costs_of(s, choice), risks_of(s, choice), paths_of(s, choice)
    found = []
    for answer in choice.options:
        title, touches = in_hand(s, choice, answer)
        (preview, details), open_ = told(answer), risks(answer)
        way = paths(answer)
        found.append(
            Option(
                answer,
                title,
                (*touches, *place_of(s, choice, answer)),
                (*open_, *preview, *passed(s, way)),
                leads=choice.name in LEADING and answer in s.board.units and leaves_choice(s, choice, answer),
                group=group_of(s, answer),
                aside=answer in ASIDE,
                marks=marks_of(s, choice, answer, bool(open_)),
                details=details,
                figure=f"{costs[answer]}{'!' * bool(open_)}" if answer in costs else "",
                way=way,
            )
        )
    return tuple(found) if choice.name != "lose" else without_places(found)


ENDS: Final[Mapping[str, Callable[[War, str], Collection[str]]]] = {  # by question: where a counter may go next
    "move": ends_of_move,
    "advance": lambda s, id_: advance_ends(s, running(s), id_),
}


def leaves_choice(s: War, choice: Choice[Any], id_: str) -> bool:
    """Whether more is asked before anything is decided: not of the last who can join, nor where one way is left."""
    if choice.name == "join":
        return any(other in s.board.units for other in choice.options if other != id_)
    return choice.rule not in ("B8.1", "B10.41") or len(ENDS[choice.name](s, id_)) > 1


def passed(s: War, way: Sequence[str]) -> tuple[Text, ...]:
    """The hexes between."""
    between = tuple(place_name(s.board, place) for place in way[1:-1])
    return (Text("preview-way", {"way": between}),) if between else ()


def marks_of(s: War, choice: Choice[Any], answer: Any, is_risky: bool) -> tuple[str, ...]:
    attack = (TARGET,) if choice.name in ATTACKS and answer in s.board.places else ()
    return (*attack, RISKY) if is_risky else attack


def place_of(s: War, choice: Choice[Any], answer: Any) -> tuple[str, ...]:
    """The place of a counter stands for it where nobody else there is an answer; of a place, who stands there."""
    if answer in s.board.places:
        return s.at.get(answer, ())
    if answer not in s.board.units or s.where[answer] not in s.board.places:
        return ()
    place = s.where[answer]
    alone = sum(other in choice.options for other in s.at[place]) == 1 and place not in choice.options
    return (place,) if alone else ()


def without_places(found: Sequence[Option]) -> tuple[Option, ...]:
    """Who loses a step is touched himself, so that nobody is lost by touching a hex."""
    return tuple(each._replace(touches=each.touches[:1]) for each in found)


def group_of(s: War, answer: Any) -> str:
    """What stands together in a list."""
    if not isinstance(answer, str):
        return ""
    if answer.startswith(CARD):
        return "cards"
    return "units" if answer in s.board.units else "places" if answer in s.board.places else ""


def in_hand(s: War, choice: Choice[Any], answer: Any) -> tuple[Text, tuple[str, ...]]:
    """§CE25S A card of the other hand is called as it is there, and can be touched only if that hand lies open."""
    side = choice.about.get("side", s.side)
    holder = choice.about.get("hand", side)
    title, touches = named(s, holder, answer)
    return title, touches if holder == side or is_open(s) else ()


def named(s: War, side: int, answer: Any) -> tuple[Text, tuple[str, ...]]:
    """What an answer is called: a counter, a place, a card, a die, or a word."""
    if isinstance(answer, int):
        return Text("answer-number", {"n": answer}), ()
    if answer in s.board.units:
        return unit_name(answer), (answer,)
    if answer in s.board.places:
        return place_name(s.board, answer), (answer,)
    if answer == BOOST:
        return Text("answer-boost", {"side": side_name(side)}), ()
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
