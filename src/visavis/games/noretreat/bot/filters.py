"""2.9 How the opponent decides: ordered filters over all legal candidates, each line citing its paragraph.

A question of the rules is answered by the function that `seams.ANSWERS` has for its name. Whoever writes a table

    HOLDS: Final[Table] = (
        prefer("BOT-R3", "supplied", lambda t, hex_: ...),
        least("BOT-R3", "near_city", lambda t, hex_: ...),
    )

    def retreat(s: War, side: int, choice: Choice[str]) -> str:
        return decide(s, side, "retreat", choice.options, HOLDS, subject=choice.about["unit"])

    RESULTS: Final[dict[str, Answering]] = {"retreat": retreat}

registers it in `steps`, beside the others: `ANSWERS.update(... | results.RESULTS)`. The lines are those of
`kernel.priorities`: `prefer` (if any pass), `only` (even if none does), `most`, `least`, `compare`; they see the state,
or what is given as `seen`. Lines of one table may cite several paragraphs. Each decision explains itself with the very
lines that made it: `decision-NAME` is its title, `reason-TEXT` the sentence of a line (with `-` for `_`).

A decision that may come to nothing ends with `only` lines and is made by `decide_if`. Candidates are ids, or tuples of
them such as (unit, hex); what is tied at the end goes by the lower hex, then by the name of the counter, never by the
order in which it was offered. Where events may be played among the options of a question, `ANSWERS[PLAYS]` says which,
if any (`card_to_play`). What the opponent holds in its hand is told to nobody: see `reasons.told`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, TypeVar

from visavis.games.noretreat.bot.seams import ANSWERS, plan_of
from visavis.games.noretreat.bot.sides import sheet_of
from visavis.games.noretreat.state import War
from visavis.kernel.choice import Choice
from visavis.kernel.journal import Explanation
from visavis.kernel.priorities import Filter, Line, Table, narrow

C = TypeVar("C")
PLAYS: Final = "card"  # in ANSWERS: which event to play among the options of a question, or nothing
LOWEST: Final = "lowest"  # the sentence of the last tie-break


def rank(s: War, candidate: Any) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """By the hexes it names, or those in which its counters stand; then by name."""
    parts = [str(part) for part in (candidate if isinstance(candidate, tuple) else (candidate,))]
    named = [part for part in parts if part in s.board.places]
    hexes = named or [s.where[part] for part in parts if part in s.board.units]
    return tuple(hexes), tuple(part for part in parts if part not in named)


class lowest(Filter[Any]):
    """The lower hex, then the name."""

    __slots__ = ("s",)

    def __init__(self, rule: str, text: str, s: War) -> None:
        super().__init__(rule, text)
        self.s = s

    def keep(self, seen: Any, candidates: Sequence[Any]) -> list[Any]:
        return [min(candidates, key=lambda each: rank(self.s, each))] if candidates else []


def decide_if(
    s: War, side: int, name: str, candidates: Sequence[C], table: Table, *, seen: Any = None, subject: Any = ""
) -> C | None:
    """What the table leaves, or nothing if a line that may has dropped all; with its reason."""
    why: list[Line] | None = None if s.told is None else []
    rule = table[-1].rule if table else ""
    left = narrow(s if seen is None else seen, candidates, (*table, lowest(rule, LOWEST, s)), why)
    chosen = left[0] if left else None
    if why is not None:
        s.explain(Explanation(name, tuple(why), chosen, about_turn(s, side, subject)))
    return chosen


def decide(
    s: War, side: int, name: str, candidates: Sequence[C], table: Table, *, seen: Any = None, subject: Any = ""
) -> C:
    """What the table leaves; there are candidates, and no line that may drop all of them."""
    chosen = decide_if(s, side, name, candidates, table, seen=seen, subject=subject)
    assert chosen is not None
    return chosen


def follow(s: War, side: int, name: str, rule: str, text: str, chosen: C, subject: Any = "") -> C:
    """A rule that leaves no choice, told as a decision of one line."""
    if s.told is not None:
        line = Line(rule, text, (chosen,), (chosen,))
        s.explain(Explanation(name, (line,), chosen, about_turn(s, side, subject)))
    return chosen


def about_turn(s: War, side: int, subject: Any) -> tuple[Any, ...]:
    """What a reason says besides: whose it is, of what, the sheet, and the plan in force (§SD1.1)."""
    plan = plan_of(s, side)
    letter = s.orders.letter if s.orders is not None and plan is not None else ""
    orders = (letter, plan.plan, plan.attacks, plan.place) if plan is not None else ("", "none", 0, "")
    return (side, subject, sheet_of(s, side), *orders)


def card_to_play(s: War, side: int, choice: Choice[Any]) -> str:
    """The event that the opponent plays now, of those among the options of another question; nothing: none."""
    decide_card = ANSWERS.get(PLAYS)
    if decide_card is None or not any(str(option).startswith("card ") for option in choice.options):
        return ""
    found: str = decide_card(s, side, choice)
    return found
