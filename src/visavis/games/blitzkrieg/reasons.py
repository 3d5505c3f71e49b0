"""The bot's decisions, ready to be read: which line of which table left what standing."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any, Final

from visavis.games.blitzkrieg.state import War
from visavis.games.blitzkrieg.view import thing_id
from visavis.games.blitzkrieg.words import space_name, theatre_name, token_name
from visavis.kernel.journal import Explanation
from visavis.kernel.priorities import Line
from visavis.kernel.reasons import Reasoning
from visavis.kernel.view import Candidate, Text


def decision_title(s: War, explanation: Explanation) -> Text:
    if explanation.name == "unit":
        return Text("decision-unit", {"space": space_name(s.board, explanation.about[0])})
    return Text(f"decision-{explanation.name}")


def line_text(s: War, line: Line) -> Text:
    words: dict[str, int] = asdict(s.board.solo.thresholds)
    if line.about:
        words["die"] = line.about[0]
    return Text("reason-" + line.text.replace("_", "-"), words)


def candidate(s: War, explanation: Explanation, each: Any, line: Line | None) -> Candidate:
    """A theatre, a space, or a unit by its place in the row as it was then."""
    if explanation.name == "unit":
        return unit_in_row(s, explanation, each)
    if explanation.name == "strategic":
        title = Text("theatre-with-rank", {"theatre": theatre_name(each), "rank": dict(explanation.about)[each]})
    elif each in s.board.spots:
        return Candidate(each, space_name(s.board, each), (each,), code=each)
    else:
        title = Text("theatre-coded", {"theatre": theatre_name(each), "code": each})
    return Candidate(each, title, (each,))


def unit_in_row(s: War, explanation: Explanation, place: int) -> Candidate:
    """A token, followed to where it lies now: what was placed is the next of its like, those left in the row follow."""
    _, row, placed = explanation.about
    token = row[place]
    taken_first = sorted(range(len(row)), key=lambda other: other != explanation.chosen)
    number = [other for other in taken_first if row[other] == token].index(place) + 1
    title = Text("unit-in-row", {"token": token_name(token), "place": place + 1})
    return Candidate(f"row {place + 1}", title, (thing_id(s, s.bot, token, placed[place] + number),), (token,))


REASONING: Final = Reasoning(lambda s, explanation: s.bot, decision_title, line_text, candidate)  # §ST.B2 all is open
