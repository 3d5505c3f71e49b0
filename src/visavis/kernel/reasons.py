"""Bots' decisions, ready to be read: which line of which table left what standing, and why not something else."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, TypeVar

from visavis.kernel.journal import ALWAYS, Event, Explanation
from visavis.kernel.priorities import TOLD, Line
from visavis.kernel.thoughts import THOUGHT, may_know, reason_of
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
    absent: Mapping[str, str] = field(default_factory=dict)  # by decision: what to say of what it was not about

    def reasons(self, table: Table[Any], since: int, seat: int) -> list[Reason]:
        """Every decision of a bot after the first `since` answers, in order, as far as a seat may know."""
        vocabulary, found = table.game.vocabulary, []
        under: tuple[Text, ...] = ()
        for n, item, c in vocabulary.heard(table, seat, ALWAYS):
            if isinstance(item, Event):
                under = vocabulary.headings(c, item, under)
                continue
            if item.name == THOUGHT:
                if n > since and may_know(table, item, seat):
                    found.append(reason_of(n, item)._replace(under=under))
                continue
            told = self.told(c, item, seat) if n > since else None
            if told is not None:
                found.append(self.reason(c, n, told)._replace(under=under))
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
            absent=Text(self.absent.get(explanation.name, "")),
        )

    def reason_line(self, c: C, explanation: Explanation, line: Line) -> ReasonLine:
        before, after = (
            tuple(self.candidate(c, explanation, each, line) for each in side) for side in (line.before, line.after)
        )
        return ReasonLine(line.rule, self.line(c, line), before, after, line.note)


# Why not that one?

NOT_CONSIDERED = Text("why-not-unknown")


class Objection(NamedTuple):
    """What a decision has to say to somebody who asks why it was not something else."""

    decision: Text  # which one, nothing if none was about that
    said: tuple[Text, ...]


def no_kinds(name: str) -> str:
    """Nothing is known of what else is like it."""
    return name


def why_not(
    reasons: Iterable[Reason],
    named: Sequence[str],
    around: Sequence[str] = (),
    kind: Callable[[str], str] = no_kinds,
) -> list[Objection]:
    """What each decision has to say of something that goes by these names, or of what lies around it.

    If none has considered it, the decision between things of its kind says so.
    """
    decisions = list(reasons)
    found = ((reason, objections(reason, named, around)) for reason in decisions)
    answers = [Objection(reason.title, said) for reason, said in found if said]
    return answers or [not_considered(decisions, named, kind)]


def objections(reason: Reason, named: Sequence[str], around: Sequence[str]) -> tuple[Text, ...]:
    """That it was chosen; or each line that dropped it; or that it was as good as what chance picked."""
    chosen, meant = reason.chosen, called(reason, named)
    if chosen is not None and chosen.id in meant:
        return (Text("why-not-chosen", {"chosen": chosen.title}),)
    against = dropped(reason, meant) or dropped(reason, called(reason, around))
    if against or chosen is None or not reason.lines:
        said = [ruled_out(line, each) for line, each in against]
        return tuple(text for n, text in enumerate(said) if text not in said[:n])
    tied = [each for each in reason.lines[-1].after if each.id in meant]
    return tuple(Text("why-not-lot", {"dropped": each.title, "chosen": chosen.title}) for each in tied)


def dropped(reason: Reason, meant: Collection[str]) -> list[tuple[ReasonLine, Candidate]]:
    """Whoever of these was left out, each with the first line that did so."""
    found: dict[str, tuple[ReasonLine, Candidate]] = {}
    for line in reason.lines:
        left = {each.id for each in line.after}
        for each in line.before:
            if each.id in meant and each.id not in left:
                found.setdefault(each.id, (line, each))
    return list(found.values())


def called(reason: Reason, named: Sequence[str]) -> set[str]:
    """Candidates that go by all of these names, such as two counters of a pair; otherwise by one of them."""
    candidates = [*(each for line in reason.lines for each in line.before), *filter(None, [reason.chosen])]
    known = {each.id: sum(is_called(each, name) for name in named) for each in candidates}
    enough = max(1, len(named)) if len(named) in known.values() else 1
    return {id_ for id_, n in known.items() if n >= enough}


def is_called(each: Candidate, name: str) -> bool:
    return name == each.id or name in each.lights or name in each.called


def ruled_out(line: ReasonLine, each: Candidate) -> Text:
    words = {"dropped": each.told(), "rule": line.rule, "reason": line.title}
    if line.note == TOLD:
        return Text("why-not-told", words)
    after = tuple(other.told() for other in line.after)
    if not line.rule:
        return Text("why-not-thought", {**words, "after": after})
    return Text("why-not", {**words, "after": after}) if after else Text("why-not-alone", words)


def not_considered(reasons: Iterable[Reason], named: Sequence[str], kind: Callable[[str], str]) -> Objection:
    kinds = {kind(name) for name in named}
    for reason in reasons:
        candidates = reason.lines[0].before if reason.lines else (reason.chosen,) if reason.chosen else ()
        if reason.absent.key and not kinds.isdisjoint(kind(each.id) for each in candidates):
            return Objection(reason.title, (reason.absent,))
    return Objection(NOTHING_SAID, (NOT_CONSIDERED,))
