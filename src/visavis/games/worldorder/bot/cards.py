"""Paragraphs A18, A20 and A22: Decision cards, Auto-Influence cards, and what they choose."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from visavis.games.worldorder.rules.influence import PERMANENT, TEMPORARY
from visavis.games.worldorder.sheets import REGIONS, DecisionRow
from visavis.games.worldorder.state import World
from visavis.kernel.choice import Asking, take
from visavis.kernel.journal import Explanation
from visavis.kernel.priorities import Line

NUMERALS: Final = ("I", "II", "III")
STAR: Final = "star"
CIRCLE: Final = "circle"


# Why a region is passed over, in the order in which it is looked at, and the paragraph that says so
PASSED_OVER: Final = {
    "in-zone": "A4.7",
    "no-country": "A6.2",
    "no-ally": "A7.1",
    "limit": "A9.1",
    "dear": "A7.3",
    "own-cube": "A15.6",
}
PASSED_BY: Final = {  # where the chapter of the action has a paragraph of its own
    ("base", "no-ally"): "A11.1",
    ("base", "limit"): "A11.1",
    ("base", "own-cube"): "A11.10",
    ("invest", "no-ally"): "A9.1",
    ("relations", "own-cube"): "A15.10",
}


def explain(s: World, name: str, lines: Sequence[Line], chosen: object, *about: object) -> None:
    s.explain(Explanation(name, tuple(lines), chosen, about))


def instead(s: World, power: str, due: str, did: str, why: str, rule: str) -> None:
    """§A5.6 §A5.7 Another action is done than the one that is due, and why."""
    s.tell("substituted", power, due, did, why, rule=rule)
    explain(s, "automa-instead", [Line(rule, f"instead-{why}", (due, did), (did,))], did, power, due)


def decision(s: World, power: str, field: str, rule: str, between: Sequence[str] = ()) -> Asking[DecisionRow]:
    """§A18.6 A Decision card, of which one field is read; §A20.1 an empty deck is made of the discard."""
    if not s.decisions:
        s.decisions, s.decisions_gone = list(s.decisions_gone), []
        s.tell("decisions_reshuffled", rule="A20.1")
    about: dict[str, object] = {"power": power, "field": field, "between": tuple(between)}
    card = yield from take("decision", s.decisions, rule, about)
    s.decisions_gone = [*s.decisions_gone, card]
    row = s.board.decisions[card]
    s.tell("decision", power, card, field, reading(s, power, row, field), rule=rule)
    return row


def reading(s: World, power: str, row: DecisionRow, field: str) -> str:
    """§A18.6 What that field says: a focus, a flag, a kind of influence, a letter or a numeral."""
    if field == "influence":
        return PERMANENT if row.permanent[s.round - 1] else TEMPORARY
    found = getattr(row, field)
    said: str = getattr(found, power) if field in ("focus", "trade") else found  # by power, or the same for all
    return said


def influence_card(s: World, power: str, rule: str, deed: str) -> Asking[str]:
    """§A6.1 An Auto-Influence card for an Automa; §A20.1 §A20.2 the open ones are not in the discard."""
    if not s.influence:
        s.influence, s.influence_gone = list(s.influence_gone), []
        s.tell("influence_reshuffled", rule="A20.1")
    card = yield from take("influence_card", s.influence, rule, {"power": power, "reader": (power, deed)})
    s.influence_gone = [*s.influence_gone, card]
    return card


def pick(s: World, power: str, options: Sequence[str], deed: str, why: list[Line]) -> Asking[str]:
    """§A18.1 §A18.2 Of two by the star, of three by the circle; §A18.3 of more by groups (ruling R43).

    §A18.4 In listing order (ruling R44); §A18.5 of one without a card.
    """
    group = list(options)
    while len(group) > 1:
        by = CIRCLE if len(group) == len(NUMERALS) else STAR
        row = yield from decision(s, power, by, "A18.2", group)
        half = (len(group) + 1) // 2
        if by == CIRCLE:
            left = [group[NUMERALS.index(row.circle)]]
        else:
            left = group[:half] if row.star == "A" else group[half:]
        s.tell("lottery", power, deed, row.id, by, tuple(group), tuple(left))
        sign = row.circle if by == CIRCLE else row.star
        why.append(Line("A18.2", "lottery", tuple(group), tuple(left), about=(by, sign)))
        group = left
    return group[0]


def search(s: World, power: str, why_not: Callable[[str], str], deed: str, rule: str) -> Asking[str]:
    """§A7.1 §A6.1 Auto-Influence cards are turned until one names a region that nothing speaks against, if any.

    §A22.1 While two cards lie open, none of the others may name one: then chance decides (ruling R29).
    """
    reasons = {region: why_not(region) for region in REGIONS}
    eligible = [region for region in REGIONS if not reasons[region]]
    why = passed_over(reasons, deed)
    region = (yield from turn_until(s, power, reasons, deed, rule, why)) if eligible else ""
    explain(s, "automa-region", why, region or None, power, deed)
    return region


def passed_over(reasons: Mapping[str, str], deed: str) -> list[Line]:
    """What speaks against which region, one reason after another."""
    found, left = list[Line](), tuple(reasons)
    for reason, rule in PASSED_OVER.items():
        if reason in reasons.values():
            after = tuple(region for region in left if reasons[region] != reason)
            found.append(Line(PASSED_BY.get((deed, reason), rule), f"passed-{reason}", left, after))
            left = after
    return found


def turn_until(s: World, power: str, reasons: Mapping[str, str], deed: str, rule: str, why: list[Line]) -> Asking[str]:
    """§A22.1 Card after card; or chance, where no card could do it."""
    lines, eligible = s.board.influence, tuple(region for region in REGIONS if not reasons[region])
    if not any(lines[card][power].region in eligible for card in (*s.influence, *s.influence_gone)):
        return (yield from pick(s, power, eligible, deed, why))
    while True:  # §A22.2 ends: every card in circulation is turned before any comes again
        card = yield from influence_card(s, power, rule, deed)
        region = lines[card][power].region
        s.tell("region_turned", power, deed, card, region, reasons[region], rule=rule)
        if not reasons[region]:
            why.append(Line(rule, "first-turned", eligible, (region,), about=(card,)))
            return region
