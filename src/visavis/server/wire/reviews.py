"""A review in a reader's words and moments. All chances are hundredths of a win."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

from visavis.kernel.moments import Moments
from visavis.kernel.view import Text
from visavis.server.wire.phrases import Speech
from visavis.sim.judge import Judged
from visavis.sim.review import Lead, Review, Swing
from visavis.sim.verdict import fortune_lines, lead_line, mistake_lines, percent

Json = dict[str, Any]
SHOWN: Final = 8  # mistakes, and throws


class Standing(NamedTuple):
    """How far it has come."""

    asked: int | None  # answers to judge; None: nobody knows yet
    done: int
    steps: int
    ended: bool
    rests: bool
    off: float = 0.0  # by how much of a win chances in this game have been off


def written_review(
    found: Review | None, stands: Standing, seats: Sequence[Text], time: Moments, speech: Speech
) -> Json:
    told: Json = {
        "type": "review",
        "asked": stands.asked,
        "done": stands.ended,
        "rests": stands.rests,
        "part": stands.done / stands.steps if stands.steps else float(stands.ended),
        "judged": len(found.judged) if found else 0,
        "playouts": found.playouts if found else 0,
        "off": speech.say(Text("review-off", {"n": off})) if (off := percent(stands.off)) else "",
    }
    if found is None:
        return told
    return told | {
        "accounts": [account(found, seat) for seat in range(len(seats))],
        "curve": [[time.count(n), *map(percent, shares)] for n, shares in curve(found, time)],
        "mistakes": [mistake(each, seats, time, speech) for each in found.mistakes()[:SHOWN]],
        "fortunes": [fortune(each, seats, time, speech) for each in found.fortunes()[:SHOWN]],
        "leads": [lead(each, seats, time, speech) for each in found.leads()],
    }


def curve(found: Review, time: Moments) -> Iterator[tuple[int, tuple[float, ...]]]:
    """After so many answers: before each that was judged; and at the end, if there is nothing left to judge."""
    yield from ((each.n, each.before) for each in found.judged)
    if len(found.judged) == found.asked:
        yield time.answers, found.ended


def account(found: Review, seat: int) -> Json:
    """Rounded so that they add up: what is left over is luck's."""
    began, skill, gifts, _, ended = map(percent, found.account(seat))
    return {"began": began, "skill": skill, "gifts": gifts, "luck": ended - began - skill - gifts, "ended": ended}


def mistake(each: Judged, seats: Sequence[Text], time: Moments, speech: Speech) -> Json:
    """At the position in which it was made."""
    said = [speech.say(line) for line in mistake_lines(each, seats)]
    return {"n": time.count(each.n), "seat": each.seat, "size": percent(each.lost), "said": said}


def fortune(each: Swing, seats: Sequence[Text], time: Moments, speech: Speech) -> Json:
    """At the position that came of it."""
    said = [speech.say(line) for line in fortune_lines(each, seats)]
    thrown = each.judged.thrown[-1].n + 1
    return {"n": time.count(thrown), "seat": each.seat, "size": percent(each.size), "said": said}


def lead(each: Lead, seats: Sequence[Text], time: Moments, speech: Speech) -> Json:
    return {"n": time.count(each.n), "seat": each.seat, "said": [speech.say(lead_line(each, seats))]}
