"""The opponent's decisions, ready to be read: which line of which table left what standing."""

from __future__ import annotations

from typing import Any, Final

from visavis.games.noretreat.asking import is_open
from visavis.games.noretreat.deploying import NORTHWEST, OPTIONS
from visavis.games.noretreat.options import named
from visavis.games.noretreat.rules.cards import CARD
from visavis.games.noretreat.state import OPPONENT, War
from visavis.games.noretreat.words import plan_name, unit_name
from visavis.kernel.journal import Explanation
from visavis.kernel.priorities import Line
from visavis.kernel.reasons import Reasoning
from visavis.kernel.view import READER, Candidate, Text
from visavis.kernel.vocabulary import key_of

OPTION_NAMES: Final = (NORTHWEST, *(name for battle in OPTIONS.values() for name, _, _ in battle))


def title(s: War, explanation: Explanation) -> Text:
    """What was to be decided, and of what."""
    side, subject, *_ = explanation.about
    key = key_of("decision", explanation.name)
    return Text(key, {"subject": subject_name(s, side, subject)}) if subject else Text(key)


def subject_name(s: War, side: int, subject: str) -> Text:
    """A counter, a place, a card; or an option of a battle (§UM12)."""
    return Text(f"option-{subject}") if subject in OPTION_NAMES else named(s, side, subject)[0]


def line_text(s: War, line: Line) -> Text:
    return Text(key_of("reason", line.text))


def candidate(s: War, explanation: Explanation, each: Any, line: Line | None) -> Candidate:
    """An answer, a counter with its goal, or several counters."""
    side = explanation.about[0]
    parts = each if isinstance(each, tuple) else (each,)
    lights = tuple(light for part in parts for light in named(s, side, part)[1])
    if len(parts) == 1:
        return Candidate(str(parts[0]), named(s, side, parts[0])[0], lights)
    return Candidate(" ".join(map(str, parts)), several(s, side, parts), lights)


def several(s: War, side: int, parts: tuple[str, ...]) -> Text:
    if len(parts) == 2 and parts[1] not in s.board.units:
        unit, place = parts
        return Text("candidate-pair", {"unit": unit_name(unit), "place": named(s, side, place)[0]})
    return Text("candidate-group", {"units": tuple(map(unit_name, parts))})


def source(s: War, explanation: Explanation) -> Text:
    """§O-3 §SD1.1 The sheet, and the plan in force."""
    _, _, sheet, letter, plan, attacks, place = explanation.about
    if not letter or plan == "none":
        return Text("source-sheet", {"sheet": sheet})
    asked = plan_name(s.board, plan, attacks, place)
    return Text("source-plan", {"sheet": sheet, "letter": Text(f"letter-{letter}"), "plan": asked})


# §B5.1 Ruling R38: against the program its hand is face down


def told(s: War, explanation: Explanation, seat: int) -> Explanation | None:
    """Of cards only what was played or discarded; that nothing was, would tell what there is."""
    if is_open(s) or seat in (OPPONENT, READER) or s.ending:
        return explanation
    offered = {each for line in explanation.lines for each in line.before if is_card(s, each)}
    if not offered:
        return explanation
    if not is_card(s, explanation.chosen):
        return None
    unseen = offered - {explanation.chosen}
    lines = tuple(veiled(line, unseen) for line in explanation.lines)
    return explanation._replace(lines=lines)


def veiled(line: Line, unseen: set[Any]) -> Line:
    before, after = (tuple(each for each in side if each not in unseen) for side in (line.before, line.after))
    return line._replace(before=before, after=after, about=())


def is_card(s: War, each: Any) -> bool:
    return isinstance(each, str) and (each in s.board.cards or each.startswith(CARD))


REASONING: Final = Reasoning(
    seat=lambda s, explanation: OPPONENT,
    title=title,
    line=line_text,
    candidate=candidate,
    told=told,
    source=source,
)
