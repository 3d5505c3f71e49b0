"""What a player that thinks ahead has found, ready to be read: the same in every game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from visavis.kernel.journal import Explanation
from visavis.kernel.priorities import KEPT, TOLD, Line
from visavis.kernel.view import NOTHING_SAID, READER, Candidate, Reason, ReasonLine, Text

if TYPE_CHECKING:
    from visavis.kernel.table import Table

THOUGHT: Final = "thought"  # the decision of whoever thinks ahead
TRIED: Final = "thought-tried"
DOUBTED: Final = "thought-doubted"
EXPECTED: Final = "thought-expected"


class Tried(NamedTuple):
    """One answer: its name, how often it was tried, and the share of the win to expect, in hundredths."""

    title: Text
    lights: tuple[str, ...]
    tries: int
    chance: int
    low: int
    high: int


def thought_lines(tried: Mapping[Any, Tried], answer: Any, expected: Sequence[Text], playouts: int) -> tuple[Line, ...]:
    """The answers that were compared, the best first; that another was given in doubt; what is expected to follow."""
    all_, best = tuple(tried), next(iter(tried))
    lines = [Line("", TRIED, all_, (best,), KEPT, (playouts, tuple(tried.items())))]
    if answer != best:
        lines.append(Line("", DOUBTED, all_, (answer,)))
    elif expected:
        lines.append(Line("", EXPECTED, (best,), (best,), TOLD, tuple(expected)))
    return tuple(lines)


def may_know(table: Table[Any], explanation: Explanation, seat: int) -> bool:
    """Thoughts name what a hand holds, and how sure somebody is tells of it, too: others hear of them at the end."""
    return table.over or seat in (READER, explanation.about[0])


def reason_of(n: int, explanation: Explanation) -> Reason:
    seat, question = explanation.about
    named = {answer: candidate(answer, each) for answer, each in explanation.lines[0].about[1]}
    lines = tuple(reason_line(line, named) for line in explanation.lines)
    return Reason(n, seat, THOUGHT, question, lines, named[explanation.chosen]._replace(measure=NOTHING_SAID))


def reason_line(line: Line, named: Mapping[Any, Candidate]) -> ReasonLine:
    words: dict[str, Any] = {}
    if line.text == TRIED:
        words["n"] = line.about[0]
    elif line.text == EXPECTED:
        words["steps"] = line.about
    before, after = (tuple(named[each] for each in side) for side in (line.before, line.after))
    return ReasonLine("", Text(line.text, words), before, after, line.note)


def candidate(answer: Any, each: Tried) -> Candidate:
    """It is lit by the pieces and places that a touch of it would mean."""
    words = {"n": each.tries, "chance": each.chance, "low": each.low, "high": each.high}
    measure = Text("thought-chance" if each.tries else "thought-untried", words)
    return Candidate(str(answer), each.title, each.lights, measure=measure)
