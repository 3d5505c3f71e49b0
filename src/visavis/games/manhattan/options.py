"""The answers to a question: their names, what to touch for them, and what they will surely lead to."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from visavis.games.manhattan.board import LETTERS, TYPES, Workplace
from visavis.games.manhattan.check import standing
from visavis.games.manhattan.layout import bomb_place, building_place, card_id
from visavis.games.manhattan.preview import (
    build_preview,
    load_preview,
    place_preview,
    purchase_preview,
    repair_preview,
    retrieve_preview,
    sortie_preview,
    talk_preview,
    test_preview,
)
from visavis.games.manhattan.rules.bombs import BUILD, TEST
from visavis.games.manhattan.rules.gains import NO_CARD, output_name
from visavis.games.manhattan.rules.pacts import CANCEL, OFFER
from visavis.games.manhattan.rules.placing import price_name
from visavis.games.manhattan.rules.strikes import DONE
from visavis.games.manhattan.rules.turn import BUILDING, END, OCCUPY, RETRIEVE, TALK
from visavis.games.manhattan.setup import COLOURS
from visavis.games.manhattan.state import Race, contractor_of, worker_of
from visavis.games.manhattan.words import (
    amount,
    bomb_name,
    building_name,
    listed,
    output_named,
    place_name,
    side_name,
    space_name,
    worker_name,
)
from visavis.kernel.choice import Choice
from visavis.kernel.marks import TARGET
from visavis.kernel.view import Option, Text

SELDOM: Final = (OCCUPY, TALK)  # what a newcomer can do without
BARE: Final = (RETRIEVE, OCCUPY, TALK, END, DONE, CANCEL, OFFER)  # answers that are words of their own


def options(s: Race, choice: Choice[Any]) -> tuple[Option, ...]:
    """Every answer, in the order the rules offer them."""
    titled: OptionOf = OPTION_OF.get(choice.name, card_option)
    return tuple(
        bare_option(s, choice, answer) if answer in BARE else titled(s, choice, answer) for answer in choice.options
    )


def bare_option(s: Race, choice: Choice[Any], answer: str) -> Option:
    seen: tuple[Text, ...] = ()
    if answer == RETRIEVE:
        seen = retrieve_preview(s, choice.seat)
    elif answer == TALK:
        seen = talk_preview(s, RETRIEVE in choice.options)
    return Option(answer, Text(f"option-{answer}"), preview=seen, aside=answer in SELDOM)


def act_option(s: Race, choice: Choice[Any], answer: str) -> Option:
    """§4.2 A place to send workers to, or something to do with a bomb."""
    verb, _, card = answer.partition(" ")
    if not card:
        seen = place_preview(s, choice.seat, ("enter", verb, True), verb)
        return Option(answer, Text("option-enter", {"space": space_name(verb)}), (verb,), seen, group="main-board")
    if verb == BUILDING:
        seen = place_preview(s, choice.seat, (BUILDING, card, True), card)
        title = Text("option-man", {"building": building_name(s.board, card)})
        return Option(answer, title, (building_place(card),), seen, group="buildings")
    title = Text(f"option-{verb}", {"bomb": bomb_name(card)})
    if verb == BUILD:
        return Option(answer, title, (card_id(card),), build_preview(s, choice.seat, card), group="bombs")
    if verb == TEST:
        return Option(answer, title, (bomb_place(card),), test_preview(s, choice.seat, card), group="tests")
    return Option(answer, title, (bomb_place(card),), load_preview(s, choice.seat, card), group="loading")


def occupy_option(s: Race, choice: Choice[Any], answer: str) -> Option:
    place = answer.removeprefix(f"{BUILDING} ")
    touch = answer if answer in s.board.spaces else building_place(place)
    return Option(answer, Text("option-occupy-place", {"place": place_name(s, place)}), (touch,))


def worker_option(s: Race, choice: Choice[Any], answer: str) -> Option:
    """A worker of the personal supply: touching any of its like will do (those that stand elsewhere come first)."""
    type_ = LETTERS.index(answer[0])
    worker = worker_of(choice.seat, type_) if len(answer) == 1 else contractor_of(type_)
    return Option(answer, worker_name(answer), supply_touches(s, choice.seat, worker, type_))


def supply_touches(s: Race, seat: int, worker: str, type_: int) -> tuple[str, ...]:
    """The workers of a kind in a seat's supply, numbered as the view numbers them."""
    nation = s.nation[seat]
    if worker == worker_of(seat, type_):
        first, n = standing(s)[worker] + 1, nation.own[type_]
    else:
        before = sum(other.hired[type_] for other in s.nation[:seat])
        first, n = standing(s)[worker] + before + 1, nation.hired[type_]
    return tuple(f"worker {worker} {number}" for number in range(first, first + n))


def own_option(s: Race, choice: Choice[Any], answer: int) -> Option:
    """How many of so many are own."""
    n = choice.about["n"]
    words = {"own": answer, "contractors": n - answer, "good": Text(f"good-{TYPES[choice.about['type']]}")}
    return Option(answer, Text("option-own", words))


def slot_option(s: Race, choice: Choice[Any], answer: str) -> Option:
    """§8.1.2 A card of the market and its price, or none."""
    if answer == NO_CARD:
        return Option(answer, Text("option-buy-nothing"))
    price, seen = purchase_preview(s, "E" if choice.about["engineer"] else "L", answer)
    words = {"building": building_name(s.board, answer), "price": price}
    return Option(answer, Text("option-buy", words), (card_id(answer),), seen)


def side_option(s: Race, choice: Choice[Any], answer: str) -> Option:
    """§6.9 One side of what a place gives, or §6.8 of what it asks."""
    place = place_asked(s, choice.about)
    if choice.name == "building_pay":
        paid = next(side for side in place.pay if price_name(side) == answer)
        return Option(answer, listed([amount(name, n) for name, n in paid]))
    gained = next(output for output in place.gives if output_name(output) == answer)
    return Option(answer, listed(output_named(gained)))


def place_asked(s: Race, about: Mapping[str, Any]) -> Workplace:
    card: str = next(about[key] for key in ("card", "building", "space") if key in about)
    found: Workplace = s.board.spaces[card] if card in s.board.spaces else s.board.buildings[card]
    return found


def strike_option(s: Race, choice: Choice[Any], answer: str) -> Option:
    """§9.4 §9.5 Which plane flies, against whom, at what."""
    plane, victim, target = answer.split(" ")
    touch = f"{target} {victim}" if plane == "fighters" else building_place(target)
    return Option(answer, strike_name(s, answer), (touch,), sortie_preview(s, choice.seat, answer), marks=(TARGET,))


def repair_option(s: Race, choice: Choice[Any], answer: str) -> Option:
    title = Text("option-repair", {"building": building_name(s.board, answer)})
    return Option(answer, title, (building_place(answer),), repair_preview(s, choice.seat, answer))


def seat_option(s: Race, choice: Choice[Any], answer: int) -> Option:
    return Option(answer, side_name(answer), (f"board {answer}",))


def number_option(s: Race, choice: Choice[Any], answer: int) -> Option:
    return Option(answer, Text("option-sorties", {"n": answer}))


def word_option(s: Race, choice: Choice[Any], answer: str) -> Option:
    return Option(answer, Text(f"{WORDS_OF[choice.name]}-{answer.replace('_', '-')}"))


def card_option(s: Race, choice: Choice[Any], answer: str) -> Option:
    """A card drawn or drafted, or the player who begins."""
    if answer in s.board.bombs:
        return Option(answer, bomb_name(answer), (card_id(answer),))
    if answer in s.board.buildings:
        return Option(answer, building_name(s.board, answer), (card_id(answer),))
    return Option(answer, side_name(COLOURS.index(answer)))


WORKERS_ASKED: Final = ("main_worker", "design_scientist", "design_engineer", "building_worker", "start_worker")
WORDS_OF: Final = {"pact_clause": "promise", "pact_answer": "answer", "pact_what": "what"}
OptionOf = Callable[[Race, Choice[Any], Any], Option]
OPTION_OF: Final[Mapping[str, OptionOf]] = {
    "act": act_option,
    "occupy": occupy_option,
    **dict.fromkeys(WORKERS_ASKED, worker_option),
    "building_own": own_option,
    "build_scientists": own_option,
    "build_engineers": own_option,
    "gain_own": own_option,
    "construct_slot": slot_option,
    "gain_side": side_option,
    "building_pay": side_option,
    "strike": strike_option,
    "repair_point": repair_option,
    "repair_offer": repair_option,
    "pact_clause": word_option,
    "pact_answer": word_option,
    "pact_what": word_option,
    "pact_who": seat_option,
    "pact_whom": seat_option,
    "pact_sorties": number_option,
}


def answer_name(s: Race, question: str, answer: Any) -> Text:
    """An answer in words, for a reason that speaks of it when the question has gone."""
    if answer in BARE or answer == "work":
        return Text(f"option-{answer}")
    if question in ("act", "occupy"):
        return act_name(s, answer)
    if question in WORKERS_ASKED:
        return worker_name(answer)
    if isinstance(answer, int):
        return side_name(answer) if question in ("pact_who", "pact_whom") else Text("option-number", {"n": answer})
    if question == "strike":
        return strike_name(s, answer)
    if question in WORDS_OF:
        return Text(f"{WORDS_OF[question]}-{answer.replace('_', '-')}")
    if question in ("gain_side", "building_pay"):
        return listed([Text(f"good-{name}") for name in answer.split("+")])
    if answer == NO_CARD:
        return Text("option-buy-nothing")
    return card_name(s, answer)


def act_name(s: Race, answer: str) -> Text:
    verb, _, card = answer.partition(" ")
    if not card:
        return space_name(verb)
    if verb == BUILDING:
        return building_name(s.board, card)
    return Text(f"option-{verb}", {"bomb": bomb_name(card)})


def card_name(s: Race, card: str) -> Text:
    return bomb_name(card) if card in s.board.bombs else building_name(s.board, card)


def strike_name(s: Race, answer: str) -> Text:
    plane, victim, target = answer.split(" ")
    words: dict[str, Any] = {"plane": Text(f"plane-{plane}"), "side": side_name(int(victim))}
    if plane == "fighters":
        return Text("option-shoot", words | {"target": Text(f"plane-{target}")})
    return Text("option-bomb", words | {"building": building_name(s.board, target)})
