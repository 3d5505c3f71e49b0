"""How the bot answers what the rules ask of a side: §SE."""

from __future__ import annotations

from collections.abc import Sequence

from visavis.games.blitzkrieg.bot.plan import Change, Plan, biggest, change_by_strategy, ranks
from visavis.games.blitzkrieg.bot.tables import THEATRE_ORDER
from visavis.games.blitzkrieg.state import War
from visavis.kernel.choice import Choice
from visavis.kernel.journal import Explanation
from visavis.kernel.priorities import Line, compare, narrow


def answer(s: War, choice: Choice[str]) -> str:
    """§SE.12 The bot's answer, with its reasons."""
    if choice.name == "strategic":
        return strategic_target(s, choice)
    return first_leftover(s, choice)


def strategic_target(s: War, choice: Choice[str]) -> str:
    """§SE.4 Where it causes the biggest change; §SC.12 ties go by the order of S1.5 (ruling R47, ruling R69)."""
    p = Plan(s, choice.options)
    cells: int = choice.about["n"]
    why: list[Line] | None = None if s.told is None else []

    def changes(theatres: Sequence[str]) -> list[Change]:
        return [change_by_strategy(p, theatre, cells) for theatre in theatres]

    def biggest_change(p: Plan, theatres: Sequence[str]) -> list[str]:
        return biggest(p, theatres, changes(theatres))

    def their_ranks(p: Plan, theatres: Sequence[str]) -> list[int]:
        return ranks(changes(theatres))

    table = (compare("SE.4", "biggest_change", biggest_change, measure=their_ranks), *THEATRE_ORDER)
    chosen = narrow(p, choice.options, table, why)[0]
    if why is not None:
        s.explain(Explanation("strategic", tuple(why), chosen))
    return chosen


def first_leftover(s: War, choice: Choice[str]) -> str:
    """§SE.11 Row by row from the top, from the left: the order in which they are offered (ruling R53)."""
    chosen = choice.options[0]
    line = Line("SE.11", "top_left", tuple(choice.options), (chosen,))
    s.explain(Explanation("leftover", (line,), chosen))
    return chosen
