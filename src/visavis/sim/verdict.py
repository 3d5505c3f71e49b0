"""A review in words, for every screen."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from visavis.kernel.view import Text
from visavis.sim.judge import Judged
from visavis.sim.review import Lead, Swing
from visavis.sim.throws import Throw

MOST_THROWS: Final = 4  # to be told of one by one


def percent(share: float) -> int:
    return round(100 * share)


def signed(share: float) -> str:
    return f"{100 * share:+.0f}".replace("-", "−").replace("−0", "0").replace("+0", "0")


def mistake_lines(each: Judged, seats: Sequence[Text]) -> Iterator[Text]:
    """Whose answer it was and what it cost, the better one, and what was expected to follow either.

    The question is told with the answers if it has a form for that, else once, by what it is about.
    """
    side = seats[each.seat]
    yield Text("review-mistake", {"side": side, "asked": answered(each, each.given), "lost": percent(each.lost)})
    yield branch("review-given", told(each, each.given, side), each.after[each.seat], each.tries, each.feared)
    yield branch("review-better", told(each, each.better, side), each.before[each.seat], each.tries, each.hoped)


def answered(each: Judged, answer: Text) -> Text:
    """The question, with an answer to it."""
    return each.asked._replace(args={**each.asked.args, "answer": answer})


def told(each: Judged, answer: Text, side: Text) -> Text:
    return Text("review-answer", {"question": answered(each, answer), "side": side, "answer": answer})


def branch(key: str, answer: Text, chance: float, tries: int, line: tuple[Text, ...]) -> Text:
    words = {"answer": answer, "chance": percent(chance), "n": tries}
    return Text(f"{key}-then", {**words, "steps": line}) if line else Text(key, words)


def lead_line(each: Lead, seats: Sequence[Text]) -> Text:
    return Text("review-lead", {"side": seats[each.seat], "chance": percent(each.chance)})


def fortune_lines(each: Swing, seats: Sequence[Text]) -> Iterator[Text]:
    """Who was lucky, then each throw."""
    seat, chance = each.seat, each.judged.after[each.seat]
    words = {"side": seats[seat], "gain": percent(each.size), "was": percent(chance)}
    yield Text("review-fortune", {**words, "is": percent(chance + each.size)})
    thrown = each.judged.thrown
    for throw in thrown[-MOST_THROWS:]:
        yield from in_a_line(throw)
    if len(thrown) > MOST_THROWS:
        yield Text("review-more-throws", {"n": len(thrown) - MOST_THROWS})


def in_a_line(throw: Throw) -> Iterator[Text]:
    if throw.told:
        yield (
            Text("review-throw", {"first": throw.told[0]})
            if len(throw.told) == 1
            else Text("review-throw-then", {"first": throw.told[0], "then": throw.told[1]})
        )
