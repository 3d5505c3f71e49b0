"""Paragraphs A18, A20 and A22: Decision cards, Auto-Influence cards, and what they choose."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from visavis.games.worldorder.rules.influence import PERMANENT, TEMPORARY
from visavis.games.worldorder.sheets import REGIONS, DecisionRow
from visavis.games.worldorder.state import World
from visavis.kernel.choice import Asking, take

NUMERALS: Final = ("I", "II", "III")
STAR: Final = "star"
CIRCLE: Final = "circle"


def decision(s: World, power: str, field: str, rule: str) -> Asking[DecisionRow]:
    """§A18.6 A Decision card, of which one field is read; §A20.1 an empty deck is made of the discard."""
    if not s.decisions:
        s.decisions, s.decisions_gone = s.decisions_gone, []
        s.tell("decisions_reshuffled", rule="A20.1")
    card = yield from take("decision", s.decisions, rule, {"power": power, "field": field})
    s.decisions_gone.append(card)
    row = s.board.decisions[card]
    s.tell("decision", power, card, field, reading(s, power, row, field), rule=rule)
    return row


def reading(s: World, power: str, row: DecisionRow, field: str) -> str:
    """§A18.6 What that field says: a focus, a flag, a kind of influence, a letter or a numeral."""
    if field == "influence":
        return PERMANENT if row.permanent[s.round - 1] else TEMPORARY
    found: str = getattr(row, field)
    return getattr(found, power) if field in ("focus", "trade") else found


def influence_card(s: World, power: str, rule: str) -> Asking[str]:
    """§A6.1 An Auto-Influence card for an Automa; §A20.1 §A20.2 the open ones are not in the discard."""
    if not s.influence:
        s.influence, s.influence_gone = s.influence_gone, []
        s.tell("influence_reshuffled", rule="A20.1")
    card = yield from take("influence_card", s.influence, rule, {"power": power})
    s.influence_gone.append(card)
    return card


def pick(s: World, power: str, options: Sequence[str], deed: str) -> Asking[str]:
    """§A18.1 §A18.2 Of two by the star, of three by the circle; §A18.3 of more by groups (ruling R43).

    §A18.4 In listing order (ruling R44); §A18.5 of one without a card.
    """
    group = list(options)
    while len(group) > 1:
        by = CIRCLE if len(group) == len(NUMERALS) else STAR
        row = yield from decision(s, power, by, "A18.2")
        half = (len(group) + 1) // 2
        if by == CIRCLE:
            left = [group[NUMERALS.index(row.circle)]]
        else:
            left = group[:half] if row.star == "A" else group[half:]
        s.tell("lottery", power, deed, row.id, by, tuple(group), tuple(left))
        group = left
    return group[0]


def search(s: World, power: str, why_not: Callable[[str], str], deed: str, rule: str) -> Asking[str]:
    """§A7.1 §A6.1 Auto-Influence cards are turned until one names a region that nothing speaks against, if any.

    §A22.1 While two cards lie open, none of the others may name one: then chance decides (ruling R29).
    """
    reasons = {region: why_not(region) for region in REGIONS}
    eligible = [region for region in REGIONS if not reasons[region]]
    if not eligible:
        return ""
    lines = s.board.influence
    if not any(lines[card][power].region in eligible for card in (*s.influence, *s.influence_gone)):
        return (yield from pick(s, power, eligible, deed))
    while True:  # §A22.2 ends: every card in circulation is turned before any comes again
        card = yield from influence_card(s, power, rule)
        region = lines[card][power].region
        s.tell("region_turned", power, deed, card, region, reasons[region], rule=rule)
        if not reasons[region]:
            return region
