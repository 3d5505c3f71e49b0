"""The opponents' decisions, ready to be read; and what to do with the pieces at a real table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from visavis.games.manhattan.bot.plan import Plan
from visavis.games.manhattan.layout import bomb_place, building_place
from visavis.games.manhattan.options import answer_name
from visavis.games.manhattan.rules.bombs import BUILD
from visavis.games.manhattan.rules.turn import BUILDING
from visavis.games.manhattan.state import Race
from visavis.games.manhattan.words import MOVES, bomb_name, crew_named, event_words, place_name, side_name
from visavis.kernel.errors import UnknownName
from visavis.kernel.journal import Event, Explanation, Journal
from visavis.kernel.priorities import KEPT, Line
from visavis.kernel.table import Table
from visavis.kernel.view import NOTHING_SAID, READER, Candidate, Reason, ReasonLine, Text

SECRET: Final = ("win_chain", "reserve", "keeps_reserve")  # lines that tell whether a bomb is ready
ENTIRELY_SECRET: Final = ("best_design", "last_contractors")  # whatever is decided by these is not explained
WITH_NUMBERS: Final = ("rest", "work", "no_step_1")  # lines whose sentences name two values
RANKED: Final = ("cheapest_worker", "contractors_first", "own", "least_damage")  # lines whose values only set an order


def reasons(table: Table[Race], since: int, seat: int) -> list[Reason]:
    """Every decision of an opponent after the first `since` answers, in order, as far as a seat may know."""
    return [reason(table.state, n, explanation) for n, explanation in told_to(table, since, seat)]


def told_to(table: Table[Race], since: int, seat: int) -> list[tuple[int, Explanation]]:
    """§1.21 What an opponent keeps in its hand, it keeps to itself, until the game is over."""
    s = table.state
    journal = table.journal or Journal()
    found = journal.explanations(since)
    if s.ending or s.options.open_hands or seat == READER:
        return found
    masked = [(n, each if each.about[0] == seat else without_secrets(s, each)) for n, each in found]
    return [(n, each) for n, each in masked if each.lines]


def without_secrets(s: Race, explanation: Explanation) -> Explanation:
    """Nothing of its draft, no card it could have built, no line that tells whether it could.

    What it weighs depends on its hidden plan: the numbers are told only where the table wants them.
    """
    if any(line.text in ENTIRELY_SECRET for line in explanation.lines):
        return explanation._replace(lines=())
    lines = tuple(without_cards(s, line, explanation.chosen) for line in unrevealing(explanation.lines))
    return explanation._replace(lines=tuple(line for line in lines if line.before))


def unrevealing(lines: Sequence[Line]) -> Iterator[Line]:
    """The lines as they would read if no bomb were ready: so that nobody can tell one from the other.

    The plan is not told. Work with a bomb ready looks like any work; what was kept for its crew is dropped by the next
    line, or by the one that sends the cheapest.
    """
    before: tuple[Any, ...] = ()  # what a line that is not told was given
    for n, line in enumerate(lines):
        if is_of_plan(line):
            continue
        if line.text == "build_ready":
            yield line._replace(rule="T6", text="work")
        elif line.text in SECRET and n + 1 < len(lines):
            before = before or line.before
        else:
            told = line._replace(rule="M5a", text="cheapest_worker") if line.text in SECRET else line
            yield told._replace(before=before or line.before)
            before = ()


def without_cards(s: Race, line: Line, chosen: Any) -> Line:
    """The line as it reads to one who does not see the hand."""
    before, after = (tuple(each for each in side if each == chosen or not is_card_held(each)) for side in line[2:4])
    about = line.about if s.options.think_aloud else ()
    return line._replace(before=before, after=after, about=about)


def is_of_plan(line: Line) -> bool:
    return isinstance(line.before[0], Plan) if line.before else False


def is_card_held(answer: Any) -> bool:
    return str(answer).startswith(f"{BUILD} ")


def reason(s: Race, n: int, explanation: Explanation) -> Reason:
    lines = tuple(reason_line(s, explanation, line) for line in telling(explanation.lines))
    title = Text("decision-" + explanation.name.replace("_", "-"), {"side": side_name(explanation.about[0])})
    return Reason(n, explanation.name, title, lines, candidate(s, explanation, explanation.chosen))


def telling(lines: Sequence[Line]) -> list[Line]:
    """The lines that dropped something, of the plan the one that settled it; or the last one carried out."""
    dropping = [line for line in lines if len(line.after) < len(line.before)]
    settled = [line for line in dropping if is_of_plan(line)][-1:]
    found = [*settled, *(line for line in dropping if not is_of_plan(line))]
    return found or [line for line in lines if line.note == KEPT][-1:] or list(lines[-1:])


def reason_line(s: Race, explanation: Explanation, line: Line) -> ReasonLine:
    """A line, its candidates with their values where it weighs them."""
    weighed = bool(line.about) and isinstance(line.about[0], tuple)
    values = dict(line.about) if weighed and line.text not in RANKED and len({n for _, n in line.about}) > 1 else {}
    words = {} if weighed or not line.about else dict(zip(("value", "bar"), line.about, strict=True))
    key = line.text + ("_untold" if line.text in WITH_NUMBERS and not words else "")
    before = tuple(candidate(s, explanation, each, values) for each in line.before)
    after = tuple(candidate(s, explanation, each, values) for each in line.after)
    return ReasonLine(line.rule, Text("reason-" + key.replace("_", "-"), words), before, after, line.note)


def candidate(s: Race, explanation: Explanation, each: Any, values: dict[Any, float] | None = None) -> Candidate:
    name = plan_name(each) if isinstance(each, Plan) else answer_name(s, explanation.name, each)
    if values and each in values:
        name = Text("candidate-valued", {"name": name, "value": values[each]})
    return Candidate(plan_id(each) if isinstance(each, Plan) else light_of(s, each), name)


def plan_id(plan: Plan) -> str:
    """It lights nothing, and is not mistaken for another."""
    return " ".join(("plan", *plan.bombs, "test", plan.test, "load", *plan.loads))


def plan_name(plan: Plan) -> Text:
    """5.1 What it means to do, and how many points that makes."""
    words: dict[str, Any] = {"bombs": tuple(bomb_name(bomb) for bomb in plan.bombs) or (Text("nothing"),)}
    words |= {"test": int(bool(plan.test)), "tested": bomb_name(plan.test) if plan.test else NOTHING_SAID}
    return Text("plan", words | {"loads": len(plan.loads), "n": plan.points})


def light_of(s: Race, answer: Any) -> str:
    """What to light on the board for an answer."""
    word = str(answer).rpartition(" ")[2]
    if str(answer).startswith(f"{BUILDING} ") or str(answer).startswith("bombers "):
        return building_place(word)
    if word in s.board.bombs:
        return bomb_place(word)
    return str(answer)


def why_not(table: Table[Race], since: int, named: str, seat: int) -> Text:
    """Why an opponent did not choose something it could have, in its last decisions."""
    s = table.state
    heard: Text | None = None
    for _, explanation in told_to(table, since, seat):
        for line in explanation.lines:
            for each in line.before:
                if str(each) == named or light_of(s, each) == named:
                    heard = heard or candidate(s, explanation, each).title
                    if each not in line.after:
                        return dropped(s, explanation, line, each)
    if heard is None and named not in s.board.spaces and named not in s.board.buildings and named not in s.board.bombs:
        raise UnknownName("{came!r} is neither a space, nor a building, nor a bomb; try mine_mid or 12", came=named)
    meant = heard or (bomb_name(named) if named in s.board.bombs else place_name(s, named))
    return Text("why-not-unknown", {"named": meant})


def dropped(s: Race, explanation: Explanation, line: Line, each: Any) -> Text:
    shown = reason_line(s, explanation, line)
    found = next(candidate for candidate, raw in zip(shown.before, line.before, strict=True) if raw == each)
    words = {"dropped": found.title, "rule": line.rule, "after": tuple(other.title for other in shown.after)}
    return Text("why-not" if shown.after else "why-not-alone", words | {"reason": shown.title})


# At a real table


def moves(table: Table[Race], since: int, seat: int) -> list[Text]:
    """What a person does with the pieces to follow what a seat knows to have happened after `since` answers."""
    return [Text(move_key("move", event), move_words(table.state, event)) for event in moving(table, since, seat)]


def unmoves(table: Table[Race], since: int, seat: int) -> list[Text]:
    """How to take all of that back, the last thing first."""
    events = reversed(moving(table, since, seat))
    return [Text(move_key("unmove", event), move_words(table.state, event)) for event in events]


def moving(table: Table[Race], since: int, seat: int) -> list[Event]:
    events = (table.journal or Journal()).seen_by(seat, since)
    return [event for _, event in events if event.name in MOVES and not moves_nothing(event)]


def moves_nothing(event: Event) -> bool:
    """§1.11 §8.15 A gain of nothing."""
    return (event.name == "gained" and not event.args[2]) or (event.name == "hired" and not sum(event.args[2:4]))


def move_key(prefix: str, event: Event) -> str:
    return f"{prefix}-{event.name.replace('_', '-')}"


def move_words(s: Race, event: Event) -> dict[str, Any]:
    """An event as its sentence needs it; of workers also whose they are, which a hand at the pieces has to know."""
    words = event_words(s, event)
    if event.name in ("placed", "manned"):
        words["workers"] = crew_named(event.args[1])
    if event.name == "bombed":
        words["stay"] = "no" if words["gone"] else "yes"
    if event.name == "retrieved":
        words["greys"] = "yes" if words["grey_from"] else "no"
    return words
