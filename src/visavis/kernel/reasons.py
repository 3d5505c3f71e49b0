"""Bots' decisions, ready to be read: which line of which table left what standing, and why not something else."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from visavis.kernel.journal import Explanation
from visavis.kernel.priorities import Line
from visavis.kernel.view import NOTHING_SAID, Candidate, Reason, ReasonLine, Text

if TYPE_CHECKING:
    from visavis.kernel.table import Table

C = TypeVar("C")  # what names are looked up in, as in the game's vocabulary


def all_of_it(c: Any, explanation: Explanation, seat: int) -> Explanation | None:
    """What a seat may know where a bot has no secrets."""
    return explanation


def from_nothing(c: Any, explanation: Explanation) -> Text:
    return NOTHING_SAID


def unmarked(c: Any, explanation: Explanation) -> tuple[str, ...]:
    return ()


@dataclass(frozen=True, eq=False)
class Reasoning(Generic[C]):
    """How a game tells what its bots thought."""

    seat: Callable[[C, Explanation], int]  # who decided
    title: Callable[[C, Explanation], Text]
    line: Callable[[C, Line], Text]
    candidate: Callable[[C, Explanation, Any, Line | None], Candidate]  # as a line names it, or as it was chosen
    told: Callable[[C, Explanation, int], Explanation | None] = all_of_it  # as far as a seat may know; None: nothing
    source: Callable[[C, Explanation], Text] = from_nothing  # what was read for it
    marks: Callable[[C, Explanation], tuple[str, ...]] = unmarked

    def reasons(self, table: Table[Any], since: int, seat: int) -> list[Reason]:
        """Every decision of a bot after the first `since` answers, in order, as far as a seat may know."""
        found = []
        for n, item, c in table.game.vocabulary.heard(table, seat, since):
            told = self.told(c, item, seat) if isinstance(item, Explanation) else None
            if told is not None:
                found.append(self.reason(c, n, told))
        return found

    def reason(self, c: C, n: int, explanation: Explanation) -> Reason:
        chosen = None if explanation.chosen is None else self.candidate(c, explanation, explanation.chosen, None)
        return Reason(
            n=n,
            seat=self.seat(c, explanation),
            decision=explanation.name,
            title=self.title(c, explanation),
            lines=tuple(self.reason_line(c, explanation, line) for line in explanation.lines),
            chosen=chosen,
            source=self.source(c, explanation),
            marks=self.marks(c, explanation),
        )

    def reason_line(self, c: C, explanation: Explanation, line: Line) -> ReasonLine:
        before, after = (
            tuple(self.candidate(c, explanation, each, line) for each in side) for side in (line.before, line.after)
        )
        return ReasonLine(line.rule, self.line(c, line), before, after, line.note)


# Why not that one?

NOT_CONSIDERED = Text("why-not-unknown")


def why_not(reasons: Iterable[Reason], *named: str) -> Text:
    """What spoke against anything that goes by one of these names: the first line that dropped it.

    Or else that it was chosen; or that nobody considered it.
    """
    chosen = NOT_CONSIDERED
    for reason in reasons:
        for name in named:
            if reason.chosen is not None and is_called(reason.chosen, name):
                chosen = Text("why-not-chosen", {"chosen": reason.chosen.title})
            elif (found := dropped(reason, name)) is not None:
                return ruled_out(*found)
    return chosen


def dropped(reason: Reason, name: str) -> tuple[ReasonLine, Candidate] | None:
    """The first line after which somebody of this name was left out, and who that was."""
    for line in reason.lines:
        left = [each.id for each in line.after]
        for each in line.before:
            if is_called(each, name) and each.id not in left:
                return line, each
    return None


def is_called(each: Candidate, name: str) -> bool:
    return name == each.id or name in each.lights or name in each.called


def ruled_out(line: ReasonLine, each: Candidate) -> Text:
    words = {"dropped": each.title, "rule": line.rule, "reason": line.title}
    after = tuple(other.title for other in line.after)
    return Text("why-not", {**words, "after": after}) if after else Text("why-not-alone", words)
