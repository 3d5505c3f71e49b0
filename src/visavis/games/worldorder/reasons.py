"""The Automas' decisions, ready to be read: which line of which table left what standing."""

from __future__ import annotations

from typing import Any, Final

from visavis.games.worldorder.bot.turn import Offer
from visavis.games.worldorder.rules.influence import PERMANENT, TEMPORARY
from visavis.games.worldorder.sheets import REGIONS
from visavis.games.worldorder.state import World
from visavis.games.worldorder.words import card_name, choosable, deed_name, power_name, region_name
from visavis.kernel.journal import Explanation
from visavis.kernel.priorities import Line
from visavis.kernel.reasons import Reasoning
from visavis.kernel.view import NOTHING_SAID, Candidate, Text
from visavis.kernel.vocabulary import key_of


def decider(s: World, explanation: Explanation) -> int:
    return s.chairs.index(explanation.about[0])


def title(s: World, explanation: Explanation) -> Text:
    """What was to be decided, by whom, and for what: an action, a region, research points."""
    power, subject = explanation.about
    return Text(key_of("decision", explanation.name), {"power": power_name(power), "subject": subject_name(subject)})


def subject_name(subject: Any) -> Any:
    if isinstance(subject, int):
        return subject
    if not subject:
        return NOTHING_SAID
    return region_name(subject) if subject in REGIONS else deed_name(subject)


def line_text(s: World, line: Line) -> Text:
    """§A18.2 With the sign of a Decision card, §A6.1 or the number of an Auto-Influence card."""
    key = key_of("reason", line.text)
    if line.text == "lottery":
        by, sign = line.about
        return Text(key, {"field": Text(f"field-{by}"), "sign": Text(f"sign-{sign}")})
    return Text(key, {"card": line.about[0]}) if line.text == "first-turned" else Text(key)


def candidate(s: World, explanation: Explanation, each: Any, line: Line | None) -> Candidate:
    """A region, a country, a card of the Market by its place, a title, a type, a kind of influence."""
    if isinstance(each, Offer):
        words = {"card": card_name(each.title), "place": each.place + 1}
        return Candidate(f"{each.title} {each.place}", Text("candidate-market", words), (each.title,))
    if each in (PERMANENT, TEMPORARY):
        return Candidate(each, Text(f"answer-{each}"))
    return Candidate(each, choosable(s.board, each), (each,))


REASONING: Final = Reasoning(decider, title, line_text, candidate)
