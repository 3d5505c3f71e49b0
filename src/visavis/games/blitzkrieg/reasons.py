"""The bot's decisions, ready to be read: which line of which table left what standing."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from visavis.games.blitzkrieg.state import FIRST, War
from visavis.games.blitzkrieg.words import MOVES, WEAPONS_COME, event_words, space_name, theatre_name, token_name
from visavis.kernel.errors import UnknownName
from visavis.kernel.journal import Event, Explanation, Journal
from visavis.kernel.priorities import Line
from visavis.kernel.table import Table
from visavis.kernel.view import NOTHING_SAID, Candidate, Reason, ReasonLine, Text


def reasons(table: Table[War], since: int, seat: int) -> list[Reason]:
    """§ST.B2 Every decision of the bot after the first `since` answers, in order: all it looks at lies open."""
    journal = table.journal or Journal()
    return [reason(table.state, n, explanation) for n, explanation in journal.explanations(since)]


def reason(s: War, n: int, explanation: Explanation) -> Reason:
    lines = tuple(reason_line(s, explanation, line) for line in explanation.lines)
    chosen = None if explanation.chosen is None else candidate(s, explanation, explanation.chosen)
    return Reason(n, explanation.name, decision_title(s, explanation), lines, chosen)


def decision_title(s: War, explanation: Explanation) -> Text:
    if explanation.name == "unit":
        return Text("decision-unit", {"space": space_name(s.board, explanation.about[0])})
    return Text(f"decision-{explanation.name}")


def reason_line(s: War, explanation: Explanation, line: Line) -> ReasonLine:
    before = tuple(candidate(s, explanation, each) for each in line.before)
    after = tuple(candidate(s, explanation, each) for each in line.after)
    words: dict[str, int] = asdict(s.board.solo.thresholds)
    if line.about:
        words["die"] = line.about[0]
    return ReasonLine(line.rule, Text("reason-" + line.text.replace("_", "-"), words), before, after, line.note)


def candidate(s: War, explanation: Explanation, each: Any) -> Candidate:
    """A theatre, a space, or a unit by its place in the row as it was then."""
    if explanation.name == "unit":
        token = explanation.about[1 + each]
        return Candidate(f"row {each + 1}", Text("unit-in-row", {"token": token_name(token), "place": each + 1}))
    if explanation.name == "strategic":
        rank = dict(explanation.about)[each]
        return Candidate(each, Text("theatre-with-rank", {"theatre": theatre_name(each), "rank": rank}))
    if each in s.board.spots:
        return Candidate(each, space_name(s.board, each))
    return Candidate(each, Text("theatre-coded", {"theatre": theatre_name(each), "code": each}))


def why_not(table: Table[War], since: int, named: str, seat: int) -> Text:
    """Why the bot did not choose a theatre, a space, a token, or a token and a space, in its last decisions."""
    s = table.state
    journal = table.journal or Journal()
    wanted = wanted_from(s, named)
    for _, explanation in journal.explanations(since):
        for each in explanation_candidates(explanation, wanted):
            line = explanation.why_not(each)
            if line is not None:
                return dropped(s, explanation, line, each)
    return Text("why-not-unknown", {"named": named})


def wanted_from(s: War, named: str) -> list[str]:
    """What the words mean: theatre, space, token; a space also means its theatre."""
    found: list[str] = []
    for each in named.upper().split():
        if each in s.board.spots:
            found += [s.board.spots[each].theatre, each]
        elif each in s.board.theatres or each in s.board.tokens:
            found.append(each)
        else:
            raise UnknownName("{came!r} is neither a theatre, nor a space, nor a token; try WE, WE1.2 or A1", came=each)
    return found


def explanation_candidates(explanation: Explanation, wanted: list[str]) -> list[Any]:
    if explanation.name == "unit":
        return [place for place, token in enumerate(explanation.about[1:]) if token in wanted]
    return [each for each in wanted if explanation.lines and each in explanation.lines[0].before]


def dropped(s: War, explanation: Explanation, line: Line, each: Any) -> Text:
    after = tuple(candidate(s, explanation, other).title for other in line.after)
    words = {"dropped": candidate(s, explanation, each).title, "rule": line.rule, "after": after}
    return Text("why-not", words | {"reason": reason_line(s, explanation, line).title})


# At a real table


def moves(table: Table[War], since: int, seat: int) -> list[Text]:
    """What a person does with the pieces to follow what a seat knows to have happened after `since` answers."""
    return [Text(move_key("move", event), move_words(table.state, event)) for event in moving(table, since, seat)]


def unmoves(table: Table[War], since: int, seat: int) -> list[Text]:
    """How to take all of that back, the last thing first."""
    events = reversed(moving(table, since, seat))
    return [Text(move_key("unmove", event), move_words(table.state, event)) for event in events]


def moving(table: Table[War], since: int, seat: int) -> list[Event]:
    events = (table.journal or Journal()).seen_by(seat, since)
    return [event for _, event in events if event.name in MOVES and not stays(event)]


def stays(event: Event) -> bool:
    return event.name == "marker" and event.args[2] == event.args[3]


def move_key(prefix: str, event: Event) -> str:
    return f"{prefix}-{event.name.replace('_', '-')}"


def move_words(s: War, event: Event) -> dict[str, Any]:
    """The event's own words; of points also the total before; and whether the bot's row is meant."""
    words = event_words(s, event)
    if "total" in words:
        words["before"] = words["total"] - words["n"] - words.get("extra", 0)
    row = s.bot == FIRST and "side" in words and event.args[0] == s.bot
    special = event.name in WEAPONS_COME and s.board.tokens[event.args[1]].special
    return words | {"where": "row" if row else "reserve", "swap": Text("swap-weapon") if special else NOTHING_SAID}
