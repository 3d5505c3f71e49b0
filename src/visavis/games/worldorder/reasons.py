"""The Automas' decisions, ready to be read: which line of which table left what standing."""

from __future__ import annotations

from typing import Any, Final

from visavis.games.worldorder.bot.turn import ACTIONS, Offer
from visavis.games.worldorder.hidden import SECRET
from visavis.games.worldorder.layout import cell_place
from visavis.games.worldorder.rules.influence import PERMANENT, TEMPORARY
from visavis.games.worldorder.sheets import REGIONS
from visavis.games.worldorder.state import World
from visavis.games.worldorder.words import (
    answer_name,
    card_name,
    card_said,
    choosable,
    deed_name,
    power_name,
    region_name,
    type_name,
)
from visavis.kernel.journal import Explanation
from visavis.kernel.priorities import Line
from visavis.kernel.reasons import Reasoning
from visavis.kernel.view import NOTHING_SAID, READER, Candidate, Text
from visavis.kernel.vocabulary import key_of


def decider(s: World, explanation: Explanation) -> int:
    return explanation.about[0] if is_own(explanation) else s.chairs.index(explanation.about[0])


def is_own(explanation: Explanation) -> bool:
    """Whether an opponent of our own has decided: it sits on a chair, an Automa is a power."""
    return isinstance(explanation.about[0], int)


def told_to(s: World, explanation: Explanation, seat: int) -> Explanation | None:
    """§B1.8 What an opponent could have played, and its secret choices, it keeps to itself until the game is over."""
    if not is_own(explanation) or s.ending or seat in (READER, decider(s, explanation)):
        return explanation
    if explanation.name in SECRET:
        return None
    only = (explanation.chosen,)
    lines = [line._replace(before=only, after=only, about=()) for line in explanation.lines]
    return explanation._replace(lines=tuple(lines))


def title(s: World, explanation: Explanation) -> Text:
    """What was to be decided, by whom, and for what: an action, a region, research points."""
    if is_own(explanation):
        return Text("decision-own", {"power": power_name(s.chairs[decider(s, explanation)])})
    power, subject = explanation.about
    return Text(key_of("decision", explanation.name), {"power": power_name(power), "subject": subject_name(s, subject)})


def subject_name(s: World, subject: Any) -> Any:
    if isinstance(subject, int):
        return subject
    if not subject:
        return NOTHING_SAID
    if subject in s.board.abilities:
        return card_said(subject)
    return region_name(subject) if subject in REGIONS else deed_name(subject)


def line_text(s: World, line: Line) -> Text:
    """§A18.2 With the sign of a Decision card, §A6.1 or the number of an Auto-Influence card."""
    key = key_of("reason", line.text)
    if line.text == "row":
        return Text(key, {"type": type_name(line.about[0])})
    if line.text == "lottery":
        by, sign = line.about
        return Text(key, {"field": Text(f"field-{by}"), "sign": Text(f"sign-{sign}")})
    return Text(key, {"card": line.about[0]}) if line.text in ("first-turned", "flag") else Text(key)


def candidate(s: World, explanation: Explanation, each: Any, line: Line | None) -> Candidate:
    """A region, a country, a card of the Market by its place, a title, a type, a kind of influence."""
    if is_own(explanation):
        return own_candidate(s, explanation, each, line)
    if isinstance(each, Offer):
        words = {"card": card_name(each.title), "place": each.place + 1}
        return Candidate(f"{each.title} {each.place}", Text("candidate-market", words), (each.title,))
    if each in (PERMANENT, TEMPORARY):
        return Candidate(each, Text(f"answer-{each}"))
    if each in ACTIONS:
        return Candidate(each, deed_name(each), (cell_place(each, explanation.about[0]),))
    return Candidate(each, choosable(s.board, each), (each,))


def own_candidate(s: World, explanation: Explanation, each: Any, line: Line | None) -> Candidate:
    """§O1 An answer, with what the opponent expects of it where that has been worked out."""
    name = answer_name(s.board, explanation.name, each)
    values = dict(line.about) if line is not None else {}
    if each in values:
        name = Text("candidate-valued", {"name": name, "value": values[each]})
    return Candidate(str(each), name)


REASONING: Final = Reasoning(decider, title, line_text, candidate, told_to)
