"""Athena's decisions, ready to be read."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from visavis.games.bear.bot.deck import doctrine_of
from visavis.games.bear.bot.grammar import CLOSE_COMBAT, SHORT_RANGE, THIRD, parse
from visavis.games.bear.words import (
    Cast,
    action_of,
    action_text,
    called,
    counter_name,
    order_text,
    reason_text,
    slot_name,
    target_name,
)
from visavis.kernel.hexes import DIRECTIONS
from visavis.kernel.journal import Explanation
from visavis.kernel.priorities import Line
from visavis.kernel.reasons import Reasoning
from visavis.kernel.view import NOTHING_SAID, Candidate, Text

RECONSTRUCTED: Final = "reconstructed"
SCENARIO: Final = "scenario"
FIELD_OF_SLOT: Final[Mapping[str, str]] = {  # how orders.toml calls the part of a card in which a slot stands
    "cc": CLOSE_COMBAT,
    "short": SHORT_RANGE,
    "pass_check": THIRD,
    "counter": THIRD,
    "scenario": SCENARIO,
    "event": SCENARIO,
}


def card_text(cast: Cast, explanation: Explanation) -> Text:
    """§2.3a The order card that is read; §D8 most of them are not known as printed."""
    if not cast.card:
        return NOTHING_SAID
    found = doctrine_of(cast.s).cards[cast.card]
    return Text("source-card", {"n": cast.card, "colour": Text(f"order-card-{found.colour}")})


def card_marks(cast: Cast, explanation: Explanation) -> tuple[str, ...]:
    """§D8 Whether a line of the card is our own; what a scenario orders stands on no card."""
    if not cast.card or explanation.name not in ("order", "group", "priority"):
        return ()
    slot = explanation.about[0]
    field = FIELD_OF_SLOT.get(slot.rstrip("0123456789"), slot)
    if field == SCENARIO:
        return ()
    return () if field in doctrine_of(cast.s).cards[cast.card].printed else (RECONSTRUCTED,)


def decision(cast: Cast, explanation: Explanation) -> Text:
    """What was to be decided: an order and who carries it out, a way, a facing."""
    name, about = explanation.name, explanation.about
    key = f"decision-{name}"
    if name in ("order", "group"):
        return Text(key, {"slot": slot_name(about[0]), "order": order_text(parse(about[1]))})
    if name == "priority":
        return Text(key, {"slot": slot_name(about[0]), "action": action_text(action_of(about[1]))})
    if name == "member":
        return Text(key, {"goal": target_name(cast, about[1])})
    unit = counter_name(cast, about[0])
    if name in ("goal_hex", "next_target", "close_in"):
        key = f"decision-{name.replace('_', '-')}"
    if name == "move":
        return Text(key, {"unit": unit, "goal": about[1]}) if about[1] else Text("decision-withdraw", {"unit": unit})
    return Text(key, {"unit": unit, "hex": about[1]})


def candidate(cast: Cast, explanation: Explanation, name: str, line: Line | None) -> Candidate:
    """A pair, a group, a counter, a facing, or a hex."""
    lights = tuple(name.replace(">", "+").split("+"))
    return Candidate(name, candidate_name(cast, name), tuple(filter(None, lights)))


def candidate_name(cast: Cast, name: str) -> Text:
    ai, arrow, target = name.partition(">")
    if arrow and target:
        return Text("pair-name", {"ai": called(ai), "target": called(target)})
    if "+" in name:
        return Text("option-unit", {"unit": tuple(counter_name(cast, id_) for id_ in name.split("+"))})
    if ai in DIRECTIONS:
        return Text(f"facing-{ai}")
    if ai in cast.s.board.hexes:
        return Text("hex-name", {"hex": ai})
    return counter_name(cast, ai) if ai in cast.kinds else Text("option-path", {"path": ai})


REASONING: Final = Reasoning(
    seat=lambda cast, explanation: cast.s.bot,
    title=decision,
    line=lambda cast, line: reason_text(line),
    candidate=candidate,
    source=card_text,
    marks=card_marks,
)  # Athena has no secrets
