"""A bot's priority table: an ordered list of named filters, each citing its paragraph.

A filter narrows the candidates or, if none qualify, is skipped; a hard filter may leave nobody.
What is still tied at the end is for the caller to break, in the way the rulebook says.
Scores may be None: that candidate does not compete on this line.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, Generic, NamedTuple, TypeVar

C = TypeVar("C")

KEPT: Final = ""  # the line was carried out
SKIPPED: Final = "skipped"  # it would have dropped every candidate
IDLE: Final = "idle"  # its condition does not hold now
TOLD: Final = "told"  # its sentence says itself what became of the candidate


class Line(NamedTuple):
    """One line of an explanation: the filter, and what it left standing."""

    rule: str
    text: str  # key of the line's sentence
    before: tuple[Any, ...]
    after: tuple[Any, ...]
    note: str = KEPT
    about: tuple[Any, ...] = ()

    def __str__(self) -> str:
        verdict = self.note if self.note in (SKIPPED, IDLE) else f"{list(self.before)} -> {list(self.after)}"
        return f"§{self.rule:<7} {self.text}: {verdict}"


Situation = Any  # whatever the filters of one table look at: a state, or a bot's plan so far
Test = Callable[[Any, C], bool]
Score = Callable[[Any, C], "float | None"]
When = Callable[[Any], bool]
Margin = Callable[[Any], float]


class Filter(Generic[C]):
    """Base filter. keep() returns the candidates left; none left means 'skip this line'."""

    __slots__ = ("otherwise", "rule", "text", "when")
    hard = False

    def __init__(self, rule: str, text: str, when: When | None = None, otherwise: bool = False) -> None:
        self.rule = rule
        self.text = text
        self.when = when  # the line's own condition, if it has one
        self.otherwise = otherwise  # only if the line before found nobody

    def keep(self, s: Situation, candidates: Sequence[C]) -> list[C]:
        raise NotImplementedError

    def about(self, s: Situation, candidates: Sequence[C]) -> tuple[Any, ...]:
        """What the line's sentence mentions besides the candidates."""
        return ()


class prefer(Filter[C]):
    """Those for which the test holds, if there are any."""

    __slots__ = ("test",)

    def __init__(self, rule: str, text: str, test: Test[C], when: When | None = None, otherwise: bool = False) -> None:
        super().__init__(rule, text, when, otherwise)
        self.test = test

    def keep(self, s: Situation, candidates: Sequence[C]) -> list[C]:
        test = self.test
        return [c for c in candidates if test(s, c)]


class only(prefer[C]):
    """Those for which the test holds, even if that leaves nobody."""

    __slots__ = ()
    hard = True


class most(Filter[C]):
    """Those with the highest score; None does not compete."""

    __slots__ = ("score",)

    def __init__(
        self, rule: str, text: str, score: Score[C], when: When | None = None, otherwise: bool = False
    ) -> None:
        super().__init__(rule, text, when, otherwise)
        self.score = score

    def keep(self, s: Situation, candidates: Sequence[C]) -> list[C]:
        best: float | None = None
        left: list[C] = []
        for c in candidates:
            n = self.score(s, c)
            if n is None or (best is not None and n < best):
                continue
            if n != best:
                best, left = n, []
            left.append(c)
        return left


class least(most[C]):
    """Those with the lowest score; None does not compete."""

    __slots__ = ()

    def keep(self, s: Situation, candidates: Sequence[C]) -> list[C]:
        best: float | None = None
        left: list[C] = []
        for c in candidates:
            n = self.score(s, c)
            if n is None or (best is not None and n > best):
                continue
            if n != best:
                best, left = n, []
            left.append(c)
        return left


class weigh(Filter[C]):
    """Those with the highest value, and those that come close to it; the values are part of the reason."""

    __slots__ = ("margin", "value")

    def __init__(self, rule: str, text: str, value: Callable[[Any, C], float], margin: Margin | float = 0.0) -> None:
        super().__init__(rule, text)
        self.value = value
        self.margin = margin  # how close is close enough

    def keep(self, s: Situation, candidates: Sequence[C]) -> list[C]:
        values = [self.value(s, c) for c in candidates]
        margin = self.margin if isinstance(self.margin, float) else self.margin(s)
        best = max(values) - margin - 1e-9
        return [c for c, value in zip(candidates, values, strict=True) if value >= best]

    def about(self, s: Situation, candidates: Sequence[C]) -> tuple[Any, ...]:
        return tuple((c, round(self.value(s, c), 1)) for c in candidates)


class compare(Filter[C]):
    """Those that a comparison among all the candidates leaves; what it found of each may be part of the reason."""

    __slots__ = ("best", "measure")

    def __init__(
        self,
        rule: str,
        text: str,
        best: Callable[[Any, Sequence[C]], list[C]],
        when: When | None = None,
        otherwise: bool = False,
        measure: Callable[[Any, Sequence[C]], Sequence[Any]] | None = None,
    ) -> None:
        super().__init__(rule, text, when, otherwise)
        self.best = best
        self.measure = measure

    def keep(self, s: Situation, candidates: Sequence[C]) -> list[C]:
        return self.best(s, candidates)

    def about(self, s: Situation, candidates: Sequence[C]) -> tuple[Any, ...]:
        return () if self.measure is None else tuple(zip(candidates, self.measure(s, candidates), strict=True))


Table = Sequence[Filter[Any]]


def narrow(s: Situation, candidates: Sequence[C], table: Table, why: list[Line] | None = None) -> Sequence[C]:
    """Apply the table top-down. Of a lone candidate only a hard line is still asked."""
    note = KEPT
    lone = len(candidates) <= 1
    for line in table:
        if lone and not line.hard:
            continue
        before = candidates
        if (line.otherwise and note != SKIPPED) or (line.when is not None and not line.when(s)):
            note = IDLE
        else:
            kept = line.keep(s, candidates)
            note = KEPT if kept or line.hard else SKIPPED
            candidates = before if note == SKIPPED else kept
            lone = len(candidates) <= 1
        if why is not None:
            about = line.about(s, before) if note == KEPT else ()
            why.append(Line(line.rule, line.text, tuple(before), tuple(candidates), note, about))
    return candidates
