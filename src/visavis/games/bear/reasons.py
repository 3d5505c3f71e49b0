"""Athena's decisions, ready to be read; and what to do with the counters at a real table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from visavis.games.bear.bot.deck import doctrine_of
from visavis.games.bear.bot.grammar import CLOSE_COMBAT, SHORT_RANGE, THIRD, parse
from visavis.games.bear.layout import MAP
from visavis.games.bear.state import Battle
from visavis.games.bear.words import (
    MOVES,
    Cast,
    action_of,
    action_text,
    called,
    cast_now,
    counter_name,
    event_words,
    order_text,
    reason_text,
    slot_name,
    target_name,
    told,
)
from visavis.kernel.errors import UnknownName
from visavis.kernel.hexes import DIRECTIONS
from visavis.kernel.journal import ALWAYS, Event, Explanation
from visavis.kernel.priorities import Line
from visavis.kernel.table import Table
from visavis.kernel.view import NOTHING_SAID, Candidate, Reason, ReasonLine, Text

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


def reasons(table: Table[Battle], since: int, seat: int) -> list[Reason]:
    """Every decision of Athena after the first `since` answers, in order. She has no secrets."""
    found: list[Reason] = []
    card = 0
    for n, item, cast in told(table, seat, ALWAYS):
        if isinstance(item, Event):
            card = item.args[0] if item.name == "order_card" else card
        elif n > since:
            found.append(reason(cast, n, item, card))
    return found


def reason(cast: Cast, n: int, explanation: Explanation, card: int) -> Reason:
    chosen = None if explanation.chosen is None else candidate(cast, explanation.chosen)
    lines = tuple(reason_line(cast, line) for line in explanation.lines)
    title, source, marks = decision(cast, explanation), card_text(cast, card), card_marks(cast, explanation, card)
    return Reason(n, explanation.name, title, lines, chosen, source, marks)


def card_text(cast: Cast, card: int) -> Text:
    """§2.3a The order card that is read; §D8 most of them are not known as printed."""
    if not card:
        return NOTHING_SAID
    found = doctrine_of(cast.s).cards[card]
    return Text("source-card", {"n": card, "colour": Text(f"order-card-{found.colour}")})


def card_marks(cast: Cast, explanation: Explanation, card: int) -> tuple[str, ...]:
    """§D8 Whether a line of the card is our own; what a scenario orders stands on no card."""
    if not card or explanation.name not in ("order", "group", "priority"):
        return ()
    slot = explanation.about[0]
    field = FIELD_OF_SLOT.get(slot.rstrip("0123456789"), slot)
    if field == SCENARIO:
        return ()
    return () if field in doctrine_of(cast.s).cards[card].printed else (RECONSTRUCTED,)


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


def reason_line(cast: Cast, line: Line) -> ReasonLine:
    before, after = (tuple(candidate(cast, each) for each in side) for side in (line.before, line.after))
    return ReasonLine(line.rule, reason_text(line), before, after, line.note)


def candidate(cast: Cast, name: str) -> Candidate:
    """A pair, a group, a counter, a facing, or a hex."""
    ai, arrow, target = name.partition(">")
    if arrow and target:
        return Candidate(ai, Text("pair-name", {"ai": called(ai), "target": called(target)}))
    if "+" in name:
        members = name.split("+")
        return Candidate(members[0], Text("option-unit", {"unit": tuple(counter_name(cast, id_) for id_ in members)}))
    if ai in DIRECTIONS:
        return Candidate(ai, Text(f"facing-{ai}"))
    if ai in cast.s.board.hexes:
        return Candidate(ai, Text("hex-name", {"hex": ai}))
    return Candidate(ai, counter_name(cast, ai) if ai in cast.kinds else Text("option-path", {"path": ai}))


def why_not(table: Table[Battle], since: int, named: str, seat: int) -> Text:
    """Why Athena did not choose something she could have, in her last decisions."""
    heard = False
    for _, item, cast in told(table, seat, since):
        if isinstance(item, Explanation):
            meant_here = [(line, each) for line in item.lines for each in line.before if is_called(each, named)]
            heard = heard or bool(meant_here)
            for line, each in meant_here:
                if each not in line.after and each != item.chosen:
                    return dropped(cast, line, each)
    s = table.state
    if not heard and named not in s.units and named not in s.board.hexes and named != MAP:
        raise UnknownName("{came!r} is neither a counter nor a hex; try RE1 or G06", came=named)
    return Text("why-not-unknown", {"named": meant(s, named)})


def meant(s: Battle, named: str) -> Text:
    return Text("region-map") if named == MAP else candidate(cast_now(s), named).title


def is_called(each: str, named: str) -> bool:
    """Whether a candidate is what somebody names: itself, or the AI of a pair, or its target."""
    return named == each or named in each.split(">") or named in each.split("+")


def dropped(cast: Cast, line: Line, each: str) -> Text:
    shown = reason_line(cast, line)
    words = {"dropped": candidate(cast, each).title, "rule": line.rule, "reason": shown.title}
    after = tuple(other.title for other in shown.after)
    return Text("why-not", words | {"after": after}) if after else Text("why-not-alone", words)


# At a real table


def moves(table: Table[Battle], since: int, seat: int) -> list[Text]:
    """What a person does with the pieces to follow what a seat knows to have happened after `since` answers."""
    return [move(cast, event, "move") for event, cast in moving(table, since, seat)]


def unmoves(table: Table[Battle], since: int, seat: int) -> list[Text]:
    """How to take all of that back, the last thing first."""
    return [move(cast, event, "unmove") for event, cast in reversed(moving(table, since, seat))]


def moving(table: Table[Battle], since: int, seat: int) -> list[tuple[Event, Cast]]:
    """What moves something, each time with the counters as they were."""
    return [
        (item, Cast(cast.s, dict(cast.kinds)))
        for _, item, cast in told(table, seat, since)
        if isinstance(item, Event) and item.name in MOVES
    ]


def move(cast: Cast, event: Event, way: str) -> Text:
    words: dict[str, Any] = event_words(cast, event)
    return Text(f"{way}-{event.name.replace('_', '-')}", words)
