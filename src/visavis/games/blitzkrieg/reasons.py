"""The bot's decisions, ready to be read: which line of which table left what standing."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any, Final

from visavis.games.blitzkrieg.bot.turn import faces_of
from visavis.games.blitzkrieg.state import War
from visavis.games.blitzkrieg.view import thing_id
from visavis.games.blitzkrieg.words import space_name, theatre_name, token_name
from visavis.kernel.journal import Explanation
from visavis.kernel.priorities import Line
from visavis.kernel.reasons import Reasoning
from visavis.kernel.view import NOTHING_SAID, Candidate, Text

DIE: Final = "die"  # the line that a die decides


def decision_title(s: War, explanation: Explanation) -> Text:
    if explanation.name == "unit":
        return Text("decision-unit", {"space": space_name(s.board, explanation.about[0])})
    return Text(f"decision-{explanation.name}")


def line_text(s: War, line: Line) -> Text:
    words: dict[str, int] = asdict(s.board.solo.thresholds)
    if line.text == DIE:
        words["die"] = line.about[0]
    return Text("reason-" + line.text.replace("_", "-"), words)


def candidate(s: War, explanation: Explanation, each: Any, line: Line | None) -> Candidate:
    """A theatre, a space, or a unit by its place in the row as it was then; with its rank, or its faces of the die."""
    if explanation.name == "unit":
        return unit_in_row(s, explanation, each, measure(line, each))
    if each in s.board.spots:
        return Candidate(each, space_name(s.board, each), (each,), code=each)
    title = Text("theatre-coded", {"theatre": theatre_name(each), "code": each})
    return Candidate(each, title, (each,), measure=measure(line, each))


def unit_in_row(s: War, explanation: Explanation, place: int, found: Text) -> Candidate:
    """A token, followed to where it lies now: what was placed is the next of its like, those left in the row follow."""
    _, row, placed = explanation.about
    token = row[place]
    taken_first = sorted(range(len(row)), key=lambda other: other != explanation.chosen)
    number = [other for other in taken_first if row[other] == token].index(place) + 1
    title = Text("unit-in-row", {"token": token_name(token), "place": place + 1})
    lights = (thing_id(s, s.bot, token, placed[place] + number),)
    return Candidate(f"row {place + 1}", title, lights, (token,), measure=found)


def measure(line: Line | None, each: Any) -> Text:
    """What a line found of a candidate: §S3.7 the faces of the die that mean it, §SC the rank of its change."""
    if line is None or not line.about:
        return NOTHING_SAID
    if line.text == DIE:
        faces = faces_of(line.before.index(each), len(line.before))
        return Text("die-faces", {"faces": faces, "n": len(faces)})
    return Text("change-rank", {"rank": dict(line.about)[each]})


REASONING: Final = Reasoning(  # §ST.B2 all is open
    *(lambda s, explanation: s.bot, decision_title, line_text, candidate),
    absent={"theatre": "why-not-open", "space": "why-not-free", "unit": "why-not-in-row"},
)
